"""Section 5: step 1, gear (GEAR)."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.cards import count
from slipstream.core.errors import IllegalAction, NotYourTurn
from slipstream.core.views import redacted
from tests.rules.support import (
    at,
    everyone_plans,
    happened,
    named,
    plan,
    race_from,
    random_race,
    rest_of_round,
)

HAND = "B1 B1 B2 B2 B3 B3 B4"


def in_gear(gear: int, engine: int = 6, hand: str = HAND) -> Scene:
    return Scene(cars={"me": "1:0R"}, gear=gear, engine=engine, hand=hand, adrenaline=False)


@pytest.mark.clause("GEAR-1")
@pytest.mark.parametrize("gear", [-1, 0, 5, 6])
def test_there_is_no_gear_outside_1_to_4(gear: int) -> None:
    for before in (1, 4):
        with pytest.raises(IllegalAction):
            in_gear(before).shift(gear)


@pytest.mark.clause("GEAR-1", "PLAY-1")
def test_nobody_can_play_no_card_or_five() -> None:
    race = race_from("1:0R", "1:5R", gear=4)
    with pytest.raises(IllegalAction):
        race.apply(0, plan(""))
    with pytest.raises(IllegalAction):
        race.apply(0, plan("B1 B1 B2 B2 B3"))
    assert {count(option.cards) for option in race.pending()[0].options} == {2, 3, 4}


@pytest.mark.clause("GEAR-2")
@pytest.mark.parametrize("before", [1, 2, 3, 4])
@pytest.mark.parametrize("change", [-1, 0, 1])
@pytest.mark.parametrize("engine", [0, 6])
def test_keeping_the_gear_or_changing_it_by_one_is_free(before: int, change: int, engine: int) -> None:
    if not 1 <= before + change <= 4:
        return
    scene = in_gear(before, engine).shift(before + change)
    assert (scene.gear, scene.engine, scene.discard_pile) == (before + change, engine, [])


@pytest.mark.clause("GEAR-3")
@pytest.mark.parametrize(("before", "gear"), [(1, 3), (3, 1), (2, 4), (4, 2)])
@pytest.mark.parametrize("engine", [1, 6])
def test_a_change_by_two_costs_one_heat_at_once(before: int, gear: int, engine: int) -> None:
    scene = in_gear(before, engine).shift(gear)
    assert (scene.gear, scene.engine, scene.discard_pile) == (gear, engine - 1, ["H"])


@pytest.mark.clause("GEAR-3")
def test_the_heat_for_the_gear_is_gone_before_anything_moves() -> None:
    race = race_from("1:5R", "1:0R", engine=1)
    events = everyone_plans(race, "B1", "B1 B1 B2")
    assert race.view(None).active == 0  # the leader is still in its turn
    last = race.view(None).cars[1]
    assert (last.gear, last.engine, last.discard_size) == (3, 0, 1)
    paid = happened(events, "heat-paid")
    assert [(event.seat, event.a) for event in paid] == [(1, 1)]
    assert events.index(paid[0]) < events.index(happened(events, "revealed")[0])


@pytest.mark.clause("GEAR-4")
@pytest.mark.parametrize(("before", "gear"), [(1, 3), (3, 1), (2, 4), (4, 2)])
def test_without_heat_in_the_engine_no_change_by_two(before: int, gear: int) -> None:
    scene = in_gear(before, engine=0)
    with pytest.raises(IllegalAction):
        scene.shift(gear)
    assert (scene.gear, scene.discard_pile) == (before, [])


@pytest.mark.clause("GEAR-4")
def test_heat_in_hand_does_not_pay_for_a_change_by_two() -> None:
    with pytest.raises(IllegalAction):
        in_gear(1, engine=0, hand="H H H B1 B1 B2 B2").shift(3)
    race = race_from("1:0R", "1:5R", hand="H H H B1 B1 B2 B2", engine=0)
    assert {count(option.cards) for option in race.pending()[0].options} == {1, 2}


@pytest.mark.clause("GEAR-5")
@pytest.mark.parametrize(("before", "gear"), [(1, 4), (4, 1)])
@pytest.mark.parametrize("engine", [0, 6])
def test_a_change_by_three_is_never_allowed(before: int, gear: int, engine: int) -> None:
    with pytest.raises(IllegalAction):
        in_gear(before, engine).shift(gear)
    race = race_from("1:0R", "1:5R", gear=before, engine=engine)
    assert gear not in {count(option.cards) for option in race.pending()[0].options}
    with pytest.raises(IllegalAction):
        race.apply(0, plan("B1 B1 B2 B2" if gear == 4 else "B1"))


@pytest.mark.clause("GEAR-6", "PLAY-1")
@pytest.mark.parametrize(("before", "gear"), [(2, 1), (1, 2), (1, 3), (2, 4)])
def test_the_new_gear_sets_the_number_of_cards(before: int, gear: int) -> None:
    scene = in_gear(before).shift(gear)
    for number in (gear - 1, gear + 1):
        with pytest.raises(IllegalAction):
            scene.play(HAND.split()[:number])
    scene.play(HAND.split()[:gear]).reveal()
    assert len(scene.play_area) == gear


@pytest.mark.clause("GEAR-6")
@pytest.mark.parametrize(("before", "gear", "cooldown"), [(2, 1, 3), (3, 2, 1), (2, 3, 0), (3, 4, 0)])
def test_the_new_gear_sets_the_cooldown(before: int, gear: int, cooldown: int) -> None:
    played = ["B1", "B1", "B1", "B2"]
    for number in range(1, 5):
        scene = in_gear(before, hand="H H H H B1 B1 B1 B2").shift(gear).play(played[:gear]).reveal()
        if number <= cooldown:
            assert scene.cooldown("gear", number).engine == 6 + number
        else:
            with pytest.raises(IllegalAction):
                scene.cooldown("gear", number)


@pytest.mark.clause("GEAR-6")
@pytest.mark.parametrize(("before", "gear", "stress"), [(2, 1, 1), (3, 2, 1), (2, 3, 2), (3, 4, 2)])
def test_the_new_gear_sets_the_stress_of_a_spin_out(before: int, gear: int, stress: int) -> None:
    hand = ["U5", *["B2"] * 3, "B1", "B1", "B1"]
    scene = Scene(cars={"me": "1:17R"}, gear=before, engine=0, hand=hand, adrenaline=False)
    scene.shift(gear).play(["U5", "B2", "B2", "B2"][:gear]).reveal().corner_check()
    assert scene.spun_out
    assert scene.hand.count("S") == stress


@pytest.mark.clause("GEAR-7")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_all_see_the_new_gears_before_the_first_car_has_ended_its_turn(seat: int | None) -> None:
    race = race_from("1:9R", "1:5R", "1:2R", gear=2)
    events = [redacted(event, seat) for event in everyone_plans(race, "B1", "B1 B1", "B1 B1 B2")]
    assert [car.gear for car in race.view(seat).cars] == [1, 2, 3]
    shifted = {event.seat: (event.a, event.b) for event in happened(events, "gear-shifted")}
    assert shifted == {0: (2, 1), 1: (2, 2), 2: (2, 3)}


@pytest.mark.clause("GEAR-8")
def test_a_plan_in_shows_neither_its_gear_nor_its_heat() -> None:
    race = race_from("1:9R", "1:5R")
    fresh = race.view(1)
    race.apply(0, plan("B1 B1 B2"))
    shown = race.view(1).cars[0]
    assert (fresh.cars[0].planned, shown.planned) == (False, True)
    assert (shown.gear, shown.engine, shown.hand_size, shown.discard_size) == (1, 6, 7, 0)


@pytest.mark.clause("GEAR-8")
def test_a_plan_may_be_taken_back_until_all_are_in() -> None:
    race = race_from("1:9R", "1:5R")
    before = race.view(0), race.view(1)
    race.apply(0, plan("B4 B3 B3"))
    race.apply(0, actions.take_back())
    assert (race.view(0), race.view(1)) == before
    assert [decision.seat for decision in race.pending()] == [0, 1]
    race.apply(0, plan("B1"))
    race.apply(0, actions.take_back())
    race.apply(0, plan("B2"))
    race.apply(1, plan("B1"))
    assert (at(race, 0), race.view(None).cars[0].engine) == ("1:11R", 6)
    with pytest.raises(NotYourTurn):
        race.apply(1, actions.take_back())


@pytest.mark.clause("GEAR-8")
def test_who_has_no_plan_in_has_none_to_take_back() -> None:
    race = race_from("1:9R", "1:5R")
    with pytest.raises(NotYourTurn):
        race.apply(0, actions.take_back())
    race.apply(0, plan("B1"))
    with pytest.raises(NotYourTurn):
        race.apply(1, actions.take_back())
    race.apply(0, actions.take_back())
    with pytest.raises(NotYourTurn):
        race.apply(0, actions.take_back())


@pytest.mark.clause("GEAR-8")
@pytest.mark.parametrize("seed", range(3))
def test_all_gears_and_their_heat_become_public_at_once_with_the_last_plan(seed: int) -> None:
    rounds = 0
    racing: set[int] = set()
    for race, events in random_race("gb", 4, seed):
        shifted = [event.seat for event in happened(events, "gear-shifted")]
        if not shifted:
            racing = set(race.view(None).order)
            continue
        rounds += 1
        first_move = [event.key in ("revealed", "cluttered") for event in events].index(True)
        before = events[:first_move]
        assert shifted == [event.seat for event in happened(before, "gear-shifted")]
        assert len(shifted) == len(set(shifted))
        paid = {event.seat for event in happened(before, "heat-paid")}
        assert paid == {
            event.seat for event in happened(before, "gear-shifted") if event.a - event.b in (2, -2)
        }
        assert set(shifted) == racing
    assert race.over
    assert rounds == race.view(None).round


@pytest.mark.clause("GEAR-6")
def test_the_gear_stays_for_the_next_round() -> None:
    race = race_from("1:0R", "1:5R")
    everyone_plans(race, "B1 B1", "B1")
    rest_of_round(race)
    assert [car.gear for car in race.view(None).cars] == [2, 1]


@pytest.mark.clause("GEAR-3", "GEAR-7")
def test_the_heat_paid_for_the_gear_is_the_top_of_the_discard_pile() -> None:
    race = race_from("1:9R", "1:5R")
    everyone_plans(race, "B1", "B1 B1 B2")
    assert named(race.view(0).cars[1].discard_top) == ["H"]
