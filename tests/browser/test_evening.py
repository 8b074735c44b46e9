"""A whole evening: a desktop, two phones, a tablet, the television, and what happens to friends."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.driver import PATIENCE, Player, Racer, can_answer, drive, in_round
from tests.server.support import Server

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLET: Final[dict[str, Any]] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
OTHERS: Final = "127.0.0.2"  # where other devices reach this machine, here


class Elsewhere:
    """The same server as other devices reach it."""

    def __init__(self, server: Server) -> None:
        self.address, self.port = f"http://{OTHERS}:{server.port}", server.port


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Server]:
    """A server whose links say another address than the one its host has opened."""
    with socket.socket() as probe:
        probe.bind((OTHERS, 0))
        port = int(probe.getsockname()[1])
    options = ("--no-limits", "--host", "0.0.0.0", "--origin", f"http://{OTHERS}:{port}")
    away = {"slipstream.server.limits.AWAY_SECONDS": 0.0}
    running = Server(tmp_path / "slipstream.db", *options, constants=away)
    running.port = port
    with running:
        yield running


def check_screen(messages: list[Any]) -> None:
    """The television was sent what everybody may know."""
    for message in messages:
        assert message["type"] not in ("odds", "hint", "ahead")
        if message.get("game"):
            assert message["game"]["choice"] is None
            assert message["game"]["state"].get("own") is None


def test_an_evening_of_four(browser: Browser, evening: Server) -> None:
    there: Any = Elsewhere(evening)
    tv = Player(browser, evening, "Screen", viewport={"width": 1920, "height": 1080})
    ann = Player(browser, evening, "Ann", **DESKTOP)
    ben, cara = Player(browser, there, "Ben", **PHONE), Player(browser, there, "Cara", **PHONE)
    dora = Player(browser, there, "Dora", **TABLET)
    people, racers = [ann, ben, cara, dora], [Racer(seed) for seed in range(4)]
    try:
        # getting together: the address on the screen is one that other devices reach
        tv.open("/tv")
        tv.test("tv-open").click()
        tv.page.locator("[data-phase=lobby]").wait_for()
        link = tv.test("tv-link").inner_text()
        assert link.startswith(OTHERS)
        table = link.rpartition("/")[2]
        ann.open(f"/t/{table}")
        for player in people:
            if player is not ann:
                player.open(f"http://{link}")
            player.test("join-name").fill(player.name)
            player.test("join").click()
            player.test("start" if player is ann else "ready").wait_for()
        setup = {"laps": 1, "cars": 4, "empty": "nobody", "garage": "regular", "weather": True}
        ann.call("PUT", f"/tables/{table}/setup", setup)
        for player in people[1:]:
            player.page.get_by_text("Ann changed the race").wait_for()
            player.test("ready").click()
        ben.test("signals").click()
        ben.page.locator("[data-signal=hello]").click()
        ann.page.locator(".heard", has_text="Hello").wait_for()
        ann.page.get_by_text("Everybody is ready.").wait_for()
        ann.test("start").click()

        # the draft, and two rounds of the race
        drive(people, racers, lambda view: view["screen"] != "garage" and in_round(2)(view))

        # a phone is locked, for longer than one waits here: another one lets a driver go on until it is back
        until_waiting_for(people, racers, ben)
        address = ben.page.url
        ben.open("about:blank")
        cara.test("let-1").click()
        for player in (ann, dora, tv):
            player.until(lambda player=player: bool(notes(player, "handed-over")), "the word about it")  # type: ignore[misc]
        ann.page.get_by_text("drives for Ben now").first.wait_for()
        ben.open(address)
        ben.until_screen("race")
        cara.until(lambda: bool(notes(cara, "taken-back")), "the word about it")

        # a page is loaded anew in the middle of a plan: it stands where it was
        until_asked(people, racers, dora)
        hand = dora.look()["hand"]
        dora.pick([card["at"] for card in hand if card["enabled"]][:1])
        dora.page.reload()
        assert [card["card"] for card in dora.ready()["hand"]] == [card["card"] for card in hand]

        # the host goes home for good: somebody else is the host, and a driver takes the car
        ann.open("about:blank")
        ben.until(lambda: bool(notes(ben, "host")), "another host")
        seats = {seat["name"]: seat for seat in ben.call("GET", f"/tables/{table}")["seats"]}
        assert not seats["Ann"]["host"]
        assert sum(seat["host"] for seat in seats.values()) == 1
        ben.call("PATCH", f"/tables/{table}/seats/0", {"driver": "club"})
        drive(people[1:], racers[1:], in_round(4))
        let_others_drive(people[1:], table)
        for player in people[1:]:
            player.until_screen("results")

        # another race: the television comes along
        ben.test("rematch").click()
        ben.until_screen("lobby")
        assert ben.table != table
        tv.page.wait_for_url(f"**/t/{ben.table}/tv")
        cara.page.get_by_role("button", name="Join the rematch").click()
        cara.until_screen("lobby")
        assert cara.table == ben.table
        tv.page.locator("li", has_text="Cara").wait_for()
        tv.hear()
        check_screen(tv.received)
        problems = [f"{player.name}: {one}" for player in (*people, tv) for one in player.problems]
        assert not problems
    finally:
        for player in (*people, tv):
            player.close()


def notes(player: Player, kind: str) -> list[Any]:
    """What happened beside the race, as this page was told it."""
    player.hear()
    found = [note for message in player.received for note in message.get("notes") or []]
    return [note for note in found if note["kind"] == kind]


def until_waiting_for(people: list[Player], racers: list[Racer], one: Player) -> None:
    """Until this player alone has not planned yet."""

    def planned() -> bool:
        views = {player.name: player.look() for player in people}
        open_now = {name for name, view in views.items() if view["decision"] is not None or view["sending"]}
        return open_now == {one.name} and views[one.name]["step"] == "plan"

    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        if planned():
            return
        for player, racer in zip(people, racers, strict=True):
            view = player.look()
            if can_answer(view) and not (player is one and view["step"] == "plan"):
                racer.answer(player, view)
    raise AssertionError("they never wait for one")


def until_asked(people: list[Player], racers: list[Racer], one: Player) -> None:
    """Until this player is asked for a plan."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        view = one.look()
        if can_answer(view) and view["step"] == "plan":
            return
        for player, racer in zip(people, racers, strict=True):
            view = player.look()
            if can_answer(view) and not (player is one and view["step"] == "plan"):
                racer.answer(player, view)
    raise AssertionError("no plan is asked")


def let_others_drive(people: list[Player], table: str) -> None:
    """All who are left hand their cars over: the rest of the race is driven for them."""
    for seat, player in reversed(list(enumerate(people, 1))):
        player.call("PATCH", f"/tables/{table}/seats/{seat}", {"driver": "rookie"})
