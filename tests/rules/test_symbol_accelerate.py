"""Upgrade symbols: Accelerate (SYM-ACCEL)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core.steps.react import react_options
from tests.rules.scenes_support import events_of, refused

Card = dict[str, Any]

DRIVE: Final[Card] = {"v": 0, "plus": 1, "accel": True}
PEDAL: Final[Card] = {"v": 1, "accel": True}


@pytest.mark.clause("SYM-ACCEL-1")
@pytest.mark.parametrize("stress", [0, 1, 2, 3])
def test_speed_rises_and_the_car_moves_by_1_for_each_plus_symbol_used(stress: int) -> None:
    plan: list[str | Card] = [DRIVE, *["S"] * stress]
    scene = Scene({"me": "1:0R"}, hand=plan, deck="B1 B1 B1 B1", gear=1 + stress)
    scene.shift(1 + stress).play(plan).reveal()
    used = 1 + stress
    assert (scene.plus_used, scene.speed) == (used, used)
    scene.accelerate().end_react()
    assert (scene.speed, scene.at()) == (2 * used, f"1:{2 * used}R")
    assert [event.a for event in events_of(scene, "accelerated")] == [used]  # all of them or none


@pytest.mark.clause("SYM-ACCEL-1")
def test_without_a_plus_symbol_used_there_is_nothing_to_accelerate() -> None:
    scene = Scene({"me": "1:0R"}, hand=[PEDAL], deck="B2").shift(1).play([PEDAL]).reveal()
    assert "accelerate" not in {option.key for option in react_options(scene.state, scene.me)}
    assert refused(scene.accelerate) == "no-plus-used"
    scene.boost().accelerate()
    assert (scene.speed, scene.at()) == (4, "1:4R")


@pytest.mark.clause("SYM-ACCEL-1", "SYM-1")
def test_accelerate_is_optional_and_used_once() -> None:
    scene = Scene({"me": "1:0R"}, hand=[DRIVE], deck="B1").shift(1).play([DRIVE]).reveal()
    assert scene.end_react().speed == 1
    scene = Scene({"me": "1:0R"}, hand=[DRIVE], deck="B1").shift(1).play([DRIVE]).reveal().accelerate()
    assert refused(lambda: scene.accelerate(DRIVE)) == "symbol-not-open"


@pytest.mark.clause("SYM-ACCEL-1", "MOVE-8")
def test_a_blocked_car_gains_the_speed_all_the_same() -> None:
    cars = {"me": "1:0R", "a": "1:2R", "b": "1:2O"}
    scene = Scene(cars, hand=[DRIVE], deck="B1").shift(1).play([DRIVE]).reveal().accelerate()
    assert (scene.speed, scene.at()) == (2, "1:1R")


@pytest.mark.clause("SYM-ACCEL-1", "SYM-3")
def test_two_cards_with_accelerate_are_two_uses() -> None:
    scene = Scene({"me": "1:0R"}, hand=[DRIVE, DRIVE], deck="B1 B1", gear=2).shift(2).play([DRIVE, DRIVE])
    scene.reveal().accelerate().accelerate()
    assert (scene.speed, scene.at()) == (6, "1:6R")
    assert refused(lambda: scene.accelerate(DRIVE)) == "symbol-not-open"


@pytest.mark.clause("SYM-ACCEL-1", "SYM-3", "REACT-8")
def test_a_second_accelerate_played_directly_does_not_replace_the_first() -> None:
    gas: Card = {"v": 1, "accel": True, "direct": True}
    scene = Scene({"me": "1:0R"}, hand=[DRIVE, gas], deck="B1").shift(1).play([DRIVE]).reveal().direct(gas)
    scene.accelerate(gas).accelerate(DRIVE)
    assert (scene.speed, scene.at()) == (4, "1:4R")


@pytest.mark.clause("SYM-ACCEL-1", "PLUS-9", "PLUS-10")
def test_a_plus_symbol_that_found_nothing_counts() -> None:
    scene = Scene({"me": "1:0R"}, hand=[DRIVE], deck="H").shift(1).play([DRIVE]).reveal()
    assert (scene.speed, scene.plus_used) == (0, 1)
    scene.accelerate()
    assert (scene.speed, scene.at()) == (1, "1:1R")


@pytest.mark.clause("SYM-ACCEL-2")
def test_the_count_is_taken_when_accelerate_is_used() -> None:
    def scene() -> Scene:
        return Scene({"me": "1:0R"}, hand=[DRIVE], deck="B1 B3").shift(1).play([DRIVE]).reveal()

    assert scene().accelerate().boost().end_react().speed == 1 + 1 + 3
    assert scene().boost().accelerate().end_react().speed == 1 + 3 + 2


@pytest.mark.clause("SYM-ACCEL-2", "SYM-DIRECT-2")
def test_plus_symbols_of_a_direct_play_count_from_then_on() -> None:
    gas: Card = {"v": 1, "plus": 2, "direct": True}
    scene = Scene({"me": "1:0R"}, hand=[DRIVE, gas], deck="B1 B1 B1").shift(1).play([DRIVE]).reveal()
    scene.direct(gas)
    assert scene.plus_used == 3
    scene.accelerate()
    assert (scene.speed, scene.at()) == (7, "1:7R")


@pytest.mark.clause("SYM-ACCEL-3")
def test_the_increase_counts_for_the_corner_check() -> None:
    scene = Scene({"me": "1:9R"}, hand=[DRIVE, "S"], deck="B3 B2", gear=2, engine=3)
    scene.shift(2).play([DRIVE, "S"]).reveal().accelerate().corner_check()
    assert (scene.speed, scene.paid, scene.engine) == (7, [("A", 2)], 1)


@pytest.mark.clause("SYM-ACCEL-3", "CORNER-2")
def test_a_line_crossed_by_accelerating_is_checked() -> None:
    scene = Scene({"me": "1:20R"}, hand=[DRIVE], deck="B1", engine=3)
    scene.shift(1).play([DRIVE]).reveal().accelerate().corner_check()
    assert (scene.at(), scene.paid) == ("1:22R", [("C", 0)])


@pytest.mark.clause("SYM-ACCEL-4")
def test_one_card_with_several_plus_symbols_contributes_each_of_them() -> None:
    triple: Card = {"v": 0, "plus": 3}
    scene = Scene({"me": "1:0R"}, hand=[triple, PEDAL], deck="B1 B2 B1", gear=2)
    scene.shift(2).play([triple, PEDAL]).reveal().accelerate()
    assert (scene.plus_used, scene.speed, scene.at()) == (3, 8, "1:8R")
