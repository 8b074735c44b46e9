"""Whole races through the real server: alone, with friends, with every module."""

from __future__ import annotations

import pytest

from slipstream.records.record import Record
from tests.server.support import Json, Player, Server, at_table, drive, randomly, showing_off

pytestmark = pytest.mark.anyio


async def check_the_end(players: list[Player]) -> None:
    """Results and record agree with what everybody saw."""
    host = players[0]
    results = await host.call("GET", f"/tables/{host.table}/results")
    record = Record.loads((await host.ask("GET", f"/tables/{host.table}/record")).text)
    race = record.replay().race
    assert race is not None
    assert race.over
    standing = [row["seat"] for row in results["rows"]]
    for player in players:
        assert player.game is not None
        assert player.game["state"]["results"] == race.state.results == standing
        assert player.game["choice"] is None
        assert player.game["waiting"] == []


async def test_alone_against_legends(server: Server) -> None:
    """*Race now*: one request opens the table and starts the race."""
    player = Player(server)
    try:
        table = await player.open("Ann", start=True, circuit="usa", laps=1)
        hello = await player.connect(table)
        assert hello["table"]["phase"] == "running"
        assert [seat["kind"] for seat in hello["table"]["seats"]] == ["human"] + ["legend"] * 5
        await drive([player], randomly(1))
        await check_the_end([player])
    finally:
        await player.close()


async def test_two_people_and_legends(server: Server) -> None:
    async with at_table(server, 2, watching=1, circuit="italia", cars=5, laps=1, pro=1) as players:
        await drive(players, randomly(2), undo=0.2)
        await check_the_end(players)


async def test_draft_weather_and_tournament(server: Server) -> None:
    setup: Json = {"circuit": "gb", "cars": 4, "empty": "rookie", "garage": "all", "laps": 1}
    async with at_table(server, 2, weather=True, tournament=True, **setup) as players:
        assert players[0].step == "draft"
        await drive(players, showing_off(3))
        await check_the_end(players)
