# The coach: reviews on the command line, hints in the terminal.

## Review

cli-help-review =
    Look at a recorded race or season again: the choices that cost most, and what luck did.

    Every choice is judged by what its seat knew at that moment. Start, decisions and luck add up to the outcome.
    .short = Review a recorded race: decisions and luck.
    .seat = Whose choices.  [default: yours, or 0]
    .rollouts = Races driven on for every answer.
    .seed = The seed of these races.
coach-title = { $car } (seat { $seat }, { $driver })
coach-race = Race { $race }
coach-sum = Chance to win at the start { $start }, choices { $decisions }, luck { $luck }: outcome { $outcome }.
coach-sum-places = Expected place at the start { $start }, choices { $decisions }, luck { $luck }: place { $place }.
coach-unfinished = The record stops before the end: its outcome is the chance to win at that moment.
coach-no-moment = No clear mistakes found.
coach-judged = Choices: { $choices }. Every answer was judged by { $rollouts } races: { $evaluator }.
coach-round = Round { $round }:
coach-progress = looking at every choice
coach-column-race = race
coach-column-round = round
coach-column-cause = about
coach-column-played = played
coach-column-better = better
coach-column-loss = lost chance to win
coach-cause = { $cause ->
    [gear] gear
    [corner-heat] Heat at corners
    [cards] cards
    [value] value
    [boost] Boost
    [cooldown] Cooldown
    [slipstream] Slipstream
    [discard] discard
   *[symbol] symbol
  }
review-no-such-seat = there is no driver in seat { $seat }: seats are 0 to { $last }
review-nothing = nothing to review: this driver never had a choice to make
review-too-few = { $rollouts } is too few: { $least } races are the least

## What is told of a moment

coach-told-spun-out = Speed { $speed } at { $corner }, limit { $limit }: the engine could not pay, a spin-out.
coach-told-paid = Speed { $speed } at { $corner }, limit { $limit }: { $heat } Heat paid.
coach-told-within = Speed { $speed } at { $corner }, within the limit of { $limit }.
coach-told-stopped = { $spaces ->
    [0] Speed { $speed }, stopped right before { $corner }.
    [one] Speed { $speed }, stopped { $spaces } space before { $corner }.
   *[other] Speed { $speed }, stopped { $spaces } spaces before { $corner }.
  }
coach-told-drove = Speed { $speed }, with no corner left before the finish.
coach-told-cooled = { $heat } Heat was cooled.
coach-told-boosted = The Boost was taken.
coach-told-ended-react = The reactions ended here.
coach-told-towed = { $spaces ->
    [one] A Slipstream of { $spaces } space was taken.
   *[other] A Slipstream of { $spaces } spaces was taken.
  }
coach-told-not-towed = A Slipstream was on offer and not taken.
coach-told-discarded = Discarded: { $cards }.
coach-told-kept-all = No card was discarded.
coach-told-others-there = { $cars ->
    [one] One other car went through there at { $low } to { $high } and paid { $least } to { $most } Heat.
   *[other] { $cars } other cars went through there at { $low } to { $high } and paid { $least } to { $most } Heat.
  }
coach-told-others-there-at = { $cars ->
    [one] One other car went through there at { $low } and paid { $least } Heat.
   *[other] { $cars } other cars went through there at { $low } and paid { $least } Heat.
  }
coach-told-later = One round later: place { $place }, { $heat } Heat in the engine.
coach-told-later-before = { $spaces ->
    [0] One round later: place { $place }, { $heat } Heat in the engine, right before { $corner }.
    [one] One round later: place { $place }, { $heat } Heat in the engine, { $spaces } space before { $corner }.
   *[other] One round later: place { $place }, { $heat } Heat in the engine, { $spaces } spaces before { $corner }.
  }
coach-told-safer = The better answer risks a spin-out of { $spin_out }, the one played { $others }.
coach-told-there-farther = { $spaces ->
    [one] The better answer gets { $spaces } space farther for no more Heat.
   *[other] The better answer gets { $spaces } spaces farther for no more Heat.
  }
coach-told-there-farther-for-heat = { $spaces ->
    [one] The better answer gets { $spaces } space farther, for { $heat } Heat more.
   *[other] The better answer gets { $spaces } spaces farther, for { $heat } Heat more.
  }
coach-told-there-keeps-heat = { $spaces ->
    [one] The better answer keeps { $heat } Heat more and gets { $spaces } space less far.
   *[other] The better answer keeps { $heat } Heat more and gets { $spaces } spaces less far.
  }
coach-told-there-keeps-heat-as-far = The better answer keeps { $heat } Heat more and gets as far.
coach-told-there-plays-stress = The better answer plays { $stress } Stress more and gets as far.
coach-told-there-holds-back = { $spaces ->
    [one] The better answer stops { $spaces } space shorter for the same Heat.
   *[other] The better answer stops { $spaces } spaces shorter for the same Heat.
  }
coach-told-chances = From here it wins { $better } of the races, the one played { $win }.
coach-told-places = Winning was out of reach. The better answer comes in at place { $better } on average, the one played at { $place }.
coach-told-only-good = It wins { $win } of the races from here; the next best wins { $less ->
    [one] { $less } point less
   *[other] { $less } points less
  }.
coach-told-only-good-place = It comes in at place { $place } on average; the next best is { $places } places worse.
coach-told-luck-spin-out = A spin-out at { $corner }.
coach-told-luck-flip = The flip: { $cards }.
coach-told-luck-rivals = What the others did made the difference.
coach-told-luck-rivals-spun = { $cars ->
    [one] One of the others spun out.
   *[other] { $cars } of the others spun out.
  }
coach-told-luck-cards = The cards that were drawn made the difference.
coach-told-became = The chance to win went from { $before } to { $after }.
coach-told-places-became = The expected place went from { $before } to { $after }.

## Hints

coach-hint = { $number }. { $action }: wins { $win } (± { $error }). { $reason }
coach-hint-place = { $number }. { $action }: place { $place } on average. { $reason }
coach-hint-by-place = Winning is out of reach: places count.
coach-hint-turn = Speed { $speed }, spin-out { $percent }.
coach-hint-draft = There are no hints in a draft.
coach-reason-finishes = It crosses the finish line ({ $chance }).
coach-reason-avoids-spin-out = The other answers risk a spin-out at { $corner } ({ $others } on average).
coach-reason-clears-corner-free = It takes { $corner } (limit { $limit }) for free.
coach-reason-keeps-heat-for-corner = It keeps { $heat } Heat for { $corner }; others { $others } on average.
coach-reason-cools = It cools { $heat } Heat.
coach-reason-sheds-stress = It gets rid of { $stress } Stress.
coach-reason-uses-straight = It uses the straight: Speed { $speed }, others { $others } on average.
coach-reason-sets-up-corner = { $spaces ->
    [0] It stops just before { $corner }, well placed for it.
    [one] It stops { $spaces } space before { $corner }, well placed for it.
   *[other] It stops { $spaces } spaces before { $corner }, well placed for it.
  }
coach-reason-boosts = { $heat ->
    [0] A flipped card adds Speed, for no Heat.
    [one] A flipped card adds Speed, for { $heat } Heat.
   *[other] A flipped card adds Speed, for { $heat } Heat.
  }
coach-reason-saves-heat = It saves Heat: { $heat }.
coach-reason-gains-spaces = Free spaces: { $spaces }.
coach-reason-stays-back = It stays back before { $corner }.
coach-reason-keeps-cards = It keeps { $cards }.
coach-reason-draws-new-cards = New cards instead of { $cards }.
coach-reason-only-answer = The rules leave no other choice.
coach-reason-farther = { $spaces ->
    [one] { $spaces } space farther than the best of the others, for no more Heat.
   *[other] { $spaces } spaces farther than the best of the others, for no more Heat.
  }
coach-reason-farther-for-heat = { $spaces ->
    [one] { $spaces } space farther than the best of the others, for { $heat } Heat more.
   *[other] { $spaces } spaces farther than the best of the others, for { $heat } Heat more.
  }
coach-reason-keeps-heat = { $spaces ->
    [one] Keeps { $heat } Heat more than the best of the others, and gets { $spaces } space less far.
   *[other] Keeps { $heat } Heat more than the best of the others, and gets { $spaces } spaces less far.
  }
coach-reason-keeps-heat-as-far = Keeps { $heat } Heat more than the best of the others, and gets as far.
coach-reason-plays-stress = Plays { $stress } Stress more than the best of the others, and gets as far.
coach-reason-holds-back = { $spaces ->
    [one] Stops { $spaces } space short of the best of the others, for the same Heat.
   *[other] Stops { $spaces } spaces short of the best of the others, for the same Heat.
  }
coach-reason-even = { $own } and { $other }: too close to call. Take the one whose hand you would rather play next.
coach-reason-even-by-place = Place { $own } and { $other } on average: too close to call. Take the one whose hand you would rather play next.
coach-reason-wins = Wins { $own } of the races from here, the best of the others { $other }.
coach-reason-wins-by-place = Comes in at place { $own } on average, the best of the others at { $other }.
