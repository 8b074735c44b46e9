"""What the recipes of CONTRIBUTING.md add is there everywhere: in the texts of the page and of the command
line, in every language, and in the numbers of the environments. Each list is one of the engine's tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from slipstream.circuits.loader import CIRCUITS
from slipstream.core.actions import ACTION_KEYS
from slipstream.core.symbols import OPENING, SYMBOL_KEYS, SYMBOLS, USED_BY
from slipstream.drivers import DRIVERS, DRIVERS_VERSION, LEVELS, driver_luck, make_driver
from slipstream.drivers.drafts import MARKS
from slipstream.env.codes import BLOCKS
from slipstream.env.layout import CARD, OPEN
from slipstream.modules.conditions import tiles, tokens
from slipstream.modules.event_cards import EFFECTS, event_cards
from slipstream.modules.garage import categories
from slipstream.words.language import LANGUAGES
from tests.words.support import ROOT, patterns, selects

PAGE: Final = ROOT / "web" / "locales"
OTHERS: Final = [language for language in LANGUAGES if language != "en"]
every_language: Final = pytest.mark.parametrize("language", LANGUAGES)
#: answers that are no buttons: plans and discards are picked from the hand, drafts from the market
NO_BUTTON: Final = {"plan", "take-back", "discard", "take-upgrade", "swap-upgrade", "keep-upgrade"}
#: answers that the environments do not number: a race without a championship never asks for them
NO_NUMBER: Final = {"take-back", "swap-upgrade", "keep-upgrade"}


@cache
def page(language: str) -> dict[str, ast.Message]:
    """The texts of the page by key."""
    found = {}
    for path in sorted((PAGE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def lacking(language: str, wanted: Iterable[str]) -> list[str]:
    """Which of these texts the page has not got."""
    return sorted(set(wanted) - set(page(language)))


def cases(pattern: ast.Pattern | None) -> set[str]:
    """The names of all cases of a text."""
    assert pattern is not None
    return {case for _, found in selects(pattern) for case in found}


def slug(category: str) -> str:
    """A category of cards as a part of a key."""
    return category.lower().replace(".", "").replace(" ", "-")


# Languages


def test_the_page_speaks_the_languages_of_the_command_line() -> None:
    assert sorted(folder.name for folder in PAGE.iterdir()) == sorted(LANGUAGES)


@every_language
def test_a_language_of_the_page_has_every_file_and_every_text(language: str) -> None:
    assert sorted(path.name for path in (PAGE / language).iterdir()) == sorted(
        path.name for path in (PAGE / "en").iterdir()
    )
    assert set(page(language)) == set(page("en"))


# Events, weather, roads


@every_language
def test_every_event_card_is_told_in_the_page(language: str) -> None:
    cards = [f"event-card-{number}" for number in event_cards()]
    assert not lacking(language, [*cards, *(f"{card}-text" for card in cards)])
    written = {key for key in page(language) if key.startswith("event-card-")}
    assert written == {*cards, *(f"{card}-text" for card in cards)}


@pytest.mark.parametrize("language", OTHERS)
def test_every_event_card_has_a_name_on_the_command_line(language: str) -> None:
    assert {str(number) for number in event_cards()} <= cases(patterns(language)["name-of-event"])


def test_every_event_has_an_effect() -> None:
    assert {card.effect["kind"] for card in event_cards().values()} == set(EFFECTS)


@every_language
def test_weather_and_roads_are_told_in_the_page(language: str) -> None:
    keys = [f"weather-{tile}" for tile in tiles()]
    keys += [f"weather-setup-{tile['setup']['kind']}" for tile in tiles().values()]
    keys += [f"weather-sector-{tile['sector']['kind']}" for tile in tiles().values()]
    keys += [f"{shape}-{token}" for shape in ("road", "brief-road") for token in tokens()]
    assert not lacking(language, keys)


# Cards and symbols


@every_language
def test_every_category_of_cards_has_a_name(language: str) -> None:
    names = {f"part-{slug(category)}" for category in categories()}
    assert not lacking(language, names)
    if language != "en":  # English says what is printed
        assert names <= cases(patterns(language)["category"])


@every_language
def test_every_symbol_is_told_in_the_page_and_in_the_terminal(language: str) -> None:
    keys = [f"symbol-{key}" for key in SYMBOL_KEYS]
    keys += [f"brief-sym-{key}{part}" for key in SYMBOL_KEYS for part in ("", "-title")]
    assert not lacking(language, keys)
    told = {f"terminal-symbol-{key}{part}" for key in SYMBOL_KEYS for part in ("", ".does")}
    assert told <= set(patterns(language))


@every_language
def test_every_answer_is_told_in_the_page(language: str) -> None:
    assert not lacking(language, [f"option-{key}" for key in ACTION_KEYS if key not in NO_BUTTON])
    assert {f"action-{key}" for key in ACTION_KEYS} <= set(patterns(language))


def test_symbols_are_told_apart() -> None:
    for names in (
        [symbol.key for symbol in SYMBOLS],
        [symbol.printed for symbol in SYMBOLS],
        [symbol.short for symbol in SYMBOLS],
        [symbol.action for symbol in SYMBOLS if symbol.action],
    ):
        assert len(set(names)) == len(names)


def test_the_answer_of_every_symbol_exists() -> None:
    assert set(USED_BY) <= set(ACTION_KEYS)
    for symbol in SYMBOLS[:OPENING]:
        assert symbol.step == "react", symbol.key
        assert symbol.action, f"{symbol.key} opens in React, and no answer uses it"


def test_every_symbol_has_its_clauses() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    for symbol in SYMBOLS:
        assert f"- **SYM-{symbol.short.upper()}-1** " in rules


def test_every_symbol_and_every_answer_has_its_numbers_in_the_environments() -> None:
    assert CARD[-len(SYMBOLS) :] == tuple(SYMBOL_KEYS)
    assert OPEN[1:] == tuple(SYMBOL_KEYS[:OPENING])
    assert set(ACTION_KEYS) - set(BLOCKS) == NO_NUMBER


def test_the_rookie_has_an_opinion_of_every_symbol() -> None:
    assert set(MARKS) == set(SYMBOL_KEYS)


# Drivers


@every_language
def test_every_level_is_told_in_the_page(language: str) -> None:
    shapes = ("driver-{}", "driver-{}-about", "setup-empty-{}", "lobby-empty-{}")
    assert not lacking(language, [shape.format(level) for shape in shapes for level in LEVELS])


def test_every_driver_can_be_made_and_has_a_version() -> None:
    assert set(DRIVERS_VERSION) == set(DRIVERS)
    for name in DRIVERS:
        assert make_driver(name, driver_luck(1, 0))


def test_every_driver_is_described() -> None:
    text = (ROOT / "docs" / "drivers.md").read_text(encoding="utf-8")
    assert [name for name in DRIVERS if f"`{name}`" not in text] == []


# Circuits


def test_every_circuit_that_lies_there_is_listed() -> None:
    files = {path.stem for path in (ROOT / "src/slipstream/circuits/files").glob("*.toml")}
    assert files == set(CIRCUITS)


@every_language
def test_every_circuit_has_a_name(language: str) -> None:
    assert set(CIRCUITS) <= cases(page(language)["circuit-country"].value)
    if language != "en":  # English says what the file says
        assert set(CIRCUITS) <= cases(patterns(language)["name-of-circuit"])
