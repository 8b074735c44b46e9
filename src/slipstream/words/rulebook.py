"""The rules for players, in every language: `locales/LANGUAGE/rules.toml`, in the order of docs/rules.md.

>>> book = rulebook("en")
>>> book.rule("CORNER-5").text
'For each point above the limit you pay 1 Heat.'
>>> [rule.id for rule in book.search("slipstream corner")][:2]
['SLIP-6', 'CORNER-2']
"""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from slipstream.words.language import ENGLISH, LOCALES

FILE: Final = "rules.toml"
SHORTEST: Final = 3  # of what is left of a word without its ending
ID: Final = re.compile(r"[\s_–-]+")


@dataclass(frozen=True)
class Rule:
    """One rule; `heading` stands before the first of a group."""

    id: str
    text: str
    heading: str = ""

    @property
    def group(self) -> str:
        """CORNER-5 belongs to CORNER."""
        return self.id.rpartition("-")[0]


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together; `words` are others that it may be looked for by."""

    id: str
    number: int
    title: str
    words: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules in one language. `endings` says what a word may be searched without."""

    language: str
    endings: str
    chapters: tuple[Chapter, ...]

    def rule(self, name: str) -> Rule | None:
        """The rule of a number, however it is written: CORNER-5, corner 5."""
        wanted = ID.sub("-", name.strip()).upper()
        return next((rule for one in self.chapters for rule in one.rules if rule.id == wanted), None)

    def chapter(self, name: str) -> Chapter | None:
        """The chapter of a name, of its number, or of a group in it: CORNER, 11, SPIN."""
        wanted = ID.sub("-", name.strip()).upper()
        for one in self.chapters:
            if wanted in (one.id, str(one.number)) or any(rule.group == wanted for rule in one.rules):
                return one
        return None

    def search(self, query: str) -> list[Rule]:
        """Rules with all words: those that say them before those of chapters about them."""
        stems = [self.stem(word) for word in words_in(query)]
        if not stems:
            return []
        found: list[tuple[bool, int, Rule]] = []
        for one in self.chapters:
            about, group = words_in(f"{one.title} {one.words}"), list[str]()
            for rule in one.rules:
                group = words_in(rule.heading) if rule.heading else group
                own = words_in(f"{rule.id} {rule.text}")
                if all(begins(stem, [*own, *group, *about]) for stem in stems):
                    fitting = sum(begins(stem, about) + begins(stem, group) for stem in stems)
                    found.append((not all(begins(stem, [*own, *group]) for stem in stems), -fitting, rule))
        return [rule for _, _, rule in sorted(found, key=lambda one: one[:2])]

    def stem(self, word: str) -> str:
        """A word without its ending, so that its other forms are found too."""
        short = re.sub(self.endings, "", word)
        return short if len(short) >= SHORTEST else word


def folded(text: str) -> str:
    """Without case and accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words_in(text: str) -> list[str]:
    """The words of a text, folded."""
    return re.findall(r"\w+", folded(text))


def begins(stem: str, words: Sequence[str]) -> bool:
    """Does one of the words begin with this?"""
    return any(word.startswith(stem) for word in words)


@cache
def rulebook(language: str) -> Rulebook:
    """The rules in a language; what it lacks is said in English."""
    order = json.loads(resources.files("slipstream.data").joinpath("rulebook.json").read_bytes())
    english, own = said_in(ENGLISH), said_in(language)
    titles, words, headings, rules = (
        {**english[part], **own.get(part, {})} for part in ("chapters", "words", "headings", "rules")
    )
    chapters = tuple(
        Chapter(
            one["id"],
            one["number"],
            titles[one["id"]],
            words.get(one["id"], ""),
            tuple(Rule(id, rules[id], headings.get(id, "")) for id in one["clauses"]),
        )
        for one in order["chapters"]
    )
    return Rulebook(language, own.get("endings", "$"), chapters)


def said_in(language: str) -> dict[str, Any]:
    """What the file of a language says."""
    file = LOCALES.joinpath(language, FILE)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
