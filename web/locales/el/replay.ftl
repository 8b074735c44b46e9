# Replay

replay = Επανάληψη
replay-title = Επανάληψη: { $place }
replay-none = Καμία επανάληψη εδώ
replay-to-race = Πίσω στην κούρσα
replay-controls = Αναπαραγωγή
replay-play = Αναπαραγωγή
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
replay-cockpit = Ταμπλό: { $name }
replay-cockpits = Ποιο ταμπλό
replay-table = Στο τραπέζι
replay-plan = Σχέδιο
replay-hand = Χέρι
replay-legend = Ένας Θρύλος δεν έχει ούτε κάρτες ούτε Μηχανή.
replay-follow = Ακολούθησε: { $name }
replay-link = Αντιγραφή συνδέσμου
replay-copied = Ο σύνδεσμος για αυτή τη στιγμή αντιγράφηκε.
replay-races = Κούρσες της σεζόν
replay-keys-play = Αναπαραγωγή ή παύση
replay-keys-step = Ένα βήμα πίσω ή μπροστά
replay-keys-turn = Μία σειρά πίσω ή μπροστά
replay-keys-round = Μία περίοδος πίσω ή μπροστά
replay-keys-ends = Στην εκκίνηση, στον τερματισμό
replay-keys-car = Ταμπλό του αυτοκινήτου σε αυτή τη θέση
replay-keys-follow = Ακολούθησε το αυτοκίνητο, ή όλη η πίστα

# Records

record-open = Άνοιξε αποθηκευμένη κούρσα
record-open-about = Ανέβασε μια αποθηκευμένη κούρσα για να τη δεις και να τη μοιραστείς.
record-opening = Η κούρσα ανοίγει
record-delete = Διαγραφή: { $name }
record-deleted = Η κούρσα διαγράφηκε.
record-too-large = Το αρχείο είναι πολύ μεγάλο για αποθηκευμένη κούρσα.
problem-bad-record = Το αρχείο δεν ανοίγει ως αποθηκευμένη κούρσα: { $reason }
problem-record-other-rules = Αυτή η κούρσα αποθηκεύτηκε με την έκδοση { $version } των κανόνων. Εδώ ξαναπαίζεται μόνο η έκδοση { $expected }.
problem-record-origin = Αυτή η αποθηκευμένη κούρσα αρχίζει από τη μέση, μετά από αλλαγή κανόνων. Δεν ανοίγει.
problem-record-not-over = Αυτή η αποθηκευμένη κούρσα δεν τελείωσε. Ανοίγουν μόνο τελειωμένες κούρσες.

# Spectators

setup-spectators = Θεατές
watch = Παρακολούθηση
watch-full = Κάθε αυτοκίνητο έχει οδηγό.
watch-closed = Ο αρχηγός δεν δέχεται θεατές.
watch-waits = Παρακολουθείς. Η κούρσα θα αρχίσει εδώ.
watch-count = { $number ->
    [one] { $number } θεατής
   *[other] { $number } θεατές
  }
watch-follow = Διάλεξε αυτοκίνητο
watch-car = Ακολούθησε: { $name }
watch-link = Σύνδεσμος για θεατές
watch-copied = Ο σύνδεσμος αντιγράφηκε. Όποιος τον ανοίγει παρακολουθεί.
private-title = Αυτή η κούρσα δεν δέχεται θεατές
private-text = Ο αρχηγός δεν δέχεται θεατές. Έλα ξανά όταν τελειώσει η κούρσα, ή ζήτα να μπεις στην επόμενη.
problem-no-spectators = Ο αρχηγός δεν δέχεται θεατές.
