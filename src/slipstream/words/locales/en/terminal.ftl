# What the terminal game says. English is plain ASCII, for every terminal.

## The situation

terminal-title = { $circuit }, { $laps }. Round { $round }, place { $place } of { $cars }
terminal-laps = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }
terminal-spaces = { $number ->
    [one] { $number } space
   *[other] { $number } spaces
  }
terminal-spaces-span = { $low } to { $high } { $high ->
    [one] space
   *[other] spaces
  }
terminal-corner-ahead = { $ahead } before the line of { $corner }, limit { $limit }{ $marks }
terminal-corner-after = { $further } more to { $corner }, limit { $limit }{ $marks }
terminal-corner-here = Right before the line of { $corner }, limit { $limit }{ $marks }
terminal-mark-limit = (road { $change })
terminal-mark-overheat = (overheat: { $heat } Heat)
terminal-mark-press = (Press Corner)
terminal-mark-adjust = ({ $change } by your cards)
terminal-here = Here: { $effects }.
terminal-ahead-here = Sector in { $ahead }: { $effects }.
terminal-beyond-finish = Past the finish line.
terminal-no-corner-ahead = No corner before the finish line: { $distance }.
terminal-car-ahead = { $number } ahead
terminal-car-behind = { $number } behind
terminal-car-beside = beside you
terminal-you = you
terminal-your-car = Your car
terminal-race-line = race line
terminal-outer = outer
terminal-on-grid = grid
terminal-finished = finished
terminal-eliminated = eliminated
terminal-legend = Legend
terminal-adrenaline = Adrenaline
terminal-road-empty = No other car near you.
terminal-road = Near you: { $cars }.
terminal-car-line = { $place }. { $car }: { $distance }, { $where }, gear { $gear }, { $engine } Heat, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
  }{ $extra }.
terminal-car-line-out = { $place }. { $car }: { $status }.
terminal-car-line-legend = { $place }. { $car }: { $distance }, { $where }, Legend.
terminal-top = top of the draw pile: { $cards }
terminal-own-adrenaline = You have Adrenaline in this round.
terminal-mat = Gear { $gear }, engine { $engine } Heat.
terminal-draw = Draw pile ({ $number }): { $cards }.
terminal-discard = Discard pile ({ $number }), top: { $top }.
terminal-discard-empty = Discard pile: empty.
terminal-hand = Hand: { $cards }.
terminal-hand-reshuffle = Draw pile empty: the discard pile will be shuffled.

## Columns of the coloured screen

terminal-column-ahead = ahead
terminal-column-race = race
terminal-column-outer = outer
terminal-column-sector = sector
terminal-column-me = >>
terminal-column-car = car
terminal-column-lap = lap
terminal-column-space = space
terminal-column-spot = spot
terminal-column-on-race-line = race line
terminal-column-on-outer = outer
terminal-column-to-you = to you
terminal-column-gear = gear
terminal-column-heat = Heat
terminal-column-hand = hand
terminal-column-plan = plan
terminal-column-speed = Speed
terminal-column-on-the-way = on the way
terminal-column-risk = risk
terminal-column-driver = driver
terminal-column-grid = grid
terminal-column-round = round
terminal-column-reached = reached
terminal-column-spin-outs = spin-outs
terminal-column-heat-paid = Heat paid
terminal-column-points = points
terminal-column-out = out
terminal-mat-gear = Gear
terminal-mat-engine = Engine
terminal-mat-heat = { $heat } Heat
terminal-mat-draw = Draw pile { $number }: { $cards }
terminal-mat-discard = Discard pile { $number }
terminal-mat-discard-top = Discard pile { $number }, top { $top }
terminal-mat-hand = Hand

## Asking

terminal-ask-plan = Gear and cards
terminal-gears = Gears: { $gears }.
terminal-gear-free = { $gear }
terminal-gear-heat = { $gear } (for { $heat } Heat)
terminal-gear-corrected = { $gear } (no Heat: will be corrected)
terminal-ask-plan-hint = Type cards, e.g. { $example }; or list, help, quit.
terminal-ask-commit = Enter drives this plan; or type another one
terminal-ask-number-hint = Type a number; Enter: { $default }.
terminal-ask-number-must = Type a number; what is marked MUST comes before the end of React.
terminal-ask-number-only = Type a number.
terminal-ask-salvage = Salvage. Type up to { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }, - for nothing, or Enter to go back
terminal-ask-salvage-hint = Your discard pile: { $cards }.
terminal-ask-discard-hint = You may discard { $cards }. Type cards, or Enter to keep all.
terminal-forced = ({ $step }: only one answer, { $action }.)
terminal-forced-react = (React: nothing to use.)
terminal-step-plan = Gear and cards
terminal-step-value = Value
terminal-step-react = React
terminal-step-slipstream = Slipstream
terminal-step-discard = Discard
terminal-step-refresh = Refresh
terminal-step-draft = Draft
terminal-step-swap = Swap
terminal-step-keep = Keep one Upgrade

## What an answer would do

terminal-speed = Speed { $speed }
terminal-from-pile = { $number ->
    [one] { $number } card from the draw pile
   *[other] { $number } cards from the draw pile
  }
terminal-shift-cost = shifting costs { $heat } Heat
terminal-shift-later = shifting costs { $heat } Heat when your turn comes
terminal-speed-choice = you choose { $values } for { $card }
terminal-symbols-cost = Heat symbols cost { $heat } Heat
terminal-crosses = Crosses { $corner }, limit { $limit }{ $marks }: { $due } due.
terminal-may-cross = May cross { $corner }, limit { $limit }{ $marks }: { $due } due.
terminal-sponsor = Press Corner: a Sponsor card, unless you spin out.
terminal-sponsor-maybe = Press Corner: perhaps a Sponsor card, unless you spin out.
terminal-corrected-up = No Heat for two gears: one of these cards, chosen at random, is discarded; gear { $gear }.
terminal-corrected-down = No Heat for two gears: a card from the draw pile is added; gear { $gear }.
terminal-cool-for-symbols = Only if you cool Heat in React first: otherwise a Heat symbol cannot be paid.
terminal-unpayable-ahead = WARNING: not enough Heat for the Heat symbols. A card that cannot be paid is discarded and replaced by a flipped one: the numbers above count on it.
terminal-no-heat = no Heat
terminal-heat = { $heat } Heat
terminal-engine-then = engine { $engine }
terminal-stops-before = Stops { $left } before { $corner } (limit { $limit }).
terminal-stops-at = Stops right before the line of { $corner } (limit { $limit }).
terminal-cooldown-of-gear = gear { $gear } up to { $heat }
terminal-reaches-finish = Reaches the finish line.
terminal-may-finish = Reaches the finish line: { $percent }.
terminal-must-cool = Only if you cool Heat in React first: otherwise a spin-out.
terminal-spin-sure = WARNING: SPIN-OUT at { $corner } (unless a car in front holds you up): { $stress }.
terminal-spin-risk = WARNING: spin-out { $percent } at { $corner }: { $stress }.
terminal-stress = { $stress } Stress, first gear, engine empty
terminal-stress-out = { $stress } Stress, first gear, engine empty, and OUT of the race
terminal-can-cool = React can cool { $heat } Heat from your hand.
terminal-no-move = Cluttered hand: the car does not move; first gear, these cards are discarded.
terminal-list-spin-sure = SPIN-OUT
terminal-list-spin-risk = spin-out { $percent }
terminal-list-cool = cool first
terminal-list-shift = shift { $heat } Heat
terminal-list-corner = { $corner } { $due }
terminal-list-finish = finish
terminal-list-symbols = symbols { $heat } Heat
terminal-list-corrected = corrected to gear { $gear }
terminal-list-unpayable = not enough Heat
terminal-list-sponsor = Sponsor card
terminal-list-none = no plan in gear { $gear }; gears are { $gears }
terminal-now = Now at { $place }, Speed { $speed }, engine { $engine } Heat.

## Refusing

terminal-not-cards = { $tried }: { $part } is no card. Your hand: { $cards }. Type e.g. { $example }.
terminal-too-many = { $tried }: nobody has that many of { $card }. Your hand: { $cards }.
terminal-no-cards = { $tried }: no cards are named. Type the gear and cards, e.g. { $example }.
terminal-gear-mismatch = { $tried }: gear { $gear } needs { $gear ->
    [one] { $gear } card
   *[other] { $gear } cards
  }, not { $number }. Gears within reach: { $gears }.
terminal-not-an-option = { $tried } is not one of the answers. Type 1 to { $last }.
terminal-not-an-option-enter = { $tried } is not one of the answers. Type 1 to { $last }, or Enter for: { $default }.
terminal-refused = { $tried }: { $reason }
terminal-refused-plan = { $tried }: { $reason } Type list for every legal plan.
terminal-nothing-planned = Type gear and cards first, e.g. { $example }.
terminal-no-undo = Nothing can be taken back: since your last answer something hidden was revealed.
terminal-undone = Taken back.
terminal-save-where = save needs a file name: save race.json
terminal-saved = Saved in { $file }.
terminal-continue = Continue with: slipstream play --resume { $file }
terminal-keep = Keep the record? Type a file name, or Enter for no
terminal-not-saved = Not saved: { $reason }

## Leaving

terminal-quit-recorded = Leave the race? It is kept in { $file }. Type y to leave, anything else to drive on
terminal-quit-unrecorded = Leave the race? It is NOT saved (save FILE would). Type y to leave, anything else to drive on
terminal-yes = y, yes
terminal-on = Drive on.
terminal-left = You leave the race.
terminal-stopped = Stopped.

## Beginning and end

terminal-welcome = You drive { $car } ({ $code }) against { $drivers }. Type help any time.
terminal-welcome-alone = You drive { $car } ({ $code }). Type help any time.
terminal-welcome-legends = { $number } x Legend
terminal-welcome-season = Season { $year }, { $races } races: { $circuits }.
terminal-more = More (Legends, garage, weather, tournament, seasons): slipstream play --help
terminal-resumed = The race goes on in round { $round }.
terminal-resumed-draft = You are back in the draft.
terminal-draft-race = { $circuit }: Upgrades before the race.
terminal-draft-season = Season { $season }, race { $race } of { $races }: { $circuit }.
terminal-draft-draft = Your turn: take one card.
terminal-draft-swap = You are last on the grid: you may swap one Upgrade.
terminal-draft-keep = Keep one Upgrade for the next season.
terminal-draft-grid = Grid: { $places }.
terminal-draft-owns = { $car } owns { $cards }.
terminal-draft-give = give { $given } -> take { $face }
terminal-draft-copies = { $card } ({ $copies } of them)
terminal-season-race = { $season }, race { $race }: { $circuit }
terminal-no-upgrades = You have no Upgrades with symbols.
terminal-pause-help = Enter goes on; log, cards, save FILE and quit work here too.
terminal-race-begins = { $circuit }: the race begins.
terminal-log-empty = Nothing has happened yet.
terminal-why-nothing = Nothing in your last turn happened by itself.
terminal-you-finish = You finish { $place } of { $cars }.
terminal-place-line = { $place }. { $car }, { $driver }: round { $round }, { $over } past the line{ $extra }.
terminal-place-line-out = { $place }. { $car }, { $driver }: eliminated in round { $round }{ $extra }.
terminal-place-spins = { $number ->
    [one] { $number } spin-out
   *[other] { $number } spin-outs
  }
terminal-place-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-seed = Seed { $seed }. { $rounds } rounds.
terminal-seed-season = Seed { $seed }.
terminal-replay = Look at it again: slipstream replay { $file } --story
terminal-standings = Standings after race { $race } of { $races }: { $rows }.
terminal-standing = { $place }. { $car } { $points }
terminal-next-race = Next: { $circuit }, { $event }. Enter goes on
terminal-champion = { $car } is champion with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
terminal-you-champion = You are CHAMPION with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
terminal-legend-champion = { $car } won the season: a Legend, so no player has won.
terminal-already-over = This is over; it can be replayed: slipstream replay { $file }

## Cards: what their symbols are and do. MUST marks what cannot be left out

terminal-must = MUST
terminal-value = Speed { $values }
terminal-value-plus = Speed { $values } and { $pluses }
terminal-symbol-heat = Heat { $n }
    .does = pay { $n } Heat
terminal-symbol-scrap = Scrap { $n }
    .does = discard { $n } from your draw pile
terminal-symbol-limit = Limit { $n }
    .does = corner limits { $n } for you
terminal-symbol-cooldown = Cooldown { $n }
    .does = cool { $n } Heat
terminal-symbol-slipstream = Slipstream +{ $n }
    .does = { $n } more if you slipstream
terminal-symbol-stress = Reduce Stress { $n }
    .does = discard { $n } Stress from hand
terminal-symbol-salvage = Salvage { $n }
    .does = { $n } discarded cards back
terminal-symbol-refresh = Refresh
    .does = back on top of the draw pile
terminal-symbol-direct = Direct Play
    .does = also from hand in React
terminal-symbol-accelerate = Accelerate
    .does = +1 Speed for each + used
terminal-symbol-once = Single Use
    .does = then it leaves the game
terminal-heat-card = an additional Heat card for your draw pile: once cooled it is Heat for the engine
terminal-use-pay-heat = MUST: pay { $heat } Heat for { $card }
terminal-use-unpayable = { $number ->
    [0] MUST, unless you cool Heat first: not enough Heat for { $card } (Heat { $heat }), so it is discarded and a flipped card replaces it
   *[other] MUST, unless you cool Heat first: not enough Heat for { $card } (Speed { $number }, Heat { $heat }), so it is discarded and a flipped card replaces it
  }
terminal-use-scrap = MUST: scrap { $number }, the top of your draw pile is discarded ({ $card })
terminal-use-reduce-stress = discard { $number } Stress from your hand ({ $card })
terminal-use-salvage = salvage up to { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } of your discard pile ({ $card }); you type them next
terminal-use-direct-play = play { $card } now, besides your gear: { $said }
terminal-use-accelerate = accelerate by { $number }, 1 for each + used ({ $card })
terminal-use-refresh = { $card } on top of your draw pile: you draw it first

## Weather, roads, events

terminal-weather = Weather: { $weather } ({ $before }; in weather sectors { $sector }).
terminal-tile-stress = { $n } Stress for every car
terminal-tile-engine_heat = { $n } Heat in every engine
terminal-tile-heat_to_deck = { $n } Heat start in the draw pile
terminal-tile-heat_to_discard = { $n } Heat start in the discard pile
terminal-sector-no_cooldown = no Cooldown
terminal-sector-no_slipstream = no Slipstream
terminal-sector-slipstream_boost = Slipstream +{ $n }
terminal-sector-cooldown_bonus = Cooldown +{ $n }
terminal-sector-free_boost = Boost for free
terminal-roads = Roads: { $roads }.
terminal-token-limit = limit { $n }
terminal-token-extra_heat = overheat: { $n } Heat if too fast
terminal-token-sector = after it { $effect }
terminal-token-weather = after it the weather, { $effect }
terminal-event = Event: { $event }.
terminal-event-sponsors = { $number ->
    [one] { $number } Sponsor card at the start
   *[other] { $number } Sponsor cards at the start
  }
terminal-event-press = Press Corner { $corners }
terminal-event-first_cars = the first { $n } cars to complete lap 1 gain a Sponsor card
terminal-event-speed_at_least = a turn with Speed { $n } or more gains a Sponsor card
terminal-event-cars_passed_at_least = overtaking { $n } cars in a turn gains a Sponsor card
terminal-event-laps = { $signed } lap
terminal-event-heat = { $signed } Heat in every engine
terminal-event-stress = { $signed } Stress in every draw pile
terminal-event-hand_limit = hand limit { $n }
terminal-event-spin_out_eliminates = a car that spins out is eliminated and scores nothing
terminal-event-points = points for place { $place }: { $signed }
