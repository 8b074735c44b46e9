"""The order of the steps: a round, the turns in it, and the end of both (ROUND, FINISH)."""

from __future__ import annotations

from slipstream.core.car import CLASSIFIED, FINISHED
from slipstream.core.cards import count, discardable
from slipstream.core.events import (
    FINISHED as FINISHED_EVENT,
)
from slipstream.core.events import (
    LAP_STARTED,
    RACE_OVER,
    RANKED,
    ROUND_STARTED,
)
from slipstream.core.state import NO_SEAT, STEP_DISCARD, STEP_OVER, STEP_PLAN, STEP_REACT, STEP_SLIPSTREAM
from slipstream.core.steps.adrenaline import grant_adrenaline
from slipstream.core.steps.check_corner import check_corners
from slipstream.core.steps.replenish import replenish
from slipstream.core.steps.reveal_and_move import reveal
from slipstream.core.steps.shift_gears import shift
from slipstream.core.steps.slipstream import slipstream_refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def ask(state: RaceState, step: i64, decisions: i64) -> None:
    """Wait for this many answers; each gets an id of its own."""
    state.step = step
    state.asked += decisions


def start_round(state: RaceState) -> None:
    """Fix the turn order and Adrenaline, then ask every player for a plan (ROUND-3, ROUND-5)."""
    state.order = state.racing_order()
    if not state.order:
        end_race(state)
        return
    state.round += 1
    state.emit(ROUND_STARTED, NO_SEAT, state.round)
    grant_adrenaline(state)
    state.active = NO_SEAT
    state.waiting = len(state.order)
    ask(state, STEP_PLAN, len(state.cars))


def plans_are_in(state: RaceState) -> None:
    """All gears become public at once, then the leader begins (GEAR-8, ROUND-4)."""
    state.secrets += 1
    for seat in state.order:
        car = state.cars[seat]
        shift(state, car, count(car.plan))
    state.at = 0
    start_turn(state)


def start_turn(state: RaceState) -> None:
    """Steps 3 and 4 of the next car in the order, up to its React; after the last, end the round."""
    if state.at == len(state.order):
        end_round(state)
        return
    seat = state.order[state.at]
    state.active = seat
    car = state.cars[seat]
    begin_turn(state, car)
    reveal(state, car)
    if state.turn.cluttered:
        end_turn(state, car)  # straight to step 9 (CLUTTER-7)
    else:
        ask(state, STEP_REACT, 1)


def begin_turn(state: RaceState, car: Car) -> None:
    """A clean slate, and the point from which lines are crossed (TRACK-8)."""
    turn = state.turn
    turn.start = car.progress
    turn.speed = 0
    turn.plus_used = 0
    turn.gear_cooled = False
    turn.adrenaline_cooled = False
    turn.adrenaline_moved = False
    turn.boosted = False
    turn.cluttered = False
    turn.spun_out = False


def after_react(state: RaceState, car: Car) -> None:
    """Offer Slipstream if there is one, otherwise go on (ROUND-2)."""
    if slipstream_refusal(state, car, state.rules.slipstream_spaces) == "":
        ask(state, STEP_SLIPSTREAM, 1)
    else:
        after_slipstream(state, car)


def after_slipstream(state: RaceState, car: Car) -> None:
    """Step 7, the finish, and the question of step 8 if there is anything to discard."""
    check_corners(state, car)
    note_lap(state, car)
    if has_finished(state, car):
        finish(state, car)
        next_turn(state)
    elif discardable(car.hand) != 0:
        ask(state, STEP_DISCARD, 1)
    else:
        end_turn(state, car)


def note_lap(state: RaceState, car: Car) -> None:
    """Tell when a car has opened a new lap (TRACK-6)."""
    if state.log is not None:
        lap = car.progress // state.track.length
        if lap > state.turn.start // state.track.length and lap < state.rules.laps:
            state.emit(LAP_STARTED, car.seat, lap + 1)


def has_finished(state: RaceState, car: Car) -> bool:
    """Has the car completed the race, now that step 7 is over? (FINISH-1, FINISH-7)"""
    return car.progress >= state.rules.finish


def finish(state: RaceState, car: Car) -> None:
    """The car is in: it draws no more and stays on the track until the round ends (FINISH-1, 10, 12)."""
    car.status = FINISHED
    car.finish_round = state.round
    state.emit(FINISHED_EVENT, car.seat, state.round, car.progress, car.spot)


def end_turn(state: RaceState, car: Car) -> None:
    """Step 9, then the next car."""
    replenish(state, car)
    next_turn(state)


def next_turn(state: RaceState) -> None:
    """The next car in the order begins (ROUND-4)."""
    state.at += 1
    start_turn(state)


def end_round(state: RaceState) -> None:
    """Rank and remove the cars that finished in this round, then go on (FINISH-2, 3, 10, 11)."""
    for seat in state.finishing_order():
        state.cars[seat].status = CLASSIFIED
        state.results.append(seat)
        state.emit(RANKED, seat, len(state.results))
    start_round(state)


def end_race(state: RaceState) -> None:
    """Every car is in (FINISH-11)."""
    state.active = NO_SEAT
    state.step = STEP_OVER
    state.emit(RACE_OVER, NO_SEAT)
