"""Section 4: structure of a round (ROUND)."""

from __future__ import annotations

from itertools import permutations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.errors import IllegalAction, NotYourTurn
from slipstream.core.events import Event
from tests.rules.support import (
    at,
    cards,
    decline,
    everyone_plans,
    happened,
    hold,
    plan,
    race_from,
    random_race,
    rest_of_round,
    rest_of_turn,
    stack,
    step,
)

RACES = [("usa", 6, 1), ("gb", 4, 2), ("france", 2, 3), ("italia", 5, 4)]


def keys(events: list[Event], seat: int) -> list[str]:
    return [event.key for event in events if event.seat == seat]


@pytest.mark.clause("ROUND-1")
def test_the_nine_steps_of_a_round_in_their_order() -> None:
    race = race_from("1:11R", "1:7R")
    stack(race, 1, "B1 U0 U5 S S")
    events = everyone_plans(race, "B1", "B2") + rest_of_turn(race)
    events += race.apply(1, actions.adrenaline_move())
    events += race.apply(1, actions.boost())
    events += race.apply(1, actions.end_react())
    assert step(race) == "slipstream"
    events += race.apply(1, actions.slipstream(2))
    assert step(race) == "discard"
    events += race.apply(1, actions.discard(cards("B1")))
    assert at(race, 1) == "1:13R"
    assert keys(events, 1) == [
        "planned", "gear-shifted",  # 1 and 2: one commitment (GEAR-8)
        "revealed", "speed-set", "moved",  # 3
        "adrenaline-used", "moved", "boosted", "heat-paid", "flipped", "moved",  # 4 and 5
        "slipstreamed", "moved",  # 6
        "corner-passed",  # 7
        "discarded",  # 8
        "play-area-cleared", "drew",  # 9
    ]  # fmt: skip


@pytest.mark.clause("ROUND-1")
def test_later_steps_cannot_be_taken_before_earlier_ones_are_over() -> None:
    scene = Scene(cars={"me": "1:0R", "a": "1:3R"}, hand="B1 B2 B3 B4 B1 B2 B3", adrenaline=True)
    scene.shift(1).play("B2").reveal().slipstream(2)
    for late in (scene.boost, scene.adrenaline_move, scene.end_react):
        with pytest.raises(IllegalAction):
            late()


@pytest.mark.clause("ROUND-2")
def test_steps_whose_condition_does_not_hold_are_left_out() -> None:
    race = race_from("1:0R", "1:20R", hand="S S S S H H B1")
    everyone_plans(race, "B1", "B1")
    rest_of_turn(race)
    assert (race.pending()[0].seat, step(race)) == (0, "react")
    events = race.apply(0, actions.end_react())
    # nobody to follow, no corner, nothing that may be discarded: straight to step 9
    assert step(race) == "plan"
    assert keys(events, 0)[:2] == ["play-area-cleared", "drew"]


@pytest.mark.clause("ROUND-2")
@pytest.mark.parametrize(("circuit", "cars", "seed"), RACES)
def test_gear_cards_reveal_and_replenish_take_place_in_every_round(
    circuit: str, cars: int, seed: int
) -> None:
    done: dict[int, list[str]] = {seat: [] for seat in range(cars)}
    always = {"planned", "gear-shifted", "revealed", "cluttered", "drew", "finished"}
    for race, events in random_race(circuit, cars, seed):
        for event in events:
            if event.key == "round-started" and event.a > 1:
                for steps in done.values():
                    usual = [key for key in steps if key != "drew"]
                    assert usual in (
                        [],  # finished earlier
                        ["planned", "gear-shifted", "revealed"],
                        ["planned", "gear-shifted", "cluttered"],
                        ["planned", "gear-shifted", "revealed", "finished"],
                    )
                    steps.clear()
            elif event.key in always:
                done[event.seat].append(event.key)
        if step(race) == "plan":
            for seat in race.view(None).order:
                shown = race.view(None).cars[seat]
                assert shown.hand_size >= 7  # step 9 was done
                assert shown.play == 0
    assert race.over


@pytest.mark.clause("ROUND-3")
def test_all_choose_at_once_and_nobody_waits_for_anybody() -> None:
    for seats in permutations(range(3)):
        race = race_from("1:9R", "1:5R", "1:2R")
        for number, seat in enumerate(seats):
            asked = [decision.seat for decision in race.pending()]
            assert asked == sorted(seats[number:])
            events = race.apply(seat, plan("B2"))
            assert bool(happened(events, "revealed")) == (number == 2)
        assert step(race) == "react"


@pytest.mark.clause("ROUND-3")
def test_the_order_of_answering_changes_nothing() -> None:
    outcomes = []
    for seats in permutations(range(3)):
        race = race_from("1:9R", "1:5R", "1:2R", hand="S S B1 B2 B3 B4 U5")
        for seat in seats:
            race.apply(seat, plan(["S", "S B1", "S S U5"][seat]))
        rest_of_round(race)
        outcomes.append([race.view(seat) for seat in (None, 0, 1, 2)])
    assert all(outcome == outcomes[0] for outcome in outcomes)


@pytest.mark.clause("ROUND-3")
def test_no_step_3_while_a_plan_is_missing() -> None:
    race = race_from("1:9R", "1:5R")
    race.apply(0, plan("B4"))
    assert (at(race, 0), step(race)) == ("1:9R", "plan")
    with pytest.raises(NotYourTurn):
        race.apply(0, actions.end_react())


@pytest.mark.clause("ROUND-4")
def test_a_car_completes_its_turn_before_the_next_begins() -> None:
    race = race_from("1:9R", "1:5R", "1:2R")
    everyone_plans(race, "B1", "B1", "B1")
    for seat in (0, 1, 2):
        while step(race) != "plan" and race.view(None).active == seat:
            assert [at(race, later) for later in range(seat + 1, 3)] == ["1:5R", "1:2R"][seat:]
            with pytest.raises(NotYourTurn):
                race.apply((seat + 1) % 3, actions.end_react())
            decline(race)
    assert race.view(None).round == 2


@pytest.mark.clause("ROUND-4", "ROUND-5", "ROUND-6")
@pytest.mark.parametrize(("circuit", "cars", "seed"), RACES)
def test_turns_follow_one_another_in_the_order_at_the_start_of_the_round(
    circuit: str, cars: int, seed: int
) -> None:
    in_turn = {"revealed", "cluttered", "moved", "flipped", "corner-passed", "drew", "spun-out", "boosted"}
    order: list[int] = []
    turns: list[int] = []
    for race, events in random_race(circuit, cars, seed):
        view = race.view(None)
        for event in events:
            if event.key == "round-started":
                assert turns == order or event.a == 1
                turns = []
            elif event.key in in_turn and view.round > 0 and event.seat not in turns[-1:]:
                turns.append(event.seat)
        if view.step == "plan" and not any(car.planned for car in view.cars):
            racing = [car for car in view.cars if car.status == "racing"]
            order = [car.seat for car in sorted(racing, key=lambda car: (-car.progress, car.spot))]
            turns = []
        assert view.order == order or race.over
    assert race.over


@pytest.mark.clause("ROUND-5")
def test_the_leader_goes_first_and_the_race_line_before_the_outer_spot() -> None:
    race = race_from("0:29O", "1:3O", "2:0O", "1:3R", "0:29R", laps=3)
    assert race.view(None).order == [2, 3, 1, 4, 0]
    events = everyone_plans(race, *["B1"] * 5) + rest_of_round(race)
    assert [event.seat for event in happened(events, "revealed")] == [2, 3, 1, 4, 0]


@pytest.mark.clause("ROUND-6")
def test_overtaking_does_not_change_the_order_of_this_round_but_that_of_the_next() -> None:
    race = race_from("1:3R", "1:2R", "1:1R")
    hold(race, 1, "U5 B1 B1 B2 B2 B3 B3")
    events = everyone_plans(race, "B1", "U5", "B1") + rest_of_turn(race) + rest_of_turn(race)
    assert at(race, 1) == "1:7R"
    assert race.view(None).active == 2
    events += rest_of_turn(race)
    assert [event.seat for event in happened(events, "revealed")] == [0, 1, 2]
    assert race.view(None).order == [1, 0, 2]


@pytest.mark.clause("ROUND-6")
def test_a_car_that_spins_out_behind_the_others_does_not_move_again() -> None:
    race = race_from("1:17R", "1:16R", "1:15R", engine=0)
    hold(race, 0, "U5 B1 B1 B2 B2 B3 B3")
    events = everyone_plans(race, "U5", "B2", "B3") + rest_of_turn(race)
    assert [event.seat for event in happened(events, "spun-out")] == [0]
    assert (at(race, 0), race.view(None).active) == ("1:17R", 1)
    events += rest_of_round(race)
    assert [event.seat for event in happened(events, "revealed")] == [0, 1, 2]
    assert race.view(None).order == [1, 2, 0]  # both went past it


@pytest.mark.clause("ROUND-7")
@pytest.mark.parametrize(("circuit", "cars", "seed"), RACES)
def test_rounds_follow_until_every_car_has_finished(circuit: str, cars: int, seed: int) -> None:
    rounds = []
    for race, events in random_race(circuit, cars, seed):
        rounds += [event.a for event in happened(events, "round-started")]
        assert race.over == (len(race.view(None).results) == cars)
    assert rounds == list(range(1, len(rounds) + 1))
    assert sorted(race.view(None).results) == list(range(cars))
    assert race.pending() == []


@pytest.mark.clause("ROUND-8")
def test_a_finished_car_takes_no_part_in_later_rounds() -> None:
    race = race_from("2:28R", "1:5R")
    everyone_plans(race, "B4", "B1")
    rest_of_round(race)
    view = race.view(None)
    assert (view.order, [decision.seat for decision in race.pending()]) == ([1], [1])
    with pytest.raises(NotYourTurn):
        race.apply(0, plan("B1"))
    before = view.cars[0].known()
    race.apply(1, plan("B2"))  # the last plan that is missing: the round begins
    assert race.view(None).active == 1
    rest_of_round(race)
    assert race.view(None).cars[0].known() == before


@pytest.mark.clause("ROUND-8")
@pytest.mark.parametrize(("circuit", "cars", "seed"), RACES)
def test_nothing_happens_to_a_car_after_the_round_in_which_it_finished(
    circuit: str, cars: int, seed: int
) -> None:
    home: set[int] = set()
    for race, events in random_race(circuit, cars, seed):
        for event in events:
            assert event.seat not in home, event
            if event.key == "ranked":
                home.add(event.seat)
        assert not home & {decision.seat for decision in race.pending()}
    assert len(home) == cars
