"""Section 2, first half: cards and zones (CARD)."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.checks.scenes import Scene
from slipstream.circuits.loader import circuit_from_data, load_circuit
from slipstream.core import actions
from slipstream.core.cards import count, heat_in, stress_in
from slipstream.core.errors import IllegalAction
from slipstream.games.setup import COLOURS, RaceSetup, SetupError, new_race
from tests.rules.support import (
    BASIC,
    OPENING_PILE,
    STARTING_UPGRADES,
    cards,
    everyone_plans,
    happened,
    hold,
    named,
    owned,
    plan,
    race_from,
    random_race,
    rest_of_round,
    several,
    stack,
)


def opening_pile(seat: int) -> list[str]:
    """The cards a seat has in draw pile and hand before the first round."""
    own = new_race("usa", cars=6, seed=11).view(seat).own
    assert own is not None
    return named(own.draw + own.hand)


@pytest.mark.clause("CARD-1")
def test_six_colours_each_with_the_same_parts() -> None:
    assert len(set(COLOURS)) == 6
    race = new_race("usa", cars=6, seed=11)
    assert [car.gear for car in race.view(None).cars] == [1] * 6
    for seat in range(6):
        assert opening_pile(seat) == several(OPENING_PILE)
    with pytest.raises(SetupError):
        RaceSetup("usa", cars=7)


@pytest.mark.clause("CARD-2")
def test_the_basic_cards_are_three_each_of_1_2_3_and_4() -> None:
    for seat in range(6):
        assert [card for card in opening_pile(seat) if card.startswith("B")] == several(BASIC)


@pytest.mark.clause("CARD-3")
def test_the_starting_upgrades_are_a_0_a_5_and_a_heat() -> None:
    for seat in range(6):
        pile = opening_pile(seat)
        assert sorted(card for card in pile if card[0] in "UH") == several(STARTING_UPGRADES)


@pytest.mark.clause("CARD-4", "PLUS-3")
def test_starting_upgrades_do_not_satisfy_a_plus_symbol() -> None:
    scene = Scene(cars={"me": "1:0R"}, hand="S B1 B1 B2 B2 B3 B3", deck="U5 U0 B2 B4")
    scene.shift(1).play("S").reveal()
    assert scene.speed == 2
    assert scene.discard_pile == several("U0 U5")
    assert scene.play_area == several("S B2")


@pytest.mark.clause("CARD-4")
def test_starting_upgrades_are_played_with_their_value() -> None:
    scene = Scene(cars={"me": "1:0R"}, hand="U0 U5 B1 B1 B2 B2 B3", gear=2)
    scene.shift(2).play("U0 U5").reveal()
    assert (scene.speed, scene.at()) == (5, "1:5R")


@pytest.mark.clause("CARD-4")
def test_starting_upgrades_are_kept_or_discarded_like_basic_cards() -> None:
    hand = "U0 U5 B1 B1 B2 B2 B3"
    scene = Scene(cars={"me": "1:0R"}, hand=hand, deck="B4 B4 B4")
    scene.shift(1).play("B1").reveal().discard("U0 B2")
    assert scene.discard_pile == several("U0 B2")
    assert scene.hand == several("U5 B1 B2 B3")
    scene.replenish()
    assert scene.discard_pile == several("U0 B1 B2")
    assert scene.hand == several("U5 B1 B2 B3 B4 B4 B4")


@pytest.mark.clause("CARD-5")
def test_the_heat_among_the_starting_upgrades_begins_in_the_draw_pile_and_cools_into_the_engine() -> None:
    race = race_from("1:0R", "1:5R", hand="H B1 B1 B2 B2 B3 B3")
    everyone_plans(race, "B1", "B1")
    rest = race.pending()[0]
    assert rest.seat == 1
    race.apply(1, actions.cool_gear(1))
    assert race.view(None).cars[1].engine == 7  # the six of the circuit and this one
    assert heat_in(race.state.cars[1].hand) == 0


@pytest.mark.clause("CARD-5", "CARD-7")
def test_the_heat_among_the_starting_upgrades_is_neither_played_nor_discarded() -> None:
    race = race_from("1:0R", "1:5R")
    hold(race, 0, "H U0 B1 B1 B2 B2 B3")
    with pytest.raises(IllegalAction):
        race.apply(0, plan("H"))
    with pytest.raises(IllegalAction):
        race.apply(0, plan("H B1"))
    everyone_plans(race, "U0", "B1")
    for decision in race.pending():
        assert decision.seat == 1
    race.apply(1, actions.end_react())
    race.apply(1, actions.discard(0))
    race.apply(0, actions.end_react())
    assert all(heat_in(option.cards) == 0 for option in race.pending()[0].options)
    with pytest.raises(IllegalAction):
        race.apply(0, actions.discard(cards("H")))


@pytest.mark.clause("CARD-5", "PLUS-3")
def test_heat_turned_over_for_a_plus_symbol_goes_to_the_discard_pile() -> None:
    scene = Scene(cars={"me": "1:0R"}, hand="S B1 B1 B2 B2 B3 B3", deck="H B2", engine=6)
    scene.shift(1).play("S").reveal()
    assert (scene.discard_pile, scene.engine) == (["H"], 6)


@pytest.mark.clause("CARD-6")
def test_a_stress_card_is_worth_one_basic_card_from_the_pile_and_nothing_else() -> None:
    scene = Scene(cars={"me": "1:0R"}, hand="S B3 B1 B1 B2 B2 B3", deck="B4 B1 B1", gear=2)
    scene.shift(2).play("S B3").reveal()
    assert scene.speed == 7
    assert scene.draw_pile == ["B1", "B1"]
    assert scene.plus_used == 1


@pytest.mark.clause("CARD-7")
def test_heat_in_hand_can_be_neither_played_nor_discarded() -> None:
    scene = Scene(cars={"me": "1:0R"}, hand="H H B1 B2 B3 B3 B4", gear=2)
    scene.shift(2)
    with pytest.raises(IllegalAction):
        scene.play("H B1")
    scene.play("B1 B2").reveal()
    with pytest.raises(IllegalAction):
        scene.discard("H")
    with pytest.raises(IllegalAction):
        scene.discard("B3 H")
    assert scene.hand == several("H H B3 B3 B4")


@pytest.mark.clause("CARD-7", "CLUTTER-3")
def test_a_cluttered_hand_is_the_one_way_to_play_heat() -> None:
    scene = Scene(cars={"me": "1:0R"}, hand="H H H H H H B1", gear=4, engine=0)
    scene.shift(3).play("B1 H H").reveal()
    assert scene.cluttered


@pytest.mark.clause("CARD-8", "SETUP-7")
@pytest.mark.parametrize("cars", [2, 4, 6])
def test_there_are_37_stress_cards_for_all_players_together(cars: int) -> None:
    for race, _ in random_race("usa", cars, seed=5):
        in_cars = sum(stress_in(owned(race, seat)) for seat in range(cars))
        assert race.view(None).stress_supply + in_cars == 37
    assert race.over


@pytest.mark.clause("CARD-8")
def test_the_box_has_48_heat_cards_and_a_circuit_cannot_hand_out_more() -> None:
    eight: dict[str, Any] = load_circuit("usa").source | {"heat": 8}
    engines = [car.engine for car in new_race(circuit_from_data(eight), cars=6, seed=1).view(None).cars]
    assert sum(engines) == 48
    nine: dict[str, Any] = load_circuit("usa").source | {"heat": 9}
    assert new_race(circuit_from_data(nine), cars=5, seed=1).view(None).cars[0].engine == 9  # 45 are enough
    with pytest.raises(SetupError):
        RaceSetup(circuit_from_data(nine), cars=6)


@pytest.mark.clause("CARD-9")
def test_a_card_goes_from_draw_pile_to_hand_to_play_area_to_discard_pile_and_back() -> None:
    race = race_from("1:0R", "1:9R")
    hold(race, 0, "U5 B1 B1 B2 B2 B3 B3")
    stack(race, 0, "B4")
    before = race.view(0)
    assert before.own is not None
    assert named(before.own.draw) == ["B4"]
    everyone_plans(race, "U5", "B1")
    race.apply(1, actions.end_react())
    race.apply(1, actions.discard(0))
    assert named(race.view(1).cars[0].play) == ["U5"]
    race.apply(0, actions.end_react())
    race.apply(0, actions.discard(0))
    after = race.view(0)
    assert after.own is not None
    assert "B4" in named(after.own.hand)
    assert named(after.own.discard) == ["U5"]
    assert (after.cars[0].play, after.own.draw) == (0, 0)
    everyone_plans(race, "B1", "B1")
    rest_of_round(race)  # one card is missing: the discard pile becomes the draw pile
    last = race.view(0).own
    assert last is not None
    assert (count(last.draw), last.discard) == (1, 0)


@pytest.mark.clause("CARD-9")
def test_the_engine_holds_heat_only_and_all_see_how_much() -> None:
    race = race_from("1:0R", "1:9R", engine=4)
    assert [car.engine for car in race.view(None).cars] == [4, 4]
    everyone_plans(race, "B1 B1 B2", "B1")
    assert [car.engine for car in race.view(1).cars] == [3, 4]
    assert named(race.view(1).cars[0].discard_top) == ["H"]


@pytest.mark.clause("CARD-10", "INFO-3")
def test_of_a_discard_pile_the_others_see_the_top_card_and_never_what_lies_below() -> None:
    race = race_from("1:0R", "1:9R")
    mine = race.state.cars[0]
    owned = mine.draw + cards("B1 B1 B1 B2 B4 H H S U5")  # what it owns in all is known, where it lies is not
    seen = []
    for below in ("B1 B1 B1", "H S U5", "B4 H H"):
        mine.discard, mine.discard_top = cards(f"{below} B2"), cards("B2")
        mine.draw = owned - mine.discard
        seen.append((race.view(1), race.view(None)))
    assert seen[0] == seen[1] == seen[2]
    assert named(race.view(1).cars[0].discard_top) == ["B2"]


@pytest.mark.clause("CARD-10", "INFO-4")
def test_not_even_the_owner_sees_the_order_of_a_discard_pile() -> None:
    race = race_from("1:0R", "1:9R")
    everyone_plans(race, "B1", "B1")
    race.apply(1, actions.end_react())
    race.apply(1, actions.discard(0))
    other = race.copy()
    race.apply(0, actions.end_react())
    race.apply(0, actions.discard(cards("B2 B3")))
    other.apply(0, actions.end_react())
    other.apply(0, actions.discard(cards("B3 B2")))
    assert race.view(0) == other.view(0)


@pytest.mark.clause("CARD-12")
@pytest.mark.parametrize("seed", range(6))
def test_a_player_gains_cards_by_spinning_out_and_in_no_other_way(seed: int) -> None:
    expected = [cards(OPENING_PILE + " H" * 6)] * 5
    spin_outs = 0
    for race, events in random_race("france", 5, seed, laps=2):
        for event in happened(events, "spun-out"):
            expected[event.seat] += event.b * cards("S")
            spin_outs += 1
        assert [owned(race, seat) for seat in range(5)] == expected
    assert race.over
    assert spin_outs > 0
