# Cards

card-upgrade = Upgrade
card-hidden = a hidden card

# Race feed

feed-title = Race feed
feed-round = Round { $round }
feed-heat = { $heat } paid
event-gear-shifted = { $name } shifts from { $before } to { $gear }.
    .you = You shift from { $before } to { $gear }.
event-gear-corrected = { $name } cannot pay to shift two gears from { $before }, so gear { $gear }.
    .you = You cannot pay to shift two gears from { $before }, so gear { $gear }.
event-cluttered = { $name } has a cluttered hand: no movement, gear 1.
    .you = You have a cluttered hand: no movement, gear 1.
event-flipped = { $name } flips { $card }.
    .you = You flip { $card }.
event-reshuffled = { $name } shuffles { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } into a new draw pile.
    .you = You shuffle { $number ->
        [one] { $number } card
       *[other] { $number } cards
      } into a new draw pile.
event-legend-moved = { $name } stays.
event-moved = { $distance ->
    [0] { $name } stops just before { $corner }.
    [one] { $name } is { $distance } space from { $corner }.
   *[other] { $name } is { $distance } spaces from { $corner }.
  }
    .you = { $distance ->
        [0] You stop just before { $corner }.
        [one] You are { $distance } space from { $corner }.
       *[other] You are { $distance } spaces from { $corner }.
      }
event-adrenaline-used = { $name } uses Adrenaline. Speed +1.
    .you = You use Adrenaline. Speed +1.
event-boosted = { $name } uses Boost.
    .you = You use Boost.
event-cooled-down = { $name } cools { $number } Heat.
    .you = You cool { $number } Heat.
event-unpayable = { $name } cannot pay for { $card }. A flip replaces it.
    .you = You cannot pay for { $card }. A flip replaces it.
event-scrapped = { $name } scraps { $card }.
    .you = You scrap { $card }.
event-stress-reduced = { $name } discards { $number } Stress.
    .you = You discard { $number } Stress.
event-salvaged = { $name } salvages { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }.
    .you = You salvage { $number ->
        [one] { $number } card
       *[other] { $number } cards
      }.
event-directly-played = { $name } plays { $card } directly.
    .you = You play { $card } directly.
event-accelerated = { $name } accelerates by { $number }.
    .you = You accelerate by { $number }.
event-slipstreamed = { $name } uses Slipstream: +{ $spaces }.
    .you = You use Slipstream: +{ $spaces }.
event-corner-passed = { $name } takes { $corner } at { $speed }, limit { $limit }.
    .you = You take { $corner } at { $speed }, limit { $limit }.
event-spun-out = { $name } spins out at { $corner }. { $stress } Stress, gear 1.
    .you = You spin out at { $corner }. { $stress } Stress, gear 1.
event-eliminated = { $name } is out of the race.
    .you = You are out of the race.
event-sponsor-gained = { $name } gains a Sponsor card.
    .you = You gain a Sponsor card.
event-discarded = { $name } discards { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }.
    .you = You discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
      }.
event-refreshed = { $name } puts { $card } back on top.
    .you = You put { $card } back on top.
event-used-up = { $name } has used up { $cards }.
    .you = You have used up { $cards }.
event-lap-started = { $name } starts lap { $lap }.
    .you = You start lap { $lap }.
event-finished = { $name } crosses the finish line.
    .you = You cross the finish line.
event-race-over = The race is over.
event-upgrade-taken = { $name } takes an Upgrade.
    .you = You take an Upgrade.
event-upgrade-swapped = { $name } swaps an Upgrade.
    .you = You swap an Upgrade.
event-upgrade-kept = { $name } keeps an Upgrade.
    .you = You keep an Upgrade.
event-points-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.

# Race screen

car-label = { $name }, place { $place }
callout-speed = at Speed { $speed }
callout-pay = Heat to pay
callout-free = within the limit
race-subtitle = Grand Prix, { $country }
race-over = The race is over
you = You
legend = Legend
legend-top = top { $speed }
driver-rookie = Rookie
driver-amateur = Amateur
driver-club = Club driver
driver-pro = Pro
driver-champion = Champion
driver-in-manner = { $level }, { $manner }
manner-keeps = keeps Heat
manner-dares = brakes late
manner-follows = in the tow
manner-blocks = leaves no room
manner-gambles = one more flip
manner-boosts = for the crowd
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
play-turned = turned over for this card
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
forecast-now = cars as they are now
certain = certain
forecast-finish = Finish
forecast-as = as { $values }
forecast-shift = { $heat } Heat for the shift
forecast-hidden = { $plus ->
    [0] Odds are hidden at this table.
    [one] 1 card to flip. Odds are hidden at this table.
   *[other] { $plus } cards to flip. Odds are hidden at this table.
  }
needs-heat = −{ $heat }
heat-left = { $left } left
options-title = What you can do now
option-speed = Speed { $speed }
option-range = { $low } to { $high }
option-words = { $speed ->
        [none] { $what }
       *[other] { $what }: Speed { $speed }
    }{ $spin ->
        [sure] , spins out
        [may] , spins out { $chance } of the time
       *[no] { "" }
    }
option-plan = { $cards }
option-choose-value = { $card } as { $number }
option-cool-gear = Cool { $number }
option-cool-adrenaline = Adrenaline: cool 1
option-cool-sector = Weather: cool { $number }
option-cool-card = { $card }: cool { $number }
option-pay-heat = Pay for { $card }
option-unpayable = { $number ->
    [0] Cannot pay for { $card }: flip
   *[other] Cannot pay for { $card } (Speed { $number }): flip
  }
option-scrap = Scrap for { $card }
option-reduce-stress = Discard { $number } Stress
option-salvage = { $count ->
    [0] Salvage nothing
   *[other] Salvage { $cards }
  }
picker-title = { $what ->
        [salvage] Salvage up to { $count }
       *[other] Pick up to { $count }
    }
picker-cards = Pick the cards
option-direct-play = Play { $card } now
option-accelerate = Accelerate
option-adrenaline-move = Adrenaline: +1
option-boost = Boost
option-end-react = Done reacting
option-slipstream = { $number ->
    [0] No Slipstream
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
commit-speed = Speed { $speed }
commit-speed-spin = Speed { $speed }, { $spin } spin-out
commit-discard = { $count ->
    [0] Keep all
    [one] Discard { $count }
   *[other] Discard { $count }
  }
commit-discard-note = then draw up to { $hand }
commit-react = Done reacting
commit-must-note = square symbols must be used
commit-stay = No Slipstream
commit-stay-note = stay where you are
commit-no-refresh = Refresh no more
commit-thinking = one moment
turn-title-waiting = Waiting
turn-title-value = Choose a value
turn-title-react = If you stop here
turn-title-slipstream = Without Slipstream
turn-title-discard = Discard
turn-title-refresh = Refresh
turn-plan = Your turn: gear and cards.
turn-value = Your turn: choose a value.
turn-react = Your turn: react.
turn-slipstream = Your turn: Slipstream?
turn-discard = Your turn: discard.
turn-refresh = Your turn: refresh.
title-your-turn = Your turn, { $place }
title-race = { $place }, Slipstream
confirm-spin-title = { $spin } spin-out
confirm-spin-certain = This is certain to spin out.
confirm-spin-text = This spins out { $spin } of the time.
confirm-spin-bill = { $corner } can ask for { $needs } Heat, and you would have { $engine }. Then all of it is gone, you go back to before the corner and down to gear 1, and take Stress.
confirm-yes = Risk it
confirm-no = Choose again
key-enter = Enter

# Signals and clock

clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
signals = Signals
signal-hello = Hello
signal-nice = Nice driving
signal-thanks = Thanks
signal-sorry = Sorry
signal-wow = Wow
signal-hurry = Your turn

# The track in words

twin = The track in words
twin-cars = Cars by place
twin-car = { $place }. { $name }: space { $space }, lap { $lap }, { $distance ->
    [0] just before { $corner }
    [one] { $distance } space before { $corner }
   *[other] { $distance } spaces before { $corner }
  }.
twin-corners = Corners from the start line
twin-corner = { $name }: limit { $limit }, line after space { $space }.
twin-forecast = If you play what is selected: Speed { $speed }, { $distance ->
    [0] just before { $corner }
    [one] { $distance } space before { $corner }
   *[other] { $distance } spaces before { $corner }
  }, chance { $chance }, Heat { $heat }{ $spin ->
    [yes] , spin-out
   *[no] {""}
  }.

# Keys

keys-title = Keys
keys-cards = pick a card, or an answer from the list
keys-gears = gears 1 to 4
keys-enter = the gold button
keys-undo = undo or take back
keys-boost = Boost
keys-cooldown = Cooldown
keys-slipstream = Slipstream
keys-leave = leave it as it is
keys-skip = skip the animation
keys-help = these keys
keys-close = close

# Menu of the race

menu-title = The table
menu-here = At the wheel
menu-gave-up = You gave up. A computer driver has taken over your car.
menu-hand-over = Let a driver take over
menu-hand-over-sure = { $driver } drives your car, round by round, until you take the wheel back. Press again to hand over.
wheel-note = { $driver } drives your car
wheel-take = Take the wheel back
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
weather-sector-no_cooldown = no Cooldown in weather sectors
weather-sector-no_slipstream = no Slipstream starting in weather sectors
weather-sector-slipstream_boost = Slipstream +{ $amount } from weather sectors
weather-sector-cooldown_bonus = Cooldown +{ $amount } in weather sectors
weather-setup-stress = { $amount ->
    [-1] 1 less Stress for everybody
   *[other] { $amount } more Stress for everybody
  }
weather-setup-engine_heat = { $amount ->
    [-1] 1 less Heat in the engine
   *[other] { $amount } more Heat in the engine
  }
weather-setup-heat_to_deck = { $amount } Heat start in the draw pile
weather-setup-heat_to_discard = { $amount } Heat start in the discard pile
road-limit_up = limit +1
road-limit_down = limit −1
road-overheat = 1 extra Heat if you are over the limit
road-slipstream = Slipstream +1 in the sector after this corner
road-free_boost = Boost costs no Heat in the sector after this corner
road-weather = weather in the sector after this corner
road-after = after { $corner }

# Symbols, one sentence each

symbol-heat = Pay { $amount } Heat while you react. If you cannot, a flip replaces the card.
symbol-scrap = Discard the top { $amount ->
    [one] card
   *[other] { $amount } cards
  } of your draw pile.
symbol-limit = { $sign ->
    [minus] The limit of every corner you cross this turn is { $amount } lower.
   *[plus] The limit of every corner you cross this turn is { $amount } higher.
  }
symbol-cooldown = You may move { $amount } Heat from your hand to the engine.
symbol-slipstream = Your Slipstream may be { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
  } longer.
symbol-stress = You may discard { $amount } Stress from your hand.
symbol-salvage = You may shuffle up to { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
  } from your discard pile into your draw pile.
symbol-refresh = You may put the card back on top of your draw pile at the end of the turn.
symbol-direct = You may play this card from your hand while you react.
symbol-accelerate = You may raise your Speed by 1 for every card flipped this turn.
symbol-once = Single use: it leaves the game after this turn.
symbol-flip = Flip a card and add its value.
card-about-value = Adds { $value } to your Speed.{ $plus ->
    [0] {""}
    [one] {" "}Then flip a card and add its value.
   *[other] {" "}Then flip { $plus } cards and add their values.
  }
card-about-values = Choose { $values } when you reveal it.{ $plus ->
    [0] {""}
   *[other] {" "}Then flip a card and add its value.
  }
card-about-heat = Cannot be played or discarded. Cool it down to bring it back to the engine.
card-about-stress = Flip cards until a Basic card (1 to 4) comes up, and add its value. Cannot be discarded.

road-title = The road ahead
hand-look = Look at the TV
hand-track = See the track here
hand-tv = The track is on the TV: cards only
