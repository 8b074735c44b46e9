"""Rooms: tables opened by a screen that everybody sees, where nobody sits yet."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.support import Player, Server, at_table, drive, randomly

pytestmark = pytest.mark.anyio


@pytest.fixture
async def screen(server: Server) -> AsyncIterator[Player]:
    player = Player(server)
    player.watches = True
    yield player
    await player.close()


async def open_room(screen: Player, **setup: object) -> str:
    room = await screen.call("POST", "/rooms", {"setup": setup})
    assert set(room) == {"table", "code"}
    await screen.connect(room["table"])
    assert screen.state["seats"] == []
    assert screen.state["you"] is None
    return str(room["table"])


async def test_who_sits_down_first_is_the_host(server: Server, screen: Player) -> None:
    table = await open_room(screen, cars=3, laps=1)
    assert (await screen.call("GET", "/mine"))["total"] == 0  # the screen has no seat to come back to
    ann, bob = Player(server), Player(server)
    try:
        await ann.join(table, "Ann")
        await bob.join(table, "Bob")
        await screen.until(lambda message: message["type"] == "table" and len(screen.state["seats"]) == 2)
        assert [seat["host"] for seat in screen.state["seats"]] == [True, False]
        refused = await bob.ask("POST", f"/tables/{table}/start")
        assert refused.status_code == 403
        await bob.ready()
        await ann.start()
        await screen.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        assert screen.game is not None
        assert screen.game["choice"] is None
    finally:
        await ann.close()
        await bob.close()


async def test_the_room_stays_while_it_is_on_a_screen(server: Server, screen: Player) -> None:
    table = await open_room(screen, cars=2)
    ann, bob = Player(server), Player(server)
    try:
        await ann.join(table, "Ann")
        await ann.call("POST", f"/tables/{table}/drivers", {"driver": "rookie"})
        await ann.call("DELETE", f"/tables/{table}/seats/{ann.seat}")
        await bob.join(table, "Bob")  # a host again, though a driver sits there
        hosts: dict[str, bool] = {}
        while "Bob" not in hosts:
            await screen.next()
            hosts = {seat["name"]: seat["host"] for seat in screen.state["seats"]}
        assert hosts["Bob"]
        await screen.disconnect()
        await bob.connect(table)  # the server has seen the screen go
        while bob.state["watching"]:
            await bob.next()
        await bob.call("DELETE", f"/tables/{table}/seats/{bob.seat}")
        assert (await bob.ask("GET", f"/tables/{table}")).status_code == 404
    finally:
        await ann.close()
        await bob.close()


async def test_a_screen_is_told_what_everybody_may_know(server: Server) -> None:
    """Also in the browser of somebody who drives: no hand, no odds, no question."""
    async with at_table(server, 2, cars=2, laps=1) as (ann, bob):
        screen = Player(server)
        screen.watches = True
        screen.http.cookies = ann.http.cookies
        try:
            hello = await screen.connect(ann.table)
            assert hello["table"]["you"] is None
            assert ann.socket is not None  # and Ann was not sent away
            await drive([ann, bob], randomly(1), stop=lambda: ann.number > 40)
            assert ann.game is not None
            await screen.reach(ann.game["number"])
            for text in screen.received:
                message = json.loads(text)
                assert message["type"] != "odds"
                game = message.get("game")
                if game is not None:
                    assert game["choice"] is None
                    assert game["state"]["own"] is None
            assert ann.ended is None
        finally:
            await screen.close()


async def test_a_room_must_be_open_to_watchers(screen: Player) -> None:
    refused = await screen.ask("POST", "/rooms", {"setup": {"spectators": False}})
    assert refused.json()["error"]["key"] == "no-spectators"


async def test_a_code_leads_to_its_table_and_comes_along_to_the_rematch(
    server: Server, screen: Player
) -> None:
    table = await open_room(screen, cars=2, laps=1)
    code = screen.state["code"]
    assert len(code) == 4
    found = await screen.call("GET", f"/rooms/{code}")
    assert found == {"table": table, "code": code}
    ann = Player(server)
    try:
        await ann.join(table, "Ann")
        assert (await ann.call("POST", f"/tables/{table}/code"))["code"] == code  # it keeps the one it has
        await ann.call("POST", f"/tables/{table}/start")
        await ann.call("PATCH", f"/tables/{table}/seats/0", {"driver": "rookie"})
        await screen.until(lambda message: message["type"] == "table" and message["table"]["phase"] == "over")
        assert (await screen.ask("GET", f"/rooms/{code}")).status_code == 404  # it is over
        again = (await ann.call("POST", f"/tables/{table}/rematch"))["table"]
        assert (await screen.call("GET", f"/rooms/{code}"))["table"] == again
    finally:
        await ann.close()


async def test_a_table_gets_a_code_when_somebody_who_sits_there_wants_one(server: Server) -> None:
    async with at_table(server, 1, start=False, watching=1, cars=2) as (ann, eve):
        assert ann.state["code"] is None
        assert (await eve.ask("POST", f"/tables/{ann.table}/code")).status_code == 403
        code = (await ann.call("POST", f"/tables/{ann.table}/code"))["code"]
        assert (await eve.call("GET", f"/rooms/{code}"))["table"] == ann.table
        await ann.until(lambda message: message["type"] == "table" and message["table"]["code"] == code)


@pytest.mark.parametrize("code", ["abcd", "ABC", "ABCDE", "AB0D", "A%2FBC"])
async def test_what_could_be_no_code_is_not_looked_up(screen: Player, code: str) -> None:
    assert (await screen.ask("GET", f"/rooms/{code}")).status_code in (400, 404, 422)


async def test_guessing_codes_is_bounded(tmp_path: Path) -> None:
    with Server(tmp_path / "slipstream.db") as limited:
        guesser = Player(limited)
        try:
            found = [(await guesser.ask("GET", "/rooms/ZZZZ")).status_code for _ in range(12)]
            assert found[:10] == [404] * 10
            assert found[10:] == [429] * 2
            room = await guesser.call("POST", "/rooms", {"setup": {}})
            refused = await guesser.ask(
                "GET", f"/rooms/{room['code']}"
            )  # a right one does not get through either
            assert refused.status_code == 429
        finally:
            await guesser.close()
