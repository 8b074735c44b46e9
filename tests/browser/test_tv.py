"""Race night: a table on a screen that everybody sees, driven from phones."""

from __future__ import annotations

from tests.browser.conftest import NewPlayer
from tests.browser.driver import Player, Racer, drive, in_round, let_rookies_drive
from tests.browser.test_accessibility import findings

SMALLEST = 26.0  # px of a picture of 1920 x 1080, seen from the sofa
TOO_SMALL = """(least) => {
  const drawn = 'svg, .card, .sr, .map, [class*=board]';
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const speaks = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  return [...document.querySelectorAll('.tv *')]
    .filter((one) => speaks(one) && shown(one) && !one.closest(drawn) && size(one) < least - 0.5)
    .map((one) => `${one.className}: ${one.textContent.slice(0, 40)} ${size(one)}`);
}"""
CUT = """() => [...document.querySelectorAll('.tv header, .tv aside, .tv footer')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.outerHTML.slice(0, 80))"""


def looked_at(tv: Player) -> None:
    """Nothing is too small to be read from the sofa, nothing is cut."""
    assert tv.page.evaluate(TOO_SMALL, SMALLEST) == []
    assert tv.page.evaluate(CUT) == []


def test_a_race_night(new_player: NewPlayer) -> None:
    tv = new_player("Screen", viewport={"width": 1920, "height": 1080})
    tv.open("/tv")
    assert not findings(tv, "tv")
    tv.test("tv-open").click()
    tv.page.locator("[data-phase=lobby]").wait_for()
    table = tv.page.url.split("/")[4]
    shown = tv.test("tv-link").inner_text()
    assert shown.endswith(f"/t/{table}")
    assert "localhost" not in shown

    # by phone, as a person would: the code, a name, start
    ann = new_player("Ann", viewport={"width": 390, "height": 844})
    code = tv.test("tv-room").inner_text()
    assert len(code) == 4
    ann.open()
    ann.test("enter").first.click()
    ann.test("code").fill(code.lower())
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url(f"**/t/{table}")
    ann.test("join-name").fill("Ann")
    ann.test("join").click()
    ann.test("start").wait_for()
    tv.page.locator("li", has_text="Ann").wait_for()
    tv.page.get_by_text("Ann starts the race.").wait_for()
    looked_at(tv)
    assert not findings(tv, "tv lobby")
    ann.call("PUT", f"/tables/{table}/setup", {"laps": 1, "cars": 3, "empty": "rookie"})
    tv.page.locator("[data-phase=lobby] .open").nth(1).wait_for()
    ann.test("start").click()
    ann.until_screen("race")
    tv.test("tv-race").wait_for()
    tv.page.get_by_text("2 of 3 plans are in").wait_for()
    looked_at(tv)
    assert not findings(tv, "tv race")

    # what was played is seen when all plans are in
    drive([ann], [Racer(1)], in_round(2))
    tv.page.get_by_text("2 of 3 plans are in").wait_for()
    tv.page.locator("[data-test=tv-race][data-moving=false]").wait_for()
    assert tv.page.locator("[data-pin]").count() == 3  # a plate on a stem for every car

    # between two rounds: the lap as one line
    tv.test("tv-break").wait_for()
    looked_at(tv)
    assert not findings(tv, "tv break")
    tv.test("tv-break").wait_for(state="detached")

    # the screen was told what anybody may know
    tv.hear()
    told = [message for message in tv.received if message.get("game")]
    assert told
    assert all(
        message["game"]["choice"] is None and message["game"]["state"].get("own") is None for message in told
    )

    # the flag, and the next race: the screen comes along
    let_rookies_drive([ann])
    tv.test("tv-finish").wait_for()
    tv.page.locator("[data-test=tv-finish] li").nth(2).wait_for()
    looked_at(tv)
    assert not findings(tv, "tv finish")
    again = ann.call("POST", f"/tables/{table}/rematch")["table"]
    tv.page.wait_for_url(f"**/t/{again}/tv")


def test_a_code_that_is_none(player: Player) -> None:
    player.open("/tv")
    player.test("tv-code").fill("nothing")
    player.test("tv-show").click()
    player.page.get_by_text("There is no such code.").wait_for()
    assert player.page.url.endswith("/tv")
