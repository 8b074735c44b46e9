"""Step 5: react (REACT). Cooldown and Boost have files of their own."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from tests.rules.scenes_support import Table, refused


def moved(adrenaline: bool = True) -> Scene:
    """A car in first gear that has just moved: 3 Heat in hand, 2 in the engine, a 2 on the deck."""
    scene = Scene({"me": "1:0R"}, hand="B1 H H H", deck="B2 B3", engine=2, adrenaline=adrenaline)
    return scene.shift(1).play("B1").reveal()


@pytest.mark.clause("REACT-1")
@pytest.mark.parametrize(
    "order",
    [
        "cooldown boost move cool",
        "boost cooldown cool move",
        "move boost cool cooldown",
        "cool move cooldown boost",
    ],
)
def test_symbols_may_be_used_in_any_order(order: str) -> None:
    scene = moved()
    for symbol in order.split():
        if symbol == "cooldown":
            scene.cooldown("gear", 2)
        elif symbol == "cool":
            scene.cooldown("adrenaline", 1)
        elif symbol == "boost":
            scene.boost()
        else:
            scene.adrenaline_move()
    assert (scene.at(), scene.speed, scene.engine, scene.hand) == ("1:4R", 4, 4, [])


@pytest.mark.clause("REACT-2")
def test_a_movement_is_completed_before_the_next_symbol_is_used() -> None:
    # Boost 2 and the Adrenaline space together would carry the car over the two cars on 3.
    cars = {"me": "1:0R", "a": "1:3R", "b": "1:3O", "c": "1:9R"}
    scene = Scene(cars, hand="B1", deck="B2", adrenaline=True).shift(1).play("B1").reveal()
    scene.boost()
    assert scene.at() == "1:2R"
    assert refused(scene.adrenaline_move) == "no-room-ahead"


@pytest.mark.clause("REACT-2")
def test_the_order_of_two_movements_decides_where_they_end() -> None:
    cars = {"me": "1:0R", "a": "1:3R", "b": "1:3O"}
    scene = Scene(cars, hand="B1", deck="B2", adrenaline=True).shift(1).play("B1").reveal()
    assert scene.adrenaline_move().at() == "1:2R"
    assert scene.boost().at() == "1:4R"


@pytest.mark.clause("REACT-3")
@pytest.mark.parametrize(
    ("gear", "cards", "symbols"),
    [
        (1, "B1", ["boost", "cool-gear", "end-react"]),
        (2, "B1 B1", ["boost", "cool-gear", "end-react"]),
        (3, "B1 B1 B1", ["boost", "end-react"]),
    ],
)
def test_the_base_game_offers_gear_cooldown_and_boost(gear: int, cards: str, symbols: list[str]) -> None:
    table = Table(
        {"red": "1:5R", "blue": "1:0R"},
        hands={"red": "B1 B1 B1 H", "blue": "B2 H"},
        gears={"red": gear},
    )
    table.plan(red=cards, blue="B2")
    assert table.asked == ("red", "react")
    assert table.options == symbols


@pytest.mark.clause("REACT-3")
def test_the_last_car_is_offered_adrenaline_as_well() -> None:
    table = Table({"red": "1:5R", "blue": "1:0R"}, hands={"red": "B1", "blue": "B2 H"})
    table.plan(red="B1", blue="B2").pass_to("blue")
    assert table.options == ["adrenaline-move", "boost", "cool-adrenaline", "cool-gear", "end-react"]


@pytest.mark.clause("REACT-5")
def test_every_optional_symbol_may_be_ignored() -> None:
    scene = moved().end_react()
    assert (scene.at(), scene.speed, scene.engine, scene.hand) == ("1:1R", 1, 2, ["H", "H", "H"])


@pytest.mark.clause("REACT-5")
def test_a_player_may_end_react_after_some_of_the_symbols() -> None:
    table = Table({"red": "1:0R", "blue": "0:29R"}, hands={"red": "B1 H", "blue": "B1 B2"})
    table.plan(red="B1", blue="B1")
    table.answer("red", actions.cool_gear(1))
    assert table.asked == ("red", "react")  # Boost is still open
    table.answer("red", actions.end_react())
    assert table.asked == ("blue", "react")
    assert table.car("red").engine == 7


@pytest.mark.clause("REACT-6")
def test_no_symbol_is_used_twice_in_a_turn() -> None:
    scene = moved().boost().adrenaline_move().cooldown("adrenaline", 1).cooldown("gear", 1)
    assert scene.hand == ["H"]
    assert refused(scene.boost) == "symbol-used"
    assert refused(scene.adrenaline_move) == "symbol-used"
    assert refused(lambda: scene.cooldown("adrenaline", 1)) == "symbol-used"
    assert refused(lambda: scene.cooldown("gear", 1)) == "symbol-used"


@pytest.mark.clause("REACT-6")
def test_what_is_not_used_of_a_cooldown_is_lost() -> None:
    scene = moved(adrenaline=False).cooldown("gear", 1)  # Cooldown 3
    assert refused(lambda: scene.cooldown("gear", 2)) == "symbol-used"
    scene.boost()
    assert refused(lambda: scene.cooldown("gear", 1)) == "symbol-used"
    assert scene.hand == ["H", "H"]


@pytest.mark.clause("REACT-6")
def test_a_used_symbol_is_there_again_in_the_next_turn() -> None:
    table = Table(
        {"red": "1:5R", "blue": "1:0R"},
        hands={"red": "B1 B2 H H", "blue": "B1 B2"},
        decks={"red": "B3 B3 B3 B4 B4 B4 B1 B1", "blue": "B3 B3 B3 B4 B4 B4"},
    )
    table.plan(red="B1", blue="B1").answer("red", actions.cool_gear(1)).answer("red", actions.boost())
    assert table.options == ["end-react"]
    table.end_round().plan(red="B2", blue="B2")
    assert table.asked == ("red", "react")
    assert table.options == ["boost", "cool-gear", "end-react"]


@pytest.mark.clause("REACT-7")
def test_a_car_at_speed_0_reacts() -> None:
    scene = Scene({"me": "1:0R"}, hand="U0 H", deck="B2", adrenaline=True).shift(1).play("U0").reveal()
    assert (scene.at(), scene.speed) == ("1:0R", 0)
    scene.cooldown("gear", 1).boost().adrenaline_move()
    assert (scene.at(), scene.speed, scene.engine) == ("1:3R", 3, 6)


@pytest.mark.clause("REACT-7")
def test_a_fully_blocked_car_reacts() -> None:
    cars = {"me": "1:0R", "a": "1:1R", "b": "1:1O"}
    scene = Scene(cars, hand="B1 H", deck="B2").shift(1).play("B1").reveal()
    assert scene.at() == "1:0R"
    assert scene.cooldown("gear", 1).boost().at() == "1:2R"


@pytest.mark.clause("REACT-7")
def test_cars_that_did_not_move_are_asked_about_react() -> None:
    table = Table(
        {"green": "1:1R", "red": "1:1O", "blue": "1:0R"},
        hands={"green": "U0", "red": "U0", "blue": "B1 H"},
    )
    table.plan(green="U0", red="U0", blue="B1")
    assert table.asked == ("green", "react")  # Speed 0
    table.pass_to("red").pass_to("blue")
    assert table.at("blue") == "1:0R"  # blocked
    assert "cool-gear" in table.options


@pytest.mark.clause("REACT-7")
def test_after_a_cluttered_hand_nothing_is_asked_about_react() -> None:
    table = Table(
        {"red": "1:5R", "blue": "1:0R"},
        hands={"red": "B1 B2", "blue": "B1 H H H"},
        gears={"blue": 3},
        engines={"blue": 0},
        decks={"red": "B4", "blue": "B4"},
    )
    table.plan(red="B1", blue="B1 H").pass_to("red", "discard").decline()
    assert table.asked[1] == "plan"  # blue had no turn to decide anything in
    assert table.hand("blue").count("H") == 3  # no Cooldown, and the played Heat came back by the reshuffle
