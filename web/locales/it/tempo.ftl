sign-due = { $due } da pagare
sign-stress = Marcia 1, { $stress } Stress
flip-most = { $speed } o meno
flip-least = { $speed } o più
flip-road = { $chance } di restare in pista
flip-road-good = in pista
flip-road-bad = troppo veloce
flip-line = { $chance } di tagliare il traguardo
flip-line-good = traguardo tagliato
flip-line-bad = non ancora
flip-away = messa da parte
photo-lane = { $name }, per una corsia
photo-space = { $name }, per una casella
others-drive = Al traguardo: { $place }º. Gli altri continuano.
others-skip = Subito i risultati
away = { $rounds ->
    [0] Mentre non c’eri, il round è andato avanti.
    [one] Mentre non c’eri: { $rounds } round.
   *[other] Mentre non c’eri: { $rounds } round.
  }
away-spun = Sbandate: { $names }.
away-finished = Al traguardo: { $names }.
away-place = Tu: { $place }.
pace-now = Animazione: { $pace }
sound-offer = Correre con l’audio?
sound-yes = Con audio
sound-no = Senza
settings-volume = Volume
keys-pace = animazione più veloce
keys-view = segui la mia auto o mostra tutto
keys-zoom = zoom, sul tabellone
keys-sound = audio acceso o spento
