"""Two browsers at one table: by link, through a whole race, and again."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import NewPlayer
from tests.browser.driver import Player, Racer, drive, in_round, let_rookies_drive
from tests.server.support import LONG, Server


def classification(player: Player) -> list[list[str]]:
    """The rows of the results, "You" replaced by the player's name."""
    rows = player.page.locator(".res .cls tbody tr")
    cells = [row.locator("td").all_inner_texts() for row in rows.all()]
    return [[re.sub("^You", player.name, cell) for cell in row] for row in cells]


def sit_down(host: Player, guest: Player) -> None:
    """The host opens a lobby at the home page; the guest joins through the link."""
    host.open()
    host.page.get_by_label("Name").fill(host.name)
    host.test("door-friends").click()
    host.until_screen("lobby")
    link = host.test("link").input_value()
    assert link.startswith(host.server.address)
    guest.open(link)
    guest.until_screen("lobby")
    guest.test("join-name").fill(guest.name)
    guest.test("join").click()
    guest.test("ready").wait_for()


def test_two_browsers_and_legends(new_player: NewPlayer) -> None:
    ann, bob = new_player("Ann"), new_player("Bob")
    sit_down(ann, bob)
    # colours: a taken one cannot be had, a free one is seen by both
    assert bob.page.get_by_role("button", name="Red, number 1").is_disabled()
    bob.page.get_by_role("button", name="Green, number 4").click()
    ann.page.locator('[data-seat="1"] .d-green, [data-seat="1"] :text("4")').first.wait_for()
    # the host can start when everybody is ready
    assert ann.test("start").is_disabled()
    assert ann.page.get_by_text("Waiting for Bob.").is_visible()
    bob.test("ready").click()
    ann.page.get_by_text("Everybody is ready.").wait_for()
    assert ann.page.locator(".qr svg").is_visible()
    less = ann.page.get_by_role("group", name="Laps").get_by_role("button", name="Less")
    if less.is_enabled():
        less.click()
        bob.page.locator("output", has_text="1").first.wait_for()
        bob.test("ready").click()  # another race: everybody says so again
    ann.test("start").click()
    for player in (ann, bob):
        player.until_screen("race")

    drive([ann, bob], [Racer(1), Racer(2)], None if LONG else in_round(2))
    if not LONG:
        let_rookies_drive([ann, bob])
    for player in (ann, bob):
        player.until_screen("results")
    rows = classification(ann)
    assert rows == classification(bob)
    assert len(rows) == 6
    names = [row[2] for row in rows]
    assert {"AnnRookie", "BobRookie"} < {name.replace("\n", "") for name in names}  # and who drove for them

    # rematch: the first who asks becomes host of a new table, the other one joins
    bob.test("rematch").click()
    bob.until_screen("lobby")
    ann.page.get_by_role("button", name="Join the rematch").click()
    ann.until_screen("lobby")
    assert ann.table == bob.table
    ann.test("ready").click()
    bob.page.get_by_text("Everybody is ready.").wait_for()
    bob.test("start").click()
    for player in (ann, bob):
        player.until_screen("race")
        player.ready()
        assert player.look()["step"] == "plan"


def test_a_race_against_rookies(new_player: NewPlayer) -> None:
    ann = new_player()
    ann.open_table(start=False, laps=1, cars=3, empty="legends")
    ann.until_screen("lobby")
    ann.test("add-rookie").click()
    ann.test("level-1").wait_for()
    ann.test("empty").select_option("rookie")
    ann.page.get_by_text("Rookies drive them").wait_for()
    ann.test("start").click()
    ann.until_screen("race")
    drive([ann], [Racer(4)], in_round(2))
    order = ann.page.locator(".tower tbody tr")
    assert order.count() == 3
    assert order.filter(has_text="Rookie").count() == 2


def test_the_link_is_that_of_other_devices(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The host has opened the page on the machine itself, without TLS, where no clipboard is given."""
    folder = tmp_path_factory.mktemp("invite")
    with Server(folder / "invite.db", "--no-limits", "--origin", "http://192.0.2.7:8461") as server:
        ann = Player(browser, server, "Ann")
        ann.page.add_init_script(
            "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
            "document.addEventListener('copy', () => { window.copied = document.activeElement.value; });"
        )
        with ann.page.expect_request("**/api/qr?*") as asked:
            ann.open()
            ann.test("door-friends").click()
            ann.until_screen("lobby")
        link = ann.test("link").input_value()
        assert re.fullmatch(r"http://192\.0\.2\.7:8461/t/[a-z0-9]{12}", link)
        assert parse_qs(urlsplit(asked.value.url).query)["text"] == [link]
        ann.page.get_by_role("button", name="Copy the link").click()
        ann.page.get_by_text("Link copied.").wait_for()
        assert ann.page.evaluate("() => window.copied") == link
        ann.close()
