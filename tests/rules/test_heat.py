"""Paying Heat (HEAT)."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core.chance import stream
from slipstream.core.events import Event
from slipstream.games.setup import new_race
from tests.rules.scenes_support import Table, refused


@pytest.mark.clause("HEAT-1")
def test_heat_for_a_gear_goes_from_the_engine_to_the_discard_pile() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 B1 B1", gear=1, engine=2).shift(3)
    assert (scene.engine, scene.discard_pile) == (1, ["H"])


@pytest.mark.clause("HEAT-1")
def test_heat_for_a_boost_goes_from_the_engine_to_the_discard_pile() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="B2", engine=2).shift(1).play("B1").reveal().boost()
    assert (scene.engine, scene.discard_pile) == (1, ["H"])


@pytest.mark.clause("HEAT-1")
def test_heat_for_corners_and_for_a_spin_out_goes_to_the_discard_pile() -> None:
    scene = Scene({"me": "1:17R"}, hand="B3 B3", gear=2, engine=5).shift(2).play("B3 B3").reveal()
    scene.corner_check()
    assert (scene.engine, scene.discard_pile) == (0, ["H"] * 5)


@pytest.mark.clause("HEAT-1")
def test_paid_heat_is_drawn_again_later() -> None:
    scene = Scene({"me": "1:17R"}, hand="B4", engine=1).shift(1).play("B4").reveal()
    scene.corner_check().discard("").replenish()
    assert (scene.hand, scene.engine) == (["B4", "H"], 0)


@pytest.mark.clause("HEAT-1")
def test_all_see_the_heat_on_top_of_the_discard_pile() -> None:
    table = Table({"red": "1:5R", "blue": "1:0R"}, hands={"red": "B1 B1 B1", "blue": "B1"})
    table.plan(red="B1 B1 B1", blue="B1")
    red = table.car("red")
    assert (red.engine, red.discard_size, table.scene.table.name(red.discard_top)) == (5, 1, "H")


@pytest.mark.clause("HEAT-2")
def test_heat_in_hand_pays_for_nothing() -> None:
    scene = Scene({"me": "1:14R"}, hand="B4 B1 B2 H H H", deck="B1", gear=1, engine=0)
    assert refused(lambda: scene.shift(3)) == "gear-needs-heat"
    scene.shift(1).play("B4").reveal()
    assert refused(scene.boost) == "boost-needs-heat"
    scene.corner_check()
    assert (scene.spun_out, scene.hand) == (True, ["B1", "B2", "H", "H", "H", "S"])


@pytest.mark.clause("HEAT-2")
def test_heat_in_hand_does_not_add_to_the_engine() -> None:
    scene = Scene({"me": "1:15R"}, hand="U5 H H", engine=1).shift(1).play("U5").reveal().corner_check()
    assert (scene.spun_out, scene.paid) == (True, [("B", 1)])  # 2 were due


@pytest.mark.clause("HEAT-3")
def test_no_step_but_cooldown_returns_heat_to_the_engine() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 B2 H H", deck="B3 H B4 B4 B4 B3", engine=2)
    scene.shift(1).play("B1").reveal().end_react().slipstream(0).corner_check()
    assert refused(lambda: scene.discard("H")) == "not-discardable"
    scene.discard("B2").replenish()
    assert (scene.engine, scene.hand.count("H")) == (2, 3)


@pytest.mark.clause("HEAT-3")
def test_heat_played_with_a_cluttered_hand_does_not_return_to_the_engine() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 H H", gear=3, engine=0).shift(2).play("B1 H").reveal()
    assert (scene.engine, scene.discard_pile, scene.hand) == (0, ["B1", "H"], ["H"])


@pytest.mark.clause("HEAT-1", "HEAT-3")
@pytest.mark.parametrize("seed", range(5))
def test_over_whole_races_the_engine_changes_only_by_payment_and_cooldown(seed: int) -> None:
    race = new_race("usa", cars=4, laps=1, seed=seed)
    luck = stream("fast", seed, 0, "policy")
    engines = [car.engine for car in race.view(None).cars]
    cooled = 0
    while not race.over:
        events: list[Event] = race.apply(int(race.next_seat()), race.random_action(luck))
        for event in events:
            if event.key == "heat-paid":
                engines[event.seat] -= event.a
            elif event.key == "cooled-down":
                engines[event.seat] += event.a
                cooled += 1
        assert [car.engine for car in race.view(None).cars] == engines
    assert cooled > 0


@pytest.mark.clause("HEAT-4")
def test_the_heat_of_the_starting_upgrades_cools_and_pays_like_any_other() -> None:
    # Six in the engine: the seventh, in hand, is the Starting Upgrade.
    scene = Scene({"me": "1:17R"}, hand="B4 H", deck="B3", engine=6).shift(1).play("B4").reveal()
    assert scene.cooldown("gear", 1).engine == 7
    scene.boost().corner_check()  # Speed 7: 4 for B, 5 for C
    assert (scene.paid, scene.engine) == ([("B", 4), ("C", 2)], 0)
    assert scene.discard_pile == ["H"] * 7


@pytest.mark.clause("HEAT-4")
def test_a_race_does_not_tell_one_heat_from_another() -> None:
    race = new_race("usa", cars=2, seed=3)
    car = race.state.cars[0]
    scene = Scene({"me": "1:0R"}, hand="H")
    owned = scene.table.names(car.hand) + scene.table.names(car.draw)
    assert owned.count("H") == 1  # the Starting Upgrade is a plain Heat card among the others
    assert car.engine == 6
