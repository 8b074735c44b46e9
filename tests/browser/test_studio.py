"""The circuit studio: from the start page to the first corner of an own circuit, by mouse, finger, keys."""

from __future__ import annotations

import math
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.driver import PHONE, Json, Player, Racer, drive
from tests.browser.test_accessibility import findings


def loop(player: Player) -> list[tuple[float, float]]:
    """Places on the screen of a stroke with a few bends."""
    paper = player.test("draw-here").bounding_box()
    middle = paper["x"] + paper["width"] / 2, paper["y"] + paper["height"] * 0.6
    turns = [2 * math.pi * step / 90 for step in range(91)]
    return [
        (
            middle[0] + paper["width"] * 0.27 * (1 + 0.3 * math.sin(2 * t + 0.4)) * math.cos(t),
            middle[1] + paper["height"] * 0.24 * (1 + 0.3 * math.sin(2 * t + 0.4)) * math.sin(t),
        )
        for t in turns
    ]


def draw(player: Player) -> None:
    """One stroke of the mouse, and the circuit it becomes."""
    mouse = player.page.mouse
    for step, (x, y) in enumerate(loop(player)):
        mouse.move(x, y)
        if not step:
            mouse.down()
    mouse.up()
    player.test("races").wait_for()


def lines(player: Player) -> list[int]:
    """The corner lines, as the sliders of the unrolled lap have them."""
    sliders = player.page.locator(".unroll [role=slider]")
    return [int(sliders.nth(at).get_attribute("aria-valuenow") or 0) for at in range(sliders.count())]


def settled(player: Player) -> None:
    """The server has looked at the last change."""
    player.wait("() => document.querySelector('.editing') && !document.querySelector('.rough')")


def test_from_the_start_page_to_the_first_corner_of_an_own_circuit(player: Player) -> None:
    player.open()
    player.test("door-studio").click()
    draw(player)
    first = lines(player)[0]
    player.page.locator(".acts .go").click()
    player.until_screen("race")

    def beyond(view: Json) -> bool:
        own = player.page.locator(".board .car[data-seat='0']").first.get_attribute("data-progress")
        return view["screen"] == "results" or int(float(own or 0)) >= first

    drive([player], [Racer(1)], beyond)
    assert player.call("GET", f"/tables/{player.table}")["setup"]["circuit_file"]


def test_a_finger_draws_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(**PHONE)
    player.open("/studio")
    touch = player.context.new_cdp_session(player.page)
    for step, (x, y) in enumerate(loop(player)):
        kind = "touchMove" if step else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.page.locator(".acts .go:not([disabled])").wait_for()
    assert len(lines(player)) >= 1
    wide = player.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390


def test_everything_is_edited_by_keyboard_and_taken_back(player: Player) -> None:
    player.open("/studio")
    player.page.locator("[data-copy=italia]").focus()
    player.page.keyboard.press("Enter")
    player.test("races").wait_for()
    assert lines(player) == [10, 19, 26]
    player.page.locator(".unroll [role=slider]").nth(1).focus()
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("ArrowRight")
    player.wait("() => document.querySelectorAll('.unroll [role=slider]')[1].ariaValueNow === '21'")
    settled(player)
    player.page.keyboard.press("Control+z")
    assert lines(player) == [10, 20, 26]
    player.page.keyboard.press("Control+Shift+Z")
    assert lines(player) == [10, 21, 26]
    limit = player.test("limit-3")
    limit.fill("4")
    limit.press("Tab")
    player.test("add-corner").focus()
    player.page.keyboard.press("Enter")
    player.wait("() => document.querySelectorAll('.unroll [role=slider]').length === 4")
    settled(player)
    player.page.locator(".grip.st").focus()
    player.page.keyboard.press("ArrowRight")
    player.wait("() => document.querySelectorAll('.unroll [role=slider]')[0].ariaValueNow === '9'")
    settled(player)
    player.page.locator(".an").nth(3).focus()
    for _ in range(5):
        player.page.keyboard.press("Shift+ArrowUp")
    settled(player)
    player.test("my-circuits").click()
    player.page.locator("button.mine").first.click()  # kept in this browser
    player.test("circuit-name").wait_for()
    assert len(lines(player)) == 4


def test_two_lines_side_by_side_are_told_and_do_not_race(player: Player) -> None:
    player.open("/studio")
    player.page.locator("[data-copy=italia]").click()
    player.test("races").wait_for()
    player.page.locator(".unroll [role=slider]").nth(1).focus()
    for _ in range(6):
        player.page.keyboard.press("ArrowRight")
    player.page.locator(".prob.red").wait_for()
    assert "Corner 3 is only 1 space after corner 2" in player.page.locator(".prob.red").inner_text()
    expect(player.page.locator(".acts .go")).to_be_disabled()


def test_drivers_say_how_it_races_and_what_would_help(player: Player) -> None:
    player.open("/studio")
    player.test("dice").click()
    player.test("races").wait_for()
    player.test("advice").wait_for()
    races = int(player.page.locator(".prog").get_attribute("data-races") or 0)
    assert races >= 60


def test_a_link_holds_the_whole_circuit(new_player: NewPlayer) -> None:
    ann, ben = new_player(), new_player()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.open("/studio")
    ann.page.locator("[data-copy=france]").click()
    ann.test("races").wait_for()
    ann.page.get_by_role("button", name="Share link").click()
    ann.page.get_by_text("Link copied").wait_for()
    link = ann.page.evaluate("() => navigator.clipboard.readText()")
    assert len(link) < 2100
    ben.open(link[link.index("/studio") :])
    ben.test("races").wait_for()
    assert lines(ben) == lines(ann)
    ben.open("/")
    ben.open("/studio#c=AAAA_nothing")
    ben.page.get_by_text("There is no circuit in this.").wait_for()


def test_a_file_goes_out_and_comes_in(player: Player, tmp_path: Path) -> None:
    player.open("/studio")
    player.page.locator("[data-copy=usa]").click()
    player.test("races").wait_for()
    with player.page.expect_download() as saved:
        player.page.get_by_role("button", name="Export file").click()
    file = tmp_path / "usa.toml"
    saved.value.save_as(file)
    before = lines(player)
    player.test("my-circuits").click()
    player.test("open-file").set_input_files(file)
    player.test("races").wait_for()
    assert lines(player) == before
    with player.page.expect_download() as printed:
        player.page.get_by_role("button", name="Print").click()
        player.page.get_by_role("button", name="Save as PDF").click()
    printed.value.save_as(tmp_path / "usa.pdf")
    assert (tmp_path / "usa.pdf").read_bytes().startswith(b"%PDF")


def test_no_serious_findings_in_the_studio(player: Player) -> None:
    player.open("/studio")
    player.page.locator("[data-copy=italia]").wait_for()
    found = findings(player, "studio, start")
    player.page.locator("[data-copy=italia]").click()
    player.test("races").wait_for()
    found += findings(player, "studio")
    assert not found, "\n".join(found)
