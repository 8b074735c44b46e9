"""Step 7: check corner (CORNER). The test circuit has A (line 10, limit 5), B (18, 3) and C (22, 2)."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from tests.rules.scenes_support import Table, circuit, refused


def driven(me: str, cards: str, engine: int = 6, **others: str) -> Scene:
    """I stand at `me`, play these cards and have moved."""
    gear = len(cards.split())
    return Scene({"me": me, **others}, hand=cards, gear=gear, engine=engine).shift(gear).play(cards).reveal()


@pytest.mark.clause("CORNER-1")
def test_a_line_crossed_by_the_cards_is_checked() -> None:
    scene = driven("1:17R", "B4").corner_check()
    assert (scene.at(), scene.paid) == ("1:21R", [("B", 1)])


@pytest.mark.clause("CORNER-1")
def test_a_line_crossed_by_boost_is_checked() -> None:
    scene = Scene({"me": "1:15R"}, hand="B2", deck="B2").shift(1).play("B2").reveal()
    assert scene.at() == "1:17R"
    assert scene.boost().corner_check().paid == [("B", 1)]


@pytest.mark.clause("CORNER-1")
def test_a_line_crossed_by_adrenaline_is_checked() -> None:
    scene = Scene({"me": "1:14R"}, hand="B3", adrenaline=True).shift(1).play("B3").reveal()
    assert scene.adrenaline_move().corner_check().paid == [("B", 1)]


@pytest.mark.clause("CORNER-1")
def test_a_line_crossed_by_slipstream_is_checked() -> None:
    scene = driven("1:13R", "B4", a="1:17O").slipstream(2).corner_check()
    assert scene.paid == [("B", 1)]


@pytest.mark.clause("CORNER-1")
def test_without_a_line_crossed_nothing_is_checked() -> None:
    scene = driven("1:10R", "B4 B3").corner_check()  # Speed 7 from just behind A to just before B
    assert (scene.at(), scene.paid, scene.engine) == ("1:17R", [], 6)


@pytest.mark.clause("CORNER-1")
def test_a_car_blocked_before_the_line_has_not_crossed_it() -> None:
    scene = driven("1:16R", "B4", engine=0, a="1:20R", b="1:20O", c="1:19R", d="1:19O", e="1:18R", f="1:18O")
    scene.corner_check()
    assert (scene.at(), scene.speed, scene.paid, scene.spun_out) == ("1:17R", 4, [], False)


@pytest.mark.clause("CORNER-2")
def test_every_card_of_the_play_area_counts() -> None:
    scene = Scene({"me": "1:3R"}, hand="S U5 B1", deck="U0 B2 B1", gear=3, engine=6)
    scene.shift(3).play("S U5 B1").reveal().boost().corner_check()
    assert scene.play_area == ["B1", "B1", "B2", "S", "U5"]
    assert scene.paid == [("A", 4)]  # 0 for the Stress, 2 found by it, 5, 1, and 1 by Boost: 9


@pytest.mark.clause("CORNER-2")
def test_the_adrenaline_movement_counts_one() -> None:
    scene = Scene({"me": "1:5R"}, hand="U5", adrenaline=True).shift(1).play("U5").reveal()
    assert scene.adrenaline_move().corner_check().paid == [("A", 1)]


@pytest.mark.clause("CORNER-2")
def test_the_adrenaline_cooldown_counts_nothing() -> None:
    scene = Scene({"me": "1:5R"}, hand="U5 H", adrenaline=True).shift(1).play("U5").reveal()
    assert scene.cooldown("adrenaline", 1).corner_check().paid == [("A", 0)]


@pytest.mark.clause("CORNER-2")
def test_slipstream_spaces_never_count() -> None:
    scene = driven("1:5R", "U5", a="1:10O").slipstream(2).corner_check()
    assert (scene.at(), scene.paid) == ("1:12R", [("A", 0)])


@pytest.mark.clause("CORNER-2")
def test_the_speed_of_a_blocked_car_counts_in_full() -> None:
    scene = driven("1:17R", "B4", a="1:21R", b="1:21O", c="1:20R", d="1:20O").corner_check()
    assert (scene.at(), scene.paid) == ("1:19R", [("B", 1)])  # 2 spaces, Speed 4


@pytest.mark.clause("CORNER-3")
@pytest.mark.parametrize(("me", "corner", "limit"), [("1:9R", "A", 5), ("1:17R", "B", 3), ("1:21R", "C", 2)])
def test_the_limit_is_the_one_printed_on_the_line(me: str, corner: str, limit: int) -> None:
    track = circuit((10, 5), (18, 3), (22, 2), length=40)
    scene = Scene({"me": me}, hand="B1 B1 B1 B3", gear=3, track=track).shift(4).play("B1 B1 B1 B3").reveal()
    scene.corner_check()
    assert scene.paid[0] == (corner, 6 - limit)


@pytest.mark.clause("CORNER-3")
def test_a_token_changes_the_limit_of_its_own_corner_only() -> None:
    scene = driven("1:17R", "B3 B2", engine=9)
    scene.state.rules.speed_limit[1] += 1
    assert scene.corner_check().paid == [("B", 1), ("C", 3)]


@pytest.mark.clause("CORNER-4")
@pytest.mark.parametrize("cards", ["B3", "B2", "B1"])
def test_at_or_below_the_limit_nothing_happens(cards: str) -> None:
    scene = driven("1:17R", cards, engine=0).corner_check()
    assert (scene.paid, scene.spun_out, scene.engine) == ([("B", 0)], False, 0)


@pytest.mark.clause("CORNER-5")
@pytest.mark.parametrize(("cards", "due"), [("U5 B1", 1), ("U5 B2", 2), ("U5 B4", 4), ("U5 B3 B3", 6)])
def test_each_point_over_the_limit_costs_one_heat(cards: str, due: int) -> None:
    scene = driven("1:6R", cards).corner_check()
    assert (scene.paid, scene.engine, scene.discard_pile) == ([("A", due)], 6 - due, ["H"] * due)


@pytest.mark.clause("CORNER-6")
def test_several_lines_are_checked_in_order_each_with_the_full_speed() -> None:
    scene = driven("1:17R", "B3 B3", engine=9).corner_check()
    assert (scene.paid, scene.engine) == ([("B", 3), ("C", 4)], 2)


@pytest.mark.clause("CORNER-6")
def test_three_lines_in_one_turn() -> None:
    scene = driven("1:9R", "U5 B4 B4", engine=40).corner_check()
    assert (scene.at(), scene.paid) == ("1:22R", [("A", 8), ("B", 10), ("C", 11)])


@pytest.mark.clause("CORNER-6")
def test_lines_on_both_sides_of_the_start_are_checked_in_driving_order() -> None:
    scene = Scene({"me": "1:27R"}, hand="B4", track=circuit((2, 3), (29, 1)))
    scene.shift(1).play("B4").reveal()
    assert scene.at() == "2:1R"
    assert scene.corner_check().paid == [("B", 3)]
    further = Scene({"me": "1:28R"}, hand="B4", track=circuit((2, 3), (29, 1)))
    assert further.shift(1).play("B4").reveal().corner_check().paid == [("B", 3), ("A", 1)]


@pytest.mark.clause("CORNER-7")
def test_heat_paid_for_one_corner_is_missing_at_the_next() -> None:
    scene = driven("1:17R", "B3 B3", engine=6).corner_check()  # B asks for 3, C for 4
    assert (scene.paid, scene.spun_out, scene.engine) == ([("B", 3), ("C", 3)], True, 0)


@pytest.mark.clause("CORNER-8")
def test_a_player_able_to_pay_pays_down_to_an_empty_engine() -> None:
    scene = driven("1:17R", "B4", engine=1).corner_check()
    assert (scene.paid, scene.engine, scene.spun_out, scene.at()) == ([("B", 1)], 0, False, "1:21R")


@pytest.mark.clause("CORNER-8")
def test_nobody_is_asked_whether_to_pay() -> None:
    table = Table(
        {"red": "1:17R", "blue": "1:0R"},
        hands={"red": "B4 B1", "blue": "B1"},
        engines={"red": 1},
        decks={"red": "B2", "blue": "B2"},
    )
    table.plan(red="B4", blue="B1").decline()
    assert (table.asked, table.car("red").engine, table.at("red")) == (("red", "discard"), 0, "1:21R")


@pytest.mark.clause("CORNER-9")
def test_heat_in_hand_does_not_pay_for_a_corner() -> None:
    scene = Scene({"me": "1:17R"}, hand="B4 H H H", engine=0).shift(1).play("B4").reveal().corner_check()
    assert (scene.spun_out, scene.hand) == (True, ["H", "H", "H", "S"])


@pytest.mark.clause("CORNER-9")
def test_it_is_too_late_to_cool_when_react_is_over() -> None:
    scene = Scene({"me": "1:17R"}, hand="B4 H", engine=0, adrenaline=True).shift(1).play("B4").reveal()
    scene.end_react()
    assert refused(lambda: scene.cooldown("gear", 1)) == "not-in-this-step"
    assert refused(lambda: scene.cooldown("adrenaline", 1)) == "not-in-this-step"
    assert scene.corner_check().spun_out


@pytest.mark.clause("CORNER-9")
def test_no_cooldown_between_slipstream_and_the_corner() -> None:
    table = Table(
        {"blue": "1:17R", "red": "1:13R"},
        hands={"blue": "U0", "red": "B4 H"},
        decks={"blue": "B1", "red": "B1"},
        engines={"red": 0},
    )
    table.plan(blue="U0", red="B4").pass_to("red", "slipstream")
    assert refused(lambda: table.answer("red", actions.cool_gear(1))) == "not-in-this-step"
    table.answer("red", actions.slipstream(2))
    assert (table.at("red"), table.car("red").spin_outs) == ("1:17O", 1)


@pytest.mark.clause("CORNER-10")
def test_a_limit_below_zero_is_used_as_it_is() -> None:
    scene = driven("1:17R", "B1")
    scene.state.rules.speed_limit[1] = -2
    assert scene.corner_check().paid == [("B", 3)]


@pytest.mark.clause("CORNER-10")
def test_a_limit_of_zero_asks_for_the_whole_speed() -> None:
    scene = driven("1:17R", "B2")
    scene.state.rules.speed_limit[1] = 0
    assert scene.corner_check().paid == [("B", 2)]


@pytest.mark.clause("CORNER-10")
def test_even_speed_0_is_above_a_limit_below_zero() -> None:
    scene = driven("1:17R", "U0", a="1:17O").slipstream(2)  # the line is crossed at Speed 0
    scene.state.rules.speed_limit[1] = -1
    assert scene.corner_check().paid == [("B", 1)]
