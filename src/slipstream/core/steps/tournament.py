"""Tournament mode: the gear is named in the own step 3, and corrected if Heat is missing (TOURNAMENT)."""

from __future__ import annotations

from slipstream.core.cards import count, pick
from slipstream.core.events import GEAR_CORRECTED
from slipstream.core.piles import flip, put_on_discard
from slipstream.core.steps.shift_gears import shift, shift_cost

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def name_the_gear(state: RaceState, car: Car) -> None:
    """The number of cards becomes the gear, paid for or corrected (TOURNAMENT-2..6)."""
    before = car.gear
    gear = count(car.play)
    if shift_cost(before, gear) <= car.engine:
        shift(state, car, gear)
        return
    if gear > before:
        gear = before + 1
        card = pick_played(state, car)
        car.play -= card
        put_on_discard(car, card)
        state.emit(GEAR_CORRECTED, car.seat, before, gear, card)
    else:
        gear = before - 1
        state.emit(GEAR_CORRECTED, car.seat, before, gear)
        flip(state, car)  # a correction, not a + symbol used (PLUS-10)
    car.gear = gear


def pick_played(state: RaceState, car: Car) -> i64:
    """One of the played cards at random."""
    state.secrets += 1
    return pick(car.play, car.luck.below(count(car.play)))
