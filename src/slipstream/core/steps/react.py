"""Step 5: react. Every symbol is used by itself, in any order, at most once (REACT, COOL, BOOST, ADR)."""

from __future__ import annotations

from slipstream.core.actions import (
    ADRENALINE_MOVE,
    BOOST,
    COOL_ADRENALINE,
    COOL_GEAR,
    END_REACT,
    Action,
)
from slipstream.core.cards import HEAT, heat_in
from slipstream.core.events import (
    ADRENALINE_USED,
    BOOSTED,
    BY_ADRENALINE,
    BY_GEAR,
    COOLED_DOWN,
    FOR_BOOST,
)
from slipstream.core.movement import destination, move
from slipstream.core.piles import pay_heat
from slipstream.core.steps.reveal_and_move import resolve_plus

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def gear_cooldown(state: RaceState, car: Car) -> i64:
    """How much Heat the gear can cool now (COOL-1..4, COOL-8, REACT-6)."""
    if state.turn.gear_cooled:
        return 0
    symbol: i64 = state.rules.cooldown_by_gear[car.gear]
    heat = heat_in(car.hand)
    return symbol if symbol < heat else heat


def can_cool_by_adrenaline(state: RaceState, car: Car) -> bool:
    """Is the Cooldown half of Adrenaline open, and is there Heat to cool? (ADR-5, COOL-8)"""
    return car.adrenaline and not state.turn.adrenaline_cooled and heat_in(car.hand) > 0


def can_move_by_adrenaline(state: RaceState, car: Car) -> bool:
    """Is the movement half of Adrenaline open, and can the car advance? (ADR-5, ADR-10)"""
    if not car.adrenaline or state.turn.adrenaline_moved:
        return False
    return destination(state, car, 1) > car.progress


def can_boost(state: RaceState, car: Car) -> bool:
    """Once per turn, with Heat in the engine, blocked or not (BOOST-1, 6, 8)."""
    return not state.turn.boosted and car.engine > 0


def react_refusal(state: RaceState, car: Car, kind: i64, number: i64) -> str:
    """Why this symbol cannot be used now, "" if it can."""
    if kind == COOL_GEAR:
        if state.turn.gear_cooled:
            return "symbol-used"
        if state.rules.cooldown_by_gear[car.gear] == 0:
            return "no-cooldown-in-gear"
        return cooldown_refusal(number, gear_cooldown(state, car))
    if kind == COOL_ADRENALINE:
        if not car.adrenaline:
            return "no-adrenaline"
        if state.turn.adrenaline_cooled:
            return "symbol-used"
        return cooldown_refusal(number, 1 if can_cool_by_adrenaline(state, car) else 0)
    if kind == ADRENALINE_MOVE:
        if not car.adrenaline:
            return "no-adrenaline"
        if state.turn.adrenaline_moved:
            return "symbol-used"
        return "" if can_move_by_adrenaline(state, car) else "no-room-ahead"
    if kind == BOOST:
        if state.turn.boosted:
            return "symbol-used"
        return "" if can_boost(state, car) else "boost-needs-heat"
    return "" if kind == END_REACT else "not-in-this-step"


def cooldown_refusal(number: i64, most: i64) -> str:
    """A Cooldown moves at least 1 Heat and at most what the symbol and the hand allow (COOL-4)."""
    if most == 0:
        return "no-heat-in-hand"
    return "" if 1 <= number <= most else "cooldown-out-of-range"


def react_options(state: RaceState, car: Car) -> list[Action]:
    """Every symbol that can be used now, and the end of React."""
    options: list[Action] = []
    number: i64 = 1
    most = gear_cooldown(state, car)
    while number <= most:
        options.append(Action(COOL_GEAR, 0, number))
        number += 1
    if can_cool_by_adrenaline(state, car):
        options.append(Action(COOL_ADRENALINE, 0, 1))
    if can_move_by_adrenaline(state, car):
        options.append(Action(ADRENALINE_MOVE))
    if can_boost(state, car):
        options.append(Action(BOOST))
    options.append(Action(END_REACT))
    return options


def react(state: RaceState, car: Car, kind: i64, number: i64) -> None:
    """Use one symbol."""
    if kind == BOOST:
        boost(state, car)
    elif kind == COOL_GEAR:
        state.turn.gear_cooled = True
        cool_down(state, car, number, BY_GEAR)
    elif kind == COOL_ADRENALINE:
        state.turn.adrenaline_cooled = True
        cool_down(state, car, number, BY_ADRENALINE)
    else:
        move_by_adrenaline(state, car)


def cool_down(state: RaceState, car: Car, number: i64, source: i64) -> None:
    """Move Heat from the hand to the engine, where it may be paid again at once (COOL-4, COOL-7)."""
    car.hand -= number * HEAT
    car.engine += number
    state.emit(COOLED_DOWN, car.seat, number, source)


def boost(state: RaceState, car: Car) -> None:
    """Pay first, then resolve one + symbol and move by the value it found (BOOST-2..5)."""
    state.turn.boosted = True
    state.emit(BOOSTED, car.seat, 1)
    pay_heat(state, car, 1, FOR_BOOST)
    value = resolve_plus(state, car)
    state.turn.speed += value
    move(state, car, value)


def move_by_adrenaline(state: RaceState, car: Car) -> None:
    """Speed +1 and one space (ADR-5, ADR-7)."""
    state.turn.adrenaline_moved = True
    state.turn.speed += 1
    state.emit(ADRENALINE_USED, car.seat)
    move(state, car, 1)
