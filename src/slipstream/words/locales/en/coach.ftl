# The coach: reviews on the command line, hints in the terminal.

## Review

cli-help-review =
    Look at a recorded race or season again: the choices that cost most, and what luck did.

    Every choice is judged by what its seat knew at that moment. Start, decisions and luck add up to the outcome.
    .short = Review a recorded race: decisions and luck.
    .seat = Whose choices.  [default: yours, or 0]
    .rollouts = Races driven to their end for every answer; a power of two.
    .seed = The luck of these races.
coach-title = { $car } (seat { $seat }, { $driver })
coach-race = Race { $race }
coach-sum = Chance to win at the start { $start } %, decisions { $decisions } %, luck { $luck } %: outcome { $outcome } %.
coach-unfinished = The record stops before the end: its outcome is the chance to win at that moment.
coach-no-moment = No choice cost more than chance can tell.
coach-judged = Choices: { $choices }. Every answer was judged by { $rollouts } races: { $evaluator }.
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
review-nothing = there was nothing to choose in this race
review-not-a-power-of-two = { $rollouts } is not a power of two from 2 on, as 256 is

## Hints

coach-hint = { $number }. { $action }: wins { $win } % (±{ $error }). { $reason }
coach-hint-turn = Speed { $speed }, spin-out { $percent } %.
coach-hint-draft = There are no hints in a draft.
coach-reason-finishes = It finishes ({ $chance } %).
coach-reason-avoids-spin-out = Others risk a spin-out at { $corner } ({ $others } %).
coach-reason-clears-corner-free = It takes { $corner } (limit { $limit }) for free.
coach-reason-keeps-heat-for-corner = It keeps { $heat } Heat for { $corner }; others { $others }.
coach-reason-cools = It cools { $heat } Heat.
coach-reason-sheds-stress = It gets rid of Stress: { $stress }.
coach-reason-uses-straight = It uses the straight: Speed { $speed }, others { $others }.
coach-reason-sets-up-corner = It stops { $spaces } spaces before { $corner }, ready for it.
coach-reason-boosts = The Boost is worth its Heat.
coach-reason-saves-heat = It saves Heat: { $heat }.
coach-reason-gains-spaces = Free spaces: { $spaces }.
coach-reason-stays-back = It stays before { $corner }.
coach-reason-keeps-cards = It keeps { $cards }.
coach-reason-draws-new-cards = New cards instead of { $cards }.
coach-reason-wins-most = Only the chance to win tells it from the others.
