"""Finishing the race (FINISH). The test circuit has 30 spaces; two laps end at progress 60."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.chance import stream
from slipstream.games.setup import new_race
from tests.rules.scenes_support import Table, circuit

DECK = "B1 B1 B2 B2 B3 B3 U0"


def driven(me: str, cards: str, engine: int = 6, **more: Any) -> Scene:
    """I stand at `me`, play these cards and have moved."""
    gear = len(cards.split())
    stacked: dict[str, Any] = {"hand": cards, "gear": gear, "engine": engine} | more
    scene = Scene({"me": me}, **stacked)
    return scene.shift(gear).play(cards).reveal()


@pytest.mark.clause("FINISH-1")
@pytest.mark.parametrize(("cards", "at", "finished"), [("B2", "2:29R", False), ("B3", "3:0R", True)])
def test_a_car_finishes_by_reaching_the_first_space_beyond_the_line(
    cards: str, at: str, finished: bool
) -> None:
    scene = driven("2:27R", cards).corner_check()
    assert (scene.at(), scene.finished) == (at, finished)


@pytest.mark.clause("FINISH-1")
def test_crossing_the_line_at_the_end_of_an_earlier_lap_is_no_finish() -> None:
    assert not driven("1:29R", "B3").corner_check().finished
    assert driven("1:29R", "B3", laps=1).corner_check().finished
    assert not driven("2:29R", "B3", laps=3).corner_check().finished
    assert not driven("0:29R", "B3", laps=1).corner_check().finished  # this opens lap 1


@pytest.mark.clause("FINISH-1")
def test_a_car_beyond_the_line_has_not_finished_before_step_7_is_over() -> None:
    scene = driven("2:29R", "B3")
    assert (scene.at(), scene.finished) == ("3:2R", False)
    assert not scene.end_react().finished
    assert scene.corner_check().finished


@pytest.mark.clause("FINISH-1")
def test_a_car_blocked_before_the_line_has_not_finished() -> None:
    scene = Scene({"me": "2:29R", "a": "1:0R", "b": "2:0O"}, hand="B1").shift(1).play("B1").reveal()
    assert not scene.corner_check().finished
    assert scene.at() == "2:29R"


@pytest.mark.clause("FINISH-2")
def test_a_car_that_finishes_a_round_earlier_ranks_ahead_however_far_the_other_gets() -> None:
    table = Table(
        {"red": "2:29R", "blue": "2:26R"},
        hands={"red": "B1", "blue": "B1"},
        decks={"red": DECK, "blue": DECK},
    )
    table.round(red="B1", blue="B1").give(blue="U5 B4").round(blue="U5 B4")
    assert (table.at("red"), table.at("blue")) == ("3:0R", "3:6R")
    assert table.hall_of_fame == ["red", "blue"]
    assert [table.car(name).finish_round for name in ("red", "blue")] == [1, 2]


@pytest.mark.clause("FINISH-3")
def test_of_cars_finishing_in_the_same_round_the_one_that_got_further_is_ahead() -> None:
    table = Table(
        {"red": "2:29R", "blue": "2:28R", "green": "2:27R"},
        hands={"red": "B1", "blue": "U5", "green": "B4"},
        decks={"red": DECK, "blue": DECK, "green": DECK},
    )
    table.round(red="B1", blue="U5", green="B4")  # red moved first, to 3:0; blue to 3:3; green to 3:1
    assert table.hall_of_fame == ["blue", "green", "red"]


@pytest.mark.clause("FINISH-3")
def test_of_two_cars_in_the_same_space_the_one_on_the_race_line_is_ahead() -> None:
    table = Table(
        {"red": "2:29R", "blue": "2:28R"},
        hands={"red": "B1", "blue": "B2"},
        decks={"red": DECK, "blue": DECK},
    )
    table.round(red="B1", blue="B2")
    assert (table.at("red"), table.at("blue")) == ("3:0R", "3:0O")
    assert table.hall_of_fame == ["red", "blue"]


@pytest.mark.clause("FINISH-3")
def test_the_race_line_decides_even_against_the_order_of_moving() -> None:
    # green stands on the race line of space 3 when red arrives there and is gone when blue does.
    table = Table(
        {"red": "1:19R", "green": "1:3R", "blue": "1:2R"},
        hands={"red": "B4", "green": "U5", "blue": "U5 B4 B4 B4"},
        decks={"red": DECK, "green": DECK, "blue": "B4"},
        gears={"blue": 4},
        track=circuit((10, 40), length=20),
        laps=1,
    )
    state = table.race.state
    state.cars[table.seat("blue")].draw = table.scene.table.zone("B4 B3")
    state.cars[table.seat("blue")].top = table.scene.table.sequence("B3 B4")  # the 4 is on top
    table.plan(red="B4", green="U5", blue="U5 B4 B4 B4").pass_to("blue").answer("blue", actions.boost())
    assert (table.at("red"), table.at("blue")) == ("2:3O", "2:3R")
    assert table.end_round().hall_of_fame == ["blue", "red"]


@pytest.mark.clause("FINISH-4")
def test_the_car_ranked_first_wins_and_nothing_comes_after_the_race() -> None:
    table = Table(
        {"red": "2:29R", "blue": "2:28R"},
        hands={"red": "B1", "blue": "B4"},
        decks={"red": DECK, "blue": DECK},
    )
    table.round(red="B1", blue="B4")
    assert table.race.over
    assert table.race.pending() == []
    assert table.hall_of_fame[0] == "blue"
    ranked = [(table.names[e.seat], e.a) for e in table.events if e.key == "ranked"]
    assert ranked == [("blue", 1), ("red", 2)]


@pytest.mark.clause("FINISH-5")
def test_a_corner_beyond_the_finish_line_is_neither_checked_nor_crossed() -> None:
    scene = driven("2:29R", "U5 B4 B3", engine=0).corner_check()
    assert (scene.at(), scene.speed) == ("3:11R", 12)  # beyond A, limit 5
    assert (scene.paid, scene.spun_out, scene.finished) == ([], False, True)


@pytest.mark.clause("FINISH-5")
def test_a_corner_touching_the_finish_line_from_beyond_is_ignored() -> None:
    scene = driven("2:29R", "B4", engine=0, track=circuit((1, 1), (15, 9))).corner_check()
    assert (scene.at(), scene.paid, scene.finished) == ("3:3R", [], True)


@pytest.mark.clause("FINISH-6")
def test_a_corner_before_the_finish_line_is_checked_with_the_whole_speed() -> None:
    scene = driven("2:21R", "B4 B4 B3", engine=9)
    assert scene.at() == "3:2R"
    scene.corner_check()
    assert (scene.paid, scene.engine, scene.finished) == ([("C", 9)], 0, True)  # Speed 11, limit 2


@pytest.mark.clause("FINISH-6")
def test_a_boost_beyond_the_line_counts_in_the_corner_before_it() -> None:
    scene = driven("2:21R", "B4 B4 B3", engine=20, deck="B4").boost().corner_check()
    assert (scene.at(), scene.paid, scene.finished) == ("3:6R", [("C", 13)], True)


@pytest.mark.clause("FINISH-6")
def test_the_last_corner_may_touch_the_finish_line() -> None:
    track = circuit((10, 5), (29, 1))
    assert driven("2:28R", "B4", track=track).corner_check().paid == [("B", 3)]
    assert driven("2:29R", "B4", track=track).corner_check().paid == []


@pytest.mark.clause("FINISH-7")
def test_a_spin_out_before_the_line_undoes_the_finish() -> None:
    scene = driven("2:21R", "B4 B4 B3", engine=8).corner_check()
    assert (scene.at(), scene.spun_out, scene.finished, scene.engine) == ("2:21R", True, False, 0)


@pytest.mark.clause("FINISH-7")
def test_a_car_that_spun_out_before_the_line_drives_on_in_the_next_round() -> None:
    table = Table(
        {"red": "2:29R", "blue": "2:21R"},
        hands={"red": "B1", "blue": "B4 B4 B3"},
        gears={"blue": 3},
        engines={"blue": 8},
        decks={"red": DECK, "blue": DECK},
    )
    table.round(red="B1", blue="B4 B4 B3")
    assert (table.hall_of_fame, table.car("blue").status) == (["red"], "racing")
    assert (table.at("blue"), table.asked) == ("2:21R", ("blue", "plan"))
    assert "drew" in table.happened("blue")


@pytest.mark.clause("FINISH-8")
def test_a_car_beyond_the_line_uses_boost_adrenaline_and_cooldown() -> None:
    scene = driven("2:29R", "B1", engine=1, deck="B4", adrenaline=True)
    assert scene.at() == "3:0R"
    scene.boost().adrenaline_move()
    assert (scene.at(), scene.speed) == ("3:5R", 6)
    assert scene.corner_check().finished


@pytest.mark.clause("FINISH-8")
def test_react_beyond_the_line_can_decide_the_race() -> None:
    table = Table(
        {"red": "2:29R", "blue": "2:28R"},
        hands={"red": "B1", "blue": "B2"},
        decks={"red": "B4", "blue": "B3"},
    )
    table.plan(red="B1", blue="B2").pass_to("blue")
    assert (table.at("blue"), table.options) == ("3:0O", ["adrenaline-move", "boost", "end-react"])
    table.answer("blue", actions.boost()).end_round()
    assert table.hall_of_fame == ["blue", "red"]


@pytest.mark.clause("FINISH-8")
def test_a_boost_carries_a_car_over_the_finish_line() -> None:
    scene = driven("2:27R", "B1", deck="B2")
    assert scene.at() == "2:28R"
    assert scene.boost().corner_check().finished


@pytest.mark.clause("FINISH-9")
def test_on_an_earlier_lap_corners_on_both_sides_of_the_line_are_checked() -> None:
    scene = Scene({"me": "1:21R"}, hand="U5 B4 B4 B4", deck="B3", gear=4, engine=50)
    scene.shift(4).play("U5 B4 B4 B4").reveal().boost().corner_check()
    assert (scene.at(), scene.paid) == ("2:11R", [("C", 18), ("A", 15)])  # Speed 20


@pytest.mark.clause("FINISH-9")
def test_from_the_grid_the_first_corner_is_checked() -> None:
    scene = driven("0:29R", "U5 B4 B3", engine=7).corner_check()
    assert (scene.at(), scene.paid, scene.engine) == ("1:11R", [("A", 7)], 0)


@pytest.mark.clause("FINISH-9")
def test_a_longer_race_checks_the_corners_after_its_second_lap() -> None:
    assert driven("2:29R", "U5 B4 B3", engine=7, laps=3).corner_check().paid == [("A", 7)]
    assert driven("3:29R", "U5 B4 B3", engine=7, laps=3).corner_check().paid == []


@pytest.mark.clause("FINISH-10")
def test_a_finished_car_blocks_until_the_round_ends_and_is_removed_then() -> None:
    hands = {"red": "B1", "blue": "B2", "green": "B2", "gray": "B1"}
    table = Table(
        {"red": "2:29R", "blue": "2:28R", "green": "1:28O", "gray": "1:27R"},
        hands=hands,
        decks=dict.fromkeys(hands, DECK),
    )
    table.plan(**hands).pass_to("green")
    assert [table.car(name).status for name in ("red", "blue")] == ["finished", "finished"]
    assert (table.at("green"), table.hall_of_fame) == ("1:29R", [])  # red and blue fill space 0
    table.end_round()
    assert [table.car(name).status for name in hands] == ["classified", "classified", "racing", "racing"]
    assert table.hall_of_fame == ["red", "blue"]
    table.give(green="B1", gray="B1").plan(green="B1", gray="B1")
    assert table.at("green") == "2:0R"  # the race line is free again


@pytest.mark.clause("FINISH-10")
def test_a_car_blocked_by_finished_cars_may_fail_to_finish() -> None:
    hands = {"red": "B1", "blue": "B2", "green": "B3"}
    table = Table(
        {"red": "2:29R", "blue": "2:28R", "green": "2:27R"}, hands=hands, decks=dict.fromkeys(hands, DECK)
    )
    table.round(**hands)
    assert (table.at("green"), table.hall_of_fame) == ("2:29R", ["red", "blue"])
    assert table.asked == ("green", "plan")


@pytest.mark.clause("FINISH-10")
def test_the_hall_of_fame_lists_the_cars_of_each_round_in_rank_order() -> None:
    hands = {"red": "B1", "blue": "B4", "green": "B1", "gray": "B1"}
    table = Table(
        {"red": "2:29R", "blue": "2:28R", "green": "2:26R", "gray": "2:25R"},
        hands=hands,
        decks=dict.fromkeys(hands, DECK),
    )
    table.round(**hands)
    assert table.hall_of_fame == ["blue", "red"]
    table.give(green="B3", gray="U5").round(green="B3", gray="U5")
    assert table.hall_of_fame == ["blue", "red", "gray", "green"]


@pytest.mark.clause("FINISH-11")
def test_the_race_goes_on_until_the_last_car_has_finished() -> None:
    table = Table(
        {"red": "2:29R", "blue": "2:23R"},
        hands={"red": "B1", "blue": "B1"},
        decks={"red": DECK, "blue": DECK},
    )
    table.round(red="B1", blue="B1")
    assert not table.race.over
    for space in (25, 26, 27, 28, 29):
        assert [decision.seat for decision in table.race.pending()] == [1]
        table.give(blue="B1").round(blue="B1")
        assert table.at("blue") == f"2:{space}R"
    table.give(blue="B1").round(blue="B1")
    assert table.race.over
    assert table.hall_of_fame == ["red", "blue"]


@pytest.mark.clause("FINISH-11")
@pytest.mark.parametrize("cars", [2, 6])
def test_a_whole_race_ends_with_every_car_in_the_hall_of_fame(cars: int) -> None:
    race = new_race("usa", cars=cars, laps=1, seed=cars)
    luck = stream("fast", cars, 0, "policy")
    while not race.over:
        assert len(race.view(None).results) < cars
        race.apply(int(race.next_seat()), race.random_action(luck))
    assert sorted(race.view(None).results) == list(range(cars))
    rounds = [race.view(None).cars[seat].finish_round for seat in race.view(None).results]
    assert rounds == sorted(rounds)


@pytest.mark.clause("FINISH-12")
def test_a_finished_car_neither_discards_nor_draws() -> None:
    table = Table(
        {"red": "2:29R", "blue": "1:0R"},
        hands={"red": "B1 B2 B3", "blue": "B1 B2"},
        decks={"red": DECK, "blue": DECK},
    )
    table.plan(red="B1", blue="B1").decline()
    assert table.asked == ("blue", "react")  # red was not asked about step 8
    assert (table.hand("red"), table.car("red").draw_size) == (["B2", "B3"], 7)
    assert "drew" not in table.happened("red")
    table.end_round()
    assert (table.hand("red"), table.car("red").draw_size) == (["B2", "B3"], 7)
