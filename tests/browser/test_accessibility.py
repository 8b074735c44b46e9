"""axe finds nothing serious on any screen, in either theme."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Json, Player, Racer, drive, let_rookies_drive
from tests.server.support import LONG

THEMES: Final[tuple[Literal["dark"], Literal["light"]]] = ("dark", "light")
#: what every race asks; others are looked at when they come
STEPS: Final = {"plan", "react", "discard"} if LONG else {"plan", "react"}
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: all that depends on the theme are the contrasts
RUN: Final = """async ([contrasts, part]) => {
  const rules = contrasts ? { runOnly: ['color-contrast'] } : {};
  const found = await axe.run(part || document, { resultTypes: ['violations'], ...rules });
  return found.violations
    .filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => [one.id, ...one.nodes.slice(0, 6).map((node) =>
      `${node.html.slice(0, 140)} ${node.any[0]?.message ?? ''}`)].join(' ; '));
}"""


def findings(player: Player, where: str, part: str = "") -> list[str]:
    """What axe finds serious or critical here, in the light and in the dark: on the whole page, or in the
    part that other tests have not looked at; `./slipstream soak` looks at all of it."""
    assert not part or player.page.locator(part).is_visible(), where
    part = "" if LONG else part
    player.page.evaluate(AXE.read_text())  # through the debugger: the page's policy allows no other script
    found: list[str] = []
    for theme in THEMES:
        player.page.emulate_media(color_scheme=theme)
        player.wait("(theme) => document.documentElement.dataset.theme === theme", theme)
        found += [f"{where}, {theme}: {one}" for one in player.page.evaluate(RUN, [theme != THEMES[0], part])]
    return found


def planned(player: Player) -> None:
    """Pick a plan, so that the forecast shows."""
    view = player.ready()
    player.pick(Racer(1).best_plan(player, view))


def test_no_serious_findings(player: Player) -> None:
    found: list[str] = []
    player.open()
    player.page.locator(".doors .mini").first.wait_for()
    found += findings(player, "home")
    player.open_table(start=False, laps=1, cars=3)
    player.page.locator(".qr svg").wait_for()
    found += findings(player, "lobby")
    player.open_table(laps=1, cars=3, garage="all", weather=True)
    player.until_screen("garage")
    found += findings(player, "garage")
    steps: set[str] = set()

    def before(player: Player, view: Json) -> None:
        if view["screen"] == "race" and view["step"] not in steps:
            steps.add(view["step"])
            if view["step"] == "plan":
                planned(player)
            found.extend(findings(player, f"race, {view['step']}"))

    drive([player], [Racer(1)], lambda _: steps >= STEPS, before=before)
    if player.look()["screen"] != "results":
        let_rookies_drive([player])
    player.until_screen("results")
    found += findings(player, "results")
    assert not found, "\n".join(found)


def test_no_serious_findings_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(**PHONE)
    player.open()
    player.page.locator(".doors .mini").first.wait_for()
    found = findings(player, "home")
    player.test("change").tap()
    player.test("start-solo").wait_for()
    found += findings(player, "a race of one's own")
    player.open_table(laps=1, cars=3)
    planned(player)
    found += findings(player, "race")
    assert not found, "\n".join(found)


def test_no_serious_findings_on_the_other_screens(player: Player) -> None:
    found: list[str] = []
    player.open("/")
    player.test("how-to-play").click()
    player.test("coach-text").wait_for()
    found += findings(player, "first race")
    table = player.open_table(season="1961", cars=3)
    player.until_screen("garage")
    player.call("PATCH", f"/tables/{table}/seats/0", {"driver": "rookie"})
    player.page.locator(".season").wait_for()
    found += findings(player, "season")
    table = player.open_table(laps=1, cars=2)
    player.until_screen("race")
    player.call("PATCH", f"/tables/{table}/seats/0", {"driver": "rookie"})
    player.until_screen("results")
    player.open(f"/t/{table}/replay?at=20")
    player.test("scrubber").wait_for()
    found += findings(player, "replay")
    assert not found, "\n".join(found)
