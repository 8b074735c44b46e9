"""Cards, and zones of cards as one int each (CARD).

A zone (hand, draw pile, discard pile, play area, a plan) is a *multiset*: one int with a small
counter per kind of card. Adding and removing cards is `+` and `-`; everything else goes through the
named functions below. A single card is simply a zone that holds one card, so `HEAT` is both the card
and its unit in a zone, and equal cards are the same card.

    kinds   0-3 Basic 1..4 | 4 Heat | 5 Stress | 6-10 Upgrades of this car | 11-15 Sponsors

What an Upgrade or Sponsor says is its `Face`; each car keeps a list of faces, one per kind. The
highest bit of every counter is a guard that is never set: it turns "are these cards in the zone?"
into one subtraction.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

BASIC_1: Final = 1
BASIC_2: Final = 1 << 3
BASIC_3: Final = 1 << 6
BASIC_4: Final = 1 << 9
HEAT: Final = 1 << 12
STRESS: Final = 1 << 19

BASICS: Final = (1 << 12) - 1  # all bits of the Basic cards
FIRST_UPGRADE: Final = 6  # kinds 6..10
FIRST_SPONSOR: Final = 11  # kinds 11..15
KINDS: Final = 16
SPECIALS_FROM: Final = 26  # zone >> SPECIALS_FROM: Upgrades and Sponsors only
SPONSORS_FROM: Final = 41

#                1  2  3  4  Heat Stress  Upgrades            Sponsors
SHIFT: Final = [0, 3, 6, 9, 12, 19, 26, 29, 32, 35, 38, 41, 45, 49, 53, 57]
MOST: Final = [3, 3, 3, 3, 63, 63, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7]  # of one kind in a zone
UNIT: Final = [1 << shift for shift in SHIFT]
GUARDS: Final = 0x1111_1124_9204_0924


def _basic_totals() -> tuple[list[int], list[int]]:
    """Number of cards and sum of values for every pattern of Basic cards."""
    counts = [0] * (BASICS + 1)
    sums = [0] * (BASICS + 1)
    for zone in range(BASICS + 1):
        for value in range(1, 5):
            number = zone >> SHIFT[value - 1] & 7
            counts[zone] += number
            sums[zone] += number * value
    return counts, sums


_TOTALS: Final = _basic_totals()
BASIC_COUNT: Final = _TOTALS[0]
BASIC_SUM: Final = _TOTALS[1]


class Face:
    """What is printed on an Upgrade or Sponsor card: values, + symbols and symbols (SYM)."""

    def __init__(
        self,
        name: str,
        values: list[int],
        plus: int = 0,
        heat: int = 0,
        scrap: int = 0,
        limit: int = 0,
        cooldown: int = 0,
        slipstream: int = 0,
        stress: int = 0,
        salvage: int = 0,
        refresh: bool = False,
        direct: bool = False,
        accelerate: bool = False,
        once: bool = False,
        category: str = "",
    ) -> None:
        self.name = name
        self.category = category
        self.values = values
        self.plus: i64 = plus
        self.heat: i64 = heat
        self.scrap: i64 = scrap
        self.limit: i64 = limit
        self.cooldown: i64 = cooldown
        self.slipstream: i64 = slipstream
        self.stress: i64 = stress
        self.salvage: i64 = salvage
        self.refresh = refresh
        self.direct = direct
        self.accelerate = accelerate
        self.once = once


def count(zone: i64) -> i64:
    """How many cards the zone holds."""
    number: i64 = BASIC_COUNT[zone & BASICS] + (zone >> 12 & 63) + (zone >> 19 & 63)
    specials = zone >> SPECIALS_FROM
    if specials != 0:
        number += (specials & 7) + (specials >> 3 & 7) + (specials >> 6 & 7) + (specials >> 9 & 7)
        number += specials >> 12 & 7
        sponsors = specials >> 15
        if sponsors != 0:
            number += (sponsors & 15) + (sponsors >> 4 & 15) + (sponsors >> 8 & 15)
            number += (sponsors >> 12 & 15) + (sponsors >> 16 & 15)
    return number


def heat_in(zone: i64) -> i64:
    """How many Heat cards the zone holds."""
    return zone >> 12 & 63


def stress_in(zone: i64) -> i64:
    """How many Stress cards the zone holds."""
    return zone >> 19 & 63


def number_of(zone: i64, kind: i64) -> i64:
    """How many cards of one kind the zone holds."""
    return zone >> SHIFT[kind] & MOST[kind]


def contains(zone: i64, cards: i64) -> bool:
    """Are all these cards in the zone? No counter may have to borrow from its guard."""
    return ((zone | GUARDS) - cards) & GUARDS == GUARDS


def valid(cards: i64) -> bool:
    """Is this int a multiset of cards at all (it may come from outside)?"""
    return cards >= 0 and cards & GUARDS == 0 and cards >> 61 == 0


def without_heat(zone: i64) -> i64:
    """The cards of the zone that are not Heat: the *playable* ones (CLUTTER-1)."""
    return zone - (zone >> 12 & 63) * HEAT


def discardable(zone: i64) -> i64:
    """The cards of the zone that are neither Heat nor Stress (DISCARD-2)."""
    return zone & ~_HEAT_AND_STRESS


_HEAT_AND_STRESS: Final = ((1 << 14) - 1) << 12


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
    number = zone & 3
    if index < number:
        return BASIC_1
    index -= number
    number = zone >> 3 & 3
    if index < number:
        return BASIC_2
    index -= number
    number = zone >> 6 & 3
    if index < number:
        return BASIC_3
    index -= number
    number = zone >> 9 & 3
    if index < number:
        return BASIC_4
    index -= number
    kind: i64 = 4
    while kind < KINDS:
        number = zone >> SHIFT[kind] & MOST[kind]
        if index < number:
            return UNIT[kind]
        index -= number
        kind += 1
    raise IndexError("the zone holds fewer cards")


def last_card(zone: i64) -> i64:
    """The card of the highest kind in the zone, 0 if it is empty: it lies on top (R-2)."""
    kind: i64 = KINDS - 1
    while kind >= 0:
        if zone >> SHIFT[kind] & MOST[kind] != 0:
            return UNIT[kind]
        kind -= 1
    return 0


def cards_in(zone: i64) -> list[int]:
    """Every card of the zone, equal ones repeated, in order of kinds."""
    return [UNIT[kind] for kind in range(KINDS) for _ in range(zone >> SHIFT[kind] & MOST[kind])]


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
