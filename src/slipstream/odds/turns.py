"""From the revealed cards to the corner check: values, React, what the corners then ask for."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import Final

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import FIRST_SPONSOR, SHIFT, UNIT, kinds_in, number_of
from slipstream.core.chance import ScriptedStream
from slipstream.core.events import CORNER_PASSED, SPUN_OUT, Event
from slipstream.core.steps import cooldown
from slipstream.core.steps.card_symbols import pay_refusal
from slipstream.core.steps.check_corner import check_corners, lines_crossed
from slipstream.core.steps.gain_sponsors import gain_from_press
from slipstream.core.steps.react import react, react_options, react_refusal
from slipstream.core.steps.reveal_and_move import choose_value, next_to_choose
from slipstream.core.steps.slipstream import slipstream_distances
from slipstream.core.steps.symbols import face_of
from slipstream.core.turn import has_finished
from slipstream.odds.luck import Way, ways
from slipstream.odds.outcome import Bill, Outcome, Outlook
from slipstream.odds.sketch import Sketch

Values = tuple[tuple[int, int], ...]  # card and value, in the order of the questions

COOLING: Final = (actions.COOL_GEAR, actions.COOL_ADRENALINE, actions.COOL_SECTOR, actions.COOL_CARD)
MANDATORY: Final = (actions.PAY_HEAT, actions.UNPAYABLE, actions.SCRAP)
# The first two change neither Speed nor Heat; what Salvage does to a later flip, `option_odds` tells.
QUIET: Final = (actions.REDUCE_STRESS, actions.SALVAGE, actions.END_REACT)
LUCKLESS: Final = (*COOLING, actions.ADRENALINE_MOVE, actions.ACCELERATE)
NOT_BASIC_FROM: Final = SHIFT[4]
A_PILE: Final = 7 * UNIT[FIRST_SPONSOR]  # to count gained Sponsor cards by; which ones they are is hidden


class Driving(Way):
    """A way through the turn, with the values that are still to be told."""

    __slots__ = ("made", "replaced", "values")

    def __init__(self, way: Way, sketch: Sketch, values: Values) -> None:
        super().__init__(sketch, way.weight, way.out_of)
        self.values = values
        self.made = False  # the one optional reaction
        self.replaced = 0

    def after(self, way: Way, action: Action, made: bool) -> Driving:
        """This way and then that one, which `action` has led to."""
        following = Driving(way, way.sketch, self.values)
        following.weight *= self.weight
        following.out_of *= self.out_of
        following.made = made
        following.replaced = self.replaced + (action.kind == actions.UNPAYABLE)
        tell_values(following)
        return following


def choices(sketch: Sketch, cards: int) -> list[Values]:
    """Every choice of values for these cards, as they are asked for; equal cards are not told apart."""
    per_kind: list[list[Values]] = []
    for kind in kinds_in(cards):
        card = UNIT[kind]
        values = sorted(map(int, face_of(sketch.car, card).values))
        number = int(number_of(cards, kind))
        sets = combinations_with_replacement(values, number)
        per_kind.append([tuple((card, value) for value in chosen) for chosen in sets])
    return [sum(parts, ()) for parts in product(*per_kind)]


def tell_values(way: Driving) -> None:
    """Answer every open question for a value. The sketch is changed."""
    state, car = way.sketch.state, way.sketch.car
    while state.turn.to_choose != 0:
        card = int(next_to_choose(state))
        at = next(index for index, told in enumerate(way.values) if told[0] == card)
        choose_value(state, car, card, way.values[at][1])
        way.values = way.values[:at] + way.values[at + 1 :]


def mandatory(sketch: Sketch) -> Action | None:
    """The Heat symbol that has to be settled next, in the order of kinds.

    Scrap comes last and so changes nothing that counts here: it is left open.
    """
    state, car = sketch.state, sketch.car
    if state.turn.open_heat == 0:
        return None
    card = UNIT[kinds_in(state.turn.open_heat)[0]]
    payable = pay_refusal(state, car, card) == ""
    return Action(actions.PAY_HEAT if payable else actions.UNPAYABLE, 0, 0, card)


def best_cooldown(sketch: Sketch) -> Action | None:
    """A Cooldown on offer, for all it can."""
    state, car = sketch.state, sketch.car
    sources = [(kind, 0) for kind in COOLING[:-1]]
    sources += [(actions.COOL_CARD, UNIT[kind]) for kind in kinds_in(state.turn.open_cooldown)]
    for kind, card in sources:
        number = cooldown.most(state, car, kind, card)
        if number > 0:
            return Action(kind, 0, number, card)
    return None


def is_offered(sketch: Sketch, action: Action) -> bool:
    """Can this symbol be used now?"""
    numbers = action.kind, action.cards, action.number, action.source
    return react_refusal(sketch.state, sketch.car, *numbers) == ""


def use(sketch: Sketch, action: Action) -> list[Way]:
    """Every way that using this symbol may go."""

    def step(trial: Sketch) -> None:
        react(trial.state, trial.car, action.kind, action.cards, action.number, action.source)

    kind = action.kind
    return ways(sketch, step, any_card=kind == actions.SCRAP, flips=kind == actions.BOOST)


def through_react(starts: list[Driving], reaction: Action | None, cool: bool) -> list[Driving]:
    """To the end of React: the one reaction as soon as it is offered, Heat symbols when they have to be.

    `cool`: besides, every Cooldown for all it can, before anything mandatory.
    """
    done: list[Driving] = []
    left = starts[:]
    if len(left) > 1 and not may_turn_over(starts, reaction):
        left = merged(starts)
    while left:
        way = left.pop()
        action, made = None, way.made
        if reaction is not None and not made and is_offered(way.sketch, reaction):
            action, made = reaction, True
        if action is None and cool:
            action = best_cooldown(way.sketch)
        if action is None:
            action = mandatory(way.sketch)
        if action is None:
            done.append(way)
            continue
        left += [way.after(further, action, made) for further in use(way.sketch, action)]
    return done


def merged(driven: list[Driving]) -> list[Driving]:
    """The same ways of one plan and choice; those that differ only in Basic cards and piles made one.

    Nothing but turning over looks at these: for ways on which nothing will be turned over any more.
    """
    found: dict[tuple[object, ...], Driving] = {}
    for way in driven:
        car, turn = way.sketch.car, way.sketch.state.turn
        place = turn.speed, car.progress, car.spot, car.engine, car.hand, turn.sectors_cooled
        key = *place, car.play >> NOT_BASIC_FROM, way.out_of, way.made, way.replaced
        same = found.get(key)
        if same is None:
            found[key] = same = Driving(way, way.sketch, way.values)
            same.made, same.replaced = way.made, way.replaced
        else:
            same.weight += way.weight
    return list(found.values())


def may_turn_over(starts: list[Driving], reaction: Action | None) -> bool:
    """May cards be turned over in React, for this reaction or for a Heat symbol?"""
    if reaction is not None and reaction.kind not in LUCKLESS:
        return True
    return any(way.sketch.state.turn.open_heat != 0 for way in starts)


def offered(starts: list[Driving]) -> list[Action]:
    """The optional symbols that could be used first in React, on any of these ways."""
    found: dict[tuple[int, int, int], Action] = {}
    for way in starts:
        for action in react_options(way.sketch.state, way.sketch.car):
            if action.kind not in MANDATORY and action.kind not in QUIET:
                found[int(action.kind), int(action.source), int(action.number)] = action
    return [found[key] for key in sorted(found)]


def asks_for(sketch: Sketch, action: Action) -> int:
    """The cards whose value will be asked for if this symbol is used."""
    if action.kind != actions.DIRECT_PLAY:
        return 0
    return int(action.source) if len(face_of(sketch.car, action.source).values) > 1 else 0


Result = tuple[int, int, int, tuple[Bill, ...], int, int, int, int, bool, tuple[int, ...], int, int, int]


def at_the_corners(way: Driving, before_slipstream: bool) -> Result:
    """What step 7 will ask for on this way, and what it leaves."""
    sketch = way.sketch
    state, car, turn = sketch.state, sketch.car, sketch.state.turn
    tows, coolable = tuple[int, ...](), 0
    if before_slipstream:
        tows, coolable = tuple(slipstream_distances(state, car)), int(cooldown.available(state, car, 0))
    place = int(turn.speed), int(car.progress), int(car.spot)
    bills: list[Bill] = []
    engine, spins, press = int(car.engine), -1, 0
    if lines_crossed(state.track, state.rules, turn.start, car.progress):
        sketch = sketch.copy()
        car = sketch.car
        for event in corner_events(sketch):
            if event.kind == CORNER_PASSED:
                bills.append(Bill(int(event.a), int(event.c), int(event.d)))
            elif event.kind == SPUN_OUT:
                spins = int(event.a)
        press = press_cards(sketch, len(bills)) if spins < 0 else 0
    heat, paid = sum(bill.due for bill in bills), engine - int(car.engine)
    finishes = bool(has_finished(sketch.state, car))
    after = tuple(bills), heat, paid, int(car.engine), spins, finishes
    return *place, *after, tows, coolable, way.replaced, press


def corner_events(sketch: Sketch) -> list[Event]:
    """Check the corners; gives what happened there. The sketch is changed."""
    sketch.state.log = events = list[Event]()
    check_corners(sketch.state, sketch.car)
    return events


def press_cards(sketch: Sketch, lines: int) -> int:
    """The Sponsor cards that these corner lines bring as Press Corners. The sketch is changed."""
    state = sketch.state
    if not state.rules.sponsors_in_play:
        return 0
    state.sponsor_pile, state.sponsor_luck = A_PILE, ScriptedStream([0] * lines)
    state.turn.sponsors_gained = 0
    gain_from_press(state, sketch.car)
    return int(state.turn.sponsors_gained)


def outlook(values: Values, ends: list[Driving], before_slipstream: bool = True) -> Outlook:
    """The outcomes of all these ways, equal ones merged."""
    weights: dict[Result, dict[int, int]] = {}  # by the number they are out of
    for way in merged(ends) if len(ends) > 1 else ends:
        weight = weights.setdefault(at_the_corners(way, before_slipstream), {})
        weight[way.out_of] = weight.get(way.out_of, 0) + way.weight
    outcomes = []
    for result in sorted(weights):
        first, *others = [Fraction(weight, out_of) for out_of, weight in weights[result].items()]
        outcomes.append(Outcome(sum(others, first), *result))
    return Outlook(tuple(value for _, value in values), tuple(outcomes))
