"""One device for several people: handed on, covered, and never told more than its holder may know."""

from __future__ import annotations

from typing import Any, Final

from slipstream.core.events import DREW, PLANNED
from tests.browser.conftest import NewPlayer
from tests.browser.driver import Player, Racer, can_answer
from tests.browser.test_accessibility import findings

HIDDEN: Final = (DREW, PLANNED)  # cards that only their owner sees


def check_sent(messages: list[Any]) -> set[int]:
    """Everything that the page was sent was for the one who held it, or for everybody; who held it?"""
    held: int | None = None
    holders: set[int] = set()
    running = False
    for message in messages:
        if message["type"] in ("hello", "table"):
            running = message["table"]["phase"] == "running"
            if message["type"] == "hello":
                held = message["table"]["you"]
                if held is not None and running:
                    holders.add(held)
        game = message.get("game")
        if not running or game is None:
            continue
        own = game["state"].get("own")
        if held is None:
            assert own is None
            assert game["choice"] is None
        for event in message["events"]:
            if event[1] != held and event[0] in HIDDEN:
                assert not [part for part in event[2:] if isinstance(part, str) and part], event
    return holders


def hold(player: Player) -> None:
    """Press, wait until the hand opens, slide up so that it stays, let go."""
    spot = player.test("hot-hold").bounding_box()
    assert spot is not None
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.test("hot-cover").wait_for(state="hidden")
    player.page.mouse.move(x, y - 120, steps=4)
    player.page.mouse.up()


def test_two_people_at_one_device(new_player: NewPlayer) -> None:
    device = new_player("Ann")
    device.open()
    device.page.get_by_label("Name").fill("Ann")
    device.test("door-friends").click()
    device.until_screen("lobby")
    device.test("beside-name").fill("Ben")
    device.test("beside").click()
    device.page.get_by_text("At this device").first.wait_for()
    assert not findings(device, "lobby of a shared device")
    device.call("PUT", f"/tables/{device.table}/setup", {"cars": 3, "laps": 1, "circuit": "usa"})
    device.test("start").click()

    # covered: only what everybody may know, and whose turn it is
    cover = device.test("hot-cover")
    cover.wait_for()
    assert not findings(device, "cover")
    assert cover.get_attribute("data-seat") == "0"
    assert device.page.locator(".hand .hc").count() == 0

    # a short touch opens nothing; letting go covers
    button = device.test("hot-hold")
    button.click()
    device.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    assert cover.count() == 1
    spot = button.bounding_box()
    assert spot is not None
    device.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    device.page.mouse.down()
    device.page.locator(".hand .hc").first.wait_for()
    device.page.mouse.up()
    cover.wait_for()
    assert device.page.locator(".hand .hc").count() == 0

    # each of them plans; then the device goes to whoever is asked
    racer = Racer(3)
    for _ in range(12):
        device.page.locator("[data-test=hot-cover], [data-decision]").first.wait_for()
        if cover.count():
            hold(device)
        view = device.ready()
        if not can_answer(view):
            continue
        racer.answer(device, view)
    device.hear()
    assert check_sent(device.received) == {0, 1}
