# Why something happened, as the page says it too. Facts first, then the rule.

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
why-corner-due = { $speed } - { $limit } = { $over }: { $due } Heat.
why-corner-due-hot = { $speed } - { $limit } = { $over }, and { $surcharge } for the hot road: { $due } Heat.
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
