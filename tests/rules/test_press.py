"""Press Corner (PRESS). On the test circuit A has limit 5, B limit 3 and C limit 2."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.checks.scenes import Scene
from slipstream.circuits.loader import load_circuit
from slipstream.core.cards import count
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.setup import RaceSetup
from slipstream.modules.event_cards import event_cards
from slipstream.modules.garage import sponsor_cards
from tests.rules.scenes_support import events_of

PILE = [{"v": 6, "once": True}] * 5
FASTER = {"v": 3, "limit": 2}  # Adjust +2
SLOWER = {"v": 2, "limit": -1}  # Adjust -1


def driven(me: str, cards: Any, press: str = "A", engine: int = 6, **more: Any) -> Scene:
    """I stand at `me`, play these cards and have passed step 7."""
    played = cards.split() if isinstance(cards, str) else cards
    stacked: dict[str, Any] = {"hand": played, "gear": len(played), "engine": engine}
    scene = Scene({"me": me}, press=press.split(), sponsor_deck=PILE, **(stacked | more))
    return scene.shift(len(played)).play(played).reveal().corner_check()


def slipped(me: str, other: str, cards: str, press: str = "A", engine: int = 6) -> Scene:
    """I move beside the other car, take two spaces of Slipstream and have passed step 7."""
    gear = len(cards.split())
    scene = Scene(
        {"me": me, "a": other}, hand=cards, gear=gear, engine=engine, press=press.split(), sponsor_deck=PILE
    )
    return scene.shift(gear).play(cards).reveal().end_react().slipstream(2).corner_check()


def press_of(event: int, circuit: str) -> list[str]:
    """The Press Corners of a race of this event on this circuit, as the rules of the race hold them."""
    setup = RaceSetup(circuit, cars=2, garage="quick")
    game = GrandPrix(setup, 7, event=event_cards()[event], sponsor_pile=sponsor_cards())
    assert game.race is not None
    flags = game.race.view(None).rules.press_corner
    assert len(flags) == len(load_circuit(circuit).track.corners)
    return [f"C{corner}" for corner, flag in enumerate(flags, 1) if flag]


@pytest.mark.clause("PRESS-1")
@pytest.mark.parametrize(
    ("event", "circuit", "corners"),
    [
        (5, "gb", ["C3", "C5"]),
        (5, "france", ["C3", "C5"]),
        (5, "italia", ["C2", "C3"]),  # E wraps around
        (8, "italia", ["C1", "C2"]),
        (10, "italia", ["C1"]),
        (10, "gb", ["C4"]),
        (10, "usa", ["C4"]),
        (3, "usa", ["C3"]),
    ],
)
def test_the_circuit_card_translates_the_marks_of_the_event(
    event: int, circuit: str, corners: list[str]
) -> None:
    assert press_of(event, circuit) == corners


@pytest.mark.clause("PRESS-1")
def test_only_a_corner_named_by_the_event_is_a_press_corner() -> None:
    assert driven("1:5R", "B3 B4", press="B").sponsors_gained == 0
    assert driven("1:5R", "B3 B4", press="A").sponsors_gained == 1


@pytest.mark.clause("PRESS-2")
def test_a_press_corner_by_slipstream_whatever_the_speed() -> None:
    scene = slipped("1:5R", "1:8R", "B3")
    assert (scene.at(), scene.speed, scene.paid) == ("1:10R", 3, [("A", 0)])
    assert scene.sponsors_gained == 1


@pytest.mark.clause("PRESS-2")
def test_a_slipstream_that_does_not_cross_the_line_itself_gains_nothing() -> None:
    short = slipped("1:4R", "1:7R", "B3")
    assert (short.at(), short.sponsors_gained) == ("1:9R", 0)  # it ends before the line
    late = slipped("1:8R", "1:11R", "B3")
    assert (late.at(), late.sponsors_gained) == ("1:13R", 0)  # the cards had crossed the line already


@pytest.mark.clause("PRESS-2")
def test_declining_the_slipstream_gains_nothing() -> None:
    scene = Scene({"me": "1:7R", "a": "1:10R"}, hand="B3", press=["A"], sponsor_deck=PILE)
    scene.shift(1).play("B3").reveal().end_react().slipstream(0).corner_check()
    assert (scene.at(), scene.sponsors_gained) == ("1:10O", 0)


@pytest.mark.clause("PRESS-3")
@pytest.mark.parametrize(("cards", "speed", "gained"), [("B1 B4", 5, 0), ("B2 B4", 6, 0), ("B3 B4", 7, 1)])
def test_a_press_corner_by_speed_two_above_its_limit(cards: str, speed: int, gained: int) -> None:
    scene = driven("1:5R", cards)
    assert (scene.speed, scene.sponsors_gained) == (speed, gained)


@pytest.mark.clause("PRESS-3")
def test_speed_in_front_of_the_line_is_not_enough() -> None:
    scene = driven("1:2R", "B3 B4")
    assert (scene.at(), scene.speed, scene.sponsors_gained) == ("1:9R", 7, 0)


@pytest.mark.clause("PRESS-3")
def test_the_speed_of_the_whole_turn_counts_boost_and_adrenaline_included() -> None:
    scene = Scene(
        {"me": "1:5R"}, hand="B1 B4", gear=2, deck="B1", adrenaline=True, press=["A"], sponsor_deck=PILE
    )
    scene.shift(2).play("B1 B4").reveal().boost().adrenaline_move().corner_check()
    assert (scene.speed, scene.sponsors_gained) == (7, 1)


@pytest.mark.clause("PRESS-4")
@pytest.mark.parametrize(
    ("token", "cards", "gained"),
    [
        ("+1", "B3 B4", 0),
        ("+1", "B4 B4", 1),
        ("-1", "B1 B4", 0),
        ("-1", "B2 B4", 1),
        ("overheat", "B2 B4", 0),
    ],
)
def test_a_road_token_moves_the_limit_for_the_press(token: str, cards: str, gained: int) -> None:
    assert driven("1:5R", cards, road={"corner_A": token}).sponsors_gained == gained


@pytest.mark.clause("PRESS-4")
def test_adjust_symbols_do_not_move_the_limit_for_the_press() -> None:
    free = driven("1:5R", [FASTER, "B4"])
    assert (free.speed, free.paid, free.sponsors_gained) == (7, [("A", 0)], 1)
    dear = driven("1:5R", [SLOWER, "B4"])
    assert (dear.speed, dear.paid, dear.sponsors_gained) == (6, [("A", 2)], 0)


@pytest.mark.clause("PRESS-5")
def test_one_crossing_yields_one_card_even_if_both_reasons_hold() -> None:
    scene = slipped("1:1R", "1:8R", "B3 B4")
    assert (scene.at(), scene.speed) == ("1:10R", 7)
    assert scene.sponsors_gained == len(events_of(scene, "sponsor-gained")) == 1


@pytest.mark.clause("PRESS-6")
def test_each_of_several_press_corners_in_one_turn_counts() -> None:
    scene = driven("1:15R", "B4 B4", press="B C", engine=11)
    assert scene.paid == [("B", 5), ("C", 6)]
    assert [event.b for event in events_of(scene, "sponsor-gained")] == [1, 2]
    assert scene.hand == ["{once: True, v: 6}"] * 2


@pytest.mark.clause("PRESS-6")
@pytest.mark.parametrize("lap", [1, 2])
def test_each_lap_counts(lap: int) -> None:
    assert driven(f"{lap}:5R", "B3 B4").sponsors_gained == 1


@pytest.mark.clause("PRESS-7")
def test_paying_heat_is_neither_required_nor_harmful() -> None:
    assert driven("1:5R", [FASTER, "B4"], engine=0).sponsors_gained == 1
    paid = driven("1:5R", "B4 B4", engine=3)
    assert (paid.paid, paid.engine, paid.sponsors_gained) == ([("A", 3)], 0, 1)


@pytest.mark.clause("PRESS-7", "SPONSOR-5")
def test_a_spin_out_in_the_press_corner_itself_cancels_it() -> None:
    by_speed = driven("1:5R", "B4 B4", engine=2)
    assert (by_speed.spun_out, by_speed.sponsors_gained, by_speed.hand) == (True, 0, ["S"])
    by_slipstream = slipped("1:12R", "1:16R", "B4", press="B", engine=0)
    assert (by_slipstream.spun_out, by_slipstream.sponsors_gained) == (True, 0)
    assert slipped("1:12R", "1:16R", "B4", press="B", engine=1).sponsors_gained == 1


@pytest.mark.clause("PRESS-7", "SPONSOR-5")
def test_a_spin_out_in_a_later_corner_cancels_it_too() -> None:
    scene = driven("1:15R", "B4 B4", press="B", engine=5)
    assert (scene.at(), scene.spun_out, scene.sponsors_gained) == ("1:21R", True, 0)
    assert count(scene.state.sponsor_pile) == 5


@pytest.mark.clause("PRESS-8")
def test_a_press_corner_beyond_the_final_line_yields_nothing() -> None:
    last = driven("2:29R", "B4 B4 B4", laps=2)
    assert (last.finished, last.sponsors_gained) == (True, 0)
    one_more = driven("2:29R", "B4 B4 B4", laps=3, engine=7)
    assert (one_more.finished, one_more.sponsors_gained) == (False, 1)


@pytest.mark.clause("PRESS-8", "PRESS-3")
def test_a_press_corner_before_the_final_line_still_counts_in_the_finishing_turn() -> None:
    scene = driven("2:20R", "B4 B4 B2", press="C", engine=8)
    assert (scene.finished, scene.sponsors_gained) == (True, 1)
