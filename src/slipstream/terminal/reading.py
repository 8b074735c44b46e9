"""What was typed: commands, cards and numbers. No rule is here; the race refuses what is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from slipstream.core.actions import planned_gear
from slipstream.core.cards import FIRST_UPGRADE, LETTERS, MOST, UNIT, Face
from slipstream.terminal.situation import hand_names
from slipstream.terminal.words import say
from slipstream.words.cards import card_names
from slipstream.words.language import ENGLISH, speaking, spoken
from slipstream.words.language import say as say_word

COMMANDS: Final = {
    "help": "help", "?": "help", "list": "list", "ls": "list", "log": "log", "undo": "undo",
    "save": "save", "quit": "quit", "exit": "quit", "q": "quit", "show": "show", "cards": "cards",
    "hint": "hint", "why": "why",
}  # fmt: skip
LONGEST_ECHO: Final = 40


class InputError(ValueError):
    """What was typed cannot be read; `str()` is the message to the person."""


@dataclass(frozen=True)
class Command:
    """One of COMMANDS with what stood behind it."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Cards:
    """Cards by name; `now` if the line ended in "!"."""

    cards: int
    now: bool = False


def quoted(line: str) -> str:
    """What was typed, safe to print."""
    short = line if len(line) <= LONGEST_ECHO else line[:LONGEST_ECHO] + "..."
    return '"' + "".join(letter if letter.isprintable() else "?" for letter in short) + '"'


def read_command(line: str) -> Command | None:
    """The command in this line, None if it is an answer."""
    word, _, rest = line.strip().partition(" ")
    name = COMMANDS.get(word.lower())
    return None if name is None else Command(name, rest.strip())


def is_used(kind: int, faces: Sequence[Face]) -> bool:
    """Can this car have such a card?"""
    return kind < FIRST_UPGRADE or faces[kind - FIRST_UPGRADE].name != ""


def vocabulary(faces: Sequence[Face]) -> dict[str, int]:
    """Every way to name a card -> its kind: name, in English too, letter, and h and s as well as H and S."""
    kinds = [kind for kind in range(FIRST_UPGRADE + len(faces)) if is_used(kind, faces)]
    words = {LETTERS[kind].lower(): kind for kind in kinds}
    for language in (ENGLISH, spoken()):
        with speaking(language):
            for kind in kinds:
                words[card_names(UNIT[kind], list(faces))[0].lower()] = kind
    return words


def names_nothing(line: str) -> bool:
    """Does the line say in so many words that there are no cards: "-", "nothing", "rien"?"""
    words = {"-"}
    for language in (ENGLISH, spoken()):
        with speaking(language):
            words.add(say_word("nothing"))
    return line.strip().lower() in words


def read_cards(line: str, hand: int, faces: Sequence[Face], example: str) -> int:
    """The cards named in a line: 4 4 S, 44s, 4,4,stress; "-" for none."""
    if names_nothing(line):
        return 0
    words = vocabulary(faces)
    mine = ", ".join(hand_names(hand, list(faces)))
    numbers = [0] * len(UNIT)
    for token in line.replace(",", " ").replace("+", " ").lower().split():
        for part in [token] if token in words else token:
            if part not in words:
                raise InputError(
                    say("not-cards", tried=quoted(line), part=quoted(part), cards=mine, example=example)
                )
            kind = words[part]
            numbers[kind] += 1
            if numbers[kind] > MOST[kind]:
                raise InputError(say("too-many", tried=quoted(line), card=quoted(part), cards=mine))
    return sum(number * UNIT[kind] for kind, number in enumerate(numbers))


def read_plan(line: str, hand: int, faces: Sequence[Face], example: str, gears: Sequence[int]) -> Cards:
    """Cards, with the gear before a colon if the person likes: `3: 4 4 S`, `4 4 S!`."""
    text = line.strip()
    now = text.endswith("!")
    before, colon, behind = text.rstrip("!").rpartition(":")
    cards = read_cards(behind, hand, faces, example)
    if cards == 0:
        raise InputError(say("no-cards", tried=quoted(line), example=example))
    named = before.lower().removeprefix("gear").removeprefix("g").strip()
    if colon and named != str(int(planned_gear(cards))):
        reach = ", ".join(str(gear) for gear in gears)
        if named.isdigit():
            facts = {
                "tried": quoted(line),
                "gear": int(named[:3]),
                "number": int(planned_gear(cards)),
                "gears": reach,
            }
            raise InputError(say("gear-mismatch", **facts))
        raise InputError(say("no-cards", tried=quoted(line), example=example))
    return Cards(cards, now)


def read_number(line: str, last: int, default: str) -> int:
    """A choice from 1 to `last`."""
    text = line.strip().rstrip(".)")
    if text.isascii() and text.isdigit() and len(text) <= 3 and 1 <= int(text) <= last:
        return int(text)
    if default:
        raise InputError(say("not-an-option-enter", tried=quoted(line), last=last, default=default))
    raise InputError(say("not-an-option", tried=quoted(line), last=last))
