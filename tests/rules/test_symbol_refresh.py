"""Upgrade symbols: Refresh (SYM-REFRESH)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from slipstream.checks.scene_cards import canonical
from slipstream.checks.scenes import Scene, t30
from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import cards_in
from slipstream.core.race import Race
from slipstream.core.rules import RaceRules
from slipstream.core.setup import Entry, set_up
from slipstream.modules.garage import build_car
from slipstream.records.notation import read_cards
from tests.rules.scenes_support import refused

Card = dict[str, Any]

SOFT: Final[Card] = {"v": 4, "refresh": True}
HARD: Final[Card] = {"v": 2, "refresh": True, "cool": 1}


def names(*cards: str | Card) -> list[str]:
    """Cards as a scene gives them."""
    return sorted(canonical(card) for card in cards)


def suspended(hand: str, draw: str) -> Race:
    """Two cars built of the Suspensions 4 (a) and 1 (b); seat 0 leads and holds this hand."""
    track = t30()
    faces, cards = build_car([34, 35, 17], 0)
    entries = [Entry(False, faces, cards), Entry(False, faces, cards)]
    race = set_up(track, RaceRules(track, 2, 2), entries, [0, 1], 3, "fast")
    for car in race.state.cars:
        car.hand, car.draw, car.top = read_cards(hand), read_cards(draw), None
    return race


@pytest.mark.clause("SYM-REFRESH-1")
def test_the_card_may_go_on_top_of_the_draw_pile_instead_of_being_discarded() -> None:
    scene = Scene({"me": "1:0R"}, hand=[SOFT, "B1", "S"], deck="B3 B2", hand_limit=2)
    scene.shift(1).play([SOFT]).reveal().replenish([SOFT])  # the hand is full: nothing is drawn
    assert (scene.draw_pile, scene.discard_pile) == ([canonical(SOFT), "B3", "B2"], [])


@pytest.mark.clause("SYM-REFRESH-1", "SYM-1")
def test_refresh_is_optional() -> None:
    scene = Scene({"me": "1:0R"}, hand=[SOFT, "B1", "S"], deck="B3 B2", hand_limit=2)
    scene.shift(1).play([SOFT]).reveal().end_react().replenish()
    assert (scene.draw_pile, scene.discard_pile) == (["B3", "B2"], names(SOFT))


@pytest.mark.clause("SYM-REFRESH-1")
def test_only_cards_with_the_symbol_in_the_play_area_can_be_refreshed() -> None:
    plain: Card = {"v": 4, "cool": 1}
    for card in (plain, "B1", HARD):
        scene = Scene({"me": "1:0R"}, hand=[SOFT, plain, "B1", HARD], deck="B3", gear=3)
        scene.shift(3).play([SOFT, plain, "B1"]).reveal()
        assert refused(lambda scene=scene, card=card: scene.replenish([card])) == "no-refresh"  # type: ignore[misc]


@pytest.mark.clause("SYM-REFRESH-1", "SYM-3")
def test_two_equal_cards_may_be_refreshed_one_of_them_or_both() -> None:
    for number in (1, 2):
        scene = Scene({"me": "1:0R"}, hand=[SOFT, SOFT, "S"], deck="B3", gear=2, hand_limit=1)
        scene.shift(2).play([SOFT, SOFT]).reveal().replenish([SOFT] * number)
        assert scene.draw_pile == [canonical(SOFT)] * number + ["B3"]
        assert scene.discard_pile == names(*[SOFT] * (2 - number))
    scene = Scene({"me": "1:0R"}, hand=[SOFT, "S"], deck="B3").shift(1).play([SOFT]).reveal()
    assert refused(lambda: scene.replenish([SOFT, SOFT])) == "no-refresh"


@pytest.mark.clause("SYM-REFRESH-2")
def test_the_refreshed_card_is_the_first_one_drawn() -> None:
    scene = Scene({"me": "1:0R"}, hand=[SOFT, "B1"], deck="B3 B2", hand_limit=2)
    scene.shift(1).play([SOFT]).reveal().replenish([SOFT])
    assert (scene.hand, scene.draw_pile) == (names(SOFT, "B1"), ["B3", "B2"])


@pytest.mark.clause("SYM-REFRESH-2", "DRAW-5")
def test_refresh_with_an_empty_draw_pile_comes_before_the_reshuffle() -> None:
    scene = Scene({"me": "1:0R"}, hand=[SOFT, "B1"], discard="B3", reshuffle=["B1 B3"], gear=2, hand_limit=2)
    scene.shift(2).play([SOFT, "B1"]).reveal().replenish([SOFT])
    assert (scene.hand, scene.draw_pile, scene.discard_pile) == (names(SOFT, "B1"), ["B3"], [])


@pytest.mark.clause("SYM-REFRESH-2")
def test_suspension_after_refresh_comes_back_round_after_round() -> None:
    """In a real race: played, refreshed, in hand again, its symbols fresh as on the first day."""
    race = suspended(hand="a1122", draw="334411")
    suspension = read_cards("a")
    for _ in range(3):
        for decision in race.pending():
            race.apply(decision.seat, actions.plan(suspension if decision.seat == 0 else read_cards("1")))
            race.state.cars[1].hand |= read_cards("1")
        while race.pending()[0].step != "plan":
            decision = race.pending()[0]
            step = {"react": actions.end_react(), "slipstream": actions.slipstream(0)}
            step |= {"discard": actions.discard(0), "refresh": Action(actions.REFRESH, source=suspension)}
            race.apply(decision.seat, step[decision.step])
        own = race.view(0).own
        assert own is not None
        assert cards_in(own.hand).count(suspension) == 1
        assert race.view(None).cars[0].draw_top == []


@pytest.mark.clause("SYM-REFRESH-2", "PLUS-3", "GARAGE-16")
def test_suspension_after_refresh_is_turned_over_if_it_was_not_drawn() -> None:
    """With a full hand it stays on top, for all to see, and the next + symbol discards it."""
    scene = Scene({"me": "1:0R"}, hand=[SOFT, "S", "S"], deck="B3 B2", hand_limit=2)
    scene.shift(1).play([SOFT]).reveal().replenish([SOFT])
    race = Race(scene.state)
    race.state.round = 0
    race.start()
    assert race.view(None).cars[0].draw_top == [scene.table.card(SOFT)]
    race.apply(0, actions.plan(scene.table.card("S")))
    car = race.view(None).cars[0]
    assert (car.draw_top, car.discard_top) == ([], scene.table.card(SOFT))
    assert (race.view(None).turn.speed, scene.table.names(car.play)) == (3, ["B3", "S"])


@pytest.mark.clause("SYM-REFRESH-3")
@pytest.mark.parametrize("order", [[SOFT, HARD], [HARD, SOFT]])
def test_several_refreshed_cards_are_stacked_as_the_player_likes(order: list[Card]) -> None:
    scene = Scene({"me": "1:0R"}, hand=[SOFT, HARD, "S"], deck="B3", gear=2, hand_limit=1)
    scene.shift(2).play([SOFT, HARD]).reveal().replenish(order)
    assert scene.draw_pile == [*(canonical(card) for card in order), "B3"]


@pytest.mark.clause("SYM-REFRESH-3", "SYM-REFRESH-2")
def test_in_a_race_the_card_refreshed_last_lies_on_top_and_all_see_it() -> None:
    race = suspended(hand="abSSSSSSS1", draw="3344")
    race.state.cars[0].gear = 2
    a, b = read_cards("a"), read_cards("b")
    race.apply(0, actions.plan(a + b))
    race.apply(1, actions.plan(read_cards("1")))
    race.apply(0, actions.end_react())
    while race.pending()[0].step != "refresh":
        step = race.pending()[0].step
        race.apply(0, actions.slipstream(0) if step == "slipstream" else actions.discard(0))
    assert [option.source for option in race.pending()[0].options] == [0, a, b]
    race.apply(0, Action(actions.REFRESH, source=b))
    assert [option.source for option in race.pending()[0].options] == [0, a]
    race.apply(0, Action(actions.REFRESH, source=a))
    car = race.view(None).cars[0]
    assert (car.draw_top, car.play, car.discard_size) == ([a, b], 0, 0)
    assert race.view(None).active == 1


@pytest.mark.clause("SYM-REFRESH-4")
def test_a_card_discarded_with_a_cluttered_hand_cannot_be_refreshed() -> None:
    scene = Scene({"me": "1:0R"}, hand=[SOFT, "H", "H", "H", "H"], deck="B1 B2", gear=3, engine=0)
    scene.shift(2).play([SOFT, "H"]).reveal()
    assert scene.cluttered
    assert refused(lambda: scene.replenish([SOFT])) == "no-refresh"
    assert names(SOFT)[0] in scene.discard_pile


@pytest.mark.clause("SYM-REFRESH-4", "SYM-HEAT-4")
def test_a_card_that_could_not_be_paid_for_cannot_be_refreshed() -> None:
    dear: Card = {"v": 5, "refresh": True, "heat": 2}
    scene = Scene({"me": "1:0R"}, hand=[dear, "B1"], deck="B1 B2", engine=0, adrenaline=False)
    scene.shift(1).play([dear]).reveal().unpayable(dear).end_react()
    assert refused(lambda: scene.replenish([dear])) == "no-refresh"


@pytest.mark.clause("SYM-REFRESH-1", "SYM-DIRECT-2")
def test_a_card_played_directly_can_be_refreshed() -> None:
    both: Card = {"v": 1, "refresh": True, "direct": True}
    scene = Scene({"me": "1:0R"}, hand=["B1", both], deck="B3", hand_limit=1)
    scene.shift(1).play(["B1"]).reveal().direct(both).replenish([both])
    assert (scene.hand, scene.draw_pile, scene.discard_pile) == (names(both), ["B3"], ["B1"])
