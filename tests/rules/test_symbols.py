"""Upgrade symbols in general, and the simple ones: Cooldown, Reduce Stress, Single Use (SYM)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from slipstream.checks.scene_cards import canonical
from slipstream.checks.scenes import Scene
from slipstream.core.actions import (
    ACTION_KEYS,
    BOOST,
    DISCARD,
    MANDATORY,
    REFRESH,
    SALVAGE,
    SLIPSTREAM,
    SWAP_UPGRADE,
    Action,
    declines,
    idle_option,
)
from slipstream.core.cards import BASIC_1, UNIT
from slipstream.core.steps.react import react_options
from tests.rules.scenes_support import refused

Card = dict[str, Any]


def names(*cards: str | Card) -> list[str]:
    """Cards as a scene gives them."""
    return sorted(canonical(card) for card in cards)


def keys(scene: Scene) -> set[str]:
    """The kinds of symbols on offer."""
    return {option.key for option in react_options(scene.state, scene.me)}


def revealed(card: Card, engine: int = 3) -> Scene:
    """The card and a Stress, revealed in second gear, with something for every symbol to do."""
    hand: list[str | Card] = [card, "S", "S", "H", "B1"]
    scene = Scene({"me": "1:0R"}, hand=hand, deck="B2 B3 B4 B1", discard="B4", gear=2, engine=engine)
    return scene.shift(2).play([card, "S"]).reveal()


# General


@pytest.mark.clause("SYM-1")
@pytest.mark.parametrize("symbol", ["heat", "scrap"])
def test_react_cannot_end_before_heat_and_scrap_are_resolved(symbol: str) -> None:
    card: Card = {"v": 2, symbol: 1}
    scene = revealed(card)
    assert "end-react" not in keys(scene)
    assert refused(scene.end_react) == "mandatory-symbol-open"
    (scene.pay_heat if symbol == "heat" else scene.scrap)(card)
    assert "end-react" in keys(scene)
    scene.end_react()


@pytest.mark.clause("SYM-1", "REACT-5")
def test_an_answer_is_mandatory_if_its_symbol_is() -> None:
    must = [key for key, mandatory in zip(ACTION_KEYS, MANDATORY, strict=True) if mandatory]
    assert must == ["pay-heat", "unpayable", "scrap"]


@pytest.mark.clause("REACT-5")
def test_doing_nothing_is_an_answer_until_a_mandatory_symbol_is_open() -> None:
    scene = revealed({"v": 2, "heat": 1})
    options = react_options(scene.state, scene.me)
    assert idle_option(options) is None
    assert [option.key for option in options if MANDATORY[option.kind]] == ["pay-heat"]
    scene.pay_heat({"v": 2, "heat": 1})
    options = react_options(scene.state, scene.me)
    assert options[idle_option(options) or 0].key == "end-react"


@pytest.mark.parametrize(
    ("answer", "idle"),
    [
        (Action(SLIPSTREAM), True), (Action(SLIPSTREAM, 0, 2), False),
        (Action(DISCARD), True), (Action(DISCARD, BASIC_1), False),
        (Action(REFRESH), True), (Action(REFRESH, 0, 0, UNIT[6]), False),
        (Action(SWAP_UPGRADE), True), (Action(SWAP_UPGRADE, 0, 3, 5), False),
        (Action(BOOST), False), (Action(SALVAGE, 0, 0, UNIT[6]), False),
    ],
)  # fmt: skip
def test_an_answer_that_names_nothing_does_nothing(answer: Action, idle: bool) -> None:
    assert declines(answer) == idle


@pytest.mark.clause("SYM-1")
@pytest.mark.parametrize(
    "symbols", [{"cool": 1}, {"slip": 1}, {"stress": 1}, {"refresh": True}, {"salvage": 1}, {"accel": True}]
)
def test_all_other_symbols_may_be_ignored(symbols: Card) -> None:
    scene = revealed({"v": 2, **symbols})
    assert "end-react" in keys(scene)
    scene.end_react().corner_check().replenish()
    assert scene.hand.count("H") == 1


@pytest.mark.clause("SYM-1", "SYM-LIMIT-3", "SYM-ONCE-1")
def test_adjust_and_single_use_happen_by_themselves() -> None:
    card: Card = {"v": 2, "limit": -1, "once": True}
    scene = Scene({"me": "1:20R"}, hand=[card, "B1"], engine=1).shift(1).play([card]).reveal()
    scene.end_react().corner_check().replenish()
    assert (scene.paid, scene.removed) == ([("C", 1)], names(card))


@pytest.mark.clause("SYM-2")
def test_symbols_are_used_in_any_order_mandatory_ones_included() -> None:
    card: Card = {"v": 2, "heat": 1, "scrap": 1, "cool": 1}
    uses: list[Callable[[Scene], Scene]] = [
        lambda scene: scene.pay_heat(card),
        lambda scene: scene.scrap(card),
        lambda scene: scene.cooldown("card", 1),
        lambda scene: scene.boost(),
        lambda scene: scene.cooldown("gear", 1),
    ]
    for first in range(len(uses)):
        scene = Scene({"me": "1:0R"}, hand=[card, "B1", "H", "H"], deck="B2 B2 B2", gear=2, engine=2)
        scene.shift(2).play([card, "B1"]).reveal()
        for use in uses[first:] + uses[:first]:
            use(scene)
        scene.end_react()
        assert (scene.speed, scene.engine, scene.hand) == (5, 2, [])
        assert (scene.draw_pile, scene.discard_pile) == (["B2"], ["B2", "H", "H"])


@pytest.mark.clause("SYM-3")
def test_equal_symbols_on_several_cards_are_separate_uses() -> None:
    one: Card = {"v": 1, "cool": 1}
    two: Card = {"v": 1, "cool": 2}
    scene = Scene({"me": "1:0R"}, hand=[one, one, two, *["H"] * 6], gear=3, engine=0, adrenaline=False)
    scene.shift(3).play([one, one, two]).reveal()
    assert refused(lambda: scene.cooldown("card", 2, one)) == "cooldown-out-of-range"  # not pooled
    assert refused(lambda: scene.cooldown("card", 3, two)) == "cooldown-out-of-range"
    scene.cooldown("card", 1, one).cooldown("card", 2, two).cooldown("card", 1, one)
    assert (scene.engine, scene.hand) == (4, ["H", "H"])
    for card in (one, two):
        assert refused(lambda card=card: scene.cooldown("card", 1, card)) == "symbol-not-open"  # type: ignore[misc]


@pytest.mark.clause("SYM-3", "REACT-6")
def test_a_symbol_that_was_used_stays_closed_while_another_card_is_open() -> None:
    one: Card = {"v": 1, "cool": 1}
    two: Card = {"v": 1, "cool": 2}
    scene = Scene({"me": "1:0R"}, hand=[one, two, *["H"] * 5], gear=2, engine=0, adrenaline=False)
    scene.shift(2).play([one, two]).reveal().cooldown("card", 2, two)
    assert refused(lambda: scene.cooldown("card", 1, two)) == "symbol-not-open"
    scene.cooldown("card", 1, one)
    assert scene.engine == 3


@pytest.mark.clause("SYM-3", "REACT-6")
def test_the_number_left_over_on_one_card_is_lost_and_does_not_pass_to_another() -> None:
    two: Card = {"v": 1, "cool": 2}
    scene = Scene({"me": "1:0R"}, hand=[two, two, *["H"] * 5], gear=2, engine=0, adrenaline=False)
    scene.shift(2).play([two, two]).reveal().cooldown("card", 1)
    assert refused(lambda: scene.cooldown("card", 3, two)) == "cooldown-out-of-range"
    scene.cooldown("card", 2)
    assert refused(lambda: scene.cooldown("card", 1, two)) == "symbol-not-open"
    assert scene.engine == 3


@pytest.mark.clause("SYM-4")
def test_one_symbol_of_a_card_does_not_wait_for_another() -> None:
    card: Card = {"v": 2, "heat": 1, "scrap": 1, "cool": 1, "stress": 1, "salvage": 1, "accel": True}
    assert keys(revealed(card)) >= {
        "pay-heat", "scrap", "cool-card", "reduce-stress", "salvage", "accelerate",
    }  # fmt: skip
    scene = revealed(card).accelerate().salvage(["B4"]).reduce(1).cooldown("card", 1).scrap(card)
    assert "pay-heat" in keys(scene)


@pytest.mark.clause("REACT-4")
def test_react_offers_the_symbols_of_the_play_area_and_of_the_sector() -> None:
    cooler: Card = {"v": 1, "cool": 1}
    inside: Card = {"v": 1, "scrap": 1}
    road = {"sector_A": "weather"}
    hand: list[str | Card] = [cooler, inside, "H", "H"]
    scene = Scene({"me": "1:8R"}, hand=hand, deck="B1 B4", road=road, weather="cooldown_bonus", engine=0)
    scene.shift(1).play([cooler]).reveal()  # space 9: before the sector
    assert {"cool-card", "cool-gear"} <= keys(scene)
    assert not {"cool-sector", "scrap"} & keys(scene)  # not of cards in hand either
    scene.cooldown("card", 1).boost()
    assert (scene.at(), "cool-sector" in keys(scene)) == ("1:10R", True)


@pytest.mark.clause("REACT-8")
def test_symbols_of_a_card_that_enters_during_react_are_available_at_once() -> None:
    card: Card = {"v": 1, "direct": True, "cool": 2, "accel": True}
    scene = Scene({"me": "1:0R"}, hand=["S", card, "H", "H"], deck="B1", adrenaline=False, engine=0)
    scene.shift(1).play(["S"]).reveal()
    assert not {"cool-card", "accelerate"} & keys(scene)
    scene.direct(card)
    assert {"cool-card", "accelerate"} <= keys(scene)
    scene.cooldown("card", 2).accelerate()
    assert (scene.engine, scene.speed) == (2, 3)


@pytest.mark.clause("SYM-4", "REACT-7", "MOVE-11")
def test_speed_0_does_not_keep_the_symbols_from_being_used() -> None:
    card: Card = {"v": 0, "cool": 1, "scrap": 1, "slip": 1}
    scene = Scene({"me": "1:0O", "a": "1:0R"}, hand=[card, "H"], deck="B1 B2", engine=0, adrenaline=False)
    scene.shift(1).play([card]).reveal().cooldown("card", 1).scrap(card).end_react()
    assert (scene.speed, scene.at(), scene.engine) == (0, "1:0O", 1)
    assert scene.slipstream(3).at() == "1:3R"


# Cooldown


@pytest.mark.clause("SYM-COOL-1")
@pytest.mark.parametrize(("number", "heat", "most"), [(1, 3, 1), (3, 4, 3), (3, 2, 2), (2, 0, 0)])
def test_cooldown_takes_up_to_so_many_heat_cards_from_hand_to_engine(
    number: int, heat: int, most: int
) -> None:
    card: Card = {"v": 2, "cool": number}
    for cooled in range(1, most + 1):
        scene = Scene({"me": "1:0R"}, hand=[card, *["H"] * heat], engine=1, discard="H", deck="H")
        scene.shift(1).play([card]).reveal().cooldown("card", cooled)
        assert (scene.engine, scene.hand, scene.discard_pile) == (1 + cooled, ["H"] * (heat - cooled), ["H"])
    scene = Scene({"me": "1:0R"}, hand=[card, *["H"] * heat], engine=1).shift(1).play([card]).reveal()
    refusal = refused(lambda: scene.cooldown("card", most + 1))
    assert refusal == ("cooldown-out-of-range" if heat else "no-heat-in-hand")
    offered = [option.number for option in react_options(scene.state, scene.me) if option.key == "cool-card"]
    assert offered == list(range(1, most + 1))


@pytest.mark.clause("SYM-COOL-1", "COOL-7")
def test_cooled_heat_pays_for_a_corner_of_the_same_turn() -> None:
    card: Card = {"v": 4, "cool": 1}
    scene = Scene({"me": "1:16R"}, hand=[card, "H"], engine=0).shift(1).play([card]).reveal()
    scene.cooldown("card", 1).corner_check()
    assert (scene.paid, scene.spun_out) == ([("B", 1)], False)


@pytest.mark.clause("SYM-COOL-1", "WEATHER-13")
def test_the_sector_may_forbid_the_cooldown_of_a_card() -> None:
    card: Card = {"v": 2, "cool": 1}
    road = {"sector_A": "weather"}
    scene = Scene({"me": "1:10R"}, hand=[card, "H"], road=road, weather="no_cooldown")
    scene.shift(1).play([card]).reveal()
    assert refused(lambda: scene.cooldown("card", 1)) == "no-cooldown-here"


# Reduce Stress


@pytest.mark.clause("SYM-STRESS-1")
@pytest.mark.parametrize(("number", "stress", "most"), [(1, 3, 1), (2, 3, 2), (3, 2, 2)])
def test_stress_goes_from_hand_to_the_own_discard_pile_and_not_to_the_supply(
    number: int, stress: int, most: int
) -> None:
    card: Card = {"v": 3, "stress": number}
    for reduced in range(1, most + 1):
        scene = Scene({"me": "1:0R"}, hand=[card, *["S"] * stress], stress_supply=9)
        scene.shift(1).play([card]).reveal().reduce(reduced)
        assert (scene.hand, scene.discard_pile) == (["S"] * (stress - reduced), ["S"] * reduced)
        assert (scene.stress_supply, scene.plus_used, scene.speed) == (9, 0, 3)
        assert refused(lambda scene=scene: scene.reduce(1, card)) == "symbol-not-open"  # type: ignore[misc]
    scene = Scene({"me": "1:0R"}, hand=[card, *["S"] * stress]).shift(1).play([card]).reveal()
    assert refused(lambda: scene.reduce(most + 1)) == "stress-out-of-range"
    assert refused(lambda: scene.reduce(0)) == "stress-out-of-range"


@pytest.mark.clause("SYM-STRESS-1", "DISCARD-2")
def test_reduce_stress_is_the_only_way_to_discard_stress() -> None:
    card: Card = {"v": 3, "stress": 1}
    scene = Scene({"me": "1:0R"}, hand=[card, "S", "S"]).shift(1).play([card]).reveal().reduce(1)
    scene.corner_check()
    assert refused(lambda: scene.discard("S")) == "not-discardable"


# Single Use, and Sponsor cards


@pytest.mark.clause("SYM-ONCE-1")
def test_a_card_used_once_is_removed_in_step_9() -> None:
    card: Card = {"v": 6, "once": True}
    scene = Scene({"me": "1:0R"}, hand=[card, "B1", "B2"], deck="B3", gear=2)
    scene.shift(2).play([card, "B1"]).reveal().corner_check()
    assert scene.removed == []  # until then it lies in the play area
    assert scene.play_area == names(card, "B1")
    scene.replenish()
    assert (scene.removed, scene.discard_pile, scene.play_area) == (names(card), [], [])
    assert scene.hand == ["B1", "B2", "B3"]  # it is not in the reshuffle of the same step either


@pytest.mark.clause("SYM-ONCE-1")
def test_a_card_that_left_the_play_area_earlier_is_not_removed() -> None:
    dear: Card = {"v": 6, "heat": 2, "once": True}
    scene = Scene({"me": "1:0R"}, hand=[dear, "B1"], deck="B2 B3 B4", engine=0, hand_limit=1)
    scene.shift(1).play([dear]).reveal().unpayable(dear).end_react().replenish()
    assert (scene.removed, scene.discard_pile) == ([], names(dear, "B2"))


@pytest.mark.clause("SYM-ONCE-1", "SYM-REFRESH-1")
def test_a_card_used_once_cannot_be_saved_by_refreshing_it() -> None:
    card: Card = {"v": 6, "once": True, "refresh": True}
    scene = Scene({"me": "1:0R"}, hand=[card, "B1"], deck="B2").shift(1).play([card]).reveal()
    assert refused(lambda: scene.replenish([card])) == "no-refresh"


@pytest.mark.clause("CARD-11")
def test_a_sponsor_turned_over_is_not_a_basic_card() -> None:
    sponsor: Card = {"v": 6, "once": True}
    scene = Scene({"me": "1:0R"}, hand=["S"], deck=[sponsor, "B2"]).shift(1).play(["S"]).reveal()
    assert (scene.speed, scene.discard_pile, scene.removed) == (2, names(sponsor), [])


@pytest.mark.clause("CARD-11")
def test_a_sponsor_is_played_for_its_value_and_symbols_like_an_upgrade() -> None:
    sponsor: Card = {"v": [1, 4], "cool": 2, "limit": 1, "slip": 2, "once": True}
    cars = {"me": "1:8R", "a": "1:13R"}
    scene = Scene(cars, hand=[sponsor, "H", "H", "H"], engine=0, adrenaline=False)
    scene.shift(1).play([sponsor]).reveal([4]).cooldown("card", 2).end_react()
    assert (scene.speed, scene.engine, scene.slip_options) == (4, 2, [2, 4])
    scene.slipstream(4).corner_check()
    assert scene.paid == [("A", 0)]
    assert scene.replenish().removed == names(sponsor)


@pytest.mark.clause("DISCARD-4")
def test_a_sponsor_discarded_from_hand_stays_in_circulation() -> None:
    sponsor: Card = {"v": 6, "once": True}
    scene = Scene({"me": "1:0R"}, hand=["B1", sponsor], deck="B2", reshuffle=[["B1", sponsor]], hand_limit=3)
    scene.shift(1).play(["B1"]).reveal().corner_check().discard([sponsor])
    assert (scene.discard_pile, scene.removed) == (names(sponsor), [])
    scene.replenish()
    assert (scene.hand, scene.removed) == (names("B1", "B2", sponsor), [])  # drawn again
