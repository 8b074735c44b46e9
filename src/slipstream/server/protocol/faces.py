"""What is printed on cards: Upgrades and Sponsor cards, by number or by the letter a car has for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from slipstream.core.cards import FIRST_SPONSOR, FIRST_UPGRADE, LETTERS, NO_FACE, Face
from slipstream.core.symbols import SYMBOL_KEYS
from slipstream.modules.garage import is_advanced, is_heat, slots, upgrade
from slipstream.server.protocol.messages import CardFace


def card_face(face: Face, number: int, *, advanced: bool = False, heat_card: bool = False) -> CardFace:
    """What is printed on a card."""
    return CardFace(
        face=number,
        name=face.name,
        category=face.category,
        values=list(face.values),
        number_printed=bool(face.name[-1:].isdigit()),
        plus=face.plus,
        symbols={key: printed for key, printed in zip(SYMBOL_KEYS, face.numbers, strict=True) if printed},
        advanced=advanced,
        starting=number == 0,
        heat_card=heat_card,
    )


@cache
def upgrade_face(number: int) -> CardFace:
    """The Upgrade with this number."""
    return card_face(upgrade(number), number, advanced=is_advanced(number), heat_card=is_heat(number))


def faces_of(faces: Sequence[Face], upgrades: Sequence[int] | None) -> dict[str, CardFace]:
    """The faces of a car by letter. `upgrades` are those of the garage, None for the Starting Upgrades."""
    numbers = [] if upgrades is None else slots(upgrades)
    found = {}
    for at, face in enumerate(faces):
        if face is NO_FACE:
            continue
        letter = LETTERS[FIRST_UPGRADE + at]
        if FIRST_UPGRADE + at >= FIRST_SPONSOR:
            found[letter] = card_face(face, FIRST_UPGRADE + at - FIRST_SPONSOR + 1)
        elif upgrades is None:
            found[letter] = card_face(face, 0)
        else:
            found[letter] = upgrade_face(numbers[at])
    return found
