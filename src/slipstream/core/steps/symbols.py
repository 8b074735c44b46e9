"""Symbols on cards: what the cards of a zone bear, and which symbols are open (SYM, REACT-8)."""

from __future__ import annotations

from slipstream.core.cards import (
    FIRST_UPGRADE,
    KINDS,
    PLUS_OF_STRESS,
    UNIT,
    Face,
    kind_of,
    next_special,
    number_of,
    overlap,
    stress_in,
)
from slipstream.core.symbols import OPENING, SYM_DIRECT
from slipstream.core.turn_data import NOTHING_OPEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.turn_data import Turn


def face_of(car: Car, card: i64) -> Face:
    """What is printed on an Upgrade or Sponsor card of this car."""
    return car.faces[kind_of(card) - FIRST_UPGRADE]


def total(faces: list[Face], cards: i64, symbol: i64) -> i64:
    """The sum of the numbers in this symbol on all these cards."""
    number: i64 = 0
    kind = next_special(cards, FIRST_UPGRADE)
    while kind < KINDS:
        number += number_of(cards, kind) * faces[kind - FIRST_UPGRADE].number(symbol)
        kind = next_special(cards, kind + 1)
    return number


def plus_in(faces: list[Face], cards: i64) -> i64:
    """The + symbols on all these cards (CARD-6, PLUS-1)."""
    number = PLUS_OF_STRESS * stress_in(cards)
    kind = next_special(cards, FIRST_UPGRADE)
    while kind < KINDS:
        number += number_of(cards, kind) * faces[kind - FIRST_UPGRADE].plus
        kind = next_special(cards, kind + 1)
    return number


def bearing(faces: list[Face], cards: i64, symbol: i64) -> i64:
    """Those of the cards that bear this symbol."""
    found: i64 = 0
    kind = next_special(cards, FIRST_UPGRADE)
    while kind < KINDS:
        if faces[kind - FIRST_UPGRADE].number(symbol) != 0:
            found += number_of(cards, kind) * UNIT[kind]
        kind = next_special(cards, kind + 1)
    return found


def open_symbols(turn: Turn, face: Face, cards: i64) -> None:
    """Make the React symbols of equal cards available; each card is a use of its own (SYM-3)."""
    if turn.open is NOTHING_OPEN:
        turn.open = [0] * OPENING
    symbol: i64 = 0
    while symbol < OPENING:
        if face.number(symbol) > 0:
            turn.open[symbol] += cards
        symbol += 1


def close_symbols(turn: Turn, car: Car) -> None:
    """The open symbols of cards that have left the play area are void (SYM-HEAT-4)."""
    if turn.open is NOTHING_OPEN:
        return
    symbol: i64 = 0
    while symbol < OPENING:
        turn.open[symbol] = overlap(turn.open[symbol], car.play)
        symbol += 1


def close(turn: Turn, symbol: i64, card: i64) -> None:
    """The symbol of this card is used, whatever of its number is left (REACT-6)."""
    turn.open[symbol] -= card


def bears_symbols(turn: Turn, car: Car) -> bool:
    """Is there a card whose symbol could be used in React, in the play area or by Direct Play?"""
    if turn.open is not NOTHING_OPEN:
        symbol: i64 = 0
        while symbol < OPENING:
            if turn.open[symbol] != 0:
                return True
            symbol += 1
    return car.bears(SYM_DIRECT) and bearing(car.faces, car.hand, SYM_DIRECT) != 0
