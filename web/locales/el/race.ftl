# Cards

card-upgrade = Αναβάθμιση
card-hidden = κρυφή κάρτα

# Race feed

feed-title = Χρονικό
feed-round = Περίοδος { $round }
feed-heat = { $heat } πληρωμένα
event-gear-shifted = { $name } αλλάζει από { $before } σε { $gear }.
event-gear-corrected = { $name } δεν πιάνει την ταχύτητα { $before } και είναι στην { $gear }.
event-cluttered = { $name } έχει μπουκωμένο χέρι και δεν κινείται. Ταχύτητα 1.
event-flipped = { $name } ανοίγει { $card }.
event-reshuffled = { $number ->
    [one] { $name } ανακατεύει { $number } κάρτα σε νέα τράπουλα.
   *[other] { $name } ανακατεύει { $number } κάρτες σε νέα τράπουλα.
  }
event-legend-moved = { $name } δεν κινείται.
event-moved = { $distance ->
    [0] { $name } σταματά ακριβώς πριν από { $corner }.
    [one] { $name } σταματά { $distance } Θέση πριν από { $corner }.
   *[other] { $name } φτάνει { $distance } Θέσεις πριν από { $corner }.
  }
event-adrenaline-used = { $name } χρησιμοποιεί Αδρεναλίνη. Κίνηση +1.
event-boosted = { $name } κάνει Boost.
event-cooled-down = { $name } κάνει Cooldown { $number } Heat.
event-unpayable = { $name } δεν μπορεί να πληρώσει { $card }. Τη θέση της παίρνει μια κάρτα που ανοίγει.
event-scrapped = { $name } χάνει { $card } από Φθορά.
event-stress-reduced = { $name } βγάζει { $number } Στρες.
event-salvaged = { $number ->
    [one] { $name } περισυλλέγει { $number } κάρτα.
   *[other] { $name } περισυλλέγει { $number } κάρτες.
  }
event-directly-played = { $name } παίζει άμεσα { $card }.
event-accelerated = { $name } επιταχύνει κατά { $number }.
event-slipstreamed = { $name } κάνει Slipstream +{ $spaces }.
event-corner-passed = { $name } περνά { $corner } με { $speed }, όριο { $limit }.
event-spun-out = { $name } σπινάρει στη στροφή { $corner }. { $stress } Στρες, ταχύτητα 1.
event-eliminated = { $name } είναι εκτός κούρσας.
event-sponsor-gained = { $name } κερδίζει κάρτα Χορηγού.
event-discarded = { $number ->
    [one] { $name } ξεσκαρτάρει { $number } κάρτα.
   *[other] { $name } ξεσκαρτάρει { $number } κάρτες.
  }
event-refreshed = { $name } βάζει { $card } ξανά στην κορυφή.
event-used-up = { $name } εξάντλησε { $cards }.
event-lap-started = { $name } αρχίζει τον γύρο { $lap }.
event-finished = { $name } περνά τη γραμμή τερματισμού.
event-race-over = Η κούρσα τελείωσε.
event-upgrade-taken = { $name } παίρνει μια Αναβάθμιση.
event-upgrade-swapped = { $name } αντικαθιστά μια Αναβάθμιση.
event-upgrade-kept = { $name } κρατά μια Αναβάθμιση.
event-points-scored = { $name } παίρνει πόντους: { $points }.

# Race screen

car-label = { $name }, κατάταξη { $place }
callout-speed = περνάς με { $speed }
callout-pay = για πληρωμή
callout-free = μέσα στο όριο
race-subtitle = Grand Prix, { $country }
race-over = Η κούρσα τελείωσε
you = Εσύ
legend = Θρύλος
legend-top = έως { $speed }
driver-rookie = Rookie
driver-club = Οδηγός λέσχης
driver-champion = Πρωταθλητής
status-choosing = Διαλέγει
status-turn = Οδηγεί
status-ready = Έτοιμο
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
take-back = Πάρε πίσω
menu = Μενού
tools = Εργαλεία
dash = Το ταμπλό σου
conditions = Καιρός και κατάσταση δρόμου
watching = Παρακολουθείς.
waiting-short = Αναμονή
waiting-for = Αναμονή για { $names }.
play-area = Χώρος
play-empty = Καμία κάρτα.
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
forecast-now = με τα αυτοκίνητα όπως είναι τώρα
certain = σίγουρα
forecast-finish = Τερματισμός
forecast-as = ως { $values }
forecast-shift = { $heat } Heat για την αλλαγή ταχύτητας
forecast-hidden = { $plus ->
    [0] Αυτό το τραπέζι δεν δείχνει πιθανότητες.
    [one] 1 κάρτα για άνοιγμα. Αυτό το τραπέζι δεν δείχνει πιθανότητες.
   *[other] { $plus } κάρτες για άνοιγμα. Αυτό το τραπέζι δεν δείχνει πιθανότητες.
  }
needs-heat = θέλει { $heat }
heat-left = μένουν { $left }
options-title = Τι μπορείς να κάνεις τώρα
option-speed = Κίνηση { $speed }
option-plan = { $cards }
option-choose-value = { $card } ως { $number }
option-cool-gear = Cooldown { $number }
option-cool-adrenaline = Αδρεναλίνη: Cooldown 1
option-cool-sector = Καιρός: Cooldown { $number }
option-cool-card = { $card }: Cooldown { $number }
option-pay-heat = Πλήρωσε { $card }
option-unpayable = { $number ->
    [0] { $card } δεν πληρώνεται: άνοιγμα
   *[other] { $card } (Κίνηση { $number }) δεν πληρώνεται: άνοιγμα
  }
option-scrap = Φθορά για { $card }
option-reduce-stress = Βγάλε { $number } Στρες
option-salvage = { $count ->
    [0] Καμία Περισυλλογή
   *[other] Περισυλλογή { $cards }
  }
option-direct-play = Παίξε { $card } τώρα
option-accelerate = Επιτάχυνση
option-adrenaline-move = Αδρεναλίνη: +1
option-boost = Boost
option-end-react = Τέλος Αντίδρασης
option-slipstream = { $number ->
    [0] Μείνε
   *[other] Slipstream { $number }
  }
option-discard = Ξεσκάρταρε { $cards }
option-refresh = { $none ->
    [yes] Όχι άλλη Ανανέωση
   *[no] Ανανέωση { $card }
  }
commit-pick = Διάλεξε κάρτες
commit-picked = επιλογές: { $count }
commit-plan = { $count ->
    [one] Κλείδωσε { $count } κάρτα
   *[other] Κλείδωσε { $count } κάρτες
  }
commit-hidden = κρυφά ώσπου να κλειδώσουν όλοι
commit-speed = Κίνηση { $speed }
commit-speed-spin = Κίνηση { $speed }, { $spin } σπινάρισμα
commit-discard = { $count ->
    [0] Κράτα όλες
    [one] Ξεσκάρταρε { $count }
   *[other] Ξεσκάρταρε { $count }
  }
commit-discard-note = μετά τραβάς έως { $hand }
commit-react = Τέλος Αντίδρασης
commit-must = Πλήρωσε πρώτα
commit-must-note = το τετράγωνο σύμβολο είναι υποχρεωτικό
commit-stay = Μείνε
commit-stay-note = χωρίς Slipstream
commit-no-refresh = Όχι άλλη Ανανέωση
commit-value = Διάλεξε αξία
commit-value-note = στην κάρτα ή στην πίστα
turn-title-waiting = Αναμονή
turn-title-value = Διάλεξε αξία
turn-title-react = Αν το αφήσεις έτσι
turn-title-slipstream = Αν μείνεις
turn-title-discard = Ξεσκαρτάρισμα
turn-title-refresh = Ανανέωση
turn-plan = Η σειρά σου: ταχύτητα και κάρτες.
turn-value = Η σειρά σου: διάλεξε αξία.
turn-react = Η σειρά σου: Αντίδραση.
turn-slipstream = Η σειρά σου: Slipstream ή μείνε.
turn-discard = Η σειρά σου: Ξεσκαρτάρισμα.
turn-refresh = Η σειρά σου: Ανανέωση.
title-your-turn = Η σειρά σου, { $place }
title-race = { $place }, Slipstream
confirm-spin-title = { $spin } σπινάρισμα
confirm-spin-certain = Με αυτό σπινάρεις σίγουρα.
confirm-spin-text = Με αυτό σπινάρεις στο { $spin } των περιπτώσεων.
confirm-yes = Οδήγησε έτσι
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
twin-cars = Αυτοκίνητα κατά κατάταξη
twin-car = { $place }. { $name }: Θέση { $space }, γύρος { $lap }, { $distance ->
    [0] ακριβώς πριν από { $corner }
    [one] { $distance } Θέση πριν από { $corner }
   *[other] { $distance } Θέσεις πριν από { $corner }
  }.
twin-corners = Στροφές από τη γραμμή εκκίνησης
twin-corner = { $name }: όριο { $limit }, γραμμή μετά τη Θέση { $space }.
twin-forecast = Αν κάνεις ό,τι είναι επιλεγμένο τώρα: Κίνηση { $speed }, { $distance ->
    [0] ακριβώς πριν από { $corner }
    [one] { $distance } Θέση πριν από { $corner }
   *[other] { $distance } Θέσεις πριν από { $corner }
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
keys-skip = παράλειψη εφέ κίνησης
keys-help = αυτά τα πλήκτρα
keys-close = κλείσιμο

# Menu of the race

menu-title = Το τραπέζι
menu-here = Στο τιμόνι
menu-gave-up = Εγκατέλειψε. Συνεχίζει αυτόματος οδηγός.
menu-hand-over = Ας οδηγεί άλλος
menu-give-back = Δώσε πίσω το τιμόνι
menu-link = Πάρε τον σύνδεσμο
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
weather-sector-no_slipstream = χωρίς Slipstream στους τομείς καιρού
weather-sector-slipstream_boost = Slipstream +{ $amount } στους τομείς καιρού
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
road-limit_up = όριο 1 ψηλότερα
road-limit_down = όριο 1 χαμηλότερα
road-overheat = 1 Heat παραπάνω αν περάσεις το όριο
road-slipstream = Slipstream +1 στον τομέα μετά
road-free_boost = Boost χωρίς Heat στον τομέα μετά
road-weather = καιρός στον τομέα μετά
road-after = μετά από { $corner }

# Symbols, one sentence each

symbol-heat = Πλήρωσε { $amount } Heat στην Αντίδραση. Αν δεν μπορείς, τη θέση της κάρτας παίρνει μία που ανοίγει.
symbol-scrap = { $amount ->
    [one] Ξεσκάρταρε την πάνω κάρτα της τράπουλάς σου.
   *[other] Ξεσκάρταρε τις { $amount } πάνω κάρτες της τράπουλάς σου.
  }
symbol-limit = { $sign ->
    [minus] Το όριο κάθε στροφής που περνάς σε αυτή τη σειρά είναι { $amount } χαμηλότερο.
   *[plus] Το όριο κάθε στροφής που περνάς σε αυτή τη σειρά είναι { $amount } ψηλότερο.
  }
symbol-cooldown = Μπορείς να βάλεις { $amount } Heat από το χέρι στη Μηχανή.
symbol-slipstream = Το Slipstream σου μπορεί να είναι { $amount } μακρύτερο.
symbol-stress = Μπορείς να ξεσκαρτάρεις { $amount } Στρες από το χέρι.
symbol-salvage = Μπορείς να ανακατέψεις έως { $amount } κάρτες από τα σκάρτα στην τράπουλά σου.
symbol-refresh = Στο τέλος της σειράς μπορείς να βάλεις την κάρτα στην κορυφή της τράπουλάς σου.
symbol-direct = Μπορείς να παίξεις αυτή την κάρτα από το χέρι στην Αντίδραση.
symbol-accelerate = Μπορείς να ανεβάσεις την Κίνηση κατά 1 για κάθε κάρτα που άνοιξε σε αυτή τη σειρά.
symbol-once = Μίας χρήσης: βγαίνει από το παιχνίδι μετά από αυτή τη σειρά της κούρσας.
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
card-about-stress = Άνοιξε κάρτες ώσπου να βγει Βασική κάρτα 1 έως 4 και πρόσθεσε την αξία της. Δεν ξεσκαρτάρεται.
