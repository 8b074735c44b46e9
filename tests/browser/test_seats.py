"""Who sits where: two tabs, absent drivers, private links, leaving, deleting, coming back."""

from __future__ import annotations

import re

from tests.browser.conftest import NewPlayer
from tests.browser.driver import Player, Racer, drive, in_round
from tests.browser.test_two_players import sit_down


def seated(new_player: NewPlayer, **setup: object) -> tuple[Player, Player]:
    """Two players in a race with one lap that began without their lobby."""
    ann, bob = new_player("Ann"), new_player("Bob")
    wanted = {"setup": {"laps": 1, "cars": 3, **setup}, "name": "Ann"}
    table = ann.call("POST", "/tables", wanted)["table"]
    bob.call("POST", f"/tables/{table}/seats", {"name": "Bob"})
    bob.call("PATCH", f"/tables/{table}/seats/1", {"ready": True})
    ann.call("POST", f"/tables/{table}/start")
    for player in (ann, bob):
        player.open(f"/t/{table}")
        player.until_screen("race")
        player.ready()
    ann.page.locator(".tower tr", has_text="Away").wait_for(state="detached")
    return ann, bob


def open_menu(player: Player) -> None:
    player.test("menu").click()
    player.page.locator("dialog[open]").wait_for()


def test_a_second_tab_takes_over(player: Player) -> None:
    player.open_table(laps=1, cars=2)
    player.ready()
    first = player.page
    second = player.new_tab()
    second.goto(first.url)
    first.get_by_text("You are driving in another tab").wait_for()
    player.page = second
    before = player.ready()
    Racer(1).answer(player, before)
    player.page = first
    first.bring_to_front()
    first.get_by_role("button", name="Drive here").click()
    second.get_by_text("You are driving in another tab").wait_for()
    player.ready(before["decision"])  # what the other tab has answered is no longer asked
    drive([player], [Racer(2)], in_round(2))


def test_an_absent_driver_is_driven_until_the_return(new_player: NewPlayer) -> None:
    ann, bob = seated(new_player)
    table = bob.page.url
    bob.page.goto("about:blank")
    ann.page.locator(".tower tr", has_text="Away").wait_for()
    Racer(1).answer(ann, ann.look())
    assert ann.look()["step"] == "waiting"  # for Bob
    open_menu(ann)
    ann.test("hand-over-1").click()
    ann.test("give-back-1").wait_for()
    ann.page.keyboard.press("Escape")
    # the automated driver answers at once, the race goes on
    drive([ann], [Racer(1)], in_round(2))
    row = ann.page.locator(".tower tr", has_text="Bob")
    assert "Club driver" in row.inner_text()
    # Bob comes back: the wheel is his
    bob.open(table)
    bob.until_screen("race")
    ann.page.locator(".tower tr", has_text="Bob").filter(has_not_text="Club driver").wait_for()
    driven = len(bob.sent)
    drive([ann, bob], [Racer(1), Racer(2)], lambda _: len(bob.sent) > driven + 3)


def test_the_host_gives_the_wheel_back(new_player: NewPlayer) -> None:
    ann, bob = seated(new_player)
    open_menu(ann)
    assert ann.test("hand-over-1").count() == 0  # Bob is here: it is his car
    open_menu(bob)
    bob.test("hand-over-1").click()
    bob.page.locator(
        "dialog[open]", has_text="round by round"
    ).wait_for()  # his own car: he is told what follows
    bob.test("hand-over-1").click()
    bob.wait("() => document.querySelector('.race').dataset.decision === undefined")
    bob.page.keyboard.press("Escape")
    ann.test("give-back-1").click()
    ann.test("give-back-1").wait_for(state="detached")
    ann.page.keyboard.press("Escape")
    drive([ann, bob], [Racer(1), Racer(2)], lambda _: len(bob.sent) > 1)


def test_the_private_link_opens_the_seat_elsewhere(new_player: NewPlayer) -> None:
    ann = new_player(permissions=["clipboard-read", "clipboard-write"])
    ann.open_table(laps=1, cars=2)
    before = ann.ready()
    open_menu(ann)
    ann.page.get_by_role("button", name="Continue on another device").click()
    ann.page.get_by_text("Private link copied.").wait_for()
    link = str(ann.page.evaluate("() => navigator.clipboard.readText()"))
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/t/[a-z0-9]{12}#seat=[\w-]+", link)
    other = new_player("Ann's phone")
    other.open(link)
    view = other.ready()
    assert [card["card"] for card in view["hand"]] == [card["card"] for card in before["hand"]]
    other.page.wait_for_url(lambda url: "#" not in url)
    ann.page.get_by_text("You are driving in another tab").wait_for()


def test_a_wrong_private_link_opens_nothing(new_player: NewPlayer) -> None:
    ann, eve = new_player(), new_player("Eve")
    table = ann.open_table(laps=1, cars=2)
    ann.ready()
    with eve.expecting(r"Failed to load resource.*40\d"):
        eve.open(f"/t/{table}#seat=wrong")
        eve.page.get_by_text("This private link opens no seat here.").wait_for()
    assert eve.page.get_by_text("You are watching.").first.is_visible()
    assert not eve.look()["hand"]


def test_giving_up_leaves_the_car_to_an_automated_driver(new_player: NewPlayer) -> None:
    ann, bob = seated(new_player)
    open_menu(bob)
    bob.test("give-up").click()
    bob.test("give-up").click()  # once more, to be sure
    bob.until_screen("home")
    Racer(1).answer(ann, ann.look())
    ann.ready()
    row = ann.page.locator(".tower tr", has_text="Bob")
    assert "Club driver" in row.inner_text()
    drive([ann], [Racer(1)], in_round(2))


def test_a_deleted_race_is_gone_for_everybody(new_player: NewPlayer) -> None:
    ann, bob = seated(new_player)
    address = ann.page.url
    open_menu(ann)
    ann.page.get_by_role("button", name="Delete the race").click()
    ann.page.get_by_role("button", name="Delete it for everybody").click()
    ann.until_screen("home")
    bob.page.get_by_text("This race was deleted").wait_for()
    bob.page.get_by_role("button", name="Home").click()
    bob.page.locator(".doors .mini").first.wait_for()
    assert bob.test("mine").count() == 0
    bob.open(address)
    bob.page.get_by_text("No race at this address").wait_for()


def test_an_unknown_link(player: Player) -> None:
    player.open("/t/aaaabbbbcccc")
    player.page.get_by_text("No race at this address").wait_for()
    player.page.get_by_role("button", name="Home").click()
    player.test("race-now").wait_for()


def test_the_host_removes_a_guest_and_a_guest_leaves(new_player: NewPlayer) -> None:
    ann, bob = new_player("Ann"), new_player("Bob")
    sit_down(ann, bob)
    ann.page.get_by_role("button", name="Remove Bob").click()
    ann.test("remove-yes").click()  # asked first
    bob.page.get_by_text("You left this race").wait_for()
    ann.page.get_by_role("button", name="Call back").click()
    bob.open(ann.page.url)
    bob.test("ready").wait_for()
    ann.page.get_by_role("button", name="Remove Bob").click()
    ann.test("remove-yes").click()
    bob.page.get_by_text("You left this race").wait_for()
    bob.open(ann.page.url)
    bob.test("join").click()
    bob.test("ready").wait_for()
    bob.page.get_by_role("button", name=re.compile("Leave")).click()
    bob.until_screen("home")
    ann.page.locator(".seats b", has_text="Bob").wait_for(state="hidden")


def test_join_by_code_and_go_on_from_home(new_player: NewPlayer) -> None:
    ann, bob = new_player("Ann"), new_player("Bob")
    ann.open_table(start=False, laps=1, cars=3)
    code = ann.page.locator(".code b").inner_text()
    assert re.fullmatch(r"[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}", code)
    bob.open()
    bob.test("enter").click()
    bob.test("code").fill("no code")
    bob.page.get_by_role("button", name="Go to the table").click()
    bob.page.get_by_text("That is not a race link or code.").wait_for()
    bob.test("code").fill(code.upper())
    bob.page.get_by_role("button", name="Go to the table").click()
    bob.test("join").click()
    bob.test("ready").click()
    ann.page.get_by_text("Everybody is ready.").wait_for()
    ann.test("start").click()
    bob.until_screen("race")
    before = bob.ready()
    # home, and back to the race
    open_menu(bob)
    bob.page.locator("dialog[open]").get_by_role("button", name="Home").click()
    bob.until_screen("home")
    bob.test("resume").click()
    assert bob.ready()["hand"] == before["hand"]
