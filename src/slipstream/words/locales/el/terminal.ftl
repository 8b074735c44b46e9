# Τι λέει το παιχνίδι στο τερματικό.

## The situation

terminal-title = { $circuit }, { $laps }. Περίοδος { $round }, κατάταξη { $place } από { $cars }
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
terminal-corner-ahead = { $ahead } πριν από τη γραμμή { $corner }, όριο { $limit }{ $marks }
terminal-corner-after = { $further } ακόμη έως { $corner }, όριο { $limit }{ $marks }
terminal-corner-here = Ακριβώς πριν από τη γραμμή { $corner }, όριο { $limit }{ $marks }
terminal-mark-limit = (δρόμος { $change })
terminal-mark-overheat = (Υπερθέρμανση: { $heat } Heat)
terminal-mark-press = (Στροφή Τύπου)
terminal-mark-adjust = ({ $change } από τις κάρτες σας)
terminal-here = Εδώ: { $effects }.
terminal-ahead-here = Τομέας σε { $ahead }: { $effects }.
terminal-beyond-finish = Πέρα από τη γραμμή τερματισμού.
terminal-no-corner-ahead = Καμία στροφή πριν από τη γραμμή τερματισμού: { $distance }.
terminal-car-ahead = { $number } μπροστά
terminal-car-behind = { $number } πίσω
terminal-car-beside = δίπλα σας
terminal-you = εσείς
terminal-your-car = Το αυτοκίνητό σας
terminal-race-line = Γραμμή Κούρσας
terminal-outer = έξω
terminal-on-grid = εκκίν.
terminal-finished = τερμάτισε
terminal-eliminated = αποκλείστηκε
terminal-legend = Θρύλος
terminal-adrenaline = Αδρεναλίνη
terminal-road-empty = Κανένα άλλο αυτοκίνητο κοντά σας.
terminal-road = Κοντά σας: { $cars }.
terminal-car-line = { $hand ->
    [one] { $place }. { $car }: { $distance }, { $where }, ταχύτητα { $gear }, { $engine } Heat, { $hand } κάρτα{ $extra }.
   *[other] { $place }. { $car }: { $distance }, { $where }, ταχύτητα { $gear }, { $engine } Heat, { $hand } κάρτες{ $extra }.
  }
terminal-car-line-out = { $place }. { $car }: { $status }.
terminal-car-line-legend = { $place }. { $car }: { $distance }, { $where }, Θρύλος.
terminal-top = κορυφή της τράπουλας: { $cards }
terminal-own-adrenaline = Έχετε Αδρεναλίνη σε αυτή την περίοδο.
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
terminal-column-me = ΕΓ
terminal-column-car = αυτοκ.
terminal-column-lap = γύρος
terminal-column-space = Θέση
terminal-column-spot = Σημείο
terminal-column-on-race-line = κούρσα
terminal-column-on-outer = έξω
terminal-column-to-you = από σας
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
terminal-ask-plan-hint = Γράψτε κάρτες, π.χ. { $example }· ή list, help, quit.
terminal-ask-commit = Με Enter παίζεται αυτό το σχέδιο· ή γράψτε άλλο
terminal-ask-number-hint = Γράψτε έναν αριθμό· Enter: { $default }.
terminal-ask-number-must = Γράψτε έναν αριθμό· ό,τι γράφει ΠΡΕΠΕΙ γίνεται πριν από το τέλος της Αντίδρασης.
terminal-ask-number-only = Γράψτε έναν αριθμό.
terminal-ask-salvage = { $number ->
    [one] Περισυλλογή. Γράψτε έως { $number } κάρτα, - για τίποτα, ή Enter για επιστροφή
   *[other] Περισυλλογή. Γράψτε έως { $number } κάρτες, - για τίποτα, ή Enter για επιστροφή
  }
terminal-ask-salvage-hint = Τα σκάρτα σας: { $cards }.
terminal-ask-discard-hint = Μπορείτε να ξεσκαρτάρετε { $cards }. Γράψτε κάρτες, ή Enter για να μείνουν όλες.
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
terminal-shift-later = η αλλαγή ταχύτητας κοστίζει { $heat } Heat όταν έρθει η σειρά σας
terminal-speed-choice = διαλέγετε { $values } για { $card }
terminal-symbols-cost = τα σύμβολα Heat κοστίζουν { $heat } Heat
terminal-crosses = Περνά { $corner }, όριο { $limit }{ $marks }: πληρώνετε { $due }.
terminal-may-cross = Ίσως περνά { $corner }, όριο { $limit }{ $marks }: πληρώνετε { $due }.
terminal-sponsor = Στροφή Τύπου: μια κάρτα Χορηγού, αν δεν σπινάρετε.
terminal-sponsor-maybe = Στροφή Τύπου: ίσως μια κάρτα Χορηγού, αν δεν σπινάρετε.
terminal-corrected-up = Δεν υπάρχει Heat για δύο ταχύτητες: μία από αυτές τις κάρτες, στην τύχη, πάει στα σκάρτα· ταχύτητα { $gear }.
terminal-corrected-down = Δεν υπάρχει Heat για δύο ταχύτητες: προστίθεται μία κάρτα από την τράπουλα· ταχύτητα { $gear }.
terminal-cool-for-symbols = Μόνο αν κάνετε πρώτα Cooldown στην Αντίδραση: αλλιώς ένα σύμβολο Heat δεν πληρώνεται.
terminal-unpayable-ahead = ΠΡΟΣΟΧΗ: δεν φτάνουν τα Heat για τα σύμβολα Heat. Μια κάρτα που δεν πληρώνεται πάει στα σκάρτα και τη θέση της παίρνει μία που ανοίγει: οι παραπάνω αριθμοί το υπολογίζουν.
terminal-no-heat = κανένα Heat
terminal-heat = { $heat } Heat
terminal-engine-then = Μηχανή { $engine }
terminal-stops-before = Σταματά { $left } πριν από { $corner } (όριο { $limit }).
terminal-stops-at = Σταματά ακριβώς πριν από τη γραμμή { $corner } (όριο { $limit }).
terminal-cooldown-of-gear = ταχύτητα { $gear } έως { $heat }
terminal-reaches-finish = Φτάνει στη γραμμή τερματισμού.
terminal-may-finish = Φτάνει στη γραμμή τερματισμού με { $percent } %.
terminal-must-cool = Μόνο αν κάνετε πρώτα Cooldown στην Αντίδραση: αλλιώς σπινάρετε.
terminal-spin-sure = ΠΡΟΣΟΧΗ: ΣΠΙΝΑΡΙΣΜΑ στη στροφή { $corner } (εκτός αν σας κρατήσει αυτοκίνητο μπροστά): { $stress }.
terminal-spin-risk = ΠΡΟΣΟΧΗ: σπινάρισμα με { $percent } % στη στροφή { $corner }: { $stress }.
terminal-stress = { $stress } Στρες, πρώτη ταχύτητα, άδεια Μηχανή
terminal-stress-out = { $stress } Στρες, πρώτη ταχύτητα, άδεια Μηχανή, και ΕΚΤΟΣ κούρσας
terminal-can-cool = Η Αντίδραση μπορεί να κάνει Cooldown { $heat } Heat από το χέρι σας.
terminal-no-move = Μπουκωμένο χέρι: το αυτοκίνητο δεν κινείται· πρώτη ταχύτητα, αυτές οι κάρτες πάνε στα σκάρτα.
terminal-list-spin-sure = ΣΠΙΝΑΡΙΣΜΑ
terminal-list-spin-risk = σπινάρισμα { $percent } %
terminal-list-cool = πρώτα Cooldown
terminal-list-shift = αλλαγή { $heat } Heat
terminal-list-corner = { $corner } { $due }
terminal-list-finish = τερματισμός
terminal-list-symbols = σύμβολα { $heat } Heat
terminal-list-corrected = διορθώνεται σε ταχύτητα { $gear }
terminal-list-unpayable = σύμβολο που δεν πληρώνεται
terminal-list-sponsor = κάρτα Χορηγού
terminal-list-none = κανένα σχέδιο με ταχύτητα { $gear }· οι ταχύτητες είναι { $gears }
terminal-now = Τώρα στη { $place }, Κίνηση { $speed }, Μηχανή { $engine } Heat.

## Refusing

terminal-not-cards = { $tried }: { $part } δεν είναι κάρτα. Το χέρι σας: { $cards }. Γράψτε π.χ. { $example }.
terminal-too-many = { $tried }: κανείς δεν έχει τόσα { $card }. Το χέρι σας: { $cards }.
terminal-no-cards = { $tried }: δεν αναφέρονται κάρτες. Γράψτε ταχύτητα και κάρτες, π.χ. { $example }.
terminal-gear-mismatch = { $gear ->
    [one] { $tried }: η ταχύτητα { $gear } θέλει { $gear } κάρτα, όχι { $number }. Δυνατές ταχύτητες: { $gears }.
   *[other] { $tried }: η ταχύτητα { $gear } θέλει { $gear } κάρτες, όχι { $number }. Δυνατές ταχύτητες: { $gears }.
  }
terminal-not-an-option = { $tried } δεν είναι μία από τις απαντήσεις. Γράψτε 1 έως { $last }.
terminal-not-an-option-enter = { $tried } δεν είναι μία από τις απαντήσεις. Γράψτε 1 έως { $last }, ή Enter για: { $default }.
terminal-refused = { $tried }: { $reason }
terminal-refused-plan = { $tried }: { $reason } Γράψτε list για όλα τα δυνατά σχέδια.
terminal-nothing-planned = Γράψτε πρώτα ταχύτητα και κάρτες, π.χ. { $example }.
terminal-no-undo = Τίποτα δεν παίρνεται πίσω: μετά την τελευταία σας απάντηση αποκαλύφθηκε κάτι κρυφό.
terminal-undone = Το πήρατε πίσω.
terminal-save-where = το save θέλει όνομα αρχείου: save race.json
terminal-saved = Αποθηκεύτηκε στο { $file }.
terminal-continue = Για συνέχεια: slipstream play --resume { $file }
terminal-keep = Να κρατηθεί η καταγραφή; Γράψτε όνομα αρχείου, ή Enter για όχι
terminal-not-saved = Δεν αποθηκεύτηκε: { $reason }

## Leaving

terminal-quit-recorded = Φεύγετε από την κούρσα; Φυλάσσεται στο { $file }. Γράψτε ν για να φύγετε, κάτι άλλο για να συνεχίσετε
terminal-quit-unrecorded = Φεύγετε από την κούρσα; ΔΕΝ είναι αποθηκευμένη (το κάνει το save ΑΡΧΕΙΟ). Γράψτε ν για να φύγετε, κάτι άλλο για να συνεχίσετε
terminal-yes = ν, ναι
terminal-on = Συνεχίζουμε.
terminal-left = Φεύγετε από την κούρσα.
terminal-stopped = Διακοπή.

## Beginning and end

terminal-welcome = Οδηγείτε { $car } ({ $code }) με αντιπάλους { $drivers }. Γράψτε help όποτε θέλετε.
terminal-welcome-alone = Οδηγείτε { $car } ({ $code }). Γράψτε help όποτε θέλετε.
terminal-welcome-legends = { $number } x Θρύλος
terminal-welcome-season = { $races ->
    [one] Σεζόν { $year }, { $races } κούρσα: { $circuits }.
   *[other] Σεζόν { $year }, { $races } κούρσες: { $circuits }.
  }
terminal-more = Περισσότερα (Θρύλοι, Γκαράζ, καιρός, Τουρνουά, σεζόν): slipstream play --help
terminal-resumed = Η κούρσα συνεχίζεται στην περίοδο { $round }.
terminal-resumed-draft = Επιστρέψατε στην επιλογή καρτών.
terminal-draft-race = { $circuit }: Αναβαθμίσεις πριν από την κούρσα.
terminal-draft-season = Σεζόν { $season }, κούρσα { $race } από { $races }: { $circuit }.
terminal-draft-draft = Η σειρά σας: πάρτε μία κάρτα.
terminal-draft-swap = Είστε στην τελευταία θέση εκκίνησης: μπορείτε να αντικαταστήσετε μία Αναβάθμιση.
terminal-draft-keep = Κρατήστε μία Αναβάθμιση για την επόμενη σεζόν.
terminal-draft-grid = Θέσεις εκκίνησης: { $places }.
terminal-draft-owns = { $car } έχει { $cards }.
terminal-draft-give = δίνετε { $given } -> παίρνετε { $face }
terminal-draft-copies = { $card } ({ $copies } αντίτυπα)
terminal-season-race = { $season }, κούρσα { $race }: { $circuit }
terminal-no-upgrades = Δεν έχετε Αναβαθμίσεις με σύμβολα.
terminal-pause-help = Με Enter συνεχίζετε· τα log, cards, save ΑΡΧΕΙΟ και quit δουλεύουν κι εδώ.
terminal-race-begins = { $circuit }: η κούρσα αρχίζει.
terminal-log-empty = Δεν έχει συμβεί τίποτα ακόμη.
terminal-why-nothing = Τίποτα δεν έγινε από μόνο του στην τελευταία σειρά σας.
terminal-you-finish = Τερματίζετε στην κατάταξη { $place } από { $cars }.
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
terminal-replay = Για να την ξαναδείτε: slipstream replay { $file } --story
terminal-standings = Βαθμολογία μετά την κούρσα { $race } από { $races }: { $rows }.
terminal-standing = { $place }. { $car } { $points }
terminal-next-race = Επόμενη: { $circuit }, { $event }. Με Enter συνεχίζετε
terminal-champion = { $points ->
    [one] { $car } κερδίζει το Πρωτάθλημα με { $points } πόντο.
   *[other] { $car } κερδίζει το Πρωτάθλημα με { $points } πόντους.
  }
terminal-you-champion = { $points ->
    [one] ΚΕΡΔΙΖΕΤΕ το Πρωτάθλημα με { $points } πόντο.
   *[other] ΚΕΡΔΙΖΕΤΕ το Πρωτάθλημα με { $points } πόντους.
  }
terminal-legend-champion = { $car } είναι στην κορυφή: Θρύλος, άρα δεν κέρδισε κανένας παίκτης.
terminal-already-over = Αυτό έχει τελειώσει· μπορεί να ξαναπαιχτεί: slipstream replay { $file }

## Cards: what their symbols are and do

terminal-must = ΠΡΕΠΕΙ
terminal-value = Κίνηση { $values }
terminal-value-plus = Κίνηση { $values } και { $pluses }
terminal-symbol-heat = Heat { $n }
    .does = πληρώνετε { $n } Heat
terminal-symbol-scrap = Φθορά { $n }
    .does = { $n } από την τράπουλα στα σκάρτα
terminal-symbol-limit = Όριο Ταχύτητας { $n }
    .does = τα Όρια Ταχύτητας { $n } για εσάς
terminal-symbol-cooldown = Cooldown { $n }
    .does = Cooldown { $n } Heat
terminal-symbol-slipstream = Ενίσχυση Slipstream +{ $n }
    .does = { $n } παραπάνω αν κάνετε Slipstream
terminal-symbol-stress = Μείωση Στρες { $n }
    .does = { $n } Στρες φεύγουν από το χέρι
terminal-symbol-salvage = Περισυλλογή { $n }
    .does = { $n ->
        [one] { $n } σκάρτη κάρτα επιστρέφει
       *[other] { $n } σκάρτες κάρτες επιστρέφουν
      }
terminal-symbol-refresh = Ανανέωση
    .does = ξανά στην κορυφή της τράπουλας
terminal-symbol-direct = Άμεσο παίξιμο
    .does = και από το χέρι στην Αντίδραση
terminal-symbol-accelerate = Επιτάχυνση
    .does = Κίνηση +1 για κάθε + που χρησιμοποιήθηκε
terminal-symbol-once = Μίας χρήσης
    .does = μετά βγαίνει από το παιχνίδι
terminal-heat-card = μια επιπλέον κάρτα Heat για την τράπουλά σας: μετά το Cooldown είναι Heat για τη Μηχανή
terminal-use-pay-heat = ΠΡΕΠΕΙ: πληρωμή { $heat } Heat για { $card }
terminal-use-unpayable = { $number ->
    [0] ΠΡΕΠΕΙ, εκτός αν κάνετε πρώτα Cooldown: { $card } (Heat { $heat }) δεν πληρώνεται, πάει στα σκάρτα και τη θέση της παίρνει μια κάρτα που ανοίγει
   *[other] ΠΡΕΠΕΙ, εκτός αν κάνετε πρώτα Cooldown: { $card } (Κίνηση { $number }, Heat { $heat }) δεν πληρώνεται, πάει στα σκάρτα και τη θέση της παίρνει μια κάρτα που ανοίγει
  }
terminal-use-scrap = ΠΡΕΠΕΙ: Φθορά { $number }, η κορυφή της τράπουλας πάει στα σκάρτα ({ $card })
terminal-use-reduce-stress = { $number } Στρες από το χέρι στα σκάρτα ({ $card })
terminal-use-salvage = { $number ->
    [one] περισυλλογή έως { $number } κάρτας από τα σκάρτα ({ $card })· τη γράφετε μετά
   *[other] περισυλλογή έως { $number } καρτών από τα σκάρτα ({ $card })· τις γράφετε μετά
  }
terminal-use-direct-play = παίξιμο { $card } τώρα, εκτός από την ταχύτητα: { $said }
terminal-use-accelerate = επιτάχυνση κατά { $number }, 1 για κάθε + που χρησιμοποιήθηκε ({ $card })
terminal-use-refresh = { $card } στην κορυφή της τράπουλας: την τραβάτε πρώτη

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
terminal-sector-free_boost = δωρεάν Boost
terminal-roads = Δρόμοι: { $roads }.
terminal-token-limit = Όριο Ταχύτητας { $n }
terminal-token-extra_heat = Υπερθέρμανση: { $n } Heat αν πάτε πολύ γρήγορα
terminal-token-sector = μετά { $effect }
terminal-token-weather = μετά ο καιρός, { $effect }
terminal-event = Γεγονός: { $event }.
terminal-event-sponsors = { $number ->
    [one] { $number } κάρτα Χορηγού στην εκκίνηση
   *[other] { $number } κάρτες Χορηγού στην εκκίνηση
  }
terminal-event-press = Στροφή Τύπου { $corners }
terminal-event-first_cars = τα πρώτα { $n } αυτοκίνητα που ολοκληρώνουν τον γύρο 1 κερδίζουν κάρτα Χορηγού
terminal-event-speed_at_least = μια σειρά με Κίνηση { $n } ή παραπάνω κερδίζει κάρτα Χορηγού
terminal-event-cars_passed_at_least = { $n } προσπεράσματα σε μία σειρά κερδίζουν κάρτα Χορηγού
terminal-event-laps = { $signed } γύρος
terminal-event-heat = { $signed } Heat σε κάθε Μηχανή
terminal-event-stress = { $signed } Στρες σε κάθε τράπουλα
terminal-event-hand_limit = όριο χεριού { $n }
terminal-event-spin_out_eliminates = ένα αυτοκίνητο που σπινάρει αποκλείεται και δεν παίρνει πόντους
terminal-event-points = κατάταξη { $place }: { $signed } πόντοι
