"""The phone as a hand: with a television at the table, phones do without the board."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Player, Racer, drive, in_round
from tests.browser.test_layouts import FINGER, measured


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_hand_while_a_television_is_there(new_player: NewPlayer, width: int, height: int) -> None:
    ann = new_player(**{**PHONE, "viewport": {"width": width, "height": height}})
    table = ann.open_table(laps=1, cars=3, empty="rookie")
    ann.until_screen("race")
    ann.ready()
    assert ann.test("road").count() == 0
    tv = new_player("Screen", viewport={"width": 1280, "height": 720})
    tv.open(f"/t/{table}/tv")
    ann.test("road").wait_for()
    assert ann.page.locator(".mm [role=application]").count() == 0  # the board
    wrong: list[str] = []

    def before(player: Player, view: object) -> None:
        wrong.extend(measured(player, FINGER))

    drive([ann], [Racer(1)], in_round(3), before=before)
    assert not wrong, "\n".join(sorted(set(wrong)))
    # a space tells who and how far
    ann.test("road").wait_for()
    ann.test("road").locator("li button").nth(2).tap()
    ann.wait("() => document.querySelector('[data-test=road] [role=status]').innerText.length > 8")
    # the track is one touch away, and back
    ann.test("show-track").first.tap()
    ann.page.locator(".mm [role=application]").wait_for()
    ann.test("as-hand").tap()
    ann.test("road").wait_for()
    # the television goes: the phone shows the track again, and the race goes on
    tv.page.goto("about:blank")
    ann.page.locator(".mm [role=application]").wait_for()
    drive([ann], [Racer(1)], in_round(4))
