# Τι μπορεί να είναι λάθος σε μια προετοιμασία, μια καταγραφή, ένα αρχείο πίστας ή μια εντολή.

## Set-up

setup-cars-out-of-range = μια κούρσα έχει { $least } έως { $most } αυτοκίνητα, όχι { $cars }
setup-laps-out-of-range = μια κούρσα έχει 1 έως { $most } γύρους, όχι { $laps }
setup-handicap-out-of-range = το χάντικαπ είναι 1 ή 2 Heat λιγότερα, όχι { $handicap } (οδηγός { $seat })
setup-handicap-no-heat = χάντικαπ { $handicap } θέλει άλλα τόσα Heat· η πίστα δίνει { $heat }
setup-not-enough-heat = { $cars } αυτοκίνητα με { $heat } Heat το καθένα θέλουν περισσότερα από τις { $box } κάρτες Heat του κουτιού
setup-no-such-seat = δεν υπάρχει οδηγός { $seat }: οι οδηγοί είναι 0 έως { $last }
setup-legends-out-of-range = από { $cars } αυτοκίνητα τουλάχιστον ένα έχει οδηγό: { $legends } Θρύλοι είναι πολλοί
setup-pro-out-of-range = το επίπεδο Pro είναι 0 έως { $most }, όχι { $pro }
setup-pro-without-legends = το επίπεδο Pro θέλει Θρύλους
setup-unknown-garage = το Γκαράζ είναι { $known }, όχι { $garage }
setup-draft-first = με Γκαράζ { $garage } γίνεται επιλογή καρτών πριν από την κούρσα: χρησιμοποίησε RaceSetup.start
setup-players-out-of-range = μια σεζόν έχει 1 έως { $most } παίκτες, όχι { $players }
setup-unknown-year = μια σεζόν είναι { $known }, όχι { $year }
setup-bad-colours = κάθε αυτοκίνητο έχει δικό του χρώμα από { $known }, όχι { $colours }
setup-unknown-chance = η τύχη είναι { $known }, όχι { $chance }
setup-seed-out-of-range = ο σπόρος είναι ακέραιος από 0 έως 2**128 - 1, όχι { $seed }
setup-broken-setup = η προετοιμασία δεν είναι πλήρης: { $reason }
broken-not-true-or-false = { $value } δεν είναι ούτε αληθές ούτε ψευδές
broken-colours = τα χρώματα είναι κατάλογος ονομάτων
broken-circuit-or-handicaps = πίστα ή χάντικαπ
broken-handicaps = τα χάντικαπ δίνονται με τον αριθμό του οδηγού
broken-no-circuit = δεν υπάρχει πίστα { $circuit }
broken-no-table = δεν είναι πίνακας
broken-keys = λείπουν ή είναι άγνωστα: { $keys }
broken-actions = οι ενέργειες είναι κατάλογος
broken-action = { $line } δεν είναι ενέργεια
broken-seat = { $line } δεν αναφέρει οδηγό
broken-missing = λείπει { $name }

## Records

record-not-json = αυτό δεν είναι καταγραφή: { $reason }
record-wrong-format = η καταγραφή έχει μορφή { $format }· αυτή η έκδοση διαβάζει "{ $expected }"
record-other-rules = η καταγραφή έγινε με την έκδοση { $version } των κανόνων· αυτή είναι η έκδοση { $expected }, που ίσως κρίνει αλλιώς, γι’ αυτό δεν ξαναπαίζεται
record-broken = η καταγραφή είναι κατεστραμμένη: { $reason }
record-refused = η καταγραφή δεν ξαναπαίζεται: η ενέργεια { $number } ({ $action }) του οδηγού { $seat } δεν γίνεται δεκτή: { $reason }
record-unreadable = { $path } δεν διαβάζεται: { $reason }
record-not-written = { $path } δεν γράφεται: { $reason }
record-not-a-season = { $path } περιέχει κούρσα, όχι σεζόν
record-other-season = { $path } περιέχει σεζόν με άλλη προετοιμασία, άλλους οδηγούς ή άλλο σπόρο
record-no-race = τώρα δεν υπάρχει κούρσα: επιλέγονται Αναβαθμίσεις
record-too-far = { $actions ->
    [one] η καταγραφή έχει { $actions } ενέργεια· δεν υπάρχει στιγμή { $moment }
   *[other] η καταγραφή έχει { $actions } ενέργειες· δεν υπάρχει στιγμή { $moment }
  }
broken-text = δεν είναι κείμενο

notation-too-many = { $text }: { $number } κάρτες του είδους { $letter } είναι περισσότερες απ’ όσες υπάρχουν
notation-not-cards = { $text } δεν είναι κάρτες: χρησιμοποίησε { $letters } ή - για καμία
notation-not-an-action = { $text } δεν είναι ενέργεια: οι ενέργειες είναι { $known }
notation-wrong-words = { $text }: μετά το { $action } ακολουθεί { $words }
notation-nothing = τίποτα
notation-not-a-number = { $text }: { $word } δεν είναι αριθμός

snapshot-not-a-season = αυτά τα byte δεν είναι κατάσταση σεζόν
snapshot-season-cut = η κατάσταση της σεζόν είναι κομμένη ή κατεστραμμένη
snapshot-season-damaged = η κατάσταση της σεζόν είναι κατεστραμμένη
snapshot-not-a-race = αυτά τα byte δεν είναι κατάσταση κούρσας
snapshot-wrong-format = αυτή η κατάσταση έχει μορφή { $found }, ενώ αναμενόταν { $expected }
snapshot-cut = η κατάσταση είναι κομμένη ή κατεστραμμένη
snapshot-short = η κατάσταση είναι κομμένη
snapshot-damaged = η κατάσταση είναι κατεστραμμένη
snapshot-other-cars = δεν είναι κατάσταση κούρσας με { $cars } αυτοκίνητα
snapshot-too-long = η κατάσταση είναι μεγαλύτερη απ’ όσο έπρεπε

driver-unknown-driver = δεν υπάρχει οδηγός { $name }· οι οδηγοί είναι { $known }
driver-unknown-manner = δεν υπάρχει στυλ { $name }· τα στυλ είναι { $known }, για { $levels }

## Circuit files

file-place = { $where }: { $problem }
file-corner = στροφή { $number }
file-step = βήμα { $number } του σχεδίου
file-segment = τμήμα { $number }
file-thing = αντικείμενο { $number }
circuit-unknown_circuit = δεν υπάρχει πίστα "{ $name }"· γνωστές είναι { $known } (ένα αρχείο τελειώνει σε .toml)
circuit-unreadable = το αρχείο δεν διαβάζεται: { $reason }
circuit-not_utf8 = το αρχείο δεν είναι κείμενο UTF-8
circuit-toml_syntax = σύνταξη TOML: { $reason }
circuit-wrong_format = το format πρέπει να είναι "{ $expected }", όχι { $value }
circuit-not_a_circuit = μια πίστα πρέπει να είναι πίνακας με κλειδιά και τιμές, όχι { $value }
circuit-unknown_key = άγνωστο κλειδί "{ $name }"· γνωστά είναι { $known }
circuit-unknown_key_near = άγνωστο κλειδί "{ $name }"· μήπως εννοείς "{ $near }";
circuit-missing_key = λείπει το κλειδί "{ $name }"
circuit-not_whole = { $name } πρέπει να είναι ακέραιος από { $low } έως { $high }, όχι { $value }
circuit-not_number = { $name } πρέπει να είναι αριθμός από { $low } έως { $high }, όχι { $value }
circuit-not_text = { $name } πρέπει να είναι κείμενο 1 έως { $most } εκτυπώσιμων χαρακτήρων, όχι { $value }
circuit-not_id = { $name } πρέπει να αποτελείται από a-z, 0-9, - και _ (1 έως { $most } χαρακτήρες), όχι { $value }
circuit-not_choice = { $name } πρέπει να είναι ένα από { $choices }, όχι { $value }
circuit-not_list = { $items ->
    [corners] { $name } πρέπει να είναι κατάλογος με { $least } έως { $most } στροφές, όχι { $value }
    [places] { $name } πρέπει να είναι κατάλογος με { $least } έως { $most } θέσεις, όχι { $value }
    [stretches] { $name } πρέπει να είναι κατάλογος με { $least } έως { $most } κομμάτια, όχι { $value }
    [steps] { $name } πρέπει να είναι κατάλογος με { $least } έως { $most } βήματα, όχι { $value }
    [points] { $name } πρέπει να είναι κατάλογος με { $least } έως { $most } σημεία, όχι { $value }
    [badges] { $name } πρέπει να είναι κατάλογος με { $least } έως { $most } πλευρές, όχι { $value }
    [things] { $name } πρέπει να είναι κατάλογος με { $least } έως { $most } αντικείμενα, όχι { $value }
   *[numbers] { $name } πρέπει να είναι κατάλογος με { $least } έως { $most } ακέραιους, όχι { $value }
  }
circuit-not_table = { $name } πρέπει να είναι πίνακας, όχι { $value }
circuit-corner_id = το id πρέπει να είναι "{ $expected }" (οι στροφές αριθμούνται κατά τη φορά της κούρσας), όχι { $value }
circuit-line_outside = line_after { $value } είναι έξω από τον γύρο (0..{ $last })
circuit-line_on_start = line_after { $value } πέφτει στη γραμμή εκκίνησης και τερματισμού· η τελευταία δυνατή τιμή είναι { $last }
circuit-line_repeated = line_after { $value } είναι ήδη η γραμμή της στροφής { $other }
circuit-line_order = line_after { $value } πρέπει να είναι μεγαλύτερο από το { $previous } της στροφής { $other }
circuit-legend_outside = legend_line_after { $value } είναι έξω από τον γύρο (0..{ $last })
circuit-legend_line = legend_line_after { $value } πρέπει να βρίσκεται ανάμεσα στην προηγούμενη Γραμμή Στροφής και σε αυτήν: { $low } έως { $high }
circuit-grid_place = η θέση { $place } πρέπει να είναι Θέση (0..{ $last }) με R ή O, όπως "{ $last }R", όχι { $value }
circuit-grid_repeated = η θέση { $place } επαναλαμβάνει { $value }
circuit-grid_order = η θέση { $place } πρέπει να είναι { $expected }, όχι { $value }: R και O κάθε σειράς, προς τα πίσω από τη γραμμή
circuit-grid_corner = η γραμμή της στροφής { $corner } (μετά τη Θέση { $line }) είναι ανάμεσα στις θέσεις εκκίνησης (από τη Θέση { $first }) και στη γραμμή εκκίνησης
circuit-stretch_outside = { $name } { $value } είναι έξω από τον γύρο (0..{ $last })
circuit-race_line_gap = { $number ->
    [one] δεν δίνεται πλευρά για τη Θέση { $spaces }
   *[other] δεν δίνεται πλευρά για τις Θέσεις { $spaces }
  }
circuit-race_line_twice = { $number ->
    [one] δίνονται περισσότερες από μία πλευρές για τη Θέση { $spaces }
   *[other] δίνονται περισσότερες από μία πλευρές για τις Θέσεις { $spaces }
  }
circuit-press_corner = το γράμμα { $letter } πρέπει να ονομάζει στροφή ({ $known }), όχι { $value }
circuit-sections = sections { $value } δεν συμφωνεί με τις Γραμμές Στροφής, που δίνουν { $expected }
circuit-path_step = ένα βήμα είναι {"{"} go {"}"}, {"{"} turn, r {"}"} ή {"{"} corner {"}"}, όχι { $value }
circuit-path_corners = { $marked ->
    [0] η διαδρομή πρέπει να σημειώνει { $expected }, από μία φορά και με αυτή τη σειρά, και δεν σημειώνει καμία
   *[other] η διαδρομή πρέπει να σημειώνει { $expected }, από μία φορά και με αυτή τη σειρά, όχι { $value }
  }
circuit-path_empty = { $between ->
    [corners] δεν έχει σχεδιαστεί τίποτα ανάμεσα σε { $start } και { $end }
    [start] δεν έχει σχεδιαστεί τίποτα ανάμεσα στη γραμμή εκκίνησης και { $end }
    [end] δεν έχει σχεδιαστεί τίποτα ανάμεσα σε { $start } και στη γραμμή εκκίνησης
   *[nowhere] δεν έχει σχεδιαστεί τίποτα ανάμεσα στη γραμμή εκκίνησης και στη γραμμή εκκίνησης
  }
circuit-segments_total = τα τμήματα έχουν μαζί { $value } Θέσεις, ο γύρος έχει { $expected }
circuit-turn_total = οι καμπύλες κάνουν συνολικά { $value } μοίρες· ένας κλειστός γύρος έχει 360 (αριστερά), -360 (δεξιά) ή 0
circuit-not_closed = ο γύρος τελειώνει { $gap } Θέσεις από εκεί που αρχίζει· διορθώνονται το πολύ { $most }
circuit-drawing_long = το σχέδιο έχει μήκος { $drawn } Θέσεις· το πολύ { $most } για αυτή την πίστα
circuit-too_long = το αρχείο θα είχε { $size } χαρακτήρες· επιτρέπονται το πολύ { $most }
circuit-needs_points = το { $name } ανήκει σε σχέδιο με σημεία
circuit-point = το σημείο { $number } πρέπει να είναι [x, y, hx, hy] ή [x, y, hx, hy, back], όλα αριθμοί, όχι { $value }
circuit-point_repeated = το σημείο { $number } βρίσκεται πάνω στο διπλανό του: { $value }
circuit-points_curve = τα σημεία δεν σχηματίζουν δρόμο: η καμπύλη γυρίζει πίσω επί τόπου
circuit-badges = το badges πρέπει να είναι ένα από { $choices } για κάθε στροφή, το πολύ { $most }, όχι { $value }
road-strands = Δύο δρόμοι απέχουν μόνο { $room } Θέσεις· { $least } είναι καλύτερα
road-bend = Μια στροφή είναι πολύ κλειστή για τον δρόμο: ακτίνα { $radius }, χρειάζεται { $least } ή περισσότερο
road-corners-near =
    { $spaces ->
        [one] Η στροφή { $corner } απέχει μόνο { $spaces } Θέση από τη στροφή { $before }· άφησε { $least }
       *[other] Η στροφή { $corner } απέχει μόνο { $spaces } Θέσεις από τη στροφή { $before }· άφησε { $least }
    }
road-sector-long = { $spaces } Θέσεις χωρίς στροφή πριν από τη στροφή { $corner }· πάνω από { $most } είναι πολύς δρόμος
road-grid-near =
    { $spaces ->
        [0] Οι θέσεις εκκίνησης αρχίζουν αμέσως μετά τη στροφή { $corner }
        [one] Οι θέσεις εκκίνησης αρχίζουν { $spaces } Θέση μετά τη στροφή { $corner }
       *[other] Οι θέσεις εκκίνησης αρχίζουν { $spaces } Θέσεις μετά τη στροφή { $corner }
    }
road-label = Δεν υπάρχει ελεύθερο σημείο για το Όριο Ταχύτητας της στροφής { $corner }
road-limit = Η στροφή { $corner } στρίβει σαν { $fits }, αλλά το Όριο Ταχύτητάς της είναι { $limit }
road-length = Ένας γύρος έχει { $spaces } Θέσεις· συνήθως είναι { $low } έως { $high }
road-bridge-flat = Ο δρόμος διασταυρώνεται με μόνο { $degrees } μοίρες· μια γέφυρα θέλει { $least }
road-bridge-line =
    { $corner ->
        [0] Η γραμμή εκκίνησης βρίσκεται σε γέφυρα
       *[other] Η γραμμή της στροφής { $corner } βρίσκεται σε γέφυρα
    }

## Serving

serve-not-started = ο διακομιστής δεν ξεκίνησε
serve-workers-need-postgresql = περισσότερες διεργασίες θέλουν PostgreSQL: --database postgresql://user@host/name
serve-cannot-listen = δεν γίνεται ακρόαση στο { $host } θύρα { $port }: { $reason }
serve-bad-proxy = { $proxy } δεν είναι ούτε διεύθυνση ούτε δίκτυο: 10.0.0.2 ή 10.0.0.0/24
serve-database-bad-url = { $url } δεν είναι βάση δεδομένων: χρησιμοποίησε sqlite:///FILE ή postgresql://USER@HOST/NAME
serve-database-newer = τη βάση δεδομένων την έγραψε νεότερη έκδοση του Slipstream (είναι στο { $found }, αυτή η έκδοση γνωρίζει έως { $known })· δεν άλλαξε τίποτα: ξεκίνησε τη νεότερη έκδοση ή δώσε άλλη βάση
serve-database-no-connection = η βάση δεδομένων δεν απαντά: { $reason }

## Tools of the project

clauses-not-collected = οι έλεγχοι δεν μπορούν να συγκεντρωθούν: { $reason }
broken-no-output = καμία έξοδος
clauses-no-checkout = το clauses θέλει αντίγραφο του έργου: docs/rules.md και tests/ δεν είναι εδώ
clauses-unknown = έλεγχοι αναφέρουν κανόνες που δεν υπάρχουν: { $clauses }
vectors-unreadable = { $path } δεν διαβάζεται: { $reason }
vectors-not-yaml = { $path } δεν είναι YAML: { $reason }
vectors-not-examples = { $path } δεν είναι κατάλογος παραδειγμάτων, καθένα με ένα id
vectors-broken = { $id }: { $reason }
