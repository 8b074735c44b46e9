"""Cards as people call them."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.core.cards import FIRST_UPGRADE, Face, basic_sum, cards_in, heat_in, kind_of, stress_in
from slipstream.words.language import say


def card_names(zone: int, faces: Sequence[Face]) -> list[str]:
    """The cards of a zone as people call them: value, Heat, Stress."""
    names = []
    for card in cards_in(zone):
        if value := basic_sum(card):
            names.append(str(value))
        elif heat_in(card) or stress_in(card):
            names.append(say("card-heat" if heat_in(card) else "card-stress"))
        else:
            names.append(card_title(faces[int(kind_of(card)) - FIRST_UPGRADE]))
    return names


def card_title(face: Face) -> str:
    """What an Upgrade or Sponsor is called: its category and what is printed on it."""
    if not face.category:
        return face.name
    name = "part-" + face.category.lower().replace(".", "").replace(" ", "-")
    return say("category", name=name, category=face.category) + face.name.removeprefix(face.category)
