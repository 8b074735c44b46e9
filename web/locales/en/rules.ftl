# Rules at hand: the reference, what things say about themselves, and why something happened.
# Two sentences at most; numbers first. The clauses of the rules themselves are not translated here.

# The reference

rules-title = Rules
rules-open = Rules
rules-search = Search the rules
rules-search-hint = A word, or CORNER-5
rules-contents = Contents
rules-in-brief = In brief
rules-in-brief-about = The game in drawings. Every number leads to the clause it stands on.
rules-back = Back
rules-chapter = Chapter
rules-found = { $count ->
    [0] Nothing found for “{ $words }”. Try a shorter word.
    [one] { $count } clause
   *[other] { $count } clauses
  }
rules-loading = Fetching the rules.
rules-failed = The rules did not come. Check the connection and try again.
rules-retry = Try again
rules-link = Copy the link to { $id }
rules-link-copied = Link copied.
rules-language = The clauses are in English.
rules-clause = Clause { $id }
rules-why = why?
rules-why-label = Why? { $what }
rules-why-asking = Looking it up.
rules-why-failed = No answer
keys-rules = rules, at what you point to

# Chapters

chapter-TRACK = Track and order of cars
chapter-CARD = Cards and zones
chapter-SETUP = Setting up a race
chapter-ROUND = Structure of a round
chapter-GEAR = Step 1: gear
chapter-PLAY = Step 2: playing cards
chapter-PLUS = Step 3: reveal and move
chapter-ADR = Step 4: Adrenaline
chapter-REACT = Step 5: react
chapter-SLIP = Step 6: Slipstream
chapter-CORNER = Step 7: check corner
chapter-DISCARD = Step 8: discard
chapter-DRAW = Step 9: replenish
chapter-HEAT = Paying Heat
chapter-FINISH = Finishing the race
chapter-GARAGE = Garage
chapter-SYM = Upgrade symbols
chapter-LEGEND = Legends
chapter-WEATHER = Weather
chapter-ROAD = Road conditions
chapter-CHAMP = Championship
chapter-TOURNAMENT = Tournament mode
chapter-D = Divergences between the translations
chapter-Q = Open questions
chapter-R = Rulings of this project

# Steps

brief-step-gear-title = Gear
brief-step-gear = Stay or shift by one for free. A shift by two costs 1 Heat, by three is never allowed.
brief-step-cards-title = Cards
brief-step-cards = Play as many cards as your gear, face down. Heat stays in your hand.
brief-step-move-title = Move
brief-step-move = All cards are turned over, flips included. Their sum is your Speed, and you drive that many spaces.
brief-step-react-title = React
brief-step-react = Cool down, boost, use Adrenaline and card symbols, in any order. Square symbols are orders, round ones are offers.
brief-step-slipstream-title = Slipstream
brief-step-slipstream = Right behind or beside a car you may drive 2 spaces more. Your Speed does not change.
brief-step-corner-title = Corner
brief-step-corner = For every corner line you crossed: Speed above the limit costs that much Heat. Too little Heat is a spin-out. No choice here.
brief-step-discard-title = Discard
brief-step-discard = Put any cards of your hand on the discard pile. Heat and Stress stay.
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
brief-spin-out = If the engine cannot pay, you pay all of it and go back before the line. You take Stress, 1 in gears 1 and 2, 2 in gears 3 and 4, and start again in gear 1.
brief-spin-out-drawn = Speed 8, limit 4, due 4. Engine 2: spin-out, gear 3 gives 2 Stress.
brief-slipstream-title = Slipstream
brief-slipstream = After reacting, beside a car or right behind one, you may drive 2 spaces more. Speed stays, but a corner line crossed this way counts.
brief-slipstream-drawn = Right behind another car: 2 spaces more at the same Speed.
brief-boost-title = Boost and flips
brief-boost = Once a turn, pay 1 Heat and turn over cards until a Speed card 1 to 4 comes: drive that far. It raises your Speed.
brief-boost-drawn = Stress comes first and is discarded, then a 3: Speed +3, 3 spaces.
brief-cooldown-title = Cooldown
brief-cooldown = Heat goes from your hand back to the engine. It can be paid again at once.
brief-cooldown-drawn = Gear 1 cools 3: three Heat leave the hand.
brief-engine-title = Heat and engine
brief-engine = Heat in the engine is what you pay with. Paid Heat goes to the discard pile, comes back into your hand and clogs it until you cool it.
brief-engine-drawn = Engine, discard pile, draw pile, hand, engine: the way of Heat.
brief-stress-title = Stress
brief-stress = A Stress card is a flip: turn over cards until a Speed card 1 to 4 comes. It cannot be discarded, playing it is the way to get rid of it.
brief-stress-drawn = Stress and 3: the flip brings 2, Speed 5.
brief-adrenaline-title = Adrenaline
brief-adrenaline = The last car, or the last two of five or more, may add 1 to its Speed and cool 1 Heat. Each once, only in this round.
brief-adrenaline-drawn = Last at the start of the round: +1 space, 1 Heat cooled, or both.
brief-blocking-title = Blocked
brief-blocking = Two cars fill a space. You drive through full spaces but stop in the next one behind with room; your Speed stays what it was.
brief-blocking-drawn = Speed 4, the fourth space is full: 3 spaces, Speed still 4.
brief-legend-a-title = Legends: move A
brief-legend-a = Past the Legend line a Legend takes the corner: the limit plus its diamond number. It never crosses two corner lines.
brief-legend-a-drawn = Limit 3, diamond 2: 5 spaces.
brief-legend-b-title = Legends: move B
brief-legend-b = Before the Legend line it drives its top speed, but not over the corner line: then it stops at its diamond number.
brief-legend-b-drawn = Top speed 9 would cross: it stops at diamond 1.
brief-conditions-title = Weather and road
brief-conditions = A diamond changes its corner, a plate the sector up to the next corner. The weather works where a weather token lies.
brief-conditions-drawn = This corner: limit 1 higher. The sector behind it: boost without Heat.
brief-symbols-title = Garage symbols
brief-symbols = Square symbols with a double edge are orders, round ones are offers. Use them in any order while you react.
brief-symbols-drawn = Orders: pay Heat, scrap, limit, single use. Offers: cool, slipstream, and the rest.
brief-finish-title = Finish
brief-finish = An earlier round beats a later one. In the same round the car that got further is ahead, in the same space the one on the race line.
brief-finish-drawn = Both in one round: 4 beats 2. It got further.
brief-order-title = Order of driving
brief-order = The car furthest ahead drives first, in a shared space the one on the race line. The order holds for the whole round.
brief-order-drawn = 1 leads. 2 and 3 share a space: 2 is on the race line.
brief-cluttered-title = Cluttered hand
brief-cluttered = If no gear in reach can be filled, Heat completes your cards. The car stays, all of it is discarded, gear 1.
brief-cluttered-drawn = Gear 3, one card to play, two Heat: no movement.

# Dashboard

brief-gear-title = Gear { $gear }
brief-gear = Play { $gear ->
    [one] { $gear } card
   *[other] { $gear } cards
  }. { $cooldown ->
    [0] No cooldown.
   *[other] Cools up to { $cooldown } Heat.
  } { $cost ->
    [-2] {""}
    [-1] Out of reach now: one gear is free, two cost 1 Heat, three do not go.
    [0] Free.
   *[other] The shift costs { $cost } Heat.
  }
brief-pile-draw-title = Draw pile
brief-pile-draw = Nobody knows its order. When a card is needed and it is empty, the discard pile is shuffled.
brief-pile-discard-title = Discard pile
brief-pile-discard = Only the top card is seen, by you too. Paid Heat waits here until the next shuffle.
brief-play-area-title = Play area
brief-play-area = The sum of these cards is your Speed. It counts for every corner you cross this turn.
brief-flip-odds-title = Flip odds
brief-flip-odds = What the next flip brings, counted from the cards you have not seen. Other cards that come first are discarded.
brief-forecast-title = Forecast
brief-forecast = Speed, how likely it is, and the Heat it costs. It holds for the cars as they stand now.
brief-forecast-row-title = Speed { $speed }
brief-forecast-row = { $spins ->
    [yes] The corner asks for { $needs } Heat. The engine has less: spin-out.
   *[no] Heat to pay this turn: { $heat }. It leaves { $left } in the engine.
  }
brief-limit-title = Speed limit { $limit }
brief-limit = Speed up to { $limit } is free here. Each point above costs 1 Heat.
brief-commit-title = Lock in
brief-commit = Gear and cards stay secret until all are ready. Until then you may take them back.
brief-undo-title = Undo
brief-undo = Free until a card is seen or somebody else acts.

# Cards

brief-card-basic-title = Speed card
brief-card-basic = Adds its number to your Speed. You have three each of 1, 2, 3 and 4.
brief-card-stress-title = Stress
brief-card-stress = A flip: the first Speed card 1 to 4 of your draw pile counts. It cannot be discarded.
brief-card-heat-title = Heat
brief-card-heat = Neither played nor discarded. Cool it to bring it back to the engine.
brief-card-upgrade-title = Upgrade
brief-card-upgrade = Its value counts for your Speed. It is not a Speed card: a flip discards it.
brief-card-sponsor-title = Sponsor card
brief-card-sponsor = Played like an upgrade, once: then it leaves the game.

# Symbols

brief-sym-heat-title = Heat: an order
brief-sym-heat = Pay this much Heat while you react. If the engine has less, the card goes and a flip takes its place.
brief-sym-scrap-title = Scrap: an order
brief-sym-scrap = Discard this many cards from the top of your draw pile. They do nothing else.
brief-sym-limit-title = Limit: an order
brief-sym-limit = The limit of every corner you cross this turn changes by this number.
brief-sym-once-title = Single use: an order
brief-sym-once = Played once, the card leaves the game at the end of the turn.
brief-sym-flip-title = Flip: an order
brief-sym-flip = Turn over cards until a Speed card 1 to 4 comes, and add it.
brief-sym-cooldown-title = Cooldown: an offer
brief-sym-cooldown = Up to this many Heat from your hand to the engine.
brief-sym-slipstream-title = Slipstream: an offer
brief-sym-slipstream = If you slipstream, it may be this much longer.
brief-sym-stress-title = Reduce Stress: an offer
brief-sym-stress = Up to this many Stress from your hand to the discard pile.
brief-sym-salvage-title = Salvage: an offer
brief-sym-salvage = Look through your discard pile and shuffle up to this many cards into the draw pile.
brief-sym-refresh-title = Refresh: an offer
brief-sym-refresh = At the end of the turn the card may go on top of your draw pile.
brief-sym-direct-title = Direct play: an offer
brief-sym-direct = Play the card from your hand while you react. It moves you at once.
brief-sym-accelerate-title = Accelerate: an offer
brief-sym-accelerate = Speed +1 for every flip of this turn so far, and drive that far.
brief-sym-adrenaline-title = Adrenaline: an offer
brief-sym-adrenaline = One space more. It raises your Speed by 1, also for the corner.
brief-sym-boost-title = Boost: an offer
brief-sym-boost = Once a turn, 1 Heat for a flip: drive that far. It raises your Speed.

# Answers

brief-cool-gear-title = Cooldown of the gear
brief-cool-gear = Gear 1 cools up to 3 Heat, gear 2 cools 1. What you leave is lost.
brief-cool-adrenaline-title = Cooldown of Adrenaline
brief-cool-adrenaline = 1 Heat from your hand to the engine. Speed does not change.
brief-cool-sector-title = Cooldown of the weather
brief-cool-sector = 1 Heat more while your car is in this sector. Once a turn for each sector.
brief-unpayable-title = Unpayable
brief-unpayable = The engine has too little for this card. It goes to the discard pile, a flip replaces it, and the move is corrected.
brief-choose-value-title = Choose a value
brief-choose-value = After all flips, choose one of the printed values. It holds for this turn.
brief-end-react-title = Done reacting
brief-end-react = Offers you leave are lost. Orders come first.
brief-refresh-title = Refresh
brief-refresh = The card goes on top of your draw pile and is the first you draw.
brief-stay-title = Stay
brief-stay = No slipstream: the corner is checked where you stand.

# Board and order

brief-badge-title = { $corner }, limit { $limit }
brief-badge = { $changed ->
    [yes] Printed { $printed }, now { $limit } by the road token.
   *[no] Speed up to { $limit } is free.
  } Each point above costs 1 Heat{ $surcharge ->
    [0] .
   *[other] , and { $surcharge } more for the hot road.
  }{ $press ->
    [yes] {" "}Press corner: cross it by slipstream or 2 above the limit for a Sponsor card.
   *[no] {""}
  }
brief-legend-line-title = Legend line
brief-legend-line = A Legend past this line takes the corner, before it drives up to the corner. Players ignore it.
brief-order-lap-title = Lap
brief-order-lap = Lap 1 begins when the car first crosses the start line.
brief-order-gear-title = Gear
brief-order-gear = Gears become public when all plans are in.
brief-order-heat-title = Heat in the engine
brief-order-heat = What the driver can still pay. Everybody sees it.
brief-order-hand-title = Cards in hand
brief-order-hand = Their number is public, the cards are not.
brief-legend-title = Legend
brief-legend = An automated car without cards and Heat. One Legend card a round gives every Legend its top speed and a diamond number.

# Weather and roads

brief-weather-clouds-title = Clouds
brief-weather-clouds = 1 Stress less in every draw pile. No cooldown in weather sectors.
brief-weather-fog-title = Fog
brief-weather-fog = 1 Heat more in every engine. No slipstream out of weather sectors.
brief-weather-storm-title = Storm
brief-weather-storm = 1 Stress more in every draw pile. Slipstream 2 longer out of weather sectors.
brief-weather-snow-title = Snow
brief-weather-snow = 1 Heat less in every engine. Cooldown 1 more in weather sectors.
brief-weather-rain-title = Rain
brief-weather-rain = 3 Heat of every engine start in the draw pile. Cooldown 1 more in weather sectors.
brief-weather-sun-title = Sun
brief-weather-sun = 3 Heat of every engine start in the discard pile. Slipstream 2 longer out of weather sectors.
brief-road-limit_up-title = Good road
brief-road-limit_up = The limit of this corner is 1 higher, for every car.
brief-road-limit_down-title = Bad road
brief-road-limit_down = The limit of this corner is 1 lower, for every car.
brief-road-overheat-title = Overheat
brief-road-overheat = Above the limit this corner costs 1 Heat more. At or below it, nothing.
brief-road-slipstream-title = Slipstream +1
brief-road-slipstream = A slipstream that starts in this sector may be 1 longer.
brief-road-free_boost-title = Heat control
brief-road-free_boost = Boost costs no Heat in this sector, even with an empty engine.
brief-road-weather-title = Weather sector
brief-road-weather = The effect of the weather tile works in this sector.

# Garage

brief-lot-title = Market
brief-lot = Take one part in each of three rounds. It goes into your draw pile.
brief-draft-order-title = Order of the draft
brief-draft-order = Rounds 1 and 3 begin at the back of the grid, round 2 at the front.
brief-must-title = Square: an order
brief-must = Must be done before you are done reacting.
brief-may-title = Round: an offer
brief-may = May be used once, in any order, or left.
brief-deck-title = Your deck
brief-deck = 12 Speed cards, your parts and the Stress cards are shuffled together.

# Why it happened. Facts first, then the rule.

why-corner-title = { $corner }: { $due } Heat
why-spin-title = Spin-out at { $corner }
why-order-title = Order of round { $round }
why-legend-title = { $name }: move { $move }
why-blocked-title = Blocked
why-adrenaline-title = Adrenaline
why-reshuffled-title = New draw pile
why-cluttered-title = Hand full of Heat
why-corrected-title = Gear corrected
why-unpayable-title = Unpayable card
why-finished-title = { $place ->
    [0] Finish
   *[other] Place { $place }
  }
why-sponsor-title = Sponsor card
why-eliminated-title = Out of the race
why-speed = Speed { $speed }: { $sum }.
why-speed-plain = Speed { $speed }.
why-part-flip = flip { $value }
why-part-boost = boost { $value }
why-part-adrenaline = Adrenaline 1
why-part-accelerate = accelerate { $value }
why-part-card = { $card } { $value }
why-part-named = { $card }
why-part-value = { $value }
why-limit-printed = Limit { $limit }, as printed.
why-limit-road = Limit { $limit }: printed { $printed }, road { $road }.
why-limit-cards = Limit { $limit }: printed { $printed }, own cards { $own }.
why-limit-both = Limit { $limit }: printed { $printed }, road { $road }, own cards { $own }.
why-corner-free = { $speed } is not above { $limit }: no Heat.
why-corner-due = { $speed } − { $limit } = { $over }: { $due } Heat.
why-corner-due-hot = { $speed } − { $limit } = { $over }, and { $surcharge } for the hot road: { $due } Heat.
why-spin-engine = { $due } Heat due, the engine had { $engine }: spin-out.
why-spin-stress = Gear { $gear }: { $stress } Stress. Then gear 1.
why-spin-supply = Gear { $gear } gives { $wanted } Stress, the supply had { $stress }. Then gear 1.
why-spin-place = Back to the nearest free spot before the line of { $corner }{ $steps ->
    [0] .
    [one] , 1 space further back: the first was full.
   *[other] , { $steps } spaces further back: the others were full.
  }
why-order-rule = Who is furthest ahead at the start of the round drives first.
why-order-grid = The grid decides the first round.
why-order-row = { $place }. { $name }: lap { $lap }, space { $space }, { $spot ->
    [0] race line.
   *[1] outer spot.
  }
why-order-row-grid = { $place }. { $name }: place { $grid } on the grid.
why-order-adrenaline = Adrenaline: { $names }.
why-legend-card = Legend card for { $name }: top speed { $top }, diamond { $diamond }.
why-legend-a = Past the Legend line of { $corner }. Limit { $limit } + diamond { $diamond } = { $distance } spaces.
why-legend-a-short = Past the Legend line of { $corner }. Limit { $limit } + diamond { $diamond } = { $sum }, but never over two corner lines: { $distance } spaces.
why-legend-b = Not past the Legend line. No corner line within its top speed: { $distance } spaces.
why-legend-b-last = No corner line is left before the finish: its top speed, { $distance } spaces.
why-legend-b-diamond = Not past the Legend line of { $corner }, { $away ->
    [one] { $away } space
   *[other] { $away } spaces
  } before the corner. Top speed { $top } would cross it: up to diamond { $diamond }, { $distance } spaces.
why-legend-stays = It is nearer to the line than its diamond number and never moves back: it stays.
why-blocked = { $wanted } spaces ahead both spots were taken: stops after { $driven }.
why-blocked-stays = { $wanted } spaces ahead, and all the way there, both spots were taken: stays.
why-blocked-speed = The Speed stays whole: it counts for the corner.
why-adrenaline = { $cars } cars started, so the last { $last } of a round { $last ->
    [one] has
   *[other] have
  } Adrenaline.
why-adrenaline-place = { $name } was { $place } of { $racing } at the start of round { $round }.
why-adrenaline-gives = Speed +1 and one space, 1 Heat cooled, or both.
why-reshuffled = A card was needed and the draw pile was empty. { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } of the discard pile became the new draw pile.
why-cluttered = { $cards } cards in gear { $cards }: { $playable } to play, { $heat } Heat from the hand. No gear in reach could be filled.
why-cluttered-stays = No movement, all { $cards } discarded, gear 1.
why-corrected-up = From gear { $before } two up without Heat to pay. One of the cards, { $card }, is discarded by chance: gear { $gear }.
why-corrected-down = From gear { $before } two down without Heat to pay. A flip is added: gear { $gear }.
why-unpayable = { $card } asks for { $heat } Heat and the engine had less. A flip replaces it, and the move is made again with that value.
why-finished-round = Round { $round }, { $beyond ->
    [0] right behind the line
    [one] 1 space beyond the line
   *[other] { $beyond } spaces beyond the line
  }, { $spot ->
    [0] race line.
   *[1] outer spot.
  }
why-finished-other = Same round: { $name }, { $beyond ->
    [0] right behind the line
    [one] 1 space beyond
   *[other] { $beyond } spaces beyond
  }, { $spot ->
    [0] race line.
   *[1] outer spot.
  }
why-finished-rule = An earlier round beats a later one, then who got further, then the race line.
why-sponsor-press-corner = Press corner { $corner }: crossed by slipstream, or at { $least } or more above the limit.
why-sponsor-top-speed = The event of this race: Speed { $least } or more in one turn.
why-sponsor-overtaking = The event of this race: { $least ->
    [one] { $least } car
   *[other] { $least } cars
  } overtaken in one turn.
why-sponsor-first-lap = The event of this race: { $cars ->
    [one] the first
   *[other] among the first { $cars }
  } to complete lap 1.
why-sponsor-start = The event card gives Sponsor cards at the start.
why-eliminated = The event of this race: a spin-out ends it.
