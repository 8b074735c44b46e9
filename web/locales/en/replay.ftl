# Replay

replay = Replay
replay-title = Replay of { $place }
replay-none = No replay here
replay-to-race = To the race
replay-controls = Player
replay-play = Play
replay-pause = Pause
replay-scrubber = Moment of the race
replay-speed-of = { $speed }×
replay-speed = Speed of the player: { $speed }
replay-step-on = One step on
replay-step-back = One step back
replay-turn-on = Next turn
replay-turn-back = Turn before
replay-round-on = Next round
replay-round-back = Round before
replay-start = On the grid
replay-action = { $name }: { $action }
replay-plans = { $name } plans { $cards }
replay-keeps = { $name } discards nothing
replay-words = Round { $round }. { $action }
replay-cockpit = Cockpit of { $name }
replay-cockpits = Whose cockpit
replay-table = On the table
replay-plan = Planned
replay-hand = Hand
replay-legend = A Legend has no cards and no engine.
replay-follow = Follow { $name }
replay-link = Copy link
replay-copied = Link to this moment copied.
replay-races = Races of the season
replay-keys-play = Play or pause
replay-keys-step = One step back or on
replay-keys-turn = One turn back or on
replay-keys-round = One round back or on
replay-keys-ends = To the start, to the finish
replay-keys-car = Cockpit of the car in this place
replay-keys-follow = Follow the car, or the whole circuit

# Records

record-open = Open a record
record-open-about = A record file of a finished race becomes a replay with a link.
record-opening = Opening
record-delete = Delete { $name }
record-deleted = The record is deleted.
record-too-large = This file is too large for a record.
problem-bad-record = This file cannot be opened as a record: { $reason }
problem-record-other-rules = This record was made under rules version { $version }. Only version { $expected } can be replayed here.
problem-record-origin = This record begins in the middle of a race, after a change of rules. It cannot be opened.
problem-record-not-over = The race in this record is not over. Only finished races can be opened.

# Spectators

setup-spectators = Spectators
watch = Watch
watch-full = Every car has a driver.
watch-closed = The host has switched spectators off.
watch-waits = You watch. The race begins here by itself.
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
