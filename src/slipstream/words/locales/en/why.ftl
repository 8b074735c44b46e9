# Why something happened, as the page says it too. Facts first, then the rule.

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
why-corner-due = { $speed } - { $limit } = { $over }: { $due } Heat.
why-corner-due-hot = { $speed } - { $limit } = { $over }, and { $surcharge } for overheating: { $due } Heat.
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
