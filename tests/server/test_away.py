"""Nobody can freeze a table: absences, the host who does not come back, and who was removed too soon."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Json, Player, Server, at_table

pytestmark = pytest.mark.anyio

AWAY = "slipstream.server.limits.AWAY_SECONDS"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever is away has been away for a minute."""
    database = tmp_path_factory.mktemp("away") / "slipstream.db"
    with Server(database, "--no-limits", constants={AWAY: 0.0}) as running:
        yield running


async def notes_of(player: Player, kind: str) -> Json:
    """The next note of this kind."""
    while True:
        message = await player.until(lambda message: message["type"] == "noted")
        for note in message["notes"]:
            if note["kind"] == kind:
                return dict(note)


def seats(player: Player) -> dict[str, Any]:
    return {seat["name"]: seat for seat in player.state["seats"]}


async def gone(player: Player, name: str) -> None:
    """Until this player knows that somebody is away."""
    while seats(player)[name]["here"]:
        await player.next()


async def test_anybody_may_let_a_driver_go_on_and_the_seat_is_given_back(impatient: Server) -> None:
    async with at_table(impatient, 3, cars=3, laps=1) as (_ann, ben, cara):
        await ben.disconnect()
        await gone(cara, "Guest 1")
        assert seats(cara)["Guest 1"]["away"] is not None
        await cara.call("PATCH", f"/tables/{cara.table}/seats/1", {"driver": "club"})
        note = await notes_of(cara, "handed-over")
        assert (note["seat"], note["by"], note["driver"]) == (1, 2, "club")
        assert cara.game is not None
        while 1 in cara.game["waiting"]:
            await cara.next()
        await ben.connect()
        note = await notes_of(cara, "taken-back")
        assert note["seat"] == 1
        while seats(cara)["Guest 1"]["driver"] is not None:
            await cara.next()


async def test_only_the_driver_for_absences_and_only_for_who_is_away(impatient: Server) -> None:
    async with at_table(impatient, 3, watching=1, cars=3, laps=1) as (_ann, ben, cara, eve):
        path = f"/tables/{cara.table}/seats/1"
        refused = await cara.ask("PATCH", path, {"driver": "club"})
        assert refused.json()["error"]["key"] == "is-here"
        await ben.disconnect()
        await gone(cara, "Guest 1")
        for change in (
            {"driver": "rookie"},
            {"driver": ""},
            {"name": "Bob"},
            {"driver": "club", "name": "Bob"},
        ):
            refused = await cara.ask("PATCH", path, change)
            assert refused.json()["error"]["key"] == "not-host", change
        refused = await eve.ask("PATCH", path, {"driver": "club"})
        assert refused.json()["error"]["key"] == "not-seated"


async def test_a_minute_is_waited(server: Server) -> None:
    async with at_table(server, 3, cars=3, laps=1) as (ann, ben, cara):
        await ben.disconnect()
        await gone(cara, "Guest 1")
        refused = await cara.ask("PATCH", f"/tables/{cara.table}/seats/1", {"driver": "club"})
        assert refused.json()["error"]["key"] == "not-away-yet"
        await ann.call("PATCH", f"/tables/{ann.table}/seats/1", {"driver": "club"})  # the host need not wait


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "race"])
async def test_the_host_moves_on_by_itself(impatient: Server, begun: bool) -> None:
    async with at_table(impatient, 3, start=begun, cars=3, laps=1) as (ann, ben, cara):
        await ann.disconnect()
        note = await notes_of(cara, "host")
        while not seats(cara)["Guest 1"]["host"]:
            await cara.next()
        assert note["seat"] == 1
        assert not seats(cara)["Host"]["host"]
        await ann.connect()  # who comes back is a guest
        assert not seats(ann)["Host"]["host"]
        await ben.call("PATCH", f"/tables/{ben.table}/seats/0", {"host": True})  # and may be the host again
        while not seats(cara)["Host"]["host"]:
            await cara.next()
        refused = await cara.ask("PATCH", f"/tables/{cara.table}/seats/2", {"host": True})
        assert refused.json()["error"]["key"] == "not-host"


async def test_a_host_alone_stays_the_host(impatient: Server) -> None:
    async with at_table(impatient, 1, watching=1, cars=3, laps=1) as (ann, eve):
        await ann.disconnect()
        await gone(eve, "Host")
        await ann.connect()
        assert seats(ann)["Host"]["host"]


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "race"])
async def test_who_was_removed_can_be_called_back(server: Server, begun: bool) -> None:
    async with at_table(server, 3, start=begun, cars=3, laps=1) as (ann, ben, cara):
        await ann.call("DELETE", f"/tables/{ann.table}/seats/1")
        note = await notes_of(cara, "removed")
        assert (note["seat"], note["by"]) == (1, 0)
        await ben.until(lambda message: message["type"] == "gone")
        refused = await cara.ask("POST", f"/tables/{ann.table}/restore")
        assert refused.json()["error"]["key"] == "not-host"
        await ann.call("POST", f"/tables/{ann.table}/restore")
        note = await notes_of(cara, "restored")
        assert note["seat"] == 1
        hello = await ben.connect()
        assert hello["table"]["you"] == 1
        assert seats(ben)["Guest 1"]["left"] is False
        if begun:
            while seats(cara)["Guest 1"]["driver"] is not None:
                await cara.next()
        refused = await ann.ask("POST", f"/tables/{ann.table}/restore")
        assert refused.json()["error"]["key"] == "nobody-removed"


async def test_who_gave_up_is_not_called_back(server: Server) -> None:
    async with at_table(server, 3, cars=3, laps=1) as (ann, ben, _cara):
        await ben.call("DELETE", f"/tables/{ann.table}/seats/1")
        note = await notes_of(ann, "gave-up")
        assert (note["seat"], note["driver"]) == (1, "club")
        refused = await ann.ask("POST", f"/tables/{ann.table}/restore")
        assert refused.json()["error"]["key"] == "nobody-removed"


async def test_what_happened_beside_the_race_is_told_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "slipstream.db", "--no-limits") as server:
        async with at_table(server, 3, cars=3, laps=1) as (ann, _ben, cara):
            await ann.call("DELETE", f"/tables/{ann.table}/seats/1")
            server.restart()
            hello = await cara.connect()
            assert [note["kind"] for note in hello["notes"]] == ["removed"]
            assert hello["table"]["seats"][1]["left"]
            await ann.connect()
            await ann.call("POST", f"/tables/{ann.table}/restore")
