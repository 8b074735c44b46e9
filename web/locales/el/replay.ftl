# Replay

replay = Επανάληψη
replay-title = Επανάληψη: { $place }
replay-none = Καμία επανάληψη εδώ
replay-to-race = Στην κούρσα
replay-controls = Αναπαραγωγή
replay-play = Παίξε
replay-pause = Παύση
replay-scrubber = Στιγμή της κούρσας
replay-speed-of = { $speed }×
replay-speed = Ρυθμός αναπαραγωγής: { $speed }
replay-step-on = Ένα βήμα μπροστά
replay-step-back = Ένα βήμα πίσω
replay-turn-on = Επόμενη σειρά
replay-turn-back = Προηγούμενη σειρά
replay-round-on = Επόμενη περίοδος
replay-round-back = Προηγούμενη περίοδος
replay-start = Στην εκκίνηση
replay-action = { $name }: { $action }
replay-plans = { $name } σχεδιάζει { $cards }
replay-keeps = { $name } δεν ξεσκαρτάρει τίποτα
replay-words = Περίοδος { $round }. { $action }
replay-cockpit = Κόκπιτ: { $name }
replay-cockpits = Ποιο κόκπιτ
replay-table = Στο τραπέζι
replay-plan = Σχέδιο
replay-hand = Χέρι
replay-legend = Ένας Θρύλος δεν έχει ούτε κάρτες ούτε Μηχανή.
replay-follow = Ακολούθησε { $name }
replay-link = Αντιγραφή
replay-copied = Ο σύνδεσμος για αυτή τη στιγμή αντιγράφηκε.
replay-races = Κούρσες της σεζόν
replay-keys-play = Παίξε ή παύση
replay-keys-step = Ένα βήμα πίσω ή μπροστά
replay-keys-turn = Μία σειρά πίσω ή μπροστά
replay-keys-round = Μία περίοδος πίσω ή μπροστά
replay-keys-ends = Στην εκκίνηση, στον τερματισμό
replay-keys-car = Κόκπιτ του αυτοκινήτου σε αυτή την κατάταξη
replay-keys-follow = Ακολούθησε το αυτοκίνητο, ή όλη η πίστα

# Records

record-open = Άνοιξε καταγραφή
record-open-about = Το αρχείο καταγραφής μιας τελειωμένης κούρσας γίνεται επανάληψη με σύνδεσμο.
record-opening = Ανοίγει
record-delete = Διαγραφή: { $name }
record-deleted = Η καταγραφή διαγράφηκε.
record-too-large = Αυτό το αρχείο είναι πολύ μεγάλο για καταγραφή.
problem-bad-record = Αυτό το αρχείο δεν ανοίγει ως καταγραφή: { $reason }
problem-record-other-rules = Αυτή η καταγραφή έγινε με την έκδοση { $version } των κανόνων. Εδώ ξαναπαίζεται μόνο η έκδοση { $expected }.
problem-record-origin = Αυτή η καταγραφή αρχίζει στη μέση μιας κούρσας, μετά από αλλαγή κανόνων. Δεν ανοίγει.
problem-record-not-over = Η κούρσα σε αυτή την καταγραφή δεν τελείωσε. Ανοίγουν μόνο τελειωμένες κούρσες.

# Spectators

setup-spectators = Θεατές
watch = Δες
watch-full = Κάθε αυτοκίνητο έχει οδηγό.
watch-closed = Ο οικοδεσπότης δεν δέχεται θεατές.
watch-waits = Παρακολουθείς. Η κούρσα αρχίζει εδώ μόνη της.
watch-count = { $number ->
    [one] { $number } θεατής
   *[other] { $number } θεατές
  }
watch-follow = Διάλεξε αυτοκίνητο
watch-car = Ακολούθησε { $name }
watch-link = Σύνδεσμος για θεατές
watch-copied = Ο σύνδεσμος αντιγράφηκε. Όποιος τον ανοίγει παρακολουθεί.
private-title = Αυτή η κούρσα δεν δέχεται θεατές
private-text = Ο οικοδεσπότης δεν δέχεται θεατές. Έλα ξανά όταν τελειώσει η κούρσα, ή ζήτα κάθισμα πριν από την επόμενη.
problem-no-spectators = Ο οικοδεσπότης δεν δέχεται θεατές.
