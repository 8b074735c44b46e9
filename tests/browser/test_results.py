"""The results: whole at every size for every kind of race, and at hand by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, let_rookies_drive
from tests.browser.test_accessibility import findings
from tests.browser.test_layouts import FINGER, POINTER, measured
from tests.server.support import LONG

#: a circuit with so many corners, its names long
CIRCUIT: Final = """format = "slipstream-circuit/1"
id = "many"
name = "Many"
place = "Many Corners"
country = "Test"
length = {length}
laps = 1
heat = 6
stress = 3
"""
CORNER: Final = """
[[corners]]
name = "Long Corner Name {number}"
line_after = {line}
limit = {limit}
legend_line_after = {legend}
"""


def circuit(corners: int) -> str:
    text = CIRCUIT.format(length=8 * (corners + 1))
    for number in range(1, corners + 1):
        line = 8 * number
        text += CORNER.format(number=number, line=line, limit=2 + number % 7, legend=line - 4)
    return text


RACES: Final[dict[str, dict[str, Any]]] = {
    "12 corners": {"laps": 1, "cars": 2, "circuit_file": circuit(12)},
    "1 lap, 6 cars": {"laps": 1, "cars": 6},
    "5 laps, 3 cars": {"laps": 5, "cars": 3, "circuit": "france"},
    "1 corner": {"laps": 3, "cars": 5, "circuit_file": circuit(1)},
    "2 laps, Legends": {"laps": 2, "cars": 4, "empty": "legends"},
}
SIZES: Final = [(1280, 720), (1024, 768), (1920, 1080)] if LONG else [(1280, 720), (1024, 768)]
#: the highest part of a column without anything, in pixels: charts and posters count as something
EMPTY: Final = """() => Math.max(...[...document.querySelectorAll('.res .box')].map((box) => {
  const room = box.getBoundingClientRect();
  const low = Math.max(...[...box.children].map((part) => part.getBoundingClientRect().bottom));
  return room.bottom - low; }))"""


@pytest.mark.parametrize("name", list(RACES) if LONG else list(RACES)[:1])
def test_the_results_are_whole_at_every_size(new_player: NewPlayer, name: str) -> None:
    ann = new_player()
    ann.open_table(**{"empty": "rookie", **RACES[name]})
    ann.ready()
    let_rookies_drive([ann])
    ann.until_screen("results")
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.frames()
        assert not measured(ann, POINTER), (width, height)
        assert ann.page.evaluate(EMPTY) < 120, (width, height)
    assert not findings(ann, "results")
    table = ann.table
    # by keys: a picture to share, the replay, and back, and the race once more
    ann.page.keyboard.press("s")
    ann.test("poster").wait_for()
    assert ann.test("poster").get_attribute("alt")
    assert not findings(ann, "sharing", "dialog[open]")
    with ann.page.expect_download() as download:
        ann.test("share-save").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("p")
    ann.test("scrubber").wait_for()
    ann.page.go_back()
    ann.until_screen("results")
    ann.page.locator(".bump").click(position={"x": 200, "y": 60})
    ann.test("scrubber").wait_for()
    ann.page.go_back()
    ann.until_screen("results")
    ann.page.keyboard.press("r")
    ann.wait("(old) => !location.pathname.includes(old)", table)
    ann.until_screen("race")
    phone = new_player(storage_state=ann.context.storage_state(), **PHONE)
    phone.open(f"/t/{table}")
    phone.until_screen("results")
    assert not measured(phone, FINGER, scrolls=True)
