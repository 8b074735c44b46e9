"""Moving a car: race line first, blocked by full spaces, never behind its origin (MOVE)."""

from __future__ import annotations

from slipstream.core.car import CLASSIFIED
from slipstream.core.events import MOVED
from slipstream.core.symbols import SYM_HEAT
from slipstream.core.turn_data import BY_OTHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState

FULL: Final = 3  # both spots taken
FURTHEST: Final = 62  # spaces that are looked ahead; no turn goes further
_BIT: Final = [1 << ahead for ahead in range(FURTHEST)]


def spots_taken(state: RaceState, car: Car, space: i64) -> i64:
    """Which spots of a space other cars hold: 1 for R plus 2 for O (TRACK-2, TRACK-12)."""
    taken: i64 = 0
    for other in state.cars:
        if other.space == space and other is not car and other.status < CLASSIFIED:
            taken |= 1 + other.spot
    return taken


def nearest_place(state: RaceState, car: Car, target: i64, origin: i64) -> i64:
    """The nearest free place from `target` backwards, as progress * 2 + spot: R before O (MOVE-3, 5, 6).

    The search ends at `origin`, where the car stays on its very spot (MOVE-7).
    """
    length = state.track.length
    space = target % length
    while target > origin:
        taken = spots_taken(state, car, space)
        if taken != FULL:
            return target * 2 + (taken & 1)
        target -= 1
        space = space - 1 if space > 0 else length - 1
    return target * 2 + car.spot


def full_ahead(state: RaceState, car: Car) -> i64:
    """The full spaces in front of a car, one bit for each space from its own on (MOVE-5)."""
    spaces: i64 = 0
    for other in state.cars:
        if other.spot == 1 and other is not car and other.status < CLASSIFIED:
            ahead = other.space - car.space
            if ahead < 0:
                ahead += state.track.length
            if spots_taken(state, car, other.space) == FULL:
                while ahead < FURTHEST:
                    spaces |= _BIT[ahead]
                    ahead += state.track.length
    return spaces


def can_advance(state: RaceState, car: Car, distance: i64) -> bool:
    """Would a movement of this distance bring the car at least one space forward?"""
    return nearest_place(state, car, car.progress + distance, car.progress) >> 1 > car.progress


def put(state: RaceState, car: Car, place: i64) -> None:
    """Put the car on a place, as `nearest_place` gives it."""
    progress = place >> 1
    car.spot = place & 1
    car.progress = progress
    car.space = progress % state.track.length


def move(state: RaceState, car: Car, distance: i64, tag: i64) -> None:
    """Carry out one movement (MOVE-2..7, MOVE-10). The tag says what caused it, see turn_data."""
    if car.bears(SYM_HEAT):
        state.turn.moves += [tag, distance]
    if distance <= 0:
        return
    start = car.progress
    put(state, car, nearest_place(state, car, start + distance, start))
    if state.log is not None:
        state.emit(MOVED, car.seat, start, car.progress, car.spot, start + distance - car.progress)


def go_faster(state: RaceState, car: Car, spaces: i64) -> None:
    """Add to the Speed and move by as much (BOOST-4, ADR-5, SYM-ACCEL-1)."""
    state.turn.speed += spaces
    move(state, car, spaces, BY_OTHER)


def repeat_moves(state: RaceState, car: Car) -> None:
    """Put the car back to the start of its turn and repeat all its movements (SYM-HEAT-6)."""
    turn = state.turn
    car.progress = turn.start
    car.space = turn.start % state.track.length
    car.spot = turn.start_spot
    moves = turn.moves
    turn.moves = []
    at = 0
    while at < len(moves):
        move(state, car, moves[at + 1], moves[at])
        at += 2
