# Ο προπονητής: ανασκοπήσεις στη γραμμή εντολών, συμβουλές στο τερματικό.

## Ανασκόπηση

cli-help-review =
    Δες ξανά μια καταγεγραμμένη κούρσα ή σεζόν: ποιες επιλογές κόστισαν περισσότερο και τι έκανε η τύχη.

    Κάθε επιλογή κρίνεται με όσα ήξερε ο οδηγός εκείνη τη στιγμή. Εκκίνηση, επιλογές και τύχη δίνουν μαζί το αποτέλεσμα.
    .short = Ανασκόπηση μιας κούρσας: επιλογές και τύχη.
    .seat = Ποιου οι επιλογές.  [αλλιώς: οι δικές σου, ή 0]
    .rollouts = Κούρσες που συνεχίζονται για κάθε απάντηση.
    .seed = Ο σπόρος αυτών των κουρσών.
coach-title = { $car } (οδηγός { $seat }, { $driver })
coach-race = Κούρσα { $race }
coach-sum = Πιθανότητα νίκης στην εκκίνηση { $start }, επιλογές { $decisions }, τύχη { $luck }: αποτέλεσμα { $outcome }.
coach-sum-places = Αναμενόμενη θέση στην εκκίνηση { $start }, επιλογές { $decisions }, τύχη { $luck }: θέση { $place }.
coach-unfinished = Η καταγραφή σταματά πριν το τέλος: το αποτέλεσμα είναι η πιθανότητα νίκης εκείνη τη στιγμή.
coach-no-moment = Κανένα ξεκάθαρο λάθος: καμία επιλογή δεν κόστισε αισθητά.
coach-judged = Επιλογές: { $choices }. Κάθε απάντηση κρίθηκε με { $rollouts } κούρσες: { $evaluator }.
coach-round = Περίοδος { $round }:
coach-progress = εξέταση κάθε επιλογής
coach-column-race = κούρσα
coach-column-round = περίοδος
coach-column-cause = θέμα
coach-column-played = παίχτηκε
coach-column-better = καλύτερο
coach-column-loss = χαμένη πιθανότητα
coach-cause = { $cause ->
    [gear] ταχύτητα
    [corner-heat] Heat στις στροφές
    [cards] κάρτες
    [value] αξία
    [boost] Boost
    [cooldown] Cooldown
    [slipstream] Slipstream
    [discard] ξεσκαρτάρισμα
   *[symbol] σύμβολο
  }
review-no-such-seat = δεν υπάρχει οδηγός { $seat }: οι οδηγοί είναι από 0 έως { $last }
review-nothing = δεν υπάρχει τίποτα να αναλυθεί: αυτός ο οδηγός δεν είχε καμία επιλογή να κάνει
review-too-few = { $rollouts } είναι πολύ λίγες: τουλάχιστον { $least } κούρσες

## Τι λέγεται για μια στιγμή

coach-told-spun-out = Κίνηση { $speed } στη στροφή { $corner }, όριο { $limit }: η Μηχανή δεν μπόρεσε να πληρώσει, σπινάρισμα.
coach-told-paid = Κίνηση { $speed } στη στροφή { $corner }, όριο { $limit }: πληρωμένα Heat: { $heat }.
coach-told-within = Κίνηση { $speed } στη στροφή { $corner }, μέσα στο όριο { $limit }.
coach-told-stopped = { $spaces ->
    [0] Κίνηση { $speed }, στάση ακριβώς πριν από τη στροφή { $corner }.
    [one] Κίνηση { $speed }, στάση { $spaces } Θέση πριν από τη στροφή { $corner }.
   *[other] Κίνηση { $speed }, στάση { $spaces } Θέσεις πριν από τη στροφή { $corner }.
  }
coach-told-drove = Κίνηση { $speed }, χωρίς άλλη στροφή ως τον τερματισμό.
coach-told-cooled = Έγινε Cooldown { $heat } Heat.
coach-told-boosted = Χρησιμοποιήθηκε το Boost.
coach-told-ended-react = Η Αντίδραση τελείωσε εδώ.
coach-told-towed = { $spaces ->
    [one] Χρησιμοποιήθηκε Slipstream για { $spaces } Θέση.
   *[other] Χρησιμοποιήθηκε Slipstream για { $spaces } Θέσεις.
  }
coach-told-not-towed = Υπήρχε Slipstream και δεν χρησιμοποιήθηκε.
coach-told-discarded = Στα σκάρτα: { $cards }.
coach-told-kept-all = Καμία κάρτα δεν πήγε στα σκάρτα.
coach-told-others-there = { $cars ->
    [one] { $cars } άλλο αυτοκίνητο πέρασε από εκεί με { $low } έως { $high } και πλήρωσε { $least } έως { $most } Heat.
   *[other] { $cars } άλλα αυτοκίνητα πέρασαν από εκεί με { $low } έως { $high } και πλήρωσαν { $least } έως { $most } Heat.
  }
coach-told-others-there-at = { $cars ->
    [one] { $cars } άλλο αυτοκίνητο πέρασε από εκεί με { $low } και πλήρωσε { $least } Heat.
   *[other] { $cars } άλλα αυτοκίνητα πέρασαν από εκεί με { $low } και πλήρωσαν { $least } Heat.
  }
coach-told-later = Μια περίοδο μετά: θέση { $place }, { $heat } Heat στη Μηχανή.
coach-told-later-before = { $spaces ->
    [0] Μια περίοδο μετά: θέση { $place }, { $heat } Heat στη Μηχανή, ακριβώς πριν από τη στροφή { $corner }.
    [one] Μια περίοδο μετά: θέση { $place }, { $heat } Heat στη Μηχανή, { $spaces } Θέση πριν από τη στροφή { $corner }.
   *[other] Μια περίοδο μετά: θέση { $place }, { $heat } Heat στη Μηχανή, { $spaces } Θέσεις πριν από τη στροφή { $corner }.
  }
coach-told-safer = Η καλύτερη απάντηση έχει κίνδυνο σπιναρίσματος { $spin_out }, αυτή που παίχτηκε { $others }.
coach-told-there-farther = { $spaces ->
    [one] Η καλύτερη απάντηση φτάνει { $spaces } Θέση πιο μακριά χωρίς παραπάνω Heat.
   *[other] Η καλύτερη απάντηση φτάνει { $spaces } Θέσεις πιο μακριά χωρίς παραπάνω Heat.
  }
coach-told-there-farther-for-heat = { $spaces ->
    [one] Η καλύτερη απάντηση φτάνει { $spaces } Θέση πιο μακριά με { $heat } Heat παραπάνω.
   *[other] Η καλύτερη απάντηση φτάνει { $spaces } Θέσεις πιο μακριά με { $heat } Heat παραπάνω.
  }
coach-told-there-keeps-heat = { $spaces ->
    [one] Η καλύτερη απάντηση κρατά { $heat } Heat παραπάνω και φτάνει { $spaces } Θέση πιο πίσω.
   *[other] Η καλύτερη απάντηση κρατά { $heat } Heat παραπάνω και φτάνει { $spaces } Θέσεις πιο πίσω.
  }
coach-told-there-keeps-heat-as-far = Η καλύτερη απάντηση κρατά { $heat } Heat παραπάνω και φτάνει το ίδιο μακριά.
coach-told-there-plays-stress = Η καλύτερη απάντηση παίζει { $stress } Στρες παραπάνω και φτάνει το ίδιο μακριά.
coach-told-there-holds-back = { $spaces ->
    [one] Η καλύτερη απάντηση σταματά { $spaces } Θέση πιο πίσω με τα ίδια Heat.
   *[other] Η καλύτερη απάντηση σταματά { $spaces } Θέσεις πιο πίσω με τα ίδια Heat.
  }
coach-told-chances = Από εδώ και πέρα κερδίζει στο { $better }, αυτή που παίχτηκε στο { $win }.
coach-told-places = Η νίκη ήταν άπιαστη. Η καλύτερη απάντηση τερματίζει κατά μέσο όρο στη θέση { $better }, αυτή που παίχτηκε στη { $place }.
coach-told-only-good = Κερδίζει στο { $win } από εδώ· η επόμενη κερδίζει { $less ->
    [one] { $less } μονάδα λιγότερο
   *[other] { $less } μονάδες λιγότερο
  }.
coach-told-only-good-place = Τερματίζει κατά μέσο όρο στη θέση { $place }· η επόμενη είναι { $places } θέσεις χειρότερη.
coach-told-luck-spin-out = Σπινάρισμα στη στροφή { $corner }.
coach-told-luck-flip = Η κάρτα που άνοιξε: { $cards }.
coach-told-luck-rivals = Τη διαφορά την έκαναν οι άλλοι.
coach-told-luck-rivals-spun = { $cars ->
    [one] { $cars } από τους άλλους σπινάρισε.
   *[other] { $cars } από τους άλλους σπινάρισαν.
  }
coach-told-luck-cards = Τη διαφορά την έκαναν οι κάρτες που τραβήχτηκαν.
coach-told-became = Η πιθανότητα νίκης πήγε από { $before } σε { $after }.
coach-told-places-became = Η αναμενόμενη θέση πήγε από { $before } σε { $after }.

## Συμβουλές

coach-hint = { $number }. { $action }: κερδίζει { $win } (±{ $error }). { $reason }
coach-hint-place = { $number }. { $action }: θέση { $place } κατά μέσο όρο. { $reason }
coach-hint-by-place = Η νίκη είναι άπιαστη: μετρούν οι θέσεις.
coach-hint-turn = Κίνηση { $speed }, πιθανότητα για σπινάρισμα { $percent }.
coach-hint-draft = Δεν υπάρχουν συμβουλές κατά την επιλογή καρτών.
coach-reason-finishes = Τερματίζει ({ $chance }).
coach-reason-avoids-spin-out = Οι άλλες επιλογές ρισκάρουν σπινάρισμα στη στροφή { $corner } ({ $others } κατά μέσο όρο).
coach-reason-clears-corner-free = Περνά τη στροφή { $corner } (όριο { $limit }) χωρίς κόστος.
coach-reason-keeps-heat-for-corner = Κρατά { $heat } Heat για τη στροφή { $corner }· οι άλλες { $others } κατά μέσο όρο.
coach-reason-cools = Επιστρέφει { $heat } Heat στη Μηχανή (Cooldown).
coach-reason-sheds-stress = Διώχνει { $stress } Στρες.
coach-reason-uses-straight = Αξιοποιεί την ευθεία: Κίνηση { $speed }, οι άλλες { $others } κατά μέσο όρο.
coach-reason-sets-up-corner = { $spaces ->
    [0] Σταματά ακριβώς πριν από τη στροφή { $corner }, σε καλή θέση για αυτήν.
    [one] Σταματά { $spaces } Θέση πριν από τη στροφή { $corner }, σε καλή θέση για αυτήν.
   *[other] Σταματά { $spaces } Θέσεις πριν από τη στροφή { $corner }, σε καλή θέση για αυτήν.
  }
coach-reason-boosts = { $heat ->
    [0] Μια κάρτα που ανοίγει δίνει παραπάνω Κίνηση, χωρίς Heat.
    [one] Μια κάρτα που ανοίγει δίνει παραπάνω Κίνηση, με { $heat } Heat.
   *[other] Μια κάρτα που ανοίγει δίνει παραπάνω Κίνηση, με { $heat } Heat.
  }
coach-reason-saves-heat = Γλιτώνει Heat: { $heat }.
coach-reason-gains-spaces = Θέσεις χωρίς κόστος: { $spaces }.
coach-reason-stays-back = Μένει πριν από τη στροφή { $corner }.
coach-reason-keeps-cards = Κρατά { $cards }.
coach-reason-draws-new-cards = Νέες κάρτες αντί για { $cards }.
coach-reason-only-answer = Οι κανόνες δεν αφήνουν τίποτε άλλο.
coach-reason-farther = { $spaces ->
    [one] { $spaces } Θέση πιο μακριά από την καλύτερη των άλλων, χωρίς παραπάνω Heat.
   *[other] { $spaces } Θέσεις πιο μακριά από την καλύτερη των άλλων, χωρίς παραπάνω Heat.
  }
coach-reason-farther-for-heat = { $spaces ->
    [one] { $spaces } Θέση πιο μακριά από την καλύτερη των άλλων, με { $heat } Heat παραπάνω.
   *[other] { $spaces } Θέσεις πιο μακριά από την καλύτερη των άλλων, με { $heat } Heat παραπάνω.
  }
coach-reason-keeps-heat = { $spaces ->
    [one] Κρατά { $heat } Heat παραπάνω από την καλύτερη των άλλων και φτάνει { $spaces } Θέση πιο πίσω.
   *[other] Κρατά { $heat } Heat παραπάνω από την καλύτερη των άλλων και φτάνει { $spaces } Θέσεις πιο πίσω.
  }
coach-reason-keeps-heat-as-far = Κρατά { $heat } Heat παραπάνω από την καλύτερη των άλλων και φτάνει το ίδιο μακριά.
coach-reason-plays-stress = Παίζει { $stress } Στρες παραπάνω από την καλύτερη των άλλων και φτάνει το ίδιο μακριά.
coach-reason-holds-back = { $spaces ->
    [one] Σταματά { $spaces } Θέση πριν από την καλύτερη των άλλων, με τα ίδια Heat.
   *[other] Σταματά { $spaces } Θέσεις πριν από την καλύτερη των άλλων, με τα ίδια Heat.
  }
coach-reason-even = { $own } και { $other }: πολύ κοντά για να ξεχωρίσουν. Προτίμησε όποια αφήνει το καλύτερο χέρι για μετά.
coach-reason-even-by-place = Θέση { $own } και { $other } κατά μέσο όρο: πολύ κοντά για να ξεχωρίσουν. Προτίμησε όποια αφήνει το καλύτερο χέρι για μετά.
coach-reason-wins = Κερδίζει στο { $own } από εδώ, η καλύτερη των άλλων στο { $other }.
coach-reason-wins-by-place = Τερματίζει κατά μέσο όρο στη θέση { $own }, η καλύτερη των άλλων στη { $other }.
