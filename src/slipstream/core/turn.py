"""The order of the steps: a round, the turns in it, and the end of both (ROUND, FINISH)."""

from __future__ import annotations

from slipstream.core.actions import planned_gear
from slipstream.core.car import CLASSIFIED, ELIMINATED, FINISHED
from slipstream.core.cards import discardable
from slipstream.core.events import ELIMINATED as ELIMINATED_EVENT
from slipstream.core.events import FINISHED as FINISHED_EVENT
from slipstream.core.events import LAP_STARTED, RACE_OVER, RANKED, ROUND_STARTED
from slipstream.core.legends import drive_legend
from slipstream.core.state import (
    NO_CARD,
    NO_SEAT,
    STEP_DISCARD,
    STEP_OVER,
    STEP_PLAN,
    STEP_REACT,
    STEP_REFRESH,
    STEP_RUNNING,
    STEP_SLIPSTREAM,
    STEP_VALUE,
)
from slipstream.core.steps.adrenaline import grant_adrenaline
from slipstream.core.steps.check_corner import check_corners
from slipstream.core.steps.gain_sponsors import completes_first_lap, gain_sponsors, seats_ahead
from slipstream.core.steps.replenish import refreshable, replenish, use_up
from slipstream.core.steps.reveal_and_move import reveal
from slipstream.core.steps.shift_gears import shift
from slipstream.core.steps.slipstream import can_slipstream

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def ask(state: RaceState, step: i64, decisions: i64) -> None:
    """Wait for this many answers; each gets an id of its own."""
    state.step = step
    state.asked += decisions


def run_on(state: RaceState) -> None:
    """Run until somebody must choose or the race is over."""
    while state.step == STEP_RUNNING:
        if state.at < len(state.order):
            take_turn(state)
        else:
            end_round(state)
            start_round(state)


# Rounds


def start_round(state: RaceState) -> None:
    """Fix the turn order and Adrenaline, then ask every player for a plan (ROUND-3, ROUND-5)."""
    state.active = NO_SEAT
    state.order = state.racing_order()
    if not state.order:
        end_race(state)
        return
    state.round += 1
    state.at = 0
    state.legend_card = NO_CARD
    state.emit(ROUND_STARTED, NO_SEAT, state.round)
    grant_adrenaline(state)
    state.waiting = 0
    for seat in state.order:
        if not state.cars[seat].legend:
            state.waiting += 1
    if state.waiting > 0:
        ask(state, STEP_PLAN, len(state.cars))


def plans_are_in(state: RaceState) -> None:
    """All gears become public at once, then the leader begins (GEAR-8, ROUND-4)."""
    state.secrets += 1
    state.step = STEP_RUNNING
    if not state.rules.tournament:
        for seat in state.order:
            car = state.cars[seat]
            if not car.legend:
                shift(state, car, planned_gear(car.plan))


def end_round(state: RaceState) -> None:
    """Rank and remove the cars that finished in this round (FINISH-2, 3, 10)."""
    for seat in state.finishing_order():
        state.cars[seat].status = CLASSIFIED
        state.results.append(seat)
        state.emit(RANKED, seat, len(state.results))


def end_race(state: RaceState) -> None:
    """Every car is in; those eliminated rank behind, the later the better (FINISH-11, EVENT-14)."""
    for seat in reversed(state.eliminated):
        state.results.append(seat)
        state.emit(RANKED, seat, len(state.results))
    state.step = STEP_OVER
    state.emit(RACE_OVER, NO_SEAT)


# Turns


def take_turn(state: RaceState) -> None:
    """The next car in the order begins: a Legend drives, a player reveals (ROUND-4, ROUND-9)."""
    seat = state.order[state.at]
    car = state.cars[seat]
    state.active = seat
    begin_turn(state, car)
    if car.legend:
        drive_legend(state, car)
        completes_first_lap(state, car)
        note_lap(state, car)
        if has_finished(state, car):
            finish(state, car)
        next_turn(state)
        return
    reveal(state, car)
    after_reveal(state, car)


def begin_turn(state: RaceState, car: Car) -> None:
    """A clean slate, and the point from which lines are crossed (TRACK-8)."""
    ahead = seats_ahead(state, car) if state.rules.sponsors_in_play else 0
    state.turn.begin(car, ahead)


def after_reveal(state: RaceState, car: Car) -> None:
    """Values still to choose, React, or straight to step 9 with a cluttered hand (CLUTTER-7)."""
    if state.turn.cluttered:
        end_turn(state, car)
    elif state.turn.to_choose != 0:
        ask(state, STEP_VALUE, 1)
    else:
        ask(state, STEP_REACT, 1)


def after_react(state: RaceState, car: Car) -> None:
    """Offer Slipstream if there is one, otherwise go on (ROUND-2)."""
    if can_slipstream(state, car):
        ask(state, STEP_SLIPSTREAM, 1)
    else:
        after_slipstream(state, car)


def after_slipstream(state: RaceState, car: Car) -> None:
    """Step 7, and the question of step 8 if there is anything to discard."""
    settle_corners(state, car)
    if car.status == ELIMINATED or has_finished(state, car) or discardable(car.hand) == 0:
        after_discard(state, car)
    else:
        ask(state, STEP_DISCARD, 1)


def settle_corners(state: RaceState, car: Car) -> None:
    """Step 7 with all that hangs on it: payment, spin-out, Sponsor cards, elimination."""
    check_corners(state, car)
    if state.rules.sponsors_in_play:
        gain_sponsors(state, car)
    if state.turn.spun_out and state.rules.spin_out_eliminates:
        eliminate(state, car)
    else:
        note_lap(state, car)


def after_discard(state: RaceState, car: Car) -> None:
    """A finished or eliminated car is done; another one may refresh cards, then replenishes."""
    if car.status == ELIMINATED:
        next_turn(state)
    elif has_finished(state, car):
        finish(state, car)
        next_turn(state)
    elif refreshable(car) != 0:
        ask(state, STEP_REFRESH, 1)
    else:
        end_turn(state, car)


def end_turn(state: RaceState, car: Car) -> None:
    """Step 9, then the next car."""
    replenish(state, car)
    next_turn(state)


def next_turn(state: RaceState) -> None:
    """The next car in the order is due (ROUND-4)."""
    state.at += 1
    state.step = STEP_RUNNING


def note_lap(state: RaceState, car: Car) -> None:
    """Tell when a car has opened a new lap (TRACK-6)."""
    if state.log is not None:
        lap = state.track.lap(car.progress)
        if lap > state.track.lap(state.turn.start) and lap <= state.rules.laps:
            state.emit(LAP_STARTED, car.seat, lap)


def has_finished(state: RaceState, car: Car) -> bool:
    """Has the car completed the race, now that step 7 is over? (FINISH-1, FINISH-7)"""
    return car.progress >= state.rules.finish


def finish(state: RaceState, car: Car) -> None:
    """The car is in: it draws no more and stays on the track until the round ends (FINISH-1, 10, 12)."""
    use_up(state, car)
    car.status = FINISHED
    car.finish_round = state.round
    state.emit(FINISHED_EVENT, car.seat, state.round, car.progress, car.spot)


def eliminate(state: RaceState, car: Car) -> None:
    """The car leaves the track at once (EVENT-12, EVENT-14)."""
    use_up(state, car)
    car.status = ELIMINATED
    car.finish_round = state.round
    state.eliminated.append(car.seat)
    state.emit(ELIMINATED_EVENT, car.seat, state.round)
