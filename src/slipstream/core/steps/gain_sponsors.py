"""The end of step 7: Sponsor cards gained in the turn (SPONSOR, PRESS, EVENT-3, 4, 10)."""

from __future__ import annotations

from slipstream.core.cards import count, pick
from slipstream.core.events import FIRST_LAP, OVERTAKING, PRESS_CORNER, SPONSOR_GAINED, TOP_SPEED
from slipstream.core.state import ahead_key
from slipstream.core.steps.check_corner import corner_of, next_line_of_race

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState

PRESS_OVER_LIMIT: Final = 2  # PRESS-3
_BIT: Final = [1 << seat for seat in range(16)]


def gain_sponsor(state: RaceState, car: Car, reason: i64, corner: i64) -> None:
    """Draw a Sponsor card into hand, if there is one (SPONSOR-1, SPONSOR-4)."""
    if state.sponsor_pile == 0:
        state.sponsor_pile = state.sponsors_used
        state.sponsors_used = 0
    if state.sponsor_pile == 0:
        return
    state.secrets += 1
    card = pick(state.sponsor_pile, state.sponsor_luck.below(count(state.sponsor_pile)))
    state.sponsor_pile -= card
    car.hand += card
    state.turn.sponsors_gained += 1
    state.emit(SPONSOR_GAINED, car.seat, reason, corner, card)


def gain_sponsors(state: RaceState, car: Car) -> None:
    """Hand out what the turn has earned; nothing after a spin-out (SPONSOR-5, SPONSOR-6)."""
    first = completes_first_lap(state, car)
    if state.turn.spun_out:
        return
    gain_from_press(state, car)
    if state.turn.speed >= state.rules.sponsor_speed:
        gain_sponsor(state, car, TOP_SPEED, 0)
    if overtaken(state, car) >= state.rules.sponsor_overtakes:
        gain_sponsor(state, car, OVERTAKING, 0)
    if first:
        gain_sponsor(state, car, FIRST_LAP, 0)


def gain_from_press(state: RaceState, car: Car) -> None:
    """One card for each Press Corner taken by Slipstream or fast enough (PRESS-2..6, PRESS-8)."""
    turn = state.turn
    line = next_line_of_race(state.track, state.rules, turn.start)
    while line <= car.progress:
        corner = corner_of(state.track, line)
        if state.rules.press_corner[corner]:
            by_slipstream = turn.slipstream_from < line <= turn.slipstream_to
            # Adjust symbols do not count here (PRESS-4).
            if by_slipstream or turn.speed >= state.rules.speed_limit[corner] + PRESS_OVER_LIMIT:
                gain_sponsor(state, car, PRESS_CORNER, corner)
        line = next_line_of_race(state.track, state.rules, line)


def completes_first_lap(state: RaceState, car: Car) -> bool:
    """Is this car among the first to complete lap 1, for the first time? Legends use up places (EVENT-3)."""
    places = state.rules.sponsors_for_first_lap
    bit: i64 = _BIT[car.seat]
    if places == 0 or car.progress < state.track.length or state.first_lap & bit != 0:
        return False
    before: i64 = 0
    for other in state.cars:
        if state.first_lap & _BIT[other.seat] != 0:
            before += 1
    state.first_lap |= bit
    return before < places


def seats_ahead(state: RaceState, car: Car) -> i64:
    """The cars ahead of this one, one bit each (TRACK-7)."""
    seats: i64 = 0
    key = ahead_key(car.progress, car.spot)
    for other in state.cars:
        if other.on_track() and ahead_key(other.progress, other.spot) > key:
            seats |= _BIT[other.seat]
    return seats


def overtaken(state: RaceState, car: Car) -> i64:
    """How many cars were ahead at the start of the turn and are behind now (EVENT-10)."""
    left = state.turn.ahead & ~seats_ahead(state, car)
    number: i64 = 0
    for other in state.cars:
        if left & _BIT[other.seat] != 0:
            number += 1
    return number
