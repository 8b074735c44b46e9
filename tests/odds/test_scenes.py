"""Odds of single scenes on T30 (corners A 10/5, B 18/3, C 22/2), each checked by hand."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.actions import COOL_ADRENALINE, COOL_CARD, COOL_GEAR, COOL_SECTOR, Action
from slipstream.core.decisions import Decision, decision_of
from slipstream.core.piles import flip
from slipstream.core.race import Race
from slipstream.core.state import STEP_REACT, STEP_SLIPSTREAM
from slipstream.core.steps.replenish import refresh
from slipstream.core.views import View
from slipstream.odds import Bill, Outcome, Outlook, PlanOdds, flip_odds, option_odds, plan_odds

Card = dict[str, Any]
COOLING = (COOL_GEAR, COOL_ADRENALINE, COOL_SECTOR, COOL_CARD)


def view_of(scene: Scene) -> View:
    return Race(scene.state).view(0)


def odds(scene: Scene, plan: str | list[str | Card]) -> PlanOdds:
    """The odds of a plan in a scene."""
    return plan_odds(view_of(scene), scene.table.zone(plan))


def plain(scene: Scene, plan: str | list[str | Card]) -> Outlook:
    """Its only outlook without reactions."""
    (outlook,) = odds(scene, plan).outlooks
    return outlook


def reacted(scene: Scene, plan: str | list[str | Card], key: str, number: int = 0) -> Outlook:
    """Its only outlook with one reaction."""
    for reaction in odds(scene, plan).reactions:
        if (reaction.action.key, reaction.action.number) == (key, number):
            (outlook,) = reaction.outlooks
            return outlook
    raise AssertionError(f"{key} {number} is not on offer")


def speeds(outlook: Outlook) -> Mapping[int, Fraction]:
    """The distribution of the Speed."""
    found: dict[int, Fraction] = {}
    for outcome in outlook.outcomes:
        found[outcome.speed] = found.get(outcome.speed, Fraction(0)) + outcome.chance
    return found


def only(outlook: Outlook) -> Outcome:
    (outcome,) = outlook.outcomes
    return outcome


def asked(scene: Scene, step: int) -> Decision:
    """The question that a scene stands at."""
    scene.state.step = step
    decision = decision_of(scene.state, 1, 0)
    assert decision.options
    return decision


# Turning over


@pytest.mark.clause("PLUS-1", "PLUS-3")
def test_a_stress_card_finds_each_basic_card_with_equal_chance() -> None:
    scene = Scene({"me": "1:0R"}, hand="S", deck="H B1 B4 B4 U5 S")
    assert speeds(plain(scene, "S")) == {1: Fraction(1, 3), 4: Fraction(2, 3)}
    assert odds(scene, "S").plus == 1


@pytest.mark.clause("PLUS-4")
def test_two_stress_cards_find_two_different_cards() -> None:
    scene = Scene({"me": "1:0R"}, hand="S S", deck="B1 B2 B4", gear=2)
    assert speeds(plain(scene, "S S")) == {3: Fraction(1, 3), 5: Fraction(1, 3), 6: Fraction(1, 3)}


@pytest.mark.clause("PLUS-8")
def test_the_discard_pile_is_turned_over_when_the_draw_pile_holds_no_basic_card_any_more() -> None:
    scene = Scene({"me": "1:0R"}, hand="S S", deck="H B2 S", discard="B1 B4 B4 H", gear=2)
    assert speeds(plain(scene, "S S")) == {3: Fraction(1, 3), 6: Fraction(2, 3)}


@pytest.mark.clause("PLUS-9")
def test_no_basic_card_anywhere_gives_speed_0() -> None:
    outlook = plain(Scene({"me": "1:4R"}, hand="S", deck="H U5", discard="S"), "S")
    assert (only(outlook).speed, only(outlook).progress) == (0, 4)


@pytest.mark.clause("SYM-REFRESH-2", "SYM-SCRAP-1")
def test_a_refreshed_card_is_known_to_lie_on_top() -> None:
    """Scrap takes it, so the one Basic card below is sure to replace the unpayable card."""
    soft: Card = {"v": 4, "refresh": True}
    costly: Card = {"v": 2, "heat": 1, "scrap": 1}
    found = []
    for laid in (True, False):
        scene = Scene({"me": "1:0R"}, hand=[costly, soft], deck="B1", discard="B4", engine=0)
        scene.me.top = None  # a pile in no known order
        card = scene.table.card(soft)
        scene.me.hand -= card
        scene.me.play += card
        refresh(scene.state, scene.me, card)
        if not laid:
            scene.me.top = None
        scene.shift(1).play([costly]).reveal()
        decision = asked(scene, STEP_REACT)
        scrap = Action(actions.SCRAP, 0, 0, scene.table.card(costly))
        (outlook,) = option_odds(view_of(scene), decision, scrap)
        found.append(speeds(outlook))
    assert found[0] == {1: Fraction(1)}
    assert found[1] == {1: Fraction(3, 4), 4: Fraction(1, 4)}  # half the time the Basic card is scrapped


# The next card that is turned over


@pytest.mark.clause("PLUS-1", "PLUS-3")
def test_the_next_flip_finds_a_basic_card_of_the_draw_pile() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1", deck="H B2 B2 S B4", discard="B1 B1")
    assert flip_odds(view_of(scene)) == {2: Fraction(2, 3), 4: Fraction(1, 3)}


@pytest.mark.clause("SYM-REFRESH-1", "PLUS-1")
def test_the_next_flip_passes_a_refreshed_card_and_goes_on_in_the_draw_pile() -> None:
    soft: Card = {"v": 4, "refresh": True}
    scene = Scene({"me": "1:0R"}, hand=[soft], deck="B4", discard="B1")
    scene.me.top = None
    card = scene.table.card(soft)
    scene.me.hand, scene.me.play = 0, card
    refresh(scene.state, scene.me, card)
    view = view_of(scene)
    assert view.cars[0].draw_top == [card]
    assert flip_odds(view) == {4: Fraction(1)}
    assert flip(scene.state, scene.me) == 4


@pytest.mark.clause("PLUS-8", "DRAW-5")
@pytest.mark.parametrize("deck", ["", "H S U5"])
def test_the_next_flip_is_of_the_discard_pile_when_the_draw_pile_has_no_basic_card(deck: str) -> None:
    scene = Scene({"me": "1:0R"}, hand="B4", deck=deck, discard="B1 B3 B3 B3 S")
    assert flip_odds(view_of(scene)) == {1: Fraction(1, 4), 3: Fraction(3, 4)}


@pytest.mark.clause("PLUS-9")
def test_the_next_flip_finds_nothing_without_a_basic_card() -> None:
    assert flip_odds(view_of(Scene({"me": "1:0R"}, hand="B4", deck="S", discard="H"))) == {0: Fraction(1)}


# Corners


@pytest.mark.clause("CORNER-5", "SPIN-1")
def test_the_chance_of_a_spin_out_is_that_of_the_cards_that_are_too_fast() -> None:
    scene = Scene({"me": "1:8R"}, hand="S B3", deck="B1 B2 B3 B4 B4", gear=2, engine=1)
    outlook = plain(scene, "B3 S")
    assert outlook.spin_chance == Fraction(2, 5)  # Speed 7 is two over the limit of 5, the engine holds 1
    assert {outcome.speed: (outcome.spins, outcome.heat, outcome.engine) for outcome in outlook.outcomes} == {
        4: (-1, 0, 1), 5: (-1, 0, 1), 6: (-1, 1, 0), 7: (0, 2, 0),
    }  # fmt: skip
    spun = outlook.outcomes[-1]
    assert (spun.progress, spun.bills) == (15, (Bill(0, 5, 2),))
    assert outlook.greatest_heat == 2


@pytest.mark.clause("CORNER-6", "CORNER-9")
def test_corners_are_paid_in_driving_order_until_one_cannot_be_paid() -> None:
    scene = Scene({"me": "1:16R"}, hand="B4 B3", gear=2, engine=5)
    outcome = only(plain(scene, "B4 B3"))
    assert outcome.bills == (Bill(1, 3, 4), Bill(2, 2, 5))
    assert (outcome.spins, outcome.engine, outcome.paid) == (2, 0, 5)


@pytest.mark.clause("SYM-LIMIT-1")
def test_limits_are_those_in_force() -> None:
    wings: Card = {"v": 6, "limit": 2}
    scene = Scene({"me": "1:8R"}, hand=[wings], road={"corner_A": "-1"})
    assert only(plain(scene, [wings])).bills == (Bill(0, 6, 0),)


@pytest.mark.clause("CLUTTER-4")
def test_a_cluttered_hand_has_no_outlook() -> None:
    found = odds(Scene({"me": "1:8R"}, hand="B1 H H", gear=3, engine=0), "B1 H")
    assert found.cluttered
    assert (found.outlooks, found.reactions) == ((), ())


@pytest.mark.clause("GEAR-3")
def test_a_shift_by_two_is_paid_before_the_corners() -> None:
    found = odds(Scene({"me": "1:6R"}, hand="B1 B2 B4", gear=1, engine=2), "B1 B2 B4")
    assert (found.gear, found.shift) == (3, 1)
    assert (only(found.outlooks[0]).heat, only(found.outlooks[0]).spins) == (2, 0)


# The other cars


@pytest.mark.clause("MOVE-5", "MOVE-6")
def test_a_full_space_stops_the_car_before_the_corner() -> None:
    cars = {"me": "1:5R", "a": "1:10R", "b": "1:10O"}
    outcome = only(plain(Scene(cars, hand="B4 B1", gear=2), "B4 B1"))
    assert (outcome.speed, outcome.progress, outcome.spot, outcome.bills) == (5, 9, 0, ())


@pytest.mark.clause("MOVE-3", "SLIP-2", "SLIP-3")
def test_the_spot_and_the_slipstream_depend_on_who_stands_there() -> None:
    outcome = only(plain(Scene({"me": "1:0R", "a": "1:4R"}, hand="B4"), "B4"))
    assert (outcome.progress, outcome.spot, outcome.tows) == (4, 1, (2,))
    outcome = only(plain(Scene({"me": "1:0R", "a": "1:6R"}, hand="B4"), "B4"))
    assert (outcome.spot, outcome.tows) == (0, ())


@pytest.mark.clause("SLIP-4", "CORNER-2")
def test_slipstream_may_cross_a_line_at_the_same_speed() -> None:
    scene = Scene({"me": "1:5R", "a": "1:9R"}, hand="B4").shift(1).play("B4").reveal()
    decision = asked(scene, STEP_SLIPSTREAM)
    stays, tows = (option_odds(view_of(scene), decision, actions.slipstream(n))[0] for n in (0, 2))
    assert (only(stays).progress, only(stays).bills) == (9, ())
    assert (only(tows).progress, only(tows).speed, only(tows).bills) == (11, 4, (Bill(0, 5, 0),))


@pytest.mark.clause("FINISH-1", "FINISH-5", "FINISH-7")
def test_the_finish_line_ends_the_race_and_hides_what_lies_beyond() -> None:
    scene = Scene({"me": "2:28R"}, hand="S B3", deck="B1 B4", gear=1)
    outlook = plain(scene, "S")
    assert outlook.finish_chance == Fraction(1, 2)
    assert [outcome.finishes for outcome in outlook.outcomes] == [False, True]
    spun = only(plain(Scene({"me": "2:21R"}, hand="B4 B4 B4", gear=3, engine=0), "B4 B4 B4"))
    assert (spun.spins, spun.finishes, spun.progress) == (2, False, 63)


# Reactions


@pytest.mark.clause("BOOST-2", "BOOST-3")
def test_a_boost_is_paid_first_and_adds_a_card() -> None:
    scene = Scene({"me": "1:7R"}, hand="B2", deck="B1 B4 B4", engine=1)
    assert speeds(reacted(scene, "B2", "boost")) == {3: Fraction(1, 3), 6: Fraction(2, 3)}
    assert reacted(scene, "B2", "boost").spin_chance == Fraction(2, 3)
    assert plain(scene, "B2").spin_chance == 0


@pytest.mark.clause("ADR-5")
def test_adrenaline_cools_one_heat_and_may_move_one_space() -> None:
    scene = Scene({"me": "1:8R"}, hand="B4 B2 H H", gear=2, engine=0, adrenaline=True)
    cooled = only(plain(scene, "B4 B2"))
    assert (cooled.heat, cooled.cooled, cooled.spins) == (1, 2, -1)  # by Adrenaline and by the gear
    moved = only(reacted(scene, "B4 B2", "adrenaline-move"))
    assert (moved.speed, moved.progress, moved.heat, moved.spins) == (7, 15, 2, -1)


@pytest.mark.clause("COOL-1", "COOL-4")
def test_cooldown_pays_for_the_corner() -> None:
    scene = Scene({"me": "1:17R"}, hand="B4 B1 H H", gear=1, engine=0)
    outcome = only(plain(scene, "B4"))
    assert (outcome.cooled, outcome.heat, outcome.engine, outcome.spins) == (2, 1, 1, -1)
    assert all(reaction.action.kind not in COOLING for reaction in odds(scene, "B4").reactions)
    scene = Scene({"me": "1:17R"}, hand="B4 B1", gear=1, engine=0)
    assert plain(scene, "B4").spin_chance == 1


@pytest.mark.clause("COOL-6")
def test_all_cooldowns_together_count_equal_cards_twice() -> None:
    fan: Card = {"v": 2, "cool": 1}
    hand: list[str | Card] = [fan, fan, "B4", "H", "H", "H", "H"]
    scene = Scene({"me": "1:9R"}, hand=hand, gear=3, engine=0, adrenaline=False)
    plan: list[str | Card] = [fan, fan, "B4"]
    assert only(plain(scene, plan)).cooled == 2
    assert plain(scene, plan).spin_chance == 1  # Speed 8 at limit 5
    scene.me.engine = 1
    assert plain(scene, plan).spin_chance == 0
    assert only(plain(scene, plan)).engine == 0


@pytest.mark.clause("SYM-ACCEL-1")
def test_accelerate_counts_the_plus_symbols() -> None:
    turbo: Card = {"v": 1, "plus": 2, "accel": True}
    scene = Scene({"me": "1:0R"}, hand=[turbo], deck="B1 B2 B2")
    assert speeds(plain(scene, [turbo])) == {4: Fraction(2, 3), 5: Fraction(1, 3)}
    assert speeds(reacted(scene, [turbo], "accelerate")) == {6: Fraction(2, 3), 7: Fraction(1, 3)}


@pytest.mark.clause("SYM-DIRECT-2", "GARAGE-15")
def test_direct_play_adds_the_card_with_each_of_its_values() -> None:
    pedal: Card = {"v": [1, 4], "direct": True}
    scene = Scene({"me": "1:0R"}, hand=["B2", pedal])
    found = odds(scene, ["B2"])
    (direct,) = [reaction for reaction in found.reactions if reaction.action.key == "direct-play"]
    assert [(outlook.values, only(outlook).speed) for outlook in direct.outlooks] == [((1,), 3), ((4,), 6)]
    assert only(found.outlooks[0]).speed == 2


@pytest.mark.clause("GARAGE-15", "PLUS-5")
def test_each_choice_of_values_has_an_outlook_of_its_own() -> None:
    brakes: Card = {"v": [1, 5]}
    scene = Scene({"me": "1:0R"}, hand=[brakes, brakes, "S"], deck="B1 B3", gear=3)
    found = odds(scene, [brakes, brakes, "S"])
    assert [outlook.values for outlook in found.outlooks] == [(1, 1), (1, 5), (5, 5)]
    half = Fraction(1, 2)
    assert speeds(found.outlooks[1]) == {7: half, 9: half}


# Heat symbols


@pytest.mark.clause("SYM-HEAT-1")
def test_a_heat_symbol_is_paid_before_the_corners() -> None:
    wings: Card = {"v": 6, "heat": 1}
    scene = Scene({"me": "1:8R"}, hand=[wings], engine=2)
    outcome = only(plain(scene, [wings]))
    assert (outcome.heat, outcome.engine, outcome.spins, outcome.replaced) == (1, 0, -1, 0)


@pytest.mark.clause("SYM-HEAT-4", "SYM-HEAT-5", "SYM-HEAT-6")
def test_a_card_that_cannot_be_paid_for_is_replaced_by_a_basic_card() -> None:
    wings: Card = {"v": 6, "heat": 1, "limit": 3}
    scene = Scene({"me": "1:8R"}, hand=[wings], deck="B1 H B3 B3", engine=0)
    outlook = plain(scene, [wings])
    assert speeds(outlook) == {1: Fraction(1, 3), 3: Fraction(2, 3)}
    assert [(outcome.progress, outcome.bills) for outcome in outlook.outcomes] == [
        (9, ()), (11, (Bill(0, 5, 0),)),
    ]  # fmt: skip
    assert all(outcome.replaced == 1 for outcome in outlook.outcomes)


@pytest.mark.clause("SYM-HEAT-3")
def test_cooldown_may_provide_the_heat_of_a_symbol() -> None:
    wings: Card = {"v": 6, "heat": 1}
    cold = Scene({"me": "1:0R"}, hand=[wings], deck="B1", engine=0)
    assert only(plain(cold, [wings])).speed == 1
    cooled = only(plain(Scene({"me": "1:0R"}, hand=[wings, "H"], deck="B1", engine=0), [wings]))
    assert (cooled.speed, cooled.engine, cooled.replaced) == (6, 0, 0)


# Tournament


@pytest.mark.clause("TOURNAMENT-4")
def test_a_correction_upwards_takes_one_card_at_random() -> None:
    scene = Scene({"me": "1:0R"}, hand="B1 B4 B4", gear=1, engine=0, tournament=True)
    found = odds(scene, "B1 B4 B4")
    assert (found.gear, found.shift) == (2, 0)
    assert speeds(found.outlooks[0]) == {5: Fraction(2, 3), 8: Fraction(1, 3)}


@pytest.mark.clause("TOURNAMENT-5")
def test_a_correction_downwards_adds_a_basic_card() -> None:
    scene = Scene({"me": "1:0R"}, hand="B4", deck="B1 B2 H", gear=3, engine=0, tournament=True)
    found = odds(scene, "B4")
    assert (found.gear, found.plus) == (2, 1)
    assert speeds(found.outlooks[0]) == {5: Fraction(1, 2), 6: Fraction(1, 2)}


# Answers in the turn


@pytest.mark.clause("REACT-2")
def test_an_answer_is_judged_from_where_the_turn_stands() -> None:
    scene = Scene({"me": "1:6R"}, hand="B4 B2 H", gear=1, deck="B3", engine=1, adrenaline=True)
    scene.shift(1).play("B4").reveal().adrenaline_move()
    decision = asked(scene, STEP_REACT)
    assert [option.key for option in decision.options].count("adrenaline-move") == 0
    (ends,) = option_odds(view_of(scene), decision, actions.end_react())
    (boosts,) = option_odds(view_of(scene), decision, actions.boost())
    assert (only(ends).speed, only(ends).bills) == (5, (Bill(0, 5, 0),))
    assert (only(boosts).speed, only(boosts).spins, only(boosts).cooled) == (8, 0, 1)


def test_there_are_no_odds_once_the_corners_are_behind() -> None:
    scene = Scene({"me": "1:6R"}, hand="B4")
    with pytest.raises(ValueError, match="settled before 'discard'"):
        option_odds(view_of(scene), Decision(1, 0, "discard", None, []), actions.discard(0))
