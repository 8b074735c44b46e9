# Τι συμβαίνει σε μια κούρσα, τι μπορεί να απαντηθεί και γιατί μια απάντηση δεν γίνεται δεκτή.
# Οι προτάσεις για ένα αυτοκίνητο αρχίζουν με { $car }: πολλές ακολουθούν ένα μόνο όνομα.

## Small parts

either = { $first } ή { $last }
both = { $first } και { $last }
series = { $first } · { $last }
percent = { $number }%
span = { $low } έως { $high }
nothing = τίποτα
hidden = κρυφή
these-cards = αυτές οι κάρτες

## Names

card-heat = Heat
card-stress = Στρες
card-number = κάρτα { $number }
category = { $name ->
    [part-4-wheel-drive] Τετρακίνηση
    [part-body] Αμάξωμα
    [part-brakes] Φρένα
    [part-cooling-system] Σύστημα ψύξης
    [part-rpm] Στροφές κινητήρα
    [part-heat] Heat
    [part-fuel] Καύσιμο
    [part-gas-pedal] Πεντάλ γκαζιού
    [part-suspension] Ανάρτηση
    [part-tires] Ελαστικά
    [part-turbo-charger] Τούρμπο
    [part-wings] Αεροτομές
   *[other] { $category }
  }
colour = { $colour ->
    [black] μαύρο
    [blue] μπλε
    [green] πράσινο
    [red] κόκκινο
    [gray] γκρι
   *[yellow] κίτρινο
  }
the-car = { $colour ->
    [black] το μαύρο αυτοκίνητο
    [blue] το μπλε αυτοκίνητο
    [green] το πράσινο αυτοκίνητο
    [red] το κόκκινο αυτοκίνητο
    [gray] το γκρι αυτοκίνητο
   *[yellow] το κίτρινο αυτοκίνητο
  }
name-of-circuit = { $circuit ->
    [usa] ΗΠΑ
    [gb] Μεγάλη Βρετανία
    [france] Γαλλία
    [italia] Ιταλία
   *[other] { $name }
  }
name-of-event = { $number ->
    [1] Κερκίδα
    [2] Ρεκόρ Κίνησης
    [3] Απεργία
    [4] Χωρίς περιορισμούς μηχανής
    [5] Μεγάλο πλήθος
    [6] Διαφθορά στην επιτροπή
    [7] Κύριος χορηγός
    [8] Ζωντανά στην τηλεόραση
    [9] Κανόνες ασφαλείας
    [10] Τελευταία ευκαιρία
   *[other] { $label }
  }
name-of-weather = { $weather ->
    [clouds] σύννεφα
    [fog] ομίχλη
    [storm] καταιγίδα
    [snow] χιόνι
    [rain] βροχή
   *[sun] ήλιος
  }
name-of-driver = { $driver ->
    [legend] Θρύλος
    [you] εσύ
    [rookie] πρωτάρης
    [amateur] ερασιτέχνης
    [club] οδηγός λέσχης
    [pro] επαγγελματίας
    [champion] πρωταθλητής
   *[other] { $driver }
  }
name-of-action = { $action ->
    [plan] επιλογή ταχύτητας και καρτών
    [take-back] ανάκληση του σχεδίου
    [choose-value] επιλογή αξίας
    [cool-gear] Cooldown με την ταχύτητα
    [cool-adrenaline] Cooldown με Αδρεναλίνη
    [cool-sector] Cooldown με τον καιρό
    [cool-card] Cooldown με κάρτα
    [pay-heat] πληρωμή συμβόλου Heat
    [unpayable] δήλωση ότι μια κάρτα δεν πληρώνεται
    [scrap] Φθορά
    [reduce-stress] Μείωση Στρες
    [salvage] Περισυλλογή
    [direct-play] Άμεσο παίξιμο
    [accelerate] Επιτάχυνση
    [adrenaline-move] κίνηση με Αδρεναλίνη
    [boost] Boost
    [end-react] τέλος της Αντίδρασης
    [slipstream] Slipstream
    [discard] Ξεσκαρτάρισμα
    [refresh] Ανανέωση
    [take-upgrade] επιλογή Αναβάθμισης
    [swap-upgrade] αντικατάσταση Αναβάθμισης
    [keep-upgrade] διατήρηση Αναβάθμισης
   *[other] { $action }
  }
name-of-step = { $step ->
    [running] τη συνέχεια
    [plan] ταχύτητα και κάρτες
    [value] μια αξία
    [react] την Αντίδραση
    [slipstream] το Slipstream
    [discard] το Ξεσκαρτάρισμα
    [refresh] την Ανανέωση
    [draft] την επιλογή καρτών
    [swap] την αντικατάσταση Αναβάθμισης
    [keep] την Αναβάθμιση που μένει
    [over] τίποτα πια: τελείωσε
   *[other] { $step }
  }
place = { $where ->
    [grid] Θέση { $space } της εκκίνησης
   *[lap] Θέση { $space } του γύρου { $lap }
  }

## Events

event-round-started = Περίοδος { $round }
event-planned = { $car } έχει διαλέξει ταχύτητα και κάρτες
event-plan-taken-back = { $car } παίρνει πίσω το σχέδιο
event-gear-shifted = { $how ->
    [stays] { $car } μένει στην ταχύτητα { $gear }
    [pays] { $car } αλλάζει από ταχύτητα { $before } σε { $gear } και πληρώνει 1 Heat
   *[free] { $car } αλλάζει από ταχύτητα { $before } σε { $gear }
  }
event-gear-corrected = { $how ->
    [discards] { $car } δεν μπορεί να πληρώσει δύο ταχύτητες από την { $before }: ταχύτητα { $gear }, πάει στα σκάρτα { $card }
   *[adds] { $car } δεν μπορεί να πληρώσει δύο ταχύτητες από την { $before }: ταχύτητα { $gear }, προστίθεται μία κάρτα
  }
event-revealed = { $car } ανοίγει { $cards }
event-cluttered = { $car } έχει μπουκωμένο χέρι ({ $cards }): καμία κίνηση, πρώτη ταχύτητα
event-flipped = { $kept ->
    [yes] { $car } ανοίγει από την τράπουλα { $card }
   *[no] { $car } ανοίγει από την τράπουλα { $card } και την ξεσκαρτάρει
  }
event-reshuffled = { $number ->
    [one] { $car } ανακατεύει { $number } κάρτα σε νέα τράπουλα
   *[other] { $car } ανακατεύει { $number } κάρτες σε νέα τράπουλα
  }
event-value-chosen = { $car } διαλέγει { $value } στην κάρτα { $card }
event-speed-set = { $car } έχει Κίνηση { $speed }
event-moved = { $blocked ->
    [0] { $car } πηγαίνει στη { $place }
   [one] { $car } πηγαίνει στη { $place } (μπλόκαρε { $blocked } Θέση νωρίτερα)
   *[other] { $car } πηγαίνει στη { $place } (μπλόκαρε { $blocked } Θέσεις νωρίτερα)
  }
event-adrenaline-gained = { $car } έχει Αδρεναλίνη
event-adrenaline-used = { $car } χρησιμοποιεί Αδρεναλίνη: Κίνηση +1
event-boosted = { $car } κάνει Boost
event-cooled-down = { $car } επιστρέφει { $number } Heat στη Μηχανή (Cooldown: { $source ->
    [gear] ταχύτητα
    [adrenaline] Αδρεναλίνη
    [sector] τομέας
   *[card] κάρτα
  })
event-heat-paid = { $car } πληρώνει { $number } Heat ({ $reason ->
    [gear] ταχύτητα
    [boost] Boost
    [corner] στροφή
   *[symbol] σύμβολο
  })
event-unpayable = { $car } δεν μπορεί να πληρώσει για { $card }: η κάρτα αντικαθίσταται, τώρα στη { $place }
event-scrapped = { $car } ξεσκαρτάρει { $card } (Φθορά)
event-stress-reduced = { $car } ξεσκαρτάρει { $number } Στρες
event-salvaged = { $shown ->
    [yes] { $car } περισυλλέγει { $number ->
        [one] { $number } κάρτα
       *[other] { $number } κάρτες
      } ({ $cards })
   *[no] { $car } περισυλλέγει { $number ->
        [one] { $number } κάρτα
       *[other] { $number } κάρτες
      }
  }
event-directly-played = { $car } παίζει άμεσα { $card }
event-accelerated = { $car } επιταχύνει κατά { $number }
event-slipstreamed = { $spaces ->
    [one] { $car } κάνει Slipstream { $spaces } Θέση
   *[other] { $car } κάνει Slipstream { $spaces } Θέσεις
  }
event-corner-passed = { $due ->
    [0] { $car } περνά τη στροφή { $corner } (όριο { $limit }) με Κίνηση { $speed }
   *[other] { $car } περνά τη στροφή { $corner } (όριο { $limit }) με Κίνηση { $speed }: πρέπει να πληρωθούν { $due } Heat
  }
event-spun-out = { $car } ΣΠΙΝΑΡΕΙ στη στροφή { $corner }, πίσω στη { $place }, { $stress } Στρες
event-eliminated = { $car } ΑΠΟΚΛΕΙΕΤΑΙ στην περίοδο { $round }
event-sponsor-gained = { $shown ->
    [yes] { $car } κερδίζει κάρτα Χορηγού: { $card } ({ $reason ->
        [press-corner] Στροφή Τύπου
        [top-speed] μεγάλη Κίνηση
        [overtaking] προσπεράσματα
        [first-lap] πρώτος γύρος
       *[start] στην εκκίνηση
      })
   *[no] { $car } κερδίζει κάρτα Χορηγού ({ $reason ->
        [press-corner] Στροφή Τύπου
        [top-speed] μεγάλη Κίνηση
        [overtaking] προσπεράσματα
        [first-lap] πρώτος γύρος
       *[start] στην εκκίνηση
      })
  }
event-discarded = { $shown ->
    [yes] { $car } ξεσκαρτάρει { $number ->
        [one] { $number } κάρτα
       *[other] { $number } κάρτες
      } ({ $cards })
   *[no] { $car } ξεσκαρτάρει { $number ->
        [one] { $number } κάρτα
       *[other] { $number } κάρτες
      } (πάνω πάνω { $top })
  }
event-refreshed = { $car } βάζει { $card } στην κορυφή της τράπουλας
event-used-up = { $car } βγάζει { $cards } από το παιχνίδι
event-play-area-cleared = { $car } αδειάζει τον Χώρο
event-drew = { $shown ->
    [yes] { $car } τραβά { $number ->
        [one] { $number } κάρτα
       *[other] { $number } κάρτες
      }: { $cards }
   *[no] { $car } τραβά { $number ->
        [one] { $number } κάρτα
       *[other] { $number } κάρτες
      }
  }
event-lap-started = { $car } αρχίζει τον γύρο { $lap }
event-finished = { $car } ΤΕΡΜΑΤΙΖΕΙ στην περίοδο { $round }
event-ranked = { $car } τερματίζει στη θέση { $place }
event-race-over = Η κούρσα τελείωσε
event-legend-card-revealed = Οι Θρύλοι οδηγούν με την κάρτα { $card }
event-legend-moved = { $car } (Θρύλος) κάνει την κίνηση { $move }
event-upgrade-taken = { $car } παίρνει { $face }
event-upgrade-swapped = { $car } αντικαθιστά { $given } με { $face }
event-upgrade-kept = { $car } κρατά { $face }
event-points-scored = { $points ->
    [one] { $car } παίρνει { $points } πόντο, { $total } συνολικά
   *[other] { $car } παίρνει { $points } πόντους, { $total } συνολικά
  }

## Refusals

refused = { $reason }.
refused-legal = { $reason }. Δυνατά: { $options }.
refused-legal-more = { $more ->
    [one] { $reason }. Δυνατά: { $options }· και { $more } ακόμη.
   *[other] { $reason }. Δυνατά: { $options }· και { $more } ακόμη.
  }
refusal-not-your-turn = ο οδηγός { $seat } δεν έχει τίποτα να αποφασίσει τώρα
refusal-stale-decision = η απόφαση { $decision } δεν είναι πια ανοιχτή
refusal-nothing-to-undo = ο οδηγός { $seat } δεν έχει τίποτα να πάρει πίσω
refusal-not-in-this-step = δεν γίνεται τώρα ({ $action }): η κούρσα περιμένει { $step }
refusal-no-such-gear = δεν υπάρχει ταχύτητα { $gear }: οι ταχύτητες είναι 1 έως 4
refusal-gear-too-far = από ταχύτητα { $from } σε { $gear } είναι πάνω από δύο θέσεις
refusal-gear-needs-heat = από ταχύτητα { $from } σε { $gear } κοστίζει 1 Heat και η Μηχανή είναι άδεια
refusal-gear-not-filled = η ταχύτητα { $gear } θέλει { $gear ->
    [one] { $gear } κάρτα που παίζεται
   *[other] { $gear } κάρτες που παίζονται
  } και το χέρι έχει { $playable }
refusal-cards-not-in-hand = δεν είναι στο χέρι: { $cards }
refusal-wrong-number-of-cards = οι κάρτες πρέπει να είναι όσες η ταχύτητα
refusal-heat-not-playable = τα Heat δεν παίζονται ({ $cards })
refusal-not-discardable = τα Στρες και τα Heat δεν ξεσκαρτάρονται ({ $cards })
refusal-play-all-then-heat = { $playable ->
    [one] με μπουκωμένο χέρι παίζεται η μοναδική κάρτα που παίζεται ({ $playable }), μετά Heat
   *[other] με μπουκωμένο χέρι παίζονται και οι { $playable } κάρτες που παίζονται, μετά Heat
  }
refusal-not-an-action = η απάντηση αναφέρει κάτι που δεν της ανήκει: { $action }
refusal-symbol-used = { $action }: αυτό το σύμβολο χρησιμοποιήθηκε ήδη σε αυτή τη σειρά
refusal-symbol-not-open = { $action }: δεν υπάρχει τέτοιο ανοιχτό σύμβολο τώρα
refusal-mandatory-symbol-open = η Αντίδραση δεν τελειώνει όσο είναι ανοιχτό σύμβολο Heat ή Φθοράς
refusal-no-cooldown-here = σε αυτόν τον τομέα δεν γίνεται Cooldown
refusal-symbol-needs-heat = { $card } ζητά περισσότερα Heat απ’ όσα υπάρχουν
refusal-symbol-is-payable = η Μηχανή μπορεί να πληρώσει { $card }
refusal-stress-out-of-range = { $number } Στρες: τόσα δεν ξεσκαρτάρονται ({ $stress } στο χέρι)
refusal-cards-not-in-discard-pile = δεν είναι στα σκάρτα: { $cards }
refusal-too-many-salvaged = { $card } δεν μπορεί να περισυλλέξει τόσες κάρτες: { $cards }
refusal-no-direct-play = { $card } δεν παίζεται άμεσα
refusal-no-plus-used = κανένα σύμβολο + δεν χρησιμοποιήθηκε σε αυτή τη σειρά
refusal-no-value-to-choose = δεν ζητείται η αξία της κάρτας { $card }
refusal-value-not-printed = { $number } δεν είναι τυπωμένο στην κάρτα { $card }
refusal-value-not-in-play = το { $number } δεν είναι μία από τις Κινήσεις που μπορεί να έχει τώρα η κάρτα { $card }
refusal-no-refresh = { $card } δεν έχει Ανανέωση
refusal-no-slipstream-here = σε αυτόν τον τομέα δεν αρχίζει Slipstream
refusal-not-in-the-market = αυτή η κάρτα δεν είναι στην αγορά
refusal-not-your-upgrade = αυτή η Αναβάθμιση δεν είναι δική σου
refusal-no-cooldown-in-gear = η ταχύτητα { $gear } δεν δίνει Cooldown
refusal-no-heat-in-hand = δεν υπάρχει Heat στο χέρι για Cooldown
refusal-cooldown-out-of-range = { $number } Heat: για τόσα δεν γίνεται Cooldown ({ $heat } στο χέρι)
refusal-no-adrenaline = αυτό το αυτοκίνητο δεν έχει Αδρεναλίνη σε αυτή την περίοδο
refusal-no-room-ahead = η Θέση μπροστά είναι γεμάτη
refusal-boost-needs-heat = το Boost κοστίζει 1 Heat και η Μηχανή είναι άδεια
refusal-slipstream-distance = { $number ->
    [one] δεν γίνεται Slipstream { $number } Θέσης
   *[other] δεν γίνεται Slipstream { $number } Θέσεων
  }
refusal-slipstream-over-finish = το Slipstream δεν μπορεί να φτάσει στη γραμμή τερματισμού
refusal-slipstream-no-car = δεν υπάρχει αυτοκίνητο δίπλα ή ακριβώς μπροστά

## Answers

action-plan = ταχύτητα { $gear }: { $cards }
action-take-back = ανάκληση του σχεδίου
action-choose-value = { $card }: Κίνηση { $number }
action-cool-gear = Cooldown { $number } Heat με την ταχύτητα
action-cool-adrenaline = Cooldown 1 Heat με Αδρεναλίνη
action-cool-sector = Cooldown { $number } Heat με τον καιρό
action-cool-card = Cooldown { $number } Heat με { $card }
action-pay-heat = πληρωμή των Heat για { $card }
action-unpayable = { $number ->
    [0] δεν φτάνουν τα Heat για { $card }: αντικαθίσταται από κάρτα της τράπουλας
   *[other] δεν φτάνουν τα Heat για { $card } (Κίνηση { $number }): αντικαθίσταται από κάρτα της τράπουλας
  }
action-scrap = Φθορά για { $card }
action-reduce-stress = ξεσκαρτάρισμα { $number } Στρες με { $card }
action-salvage = περισυλλογή { $cards } με { $card }
action-direct-play = άμεσο παίξιμο { $card }
action-accelerate = επιτάχυνση με { $card }
action-adrenaline-move = Αδρεναλίνη: Κίνηση +1 και μία Θέση
action-boost = Boost: ανοίγεις μια κάρτα και κινείσαι όσο η αξία της
action-end-react = τέλος της Αντίδρασης
action-slipstream = { $number ->
    [one] Slipstream { $number } Θέση
   *[other] Slipstream { $number } Θέσεις
  }
action-no-slipstream = χωρίς Slipstream
action-discard = ξεσκαρτάρισμα { $cards }
action-no-discard = μένουν όλες οι κάρτες
action-refresh = { $card } στην κορυφή της τράπουλας
action-no-refresh = καμία άλλη Ανανέωση
action-take-upgrade = επιλογή { $face }
action-swap-upgrade = αντικατάσταση { $given } με { $face }
action-no-swap = καμία αντικατάσταση
action-keep-upgrade = διατήρηση { $face }
