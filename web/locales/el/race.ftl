# Cards

card-upgrade = Αναβάθμιση
card-hidden = κρυφή κάρτα

# Race feed

feed-title = Χρονικό
feed-round = Περίοδος { $round }
feed-heat = { $heat ->
    [one] { $heat } πληρωμένο
   *[other] { $heat } πληρωμένα
  }
event-gear-shifted = { $name } αλλάζει ταχύτητα από { $before } σε { $gear }.
    .you = Αλλάζεις ταχύτητα από { $before } σε { $gear }.
event-gear-corrected = { $name }: δεν φτάνουν τα Heat για δύο ταχύτητες από την { $before }, άρα ταχύτητα { $gear }.
    .you = Δεν σου φτάνουν τα Heat για δύο ταχύτητες από την { $before }, άρα ταχύτητα { $gear }.
event-cluttered = { $name } έχει μπουκωμένο χέρι και δεν κινείται. Ταχύτητα 1.
    .you = Έχεις μπουκωμένο χέρι και δεν κινείσαι. Ταχύτητα 1.
event-flipped = { $name } ανοίγει { $card }.
    .you = Ανοίγεις { $card }.
event-reshuffled = { $number ->
    [one] { $name } ανακατεύει { $number } κάρτα σε νέα τράπουλα.
   *[other] { $name } ανακατεύει { $number } κάρτες σε νέα τράπουλα.
  }
    .you = { $number ->
        [one] Ανακατεύεις { $number } κάρτα σε νέα τράπουλα.
       *[other] Ανακατεύεις { $number } κάρτες σε νέα τράπουλα.
      }
event-legend-moved = { $name } δεν κινείται.
event-moved = { $distance ->
    [0] { $name } σταματά ακριβώς πριν από τη στροφή { $corner }.
    [one] { $name }: { $distance } Θέση πριν από τη στροφή { $corner }.
   *[other] { $name }: { $distance } Θέσεις πριν από τη στροφή { $corner }.
  }
    .you = { $distance ->
        [0] Σταματάς ακριβώς πριν από τη στροφή { $corner }.
        [one] Είσαι { $distance } Θέση πριν από τη στροφή { $corner }.
       *[other] Είσαι { $distance } Θέσεις πριν από τη στροφή { $corner }.
      }
event-adrenaline-used = { $name } χρησιμοποιεί Αδρεναλίνη. Κίνηση +1.
    .you = Χρησιμοποιείς Αδρεναλίνη. Κίνηση +1.
event-boosted = { $name } κάνει Boost.
    .you = Κάνεις Boost.
event-cooled-down = { $name } επιστρέφει { $number } Heat στη Μηχανή (Cooldown).
    .you = Επιστρέφεις { $number } Heat στη Μηχανή (Cooldown).
event-unpayable = { $name }: δεν φτάνουν τα Heat για { $card }. Αντικαθίσταται από κάρτα της τράπουλας.
    .you = Δεν σου φτάνουν τα Heat για { $card }. Αντικαθίσταται από κάρτα της τράπουλας.
event-scrapped = { $name } ξεσκαρτάρει { $card } (Φθορά).
    .you = Ξεσκαρτάρεις { $card } (Φθορά).
event-stress-reduced = { $name } ξεσκαρτάρει { $number } Στρες.
    .you = Ξεσκαρτάρεις { $number } Στρες.
event-salvaged = { $number ->
    [one] { $name } περισυλλέγει { $number } κάρτα.
   *[other] { $name } περισυλλέγει { $number } κάρτες.
  }
    .you = { $number ->
        [one] Περισυλλέγεις { $number } κάρτα.
       *[other] Περισυλλέγεις { $number } κάρτες.
      }
event-directly-played = { $name } παίζει άμεσα { $card }.
    .you = Παίζεις άμεσα { $card }.
event-accelerated = { $name } επιταχύνει κατά { $number }.
    .you = Επιταχύνεις κατά { $number }.
event-slipstreamed = { $name } κάνει Slipstream +{ $spaces }.
    .you = Κάνεις Slipstream +{ $spaces }.
event-corner-passed = { $name } περνά τη στροφή { $corner } με { $speed }, όριο { $limit }.
    .you = Περνάς τη στροφή { $corner } με { $speed }, όριο { $limit }.
event-spun-out = { $name } σπινάρει στη στροφή { $corner }. { $stress } Στρες, ταχύτητα 1.
    .you = Σπινάρεις στη στροφή { $corner }. { $stress } Στρες, ταχύτητα 1.
event-eliminated = { $name } είναι εκτός κούρσας.
    .you = Είσαι εκτός κούρσας.
event-sponsor-gained = { $name } κερδίζει κάρτα Χορηγού.
    .you = Κερδίζεις κάρτα Χορηγού.
event-discarded = { $number ->
    [one] { $name } ξεσκαρτάρει { $number } κάρτα.
   *[other] { $name } ξεσκαρτάρει { $number } κάρτες.
  }
    .you = { $number ->
        [one] Ξεσκαρτάρεις { $number } κάρτα.
       *[other] Ξεσκαρτάρεις { $number } κάρτες.
      }
event-refreshed = { $name } βάζει { $card } ξανά στην κορυφή.
    .you = Βάζεις { $card } ξανά στην κορυφή.
event-used-up = { $name } βγάζει { $cards } από το παιχνίδι.
    .you = Βγάζεις { $cards } από το παιχνίδι.
event-lap-started = { $name } αρχίζει τον γύρο { $lap }.
    .you = Αρχίζεις τον γύρο { $lap }.
event-finished = { $name } περνά τη γραμμή τερματισμού.
    .you = Περνάς τη γραμμή τερματισμού.
event-race-over = Η κούρσα τελείωσε.
event-upgrade-taken = { $name } παίρνει μια Αναβάθμιση.
    .you = Παίρνεις μια Αναβάθμιση.
event-upgrade-swapped = { $name } αντικαθιστά μια Αναβάθμιση.
    .you = Αντικαθιστάς μια Αναβάθμιση.
event-upgrade-kept = { $name } κρατά μια Αναβάθμιση.
    .you = Κρατάς μια Αναβάθμιση.
event-points-scored = { $name } παίρνει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
  }.
    .you = Παίρνεις { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
      }.

# Race screen

car-label = { $name }, { $place }η θέση
callout-speed = περνάς με { $speed }
callout-pay = Heat για πληρωμή
callout-free = μέσα στο όριο
race-subtitle = Γκραν Πρι, { $country }
race-over = Η κούρσα τελείωσε
you = Εσύ
legend = Θρύλος
legend-top = έως { $speed }
driver-rookie = Πρωτάρης
driver-amateur = Ερασιτέχνης
driver-club = Οδηγός λέσχης
driver-pro = Επαγγελματίας
driver-champion = Πρωταθλητής
driver-in-manner = { $level }, { $manner }
manner-keeps = φυλάει Heat
manner-dares = φρενάρει αργά
manner-follows = από κοντά
manner-blocks = κλείνει την πόρτα
manner-gambles = άλλη μία κάρτα
manner-boosts = για το κοινό
status-choosing = Διαλέγει
status-turn = Οδηγεί
status-ready = ΟΚ
status-waiting = Περιμένει
status-away = Λείπει
status-finished = Τερμάτισε
status-out = Εκτός
step-gear = Ταχύτητα
step-cards = Κάρτες
step-move = Κίνηση
step-react = Αντίδραση
step-slipstream = Slipstream
step-corner = Στροφή
step-discard = Ξεσκαρτάρισμα
step-draw = Αναπλήρωση
lap = Γύρος
round = Περίοδος
limit = Όριο
speed = Κίνηση
chance = Πιθανότητα
result = Αποτέλεσμα
undo = Αναίρεση
take-back = Αναίρεση
menu = Μενού
tools = Εργαλεία
dash = Το ταμπλό σου
conditions = Καιρός και κατάσταση δρόμου
watching = Παρακολουθείς.
waiting-short = Αναμονή
waiting-for = Αναμονή για { $names }.
play-turned = άνοιξε γι’ αυτή την κάρτα
play-area = Ο Χώρος σου
play-empty = Δεν παίχτηκαν κάρτες.
pick-cards = Διάλεξε κάρτες: ο αριθμός τους είναι η ταχύτητα.
flip = άνοιγμα
hand-label = Το χέρι σου, { $cards ->
    [one] { $cards } κάρτα
   *[other] { $cards } κάρτες
  }
hand-card = { $card }{ $selected ->
    [yes] , επιλεγμένη
   *[no] {""}
  }, πλήκτρο { $key }
engine-risk = κοστίζει { $heat } Heat
forecast-title = Αν παίξεις αυτό
forecast-now = όπως είναι τώρα
certain = σίγουρα
forecast-finish = Τερματισμός
forecast-as = ως { $values }
forecast-shift = { $heat } Heat για την αλλαγή ταχύτητας
forecast-hidden = { $plus ->
    [0] Αυτό το τραπέζι δεν δείχνει πιθανότητες.
    [one] 1 κάρτα για άνοιγμα. Αυτό το τραπέζι δεν δείχνει πιθανότητες.
   *[other] { $plus } κάρτες για άνοιγμα. Αυτό το τραπέζι δεν δείχνει πιθανότητες.
  }
needs-heat = −{ $heat }
heat-left = { $left ->
    [one] μένει { $left }
   *[other] μένουν { $left }
  }
options-title = Τι μπορείς να κάνεις τώρα
option-speed = Κίνηση { $speed }
option-range = { $low } έως { $high }
option-words = { $speed ->
        [none] { $what }
       *[other] { $what }: Κίνηση { $speed }
    }{ $spin ->
        [sure] , σπινάρισμα
        [may] , σπινάρισμα στο { $chance } των περιπτώσεων
       *[no] { "" }
    }
option-plan = { $cards }
option-choose-value = { $card } ως { $number }
option-cool-gear = Cooldown { $number }
option-cool-adrenaline = Αδρεναλίνη: Cooldown 1
option-cool-sector = Καιρός: Cooldown { $number }
option-cool-card = { $card }: Cooldown { $number }
option-pay-heat = Πλήρωσε για { $card }
option-unpayable = { $number ->
    [0] Δεν φτάνουν τα Heat για { $card }: άνοιξε κάρτα
   *[other] Δεν φτάνουν τα Heat για { $card } (Κίνηση { $number }): άνοιξε κάρτα
  }
option-scrap = Φθορά για { $card }
option-reduce-stress = Ξεσκάρταρε { $number } Στρες
option-salvage = { $count ->
    [0] Καμία Περισυλλογή
   *[other] Περισυλλογή { $cards }
  }
picker-title = { $what ->
        [salvage] Περισυλλογή έως { $count }
       *[other] Επιλογή έως { $count }
    }
picker-cards = Διάλεξε τις κάρτες
option-direct-play = Παίξε { $card } τώρα
option-accelerate = Επιτάχυνση
option-adrenaline-move = Αδρεναλίνη: +1
option-boost = Boost
option-end-react = Τέλος
option-slipstream = { $number ->
    [0] Χωρίς Slipstream
   *[other] Slipstream { $number }
  }
option-discard = Ξεσκάρταρε { $cards }
option-refresh = { $none ->
    [yes] Όχι άλλη Ανανέωση
   *[no] Ανανέωση { $card }
  }
commit-pick = Διάλεξε κάρτες
commit-picked = επιλογές: { $count }
commit-plan = Επιβεβαίωση ({ $count })
commit-hidden = κρυφά ώσπου να επιβεβαιώσουν όλοι
commit-speed = Κίνηση { $speed }
commit-speed-spin = Κίνηση { $speed }, σπινάρισμα { $spin }
commit-discard = { $count ->
    [0] Κράτα όλες
    [one] Ξεσκάρταρε { $count }
   *[other] Ξεσκάρταρε { $count }
  }
commit-discard-note = μετά τραβάς έως { $hand }
commit-react = Τέλος
commit-must-note = τα τετράγωνα σύμβολα είναι υποχρεωτικά
commit-stay = Χωρίς Slipstream
commit-stay-note = μένεις εκεί που είσαι
commit-no-refresh = Όχι άλλη Ανανέωση
commit-thinking = μια στιγμή
turn-title-waiting = Αναμονή
turn-title-value = Διάλεξε αξία
turn-title-react = Αν σταματήσεις εδώ
turn-title-slipstream = Χωρίς Slipstream
turn-title-discard = Ξεσκαρτάρισμα
turn-title-refresh = Ανανέωση
turn-plan = Η σειρά σου: ταχύτητα και κάρτες.
turn-value = Η σειρά σου: διάλεξε αξία.
turn-react = Η σειρά σου: Αντίδραση.
turn-slipstream = Η σειρά σου: Slipstream;
turn-discard = Η σειρά σου: Ξεσκαρτάρισμα.
turn-refresh = Η σειρά σου: Ανανέωση.
title-your-turn = Η σειρά σου, { $place }
title-race = { $place }, Slipstream
confirm-spin-title = Σπινάρισμα: { $spin }
confirm-spin-certain = Με αυτό σπινάρεις σίγουρα.
confirm-spin-text = Με αυτό σπινάρεις στο { $spin } των περιπτώσεων.
confirm-spin-bill = Η στροφή { $corner } μπορεί να ζητήσει { $needs } Heat και θα έχεις { $engine }. Τότε τα χάνεις όλα, γυρίζεις πριν από τη στροφή, στην 1η ταχύτητα, και παίρνεις Στρες.
confirm-yes = Το ρισκάρω
confirm-no = Διάλεξε ξανά
key-enter = Enter

# Signals and clock

clock = { $seconds ->
    [one] μένει { $seconds } δευτερόλεπτο
   *[other] μένουν { $seconds } δευτερόλεπτα
  }
signals = Σήματα
signal-hello = Γεια
signal-nice = Ωραία οδήγηση
signal-thanks = Ευχαριστώ
signal-sorry = Συγγνώμη
signal-wow = Ουάου
signal-hurry = Η σειρά σου

# The track in words

twin = Η πίστα με λόγια
twin-cars = Αυτοκίνητα κατά σειρά
twin-car = { $place }. { $name }: Θέση { $space }, γύρος { $lap }, { $distance ->
    [0] ακριβώς πριν από τη στροφή { $corner }
    [one] { $distance } Θέση πριν από τη στροφή { $corner }
   *[other] { $distance } Θέσεις πριν από τη στροφή { $corner }
  }.
twin-corners = Στροφές από τη γραμμή εκκίνησης
twin-corner = { $name }: όριο { $limit }, γραμμή μετά τη Θέση { $space }.
twin-forecast = Αν παίξεις ό,τι είναι επιλεγμένο: Κίνηση { $speed }, { $distance ->
    [0] ακριβώς πριν από τη στροφή { $corner }
    [one] { $distance } Θέση πριν από τη στροφή { $corner }
   *[other] { $distance } Θέσεις πριν από τη στροφή { $corner }
  }, πιθανότητα { $chance }, Heat { $heat }{ $spin ->
    [yes] , σπινάρισμα
   *[no] {""}
  }.

# Keys

keys-title = Πλήκτρα
keys-cards = επιλογή κάρτας ή απάντησης της λίστας
keys-gears = ταχύτητες 1 έως 4
keys-enter = το χρυσό κουμπί
keys-undo = αναίρεση ή ανάκληση
keys-boost = Boost
keys-cooldown = Cooldown
keys-slipstream = Slipstream
keys-leave = μένει όπως είναι
keys-skip = παράλειψη εφέ κίνησης
keys-help = αυτά τα πλήκτρα
keys-close = κλείσιμο

# Menu of the race

menu-title = Το τραπέζι
menu-here = Στο τιμόνι
menu-gave-up = Εγκατέλειψες. Ένας αυτόματος οδηγός πήρε το αυτοκίνητό σου.
menu-hand-over = Δώσε το τιμόνι
menu-hand-over-sure = Οδηγεί για εσένα: { $driver }, μία περίοδος τη φορά, ώσπου να πάρεις πάλι το τιμόνι. Πάτησε ξανά για να το δώσεις.
wheel-note = οδηγεί: { $driver }
wheel-take = Πάρε πίσω το τιμόνι
menu-give-back = Δώσε πίσω το τιμόνι
menu-link = Αντιγραφή συνδέσμου
menu-home = Αρχική
menu-give-up = Εγκατάλειψη
menu-give-up-sure = Οριστική εγκατάλειψη
menu-delete = Διαγραφή κούρσας
menu-delete-sure = Διαγραφή για όλους
menu-back = Πίσω στην κούρσα

# Weather and roads

weather-clouds = Σύννεφα
weather-fog = Ομίχλη
weather-storm = Καταιγίδα
weather-snow = Χιόνι
weather-rain = Βροχή
weather-sun = Ήλιος
weather-sector-no_cooldown = χωρίς Cooldown στους τομείς καιρού
weather-sector-no_slipstream = δεν ξεκινά Slipstream από τομέα καιρού
weather-sector-slipstream_boost = Slipstream +{ $amount } από τομείς καιρού
weather-sector-cooldown_bonus = Cooldown +{ $amount } στους τομείς καιρού
weather-setup-stress = { $amount ->
    [-1] 1 Στρες λιγότερο για όλους
   *[other] { $amount } Στρες παραπάνω για όλους
  }
weather-setup-engine_heat = { $amount ->
    [-1] 1 Heat λιγότερο στη Μηχανή
   *[other] { $amount } Heat παραπάνω στη Μηχανή
  }
weather-setup-heat_to_deck = { $amount } Heat αρχίζουν στην τράπουλα
weather-setup-heat_to_discard = { $amount } Heat αρχίζουν στα σκάρτα
road-limit_up = όριο +1
road-limit_down = όριο −1
road-overheat = 1 Heat παραπάνω αν ξεπεράσεις το όριο
road-slipstream = Slipstream +1 στον τομέα μετά τη στροφή
road-free_boost = Boost χωρίς Heat στον τομέα μετά τη στροφή
road-weather = καιρός στον τομέα μετά τη στροφή
road-after = μετά τη στροφή { $corner }

# Symbols, one sentence each

symbol-heat = Πλήρωσε { $amount } Heat στην Αντίδραση. Αν δεν μπορείς, η κάρτα αντικαθίσταται από κάρτα της τράπουλας.
symbol-scrap = { $amount ->
    [one] Ξεσκάρταρε την πάνω κάρτα της τράπουλάς σου.
   *[other] Ξεσκάρταρε τις { $amount } πάνω κάρτες της τράπουλάς σου.
  }
symbol-limit = { $sign ->
    [minus] Το όριο κάθε στροφής που περνάς σε αυτή τη σειρά είναι { $amount } χαμηλότερο.
   *[plus] Το όριο κάθε στροφής που περνάς σε αυτή τη σειρά είναι { $amount } υψηλότερο.
  }
symbol-cooldown = Μπορείς να βάλεις { $amount } Heat από το χέρι στη Μηχανή.
symbol-slipstream = Το Slipstream σου μπορεί να πάει { $amount ->
    [one] { $amount } Θέση
   *[other] { $amount } Θέσεις
  } μακρύτερα.
symbol-stress = Μπορείς να ξεσκαρτάρεις { $amount } Στρες από το χέρι.
symbol-salvage = Μπορείς να ανακατέψεις έως { $amount ->
    [one] { $amount } κάρτα
   *[other] { $amount } κάρτες
  } από τα σκάρτα στην τράπουλά σου.
symbol-refresh = Στο τέλος της σειράς μπορείς να βάλεις την κάρτα στην κορυφή της τράπουλάς σου.
symbol-direct = Μπορείς να παίξεις αυτή την κάρτα από το χέρι στην Αντίδραση.
symbol-accelerate = Μπορείς να ανεβάσεις την Κίνηση κατά 1 για κάθε κάρτα που άνοιξε σε αυτή τη σειρά.
symbol-once = Μίας χρήσης: βγαίνει από το παιχνίδι μετά από αυτή τη σειρά.
symbol-flip = Άνοιξε μια κάρτα και πρόσθεσε την αξία της.
card-about-value = Προσθέτει { $value } στην Κίνηση.{ $plus ->
    [0] {""}
    [one] {" "}Μετά άνοιξε μια κάρτα και πρόσθεσε την αξία της.
   *[other] {" "}Μετά άνοιξε { $plus } κάρτες και πρόσθεσε τις αξίες τους.
  }
card-about-values = Διάλεξε { $values } όταν ανοίγει.{ $plus ->
    [0] {""}
   *[other] {" "}Μετά άνοιξε μια κάρτα και πρόσθεσε την αξία της.
  }
card-about-heat = Ούτε παίζεται ούτε ξεσκαρτάρεται. Με Cooldown γυρίζει στη Μηχανή.
card-about-stress = Άνοιξε κάρτες ώσπου να βγει Βασική κάρτα (1 έως 4) και πρόσθεσε την αξία της. Δεν ξεσκαρτάρεται.

road-title = Ο δρόμος μπροστά
hand-look = Κοίτα την τηλεόραση
hand-track = Δες την πίστα εδώ
hand-tv = Η πίστα είναι στην τηλεόραση: μόνο κάρτες
