"""Languages: chosen from the browser, switched at any time, remembered, and never out of their boxes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

from slipstream.words.language import LANGUAGES
from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player, Racer, drive, in_round, let_rookies_drive
from tests.browser.test_layouts import FINGER, POINTER, measured, watched_race
from tests.server.support import LONG

LOCALES: Final = Path(__file__).parents[2] / "web" / "locales"
OTHERS: Final = [language for language in LANGUAGES if language != "en"]
SMALL_DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 720}}
SCREENS: Final = {"desktop": (SMALL_DESKTOP, POINTER), "phone": (PHONE, FINGER)}
#: every language on one screen, by turns; `./slipstream soak` sees each on both
SHOWN: Final = [
    (language, screen)
    for at, language in enumerate(OTHERS)
    for number, screen in enumerate(SCREENS)
    if LONG or at % 2 == number
]


TEXT: Final = 3  # the kind of a node of the document
#: small letters with an accent are drawn as capitals without: they are as wide
PLAIN_CAPITALS: Final = """async () => {
  await document.fonts.load('40px "Slipstream Display"');
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = '40px "Slipstream Display"';
  const width = (text) => pen.measureText(text).width;
  return [...'άέήίόύώ'].every((letter) => width(letter) === width(letter.normalize('NFD')[0].toUpperCase()));
}"""


def faces_of_the_machine(player: Player) -> list[str]:
    """What is written in a font that did not come with the page."""
    line = player.context.new_cdp_session(player.page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    nodes = line.send("DOM.getFlattenedDocument", {"depth": -1, "pierce": True})["nodes"]
    written = {
        node["parentId"]: node["nodeValue"].strip()
        for node in nodes
        if node["nodeType"] == TEXT and node["nodeValue"].strip()
    }
    found = [
        f"{font['familyName']}: {text}"
        for node, text in written.items()
        for font in line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        if not font["isCustomFont"]
    ]
    line.detach()
    return found


@cache
def plain_texts(language: str) -> dict[str, str]:
    """The messages without placeables, by key."""
    found = {}
    for file in (LOCALES / language).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and isinstance(entry.value, Pattern):
                parts = entry.value.elements
                if len(parts) == 1 and isinstance(parts[0], TextElement):
                    found[entry.id.name] = parts[0].value
    return found


def english_left(player: Player, language: str) -> list[str]:
    """English texts on the page that are another text in this language."""
    own, english = plain_texts(language), plain_texts("en")
    words = player.page.evaluate(
        """() => { const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = new Set(); while (walker.nextNode()) {
          const node = walker.currentNode;
          if (!node.parentElement.closest('[lang=en]')) found.add(node.data.trim()); }
        return [...found]; }"""
    )
    foreign = {text for key, text in english.items() if own.get(key, text) != text} - set(own.values())
    return sorted(set(words) & {text for text in foreign if len(text) > 3})


@pytest.mark.parametrize(("language", "screen"), SHOWN)
def test_no_text_runs_out_of_its_box(new_player: NewPlayer, language: str, screen: str) -> None:
    options, target = SCREENS[screen]
    player = new_player(**{**options, "locale": language})
    player.open()
    player.page.locator(".home").wait_for()
    assert player.page.evaluate("document.documentElement.lang") == language
    assert not measured(player, target, scrolls=True)
    assert not english_left(player, language)
    assert not faces_of_the_machine(player)
    player.open_table(start=False, laps=1, cars=3)
    player.until_screen("lobby")
    assert not measured(player, target, scrolls=True)
    assert not english_left(player, language)
    assert not faces_of_the_machine(player)
    player.open_table(laps=1, cars=3, garage="all", weather=True)
    player.until_screen("garage")
    assert not measured(player, target, scrolls=True)
    assert not english_left(player, language)
    assert not faces_of_the_machine(player)
    racer = Racer(5)
    drive([player], [racer], lambda view: view["screen"] == "race")
    assert not english_left(player, language)
    assert not faces_of_the_machine(player)
    watched_race(player, target, rounds=99 if LONG else 1)


@pytest.mark.parametrize("language", OTHERS if LONG else OTHERS[-1:])
def test_a_whole_race_in_another_language(new_player: NewPlayer, language: str) -> None:
    player = new_player(locale=language)
    player.open()
    player.test("race-now").click()
    player.until_screen("race")
    drive([player], [Racer(8)], None if LONG else in_round(3))
    if not LONG:
        let_rookies_drive([player])
    player.until_screen("results")
    assert not english_left(player, language)


def test_the_language_is_switched_at_any_time_and_remembered(new_player: NewPlayer) -> None:
    player = new_player(locale="fr-CA")
    player.open()
    button = player.test("race-now")
    assert plain_texts("fr")["race-now"] in button.inner_text()
    player.page.locator(".wide [data-language=it]").click()
    player.page.get_by_text(plain_texts("it")["race-now"], exact=True).wait_for()
    player.page.reload()
    player.page.get_by_text(plain_texts("it")["race-now"], exact=True).wait_for()
    button.click()
    player.until_screen("race")
    player.page.locator("summary", has=player.page.locator("svg")).last.click()
    player.page.locator(".sheet [data-language=el]").first.click()
    player.page.get_by_text(plain_texts("el")["feed-title"], exact=True).wait_for()
    assert player.page.evaluate("document.documentElement.lang") == "el"
    assert player.page.evaluate(PLAIN_CAPITALS), "the display face draws Greek capitals with accents"
