"""Cards as the pace model sees them: classes of kept cards, and what a draw pile holds."""

from __future__ import annotations

from slipstream.core.cards import (
    FIRST_UPGRADE,
    KINDS,
    UNIT,
    count,
    heat_in,
    next_special,
    number_of,
    of_value,
)
from slipstream.pace.model import BALANCE, DRAW, DRAW_HEAT, HIGH, LOW, THREES, TWOS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.cards import Face


def kept_index(car: Car, cards: i64) -> i64:
    """How many of these cards are low, twos, threes and high, as an index."""
    low = cards & 7  # of_value would do, and cost
    twos = cards >> 4 & 7
    threes = cards >> 8 & 7
    high = cards >> 12 & 7
    kind = next_special(cards, FIRST_UPGRADE)
    while kind < KINDS:
        number = number_of(cards, kind)
        level = card_class(car.faces[kind - FIRST_UPGRADE])
        if level == 0:
            low += number
        elif level == 1:
            twos += number
        elif level == 2:
            threes += number
        else:
            high += number
        kind = next_special(cards, kind + 1)
    if low >= LOW:
        low = LOW - 1
    if twos >= TWOS:
        twos = TWOS - 1
    if threes >= THREES:
        threes = THREES - 1
    if high >= HIGH:
        high = HIGH - 1
    return ((low * TWOS + twos) * THREES + threes) * HIGH + high


def card_class(face: Face) -> i64:
    """Where a special card belongs: 0 low, 1 like a two, 2 like a three, 3 high."""
    values = face.values
    twice: i64 = 2 * values[len(values) // 2] + 5 * face.plus
    return 0 if twice <= 2 else 1 if twice <= 5 else 2 if twice <= 7 else 3


def pile_index(draw: i64) -> i64:
    """Size of the draw pile and Heat in it, as an index."""
    size = count(draw)
    if size >= DRAW:
        size = DRAW - 1
    heat = heat_in(draw)
    if heat >= DRAW_HEAT:
        heat = DRAW_HEAT - 1
    return size * DRAW_HEAT + heat


def balance_index(car: Car, draw: i64) -> i64:
    """Size of the draw pile and its high cards against its low ones, as an index."""
    size = count(draw)
    if size >= DRAW:
        size = DRAW - 1
    balance = of_value(draw, 4) - of_value(draw, 1) + BALANCE // 2
    kind = next_special(draw, FIRST_UPGRADE)
    while kind < KINDS:
        level = card_class(car.faces[kind - FIRST_UPGRADE])
        if level == 0:
            balance -= number_of(draw, kind)
        elif level == 3:
            balance += number_of(draw, kind)
        kind = next_special(draw, kind + 1)
    if balance < 0:
        balance = 0
    if balance >= BALANCE:
        balance = BALANCE - 1
    return size * BALANCE + balance


def keepable(car: Car, cards: i64) -> list[int]:
    """The parts of a hand worth comparing: so many cards of each class, or none."""
    found: list[int] = [0]
    level: i64 = 0
    while level < 4:
        parts = class_parts(car, cards, level)
        if len(parts) > 1:
            found = [before + more for before in found for more in parts]
        level += 1
    return found


def class_parts(car: Car, cards: i64, level: i64) -> list[int]:
    """No card of a class, one, two and so on, as far as there are."""
    parts: list[int] = [0]
    part: i64 = 0
    for card in class_cards(car, cards, level):
        part += card
        parts.append(part)
    return parts


def class_cards(car: Car, cards: i64, level: i64) -> list[int]:
    """The cards of one class, in the order in which they are kept: special ones first."""
    found: list[int] = []
    number: i64
    kind = next_special(cards, FIRST_UPGRADE)
    while kind < KINDS:
        if card_class(car.faces[kind - FIRST_UPGRADE]) == level:
            number = number_of(cards, kind)
            while number > 0:
                found.append(UNIT[kind])
                number -= 1
        kind = next_special(cards, kind + 1)
    number = of_value(cards, level + 1)  # Basic cards: 1 is low, 2, 3, and 4 is high
    while number > 0:
        found.append(UNIT[level])
        number -= 1
    return found
