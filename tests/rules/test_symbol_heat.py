"""Upgrade symbols: Heat, and the card that cannot be paid for (SYM-HEAT)."""

from __future__ import annotations

from functools import partial
from itertools import permutations
from typing import Any, Final

import pytest

from slipstream.checks.scene_cards import canonical
from slipstream.checks.scenes import Scene
from slipstream.core import actions
from slipstream.core.steps.react import react_options
from tests.rules.scenes_support import events_of, refused

Card = dict[str, Any]

TURBO: Final[Card] = {"v": 6, "heat": 2}
COOLED_TURBO: Final[Card] = {"v": 6, "heat": 1, "cool": 1}
BRAKES: Final[Card] = {"v": [1, 2, 3, 4], "heat": 1}
PEDAL: Final[Card] = {"v": 4, "direct": True, "heat": 1}


def names(*cards: str | Card) -> list[str]:
    """Cards as a scene gives them."""
    return sorted(canonical(card) for card in cards)


def turbo(me: str = "1:0R", deck: str = "B4", engine: int = 0, card: Card = TURBO, **cars: str) -> Scene:
    """The card alone, played in first gear and revealed."""
    scene = Scene({"me": me, **cars}, hand=[card, "B1"], deck=deck, engine=engine, adrenaline=False)
    return scene.shift(1).play([card]).reveal()


# Paying


@pytest.mark.clause("SYM-HEAT-1")
@pytest.mark.parametrize(("heat", "left"), [(1, 3), (2, 2), (4, 0)])
def test_heat_cards_move_from_the_engine_to_the_discard_pile_during_react(heat: int, left: int) -> None:
    card = {"v": 6, "heat": heat}
    scene = turbo(engine=4, card=card)
    assert (scene.engine, scene.discard_pile) == (4, [])  # revealing alone pays nothing
    scene.pay_heat(card).end_react()
    assert (scene.engine, scene.discard_pile, scene.speed, scene.at()) == (left, ["H"] * heat, 6, "1:6R")
    assert [(event.a, event.b) for event in events_of(scene, "heat-paid")] == [(heat, 3)]


@pytest.mark.clause("SYM-HEAT-1")
def test_the_heat_of_a_card_is_paid_once() -> None:
    scene = turbo(engine=6).pay_heat(TURBO)
    assert refused(lambda: scene.pay_heat(TURBO)) == "symbol-not-open"
    assert refused(lambda: scene.unpayable(TURBO)) == "symbol-not-open"
    assert scene.engine == 4


@pytest.mark.clause("SYM-HEAT-1", "SYM-HEAT-4")
def test_paying_is_not_a_choice_while_the_engine_can_pay() -> None:
    scene = turbo(engine=2)
    assert refused(scene.end_react) == "mandatory-symbol-open"
    assert refused(lambda: scene.slipstream(0)) == "mandatory-symbol-open"
    assert refused(scene.corner_check) == "mandatory-symbol-open"


@pytest.mark.clause("SYM-HEAT-2")
def test_there_is_no_part_payment() -> None:
    scene = turbo(engine=1)
    before = scene.fingerprint()
    assert refused(lambda: scene.pay_heat(TURBO)) == "symbol-needs-heat"
    assert scene.fingerprint() == before
    scene.unpayable(TURBO)
    assert (scene.engine, "H" in scene.discard_pile) == (1, False)  # nothing of it was taken


@pytest.mark.clause("SYM-HEAT-2", "SYM-3")
def test_two_cards_are_paid_for_one_after_the_other() -> None:
    scene = Scene({"me": "1:0R"}, hand=[TURBO, TURBO], deck="B1", gear=2, engine=3)
    scene.shift(2).play([TURBO, TURBO]).reveal().pay_heat(TURBO)
    assert scene.engine == 1
    assert refused(lambda: scene.pay_heat(TURBO)) == "symbol-needs-heat"
    scene.unpayable(TURBO).end_react()
    assert (scene.engine, scene.speed, scene.at()) == (1, 7, "1:7R")


@pytest.mark.clause("SYM-HEAT-3", "SYM-COOL-1")
def test_the_cooldown_of_the_card_itself_may_provide_the_heat() -> None:
    scene = Scene({"me": "1:0R"}, hand=[COOLED_TURBO, "B1", "B1", "H"], gear=3, engine=0, adrenaline=False)
    scene.shift(3).play([COOLED_TURBO, "B1", "B1"]).reveal()
    assert refused(lambda: scene.pay_heat(COOLED_TURBO)) == "symbol-needs-heat"
    scene.cooldown("card", 1).pay_heat(COOLED_TURBO).end_react()
    assert (scene.engine, scene.speed, scene.hand, scene.discard_pile) == (0, 8, [], ["H"])


@pytest.mark.clause("SYM-HEAT-3")
@pytest.mark.parametrize("source", ["gear", "adrenaline", "weather", "card"])
def test_any_cooldown_used_earlier_in_react_may_provide_the_heat(source: str) -> None:
    dear: Card = {"v": 4, "heat": 1}
    cooler: Card = {"v": 1, "cool": 1}
    scene = Scene(
        {"me": "1:10R"},
        hand=[dear, cooler, "H"],
        gear=2,
        engine=0,
        adrenaline=True,
        road={"sector_A": "weather"},
        weather="cooldown_bonus",
    )
    scene.shift(2).play([dear, cooler]).reveal().cooldown(source, 1).pay_heat(dear).end_react()
    assert (scene.engine, scene.discard_pile, scene.speed) == (0, ["H"], 5)


@pytest.mark.clause("SYM-HEAT-3")
def test_cooldowns_add_up_for_one_payment() -> None:
    card: Card = {"v": 7, "heat": 2, "cool": 3}
    scene = Scene({"me": "1:0R"}, hand=[card, "B1", "H", "H"], gear=2, engine=0, adrenaline=False)
    scene.shift(2).play([card, "B1"]).reveal().cooldown("gear", 1)
    assert refused(lambda: scene.pay_heat(card)) == "symbol-needs-heat"
    scene.cooldown("card", 1).pay_heat(card)
    assert (scene.engine, scene.discard_pile) == (0, ["H", "H"])


# The card that cannot be paid for


@pytest.mark.clause("SYM-HEAT-4")
def test_a_card_the_engine_cannot_pay_for_goes_to_the_discard_pile() -> None:
    scene = turbo(engine=1, deck="B3 B4")
    assert refused(scene.end_react) == "mandatory-symbol-open"
    scene.unpayable(TURBO).end_react()
    assert (scene.discard_pile, scene.play_area, scene.speed) == (names(TURBO), ["B3"], 3)


@pytest.mark.clause("SYM-HEAT-4")
@pytest.mark.parametrize("engine", [2, 3, 6])
def test_declaring_is_illegal_while_the_engine_holds_enough(engine: int) -> None:
    scene = turbo(engine=engine)
    assert refused(lambda: scene.unpayable(TURBO)) == "symbol-is-payable"


@pytest.mark.clause("SYM-HEAT-4")
def test_a_card_without_a_heat_symbol_is_never_unpayable() -> None:
    plain: Card = {"v": 4, "scrap": 1}
    scene = turbo(card=plain)
    assert refused(lambda: scene.unpayable(plain)) == "symbol-not-open"
    assert refused(lambda: scene.unpayable(TURBO)) == "symbol-not-open"  # not in the play area at all
    assert refused(lambda: scene.pay_heat("B4")) == "symbol-not-open"


@pytest.mark.clause("SYM-HEAT-4")
def test_spending_heat_first_may_make_a_card_unpayable() -> None:
    scene = turbo(engine=2, deck="B1 B2")
    assert refused(lambda: scene.unpayable(TURBO)) == "symbol-is-payable"
    scene.boost().unpayable(TURBO).end_react()
    assert (scene.speed, scene.at(), scene.engine) == (3, "1:3R", 1)


@pytest.mark.clause("SYM-HEAT-4", "SYM-HEAT-3")
def test_unpayable_together_with_cooldown_nobody_is_forced_to_cool_first() -> None:
    """Q-13: cooling first is allowed, not demanded; once it was done the card is payable."""
    hand: list[str | Card] = [COOLED_TURBO, "H", "B1"]
    scene = Scene({"me": "1:0R"}, hand=hand, deck="B2", engine=0).shift(1).play([COOLED_TURBO]).reveal()
    scene.unpayable(COOLED_TURBO).end_react()
    assert (scene.speed, scene.engine, scene.hand) == (2, 0, ["B1", "H"])

    scene = Scene({"me": "1:0R"}, hand=hand, deck="B2", engine=0).shift(1).play([COOLED_TURBO]).reveal()
    scene.cooldown("card", 1)
    assert refused(lambda: scene.unpayable(COOLED_TURBO)) == "symbol-is-payable"


@pytest.mark.clause("SYM-HEAT-4", "SYM-HEAT-7")
def test_unpayable_together_with_cooldown_too_little_cooling_stays_cooled() -> None:
    card: Card = {"v": 7, "heat": 2, "cool": 3}
    scene = Scene({"me": "1:0R"}, hand=[card, "H", "B1"], deck="B2", engine=0)
    scene.shift(1).play([card]).reveal().cooldown("card", 1).unpayable(card).end_react()
    assert (scene.speed, scene.engine, scene.hand, scene.at()) == (2, 1, ["B1"], "1:2R")


@pytest.mark.clause("SYM-HEAT-4")
def test_unpayable_together_with_cooldown_the_gear_still_cools_afterwards() -> None:
    scene = Scene({"me": "1:0R"}, hand=[COOLED_TURBO, "H", "H"], deck="B2", engine=0, adrenaline=False)
    scene.shift(1).play([COOLED_TURBO]).reveal().unpayable(COOLED_TURBO)
    assert refused(lambda: scene.cooldown("card", 1, COOLED_TURBO)) == "symbol-not-open"
    scene.cooldown("gear", 2).end_react()
    assert (scene.engine, scene.hand) == (2, [])


@pytest.mark.clause("SYM-HEAT-4")
@pytest.mark.parametrize("symbol", ["cool", "scrap", "stress", "salvage", "accel"])
def test_the_unused_symbols_of_the_discarded_card_are_void(symbol: str) -> None:
    card: Card = {"v": 6, "heat": 2, symbol: True if symbol == "accel" else 1}
    scene = Scene({"me": "1:0R"}, hand=[card, "S", "S", "H"], deck="B2 B3 B4", discard="B1", gear=2, engine=0)
    scene.shift(2).play([card, "S"]).reveal().unpayable(card)
    uses = {
        "cool": lambda: scene.cooldown("card", 1, card),
        "scrap": lambda: scene.scrap(card),
        "stress": lambda: scene.reduce(1, card),
        "salvage": lambda: scene.salvage(["B1"], card=card),
        "accel": lambda: scene.accelerate(card),
    }
    assert refused(uses[symbol]) == "symbol-not-open"
    scene.end_react()  # an open Scrap does not hold the player either


@pytest.mark.clause("SYM-HEAT-4", "SYM-LIMIT-3")
def test_the_adjusted_limit_of_the_discarded_card_is_void() -> None:
    wings: Card = {"v": 6, "heat": 2, "limit": 3}
    kept = Scene({"me": "1:9R"}, hand=[wings, "B2"], gear=2, engine=2)
    kept.shift(2).play([wings, "B2"]).reveal().pay_heat(wings).corner_check()
    assert (kept.speed, kept.paid, kept.spun_out) == (8, [("A", 0)], False)  # limit 5 + 3
    lost = Scene({"me": "1:9R"}, hand=[wings, "B2"], deck="B4", gear=2, engine=1, adrenaline=False)
    lost.shift(2).play([wings, "B2"]).reveal().unpayable(wings).corner_check()
    assert (lost.speed, lost.paid, lost.engine) == (6, [("A", 1)], 0)  # limit 5


@pytest.mark.clause("SYM-HEAT-4", "SYM-SLIP-1")
def test_the_slipstream_boost_of_the_discarded_card_is_void() -> None:
    rpm: Card = {"v": 1, "heat": 1, "slip": 3}
    paid = turbo(engine=1, card=rpm, a="1:2R").pay_heat(rpm).end_react()
    assert paid.slip_options == [2, 5]
    void = turbo(engine=0, deck="B1", card=rpm, a="1:2R").unpayable(rpm).end_react()
    assert void.slip_options == [2]


@pytest.mark.clause("SYM-HEAT-4")
def test_of_two_equal_cards_only_the_unpaid_one_is_replaced() -> None:
    hand: list[str | Card] = [COOLED_TURBO, COOLED_TURBO, "H", "H"]
    scene = Scene({"me": "1:0R"}, hand=hand, deck="B1", gear=2, engine=1, adrenaline=False)
    scene.shift(2).play([COOLED_TURBO, COOLED_TURBO]).reveal()
    scene.pay_heat(COOLED_TURBO).unpayable(COOLED_TURBO)
    assert (scene.play_area, scene.speed) == (names(COOLED_TURBO, "B1"), 7)
    scene.cooldown("card", 1, COOLED_TURBO)  # of the card that stayed
    assert refused(lambda: scene.cooldown("card", 1, COOLED_TURBO)) == "symbol-not-open"
    scene.end_react()


# The Basic card in its place


@pytest.mark.clause("SYM-HEAT-5")
def test_the_replacement_is_turned_over_like_a_plus_symbol() -> None:
    scene = turbo(deck="H S B3 B4").unpayable(TURBO)
    assert (scene.play_area, scene.discard_pile) == (["B3"], names("H", "S", TURBO))
    assert (scene.draw_pile, scene.speed, scene.at()) == (["B4"], 3, "1:3R")


@pytest.mark.clause("SYM-HEAT-5", "PLUS-10")
def test_the_replacement_is_not_a_plus_symbol_used() -> None:
    pedal: Card = {"v": 1, "accel": True}
    scene = Scene({"me": "1:0R"}, hand=[TURBO, pedal], deck="B3", gear=2, engine=0)
    scene.shift(2).play([TURBO, pedal]).reveal().unpayable(TURBO)
    assert scene.plus_used == 0
    assert refused(scene.accelerate) == "no-plus-used"


@pytest.mark.clause("SYM-HEAT-5", "PLUS-8")
def test_the_replacement_may_reshuffle_and_the_discarded_card_is_among_the_cards() -> None:
    scene = Scene({"me": "1:0R"}, hand=[TURBO], discard="B4", reshuffle=[[TURBO, "B4"]], engine=0)
    scene.shift(1).play([TURBO]).reveal().unpayable(TURBO).end_react()
    assert [event.a for event in events_of(scene, "reshuffled")] == [2]
    assert (scene.speed, scene.discard_pile, scene.draw_pile) == (4, names(TURBO), [])


@pytest.mark.clause("SYM-HEAT-5", "PLUS-9", "MOVE-11")
def test_without_a_basic_card_the_replacement_is_nothing_and_speed_is_0() -> None:
    scene = Scene({"me": "1:0O", "a": "1:0R"}, hand=[TURBO, "B1"], deck="H S", engine=0)
    scene.shift(1).play([TURBO]).reveal().unpayable(TURBO).end_react()
    assert (scene.speed, scene.at(), scene.draw_pile) == (0, "1:0O", ["H", "S"])
    assert scene.slip_options == [2]  # the turn goes on as with any other Speed


# Where the car stands then


@pytest.mark.clause("SYM-HEAT-6")
@pytest.mark.parametrize(("deck", "at"), [("B1", "1:1R"), ("B2", "1:2R"), ("B3", "1:3R"), ("B4", "1:4R")])
def test_the_car_stands_where_the_basic_card_would_have_taken_it(deck: str, at: str) -> None:
    scene = turbo(deck=deck)
    assert scene.at() == "1:6R"
    assert scene.unpayable(TURBO).at() == at


@pytest.mark.clause("SYM-HEAT-6")
def test_the_replacement_may_bring_the_car_further() -> None:
    slow: Card = {"v": 1, "heat": 1}
    scene = turbo(deck="B4", card=slow).unpayable(slow)
    assert (scene.speed, scene.at()) == (4, "1:4R")


@pytest.mark.clause("SYM-HEAT-6")
def test_a_car_that_was_blocked_starts_again_from_its_first_spot() -> None:
    scene = turbo(deck="B4", a="1:6R", b="1:6O")
    assert scene.at() == "1:5R"
    assert scene.unpayable(TURBO).at() == "1:4R"


@pytest.mark.clause("SYM-HEAT-6", "MOVE-5")
def test_the_repeated_movement_can_be_blocked_where_the_first_was_not() -> None:
    scene = turbo(deck="B4", a="1:4R", b="1:4O")
    assert scene.at() == "1:6R"
    scene.unpayable(TURBO)
    assert (scene.at(), scene.speed) == ("1:3R", 4)


@pytest.mark.clause("SYM-HEAT-6", "MOVE-7")
def test_a_repetition_that_cannot_advance_leaves_the_car_on_its_very_spot() -> None:
    scene = turbo(me="1:0O", deck="B1", a="1:1R", b="1:1O")
    assert scene.at() == "1:6R"
    assert scene.unpayable(TURBO).at() == "1:0O"


@pytest.mark.clause("SYM-HEAT-6", "MOVE-10")
def test_all_movements_of_the_turn_are_repeated_in_their_order() -> None:
    """2 instead of 6, blocked to 1; then the 3 of the Boost and the 1 of Adrenaline from there."""
    cars = {"me": "1:0R", "a": "1:2R", "b": "1:2O"}
    scene = Scene(cars, hand=[TURBO], deck="B3 B2", engine=1, adrenaline=True)
    scene.shift(1).play([TURBO]).reveal().boost().adrenaline_move()
    assert (scene.speed, scene.at()) == (10, "1:10R")
    scene.unpayable(TURBO)
    assert (scene.speed, scene.at()) == (6, "1:5R")


@pytest.mark.clause("SYM-HEAT-6")
def test_movements_after_the_declaration_go_on_from_the_new_place() -> None:
    scene = turbo(deck="B2 B3", engine=1).unpayable(TURBO).boost().end_react()
    assert (scene.speed, scene.at()) == (5, "1:5R")


@pytest.mark.clause("SYM-HEAT-6", "CORNER-2")
def test_a_line_crossed_by_the_discarded_card_alone_was_not_crossed() -> None:
    scene = turbo(me="1:8R", deck="B1")
    assert scene.at() == "1:14R"
    scene.unpayable(TURBO).corner_check()
    assert (scene.at(), scene.paid) == ("1:9R", [])


@pytest.mark.clause("SYM-HEAT-6", "CORNER-2")
def test_a_line_crossed_by_the_replacement_is_checked_with_the_new_speed() -> None:
    slow: Card = {"v": 1, "heat": 3}
    scene = Scene({"me": "1:17R"}, hand=[slow], deck="B4", engine=1, adrenaline=False)
    scene.shift(1).play([slow]).reveal().unpayable(slow).corner_check()
    assert (scene.at(), scene.speed, scene.paid, scene.engine) == ("1:21R", 4, [("B", 1)], 0)


@pytest.mark.clause("SYM-HEAT-6", "FINISH-1")
def test_a_car_taken_back_before_the_finish_line_has_not_finished() -> None:
    scene = turbo(me="2:26R", deck="B1 B2 B3")
    assert scene.at() == "3:2R"
    scene.unpayable(TURBO).corner_check()
    assert (scene.at(), scene.finished) == ("2:27R", False)
    scene.replenish()  # so the turn goes on to step 9


@pytest.mark.clause("SYM-HEAT-6", "FINISH-1")
def test_a_replacement_may_carry_the_car_over_the_finish_line() -> None:
    slow: Card = {"v": 1, "heat": 1}
    scene = turbo(me="2:28R", deck="B4", card=slow).unpayable(slow).corner_check()
    assert (scene.at(), scene.finished) == ("3:2R", True)


@pytest.mark.clause("SYM-HEAT-6", "SLIP-2")
def test_slipstream_looks_at_the_place_after_the_replacement() -> None:
    scene = turbo(deck="B3", a="1:7R", b="1:4R")
    assert scene.unpayable(TURBO).slipstream(2).at() == "1:5R"
    away = turbo(deck="B1", a="1:7R").unpayable(TURBO)
    assert refused(lambda: away.slipstream(2)) == "slipstream-no-car"


@pytest.mark.clause("SYM-HEAT-6", "GARAGE-15")
@pytest.mark.parametrize("chosen", [1, 2, 3, 4])
def test_a_chosen_value_is_taken_back_as_chosen(chosen: int) -> None:
    scene = Scene({"me": "1:0R"}, hand=[BRAKES, "B4"], deck="B3", gear=2, engine=0)
    scene.shift(2).play([BRAKES, "B4"]).reveal([chosen])
    assert scene.speed == 4 + chosen
    scene.unpayable(BRAKES)
    assert (scene.speed, scene.at()) == (7, "1:7R")


def two_brakes(*values: int, engine: int = 0, deck: str = "B3 B2") -> Scene:
    """Two equal cards of the plan, with these values."""
    scene = Scene({"me": "1:0R"}, hand=[BRAKES, BRAKES], deck=deck, gear=2, engine=engine)
    return scene.shift(2).play([BRAKES, BRAKES]).reveal(values)


def unpayable_answers(scene: Scene) -> list[int]:
    """The values that the listed answers name, 0 for one that names none."""
    options = react_options(scene.state, scene.me)
    return [option.number for option in options if option.kind == actions.UNPAYABLE]


@pytest.mark.clause("SYM-HEAT-6", "GARAGE-15")
def test_two_chosen_values_are_both_taken_back() -> None:
    scene = two_brakes(4, 1).unpayable(BRAKES, 1).unpayable(BRAKES).end_react()
    assert (scene.speed, scene.at()) == (5, "1:5R")


@pytest.mark.clause("SYM-HEAT-4", "SYM-HEAT-6", "GARAGE-15")
@pytest.mark.parametrize(("goes", "stays"), [(4, 1), (1, 4)])
def test_the_player_says_which_of_two_equal_cards_goes(goes: int, stays: int) -> None:
    """One of two is paid for: the player keeps the value that suits the corner."""
    scene = two_brakes(4, 1, engine=1).pay_heat(BRAKES)
    assert unpayable_answers(scene) == [4, 1]
    scene.unpayable(BRAKES, goes).end_react()
    assert (scene.speed, scene.at()) == (stays + 3, f"1:{stays + 3}R")


@pytest.mark.clause("SYM-HEAT-4", "GARAGE-15")
def test_where_no_value_is_named_the_one_chosen_first_goes() -> None:
    assert two_brakes(4, 1).unpayable(BRAKES).speed == 1 + 3
    assert two_brakes(1, 4).unpayable(BRAKES).speed == 4 + 3


@pytest.mark.clause("SYM-HEAT-4", "GARAGE-15")
def test_there_is_nothing_to_say_about_cards_of_the_same_value() -> None:
    scene = two_brakes(2, 2)
    assert unpayable_answers(scene) == [0]
    assert refused(lambda: scene.unpayable(BRAKES, 2)) == "value-not-in-play"
    assert scene.unpayable(BRAKES).speed == 2 + 3
    assert unpayable_answers(scene) == [0]  # the one that is left


@pytest.mark.clause("SYM-HEAT-4", "GARAGE-15")
def test_only_a_value_in_play_can_go() -> None:
    scene = two_brakes(4, 1)
    for value in (-1, 2, 3, 5):
        assert refused(partial(scene.unpayable, BRAKES, value)) == "value-not-in-play"
    scene.unpayable(BRAKES, 4)
    assert refused(lambda: scene.unpayable(BRAKES, 1)) == "value-not-in-play"  # it is the only one now


@pytest.mark.clause("SYM-HEAT-4", "GARAGE-15")
def test_a_value_of_nothing_can_go_too() -> None:
    card: Card = {"v": [0, 4], "heat": 1}
    scene = Scene({"me": "1:0R"}, hand=[card, card], deck="B3", gear=2, engine=0)
    scene.shift(2).play([card, card]).reveal([4, 0])
    assert unpayable_answers(scene) == [4, 0]
    assert scene.unpayable(card).speed == 4 + 3


@pytest.mark.clause("SYM-HEAT-6")
def test_two_different_unpayable_cards_are_both_replaced() -> None:
    scene = Scene({"me": "1:0R"}, hand=[TURBO, COOLED_TURBO], deck="B1 B2", gear=2, engine=0)
    scene.shift(2).play([TURBO, COOLED_TURBO]).reveal().unpayable(COOLED_TURBO).unpayable(TURBO).end_react()
    assert (scene.speed, scene.at(), scene.play_area) == (3, "1:3R", ["B1", "B2"])


# Together with Direct Play


@pytest.mark.clause("SYM-HEAT-6", "SYM-DIRECT-2")
def test_the_movement_of_a_card_played_directly_is_the_one_corrected() -> None:
    """3 by the plan, 1 instead of 4 (blocked by the full space 4), 2 by the Boost."""
    cars = {"me": "1:0R", "a": "1:4R", "b": "1:4O"}
    scene = Scene(cars, hand=["B3", PEDAL], deck="B2 B1", engine=1, adrenaline=False)
    scene.shift(1).play(["B3"]).reveal().direct(PEDAL).boost()
    assert (scene.speed, scene.at()) == (9, "1:9R")
    scene.unpayable(PEDAL).end_react()
    assert (scene.speed, scene.at()) == (6, "1:5R")


@pytest.mark.clause("SYM-HEAT-6", "SYM-DIRECT-2")
def test_an_unpayable_card_of_the_plan_leaves_a_direct_play_as_it_is() -> None:
    gas: Card = {"v": 3, "direct": True}
    scene = Scene({"me": "1:0R"}, hand=[TURBO, gas], deck="B1", engine=0)
    scene.shift(1).play([TURBO]).reveal().direct(gas).unpayable(TURBO).end_react()
    assert (scene.speed, scene.at(), scene.play_area) == (4, "1:4R", names(gas, "B1"))


@pytest.mark.clause("SYM-HEAT-6", "SYM-DIRECT-3")
def test_two_equal_unpayable_cards_one_of_the_plan_and_one_played_directly() -> None:
    """Had Basic 1s been played: 1 by the plan, 1 directly, 1 by the Boost."""
    scene = Scene({"me": "1:0R"}, hand=[PEDAL, PEDAL], deck="B1 B1 B1", engine=1, adrenaline=False)
    scene.shift(1).play([PEDAL]).reveal().direct(PEDAL).boost()
    assert (scene.speed, scene.at()) == (9, "1:9R")
    scene.unpayable(PEDAL).unpayable(PEDAL).end_react()
    assert (scene.speed, scene.at()) == (3, "1:3R")


@pytest.mark.clause("SYM-HEAT-6", "SYM-DIRECT-3")
def test_two_equal_unpayable_cards_both_played_directly() -> None:
    """Had Basic 1s been played: 2 by the plan, 1 and 1 directly, 1 by the Boost."""
    scene = Scene({"me": "1:0R"}, hand=["B2", PEDAL, PEDAL], deck="B1 B1 B1", engine=1, adrenaline=False)
    scene.shift(1).play(["B2"]).reveal().direct(PEDAL).direct(PEDAL).boost()
    scene.unpayable(PEDAL).unpayable(PEDAL).end_react()
    assert (scene.speed, scene.at()) == (5, "1:5R")


@pytest.mark.clause("SYM-HEAT-6", "SYM-DIRECT-2", "GARAGE-15")
@pytest.mark.parametrize(("goes", "at"), [(2, "1:9R"), (3, "1:8R"), (4, "1:4R"), (0, "1:9R")])
def test_the_movement_of_the_card_that_goes_is_the_one_corrected(goes: int, at: str) -> None:
    """2 by the plan, 3 and 4 directly, 1 by the Boost; a Basic 1 for one of them. Space 5 is full."""
    gas: Card = {"v": [2, 3, 4], "direct": True, "heat": 1}
    cars = {"me": "1:0R", "a": "1:5R", "b": "1:5O"}
    scene = Scene(cars, hand=[gas, gas, gas], deck="B1 B1", engine=1, adrenaline=False)
    scene.shift(1).play([gas]).reveal([2]).direct(gas, [3]).direct(gas, [4]).boost()
    assert (scene.speed, scene.at()) == (10, "1:9R")
    scene.unpayable(gas, goes)
    assert (scene.speed, scene.at()) == (10 - (goes or 2) + 1, at)


@pytest.mark.clause("SYM-HEAT-6", "SYM-DIRECT-2", "GARAGE-15")
def test_every_card_that_goes_takes_its_own_movement_with_it() -> None:
    """As above, all three in turn: 1 by each of them, in whatever order they go."""
    gas: Card = {"v": [2, 3, 4], "direct": True, "heat": 1}
    for order in permutations([2, 3, 4]):
        scene = Scene({"me": "1:0R"}, hand=[gas, gas, gas], deck="B1 B1 B1 B1", engine=1, adrenaline=False)
        scene.shift(1).play([gas]).reveal([2]).direct(gas, [3]).direct(gas, [4]).boost()
        scene.unpayable(gas, order[0]).unpayable(gas, order[1]).unpayable(gas)
        assert [scene.state.turn.moves[at] for at in range(1, 8, 2)] == [1, 1, 1, 1]
        assert (scene.speed, scene.at()) == (4, "1:4R")


# What is not undone


@pytest.mark.clause("SYM-HEAT-7")
def test_effects_already_used_are_not_undone() -> None:
    card: Card = {"v": 6, "heat": 4, "cool": 1, "scrap": 1, "stress": 1, "salvage": 1}
    hand: list[str | Card] = [card, "H", "S", "S"]
    scene = Scene({"me": "1:0R"}, hand=hand, deck="B4 B3", discard="B2", engine=0, adrenaline=False)
    scene.shift(1).play([card]).reveal().cooldown("card", 1).scrap(card).reduce(1)
    scene.salvage(["B2"], deck_after=["B2", "B3"]).unpayable(card).end_react()
    assert (scene.engine, scene.hand, scene.speed) == (1, ["S"], 2)
    assert scene.discard_pile == names("B4", "S", card)
    assert (scene.play_area, scene.draw_pile) == (["B2"], ["B3"])


@pytest.mark.clause("SYM-HEAT-7")
def test_an_accelerate_already_used_is_not_undone() -> None:
    card: Card = {"v": 6, "heat": 2, "accel": True}
    scene = Scene({"me": "1:0R"}, hand=[card, "S"], deck="B3 B1", gear=2, engine=0)
    scene.shift(2).play([card, "S"]).reveal().accelerate()
    assert (scene.speed, scene.at()) == (10, "1:10R")
    scene.unpayable(card).end_react()
    assert (scene.speed, scene.at(), scene.plus_used) == (5, "1:5R", 1)


@pytest.mark.clause("SYM-HEAT-7")
def test_cards_found_by_other_plus_symbols_stay() -> None:
    scene = Scene({"me": "1:0R"}, hand=[TURBO, "S"], deck="B3 B1", gear=2, engine=0)
    scene.shift(2).play([TURBO, "S"]).reveal().unpayable(TURBO).end_react()
    assert (scene.play_area, scene.speed, scene.plus_used) == (["B1", "B3", "S"], 4, 1)
