"""What goes wrong in the pages of a player, and what only looks like it.

A request that is still under way when its page is left is cancelled by the browser (`net::ERR_ABORTED`): that
is no problem. Everything else is one: a request that fails or is cancelled while its page stays, an error or
a warning in the console, an exception, a request to another host.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Frame, Page, Request

CANCELLED: Final = "net::ERR_ABORTED"


class Problems:
    """Collects the problems of some pages. Its clock counts what happens in them."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.requests: list[str] = []
        self._found: list[str] = []
        self._expected: list[str] = []
        self._time = 0
        self._begun: dict[Request, int] = {}
        self._leaving: set[Page] = set()  # another page is asked for; until it is there this one goes on
        self._left: dict[Page, int] = {}  # when a page was last left for another one
        self._cancelled: list[tuple[Page, Request]] = []

    def watch(self, page: Page) -> None:
        """Listen to a page from now on."""
        page.on("pageerror", lambda error: self.add(f"error in the page: {error}"))
        page.on("console", lambda message: self._console(page, message))
        page.on("request", lambda request: self._request(page, request))
        page.on("requestfailed", lambda request: self._failed(page, request))
        page.on("framenavigated", lambda frame: self._navigated(page, frame))
        page.on("domcontentloaded", lambda _page: self._leaving.discard(page))

    def add(self, problem: str) -> None:
        if not any(re.search(pattern, problem) for pattern in self._expected):
            self._found.append(problem)

    def check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.add(f"a request to another host: {url}")

    @property
    def all(self) -> list[str]:
        """Everything so far; who has cancelled a request is known only when the page is left."""
        stayed = [request for page, request in self._cancelled if not self._was_left(page, request)]
        return self._found + [f"cancelled, and the page stays: {request.url}" for request in stayed]

    @contextmanager
    def expecting(self, *patterns: str) -> Iterator[None]:
        """Problems that match are part of the test."""
        self._expected += patterns
        yield
        for pattern in patterns:
            self._expected.remove(pattern)

    def forget(self, pattern: str) -> None:
        """What matches was part of the test."""
        self._found = [problem for problem in self._found if not re.search(pattern, problem)]

    def clear(self) -> None:
        """All of it was part of the test."""
        self._found.clear()
        self._cancelled.clear()

    def _console(self, page: Page, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.add(f"console: {message.text} ({page.url}, {message.location})")

    def _request(self, page: Page, request: Request) -> None:
        self._time += 1
        self._begun[request] = self._time
        if request.is_navigation_request() and request.frame == page.main_frame:
            self._leaving.add(page)
        self.requests.append(request.url)
        self.check_host(request.url)

    def _navigated(self, page: Page, frame: Frame) -> None:
        """Left, for what was asked for or for about:blank; a step in its own history leaves nothing."""
        elsewhere = page in self._leaving or urlsplit(frame.url).netloc != self.host
        if frame == page.main_frame and elsewhere:
            self._time += 1
            self._left[page] = self._time

    def _failed(self, page: Page, request: Request) -> None:
        if request.failure == CANCELLED:
            self._cancelled.append((page, request))
        else:
            self.add(f"failed: {request.url} {request.failure}")

    def _was_left(self, page: Page, request: Request) -> bool:
        """Was the page left, or closed, after this request began?"""
        gone = page.is_closed() or page in self._leaving
        return gone or self._left.get(page, 0) > self._begun.get(request, 0)
