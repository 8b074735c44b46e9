sign-due = { $due } at betale
sign-stress = Gear 1, { $stress } Stress
flip-most = { $speed } eller mindre
flip-least = { $speed } eller mere
flip-road = { $chance } bliver på banen
flip-road-good = på banen
flip-road-bad = for hurtigt
flip-line = { $chance } krydser målstregen
flip-line-good = over stregen
flip-line-bad = ikke endnu
flip-away = lægges til side
photo-lane = { $name }, med én vognbane
photo-space = { $name }, med ét felt
others-drive = Du er i mål som nr. { $place }. De andre kører videre.
others-skip = Resultater nu
away = { $rounds ->
    [0] Mens du var væk, gik runden videre.
    [one] Mens du var væk: { $rounds } runde.
   *[other] Mens du var væk: { $rounds } runder.
  }
away-spun = Skred ud: { $names }.
away-finished = I mål: { $names }.
away-place = Du: { $place }.
pace-now = Animation: { $pace }
sound-offer = Køre med lyd?
sound-yes = Med lyd
sound-no = Uden
settings-volume = Lydstyrke
keys-pace = hurtigere animation
keys-view = følg min bil eller vis alt
keys-zoom = zoom, på spillepladen
keys-sound = lyd til eller fra
