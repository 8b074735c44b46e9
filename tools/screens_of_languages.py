"""Every screen of words, in every language, on a small desktop and on a phone. Look at them one by one.

./slipstream screens languages [FOLDER]

The pictures go to FOLDER (.build/languages), a sheet of them for every language to docs/screens.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import screens
from screens import Studio, studio, telling_plan

from slipstream.words.language import LANGUAGES
from tests.browser.driver import PHONE, Json, Player, Racer, drive

FOLDER: Final = screens.ROOT / ".build" / "languages"
SIZES: Final[dict[str, Json]] = {"desktop": {"viewport": screens.COMPACT}, "phone": PHONE}
MOMENTS: Final = ("home", "rules", "lobby", "garage", "plan", "spin-out", "react", "results", "first-race")

SHEET: Final = """(pictures) => {
  document.body.style.cssText = 'margin:0;padding:6px;width:1000px;background:#F7EEDB';
  const row = (size, height) => `<div style="display:flex;flex-wrap:wrap;gap:6px;margin-bottom:6px">`
    + pictures[size].map((one) =>
      `<img style="height:${height}px" src="data:image/png;base64,${one}">`).join('') + '</div>';
  document.body.innerHTML = row('desktop', 184) + row('phone', 228);
  return Promise.all([...document.images].map((one) => one.decode()));
}"""


def speak(player: Player, language: str) -> None:
    """The page again, in this language."""
    player.page.evaluate(
        """(language) => {
          const kept = JSON.parse(localStorage.slipstream ?? '{}');
          localStorage.slipstream = JSON.stringify({ ...kept, language });
        }""",
        language,
    )
    player.page.reload()
    player.wait("(language) => document.documentElement.lang === language", language)


class Camera:
    """Takes each moment in every language."""

    def __init__(self, found: Studio, folder: Path, size: str) -> None:
        self.found, self.folder, self.size = found, folder, size

    def shoot(self, player: Player, moment: str, language: str) -> None:
        if not player.touch:
            player.page.mouse.move(2, 2)
        player.page.evaluate("async () => { await document.fonts.ready; }")
        player.page.wait_for_timeout(300)
        (self.folder / f"{language}-{moment}-{self.size}.png").write_bytes(player.page.screenshot())

    def every(self, player: Player, moment: str, look: Callable[[], Any]) -> None:
        for language in LANGUAGES:
            speak(player, language)
            look()
            self.shoot(player, moment, language)
        print(f"{moment} on a {self.size}", flush=True)


def risky(player: Player) -> list[int]:
    """Places of the cards of a plan that may spin out."""
    hand = [card["card"] for card in player.ready()["hand"]]
    odds = next(message for message in reversed(player.received) if message["type"] == "odds")["options"]
    places: list[int] = []
    for option, row in zip(player.state()["choice"]["options"], odds, strict=True):
        outcomes = row["outlooks"][0]["outcomes"] if len(row["outlooks"]) == 1 else []
        if any(one["spins"] >= 0 for one in outcomes):
            for letter in option["cards"]:
                places.append(next(at for at, one in enumerate(hand) if one == letter and at not in places))
            break
    return places


def race(camera: Camera, player: Player) -> None:
    """A race from its garage to its results."""
    player.open_table(laps=1, cars=6, empty="rookie", weather=True, garage="all")
    player.until_screen("garage")

    def look_at_lot() -> None:
        view = player.ready()
        player.press(max(view["lots"], key=lambda lot: (len(lot["symbols"]), lot["at"])), ".lot >> nth=0")

    camera.every(player, "garage", look_at_lot)
    racer = Racer(7)
    drive([player], [racer], lambda view: screens.is_telling(player, view))
    camera.every(player, "plan", lambda: player.pick(telling_plan(player, player.ready())))
    drive([player], [racer], lambda view: view["step"] == "plan" and bool(risky(player)))

    def ask() -> None:
        player.pick(risky(player))
        player.press(player.look()["commit"])
        player.page.locator("dialog[open]").wait_for()

    camera.every(player, "spin-out", ask)
    speak(player, "en")
    player.ready()
    drive([player], [racer], lambda view: view["step"] == "react" and len(view["options"]) > 1)
    camera.every(player, "react", player.ready)
    speak(player, "en")
    player.ready()
    drive([player], [racer])
    camera.every(player, "results", lambda: player.until_screen("results"))


def all_moments(found: Studio, folder: Path, size: str) -> None:
    """Every moment on a screen of this size."""
    camera = Camera(found, folder, size)
    player = found.player("Ann", **SIZES[size])
    player.open()
    camera.every(player, "home", lambda: player.page.locator(".home").wait_for())

    def reference() -> None:
        player.page.goto("/#rules=CORNER-5")
        player.page.reload()
        player.test("rules-search").wait_for()

    camera.every(player, "rules", reference)
    player.page.goto("/")
    player.open_table(start=False, laps=2, cars=6, weather=True, garage="all")
    camera.every(player, "lobby", lambda: player.page.locator(".qr svg").wait_for())
    race(camera, player)
    for language in LANGUAGES:
        newcomer = found.player("Ann", **{**SIZES[size], "locale": language})
        newcomer.open()
        newcomer.test("how-to-play").first.click()
        newcomer.test("coach-text").wait_for()
        camera.shoot(newcomer, "first-race", language)
        newcomer.close()
        found.players.remove(newcomer)
    print(f"first-race on a {size}", flush=True)


def sheets(found: Studio, folder: Path) -> None:
    """A sheet for each language."""
    page = found.browser.new_page(viewport={"width": 1012, "height": 400})
    for language in LANGUAGES:
        pictures = {
            size: [
                base64.b64encode((folder / f"{language}-{moment}-{size}.png").read_bytes()).decode()
                for moment in MOMENTS
            ]
            for size in SIZES
        }
        page.evaluate(SHEET, pictures)
        found.keep(f"language-{language}", page.screenshot(full_page=True))
    page.close()


def main(folder: str = "") -> None:
    """Take every picture."""
    to = Path(folder) if folder else FOLDER
    to.mkdir(parents=True, exist_ok=True)
    with studio() as found:
        for size in SIZES:
            all_moments(found, to, size)
        sheets(found, to)
    print(len(list(to.glob("*.png"))), "pictures in", to)
