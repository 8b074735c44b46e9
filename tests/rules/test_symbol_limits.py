"""Upgrade symbols: Adjust Speed Limit and Slipstream Boost (SYM-LIMIT, SYM-SLIP, SLIP-12)."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.checks.scenes import Scene
from tests.rules.scenes_support import circuit, events_of, refused

Card = dict[str, Any]


# Adjust Speed Limit


@pytest.mark.clause("SYM-LIMIT-1")
@pytest.mark.parametrize(("limit", "heat"), [(-2, 3), (-1, 2), (0, 1), (1, 0), (2, 0)])
def test_plus_allows_more_speed_and_minus_less(limit: int, heat: int) -> None:
    card: Card = {"v": 2, "limit": limit} if limit else {"v": 2}
    scene = Scene({"me": "1:16R"}, hand=[card, "B2"], gear=2, engine=4)
    scene.shift(2).play([card, "B2"]).reveal().corner_check()  # Speed 4 through B with its limit of 3
    assert (scene.paid, scene.engine) == ([("B", heat)], 4 - heat)
    assert [event.c for event in events_of(scene, "corner-passed")] == [3 + limit]


@pytest.mark.clause("SYM-LIMIT-1")
def test_every_line_crossed_in_the_turn_is_adjusted() -> None:
    track = circuit((3, 5), (6, 4), (9, 3))
    card: Card = {"v": 4, "limit": 2}
    scene = Scene({"me": "1:1R"}, hand=[card, "B4"], gear=2, engine=6, track=track)
    scene.shift(2).play([card, "B4"]).reveal().corner_check()
    assert scene.paid == [("A", 1), ("B", 2), ("C", 3)]


@pytest.mark.clause("SYM-LIMIT-1")
def test_the_limit_changes_for_this_player_and_this_turn_only() -> None:
    card: Card = {"v": 2, "limit": 1}
    scene = Scene({"me": "1:16R", "a": "1:15R"}, hand=[card, "B2"], gear=2)
    scene.shift(2).play([card, "B2"]).reveal().corner_check().replenish()
    assert scene.state.rules.speed_limit == [5, 3, 2]
    assert scene.me.play == 0  # and with it the adjustment


@pytest.mark.clause("SYM-LIMIT-2")
@pytest.mark.parametrize(
    ("cards", "token", "limit"),
    [([2], "-1", 4), ([1], "+1", 5), ([1, 2], "+1", 7), ([-1, 2], "-1", 3), ([-1, -1], "-1", 0)],
)
def test_adjust_symbols_add_up_with_each_other_and_with_a_road_token(
    cards: list[int], token: str, limit: int
) -> None:
    plan: list[Card] = [{"v": 2, "limit": number} for number in cards]
    scene = Scene({"me": "1:17R"}, hand=plan, gear=len(plan), engine=6, road={"corner_B": token})
    scene.shift(len(plan)).play(plan).reveal().corner_check()
    speed = 2 * len(plan)
    assert [event.c for event in events_of(scene, "corner-passed")] == [limit]
    assert scene.paid == [("B", max(0, speed - limit))]


@pytest.mark.clause("SYM-LIMIT-2", "SYM-3")
def test_two_equal_adjust_cards_count_twice() -> None:
    card: Card = {"v": 2, "limit": 1}
    scene = Scene({"me": "1:17R"}, hand=[card, card], gear=2, engine=6)
    scene.shift(2).play([card, card]).reveal().corner_check()
    assert [event.c for event in events_of(scene, "corner-passed")] == [5]


@pytest.mark.clause("SYM-LIMIT-3", "SYM-1")
def test_a_harmful_adjustment_needs_no_action_and_cannot_be_declined() -> None:
    card: Card = {"v": 3, "limit": -1, "cool": 2}
    scene = Scene({"me": "1:16R"}, hand=[card], engine=2).shift(1).play([card]).reveal().end_react()
    scene.corner_check()
    assert scene.paid == [("B", 1)]


@pytest.mark.clause("SYM-LIMIT-3")
def test_a_card_that_entered_after_the_line_was_crossed_applies_too() -> None:
    wings: Card = {"v": 1, "limit": 3, "direct": True}
    scene = Scene({"me": "1:16R"}, hand=["B4", wings], engine=2).shift(1).play(["B4"]).reveal()
    assert scene.at() == "1:20R"
    scene.direct(wings).corner_check()
    assert (scene.at(), scene.speed, scene.paid) == ("1:21R", 5, [("B", 0)])


@pytest.mark.clause("SYM-LIMIT-3")
def test_a_card_in_hand_or_turned_over_adjusts_nothing() -> None:
    wings: Card = {"v": 1, "limit": 3}
    scene = Scene({"me": "1:16R"}, hand=["S", wings], deck=[wings, "B4"], engine=2)
    scene.shift(1).play(["S"]).reveal().corner_check()
    assert scene.paid == [("B", 1)]


@pytest.mark.clause("SYM-LIMIT-1", "GARAGE-14")
def test_tires_with_a_plus_symbol() -> None:
    """No number, two + symbols, limit +2: what the + symbols find is the Speed, and it may be 2 more."""
    tires: Card = {"v": 0, "plus": 2, "limit": 2}
    scene = Scene({"me": "1:9R"}, hand=[tires], deck="B3 U5 B4 B1", engine=0)
    scene.shift(1).play([tires]).reveal().corner_check()
    assert (scene.speed, scene.plus_used, scene.at()) == (7, 2, "1:16R")
    assert (scene.paid, scene.spun_out) == ([("A", 0)], False)  # limit 5 + 2


@pytest.mark.clause("SYM-LIMIT-1", "SYM-SLIP-1", "SYM-COOL-1")
def test_tires_with_a_plus_symbol_use_all_their_symbols_in_one_turn() -> None:
    tires: Card = {"v": 0, "plus": 1, "limit": 1, "slip": 1, "cool": 1}
    cars = {"me": "1:13R", "a": "1:17R"}
    scene = Scene(cars, hand=[tires, "H"], deck="B4", engine=0, adrenaline=False)
    scene.shift(1).play([tires]).reveal().cooldown("card", 1).end_react()
    assert scene.slip_options == [2, 3]
    scene.slipstream(3).corner_check()
    assert (scene.at(), scene.speed, scene.paid, scene.engine) == ("1:20R", 4, [("B", 0)], 1)


@pytest.mark.clause("SYM-LIMIT-1", "MOVE-11", "SLIP-6")
def test_speed_0_is_within_any_adjusted_limit() -> None:
    card: Card = {"v": 0, "limit": -1}
    scene = Scene({"me": "1:20R", "a": "1:21R"}, hand=[card], engine=0)
    scene.shift(1).play([card]).reveal().slipstream(2).corner_check()
    assert (scene.at(), scene.speed, scene.paid, scene.spun_out) == ("1:22R", 0, [("C", 0)], False)


# Slipstream Boost


@pytest.mark.clause("SYM-SLIP-1")
@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_2_spaces_may_be_increased(bonus: int) -> None:
    card: Card = {"v": 3, "slip": bonus}
    for spaces in (0, 2, 2 + bonus):
        scene = Scene({"me": "1:0R", "a": "1:4R"}, hand=[card]).shift(1).play([card]).reveal().end_react()
        assert scene.slip_options == [2, 2 + bonus]
        scene.slipstream(spaces)
        assert (scene.at(), scene.speed) == (f"1:{3 + spaces}R", 3)


@pytest.mark.clause("SYM-SLIP-1")
def test_the_symbol_creates_no_slipstream_by_itself() -> None:
    card: Card = {"v": 3, "slip": 3}
    scene = Scene({"me": "1:0R", "a": "1:5R"}, hand=[card]).shift(1).play([card]).reveal()
    assert scene.slip_options == []
    for spaces in (2, 3, 5):
        refused(lambda spaces=spaces: scene.slipstream(spaces))  # type: ignore[misc]
    assert scene.at() == "1:3R"


@pytest.mark.clause("SYM-SLIP-1")
def test_the_bonus_is_not_a_distance_of_its_own() -> None:
    card: Card = {"v": 3, "slip": 3}
    scene = Scene({"me": "1:0R", "a": "1:4R"}, hand=[card]).shift(1).play([card]).reveal().end_react()
    for spaces in (1, 3, 4, 6, -2):
        assert refused(lambda spaces=spaces: scene.slipstream(spaces)) == "slipstream-distance"  # type: ignore[misc]


@pytest.mark.clause("SYM-SLIP-2", "SLIP-12")
def test_every_bonus_source_is_taken_completely_or_not_at_all() -> None:
    cards: list[Card] = [{"v": 1, "slip": 3}, {"v": 2, "slip": 1}]
    scene = Scene({"me": "1:0R", "a": "1:4R"}, hand=cards, gear=2).shift(2).play(cards).reveal().end_react()
    assert scene.slip_options == [2, 3, 5, 6]
    assert refused(lambda: scene.slipstream(4)) == "slipstream-distance"


@pytest.mark.clause("SYM-SLIP-2", "SLIP-12", "SYM-3")
def test_two_equal_cards_are_two_sources() -> None:
    cards: list[Card] = [{"v": 1, "slip": 3}, {"v": 1, "slip": 3}]
    scene = Scene({"me": "1:0R", "a": "1:2R"}, hand=cards, gear=2).shift(2).play(cards).reveal().end_react()
    assert scene.slip_options == [2, 5, 8]


@pytest.mark.clause("SLIP-12")
def test_card_road_and_weather_are_three_sources() -> None:
    card: Card = {"v": 2, "slip": 3}
    cars = {"me": "1:10R", "a": "1:13R"}
    scene = Scene(cars, hand=[card], road={"sector_A": "slip+1"}).shift(1).play([card]).reveal().end_react()
    assert scene.slip_options == [2, 3, 5, 6]
    road = {"sector_A": "weather"}
    scene = Scene(cars, hand=[card], road=road, weather="slip+2").shift(1).play([card]).reveal().end_react()
    assert scene.slip_options == [2, 4, 5, 7]


@pytest.mark.clause("SLIP-12", "SLIP-9")
def test_on_the_final_lap_only_distances_short_of_the_line_are_offered() -> None:
    card: Card = {"v": 1, "slip": 2}
    cars = {"me": "2:25R", "a": "2:27R"}
    scene = Scene(cars, hand=[card]).shift(1).play([card]).reveal().end_react()
    assert scene.slip_options == [2]
    assert refused(lambda: scene.slipstream(4)) == "slipstream-over-finish"


@pytest.mark.clause("SLIP-12", "SLIP-7")
def test_a_longer_distance_may_find_room_where_the_shortest_does_not() -> None:
    card: Card = {"v": 1, "slip": 2}
    cars = {"me": "1:0R", "a": "1:2R", "b": "1:2O", "c": "1:3R", "d": "1:3O"}
    scene = Scene(cars, hand=[card]).shift(1).play([card]).reveal().end_react()
    assert scene.slip_options == [4]
    assert scene.slipstream(4).at() == "1:5R"
