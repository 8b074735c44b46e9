"""Step 5: Cooldown (COOL)."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from tests.rules.scenes_support import Table, refused


def in_gear(gear: int, heat: int, engine: int = 6) -> Scene:
    """A car that has moved in this gear, with this much Heat in hand and no Adrenaline."""
    hand = ["B1", "B1", "B1", "B2"][:gear] + ["H"] * heat
    scene = Scene({"me": "1:0R"}, hand=hand, deck="B2 B3", gear=gear, engine=engine, adrenaline=False)
    return scene.shift(gear).play(hand[:gear]).reveal()


@pytest.mark.clause("COOL-1", "COOL-4")
def test_first_gear_cools_three_heat() -> None:
    scene = in_gear(1, heat=5, engine=1)
    assert refused(lambda: scene.cooldown("gear", 4)) == "cooldown-out-of-range"
    scene.cooldown("gear", 3)
    assert (scene.engine, scene.hand) == (4, ["H", "H"])


@pytest.mark.clause("COOL-2", "COOL-4")
def test_second_gear_cools_one_heat() -> None:
    scene = in_gear(2, heat=3, engine=1)
    assert refused(lambda: scene.cooldown("gear", 2)) == "cooldown-out-of-range"
    scene.cooldown("gear", 1)
    assert (scene.engine, scene.hand) == (2, ["H", "H"])


@pytest.mark.clause("COOL-3")
@pytest.mark.parametrize("gear", [3, 4])
def test_third_and_fourth_gear_do_not_cool(gear: int) -> None:
    scene = in_gear(gear, heat=2)
    assert refused(lambda: scene.cooldown("gear", 1)) == "no-cooldown-in-gear"


@pytest.mark.clause("COOL-1", "COOL-2", "COOL-3")
def test_the_gear_chosen_for_this_turn_cools_not_the_one_before() -> None:
    down = Scene({"me": "1:0R"}, hand="B1 H H H", gear=2, adrenaline=False).shift(1).play("B1").reveal()
    assert down.cooldown("gear", 3).hand == []
    up = Scene({"me": "1:0R"}, hand="B1 B1 B1 H", gear=2, adrenaline=False)
    up.shift(3).play("B1 B1 B1").reveal()
    assert refused(lambda: up.cooldown("gear", 1)) == "no-cooldown-in-gear"


@pytest.mark.clause("COOL-4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_cooldown_moves_up_to_its_number(number: int) -> None:
    scene = in_gear(1, heat=3, engine=0).cooldown("gear", number)
    assert scene.engine == number
    assert scene.hand == ["H"] * (3 - number)


@pytest.mark.clause("COOL-4")
def test_the_player_is_asked_how_much_to_cool() -> None:
    table = Table({"red": "1:5R", "blue": "1:0R"}, hands={"red": "B1 H H H H", "blue": "B2"})
    table.plan(red="B1", blue="B2")
    options = table.race.pending()[0].options
    assert [o.number for o in options if o.kind == actions.COOL_GEAR] == [1, 2, 3]


@pytest.mark.clause("COOL-4")
def test_a_cooldown_takes_no_more_than_the_hand_holds() -> None:
    scene = in_gear(1, heat=2, engine=0)
    assert refused(lambda: scene.cooldown("gear", 3)) == "cooldown-out-of-range"
    assert scene.cooldown("gear", 2).engine == 2


@pytest.mark.clause("COOL-5")
def test_heat_in_the_piles_is_not_cooled() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="H H", discard="H H", engine=1)
    scene.shift(1).play("B1").reveal()
    assert refused(lambda: scene.cooldown("gear", 1)) == "no-heat-in-hand"
    assert refused(lambda: scene.cooldown("adrenaline", 1)) == "no-heat-in-hand"


@pytest.mark.clause("COOL-5")
def test_a_cooldown_reaches_for_the_hand_only() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 H", deck="H B2", discard="H H", engine=1)
    scene.shift(1).play("B1").reveal()
    assert refused(lambda: scene.cooldown("gear", 2)) == "cooldown-out-of-range"
    scene.cooldown("gear", 1)
    assert (scene.draw_pile, scene.discard_pile, scene.engine) == (["H", "B2"], ["H", "H"], 2)


@pytest.mark.clause("COOL-6")
def test_gear_and_adrenaline_cool_at_different_moments() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 H H H H", deck="B2", engine=1, adrenaline=True)
    scene.shift(1).play("B1").reveal()
    assert scene.cooldown("adrenaline", 1).engine == 2
    assert scene.boost().engine == 1
    scene.cooldown("gear", 3)
    assert (scene.engine, scene.hand) == (4, [])


@pytest.mark.clause("COOL-6")
def test_using_the_gear_first_leaves_adrenaline_for_later() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 H H H H", deck="B2", engine=1, adrenaline=True)
    scene.shift(1).play("B1").reveal().cooldown("gear", 1).boost().cooldown("adrenaline", 1)
    assert (scene.engine, scene.hand) == (2, ["H", "H"])


@pytest.mark.clause("COOL-6")
def test_two_sources_do_not_make_one_bigger_cooldown() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 H H H H", adrenaline=True).shift(1).play("B1").reveal()
    assert refused(lambda: scene.cooldown("gear", 4)) == "cooldown-out-of-range"
    assert refused(lambda: scene.cooldown("adrenaline", 2)) == "cooldown-out-of-range"


@pytest.mark.clause("COOL-7")
def test_cooled_heat_pays_for_a_boost_in_the_same_turn() -> None:
    scene = in_gear(1, heat=1, engine=0)
    assert refused(scene.boost) == "boost-needs-heat"
    scene.cooldown("gear", 1).boost()
    assert (scene.at(), scene.engine, scene.discard_pile) == ("1:3R", 0, ["H"])


@pytest.mark.clause("COOL-7")
def test_cooled_heat_pays_for_a_corner_in_the_same_turn() -> None:
    scene = Scene({"me": "1:16R"}, hand="U5 H H", engine=0).shift(1).play("U5").reveal()
    scene.cooldown("gear", 2).corner_check()  # Speed 5, limit 3
    assert (scene.paid, scene.engine, scene.spun_out) == ([("B", 2)], 0, False)


@pytest.mark.clause("COOL-8")
def test_without_heat_in_hand_there_is_nothing_to_cool() -> None:
    scene = in_gear(1, heat=0, engine=4)
    assert refused(lambda: scene.cooldown("gear", 1)) == "no-heat-in-hand"
    assert refused(lambda: scene.cooldown("gear", 0)) == "no-heat-in-hand"
    assert scene.engine == 4
