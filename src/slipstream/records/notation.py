"""Cards and actions as short text and back: records, bug reports, tests.

A card is one letter: 1-4 Basic, H Heat, S Stress, a-e the car's Upgrades, v-z Sponsors. An action is its
key, then what it names: cards, a number, the card whose symbol is used. The core writes both.

>>> read_cards("14S") == BASIC_1 + BASIC_4 + STRESS
True
>>> write_action(slipstream(2))
'slipstream 2'
>>> read_action("plan 14S") == plan(read_cards("14S"))
True
"""

from __future__ import annotations

from slipstream.core.actions import (
    ACTION_KEYS,
    ACTIONS,
    NUMBER_MAY_LACK,
    Action,
    plan,
    slipstream,
    write_action,
)
from slipstream.core.cards import BASIC_1, BASIC_4, LETTERS, MOST, STRESS, UNIT, write_cards
from slipstream.words.language import Lazily, ToldError, both, say

__all__ = [
    "BASIC_1",
    "BASIC_4",
    "STRESS",
    "NotationError",
    "plan",
    "read_action",
    "read_cards",
]
__all__ += ["slipstream", "write_action", "write_cards"]


class NotationError(ToldError):
    """This text is not a card or an action."""

    prefix = "notation"


def read_cards(text: str) -> int:
    """The zone that `write_cards` wrote."""
    zone = 0
    for kind, letter in enumerate(LETTERS):
        number = text.count(letter)
        if number > MOST[kind]:
            raise NotationError("too-many", text=repr(text), number=number, letter=repr(letter))
        zone += number * UNIT[kind]
    if text != "-" and (not text or any(letter not in LETTERS for letter in text)):
        raise NotationError("not-cards", text=repr(text), letters=LETTERS)
    return zone


def read_action(text: str) -> Action:
    """The action that `write_action` wrote."""
    key, *words = text.split(" ")
    if key not in ACTION_KEYS:
        raise NotationError("not-an-action", text=repr(text), known=", ".join(ACTION_KEYS))
    kind = ACTION_KEYS.index(key)
    names = ACTIONS[kind][1:]
    if kind == NUMBER_MAY_LACK and len(words) < len(names):
        names = names[:-1]
    if len(words) != len(names):
        expected = Lazily(lambda: both(names) if names else say("notation-nothing"))
        raise NotationError("wrong-words", text=repr(text), action=key, words=expected)
    facts = {"cards": 0, "number": 0, "source": 0}
    for name, word in zip(names, words, strict=True):
        if name in ("cards", "source"):
            facts[name] = read_cards(word)
        else:
            facts["number" if name == "number" else "source"] = _number(text, word)
    return Action(kind, facts["cards"], facts["number"], facts["source"])


def _number(text: str, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise NotationError("not-a-number", text=repr(text), word=repr(word))
    return int(word)
