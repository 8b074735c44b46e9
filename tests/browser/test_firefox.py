"""The page in Firefox: a race by mouse from the start page to the results, the whole of it in soak."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.browser.bidi import Firefox, firefox
from tests.browser.driver import ANSWERED, READY, Json
from tests.server.support import LONG, Server

#: a driver takes the own car: the rest of the race is driven for it
HAND_OVER: Final = """() => fetch(`/api/tables/${location.pathname.split('/')[2]}/seats/0`, {
  method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"driver":"rookie"}',
}).then(() => true)"""


def answer(page: Firefox, view: Json) -> None:
    """As anybody would: what is gold, with as many cards as a plan wants."""
    if view["dialog"]:
        page.click(view["dialog"]["yes"])
    elif view["step"] == "plan" and not view["commit"]["enabled"]:
        gear = min(gear["gear"] for gear in view["gears"] if gear["enabled"])
        wanted = [card for card in view["hand"] if card["enabled"]][-gear:]
        for card in wanted:
            page.click(card)
        page.wait("() => !document.querySelector('[data-test=commit]').disabled")
        page.click(page.look()["commit"])
    else:
        page.wait("() => !document.querySelector('[data-test=commit]').disabled")
        page.click(page.look()["commit"])


def test_a_whole_race_in_firefox(server: Server, tmp_path: Path) -> None:
    program = firefox()
    if program is None:
        pytest.skip("Firefox is not here (Debian: firefox-esr)")
    with Firefox(program, tmp_path, 1280, 720) as page:
        page.open(server.address)
        page.touch("[data-test=race-now]")
        page.wait("() => !!document.querySelector('.race')")
        rounds: set[str] = set()
        before: int | None = None
        for _ in range(400):
            page.wait(READY, before)
            view = page.look()
            if view["screen"] == "results":
                break
            if not LONG and view["round"] == "4":
                page.script(HAND_OVER)
                page.wait("() => !!document.querySelector('.res .cls')")
                break
            rounds.add(view["round"])
            answer(page, view)
            if not view["dialog"]:
                page.wait(ANSWERED, view["decision"])
            before = view["decision"] if page.look()["dialog"] is None else None
        assert page.look()["screen"] == "results"
        assert len(rounds) > (5 if LONG else 2)
        assert page.script("() => document.querySelectorAll('.res .cls tbody tr').length") == 6
        assert not page.problems, page.problems
