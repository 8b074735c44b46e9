"""Section 7.2: movement and blocking (MOVE)."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.errors import IllegalAction
from tests.rules.support import (
    at,
    everyone_plans,
    happened,
    hold,
    named,
    race_from,
    random_race,
    rest_of_turn,
    step,
)

HAND = "B1 B2 B3 B4 U0 U5 S"


def full(*spaces: int, lap: int = 1) -> dict[str, str]:
    """Cars on both spots of each of these spaces."""
    return {f"{spot}{space}": f"{lap}:{space}{spot}" for space in spaces for spot in "RO"}


def drive(start: str, played: str, others: dict[str, str] | None = None, **more: str) -> Scene:
    """A car plays these cards and moves."""
    gear = len(played.split())
    scene = Scene(
        cars={"me": start} | (others or {}), hand=HAND, gear=gear, deck=more.get("deck", ""), adrenaline=False
    )
    return scene.shift(gear).play(played).reveal()


@pytest.mark.clause("MOVE-1")
@pytest.mark.parametrize(
    ("played", "deck", "speed"),
    [
        ("B1", "", 1),
        ("B4 U5", "", 9),
        ("U0 B3", "", 3),
        ("S B2", "H B4", 6),
        ("B1 B2 B3 U5", "", 11),
        ("U0", "", 0),
    ],
)
def test_speed_is_the_sum_of_all_values_in_the_play_area(played: str, deck: str, speed: int) -> None:
    assert drive("1:0R", played, deck=deck).speed == speed


@pytest.mark.clause("MOVE-1", "MOVE-2")
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_races_speed_is_the_sum_and_the_car_moves_by_it(seed: int) -> None:
    before: dict[int, int] = {}
    speed = 0
    for race, events in random_race("usa", 5, seed):
        for number, event in enumerate(events):
            if event.key == "revealed":
                speed = value_of(event.a)
            elif event.key == "flipped" and event.b:
                speed += value_of(event.a)
            elif event.key == "speed-set":
                assert event.a == speed
                if speed:
                    moved = events[number + 1]
                    assert (moved.key, moved.a) == ("moved", before[event.seat])
                    assert moved.b == moved.a + speed - moved.d
        before = {car.seat: car.progress for car in race.view(None).cars}
    assert race.over


def value_of(zone: int) -> int:
    """The sum of the values printed on these cards."""
    return sum(int(name[1]) for name in named(zone) if name[0] in "BU")


@pytest.mark.clause("MOVE-2")
@pytest.mark.parametrize(
    ("start", "played", "end"),
    [("1:0R", "B1", "1:1R"), ("1:0O", "B4 U5", "1:9R"), ("1:28R", "B3", "2:1R"), ("0:27O", "B4", "1:1R")],
)
def test_the_car_moves_exactly_its_speed(start: str, played: str, end: str) -> None:
    assert drive(start, played).at() == end


@pytest.mark.clause("MOVE-3")
def test_the_car_takes_the_race_line_if_it_is_free_otherwise_the_outer_spot() -> None:
    assert drive("1:0O", "B3").at() == "1:3R"
    assert drive("1:0R", "B3", {"a": "1:3O"}).at() == "1:3R"
    assert drive("1:0R", "B3", {"a": "1:3R"}).at() == "1:3O"


@pytest.mark.clause("MOVE-4")
def test_cars_are_driven_through_even_if_both_spots_are_taken() -> None:
    assert drive("1:0R", "B4", full(1, 2, 3)).at() == "1:4R"
    assert drive("1:28R", "B4", full(29, 0)).at() == "2:2R"


@pytest.mark.clause("MOVE-5")
def test_a_blocked_car_stops_in_the_nearest_space_behind_with_a_free_spot() -> None:
    assert drive("1:0R", "B4", full(4)).at() == "1:3R"
    assert drive("1:0R", "B4", full(3, 4)).at() == "1:2R"
    assert drive("1:0R", "B4", full(4) | {"a": "1:3R"}).at() == "1:3O"
    assert drive("1:0R", "B4", full(4) | {"a": "1:3O"}).at() == "1:3R"
    assert drive("1:0R", "B4", full(2, 4)).at() == "1:3R"  # it does not stop where it could pass


@pytest.mark.clause("MOVE-5", "TRACK-12")
def test_a_car_is_blocked_across_the_start_line() -> None:
    assert drive("1:28R", "B2", full(0, 29)).at() == "1:28R"
    assert drive("1:28R", "B3", full(0, 1)).at() == "1:29R"
    assert drive("0:28R", "B3", full(0, 1)).at() == "0:29R"
    assert drive("1:27O", "B4", full(0, 1, lap=2)).at() == "1:29R"


@pytest.mark.clause("MOVE-6", "MOVE-7")
@pytest.mark.parametrize("spot", "RO")
def test_a_blocked_car_never_ends_behind_where_it_began(spot: str) -> None:
    beside = {"beside": "1:3O" if spot == "R" else "1:3R"}
    scene = drive(f"1:3{spot}", "B4", full(4, 5, 6, 7) | beside)
    assert scene.at() == f"1:3{spot}"


@pytest.mark.clause("MOVE-6")
def test_nor_when_the_spaces_behind_are_free_and_the_start_line_lies_between() -> None:
    scene = drive("1:29O", "B3", full(0, 1, 2) | {"beside": "1:29R"})
    assert scene.at() == "1:29O"
    assert scene.me.progress == 29


@pytest.mark.clause("MOVE-7")
def test_a_movement_of_no_spaces_does_not_slide_to_the_race_line() -> None:
    assert drive("1:3O", "U0").at() == "1:3O"  # Speed 0
    assert drive("1:3O", "B2", full(4, 5)).at() == "1:3O"  # fully blocked, R beside it free
    assert drive("1:3R", "B2", full(4, 5)).at() == "1:3R"


@pytest.mark.clause("MOVE-7", "MOVE-10")
def test_a_fully_blocked_boost_does_not_slide_to_the_race_line_either() -> None:
    scene = Scene(cars={"me": "1:3O"} | full(4, 5), hand=HAND, deck="B2")
    assert scene.shift(1).play("U0").reveal().boost().at() == "1:3O"


@pytest.mark.clause("MOVE-8")
def test_blocking_shortens_the_movement_but_not_the_speed() -> None:
    scene = drive("1:8R", "B4 B3", full(11, 12, 13, 14, 15))
    assert (scene.at(), scene.speed) == ("1:10R", 7)
    assert scene.corner_check().paid == [("A", 2)]


@pytest.mark.clause("MOVE-9")
def test_a_blocked_car_has_crossed_only_the_lines_behind_it() -> None:
    scene = drive("1:17R", "U5", full(22)).corner_check()
    assert (scene.at(), [corner for corner, _ in scene.paid]) == ("1:21R", ["B"])
    none = drive("1:17R", "U5", full(18, 19, 20, 21, 22)).corner_check()
    assert (none.at(), none.paid) == ("1:17R", [])


@pytest.mark.clause("MOVE-10")
def test_every_movement_of_a_turn_is_blocked_by_itself() -> None:
    others = full(3, 5) | {"front": "1:7R"}
    scene = Scene(cars={"me": "1:0R"} | others, hand=HAND, deck="B1", adrenaline=True)
    scene.shift(1).play("B3").reveal()
    assert scene.at() == "1:2R"  # blocked by 3
    scene.boost()
    assert scene.at() == "1:2R"  # 1 more: blocked again, the space lost before is not made up for
    with pytest.raises(IllegalAction):
        scene.adrenaline_move()
    scene.slipstream(2)
    assert (scene.at(), scene.speed) == ("1:4R", 4)  # over the wall


@pytest.mark.clause("MOVE-10")
def test_each_movement_lands_before_the_next_one_starts() -> None:
    scene = Scene(cars={"me": "1:0O", "a": "1:2R", "b": "1:3R"}, hand=HAND, deck="B1", adrenaline=True)
    scene.shift(1).play("B2").reveal()
    assert scene.at() == "1:2O"
    assert scene.adrenaline_move().at() == "1:3O"
    assert scene.boost().at() == "1:4R"
    assert len([event for event in scene.events if event.key == "moved"]) == 3


@pytest.mark.clause("MOVE-11")
def test_with_speed_0_the_car_stays_and_its_turn_goes_on() -> None:
    race = race_from("1:9R", "1:5O", engine=2)
    hold(race, 1, "U0 H B1 B1 B2 B2 B3")
    everyone_plans(race, "B1", "U0")
    rest_of_turn(race)
    assert (at(race, 1), race.view(None).turn.speed) == ("1:5O", 0)
    assert (race.pending()[0].seat, step(race)) == (1, "react")
    keys = {option.key for option in race.pending()[0].options}
    assert keys == {"cool-gear", "cool-adrenaline", "adrenaline-move", "boost", "end-react"}
    race.apply(1, actions.adrenaline_move())
    assert at(race, 1) == "1:6R"


@pytest.mark.clause("MOVE-12")
def test_a_car_that_finished_in_this_round_still_stands_in_the_way() -> None:
    race = race_from("2:29R", "2:28R", "2:28O", hand="B1 B2 B2 B3 B3 B4 B4")
    everyone_plans(race, "B1", "B2", "B2")
    rest_of_turn(race)
    assert (at(race, 0), race.view(None).cars[0].status) == ("3:0R", "finished")
    rest_of_turn(race)
    assert (at(race, 1), race.view(None).cars[1].status) == ("3:0O", "finished")
    assert at(race, 2) == "2:29R"  # blocked: it has not finished
    events = rest_of_turn(race)
    assert race.view(None).results == [0, 1]
    assert [event.seat for event in happened(events, "ranked")] == [0, 1]


@pytest.mark.clause("MOVE-12")
def test_in_the_next_round_the_finished_car_is_gone() -> None:
    race = race_from("2:29R", "2:29O", "1:28R", hand="B1 B1 B2 B2 B3 B3 B4")
    everyone_plans(race, "B1", "B1", "B1")
    for _ in range(3):
        rest_of_turn(race)
    assert race.view(None).round == 2
    assert (at(race, 0), at(race, 1)) == ("3:0R", "3:0O")  # where they stood; the spots are free
    race.apply(2, actions.plan(Scene(cars={"me": "1:0R"}).table.zone("B1")))
    assert at(race, 2) == "2:0R"
