"""Step 5: react. Every symbol is used by itself, in any order, at most once (REACT, BOOST, ADR)."""

from __future__ import annotations

from slipstream.core.actions import (
    ACCELERATE,
    ADRENALINE_MOVE,
    BOOST,
    COOL_CARD,
    COOL_GEAR,
    COOL_SECTOR,
    DIRECT_PLAY,
    END_REACT,
    PAY_HEAT,
    REDUCE_STRESS,
    SALVAGE,
    SCRAP,
    UNPAYABLE,
    Action,
    is_cooldown,
)
from slipstream.core.cards import FIRST_UPGRADE, KINDS, UNIT, contains, next_special, selections
from slipstream.core.events import ADRENALINE_USED, BOOSTED, FOR_BOOST
from slipstream.core.movement import can_advance, go_faster
from slipstream.core.piles import pay_heat
from slipstream.core.steps import card_symbols
from slipstream.core.steps.cooldown import cool_down, cooldown_refusal, most
from slipstream.core.steps.reveal_and_move import resolve_plus
from slipstream.core.steps.symbols import face_of
from slipstream.core.symbols import (
    OPENING,
    SYM_ACCELERATE,
    SYM_COOLDOWN,
    SYM_DIRECT,
    SYM_HEAT,
    SYM_SALVAGE,
    SYM_SCRAP,
    SYM_STRESS,
    SYMBOLS,
)
from slipstream.core.turn_data import NOTHING_OPEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.rules import RaceRules
    from slipstream.core.state import RaceState

ADRENALINE_SPACES: Final = 1  # and as much Speed (ADR-5)


def has_adrenaline_move(state: RaceState, car: Car) -> bool:
    """Is the movement half of Adrenaline still open? (ADR-5)"""
    return car.adrenaline and not state.turn.adrenaline_moved


_MANDATORY: Final = [symbol for symbol in range(OPENING) if SYMBOLS[symbol].mandatory]


def can_move_by_adrenaline(state: RaceState, car: Car) -> bool:
    """Is the movement half of Adrenaline open, and can the car advance? (ADR-5, ADR-10)"""
    return has_adrenaline_move(state, car) and can_advance(state, car, ADRENALINE_SPACES)


def boost_cost(rules: RaceRules, space: i64) -> i64:
    """1 Heat, nothing in a sector with Heat control (BOOST-1, ROAD-8)."""
    return 0 if rules.sector_effects and rules.free_boost[space] > 0 else 1


def can_boost(state: RaceState, car: Car) -> bool:
    """Once per turn, if it can be paid for, blocked or not (BOOST-1, 6, 8)."""
    return not state.turn.boosted and boost_cost(state.rules, car.space) <= car.engine


def must_go_on(state: RaceState) -> bool:
    """Is a mandatory symbol still open? (REACT-5, SYM-1)"""
    turn = state.turn
    if turn.open is not NOTHING_OPEN:
        for symbol in _MANDATORY:
            if turn.open[symbol] != 0:
                return True
    return False


def react_refusal(state: RaceState, car: Car, kind: i64, cards: i64, number: i64, card: i64) -> str:
    """Why this symbol cannot be used now, "" if it can."""
    if is_cooldown(kind):
        return cooldown_refusal(state, car, kind, number, card)
    if kind == ADRENALINE_MOVE:
        if not car.adrenaline:
            return "no-adrenaline"
        if state.turn.adrenaline_moved:
            return "symbol-used"
        return "" if can_move_by_adrenaline(state, car) else "no-room-ahead"
    if kind == BOOST:
        if state.turn.boosted:
            return "symbol-used"
        return "" if can_boost(state, car) else "boost-needs-heat"
    if kind == END_REACT:
        return "mandatory-symbol-open" if must_go_on(state) else ""
    if kind == PAY_HEAT:
        return card_symbols.pay_refusal(state, car, card)
    if kind == UNPAYABLE:
        return card_symbols.unpayable_refusal(state, car, card, number)
    if kind == SCRAP:
        return "" if card_symbols.is_open(state, SYM_SCRAP, card) else "symbol-not-open"
    if kind == REDUCE_STRESS:
        return card_symbols.stress_refusal(state, car, card, number)
    if kind == SALVAGE:
        return card_symbols.salvage_refusal(state, car, card, cards)
    if kind == DIRECT_PLAY:
        return card_symbols.direct_play_refusal(state, car, card)
    if kind == ACCELERATE:
        return card_symbols.accelerate_refusal(state, car, card)
    return "not-in-this-step"


def react_options(state: RaceState, car: Car) -> list[Action]:
    """Every symbol that can be used now, and the end of React if nothing mandatory is open."""
    options: list[Action] = []
    kind: i64 = COOL_GEAR
    while kind <= COOL_SECTOR:
        _list_numbers(options, kind, most(state, car, kind, 0), 0)
        kind += 1
    if car.symbols:
        cards = car.play | car.hand
        special = next_special(cards, FIRST_UPGRADE)
        while special < KINDS:
            _list_card_symbols(options, state, car, UNIT[special])
            special = next_special(cards, special + 1)
    if can_move_by_adrenaline(state, car):
        options.append(Action(ADRENALINE_MOVE))
    if can_boost(state, car):
        options.append(Action(BOOST))
    if not must_go_on(state):
        options.append(Action(END_REACT))
    return options


def _list_numbers(options: list[Action], kind: i64, limit: i64, card: i64) -> None:
    number: i64 = 1
    while number <= limit:
        options.append(Action(kind, 0, number, card))
        number += 1


def _list_card_symbols(options: list[Action], state: RaceState, car: Car, card: i64) -> None:
    """The open symbols of one kind of card in the play area, and its Direct Play from hand."""
    turn = state.turn
    if contains(turn.open[SYM_COOLDOWN], card):
        _list_numbers(options, COOL_CARD, most(state, car, COOL_CARD, card), card)
    if contains(turn.open[SYM_HEAT], card):
        if card_symbols.pay_refusal(state, car, card) == "":
            options.append(Action(PAY_HEAT, 0, 0, card))
        else:
            for value in card_symbols.different_values(state, card) or [0]:
                options.append(Action(UNPAYABLE, 0, value, card))
    if contains(turn.open[SYM_SCRAP], card):
        options.append(Action(SCRAP, 0, 0, card))
    if (
        face_of(car, card).number(SYM_DIRECT) != 0
        and card_symbols.direct_play_refusal(state, car, card) == ""
    ):
        options.append(Action(DIRECT_PLAY, 0, 0, card))
    if contains(turn.open[SYM_ACCELERATE], card) and turn.plus_used > 0:
        options.append(Action(ACCELERATE, 0, 0, card))
    if contains(turn.open[SYM_STRESS], card):
        _list_numbers(options, REDUCE_STRESS, card_symbols.most_stress(state, car, card), card)
    if contains(turn.open[SYM_SALVAGE], card):
        size: i64 = 0
        while size <= face_of(car, card).number(SYM_SALVAGE):
            for cards in selections(car.discard, size):
                options.append(Action(SALVAGE, cards, 0, card))
            size += 1


def react(state: RaceState, car: Car, kind: i64, cards: i64, number: i64, card: i64) -> None:
    """Use one symbol."""
    if kind == BOOST:
        boost(state, car)
    elif kind <= COOL_CARD:
        cool_down(state, car, kind, number, card)
    elif kind == ADRENALINE_MOVE:
        move_by_adrenaline(state, car)
    elif kind == PAY_HEAT:
        card_symbols.pay_symbol(state, car, card)
    elif kind == UNPAYABLE:
        card_symbols.replace_unpayable(state, car, card, number)
    elif kind == SCRAP:
        card_symbols.scrap(state, car, card)
    elif kind == REDUCE_STRESS:
        card_symbols.reduce_stress(state, car, card, number)
    elif kind == SALVAGE:
        card_symbols.salvage(state, car, card, cards)
    elif kind == DIRECT_PLAY:
        card_symbols.direct_play(state, car, card)
    else:
        card_symbols.accelerate(state, car, card)


def boost(state: RaceState, car: Car) -> None:
    """Pay first, then resolve one + symbol and move by the value it found (BOOST-2..5)."""
    pay_boost(state, car)
    go_faster(state, car, resolve_plus(state, car))


def pay_boost(state: RaceState, car: Car) -> None:
    """The Boost of this turn is used and paid for (BOOST-1, BOOST-6)."""
    cost = boost_cost(state.rules, car.space)
    state.turn.boosted = True
    state.emit(BOOSTED, car.seat, cost)
    pay_heat(state, car, cost, FOR_BOOST)


def move_by_adrenaline(state: RaceState, car: Car) -> None:
    """Speed +1 and one space (ADR-5, ADR-7)."""
    state.turn.adrenaline_moved = True
    state.emit(ADRENALINE_USED, car.seat)
    go_faster(state, car, ADRENALINE_SPACES)
