"""Step 5: Boost (BOOST)."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from tests.rules.scenes_support import events_of, refused


@pytest.mark.clause("BOOST-1")
@pytest.mark.parametrize("gear", [1, 2, 3, 4])
def test_a_boost_costs_one_heat_in_any_gear(gear: int) -> None:
    hand = ["B1", "B1", "B1", "U0"][:gear]
    scene = Scene({"me": "1:0R"}, hand=hand, deck="B2", gear=gear, engine=3)
    before = scene.shift(gear).play(hand).reveal().speed
    scene.boost()
    assert (scene.speed, scene.engine, scene.discard_pile) == (before + 2, 2, ["H"])


@pytest.mark.clause("BOOST-1")
def test_a_second_boost_in_the_same_turn_is_refused() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="B2 B3", engine=6).shift(1).play("B1").reveal().boost()
    assert refused(scene.boost) == "symbol-used"
    assert (scene.at(), scene.engine, scene.draw_pile) == ("1:3R", 5, ["B3"])


@pytest.mark.clause("BOOST-1")
def test_boost_is_part_of_react_and_not_of_a_later_step() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="B2").shift(1).play("B1").reveal().end_react()
    assert refused(scene.boost) == "not-in-this-step"


@pytest.mark.clause("BOOST-2")
def test_a_reshuffle_in_the_boost_includes_the_heat_just_paid() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="", discard="B2", reshuffle=["H B2"], engine=1)
    scene.shift(1).play("B1").reveal().boost()
    assert [event.a for event in events_of(scene, "reshuffled")] == [2]
    assert [event.b for event in events_of(scene, "flipped")] == [0, 1]  # the Heat itself was turned over
    assert (scene.at(), scene.discard_pile, scene.draw_pile, scene.engine) == ("1:3R", ["H"], [], 0)


@pytest.mark.clause("BOOST-2")
def test_a_reshuffle_later_in_the_flip_includes_heat_and_discarded_cards() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="S U5", discard="B4", reshuffle=["U5 S H B4"], engine=1)
    scene.shift(1).play("B1").reveal().boost()
    assert [event.a for event in events_of(scene, "reshuffled")] == [4]
    assert (scene.at(), scene.discard_pile, scene.play_area) == ("1:5R", ["H", "S", "U5"], ["B1", "B4"])


@pytest.mark.clause("BOOST-3")
def test_a_boost_finds_exactly_one_basic_card() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="S U5 H B2 B4").shift(1).play("B1").reveal().boost()
    assert (scene.play_area, scene.draw_pile, scene.plus_used) == (["B1", "B2"], ["B4"], 1)
    assert scene.discard_pile == ["H", "H", "S", "U5"]  # the Stress turned over is not a + symbol again


@pytest.mark.clause("BOOST-3", "BOOST-4")
def test_a_boost_with_no_basic_card_left_yields_nothing() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="S U5", discard="H").shift(1).play("B1").reveal().boost()
    assert (scene.at(), scene.speed, scene.engine) == ("1:1R", 1, 5)
    assert (scene.draw_pile, scene.discard_pile) == (["S", "U5"], ["H", "H"])


@pytest.mark.clause("BOOST-4")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_the_car_moves_by_the_value_found(value: int) -> None:
    scene = Scene({"me": "1:0R"}, hand="U5", deck=f"B{value}").shift(1).play("U5").reveal().boost()
    assert scene.at() == f"1:{5 + value}R"


@pytest.mark.clause("BOOST-4", "BOOST-5")
def test_a_boost_can_be_blocked_and_still_raises_the_speed() -> None:
    cars = {"me": "1:0R", "a": "1:5R", "b": "1:5O", "c": "1:4R"}
    scene = Scene(cars, hand="B1", deck="B4").shift(1).play("B1").reveal().boost()
    assert (scene.at(), scene.speed) == ("1:4O", 5)


@pytest.mark.clause("BOOST-5")
def test_a_boost_counts_in_a_corner_that_was_crossed_before_it() -> None:
    scene = Scene({"me": "1:17R"}, hand="B1", deck="B3", engine=6).shift(1).play("B1").reveal()
    assert scene.at() == "1:18R"  # beyond the line already
    assert scene.boost().corner_check().paid == [("B", 1)]  # Speed 4, limit 3


@pytest.mark.clause("BOOST-5")
def test_a_blocked_boost_counts_in_the_corner() -> None:
    blockers = {f"{spot}{space}": f"1:{space}{spot}" for space in range(19, 22) for spot in "RO"}
    scene = Scene({"me": "1:17R", **blockers}, hand="B1", deck="B3").shift(1).play("B1").reveal().boost()
    assert scene.at() == "1:18R"  # it crossed the line with the card, the Boost moved it nowhere
    assert scene.corner_check().paid == [("B", 1)]  # Speed 4, limit 3


@pytest.mark.clause("BOOST-6")
def test_without_heat_in_the_engine_there_is_no_boost() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 H H", deck="B2", discard="H", engine=0)
    scene.shift(1).play("B1").reveal()
    assert refused(scene.boost) == "boost-needs-heat"
    assert (scene.at(), scene.hand, scene.draw_pile) == ("1:1R", ["H", "H"], ["B2"])


@pytest.mark.clause("BOOST-6")
def test_the_last_heat_buys_a_boost() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="B2", engine=1).shift(1).play("B1").reveal().boost()
    assert (scene.at(), scene.engine) == ("1:3R", 0)


@pytest.mark.clause("BOOST-7")
def test_the_card_found_stays_in_the_play_area_until_step_9() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 B4", deck="B2 B3 B3 B3 B4 B4 U5").shift(1).play("B1").reveal()
    scene.boost()
    assert (scene.play_area, scene.discard_pile) == (["B1", "B2"], ["H"])
    scene.end_react().corner_check().discard("")
    assert (scene.play_area, scene.discard_pile) == (["B1", "B2"], ["H"])
    scene.replenish()
    assert (scene.play_area, scene.discard_pile) == ([], ["B1", "B2", "H"])


@pytest.mark.clause("BOOST-8")
def test_a_car_certain_to_be_blocked_may_boost() -> None:
    blockers = {f"{spot}{space}": f"1:{space}{spot}" for space in range(2, 6) for spot in "RO"}
    scene = Scene({"me": "1:0R", **blockers}, hand="B1", deck="B4").shift(1).play("B1").reveal().boost()
    assert (scene.at(), scene.speed, scene.engine) == ("1:1R", 5, 5)
