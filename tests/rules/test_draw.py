"""Step 9: replenish, and running out of cards (DRAW)."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.checks.scenes import Scene
from slipstream.games.setup import new_race
from tests.rules.scenes_support import Table, events_of


def replenished(hand: str, *, deck: str = "", discard: str = "", play: str = "U0", **more: Any) -> Scene:
    """A turn in first gear, up to and including step 9."""
    stacked: dict[str, Any] = {"hand": f"{play} {hand}", "deck": deck, "discard": discard} | more
    scene = Scene({"me": "1:0R"}, **stacked)
    return scene.shift(1).play(play).reveal().corner_check().discard("").replenish()


@pytest.mark.clause("DRAW-1")
def test_the_play_area_goes_to_the_discard_pile() -> None:
    scene = Scene({"me": "1:0R"}, hand="S U5", deck="H B2 B3 B3 B3 B4 B4 B4 B1", gear=2)
    scene.shift(2).play("S U5").reveal()
    assert (scene.play_area, scene.discard_pile) == (["B2", "S", "U5"], ["H"])
    scene.corner_check().discard("").replenish()
    assert (scene.play_area, scene.discard_pile) == ([], ["B2", "H", "S", "U5"])


@pytest.mark.clause("DRAW-1")
def test_the_play_area_is_on_top_of_the_discard_pile_for_all_to_see() -> None:
    table = Table(
        {"red": "1:5R", "blue": "1:0R"},
        hands={"red": "B3 B1", "blue": "B1"},
        decks={"red": "B1 B1 B2 B2 B2 B4 B4", "blue": "B1"},
    )
    table.plan(red="B3", blue="B1").pass_to("blue")
    red = table.car("red")
    assert (red.play, red.discard_size, table.scene.table.name(red.discard_top)) == (0, 1, "B3")


@pytest.mark.clause("DRAW-2")
@pytest.mark.parametrize("kept", ["", "B1", "B1 B2 H", "B1 B2 S S H H"])
def test_the_hand_is_filled_up_to_seven_from_the_top(kept: str) -> None:
    deck = "B3 B4 S H B3 B4 U5 B3"
    scene = replenished(kept, deck=deck)
    drawn = 7 - len(kept.split())
    assert scene.hand == sorted(kept.split() + deck.split()[:drawn])
    assert scene.draw_pile == deck.split()[drawn:]


@pytest.mark.clause("DRAW-3")
def test_the_hand_limit_of_a_race_is_7() -> None:
    race = new_race("usa", cars=2, seed=1)
    assert race.view(None).rules.hand_limit == 7
    assert [car.hand_size for car in race.view(None).cars] == [7, 7]


@pytest.mark.clause("DRAW-3")
@pytest.mark.parametrize("limit", [6, 8])
def test_an_event_may_change_the_hand_limit(limit: int) -> None:
    scene = replenished("B1 B2", deck="B3 B3 B3 B4 B4 B4 U5", hand_limit=limit)
    assert scene.hand_size == limit


@pytest.mark.clause("DRAW-4")
@pytest.mark.parametrize("kept", ["B1 B1 B2 B2 S S H", "B1 B1 B2 B2 S S H H", "B1 B1 B2 B2 S S S H H H"])
def test_with_seven_or_more_cards_nothing_is_drawn_and_nothing_lost(kept: str) -> None:
    scene = replenished(kept, deck="B3 B3")
    assert (scene.hand, scene.draw_pile) == (sorted(kept.split()), ["B3", "B3"])


@pytest.mark.clause("DRAW-4")
def test_a_full_hand_does_not_reshuffle_either() -> None:
    scene = replenished("B1 B1 B2 B2 S S H", deck="", discard="B3")
    assert (scene.draw_pile, scene.discard_pile) == ([], ["B3", "U0"])


@pytest.mark.clause("DRAW-5")
def test_an_empty_draw_pile_is_refilled_in_the_middle_of_drawing() -> None:
    scene = replenished("B1 B1 B2", deck="B3 B3", discard="B4 S H", reshuffle=["H S U0 B4"])
    assert scene.hand == ["B1", "B1", "B2", "B3", "B3", "H", "S"]
    assert (scene.draw_pile, scene.discard_pile) == (["U0", "B4"], [])
    assert [event.a for event in events_of(scene, "reshuffled")] == [4]


@pytest.mark.clause("DRAW-5")
def test_an_empty_draw_pile_is_refilled_in_the_middle_of_turning_over() -> None:
    scene = Scene({"me": "1:0R"}, hand="S", deck="H U5", discard="B3 H", reshuffle=["H U5 B3 H"])
    scene.shift(1).play("S").reveal()
    assert (scene.speed, scene.play_area) == (3, ["B3", "S"])
    assert (scene.draw_pile, scene.discard_pile) == (["H"], ["H", "U5"])


@pytest.mark.clause("DRAW-5")
def test_the_second_plus_symbol_meets_the_empty_pile() -> None:
    scene = Scene({"me": "1:0R"}, hand="S S", deck="B1", discard="B4 H", gear=2, reshuffle=["H B4"])
    scene.shift(2).play("S S").reveal()
    assert (scene.speed, scene.play_area, scene.discard_pile) == (5, ["B1", "B4", "S", "S"], ["H"])


@pytest.mark.clause("DRAW-5")
def test_a_reshuffle_without_a_stacked_deck_keeps_every_card() -> None:
    scene = replenished("B1", deck="B2", discard="B3 B3 B4 S H U5")
    held = scene.hand + scene.draw_pile + scene.discard_pile
    assert sorted(held) == ["B1", "B2", "B3", "B3", "B4", "H", "S", "U0", "U5"]
    assert (scene.hand_size, scene.discard_pile) == (7, [])


@pytest.mark.clause("DRAW-6")
def test_drawing_the_very_last_card_does_not_reshuffle() -> None:
    scene = replenished("B1 B1 B1 B2 B2", deck="B3 B3", discard="B4 H")
    assert scene.hand_size == 7
    assert (scene.draw_pile, scene.discard_pile) == ([], ["B4", "H", "U0"])
    assert events_of(scene, "reshuffled") == []


@pytest.mark.clause("DRAW-6")
def test_turning_over_the_very_last_card_does_not_reshuffle() -> None:
    scene = Scene({"me": "1:0R"}, hand="S", deck="H B2", discard="B4").shift(1).play("S").reveal()
    assert (scene.speed, scene.draw_pile, scene.discard_pile) == (2, [], ["B4", "H"])
    assert events_of(scene, "reshuffled") == []


@pytest.mark.clause("DRAW-7")
def test_hand_play_area_and_engine_take_no_part_in_a_reshuffle_while_turning_over() -> None:
    scene = Scene({"me": "1:0R"}, hand="S B4 B1 H", deck="", discard="U5 B2", gear=2, engine=3)
    scene.shift(2).play("S B4").reveal()
    assert [event.a for event in events_of(scene, "reshuffled")] == [2]
    assert (scene.speed, scene.play_area) == (6, ["B2", "B4", "S"])
    assert sorted(scene.draw_pile + scene.discard_pile) == ["U5"]
    assert (scene.hand, scene.engine) == (["B1", "H"], 3)


@pytest.mark.clause("DRAW-7")
def test_in_step_9_the_play_area_is_part_of_the_reshuffle() -> None:
    scene = replenished("B1 B1 B2 B2 B3", play="B4", deck="", discard="H", reshuffle=["B4 H"], engine=2)
    assert scene.hand == ["B1", "B1", "B2", "B2", "B3", "B4", "H"]
    assert [event.a for event in events_of(scene, "reshuffled")] == [2]  # the card played and the Heat
    assert scene.engine == 2


@pytest.mark.clause("DRAW-8")
def test_drawing_stops_when_both_piles_are_empty() -> None:
    scene = replenished("B1", play="B4", deck="B2", discard="H")
    assert scene.hand == ["B1", "B2", "B4", "H"]
    assert (scene.draw_pile, scene.discard_pile) == ([], [])
    assert events_of(scene, "drew")[0].a == 3


@pytest.mark.clause("DRAW-8")
def test_a_player_without_any_other_card_goes_on_with_a_small_hand() -> None:
    table = Table({"red": "1:5R", "blue": "1:0R"}, hands={"red": "B1 B2", "blue": "B1 B2"})
    table.round(red="B1", blue="B1")
    assert (table.hand("red"), table.hand("blue")) == (["B1", "B2"], ["B1", "B2"])
    assert table.asked == ("red", "plan")
