"""Gold: the sensible answer, and what is worth a thought; without judging nothing may be read from it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from slipstream.checks.scenes import Scene
from slipstream.coach.sensible import Sensible, sensible
from slipstream.core.decisions import Decision, decision_of
from slipstream.core.race import Race
from slipstream.core.state import STEP_REACT, STEP_SLIPSTREAM
from slipstream.core.views import View
from slipstream.drivers import choose, driver_luck, make_driver
from slipstream.games.setup import RaceSetup
from slipstream.server.live.odds import outlooks_of


def gold(view: View, decision: Decision, judged: bool = True) -> Sensible:
    return sensible(view, decision, outlooks_of(view, decision), judged)


def told(scene: Scene, step: int, judged: bool) -> str:
    """The sensible answer of the car of a scene in this step, as its key and number."""
    scene.state.step = step
    view, decision = Race(scene.state).view(0), decision_of(scene.state, 1, 0)
    best = gold(view, decision, judged).best
    assert best is not None
    return f"{decision.options[best].key} {decision.options[best].number}"


@pytest.mark.parametrize("judged", [True, False])
def test_a_cooldown_comes_before_the_end_of_react(judged: bool) -> None:
    scene = Scene({"me": "1:16R"}, hand="B1 H H", gear=1, engine=4).shift(1).play("B1").reveal()
    assert told(scene, STEP_REACT, judged) == "cool-gear 2"


@pytest.mark.parametrize("judged", [True, False])
def test_a_free_slipstream_is_taken_and_one_that_costs_heat_is_not(judged: bool) -> None:
    free = Scene({"me": "1:0R", "a": "1:2R"}, hand="B2", gear=1, engine=5).shift(1).play("B2").reveal()
    assert told(free, STEP_SLIPSTREAM, judged) == "slipstream 2"
    dear = Scene({"me": "1:12R", "a": "1:17R"}, hand="B4", gear=1, engine=0).shift(1).play("B4").reveal()
    assert told(dear, STEP_SLIPSTREAM, judged) == "slipstream 0"


def decisions(seeds: range) -> Iterator[tuple[View, Decision]]:
    """Those of one seat in races of clubs and rookies."""
    for seed in seeds:
        race = RaceSetup(("usa", "gb", "france", "italia")[seed % 4], cars=4, laps=1).start_race(seed)
        names = ("rookie", "club", "rookie", "club")
        drivers = [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(names)]
        while pending := race.pending():
            for one in pending:
                if one.seat == 0:
                    yield race.view(0), one
                race.apply(one.seat, choose(drivers[one.seat], race, one), one.id)


def test_gold_is_plain_and_risks_no_more_than_another_plain_answer() -> None:
    kinds: set[tuple[str, bool]] = set()
    for view, decision in decisions(range(6)):
        for judged in (True, False):
            found = gold(view, decision, judged)
            options = decision.options
            if decision.step == "plan":
                assert found.useful
                assert (found.best is None) == (len(options) > 1)
                continue
            assert found.best is not None
            best = options[found.best]
            kinds.add((best.key, found.useful))
            assert best.key != "boost"
            if not judged and len(options) > 1:
                assert found.useful  # nothing is to be read from it
            odds = outlooks_of(view, decision)
            if odds and judged:
                plain = [
                    min(one.spin_chance for one in odds[at])
                    for at, option in enumerate(options)
                    if option.key != "boost"
                ]
                assert min(one.spin_chance for one in odds[found.best]) == min(plain)
            if not found.useful and len(options) > 1:
                assert {option.key for option in options} <= {"boost", "adrenaline-move", "end-react"}
    assert kinds >= {("end-react", False), ("end-react", True), ("slipstream", True), ("discard", True)}
