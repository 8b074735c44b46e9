"""Upgrade symbols: Scrap (SYM-SCRAP)."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.checks.scene_cards import canonical
from slipstream.checks.scenes import Scene
from tests.rules.scenes_support import events_of, refused

Card = dict[str, Any]


def scrapper(number: int, deck: str, discard: str = "", reshuffle: list[str] | None = None) -> Scene:
    """A card with Scrap alone, played in first gear and revealed."""
    card: Card = {"v": 2, "scrap": number}
    scene = Scene({"me": "1:0R"}, hand=[card, "B1"], deck=deck, discard=discard, reshuffle=reshuffle or ())
    return scene.shift(1).play([card]).reveal()


@pytest.mark.clause("SYM-SCRAP-1")
@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_the_top_cards_of_the_draw_pile_are_discarded(number: int) -> None:
    deck = "B4 S H B1 U5 B2"
    scene = scrapper(number, deck).scrap({"v": 2, "scrap": number}).end_react()
    assert scene.discard_pile == sorted(deck.split()[:number])
    assert scene.draw_pile == deck.split()[number:]
    assert [event.key for event in scene.events].count("scrapped") == number


@pytest.mark.clause("SYM-SCRAP-1", "SYM-1")
def test_scrap_is_mandatory_and_done_once() -> None:
    card: Card = {"v": 2, "scrap": 1}
    scene = scrapper(1, "B4 B3")
    assert refused(scene.end_react) == "mandatory-symbol-open"
    scene.scrap(card)
    assert refused(lambda: scene.scrap(card)) == "symbol-not-open"
    scene.end_react()


@pytest.mark.clause("SYM-SCRAP-1", "SYM-3")
def test_two_equal_cards_scrap_each_for_themselves() -> None:
    card: Card = {"v": 2, "scrap": 1}
    scene = Scene({"me": "1:0R"}, hand=[card, card], deck="B4 B3 B2", gear=2)
    scene.shift(2).play([card, card]).reveal().scrap(card)
    assert refused(scene.end_react) == "mandatory-symbol-open"
    scene.scrap(card).end_react()
    assert (scene.draw_pile, scene.discard_pile) == (["B2"], ["B3", "B4"])


@pytest.mark.clause("SYM-SCRAP-2", "DRAW-5")
def test_an_empty_draw_pile_is_reformed_in_between() -> None:
    scene = scrapper(3, "B4", "H U0", ["U0 B4 H"]).scrap({"v": 2, "scrap": 3}).end_react()
    assert [event.a for event in events_of(scene, "reshuffled")] == [3]  # the 4 just scrapped included
    assert (scene.discard_pile, scene.draw_pile) == (["B4", "U0"], ["H"])


@pytest.mark.clause("SYM-SCRAP-2")
def test_the_same_card_may_be_scrapped_again_and_again() -> None:
    scene = scrapper(4, "B4", "", ["B4", "B4", "B4"]).scrap({"v": 2, "scrap": 4}).end_react()
    assert (scene.discard_pile, scene.draw_pile) == (["B4"], [])
    assert len(events_of(scene, "scrapped")) == 4
    assert len(events_of(scene, "reshuffled")) == 3  # never before there is a card to take


@pytest.mark.clause("SYM-SCRAP-2", "DRAW-8")
def test_with_no_card_in_either_pile_scrap_is_resolved_without_effect() -> None:
    scene = scrapper(3, "")
    assert refused(scene.end_react) == "mandatory-symbol-open"
    scene.scrap({"v": 2, "scrap": 3}).end_react()
    assert (scene.draw_pile, scene.discard_pile) == ([], [])


@pytest.mark.clause("SYM-SCRAP-2", "SYM-HEAT-1")
def test_heat_paid_before_the_scrap_is_in_the_reshuffle() -> None:
    card: Card = {"v": 8, "heat": 1, "scrap": 2}
    scene = Scene({"me": "1:0R"}, hand=[card], deck="B4", reshuffle=["H B4"], engine=1)
    scene.shift(1).play([card]).reveal().pay_heat(card).scrap(card).end_react()
    assert (scene.discard_pile, scene.draw_pile) == (["H"], ["B4"])


@pytest.mark.clause("SYM-SCRAP-3")
def test_scrapped_cards_have_no_effect_whatever_they_are() -> None:
    card: Card = {"v": 2, "scrap": 5}
    pedal: Card = {"v": 1, "plus": 2, "heat": 2, "scrap": 3, "limit": -3, "direct": True, "once": True}
    hand: list[str | Card] = [card, "H"]
    scene = Scene({"me": "1:9R"}, hand=hand, deck=["S", "H", "B4", pedal, "U5", "B1"], engine=2)
    scene.shift(1).play([card]).reveal().scrap(card).end_react()
    assert (scene.speed, scene.at(), scene.plus_used, scene.engine) == (2, "1:11R", 0, 2)
    assert scene.discard_pile == sorted(["S", "H", "B4", canonical(pedal), "U5"])
    assert (scene.hand, scene.stress_supply) == (["H"], 19)
    scene.corner_check()
    assert (scene.paid, scene.removed) == ([("A", 0)], [])


@pytest.mark.clause("SYM-SCRAP-3", "PLUS-8")
def test_scrapping_may_take_the_cards_a_plus_symbol_would_have_found() -> None:
    scene = scrapper(2, "B4 B3 B1").scrap({"v": 2, "scrap": 2}).boost()
    assert (scene.speed, scene.at()) == (3, "1:3R")
