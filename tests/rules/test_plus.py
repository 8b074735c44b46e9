"""Section 7.1: the + symbol (PLUS)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.cards import count
from tests.rules.support import everyone_plans, happened, hold, named, race_from, rest_of_turn, several, stack


def stressed(
    played: str = "S",
    *,
    deck: str = "",
    discard: str = "",
    hand: str = "B1 B1 B2",
    at: str = "1:0R",
    reshuffle: Iterable[str] = (),
) -> Scene:
    """The cards played are revealed; `hand` is what the player keeps."""
    gear = len(played.split())
    scene = Scene(
        cars={"me": at},
        hand=f"{played} {hand}",
        deck=deck,
        discard=discard,
        gear=gear,
        reshuffle=reshuffle,
        adrenaline=False,
    )
    return scene.shift(gear).play(played).reveal()


@pytest.mark.clause("PLUS-1")
@pytest.mark.parametrize("deck", ["B3", "H B3", "S S B3", "U5 U0 H S B3"])
def test_cards_are_turned_over_from_the_top_until_a_basic_card_appears(deck: str) -> None:
    scene = stressed(deck=f"{deck} B4 B4")
    assert scene.speed == 3
    assert scene.draw_pile == ["B4", "B4"]


@pytest.mark.clause("PLUS-2")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_the_basic_card_found_lies_in_the_play_area_and_counts(value: int) -> None:
    scene = stressed(deck=f"B{value} H")
    assert scene.play_area == several(f"B{value} S")
    assert (scene.speed, scene.at()) == (value, f"1:{value}R")


@pytest.mark.clause("PLUS-3")
def test_every_other_card_turned_over_is_discarded_at_once() -> None:
    scene = stressed(deck="H S U0 U5 H B1 B4")
    assert scene.discard_pile == several("H H S U0 U5")
    assert scene.engine == 6
    assert scene.speed == 1  # neither the 5 nor the second Stress counts
    assert scene.plus_used == 1


@pytest.mark.clause("PLUS-3")
def test_all_see_what_is_turned_over_and_which_card_lies_on_top() -> None:
    race = race_from("1:9R", "1:5R")
    hold(race, 0, "S B1 B1 B2 B2 B3 B3")
    stack(race, 0, "H U5 B4 B4 B2")
    events = everyone_plans(race, "S", "B1")
    flipped = [(named(event.a)[0], event.b) for event in happened(events, "flipped")]
    assert flipped == [("H", 0), ("U5", 0), ("B4", 1)]
    assert named(race.view(1).cars[0].discard_top) == ["U5"]


@pytest.mark.clause("PLUS-4")
def test_each_plus_symbol_finds_a_basic_card_of_its_own() -> None:
    scene = stressed("S S S", deck="B2 H B4 B1 B3")
    assert scene.speed == 7
    assert scene.play_area == several("S S S B2 B4 B1")
    assert (scene.discard_pile, scene.draw_pile) == (["H"], ["B3"])


@pytest.mark.clause("PLUS-5")
def test_plus_symbols_are_resolved_in_the_owners_step_3_before_the_car_moves() -> None:
    race = race_from("1:9R", "1:5R")
    hold(race, 1, "S B1 B1 B2 B2 B3 B3")
    stack(race, 1, "H B4 B4 B2")
    events = everyone_plans(race, "B1", "S")
    assert not happened(events, "flipped")  # it is the turn of the other car
    events = [event for event in rest_of_turn(race) if event.seat == 1]
    assert [event.key for event in events] == ["revealed", "flipped", "flipped", "speed-set", "moved"]
    assert [event.a for event in events if event.key == "speed-set"] == [4]
    assert race.pending()[0].step == "react"


@pytest.mark.clause("PLUS-6")
def test_what_a_plus_symbol_yields_counts_for_the_corner() -> None:
    scene = stressed("S B2", deck="B4", at="1:6R").corner_check()
    assert scene.paid == [("A", 1)]  # Speed 6 where 5 is allowed


@pytest.mark.clause("PLUS-6")
def test_what_a_boost_yields_counts_for_the_corner_even_if_the_car_is_blocked() -> None:
    blockers = {"a": "1:11R", "b": "1:11O", "c": "1:12R", "d": "1:12O", "e": "1:13R", "f": "1:13O"}
    cars = {"me": "1:6R"} | blockers | {"g": "1:14R", "h": "1:14O"}
    scene = Scene(cars=cars, hand="B4 B1 B1 B2 B2 B3 B3", deck="B4", gear=1, adrenaline=False)
    scene.shift(1).play("B4").reveal().boost().corner_check()
    assert (scene.at(), scene.speed) == ("1:10R", 8)
    assert scene.paid == [("A", 3)]


@pytest.mark.clause("PLUS-7")
def test_stress_stays_in_play_beside_its_basic_card_until_step_9() -> None:
    scene = stressed("S B1", deck="H B3 B4 B4 B4 B2 B2 B2 B3 B3")
    scene.boost().slipstream(0).corner_check().discard("")
    assert scene.play_area == several("S B1 B3 B4")
    assert scene.discard_pile == several("H H")
    scene.replenish()
    assert scene.play_area == []
    assert scene.discard_pile == several("H H S B1 B3 B4")


@pytest.mark.clause("PLUS-8")
def test_when_the_draw_pile_runs_out_the_discard_pile_is_shuffled_and_turning_goes_on() -> None:
    scene = stressed("S", deck="H U0", discard="B2 B4 S", reshuffle=["S U0 B4 H B2"])
    # the two cards this very symbol discarded are shuffled in as well
    assert scene.speed == 4
    assert scene.discard_pile == several("S U0")
    assert scene.draw_pile == ["H", "B2"]


@pytest.mark.clause("PLUS-8")
def test_the_play_area_is_not_shuffled_in() -> None:
    scene = stressed("S S B3", deck="B1", discard="H B2", reshuffle=["H B2"])
    assert scene.speed == 6
    assert scene.play_area == several("S S B3 B1 B2")
    assert (scene.discard_pile, scene.draw_pile) == (["H"], [])


@pytest.mark.clause("PLUS-8")
def test_an_empty_draw_pile_is_renewed_before_the_first_card() -> None:
    scene = stressed("S", discard="B3 B3", reshuffle=["B3 B3"])
    assert (scene.speed, scene.draw_pile, scene.discard_pile) == (3, ["B3"], [])


@pytest.mark.clause("PLUS-8")
def test_the_heat_paid_for_a_boost_is_part_of_the_reshuffle_the_boost_causes() -> None:
    scene = Scene(cars={"me": "1:0R"}, hand="B1 B2", discard="B3", reshuffle=["H B3"], engine=1)
    scene.shift(1).play("B1").reveal().boost()
    assert (scene.speed, scene.discard_pile, scene.engine) == (4, ["H"], 0)


@pytest.mark.clause("PLUS-9")
@pytest.mark.parametrize(("deck", "discard"), [("", ""), ("H S U5", ""), ("", "H U0"), ("S H", "U5 H")])
def test_without_a_basic_card_in_both_piles_nothing_is_turned_over(deck: str, discard: str) -> None:
    scene = stressed("S", deck=deck, discard=discard)
    assert (scene.speed, scene.at()) == (0, "1:0R")
    assert scene.draw_pile == deck.split()
    assert scene.discard_pile == several(discard)
    assert scene.play_area == ["S"]


@pytest.mark.clause("PLUS-9")
def test_the_first_plus_symbol_takes_the_last_basic_card_and_the_second_yields_0() -> None:
    scene = stressed("S S", deck="H B4 S")
    assert (scene.speed, scene.draw_pile, scene.discard_pile) == (4, ["S"], ["H"])


@pytest.mark.clause("PLUS-9")
def test_a_basic_card_in_the_discard_pile_is_found_even_if_the_draw_pile_has_none() -> None:
    scene = stressed("S", deck="H S", discard="B2", reshuffle=["H B2 S"])
    assert scene.speed == 2


@pytest.mark.clause("PLUS-10")
def test_each_plus_symbol_of_stress_and_boost_is_counted_once() -> None:
    scene = stressed("S S", deck="H H B1 B2 U5 B3")
    assert scene.plus_used == 2
    assert scene.boost().plus_used == 3


@pytest.mark.clause("PLUS-10")
def test_a_plus_symbol_that_yields_nothing_is_counted_too() -> None:
    scene = stressed("S S", deck="H")
    assert (scene.speed, scene.plus_used) == (0, 2)
    assert scene.boost().plus_used == 3


@pytest.mark.clause("PLUS-10")
def test_the_count_begins_anew_with_every_turn() -> None:
    race = race_from("1:9R", "1:5R", hand="S S B1 B1 B2 B2 B3")
    everyone_plans(race, "S S", "B1")
    assert race.state.turn.plus_used == 2
    race.apply(0, actions.end_react())
    while race.view(None).active == 0:
        race.apply(0, race.pending()[0].options[0])
    assert race.state.turn.plus_used == 0
    assert count(race.state.cars[1].play) == 1
