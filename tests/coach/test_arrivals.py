"""How a race will end, as the model foresees it: chances that add up, and come true as often as foretold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from slipstream.core.race import Race
from slipstream.core.random_play import Draw
from slipstream.core.state import STEP_OVER, STEP_PLAN
from slipstream.drivers.search import rollouts_for
from slipstream.drivers.weights import model_for
from slipstream.games.setup import RaceSetup
from slipstream.pace.arrivals import Arrival, foresee
from slipstream.pace.rollouts import Rollouts
from tests.coach.support import LONG

RACES: Final = 1500 if LONG else 60
BINS: Final = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)
#: what the bell leaves out: chances are as good as this, besides their noise
OFF: Final = 0.03


@dataclass
class Foretold:
    """What was said of a car before a round, and what came of it."""

    win: float
    place: float
    came: int


def before_round(player: Rollouts, race: Race) -> list[tuple[int, float, float]]:
    """Seat, chance to win and place of everybody who drives with cards."""
    state, end = race.state, Arrival()
    legends = player.legend_times(state.copy())
    found = []
    for car in state.cars:
        if car.on_track() and not car.legend:
            foresee(player, state, car, legends, end)
            found.append((int(car.seat), end.win, end.place))
    return found


def setups() -> Iterator[tuple[RaceSetup, int]]:
    """Races over the box."""
    luck = Random(4)
    while True:
        cars = luck.choice([6, 6, 6, 4, 3, 2])
        modules: dict[str, Any] = {"garage": "quick", "weather": True} if luck.random() < 0.4 else {}
        legends = luck.choice([0, 0, 0, cars - 1])
        circuit = luck.choice(["usa", "italia", "gb", "france"])
        yield (
            RaceSetup(circuit, cars, luck.choice([1, 2]), legends=legends, **modules),
            luck.randrange(1 << 30),
        )


@pytest.fixture(scope="module")
def rows() -> list[Foretold]:
    """The policy against itself: every second round is foretold, and the races are driven to their end."""
    found: list[Foretold] = []
    draw = Draw()
    for _, (setup, seed) in zip(range(RACES), setups(), strict=False):
        race = setup.start_race(seed, log=False)
        state = race.state
        player = rollouts_for(model_for(state.track))
        told: list[tuple[int, float, float]] = []
        seen = 0
        while state.step != STEP_OVER:
            if state.step == STEP_PLAN and state.round >= seen + 2:
                seen = int(state.round)
                told += before_round(player, race)
            seat = race.next_seat()
            player.policy.choose(state, seat, draw)
            race.push(seat, draw.kind, draw.cards, draw.number, draw.source)
        order = state.standing()
        found += [Foretold(win, place, order.index(seat) + 1) for seat, win, place in told]
    return found


def test_foretold_wins_come_true(rows: list[Foretold]) -> None:
    for low, high in pairwise(BINS):
        part = [row for row in rows if low <= row.win < high]
        if len(part) < 30:
            continue
        said = sum(row.win for row in part) / len(part)
        came = sum(row.came == 1 for row in part) / len(part)
        # cars of a race, and rounds of it, share their luck: there is less to go by than rows
        error = (said * (1 - said) / (len(part) / 8)) ** 0.5
        assert abs(said - came) < OFF + 3.3 * error, (low, high, said, came, len(part))
    brier = sum((row.win - (row.came == 1)) ** 2 for row in rows) / len(rows)
    usual = sum(row.came == 1 for row in rows) / len(rows)
    assert brier < 0.85 * usual * (1 - usual)


def test_foretold_places_come_true(rows: list[Foretold]) -> None:
    off = sum(row.place - row.came for row in rows) / len(rows)
    assert abs(off) < 0.1
    assert all(1 <= row.place <= 6 for row in rows)


def test_chances_of_all_cars_are_a_whole() -> None:
    race = RaceSetup("usa", 5, 1).start_race(3, log=False)
    told = before_round(rollouts_for(model_for(race.state.track)), race)
    assert sum(win for _, win, _ in told) == pytest.approx(1, abs=0.03)
    assert sum(place for _, _, place in told) == pytest.approx(15, abs=0.1)
