# Replay

replay = Replay
replay-title = Replay: { $place }
replay-none = No replay here
replay-to-race = Back to the race
replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-scrubber = Moment of the race
replay-speed-of = { $speed }×
replay-speed = Playback speed: { $speed }
replay-step-on = One step forward
replay-step-back = One step back
replay-turn-on = Next turn
replay-turn-back = Previous turn
replay-round-on = Next round
replay-round-back = Previous round
replay-start = On the grid
replay-action = { $name }: { $action }
replay-plans = { $name } plans { $cards }
replay-keeps = { $name } discards nothing
replay-words = Round { $round }. { $action }
replay-cockpit = { $name }’s dashboard
replay-cockpits = Whose dashboard
replay-table = On the table
replay-plan = Planned
replay-hand = Hand
replay-legend = A Legend has no cards and no engine.
replay-follow = Follow { $name }
replay-link = Copy link
replay-copied = Link to this moment copied.
replay-races = Races of the season
replay-keys-play = Play or pause
replay-keys-step = One step back or forward
replay-keys-turn = One turn back or forward
replay-keys-round = One round back or forward
replay-keys-ends = To the start, to the finish
replay-keys-car = Dashboard of the car in this position
replay-keys-follow = Follow the car, or the whole circuit

# Records

record-open = Open a saved race
record-open-about = Upload a saved race to watch and share it.
record-opening = Opening the race
record-delete = Delete { $name }
record-deleted = The race is deleted.
record-too-large = This file is too large to be a saved race.
problem-bad-record = This file cannot be opened as a saved race: { $reason }
problem-record-other-rules = This race was saved under rules version { $version }. Only version { $expected } can be replayed here.
problem-record-origin = This saved race begins half-way, after a change of rules. It cannot be opened.
problem-record-not-over = This saved race is not over. Only finished races can be opened.

# Spectators

setup-spectators = Spectators
watch = Watch
watch-full = Every car has a driver.
watch-closed = The host has switched spectators off.
watch-waits = You are watching. The race will start here.
watch-count = { $number ->
    [one] { $number } watching
   *[other] { $number } watching
  }
watch-follow = Follow a car
watch-car = Follow { $name }
watch-link = Copy link to watch
watch-copied = Link copied. Whoever opens it watches.
private-title = This race is not open to spectators
private-text = The host has switched spectators off. Come back when the race is over, or ask for a seat before the next one.
problem-no-spectators = The host has switched spectators off.
