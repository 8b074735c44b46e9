"""What an answer would cost, before it is given. The sums come from the core, the luck from the own piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from slipstream.core.actions import ADRENALINE_MOVE, BOOST, COOL_ADRENALINE, COOL_GEAR, Action
from slipstream.core.cards import (
    BASICS,
    FIRST_UPGRADE,
    basic_sum,
    cards_in,
    count,
    heat_in,
    number_of,
    stress_in,
)
from slipstream.core.decisions import Decision
from slipstream.core.steps.check_corner import corner_of, heat_due, lines_crossed
from slipstream.core.steps.shift_gears import shift_cost
from slipstream.core.views import OwnView, View
from slipstream.drivers.rookie import printed


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
    spin: float  # share of the luck that ends in a spin-out all the same
    spin_corner: int  # where, -1 for nowhere
    finish: float  # share of the luck that reaches the finish line
    plus: int = 0  # + symbols still to be resolved
    shift: int = 0  # Heat paid for the gear
    moves: bool = True  # False: a cluttered hand


def flip_sums(own: OwnView, symbols: int) -> list[int]:
    """Every equally likely sum that + symbols may find: the draw pile first, then the reshuffled rest."""
    first = [int(basic_sum(card)) for card in cards_in(own.draw & BASICS)]
    if len(first) >= symbols:
        return [sum(found) for found in combinations(first, symbols)]
    rest = [int(basic_sum(card)) for card in cards_in(own.discard & BASICS)]
    missing = min(symbols - len(first), len(rest))
    return [sum(first) + sum(found) for found in combinations(rest, missing)]


def plus_symbols(own: OwnView, cards: int) -> int:
    """How many + symbols the cards bear."""
    upgrades = enumerate(own.faces, FIRST_UPGRADE)
    return int(stress_in(cards)) + sum(
        int(number_of(cards, kind)) * int(face.plus) for kind, face in upgrades
    )


def costs(view: View, start: int, end: int, speed: int, adjust: int = 0) -> list[tuple[int, int]]:
    """Each corner crossed from `start` to `end` and the Heat it asks for."""
    lines = lines_crossed(view.track, view.rules, start, end)
    corners = [int(corner_of(view.track, line)) for line in lines]
    return [(corner, int(heat_due(view.rules, corner, speed, adjust))) for corner in corners]


def _outlook(
    view: View,
    start: int,
    lucks: Sequence[tuple[int, int]],
    engine: int,
    coolable: int,
    plus: int,
    shift: int = 0,
) -> Outlook:
    """Sum up what may happen; a luck is a Speed and the progress it leads to."""
    passings: dict[int, list[int]] = {}  # by the line's number, in driving order: a short lap repeats corners
    names: dict[int, int] = {}
    spins = finishes = cools = 0
    where = -1
    for speed, end in lucks:
        left, spun = engine, False
        for number, (corner, due) in enumerate(costs(view, start, end, speed)):
            passings.setdefault(number, []).append(due)
            names[number] = corner
            left -= due
            if left + coolable < 0 and not spun:
                spun, where = True, corner if where < 0 else where
        spins += spun
        cools += left < 0 and not spun
        finishes += end >= view.rules.finish and not spun
    corners = [
        Passing(names[number], (min(dues), max(dues)), len(dues) == len(lucks))
        for number, dues in sorted(passings.items())
    ]
    speeds, ends = [speed for speed, _ in lucks], [end for _, end in lucks]
    return Outlook(
        speed=(min(speeds), max(speeds)),
        end=(min(ends), max(ends)),
        corners=corners,
        engine=engine,
        coolable=coolable,
        must_cool=cools > 0,
        spin=spins / len(lucks),
        spin_corner=where,
        finish=finishes / len(lucks),
        plus=plus,
        shift=shift,
    )


def plan_outlook(view: View, seat: int, cards: int) -> Outlook:
    """What a plan would do."""
    own, car = view.own, view.cars[seat]
    assert own is not None
    gear = int(count(cards))
    shift = int(shift_cost(car.gear, gear))
    engine = car.engine - shift
    if heat_in(cards):
        at = (car.progress, car.progress)
        return Outlook((0, 0), at, [], engine, 0, False, 0.0, -1, 0.0, shift=shift, moves=False)
    held = int(heat_in(own.hand))
    coolable = min(held, int(view.rules.cooldown_by_gear[gear]))
    if car.adrenaline:
        coolable = min(held, coolable + 1)
    plus = plus_symbols(own, cards)
    speeds = [printed(own, cards) + found for found in flip_sums(own, plus)]
    lucks = [(speed, car.progress + speed) for speed in speeds]
    return _outlook(view, car.progress, lucks, engine, coolable, plus=plus, shift=shift)


def coolable_now(view: View, options: Sequence[Action]) -> int:
    """How much Heat the open options of React could still cool."""
    assert view.own is not None
    gear = max((option.number for option in options if option.kind == COOL_GEAR), default=0)
    adrenaline = sum(1 for option in options if option.kind == COOL_ADRENALINE)
    return min(int(gear) + adrenaline, int(heat_in(view.own.hand)))


def option_outlook(view: View, decision: Decision, option: Action) -> Outlook:
    """What an answer in React or Slipstream would do to the corners of this turn."""
    own, car = view.own, view.cars[decision.seat]
    assert own is not None
    speed, engine, plus, lucks = view.speed, car.engine, 0, [(view.speed, car.progress)]
    coolable = 0 if option.key in ("end-react", "slipstream") else coolable_now(view, decision.options)
    if option.kind == BOOST:
        engine, plus = engine - 1, 1
        lucks = [(speed + found, car.progress + found) for found in flip_sums(own, 1)]
    elif option.kind == ADRENALINE_MOVE:
        lucks = [(speed + 1, car.progress + 1)]
    elif option.kind in (COOL_GEAR, COOL_ADRENALINE):
        engine, coolable = engine + int(option.number), coolable - int(option.number)
    elif option.key == "slipstream":
        lucks = [(speed, car.progress + int(option.number))]
    return _outlook(view, view.turn_start, lucks, engine, coolable, plus=plus)
