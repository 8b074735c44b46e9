# Τι λέει το παιχνίδι στο τερματικό.

## The situation

terminal-title = { $circuit }, { $laps }. Περίοδος { $round }, { $place }η θέση από { $cars }
terminal-laps = { $laps ->
    [one] { $laps } γύρος
   *[other] { $laps } γύροι
  }
terminal-spaces = { $number ->
    [one] { $number } Θέση
   *[other] { $number } Θέσεις
  }
terminal-spaces-span = { $low } έως { $high } { $high ->
    [one] Θέση
   *[other] Θέσεις
  }
terminal-corner-ahead = { $ahead } πριν από τη γραμμή της στροφής { $corner }, όριο { $limit }{ $marks }
terminal-corner-after = { $further } ακόμη έως τη στροφή { $corner }, όριο { $limit }{ $marks }
terminal-corner-here = Ακριβώς πριν από τη γραμμή της στροφής { $corner }, όριο { $limit }{ $marks }
terminal-mark-limit = (δρόμος { $change })
terminal-mark-overheat = (Υπερθέρμανση: { $heat } Heat)
terminal-mark-press = (Στροφή Τύπου)
terminal-mark-adjust = ({ $change } από τις κάρτες σου)
terminal-here = Εδώ: { $effects }.
terminal-ahead-here = Τομέας σε { $ahead }: { $effects }.
terminal-beyond-finish = Πέρα από τη γραμμή τερματισμού.
terminal-no-corner-ahead = Καμία στροφή πριν από τη γραμμή τερματισμού: { $distance }.
terminal-car-ahead = { $number } μπροστά
terminal-car-behind = { $number } πίσω
terminal-car-beside = δίπλα σου
terminal-you = εσύ
terminal-your-car = Το αυτοκίνητό σου
terminal-race-line = Γραμμή Κούρσας
terminal-outer = έξω
terminal-on-grid = εκκίν.
terminal-finished = τερμάτισε
terminal-eliminated = αποκλείστηκε
terminal-legend = Θρύλος
terminal-adrenaline = Αδρεναλίνη
terminal-road-empty = Κανένα άλλο αυτοκίνητο κοντά σου.
terminal-road = Κοντά σου: { $cars }.
terminal-car-line = { $hand ->
    [one] { $place }. { $car }: { $distance }, { $where }, ταχύτητα { $gear }, { $engine } Heat, { $hand } κάρτα{ $extra }.
   *[other] { $place }. { $car }: { $distance }, { $where }, ταχύτητα { $gear }, { $engine } Heat, { $hand } κάρτες{ $extra }.
  }
terminal-car-line-out = { $place }. { $car }: { $status }.
terminal-car-line-legend = { $place }. { $car }: { $distance }, { $where }, Θρύλος.
terminal-top = κορυφή της τράπουλας: { $cards }
terminal-own-adrenaline = Έχεις Αδρεναλίνη σε αυτή την περίοδο.
terminal-mat = Ταχύτητα { $gear }, Μηχανή { $engine } Heat.
terminal-draw = Τράπουλα ({ $number }): { $cards }.
terminal-discard = Σκάρτα ({ $number }), πάνω πάνω: { $top }.
terminal-discard-empty = Σκάρτα: κανένα.
terminal-hand = Χέρι: { $cards }.
terminal-hand-reshuffle = Η τράπουλα τελείωσε: τα σκάρτα θα ανακατευτούν.

## Columns of the coloured screen

terminal-column-ahead = εμπρός
terminal-column-race = κούρσα
terminal-column-outer = έξω
terminal-column-sector = τομέας
terminal-column-me = >>
terminal-column-car = αυτοκ.
terminal-column-lap = γύρος
terminal-column-space = Θέση
terminal-column-spot = Σημείο
terminal-column-on-race-line = κούρσα
terminal-column-on-outer = έξω
terminal-column-to-you = από εσένα
terminal-column-gear = ταχύτ.
terminal-column-heat = Heat
terminal-column-hand = χέρι
terminal-column-plan = σχέδιο
terminal-column-speed = Κίνηση
terminal-column-on-the-way = στον δρόμο
terminal-column-risk = κίνδυνος
terminal-column-driver = οδηγός
terminal-column-grid = εκκίνηση
terminal-column-round = περίοδος
terminal-column-reached = έφτασε
terminal-column-spin-outs = σπιναρίσματα
terminal-column-heat-paid = πληρωμένα Heat
terminal-column-points = πόντοι
terminal-column-out = εκτός
terminal-mat-gear = Ταχύτητα
terminal-mat-engine = Μηχανή
terminal-mat-heat = { $heat } Heat
terminal-mat-draw = Τράπουλα { $number }: { $cards }
terminal-mat-discard = Σκάρτα { $number }
terminal-mat-discard-top = Σκάρτα { $number }, πάνω πάνω { $top }
terminal-mat-hand = Χέρι

## Asking

terminal-ask-plan = Ταχύτητα και κάρτες
terminal-gears = Ταχύτητες: { $gears }.
terminal-gear-free = { $gear }
terminal-gear-heat = { $gear } (με { $heat } Heat)
terminal-gear-corrected = { $gear } (χωρίς Heat: θα διορθωθεί)
terminal-ask-plan-hint = Γράψε κάρτες, π.χ. { $example }· ή list, help, quit.
terminal-ask-commit = Με Enter παίζεται αυτό το σχέδιο· ή γράψε άλλο
terminal-ask-number-hint = Γράψε έναν αριθμό· Enter: { $default }.
terminal-ask-number-must = Γράψε έναν αριθμό· ό,τι γράφει ΠΡΕΠΕΙ γίνεται πριν από το τέλος της Αντίδρασης.
terminal-ask-number-only = Γράψε έναν αριθμό.
terminal-ask-salvage = { $number ->
    [one] Περισυλλογή. Γράψε έως { $number } κάρτα, - για τίποτα, ή Enter για επιστροφή
   *[other] Περισυλλογή. Γράψε έως { $number } κάρτες, - για τίποτα, ή Enter για επιστροφή
  }
terminal-ask-salvage-hint = Τα σκάρτα σου: { $cards }.
terminal-ask-discard-hint = Μπορείς να ξεσκαρτάρεις { $cards }. Γράψε κάρτες, ή Enter για να μείνουν όλες.
terminal-forced = ({ $step }: μία μόνο απάντηση, { $action }.)
terminal-forced-react = (Αντίδραση: δεν υπάρχει τίποτα να χρησιμοποιηθεί.)
terminal-step-plan = Ταχύτητα και κάρτες
terminal-step-value = Αξία
terminal-step-react = Αντίδραση
terminal-step-slipstream = Slipstream
terminal-step-discard = Ξεσκαρτάρισμα
terminal-step-refresh = Ανανέωση
terminal-step-draft = Επιλογή καρτών
terminal-step-swap = Αντικατάσταση
terminal-step-keep = Διατήρηση μιας Αναβάθμισης

## What an answer would do

terminal-speed = Κίνηση { $speed }
terminal-from-pile = { $number ->
    [one] { $number } κάρτα από την τράπουλα
   *[other] { $number } κάρτες από την τράπουλα
  }
terminal-shift-cost = η αλλαγή ταχύτητας κοστίζει { $heat } Heat
terminal-shift-later = η αλλαγή ταχύτητας κοστίζει { $heat } Heat όταν έρθει η σειρά σου
terminal-speed-choice = διαλέγεις { $values } για { $card }
terminal-symbols-cost = τα σύμβολα Heat κοστίζουν { $heat } Heat
terminal-crosses = Περνά τη στροφή { $corner }, όριο { $limit }{ $marks }: πληρώνεις { $due }.
terminal-may-cross = Ίσως περνά τη στροφή { $corner }, όριο { $limit }{ $marks }: πληρώνεις { $due }.
terminal-sponsor = Στροφή Τύπου: μια κάρτα Χορηγού, αν δεν σπινάρεις.
terminal-sponsor-maybe = Στροφή Τύπου: ίσως μια κάρτα Χορηγού, αν δεν σπινάρεις.
terminal-corrected-up = Δεν υπάρχει Heat για δύο ταχύτητες: μία από αυτές τις κάρτες, στην τύχη, πάει στα σκάρτα· ταχύτητα { $gear }.
terminal-corrected-down = Δεν υπάρχει Heat για δύο ταχύτητες: προστίθεται μία κάρτα από την τράπουλα· ταχύτητα { $gear }.
terminal-cool-for-symbols = Μόνο αν κάνεις πρώτα Cooldown στην Αντίδραση: αλλιώς ένα σύμβολο Heat δεν πληρώνεται.
terminal-unpayable-ahead = ΠΡΟΣΟΧΗ: δεν φτάνουν τα Heat για τα σύμβολα Heat. Μια κάρτα που δεν πληρώνεται πάει στα σκάρτα και αντικαθίσταται από κάρτα της τράπουλας: οι παραπάνω αριθμοί το υπολογίζουν.
terminal-no-heat = κανένα Heat
terminal-heat = { $heat } Heat
terminal-engine-then = Μηχανή { $engine }
terminal-stops-before = Σταματά { $left } πριν από τη στροφή { $corner } (όριο { $limit }).
terminal-stops-at = Σταματά ακριβώς πριν από τη γραμμή της στροφής { $corner } (όριο { $limit }).
terminal-cooldown-of-gear = ταχύτητα { $gear } έως { $heat }
terminal-reaches-finish = Φτάνει στη γραμμή τερματισμού.
terminal-may-finish = Φτάνει στη γραμμή τερματισμού με πιθανότητα { $percent }.
terminal-must-cool = Μόνο αν κάνεις πρώτα Cooldown στην Αντίδραση: αλλιώς σπινάρεις.
terminal-spin-sure = ΠΡΟΣΟΧΗ: ΣΠΙΝΑΡΙΣΜΑ στη στροφή { $corner } (εκτός αν σε κρατήσει αυτοκίνητο μπροστά): { $stress }.
terminal-spin-risk = ΠΡΟΣΟΧΗ: σπινάρισμα με πιθανότητα { $percent } στη στροφή { $corner }: { $stress }.
terminal-stress = { $stress } Στρες, πρώτη ταχύτητα, άδεια Μηχανή
terminal-stress-out = { $stress } Στρες, πρώτη ταχύτητα, άδεια Μηχανή, και ΕΚΤΟΣ κούρσας
terminal-can-cool = Στην Αντίδραση μπορείς να επιστρέψεις { $heat } Heat από το χέρι στη Μηχανή.
terminal-no-move = Μπουκωμένο χέρι: το αυτοκίνητο δεν κινείται· πρώτη ταχύτητα, αυτές οι κάρτες πάνε στα σκάρτα.
terminal-list-spin-sure = ΣΠΙΝΑΡΙΣΜΑ
terminal-list-spin-risk = σπινάρισμα { $percent }
terminal-list-cool = πρώτα Cooldown
terminal-list-shift = αλλαγή { $heat } Heat
terminal-list-corner = { $corner } { $due }
terminal-list-finish = τερματισμός
terminal-list-symbols = σύμβολα { $heat } Heat
terminal-list-corrected = διορθώνεται σε ταχύτητα { $gear }
terminal-list-unpayable = δεν φτάνουν τα Heat
terminal-list-sponsor = κάρτα Χορηγού
terminal-list-none = κανένα σχέδιο με ταχύτητα { $gear }· οι ταχύτητες είναι { $gears }
terminal-now = Τώρα στη { $place }, Κίνηση { $speed }, Μηχανή { $engine } Heat.

## Refusing

terminal-not-cards = { $tried }: { $part } δεν είναι κάρτα. Το χέρι σου: { $cards }. Γράψε π.χ. { $example }.
terminal-too-many = { $tried }: κανείς δεν έχει τόσες κάρτες { $card }. Το χέρι σου: { $cards }.
terminal-no-cards = { $tried }: δεν αναφέρονται κάρτες. Γράψε ταχύτητα και κάρτες, π.χ. { $example }.
terminal-gear-mismatch = { $gear ->
    [one] { $tried }: η ταχύτητα { $gear } θέλει { $gear } κάρτα, όχι { $number }. Δυνατές ταχύτητες: { $gears }.
   *[other] { $tried }: η ταχύτητα { $gear } θέλει { $gear } κάρτες, όχι { $number }. Δυνατές ταχύτητες: { $gears }.
  }
terminal-not-an-option = { $tried } δεν είναι μία από τις απαντήσεις. Γράψε 1 έως { $last }.
terminal-not-an-option-enter = { $tried } δεν είναι μία από τις απαντήσεις. Γράψε 1 έως { $last }, ή Enter για: { $default }.
terminal-refused = { $tried }: { $reason }
terminal-refused-plan = { $tried }: { $reason } Γράψε list για όλα τα δυνατά σχέδια.
terminal-nothing-planned = Γράψε πρώτα ταχύτητα και κάρτες, π.χ. { $example }.
terminal-no-undo = Τίποτα δεν παίρνεται πίσω: μετά την τελευταία σου απάντηση αποκαλύφθηκε κάτι κρυφό.
terminal-undone = Το πήρες πίσω.
terminal-save-where = το save θέλει όνομα αρχείου: save race.json
terminal-saved = Αποθηκεύτηκε στο { $file }.
terminal-continue = Για συνέχεια: slipstream play --resume { $file }
terminal-keep = Να κρατηθεί η καταγραφή; Γράψε όνομα αρχείου, ή Enter για όχι
terminal-not-saved = Δεν αποθηκεύτηκε: { $reason }

## Leaving

terminal-quit-recorded = Φεύγεις από την κούρσα; Φυλάσσεται στο { $file }. Γράψε ν για να φύγεις, κάτι άλλο για να συνεχίσεις
terminal-quit-unrecorded = Φεύγεις από την κούρσα; ΔΕΝ είναι αποθηκευμένη (το κάνει το save ΑΡΧΕΙΟ). Γράψε ν για να φύγεις, κάτι άλλο για να συνεχίσεις
terminal-yes = ν, ναι
terminal-on = Συνεχίζουμε.
terminal-left = Φεύγεις από την κούρσα.
terminal-stopped = Διακοπή.

## Beginning and end

terminal-welcome = Οδηγείς { $car } ({ $code }) με αντιπάλους { $drivers }. Γράψε help όποτε θέλεις.
terminal-welcome-alone = Οδηγείς { $car } ({ $code }). Γράψε help όποτε θέλεις.
terminal-welcome-legends = { $number } x Θρύλος
terminal-welcome-season = { $races ->
    [one] Σεζόν { $year }, { $races } κούρσα: { $circuits }.
   *[other] Σεζόν { $year }, { $races } κούρσες: { $circuits }.
  }
terminal-more = Περισσότερα (Θρύλοι, Γκαράζ, καιρός, Τουρνουά, σεζόν): slipstream play --help
terminal-resumed = Η κούρσα συνεχίζεται στην περίοδο { $round }.
terminal-resumed-draft = Επέστρεψες στην επιλογή καρτών.
terminal-draft-race = { $circuit }: Αναβαθμίσεις πριν από την κούρσα.
terminal-draft-season = Σεζόν { $season }, κούρσα { $race } από { $races }: { $circuit }.
terminal-draft-draft = Η σειρά σου: πάρε μία κάρτα.
terminal-draft-swap = Είσαι στην τελευταία θέση εκκίνησης: μπορείς να αντικαταστήσεις μία Αναβάθμιση.
terminal-draft-keep = Κράτα μία Αναβάθμιση για την επόμενη σεζόν.
terminal-draft-grid = Θέσεις εκκίνησης: { $places }.
terminal-draft-owns = { $car } έχει { $cards }.
terminal-draft-give = δίνεις { $given } -> παίρνεις { $face }
terminal-draft-copies = { $card } ({ $copies } αντίτυπα)
terminal-season-race = { $season }, κούρσα { $race }: { $circuit }
terminal-no-upgrades = Δεν έχεις Αναβαθμίσεις με σύμβολα.
terminal-pause-help = Με Enter συνεχίζεις· τα log, cards, save ΑΡΧΕΙΟ και quit δουλεύουν κι εδώ.
terminal-race-begins = { $circuit }: η κούρσα αρχίζει.
terminal-log-empty = Δεν έχει συμβεί τίποτα ακόμη.
terminal-why-nothing = Τίποτα δεν έγινε από μόνο του στην τελευταία σειρά σου.
terminal-you-finish = Τερματίζεις στη θέση { $place } από { $cars }.
terminal-place-line = { $place }. { $car }, { $driver }: περίοδος { $round }, { $over } πέρα από τη γραμμή{ $extra }.
terminal-place-line-out = { $place }. { $car }, { $driver }: αποκλεισμός στην περίοδο { $round }{ $extra }.
terminal-place-spins = { $number ->
    [one] { $number } σπινάρισμα
   *[other] { $number } σπιναρίσματα
  }
terminal-place-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
terminal-seed = { $rounds ->
    [one] Σπόρος { $seed }. { $rounds } περίοδος.
   *[other] Σπόρος { $seed }. { $rounds } περίοδοι.
  }
terminal-seed-season = Σπόρος { $seed }.
terminal-replay = Για να την ξαναδείς: slipstream replay { $file } --story
terminal-standings = Βαθμολογία μετά την κούρσα { $race } από { $races }: { $rows }.
terminal-standing = { $place }. { $car } { $points }
terminal-next-race = Επόμενη: { $circuit }, { $event }. Με Enter συνεχίζεις
terminal-champion = { $points ->
    [one] { $car } κερδίζει το Πρωτάθλημα με { $points } πόντο.
   *[other] { $car } κερδίζει το Πρωτάθλημα με { $points } πόντους.
  }
terminal-you-champion = { $points ->
    [one] ΚΕΡΔΙΖΕΙΣ το Πρωτάθλημα με { $points } πόντο.
   *[other] ΚΕΡΔΙΖΕΙΣ το Πρωτάθλημα με { $points } πόντους.
  }
terminal-legend-champion = Τη σεζόν την κέρδισε Θρύλος ({ $car }), άρα δεν κέρδισε κανένας παίκτης.
terminal-already-over = Αυτό έχει τελειώσει· μπορεί να ξαναπαιχτεί: slipstream replay { $file }

## Cards: what their symbols are and do

terminal-must = ΠΡΕΠΕΙ
terminal-value = Κίνηση { $values }
terminal-value-plus = Κίνηση { $values } και { $pluses }
terminal-symbol-heat = Heat { $n }
    .does = πληρώνεις { $n } Heat
terminal-symbol-scrap = Φθορά { $n }
    .does = { $n } από την τράπουλα στα σκάρτα
terminal-symbol-limit = Όριο Ταχύτητας { $n }
    .does = τα Όρια Ταχύτητας { $n } για εσένα
terminal-symbol-cooldown = Cooldown { $n }
    .does = { $n } Heat από το χέρι στη Μηχανή
terminal-symbol-slipstream = Ενίσχυση Slipstream +{ $n }
    .does = { $n } παραπάνω αν κάνεις Slipstream
terminal-symbol-stress = Μείωση Στρες { $n }
    .does = ξεσκαρτάρεις { $n } Στρες από το χέρι
terminal-symbol-salvage = Περισυλλογή { $n }
    .does = { $n ->
        [one] { $n } κάρτα από τα σκάρτα επιστρέφει
       *[other] { $n } κάρτες από τα σκάρτα επιστρέφουν
      }
terminal-symbol-refresh = Ανανέωση
    .does = ξανά στην κορυφή της τράπουλας
terminal-symbol-direct = Άμεσο παίξιμο
    .does = και από το χέρι στην Αντίδραση
terminal-symbol-accelerate = Επιτάχυνση
    .does = Κίνηση +1 για κάθε + που χρησιμοποιήθηκε
terminal-symbol-once = Μίας χρήσης
    .does = μετά βγαίνει από το παιχνίδι
terminal-heat-card = μια επιπλέον κάρτα Heat για την τράπουλά σου: μετά το Cooldown είναι Heat για τη Μηχανή
terminal-use-pay-heat = ΠΡΕΠΕΙ: πληρωμή { $heat } Heat για { $card }
terminal-use-unpayable = { $number ->
    [0] ΠΡΕΠΕΙ, εκτός αν κάνεις πρώτα Cooldown: δεν φτάνουν τα Heat για { $card } (Heat { $heat }), πάει στα σκάρτα και αντικαθίσταται από κάρτα της τράπουλας
   *[other] ΠΡΕΠΕΙ, εκτός αν κάνεις πρώτα Cooldown: δεν φτάνουν τα Heat για { $card } (Κίνηση { $number }, Heat { $heat }), πάει στα σκάρτα και αντικαθίσταται από κάρτα της τράπουλας
  }
terminal-use-scrap = ΠΡΕΠΕΙ: Φθορά { $number }, η κορυφή της τράπουλας πάει στα σκάρτα ({ $card })
terminal-use-reduce-stress = ξεσκαρτάρισμα { $number } Στρες από το χέρι ({ $card })
terminal-use-salvage = { $number ->
    [one] περισυλλογή έως { $number } κάρτας από τα σκάρτα ({ $card })· τη γράφεις μετά
   *[other] περισυλλογή έως { $number } καρτών από τα σκάρτα ({ $card })· τις γράφεις μετά
  }
terminal-use-direct-play = παίξιμο { $card } τώρα, εκτός από την ταχύτητα: { $said }
terminal-use-accelerate = επιτάχυνση κατά { $number }, 1 για κάθε + που χρησιμοποιήθηκε ({ $card })
terminal-use-refresh = { $card } στην κορυφή της τράπουλας: την τραβάς πρώτη

## Weather, roads, events

terminal-weather = Καιρός: { $weather } ({ $before }· στους τομείς καιρού { $sector }).
terminal-tile-stress = { $n } Στρες για κάθε αυτοκίνητο
terminal-tile-engine_heat = { $n } Heat σε κάθε Μηχανή
terminal-tile-heat_to_deck = { $n } Heat αρχίζουν στην τράπουλα
terminal-tile-heat_to_discard = { $n } Heat αρχίζουν στα σκάρτα
terminal-sector-no_cooldown = χωρίς Cooldown
terminal-sector-no_slipstream = χωρίς Slipstream
terminal-sector-slipstream_boost = Slipstream +{ $n }
terminal-sector-cooldown_bonus = Cooldown +{ $n }
terminal-sector-free_boost = Boost χωρίς Heat
terminal-roads = Δρόμοι: { $roads }.
terminal-token-limit = Όριο Ταχύτητας { $n }
terminal-token-extra_heat = Υπερθέρμανση: { $n } Heat αν πας πολύ γρήγορα
terminal-token-sector = μετά { $effect }
terminal-token-weather = μετά ο καιρός, { $effect }
terminal-event = Γεγονός: { $event }.
terminal-event-sponsors = { $number ->
    [one] { $number } κάρτα Χορηγού στην εκκίνηση
   *[other] { $number } κάρτες Χορηγού στην εκκίνηση
  }
terminal-event-press = Στροφή Τύπου { $corners }
terminal-event-first_cars = τα πρώτα { $n } αυτοκίνητα που ολοκληρώνουν τον γύρο 1 κερδίζουν κάρτα Χορηγού
terminal-event-speed_at_least = μια σειρά με Κίνηση { $n } ή παραπάνω δίνει κάρτα Χορηγού
terminal-event-cars_passed_at_least = { $n } προσπεράσματα σε μία σειρά δίνουν κάρτα Χορηγού
terminal-event-laps = { $signed } γύρος
terminal-event-heat = { $signed } Heat σε κάθε Μηχανή
terminal-event-stress = { $signed } Στρες σε κάθε τράπουλα
terminal-event-hand_limit = όριο χεριού { $n }
terminal-event-spin_out_eliminates = ένα αυτοκίνητο που σπινάρει αποκλείεται και δεν παίρνει πόντους
terminal-event-points = πόντοι για τη θέση { $place }: { $signed }
