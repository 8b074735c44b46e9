"""The rules for players, looked up in the language spoken: a number, a chapter, words.

>>> looked_up("corner 5")
['CORNER-5  For each point above the limit you pay 1 Heat.']
>>> looked_up("zeppelin")
['Nothing found for "zeppelin". Try a shorter word.']
"""

from __future__ import annotations

from typing import Final

from slipstream.words.language import say, spoken
from slipstream.words.rulebook import Rule, Rulebook, rulebook

MOST: Final = 15  # rules that a search shows
ECHO: Final = 60


def looked_up(query: str) -> list[str]:
    """The chapters; one rule; a chapter; or the rules that have these words."""
    book = rulebook(spoken())
    if not query.strip():
        chapters = [f"{one.number:>2}  {one.title} ({one.id})" for one in book.chapters]
        return [*chapters, "", say("rules-how")]
    if rule := book.rule(query):
        return [shown(rule)]
    if chapter := book.chapter(query):
        lines = [f"{chapter.number}. {chapter.title}", ""]
        for one in chapter.rules:
            lines += ["", one.heading] if one.heading else []
            lines.append(shown(one))
        return lines
    return found(book, query)


def found(book: Rulebook, query: str) -> list[str]:
    """The rules with these words, as many as can be read at once."""
    rules = book.search(query)
    if not rules:
        words = "".join(letter if letter.isprintable() else "?" for letter in query[:ECHO])
        return [say("rules-nothing", words=words)]
    more = len(rules) - MOST
    return [*map(shown, rules[:MOST]), *([say("rules-more", number=more)] if more > 0 else [])]


def shown(rule: Rule) -> str:
    """A rule behind its number."""
    return f"{rule.id}  {rule.text}"
