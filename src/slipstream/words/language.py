"""The language that people are spoken to in: sentences by key, from `locales/LANGUAGE/*.ftl`, by Fluent.

Nothing is loaded before the first sentence is asked for. What is missing in a language is said in English.

>>> say("setup-pro-without-legends")
'a Pro level needs Legends'
>>> with speaking("fr"):
...     say("setup-pro-without-legends")
'un niveau Pro demande des Légendes'
>>> wanted([], {"LANG": "da_DK.UTF-8"})
'da'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LOCALES: Final = resources.files(__package__).joinpath("locales")
#: a language is a folder of sentences
LANGUAGES: Final = (ENGLISH, *sorted({folder.name for folder in LOCALES.iterdir()} - {ENGLISH}))
OPTION: Final = "--language"
VARIABLE: Final = "SLIPSTREAM_LANGUAGE"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides
LONG: Final = 2000
SHORT: Final = 100  # of facts in sentences that are kept
LARGE: Final = 1_000_000_000  # greater numbers are names, such as seeds

_spoken = ENGLISH


# Which language


def known(name: str) -> str | None:
    """The language that a name or a locale stands for: fr, FR, fr-CA, fr_FR.UTF-8; None if it is not here."""
    language = name.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return language if language in LANGUAGES else None


def wanted(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that a command line and its environment ask for."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == OPTION:
            following = value if equals else next(iter(arguments[at + 1 :]), "")
            if found := known(following):
                return found
        elif argument == "--":
            break
    if found := known(environment.get(VARIABLE, "")):
        return found
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    return known(locale) or ENGLISH


def spoken() -> str:
    """The language that is spoken now."""
    return _spoken


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak this language meanwhile."""
    global _spoken
    before, _spoken = _spoken, language
    try:
        yield
    finally:
        _spoken = before


# Sentences


@cache
def bundle(language: str) -> FluentBundle:
    """All sentences of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    files = (file for file in LOCALES.joinpath(language).iterdir() if file.name.endswith(".ftl"))
    for file in sorted(files, key=lambda file: file.name):
        found.add_resource(FluentResource(typeset(language, file.read_text(encoding="utf-8"))))
    return found


def typeset(language: str, text: str) -> str:
    """With the spaces that belong before signs: French ones are narrow; none of them breaks."""
    if language == "da":
        return re.sub(" (?=%)", "\u00a0", text)
    if language != "fr":
        return text
    text = re.sub("[ \u00a0]([;!?%»])", "\u202f\\1", text)
    return re.sub("« ", "«\u202f", re.sub(r"(?<=\S) :(?=\s|$)", "\u00a0:", text))


def has(key: str, language: str = ENGLISH) -> bool:
    """Is there such a sentence? `key.name` is the attribute of a message."""
    name, _, attribute = key.partition(".")
    sentences = bundle(language)
    if not sentences.has_message(name):
        return False
    return not attribute or attribute in sentences.get_message(name).attributes


def say(key: str, **facts: object) -> str:
    """The sentence of a key in the language spoken, with its facts.

    Numbers choose plural forms; an error is told, and a function called, in the language of the sentence.
    """
    given = tuple(facts.items())
    for _, value in given:
        if type(value) is not int and (type(value) is not str or len(value) > SHORT):
            return said.__wrapped__(_spoken, key, given)
    return said(_spoken, key, given)


@lru_cache(4096)  # the same come up again and again, and each takes Fluent a tenth of a millisecond
def said(language: str, key: str, given: tuple[tuple[str, object], ...]) -> str:
    """The sentence of a key in a language, or in English where that lacks it."""
    facts = dict(given)
    if language != ENGLISH and has(key, language):
        text, problems = _format(language, key, facts)
        if not problems:
            return text
    text, problems = _format(ENGLISH, key, facts)
    if problems:
        raise LookupError(f"the sentence {key!r} cannot be said: {problems}")
    return text


def _format(language: str, key: str, facts: Mapping[str, object]) -> tuple[str, Sequence[Exception]]:
    sentences = bundle(language)
    name, _, attribute = key.partition(".")
    message = sentences.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"the message {key!r} has no text")
    given: dict[str, object] = {}
    long: dict[str, str] = {}  # what Fluent would refuse for its length is put in afterwards
    for fact, value in facts.items():
        shown = _plain(value)
        if isinstance(shown, str) and len(shown) > LONG:
            mark = f"\0{fact}\0"
            given[fact], long[mark] = mark, shown
        else:
            given[fact] = shown
    told, problems = sentences.format_pattern(pattern, given)
    text = str(told)
    for mark, shown in long.items():
        text = text.replace(mark, shown)
    return text, problems


def _plain(value: object) -> object:
    from fluent.runtime.types import fluent_number

    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGE:
        return fluent_number(value, useGrouping=False)
    if isinstance(value, ToldError):
        return value.told()
    return value() if isinstance(value, Lazily) else str(value)


class Lazily:
    """A part of a sentence that is said in the language of the whole, whichever that will be."""

    def __init__(self, speak: Callable[[], str]) -> None:
        self.speak = speak

    def __call__(self) -> str:
        return self.speak()

    def __str__(self) -> str:
        with speaking(ENGLISH):
            return self.speak()


def part(key: str, **facts: object) -> Lazily:
    """The sentence of a key as a part of another one."""
    return Lazily(lambda: say(key, **facts))


class ToldError(ValueError):
    """An error with a key and arguments: `str()` is the English sentence, `told` the one to show."""

    prefix: ClassVar[str] = ""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def told(self) -> str:
        """The sentence in the language spoken."""
        return say(f"{self.prefix}-{self.key}", **self.arguments)

    def __str__(self) -> str:
        with speaking(ENGLISH):
            return self.told()


# Small parts that many sentences share


def either(values: Sequence[object]) -> str:
    """ "1 or 3 or 4"."""
    first, *others = map(str, values)
    for value in others:
        first = say("either", first=first, last=value)
    return first


def both(values: Sequence[object]) -> str:
    """ "cards and number"."""
    first, *others = map(str, values)
    for value in others:
        first = say("both", first=first, last=value)
    return first


def series(parts: Iterable[str]) -> str:
    """Parts in a row that may have commas of their own: "Speed 3; no Heat". Greek has another sign."""
    return say("series", first="", last="").join(parts)


def span(low: int, high: int) -> str:
    """A number or a range."""
    return str(low) if low == high else say("span", low=low, high=high)


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
