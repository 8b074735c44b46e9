"""Sponsor cards (SPONSOR): gained into hand, used once, discarded like Upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.checks.scene_cards import canonical
from slipstream.checks.scenes import Scene
from slipstream.core.cards import count
from slipstream.core.chance import stream
from slipstream.core.events import SPONSOR_GAINED
from slipstream.core.race import Race
from slipstream.core.views import redacted
from tests.rules.scenes_support import events_of

TURBO = {"v": 6, "once": True}
COOLER = {"v": 4, "cool": 2, "once": True}
BRAKES = {"v": [1, 2, 3, 4], "once": True}
SIX_OTHERS = "B1 B1 B2 B2 B3 U0"


def press_turn(me: str = "1:5R", cards: str = "B3 B4", **more: Any) -> Scene:
    """I drive at Speed 7 through corner A (limit 5), a Press Corner, and have moved."""
    gear = len(cards.split())
    stacked: dict[str, Any] = {"hand": cards, "gear": gear, "press": ["A"], "sponsor_deck": [TURBO, COOLER]}
    scene = Scene({"me": me}, **(stacked | more))
    return scene.shift(gear).play(cards).reveal()


@pytest.mark.clause("SPONSOR-1")
def test_a_sponsor_card_gained_is_drawn_from_the_top_of_the_pile_into_hand() -> None:
    scene = press_turn().corner_check()
    assert scene.hand == [canonical(TURBO)]
    assert scene.discard_pile == ["H", "H"]
    assert count(scene.state.sponsor_pile) == 1
    other_way_round = press_turn(sponsor_deck=[COOLER, TURBO]).corner_check()
    assert other_way_round.hand == [canonical(COOLER)]


@pytest.mark.clause("SPONSOR-2")
def test_a_sponsor_card_used_is_removed_in_step_9_of_that_turn() -> None:
    scene = Scene({"me": "1:0R"}, hand=[TURBO, "B1", "B2"], deck="B3 B3 B3 B3 B4", sponsor_deck=[COOLER])
    scene.shift(1).play([TURBO]).reveal().corner_check()
    assert scene.play_area == [canonical(TURBO)]
    assert scene.removed == []
    scene.discard("").replenish()
    assert scene.removed == [canonical(TURBO)]
    assert scene.play_area == scene.discard_pile == []
    assert canonical(TURBO) not in scene.hand + scene.draw_pile
    assert count(scene.state.sponsors_used) == 1


@pytest.mark.clause("SPONSOR-2")
def test_an_ordinary_upgrade_used_in_the_same_turn_stays() -> None:
    upgrade = {"v": 2, "cool": 1}
    scene = Scene({"me": "1:0R"}, hand=[TURBO, upgrade], gear=2, deck=["B1"] * 7)
    scene.shift(2).play([TURBO, upgrade]).reveal().corner_check().replenish()
    assert scene.discard_pile == [canonical(upgrade)]
    assert scene.removed == [canonical(TURBO)]


@pytest.mark.clause("SPONSOR-2")
def test_a_sponsor_card_used_to_finish_is_removed_too() -> None:
    scene = Scene({"me": "2:27R"}, hand=[TURBO, COOLER], sponsor_deck=[BRAKES])
    scene.shift(1).play([TURBO]).reveal().corner_check()
    assert scene.finished
    assert scene.removed == [canonical(TURBO)]
    assert scene.hand == [canonical(COOLER)]  # this one is unused and stays (CHAMP-20)


@pytest.mark.clause("SPONSOR-3")
def test_a_sponsor_card_may_be_discarded_and_then_circulates() -> None:
    scene = Scene({"me": "1:0R"}, hand=["B1", TURBO], sponsor_deck=[COOLER])
    scene.shift(1).play("B1").reveal().discard([TURBO])
    assert scene.discard_pile == [canonical(TURBO)]
    scene.replenish()
    assert scene.removed == []
    assert sorted(scene.hand) == sorted(["B1", canonical(TURBO)])  # reshuffled, and drawn again


@pytest.mark.clause("SPONSOR-4")
def test_an_empty_pile_is_made_anew_from_the_sponsor_cards_used_in_this_race() -> None:
    scene = press_turn(sponsor_deck=[TURBO])
    state = scene.state
    state.sponsors_used, state.sponsor_pile = state.sponsor_pile, 0
    state.sponsor_luck = stream("fast", 1, 0, "sponsors")
    scene.corner_check()
    assert scene.hand == [canonical(TURBO)]
    assert (state.sponsors_used, state.sponsor_pile) == (0, 0)


@pytest.mark.clause("SPONSOR-4")
def test_used_sponsor_cards_wait_until_the_pile_is_empty() -> None:
    scene = press_turn(sponsor_deck=[TURBO])
    used = scene.table.zone([COOLER])
    scene.state.sponsors_used = used
    scene.corner_check()
    assert scene.hand == [canonical(TURBO)]
    assert scene.state.sponsors_used == used


@pytest.mark.clause("SPONSOR-4")
def test_a_sponsor_pile_that_has_run_out_gives_nothing() -> None:
    scene = press_turn(sponsor_deck=[]).corner_check()
    assert (scene.sponsors_gained, scene.hand) == (0, [])
    assert events_of(scene, "sponsor-gained") == []
    two = Scene({"me": "1:15R"}, hand="B4 B4", gear=2, engine=11, press=["B", "C"], sponsor_deck=[TURBO])
    two.shift(2).play("B4 B4").reveal().corner_check()
    assert (two.sponsors_gained, two.hand) == (1, [canonical(TURBO)])  # two were earned, one was there


@pytest.mark.clause("SPONSOR-5")
def test_a_turn_with_a_spin_out_gains_nothing_not_even_for_corners_passed_before() -> None:
    scene = Scene({"me": "1:15R"}, hand="B4 B4", gear=2, engine=10, press=["B", "C"], sponsor_deck=[TURBO])
    scene.shift(2).play("B4 B4").reveal().corner_check()
    assert scene.spun_out  # B was paid with 5, the 6 of C are not there
    assert (scene.sponsors_gained, scene.hand) == (0, ["S"])
    assert count(scene.state.sponsor_pile) == 1


@pytest.mark.clause("SPONSOR-6")
def test_the_sponsor_card_comes_at_the_end_of_step_7_and_not_before() -> None:
    scene = Scene(
        {"me": "1:5R", "a": "1:8R"}, hand="B3", press=["A"], sponsor_deck=[TURBO]
    )  # by Slipstream, so that steps 5 and 6 are over
    scene.shift(1).play("B3").reveal().end_react().slipstream(2)
    assert (scene.at(), scene.sponsors_gained, scene.hand) == ("1:10R", 0, [])
    scene.corner_check()
    assert (scene.sponsors_gained, scene.hand) == (1, [canonical(TURBO)])


@pytest.mark.clause("SPONSOR-6")
def test_it_may_be_discarded_in_step_8_at_once() -> None:
    scene = press_turn().corner_check().discard([TURBO])
    assert (scene.hand, scene.discard_pile) == ([], ["H", "H", canonical(TURBO)])


@pytest.mark.clause("SPONSOR-6")
@pytest.mark.parametrize(("speed", "drawn"), [("B3 B4", 0), ("B2 B4", 1)])
def test_it_counts_for_the_hand_in_step_9(speed: str, drawn: int) -> None:
    scene = press_turn(cards=speed, hand=f"{speed} {SIX_OTHERS}", deck="B4 B4")
    scene.corner_check().discard("").replenish()
    assert (scene.hand_size, len(scene.draw_pile)) == (7, 2 - drawn)


@pytest.mark.clause("SPONSOR-6")
def test_with_sponsor_cards_a_hand_may_exceed_its_limit() -> None:
    scene = press_turn(hand=f"B3 B4 {SIX_OTHERS} B2", deck="B4 B4")
    scene.corner_check().discard("").replenish()
    assert (scene.hand_size, scene.draw_pile) == (8, ["B4", "B4"])


@pytest.mark.clause("SPONSOR-7")
def test_a_sponsor_card_turned_over_for_a_plus_symbol_goes_to_the_discard_pile() -> None:
    scene = Scene({"me": "1:0R"}, hand="S", deck=[TURBO, "B3", "B1"], sponsor_deck=[COOLER])
    scene.shift(1).play("S").reveal()
    assert (scene.speed, scene.discard_pile) == (3, [canonical(TURBO)])
    scene.replenish()
    assert scene.removed == []
    assert canonical(TURBO) in scene.hand + scene.discard_pile + scene.draw_pile


@pytest.mark.clause("SPONSOR-7")
def test_a_scrapped_sponsor_card_goes_to_the_discard_pile() -> None:
    scrapper = {"v": 1, "scrap": 1}
    scene = Scene({"me": "1:0R"}, hand=[scrapper], deck=[TURBO, *["B1"] * 7], sponsor_deck=[COOLER])
    scene.shift(1).play([scrapper]).reveal().scrap(scrapper)
    assert scene.discard_pile == [canonical(TURBO)]
    scene.replenish()
    assert scene.removed == []
    assert sorted(scene.discard_pile) == sorted([canonical(TURBO), canonical(scrapper)])


@pytest.mark.clause("SPONSOR-8")
def test_a_sponsor_card_in_a_cluttered_hand_goes_to_the_discard_pile() -> None:
    scene = Scene(
        {"me": "1:0R"}, hand=[TURBO, "H", "H", "H"], gear=4, engine=0, deck="B1 B1 B1 B1 B1 B1",
        sponsor_deck=[COOLER],
    )  # fmt: skip
    scene.shift(3).play([TURBO, "H", "H"]).reveal()
    assert scene.cluttered
    scene.replenish()
    assert scene.removed == []
    assert sorted(scene.discard_pile) == sorted(["H", "H", canonical(TURBO)])
    assert scene.state.sponsors_used == 0


@pytest.mark.clause("SPONSOR-1", "INFO-2")
def test_the_face_of_a_sponsor_card_gained_is_hidden_from_the_others() -> None:
    faces = {}
    for face in (TURBO, COOLER):
        # The table knows the same two cards in the same order both times; only the top of the pile differs.
        pile = [face, COOLER if face is TURBO else TURBO]
        scene = Scene(
            {"me": "1:5R", "a": "1:29R"}, hand="B3 B4", discard=[TURBO, COOLER], gear=2, press=["A"],
            sponsor_deck=pile,
        )  # fmt: skip
        scene.shift(2).play("B3 B4").reveal().corner_check()
        (gained,) = events_of(scene, "sponsor-gained")
        assert redacted(gained, 0).c == scene.me.hand != 0
        assert redacted(gained, 1).kind == redacted(gained, None).kind == SPONSOR_GAINED
        race = Race(scene.state)
        assert race.view(1).cars[0].hand_size == 1
        faces[canonical(face)] = (
            redacted(gained, 1), redacted(gained, None), race.view(1).known(), race.view(None).known(),
        )  # fmt: skip
    assert faces[canonical(TURBO)] == faces[canonical(COOLER)]
