"""Upgrade symbols: Direct Play (SYM-DIRECT)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from slipstream.checks.scene_cards import canonical
from slipstream.checks.scenes import Scene
from slipstream.core.steps.react import react_options
from tests.rules.scenes_support import events_of, refused

Card = dict[str, Any]

PEDAL: Final[Card] = {"v": 3, "direct": True}
SELF_COOLED: Final[Card] = {"v": 4, "direct": True, "heat": 1, "cool": 1}


def names(*cards: str | Card) -> list[str]:
    """Cards as a scene gives them."""
    return sorted(canonical(card) for card in cards)


def offered(scene: Scene) -> list[str]:
    """The cards whose Direct Play is on offer."""
    options = react_options(scene.state, scene.me)
    return [scene.table.name(option.source) for option in options if option.key == "direct-play"]


@pytest.mark.clause("SYM-DIRECT-1")
@pytest.mark.parametrize("gear", [1, 2, 3, 4])
def test_the_card_is_played_from_hand_in_addition_to_those_of_the_gear(gear: int) -> None:
    plan = ["B1"] * gear
    scene = Scene({"me": "1:0R"}, hand=[*plan, PEDAL, "B4"], gear=gear).shift(gear).play(plan).reveal()
    assert offered(scene) == names(PEDAL)
    scene.direct(PEDAL).end_react()
    assert (scene.play_area, scene.hand, scene.gear) == (names(*plan, PEDAL), ["B4"], gear)
    assert (scene.speed, scene.at()) == (gear + 3, f"1:{gear + 3}R")


@pytest.mark.clause("SYM-DIRECT-1")
def test_only_a_card_in_hand_that_bears_the_symbol_can_be_played_so() -> None:
    other: Card = {"v": 3, "scrap": 1}
    scene = Scene({"me": "1:0R"}, hand=["B1", other, "B4", "U5"], discard=[PEDAL], deck=[PEDAL])
    scene.shift(1).play(["B1"]).reveal()
    assert refused(lambda: scene.direct(other)) == "no-direct-play"
    assert refused(lambda: scene.direct("U5")) == "no-direct-play"
    assert refused(lambda: scene.direct("B4")) == "cards-not-in-hand"
    assert refused(lambda: scene.direct(PEDAL)) == "cards-not-in-hand"
    assert offered(scene) == []


@pytest.mark.clause("SYM-DIRECT-1", "SYM-1")
def test_direct_play_is_optional_and_belongs_to_react() -> None:
    scene = Scene({"me": "1:0R"}, hand=["B1", PEDAL]).shift(1).play(["B1"]).reveal().end_react()
    assert scene.hand == names(PEDAL)
    assert refused(lambda: scene.direct(PEDAL)) == "not-in-this-step"


@pytest.mark.clause("SYM-DIRECT-1", "MOVE-11")
def test_speed_0_still_allows_a_direct_play() -> None:
    scene = Scene({"me": "1:0O", "a": "1:0R"}, hand=["U0", PEDAL]).shift(1).play(["U0"]).reveal()
    assert (scene.speed, scene.at()) == (0, "1:0O")
    scene.direct(PEDAL)
    assert (scene.speed, scene.at()) == (3, "1:3R")


@pytest.mark.clause("SYM-DIRECT-2")
def test_its_plus_symbols_are_resolved_and_the_car_moves_by_the_total() -> None:
    card: Card = {"v": 1, "plus": 2, "direct": True}
    scene = Scene({"me": "1:0R"}, hand=["B1", card], deck="B2 H B4").shift(1).play(["B1"]).reveal()
    scene.direct(card)
    assert (scene.speed, scene.at(), scene.plus_used) == (8, "1:8R", 2)
    moved = events_of(scene, "moved")
    assert [(event.a, event.b) for event in moved] == [(0, 1), (1, 8)]  # one movement of its own
    assert (scene.play_area, scene.discard_pile) == (names("B1", "B2", "B4", card), ["H"])


@pytest.mark.clause("SYM-DIRECT-2", "GARAGE-15")
@pytest.mark.parametrize(("value", "at"), [(1, "1:3R"), (5, "1:7R")])
def test_a_direct_play_with_several_values_asks_for_one(value: int, at: str) -> None:
    card: Card = {"v": [1, 5], "direct": True}
    scene = Scene({"me": "1:0R"}, hand=["B2", card]).shift(1).play(["B2"]).reveal().direct(card, [value])
    assert (scene.speed, scene.at()) == (2 + value, at)


@pytest.mark.clause("SYM-DIRECT-2", "GARAGE-15", "PLUS-5")
def test_a_direct_play_with_several_values_resolves_its_plus_symbols_before_the_choice() -> None:
    card: Card = {"v": [1, 5], "plus": 1, "direct": True}
    scene = Scene({"me": "1:0R"}, hand=["B2", card], deck="B3").shift(1).play(["B2"]).reveal()
    scene.direct(card, [5])
    keys = [event.key for event in scene.events]
    assert keys.index("flipped") < keys.index("value-chosen")
    assert (scene.speed, scene.at()) == (10, "1:10R")


@pytest.mark.clause("SYM-DIRECT-2", "MOVE-5")
def test_its_movement_is_blocked_by_itself() -> None:
    cars = {"me": "1:0R", "a": "1:4R", "b": "1:4O"}
    scene = Scene(cars, hand=["B1", PEDAL]).shift(1).play(["B1"]).reveal().direct(PEDAL)
    assert (scene.speed, scene.at()) == (4, "1:3R")


@pytest.mark.clause("SYM-DIRECT-2", "CORNER-2")
def test_its_value_counts_for_the_corner_and_lines_it_crosses_are_checked() -> None:
    scene = Scene({"me": "1:15R"}, hand=["B2", PEDAL], engine=3).shift(1).play(["B2"]).reveal()
    scene.direct(PEDAL).corner_check()
    assert (scene.at(), scene.paid, scene.engine) == ("1:20R", [("B", 2)], 1)


@pytest.mark.clause("SYM-DIRECT-2", "REACT-8")
def test_its_symbols_become_available_and_mandatory_ones_obligatory() -> None:
    card: Card = {"v": 1, "direct": True, "scrap": 1, "heat": 1, "cool": 1, "stress": 1, "salvage": 1}
    hand: list[str | Card] = ["B1", card, "H", "S"]
    scene = Scene({"me": "1:0R"}, hand=hand, deck="B4 B3", discard="B2", engine=1, adrenaline=False)
    scene.shift(1).play(["B1"]).reveal()
    for use in (
        lambda: scene.scrap(card),
        lambda: scene.pay_heat(card),
        lambda: scene.cooldown("card", 1, card),
        lambda: scene.reduce(1, card),
        lambda: scene.salvage(["B2"], card=card),
    ):
        assert refused(use) == "symbol-not-open"
    scene.direct(card)
    assert refused(scene.end_react) == "mandatory-symbol-open"
    scene.pay_heat(card)
    assert refused(scene.end_react) == "mandatory-symbol-open"
    scene.scrap(card).cooldown("card", 1).reduce(1).salvage(["B2"]).end_react()
    assert (scene.engine, scene.hand, scene.discard_pile) == (1, [], ["B4", "H", "S"])


@pytest.mark.clause("SYM-DIRECT-3")
def test_two_gas_pedals_in_one_turn() -> None:
    first: Card = {"v": 1, "direct": True, "scrap": 1}
    second: Card = {"v": 2, "direct": True, "scrap": 2}
    scene = Scene({"me": "1:0R"}, hand=["B3", first, second], deck="B4 S H B1")
    scene.shift(1).play(["B3"]).reveal().direct(second).direct(first)
    assert (scene.speed, scene.at()) == (6, "1:6R")
    assert refused(scene.end_react) == "mandatory-symbol-open"
    scene.scrap(first)
    assert refused(scene.end_react) == "mandatory-symbol-open"
    scene.scrap(second).end_react()
    assert (scene.discard_pile, scene.draw_pile) == (["B4", "H", "S"], ["B1"])


@pytest.mark.clause("SYM-DIRECT-3", "SYM-3")
def test_two_equal_gas_pedals_in_one_turn() -> None:
    card: Card = {"v": 2, "direct": True, "scrap": 1}
    scene = Scene({"me": "1:0R"}, hand=["B3", card, card], deck="B4 B1 B2").shift(1).play(["B3"]).reveal()
    scene.direct(card).scrap(card)
    assert offered(scene) == names(card)
    scene.direct(card)
    assert offered(scene) == []
    assert refused(scene.end_react) == "mandatory-symbol-open"
    scene.scrap(card).end_react()
    assert (scene.speed, scene.at(), scene.discard_pile) == (7, "1:7R", ["B1", "B4"])


@pytest.mark.clause("SYM-DIRECT-4")
def test_played_in_step_2_the_symbol_does_nothing() -> None:
    scene = Scene({"me": "1:0R"}, hand=[PEDAL, "B1"]).shift(1).play([PEDAL]).reveal()
    assert (scene.speed, scene.at(), offered(scene)) == (3, "1:3R", [])
    assert refused(lambda: scene.direct(PEDAL)) == "cards-not-in-hand"
    scene.end_react()


@pytest.mark.clause("SYM-DIRECT-5")
def test_no_card_is_drawn_as_a_replacement_before_step_9() -> None:
    scene = Scene({"me": "1:0R"}, hand=["B1", PEDAL, "B4"], deck="B2 B3 B3", hand_limit=3)
    scene.shift(1).play(["B1"]).reveal().direct(PEDAL)
    assert (scene.hand, scene.draw_pile) == (["B4"], ["B2", "B3", "B3"])
    scene.corner_check().discard("")
    assert scene.hand == ["B4"]
    scene.replenish()
    assert (scene.hand, scene.draw_pile, scene.discard_pile) == (
        ["B2", "B3", "B4"],
        ["B3"],
        names("B1", PEDAL),
    )


@pytest.mark.clause("SYM-DIRECT-6")
def test_a_direct_play_whose_heat_cannot_be_found_is_not_offered() -> None:
    dear: Card = {"v": 4, "direct": True, "heat": 2}
    for engine, expected in ((0, []), (1, []), (2, names(dear))):
        scene = Scene({"me": "1:0R"}, hand=["B1", dear], engine=engine, adrenaline=False)
        scene.shift(1).play(["B1"]).reveal()
        assert offered(scene) == expected
        if not expected:
            assert refused(lambda scene=scene: scene.direct(dear)) == "symbol-needs-heat"  # type: ignore[misc]


@pytest.mark.clause("SYM-DIRECT-6", "SYM-HEAT-3")
def test_its_own_cooldown_alone_may_pay_for_it() -> None:
    plan: list[str | Card] = ["B1", "B1", "B1"]
    scene = Scene({"me": "1:0R"}, hand=[*plan, SELF_COOLED, "H"], gear=3, engine=0, adrenaline=False)
    scene.shift(3).play(plan).reveal()
    assert offered(scene) == names(SELF_COOLED)
    scene.direct(SELF_COOLED).cooldown("card", 1).pay_heat(SELF_COOLED).end_react()
    assert (scene.speed, scene.engine, scene.hand, scene.discard_pile) == (7, 0, [], ["H"])


@pytest.mark.clause("SYM-DIRECT-6", "COOL-8")
def test_its_own_cooldown_pays_nothing_without_heat_in_hand() -> None:
    plan: list[str | Card] = ["B1", "B1", "B1"]
    scene = Scene({"me": "1:0R"}, hand=[*plan, SELF_COOLED], gear=3, engine=0, adrenaline=False)
    scene.shift(3).play(plan).reveal()
    assert (offered(scene), refused(lambda: scene.direct(SELF_COOLED))) == ([], "symbol-needs-heat")


@pytest.mark.clause("SYM-DIRECT-6")
def test_cooldown_already_used_no_longer_counts() -> None:
    dear: Card = {"v": 4, "direct": True, "heat": 2}
    hand: list[str | Card] = ["B1", "B1", dear, "H", "H"]
    scene = Scene({"me": "1:0R"}, hand=hand, gear=2, engine=1, adrenaline=False, deck="B1")
    scene.shift(2).play(["B1", "B1"]).reveal()
    assert offered(scene) == names(dear)  # 1 in the engine, 1 by the gear
    scene.cooldown("gear", 1)
    assert offered(scene) == names(dear)
    scene.boost()
    assert offered(scene) == []


@pytest.mark.clause("SYM-DIRECT-6", "WEATHER-13")
def test_cooldown_forbidden_in_the_sector_does_not_count() -> None:
    road = {"sector_A": "weather"}
    hand: list[str | Card] = ["B1", SELF_COOLED, "H"]
    scene = Scene({"me": "1:11R"}, hand=hand, engine=0, road=road, weather="no_cooldown")
    scene.shift(1).play(["B1"]).reveal()
    assert offered(scene) == []


@pytest.mark.clause("SYM-DIRECT-6", "SYM-HEAT-4")
def test_heat_spent_after_the_direct_play_makes_it_unpayable() -> None:
    scene = Scene({"me": "1:0R"}, hand=["B1", SELF_COOLED], deck="B2 B1", engine=1, adrenaline=False)
    scene.shift(1).play(["B1"]).reveal().direct(SELF_COOLED).boost().unpayable(SELF_COOLED).end_react()
    assert (scene.speed, scene.at(), scene.engine) == (4, "1:4R", 0)
