"""Step 6: slipstream (SLIP)."""

from __future__ import annotations

from slipstream.core.cards import FIRST_UPGRADE, KINDS, next_special, number_of
from slipstream.core.events import SLIPSTREAMED
from slipstream.core.movement import can_advance, move
from slipstream.core.symbols import SYM_SLIPSTREAM
from slipstream.core.turn_data import BY_OTHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState

_BIT: Final = [1 << spaces for spaces in range(62)]
LONGEST: Final = 60


def follows_a_car(state: RaceState, car: Car, here: i64) -> bool:
    """Is another car in this space or in the one directly in front of it? (SLIP-2, SLIP-8)"""
    front = here + 1 if here + 1 < state.track.length else 0
    for other in state.cars:
        if (other.space == here or other.space == front) and other is not car and other.on_track():
            return True
    return False


def sums(state: RaceState, car: Car) -> i64:
    """Every distance that base and bonuses can make, one bit each: a bonus counts wholly or not (SLIP-12)."""
    reached: i64 = _BIT[state.rules.slipstream_spaces]
    if state.rules.sector_effects:
        reached |= reached << state.rules.road_slipstream[car.space]
        reached |= reached << state.rules.weather_slipstream[car.space]
    if car.bears(SYM_SLIPSTREAM):
        kind = next_special(car.play, FIRST_UPGRADE)
        while kind < KINDS:
            cards = number_of(car.play, kind)
            while cards > 0:
                reached |= reached << car.faces[kind - FIRST_UPGRADE].number(SYM_SLIPSTREAM)
                cards -= 1
            kind = next_special(car.play, kind + 1)
    return reached


def bonus_reaches(state: RaceState, car: Car, spaces: i64) -> bool:
    """Can this distance be made with bonuses? (SLIP-12)"""
    return 0 < spaces <= LONGEST and sums(state, car) & _BIT[spaces] != 0


def slipstream_refusal(state: RaceState, car: Car, spaces: i64) -> str:
    """Why the car may not slipstream this far, "" if it may (0 declines, SLIP-1)."""
    if spaces == 0:
        return ""
    if spaces != state.rules.slipstream_spaces and not bonus_reaches(state, car, spaces):
        return "slipstream-distance"
    if state.rules.sector_effects and state.rules.no_slipstream[car.space] > 0:
        return "no-slipstream-here"  # WEATHER-11
    if car.progress + spaces >= state.rules.finish:  # SLIP-9, SLIP-10
        return "slipstream-over-finish"
    if not follows_a_car(state, car, car.space):
        return "slipstream-no-car"
    return "" if can_advance(state, car, spaces) else "no-room-ahead"  # SLIP-7


def slipstream_distances(state: RaceState, car: Car) -> list[int]:
    """Every distance on offer, declining apart, the shortest first."""
    distances: list[int] = []
    if not follows_a_car(state, car, car.space):
        return distances  # whatever the distance
    possible = sums(state, car)
    spaces: i64 = 1
    while possible >> spaces != 0:
        if possible & _BIT[spaces] != 0 and slipstream_refusal(state, car, spaces) == "":
            distances.append(spaces)
        spaces += 1
    return distances


def can_slipstream(state: RaceState, car: Car) -> bool:
    """Is any distance on offer? A longer one may find room where the shortest does not."""
    spaces = state.rules.slipstream_spaces
    if slipstream_refusal(state, car, spaces) == "":
        return True
    if not car.bears(SYM_SLIPSTREAM) and not state.rules.sector_effects:
        return False
    return len(slipstream_distances(state, car)) > 0


def slipstream(state: RaceState, car: Car, spaces: i64) -> None:
    """Move without changing the Speed (SLIP-3..5)."""
    if spaces > 0:
        state.emit(SLIPSTREAMED, car.seat, spaces)
        state.turn.slipstream_from = car.progress
        move(state, car, spaces, BY_OTHER)
        state.turn.slipstream_to = car.progress
