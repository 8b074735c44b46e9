# Γιατί συνέβη, όπως το λέει και η σελίδα. Πρώτα τα στοιχεία, μετά ο κανόνας.

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
why-corner-due = { $speed } - { $limit } = { $over }: { $due } Heat.
why-corner-due-hot = { $speed } - { $limit } = { $over }, και { $surcharge } για Υπερθέρμανση: { $due } Heat.
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
