"""Upgrade symbols: Salvage (SYM-SALVAGE)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from slipstream.checks.scene_cards import canonical
from slipstream.checks.scenes import Scene
from slipstream.core.race import Race
from slipstream.core.steps.react import react_options
from tests.rules.scenes_support import events_of, refused

FUEL: Final[dict[str, Any]] = {"v": 2, "salvage": 2}


def fuel(deck: str = "H B1", discard: str = "U5 S B4 H", engine: int = 6) -> Scene:
    """Fuel alone, played in first gear and revealed."""
    scene = Scene({"me": "1:0R"}, hand=[FUEL, "B1"], deck=deck, discard=discard, engine=engine)
    return scene.shift(1).play([FUEL]).reveal()


@pytest.mark.clause("SYM-SALVAGE-1")
@pytest.mark.parametrize("take", ["U5", "S", "H", "B4 U5", "S H"])
def test_cards_of_any_kind_are_shuffled_from_the_discard_pile_into_the_draw_pile(take: str) -> None:
    scene = fuel().salvage(take)
    left = [card for card in ["B4", "H", "S", "U5"] if card not in take.split()]
    assert scene.discard_pile == left
    assert sorted(scene.draw_pile) == sorted(["H", "B1", *take.split()])
    assert scene.hand == ["B1"]


@pytest.mark.clause("SYM-SALVAGE-1")
def test_no_more_than_the_number_printed_and_only_cards_that_are_there() -> None:
    scene = fuel()
    assert refused(lambda: scene.salvage("U5 S B4")) == "too-many-salvaged"
    assert refused(lambda: scene.salvage("B3")) == "cards-not-in-discard-pile"
    assert refused(lambda: scene.salvage("H H")) == "cards-not-in-discard-pile"
    assert refused(lambda: scene.salvage("B1")) == "cards-not-in-discard-pile"  # that one is in hand


@pytest.mark.clause("SYM-SALVAGE-1")
def test_every_choice_of_up_to_so_many_cards_is_offered() -> None:
    scene = fuel(discard="B4 B4 S")
    offered = [
        scene.table.names(option.cards)
        for option in react_options(scene.state, scene.me)
        if option.key == "salvage"
    ]
    assert sorted(offered) == sorted([[], ["B4"], ["S"], ["B4", "B4"], ["B4", "S"]])


@pytest.mark.clause("SYM-SALVAGE-1", "REACT-6")
def test_salvage_is_used_once_whatever_it_took() -> None:
    scene = fuel().salvage("S")
    assert refused(lambda: scene.salvage("U5", card=FUEL)) == "symbol-not-open"


@pytest.mark.clause("SYM-SALVAGE-1", "SYM-3")
def test_two_cards_salvage_one_after_the_other() -> None:
    scene = Scene({"me": "1:0R"}, hand=[FUEL, FUEL], deck="B1", discard="B2 B3 B4 S", gear=2)
    scene.shift(2).play([FUEL, FUEL]).reveal().salvage("B4 B3").salvage("B2 S")
    assert (sorted(scene.draw_pile), scene.discard_pile) == (["B1", "B2", "B3", "B4", "S"], [])
    assert refused(lambda: scene.salvage("", card=FUEL)) == "symbol-not-open"


@pytest.mark.clause("SYM-SALVAGE-1")
def test_heat_paid_earlier_in_the_turn_can_be_salvaged() -> None:
    scene = fuel(discard="", deck="B3", engine=1).boost().salvage("H")
    assert (scene.draw_pile, scene.discard_pile) == (["H"], [])


@pytest.mark.clause("SYM-SALVAGE-1")
def test_after_the_shuffle_nobody_knows_the_top_of_the_draw_pile() -> None:
    scene = fuel()
    scene.salvage("S")
    assert scene.me.top is None
    tops = set()
    for luck in range(40):
        scene = fuel(deck="H", discard="B4")
        for _ in range(luck):
            scene.me.luck.below(7)
        scene.salvage("B4").boost()
        tops.add("flipped H first" if "H" in scene.discard_pile[1:] else "flipped B4 first")
    assert len(tops) == 2


@pytest.mark.clause("SYM-SALVAGE-1", "CARD-10")
def test_the_visible_top_of_the_discard_pile_changes_if_it_was_salvaged() -> None:
    scene = fuel(discard="B3", engine=1).boost()  # 1 Heat paid: it lies on top, then the H of the deck
    race = Race(scene.state)
    assert race.view(None).cars[0].discard_top == scene.table.card("H")
    assert scene.discard_pile == ["B3", "H", "H"]
    scene.salvage("H H")
    assert race.view(None).cars[0].discard_top == scene.table.card("B3")
    assert race.view(None).cars[0].discard_size == 1


@pytest.mark.clause("SYM-SALVAGE-1", "CARD-10")
def test_an_emptied_discard_pile_shows_nothing() -> None:
    scene = fuel(deck="B3 B4", discard="", engine=1).boost().salvage("H")
    car = Race(scene.state).view(None).cars[0]
    assert (car.discard_top, car.discard_size, car.draw_size) == (0, 0, 2)


@pytest.mark.clause("SYM-SALVAGE-2")
def test_cards_in_the_play_area_cannot_be_salvaged() -> None:
    scene = Scene({"me": "1:0R"}, hand=[FUEL, "S"], deck="B4 B1", discard="B2", gear=2)
    scene.shift(2).play([FUEL, "S"]).reveal()
    assert scene.play_area == sorted(["B4", "S", canonical(FUEL)])
    for card in ("B4", "S", FUEL):
        assert refused(lambda card=card: scene.salvage([card])) == "cards-not-in-discard-pile"  # type: ignore[misc]


@pytest.mark.clause("SYM-SALVAGE-3")
def test_salvage_of_no_card_does_not_shuffle() -> None:
    scene = fuel(deck="H B1 B3")
    scene.salvage("")
    assert scene.me.top is not None
    assert (scene.draw_pile, scene.discard_pile) == (["H", "B1", "B3"], ["B4", "H", "S", "U5"])
    assert refused(lambda: scene.salvage("S", card=FUEL)) == "symbol-not-open"  # it was used, for nothing
    assert [event.a for event in events_of(scene, "salvaged")] == [0]


@pytest.mark.clause("SYM-SALVAGE-3")
def test_salvage_of_no_card_from_an_empty_discard_pile() -> None:
    scene = fuel(deck="H B1 B3", discard="")
    scene.salvage("").end_react()
    assert (scene.draw_pile, scene.discard_pile) == (["H", "B1", "B3"], [])


@pytest.mark.clause("SYM-SALVAGE-3", "SYM-1")
def test_salvage_may_be_left_alone() -> None:
    scene = fuel(deck="H B1 B3").end_react()
    assert scene.draw_pile == ["H", "B1", "B3"]


@pytest.mark.clause("SYM-SALVAGE-3", "SYM-REFRESH-1")
def test_salvage_of_no_card_leaves_a_refreshed_card_on_top() -> None:
    soft: dict[str, Any] = {"v": 4, "refresh": True}
    for take, top in (([], [soft]), (["B2"], [])):
        scene = Scene({"me": "1:0R"}, hand=[FUEL], deck=[soft, "B3"], discard="B2")
        scene.shift(1).play([FUEL]).reveal().salvage(take)
        seen = Race(scene.state).view(None).cars[0].draw_top
        assert seen == [scene.table.card(card) for card in top]
