"""Step 3: reveal the plan, resolve + symbols, move (PLUS, MOVE, CLUTTER-4..7)."""

from __future__ import annotations

from slipstream.core.cards import BASIC_SUM, BASICS, SPECIALS_FROM, heat_in, number_of, stress_in
from slipstream.core.events import CLUTTERED, REVEALED, SPEED_SET
from slipstream.core.movement import move
from slipstream.core.piles import flip, put_on_discard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def values_of_specials(car: Car) -> i64:
    """The sum of the values of Upgrades in the play area (MOVE-1, CARD-4)."""
    total: i64 = 0
    kind: i64 = 6
    for face in car.faces:
        total += number_of(car.play, kind) * face.values[0]
        kind += 1
    return total


def resolve_plus(state: RaceState, car: Car) -> i64:
    """Resolve one + symbol and give the value it found (PLUS-1, PLUS-10)."""
    state.turn.plus_used += 1
    return flip(state, car)


def reveal(state: RaceState, car: Car) -> None:
    """Turn the plan over, find a Basic card for each + symbol, then move by the Speed (MOVE-1, 2)."""
    cards = car.plan
    car.plan = 0
    car.hand -= cards
    car.play = cards
    if heat_in(cards) > 0:
        clutter(state, car)
        return
    state.emit(REVEALED, car.seat, cards)
    speed: i64 = BASIC_SUM[cards & BASICS]
    if cards >> SPECIALS_FROM != 0:
        speed += values_of_specials(car)
    symbols = stress_in(cards)  # a Stress card is one + symbol (CARD-6)
    while symbols > 0:
        speed += resolve_plus(state, car)
        symbols -= 1
    state.turn.speed = speed
    state.emit(SPEED_SET, car.seat, speed)
    move(state, car, speed)


def clutter(state: RaceState, car: Car) -> None:
    """A cluttered hand: no movement, first gear, all cards discarded (CLUTTER-4..6)."""
    state.turn.cluttered = True
    state.emit(CLUTTERED, car.seat, car.play)
    car.gear = 1
    put_on_discard(car, car.play)
    car.play = 0
