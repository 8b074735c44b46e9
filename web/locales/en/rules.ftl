# Rules at hand: the reference, what things say about themselves, and why something happened.
# Two sentences at most; numbers first. The rules themselves: src/slipstream/words/locales/LANGUAGE/rules.toml.

# The reference

rules-search = Search the rules
rules-search-hint = A word, or CORNER-5
rules-contents = Contents
rules-in-brief = In brief
rules-in-brief-about = The game in drawings. Every number opens the rule behind it.
rules-back = Back
rules-chapter = Chapter
rules-found = { $count ->
    [0] Nothing found for “{ $words }”. Try a shorter word.
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-loading = Loading the rules…
rules-failed = Could not load the rules. Check your connection and try again.
rules-retry = Try again
rules-link = Copy the link to { $id }
rules-link-copied = Link copied.
rules-clause = Rule { $id }
rules-why = why?
rules-why-label = Why? { $what }
rules-why-asking = Looking it up…
rules-why-failed = No answer
keys-rules = rules, at what you point to

# Steps

brief-step-gear-title = Gear
brief-step-gear = Stay or shift by one for free. Shifting by two costs 1 Heat; by three is not possible.
brief-step-cards-title = Cards
brief-step-cards = Play as many cards as your gear, face down. Heat stays in your hand.
brief-step-move-title = Move
brief-step-move = Reveal your cards, flips included. Their sum is your Speed, and you drive that many spaces.
brief-step-react-title = React
brief-step-react = Cooldown, Boost, Adrenaline and card symbols, in any order. Square symbols are required, round ones optional.
brief-step-slipstream-title = Slipstream
brief-step-slipstream = Right behind or beside a car you may drive 2 more spaces. Your Speed does not change.
brief-step-corner-title = Corner
brief-step-corner = For every corner line you crossed: Speed above the limit costs that much Heat. Too little Heat is a spin-out. No choice here.
brief-step-discard-title = Discard
brief-step-discard = Discard any cards from your hand, except Heat and Stress.
brief-step-draw-title = Draw
brief-step-draw = Played cards go to the discard pile. You draw up to your hand limit.

# Topics with a drawing

brief-gears-title = Gears
brief-gears = The gear is the number of cards you play. Low gears cool: 3 Heat in gear 1, 1 Heat in gear 2.
brief-gears-drawn = From gear 2: 1, 2 and 3 are free, 4 costs 1 Heat.
brief-cards-title = Cards and Speed
brief-cards = Your Speed is the sum of the cards you play. The car drives exactly that far.
brief-cards-drawn = Gear 3, cards 4, 2 and 1: Speed 7, 7 spaces.
brief-corner-title = Corner cost
brief-corner = A corner compares your whole Speed with its limit. Each point above costs 1 Heat from the engine.
brief-corner-drawn = Speed 7 through limit 5: 2 Heat.
brief-spin-out-title = Spin-out
brief-spin-out = If the engine cannot pay, you pay all the Heat it has and go back before the line. You take Stress, 1 in gears 1 and 2, 2 in gears 3 and 4, and start again in gear 1.
brief-spin-out-drawn = Speed 8, limit 4, 4 Heat due. Engine 2: spin-out, gear 3 gives 2 Stress.
brief-slipstream-title = Slipstream
brief-slipstream = After reacting, beside a car or right behind one, you may drive 2 more spaces. Speed stays the same, but a corner line crossed this way counts.
brief-slipstream-drawn = Right behind another car: 2 more spaces at the same Speed.
brief-boost-title = Boost and flips
brief-boost = Once per turn, pay 1 Heat and flip cards until a Basic card (1 to 4) comes up: drive that far. It raises your Speed.
brief-boost-drawn = Stress comes first and is discarded, then a 3: Speed +3, 3 spaces.
brief-cooldown-title = Cooldown
brief-cooldown = Heat goes from your hand back to the engine. You can pay with it again at once.
brief-cooldown-drawn = Gear 1 cools 3: three Heat leave the hand.
brief-engine-title = Heat and engine
brief-engine = Heat in the engine is what you pay with. Paid Heat goes to the discard pile, comes back into your hand and clogs it until you cool it.
brief-engine-drawn = Engine, discard pile, draw pile, hand, engine: how Heat travels.
brief-stress-title = Stress
brief-stress = A Stress card is a flip: flip cards until a Basic card (1 to 4) comes up. It cannot be discarded; playing it is how you get rid of it.
brief-stress-drawn = Stress and 3: the flip brings 2, Speed 5.
brief-adrenaline-title = Adrenaline
brief-adrenaline = The last car, or the last two of five or more, may add 1 to its Speed and cool 1 Heat. Each once, in this round only.
brief-adrenaline-drawn = Last at the start of the round: +1 space, 1 Heat cooled, or both.
brief-blocking-title = Blocked
brief-blocking = Two cars fill a space. You can drive through full spaces, but not stop there: you stop in the nearest space behind that has room. Your Speed stays what it was.
brief-blocking-drawn = Speed 4, the fourth space is full: 3 spaces, Speed still 4.
brief-legend-a-title = Legends: move A
brief-legend-a = Past the Legend line a Legend takes the corner: the limit plus its diamond number. It never crosses two corner lines.
brief-legend-a-drawn = Limit 3, diamond 2: 5 spaces.
brief-legend-b-title = Legends: move B
brief-legend-b = Short of the Legend line it drives its Top Speed. If that would cross the corner line, it stops on the space with its diamond number instead.
brief-legend-b-drawn = Top Speed 9 would cross: it stops at diamond 1.
brief-conditions-title = Weather and road
brief-conditions = Diamond tokens change one corner; rectangular ones change the track up to the next corner. Weather only applies where there is a weather token.
brief-conditions-drawn = This corner: limit +1. The sector after it: Boost without Heat.
brief-symbols-title = Garage symbols
brief-symbols = Square symbols with a double edge are required, round ones are optional. Use them in any order while you react.
brief-symbols-drawn = Required: Heat, Scrap, limit, single use. Optional: Cooldown, Slipstream and the rest.
brief-finish-title = Finish
brief-finish = Finishing in an earlier round wins. Same round: furthest past the line. Same space: the car on the race line.
brief-finish-drawn = Both in one round: 4 beats 2. It got further.
brief-order-title = Turn order
brief-order = The car furthest ahead drives first; in a shared space, the one on the race line. The order holds for the whole round.
brief-order-drawn = 1 leads. 2 and 3 share a space: 2 is on the race line.
brief-cluttered-title = Cluttered hand
brief-cluttered = Too few playable cards for any gear you can reach? Fill up with Heat from your hand. The car does not move, those cards are discarded, and you drop to gear 1.
brief-cluttered-drawn = Gear 3, one playable card, two Heat: no movement.

# Dashboard

brief-gear-title = Gear { $gear }
brief-gear = Play { $gear ->
    [one] { $gear } card
   *[other] { $gear } cards
  }. { $cooldown ->
    [0] No Cooldown.
   *[other] Cools up to { $cooldown } Heat.
  } { $cost ->
    [-2] {""}
    [-1] Out of reach now: one gear is free, two cost 1 Heat, three is not possible.
    [0] Free.
   *[other] The shift costs { $cost } Heat.
  }
brief-pile-draw-title = Draw pile
brief-pile-draw = Nobody knows its order. When it is empty and a card is needed, the discard pile is shuffled.
brief-pile-discard-title = Discard pile
brief-pile-discard = Only the top card is visible, even to you. Paid Heat waits here until the next shuffle.
brief-play-area-title = Play area
brief-play-area = The sum of these cards is your Speed. It counts for every corner you cross this turn.
brief-flip-odds-title = Flip odds
brief-flip-odds = What the next flip may bring, from the cards you have not seen yet. Other cards that come up first are discarded.
brief-forecast-title = Forecast
brief-forecast = Speed, how likely it is, and the Heat it costs, with the cars as they are now.
brief-forecast-row-title = Speed { $speed }
brief-forecast-row = { $spins ->
    [yes] The corner costs { $needs } Heat. The engine has less: you spin out.
   *[no] Heat to pay this turn: { $heat }. That leaves { $left } in the engine.
  }
brief-limit-title = Speed limit { $limit }
brief-limit = Speed up to { $limit } is free here. Each point above costs 1 Heat.
brief-commit-title = Lock in
brief-commit = Gear and cards stay secret until everybody is ready. Until then you may take them back.
brief-undo-title = Undo
brief-undo = Possible until a card is revealed or somebody else acts.

# Cards

brief-card-basic-title = Basic card
brief-card-basic = Adds its number to your Speed. You have three each of 1, 2, 3 and 4.
brief-card-stress-title = Stress
brief-card-stress = A flip: the first Basic card (1 to 4) of your draw pile counts. It cannot be discarded.
brief-card-heat-title = Heat
brief-card-heat = Cannot be played or discarded. Cool it to bring it back to the engine.
brief-card-upgrade-title = Upgrade
brief-card-upgrade = Its value counts for your Speed. It is not a Basic card: a flip discards it.
brief-card-sponsor-title = Sponsor card
brief-card-sponsor = Played like an Upgrade, once: then it leaves the game.

# Symbols

brief-sym-heat-title = Heat (required)
brief-sym-heat = Pay this much Heat while you react. If the engine has less, the card is discarded and a flip replaces it.
brief-sym-scrap-title = Scrap (required)
brief-sym-scrap = Discard this many cards from the top of your draw pile. They do nothing else.
brief-sym-limit-title = Limit (required)
brief-sym-limit = The limit of every corner you cross this turn changes by this number.
brief-sym-once-title = Single use (required)
brief-sym-once = Once played, the card leaves the game at the end of the turn.
brief-sym-flip-title = Flip (required)
brief-sym-flip = Flip cards until a Basic card (1 to 4) comes up, and add it.
brief-sym-cooldown-title = Cooldown (optional)
brief-sym-cooldown = Move up to this much Heat from your hand to the engine.
brief-sym-slipstream-title = Slipstream (optional)
brief-sym-slipstream = If you use Slipstream, it may be this much longer.
brief-sym-stress-title = Reduce Stress (optional)
brief-sym-stress = Discard up to this many Stress cards from your hand.
brief-sym-salvage-title = Salvage (optional)
brief-sym-salvage = Look through your discard pile and shuffle up to this many cards into the draw pile.
brief-sym-refresh-title = Refresh (optional)
brief-sym-refresh = At the end of the turn the card may go on top of your draw pile.
brief-sym-direct-title = Direct Play (optional)
brief-sym-direct = Play the card from your hand while you react. It moves you at once.
brief-sym-accelerate-title = Accelerate (optional)
brief-sym-accelerate = Speed +1 for every flip so far this turn, and drive that far.
brief-sym-adrenaline-title = Adrenaline (optional)
brief-sym-adrenaline = One more space. It raises your Speed by 1, which counts at corners too.
brief-sym-boost-title = Boost (optional)
brief-sym-boost = Once per turn, 1 Heat for a flip: drive that far. It raises your Speed.

# Answers

brief-cool-gear-title = Cooldown from your gear
brief-cool-gear = Gear 1 cools up to 3 Heat, gear 2 cools 1. What you do not use is lost.
brief-cool-adrenaline-title = Cooldown from Adrenaline
brief-cool-adrenaline = 1 Heat from your hand to the engine. Speed does not change.
brief-cool-sector-title = Cooldown from the weather
brief-cool-sector = 1 extra Heat while your car is in this sector. Once per turn for each sector.
brief-unpayable-title = Not enough Heat
brief-unpayable = The engine has too little for this card. It is discarded, a flip replaces it, and the move is corrected.
brief-choose-value-title = Choose a value
brief-choose-value = After all flips, choose one of the printed values. It holds for this turn.
brief-end-react-title = Done reacting
brief-end-react = Optional symbols you do not use are lost. Required ones come first.
brief-refresh-title = Refresh
brief-refresh = The card goes on top of your draw pile and is the first you draw.
brief-stay-title = No Slipstream
brief-stay = You stay where you are, and the corner is checked.

# Board and order

brief-badge-title = { $corner }, limit { $limit }
brief-badge = { $changed ->
    [yes] Printed { $printed }, now { $limit } by the road token.
   *[no] Speed up to { $limit } is free.
  } Each point above costs 1 Heat{ $surcharge ->
    [0] .
   *[other] , and { $surcharge } more for overheating.
  }{ $press ->
    [yes] {" "}Press Corner: cross it by Slipstream or 2 above the limit for a Sponsor card.
   *[no] {""}
  }
brief-legend-line-title = Legend line
brief-legend-line = Past this line a Legend goes through the corner; short of it, it only drives up to it. Players ignore the line.
brief-order-lap-title = Lap
brief-order-lap = Lap 1 begins when the car first crosses the start line.
brief-order-gear-title = Gear
brief-order-gear = Gears become public when all plans are in.
brief-order-heat-title = Heat in the engine
brief-order-heat = What the driver can still pay. Everybody sees it.
brief-order-hand-title = Cards in hand
brief-order-hand = Their number is public, the cards are not.
brief-legend-title = Legend
brief-legend = An automated car without cards or Heat. One Legend card per round gives every Legend its Top Speed and a diamond number.

# Weather and roads

brief-weather-clouds-title = Clouds
brief-weather-clouds = 1 less Stress in every draw pile. No Cooldown in weather sectors.
brief-weather-fog-title = Fog
brief-weather-fog = 1 more Heat in every engine. You cannot start a Slipstream in a weather sector.
brief-weather-storm-title = Storm
brief-weather-storm = 1 more Stress in every draw pile. A Slipstream that starts in a weather sector may go 2 spaces further.
brief-weather-snow-title = Snow
brief-weather-snow = 1 less Heat in every engine. 1 extra Cooldown in weather sectors.
brief-weather-rain-title = Rain
brief-weather-rain = 3 Heat from every engine start in the draw pile. 1 extra Cooldown in weather sectors.
brief-weather-sun-title = Sun
brief-weather-sun = 3 Heat from every engine start in the discard pile. A Slipstream that starts in a weather sector may go 2 spaces further.
brief-road-limit_up-title = Good road
brief-road-limit_up = The limit of this corner is 1 higher, for every car.
brief-road-limit_down-title = Bad road
brief-road-limit_down = The limit of this corner is 1 lower, for every car.
brief-road-overheat-title = Overheat
brief-road-overheat = Above the limit this corner costs 1 extra Heat. At or below it, nothing.
brief-road-slipstream-title = Slipstream +1
brief-road-slipstream = A Slipstream that starts in this sector may go 1 space further.
brief-road-free_boost-title = Heat control
brief-road-free_boost = Boost costs no Heat in this sector, even with an empty engine.
brief-road-weather-title = Weather sector
brief-road-weather = The effect of the weather tile applies in this sector.

# Garage

brief-lot-title = Market
brief-lot = Take one Upgrade in each of three rounds. It goes into your draw pile.
brief-draft-order-title = Draft order
brief-draft-order = Rounds 1 and 3 begin at the back of the grid, round 2 at the front.
brief-must-title = Square: required
brief-must = To be done before you finish reacting.
brief-may-title = Round: optional
brief-may = May be used once, in any order, or not at all.
brief-deck-title = Your deck
brief-deck = 12 Basic cards, your Upgrades and the Stress cards are shuffled together.

# Why it happened. Facts first, then the rule.

why-corner-title = { $corner }: { $due } Heat
why-spin-title = Spin-out at { $corner }
why-order-title = Order of round { $round }
why-legend-title = { $name }: move { $move }
why-blocked-title = Blocked
why-adrenaline-title = Adrenaline
why-reshuffled-title = New draw pile
why-cluttered-title = Cluttered hand
why-corrected-title = Gear corrected
why-unpayable-title = Not enough Heat
why-finished-title = { $place ->
    [0] Finish
   *[other] Place { $place }
  }
why-sponsor-title = Sponsor card
why-eliminated-title = Out of the race
why-speed = Speed { $speed }: { $sum }.
why-speed-plain = Speed { $speed }.
why-part-flip = flip { $value }
why-part-boost = Boost { $value }
why-part-adrenaline = Adrenaline 1
why-part-accelerate = Accelerate { $value }
why-part-card = { $card } { $value }
why-part-named = { $card }
why-part-value = { $value }
why-limit-printed = Limit { $limit }, as printed.
why-limit-road = Limit { $limit }: printed { $printed }, road { $road }.
why-limit-cards = Limit { $limit }: printed { $printed }, own cards { $own }.
why-limit-both = Limit { $limit }: printed { $printed }, road { $road }, own cards { $own }.
why-corner-free = { $speed } is not above { $limit }: no Heat.
why-corner-due = { $speed } − { $limit } = { $over }: { $due } Heat.
why-corner-due-hot = { $speed } − { $limit } = { $over }, and { $surcharge } for overheating: { $due } Heat.
why-spin-engine = { $due } Heat due, the engine had { $engine }: spin-out.
why-spin-stress = Gear { $gear }: { $stress } Stress. Then gear 1.
why-spin-supply = Gear { $gear } gives { $wanted } Stress, the supply had { $stress }. Then gear 1.
why-spin-place = Back to the nearest free spot before the line of { $corner }{ $steps ->
    [0] .
    [one] , 1 space further back: the first was full.
   *[other] , { $steps } spaces further back: the others were full.
  }
why-order-rule = Whoever is furthest ahead at the start of the round drives first.
why-order-grid = The grid decides the first round.
why-order-row = { $place }. { $name }: lap { $lap }, space { $space }, { $spot ->
    [0] race line.
   *[1] outer spot.
  }
why-order-row-grid = { $place }. { $name }: grid position { $grid }.
why-order-adrenaline = Adrenaline: { $names }.
why-legend-card = Legend card for { $name }: Top Speed { $top }, diamond { $diamond }.
why-legend-a = Past the Legend line of { $corner }. Limit { $limit } + diamond { $diamond }: moves { $distance }.
why-legend-a-short = Past the Legend line of { $corner }. Limit { $limit } + diamond { $diamond } = { $sum }, but never over two corner lines: moves { $distance }.
why-legend-b = Short of the Legend line. No corner line within its Top Speed: moves { $distance }.
why-legend-b-last = No corner line is left before the finish: its Top Speed, moves { $distance }.
why-legend-b-diamond = Short of the Legend line of { $corner }, { $away ->
    [one] { $away } space
   *[other] { $away } spaces
  } before the corner. Top Speed { $top } would cross it: up to diamond { $diamond }, moves { $distance }.
why-legend-stays = It is nearer to the line than its diamond number and never moves back: it stays.
why-blocked = { $wanted ->
    [one] { $wanted } space
   *[other] { $wanted } spaces
  } ahead both spots were taken: it stops after { $driven }.
why-blocked-stays = { $wanted ->
    [one] { $wanted } space
   *[other] { $wanted } spaces
  } ahead, and all the way there, both spots were taken: it stays.
why-blocked-speed = The whole Speed still counts for the corner.
why-adrenaline = { $cars } cars started, so the last { $last ->
    [one] car of a round has
   *[other] { $last } cars of a round have
  } Adrenaline.
why-adrenaline-place = { $name } was { $place } of { $racing } at the start of round { $round }.
why-adrenaline-gives = Speed +1 and one space, 1 Heat cooled, or both.
why-reshuffled = A card was needed and the draw pile was empty. { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } from the discard pile became the new draw pile.
why-cluttered = Gear { $cards }: { $playable } playable, { $heat } Heat from the hand. No gear within reach could be filled.
why-cluttered-stays = No movement, all { $cards } discarded, gear 1.
why-corrected-up = Two gears up from { $before } with no Heat to pay: a random card ({ $card }) is discarded, and the gear is { $gear }.
why-corrected-down = Two gears down from { $before } with no Heat to pay: a flipped card is added, and the gear is { $gear }.
why-unpayable = { $card } asks for { $heat } Heat and the engine had less. A flip replaces it, and the move is made again with that value.
why-finished-round = Round { $round }, { $beyond ->
    [0] just past the line
    [one] 1 space past the line
   *[other] { $beyond } spaces past the line
  }, { $spot ->
    [0] race line.
   *[1] outer spot.
  }
why-finished-other = Same round: { $name }, { $beyond ->
    [0] just past the line
    [one] 1 space past it
   *[other] { $beyond } spaces past it
  }, { $spot ->
    [0] race line.
   *[1] outer spot.
  }
why-finished-rule = An earlier round wins, then whoever got further, then the race line.
why-sponsor-press-corner = Press Corner { $corner }: crossed by Slipstream, or at least { $least } above the limit.
why-sponsor-top-speed = The event of this race: Speed { $least } or more in one turn.
why-sponsor-overtaking = The event of this race: { $least ->
    [one] { $least } car
   *[other] { $least } cars
  } overtaken in one turn.
why-sponsor-first-lap = The event of this race: { $cars ->
    [one] the first
   *[other] among the first { $cars }
  } to complete lap 1.
why-sponsor-start = The Event card gives Sponsor cards at the start.
why-eliminated = The event of this race: whoever spins out is out.
