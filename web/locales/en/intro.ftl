# First race: the introduction

intro-title = How to play
intro-coach = Coach
intro-topics = Topics
intro-count = { $met } of { $all }
intro-topic-gears = Gears
intro-topic-cards = Cards
intro-topic-corner = Corner
intro-topic-adrenaline = Adrenaline
intro-topic-slipstream = Slipstream
intro-topic-heat = Heat
intro-topic-stress = Stress
intro-topic-boost = Boost
intro-topic-spin-out = Spin-out
intro-topic-cooldown = Cooldown
intro-topic-met = { $topic }, learned
intro-topic-open = { $topic }, still to come
intro-next = Next
intro-skip = Skip
intro-pick = { $count ->
    [one] Pick the card for me
   *[other] Pick the { $count } cards for me
  }
intro-back = Show the coach
intro-again = Start again
intro-undo = Take it back

# Turn 1: gears and cards

intro-gears-plan-1 = Win: be first over the finish line; of those who cross in one round, whoever gets farthest. { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }, { $corners } corners, { $cars } cars. Yours has the dashed ring.
intro-gears-plan-2 = You are in gear { $gear }. The gear says how many cards you play, 1 to 4. One gear up or down is free, two cost 1 Heat.
intro-gears-plan-3 = Gear { $shift } means { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }. Pick { $cards }: Speed { $speed }, so { $speed } spaces.
intro-gears-end-react = Speed { $now }, { $now } spaces driven. Now you may react: Cooldown or Boost. You need neither yet.
intro-gears-discard = { $hand } cards left. You can discard cards you do not want; then you draw up to { $full }. Keep them all.

# Turn 2: a corner within the limit

intro-corner-plan-1 = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  } to cross the line of { $corner }. Limit { $limit }: at Speed { $limit } or less it is free.
intro-corner-plan-2 = You are last on the road, so you have Adrenaline: the heart in the order. In your turn it gives 1 more space and Speed +1, or cools 1 Heat.
intro-corner-plan-3 = Pick { $cards }: gear { $shift }, Speed { $speed }, limit { $limit }. The forecast says what it costs: { $due } Heat. Each row of the forecast: Speed, where you land, what it costs, how likely.
intro-corner-adrenaline-move = Adrenaline: 1 more space, Speed { $now } becomes { $speed }, just the limit. Take it.
intro-corner-end-react = Speed { $now } over the line. The corner is checked after you react. Boost would raise your Speed: leave it.
intro-corner-discard = { $crossed } at Speed { $crossed-speed }, limit { $crossed-limit }: { $paid } Heat. Keep your cards.

# Turn 3: slipstream

intro-slipstream-plan-1 = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  } to the line of { $corner }, limit { $limit }. Out of reach: this is a straight, so drive fast.
intro-slipstream-plan-2 = Slipstream: whoever ends a move beside a car, or right behind one, may be towed 2 spaces for free.
intro-slipstream-plan-3 = Pick { $cards }: Speed { $speed }. It brings you close to the car ahead.
intro-slipstream-adrenaline-move = Last again, so Adrenaline again: 1 more space, and no corner near. Take it.
intro-slipstream-end-react = { $gap ->
    [0] { $rival } is beside you.
    [one] { $rival } is { $gap } space ahead.
   *[other] { $rival } is { $gap } spaces ahead.
  } Close enough for a tow. Finish reacting first.
intro-slipstream-slipstream = { $number } spaces for free: Slipstream. It needs a car beside you or right in front of you, and does not raise your Speed.
intro-slipstream-discard = A { $cards } is no use here. Pick it and discard it: a new card takes its place.

# Turn 4: over the limit

intro-heat-plan-1 = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  } and you cross { $corner }, limit { $limit }. Speed { $limit } would be free. Above it, each point costs 1 Heat.
intro-heat-plan-2 = Pick { $cards }: Speed { $speed }, { $due } over. The hatched cells of the engine are the Heat you would pay.
intro-heat-end-react = Speed { $now }, limit { $limit-now }. You pay { $due } Heat when you finish reacting.
intro-heat-discard-1 = { $paid } Heat paid, { $engine } of { $capacity } left. Paid Heat lies in your discard pile and comes back into your hand later.
intro-heat-discard-2 = Keep your cards and draw up to { $full }.

# Turn 5: Stress and boost

intro-boost-plan-1 = { $stress ->
    [one] { $stress } Stress card
   *[other] { $stress } Stress cards
  }. Stress has no value of its own: played, it flips cards until a 1, 2, 3 or 4 comes up.
intro-boost-plan-2 = Pick { $cards }. Speed { $slowest } to { $speed }: the forecast lists each Speed with its chance.
intro-boost-boost = Speed { $now }; your Stress flipped a { $flip }. Boost: pay 1 Heat to flip one more card, once per turn, in any gear.
intro-boost-end-react = The Boost flipped a { $flip }: Speed { $now }. Engine { $engine } of { $capacity }.
intro-boost-discard = { $heat ->
    [0] Nothing to throw away.
   *[other] Neither the Heat nor the Stress in your hand can be discarded.
  } Keep the rest and draw up to { $full }.

# Turn 6: a spin-out

intro-spin-out-plan-1 = { $engine } Heat in the engine, limit { $limit } at { $corner }. If you cannot pay for each point over it, you spin out.
intro-spin-out-plan-2 = Once, on purpose: pick { $cards }. Speed { $speed }, { $due } over, { $engine } Heat. You will be asked to confirm.
intro-spin-out-end-react = Speed { $now }, { $due } Heat to pay, { $engine } there. Finish and see what it costs.
intro-spin-out-discard-1 = You spun out. All Heat paid, back before { $crossed }, gear { $gear }, { $spin-stress } more Stress in hand. That is all it ever costs.
intro-spin-out-discard-2 = { $stress } Stress in hand now. Keep the rest and draw.

# Turn 7: cooldown

intro-cooldown-plan-1 = { $heat } Heat in your hand. Heat cannot be played or discarded: it takes the room of useful cards.
intro-cooldown-plan-2 = Gear 1 cools { $cool-1 } Heat, gear 2 cools { $cool-2 }. Gears 3 and 4 cool none. Stay in gear 1.
intro-cooldown-plan-3 = Pick { $cards }. Stress leaves your hand only by being played; from the discard pile it comes back later. Speed { $speed } at most, limit { $limit }: safe.
intro-cooldown-cool-gear = Cool { $number }: { $number } Heat go from your hand back into the engine.
intro-cooldown-end-react = { $adrenaline ->
    [yes] Engine { $engine } again. The last car has Adrenaline: 1 more space or 1 more Heat cooled. Take it or finish.
   *[no] Engine { $engine } again, and { $engine } more useful cards to draw. Finish reacting.
  }
intro-cooldown-discard = { $finish } spaces to the finish. From here you drive alone, with hints. Keep your cards.

# Free driving

intro-free-plan = { $last ->
    [yes] { $finish ->
       [one] { $finish } space
      *[other] { $finish } spaces
    } to the finish, no corner left.
   *[no] { $spaces ->
       [one] { $spaces } space
      *[other] { $spaces } spaces
    } to the line of { $corner }, limit { $limit }. Engine { $engine }.
  }
intro-free-advice = A good plan: { $cards }. { $reason }
intro-free-cool = { $number } Heat to cool. It costs nothing.
intro-free-adrenaline = Adrenaline: 1 more space and Speed +1. Mind the next limit.
intro-free-react = Nothing you have to do. A Boost costs 1 Heat.
intro-free-slipstream = { $number } spaces for free. Check where the next line is.
intro-free-discard = Discard what does not help with the next corner, or keep it all.
intro-off = You have left the lesson. Carry on with hints, take it back, or start again.

# Skip

intro-skip-title = Leave the introduction?
intro-skip-text = You have learned { $met } of { $all } topics. You can start again at any time.
intro-skip-no = Stay with the coach
intro-skip-alone = Drive on alone
intro-skip-leave = Leave

# Summary

intro-done-title = { $place ->
    [1] 1st place
    [2] 2nd place
   *[other] 3rd place
  }, and { $met } of { $all } topics learned
intro-done-text = { $rounds } rounds, { $heat } Heat paid, { $spins ->
    [0] no spin-out
    [one] { $spins } spin-out
   *[other] { $spins } spin-outs
  }. All of it in one line each:
intro-sum-gears = 1 to 4. The gear is the number of cards. One step is free, two cost 1 Heat.
intro-sum-cards = Values add up to Speed. Speed is spaces driven.
intro-sum-corner = At or under the limit when you cross the line: free.
intro-sum-adrenaline = For the last on the road: 1 more space and Speed +1, or 1 Heat more cooled.
intro-sum-slipstream = 2 spaces when beside or right behind a car. Speed stays the same.
intro-sum-heat = 1 for each point over the limit. Paid Heat returns to your hand.
intro-sum-stress = Flips a random card, 1 to 4. Played, it goes to the discard pile and comes back.
intro-sum-boost = 1 Heat to flip one more card. Once per turn.
intro-sum-spin-out = Too little Heat: back before the line, gear 1, Stress.
intro-sum-cooldown = Gear 1 cools { $cool-1 }, gear 2 cools { $cool-2 }.
intro-home = Start page
