"""Cards and actions as short text and back: records, bug reports, tests.

A card is one letter: 1-4 Basic, H Heat, S Stress, a-e the car's Upgrades, v-z Sponsors. An action is its
key, then what it names: cards, a number, the card whose symbol is used.

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

from slipstream.core.actions import ACTION_KEYS, ACTIONS, Action, plan, slipstream
from slipstream.core.cards import BASIC_1, BASIC_4, FIRST_UPGRADE, MOST, STRESS, UNIT, Face, cards_in

__all__ = ["BASIC_1", "BASIC_4", "STRESS", "NotationError", "card_names", "plan", "read_action", "read_cards"]
__all__ += ["slipstream", "write_action", "write_cards"]

LETTERS: Final = "1234HSabcdevwxyz"


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
    words = [action.key]
    for name in ACTIONS[action.kind][1:]:
        if name == "cards":
            words.append(write_cards(action.cards))
        elif name == "source":
            words.append(write_cards(action.source))
        else:
            words.append(str(action.number if name == "number" else action.source))
    return " ".join(words)


def read_action(text: str) -> Action:
    """The action that `write_action` wrote."""
    key, *words = text.split(" ")
    if key not in ACTION_KEYS:
        raise NotationError(f"{text!r} is not an action: actions are {', '.join(ACTION_KEYS)}")
    kind = ACTION_KEYS.index(key)
    names = ACTIONS[kind][1:]
    if len(words) != len(names):
        raise NotationError(f"{text!r}: after {key} comes {' and '.join(names) or 'nothing'}")
    facts = {"cards": 0, "number": 0, "source": 0}
    for name, word in zip(names, words, strict=True):
        if name in ("cards", "source"):
            facts[name] = read_cards(word)
        else:
            facts["number" if name == "number" else "source"] = _number(text, word)
    return Action(kind, facts["cards"], facts["number"], facts["source"])


def _number(text: str, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise NotationError(f"{text!r}: {word!r} is not a number")
    return int(word)


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
            names.append(faces[kind - FIRST_UPGRADE].name)
    return names
