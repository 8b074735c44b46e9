# Cards

card-upgrade = Upgrade
card-hidden = a hidden card

# Race feed

feed-title = Race feed
feed-round = Round { $round }
feed-heat = { $heat } paid
event-gear-shifted = { $name } shifts from { $before } to { $gear }.
event-gear-corrected = { $name } goes from gear { $before } to { $gear }: the plan is corrected.
event-cluttered = { $name } has a hand full of Heat and stays. Gear 1.
event-flipped = { $name } turns over { $card }.
event-reshuffled = { $name } shuffles { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } into a new draw pile.
event-legend-moved = { $name } stays.
event-moved = { $distance ->
    [0] { $name } stops right before { $corner }.
    [one] { $name } stops { $distance } space before { $corner }.
   *[other] { $name } drives to { $distance } spaces before { $corner }.
  }
event-adrenaline-used = { $name } uses Adrenaline. Speed +1.
event-boosted = { $name } boosts.
event-cooled-down = { $name } cools { $number } Heat.
event-unpayable = { $name } cannot pay for { $card }. A flip replaces it.
event-scrapped = { $name } scraps { $card }.
event-stress-reduced = { $name } puts { $number } Stress away.
event-salvaged = { $name } salvages { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }.
event-directly-played = { $name } plays { $card } directly.
event-accelerated = { $name } accelerates by { $number }.
event-slipstreamed = { $name } slipstreams +{ $spaces }.
event-corner-passed = { $name } takes { $corner } at { $speed }, limit { $limit }.
event-spun-out = { $name } spins out at { $corner }. { $stress } Stress, gear 1.
event-eliminated = { $name } is out of the race.
event-sponsor-gained = { $name } gains a Sponsor card.
event-discarded = { $name } discards { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }.
event-refreshed = { $name } puts { $card } back on top.
event-used-up = { $name } has used up { $cards }.
event-lap-started = { $name } starts lap { $lap }.
event-finished = { $name } crosses the finish line.
event-race-over = The race is over.
event-upgrade-taken = { $name } takes a part.
event-upgrade-swapped = { $name } swaps a part.
event-upgrade-kept = { $name } keeps a part.
event-points-scored = { $name } scores { $points } points.

# Race screen

car-label = { $name }, place { $place }
callout-speed = you cross at { $speed }
callout-pay = Heat to pay
callout-free = within the limit
race-subtitle = Grand Prix, { $country }
race-over = The race is over
you = You
legend = Legend
legend-top = top { $speed }
driver-rookie = Rookie
driver-club = Club driver
driver-champion = Champion
status-choosing = Choosing
status-turn = Driving
status-ready = Ready
status-waiting = Waiting
status-away = Away
status-finished = Finished
status-out = Out
step-gear = Gear
step-cards = Cards
step-move = Move
step-react = React
step-slipstream = Slipstream
step-corner = Corner
step-discard = Discard
step-draw = Draw
lap = Lap
round = Round
limit = Limit
speed = Speed
chance = Chance
result = Result
undo = Undo
take-back = Take back
menu = Menu
tools = Tools
dash = Your dashboard
conditions = Weather and road conditions
watching = You are watching.
waiting-short = Waiting
waiting-for = Waiting for { $names }.
play-area = Play area
play-empty = No cards played.
pick-cards = Pick cards: their number is the gear.
flip = flip
hand-label = Your hand, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
hand-card = { $card }{ $selected ->
    [yes] , selected
   *[no] {""}
  }, key { $key }
engine-risk = costs { $heat } Heat
forecast-title = If you play this
forecast-now = cars as they stand now
certain = certain
forecast-finish = Finish
forecast-as = as { $values }
forecast-shift = { $heat } Heat for the shift
forecast-hidden = { $plus ->
    [0] This table plays without odds.
    [one] 1 card to turn over. This table plays without odds.
   *[other] { $plus } cards to turn over. This table plays without odds.
  }
needs-heat = needs { $heat }
heat-left = { $left } left
options-title = What you can do now
option-speed = Speed { $speed }
option-plan = { $cards }
option-choose-value = { $card } as { $number }
option-cool-gear = Cool { $number }
option-cool-adrenaline = Adrenaline: cool 1
option-cool-sector = Weather: cool { $number }
option-cool-card = { $card }: cool { $number }
option-pay-heat = Pay for { $card }
option-unpayable = { $number ->
    [0] { $card } is unpayable: flip
   *[other] { $card } (Speed { $number }) is unpayable: flip
  }
option-scrap = Scrap for { $card }
option-reduce-stress = Put { $number } Stress away
option-salvage = { $count ->
    [0] Salvage nothing
   *[other] Salvage { $cards }
  }
option-direct-play = Play { $card } now
option-accelerate = Accelerate
option-adrenaline-move = Adrenaline: +1
option-boost = Boost
option-end-react = Done reacting
option-slipstream = { $number ->
    [0] Stay
   *[other] Slipstream { $number }
  }
option-discard = Discard { $cards }
option-refresh = { $none ->
    [yes] Refresh no more
   *[no] Refresh { $card }
  }
commit-pick = Pick your cards
commit-picked = { $count } chosen
commit-plan = { $count ->
    [one] Lock in { $count } card
   *[other] Lock in { $count } cards
  }
commit-hidden = hidden until all are ready
commit-speed = speed { $speed }
commit-speed-spin = speed { $speed }, { $spin } spin-out
commit-discard = { $count ->
    [0] Keep all
    [one] Discard { $count }
   *[other] Discard { $count }
  }
commit-discard-note = then draw up to { $hand }
commit-react = Done reacting
commit-must = Pay first
commit-must-note = a square symbol is an order
commit-stay = Stay
commit-stay-note = no slipstream
commit-no-refresh = Refresh no more
commit-value = Choose a value
commit-value-note = on the card, or on the track
turn-title-waiting = Waiting
turn-title-value = Choose a value
turn-title-react = If you leave it here
turn-title-slipstream = If you stay
turn-title-discard = Discard
turn-title-refresh = Refresh
turn-plan = Your turn: gear and cards.
turn-value = Your turn: choose a value.
turn-react = Your turn: react.
turn-slipstream = Your turn: slipstream or stay.
turn-discard = Your turn: discard.
turn-refresh = Your turn: refresh.
title-your-turn = Your turn, { $place }
title-race = { $place }, Slipstream
confirm-spin-title = { $spin } spin-out
confirm-spin-certain = This spins out for certain.
confirm-spin-text = This spins out in { $spin } of the cases.
confirm-yes = Drive it anyway
confirm-no = Choose again
key-enter = Enter

# Signals and clock

clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
signals = Signals
signal-hello = Hello
signal-nice = Well driven
signal-thanks = Thanks
signal-sorry = Sorry
signal-wow = Wow
signal-hurry = Your turn

# The track in words

twin = The track in words
twin-cars = Cars by place
twin-car = { $place }. { $name }: space { $space }, lap { $lap }, { $distance ->
    [0] right before { $corner }
    [one] { $distance } space before { $corner }
   *[other] { $distance } spaces before { $corner }
  }.
twin-corners = Corners from the start line
twin-corner = { $name }: limit { $limit }, line after space { $space }.
twin-forecast = If you do what is chosen now: Speed { $speed }, { $distance ->
    [0] right before { $corner }
    [one] { $distance } space before { $corner }
   *[other] { $distance } spaces before { $corner }
  }, chance { $chance }, Heat { $heat }{ $spin ->
    [yes] , spin-out
   *[no] {""}
  }.

# Keys

keys-title = Keys
keys-cards = pick a card, or an answer of the list
keys-gears = gears 1 to 4
keys-enter = the gold button
keys-undo = undo or take back
keys-boost = boost
keys-cooldown = cooldown
keys-slipstream = slipstream
keys-skip = skip the animation
keys-help = these keys
keys-close = close

# Menu of the race

menu-title = The table
menu-here = At the wheel
menu-gave-up = Gave up. An automated driver goes on.
menu-hand-over = Let a driver take over
menu-give-back = Give the wheel back
menu-link = Copy the link
menu-home = Home
menu-give-up = Give up
menu-give-up-sure = Give up for good
menu-delete = Delete the race
menu-delete-sure = Delete it for everybody
menu-back = Back to the race

# Weather and roads

weather-clouds = Clouds
weather-fog = Fog
weather-storm = Storm
weather-snow = Snow
weather-rain = Rain
weather-sun = Sun
weather-sector-no_cooldown = no cooldown in weather sectors
weather-sector-no_slipstream = no slipstream in weather sectors
weather-sector-slipstream_boost = slipstream +{ $amount } in weather sectors
weather-sector-cooldown_bonus = cooldown +{ $amount } in weather sectors
weather-setup-stress = { $amount ->
    [-1] 1 Stress less for everybody
   *[other] { $amount } Stress more for everybody
  }
weather-setup-engine_heat = { $amount ->
    [-1] 1 Heat less in the engine
   *[other] { $amount } Heat more in the engine
  }
weather-setup-heat_to_deck = { $amount } Heat start in the draw pile
weather-setup-heat_to_discard = { $amount } Heat start in the discard pile
road-limit_up = limit 1 higher
road-limit_down = limit 1 lower
road-overheat = 1 Heat more if you are over the limit
road-slipstream = slipstream +1 in the sector behind
road-free_boost = boost costs no Heat in the sector behind
road-weather = weather in the sector behind
road-after = after { $corner }

# Symbols, one sentence each

symbol-heat = Pay { $amount } Heat in the react step. If you cannot, a flip replaces the card.
symbol-scrap = Discard the top { $amount ->
    [one] card
   *[other] { $amount } cards
  } of your draw pile.
symbol-limit = { $sign ->
    [minus] The limit of every corner you cross this turn is { $amount } lower.
   *[plus] The limit of every corner you cross this turn is { $amount } higher.
  }
symbol-cooldown = You may move { $amount } Heat from your hand to the engine.
symbol-slipstream = Your slipstream may be { $amount } longer.
symbol-stress = You may discard { $amount } Stress from your hand.
symbol-salvage = You may shuffle up to { $amount } cards from your discard pile into your draw pile.
symbol-refresh = You may put the card back on top of your draw pile at the end of the turn.
symbol-direct = You may play this card from your hand in the react step.
symbol-accelerate = You may raise your Speed by 1 for every card turned over this turn.
symbol-once = Used once: it leaves the game after this race turn.
symbol-flip = Turn over a card and add its value.
card-about-value = Adds { $value } to your Speed.{ $plus ->
    [0] {""}
    [one] {" "}Then turn over a card and add its value.
   *[other] {" "}Then turn over { $plus } cards and add their values.
  }
card-about-values = Choose { $values } when you reveal it.{ $plus ->
    [0] {""}
   *[other] {" "}Then turn over a card and add its value.
  }
card-about-heat = Cannot be played or discarded. Cool it down to bring it back to the engine.
card-about-stress = Turn over cards until a speed card 1 to 4 comes, and add its value. Cannot be discarded.
