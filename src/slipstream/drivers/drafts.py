"""What drivers think of Upgrades in a draft: marks for what is printed on them."""

from __future__ import annotations

from typing import Final

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.symbols import SYMBOLS
from slipstream.field.rookie import FLIP
from slipstream.modules.garage import is_heat, upgrade

HEAT_CARD: Final = 3.0
#: marks of a symbol, for each of its number
MARKS: Final = {
    "heat": -1.3, "scrap": -0.1, "cooldown": 0.9, "stress": 0.7, "salvage": 0.5, "accelerate": 1.0,
    "limit": 1.0, "slipstream": 0.5, "refresh": 1.0, "direct": 1.0, "once": 0.0,
}  # fmt: skip


def draft_score(option: Action) -> float:
    """How much a driver likes a card; a swap is judged by what it gains, keeping by what is kept."""
    if option.kind == actions.SWAP_UPGRADE:
        return 0.0 if option.number == 0 else face_score(option.number) - face_score(option.source)
    return face_score(option.number)


def face_score(face: int) -> float:
    """Marks for an Upgrade."""
    if is_heat(face):
        return HEAT_CARD
    card = upgrade(face)
    value = sum(card.values) / len(card.values) + FLIP * card.plus + 0.8 * (len(card.values) - 1)
    return value + sum(
        MARKS[symbol.key] * number for symbol, number in zip(SYMBOLS, card.numbers, strict=True)
    )
