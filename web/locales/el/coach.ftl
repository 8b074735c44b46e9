# Αυτόματοι οδηγοί, κατά επίπεδο

driver-near-about = Επιλεγμένοι με βάση τις κούρσες σου σε αυτή τη συσκευή, για μια αμφίρροπη κούρσα.
driver-legends-about = Οι αυτόματοι αντίπαλοι του παιχνιδιού: χωρίς κάρτες, Heat και σπιναρίσματα.
driver-rookie-about = Βλέπει μία σειρά μπροστά και συχνά διαλέγει ένα λίγο χειρότερο σχέδιο. Ιδανικός για να μάθεις.
driver-amateur-about = Ξέρει τον ρυθμό της πίστας. Πού και πού διαλέγει ένα λίγο χειρότερο σχέδιο.
driver-club-about = Συγκρίνει όλα τα σχέδια της σειράς του και ξέρει τον ρυθμό της πίστας.
driver-pro-about = Δοκιμάζει τα καλύτερα σχέδιά του σε πολλές σύντομες κούρσες και μετά διαλέγει.
driver-champion-about = Παίζει την κούρσα ως το τέλος πολλές φορές πριν διαλέξει.
driver-nobody-about = Τα άδεια αυτοκίνητα μένουν στα πιτ.
setup-absent = Αντικαθιστά όσους λείπουν
setup-hints = Συμβουλές
lobby-level = Επίπεδο: { $name }
lobby-manner = Στυλ οδήγησης: { $name }
manner-keeps-about = Ξέρει τι έμεινε στην τράπουλα και φυλάει Heat για το τέλος.
manner-dares-about = Πληρώνει στις στροφές, κάνει Cooldown στις ευθείες, δεν παραπονιέται ποτέ.
manner-follows-about = Μία Θέση πίσω σου από την εκκίνηση. Πρόσεχε στην τελευταία στροφή.
manner-blocks-about = Του αρέσει η Θέση δίπλα σε άλλο αυτοκίνητο. Το πέρασμα είναι δικό σου πρόβλημα.
manner-gambles-about = Παίζει το Στρες σαν δώρο. Καμιά φορά είναι.
manner-boosts-about = Κάνει Boost όταν κοιτάζει η κερκίδα. Η κερκίδα κοιτάζει πάντα.

# Συμβουλές

hint = Συμβουλή
hint-note = Πάτησε μια συμβουλή για να τη δοκιμάσεις. Τίποτα δεν παίχτηκε ακόμη.
hint-pending = Ψάχνω την καλύτερη κίνηση…
hint-again = Ρώτα ξανά
hint-speed = Κίνηση { $speed }
hint-heat = κοστίζει { $heat } Heat
hint-spin = σπινάρισμα { $spin }
hint-safe = χωρίς σπινάρισμα
hint-place = θέση
hint-by-place = Η νίκη είναι άπιαστη: μετρούν οι θέσεις.
win-chance = πιθανότητα νίκης
keys-hint = συμβουλή
problem-no-hints = Αυτό το τραπέζι παίζει χωρίς συμβουλές.
problem-no-decision = Δεν έχεις τίποτα να αποφασίσεις τώρα.
problem-no-hint-here = Στο γκαράζ δεν υπάρχουν συμβουλές.
problem-no-such-moment = Αυτή η στιγμή δεν υπάρχει στην κούρσα.
problem-nothing-to-review = Δεν υπάρχει τίποτα να αναλυθεί: αυτός ο οδηγός δεν είχε καμία επιλογή να κάνει.
problem-nothing-to-explain = Εδώ δεν υπάρχει τίποτα να εξηγηθεί.
reason-finishes = Περνά τη γραμμή τερματισμού σε αυτή τη σειρά: { $chance }%.
reason-avoids-spin-out = { $spin_out ->
    [0] Χωρίς σπινάρισμα στη στροφή { $corner }· οι άλλες επιλογές ρισκάρουν κατά μέσο όρο { $others }%.
   *[other] { $spin_out }% σπινάρισμα στη στροφή { $corner }· οι άλλες επιλογές ρισκάρουν κατά μέσο όρο { $others }%.
  }
reason-clears-corner-free = Περνά τη στροφή { $corner } μέσα στο όριο { $limit }, χωρίς Heat.
reason-keeps-heat-for-corner = Κρατά { $heat } Heat για τη στροφή { $corner }· οι άλλες επιλογές { $others } κατά μέσο όρο.
reason-cools = Επιστρέφει { $heat } Heat στη Μηχανή (Cooldown).
reason-sheds-stress = Διώχνει { $stress } Στρες.
reason-uses-straight = Κίνηση { $speed } στην ευθεία· οι άλλες επιλογές φτάνουν { $others } κατά μέσο όρο.
reason-sets-up-corner = { $spaces ->
    [0] Σταματά ακριβώς πριν από τη στροφή { $corner }, σε καλή θέση για αυτήν.
    [one] Σταματά { $spaces } Θέση πριν από τη στροφή { $corner }, σε καλή θέση για αυτήν.
   *[other] Σταματά { $spaces } Θέσεις πριν από τη στροφή { $corner }, σε καλή θέση για αυτήν.
  }
reason-boosts = { $heat ->
    [0] Μια κάρτα που ανοίγει δίνει παραπάνω Κίνηση, χωρίς Heat.
    [one] Μια κάρτα που ανοίγει δίνει παραπάνω Κίνηση, με { $heat } Heat.
   *[other] Μια κάρτα που ανοίγει δίνει παραπάνω Κίνηση, με { $heat } Heat.
  }
reason-saves-heat = Γλιτώνει { $heat } Heat.
reason-gains-spaces = { $spaces ->
    [one] Κερδίζει { $spaces } Θέση.
   *[other] Κερδίζει { $spaces } Θέσεις.
  }
reason-stays-back = Μένει πριν από τη στροφή { $corner }.
reason-keeps-cards = Κρατά { $cards }.
reason-draws-new-cards = Αλλάζει { $cards } με νέες κάρτες.
reason-only-answer = Οι κανόνες δεν αφήνουν τίποτε άλλο.
reason-farther = { $spaces ->
    [one] { $spaces } Θέση πιο μακριά από την καλύτερη των άλλων, χωρίς παραπάνω Heat.
   *[other] { $spaces } Θέσεις πιο μακριά από την καλύτερη των άλλων, χωρίς παραπάνω Heat.
  }
reason-farther-for-heat = { $spaces ->
    [one] { $spaces } Θέση πιο μακριά από την καλύτερη των άλλων, με { $heat } Heat παραπάνω.
   *[other] { $spaces } Θέσεις πιο μακριά από την καλύτερη των άλλων, με { $heat } Heat παραπάνω.
  }
reason-keeps-heat = { $spaces ->
    [one] Κρατά { $heat } Heat παραπάνω από την καλύτερη των άλλων και φτάνει { $spaces } Θέση πιο πίσω.
   *[other] Κρατά { $heat } Heat παραπάνω από την καλύτερη των άλλων και φτάνει { $spaces } Θέσεις πιο πίσω.
  }
reason-keeps-heat-as-far = Κρατά { $heat } Heat παραπάνω από την καλύτερη των άλλων και φτάνει το ίδιο μακριά.
reason-plays-stress = Παίζει { $stress } Στρες παραπάνω από την καλύτερη των άλλων και φτάνει το ίδιο μακριά.
reason-holds-back = { $spaces ->
    [one] Σταματά { $spaces } Θέση πριν από την καλύτερη των άλλων, με τα ίδια Heat.
   *[other] Σταματά { $spaces } Θέσεις πριν από την καλύτερη των άλλων, με τα ίδια Heat.
  }
reason-even = { $own }% και { $other }%: πολύ κοντά για να ξεχωρίσουν. Προτίμησε όποια αφήνει το καλύτερο χέρι για μετά.
reason-even-by-place = Θέση { $own } και { $other } κατά μέσο όρο: πολύ κοντά για να ξεχωρίσουν. Προτίμησε όποια αφήνει το καλύτερο χέρι για μετά.
reason-wins = Κερδίζει στο { $own }% από εδώ, η καλύτερη των άλλων στο { $other }%.
reason-wins-by-place = Τερματίζει κατά μέσο όρο στη θέση { $own }, η καλύτερη των άλλων στη { $other }.

# Ανάλυση

review = Ανάλυση
review-mine = Ανάλυση της κούρσας μου
review-of = Ανάλυση: { $name }
review-page = Ανάλυση: { $place }
review-seat = Οδηγός
review-pending = Ανάλυση της κούρσας
review-pending-about = Κάθε επιλογή παίζεται πολλές φορές ως τον τερματισμό, με όσα ήξερες τότε.
review-done = { $moments ->
    [0] Η ανάλυση είναι έτοιμη. Κανένα ξεκάθαρο λάθος.
    [one] Η ανάλυση είναι έτοιμη. { $moments } επιλογή κόστισε πιθανότητα νίκης.
   *[other] Η ανάλυση είναι έτοιμη. { $moments } επιλογές κόστισαν πιθανότητα νίκης.
  }
review-failed = Χωρίς ανάλυση
review-account = Τύχη και επιλογές
review-start = Εκκίνηση
review-luck = Τύχη
review-decisions = Επιλογές
review-won = Νίκη
review-lost = Ήττα
review-by = { $choices } επιλογές, κάθε απάντηση παίχτηκε { $rollouts } φορές ως τον τερματισμό.
review-moments = Στιγμές
review-none = Κανένα ξεκάθαρο λάθος: καμία επιλογή δεν κόστισε αισθητά.
review-round = Περίοδος { $round }
review-played = Παίχτηκε
review-better = Καλύτερα
review-show = Δες
review-again = Ξανά από εδώ
review-again-about = Δικό σου τραπέζι από αυτή την επιλογή: ίδιες κάρτες, ίδια τύχη.
review-title-corner = Περίοδος { $round }, { $corner }
review-graph = Πιθανότητα νίκης
review-graph-places = Αναμενόμενη θέση
review-graph-label = Πιθανότητα νίκης, ανά περίοδο: { $start } στην εκκίνηση· στιγμές: { $moments }. Ο πίνακας των περιόδων έχει όλους τους αριθμούς.
review-band = Ζώνη: όσα λένε { $rollouts } κούρσες από κάθε στιγμή.
review-out-of-reach = Η νίκη ήταν άπιαστη: μετρούν οι θέσεις.
review-by-place = Ανά θέση
review-mark-good = μόνη καλή απάντηση
review-mark-mistake = λάθος
review-mark-blunder = μεγάλο λάθος
review-mark-luck = τύχη
review-counts = Επιλογές: { $choices }, τύχη: { $luck }
review-done-so-far = Επιλογές που εξετάστηκαν: { $done }
review-accuracy = Ακρίβεια { $accuracy }%
review-pays = Πληρώνει
review-left = Μένουν
review-before = Προηγούμενη στιγμή
review-next = Επόμενη στιγμή
review-field = Απέναντι στους άλλους
review-over = στροφές πάνω
review-of-all = { $count } από { $all }
review-twin = Πίνακας περιόδων
review-go-on = Συνέχισε
review-deciders = Τι έκρινε την κούρσα

# Τι λέγεται για μια στιγμή

told-spun-out = Κίνηση { $speed } στη στροφή { $corner }, όριο { $limit }: η Μηχανή δεν μπόρεσε να πληρώσει, σπινάρισμα.
told-paid = Κίνηση { $speed } στη στροφή { $corner }, όριο { $limit }: πληρωμένα Heat: { $heat }.
told-within = Κίνηση { $speed } στη στροφή { $corner }, μέσα στο όριο { $limit }.
told-stopped = { $spaces ->
    [0] Κίνηση { $speed }, στάση ακριβώς πριν από τη στροφή { $corner }.
    [one] Κίνηση { $speed }, στάση { $spaces } Θέση πριν από τη στροφή { $corner }.
   *[other] Κίνηση { $speed }, στάση { $spaces } Θέσεις πριν από τη στροφή { $corner }.
  }
told-drove = Κίνηση { $speed }, χωρίς άλλη στροφή ως τον τερματισμό.
told-cooled = Έγινε Cooldown { $heat } Heat.
told-boosted = Χρησιμοποιήθηκε το Boost.
told-ended-react = Η Αντίδραση τελείωσε εδώ.
told-towed = { $spaces ->
    [one] Χρησιμοποιήθηκε Slipstream για { $spaces } Θέση.
   *[other] Χρησιμοποιήθηκε Slipstream για { $spaces } Θέσεις.
  }
told-not-towed = Υπήρχε Slipstream και δεν χρησιμοποιήθηκε.
told-discarded = Στα σκάρτα: { $cards }.
told-kept-all = Καμία κάρτα δεν πήγε στα σκάρτα.
told-others-there = { $cars ->
    [one] { $cars } άλλο αυτοκίνητο πέρασε από εκεί με { $low } έως { $high } και πλήρωσε { $least } έως { $most } Heat.
   *[other] { $cars } άλλα αυτοκίνητα πέρασαν από εκεί με { $low } έως { $high } και πλήρωσαν { $least } έως { $most } Heat.
  }
told-others-there-at = { $cars ->
    [one] { $cars } άλλο αυτοκίνητο πέρασε από εκεί με { $low } και πλήρωσε { $least } Heat.
   *[other] { $cars } άλλα αυτοκίνητα πέρασαν από εκεί με { $low } και πλήρωσαν { $least } Heat.
  }
told-later = Μια περίοδο μετά: θέση { $place }, { $heat } Heat στη Μηχανή.
told-later-before = { $spaces ->
    [0] Μια περίοδο μετά: θέση { $place }, { $heat } Heat στη Μηχανή, ακριβώς πριν από τη στροφή { $corner }.
    [one] Μια περίοδο μετά: θέση { $place }, { $heat } Heat στη Μηχανή, { $spaces } Θέση πριν από τη στροφή { $corner }.
   *[other] Μια περίοδο μετά: θέση { $place }, { $heat } Heat στη Μηχανή, { $spaces } Θέσεις πριν από τη στροφή { $corner }.
  }
told-safer = Η καλύτερη απάντηση έχει κίνδυνο σπιναρίσματος { $spin_out }%, αυτή που παίχτηκε { $others }%.
told-there-farther = { $spaces ->
    [one] Η καλύτερη απάντηση φτάνει { $spaces } Θέση πιο μακριά χωρίς παραπάνω Heat.
   *[other] Η καλύτερη απάντηση φτάνει { $spaces } Θέσεις πιο μακριά χωρίς παραπάνω Heat.
  }
told-there-farther-for-heat = { $spaces ->
    [one] Η καλύτερη απάντηση φτάνει { $spaces } Θέση πιο μακριά με { $heat } Heat παραπάνω.
   *[other] Η καλύτερη απάντηση φτάνει { $spaces } Θέσεις πιο μακριά με { $heat } Heat παραπάνω.
  }
told-there-keeps-heat = { $spaces ->
    [one] Η καλύτερη απάντηση κρατά { $heat } Heat παραπάνω και φτάνει { $spaces } Θέση πιο πίσω.
   *[other] Η καλύτερη απάντηση κρατά { $heat } Heat παραπάνω και φτάνει { $spaces } Θέσεις πιο πίσω.
  }
told-there-keeps-heat-as-far = Η καλύτερη απάντηση κρατά { $heat } Heat παραπάνω και φτάνει το ίδιο μακριά.
told-there-plays-stress = Η καλύτερη απάντηση παίζει { $stress } Στρες παραπάνω και φτάνει το ίδιο μακριά.
told-there-holds-back = { $spaces ->
    [one] Η καλύτερη απάντηση σταματά { $spaces } Θέση πιο πίσω με τα ίδια Heat.
   *[other] Η καλύτερη απάντηση σταματά { $spaces } Θέσεις πιο πίσω με τα ίδια Heat.
  }
told-chances = Από εδώ και πέρα κερδίζει στο { $better }%, αυτή που παίχτηκε στο { $win }%.
told-places = Η νίκη ήταν άπιαστη. Η καλύτερη απάντηση τερματίζει κατά μέσο όρο στη θέση { $better }, αυτή που παίχτηκε στη { $place }.
told-only-good = Κερδίζει στο { $win }% από εδώ· η επόμενη κερδίζει { $less ->
    [one] { $less } μονάδα λιγότερο
   *[other] { $less } μονάδες λιγότερο
  }.
told-only-good-place = Τερματίζει κατά μέσο όρο στη θέση { $place }· η επόμενη είναι { $places } θέσεις χειρότερη.
told-luck-spin-out = Σπινάρισμα στη στροφή { $corner }.
told-luck-flip = Η κάρτα που άνοιξε: { $cards }.
told-luck-rivals = Τη διαφορά την έκαναν οι άλλοι.
told-luck-rivals-spun = { $cars ->
    [one] { $cars } από τους άλλους σπινάρισε.
   *[other] { $cars } από τους άλλους σπινάρισαν.
  }
told-luck-cards = Τη διαφορά την έκαναν οι κάρτες που τραβήχτηκαν.
told-became = Η πιθανότητα νίκης πήγε από { $before }% σε { $after }%.
told-places-became = Η αναμενόμενη θέση πήγε από { $before } σε { $after }.
