"""The cards of a scene: names and maps of the worked-example notation on one side, zones on the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from slipstream.core.cards import (
    FIRST_SPONSOR,
    FIRST_UPGRADE,
    HEAT,
    KINDS,
    MOST,
    NO_FACE,
    SPECIAL_KINDS,
    STRESS,
    UNIT,
    Face,
    cards_in,
)
from slipstream.core.symbols import SYM_ONCE, SYMBOLS

#: a card by name, or a map of value and symbols
CardText = str | Mapping[str, Any]

BY_SHORT: Final = {symbol.short: symbol for symbol in SYMBOLS}
PLAIN: Final = {"H": HEAT, "S": STRESS, **{f"B{value}": UNIT[value - 1] for value in range(1, 5)}}
STARTING: Final = {"U0": 0, "U5": 5}


class SceneError(ValueError):
    """The scene itself is not well formed."""


def canonical(card: CardText) -> str:
    """One text for equal cards, however they were written."""
    if isinstance(card, str):
        return card
    return "{" + ", ".join(f"{key}: {card[key]}" for key in sorted(card)) + "}"


def face_of_map(card: Mapping[str, Any]) -> Face:
    """The face that a map describes."""
    for key in card:
        if key not in BY_SHORT and key not in ("v", "plus"):
            known = ", ".join(["v", "plus", *BY_SHORT])
            raise SceneError(f"a card has no {key!r}; it has {known}")
    value = card.get("v", 0)
    values = list(value) if isinstance(value, list) else [value]
    plus, symbols = card.get("plus", 0), {}
    for short, symbol in BY_SHORT.items():
        number = card.get(short, 0)
        symbols[symbol.key] = number if symbol.counts else int(bool(number))
    if not values or not all(isinstance(number, int) for number in [*values, plus, *symbols.values()]):
        raise SceneError(f"the numbers of {canonical(card)} are not whole numbers")
    return Face(canonical(card), values, plus, symbols)


class CardTable:
    """Gives every different card of a scene a kind of its own, as it comes up."""

    def __init__(self) -> None:
        self.faces: list[Face] = [NO_FACE] * SPECIAL_KINDS
        self._kinds: dict[str, int] = {}

    def card(self, card: CardText) -> int:
        """The card, as a zone of one."""
        if isinstance(card, str) and card in PLAIN:
            return PLAIN[card]
        name = canonical(card)
        if name not in self._kinds:
            self._kinds[name] = self._new_kind(card, name)
        return UNIT[self._kinds[name]]

    def _new_kind(self, card: CardText, name: str) -> int:
        if isinstance(card, str):
            if card not in STARTING:
                known = ", ".join([*sorted(PLAIN), *STARTING])
                raise SceneError(f"unknown card {card!r}: cards are {known}, or a map with v and symbols")
            face = Face(name, [STARTING[card]])
        else:
            face = face_of_map(card)
        upgrades = list(range(FIRST_UPGRADE, FIRST_SPONSOR))
        sponsors = list(range(FIRST_SPONSOR, KINDS))
        for kind in sponsors + upgrades if face.number(SYM_ONCE) else upgrades + sponsors:
            if kind not in self._kinds.values():
                self.faces[kind - FIRST_UPGRADE] = face
                return kind
        raise SceneError(f"a scene has room for {SPECIAL_KINDS} different Upgrades and Sponsors")

    def sequence(self, cards: str | Iterable[CardText]) -> list[int]:
        """Cards in the order given."""
        return [self.card(card) for card in (cards.split() if isinstance(cards, str) else cards)]

    def zone(self, cards: str | Iterable[CardText]) -> int:
        """Cards as a zone."""
        listed = self.sequence(cards)
        for card in set(listed):
            kind = UNIT.index(card)
            if listed.count(card) > MOST[kind]:
                raise SceneError(
                    f"{listed.count(card)} cards {self.name(card)} are more than a scene can hold"
                )
        return sum(listed)

    def name(self, card: int) -> str:
        """The name of one card, as in the notation."""
        for name, unit in PLAIN.items():
            if unit == card:
                return name
        return self.faces[UNIT.index(card) - FIRST_UPGRADE].name

    def names(self, zone: int) -> list[str]:
        """The cards of a zone by name, sorted."""
        return sorted(self.name(card) for card in cards_in(zone))
