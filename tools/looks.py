"""Pictures of every screen at every size, into a folder, to be looked at.

    .venv/bin/python tools/looks.py FOLDER [--only race,lobby] [--sizes 1440x900,390x844] [--dark]

Nothing of it is kept in the repository: `./slipstream screens` makes what is.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the driver is part of the tests

from screens import REVIEW, FixedServer, is_telling, telling_plan  # noqa: E402

from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.driver import Json, Player, Racer, drive, in_round  # noqa: E402
from tests.server.support import Server  # noqa: E402

SIZES: Final = ("1024x768", "1280x720", "1440x900", "1920x1080", "2560x1440", "390x844")


class Looks:
    """A camera that takes what a player sees at every size."""

    def __init__(self, browser: Browser, server: Server, wanted: argparse.Namespace) -> None:
        self.browser, self.server, self.folder = browser, server, wanted.folder
        self.sizes = [tuple(map(int, size.split("x"))) for size in wanted.sizes.split(",")]
        self.options: Json = {"locale": wanted.language, "color_scheme": "dark" if wanted.dark else "light"}
        self.players: list[Player] = []

    def player(self, **options: Any) -> Player:
        size = {"width": 1440, "height": 900}
        self.players.append(
            Player(self.browser, self.server, "Ann", **{"viewport": size, **self.options, **options})
        )
        return self.players[-1]

    def take(self, player: Player, name: str) -> None:
        """This moment, at every size; then as it was."""
        before: Any = player.page.viewport_size
        for width, height in self.sizes:
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.mouse.move(2, 2)
            player.page.evaluate("async () => { await document.fonts.ready; }")
            player.page.wait_for_timeout(400)
            player.page.screenshot(path=self.folder / f"{name}-{width}x{height}.png")
        player.page.set_viewport_size(before)
        player.frames(4)
        print(name, flush=True)


def start(looks: Looks) -> None:
    """The first visit, and a race of one's own."""
    player = looks.player()
    player.open()
    player.test("race-now").wait_for()
    player.page.locator(".doors .mini").first.wait_for()
    looks.take(player, "home-new")
    player.test("change").click()
    player.page.wait_for_timeout(300)
    looks.take(player, "home-custom")


def lesson(looks: Looks) -> None:
    """The first race: its first words, and the first answer."""
    player = looks.player()
    player.open()
    player.test("how-to-play").click()
    player.page.locator("[data-test=coach].placed").wait_for()
    looks.take(player, "lesson-1")
    player.test("coach-go").click()
    player.test("coach-go").click()
    player.page.wait_for_timeout(300)
    looks.take(player, "lesson-3")


def lobby(looks: Looks) -> None:
    player = looks.player()
    table = player.open_table(start=False, laps=2, cars=6, weather=True, garage="all")
    guest = looks.player()
    guest.call("POST", f"/tables/{table}/seats", {"name": "Marco"})
    player.page.locator(".seats b", has_text="Marco").wait_for()
    player.page.locator(".qr svg").wait_for()
    looks.take(player, "lobby")


def race(looks: Looks) -> None:
    """A race with the whole box: every step, a hint, the menu; its results, review and replay."""
    player = looks.player()
    player.open_table(laps=1, cars=6, empty="rookie", weather=True, garage="all")
    player.until_screen("garage")
    player.ready()
    looks.take(player, "garage")
    racer = Racer(7)
    drive([player], [racer], lambda view: is_telling(player, view))
    player.pick(telling_plan(player, player.ready()))
    looks.take(player, "race-plan")
    player.page.keyboard.press("h")
    player.test("hint-plan").first.wait_for()
    looks.take(player, "race-hint")
    player.page.keyboard.press("Escape")
    seen: set[str] = set()

    def before(player: Player, view: Json) -> None:
        step = view["step"]
        if step in seen or (step == "plan" and "react" not in seen):
            return
        if step == "discard" and "discard" not in seen:
            player.page.wait_for_timeout(50)
        seen.add(step)
        if step != "plan":
            looks.take(player, f"race-{step}")

    drive([player], [racer], before=before)
    player.page.locator("[data-test=deciders] .mo, .res .cls").first.wait_for()
    looks.take(player, "results")
    table = player.table
    player.open(f"/t/{table}/review")
    player.test("bar-result").wait_for(timeout=REVIEW)
    looks.take(player, "review")
    player.open(f"/t/{table}/replay?at=140")
    player.page.locator("[data-test=scrubber]").wait_for()
    looks.take(player, "replay")
    player.open()
    player.test("race-now").wait_for()
    player.page.wait_for_timeout(500)
    looks.take(player, "home")
    player.open("/#rules=CORNER-5")
    player.page.locator("[data-test=rules-search]").wait_for()
    looks.take(player, "rules")
    player.open("/t/2222222222aa")
    player.page.wait_for_timeout(500)
    looks.take(player, "unknown")


def season(looks: Looks) -> None:
    player = looks.player()
    table = player.open_table(season="1961", cars=6, start=False)
    player.until_screen("lobby")
    looks.take(player, "season-lobby")
    player.call("POST", f"/tables/{table}/start")
    player.until_screen("garage")
    looks.take(player, "season-garage")
    player.call("PATCH", f"/tables/{table}/seats/0", {"driver": "rookie"})
    player.page.locator(".season").wait_for()
    looks.take(player, "season")


def tv(looks: Looks) -> None:
    player = looks.player()
    player.open("/tv")
    player.page.wait_for_timeout(500)
    looks.take(player, "tv")
    ann = looks.player()
    table = ann.open_table(laps=1, cars=6, empty="rookie")
    drive([ann], [Racer(3)], in_round(3))
    player.open(f"/t/{table}/tv")
    player.page.wait_for_timeout(800)
    looks.take(player, "tv-race")


SCREENS: Final[dict[str, Callable[[Looks], None]]] = {
    "start": start, "lesson": lesson, "lobby": lobby, "race": race, "season": season, "tv": tv,
}  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> None:
    """Take what is wanted."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default=",".join(SCREENS), help=f"of {', '.join(SCREENS)}")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--language", default="en")
    wanted = parser.parse_args(arguments)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        FixedServer(Path(folder, "slipstream.db"), "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        looks = Looks(browser, server, wanted)
        for name in wanted.only.split(","):
            try:
                SCREENS[name](looks)
            except (PlaywrightError, AssertionError, StopIteration) as error:
                print(f"{name}: {error}", flush=True)
        for player in looks.players:
            for problem in player.problems:
                print(problem)
            player.close()
        browser.close()


if __name__ == "__main__":
    main()
