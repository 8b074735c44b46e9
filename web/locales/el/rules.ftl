# Οι κανόνες πρόχειροι: η αναφορά, τι λένε τα πράγματα για τον εαυτό τους, και γιατί έγινε κάτι.
# Το πολύ δύο προτάσεις· πρώτα οι αριθμοί. Οι ίδιοι οι κανόνες: src/slipstream/words/locales/el/rules.toml.

# The reference

rules-search = Αναζήτηση στους κανόνες
rules-search-hint = Μια λέξη, ή CORNER-5
rules-contents = Περιεχόμενα
rules-in-brief = Με λίγα λόγια
rules-in-brief-about = Το παιχνίδι σε σχέδια. Κάθε αριθμός ανοίγει τον κανόνα όπου στηρίζεται.
rules-back = Πίσω
rules-chapter = Κεφάλαιο
rules-found = { $count ->
    [0] Δεν βρέθηκε τίποτα για «{ $words }». Δοκίμασε πιο σύντομη λέξη.
    [one] { $count } κανόνας
   *[other] { $count } κανόνες
  }
rules-loading = Οι κανόνες φορτώνουν…
rules-failed = Οι κανόνες δεν φόρτωσαν. Έλεγξε τη σύνδεση και δοκίμασε ξανά.
rules-retry = Δοκίμασε ξανά
rules-link = Αντιγραφή συνδέσμου για { $id }
rules-link-copied = Ο σύνδεσμος αντιγράφηκε.
rules-clause = Κανόνας { $id }
rules-why = γιατί;
rules-why-label = Γιατί; { $what }
rules-why-asking = Η απάντηση έρχεται…
rules-why-failed = Καμία απάντηση
keys-rules = κανόνες, για ό,τι δείχνεις

# Steps

brief-step-gear-title = Ταχύτητα
brief-step-gear = Μείνε ή άλλαξε κατά μία χωρίς κόστος. Αλλαγή κατά δύο κοστίζει 1 Heat, κατά τρεις δεν γίνεται.
brief-step-cards-title = Κάρτες
brief-step-cards = Παίξε τόσες κάρτες όσες η ταχύτητά σου, κλειστές. Τα Heat μένουν στο χέρι.
brief-step-move-title = Κίνηση
brief-step-move = Ανοίγουν όλες οι κάρτες, μαζί με όσες βγαίνουν από την τράπουλα. Το άθροισμα είναι η Κίνησή σου, και τόσες Θέσεις προχωράς.
brief-step-react-title = Αντίδραση
brief-step-react = Cooldown, Boost, Αδρεναλίνη και σύμβολα καρτών, με όποια σειρά θέλεις. Τα τετράγωνα σύμβολα είναι υποχρεωτικά, τα στρογγυλά προαιρετικά.
brief-step-slipstream-title = Slipstream
brief-step-slipstream = Ακριβώς πίσω ή δίπλα σε αυτοκίνητο μπορείς να κάνεις 2 Θέσεις παραπάνω. Η Κίνησή σου δεν αλλάζει.
brief-step-corner-title = Στροφή
brief-step-corner = Για κάθε Γραμμή Στροφής που πέρασες: Κίνηση πάνω από το όριο κοστίζει άλλα τόσα Heat. Αν δεν φτάνουν, σπινάρεις. Εδώ δεν διαλέγεις.
brief-step-discard-title = Ξεσκαρτάρισμα
brief-step-discard = Ξεσκάρταρε όσες κάρτες θέλεις από το χέρι, εκτός από Heat και Στρες.
brief-step-draw-title = Αναπλήρωση
brief-step-draw = Οι κάρτες που παίχτηκαν πάνε στα σκάρτα. Τραβάς ως το όριο χεριού.

# Topics with a drawing

brief-gears-title = Ταχύτητες
brief-gears = Η ταχύτητα είναι ο αριθμός των καρτών που παίζεις. Οι χαμηλές επιστρέφουν Heat στη Μηχανή: 3 η ταχύτητα 1, 1 η ταχύτητα 2.
brief-gears-drawn = Από ταχύτητα 2: 1, 2 και 3 χωρίς κόστος, 4 κοστίζει 1 Heat.
brief-cards-title = Κάρτες και Κίνηση
brief-cards = Η Κίνησή σου είναι το άθροισμα των καρτών που παίζεις. Το αυτοκίνητο πάει ακριβώς τόσο μακριά.
brief-cards-drawn = Ταχύτητα 3, κάρτες 4, 2 και 1: Κίνηση 7, 7 Θέσεις.
brief-corner-title = Κόστος στροφής
brief-corner = Η στροφή συγκρίνει όλη την Κίνησή σου με το όριό της. Κάθε μονάδα πάνω κοστίζει 1 Heat από τη Μηχανή.
brief-corner-drawn = Κίνηση 7 με όριο 5: 2 Heat.
brief-spin-out-title = Σπινάρισμα
brief-spin-out = Αν η Μηχανή δεν φτάνει, πληρώνεις όσα Heat έχεις και γυρίζεις πριν από τη γραμμή. Παίρνεις Στρες, 1 στις ταχύτητες 1 και 2, 2 στις ταχύτητες 3 και 4, και ξαναρχίζεις με ταχύτητα 1.
brief-spin-out-drawn = Κίνηση 8, όριο 4, 4 Heat για πληρωμή. Μηχανή 2: σπινάρισμα, η ταχύτητα 3 δίνει 2 Στρες.
brief-slipstream-title = Slipstream
brief-slipstream = Μετά την Αντίδραση, δίπλα ή ακριβώς πίσω από αυτοκίνητο, μπορείς να κάνεις 2 Θέσεις παραπάνω. Η Κίνηση μένει ίδια, αλλά μια Γραμμή Στροφής που περνάς έτσι μετρά.
brief-slipstream-drawn = Ακριβώς πίσω από άλλο αυτοκίνητο: 2 Θέσεις παραπάνω με την ίδια Κίνηση.
brief-boost-title = Boost και άνοιγμα
brief-boost = Μία φορά στη σειρά σου πλήρωσε 1 Heat και άνοιξε κάρτες ώσπου να βγει Βασική κάρτα (1 έως 4): τόσο προχωράς. Ανεβάζει την Κίνησή σου.
brief-boost-drawn = Πρώτα βγαίνει Στρες και πάει στα σκάρτα, μετά 3: Κίνηση +3, 3 Θέσεις.
brief-cooldown-title = Cooldown
brief-cooldown = Τα Heat γυρίζουν από το χέρι στη Μηχανή. Μπορείς να ξαναπληρώσεις με αυτά αμέσως.
brief-cooldown-drawn = Ταχύτητα 1, Cooldown 3: τρία Heat φεύγουν από το χέρι.
brief-engine-title = Heat και Μηχανή
brief-engine = Με τα Heat της Μηχανής πληρώνεις. Τα πληρωμένα Heat πάνε στα σκάρτα, γυρίζουν στο χέρι και το μπουκώνουν ώσπου να κάνεις Cooldown.
brief-engine-drawn = Μηχανή, σκάρτα, τράπουλα, χέρι, Μηχανή: ο δρόμος των Heat.
brief-stress-title = Στρες
brief-stress = Μια κάρτα Στρες ανοίγει κάρτες ώσπου να βγει Βασική κάρτα (1 έως 4). Δεν ξεσκαρτάρεται: φεύγει μόνο όταν την παίξεις.
brief-stress-drawn = Στρες και 3: ανοίγει 2, Κίνηση 5.
brief-adrenaline-title = Αδρεναλίνη
brief-adrenaline = Το τελευταίο αυτοκίνητο, ή τα δύο τελευταία από πέντε και πάνω, μπορεί να προσθέσει 1 στην Κίνηση και να επιστρέψει 1 Heat στη Μηχανή. Από μία φορά, μόνο σε αυτή την περίοδο.
brief-adrenaline-drawn = Τελευταίο στην αρχή της περιόδου: +1 Θέση, Cooldown 1, ή και τα δύο.
brief-blocking-title = Μπλοκάρισμα
brief-blocking = Δύο αυτοκίνητα γεμίζουν μια Θέση. Περνάς μέσα από γεμάτες Θέσεις, αλλά δεν σταματάς εκεί: σταματάς στην κοντινότερη πιο πίσω που έχει χώρο. Η Κίνησή σου μένει ίδια.
brief-blocking-drawn = Κίνηση 4, η τέταρτη Θέση είναι γεμάτη: 3 Θέσεις, Κίνηση πάλι 4.
brief-legend-a-title = Θρύλοι: κίνηση Α
brief-legend-a = Μετά τη Γραμμή Θρύλων ένας Θρύλος περνά τη στροφή: το όριο συν τον ρόμβο του. Δεν περνά ποτέ δύο Γραμμές Στροφής.
brief-legend-a-drawn = Όριο 3, ρόμβος 2: 5 Θέσεις.
brief-legend-b-title = Θρύλοι: κίνηση Β
brief-legend-b = Πριν από τη Γραμμή Θρύλων κάνει τη μέγιστη Κίνησή του. Αν θα περνούσε τη Γραμμή Στροφής, σταματά στη Θέση του ρόμβου του.
brief-legend-b-drawn = Μέγιστη Κίνηση 9 θα περνούσε τη γραμμή: σταματά στον ρόμβο 1.
brief-conditions-title = Καιρός και δρόμος
brief-conditions = Ο ρόμβος αλλάζει μία στροφή, το ορθογώνιο τον τομέα ως την επόμενη. Ο καιρός ισχύει μόνο όπου υπάρχει δείκτης καιρού.
brief-conditions-drawn = Αυτή η στροφή: όριο +1. Ο τομέας μετά: Boost χωρίς Heat.
brief-symbols-title = Σύμβολα του Γκαράζ
brief-symbols = Τα τετράγωνα σύμβολα με διπλό περίγραμμα είναι υποχρεωτικά, τα στρογγυλά προαιρετικά. Χρησιμοποίησέ τα στην Αντίδραση με όποια σειρά θέλεις.
brief-symbols-drawn = Υποχρεωτικά: πληρωμή Heat, Φθορά, όριο, μίας χρήσης. Προαιρετικά: Cooldown, Slipstream και τα υπόλοιπα.
brief-finish-title = Τερματισμός
brief-finish = Όποιος τερματίσει σε προηγούμενη περίοδο προηγείται. Στην ίδια περίοδο, όποιος έφτασε μακρύτερα· στην ίδια Θέση, εκείνος στη Γραμμή Κούρσας.
brief-finish-drawn = Και τα δύο στην ίδια περίοδο: το 4 είναι μπροστά από το 2. Έφτασε μακρύτερα.
brief-order-title = Σειρά των παικτών
brief-order = Το πρώτο αυτοκίνητο οδηγεί πρώτο· σε κοινή Θέση, εκείνο στη Γραμμή Κούρσας. Η σειρά ισχύει για όλη την περίοδο.
brief-order-drawn = Το 1 προηγείται. Τα 2 και 3 μοιράζονται μια Θέση: το 2 είναι στη Γραμμή Κούρσας.
brief-cluttered-title = Μπουκωμένο χέρι
brief-cluttered = Δεν έχεις αρκετές κάρτες για καμία δυνατή ταχύτητα; Συμπλήρωσε με Heat από το χέρι. Το αυτοκίνητο δεν κινείται, οι κάρτες πάνε στα σκάρτα και πέφτεις στην ταχύτητα 1.
brief-cluttered-drawn = Ταχύτητα 3, μία κάρτα που παίζεται, δύο Heat: καμία κίνηση.

# Dashboard

brief-gear-title = Ταχύτητα { $gear }
brief-gear = Παίξε { $gear ->
    [one] { $gear } κάρτα
   *[other] { $gear } κάρτες
  }. { $cooldown ->
    [0] Χωρίς Cooldown.
   *[other] Cooldown έως { $cooldown } Heat.
  } { $cost ->
    [-2] {""}
    [-1] Δεν γίνεται τώρα: μία ταχύτητα είναι χωρίς κόστος, δύο κοστίζουν 1 Heat, τρεις δεν γίνονται.
    [0] Χωρίς κόστος.
   *[other] Η αλλαγή κοστίζει { $cost } Heat.
  }
brief-pile-draw-title = Τράπουλα
brief-pile-draw = Κανείς δεν ξέρει τη σειρά της. Όταν χρειάζεται κάρτα και είναι άδεια, ανακατεύονται τα σκάρτα.
brief-pile-discard-title = Σκάρτα
brief-pile-discard = Φαίνεται μόνο η πάνω κάρτα, και σε εσένα. Τα πληρωμένα Heat περιμένουν εδώ ως το επόμενο ανακάτεμα.
brief-play-area-title = Ο Χώρος σου
brief-play-area = Το άθροισμα αυτών των καρτών είναι η Κίνησή σου. Μετρά για κάθε στροφή που περνάς σε αυτή τη σειρά.
brief-flip-odds-title = Πιθανότητες ανοίγματος
brief-flip-odds = Τι μπορεί να φέρει το επόμενο άνοιγμα, από τις κάρτες που δεν έχεις δει. Άλλες κάρτες που βγαίνουν πρώτες πάνε στα σκάρτα.
brief-forecast-title = Πρόβλεψη
brief-forecast = Η Κίνηση, πόσο πιθανή είναι και τα Heat που κοστίζει, με τα αυτοκίνητα όπως είναι τώρα.
brief-forecast-row-title = Κίνηση { $speed }
brief-forecast-row = { $spins ->
    [yes] Η στροφή κοστίζει { $needs } Heat. Η Μηχανή έχει λιγότερα: σπινάρεις.
   *[no] Heat που πληρώνεις σε αυτή τη σειρά: { $heat }. Στη Μηχανή μένουν { $left }.
  }
brief-limit-title = Όριο Ταχύτητας { $limit }
brief-limit = Κίνηση έως { $limit } είναι χωρίς κόστος εδώ. Κάθε μονάδα πάνω κοστίζει 1 Heat.
brief-commit-title = Επιβεβαίωση
brief-commit = Ταχύτητα και κάρτες μένουν κρυφές ώσπου να επιβεβαιώσουν όλοι. Ως τότε μπορείς να τις πάρεις πίσω.
brief-undo-title = Αναίρεση
brief-undo = Γίνεται, ώσπου να φανεί μια κάρτα ή να παίξει κάποιος άλλος.

# Cards

brief-card-basic-title = Βασική κάρτα
brief-card-basic = Προσθέτει τον αριθμό της στην Κίνησή σου. Έχεις από τρεις: 1, 2, 3 και 4.
brief-card-stress-title = Στρες
brief-card-stress = Άνοιγμα: μετρά η πρώτη Βασική κάρτα (1 έως 4) της τράπουλάς σου. Δεν ξεσκαρτάρεται.
brief-card-heat-title = Heat
brief-card-heat = Ούτε παίζεται ούτε ξεσκαρτάρεται. Με Cooldown γυρίζει στη Μηχανή.
brief-card-upgrade-title = Αναβάθμιση
brief-card-upgrade = Η αξία της μετρά στην Κίνησή σου. Δεν είναι Βασική κάρτα: σε ένα άνοιγμα πάει στα σκάρτα.
brief-card-sponsor-title = Κάρτα Χορηγού
brief-card-sponsor = Παίζεται σαν Αναβάθμιση, μία φορά: μετά βγαίνει από το παιχνίδι.

# Symbols

brief-sym-heat-title = Heat (υποχρεωτικό)
brief-sym-heat = Πλήρωσε τόσα Heat στην Αντίδραση. Αν η Μηχανή έχει λιγότερα, η κάρτα πάει στα σκάρτα και αντικαθίσταται από κάρτα της τράπουλας.
brief-sym-scrap-title = Φθορά (υποχρεωτικό)
brief-sym-scrap = Ξεσκάρταρε τόσες κάρτες από την κορυφή της τράπουλάς σου. Δεν κάνουν τίποτα άλλο.
brief-sym-limit-title = Όριο (υποχρεωτικό)
brief-sym-limit = Το όριο κάθε στροφής που περνάς σε αυτή τη σειρά αλλάζει κατά αυτόν τον αριθμό.
brief-sym-once-title = Μίας χρήσης (υποχρεωτικό)
brief-sym-once = Όταν παιχτεί, η κάρτα βγαίνει από το παιχνίδι στο τέλος της σειράς.
brief-sym-flip-title = Άνοιγμα (υποχρεωτικό)
brief-sym-flip = Άνοιξε κάρτες ώσπου να βγει Βασική κάρτα (1 έως 4) και πρόσθεσέ την.
brief-sym-cooldown-title = Cooldown (προαιρετικό)
brief-sym-cooldown = Βάλε έως τόσα Heat από το χέρι στη Μηχανή.
brief-sym-slipstream-title = Slipstream (προαιρετικό)
brief-sym-slipstream = Αν κάνεις Slipstream, μπορεί να πάει τόσες Θέσεις μακρύτερα.
brief-sym-stress-title = Μείωση Στρες (προαιρετικό)
brief-sym-stress = Ξεσκάρταρε έως τόσα Στρες από το χέρι.
brief-sym-salvage-title = Περισυλλογή (προαιρετικό)
brief-sym-salvage = Δες τα σκάρτα σου και ανακάτεψε έως τόσες κάρτες στην τράπουλα.
brief-sym-refresh-title = Ανανέωση (προαιρετικό)
brief-sym-refresh = Στο τέλος της σειράς η κάρτα μπορεί να μπει στην κορυφή της τράπουλάς σου.
brief-sym-direct-title = Άμεσο παίξιμο (προαιρετικό)
brief-sym-direct = Παίξε την κάρτα από το χέρι στην Αντίδραση. Σε κινεί αμέσως.
brief-sym-accelerate-title = Επιτάχυνση (προαιρετικό)
brief-sym-accelerate = Κίνηση +1 για κάθε άνοιγμα αυτής της σειράς ως τώρα, και τόσο προχωράς.
brief-sym-adrenaline-title = Αδρεναλίνη (προαιρετικό)
brief-sym-adrenaline = Μία Θέση παραπάνω. Ανεβάζει την Κίνησή σου κατά 1, που μετρά και στις στροφές.
brief-sym-boost-title = Boost (προαιρετικό)
brief-sym-boost = Μία φορά στη σειρά σου, 1 Heat για ένα άνοιγμα: τόσο προχωράς. Ανεβάζει την Κίνησή σου.

# Answers

brief-cool-gear-title = Cooldown με την ταχύτητα
brief-cool-gear = Η ταχύτητα 1 επιστρέφει έως 3 Heat στη Μηχανή, η ταχύτητα 2 έως 1. Ό,τι δεν χρησιμοποιείς χάνεται.
brief-cool-adrenaline-title = Cooldown με Αδρεναλίνη
brief-cool-adrenaline = 1 Heat από το χέρι στη Μηχανή. Η Κίνηση δεν αλλάζει.
brief-cool-sector-title = Cooldown με τον καιρό
brief-cool-sector = 1 Heat παραπάνω όσο το αυτοκίνητό σου είναι σε αυτόν τον τομέα. Μία φορά στη σειρά σου για κάθε τομέα.
brief-unpayable-title = Δεν φτάνουν τα Heat
brief-unpayable = Η Μηχανή δεν φτάνει για αυτή την κάρτα. Πάει στα σκάρτα, αντικαθίσταται από κάρτα της τράπουλας και η κίνηση διορθώνεται.
brief-choose-value-title = Διάλεξε αξία
brief-choose-value = Μετά από όλα τα ανοίγματα, διάλεξε μία από τις τυπωμένες αξίες. Ισχύει για αυτή τη σειρά.
brief-end-react-title = Τέλος
brief-end-react = Όσα προαιρετικά σύμβολα δεν χρησιμοποιείς χάνονται. Τα υποχρεωτικά προηγούνται.
brief-refresh-title = Ανανέωση
brief-refresh = Η κάρτα μπαίνει στην κορυφή της τράπουλάς σου και την τραβάς πρώτη.
brief-stay-title = Χωρίς Slipstream
brief-stay = Μένεις εκεί που είσαι και η στροφή ελέγχεται.

# Board and order

brief-badge-title = { $corner }, όριο { $limit }
brief-badge = { $changed ->
    [yes] Τυπωμένο { $printed }, τώρα { $limit } από τον δείκτη του δρόμου.
   *[no] Κίνηση έως { $limit } είναι χωρίς κόστος.
  } Κάθε μονάδα πάνω κοστίζει 1 Heat{ $surcharge ->
    [0] .
   *[other] , και { $surcharge } ακόμη για Υπερθέρμανση.
  }{ $press ->
    [yes] {" "}Στροφή Τύπου: πέρασέ την με Slipstream ή 2 πάνω από το όριο για μία κάρτα Χορηγού.
   *[no] {""}
  }
brief-legend-line-title = Γραμμή Θρύλων
brief-legend-line = Μετά τη γραμμή ο Θρύλος περνά τη στροφή· πριν από αυτήν μόνο πλησιάζει. Οι παίκτες την αγνοούν.
brief-order-lap-title = Γύρος
brief-order-lap = Ο γύρος 1 αρχίζει όταν το αυτοκίνητο περάσει πρώτη φορά τη γραμμή εκκίνησης.
brief-order-gear-title = Ταχύτητα
brief-order-gear = Οι ταχύτητες φαίνονται όταν επιβεβαιωθούν όλα τα σχέδια.
brief-order-heat-title = Heat στη Μηχανή
brief-order-heat = Όσα μπορεί ακόμη να πληρώσει ο οδηγός. Τα βλέπουν όλοι.
brief-order-hand-title = Κάρτες στο χέρι
brief-order-hand = Ο αριθμός τους φαίνεται, οι κάρτες όχι.
brief-legend-title = Θρύλος
brief-legend = Αυτόματο αυτοκίνητο χωρίς κάρτες και Heat. Μία κάρτα Θρύλων σε κάθε περίοδο δίνει σε κάθε Θρύλο τη μέγιστη Κίνηση και έναν ρόμβο.

# Weather and roads

brief-weather-clouds-title = Σύννεφα
brief-weather-clouds = 1 Στρες λιγότερο σε κάθε τράπουλα. Χωρίς Cooldown στους τομείς καιρού.
brief-weather-fog-title = Ομίχλη
brief-weather-fog = 1 Heat παραπάνω σε κάθε Μηχανή. Δεν ξεκινά Slipstream από τομέα καιρού.
brief-weather-storm-title = Καταιγίδα
brief-weather-storm = 1 Στρες παραπάνω σε κάθε τράπουλα. Όταν το Slipstream ξεκινά σε τομέα καιρού, +2 Θέσεις.
brief-weather-snow-title = Χιόνι
brief-weather-snow = 1 Heat λιγότερο σε κάθε Μηχανή. Cooldown 1 παραπάνω στους τομείς καιρού.
brief-weather-rain-title = Βροχή
brief-weather-rain = 3 Heat κάθε Μηχανής αρχίζουν στην τράπουλα. Cooldown 1 παραπάνω στους τομείς καιρού.
brief-weather-sun-title = Ήλιος
brief-weather-sun = 3 Heat κάθε Μηχανής αρχίζουν στα σκάρτα. Όταν το Slipstream ξεκινά σε τομέα καιρού, +2 Θέσεις.
brief-road-limit_up-title = Καλό οδόστρωμα
brief-road-limit_up = Το όριο αυτής της στροφής είναι 1 υψηλότερο, για κάθε αυτοκίνητο.
brief-road-limit_down-title = Κακό οδόστρωμα
brief-road-limit_down = Το όριο αυτής της στροφής είναι 1 χαμηλότερο, για κάθε αυτοκίνητο.
brief-road-overheat-title = Υπερθέρμανση
brief-road-overheat = Πάνω από το όριο αυτή η στροφή κοστίζει 1 Heat παραπάνω. Στο όριο ή κάτω, τίποτα.
brief-road-slipstream-title = Slipstream +1
brief-road-slipstream = Ένα Slipstream που αρχίζει σε αυτόν τον τομέα μπορεί να πάει 1 Θέση μακρύτερα.
brief-road-free_boost-title = Έλεγχος θερμοκρασίας
brief-road-free_boost = Το Boost δεν κοστίζει Heat σε αυτόν τον τομέα, ακόμη και με άδεια Μηχανή.
brief-road-weather-title = Τομέας καιρού
brief-road-weather = Σε αυτόν τον τομέα ισχύει το εφέ του πλακιδίου Καιρού.

# Garage

brief-lot-title = Αγορά
brief-lot = Πάρε μία Αναβάθμιση σε καθέναν από τρεις γύρους επιλογής. Μπαίνει στην τράπουλά σου.
brief-draft-order-title = Σειρά επιλογής
brief-draft-order = Οι γύροι επιλογής 1 και 3 αρχίζουν από την τελευταία θέση εκκίνησης, ο 2 από την πρώτη.
brief-must-title = Τετράγωνο: υποχρεωτικό
brief-must = Πρέπει να γίνει πριν από το τέλος της Αντίδρασης.
brief-may-title = Στρογγυλό: προαιρετικό
brief-may = Μπορεί να χρησιμοποιηθεί μία φορά, με όποια σειρά, ή καθόλου.
brief-deck-title = Οι κάρτες σου
brief-deck = 12 Βασικές κάρτες, οι Αναβαθμίσεις σου και τα Στρες ανακατεύονται μαζί.

# Why it happened. Facts first, then the rule.

why-corner-title = Στροφή { $corner }: { $due } Heat
why-spin-title = Σπινάρισμα στη στροφή { $corner }
why-order-title = Σειρά της περιόδου { $round }
why-legend-title = { $name }: κίνηση { $move }
why-blocked-title = Μπλοκάρισμα
why-adrenaline-title = Αδρεναλίνη
why-reshuffled-title = Νέα τράπουλα
why-cluttered-title = Μπουκωμένο χέρι
why-corrected-title = Διόρθωση ταχύτητας
why-unpayable-title = Δεν φτάνουν τα Heat
why-finished-title = { $place ->
    [0] Τερματισμός
   *[other] { $place }η θέση
  }
why-sponsor-title = Κάρτα Χορηγού
why-eliminated-title = Εκτός κούρσας
why-speed = Κίνηση { $speed }: { $sum }.
why-speed-plain = Κίνηση { $speed }.
why-part-flip = άνοιγμα { $value }
why-part-boost = Boost { $value }
why-part-adrenaline = Αδρεναλίνη 1
why-part-accelerate = Επιτάχυνση { $value }
why-part-card = { $card } { $value }
why-part-named = { $card }
why-part-value = { $value }
why-limit-printed = Όριο { $limit }, όπως στο ταμπλό.
why-limit-road = Όριο { $limit }: τυπωμένο { $printed }, δρόμος { $road }.
why-limit-cards = Όριο { $limit }: τυπωμένο { $printed }, κάρτες { $own }.
why-limit-both = Όριο { $limit }: τυπωμένο { $printed }, δρόμος { $road }, κάρτες { $own }.
why-corner-free = Το { $speed } δεν ξεπερνά το { $limit }: κανένα Heat.
why-corner-due = { $speed } − { $limit } = { $over }: { $due } Heat.
why-corner-due-hot = { $speed } − { $limit } = { $over }, και { $surcharge } για Υπερθέρμανση: { $due } Heat.
why-spin-engine = { $due } Heat για πληρωμή, η Μηχανή είχε { $engine }: σπινάρισμα.
why-spin-stress = Ταχύτητα { $gear }: { $stress } Στρες. Μετά ταχύτητα 1.
why-spin-supply = Η ταχύτητα { $gear } δίνει { $wanted } Στρες, το απόθεμα είχε { $stress }. Μετά ταχύτητα 1.
why-spin-place = Πίσω στο πιο κοντινό ελεύθερο Σημείο πριν από τη γραμμή της στροφής { $corner }{ $steps ->
    [0] .
    [one] , 1 Θέση πιο πίσω: η πρώτη ήταν γεμάτη.
   *[other] , { $steps } Θέσεις πιο πίσω: οι άλλες ήταν γεμάτες.
  }
why-order-rule = Όποιος προηγείται στην αρχή της περιόδου οδηγεί πρώτος.
why-order-grid = Την πρώτη περίοδο την ορίζουν οι θέσεις εκκίνησης.
why-order-row = { $place }. { $name }: γύρος { $lap }, Θέση { $space }, { $spot ->
    [0] Γραμμή Κούρσας.
   *[1] εξωτερικό Σημείο.
  }
why-order-row-grid = { $place }. { $name }: θέση εκκίνησης { $grid }.
why-order-adrenaline = Αδρεναλίνη: { $names }.
why-legend-card = Κάρτα Θρύλων για { $name }: μέγιστη Κίνηση { $top }, ρόμβος { $diamond }.
why-legend-a = Μετά τη Γραμμή Θρύλων της στροφής { $corner }. Όριο { $limit } + ρόμβος { $diamond }: προχωρά { $distance }.
why-legend-a-short = Μετά τη Γραμμή Θρύλων της στροφής { $corner }. Όριο { $limit } + ρόμβος { $diamond } = { $sum }, αλλά ποτέ πέρα από δύο Γραμμές Στροφής: προχωρά { $distance }.
why-legend-b = Πριν από τη Γραμμή Θρύλων. Καμία Γραμμή Στροφής μέσα στη μέγιστη Κίνηση: προχωρά { $distance }.
why-legend-b-last = Καμία Γραμμή Στροφής δεν μένει πριν από τον τερματισμό: η μέγιστη Κίνηση, προχωρά { $distance }.
why-legend-b-diamond = Πριν από τη Γραμμή Θρύλων της στροφής { $corner }, { $away ->
    [one] { $away } Θέση
   *[other] { $away } Θέσεις
  } πριν από τη στροφή. Μέγιστη Κίνηση { $top } θα την περνούσε: ως τον ρόμβο { $diamond }, προχωρά { $distance }.
why-legend-stays = Είναι πιο κοντά στη γραμμή από τον ρόμβο του και δεν κινείται ποτέ προς τα πίσω: μένει.
why-blocked = { $wanted ->
    [one] { $wanted } Θέση
   *[other] { $wanted } Θέσεις
  } μπροστά ήταν πιασμένα και τα δύο Σημεία: σταματά μετά από { $driven }.
why-blocked-stays = { $wanted ->
    [one] { $wanted } Θέση
   *[other] { $wanted } Θέσεις
  } μπροστά, και σε όλο τον δρόμο ως εκεί, ήταν πιασμένα και τα δύο Σημεία: μένει.
why-blocked-speed = Όλη η Κίνηση μετρά κανονικά για τη στροφή.
why-adrenaline = Ξεκίνησαν { $cars } αυτοκίνητα, άρα { $last ->
    [one] το τελευταίο μιας περιόδου έχει Αδρεναλίνη.
   *[other] τα τελευταία { $last } μιας περιόδου έχουν Αδρεναλίνη.
  }
why-adrenaline-place = { $name }: { $place }η θέση από { $racing } στην αρχή της περιόδου { $round }.
why-adrenaline-gives = Κίνηση +1 και μία Θέση, Cooldown 1, ή και τα δύο.
why-reshuffled = Χρειαζόταν κάρτα και η τράπουλα ήταν άδεια. { $number ->
    [one] { $number } κάρτα από τα σκάρτα έγινε η νέα τράπουλα.
   *[other] { $number } κάρτες από τα σκάρτα έγιναν η νέα τράπουλα.
  }
why-cluttered = Ταχύτητα { $cards }: κάρτες που παίζονται { $playable }, { $heat } Heat από το χέρι. Δεν υπήρχαν αρκετές κάρτες για καμία δυνατή ταχύτητα.
why-cluttered-stays = Καμία κίνηση, και οι { $cards } στα σκάρτα, ταχύτητα 1.
why-corrected-up = Δύο ταχύτητες πάνω από την { $before } χωρίς Heat για πληρωμή: μία τυχαία κάρτα ({ $card }) πάει στα σκάρτα, και η ταχύτητα είναι { $gear }.
why-corrected-down = Δύο ταχύτητες κάτω από την { $before } χωρίς Heat για πληρωμή: προστίθεται μία κάρτα της τράπουλας, και η ταχύτητα είναι { $gear }.
why-unpayable = Η κάρτα { $card } ζητά { $heat } Heat και η Μηχανή είχε λιγότερα. Αντικαθίσταται από κάρτα της τράπουλας, και η κίνηση γίνεται ξανά με εκείνη την αξία.
why-finished-round = Περίοδος { $round }, { $beyond ->
    [0] ακριβώς μετά τη γραμμή
    [one] 1 Θέση πέρα από τη γραμμή
   *[other] { $beyond } Θέσεις πέρα από τη γραμμή
  }, { $spot ->
    [0] Γραμμή Κούρσας.
   *[1] εξωτερικό Σημείο.
  }
why-finished-other = Ίδια περίοδος: { $name }, { $beyond ->
    [0] ακριβώς μετά τη γραμμή
    [one] 1 Θέση πέρα
   *[other] { $beyond } Θέσεις πέρα
  }, { $spot ->
    [0] Γραμμή Κούρσας.
   *[1] εξωτερικό Σημείο.
  }
why-finished-rule = Πρώτα η νωρίτερη περίοδος, μετά όποιος έφτασε μακρύτερα, μετά η Γραμμή Κούρσας.
why-sponsor-press-corner = Στροφή Τύπου { $corner }: πέρασμα με Slipstream, ή τουλάχιστον { $least } πάνω από το όριο.
why-sponsor-top-speed = Το γεγονός αυτής της κούρσας: Κίνηση { $least } ή παραπάνω σε μία σειρά.
why-sponsor-overtaking = Το γεγονός αυτής της κούρσας: { $least ->
    [one] { $least } αυτοκίνητο προσπεράστηκε
   *[other] { $least } αυτοκίνητα προσπεράστηκαν
  } σε μία σειρά.
why-sponsor-first-lap = Το γεγονός αυτής της κούρσας: { $cars ->
    [one] ο πρώτος που ολοκλήρωσε
   *[other] στους πρώτους { $cars } που ολοκλήρωσαν
  } τον γύρο 1.
why-sponsor-start = Η κάρτα Γεγονότος δίνει κάρτες Χορηγού στην εκκίνηση.
why-eliminated = Το γεγονός αυτής της κούρσας: όποιος σπινάρει αποκλείεται.
