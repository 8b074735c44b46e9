"""What fails a test at its end: every problem of a page, but not that somebody left it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Browser, Page, Request, Route

from tests.browser.driver import Player
from tests.browser.problems import Problems
from tests.server.support import Server

MINE: Final = re.compile(r"/api/mine\?asked$")  # the home page asks without a word


def never(_route: Route) -> None:
    """The answer does not come."""


def ask(player: Player) -> None:
    """Ask for something; the answer is not waited for."""
    with player.page.expect_request(MINE):
        player.page.evaluate("() => void fetch('/api/mine?asked').catch(() => {})")


def is_mine(request: Request) -> bool:
    return bool(MINE.search(request.url))


def leave_for_another_page(player: Player) -> None:
    player.page.goto("/?again")


def reload(player: Player) -> None:
    player.page.reload()


def leave_for_nothing(player: Player) -> None:
    player.page.goto("about:blank")


def follow_a_link(player: Player) -> None:
    with player.page.expect_navigation():
        player.page.evaluate("() => location.assign('/?again')")


@pytest.fixture(scope="module")
def one_page(browser: Browser, server: Server) -> Iterator[Player]:
    """The home page, opened once for all that happens while a page stays."""
    player = Player(browser, server)
    player.open()
    player.test("race-now").wait_for()
    player.page.locator(".doors .mini").first.wait_for()
    yield player
    player.close()


@pytest.fixture
def staying(one_page: Player) -> Iterator[Player]:
    """A page that stays, without problems so far; what a test has made of it is undone."""
    assert one_page.problems == []
    yield one_page
    one_page.page.unroute_all()
    one_page.watch.clear()


@pytest.mark.parametrize("leave", [leave_for_another_page, reload, leave_for_nothing, follow_a_link])
def test_a_request_cancelled_by_leaving_is_no_problem(
    player: Player, leave: Callable[[Player], None]
) -> None:
    player.open()
    player.test("race-now").wait_for()
    player.page.route(MINE, never)
    with player.page.expect_event("requestfailed", is_mine) as failed:
        ask(player)
        leave(player)
    assert failed.value.failure == "net::ERR_ABORTED"
    assert player.problems == []


@dataclass(eq=False)
class Asked:
    """A request, as the browser tells of it."""

    url: str
    frame: object
    page: bool = False
    failure: str = "net::ERR_ABORTED"

    def is_navigation_request(self) -> bool:
        return self.page


@dataclass(eq=False)
class Tab:
    main_frame: object

    def is_closed(self) -> bool:
        return False


def test_what_a_page_still_asks_for_while_it_is_left_is_none_either() -> None:
    """Between the click and the next page the old one goes on; what the next one asks for does count."""
    frame: Any = SimpleNamespace(url="http://here/")
    watch, page = Problems("here"), cast(Page, Tab(frame))
    next_page, old, new = (
        Asked(f"http://here/{name}", frame, name == "next") for name in ("next", "old", "new")
    )
    watch._request(page, cast(Request, next_page))
    watch._request(page, cast(Request, old))
    watch._navigated(page, frame)
    watch._request(page, cast(Request, new))
    watch._leaving.discard(page)  # its content is there
    watch._failed(page, cast(Request, old))
    assert watch.all == []
    watch._navigated(page, frame)  # a step in the history of the same page
    watch._failed(page, cast(Request, new))
    assert watch.all == ["cancelled, and the page stays: http://here/new"]


def test_nor_is_one_cancelled_by_closing_a_tab(player: Player) -> None:
    player.open()
    player.test("race-now").wait_for()
    first = player.page
    player.page = player.new_tab()
    player.open()
    player.test("race-now").wait_for()
    player.page.route(MINE, never)
    ask(player)
    player.page.close()
    player.page = first
    assert player.problems == []


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("aborted", "cancelled, and the page stays: .*/api/mine\\?asked"),
        ("connectionreset", "failed: .*/api/mine\\?asked net::ERR_CONNECTION_RESET"),
        ("connectionrefused", "failed: .*/api/mine\\?asked net::ERR_CONNECTION_REFUSED"),
        ("timedout", "failed: .*/api/mine\\?asked net::ERR_TIMED_OUT"),
    ],
)
def test_a_request_that_fails_while_the_page_stays_is_one(staying: Player, reason: str, told: str) -> None:
    staying.page.route(MINE, lambda route: route.abort(reason))
    with staying.page.expect_event("requestfailed", is_mine):
        ask(staying)
    assert [one for one in staying.problems if re.search(told, one)], staying.problems


def test_a_request_cancelled_after_a_page_was_opened_is_one(player: Player) -> None:
    """That the page had been left before does not excuse it."""
    player.open()
    player.page.reload()
    player.test("race-now").wait_for()
    player.page.route(MINE, lambda route: route.abort("aborted"))
    with player.page.expect_event("requestfailed", is_mine):
        ask(player)
    assert len(player.problems) == 1
    player.watch.clear()


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("() => console.error('a word')", "console: a word"),
        ("() => console.warn('a word')", "console: a word"),
        ("() => void setTimeout(() => { throw new Error('a slip') })", "error in the page: .*a slip"),
        ("() => void Promise.reject(new Error('a slip'))", "error in the page: .*a slip"),
        ("() => fetch('/api/tables/none').then(() => {})", "console: Failed to load resource.*404"),
    ],
)
def test_what_the_page_says_is_one(staying: Player, script: str, told: str) -> None:
    event = "pageerror" if told.startswith("error") else "console"
    with staying.page.expect_event(event):
        staying.page.evaluate(script)
    (problem,) = staying.problems
    assert re.search(told, problem)


def test_another_host_is_one(player: Player) -> None:
    player.open()
    with player.page.expect_event("requestfailed"), player.page.expect_event("console"):
        player.page.route("https://example.invalid/**", lambda route: route.abort())
        player.page.goto("about:blank")
        player.page.evaluate("() => void fetch('https://example.invalid/').catch(() => {})")
    assert any("another host: https://example.invalid/" in problem for problem in player.problems)
    player.watch.clear()


def test_what_is_expected_is_none(staying: Player) -> None:
    with staying.expecting("a word"):
        staying.page.evaluate("() => console.error('a word')")
    assert staying.problems == []
    staying.page.evaluate("() => console.error('a word')")
    assert len(staying.problems) == 1
