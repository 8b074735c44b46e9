# Automated drivers, by level

driver-legends-about = The automated cars of the rules: no cards, no Heat, no spin-outs.
driver-rookie-about = Drives by rules of thumb. Good to learn against.
driver-club-about = Weighs every plan of its turn and knows the pace of the circuit.
driver-champion-about = Races the best plans to the flag many times before it picks one.
driver-nobody-about = Empty cars stay in the pits.
setup-absent = Drives for the absent
setup-hints = Hints
lobby-level = Level of { $name }

# Hints

hint = Hint
hint-note = Pick one: nothing is sent yet.
hint-pending = Racing your answers to the flag.
hint-again = Ask again
hint-speed = speed { $speed }
hint-heat = costs { $heat } Heat
hint-spin = { $spin } spin-out
hint-safe = no spin-out
win-chance = win chance
keys-hint = hint
problem-no-hints = This table plays without hints.
problem-no-decision = There is nothing to decide now.
problem-no-hint-here = There are no hints in the garage.
problem-no-such-moment = There is no such moment in this race.
problem-nothing-to-review = There is nothing to look at in this race: this seat had no choice.
problem-nothing-to-explain = There is nothing to explain about this.
reason-finishes = Crosses the finish line in this turn: { $chance }%.
reason-avoids-spin-out = { $spin_out ->
    [0] No spin-out at { $corner }; the others risk { $others }%.
   *[other] { $spin_out }% spin-out at { $corner }; the others risk { $others }%.
  }
reason-clears-corner-free = Takes { $corner } within the limit of { $limit }, without Heat.
reason-keeps-heat-for-corner = Keeps { $heat } Heat for { $corner }; the others keep { $others }.
reason-cools = Cools { $heat } Heat.
reason-sheds-stress = Gets rid of { $stress } Stress.
reason-uses-straight = Speed { $speed } on the straight; the others reach { $others }.
reason-sets-up-corner = { $spaces ->
    [0] Stops right before { $corner }, ready for it.
    [one] Stops { $spaces } space before { $corner }, ready for it.
   *[other] Stops { $spaces } spaces before { $corner }, ready for it.
  }
reason-boosts = A flipped card adds speed.
reason-saves-heat = Saves { $heat } Heat.
reason-gains-spaces = { $spaces ->
    [one] Gains { $spaces } space.
   *[other] Gains { $spaces } spaces.
  }
reason-stays-back = Stays back before { $corner }.
reason-keeps-cards = Keeps { $cards }.
reason-draws-new-cards = Discards { $cards } for new cards.
reason-wins-most = Nothing stands out; it wins { $win }% of the races from here.

# Review

review = Review
review-mine = Review my race
review-of = Review of { $name }
review-page = Review of { $place }
review-seat = Whose race
review-pending = Looking at the race again
review-pending-about = Every choice is raced to the flag many times, from what could be seen then.
review-done = { $moments ->
    [0] The review is there. No choice cost more than chance can tell.
    [one] The review is there. { $moments } choice cost win chance.
   *[other] The review is there. { $moments } choices cost win chance.
  }
review-failed = No review
review-account = Luck and choices
review-start = Win chance at the start
review-luck = Luck
review-decisions = Choices
review-won = Won
review-lost = Not won
review-account-about = Choices: what better ones would have added. Luck: all the rest, cards and the other cars. Together they lead from the start to the result.
review-by = { $choices } choices, each answer raced { $rollouts } times by { $evaluator }.
review-moments = Moments that cost most
review-none = No choice cost more than chance can tell.
review-round = Round { $round }
review-place = { $distance ->
    [0] Right before { $corner }
    [one] { $distance } space before { $corner }
   *[other] { $distance } spaces before { $corner }
  }, gear { $gear }, { $heat } Heat.
review-cause-gear = gear
review-cause-corner-heat = Heat in the corner
review-cause-cards = cards
review-cause-boost = boost
review-cause-cooldown = cooldown
review-cause-slipstream = slipstream
review-cause-discard = discard
review-cause-value = value of a card
review-cause-symbol = symbol
review-played = Played
review-better = Better
review-show = Show
review-again = Try again from here
review-again-about = A table of your own, from this choice on: same cards, same luck.
