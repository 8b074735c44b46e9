# Αυτόματοι οδηγοί, κατά επίπεδο

driver-legends-about = Τα αυτόματα αυτοκίνητα των κανόνων: χωρίς κάρτες, Heat και σπιναρίσματα.
driver-rookie-about = Οδηγεί με απλούς κανόνες. Καλός για να μάθεις.
driver-club-about = Ζυγίζει κάθε σχέδιο της σειράς του και ξέρει τον ρυθμό της πίστας.
driver-champion-about = Τρέχει τα καλύτερα σχέδια ως τη σημαία πολλές φορές και μετά διαλέγει.
driver-nobody-about = Τα άδεια αυτοκίνητα μένουν στα πιτ.
setup-absent = Οδηγεί για όσους λείπουν
setup-hints = Συμβουλές
lobby-level = Επίπεδο: { $name }

# Συμβουλές

hint = Συμβουλή
hint-note = Διάλεξε: τίποτα δεν στέλνεται ακόμη.
hint-pending = Οι απαντήσεις σου τρέχουν ως τη σημαία.
hint-again = Ρώτα ξανά
hint-speed = Κίνηση { $speed }
hint-heat = κοστίζει { $heat } Heat
hint-spin = { $spin } σπινάρισμα
hint-safe = χωρίς σπινάρισμα
win-chance = πιθανότητα νίκης
keys-hint = συμβουλή
problem-no-hints = Αυτό το τραπέζι παίζει χωρίς συμβουλές.
problem-no-decision = Δεν υπάρχει τίποτα να αποφασίσεις τώρα.
problem-no-hint-here = Στο γκαράζ δεν υπάρχουν συμβουλές.
problem-no-such-moment = Η κούρσα δεν έχει τέτοια στιγμή.
problem-nothing-to-review = Δεν υπάρχει τίποτα να αναλυθεί: αυτή η θέση δεν είχε επιλογή.
problem-nothing-to-explain = Εδώ δεν υπάρχει τίποτα να εξηγηθεί.
reason-finishes = Περνά τη γραμμή τερματισμού σε αυτή τη σειρά: { $chance }%.
reason-avoids-spin-out = { $spin_out ->
    [0] Χωρίς σπινάρισμα σε { $corner }· οι άλλες ρισκάρουν { $others }%.
   *[other] { $spin_out }% σπινάρισμα σε { $corner }· οι άλλες ρισκάρουν { $others }%.
  }
reason-clears-corner-free = Περνά { $corner } μέσα στο όριο { $limit }, χωρίς Heat.
reason-keeps-heat-for-corner = Κρατά { $heat } Heat για { $corner }· οι άλλες κρατούν { $others }.
reason-cools = Κάνει Cooldown { $heat } Heat.
reason-sheds-stress = Διώχνει { $stress } Στρες.
reason-uses-straight = Κίνηση { $speed } στην ευθεία· οι άλλες φτάνουν { $others }.
reason-sets-up-corner = { $spaces ->
    [0] Σταματά ακριβώς πριν από { $corner }, έτοιμο για τη στροφή.
    [one] Σταματά { $spaces } Θέση πριν από { $corner }, έτοιμο για τη στροφή.
   *[other] Σταματά { $spaces } Θέσεις πριν από { $corner }, έτοιμο για τη στροφή.
  }
reason-boosts = Μια ανοιγμένη κάρτα δίνει παραπάνω Κίνηση.
reason-saves-heat = Γλιτώνει { $heat } Heat.
reason-gains-spaces = { $spaces ->
    [one] Κερδίζει { $spaces } Θέση.
   *[other] Κερδίζει { $spaces } Θέσεις.
  }
reason-stays-back = Μένει πριν από { $corner }.
reason-keeps-cards = Κρατά { $cards }.
reason-draws-new-cards = Αλλάζει { $cards } με νέες κάρτες.
reason-wins-most = Τίποτα δεν ξεχωρίζει· κερδίζει στο { $win }% από εδώ.

# Ανάλυση

review = Ανάλυση
review-mine = Ανάλυση της κούρσας μου
review-of = Ανάλυση: { $name }
review-page = Ανάλυση: { $place }
review-seat = Ποιανού κούρσα
review-pending = Η κούρσα εξετάζεται ξανά
review-pending-about = Κάθε επιλογή τρέχει ως τη σημαία πολλές φορές, με όσα φαίνονταν τότε.
review-done = { $moments ->
    [0] Η ανάλυση είναι έτοιμη. Καμία επιλογή δεν κόστισε πιο πολύ απ’ όσο μπορεί να πει η τύχη.
    [one] Η ανάλυση είναι έτοιμη. { $moments } επιλογή κόστισε πιθανότητα νίκης.
   *[other] Η ανάλυση είναι έτοιμη. { $moments } επιλογές κόστισαν πιθανότητα νίκης.
  }
review-failed = Χωρίς ανάλυση
review-account = Τύχη και επιλογές
review-start = Πιθανότητα νίκης στην εκκίνηση
review-luck = Τύχη
review-decisions = Επιλογές
review-won = Νίκη
review-lost = Όχι νίκη
review-account-about = Επιλογές: όσα θα πρόσθεταν καλύτερες. Τύχη: όλα τα άλλα, οι κάρτες και τα άλλα αυτοκίνητα. Μαζί οδηγούν από την εκκίνηση στο αποτέλεσμα.
review-by = { $choices } επιλογές, κάθε απάντηση τρεγμένη { $rollouts } φορές από { $evaluator }.
review-moments = Οι πιο ακριβές στιγμές
review-none = Καμία επιλογή δεν κόστισε πιο πολύ απ’ όσο μπορεί να πει η τύχη.
review-round = Περίοδος { $round }
review-place = { $distance ->
    [0] Ακριβώς πριν από { $corner }
    [one] { $distance } Θέση πριν από { $corner }
   *[other] { $distance } Θέσεις πριν από { $corner }
  }, ταχύτητα { $gear }, { $heat } Heat.
review-cause-gear = ταχύτητα
review-cause-corner-heat = Heat στη στροφή
review-cause-cards = κάρτες
review-cause-boost = boost
review-cause-cooldown = Cooldown
review-cause-slipstream = slipstream
review-cause-discard = ξεσκαρτάρισμα
review-cause-value = αξία κάρτας
review-cause-symbol = σύμβολο
review-played = Παίχτηκε
review-better = Καλύτερα
review-show = Δες
review-again = Ξανά από εδώ
review-again-about = Δικό σου τραπέζι από αυτή την επιλογή: ίδιες κάρτες, ίδια τύχη.
