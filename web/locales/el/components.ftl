# Όλα όσα λέει η σελίδα, στα ελληνικά.
# Πρώτα οι αριθμοί, δεύτερο πρόσωπο ενικού, ενεστώτας· ολόκληρες προτάσεις.

app-name = Slipstream

board-label = { $name }, { $spaces } Θέσεις, { $corners ->
    [one] { $corners } στροφή
   *[other] { $corners } στροφές
  }. Τα βέλη πάνε από Θέση σε Θέση, το Home στο αυτοκίνητό σου.
board-space = Θέση { $space }. { $distance ->
    [0] Τελευταία Θέση πριν από τη στροφή { $corner }, όριο { $limit }.
    [one] { $distance } Θέση πριν από τη στροφή { $corner }, όριο { $limit }.
   *[other] { $distance } Θέσεις πριν από τη στροφή { $corner }, όριο { $limit }.
  } { $cars ->
    [0] Άδεια.
   *[other] { $names }.
  }
board-zoom = Ζουμ
board-zoom-in = Μεγέθυνση
board-zoom-out = Σμίκρυνση
board-whole = Δείξε όλη την πίστα
board-follow = Ακολούθησέ με
minimap-label = { $name }, όλη η πίστα

card-heat = Heat
card-stress = Στρες
card-starting = Αρχική
part-4-wheel-drive = Τετρακίνηση
part-body = Αμάξωμα
part-brakes = Φρένα
part-cooling-system = Σύστημα ψύξης
part-rpm = Στροφές κινητήρα
part-heat = Heat
part-fuel = Καύσιμο
part-gas-pedal = Πεντάλ γκαζιού
part-suspension = Ανάρτηση
part-tires = Ελαστικά
part-turbo-charger = Τούρμπο
part-wings = Αεροτομές

close = Κλείσιμο
percent = { $value }%
percent-low = <1%
percent-high = >99%
spin-out = Σπινάρισμα
adrenaline = Αδρεναλίνη

steps-label = Βήματα της περιόδου

gear-label = Ταχύτητα
gear-name = Ταχύτητα { $gear }
gear-short = Τ{ $gear }
gear-out-of-reach = Δεν γίνεται τώρα
gear-cost = Κοστίζει { $heat } Heat
gear-free = Χωρίς κόστος
gear-cooldown = Cooldown { $amount }
gear-now = τώρα
gear-was = πριν

engine-label = Μηχανή
engine-of = /{ $capacity } Heat
engine-words = Μηχανή: { $heat } από { $capacity } Heat. { $risk ->
    [0] Κανένα σε κίνδυνο.
   *[other] { $risk } σε κίνδυνο.
  }

pile-draw = Τράπουλα
pile-discard = Σκάρτα
pile-words = { $pile }: { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
  }

flip-odds = τι μπορεί να βγει, από τις κάρτες που δεν έχεις δει
flip-odds-one = συν { $value }: { $chance }

order-label = Σειρά
order-lap = Γύρος
order-gear = Ταχύτητα
order-heat = Heat στη Μηχανή
order-hand = Κάρτες στο χέρι
order-strip-words = { $place }. { $name }. { $status }. Ταχύτητα { $gear }, Heat { $heat }.

limit-words = Όριο { $limit }
qr-label = Κωδικός QR του συνδέσμου

hero-banner-circuit = Red Mesa
hero-banner-race = Γκραν Πρι

chart-grid = Εκκίνηση
chart-places = Η θέση κάθε αυτοκινήτου μετά από κάθε περίοδο.
chart-place-words = { $name }: από τη θέση { $from } στη θέση { $to }.
chart-heat-words = Τα Heat στη Μηχανή σου μετά από καθεμία από τις { $rounds } περιόδους. Πληρωμένα { $paid }, χαμηλότερο σημείο { $low }.

feed-empty = Τίποτα ακόμη. Οι πρώτες κινήσεις θα φανούν εδώ.

rules-title = Κανόνες
rules-open = Κανόνες
