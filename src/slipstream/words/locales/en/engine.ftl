# What happens in a race, what can be answered, and why an answer is refused.
# Sentences about a car begin with { $car }: several of them are joined behind one name.

## Small parts

either = { $first } or { $last }
both = { $first } and { $last }
series = { $first }; { $last }
percent = { $number }%
span = { $low } to { $high }
nothing = nothing
hidden = hidden
these-cards = these cards

## Names

card-heat = Heat
card-stress = Stress
card-number = card { $number }
category = { $name ->
   *[other] { $category }
  }
colour = { $colour ->
    [black] black
    [blue] blue
    [green] green
    [red] red
    [gray] gray
   *[yellow] yellow
  }
the-car = { $colour ->
    [black] the black car
    [blue] the blue car
    [green] the green car
    [red] the red car
    [gray] the gray car
   *[yellow] the yellow car
  }
name-of-circuit = { $circuit ->
   *[other] { $name }
  }
name-of-event = { $number ->
   *[other] { $label }
  }
name-of-weather = { $weather ->
    [clouds] clouds
    [fog] fog
    [storm] storm
    [snow] snow
    [rain] rain
   *[sun] sun
  }
name-of-driver = { $driver ->
   *[other] { $driver }
  }
name-of-action = { $action ->
   *[other] { $action }
  }
name-of-step = { $step ->
   *[other] { $step }
  }
place = { $where ->
    [grid] space { $space } on the grid
   *[lap] lap { $lap }, space { $space }
  }

## Events

event-round-started = Round { $round }
event-planned = { $car } has chosen gear and cards
event-plan-taken-back = { $car } takes the plan back
event-gear-shifted = { $how ->
    [stays] { $car } stays in gear { $gear }
    [pays] { $car } shifts from gear { $before } to { $gear }, paying 1 Heat
   *[free] { $car } shifts from gear { $before } to { $gear }
  }
event-gear-corrected = { $how ->
    [discards] { $car } cannot pay to shift two gears from { $before }, so gear { $gear }: { $card } is discarded
   *[adds] { $car } cannot pay to shift two gears from { $before }, so gear { $gear }: a card is added
  }
event-revealed = { $car } reveals { $cards }
event-cluttered = { $car } has a cluttered hand ({ $cards }): no movement, first gear
event-flipped = { $kept ->
    [yes] { $car } flips { $card }
   *[no] { $car } flips { $card } and discards it
  }
event-reshuffled = { $car } shuffles { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } into a new draw pile
event-value-chosen = { $car } chooses { $value } on { $card }
event-speed-set = { $car } has Speed { $speed }
event-moved = { $blocked ->
    [0] { $car } moves to { $place }
   *[other] { $car } moves to { $place } (blocked, { $blocked } short)
  }
event-adrenaline-gained = { $car } has Adrenaline
event-adrenaline-used = { $car } uses Adrenaline: Speed +1
event-boosted = { $car } uses Boost
event-cooled-down = { $car } cools { $number } Heat ({ $source ->
    [gear] gear
    [adrenaline] Adrenaline
    [sector] sector
   *[card] card
  })
event-heat-paid = { $car } pays { $number } Heat ({ $reason ->
    [gear] gear
    [boost] Boost
    [corner] corner
   *[symbol] symbol
  })
event-unpayable = { $car } cannot pay for { $card }: replaced, now at { $place }
event-scrapped = { $car } scraps { $card }
event-stress-reduced = { $car } discards { $number } Stress
event-salvaged = { $shown ->
    [yes] { $car } salvages { $number } ({ $cards })
   *[no] { $car } salvages { $number }
  }
event-directly-played = { $car } plays { $card } directly
event-accelerated = { $car } accelerates by { $number }
event-slipstreamed = { $car } uses Slipstream: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }
event-corner-passed = { $due ->
    [0] { $car } takes { $corner } (limit { $limit }) at Speed { $speed }
   *[other] { $car } takes { $corner } (limit { $limit }) at Speed { $speed }: { $due } Heat due
  }
event-spun-out = { $car } SPINS OUT at { $corner }, back to { $place }, { $stress } Stress
event-eliminated = { $car } is ELIMINATED in round { $round }
event-sponsor-gained = { $shown ->
    [yes] { $car } gains a Sponsor card: { $card } ({ $reason ->
        [press-corner] the Press Corner
        [top-speed] a top Speed
        [overtaking] overtaking
        [first-lap] the first lap
       *[start] at the start
      })
   *[no] { $car } gains a Sponsor card ({ $reason ->
        [press-corner] the Press Corner
        [top-speed] a top Speed
        [overtaking] overtaking
        [first-lap] the first lap
       *[start] at the start
      })
  }
event-discarded = { $shown ->
    [yes] { $car } discards { $number } ({ $cards })
   *[no] { $car } discards { $number } ({ $top } on top)
  }
event-refreshed = { $car } puts { $card } on top of the draw pile
event-used-up = { $car } has used up { $cards }
event-play-area-cleared = { $car } clears the play area
event-drew = { $shown ->
    [yes] { $car } draws { $number }: { $cards }
   *[no] { $car } draws { $number }
  }
event-lap-started = { $car } opens lap { $lap }
event-finished = { $car } FINISHES in round { $round }
event-ranked = { $car } takes place { $place }
event-race-over = The race is over
event-legend-card-revealed = The Legends drive by card { $card }
event-legend-moved = { $car } (Legend) makes move { $move }
event-upgrade-taken = { $car } takes { $face }
event-upgrade-swapped = { $car } swaps { $given } for { $face }
event-upgrade-kept = { $car } keeps { $face }
event-points-scored = { $car } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } in all

## Refusals

refused = { $reason }.
refused-legal = { $reason }. Legal: { $options }.
refused-legal-more = { $reason }. Legal: { $options }; and { $more } more.
refusal-not-your-turn = seat { $seat } has nothing to decide now
refusal-stale-decision = decision { $decision } is no longer open
refusal-nothing-to-undo = there is nothing that seat { $seat } could take back
refusal-not-in-this-step = { $action } is not possible now: the race waits for { $step }
refusal-no-such-gear = there is no gear { $gear }: gears are 1 to 4
refusal-gear-too-far = gear { $from } to { $gear } is more than two steps
refusal-gear-needs-heat = gear { $from } to { $gear } costs 1 Heat and the engine is empty
refusal-gear-not-filled = gear { $gear } needs { $gear } playable cards and the hand has { $playable }
refusal-cards-not-in-hand = { $cards } are not in hand
refusal-wrong-number-of-cards = the number of cards must be the gear
refusal-heat-not-playable = Heat cannot be played ({ $cards })
refusal-not-discardable = Stress and Heat cannot be discarded ({ $cards })
refusal-play-all-then-heat = with a cluttered hand all { $playable } playable cards are played, then Heat
refusal-not-an-action = { $action } carries something it does not name
refusal-symbol-used = { $action }: this symbol has been used in this turn
refusal-symbol-not-open = { $action }: there is no such symbol open now
refusal-mandatory-symbol-open = React cannot end while a Heat or Scrap symbol is open
refusal-no-cooldown-here = no Cooldown may be used in this sector
refusal-symbol-needs-heat = { $card } asks for more Heat than there is
refusal-symbol-is-payable = the engine can pay for { $card }
refusal-stress-out-of-range = { $number } is more or less Stress than can be discarded ({ $stress } in hand)
refusal-cards-not-in-discard-pile = { $cards } are not in the discard pile
refusal-too-many-salvaged = { $cards } are more cards than { $card } may salvage
refusal-no-direct-play = { $card } cannot be played directly
refusal-no-plus-used = no + symbol has been used in this turn
refusal-no-value-to-choose = it is not the value of { $card } that is asked for
refusal-value-not-printed = { $number } is not printed on { $card }
refusal-value-not-in-play = { $number } is not one of the Speeds { $card } can have now
refusal-no-refresh = { $card } cannot be refreshed
refusal-no-slipstream-here = no Slipstream may start in this sector
refusal-not-in-the-market = this card is not in the market
refusal-not-your-upgrade = this Upgrade is not owned
refusal-no-cooldown-in-gear = gear { $gear } gives no Cooldown
refusal-no-heat-in-hand = there is no Heat in hand to cool
refusal-cooldown-out-of-range = { $number } is more or less Heat than can be cooled ({ $heat } in hand)
refusal-no-adrenaline = this car has no Adrenaline in this round
refusal-no-room-ahead = the space ahead is full
refusal-boost-needs-heat = a Boost costs 1 Heat and the engine is empty
refusal-slipstream-distance = a Slipstream of { $number ->
    [one] { $number } space
   *[other] { $number } spaces
  } is not on offer
refusal-slipstream-over-finish = a Slipstream may not reach the finish line
refusal-slipstream-no-car = there is no car beside or directly in front

## Answers

action-plan = gear { $gear }: { $cards }
action-take-back = take the plan back
action-choose-value = { $card }: Speed { $number }
action-cool-gear = cool { $number } Heat with the gear
action-cool-adrenaline = cool 1 Heat with Adrenaline
action-cool-sector = cool { $number } Heat by the weather
action-cool-card = cool { $number } Heat with { $card }
action-pay-heat = pay the Heat of { $card }
action-unpayable = { $number ->
    [0] declare { $card } unpayable: it is replaced by a flip
   *[other] declare { $card } (Speed { $number }) unpayable: it is replaced by a flip
  }
action-scrap = scrap cards for { $card }
action-reduce-stress = discard { $number } Stress with { $card }
action-salvage = salvage { $cards } with { $card }
action-direct-play = play { $card } directly
action-accelerate = accelerate with { $card }
action-adrenaline-move = Adrenaline: Speed +1 and one space
action-boost = Boost: flip a card and move its value
action-end-react = finish reacting
action-slipstream = Slipstream, { $number ->
    [one] { $number } space
   *[other] { $number } spaces
  }
action-no-slipstream = no Slipstream
action-discard = discard { $cards }
action-no-discard = keep all cards
action-refresh = put { $card } on top of the draw pile
action-no-refresh = refresh no more cards
action-take-upgrade = take { $face }
action-swap-upgrade = swap { $given } for { $face }
action-no-swap = swap nothing
action-keep-upgrade = keep { $face }
