"""Nothing scrolls that should not, nothing is cut off, and everything can be read and touched."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Json, Player, Racer, drive, let_rookies_drive
from tests.server.support import LONG

MEASURE: Final = Path(__file__).with_name("measure.js").read_text()
DESKTOPS: Final = [(1280, 720), (1440, 900), (1920, 1080)]
TABLETS: Final = [(1024, 768), (820, 1180)]
OTHER_SIZES: Final = DESKTOPS[1:] + TABLETS
FINGER, POINTER = 44, 36


def measured(player: Player, target: int, *, scrolls: bool = False) -> list[str]:
    """What is wrong with the layout now."""
    player.page.evaluate("async () => { await document.fonts.ready; }")
    found: list[str] = player.page.evaluate(MEASURE, {"target": target, "scrolls": scrolls})
    return found


def watched_race(player: Player, target: int, rounds: int) -> None:
    """Race, and measure the page in every kind of step and with every plan."""
    wrong: dict[str, str] = {}
    seen: set[tuple[str, int]] = set()

    def before(player: Player, view: Json) -> None:
        kind = (view["step"], len(view["options"]))
        if kind in seen and view["step"] != "plan":
            return
        seen.add(kind)
        for problem in measured(player, target):
            wrong.setdefault(problem, f"{view['step']} of round {view['round']}")

    def until(view: Json) -> bool:
        return view["screen"] == "race" and view["round"].isdigit() and int(view["round"]) > rounds

    drive([player], [Racer(3)], until, before=before)
    assert not wrong, "\n".join(f"{problem}, in {where}" for problem, where in wrong.items())
    assert len(seen) > 2


@pytest.mark.parametrize(("width", "height"), DESKTOPS if LONG else DESKTOPS[:1])
def test_a_desktop_race_needs_no_scrolling(new_player: NewPlayer, width: int, height: int) -> None:
    player = new_player(viewport={"width": width, "height": height})
    player.open()
    player.test("race-now").click()
    player.until_screen("race")
    watched_race(player, POINTER, rounds=99 if LONG else 2)


@pytest.mark.parametrize(("width", "height"), OTHER_SIZES if LONG else OTHER_SIZES[1::2])
def test_other_sizes_need_no_scrolling(new_player: NewPlayer, width: int, height: int) -> None:
    player = new_player(viewport={"width": width, "height": height})
    player.open_table(laps=1, weather=True, garage="quick")
    watched_race(player, POINTER, rounds=99 if LONG else 1)


def test_a_phone_race_by_touch(new_player: NewPlayer) -> None:
    player = new_player(**PHONE)
    player.open()
    player.test("race-now").tap()
    player.until_screen("race")
    watched_race(player, FINGER, rounds=99 if LONG else 3)
    if not LONG:
        let_rookies_drive([player])
    player.until_screen("results")
    assert not measured(player, FINGER, scrolls=True)


@pytest.mark.parametrize(
    ("width", "height"), [(640, 360), (844, 390)], ids=["zoomed to 200 %", "a lying phone"]
)
def test_a_small_wide_window_loses_no_control(new_player: NewPlayer, width: int, height: int) -> None:
    player = new_player(viewport={"width": width, "height": height})
    player.open_table(laps=1, cars=3)
    player.until_screen("race")
    player.ready()
    for part in (
        ".hand .hc",
        "[data-test=commit]",
        "[data-test=undo]",
        ".keys button",
        ".mt button",
        ".mm [role=application]",
    ):
        target = player.page.locator(part).first
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None, part
        assert box["x"] >= 0, part
        assert box["x"] + min(box["width"], 40) <= width, part
        assert 0 <= box["y"] <= height - 20, part
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width
    decision = player.look()["decision"]
    player.page.locator(".hand .hc[aria-disabled=false]").first.click()
    player.test("commit").click()
    player.answered(decision)
