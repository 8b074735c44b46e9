"""Cards, and zones of cards as one int each (CARD).

A zone (hand, draw pile, discard pile, play area, a plan) is a *multiset*: one int with a small
counter per kind of card. Adding and removing cards is `+` and `-`; everything else goes through the
named functions below. A single card is simply a zone that holds one card, so `HEAT` is both the card
and its unit in a zone, and equal cards are the same card.

    kinds   0-3 Basic 1..4 | 4 Heat | 5 Stress | 6-10 Upgrades of this car | 11-15 Sponsors

What an Upgrade or Sponsor says is its `Face`; each car keeps a list of faces, one per kind. The
bit above every counter is a guard that is never set: it turns "are these cards in the zone?" into one
subtraction. A zone uses 63 bits.

To go through Upgrades and Sponsors, ask `next_special` for one kind after the other.
"""

from __future__ import annotations

from slipstream.core.symbols import OPENING, SYMBOL_KEYS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

BASIC_1: Final = 1
BASIC_2: Final = 1 << 4
BASIC_3: Final = 1 << 8
BASIC_4: Final = 1 << 12
HEAT: Final = 1 << 16
STRESS: Final = 1 << 22

HIGHEST_BASIC: Final = 4
VALUES: Final = HIGHEST_BASIC + 1  # what a + symbol may find: a Basic card, 0 if there is none
PLUS_OF_STRESS: Final = 1  # + symbols on a Stress card (CARD-6)
BASICS: Final = (1 << 16) - 1  # all bits of the Basic cards
FIRST_UPGRADE: Final = 6  # kinds 6..10
FIRST_SPONSOR: Final = 11  # kinds 11..15
KINDS: Final = 16
SPECIAL_KINDS: Final = KINDS - FIRST_UPGRADE  # faces a car can have
SPECIALS_FROM: Final = 29  # zone >> SPECIALS_FROM: Upgrades and Sponsors only
SPONSORS_FROM: Final = 44

#                1  2  3   4 Heat Stress  Upgrades            Sponsors
SHIFT: Final = [0, 4, 8, 12, 16, 22, 29, 32, 35, 38, 41, 44, 48, 52, 56, 60]
MOST: Final = [7, 7, 7, 7, 31, 63, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7]  # of one kind in a zone
UNIT: Final = [1 << shift for shift in SHIFT]
GUARDS: Final = 0x0888_8924_9020_8888  # the bit above each counter but the last, which has the sign
LETTERS: Final = "1234HSabcdevwxyz"  # one per kind, for people
KIND_NAMES: Final = ["basic"] * 4 + ["heat", "stress"] + ["upgrade"] * 5 + ["sponsor"] * 5


_BIT: Final = [1 << symbol for symbol in range(len(SYMBOL_KEYS))]


class Face:
    """What is printed on an Upgrade or Sponsor card: values, + symbols and symbols (SYM)."""

    def __init__(
        self,
        name: str,
        values: list[int],
        plus: int = 0,
        symbols: dict[str, int] | None = None,
        category: str = "",
    ) -> None:
        self.name = name
        self.category = category
        self.values = values
        self.asks_value = len(values) > 1  # the player chooses one (GARAGE-15)
        self.plus = plus
        self.numbers: list[int] = [0] * len(SYMBOL_KEYS)  # one for each symbol, see `symbols.py`
        if symbols is not None:
            for key, number in symbols.items():
                self.numbers[SYMBOL_KEYS.index(key)] = number
        self.symbols: i64 = 0  # those it bears, + apart, one bit each
        for symbol, number in enumerate(self.numbers):
            if number != 0:
                self.symbols |= _BIT[symbol]
        self.opens = self.numbers[:OPENING].count(0) < OPENING  # does it bear one that is used by itself?

    def number(self, symbol: i64) -> i64:
        """The number in a symbol, 1 for a flag; 0 if the card does not bear it."""
        return self.numbers[symbol]


NO_FACE: Final = Face("", [0])  # for kinds that do not occur


def faces_in(faces: list[Face], zone: i64) -> list[Face]:
    """What is printed on the Upgrades and Sponsors of the zone, in order of kinds. `faces` are the car's."""
    found: list[Face] = []
    kind = next_special(zone, FIRST_UPGRADE)
    while kind < KINDS:
        number = number_of(zone, kind)
        while number > 0:
            found.append(faces[kind - FIRST_UPGRADE])
            number -= 1
        kind = next_special(zone, kind + 1)
    return found


def count(zone: i64) -> i64:
    """How many cards the zone holds."""
    pairs = (zone & 0x0707) + (zone >> 4 & 0x0707)  # Basic 1 and 2 in the low byte, 3 and 4 in the next
    number = (pairs & 255) + (pairs >> 8) + (zone >> 16 & 31) + (zone >> 22 & 63)
    rest = zone >> SPECIALS_FROM
    kind: i64 = FIRST_UPGRADE
    while rest != 0:
        number += rest & 7
        rest >>= 3 if kind < FIRST_SPONSOR else 4
        kind += 1
    return number


def basic_sum(zone: i64) -> i64:
    """The sum of the values of the Basic cards in the zone (MOVE-1)."""
    return (zone & 7) + 2 * (zone >> 4 & 7) + 3 * (zone >> 8 & 7) + 4 * (zone >> 12 & 7)


def heat_in(zone: i64) -> i64:
    """How many Heat cards the zone holds."""
    return zone >> 16 & 31


def stress_in(zone: i64) -> i64:
    """How many Stress cards the zone holds."""
    return zone >> 22 & 63


def of_value(zone: i64, value: i64) -> i64:
    """How many Basic cards of one value the zone holds."""
    return zone >> 4 * (value - 1) & 7


def number_of(zone: i64, kind: i64) -> i64:
    """How many cards of one kind the zone holds."""
    return zone >> SHIFT[kind] & MOST[kind]


def next_special(zone: i64, kind: i64) -> i64:
    """The first kind of Upgrade or Sponsor in the zone, from this kind on; KINDS if there is none left."""
    rest = zone >> SPECIALS_FROM
    if rest == 0 or kind >= KINDS:
        return KINDS
    if kind > FIRST_UPGRADE:
        rest = zone >> SHIFT[kind]
    while rest != 0:
        if rest & 7 != 0:
            return kind
        rest >>= 3 if kind < FIRST_SPONSOR else 4
        kind += 1
    return KINDS


def contains(zone: i64, cards: i64) -> bool:
    """Are all these cards in the zone? No counter may have to borrow from its guard."""
    left = (zone | GUARDS) - cards
    return left >= 0 and left & GUARDS == GUARDS


def overlap(zone: i64, other: i64) -> i64:
    """The cards that are in both zones."""
    both: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        number = number_of(zone, kind)
        limit = number_of(other, kind)
        both += (number if number < limit else limit) * UNIT[kind]
        kind += 1
    return both


def valid(cards: i64) -> bool:
    """Is this int a multiset of cards at all (it may come from outside)?"""
    return cards >= 0 and cards >> 63 == 0 and cards & GUARDS == 0


def specials_in(zone: i64) -> i64:
    """The Upgrades and Sponsors of the zone: cards with a face."""
    return zone >> SPECIALS_FROM << SPECIALS_FROM


def sponsors_in(zone: i64) -> i64:
    """The Sponsor cards of the zone."""
    return zone >> SPONSORS_FROM << SPONSORS_FROM


def without_heat(zone: i64) -> i64:
    """The cards of the zone that are not Heat: the *playable* ones (CLUTTER-1)."""
    return zone - (zone >> 16 & 31) * HEAT


def discardable(zone: i64) -> i64:
    """The cards of the zone that are neither Heat nor Stress (DISCARD-2)."""
    return zone & ~_HEAT_AND_STRESS


_HEAT_AND_STRESS: Final = ((1 << 13) - 1) << 16


def kind_of(card: i64) -> i64:
    """The kind of a single card."""
    kind: i64 = 0
    while kind < KINDS:
        if UNIT[kind] == card:
            return kind
        kind += 1
    raise ValueError(f"{card} is not one card")


def pick(zone: i64, index: i64) -> i64:
    """The card at `index` when the zone is laid out in order of kinds."""
    number = zone & 7
    if index < number:
        return BASIC_1
    index -= number
    number = zone >> 4 & 7
    if index < number:
        return BASIC_2
    index -= number
    number = zone >> 8 & 7
    if index < number:
        return BASIC_3
    index -= number
    number = zone >> 12 & 7
    if index < number:
        return BASIC_4
    index -= number
    number = zone >> 16 & 31
    if index < number:
        return HEAT
    index -= number
    number = zone >> 22 & 63
    if index < number:
        return STRESS
    index -= number
    kind: i64 = FIRST_UPGRADE
    while kind < KINDS:
        number = zone >> SHIFT[kind] & MOST[kind]
        if index < number:
            return UNIT[kind]
        index -= number
        kind += 1
    raise IndexError("the zone holds fewer cards")


def last_card(zone: i64) -> i64:
    """The card of the highest kind in the zone, 0 if it is empty: it lies on top (R-2)."""
    if zone >> SPECIALS_FROM != 0:
        kind: i64 = KINDS - 1
        while zone >> SHIFT[kind] == 0:
            kind -= 1
        return UNIT[kind]
    if zone >> 22 != 0:
        return STRESS
    if zone >> 16 != 0:
        return HEAT
    if zone >> 12 != 0:
        return BASIC_4
    if zone >> 8 != 0:
        return BASIC_3
    if zone >> 4 != 0:
        return BASIC_2
    return BASIC_1 if zone != 0 else 0


def cards_in(zone: i64) -> list[int]:
    """Every card of the zone, equal ones repeated, in order of kinds."""
    found: list[int] = []
    kind: i64 = 0 if zone & _COMMON != 0 else FIRST_UPGRADE
    while kind < KINDS and zone >> SHIFT[kind] != 0:
        number = zone >> SHIFT[kind] & MOST[kind]
        while number > 0:
            found.append(UNIT[kind])
            number -= 1
        kind += 1
    return found


_COMMON: Final = (1 << 29) - 1  # all bits below SPECIALS_FROM


def write_cards(zone: int) -> str:
    """The cards of a zone, one letter each; "-" for none, the bare number of what is no zone at all."""
    if zone < 0 or zone >> 63 != 0 or not valid(zone):
        return f"?{zone}"
    return "".join([LETTERS[kind_of(card)] for card in cards_in(zone)]) or "-"


def kinds_in(zone: i64) -> list[int]:
    """The kinds that occur in the zone, in order."""
    return [kind for kind in range(KINDS) if zone >> SHIFT[kind] & MOST[kind]]


def selections(zone: i64, size: i64) -> list[int]:
    """Every different choice of `size` cards from the zone, in order of kinds."""
    found: list[int] = []
    _select(zone, kinds_in(zone), 0, size, 0, found)
    return found


def _select(zone: i64, kinds: list[int], at: int, size: i64, chosen: i64, found: list[int]) -> None:
    if size == 0:
        found.append(chosen)
        return
    if at == len(kinds):
        return
    kind = kinds[at]
    number = zone >> SHIFT[kind] & MOST[kind]
    unit: i64 = UNIT[kind]
    if at + 1 == len(kinds):  # all that is missing, or it cannot be made up
        if size <= number:
            found.append(chosen + size * unit)
        return
    take: i64 = size if size < number else number
    while take >= 0:
        _select(zone, kinds, at + 1, size - take, chosen + take * unit, found)
        take -= 1


def subsets(zone: i64) -> list[int]:
    """Every different set of cards from the zone, the empty one first."""
    found: list[int] = [0]
    for kind in kinds_in(zone):
        unit = UNIT[kind]
        number = int(zone >> SHIFT[kind] & MOST[kind])
        found = [cards + take * unit for cards in found for take in range(number + 1)]
    return sorted(found)
