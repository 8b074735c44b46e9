"""Section 1: track and order of cars (TRACK)."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene, t30
from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.core import actions
from slipstream.core.track import OUTER, RACE_LINE
from tests.rules.support import (
    at,
    everyone_plans,
    happened,
    race_from,
    random_race,
    rest_of_round,
    rest_of_turn,
)

HAND = "B1 B2 B3 B4 B1 B2 U5"


@pytest.mark.clause("TRACK-1")
def test_beyond_the_last_space_the_loop_begins_again_with_space_0() -> None:
    scene = Scene(cars={"me": "1:29R"}, hand=HAND)
    assert scene.shift(1).play("B1").reveal().at() == "2:0R"


@pytest.mark.clause("TRACK-1")
@pytest.mark.parametrize("name", circuit_names())
def test_the_spaces_of_a_circuit_are_numbered_from_0_without_a_gap(name: str) -> None:
    track = load_circuit(name).track
    assert [track.space(progress) for progress in range(track.length)] == list(range(track.length))
    assert track.space(track.length) == 0
    assert track.space(-1) == track.length - 1


@pytest.mark.clause("TRACK-2")
def test_a_space_takes_two_cars_and_no_third() -> None:
    scene = Scene(cars={"me": "1:0R", "a": "1:3R"}, hand=HAND)
    assert scene.shift(1).play("B3").reveal().at() == "1:3O"
    full = Scene(cars={"me": "1:0R", "a": "1:3R", "b": "1:3O"}, hand=HAND)
    assert full.shift(1).play("B3").reveal().at() == "1:2R"


@pytest.mark.clause("TRACK-2")
@pytest.mark.parametrize("seed", range(4))
def test_no_two_cars_ever_share_a_spot(seed: int) -> None:
    for race, _ in random_race("italia", 6, seed):
        spots = [(car.space, car.spot) for car in race.view(None).cars if car.status != "classified"]
        assert len(spots) == len(set(spots))
        assert {spot for _, spot in spots} <= {RACE_LINE, OUTER}


@pytest.mark.clause("TRACK-3")
def test_the_race_line_may_change_sides_and_stays_the_race_line() -> None:
    usa = load_circuit("usa")
    assert (usa.race_line[11], usa.race_line[12]) == ("left", "right")
    scene = Scene(cars={"me": "1:11R"}, track=usa.track, hand=HAND)
    assert scene.shift(1).play("B1").reveal().at() == "1:12R"


@pytest.mark.clause("TRACK-4")
def test_a_corner_line_lies_between_two_neighbouring_spaces() -> None:
    before = Scene(cars={"me": "1:4R"}, hand=HAND)
    assert before.shift(1).play("U5").reveal().corner_check().paid == []  # space 9 touches the line
    beyond = Scene(cars={"me": "1:5R"}, hand=HAND)
    assert beyond.shift(1).play("U5").reveal().corner_check().paid == [("A", 0)]


@pytest.mark.clause("TRACK-4")
@pytest.mark.parametrize(("space", "corner", "due"), [(9, "A", 0), (17, "B", 2), (21, "C", 3)])
def test_each_corner_line_has_one_limit_of_its_own(space: int, corner: str, due: int) -> None:
    blockers = {
        "a": f"1:{space + 2}R",
        "b": f"1:{space + 2}O",
        "c": f"1:{space + 3}R",
        "d": f"1:{space + 3}O",
    }
    blockers |= {
        "e": f"1:{space + 4}R",
        "f": f"1:{space + 4}O",
        "g": f"1:{space + 5}R",
        "h": f"1:{space + 5}O",
    }
    scene = Scene(cars={"me": f"1:{space}R"} | blockers, hand=HAND)
    scene.shift(1).play("U5").reveal().corner_check()  # blocked just beyond the one line, with Speed 5
    assert scene.paid == [(corner, due)]


@pytest.mark.clause("TRACK-5")
def test_progress_is_negative_on_the_grid_and_grows_by_the_length_with_every_lap() -> None:
    scene = Scene(cars={"me": "0:29R", "a": "1:4R", "b": "2:4O", "c": "0:27O"}, hand=HAND)
    assert [scene.car(name).progress for name in ("me", "a", "b", "c")] == [-1, 4, 34, -3]
    scene.shift(1).play("B1").reveal()
    assert scene.me.progress == 0


@pytest.mark.clause("TRACK-5")
@pytest.mark.parametrize("name", circuit_names())
def test_progress_modulo_the_length_is_the_space_all_race_long(name: str) -> None:
    for race, _ in random_race(name, 4, seed=3):
        length = race.view(None).track.length
        for car in race.view(None).cars:
            assert car.progress % length == car.space
    assert race.over


@pytest.mark.clause("TRACK-5", "TRACK-6")
def test_the_first_crossing_of_the_line_opens_lap_1_and_completes_nothing() -> None:
    race = race_from("0:29R", "0:29O", laps=1)
    events = everyone_plans(race, "B2", "B1") + rest_of_round(race)
    assert [(event.seat, event.a) for event in happened(events, "lap-started")] == [(0, 1), (1, 1)]
    assert at(race, 0) == "1:1R"
    assert not happened(events, "finished")


@pytest.mark.clause("TRACK-6")
def test_n_laps_are_complete_at_n_times_the_length_and_not_one_space_earlier() -> None:
    race = race_from("2:27R", "2:26R", laps=2)
    events = everyone_plans(race, "B3", "B3") + rest_of_round(race)  # to 3:0 and to 2:29
    assert [event.seat for event in happened(events, "finished")] == [0]
    assert race.view(None).results == [0]
    assert at(race, 1) == "2:29R"


@pytest.mark.clause("TRACK-6")
def test_only_the_agreed_number_of_laps_counts() -> None:
    race = race_from("1:29R", "1:5R", laps=2)
    events = everyone_plans(race, "B3", "B1") + rest_of_round(race)
    assert [event.a for event in happened(events, "lap-started")] == [2]
    assert not happened(events, "finished")


@pytest.mark.clause("TRACK-5", "TRACK-6")
def test_laps_count_from_1_and_the_grid_is_none() -> None:
    track = t30()
    assert [track.lap(progress) for progress in (-30, -1, 0, 29, 30, 59, 60)] == [0, 0, 1, 1, 2, 2, 3]
    assert track.finish(2) == 60


@pytest.mark.clause("TRACK-7", "FINISH-10")
@pytest.mark.parametrize("seed", range(3))
def test_a_view_ranks_the_cars_as_the_race_does(seed: int) -> None:
    for race, _ in random_race("italia", 6, seed):
        view = race.view(None)
        cars = [view.cars[seat] for seat in view.standing]
        assert [car.place for car in cars] == [1, 2, 3, 4, 5, 6]
        assert view.standing[: len(view.results)] == view.results
        keys = [(car.progress, -car.spot) for car in cars if car.on_track()]
        assert keys == sorted(keys, reverse=True)


@pytest.mark.clause("TRACK-7")
def test_the_car_with_more_progress_is_ahead_whatever_its_space() -> None:
    scene = Scene(cars={"me": "1:29R", "a": "2:0O", "b": "0:29O", "c": "1:28R"})
    assert scene.order == ["a", "me", "c", "b"]


@pytest.mark.clause("TRACK-7")
def test_in_a_shared_space_the_race_line_is_ahead_but_only_on_the_same_lap() -> None:
    assert Scene(cars={"me": "1:4O", "a": "1:4R"}).order == ["a", "me"]
    assert Scene(cars={"me": "0:29O", "a": "0:29R"}).order == ["a", "me"]  # on the grid too
    assert Scene(cars={"me": "2:4O", "a": "1:4R"}).order == ["me", "a"]


@pytest.mark.clause("TRACK-7")
def test_one_order_serves_turns_adrenaline_and_the_result() -> None:
    race = race_from("2:28O", "2:28R", laps=2)
    assert race.view(None).order == [1, 0]
    assert [car.adrenaline for car in race.view(None).cars] == [True, False]
    everyone_plans(race, "B2", "B2")
    rest_of_round(race)
    assert (at(race, 1), at(race, 0)) == ("3:0R", "3:0O")
    assert race.view(None).results == [1, 0]


@pytest.mark.clause("TRACK-8")
@pytest.mark.parametrize(
    ("start", "played", "crossed"),
    [
        ("1:9R", "B1", ["A"]),  # from the space before the line to the one behind it
        ("1:8R", "B1", []),  # up to the line
        ("1:10R", "B1", []),  # away from it
        ("1:17R", "U5", ["B", "C"]),  # two lines in one turn
        ("0:29R", "B1", []),  # the start line is no corner line
        ("1:29R", "B4", []),
        ("2:9R", "B1", ["A"]),  # on the second lap as on the first
        ("2:21O", "B1", ["C"]),
    ],
)
def test_a_line_is_crossed_from_before_it_to_behind_it(start: str, played: str, crossed: list[str]) -> None:
    scene = Scene(cars={"me": start}, hand=HAND, adrenaline=False)
    scene.shift(1).play(played).reveal().corner_check()
    assert [corner for corner, _ in scene.paid] == crossed


@pytest.mark.clause("TRACK-8")
@pytest.mark.parametrize("start", ["1:29R", "0:29R"])
def test_a_line_behind_the_start_line_is_crossed_by_a_turn_that_wraps_around(start: str) -> None:
    scene = Scene(cars={"me": start}, hand="B4 B4 B3 B1 B1 B2 B2", gear=2)
    scene.shift(3).play("B4 B4 B3").reveal().corner_check()
    assert scene.paid == [("A", 6)]


@pytest.mark.clause("TRACK-8")
def test_the_turn_is_measured_from_before_its_first_movement_to_step_7() -> None:
    scene = Scene(
        cars={"me": "1:7R", "a": "1:11R"}, hand=HAND, deck="B1 B4", adrenaline=True
    )  # each movement by itself is short; together they pass the line
    scene.shift(1).play("B1").reveal().boost()
    assert scene.at() == "1:9R"
    scene.adrenaline_move().slipstream(2).corner_check()
    assert scene.at() == "1:12R"
    assert scene.paid == [("A", 0)]


@pytest.mark.clause("TRACK-8")
def test_a_car_blocked_in_front_of_a_line_has_not_crossed_it() -> None:
    scene = Scene(cars={"me": "1:8R", "a": "1:10R", "b": "1:10O"}, hand=HAND, engine=0)
    scene.shift(1).play("B2").reveal().corner_check()
    assert (scene.at(), scene.paid) == ("1:9R", [])


@pytest.mark.clause("TRACK-8")
def test_a_line_is_not_crossed_again_in_the_turn_after() -> None:
    race = race_from("1:9R", "1:1R")
    first = everyone_plans(race, "B2", "B1") + rest_of_round(race)
    second = everyone_plans(race, "B1", "B1") + rest_of_round(race)
    assert len(happened(first, "corner-passed")) == 1
    assert not happened(second, "corner-passed")


@pytest.mark.clause("TRACK-9")
def test_the_countdown_is_0_at_the_line_and_rises_backwards_also_through_the_start_line() -> None:
    track = t30()
    assert track.countdown[:10] == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert track.countdown[10:18] == [7, 6, 5, 4, 3, 2, 1, 0]
    assert track.countdown[18:22] == [3, 2, 1, 0]
    assert track.countdown[22:] == [17, 16, 15, 14, 13, 12, 11, 10]


@pytest.mark.clause("TRACK-10")
def test_a_sector_runs_from_its_line_to_the_next_and_the_last_one_around_the_start_line() -> None:
    track = t30()
    ids = [track.corners[index].id for index in track.sector]
    assert ids == ["C"] * 10 + ["A"] * 8 + ["B"] * 4 + ["C"] * 8


@pytest.mark.clause("TRACK-11")
def test_past_the_legend_line_is_between_it_and_the_corner_line() -> None:
    track = t30()
    past = [space for space in range(30) if track.past_legend_line(space)]
    assert past == [*range(5, 10), *range(13, 18), *range(18, 22)]


@pytest.mark.clause("TRACK-11")
@pytest.mark.parametrize("name", circuit_names())
def test_every_corner_has_a_legend_line_in_front_of_it(name: str) -> None:
    track = load_circuit(name).track
    for corner in track.corners:
        zone = [space for space in range(track.length) if track.countdown[space] < corner.legend_zone]
        mine = [space for space in zone if track.next_corner[space] == corner.index]
        assert len(mine) == corner.legend_zone > 0
        assert all(track.past_legend_line(space) for space in mine)


@pytest.mark.clause("TRACK-12")
def test_cars_on_other_laps_block_like_any_other() -> None:
    scene = Scene(cars={"me": "1:3R", "a": "2:5R", "b": "0:5O"}, hand=HAND)
    assert scene.shift(1).play("B2").reveal().at() == "1:4R"


@pytest.mark.clause("TRACK-12")
def test_lapped_cars_behind_the_start_line_block_a_car_that_comes_around() -> None:
    scene = Scene(cars={"me": "1:28O", "a": "1:0R", "b": "1:0O", "c": "1:29R"}, hand=HAND)
    assert scene.shift(1).play("B2").reveal().at() == "1:29O"


@pytest.mark.clause("TRACK-12")
def test_a_car_on_another_lap_is_next_to_the_car_that_slipstreams() -> None:
    around = Scene(cars={"me": "1:28R", "a": "1:0R"}, hand=HAND)
    assert around.shift(1).play("B1").reveal().slipstream(2).at() == "2:1R"
    beside = Scene(cars={"me": "2:3R", "a": "1:4R"}, hand=HAND)
    assert beside.shift(1).play("B1").reveal().slipstream(2).at() == "2:6R"


@pytest.mark.clause("TRACK-12")
def test_the_race_line_spot_is_taken_by_a_car_on_any_lap() -> None:
    race = race_from("1:4R", "2:2R", laps=3)
    everyone_plans(race, "B1", "B3")  # seat 1 is a lap ahead and moves first
    rest_of_turn(race)
    assert at(race, 1) == "2:5R"
    race.apply(0, actions.end_react())
    assert at(race, 0) == "1:5O"


# As the race stands


@pytest.mark.clause("TRACK-7", "FINISH-3")
def test_the_standing_goes_by_where_the_cars_are_across_the_line_or_not() -> None:
    race = race_from("2:29O", "2:26R", "1:8R", "1:8O")
    assert race.view(None).standing == [0, 1, 2, 3]
    everyone_plans(race, "B1", "B4", "B1", "B1")
    rest_of_turn(race)  # seat 0 is in, on space 0
    assert race.view(None).cars[0].status == "finished"
    race.apply(1, actions.boost())  # and seat 1 is beyond it in the middle of its turn
    view = race.view(None)
    assert (view.cars[1].progress > view.cars[0].progress, view.cars[1].status) == (True, "racing")
    assert view.standing == [1, 0, 2, 3]
    assert [car.place for car in view.cars] == [2, 1, 3, 4]
    rest_of_round(race)
    assert race.view(None).results == race.view(None).standing[:2] == [1, 0]


@pytest.mark.clause("TRACK-6")
def test_laps_are_counted_from_one_and_end_with_the_last() -> None:
    race = race_from("1:9R", laps=2)
    laps = []
    for progress in (-1, 0, 29, 30, 59, 60, 71):
        race.state.cars[0].progress = progress
        laps.append(race.view(None).cars[0].lap)
    assert laps == [1, 1, 1, 2, 2, 2, 2]


@pytest.mark.clause("TRACK-9")
def test_a_car_knows_the_next_corner_line_and_the_spaces_before_it() -> None:
    race = race_from("1:9R", "1:10R", "1:22R")
    assert [(car.corner, car.countdown) for car in race.view(None).cars] == [(0, 0), (1, 7), (0, 17)]
