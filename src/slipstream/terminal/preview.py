"""What an answer would cost, before it is given. The sums come from the core, the luck from the own piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import BASICS, Face, basic_sum, cards_in, heat_in, stress_in
from slipstream.core.decisions import Decision
from slipstream.core.steps.check_corner import corner_of, heat_due, lines_crossed
from slipstream.core.views import OwnView, View
from slipstream.terminal.trial import Trial, special_faces

IDLE_STEPS = (actions.END_REACT, actions.SLIPSTREAM)
ROUNDING = 1e-9  # shares are sums of fractions
COOLING = (actions.COOL_GEAR, actions.COOL_ADRENALINE, actions.COOL_SECTOR, actions.COOL_CARD)


@dataclass(frozen=True)
class Passing:
    """A corner line that is crossed, surely or perhaps, and the Heat it asks for."""

    corner: int
    due: tuple[int, int]
    sure: bool


@dataclass(frozen=True)
class Outlook:
    """What comes of an answer if no car holds this one up. Pairs are the lowest and the highest value."""

    speed: tuple[int, int]
    end: tuple[int, int]  # progress
    corners: list[Passing]
    engine: int  # Heat left to pay the corners with
    coolable: int  # Heat that React could still add to it
    must_cool: bool  # some luck is survived only if it does
    spin: float  # share of the luck that ends in a spin-out whatever is chosen
    spin_corner: int  # where, -1 for nowhere
    finish: float  # share of the luck that reaches the finish line
    plus: int = 0  # cards still to be turned over
    shift: int = 0  # Heat paid for the gear
    moves: bool = True  # False: a cluttered hand
    gear: int = 0  # after a correction, if there is one
    planned: int = 0  # the number of cards named: another gear than `gear` was corrected (TOURNAMENT)
    symbols: int = 0  # Heat that Heat symbols ask for
    unpayable: bool = False  # they ask for more than there is: the numbers are not exact
    adjust: tuple[int, int] = (0, 0)  # what Adjust symbols add to the limits
    sponsors: int = 0  # Sponsor cards that Press Corners may bring
    exact: bool = True  # False: something that matters cannot be seen any more
    choices: tuple[Face, ...] = ()  # cards whose value is chosen later


@dataclass(frozen=True)
class Case:
    """One way things may go."""

    speed: int
    end: int
    engine: int
    coolable: int
    adjust: int = 0
    sponsors: int = 0


Luck = tuple[float, list[Case]]  # how likely, and a case for each choice that is still open


def flip_sums(own: OwnView, symbols: int) -> list[int]:
    """Every equally likely sum that + symbols may find: the draw pile first, then the reshuffled rest."""
    first = [int(basic_sum(card)) for card in cards_in(own.draw & BASICS)]
    if len(first) >= symbols:
        return [sum(found) for found in combinations(first, symbols)]
    rest = [int(basic_sum(card)) for card in cards_in(own.discard & BASICS)]
    missing = min(symbols - len(first), len(rest))
    return [sum(first) + sum(found) for found in combinations(rest, missing)]


def flip_chances(own: OwnView, symbols: int) -> list[tuple[int, float]]:
    """The same sums, each with its share."""
    sums = Counter(flip_sums(own, symbols))
    return [(value, number / sums.total()) for value, number in sorted(sums.items())]


def plus_symbols(own: OwnView, cards: int) -> int:
    """How many + symbols the cards bear."""
    return int(stress_in(cards)) + sum(int(face.plus) for _, face in special_faces(own.faces, cards))


def value_sums(own: OwnView, cards: int) -> list[int]:
    """Every sum of printed values that can be chosen, + symbols apart."""
    values = [face.values for _, face in special_faces(own.faces, cards)]
    return sorted({int(basic_sum(cards)) + sum(chosen) for chosen in product(*values)})


def heat_symbols(own: OwnView, cards: int) -> int:
    """The Heat these cards ask for."""
    return sum(int(face.heat) for _, face in special_faces(own.faces, cards))


def costs(view: View, start: int, end: int, speed: int, adjust: int = 0) -> list[tuple[int, int]]:
    """Each corner crossed from `start` to `end` and the Heat it asks for."""
    lines = lines_crossed(view.track, view.rules, start, end)
    corners = [int(corner_of(view.track, line)) for line in lines]
    return [(corner, int(heat_due(view.rules, corner, speed, adjust))) for corner in corners]


@dataclass
class _Sum:
    """Adds cases up."""

    view: View
    start: int

    def __post_init__(self) -> None:
        self.passings: dict[int, list[int]] = {}  # by the line's number, in driving order
        self.names: dict[int, int] = {}
        self.where = -1

    def case(self, case: Case) -> tuple[bool, bool, bool]:
        """Does it spin, must it cool, does it finish?"""
        left, spun = case.engine, False
        for number, (corner, due) in enumerate(
            costs(self.view, self.start, case.end, case.speed, case.adjust)
        ):
            self.passings.setdefault(number, []).append(due)
            self.names[number] = corner
            left -= due
            if left + case.coolable < 0 and not spun:
                spun = True
                self.where = corner if self.where < 0 else self.where
        return spun, left < 0 and not spun, case.end >= self.view.rules.finish and not spun


def _outlook(view: View, start: int, lucks: Sequence[Luck]) -> Outlook:
    """Sum up what may happen; where values can be chosen the person chooses well."""
    total = _Sum(view, start)
    spin = finish = 0.0
    cools = False
    for weight, cases in lucks:
        ends = [total.case(case) for case in cases]
        safe = [end for end in ends if not end[0]]
        spin += 0.0 if safe else weight
        cools |= bool(safe) and all(end[1] for end in safe)
        finish += weight if any(end[2] for end in ends) else 0.0
    every = [case for _, cases in lucks for case in cases]
    corners = [
        Passing(total.names[number], (min(dues), max(dues)), len(dues) == len(every))
        for number, dues in sorted(total.passings.items())
    ]
    return Outlook(
        speed=spread(case.speed for case in every),
        end=spread(case.end for case in every),
        corners=corners,
        engine=min(case.engine for case in every),
        coolable=max(case.coolable for case in every),
        must_cool=cools,
        spin=1.0 if spin > 1 - ROUNDING else spin,
        spin_corner=total.where if spin > 0 else -1,
        finish=1.0 if finish > 1 - ROUNDING else finish,
        adjust=spread(case.adjust for case in every),
        sponsors=max(case.sponsors for case in every),
    )


def spread(numbers: Iterable[int]) -> tuple[int, int]:
    """The lowest and the highest."""
    found = list(numbers)
    return min(found), max(found)


def plan_outlook(view: View, seat: int, cards: int) -> Outlook:
    """What a plan would do."""
    own, car = view.own, view.cars[seat]
    assert own is not None
    trial = Trial(view, seat)
    branches = trial.reveal(cards)
    gear, planned = branches[0].gear, len(cards_in(cards))
    shift = car.engine - branches[0].engine
    if heat_in(cards):
        at = (car.progress, car.progress)
        return Outlook((0, 0), at, [], branches[0].engine, 0, False, 0.0, -1, 0.0, shift=shift, moves=False)
    start, lucks, unpayable = car.progress, list[Luck](), False
    for branch in branches:
        trial.lay(branch.cards, branch.gear, branch.engine)
        adjust, asked = trial.adjust(branch.cards), heat_symbols(own, branch.cards)
        sums = value_sums(own, branch.cards)
        for found, share in flip_chances(own, plus_symbols(own, branch.cards) + branch.flips):
            cases = []
            for speed in (value + found for value in sums):
                end = start + speed
                trial.place(end)
                coolable = trial.coolable()
                unpayable |= asked > branch.engine + coolable
                engine = branch.engine - (asked if asked <= branch.engine + coolable else 0)
                press = trial.press_cards(start, end, speed)
                cases.append(Case(speed, end, engine, coolable, adjust, press))
            lucks.append((share / len(branches), cases))
    several = tuple(face for _, face in special_faces(own.faces, cards) if len(face.values) > 1)
    return replace(
        _outlook(view, start, lucks),
        plus=plus_symbols(own, cards) + branches[0].flips,
        shift=shift,
        gear=gear,
        planned=planned,
        choices=several,
        symbols=heat_symbols(own, cards),
        unpayable=unpayable,
        exact=not unpayable,
    )


# In the turn


def coolable_now(view: View, options: Sequence[Action]) -> int:
    """How much Heat the open options of React could still cool."""
    assert view.own is not None
    most: dict[tuple[int, int], int] = {}
    for option in options:
        if option.kind in COOLING:
            symbol = (int(option.kind), int(option.source))
            most[symbol] = max(most.get(symbol, 0), int(option.number))
    return min(sum(most.values()), int(heat_in(view.own.hand)))


def option_outlook(view: View, decision: Decision, option: Action) -> Outlook:
    """What an answer in step 3, React or Slipstream would do to the corners of this turn."""
    own, car = view.own, view.cars[decision.seat]
    assert own is not None
    trial = Trial(view, decision.seat)
    kind, number, source = option.kind, int(option.number), int(option.source)
    face = special_faces(own.faces, source)[0][1] if source else None
    play, pending, engine, flips, exact = car.play, view.open_heat, car.engine, 0, True
    coolable = 0 if kind in IDLE_STEPS else coolable_now(view, decision.options)
    gains = [0]  # of Speed and of spaces: the choices left open
    spaces, slipstream = 0, None
    if kind == actions.CHOOSE_VALUE:
        gains, exact = values_left(view, own, play, option)
        trial.lay(play, car.gear, engine)
    elif kind == actions.BOOST:
        engine, flips = engine - trial.boost_cost(), 1
    elif kind == actions.ADRENALINE_MOVE:
        gains = [1]
    elif kind == actions.ACCELERATE:
        gains = [view.plus_used]
    elif kind in COOLING:
        engine, coolable = engine + number, coolable - number
    elif kind == actions.PAY_HEAT and face is not None:
        engine, pending = engine - int(face.heat), pending - source
    elif kind == actions.UNPAYABLE and face is not None:
        gains, flips = [-value for value in face.values], 1
        play, pending, exact = play - source, pending - source, len(face.values) == 1
    elif kind == actions.DIRECT_PLAY and face is not None:
        gains, flips, play = list(face.values), int(face.plus), play + source
        pending += source if face.heat else 0
        coolable = min(coolable + int(face.cooldown), int(heat_in(own.hand)))
    elif kind == actions.SLIPSTREAM and number:
        spaces, slipstream = number, car.progress
    asked, adjust = heat_symbols(own, pending), trial.adjust(play)
    lucks, unpayable = list[Luck](), False
    for found, share in flip_chances(own, flips) if flips else [(0, 1.0)]:
        cases = []
        for gain in (value + found for value in gains):
            end = car.progress + gain + spaces
            trial.place(end)
            cool = trial.coolable() if kind == actions.CHOOSE_VALUE else coolable if trial.may_cool() else 0
            cool = 0 if kind in IDLE_STEPS else cool
            short = asked > engine + cool
            unpayable |= short
            press = trial.press_cards(view.turn_start, end, view.speed + gain, slipstream)
            left = engine if short else engine - asked
            cases.append(Case(view.speed + gain, end, left, cool, adjust, press))
        lucks.append((share, cases))
    return replace(
        _outlook(view, view.turn_start, lucks),
        plus=flips,
        gear=car.gear,
        planned=car.gear,
        symbols=asked,
        unpayable=unpayable,
        exact=exact and not unpayable,
    )


def values_left(view: View, own: OwnView, play: int, option: Action) -> tuple[list[int], bool]:
    """Speeds that this value can still lead to; False if a value chosen before is not in the view."""
    rest = view.to_choose - option.source
    known = play - view.to_choose
    sums = {a + b + int(option.number) for a in value_sums(own, rest) for b in value_sums(own, known)}
    return sorted(sums), len(value_sums(own, known)) == 1
