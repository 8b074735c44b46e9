sign-due = Πληρωμή { $due }
sign-stress = Ταχύτητα 1, { $stress } Στρες
flip-most = { $speed } ή λιγότερο
flip-least = { $speed } ή περισσότερο
flip-road = { $chance } να μείνει στον δρόμο
flip-road-good = στον δρόμο
flip-road-bad = πολύ γρήγορα
flip-line = { $chance } να περάσει τη γραμμή
flip-line-good = πέρασε τη γραμμή
flip-line-bad = όχι ακόμη
flip-away = μπαίνει στην άκρη
photo-lane = { $name }, για μία λωρίδα
photo-space = { $name }, για μία Θέση
others-drive = Τερμάτισες στη θέση { $place }. Οι άλλοι συνεχίζουν.
others-skip = Αποτελέσματα τώρα
away = { $rounds ->
    [0] Όσο έλειπες, η περίοδος συνεχίστηκε.
    [one] Όσο έλειπες: { $rounds } περίοδος.
   *[other] Όσο έλειπες: { $rounds } περίοδοι.
  }
away-spun = Σπινάρισμα: { $names }.
away-finished = Στον τερματισμό: { $names }.
away-place = Εσύ: { $place }.
pace-now = Εφέ κίνησης: { $pace }
sound-offer = Κούρσα με ήχο;
sound-yes = Με ήχο
sound-no = Χωρίς
settings-volume = Ένταση
keys-pace = ταχύτερα εφέ κίνησης
keys-view = ακολούθησε το αυτοκίνητό μου ή δείξε τα όλα
keys-zoom = ζουμ, στο ταμπλό
keys-sound = με ήχο ή χωρίς
