# What happened at the table
note-handed-over = Οδηγεί τώρα για { $name }: { $driver }.
note-taken-back = Οδηγεί πάλι: { $name }.
note-gave-up = Εγκατέλειψε: { $name }. Συνεχίζει: { $driver }.
note-removed = Αφαίρεση από { $by }: { $name }.
note-restored = Πίσω στο τραπέζι: { $name }.
note-host = Νέος αρχηγός: { $name }.
note-host-you = Τώρα είσαι εσύ ο αρχηγός.
note-setup = Άλλαξε την κούρσα: { $by }. Πες πάλι ότι είσαι έτοιμος.
note-undone = Αναίρεση της τελευταίας απάντησης: { $name }.
note-time-up = Τέλος χρόνου για { $name }: ισχύει ό,τι ήταν επιλεγμένο.
note-time-up-you = Τέλος χρόνου: ισχύει ό,τι είχες επιλέξει.
note-time-up-driver = Τέλος χρόνου για { $name }: αποφάσισε αυτόματος οδηγός.
note-time-up-driver-you = Τέλος χρόνου: αποφάσισε για εσένα αυτόματος οδηγός.

# Away, removed, host
away-for = Λείπει, { $time }
away-let = Ας συνεχίσει άλλος οδηγός
remove-title = Αφαίρεση: { $name };
remove-about = Μπορείς να καλέσεις πίσω: { $name }.
remove-yes = Αφαίρεση
remove-undo = Πίσω στο τραπέζι
make-host = Κάνε αρχηγό

# Clocks
seat-clock = μένουν { $time }
setup-clock = Ρολόι
setup-bank-of = { $minutes } λεπτά η κούρσα, +{ $increment } δ. η απάντηση

# Answers ahead
ahead-title = Αν χρειαστεί
ahead-about = Διάλεξε όσο οδηγούν οι άλλοι. Αλλάζει ώσπου να χρησιμοποιηθεί· δεν το βλέπει κανείς.
ahead-ask = Ρώτα με
ahead-react = Αντίδραση
ahead-cool = Cooldown
ahead-adrenaline = Αδρεναλίνη: +1
ahead-boost = Boost
ahead-nothing = Τίποτα
ahead-slipstream = Slipstream
ahead-slip-yes = Όσο πιο μακριά γίνεται
ahead-slip-no = Μένω
ahead-discard = Ξεσκαρτάρισμα
ahead-keep = Κράτα όλες
ahead-chosen = Επιλέχθηκε

# Waiting
wait-plan = διαλέγει ταχύτητα και κάρτες
wait-value = διαλέγει τιμή
wait-react = αντιδρά
wait-slipstream = αποφασίζει για το Slipstream
wait-discard = ξεσκαρτάρει
wait-refresh = τακτοποιεί τις κάρτες
wait-draft = διαλέγει εξάρτημα
wait-swap = ανταλλάσσει εξάρτημα
wait-mine = Το σχέδιό σου: ταχύτητα { $gear }
wait-done = Η σειρά σου τελείωσε.

# Signals
signals-past = Πρόσφατα
signals-none = Κανένα σήμα ακόμη.

# One device for several people
hot-add = Κάποιος ακόμη σε αυτή τη συσκευή
hot-add-about = Μοιράζεστε την οθόνη. Το χέρι μένει κρυμμένο ώσπου να το κρατήσει ο παίκτης του.
hot-hand = Δώσε τη συσκευή: { $name }
hot-hold = Κράτα πατημένο για να δεις
hot-keep = Σύρε προς τα πάνω για να μείνει ανοιχτό ώσπου να απαντήσεις.
hot-keys = Πλήκτρα: κράτα Space για να δεις, το Enter το αφήνει ανοιχτό, το Esc κρύβει.
hot-cover = Κρύψε το χέρι
hot-public = Τώρα επιτρέπεται να βλέπουν όλοι.
hot-here = Σε αυτή τη συσκευή
