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
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.cards import Face
    from slipstream.pace.model import PaceModel

_IN_CLASS: Final = [1, 1 << 8, 1 << 16, 1 << 24]


def class_numbers(car: Car, cards: i64) -> i64:
    """How many of these cards are low, twos, threes and high: a byte each."""
    # of_value would do, and cost
    numbers = (cards & 7) + ((cards >> 4 & 7) << 8) + ((cards >> 8 & 7) << 16) + ((cards >> 12 & 7) << 24)
    kind = next_special(cards, FIRST_UPGRADE)
    while kind < KINDS:
        numbers += number_of(cards, kind) * _IN_CLASS[card_class(car.faces[kind - FIRST_UPGRADE])]
        kind = next_special(cards, kind + 1)
    return numbers


def kept_index(car: Car, cards: i64) -> i64:
    """How many of these cards are low, twos, threes and high, as an index."""
    numbers = class_numbers(car, cards)
    return index_of(numbers & 255, numbers >> 8 & 255, numbers >> 16 & 255, numbers >> 24)


def index_of(low: i64, twos: i64, threes: i64, high: i64) -> i64:
    """So many cards of each class as an index: more than the tables know count as the most they know."""
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


def best_part(model: PaceModel, position: i64, gear: i64, car: Car, cards: i64) -> i64:
    """The cards to keep by what the tables say of every part: so many cards of each class, or none."""
    numbers = class_numbers(car, cards)
    lows = numbers & 255
    twos = numbers >> 8 & 255
    threes = numbers >> 16 & 255
    highs = numbers >> 24
    least = 1000.0  # rounds
    best: i64 = 0
    a: i64 = 0
    while a <= lows:
        b: i64 = 0
        while b <= twos:
            c: i64 = 0
            while c <= threes:
                d: i64 = 0
                while d <= highs:
                    value = model.keep_value(position, gear, index_of(a, b, c, d))
                    if value < least:
                        least = value
                        best = a + (b << 8) + (c << 16) + (d << 24)
                    d += 1
                c += 1
            b += 1
        a += 1
    if best == numbers:
        return cards
    kept: i64 = 0
    level: i64 = 0
    while best != 0:
        if best & 255 != 0:
            kept += class_parts(car, cards, level)[best & 255]
        best >>= 8
        level += 1
    return kept


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
