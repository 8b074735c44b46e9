"""Step 1: gear (GEAR)."""

from __future__ import annotations

from slipstream.core.events import FOR_GEAR, GEAR_SHIFTED
from slipstream.core.piles import pay_heat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState

GEARS: Final = 4  # GEAR-1
FIRST_GEAR: Final = 1


def shift_cost(before: i64, gear: i64) -> i64:
    """Heat for this change: free up to one gear, 1 for two (GEAR-2, GEAR-3)."""
    return 1 if before - gear > 1 or gear - before > 1 else 0


def lowest_from(gear: i64, engine: i64) -> i64:
    """The lowest gear within reach of this one, with so much Heat in the engine (GEAR-2..5)."""
    lowest = gear - (2 if engine > 0 else 1)
    return lowest if lowest > FIRST_GEAR else FIRST_GEAR


def lowest_gear(car: Car) -> i64:
    """The lowest gear within reach (GEAR-2..5)."""
    return lowest_from(car.gear, car.engine)


def highest_gear(car: Car) -> i64:
    """The highest gear within reach (GEAR-2..5)."""
    gear = car.gear + (2 if car.engine > 0 else 1)
    return gear if gear < GEARS else GEARS


def gear_refusal(car: Car, gear: i64) -> str:
    """Why this gear is out of reach, "" if it is not (GEAR-1..5)."""
    if gear < FIRST_GEAR or gear > GEARS:
        return "no-such-gear"
    if lowest_gear(car) <= gear <= highest_gear(car):
        return ""
    if gear - car.gear > 2 or car.gear - gear > 2:
        return "gear-too-far"
    return "gear-needs-heat"


def shift(state: RaceState, car: Car, gear: i64) -> None:
    """Set the gear and pay for a change by two (GEAR-3)."""
    before = car.gear
    cost = shift_cost(before, gear)
    car.gear = gear
    if state.log is not None:
        state.emit(GEAR_SHIFTED, car.seat, before, gear, cost)
    if cost > 0:
        pay_heat(state, car, cost, FOR_GEAR)
