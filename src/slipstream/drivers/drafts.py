"""What drivers think of Upgrades in a draft: what each was worth in races, or else marks for its symbols."""

from __future__ import annotations

from typing import Final

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.symbols import SYMBOLS
from slipstream.field.rookie import FLIP
from slipstream.modules.garage import is_heat, upgrade

#: places that a car gains by holding an Upgrade, by its number: six clubs with three Upgrades each, dealt at
#: random from the whole box, 3,336 races on all circuits (docs/statistics.md; intervals of about 0.12)
WORTH: Final = {
    1: 0.80, 2: -0.41, 3: -0.15, 4: 0.02, 5: 0.47, 6: -0.08, 7: -0.32, 8: -0.26, 9: 0.03, 10: 0.34, 11: 0.11,
    12: -0.05, 13: -0.06, 14: -0.20, 15: -0.18, 16: -0.18, 17: 0.29, 18: -0.20, 19: 0.10, 20: 0.03, 21: 0.13,
    22: -0.23, 23: -0.15, 24: 0.06, 25: 0.04, 26: -0.07, 27: -0.16, 28: 0.09, 29: -0.31, 30: -0.30, 31: -0.17,
    32: -0.25, 33: -0.04, 34: -0.06, 35: -0.30, 36: -0.13, 37: 0.35, 38: 0.41, 39: -0.09, 40: 0.38, 41: 0.52,
    42: -0.13, 43: 0.53, 44: -0.01, 45: 0.09, 46: -0.42, 47: -0.26, 48: 0.24,
}  # fmt: skip
# What has not been measured yet is judged by marks
USUAL_MARKS: Final = 4.0
PLACES_A_MARK: Final = 0.03
HEAT_CARD: Final = 3.0
#: marks of a symbol, for each of its number
MARKS: Final = {
    "heat": -1.3, "scrap": -0.1, "cooldown": 0.9, "stress": 0.7, "salvage": 0.5, "accelerate": 1.0,
    "limit": 1.0, "slipstream": 0.5, "refresh": 1.0, "direct": 1.0, "once": 0.0,
}  # fmt: skip


def draft_score(option: Action) -> float:
    """How much a driver likes a card; a swap is judged by what it gains, keeping by what is kept."""
    if option.kind == actions.SWAP_UPGRADE:
        return 0.0 if option.number == 0 else face_worth(option.number) - face_worth(option.source)
    return face_worth(option.number)


def face_worth(face: int) -> float:
    """Places that an Upgrade is likely to gain."""
    known = WORTH.get(face)
    return (marks(face) - USUAL_MARKS) * PLACES_A_MARK if known is None else known


def marks(face: int) -> float:
    """Marks for an Upgrade."""
    if is_heat(face):
        return HEAT_CARD
    card = upgrade(face)
    value = sum(card.values) / len(card.values) + FLIP * card.plus + 0.8 * (len(card.values) - 1)
    return value + sum(
        MARKS[symbol.key] * number for symbol, number in zip(SYMBOLS, card.numbers, strict=True)
    )
