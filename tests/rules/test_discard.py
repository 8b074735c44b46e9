"""Step 8: discard (DISCARD)."""

from __future__ import annotations

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core.cards import discardable
from tests.rules.scenes_support import Table, refused


def at_step_8(hand: str) -> Scene:
    """A car whose corners are checked, with these cards in hand."""
    scene = Scene({"me": "1:0R"}, hand="U0 " + hand, deck="B1 B2 B3").shift(1).play("U0").reveal()
    return scene.corner_check()


@pytest.mark.clause("DISCARD-1")
@pytest.mark.parametrize("chosen", ["B1", "B1 B3", "B1 B3 B4 B4", "B4 B4"])
def test_any_number_of_cards_goes_from_hand_to_the_discard_pile(chosen: str) -> None:
    scene = at_step_8("B1 B3 B4 B4").discard(chosen)
    assert scene.discard_pile == chosen.split()
    left = ["B1", "B3", "B4", "B4"]
    for card in chosen.split():
        left.remove(card)
    assert scene.hand == left


@pytest.mark.clause("DISCARD-1")
def test_only_cards_from_hand_are_discarded() -> None:
    scene = at_step_8("B1 B3")
    assert refused(lambda: scene.discard("B2")) == "cards-not-in-hand"
    assert refused(lambda: scene.discard("B1 B1")) == "cards-not-in-hand"
    assert refused(lambda: scene.discard("U0")) == "cards-not-in-hand"  # it lies in the play area


@pytest.mark.clause("DISCARD-1")
def test_discarded_cards_lie_face_up() -> None:
    table = Table(
        {"red": "1:5R", "blue": "1:0R"},
        hands={"red": "U0 B3 B4", "blue": "B1"},
        decks={"red": "B1 B1 B2 B2 B2 B1 B3", "blue": "B1"},
    )
    table.plan(red="U0", blue="B1").pass_to("red", "discard")
    scene = table.scene
    action = next(o for o in table.race.pending()[0].options if o.cards == scene.table.zone("B3 B4"))
    table.answer("red", action)
    discarded = [event for event in table.events if event.key == "discarded"]
    assert [(event.a, scene.table.name(event.b)) for event in discarded] == [(2, "B4")]


@pytest.mark.clause("DISCARD-1")
def test_discarded_cards_make_room_for_new_ones() -> None:
    scene = at_step_8("B1 B1 B3 B3 B4 B4").discard("B1 B1").replenish()
    assert scene.hand == ["B1", "B2", "B3", "B3", "B3", "B4", "B4"]


@pytest.mark.clause("DISCARD-2")
@pytest.mark.parametrize("chosen", ["S", "H", "B1 S", "B1 H", "S H"])
def test_stress_and_heat_are_never_discarded(chosen: str) -> None:
    scene = at_step_8("B1 S H")
    assert refused(lambda: scene.discard(chosen)) == "not-discardable"
    assert (scene.hand, scene.discard_pile) == (["B1", "H", "S"], [])


@pytest.mark.clause("DISCARD-2")
def test_the_heat_of_the_starting_upgrades_is_not_discarded_either() -> None:
    # All six Heat of the circuit are in the engine: the one in hand is the Starting Upgrade.
    scene = Scene({"me": "1:0R"}, hand="U0 U5 H", engine=6).shift(1).play("U0").reveal().corner_check()
    assert refused(lambda: scene.discard("H")) == "not-discardable"
    assert scene.discard("U5").hand == ["H"]


@pytest.mark.clause("DISCARD-2")
def test_a_hand_of_stress_and_heat_leaves_nothing_to_choose() -> None:
    table = Table(
        {"red": "1:5R", "blue": "1:0R"},
        hands={"red": "B1 S H", "blue": "B1"},
        decks={"red": "B1 B2 B3 B4 B4"},
    )
    table.plan(red="B1", blue="B1").pass_to("blue")
    assert table.happened("red").count("discarded") == 0
    assert {"S", "H"} <= set(table.hand("red"))


@pytest.mark.clause("DISCARD-2", "DISCARD-3")
def test_the_choices_are_all_sets_without_stress_and_heat() -> None:
    table = Table(
        {"red": "1:5R", "blue": "1:0R"},
        hands={"red": "U0 B1 B1 U5 S S H", "blue": "B1"},
        decks={"red": "B2", "blue": "B2"},
    )
    table.plan(red="U0", blue="B1").pass_to("red", "discard")
    options = [option.cards for option in table.race.pending()[0].options]
    assert len(options) == len(set(options)) == 6  # no, one or two of the 1s, times the 5 or not
    assert all(discardable(cards) == cards for cards in options)


@pytest.mark.clause("DISCARD-3")
@pytest.mark.parametrize("card", ["B1", "B2", "B3", "B4", "U5"])
def test_basic_cards_and_the_5_may_be_discarded(card: str) -> None:
    scene = at_step_8(card + " S").discard(card)
    assert (scene.discard_pile, scene.hand) == ([card], ["S"])


@pytest.mark.clause("DISCARD-3")
def test_the_0_may_be_discarded() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 U0 S").shift(1).play("B1").reveal().corner_check().discard("U0")
    assert (scene.discard_pile, scene.hand) == (["U0"], ["S"])


@pytest.mark.clause("DISCARD-5")
def test_nothing_has_to_be_discarded() -> None:
    scene = at_step_8("B1 B2").discard("")
    assert (scene.hand, scene.discard_pile) == (["B1", "B2"], [])


@pytest.mark.clause("DISCARD-5")
def test_nothing_has_to_be_discarded_even_with_too_many_cards() -> None:
    scene = at_step_8("B1 B1 B1 B2 B2 B3 B3 B4 B4").discard("").replenish()
    assert scene.hand_size == 9


@pytest.mark.clause("DISCARD-5")
def test_discarding_nothing_is_among_the_choices() -> None:
    table = Table(
        {"red": "1:5R", "blue": "1:0R"},
        hands={"red": "B1 B2", "blue": "B1"},
        decks={"red": "B3", "blue": "B2"},
    )
    table.plan(red="B1", blue="B1").pass_to("red", "discard")
    assert table.race.pending()[0].options[0].cards == 0
    assert "B2" in table.decline().hand("red")
