"""Rules at hand: the reference, things that explain themselves, and why."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player, Racer, drive
from tests.browser.test_accessibility import findings
from tests.browser.test_replay import finish, open_replay
from tests.server.support import LONG

SCREENS: Final = [{}, PHONE] if LONG else [PHONE]
NOTE: Final = ".note:popover-open"
ANSWER: Final = f"{NOTE} footer"  # the clauses of a note that was asked for
OPEN: Final = ".ref[open]"
#: what the note of a thing says, and whether the two share a pixel
SAID: Final = """(thing) => {
  const note = document.querySelector('.note:popover-open');
  const [a, b] = [note.getBoundingClientRect(), thing.getBoundingClientRect()];
  return { title: note.querySelector('h4').innerText,
    clauses: note.querySelectorAll('footer button').length,
    hides: a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom };
}"""
#: one thing on the screen for every topic: the thing of one topic, or all topics that have one
THINGS: Final = """(topic) => {
  const found = new Map();
  for (const one of document.querySelectorAll('[data-about]')) {
    const box = one.getBoundingClientRect();
    if (!box.width || box.bottom < 0 || box.top > innerHeight || box.right > innerWidth) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (document.elementFromPoint(x, y)?.closest('[data-about]') !== one) continue;
    if (!found.has(one.dataset.about)) found.set(one.dataset.about, one);
  }
  return topic ? found.get(topic) : [...found.keys()];
}"""


def test_the_reference_is_searched_linked_and_left(new_player: NewPlayer) -> None:
    player = new_player()
    page = player.page
    player.open()
    assert not [url for url in player.requests if "Reference" in url or "/api/rules" in url]
    player.test("rules").click()
    page.locator(OPEN).wait_for()
    assert page.locator(f"{OPEN} figure").count() >= 14
    player.test("rules-search").fill("slipstream corner")
    page.locator("[data-clause=SLIP-6] mark").first.wait_for()
    player.test("rules-search").fill("spin 3")
    player.test("rules-search").press("Enter")
    page.locator("[data-clause=SPIN-3].at").wait_for()
    page.wait_for_url(lambda url: url.endswith("/#rules=SPIN-3"))
    page.locator("[data-clause=SPIN-8] .ln", has_text="DRAW-4").click()
    page.locator("[data-clause=DRAW-4].at").wait_for()
    assert page.locator("[data-clause=DRAW-4].at").evaluate(
        "(row) => row.getBoundingClientRect().top > 0 && row.getBoundingClientRect().bottom < innerHeight"
    )
    page.keyboard.press("Escape")
    page.locator(OPEN).wait_for(state="detached")
    page.wait_for_url(lambda url: url.endswith("/"))


def test_what_is_typed_before_the_book_is_there_stays(new_player: NewPlayer) -> None:
    player = new_player()
    page, held = player.page, list[Route]()
    page.route("**/api/rules*", lambda route: held.append(route))
    player.open()
    player.test("rules").click()
    page.locator(OPEN).wait_for()
    player.until(lambda: bool(held), "the request for the book")
    player.test("rules-search").fill("slipstream corner")
    held[0].continue_()
    page.locator("[data-clause=SLIP-6] mark").first.wait_for()
    assert player.test("rules-search").input_value() == "slipstream corner"


def test_a_link_opens_the_clause_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(**{**PHONE, "locale": "el"})
    player.open("/#rules=CORNER-5")
    player.page.locator("[data-clause=CORNER-5].at").wait_for()
    assert player.page.locator("[data-clause=CORNER-5] p").get_attribute("lang") == "el"
    assert "Heat" in player.page.locator("[data-clause=CORNER-5] p").inner_text()
    player.test("rules-search").fill("ΤΟΥΡΝΟΥΑ")
    player.page.locator("[data-clause=TOURNAMENT-1] mark").first.wait_for()
    player.until(
        lambda: player.page.evaluate(f"document.querySelector('{OPEN} .page').scrollTop") == 0,
        "the first rule found",
    )
    box = player.page.locator(OPEN).bounding_box()
    assert box is not None
    assert (box["x"], round(box["width"])) == (0, 390)


def test_no_serious_findings_in_reference_and_notes(player: Player) -> None:
    player.open("/#rules")
    player.page.locator(f"{OPEN} figure").first.wait_for()
    found = findings(player, "in brief", OPEN)
    player.page.locator(f"{OPEN} nav button").nth(11).click()
    player.page.locator("[data-clause=CORNER-1]").wait_for()
    found += findings(player, "a chapter", OPEN)
    player.test("rules-search").fill("heat" if LONG else "slipstream corner")
    player.page.locator(f"{OPEN} mark").first.wait_for()
    found += findings(player, "search", OPEN)
    player.open_table(laps=1, cars=3)
    player.ready()
    player.page.hover(".engine")
    player.page.locator(NOTE).wait_for()
    found += findings(player, "a note", NOTE)
    assert not found, "\n".join(found)


def test_everything_explains_itself_without_hiding(new_player: NewPlayer) -> None:
    player = new_player()
    page = player.page
    player.open_table(laps=1, cars=5, weather=True)
    player.ready()
    topics = page.evaluate(THINGS)
    assert {"step-react", "gear", "engine", "pile-draw", "badge", "legend-line", "order-heat"} <= set(topics)
    assert any(topic.startswith("road-") for topic in topics), topics
    kinds = {topic.split("-")[0]: topic for topic in topics}
    for topic in topics if LONG else kinds.values():
        page.mouse.move(2, 300)
        page.locator(NOTE).wait_for(state="hidden")
        thing = page.evaluate_handle(THINGS, topic).as_element()  # where it is now: a page may still settle
        assert thing, topic
        box = thing.bounding_box()
        assert box, topic
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.locator(NOTE).wait_for()
        said = page.evaluate(SAID, thing)
        assert said["title"], topic
        assert said["clauses"], topic
        assert not said["hides"], topic


def test_by_keyboard(new_player: NewPlayer) -> None:
    player = new_player()
    page = player.page
    table = player.open_table(laps=1, cars=3)
    player.ready()
    page.locator(".engine").focus()
    page.keyboard.press("Tab")  # the draw pile
    described = page.evaluate("() => document.activeElement.getAttribute('aria-describedby')")
    words = page.locator(f"#{described}").text_content()
    assert words is not None
    assert "shuffled" in words
    page.locator(NOTE).wait_for()
    page.keyboard.press("Escape")
    page.locator(NOTE).wait_for(state="hidden")
    page.keyboard.press("k")
    page.locator("[data-clause=DRAW-5].at").wait_for()
    page.keyboard.press("Escape")
    page.locator(OPEN).wait_for(state="detached")
    page.wait_for_url(lambda url: url.endswith(table))
    assert page.evaluate("() => document.activeElement.dataset.about") == "pile-draw"
    page.locator(".steps [tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.about") == "step-move"


def test_a_long_press_explains_and_does_nothing_else(new_player: NewPlayer) -> None:
    player = new_player(**PHONE)
    page = player.page
    player.open_table(laps=1, cars=3)
    player.ready()
    box = page.locator(".keys button").nth(1).bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(NOTE).wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(f"{NOTE} h4").inner_text().strip().lower() == "gear 2"
    assert page.locator(".keys button").nth(1).get_attribute("aria-pressed") == "false"
    page.locator(f"{NOTE} .x").tap()
    page.locator(NOTE).wait_for(state="hidden")


def test_why(new_player: NewPlayer) -> None:
    player = new_player()
    page = player.page
    player.open_table(laps=1, cars=4)
    drive(
        [player], [Racer(3)], lambda view: view["screen"] == "race" and _round(player) >= (3 if LONG else 2)
    )
    asked = {kind: _asked(player, kind) for kind in ("round-started", "moved")}
    assert "ROUND-5" in asked["round-started"]
    assert "Top Speed" in asked["moved"] or "spots were taken" in asked["moved"], asked
    why = page.locator("[data-why=round-started]").first
    why.focus()
    page.keyboard.press("Shift+Tab")  # Enter is for what was reached by keys, else it is the gold button
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(ANSWER).wait_for()
    assert page.evaluate("() => document.activeElement.classList.contains('note')")
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.activeElement.dataset.why") == "round-started"


def test_why_waits_for_its_answer_and_says_if_there_is_none(new_player: NewPlayer) -> None:
    player = new_player()
    page = player.page
    player.open_table(laps=1, cars=3)
    player.ready()
    waiting: list[Route] = []
    page.route("**/why?*", lambda route: waiting.append(route))
    why = page.locator("[data-why=round-started]").first
    why.click()
    page.locator(f"{NOTE} [aria-busy=true]").wait_for()
    player.until(lambda: bool(waiting), "the question")
    waiting.pop().continue_()
    page.locator(ANSWER).wait_for()
    assert "ROUND-5" in page.locator(NOTE).inner_text()
    why.click()  # the same button closes it
    page.locator(NOTE).wait_for(state="hidden")
    page.unroute("**/why?*")
    page.route("**/why?*", lambda route: route.abort("connectionrefused"))
    with player.expecting("why"):
        why.click()
        page.locator(NOTE).get_by_text("The server does not answer").wait_for()
        page.keyboard.press("Escape")
        page.locator(NOTE).wait_for(state="hidden")


@pytest.mark.parametrize("screen", SCREENS)
def test_why_in_a_replay(new_player: NewPlayer, screen: dict[str, object]) -> None:
    player = new_player(**screen)
    page = player.page
    open_replay(player, finish(player, cars=5, empty="legends", garage="quick", weather=True))
    if screen:
        player.test("feed").click()
    assert "ROUND-5" in _asked(player, "round-started")
    assert "Top Speed" in _asked(player, "moved")
    assert "FINISH-3" in _asked(player, "finished")
    assert page.locator(".rp").get_attribute("data-at") == "0", "asking leads nowhere"


def _asked(player: Player, kind: str) -> str:
    """The answer to the first why of this kind."""
    page = player.page
    why = page.locator(f"[data-why={kind}]").first
    why.scroll_into_view_if_needed()
    player.frames()  # a scroll closes notes
    why.click()
    page.locator(ANSWER).wait_for()
    answer = page.locator(NOTE).inner_text()
    page.locator(f"{NOTE} .x").click()
    page.locator(NOTE).wait_for(state="hidden")
    return answer


def _round(player: Player) -> int:
    return int(player.state()["state"]["round"])
