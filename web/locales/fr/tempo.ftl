sign-due = { $due } à payer
sign-stress = Rapport 1, { $stress } Stress
flip-most = { $speed } ou moins
flip-least = { $speed } ou plus
flip-road = { $chance } de rester en piste
flip-road-good = en piste
flip-road-bad = trop vite
flip-line = { $chance } de franchir la ligne
flip-line-good = ligne franchie
flip-line-bad = pas encore
flip-away = écartée
photo-lane = { $name }, d’une file
photo-space = { $name }, d’une case
others-drive = { $place ->
    [1] Arrivée : 1er. Les autres continuent.
   *[other] Arrivée : { $place }e. Les autres continuent.
  }
others-skip = Résultats tout de suite
away = { $rounds ->
    [0] Pendant votre absence, la manche a continué.
    [one] Pendant votre absence : { $rounds } manche.
   *[other] Pendant votre absence : { $rounds } manches.
  }
away-spun = Tête-à-queue : { $names }.
away-finished = À l’arrivée : { $names }.
away-place = Vous : { $place }.
pace-now = Animation : { $pace }
sound-offer = Courir avec le son ?
sound-yes = Avec le son
sound-no = Sans
settings-volume = Volume
keys-pace = animation plus rapide
keys-view = suivre ma voiture ou tout voir
keys-zoom = zoom, sur le plateau
keys-sound = son activé ou coupé
