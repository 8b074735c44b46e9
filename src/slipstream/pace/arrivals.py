"""Who comes in when: a race is driven on for a few rounds, then the model says how it will end.

The pace model expects a finish for every car. How far that is usually off was fitted to whole races over
the box (`docs/drivers.md`, "Hints and reviews"): drivers come in a little earlier than expected, since others
tow them, and the further the finish the less is known. The own finish is laid out over its whole range; at
each point of it every other car is in front with some chance. The sum over the range is the chance to win,
and the place.
"""

from __future__ import annotations

from math import exp, sqrt

from slipstream.core.car import CLASSIFIED, ELIMINATED
from slipstream.core.race import Race
from slipstream.core.state import STEP_PLAN
from slipstream.pace.rollouts import below

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState
    from slipstream.pace.rollouts import Rollouts

#: rounds by which a driver's finish is off, one standard deviation: at once, and by the root of rounds to go
OFF: Final = 0.09375
OFF_BY_ROUNDS: Final = 0.2125
#: the same for a Legend, whose cards are known in a dealt world: others may be in its way
LEGEND_OFF: Final = 0.02
LEGEND_OFF_BY_ROUNDS: Final = 0.0125
#: rounds by which drivers are earlier than the model expects: within the next rounds, and for the root of all
TOWED_AT_ONCE: Final = 0.0625
TOWED_WITHIN: Final = 1.2
TOWED_BY_ROUNDS: Final = 0.05

#: points of a normal distribution and the part of it around each
_POINTS: Final = [-2.6, -1.9, -1.35, -0.9, -0.5, -0.16, 0.16, 0.5, 0.9, 1.35, 1.9, 2.6]
_PARTS: Final = [
    0.012224, 0.039857, 0.078213, 0.111669, 0.128736, 0.129301, 0.129301, 0.128736, 0.111669, 0.078213,
    0.039857, 0.012224,
]  # fmt: skip


class Arrival:
    """What a race leads to for one seat."""

    def __init__(self) -> None:
        self.win = 0.0
        self.place = 0.0  # expected, from 1


def arrive(
    rollouts: Rollouts,
    world: RaceState,
    seat: i64,
    rounds: i64,
    legends: list[float],
    kind: i64,
    cards: i64,
    number: i64,
    source: i64,
    into: Arrival,
) -> None:
    """What it leads to when this seat answers so in this world, looked at so many rounds later."""
    race = Race(world.copy())
    race.push(seat, kind, cards, number, source)
    state = race.state
    rollouts.drive(race, seat, world.round + rounds)
    car = state.cars[seat]
    if car.status == CLASSIFIED:
        index: i64 = state.results.index(seat)
        into.place = 1.0 + float(int(index))
        into.win = 1.0 if index == 0 else 0.0
    elif car.status == ELIMINATED or state.step != STEP_PLAN:
        into.place = float(len(state.cars))
        into.win = 0.0
    else:
        foresee(rollouts, state, car, legends, into)


def foresee(rollouts: Rollouts, state: RaceState, own: Car, legends: list[float], into: Arrival) -> None:
    """Before a round: the chance to win and the place, over all moments at which this car may come in."""
    now = float(int(state.round))
    times: list[float] = []
    widths: list[float] = []
    before = 0  # cars that are in already
    for other in state.cars:
        if other is own or other.status == ELIMINATED:
            continue
        if other.status == CLASSIFIED:
            before += 1
            continue
        if other.legend:
            time = legends[other.seat]
            times.append(time)
            widths.append(LEGEND_OFF + LEGEND_OFF_BY_ROUNDS * root(time - now))
        else:
            time = rollouts.expected_time(state, other)
            times.append(time - towed(time - now))
            widths.append(OFF + OFF_BY_ROUNDS * root(time - now))
    mine = rollouts.expected_time(state, own)
    width = OFF + OFF_BY_ROUNDS * root(mine - now)
    mine -= towed(mine - now)
    win = 0.0
    ahead = 0.0
    point: i64 = 0
    while point < len(_POINTS):
        time = mine + width * _POINTS[point]
        first = 1.0
        others = 0.0
        at: i64 = 0
        while at < len(times):
            chance = below((time - times[at]) / widths[at])  # that this one is earlier
            first *= 1.0 - chance
            others += chance
            at += 1
        win += _PARTS[point] * first
        ahead += _PARTS[point] * others
        point += 1
    into.win = 0.0 if before > 0 else win
    into.place = 1.0 + float(before) + ahead


def root(rounds: float) -> float:
    """The root of the rounds to go; who is about to finish has none."""
    return sqrt(rounds) if rounds > 0.0 else 0.0


def towed(rounds: float) -> float:
    """How many rounds earlier than the model expects a car comes in that has so many to go."""
    if rounds <= 0.0:
        return 0.0
    return TOWED_AT_ONCE * (1.0 - exp(0.0 - rounds / TOWED_WITHIN)) + TOWED_BY_ROUNDS * sqrt(rounds)
