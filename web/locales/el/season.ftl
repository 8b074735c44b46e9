# Seasons

season-title = { $year ->
    [custom] Προσαρμοσμένη σεζόν
    [goat] Σεζόν GOAT
   *[other] Σεζόν { $year }
  }
season-race-of = κούρσα { $race } από { $races }
season-standings = Βαθμολογία
season-champion = Πρωταθλητής
season-legend-wins = Τη σεζόν την κέρδισε Θρύλος: { $name }.
season-after = μετά: { $place }
season-next = Επόμενη κούρσα
season-drawn = Η πίστα και το γεγονός κληρώνονται όταν συνεχίσεις.
season-go = Επόμενη κούρσα
season-host-goes-on = Ο αρχηγός ξεκινά την επόμενη κούρσα.
season-thanks = Η σεζόν τελείωσε. Ευχαριστούμε για τις κούρσες.
season-drivers = Ποιοι οδηγούν στην επόμενη κούρσα
points = Πόντοι
place-short = P{ $place }
event-sponsors = { $cards ->
    [0] Καμία κάρτα Χορηγού στην εκκίνηση.
    [one] { $cards } κάρτα Χορηγού στην εκκίνηση.
   *[other] { $cards } κάρτες Χορηγού στην εκκίνηση.
  }
event-card-1 = Κερκίδα
event-card-1-text = Τα πρώτα τρία αυτοκίνητα που ολοκληρώνουν τον πρώτο γύρο κερδίζουν από μία κάρτα Χορηγού.
event-card-2 = Ρεκόρ Κίνησης
event-card-2-text = Κάθε σειρά με Κίνηση 15 ή παραπάνω δίνει μία κάρτα Χορηγού.
event-card-3 = Απεργία
event-card-3-text = Ένας γύρος λιγότερος. Ο νικητής παίρνει 2 πόντους παραπάνω.
event-card-4 = Χωρίς περιορισμούς μηχανής
event-card-4-text = 1 Heat παραπάνω σε κάθε Μηχανή.
event-card-5 = Μεγάλο πλήθος
event-card-5-text = Ένας γύρος παραπάνω. Όριο χεριού 8 κάρτες.
event-card-6 = Διαφθορά στην επιτροπή
event-card-6-text = Οι τρεις πρώτοι παίρνουν από 1 πόντο παραπάνω.
event-card-7 = Κύριος χορηγός
event-card-7-text = Κανένας ειδικός κανόνας σήμερα.
event-card-8 = Ζωντανά στην τηλεόραση
event-card-8-text = Προσπέρασε 3 αυτοκίνητα στη σειρά σου και κέρδισε μία κάρτα Χορηγού.
event-card-9 = Κανόνες ασφαλείας
event-card-9-text = 2 Heat και 1 Στρες λιγότερα για όλους. Όριο χεριού 6 κάρτες.
event-card-10 = Τελευταία ευκαιρία
event-card-10-text = 1 Στρες παραπάνω σε κάθε τράπουλα. Όποιος σπινάρει βγαίνει εκτός κούρσας.
event-press = Στροφή Τύπου: { $corners }. Πέρασέ την τουλάχιστον 2 πάνω από το όριο ή με Slipstream και κέρδισε μία κάρτα Χορηγού.
garage-keep = Γκαράζ, κράτα μία
garage-keep-about = Η σεζόν τελείωσε. Κράτα μία Αναβάθμιση για την επόμενη.
garage-do-keep = Κράτα { $name }
setup-season = Σεζόν
setup-season-none = Μία κούρσα
setup-season-1961 = 1961, 3 κούρσες
setup-season-1962 = 1962, 3 κούρσες
setup-season-1963 = 1963, 4 κούρσες
setup-season-custom = Δική σου, 4 με κλήρωση
setup-season-goat = GOAT, και οι 10 κούρσες
setup-season-about = Η σεζόν ορίζει πίστες, καιρό και επιλογές καρτών.
