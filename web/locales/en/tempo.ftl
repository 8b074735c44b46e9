sign-due = { $due } due
sign-stress = Gear 1, { $stress } Stress
flip-most = { $speed } or less
flip-least = { $speed } or more
flip-road = { $chance } stays on the road
flip-road-good = on the road
flip-road-bad = too fast
flip-line = { $chance } crosses the line
flip-line-good = over the line
flip-line-bad = not yet
flip-away = put away
photo-lane = { $name }, by a lane
photo-space = { $name }, by a space
others-drive = { $place ->
    [1] You finish 1st. The others drive on.
    [2] You finish 2nd. The others drive on.
    [3] You finish 3rd. The others drive on.
   *[other] You finish { $place }th. The others drive on.
  }
others-skip = Results now
away = { $rounds ->
    [0] While you were away, the round went on.
    [one] While you were away: { $rounds } round.
   *[other] While you were away: { $rounds } rounds.
  }
away-spun = Spun out: { $names }.
away-finished = Finished: { $names }.
away-place = You: { $place }.
pace-now = Animation: { $pace }
sound-offer = Race with sound?
sound-yes = Sound on
sound-no = No
settings-volume = Volume
keys-pace = faster animation
keys-view = follow my car or show all
keys-zoom = zoom, on the board
keys-sound = sound on or off
