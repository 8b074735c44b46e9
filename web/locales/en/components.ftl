# Everything the page says, in English.
# Numbers first, second person, present tense; whole sentences with placeholders.

app-name = Slipstream

board-label = { $name }, { $spaces } spaces, { $corners ->
    [one] { $corners } corner
   *[other] { $corners } corners
  }. Arrow keys walk the spaces, Home goes to your car.
board-space = Space { $space }. { $distance ->
    [0] Last space before { $corner }, limit { $limit }.
    [one] { $distance } space before { $corner }, limit { $limit }.
   *[other] { $distance } spaces before { $corner }, limit { $limit }.
  } { $cars ->
    [0] Empty.
   *[other] { $names }.
  }
board-zoom = Zoom
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = Show whole circuit
board-follow = Follow my car
minimap-label = { $name }, whole circuit

card-heat = Heat
card-stress = Stress
card-starting = Starter
part-4-wheel-drive = 4 Wheel Drive
part-body = Body
part-brakes = Brakes
part-cooling-system = Cooling System
part-rpm = R.P.M.
part-heat = Heat
part-fuel = Fuel
part-gas-pedal = Gas Pedal
part-suspension = Suspension
part-tires = Tires
part-turbo-charger = Turbo Charger
part-wings = Wings

close = Close
percent = { $value }%
percent-low = <1%
percent-high = >99%
spin-out = Spin-out
adrenaline = Adrenaline

steps-label = Steps of the round

gear-label = Gear
gear-name = Gear { $gear }
gear-short = G{ $gear }
gear-out-of-reach = Out of reach
gear-cost = Costs { $heat } Heat
gear-free = Free
gear-cooldown = Cooldown { $amount }
gear-now = now
gear-was = was

engine-label = Engine
engine-of = /{ $capacity } Heat
engine-words = Engine: { $heat } of { $capacity } Heat. { $risk ->
    [0] None at risk.
   *[other] { $risk } at risk.
  }

pile-draw = Draw
pile-discard = Discard
pile-words = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

flip-odds = flip odds, from the cards you have not seen yet
flip-odds-one = plus { $value }: { $chance }

order-label = Running order
order-lap = Lap
order-gear = Gear
order-heat = Heat in the engine
order-hand = Cards in hand
order-strip-words = { $place }. { $name }. { $status }. Gear { $gear }, Heat { $heat }.

limit-words = Limit { $limit }
qr-label = QR code of the link

hero-banner-circuit = Red Mesa
hero-banner-race = Grand Prix

chart-grid = Grid
chart-places = Position of every car after each round.
chart-place-words = { $name }: from { $from } to { $to }.
chart-heat-words = Heat in your engine after each of { $rounds } rounds. { $paid } paid, { $low } at the lowest.

feed-empty = Nothing yet. The first moves will show here.

rules-title = Rules
rules-open = Rules
