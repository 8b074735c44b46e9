"""Step 6: slipstream (SLIP)."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.car import FINISHED
from tests.rules.scenes_support import Table, refused


def beside(me: str, *others: str, engine: int = 6, deck: str = "") -> Scene:
    """The end of my movement: I stand at `me` (Speed 0), the others where they are."""
    cars = {"me": me} | {f"car{number}": position for number, position in enumerate(others)}
    return Scene(cars, hand="U0", deck=deck, engine=engine).shift(1).play("U0").reveal()


@pytest.mark.clause("SLIP-1")
def test_slipstream_may_be_declined() -> None:
    scene = beside("1:3R", "1:4R")
    assert scene.slip_options == [2]
    assert scene.slipstream(0).at() == "1:3R"


@pytest.mark.clause("SLIP-1")
def test_slipstream_is_possible_once_per_turn() -> None:
    scene = beside("1:3R", "1:4R", "1:6R").slipstream(2)
    assert (scene.at(), scene.slip_options) == ("1:5R", [2])  # there is a car in front again
    assert refused(lambda: scene.slipstream(2)) == "not-in-this-step"


@pytest.mark.clause("SLIP-1")
def test_the_player_is_asked_once_and_may_say_no() -> None:
    table = Table(
        {"red": "1:3R", "blue": "1:0R"},
        hands={"red": "B1 B4", "blue": "B3 B4"},
        decks={"red": "B2 B2", "blue": "B2"},
    )
    table.plan(red="B1", blue="B3").pass_to("blue", "slipstream")
    assert [option.number for option in table.race.pending()[0].options] == [0, 2]
    table.answer("blue", actions.slipstream(0))
    assert (table.asked, table.at("blue")) == (("blue", "discard"), "1:3R")


@pytest.mark.clause("SLIP-1")
def test_after_a_slipstream_behind_the_next_car_the_turn_goes_on() -> None:
    table = Table(
        {"green": "1:6R", "red": "1:4R", "blue": "1:0R"},
        hands={"green": "U0 B4", "red": "U0 B4", "blue": "B3 B4"},
        decks={"green": "B2", "red": "B2", "blue": "B2"},
    )
    table.plan(green="U0", red="U0", blue="B3").pass_to("blue", "slipstream")
    table.answer("blue", actions.slipstream(2))
    assert (table.at("blue"), table.asked) == ("1:5R", ("blue", "discard"))


@pytest.mark.clause("SLIP-2")
@pytest.mark.parametrize(
    ("other", "options"),
    [
        ("1:3O", [2]),  # beside
        ("1:4R", [2]),  # directly in front
        ("1:4O", [2]),  # directly in front, on the outer spot
        ("1:5R", []),  # one space too far
        ("1:2R", []),  # behind
    ],
)
def test_slipstream_needs_a_car_beside_or_directly_in_front(other: str, options: list[int]) -> None:
    scene = beside("1:3R", other)
    assert scene.slip_options == options
    if not options:
        assert refused(lambda: scene.slipstream(2)) == "slipstream-no-car"


@pytest.mark.clause("SLIP-2")
def test_a_car_on_the_outer_spot_follows_the_one_on_the_race_line() -> None:
    assert beside("1:3O", "1:3R").slipstream(2).at() == "1:5R"


@pytest.mark.clause("SLIP-2")
def test_two_cars_in_front_are_as_good_as_one() -> None:
    assert beside("1:3R", "1:4R", "1:4O").slipstream(2).at() == "1:5R"


@pytest.mark.clause("SLIP-2")
def test_without_another_car_there_is_no_slipstream() -> None:
    assert beside("1:3R").slip_options == []


@pytest.mark.clause("SLIP-2")
def test_a_car_reached_by_boost_can_be_followed() -> None:
    scene = beside("1:3R", "1:6R", deck="B2")
    assert scene.slip_options == []
    assert scene.boost().slipstream(2).at() == "1:7R"


@pytest.mark.clause("SLIP-2")
def test_a_car_left_behind_by_boost_cannot_be_followed() -> None:
    scene = beside("1:3R", "1:4R", deck="B2")
    assert scene.slip_options == [2]
    assert refused(lambda: scene.boost().slipstream(2)) == "slipstream-no-car"


@pytest.mark.clause("SLIP-2")
def test_where_cars_stand_at_the_end_of_react_decides_not_where_they_came_from() -> None:
    # blue started behind red, but red has driven away before blue's turn.
    table = Table(
        {"red": "1:3R", "blue": "1:2R"},
        hands={"red": "B4 B1", "blue": "U0 B1"},
        decks={"red": "B2", "blue": "B2"},
    )
    table.plan(red="B4", blue="U0").pass_to("blue").decline()
    assert table.asked == ("blue", "discard")


@pytest.mark.clause("SLIP-3")
def test_slipstream_is_two_spaces() -> None:
    scene = beside("1:3R", "1:4R")
    assert refused(lambda: scene.slipstream(1)) == "slipstream-distance"
    assert refused(lambda: scene.slipstream(3)) == "slipstream-distance"
    assert scene.slipstream(2).at() == "1:5R"


@pytest.mark.clause("SLIP-4")
def test_slipstream_lands_on_the_race_line_or_beside_it() -> None:
    assert beside("1:3O", "1:4R").slipstream(2).at() == "1:5R"
    assert beside("1:3R", "1:4R", "1:5R").slipstream(2).at() == "1:5O"
    assert beside("1:3R", "1:4R", "1:5O").slipstream(2).at() == "1:5R"


@pytest.mark.clause("SLIP-4")
def test_a_blocked_slipstream_stops_one_space_earlier() -> None:
    assert beside("1:3R", "1:4R", "1:5R", "1:5O").slipstream(2).at() == "1:4O"
    assert beside("1:3R", "1:3O", "1:5R", "1:5O").slipstream(2).at() == "1:4R"


@pytest.mark.clause("SLIP-4")
def test_slipstream_passes_through_a_full_space() -> None:
    assert beside("1:3R", "1:4R", "1:4O", "1:5R").slipstream(2).at() == "1:5O"


@pytest.mark.clause("SLIP-5")
def test_slipstream_does_not_change_the_speed() -> None:
    scene = Scene({"me": "1:0R", "a": "1:4O"}, hand="B3").shift(1).play("B3").reveal().slipstream(2)
    assert (scene.at(), scene.speed) == ("1:5R", 3)


@pytest.mark.clause("SLIP-6")
def test_a_corner_crossed_by_slipstream_is_checked_with_the_unchanged_speed() -> None:
    scene = Scene({"me": "1:12R", "a": "1:17O"}, hand="U5").shift(1).play("U5").reveal()
    assert scene.at() == "1:17R"  # in front of the line of B, limit 3
    scene.slipstream(2).corner_check()
    assert (scene.at(), scene.paid, scene.engine) == ("1:19R", [("B", 2)], 4)


@pytest.mark.clause("SLIP-6")
def test_a_slipstream_over_a_corner_can_end_in_a_spin_out() -> None:
    scene = Scene({"me": "1:12R", "a": "1:17O"}, hand="U5", engine=1).shift(1).play("U5").reveal()
    scene.slipstream(2).corner_check()
    assert (scene.spun_out, scene.at()) == (True, "1:17R")


@pytest.mark.clause("SLIP-6")
def test_a_slipstream_blocked_before_the_line_has_not_crossed_it() -> None:
    cars = {"me": "1:11R", "a": "1:17R", "b": "1:18R", "c": "1:18O"}
    scene = Scene(cars, hand="U5", engine=0).shift(1).play("U5").reveal().slipstream(2).corner_check()
    assert (scene.at(), scene.paid, scene.spun_out) == ("1:17O", [], False)


@pytest.mark.clause("SLIP-7")
def test_a_slipstream_of_no_space_is_not_available() -> None:
    scene = beside("1:3R", "1:4R", "1:4O", "1:5R", "1:5O")
    assert scene.slip_options == []
    assert refused(lambda: scene.slipstream(2)) == "no-room-ahead"


@pytest.mark.clause("SLIP-7")
def test_a_car_on_the_outer_spot_does_not_slipstream_to_the_race_line() -> None:
    scene = beside("1:3O", "1:4R", "1:4O", "1:5R", "1:5O")  # 3R is free, but in the same space
    assert scene.slip_options == []


@pytest.mark.clause("SLIP-8")
@pytest.mark.parametrize("other", ["2:4R", "0:29R"])
def test_a_car_on_another_lap_can_be_followed(other: str) -> None:
    me = "1:3R" if other == "2:4R" else "1:28R"
    assert beside(me, other).slip_options == [2]


@pytest.mark.clause("SLIP-8")
def test_a_car_of_another_lap_beside_me_can_be_followed() -> None:
    assert beside("2:3R", "1:3O").slipstream(2).at() == "2:5R"


@pytest.mark.clause("SLIP-8")
def test_a_car_that_finished_this_round_can_be_followed() -> None:
    scene = beside("1:0R", "3:1R")
    scene.car("car0").status = FINISHED
    assert scene.slipstream(2).at() == "1:2R"


@pytest.mark.clause("SLIP-8")
def test_a_car_removed_after_an_earlier_round_cannot_be_followed() -> None:
    table = Table(
        {"red": "2:29R", "blue": "1:0R"},
        hands={"red": "B2", "blue": "U0 B1"},
        decks={"blue": "B1 B1 B2"},
    )
    table.plan(red="B2", blue="U0").pass_to("blue").decline()  # red finished on 3:1R, in front of blue
    assert table.asked == ("blue", "slipstream")
    table.end_round().give(blue="U0 B1").plan(blue="U0").decline()
    assert table.asked == ("blue", "discard")


@pytest.mark.clause("SLIP-9")
@pytest.mark.parametrize(
    ("me", "front", "options"),
    [
        ("2:27R", "2:28R", [2]),  # to the last space before the line
        ("2:28R", "2:29R", []),  # the distance reaches the line
        ("2:29R", "1:0R", []),  # the distance passes the line
        ("2:29R", "2:29O", []),
    ],
)
def test_no_slipstream_over_the_finish_line(me: str, front: str, options: list[int]) -> None:
    scene = beside(me, front)
    assert scene.slip_options == options
    if not options:
        assert refused(lambda: scene.slipstream(2)) == "slipstream-over-finish"


@pytest.mark.clause("SLIP-9")
def test_no_slipstream_to_the_finish_even_if_blocking_would_stop_the_car_before_it() -> None:
    assert beside("2:28R", "2:29R", "1:0R", "1:0O").slip_options == []


@pytest.mark.clause("SLIP-9")
def test_a_race_does_not_ask_about_slipstream_over_the_finish_line() -> None:
    table = Table(
        {"red": "2:29R", "blue": "2:28R"},
        hands={"red": "U0 B1", "blue": "U0 B1"},
        decks={"red": "B2", "blue": "B2"},
    )
    table.plan(red="U0", blue="U0").pass_to("blue").decline()
    assert table.asked == ("blue", "discard")


@pytest.mark.clause("SLIP-10")
def test_no_slipstream_beyond_the_finish_line() -> None:
    scene = Scene({"me": "2:29R", "a": "1:4R"}, hand="B4").shift(1).play("B4").reveal()
    assert (scene.at(), scene.slip_options) == ("3:3R", [])
    assert refused(lambda: scene.slipstream(2)) == "slipstream-over-finish"


@pytest.mark.clause("SLIP-11")
def test_slipstream_crosses_the_start_line_between_two_laps() -> None:
    assert beside("1:29R", "2:0R").slipstream(2).at() == "2:1R"  # the car in front is over the line
    assert beside("1:29O", "1:29R").slipstream(2).at() == "2:1R"
    assert beside("1:28R", "1:29R").slipstream(2).at() == "2:0R"


@pytest.mark.clause("SLIP-11")
def test_slipstream_crosses_the_start_line_from_the_grid() -> None:
    assert beside("0:29R", "0:29O").slipstream(2).at() == "1:1R"
    assert beside("0:29R", "1:0O").slipstream(2).at() == "1:1R"
    assert beside("0:28R", "0:29O").slipstream(2).at() == "1:0R"


@pytest.mark.clause("SLIP-11")
def test_slipstream_over_the_start_line_can_be_blocked() -> None:
    assert beside("0:29R", "0:29O", "1:1R", "1:1O", "1:0R").slipstream(2).at() == "1:0O"
    assert beside("0:28R", "0:29O", "1:0R", "1:0O").slipstream(2).at() == "0:29R"
    assert beside("0:29R", "1:0R", "1:0O", "1:1R", "1:1O").slip_options == []
