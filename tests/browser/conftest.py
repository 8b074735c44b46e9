"""One Chromium for the run, a server with its own database for each file, a context for each player."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driver import Player
from tests.server.support import Server, launcher

#: nothing of the browser's own calls out; text and colours are the same everywhere
FLAGS: Final = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
]

#: the page of results looks at one's own race: how exactly is tested with the coach
QUICK: Final = {"slipstream.server.live.reviews.REVIEW_ROLLOUTS": 2}

NewPlayer = Callable[..., Player]


@pytest.fixture(scope="session", autouse=True)
def one_launcher() -> Iterator[None]:
    yield
    if launcher.cache_info().currsize:
        launcher().close()


def chromium() -> str | None:
    """The browser that is tried; the one without windows takes a fifth less time."""
    chosen = os.environ.get("SLIPSTREAM_CHROMIUM")
    return chosen or shutil.which("chromium-headless-shell") or shutil.which("chromium")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    if program is None:
        pytest.fail("Chromium is missing: ./slipstream test installs it (Debian: chromium-headless-shell)")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this file's tests, on SQLite, without rate limits."""
    database: Path = tmp_path_factory.mktemp("browser") / "slipstream.db"
    with Server(database, "--no-limits", constants=QUICK) as running:
        yield running
        log = running.log
    assert '"level": "error"' not in log, log
    assert "Traceback" not in log, log


@pytest.fixture
def new_player(browser: Browser, server: Server) -> Iterator[NewPlayer]:
    """Make players: `new_player("Ann", **options of the browser context)`. None may have met a problem."""
    players: list[Player] = []

    def make(name: str = "Ann", **options: Any) -> Player:
        players.append(Player(browser, server, name, **options))
        return players[-1]

    yield make
    problems = [f"{player.name}: {problem}" for player in players for problem in player.problems]
    for player in players:
        player.close()
    assert not problems, "\n".join(problems)


@pytest.fixture
def player(new_player: NewPlayer) -> Player:
    """One player at a desktop of 1280 by 720."""
    return new_player()
