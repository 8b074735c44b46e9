"""Section 8: step 4, adrenaline (ADR)."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.errors import IllegalAction
from slipstream.core.race import Race
from slipstream.games.setup import RaceSetup
from tests.rules.support import (
    at,
    everyone_plans,
    happened,
    hold,
    plan,
    race_from,
    random_race,
    rest_of_round,
    rest_of_turn,
)

HAND = "B2 B1 B1 B3 B3 B4 H"


def with_adrenaline(race: Race) -> list[int]:
    """The seats that have Adrenaline in this round."""
    return [car.seat for car in race.view(None).cars if car.adrenaline]


def revealed(adrenaline: bool = True, others: dict[str, str] | None = None, **more: str) -> Scene:
    """A car in second gear on 1:2R that has revealed a 2 and a 1: it is on 1:5 with Speed 3."""
    scene = Scene(
        cars={"me": "1:2R"} | (others or {}),
        hand=more.get("hand", HAND),
        deck=more.get("deck", "B2 B4 B4"),
        gear=2,
        engine=4,
        adrenaline=adrenaline,
    )
    return scene.shift(2).play("B2 B1").reveal()


@pytest.mark.clause("ADR-1", "ADR-2")
@pytest.mark.parametrize(("cars", "last"), [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_one_car_with_up_to_four_starters_two_with_five_or_more(cars: int, last: int) -> None:
    race = RaceSetup("usa", cars=cars).start_race(8)
    assert sorted(with_adrenaline(race)) == sorted(race.view(None).order[-last:])


@pytest.mark.clause("ADR-2", "TRACK-7")
def test_the_last_cars_are_the_last_by_progress_and_spot() -> None:
    assert with_adrenaline(race_from("1:4R", "1:4O", "1:9R", "2:0R")) == [1]
    assert with_adrenaline(race_from("2:4R", "1:4O", "1:9R", "0:29O", "0:29R")) == [3, 4]
    assert with_adrenaline(race_from("1:0R", "0:28O", "0:28R", "0:29R")) == [1]


@pytest.mark.clause("ADR-2", "ADR-3")
@pytest.mark.parametrize(("cars", "last"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_in_whole_races_the_last_cars_still_racing_have_it_and_nobody_else(cars: int, last: int) -> None:
    for race, _ in random_race("italia", cars, seed=6):
        view = race.view(None)
        if race.over:
            break
        assert sorted(with_adrenaline(race)) == sorted(view.order[-last:])
    assert race.over


@pytest.mark.clause("ADR-3")
def test_the_number_depends_on_the_cars_that_started_not_on_those_left() -> None:
    race = race_from("2:29R", "2:29O", "1:9R", "1:5R", "1:3R")
    everyone_plans(race, *["B1"] * 5)
    rest_of_round(race)
    assert race.view(None).order == [2, 3, 4]
    assert with_adrenaline(race) == [3, 4]
    four = race_from("2:29R", "1:9R", "1:5R", "1:3R")
    everyone_plans(four, *["B1"] * 4)
    rest_of_round(four)
    assert with_adrenaline(four) == [3]


@pytest.mark.clause("ADR-2", "ADR-3")
def test_the_last_car_on_the_track_has_it_alone() -> None:
    race = race_from("1:9R", "2:29O", "2:29R", "2:28R", "2:28O", hand="B1 B1 B2 B2 B3 B3 B4")
    everyone_plans(race, "B1", "B1", "B1", "B3", "B3")
    rest_of_round(race)
    assert race.view(None).order == [0]
    assert with_adrenaline(race) == [0]


@pytest.mark.clause("ADR-2", "ADR-8")
def test_a_car_that_finished_with_adrenaline_has_it_no_more_in_the_next_round() -> None:
    race = race_from("2:29R", "2:28R", "2:27O", "2:27R", hand="B1 B1 B2 B2 B3 B3 B4")
    assert with_adrenaline(race) == [2]
    everyone_plans(race, "B1", "B3", "B4", "B1")
    rest_of_round(race)
    assert race.view(None).order == [3]
    assert with_adrenaline(race) == [3]


@pytest.mark.clause("ADR-5")
def test_symbol_a_is_speed_1_and_a_movement_of_one_space() -> None:
    scene = revealed().adrenaline_move()
    assert (scene.speed, scene.at(), scene.engine) == (4, "1:6R", 4)


@pytest.mark.clause("ADR-5")
def test_symbol_b_is_cooldown_1_beside_that_of_the_gear() -> None:
    scene = revealed(hand="B2 B1 B1 H H H H")
    scene.cooldown("adrenaline", 1)
    assert (scene.engine, scene.speed, scene.at()) == (5, 3, "1:5R")
    scene.cooldown("gear", 1)
    assert scene.engine == 6
    for number in (0, 2):
        with pytest.raises(IllegalAction):
            revealed(hand="B2 B1 B1 H H H H").cooldown("adrenaline", number)


@pytest.mark.clause("ADR-5")
def test_without_adrenaline_there_is_neither_symbol() -> None:
    for use in (Scene.adrenaline_move, lambda scene: scene.cooldown("adrenaline", 1)):
        with pytest.raises(IllegalAction):
            use(revealed(adrenaline=False))


@pytest.mark.clause("ADR-6")
@pytest.mark.parametrize(
    "order",
    ["m", "c", "mc", "cm", "mb", "bm", "cb", "bc", "mcb", "mbc", "bmc", "bcm", "cmb", "cbm", ""],
)
def test_either_both_or_neither_at_any_moment_of_react(order: str) -> None:
    scene = revealed()
    for symbol in order:
        if symbol == "m":
            scene.adrenaline_move()
        elif symbol == "c":
            scene.cooldown("adrenaline", 1)
        else:
            scene.boost()
    scene.end_react()
    assert scene.speed == 3 + ("m" in order) + 2 * ("b" in order)
    assert scene.at() == f"1:{2 + scene.speed}R"
    assert scene.engine == 4 + ("c" in order) - ("b" in order)


@pytest.mark.clause("ADR-6")
def test_each_symbol_only_once() -> None:
    scene = revealed(hand="B2 B1 B1 H H H H").adrenaline_move().cooldown("adrenaline", 1)
    with pytest.raises(IllegalAction):
        scene.adrenaline_move()
    with pytest.raises(IllegalAction):
        scene.cooldown("adrenaline", 1)
    scene.boost()
    with pytest.raises(IllegalAction):
        scene.adrenaline_move()


@pytest.mark.clause("ADR-6")
def test_neither_symbol_after_react() -> None:
    scene = revealed().end_react()
    with pytest.raises(IllegalAction):
        scene.adrenaline_move()
    with pytest.raises(IllegalAction):
        scene.cooldown("adrenaline", 1)


def at_the_corner() -> Scene:
    """Beyond corner A (limit 5) with Speed 5."""
    scene = Scene(cars={"me": "1:7R"}, hand="B2 B3 H B1 B1 B4 B4", gear=2, adrenaline=True)
    return scene.shift(2).play("B2 B3").reveal()


@pytest.mark.clause("ADR-7")
def test_the_1_of_the_movement_counts_for_the_corner() -> None:
    assert at_the_corner().corner_check().paid == [("A", 0)]
    assert at_the_corner().adrenaline_move().corner_check().paid == [("A", 1)]


@pytest.mark.clause("ADR-7")
def test_the_cooldown_alone_adds_nothing() -> None:
    scene = at_the_corner().cooldown("adrenaline", 1)
    assert (scene.speed, scene.at()) == (5, "1:12R")
    assert scene.corner_check().paid == [("A", 0)]


@pytest.mark.clause("ADR-8")
def test_adrenaline_left_unused_is_lost() -> None:
    race = race_from("1:4R", "1:3R")
    assert with_adrenaline(race) == [1]
    everyone_plans(race, "B1", "B4")
    rest_of_round(race)  # the last car used nothing, and is first now
    assert race.view(None).order == [1, 0]
    assert with_adrenaline(race) == [0]
    everyone_plans(race, "B1", "B1")
    assert race.view(None).active == 1
    with pytest.raises(IllegalAction):
        race.apply(1, actions.adrenaline_move())


@pytest.mark.clause("ADR-8")
def test_a_car_that_stays_last_has_it_once_in_each_round_not_twice() -> None:
    race = race_from("1:9R", "1:3R")
    for _ in range(2):
        everyone_plans(race, "B1", "B1")
        rest_of_turn(race)
        race.apply(1, actions.adrenaline_move())
        with pytest.raises(IllegalAction):
            race.apply(1, actions.adrenaline_move())
        rest_of_turn(race)
        hold(race, 0, "B1 B1 B2 B2 B3 B3 B4")
        hold(race, 1, "B1 B1 B2 B2 B3 B3 B4")
    assert at(race, 1) == "1:7R"


@pytest.mark.clause("ADR-9")
def test_a_leader_that_falls_back_to_last_gets_none_and_takes_none_away() -> None:
    race = race_from("1:17R", "1:16R", "1:15R", engine=0)
    hold(race, 0, "U5 B1 B1 B2 B2 B3 B3")
    everyone_plans(race, "U5", "B3", "B4")
    assert with_adrenaline(race) == [2]
    events = rest_of_turn(race)
    assert [event.seat for event in happened(events, "spun-out")] == [0]
    rest_of_turn(race)
    assert race.view(None).active == 2
    assert at(race, 2) == "1:19O"  # past the car that spun out
    assert with_adrenaline(race) == [2]
    race.apply(2, actions.adrenaline_move())
    assert at(race, 2) == "1:20R"


@pytest.mark.clause("ADR-9")
def test_the_order_of_the_plans_does_not_matter_for_it() -> None:
    race = race_from("1:5R", "1:4R", "1:3R")
    race.apply(2, plan("B4"))
    race.apply(1, plan("B1"))
    race.apply(0, plan("B1"))
    assert with_adrenaline(race) == [2]


@pytest.mark.clause("ADR-10")
def test_no_movement_when_the_next_space_is_full() -> None:
    wall = {"a": "1:6R", "b": "1:6O"}
    scene = revealed(others=wall)
    with pytest.raises(IllegalAction):
        scene.adrenaline_move()
    assert scene.cooldown("adrenaline", 1).engine == 5  # the other symbol is not affected
    assert scene.boost().at() == "1:7R"  # now there is room again
    assert scene.adrenaline_move().at() == "1:8R"


@pytest.mark.clause("ADR-10")
def test_one_free_spot_ahead_is_enough() -> None:
    assert revealed(others={"a": "1:6R"}).adrenaline_move().at() == "1:6O"
    assert revealed(others={"a": "1:6O"}).adrenaline_move().at() == "1:6R"


@pytest.mark.clause("ADR-10")
def test_cars_of_other_laps_beyond_the_start_line_leave_no_room_either() -> None:
    cars = {"me": "1:28R", "a": "1:0R", "b": "0:0O"}
    scene = Scene(cars=cars, hand=HAND, adrenaline=True).shift(1).play("B1").reveal()
    assert scene.at() == "1:29R"
    with pytest.raises(IllegalAction):
        scene.adrenaline_move()
