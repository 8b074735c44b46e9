# Home

home-nav = Slipstream
home-name = Όνομα
driver-default = Οδηγός
home-hero-1 = 7 κάρτες,
home-hero-2 = 4 ταχύτητες,
home-hero-3 = 1 τερματισμός.
race-now = Τρέξε τώρα
race-now-about = Εσύ και 5 Θρύλοι, Red Mesa, 1 γύρος
invite-friends = Κάλεσε φίλους
invite-about = Με σύνδεσμο, χωρίς εγγραφή
resume-lobby = , στο λόμπι.
resume-race = , γύρος { $lap } από { $laps }, περίοδος { $round }.
resume-your-turn = Είναι η σειρά σου.
resume-go = Πίσω στην κούρσα
home-pick = Διάλεξε πίστα
home-race = Η κούρσα σου
home-start = Ξεκίνα
home-lobby = Άνοιξε λόμπι
home-join = Μπες
home-join-about = Επικόλλησε τον σύνδεσμο ή τον κωδικό που σου έδωσαν.
home-join-code = Σύνδεσμος ή κωδικός
home-join-go = Στο τραπέζι
home-bad-code = Αυτό δεν είναι ούτε σύνδεσμος ούτε κωδικός κούρσας.
home-mine = Οι κούρσες σου
mine-over = Τελείωσε
mine-lobby = Στο λόμπι
mine-race = Γύρος { $lap } από { $laps }, περίοδος { $round }
mine-your-turn = Η σειρά σου
mine-none = Καμία κούρσα ακόμη. Το «Τρέξε τώρα» είναι ένα κλικ.
home-footer = Ανεπίσημο, δωρεάν και ανοιχτού κώδικα. Πρωτότυπα σχέδια και κώδικας· οι κανόνες ανήκουν στους δημιουργούς τους.
circuit-country = { $circuit ->
    [usa] ΗΠΑ
    [gb] Μεγάλη Βρετανία
    [france] Γαλλία
    [italia] Ιταλία
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
setup-empty-legends = Θρύλοι
setup-empty-rookie = Rookie
setup-empty-club = Οδηγοί λέσχης
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
setup-seconds = Χρόνος για μια απόφαση
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
settings-pace-off = Όχι
settings-pace-fast = Γρήγορα
settings-pace-normal = Κανονικά
settings-sound = Ήχος
settings-notify = Ειδοποίηση στη σειρά μου
settings-signals = Εμφάνιση σημάτων
language = Γλώσσα
settings-single = Η μόνη επιλογή παίζεται αυτόματα
settings-confirm = Ερώτηση πριν από σπινάρισμα

# Lobby

lobby-title = Λόμπι
lobby-seats = Οδηγοί
lobby-count = { $seated } από { $cars }
lobby-host = Οικοδεσπότης
lobby-ready = Έτοιμο
lobby-not-ready = Όχι έτοιμο
lobby-away = Λείπει
lobby-handicap = Χάντικαπ για { $name }: λιγότερα Heat στη Μηχανή
lobby-handicap-of = { $number ->
    [0] Χωρίς χάντικαπ
   *[other] { $number } Heat λιγότερα
  }
lobby-leave = Φύγε από το τραπέζι
lobby-remove = Αφαίρεση: { $name }
lobby-open = { $number ->
    [one] { $number } ελεύθερο αυτοκίνητο
   *[other] { $number } ελεύθερα αυτοκίνητα
  }
lobby-empty-legends = Τα οδηγούν Θρύλοι
lobby-empty-rookie = Τα οδηγούν rookie
lobby-empty-club = Τα οδηγούν οδηγοί λέσχης
lobby-empty-champion = Τα οδηγούν πρωταθλητές
lobby-empty-nobody = Μένουν στα πιτ
lobby-add-driver = Πρόσθεσε οδηγό
lobby-colour = Το αυτοκίνητό σου
colour-red = Κόκκινο, αριθμός 1
colour-blue = Μπλε, αριθμός 2
colour-yellow = Κίτρινο, αριθμός 3
colour-green = Πράσινο, αριθμός 4
colour-gray = Λευκό, αριθμός 5
colour-black = Ροζ, αριθμός 6
lobby-start = Ξεκίνα την κούρσα
lobby-get-ready = Όλα έτοιμα
lobby-unready = Περιμένετέ με
lobby-all-ready = Όλοι είναι έτοιμοι.
lobby-host-starts = Ο οικοδεσπότης ξεκινά την κούρσα.
lobby-join = Πάρε αυτοκίνητο
lobby-share = Πρόσκληση
lobby-share-about = Οι φίλοι μπαίνουν από οποιοδήποτε κινητό ή υπολογιστή, χωρίς λογαριασμό.
lobby-link = Σύνδεσμος για αυτό το τραπέζι
lobby-copy = Πάρε τον σύνδεσμο
lobby-copied = Ο σύνδεσμος αντιγράφηκε.
lobby-code = Κωδικός
lobby-private = Συνέχισε από άλλη συσκευή
lobby-private-copied = Ο ιδιωτικός σύνδεσμος αντιγράφηκε. Όποιος τον έχει οδηγεί το αυτοκίνητό σου.

# Messages

loading = Η κούρσα φορτώνει
reconnecting = Επανασύνδεση, προσπάθεια { $tries }. Οι κάρτες σου είναι ασφαλείς.
unknown-title = Καμία κούρσα σε αυτή τη διεύθυνση
unknown-text = Ίσως διαγράφηκε, ή ο σύνδεσμος δεν είναι ολόκληρος.
unknown-go = Αρχική
gone-deleted = Αυτή η κούρσα διαγράφηκε
gone-removed = Έφυγες από αυτή την κούρσα
gone-text = Ένας αυτόματος οδηγός συνεχίζει όπου χρειάζεται.
elsewhere-title = Οδηγείς σε άλλη καρτέλα
elsewhere-text = Μία καρτέλα οδηγεί. Η άλλη περιμένει εδώ.
elsewhere-go = Οδήγησε εδώ

# Garage

garage-round = Γκαράζ, περίοδος { $round } από { $rounds }
garage-swap = Γκαράζ, αντικατάσταση
garage-order = Σειρά επιλογής
garage-today = Σήμερα: { $place }
garage-grid = Θέσεις εκκίνησης
symbols-must = τετράγωνο: πρέπει
symbols-may = στρογγυλό: μπορείς
garage-market = Αγορά
garage-your-pick = Διάλεξε μία.
garage-swap-about = Μπορείς να αντικαταστήσεις μία Αναβάθμιση.
garage-waiting = { $name } διαλέγει.
garage-lot = { $name }
garage-advanced = Προχωρημένη Αναβάθμιση.
garage-regular = Κανονική Αναβάθμιση.
garage-no-symbols = Χωρίς σύμβολα. Κάνει ό,τι βλέπεις.
garage-car = Το αυτοκίνητό σου
garage-slot = Κενό
garage-deck = { $cards } κάρτες
garage-deck-about = οι κάρτες σου χωρίς Heat και Στρες
garage-pick = Διάλεξε κάρτα
garage-take = Πάρε { $name }
garage-do-swap = Άλλαξε με { $name }
garage-no-swap = Κράτα ό,τι έχεις

# Results

results = Αποτέλεσμα
results-title = Αποτέλεσμα
results-about = { $place }, { $laps ->
    [one] { $laps } γύρος
   *[other] { $laps } γύροι
  }, { $rounds } περίοδοι
results-record = Καταγραφή
results-track = Πίστα
results-rematch = Ρεβάνς
results-join-rematch = Μπες στη ρεβάνς
results-classification = Τελική κατάταξη
results-chart = Πορεία της κούρσας
results-chart-about = Κατάταξη μετά από κάθε περίοδο.
results-heat = Τα Heat σου
results-heat-of = { $name }: Heat
results-heat-about = { $paid } πληρωμένα, { $cooled } με Cooldown
results-corners = Στροφές
results-corners-about = Η Κίνηση σε κάθε στροφή και τι κόστισε.
results-won = { $gap ->
    [0] πλάι πλάι
    [one] με { $gap } Θέση διαφορά
   *[other] με { $gap } Θέσεις διαφορά
  }
results-behind = { $gap ->
    [0] πλάι πλάι με { $name }
    [one] { $gap } Θέση πίσω από { $name }
   *[other] { $gap } Θέσεις πίσω από { $name }
  }
results-out = εκτός κούρσας
place-word = { $place ->
    [1] 1η θέση
    [2] 2η θέση
    [3] 3η θέση
    [4] 4η θέση
    [5] 5η θέση
   *[other] 6η θέση
  }
podium-label = Βάθρο: { $names }
place = Κατάταξη
driver = Οδηγός
rounds = Περίοδοι
heat = Heat
spins = Σπινάρ.
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
stat-stress = Στρες που παίχτηκαν
stat-adrenaline = Αδρεναλίνη

# Problems

problem-offline = Ο διακομιστής δεν απαντά. Δοκίμασε ξανά σε λίγο.
problem-server-error = Κάτι πήγε στραβά εδώ. Η κούρσα είναι ασφαλής.
problem-no-such-table = Δεν υπάρχει κούρσα σε αυτή τη διεύθυνση.
problem-not-seated = Δεν έχεις κάθισμα σε αυτό το τραπέζι.
problem-not-host = Αυτό μπορεί να το κάνει μόνο ο οικοδεσπότης.
problem-no-such-seat = Δεν υπάρχει τέτοιο κάθισμα.
problem-bad-token = Αυτός ο ιδιωτικός σύνδεσμος δεν ανοίγει κανένα κάθισμα εδώ.
problem-table-full = Κάθε αυτοκίνητο έχει ήδη οδηγό.
problem-colour-taken = Κάποιος οδηγεί ήδη αυτό το χρώμα.
problem-bad-name = Ένα όνομα έχει 1 έως { $most } γράμματα.
problem-bad-circuit = Δεν γίνεται κούρσα σε αυτή την πίστα: { $reason }
problem-bad-setup = Αυτή η κούρσα δεν μπορεί να ξεκινήσει: { $reason }
problem-already-started = Η κούρσα άρχισε.
problem-not-started = Η κούρσα δεν άρχισε ακόμη.
problem-not-over = Η κούρσα δεν τελείωσε ακόμη.
problem-not-ready = Αναμονή για { $names }.
problem-not-a-driver = Δεν υπάρχει οδηγός εδώ για να δώσει το τιμόνι.
problem-nothing-to-undo = Δεν υπάρχει τίποτα να πάρεις πίσω.
problem-no-such-option = Αυτό δεν είναι μία από τις απαντήσεις.
problem-stale-decision = Αυτό αποφασίστηκε ήδη. Η οθόνη είναι τώρα ενημερωμένη.
problem-not-your-turn = Δεν είναι η σειρά σου.
problem-malformed = Ο διακομιστής δεν κατάλαβε. Φόρτωσε ξανά τη σελίδα.
problem-too-large = Είναι πάρα πολλά μαζί.
problem-too-fast = Πολύ γρήγορα. Περίμενε { $seconds } δευτερόλεπτα.
problem-bad-origin = Αυτή η σελίδα ανήκει σε άλλον διακομιστή.
