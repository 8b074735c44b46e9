"""The worked examples of tests/vectors/tables.yaml that concern the base game."""

from __future__ import annotations

import pytest

from slipstream.core.cards import BASICS, count, heat_in
from slipstream.games.setup import new_race
from tests.rules.scenes_support import Table


@pytest.mark.clause("SETUP-2", "SETUP-4", "SETUP-5", "SETUP-6", "SETUP-11")
def test_rx_1_the_usual_set_up_of_one_player() -> None:
    race = new_race("usa", cars=2, seed=1)
    car = race.view(0).cars[0]
    own = race.view(0).own
    assert own is not None
    pile = own.hand + own.draw  # as it lay there before the hand was drawn
    assert (count(pile), count(pile & BASICS), heat_in(pile)) == (18, 12, 1)
    assert (car.engine, car.gear) == (6, 1)
    assert (car.hand_size, car.draw_size) == (7, 11)


@pytest.mark.clause("SETUP-12")
def test_rx_14_a_handicap_of_2() -> None:
    race = new_race("usa", cars=2, handicaps={1: 2}, seed=1)
    assert [car.engine for car in race.view(None).cars] == [6, 4]


@pytest.mark.clause("FINISH-2", "FINISH-3", "FINISH-4")
def test_ex_36_the_ranking_of_cars_that_finish_in_the_same_round() -> None:
    hands = dict.fromkeys(["x", "y", "z", "w"], "U0 B2")
    table = Table({"x": "2:28R", "y": "2:28O", "z": "2:27R", "w": "2:27O"}, hands=hands)
    table.plan(x="U0", y="U0", z="U0", w="B2").pass_to("w")
    for name, position in {"x": "3:1R", "y": "3:4O", "z": "3:4R"}.items():
        table.put_finished(name, position)
    table.end_round()
    assert table.at("w") == "2:29R"
    assert table.hall_of_fame == ["z", "y", "x"]
    assert [name for name in table.names if table.car(name).status == "racing"] == ["w"]
    assert table.asked == ("w", "plan")
