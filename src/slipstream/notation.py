"""Cards and actions as short text and back: records, bug reports, tests.

A card is one letter: 1-4 Basic, H Heat, S Stress, a-e the car's Upgrades, v-z Sponsors. An action is its
key, then its cards or its number.

>>> read_cards("14S") == BASIC_1 + BASIC_4 + STRESS
True
>>> write_action(slipstream(2))
'slipstream 2'
>>> read_action("plan 14S") == plan(read_cards("14S"))
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from slipstream.core.actions import (
    ACTION_KEYS,
    ADRENALINE_MOVE,
    BOOST,
    DISCARD,
    END_REACT,
    PLAN,
    TAKE_BACK,
    Action,
    plan,
    slipstream,
)
from slipstream.core.cards import BASIC_1, BASIC_4, MOST, STRESS, UNIT, Face, cards_in

__all__ = ["BASIC_1", "BASIC_4", "STRESS", "NotationError", "card_names", "plan", "read_action", "read_cards"]
__all__ += ["slipstream", "write_action", "write_cards"]

LETTERS: Final = "1234HSabcdevwxyz"
WITH_CARDS: Final = (PLAN, DISCARD)
BARE: Final = (TAKE_BACK, ADRENALINE_MOVE, BOOST, END_REACT)


class NotationError(ValueError):
    """This text is not a card or an action."""


def write_cards(zone: int) -> str:
    """The cards of a zone, one letter each; "-" for none."""
    return "".join(LETTERS[UNIT.index(card)] for card in cards_in(zone)) or "-"


def read_cards(text: str) -> int:
    """The zone that `write_cards` wrote."""
    zone = 0
    for kind, letter in enumerate(LETTERS):
        number = text.count(letter)
        if number > MOST[kind]:
            raise NotationError(f"{text!r}: {number} cards of kind {letter!r} are more than there are")
        zone += number * UNIT[kind]
    if text != "-" and (not text or any(letter not in LETTERS for letter in text)):
        raise NotationError(f"{text!r} are not cards: use {LETTERS} or - for none")
    return zone


def write_action(action: Action) -> str:
    """The action as text."""
    if action.kind in BARE:
        return action.key
    return f"{action.key} {write_cards(action.cards) if action.kind in WITH_CARDS else action.number}"


def read_action(text: str) -> Action:
    """The action that `write_action` wrote."""
    key, _, rest = text.partition(" ")
    if key not in ACTION_KEYS:
        raise NotationError(f"{text!r} is not an action: actions are {', '.join(ACTION_KEYS)}")
    kind = ACTION_KEYS.index(key)
    if kind in BARE:
        if rest:
            raise NotationError(f"{text!r}: {key} stands alone")
        return Action(kind)
    if kind in WITH_CARDS:
        return Action(kind, read_cards(rest))
    if not (rest.isascii() and rest.isdigit() and len(rest) <= 3):
        raise NotationError(f"{text!r}: {key} needs a number")
    return Action(kind, 0, int(rest))


def card_names(zone: int, faces: Sequence[Face]) -> list[str]:
    """The cards of a zone as people call them: value, Heat, Stress."""
    names = []
    for card in cards_in(zone):
        kind = UNIT.index(card)
        if kind < 4:
            names.append(str(kind + 1))
        elif kind < 6:
            names.append(("Heat", "Stress")[kind - 4])
        else:
            names.append(faces[kind - 6].name)
    return names
