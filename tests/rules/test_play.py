"""Section 6: step 2, playing cards, and the cluttered hand (PLAY, CLUTTER)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from slipstream import build
from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.cards import count, heat_in
from slipstream.core.errors import IllegalAction
from tests.rules.support import (
    at,
    everyone_plans,
    happened,
    hold,
    named,
    plan,
    race_from,
    random_race,
    rest_of_round,
    rest_of_turn,
    several,
    step,
)


def offered(hand: str, gear: int, engine: int) -> list[list[str]]:
    """Every plan a player with this hand is offered, by the names of the cards."""
    race = race_from("1:0R", "1:5R", gear=gear, engine=engine)
    hold(race, 0, hand)
    return [named(option.cards) for option in race.pending()[0].options]


@pytest.mark.clause("PLAY-1")
@pytest.mark.parametrize("gear", [1, 2, 3, 4])
def test_exactly_as_many_cards_as_the_gear(gear: int) -> None:
    hand = ["B1", "B2", "B3", "B4", "U0", "U5", "S"]
    for number in range(7):
        scene = Scene(cars={"me": "1:0R"}, gear=gear, hand=hand, deck="B1").shift(gear)
        if number == gear:
            assert len(scene.play(hand[:number]).reveal().play_area) == gear
        else:
            with pytest.raises(IllegalAction):
                scene.play(hand[:number])


@pytest.mark.clause("PLAY-1")
def test_only_cards_that_are_in_hand() -> None:
    scene = Scene(cars={"me": "1:0R"}, gear=2, hand="B1 B2 B3 B3 B3 U0 S").shift(2)
    for missing in ("B4 B1", "B1 B1", "U5 B1", "S S"):
        with pytest.raises(IllegalAction):
            scene.play(missing)
    assert scene.hand_size == 7


@pytest.mark.clause("PLAY-1")
def test_every_choice_of_cards_is_offered_once() -> None:
    plans = offered("B1 B1 B2 S U5 H H", gear=1, engine=0)
    assert sorted(plans) == sorted(
        several(names)
        for names in ["B1", "B2", "S", "U5", "B1 B1", "B1 B2", "B1 S", "B1 U5", "B2 S", "B2 U5", "S U5"]
    )


@pytest.mark.clause("PLAY-2")
@pytest.mark.parametrize("card", ["B1", "B2", "B3", "B4", "U0", "U5", "S"])
def test_every_kind_of_card_may_be_played(card: str) -> None:
    scene = Scene(cars={"me": "1:0R"}, hand=f"{card} H H H H H H", deck="B2").shift(1)
    assert card in scene.play(card).reveal().play_area


@pytest.mark.clause("PLAY-2")
def test_heat_may_not_be_played_beside_playable_cards() -> None:
    scene = Scene(cars={"me": "1:0R"}, hand="B1 B2 H H H H H", gear=2).shift(2)
    for played in ("H H", "B1 H", "B2 H"):
        with pytest.raises(IllegalAction):
            scene.play(played)
    assert all("H" not in cards for cards in offered("B1 B2 H H H H H", gear=2, engine=6))


@pytest.mark.clause("PLAY-3")
@pytest.mark.parametrize("stress", [1, 2, 3, 4])
def test_any_number_of_stress_cards_may_be_played_and_is_got_rid_of(stress: int) -> None:
    played = ["S"] * stress + ["B1"] * (4 - stress)
    hand = ["S"] * 4 + ["B1"] * 3
    scene = Scene(cars={"me": "1:0R"}, hand=hand, deck="B2 B2 B2 B3 B4 B4 B4 B3", gear=4, engine=6)
    scene.shift(4).play(played).reveal().replenish()
    assert scene.hand.count("S") == 4 - stress
    assert scene.discard_pile.count("S") == stress


@pytest.mark.clause("PLAY-4")
def test_committed_cards_do_nothing_before_the_owners_own_step_3() -> None:
    race = race_from("1:9R", "1:5R")
    hold(race, 1, "S S B1 B1 B2 B2 U5")
    before = race.view(1).cars[1].draw_size
    events = everyone_plans(race, "B1", "S U5")
    waiting = race.view(0).cars[1]
    assert (at(race, 1), waiting.play, waiting.face_down, waiting.hand_size) == ("1:5R", 0, 2, 5)
    assert waiting.draw_size == before
    assert [event.seat for event in happened(events, "revealed")] == [0]
    events = rest_of_turn(race)
    assert [named(event.a) for event in happened(events, "revealed")] == [["S", "U5"]]
    assert race.view(0).cars[1].face_down == 0


@pytest.mark.clause("CLUTTER-1")
@pytest.mark.parametrize("card", ["B1", "B4", "U0", "U5", "S"])
def test_every_card_but_heat_fills_a_gear(card: str) -> None:
    assert offered(f"{card} H H H H H H", gear=1, engine=0) == [[card]]
    assert offered(
        f"{card} {card} H H H H H" if card == "S" else f"{card} S H H H H H", gear=3, engine=0
    ) == [sorted([card, "S"])]


@pytest.mark.clause("CLUTTER-2")
def test_a_gear_that_cannot_be_filled_may_not_be_chosen_while_another_can() -> None:
    hand = "B1 B2 H H H H H"
    for gear in (3, 4):
        with pytest.raises(IllegalAction):
            Scene(cars={"me": "1:0R"}, hand=hand, gear=3).shift(gear)
    assert Scene(cars={"me": "1:0R"}, hand=hand, gear=3).shift(2).gear == 2
    assert offered(hand, gear=3, engine=0) == [["B1", "B2"]]


@pytest.mark.clause("CLUTTER-2")
def test_a_change_by_two_that_the_engine_can_pay_counts_as_reachable() -> None:
    hand = "B1 B2 H H H H H"
    assert offered(hand, gear=4, engine=1) == [["B1", "B2"]]  # down to second gear, for a Heat
    race = race_from("1:0R", "1:5R", gear=4, engine=1)
    hold(race, 0, hand)
    for cluttered in ("B1 B2 H", "B1 B2 H H"):
        with pytest.raises(IllegalAction):
            race.apply(0, plan(cluttered))
    assert offered("B1 H H H H H H", gear=3, engine=1) == [["B1"]]


@pytest.mark.clause("CLUTTER-2", "CLUTTER-3")
def test_without_heat_to_pay_with_the_same_hand_is_cluttered() -> None:
    hand = "B1 B2 H H H H H"
    assert offered(hand, gear=4, engine=0) == [["B1", "B2", "H"], ["B1", "B2", "H", "H"]]


@pytest.mark.clause("CLUTTER-3")
def test_a_cluttered_hand_offers_every_reachable_gear_and_plays_all_playable_cards() -> None:
    hand = "U5 H H H H H H"
    assert offered(hand, gear=4, engine=1) == [
        ["H", "U5"], ["H", "H", "U5"], ["H", "H", "H", "U5"],
    ]  # fmt: skip
    assert offered(hand, gear=3, engine=0) == [["H", "U5"], ["H", "H", "U5"], ["H", "H", "H", "U5"]]
    assert offered("H H H H H H H", gear=1, engine=6) == [["H"], ["H", "H"], ["H", "H", "H"]]


@pytest.mark.clause("CLUTTER-3")
def test_a_cluttered_plan_may_hold_back_no_playable_card() -> None:
    scene = Scene(cars={"me": "1:0R"}, hand="B1 B2 H H H H H", gear=4, engine=0).shift(3)
    for refused in ("H H H", "B1 H H", "B2 H H"):
        with pytest.raises(IllegalAction):
            scene.play(refused)
    assert scene.play("B1 B2 H").reveal().cluttered


@pytest.mark.clause("CLUTTER-3")
def test_a_hand_over_the_limit_is_judged_the_same_way() -> None:
    assert offered("S S H H H H H H H", gear=4, engine=0) == [["H", "S", "S"], ["H", "H", "S", "S"]]
    assert offered("S S S H H H H H H", gear=4, engine=0) == [["S", "S", "S"]]


def cluttered() -> Scene:
    """A cluttered hand in third gear, revealed. Adrenaline and a car ahead are there to be missed."""
    scene = Scene(
        cars={"me": "1:8O", "a": "1:9R"},
        hand="B4 S H H H H H",
        deck="B1 B2 B3 B3 B3",
        gear=4,
        engine=0,
        adrenaline=True,
    )
    return scene.shift(3).play("B4 S H").reveal()


@pytest.mark.clause("CLUTTER-4")
def test_a_cluttered_hand_does_not_move_and_resolves_no_plus() -> None:
    scene = cluttered()
    assert (scene.at(), scene.speed, scene.plus_used) == ("1:8O", 0, 0)
    assert scene.draw_pile == ["B1", "B2", "B3", "B3", "B3"]


@pytest.mark.clause("CLUTTER-5")
def test_a_cluttered_hand_drops_to_first_gear_when_it_is_revealed() -> None:
    scene = Scene(cars={"me": "1:0R"}, hand="H H H H H H H", gear=4, engine=0).shift(3).play("H H H")
    assert scene.gear == 3
    assert scene.reveal().gear == 1


@pytest.mark.clause("CLUTTER-6")
def test_all_cards_of_a_cluttered_hand_are_discarded_and_the_heat_comes_from_the_hand() -> None:
    scene = (
        Scene(cars={"me": "1:0R"}, hand="B4 H H H H H H", gear=3, engine=0).shift(3).play("B4 H H").reveal()
    )
    assert scene.discard_pile == several("B4 H H")
    assert scene.play_area == []
    assert scene.hand == several("H H H H")
    rich = Scene(cars={"me": "1:0R"}, hand="H H H H H H H", gear=1, engine=5).shift(2).play("H H").reveal()
    assert (rich.engine, rich.discard_pile) == (5, ["H", "H"])


@pytest.mark.clause("CLUTTER-7")
def test_after_a_cluttered_hand_only_step_9_is_left() -> None:
    scene = cluttered()
    missed: list[Callable[[], Scene]] = [
        lambda: scene.cooldown("gear", 1),
        lambda: scene.cooldown("adrenaline", 1),
        scene.adrenaline_move,
        scene.boost,
        scene.end_react,
        lambda: scene.slipstream(2),
        lambda: scene.slipstream(0),
        scene.corner_check,
        lambda: scene.discard(""),
    ]
    for later_step in missed:
        with pytest.raises(IllegalAction):
            later_step()
    scene.replenish()
    assert scene.hand == several("H H H H B1 B2 B3")


@pytest.mark.clause("CLUTTER-7")
def test_a_race_asks_nothing_of_a_car_with_a_cluttered_hand() -> None:
    race = race_from("1:9R", "1:5R", gear=4, engine=0)
    hold(race, 0, "B4 S H H H H H")
    events = everyone_plans(race, "B4 S H", "B1 B1 B2")
    assert (race.pending()[0].seat, step(race)) == (1, "react")
    keys = [event.key for event in events if event.seat == 0]
    assert keys == ["planned", "gear-shifted", "revealed", "cluttered", "drew"]
    shown = race.view(None).cars[0]
    assert (at(race, 0), shown.gear, shown.hand_size, shown.play) == ("1:9R", 1, 7, 0)
    assert heat_in(race.state.cars[0].hand) >= 4  # nothing was cooled
    rest_of_round(race)
    assert {count(option.cards) for option in race.pending()[0].options} <= {1, 2}  # from first gear


@pytest.mark.clause("CLUTTER-8")
@pytest.mark.parametrize(("before", "gear", "hand"), [(4, 2, "B1 H H H H H H"), (1, 3, "H H H H H H H")])
def test_heat_paid_for_a_change_by_two_is_not_returned(before: int, gear: int, hand: str) -> None:
    scene = Scene(cars={"me": "1:0R"}, hand=hand, deck="B1", gear=before, engine=2).shift(gear)
    cards = ["B1", "H", "H", "H"] if "B1" in hand else ["H"] * 3
    scene.play(cards[:gear]).reveal()
    assert (scene.cluttered, scene.engine, scene.gear) == (True, 1, 1)
    assert scene.discard_pile == sorted(["H", *cards[:gear]])


@pytest.mark.clause("CLUTTER-2", "CLUTTER-4", "CLUTTER-5", "CLUTTER-7")
def test_in_whole_races_heat_is_played_only_when_no_gear_can_be_filled() -> None:
    found = 0
    for seed in range(12 if build() == "compiled" else 4):
        for race, events in random_race("gb", 6, seed, laps=2):
            for decision in race.pending():
                if decision.step != "plan":
                    continue
                own, shown = race.view(decision.seat).own, race.view(None).cars[decision.seat]
                assert own is not None
                playable = count(own.hand) - heat_in(own.hand)
                reach = 2 if shown.engine else 1
                gears = range(max(1, shown.gear - reach), min(4, shown.gear + reach) + 1)
                filled = [gear for gear in gears if gear <= playable]
                options = decision.options
                assert {count(option.cards) for option in options} == set(filled or gears)
                assert all((heat_in(option.cards) > 0) == (not filled) for option in options)
                assert len(set(options)) == len(options)
                for option in options:
                    assert race.refusal(decision.seat, option) == ""
            for number, event in enumerate(events):
                if event.key == "cluttered":
                    found += 1
                    assert events[number + 1].key in ("drew", "reshuffled")
                    assert events[number + 1].seat == event.seat
    assert found > 0


@pytest.mark.clause("CLUTTER-7")
def test_no_adrenaline_after_a_cluttered_hand() -> None:
    race = race_from("1:9R", "1:5R", gear=4, engine=0)
    hold(race, 1, "B4 S H H H H H")
    assert race.view(None).cars[1].adrenaline
    everyone_plans(race, "B1 B1 B2", "B4 S H")
    rest_of_turn(race)
    assert (step(race), race.view(None).round, at(race, 1)) == ("plan", 2, "1:5R")
    with pytest.raises(IllegalAction):
        race.apply(1, actions.adrenaline_move())
