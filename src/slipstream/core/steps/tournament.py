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
    if not out_of_reach(car):
        shift(state, car, count(car.play))
    elif count(car.play) > car.gear:
        play_one_less(state, car, pick_played(state, car))
    else:
        play_one_more(state, car)
        flip(state, car)  # a correction, not a + symbol used (PLUS-10)


def gear_out_of_reach(before: i64, engine: i64, gear: i64) -> bool:
    """Can a shift to this gear not be paid for with so much Heat? (TOURNAMENT-3)"""
    return shift_cost(before, gear) > engine


def out_of_reach(car: Car) -> bool:
    """Can the gear of the cards played not be paid for? (TOURNAMENT-3)"""
    return gear_out_of_reach(car.gear, car.engine, count(car.play))


def pick_played(state: RaceState, car: Car) -> i64:
    """One of the played cards at random."""
    state.secrets += 1
    return pick(car.play, car.luck.below(count(car.play)))


def play_one_less(state: RaceState, car: Car, card: i64) -> None:
    """One gear up only, and this card goes (TOURNAMENT-4)."""
    before = car.gear
    car.gear = before + 1
    car.play -= card
    put_on_discard(car, card)
    state.emit(GEAR_CORRECTED, car.seat, before, car.gear, card)


def play_one_more(state: RaceState, car: Car) -> None:
    """One gear down only, and a card has to be turned over (TOURNAMENT-5)."""
    before = car.gear
    car.gear = before - 1
    state.emit(GEAR_CORRECTED, car.seat, before, car.gear)
