"""Automated drivers: a level for every empty seat, and for those who are not there."""

from __future__ import annotations

from tests.browser.conftest import NewPlayer
from tests.browser.driver import Player, Racer, drive, in_round
from tests.browser.test_languages import plain_texts
from tests.browser.test_seats import open_menu

ENGLISH = plain_texts("en")


def lobby(new_player: NewPlayer, **setup: object) -> tuple[Player, Player]:
    """A host and a guest in the lobby."""
    ann, bob = new_player("Ann"), new_player("Bob")
    table = ann.open_table(start=False, laps=1, **setup)
    bob.call("POST", f"/tables/{table}/seats", {"name": "Bob"})
    bob.open(f"/t/{table}")
    bob.test("ready").wait_for()
    ann.page.locator('[data-seat="1"]').wait_for()
    return ann, bob


def start(ann: Player, bob: Player) -> None:
    bob.test("ready").click()
    ann.page.get_by_text("Everybody is ready.").wait_for()
    ann.test("start").click()
    for player in (ann, bob):
        player.until_screen("race")
        player.ready()


def described(player: Player, name: str) -> str:
    """The line that describes a field."""
    field = player.page.get_by_role("combobox", name=name)
    return str(
        field.evaluate("node => document.getElementById(node.getAttribute('aria-describedby')).innerText")
    )


def test_every_seat_gets_the_driver_the_host_wants(new_player: NewPlayer) -> None:
    ann, bob = lobby(new_player, cars=5)
    for level in ("rookie", "club", "champion"):
        assert ann.test(f"add-{level}").get_attribute("title") == ENGLISH[f"driver-{level}-about"]
    ann.test("add-rookie").click()
    ann.test("level-2").wait_for()
    ann.test("add-rookie").click()
    ann.test("level-3").select_option("champion")
    bob.page.locator('[data-seat="2"] small', has_text="Rookie").wait_for()
    bob.page.locator('[data-seat="3"] small', has_text="Champion").wait_for()
    assert bob.page.locator(".seats select").count() == 0, "a guest sees levels and changes none"
    assert bob.test("empty").is_disabled()

    # the cars that are still empty, as a whole: every choice says what it is
    for value in ("rookie", "champion", "nobody", "legends", "club"):
        ann.page.get_by_role("combobox", name="Empty cars").select_option(value)
        ann.test("empty-about").filter(has_text=ENGLISH[f"driver-{value}-about"]).wait_for()
        bob.wait("(value) => document.querySelector('[data-test=empty]').value === value", value)
    assert described(ann, "Empty cars") == ENGLISH["driver-club-about"]
    bob.page.get_by_text("Club drivers drive them").wait_for()
    start(ann, bob)
    seats = ann.call("GET", f"/tables/{ann.table}")["seats"]
    assert [seat["driver"] for seat in seats] == [None, None, "rookie", "champion", "club"]
    rows = bob.page.locator(".tower tbody tr")
    assert [rows.filter(has_text=name).count() for name in ("Rookie", "Champion", "Club driver")] == [1, 1, 1]
    drive([ann, bob], [Racer(1), Racer(2)], in_round(2))


def test_the_host_chooses_who_drives_for_the_absent(new_player: NewPlayer) -> None:
    ann, bob = lobby(new_player, cars=3)
    assert ann.page.get_by_role("combobox", name="Stand-in for missing players").input_value() == "club"
    ann.page.get_by_role("combobox", name="Stand-in for missing players").select_option("rookie")
    assert described(ann, "Stand-in for missing players") == ENGLISH["driver-rookie-about"]
    bob.wait("() => document.querySelector('[data-test=absent]').value === 'rookie'")
    start(ann, bob)
    bob.page.goto("about:blank")
    ann.page.locator(".tower tr", has_text="Away").wait_for()
    open_menu(ann)
    ann.test("hand-over-1").click()
    ann.test("give-back-1").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.locator(".tower tr", has_text="Bob").filter(has_text="Rookie").wait_for()
    drive([ann], [Racer(1)], in_round(2))
