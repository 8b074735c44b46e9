# Automated drivers, by level

driver-near-about = Chosen to match your own races on this device, so that anybody can win.
driver-legends-about = The game’s own automated cars: no cards, no Heat, no spin-outs.
driver-rookie-about = Looks one turn ahead and often settles for a slightly worse plan. Good to learn against.
driver-amateur-about = Knows the pace of the circuit. Now and then it settles for a slightly worse plan.
driver-club-about = Compares every plan for its turn and knows the pace of the circuit.
driver-pro-about = Tries its best plans out in many short races before it picks one.
driver-champion-about = Plays its best options out to the finish many times, then picks one.
driver-nobody-about = Empty cars stay in the pits.
setup-absent = Stand-in for missing players
setup-hints = Hints
lobby-level = Level of { $name }
lobby-manner = How { $name } drives
manner-keeps-about = Knows what is left in the pile, and keeps Heat for the end.
manner-dares-about = Pays in corners, cools on straights, complains about neither.
manner-follows-about = One space behind you since the start. Mind the last corner.
manner-blocks-about = Likes the space beside another car. Getting past is your problem.
manner-gambles-about = Plays Stress as if it were a gift. Sometimes it is.
manner-boosts-about = Boosts when the stand is watching. The stand is always watching.

# Hints

hint = Hint
hint-note = Tap a hint to try it. Nothing is played yet.
hint-pending = Finding your best move…
hint-again = Ask again
hint-speed = Speed { $speed }
hint-heat = costs { $heat } Heat
hint-spin = { $spin } spin-out
hint-safe = no spin-out
hint-place = place
hint-by-place = Winning is out of reach: places count.
win-chance = chance to win
keys-hint = hint
problem-no-hints = This table plays without hints.
problem-no-decision = There is nothing to decide now.
problem-no-hint-here = There are no hints in the garage.
problem-no-such-moment = That moment does not exist in this race.
problem-nothing-to-review = Nothing to review: this driver never had a choice to make.
problem-nothing-to-explain = There is nothing to explain here.
reason-finishes = Crosses the finish line this turn: { $chance }%.
reason-avoids-spin-out = { $spin_out ->
    [0] No spin-out at { $corner }; the other answers risk { $others }% on average.
   *[other] { $spin_out }% spin-out at { $corner }; the other answers risk { $others }% on average.
  }
reason-clears-corner-free = Takes { $corner } within the limit of { $limit }, without Heat.
reason-keeps-heat-for-corner = Keeps { $heat } Heat for { $corner }; the others keep { $others } on average.
reason-cools = Cools { $heat } Heat.
reason-sheds-stress = Gets rid of { $stress } Stress.
reason-uses-straight = Speed { $speed } on the straight; the others reach { $others } on average.
reason-sets-up-corner = { $spaces ->
    [0] Stops just before { $corner }, well placed for it.
    [one] Stops { $spaces } space before { $corner }, well placed for it.
   *[other] Stops { $spaces } spaces before { $corner }, well placed for it.
  }
reason-boosts = { $heat ->
    [0] A flipped card adds Speed, for no Heat.
    [one] A flipped card adds Speed, for { $heat } Heat.
   *[other] A flipped card adds Speed, for { $heat } Heat.
  }
reason-saves-heat = Saves { $heat } Heat.
reason-gains-spaces = { $spaces ->
    [one] Gains { $spaces } space.
   *[other] Gains { $spaces } spaces.
  }
reason-stays-back = Stays back before { $corner }.
reason-keeps-cards = Keeps { $cards }.
reason-draws-new-cards = Discards { $cards } for new cards.
reason-only-answer = The rules leave no other choice.
reason-farther = { $spaces ->
    [one] { $spaces } space farther than the best of the others, for no more Heat.
   *[other] { $spaces } spaces farther than the best of the others, for no more Heat.
  }
reason-farther-for-heat = { $spaces ->
    [one] { $spaces } space farther than the best of the others, for { $heat } Heat more.
   *[other] { $spaces } spaces farther than the best of the others, for { $heat } Heat more.
  }
reason-keeps-heat = { $spaces ->
    [one] Keeps { $heat } Heat more than the best of the others, and gets { $spaces } space less far.
   *[other] Keeps { $heat } Heat more than the best of the others, and gets { $spaces } spaces less far.
  }
reason-keeps-heat-as-far = Keeps { $heat } Heat more than the best of the others, and gets as far.
reason-plays-stress = Plays { $stress } Stress more than the best of the others, and gets as far.
reason-holds-back = { $spaces ->
    [one] Stops { $spaces } space short of the best of the others, for the same Heat.
   *[other] Stops { $spaces } spaces short of the best of the others, for the same Heat.
  }
reason-even = { $own }% and { $other }%: too close to call. Take the one whose hand you would rather play next.
reason-even-by-place = Place { $own } and { $other } on average: too close to call. Take the one whose hand you would rather play next.
reason-wins = Wins { $own }% of the races from here, the best of the others { $other }%.
reason-wins-by-place = Comes in at place { $own } on average, the best of the others at { $other }.

# Review

review = Review
review-mine = Review my race
review-of = Review of { $name }
review-page = Review: { $place }
review-seat = Driver
review-pending = Reviewing the race
review-pending-about = Each choice is replayed to the finish many times, using only what you knew then.
review-done = { $moments ->
    [0] The review is ready. No clear mistakes found.
    [one] The review is ready. { $moments } choice cost you chances to win.
   *[other] The review is ready. { $moments } choices cost you chances to win.
  }
review-failed = No review
review-account = Luck and choices
review-start = Start
review-luck = Luck
review-decisions = Choices
review-won = Won
review-lost = Lost
review-by = { $choices } choices checked, each answer played out { $rollouts } times.
review-moments = Moments
review-none = No clear mistakes found.
review-round = Round { $round }
review-played = Played
review-better = Better
review-show = Show
review-again = Try again from here
review-again-about = Your own table, starting from this choice: same cards, same luck.
review-title-corner = Round { $round }, { $corner }
review-graph = Chance to win
review-graph-places = Expected place
review-graph-label = Chance to win, round by round: { $start } at the start; moments: { $moments }. The table of rounds has every number.
review-band = Band: what { $rollouts } races from each moment can tell.
review-out-of-reach = Winning was out of reach: places count.
review-by-place = By place
review-mark-good = only good answer
review-mark-mistake = mistake
review-mark-blunder = blunder
review-mark-luck = luck
review-counts = Choices: { $choices }, luck: { $luck }
review-done-so-far = Choices looked at: { $done }
review-accuracy = Accuracy { $accuracy }%
review-pays = Pays
review-left = Left
review-before = Moment before
review-next = Next moment
review-field = Against the field
review-over = corners over
review-of-all = { $count } of { $all }
review-twin = Table of rounds
review-go-on = Go on
review-deciders = What decided the race

# What is told of a moment

told-spun-out = Speed { $speed } at { $corner }, limit { $limit }: the engine could not pay, a spin-out.
told-paid = Speed { $speed } at { $corner }, limit { $limit }: { $heat } Heat paid.
told-within = Speed { $speed } at { $corner }, within the limit of { $limit }.
told-stopped = { $spaces ->
    [0] Speed { $speed }, stopped right before { $corner }.
    [one] Speed { $speed }, stopped { $spaces } space before { $corner }.
   *[other] Speed { $speed }, stopped { $spaces } spaces before { $corner }.
  }
told-drove = Speed { $speed }, with no corner left before the finish.
told-cooled = { $heat } Heat was cooled.
told-boosted = The Boost was taken.
told-ended-react = The reactions ended here.
told-towed = { $spaces ->
    [one] A Slipstream of { $spaces } space was taken.
   *[other] A Slipstream of { $spaces } spaces was taken.
  }
told-not-towed = A Slipstream was on offer and not taken.
told-discarded = Discarded: { $cards }.
told-kept-all = No card was discarded.
told-others-there = { $cars ->
    [one] One other car went through there at { $low } to { $high } and paid { $least } to { $most } Heat.
   *[other] { $cars } other cars went through there at { $low } to { $high } and paid { $least } to { $most } Heat.
  }
told-others-there-at = { $cars ->
    [one] One other car went through there at { $low } and paid { $least } Heat.
   *[other] { $cars } other cars went through there at { $low } and paid { $least } Heat.
  }
told-later = One round later: place { $place }, { $heat } Heat in the engine.
told-later-before = { $spaces ->
    [0] One round later: place { $place }, { $heat } Heat in the engine, right before { $corner }.
    [one] One round later: place { $place }, { $heat } Heat in the engine, { $spaces } space before { $corner }.
   *[other] One round later: place { $place }, { $heat } Heat in the engine, { $spaces } spaces before { $corner }.
  }
told-safer = The better answer risks a spin-out of { $spin_out }%, the one played { $others }%.
told-there-farther = { $spaces ->
    [one] The better answer gets { $spaces } space farther for no more Heat.
   *[other] The better answer gets { $spaces } spaces farther for no more Heat.
  }
told-there-farther-for-heat = { $spaces ->
    [one] The better answer gets { $spaces } space farther, for { $heat } Heat more.
   *[other] The better answer gets { $spaces } spaces farther, for { $heat } Heat more.
  }
told-there-keeps-heat = { $spaces ->
    [one] The better answer keeps { $heat } Heat more and gets { $spaces } space less far.
   *[other] The better answer keeps { $heat } Heat more and gets { $spaces } spaces less far.
  }
told-there-keeps-heat-as-far = The better answer keeps { $heat } Heat more and gets as far.
told-there-plays-stress = The better answer plays { $stress } Stress more and gets as far.
told-there-holds-back = { $spaces ->
    [one] The better answer stops { $spaces } space shorter for the same Heat.
   *[other] The better answer stops { $spaces } spaces shorter for the same Heat.
  }
told-chances = From here it wins { $better }% of the races, the one played { $win }%.
told-places = Winning was out of reach. The better answer comes in at place { $better } on average, the one played at { $place }.
told-only-good = It wins { $win }% of the races from here; the next best wins { $less ->
    [one] { $less } point less
   *[other] { $less } points less
  }.
told-only-good-place = It comes in at place { $place } on average; the next best is { $places } places worse.
told-luck-spin-out = A spin-out at { $corner }.
told-luck-flip = The flip: { $cards }.
told-luck-rivals = What the others did made the difference.
told-luck-rivals-spun = { $cars ->
    [one] One of the others spun out.
   *[other] { $cars } of the others spun out.
  }
told-luck-cards = The cards that were drawn made the difference.
told-became = The chance to win went from { $before }% to { $after }%.
told-places-became = The expected place went from { $before } to { $after }.
