"""Reload, and kill the server: in every kind of phase the page comes back by itself to the same state."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Final

from tests.browser.conftest import NewPlayer
from tests.browser.driver import (
    PATIENCE,
    REFUSED_CONNECTION,
    Json,
    Player,
    Racer,
    drive,
    let_rookies_drive,
)

#: the server's own tests reach them all; `./slipstream soak` sees them all in the page too
LONG: Final = os.environ.get("SLIPSTREAM_LONG") == "1"
MORE: Final = {"draft", "plan", "react", "slipstream", "value", "refresh"} if LONG else set()
PHASES: Final = {"lobby", "planned", "discard"} | MORE
RACES: Final = 12  # to reach them all; one or two are usually enough
#: what every screen shows, as words; a pointer that rests on something changes none of it
WORDS: Final = """() => ['.facts', '.tower', '.feed .list', '.hand', '.piles', '.seats', '.mkt', '.cls']
  .map((part) => document.querySelector(part)?.innerText ?? '')"""
#: back, and nothing more is asked for: what is under way when the server is killed is lost, and said so
SETTLED: Final = """(wanted) => !document.querySelector('.lost') &&
  (!document.querySelector('.lobby') || document.querySelectorAll('.qr svg, [data-circuit]').length > 1) &&
  (!document.querySelector('.res') || (!!document.querySelector('.res .cls') &&
   !!document.querySelector('[data-test="deciders"][data-done="true"]'))) && (wanted === null ||
  document.querySelector('.race, .gar')?.dataset.decision === String(wanted))"""


def seen(player: Player) -> Json:
    """What a player sees, without places and without what the pointer rests on."""
    view = player.look()
    return {
        "words": player.page.evaluate(WORDS),
        "hand": [(card["card"], card["enabled"]) for card in view["hand"]],
        "options": [(one["at"], one["key"]) for one in view["options"]],
        "gears": [gear["enabled"] for gear in view["gears"]],
        "lots": [lot["face"] for lot in view["lots"]],
        "undo": view["undo"] and view["undo"]["enabled"],
        **{key: view[key] for key in ("screen", "step", "decision", "order", "round")},
    }


def hellos(player: Player) -> int:
    return sum(message["type"] == "hello" for message in player.received)


def come_back(players: Sequence[Player], before: list[Json], greeted: list[int]) -> None:
    """Wait for every page to come back by itself; each must see what it saw before."""
    for player, known, number in zip(players, before, greeted, strict=True):
        player.until(lambda player=player, number=number: hellos(player) > number, "the page")  # type: ignore[misc]
        player.wait(SETTLED, known["decision"])
    for player, known in zip(players, before, strict=True):
        deadline = time.monotonic() + PATIENCE / 1000
        while (now := seen(player)) != known and time.monotonic() < deadline:  # others are still on their way
            player.hear()
        assert now == known


def survive(players: Sequence[Player]) -> None:
    """Reload every page, then kill the server and start it again."""
    before = [seen(player) for player in players]
    greeted = [hellos(player) for player in players]
    for player in players:
        player.page.reload()
    come_back(players, before, greeted)
    greeted = [hellos(player) for player in players]
    expected = [player.expecting(REFUSED_CONNECTION) for player in players]
    for one in expected:
        one.__enter__()
    players[0].server.kill()
    for player in players:
        player.page.locator(".lost").wait_for()
    players[0].server.start()
    come_back(players, before, greeted)
    for one in expected:
        one.__exit__(None, None, None)


def test_nothing_is_lost_in_any_phase(new_player: NewPlayer) -> None:
    ann, bob = new_player("Ann"), new_player("Bob")
    players = [ann, bob]
    racers = [Racer(at, {"values": "choose-value", "refresh": "refresh"}) for at in range(2)]
    reached: set[str] = set()

    def before(player: Player, view: Json) -> None:
        phase = "draft" if view["screen"] == "garage" else view["step"]
        other = bob if player is ann else ann
        if phase == "plan" and other.look()["step"] == "waiting":
            phase = "planned"  # one plan is in, the other one open
        if phase in PHASES - reached:
            reached.add(phase)
            survive(players)

    for _ in range(RACES):
        if reached >= PHASES:
            break
        table = ann.open_table(start=False, laps=1, cars=3, garage="all")
        bob.call("POST", f"/tables/{table}/seats", {"name": "Bob"})
        bob.open(f"/t/{table}")
        ann.page.locator(".seats b", has_text="Bob").wait_for()
        ann.page.locator(".seats em").wait_for(state="detached")  # nobody is away
        for player in players:  # Bob's page may still be loading
            player.wait(SETTLED, player.until_screen("lobby")["decision"])
        if "lobby" not in reached:
            reached.add("lobby")
            survive(players)
        bob.test("ready").click()
        ann.page.get_by_text("Everybody is ready.").wait_for()
        ann.test("start").click()
        for player in players:
            player.until_screen("garage")
        for racer in racers:
            racer.owned.clear()
            racer.used.clear()
        drive(players, racers, lambda _: reached >= PHASES, before=before)
    assert reached >= PHASES
    if ann.look()["screen"] != "results":
        let_rookies_drive(players)
    for player in players:
        player.until_screen("results")
    survive(players)
