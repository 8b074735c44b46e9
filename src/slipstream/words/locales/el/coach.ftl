# Ο προπονητής: ανασκοπήσεις στη γραμμή εντολών, συμβουλές στο τερματικό.

## Ανασκόπηση

cli-help-review =
    Δείτε ξανά μια καταγραμμένη κούρσα ή σεζόν: ποιες επιλογές κόστισαν περισσότερο και τι έκανε η τύχη.

    Κάθε επιλογή κρίνεται με όσα ήξερε η θέση εκείνη τη στιγμή. Εκκίνηση, αποφάσεις και τύχη δίνουν μαζί το αποτέλεσμα.
    .short = Ανασκόπηση μιας κούρσας: αποφάσεις και τύχη.
    .seat = Ποιου οι επιλογές.  [αλλιώς: οι δικές σας, ή 0]
    .rollouts = Κούρσες ως το τέλος για κάθε απάντηση· δύναμη του δύο.
    .seed = Η τύχη αυτών των κουρσών.
coach-title = { $car } (θέση { $seat }, { $driver })
coach-race = Κούρσα { $race }
coach-sum = Πιθανότητα νίκης στην εκκίνηση { $start } %, αποφάσεις { $decisions } %, τύχη { $luck } %: αποτέλεσμα { $outcome } %.
coach-unfinished = Η καταγραφή σταματά πριν το τέλος: το αποτέλεσμα είναι η πιθανότητα νίκης εκείνη τη στιγμή.
coach-no-moment = Καμία επιλογή δεν κόστισε περισσότερο απ' όσο εξηγεί το τυχαίο.
coach-judged = Επιλογές: { $choices }. Κάθε απάντηση κρίθηκε με { $rollouts } κούρσες: { $evaluator }.
coach-progress = εξέταση κάθε επιλογής
coach-column-race = κούρσα
coach-column-round = περίοδος
coach-column-cause = θέμα
coach-column-played = παίχτηκε
coach-column-better = καλύτερο
coach-column-loss = χαμένη νίκη
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
review-no-such-seat = δεν υπάρχει οδηγός στη θέση { $seat }: οι θέσεις είναι από 0 έως { $last }
review-nothing = δεν υπήρχε τίποτα να επιλεγεί σε αυτή την κούρσα
review-not-a-power-of-two = το { $rollouts } δεν είναι δύναμη του δύο από 2 και πάνω, όπως το 256

## Συμβουλές

coach-hint = { $number }. { $action }: κερδίζει { $win } % (±{ $error }). { $reason }
coach-hint-turn = Κίνηση { $speed }, σπινάρισμα { $percent } %.
coach-hint-draft = Δεν υπάρχουν συμβουλές κατά την επιλογή καρτών.
coach-reason-finishes = Τερματίζει ({ $chance } %).
coach-reason-avoids-spin-out = Άλλες κινδυνεύουν με σπινάρισμα στη { $corner } ({ $others } %).
coach-reason-clears-corner-free = Περνά τη { $corner } (όριο { $limit }) χωρίς κόστος.
coach-reason-keeps-heat-for-corner = Κρατά { $heat } Heat για τη { $corner }· οι άλλες { $others }.
coach-reason-cools = Ψύχει { $heat } Heat.
coach-reason-sheds-stress = Ξεφορτώνεται Στρες: { $stress }.
coach-reason-uses-straight = Αξιοποιεί την ευθεία: Κίνηση { $speed }, οι άλλες { $others }.
coach-reason-sets-up-corner = Σταματά { $spaces } Θέσεις πριν τη { $corner }, έτοιμο για αυτήν.
coach-reason-boosts = Το Boost αξίζει το Heat του.
coach-reason-saves-heat = Γλιτώνει Heat: { $heat }.
coach-reason-gains-spaces = Δωρεάν Θέσεις: { $spaces }.
coach-reason-stays-back = Μένει πριν τη { $corner }.
coach-reason-keeps-cards = Κρατά { $cards }.
coach-reason-draws-new-cards = Νέες κάρτες αντί για { $cards }.
coach-reason-wins-most = Μόνο η πιθανότητα νίκης την ξεχωρίζει από τις άλλες.
