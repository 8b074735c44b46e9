# Home: to a race in one step

home-nav = Slipstream
home-name = Όνομα
driver-default = Οδηγός
home-hero-1 = 7 κάρτες,
home-hero-2 = 4 ταχύτητες,
home-hero-3 = 1 τερματισμός.
race-now = Τρέξε τώρα
invite-friends = Κάλεσε φίλους
resume-go = Πίσω στην κούρσα
home-pick = Διάλεξε πίστα
home-race = Η κούρσα σου
home-join = Μπες
home-join-about = Επικόλλησε τον σύνδεσμο ή τον κωδικό που σου έδωσαν.
home-join-code = Σύνδεσμος ή κωδικός
home-join-go = Στο τραπέζι
home-bad-code = Αυτό δεν είναι σύνδεσμος ή κωδικός κούρσας.
home-mine = Οι κούρσες σου
home-footer = Ανεπίσημο, δωρεάν και ανοιχτού κώδικα. Πρωτότυπα σχέδια και κώδικας· οι κανόνες ανήκουν στους δημιουργούς τους.

# Races of this browser

mine-lobby = Λόμπι, { $taken } από { $cars } οδηγούς
mine-waiting = Περιμένουμε: { $names }
mine-season = { $races ->
    [one] { $races } κούρσα
   *[other] { $races } κούρσες
  } από { $total }, { $place }η θέση
mine-over = { $place }η θέση από { $cars }, { $day }
mine-race = Γύρος { $lap } από { $laps }, { $place }η θέση
mine-race-of-season = Κούρσα { $race } από { $total }, { $place }
mine-garage = Στο γκαράζ
mine-go-turn = Η σειρά σου
mine-go-next = Επόμενη
mine-go-open = Ανοιχτή
mine-go-waiting = Αναμονή
mine-go-over = Αποτέλεσμα

# The start page

home-more = Κι άλλοι τρόποι να τρέξεις
home-then = Κι αφού μάθεις το παιχνίδι
home-others = Οι άλλες κούρσες σου
home-doors = Περισσότερα
home-how = Πώς παίζεται
home-all = Και οι { $number }
home-fewer = Λιγότερες
home-enter = Συμμετοχή ή άνοιγμα
home-due-turn = Η σειρά σου
home-due-next = Επόμενη κούρσα
home-due-where = στην πίστα { $place }.
home-due-lesson = στην πρώτη κούρσα.
home-first = Η πρώτη σου κούρσα
home-first-about = Ένας γύρος, πέντε λεπτά, με προπονητή δίπλα
home-back-1 = Ζεστές μηχανές,
home-back-2 = έτοιμη εκκίνηση.
home-how-gear = Διάλεξε ταχύτητα
home-how-gear-about = Λέει πόσες κάρτες παίζεις. Το άθροισμά τους είναι η Κίνησή σου.
home-how-land = Δες πού φτάνεις
home-how-land-about = Πριν αποφασίσεις, το ταμπλό δείχνει κάθε έκβαση.
home-how-corner = Πρόσεχε τη στροφή
home-how-corner-about = Αν τρέχεις πολύ, πληρώνεις Heat. Χωρίς Heat σπινάρεις.
race-change = Αλλαγή
race-change-about = Άλλαξε την κούρσα: πού, ποιοι και πώς
door-own = Δική σου κούρσα
door-own-about = Πίστα, γύροι, αντίπαλοι, γκαράζ, καιρός.
door-own-go = Στήσε την
door-studio = Εργαστήρι πίστας
door-studio-about = Σχεδίασε έναν βρόχο με το δάχτυλο και τρέξε τον.
door-studio-go = Σχεδίασε
door-season = Μια σεζόν
door-season-about = Κούρσες, πόντοι, χορηγοί, ένας πρωταθλητής.
door-season-go = Ξεκίνα το 1961
door-friends = Με φίλους
door-friends-about = Ένας σύνδεσμος, χωρίς εγγραφή. Κάθε κινητό ή υπολογιστής.
door-friends-go = Άνοιξε λόμπι
door-learn = Πρώτη κούρσα
door-learn-about = Ένας γύρος με προπονητή, όποτε θέλεις.
door-learn-go = Άλλη μία φορά
door-rules = Οι κανόνες
door-rules-about = Κάθε κανόνας με σχέδιο.
door-rules-go = Δες τους

# A race of your own

setup-where = Πού
setup-who = Ποιοι
setup-how = Πώς
says-where = { $place }, { $laps ->
    [one] { $laps } γύρος
   *[other] { $laps } γύροι
  }.
says-season = Σεζόν { $season }.
says-garage = Πρώτα τα αυτοκίνητα στο γκαράζ.
says-weather = Με καιρό και κατάσταση δρόμου.
says-tournament = Λειτουργία Τουρνουά.
says-seconds = { $seconds } δευτερόλεπτα για κάθε απόφαση.
says-bank = { $minutes } λεπτά για όλες τις αποφάσεις μιας κούρσας, +{ $increment } δ. για καθεμία.
says-no-odds = Χωρίς πιθανότητες.
custom-title = Δική σου κούρσα
custom-presets = Ξεκίνα από
custom-close = Κλείσιμο
custom-calendar = Η σεζόν έχει το πρόγραμμά της.
custom-stays = Μένει και για την επόμενη φορά.
says-who-near = Εσύ εναντίον { $number ->
    [one] { $number } αντιπάλου στο επίπεδό
   *[other] { $number } αντιπάλων στο επίπεδό
  } σου.
says-who-legends = Εσύ εναντίον { $number ->
    [one] { $number } Θρύλου
   *[other] { $number } Θρύλων
  }.
says-who-rookie = Εσύ εναντίον { $number ->
    [one] { $number } πρωτάρη
   *[other] { $number } πρωτάρηδων
  }.
says-who-amateur = Εσύ εναντίον { $number ->
    [one] { $number } ερασιτέχνη
   *[other] { $number } ερασιτεχνών
  }.
says-who-club = Εσύ εναντίον { $number ->
    [one] { $number } οδηγού λέσχης
   *[other] { $number } οδηγών λέσχης
  }.
says-who-pro = Εσύ εναντίον { $number ->
    [one] { $number } επαγγελματία
   *[other] { $number } επαγγελματιών
  }.
says-who-champion = Εσύ εναντίον { $number ->
    [one] { $number } πρωταθλητή
   *[other] { $number } πρωταθλητών
  }.
says-who-nobody = Εσύ και η πίστα, κανείς άλλος.
preset-quick = Γρήγορη
preset-quick-about = Ένας γύρος με πρωτάρηδες
preset-classic = Κλασική
preset-classic-about = Το βασικό παιχνίδι με οδηγούς λέσχης
preset-full = Όλο το κουτί
preset-full-about = Γκαράζ, καιρός, δρόμοι και Θρύλοι
preset-season = Σεζόν
preset-season-about = Ολόκληρο πρωτάθλημα με Θρύλους

# Circuits

circuit-country = { $circuit ->
    [usa] ΗΠΑ
    [gb] Μεγάλη Βρετανία
    [france] Γαλλία
    [italia] Ιταλία
    [lesson] εκπαίδευση
   *[other] { $name }
  }
circuit-size = { $spaces } Θέσεις, { $laps ->
    [one] { $laps } γύρος
   *[other] { $laps } γύροι
  }
circuit-limits = Όρια στροφών
circuit-file = Δικό σου αρχείο πίστας

# Set-up

setup-laps = Γύροι
setup-cars = Αυτοκίνητα
setup-empty = Άδεια αυτοκίνητα
setup-empty-near = Στο επίπεδό μου
setup-empty-legends = Θρύλοι
setup-empty-rookie = Πρωτάρηδες
setup-empty-amateur = Ερασιτέχνες
setup-empty-club = Οδηγοί λέσχης
setup-empty-pro = Επαγγελματίες
setup-empty-champion = Πρωταθλητές
setup-empty-nobody = Κανείς
setup-pro = Επίπεδο Pro
setup-garage = Γκαράζ
setup-garage-none = Απλά αυτοκίνητα
setup-garage-regular = Επιλογή, κανονικές
setup-garage-advanced = Επιλογή, προχωρημένες
setup-garage-all = Επιλογή, όλες
setup-garage-quick = Γρήγορα, 3 τυχαίες
setup-weather = Καιρός και δρόμοι
setup-tournament = Λειτουργία Τουρνουά
setup-seconds-of = { $seconds ->
    [0] Χωρίς όριο
    [30] 30 δευτερόλεπτα
    [60] 1 λεπτό
    [120] 2 λεπτά
   *[other] 5 λεπτά
  }
setup-odds = Πιθανότητες
less = Λιγότερο
more = Περισσότερο

# Settings

settings = Ρυθμίσεις
settings-theme = Θέμα
settings-theme-auto = Αυτόματο
settings-theme-light = Μέρα
settings-theme-dark = Νύχτα
settings-pace = Εφέ κίνησης
settings-pace-normal = ×1
settings-pace-fast = ×2
settings-pace-faster = ×4
settings-pace-off = Όχι
settings-sound = Ήχος
settings-notify = Ειδοποίηση όταν είναι η σειρά μου
settings-notify-refused = Ο browser δεν επιτρέπει ειδοποιήσεις εδώ.
settings-buzz = Δόνηση όταν είναι η σειρά μου
settings-keys = Συντομεύσεις με ένα πλήκτρο
installed-turn = Slipstream: η σειρά σου
offline-title = Χωρίς σύνδεση
offline-text = Η σελίδα είναι εδώ, οι κούρσες στον διακομιστή. Μόλις απαντήσει, όλα θα είναι όπως τα άφησες.
offline-go = Δοκίμασε ξανά
settings-signals = Εμφάνιση σημάτων
language = Γλώσσα
settings-pass = Να περνούν τα βήματα που δεν δίνουν κάτι
settings-single = Η μοναδική επιλογή παίζεται αυτόματα
settings-confirm = Ερώτηση πριν από σπινάρισμα

# Lobby

lobby-title = Λόμπι
lobby-seats = Οδηγοί
lobby-count = { $seated } από { $cars }
lobby-host = Αρχηγός
lobby-ready = ΟΚ
lobby-not-ready = Περιμένει
lobby-away = Λείπει
lobby-handicap = Χάντικαπ για { $name }: λιγότερα Heat στη Μηχανή
lobby-handicap-of = { $number ->
    [0] Χωρίς
   *[other] { $number } Heat λιγότερα
  }
lobby-leave = Φύγε από το τραπέζι
lobby-remove = Αφαίρεση: { $name }
lobby-open = { $number ->
    [one] { $number } ελεύθερο
   *[other] { $number } ελεύθερα
  }
lobby-empty-legends = Τα οδηγούν Θρύλοι
lobby-empty-rookie = Τα οδηγούν πρωτάρηδες
lobby-empty-amateur = Τα οδηγούν ερασιτέχνες
lobby-empty-club = Τα οδηγούν οδηγοί λέσχης
lobby-empty-pro = Τα οδηγούν επαγγελματίες
lobby-empty-champion = Τα οδηγούν πρωταθλητές
lobby-empty-nobody = Μένουν στα πιτ
lobby-add-driver = Πρόσθεσε οδηγό
lobby-colour = Χρώμα
colour-red = Κόκκινο, αριθμός 1
colour-blue = Μπλε, αριθμός 2
colour-yellow = Κίτρινο, αριθμός 3
colour-green = Πράσινο, αριθμός 4
colour-gray = Λευκό, αριθμός 5
colour-black = Ροζ, αριθμός 6
lobby-start = Ξεκίνα την κούρσα
lobby-get-ready = Είμαι εδώ, πάμε
lobby-unready = Περιμένετέ με
lobby-all-ready = Όλοι είναι έτοιμοι.
lobby-host-starts = Ο αρχηγός ξεκινά την κούρσα.
lobby-join = Πάρε αυτοκίνητο
lobby-share = Πρόσκληση
lobby-share-about = Οι φίλοι σου μπαίνουν από οποιοδήποτε κινητό ή υπολογιστή, χωρίς λογαριασμό.
lobby-link = Σύνδεσμος για αυτό το τραπέζι
lobby-copy = Αντιγραφή συνδέσμου
lobby-copied = Ο σύνδεσμος αντιγράφηκε.
lobby-send = Κοινοποίηση…
lobby-only-here = Μόνο αυτός ο υπολογιστής ανοίγει αυτόν τον σύνδεσμο. Για τους άλλους: ./slipstream serve --host 0.0.0.0
lobby-code = Κωδικός
lobby-private = Συνέχισε από άλλη συσκευή
lobby-private-copied = Ο ιδιωτικός σύνδεσμος αντιγράφηκε. Όποιος τον έχει οδηγεί το αυτοκίνητό σου.

# Messages

loading = Η κούρσα φορτώνει
reconnecting = Επανασύνδεση, προσπάθεια { $tries }. Οι κάρτες σου είναι ασφαλείς.
broken-title = Η σελίδα δεν φορτώθηκε
broken-text = Η σύνδεση διακόπηκε, ή υπάρχει νεότερη έκδοση. Οι κούρσες σου έχουν αποθηκευτεί.
broken-go = Φόρτωσέ την ξανά
unknown-title = Καμία κούρσα σε αυτή τη διεύθυνση
unknown-text = Ίσως διαγράφηκε, ή ο σύνδεσμος δεν είναι ολόκληρος.
unknown-go = Αρχική
gone-deleted = Αυτή η κούρσα διαγράφηκε
gone-removed = Έφυγες από αυτή την κούρσα
gone-text = Ένας αυτόματος οδηγός πήρε το αυτοκίνητό σου.
elsewhere-title = Οδηγείς σε άλλη καρτέλα
elsewhere-text = Οδηγείς σε μία μόνο καρτέλα κάθε φορά.
elsewhere-go = Οδήγησε εδώ

# Garage

garage-round = Γκαράζ, γύρος επιλογής { $round } από { $rounds }
garage-swap = Γκαράζ, αντικατάσταση
garage-order = Σειρά επιλογής
garage-today = Σήμερα: { $place }
garage-brief = Πριν από την κούρσα
garage-grid = Θέσεις εκκίνησης
symbols-must = τετράγωνο: υποχρεωτικό
symbols-may = στρογγυλό: προαιρετικό
garage-market = Αγορά
garage-your-pick = Η σειρά σου.
garage-swap-about = Μπορείς να αντικαταστήσεις μία Αναβάθμιση.
garage-waiting = { $name } διαλέγει.
garage-lot = { $name }
garage-advanced = Προχωρημένη Αναβάθμιση.
garage-regular = Κανονική Αναβάθμιση.
garage-no-symbols = Χωρίς σύμβολα. Μετρά μόνο η αξία.
garage-car = Δικό σου
garage-slot = Κενό
garage-deck = { $cards } κάρτες
garage-deck-about = οι κάρτες σου χωρίς Heat και Στρες
garage-pick = Διάλεξε κάρτα
garage-take = Πάρε { $name }
garage-do-swap = Άλλαξε με: { $name }
garage-no-swap = Κράτα ό,τι έχεις

# Results

results = Αποτελέσματα
results-title = Αποτελέσματα
results-about = { $place }, { $laps ->
    [one] { $laps } γύρος
   *[other] { $laps } γύροι
  }, { $rounds } περίοδοι
results-record = Αποθήκευση
results-track = Πίστα
results-rematch = Ρεβάνς
results-join-rematch = Μπες στη ρεβάνς
results-classification = Αποτελέσματα
results-chart = Πορεία της κούρσας
results-heat = Τα Heat σου
results-heat-of = { $name }: Heat
results-heat-about = { $paid ->
    [one] { $paid } πληρωμένο
   *[other] { $paid } πληρωμένα
  }, { $cooled } με Cooldown
results-corners = Στροφές
results-line = { $how ->
    [won-lane] για μια λωρίδα
    [won-spaces] { $number ->
        [one] για { $number } Θέση
       *[other] για { $number } Θέσεις
      }
    [won-rounds] { $number ->
        [one] για { $number } περίοδο
       *[other] για { $number } περιόδους
      }
    [alone] χωρίς αντίπαλο στο τέρμα
    [bunch] { $number ->
        [one] { $cars } αυτοκίνητα σε { $number } Θέση
       *[other] { $cars } αυτοκίνητα σε { $number } Θέσεις
      }
    [lane] πλάι πλάι ({ $name })
    [spaces] { $number ->
        [one] { $number } Θέση πίσω ({ $name })
       *[other] { $number } Θέσεις πίσω ({ $name })
      }
    [rounds] { $number ->
        [one] { $number } περίοδο πίσω ({ $name })
       *[other] { $number } περιόδους πίσω ({ $name })
      }
   *[out] εκτός κούρσας
  }{ $from ->
    [last] , από την τελευταία θέση εκκίνησης
    [grid] , από τη θέση εκκίνησης { $grid }
    [spin] { $spins ->
        [one] , παρά το σπινάρισμα
       *[other] , παρά τα { $spins } σπιναρίσματα
      }
    [tow] , με Slipstream στο τέλος
   *[none] { "" }
  }
results-gap = Διαφορά
gap-winner = { $number ->
    [one] { $number } περίοδος
   *[other] { $number } περίοδοι
  }
gap-rounds = { $number ->
    [one] +{ $number } περίοδος
   *[other] +{ $number } περίοδοι
  }
gap-spaces = { $number ->
    [one] +{ $number } Θέση
   *[other] +{ $number } Θέσεις
  }
gap-lane = μια λωρίδα
gap-out = εκτός
results-leads = { $number ->
    [one] { $number } αλλαγή στην πρώτη θέση.
   *[other] { $number } αλλαγές στην πρώτη θέση.
  }
results-chart-click = Πάτησε μια περίοδο για να τη δεις στην πίστα.
results-key-spin = σπινάρισμα
results-key-boost = τα Boost σου
results-key-engine = στη Μηχανή
results-key-paid = πληρωμένα
results-corners-laps = μπάρα: οι άλλοι, γραμμή: όριο
results-corners-lap = η Κίνησή σου και όλων των άλλων
results-distance = Θέσεις ως τον πρώτο
results-distance-about = Πάνω από τη γραμμή ήσουν μπροστά από όλους.
corner-words = { $corner }, όριο { $limit }, γύρος { $lap }: { $state ->
    [spun] σπινάρισμα
    [none] δεν πέρασε
   *[passed] Κίνηση { $speed }, { $due } Heat
  }.
gap-words = { $best ->
    [one] Το πολύ { $best } Θέση μπροστά, το πολύ { $worst } πίσω.
   *[other] Το πολύ { $best } Θέσεις μπροστά, το πολύ { $worst } πίσω.
  }
stat-over = { $number ->
    [one] στροφή πάνω από το όριο
   *[other] στροφές πάνω από το όριο
  }
stat-field = άλλοι { $mean }
place-word = { $place ->
    [1] 1η θέση
    [2] 2η θέση
    [3] 3η θέση
    [4] 4η θέση
    [5] 5η θέση
   *[other] 6η θέση
  }
podium-label = Βάθρο: { $names }
place = Θέση
driver = Οδηγός
heat = Heat
spins = Σπιν
out = εκτός
lap-number = Γύρος { $lap }
mark-slipstream = { $name }: Slipstream
mark-boost = { $name }: Boost
mark-spin-out = { $name }: σπινάρισμα
stat-top-speed = μέγιστη Κίνηση
stat-slipstreams = { $number ->
    [one] Slipstream
   *[other] Slipstream
  }
stat-boosts = { $number ->
    [one] Boost
   *[other] Boost
  }
stat-stress = { $number ->
    [one] Στρες που έπαιξες
   *[other] Στρες που έπαιξες
  }
stat-adrenaline = Αδρεναλίνη

# Sharing a result

share = Κοινοποίηση
share-title = Μοιράσου το αποτέλεσμα
share-making = Η εικόνα ετοιμάζεται.
share-failed = Η εικόνα δεν έγινε. Δοκίμασε ξανά σε λίγο.
share-shape = Σχήμα
share-wide = Οριζόντια
share-tall = Κατακόρυφη
share-named = Το όνομά μου
share-about = Οι άλλοι φαίνονται μόνο με το χρώμα του αυτοκινήτου τους. Ο σύνδεσμος οδηγεί στο αποτέλεσμα και στην επανάληψη.
share-send = Κοινοποίηση…
share-picture = Αντιγραφή εικόνας
share-save = Αποθήκευση εικόνας
share-link = Αντιγραφή συνδέσμου
share-line = Αντιγραφή κειμένου
share-copied = Η εικόνα αντιγράφηκε.
share-line-copied = Το κείμενο αντιγράφηκε.

# Problems

problem-offline = Ο διακομιστής δεν απαντά. Δοκίμασε ξανά σε λίγο.
problem-server-error = Κάτι πήγε στραβά. Η κούρσα σου είναι ασφαλής.
problem-no-database = Η βάση δεδομένων δεν απαντά. Ό,τι έγινε δεκτό είναι ασφαλές· δοκίμασε ξανά σε λίγο.
problem-no-such-code = Κανένα τραπέζι δεν λέγεται { $code }. Οι κωδικοί έχουν τέσσερα σημεία.
problem-not-away-yet = Αυτός ο οδηγός μπορεί να γυρίσει: περίμενε ακόμη { $seconds } δ.
problem-nobody-removed = Δεν υπάρχει κανείς να κληθεί πίσω.
problem-is-here = Αυτός ο οδηγός είναι στο τραπέζι: κανείς άλλος δεν μπορεί να δώσει το αυτοκίνητό του.
problem-no-such-table = Δεν υπάρχει κούρσα σε αυτή τη διεύθυνση.
problem-not-seated = Δεν έχεις αυτοκίνητο σε αυτό το τραπέζι.
problem-not-host = Αυτό μπορεί να το κάνει μόνο ο αρχηγός.
problem-no-such-seat = Δεν υπάρχει τέτοιο αυτοκίνητο.
problem-bad-token = Αυτός ο ιδιωτικός σύνδεσμος δεν ανοίγει κανένα αυτοκίνητο εδώ.
problem-table-full = Κάθε αυτοκίνητο έχει ήδη οδηγό.
problem-colour-taken = Αυτό το χρώμα είναι ήδη πιασμένο.
problem-bad-name = Ένα όνομα έχει 1 έως { $most } χαρακτήρες.
problem-bad-circuit = Δεν γίνεται κούρσα σε αυτή την πίστα: { $reason }
problem-stroke-short = Είναι πολύ μικρό για πίστα. Σχεδίασε μεγαλύτερο βρόχο.
problem-print-large = Θα χρειάζονταν πάνω από { $sheets } φύλλα. Διάλεξε μεγαλύτερο χαρτί ή μικρότερες θέσεις.
problem-bad-setup = Αυτή η κούρσα δεν μπορεί να ξεκινήσει: { $reason }
problem-already-started = Η κούρσα άρχισε.
problem-not-started = Η κούρσα δεν άρχισε ακόμη.
problem-not-over = Η κούρσα δεν τελείωσε ακόμη.
problem-not-ready = Αναμονή για { $names }.
problem-not-a-driver = Δεν υπάρχει οδηγός εδώ για να πάρεις τη θέση του.
problem-nothing-to-undo = Δεν υπάρχει τίποτα να πάρεις πίσω.
problem-no-such-option = Αυτό δεν είναι μία από τις απαντήσεις.
problem-stale-decision = Αυτό αποφασίστηκε ήδη. Η οθόνη είναι τώρα ενημερωμένη.
problem-not-your-turn = Δεν είναι η σειρά σου.
problem-malformed = Ο διακομιστής δεν κατάλαβε. Φόρτωσε ξανά τη σελίδα.
problem-too-large = Το αρχείο είναι πολύ μεγάλο.
problem-too-fast = Πολύ γρήγορα. Περίμενε { $seconds ->
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
  }.
problem-bad-origin = Άνοιξε τη σελίδα από τη δική της διεύθυνση.

# What to expect of a field

strength-share = 
    { $won ->
        [one] { $won } φορά στις { $of }
       *[other] { $won } φορές στις { $of }
    }
strength-newcomer = Ένας αρχάριος τους κερδίζει περίπου { $share }.
strength-known = Τους κερδίζεις περίπου { $share }.
strength-guess = 
    { $races ->
        [one] Μετά από μία κούρσα, η εκτίμησή μας: τους κερδίζεις περίπου { $share }, από { $low } ως { $high }.
       *[other] Μετά από { $races } κούρσες, η εκτίμησή μας: τους κερδίζεις περίπου { $share }, από { $low } ως { $high }.
    }
strength-nearly-always = Τους κερδίζεις σχεδόν πάντα.
strength-hardly-ever = Δεν τους κερδίζεις σχεδόν ποτέ.
strength-not-measured = Δεν έχουν μετρηθεί όλοι εδώ: είναι εκτίμηση.
