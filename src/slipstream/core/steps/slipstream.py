"""Step 6: slipstream (SLIP)."""

from __future__ import annotations

from slipstream.core.events import SLIPSTREAMED
from slipstream.core.movement import destination, move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def follows_a_car(state: RaceState, car: Car) -> bool:
    """Is another car in the same space or in the one directly in front? (SLIP-2, SLIP-8)"""
    here = car.space
    front = here + 1 if here + 1 < state.track.length else 0
    for other in state.cars:
        if (other.space == here or other.space == front) and other is not car and other.on_track():
            return True
    return False


def slipstream_refusal(state: RaceState, car: Car, spaces: i64) -> str:
    """Why the car may not slipstream this far, "" if it may (0 declines, SLIP-1)."""
    if spaces == 0:
        return ""
    if spaces != state.rules.slipstream_spaces:
        return "slipstream-distance"
    if car.progress + spaces >= state.rules.finish:  # SLIP-9, SLIP-10
        return "slipstream-over-finish"
    if not follows_a_car(state, car):
        return "slipstream-no-car"
    return "" if destination(state, car, spaces) > car.progress else "no-room-ahead"  # SLIP-7


def slipstream_distances(state: RaceState, car: Car) -> list[int]:
    """Every distance on offer, declining apart."""
    spaces = state.rules.slipstream_spaces
    return [spaces] if slipstream_refusal(state, car, spaces) == "" else []


def slipstream(state: RaceState, car: Car, spaces: i64) -> None:
    """Move without changing the Speed (SLIP-3..5)."""
    if spaces > 0:
        state.emit(SLIPSTREAMED, car.seat, spaces)
        move(state, car, spaces)
