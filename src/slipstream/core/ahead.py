"""The turn ahead: everything a plan or an answer may lead to, by the real steps on a trial car.

A `Way` is one way the turn may go: a race as somebody sees it, whose own car is driven on, and the chance of
it, `weight` of `out_of` equally likely ones. Where a step turns cards over, the way parts into one for every
card that could be found. All other cars stand as they do. Nothing hidden is looked at: piles are sets.

One assumption holds wherever somebody is told what comes of a choice: **every Cooldown on offer is used for
all it can, and nothing else that is optional** (COOL-4, REACT-5). Heat symbols are settled after that, in the
order of kinds; Scrap comes last, changes nothing that counts here, and is left open.

Only Basic cards are ever found (PLUS-1). The cards passed over stay in the draw pile of a way: that changes
no chance, since the pile is formed anew from all of them when no Basic card is left in it (PLUS-8).
"""

from __future__ import annotations

from slipstream.core.actions import (
    BOOST,
    COOL_CARD,
    DIRECT_PLAY,
    END_REACT,
    KEEPS_TURN,
    MANDATORY,
    PAY_HEAT,
    SALVAGE,
    SCRAP,
    UNPAYABLE,
    Action,
    is_cooldown,
)
from slipstream.core.cards import BASICS, SHIFT, UNIT, count, kinds_in, number_of, overlap
from slipstream.core.chance import NO_LUCK, ScriptedStream
from slipstream.core.events import CORNER_PASSED, SPUN_OUT
from slipstream.core.movement import go_faster
from slipstream.core.piles import find, put_on_discard
from slipstream.core.state import RaceState
from slipstream.core.steps import cooldown
from slipstream.core.steps.card_symbols import lay_down, lose_unpayable, pay_refusal, replace_by
from slipstream.core.steps.check_corner import check_corners, lines_crossed
from slipstream.core.steps.gain_sponsors import gain_from_press
from slipstream.core.steps.play_cards import stands_still
from slipstream.core.steps.react import pay_boost, react, react_options, react_refusal
from slipstream.core.steps.reveal_and_move import (
    choose_value,
    clutter,
    gather,
    next_to_choose,
    set_off,
    turn_over,
)
from slipstream.core.steps.shift_gears import shift
from slipstream.core.steps.slipstream import slipstream, slipstream_distances
from slipstream.core.steps.symbols import close, face_of
from slipstream.core.steps.tournament import out_of_reach, play_one_less, play_one_more
from slipstream.core.symbols import SYM_COOLDOWN, SYM_HEAT, SYM_SCRAP
from slipstream.core.turn import begin_turn, has_finished
from slipstream.core.turn_data import BY_REVEAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car

_NOT_BASIC_FROM: Final = SHIFT[4]


class Way:
    """One way the turn may go, as far as it has come."""

    def __init__(self, state: RaceState, car: Car) -> None:
        self.state = state
        self.car = car
        self.weight: i64 = 1
        self.out_of: i64 = 1
        self.found: i64 = 0  # cards that came to light
        self.value: i64 = 0  # of the last one
        self.values: list[int] = []  # card and value, card and value: choices that are still to be told
        self.reacted = False  # the one optional reaction was made
        self.cooled: i64 = 0  # Heat that Cooldown has brought
        self.replaced: i64 = 0  # cards whose Heat symbol could not be paid (SYM-HEAT-4)

    def copy(self) -> Way:
        """The same way again, to be driven on by itself. Other cars are shared: nothing changes them."""
        other = trial_of(self.state, self.car)
        other.weight = self.weight
        other.out_of = self.out_of
        other.found = self.found
        other.value = self.value
        if self.values:
            other.values = self.values[:]
        other.reacted = self.reacted
        other.cooled = self.cooled
        other.replaced = self.replaced
        return other


def trial_of(state: RaceState, car: Car) -> Way:
    """A race to try the turn of this car on."""
    trial = car.copy()
    cars = state.cars[:]
    cars[car.seat] = trial
    other = RaceState(state.track, state.rules, cars, state.turn.copy(), NO_LUCK, NO_LUCK)
    other.stress_supply = state.stress_supply
    other.sponsor_pile = state.sponsor_pile
    other.sponsors_used = state.sponsors_used
    return Way(other, trial)


def join(known: dict[tuple[int, ...], Way], key: tuple[int, ...], way: Way) -> None:
    """Add a way to those that are known, or its weight to the one that is the same as far as it counts."""
    same = known.get(key)
    if same is None:
        known[key] = way
    else:
        same.weight += way.weight


# Turning over


def found_by(way: Way) -> list[Way]:
    """Every card that a + symbol may find, in play; the same way if there is none (PLUS-1..3, 8, 9)."""
    car = way.car
    if car.draw & BASICS == 0:
        if car.discard & BASICS == 0:
            way.value = 0
            return [way]
        car.draw += car.discard  # all of it passes, and the pile is formed anew
        car.discard = 0
        car.discard_top = 0
        car.top = None
    pile = car.draw & BASICS
    ways: list[Way] = []
    kind: i64 = 0
    while kind < 4:
        number = number_of(pile, kind)
        if number > 0:
            # the last one need not be a copy
            following = way if number == count(pile >> SHIFT[kind] << SHIFT[kind]) else way.copy()
            following.car.draw -= UNIT[kind]
            following.value = find(following.state, following.car, UNIT[kind])
            following.found += 1
            following.weight *= number
            following.out_of *= count(pile)
            ways.append(following)
        kind += 1
    return ways


def resolve_pluses(way: Way, number: i64) -> list[Way]:
    """Every way that so many + symbols may go, their values gathered. Cards count as a set (PLUS-5)."""
    ways = [way]
    while number > 0:
        known: dict[tuple[int, ...], Way] = {}
        for one in ways:
            one.state.turn.plus_used += 1
            for following in found_by(one):
                following.state.turn.gathered += following.value
                join(known, (following.car.play, following.out_of), following)
        ways = list(known.values())
        number -= 1
    return ways


# From the plan to React


def reveal_plan(way: Way, cards: i64) -> list[Way]:
    """Every way from a plan to the values of its cards: shifted, turned over, + symbols resolved."""
    state = way.state
    car = way.car
    car.plan = cards
    if not state.rules.tournament:
        shift(state, car, count(cards))
    begin_turn(state, car)
    turn_over(state, car)
    if stands_still(cards):
        if state.rules.tournament:
            shift(state, car, count(cards))
        clutter(state, car)
        return [way]
    ways = [way]
    if state.rules.tournament:
        ways = named_gears(way)
    further: list[Way] = []
    for one in ways:
        symbols = gather(one.state, one.car, one.car.play, BY_REVEAL)
        further += resolve_pluses(one, symbols)
    return further


def named_gears(way: Way) -> list[Way]:
    """Every way to name the gear in a tournament: paid for, or corrected by luck (TOURNAMENT-2..6)."""
    state = way.state
    car = way.car
    if not out_of_reach(car):
        shift(state, car, count(car.play))
        return [way]
    if count(car.play) < car.gear:
        play_one_more(state, car)
        return found_by(way)
    ways: list[Way] = []
    cards = car.play
    for kind in kinds_in(cards):
        following = way.copy()
        following.weight *= number_of(cards, kind)
        following.out_of *= count(cards)
        play_one_less(following.state, following.car, UNIT[kind])
        ways.append(following)
    return ways


def value_choices(car: Car, cards: i64) -> list[list[int]]:
    """Every choice of values for these cards: card and value, card and value, in the order of the questions.

    Equal cards are not told apart. One empty choice for no cards.
    """
    found: list[list[int]] = [[]]
    for kind in kinds_in(cards):
        card = UNIT[kind]
        values = sorted(face_of(car, card).values)
        parts: list[list[int]] = [[]]
        left = number_of(cards, kind)
        while left > 0:
            parts = [
                [*part, card, value]
                for part in parts
                for value in values
                if not part or value >= part[-1]  # the same values in another order are the same
            ]
            left -= 1
        found = [[*before, *part] for before in found for part in parts]
    return found


def values_asked(ways: list[Way]) -> list[list[int]]:
    """Every choice of the values that some of these ways ask for.

    Ways may differ in this: a corrected gear may have taken a card away (TOURNAMENT-4).
    """
    cards: i64 = 0
    for way in ways:
        more = way.state.turn.to_choose
        cards += more - overlap(cards, more)
    return value_choices(ways[0].car, cards)


def started(revealed: list[Way], values: list[int]) -> list[Way]:
    """The ways of a plan up to React, these values chosen. Those before stay as they are."""
    starts = [way.copy() for way in revealed]
    for way in starts:
        set_off_with(way, values)
    return starts


def set_off_with(way: Way, values: list[int]) -> None:
    """Choose these values, as they are asked for, and move."""
    way.values = values
    if way.state.turn.to_choose == 0:
        set_off(way.state, way.car)
    else:
        tell_values(way)


def tell_values(way: Way) -> None:
    """Answer every open question for a value; after the last one the car moves (GARAGE-15)."""
    state = way.state
    while state.turn.to_choose != 0:
        card = next_to_choose(state)
        at = 0
        while way.values[at] != card:
            at += 2
        choose_value(state, way.car, card, way.values[at + 1])
        way.values = way.values[:at] + way.values[at + 2 :]


# React


def use(way: Way, action: Action) -> list[Way]:
    """Every way that using a symbol may go. The way itself is driven on."""
    state = way.state
    car = way.car
    kind = action.kind
    ways = [way]
    if kind == BOOST:
        pay_boost(state, car)
        state.turn.plus_used += 1
        ways = found_by(way)
        for one in ways:
            go_faster(one.state, one.car, one.value)
    elif kind == UNPAYABLE:
        way.replaced += 1
        lose_unpayable(state, car, action.source)
        ways = found_by(way)
        for one in ways:
            replace_by(one.state, one.car, action.source, action.number, one.value)
    elif kind == DIRECT_PLAY:
        lay_down(state, car, action.source)
        ways = resolve_pluses(way, gather(state, car, action.source, action.source))
        for one in ways:
            if one.state.turn.to_choose == 0:
                set_off(one.state, one.car)
    elif kind == SCRAP:
        ways = scrapped(way, action.source)
    else:
        react(state, car, kind, action.cards, action.number, action.source)
        if is_cooldown(kind):
            way.cooled += action.number
    return ways


def scrapped(way: Way, card: i64) -> list[Way]:
    """Every way to scrap; which cards go counts only if something is turned over later (SYM-SCRAP-1..3)."""
    close(way.state.turn, SYM_SCRAP, card)
    if way.state.turn.open[SYM_HEAT] == 0:
        return [way]
    ways = [way]
    left = face_of(way.car, card).number(SYM_SCRAP)
    while left > 0:
        known: dict[tuple[int, ...], Way] = {}
        for one in ways:
            for following in top_cards(one):
                car = following.car
                join(known, (car.draw, car.discard, following.out_of), following)
        ways = list(known.values())
        left -= 1
    return ways


def top_cards(way: Way) -> list[Way]:
    """Every card that may lie on top of the draw pile, discarded (DRAW-5, 6)."""
    car = way.car
    if car.draw == 0:
        car.draw = car.discard
        car.discard = 0
        car.top = None
    if car.draw == 0:
        return [way]
    top = car.top
    if top is not None:
        card = top.pop()
        if not top:
            car.top = None
        car.draw -= card
        put_on_discard(car, card)
        return [way]
    ways: list[Way] = []
    for kind in kinds_in(car.draw):
        following = way.copy()
        following.weight *= number_of(car.draw, kind)
        following.out_of *= count(car.draw)
        following.car.draw -= UNIT[kind]
        put_on_discard(following.car, UNIT[kind])
        ways.append(following)
    return ways


def next_cooldown(way: Way) -> Action | None:
    """A Cooldown on offer, for all it can."""
    state = way.state
    car = way.car
    kind = cooldown.next_source(state, car)
    if kind != 0:
        return Action(kind, 0, cooldown.most(state, car, kind, 0))
    if car.symbols:
        for special in kinds_in(state.turn.open[SYM_COOLDOWN]):
            number = cooldown.most(state, car, COOL_CARD, UNIT[special])
            if number > 0:
                return Action(COOL_CARD, 0, number, UNIT[special])
    return None


def next_heat_symbol(way: Way) -> Action | None:
    """The Heat symbol that has to be settled next, paid if it can be (SYM-HEAT-1, SYM-HEAT-4)."""
    state = way.state
    zone = state.turn.open[SYM_HEAT]
    if zone == 0:
        return None
    card = UNIT[kinds_in(zone)[0]]
    payable = pay_refusal(state, way.car, card) == ""
    return Action(PAY_HEAT if payable else UNPAYABLE, 0, 0, card)


def is_offered(way: Way, action: Action) -> bool:
    """Can this symbol be used now?"""
    return react_refusal(way.state, way.car, action.kind, action.cards, action.number, action.source) == ""


def through_react(starts: list[Way], reaction: Action | None) -> list[Way]:
    """To the end of React: the one reaction as soon as it is offered, Cooldown, then Heat symbols."""
    done: list[Way] = []
    left = merged(starts) if len(starts) > 1 and not may_turn_over(starts, reaction) else starts[:]
    while left:
        way = left.pop()
        action: Action | None = None
        if reaction is not None and not way.reacted and is_offered(way, reaction):
            action = reaction
            way.reacted = True
        if action is None:
            action = next_cooldown(way)
        if action is None:
            action = next_heat_symbol(way)
        if action is None:
            done.append(way)
            continue
        for following in use(way, action):
            tell_values(following)
            left.append(following)
    return done


def may_turn_over(starts: list[Way], reaction: Action | None) -> bool:
    """May cards be turned over in React, for this reaction or for a Heat symbol?"""
    if reaction is not None and reaction.kind in (BOOST, DIRECT_PLAY, UNPAYABLE, SCRAP, SALVAGE):
        return True
    for way in starts:
        if way.state.turn.open[SYM_HEAT] != 0:
            return True
    return False


def merged(ways: list[Way]) -> list[Way]:
    """The same ways; those that differ only in Basic cards and piles made one.

    Nothing but turning over looks at these: for ways on which nothing will be turned over any more.
    """
    known: dict[tuple[int, ...], Way] = {}
    for way in ways:
        car = way.car
        turn = way.state.turn
        place = car.progress * 2 + car.spot
        rest = ((way.replaced * 32 + way.cooled) * 64 + turn.plus_used) * 2 + (1 if way.reacted else 0)
        key = (
            turn.speed, place, car.engine, car.hand, car.play >> _NOT_BASIC_FROM, rest, way.out_of,
        )  # fmt: skip
        join(known, key, way)
    return list(known.values())


def offered(starts: list[Way]) -> list[Action]:
    """The optional symbols that could be used first in React, on any of these ways, Cooldown apart."""
    found: list[Action] = []
    for way in starts:
        for action in react_options(way.state, way.car):
            if may_move(action.kind) and action not in found:
                found.append(action)
    found.sort(key=_order)
    return found


def may_move(kind: i64) -> bool:
    """Is it an optional answer in React that may change Speed or Heat at the corners, Cooldown apart?"""
    if MANDATORY[kind] or kind in KEEPS_TURN or kind == END_REACT:
        return False
    return not is_cooldown(kind)


def _order(action: Action) -> tuple[int, int, int]:
    return action.kind, action.source, action.number


def with_slipstream(way: Way, spaces: i64) -> Way:
    """The same way, so many spaces by Slipstream further (SLIP-3)."""
    slipstream(way.state, way.car, spaces)
    return way


# The corners


class Ends:
    """What step 7 asks for at the end of a way, and what it leaves."""

    def __init__(self, way: Way, before_slipstream: bool) -> None:
        state = way.state
        car = way.car
        turn = state.turn
        self.speed: int = turn.speed
        self.progress: int = car.progress
        self.spot: int = car.spot
        self.tows: list[int] = slipstream_distances(state, car) if before_slipstream else []
        self.cooled: int = way.cooled
        self.replaced: int = way.replaced
        self.corners: list[int] = []  # crossed, none beyond the one it spins out at
        self.limits: list[int] = []  # there, Adjust symbols included
        self.dues: list[int] = []
        self.spins: int = -1
        self.press: int = 0
        before = car.engine
        if lines_crossed(state.track, state.rules, turn.start, car.progress):
            self._pass_corners(way)
        self.paid: int = before - car.engine
        self.engine: int = car.engine
        self.rests: int = car.progress  # where it stands afterwards: further back if it spins out (SPIN-2)
        self.finishes = has_finished(state, car)

    def _pass_corners(self, way: Way) -> None:
        """Check the corners; the way is driven on."""
        state = way.state
        state.log = []
        check_corners(state, way.car)
        for event in state.log:
            if event.kind == CORNER_PASSED:
                self.corners.append(event.a)
                self.limits.append(event.c)
                self.dues.append(event.d)
            elif event.kind == SPUN_OUT:
                self.spins = event.a
        state.log = None
        if self.spins < 0 and state.rules.sponsors_in_play:
            state.sponsor_luck = ScriptedStream([0] * len(self.corners))  # only the number counts
            state.turn.sponsors_gained = 0
            gain_from_press(state, way.car)
            self.press = state.turn.sponsors_gained
