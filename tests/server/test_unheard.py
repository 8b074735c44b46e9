"""What another process stored and nobody was told of: two hubs on one database, and no notice arrives."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest

from slipstream.server.live.connections import Connection
from slipstream.server.live.housekeeping import look_again
from slipstream.server.live.hub import Hub
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.store.bus import NoBus
from slipstream.server.store.database import database_url, open_database, prepare
from slipstream.server.store.store import Store
from slipstream.server.tables import driving
from slipstream.server.tables.driving import drive_some
from slipstream.server.tables.lobby import hand_over, join
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import answer, next_race, start
from slipstream.server.tables.table import Table

pytestmark = pytest.mark.anyio


class SilentBus(NoBus):
    """Others serve the same tables, and no notice of theirs arrives."""

    shared: Final = True  # type: ignore[misc]


@pytest.fixture
async def hubs(tmp_path: Path) -> AsyncIterator[tuple[Hub, Hub]]:
    engines = [open_database(database_url(str(tmp_path / "races.db"))) for _ in range(2)]
    await prepare(engines[0])
    one, two = (Hub(Store(engine, SilentBus())) for engine in engines)
    yield one, two
    for hub, engine in zip((one, two), engines, strict=True):
        await hub.close()
        await hub.store.close()
        await engine.dispose()


def told(connection: Connection) -> list[Any]:
    """The games that were told since this was last looked at."""
    games = []
    while not connection.outbox.empty():
        text = connection.outbox.get_nowait()
        message = json.loads(text or "{}")
        if message.get("type") in ("hello", "update"):
            games.append(message["game"])
    return games


def drive_on(table: Table) -> None:
    """To where the game rests, at once."""
    while drive_some(table, 60, 1000):
        pass


async def test_whoever_is_asked_is_told_in_spite_of_a_conflict(
    hubs: tuple[Hub, Hub], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The season goes on in one process that does not know what the other has just stored."""
    monkeypatch.setattr(driving, "is_watched", lambda table, decision: False)  # nobody wants to see this race
    one, two = hubs
    table, token = new_table(TableSetup(season="1961", cars=2, empty="nobody"), "Ann", None)
    await one.add(table)

    def race(table: Table) -> None:
        start(table)
        hand_over(table, 0, "rookie")
        drive_on(table)

    def second(table: Table) -> str:
        _, secret = join(table, "Bob", None)
        table.seat(1).ready = True
        return secret

    secret = await one.change(table.id, second)
    await one.change(table.id, race)
    ann = await one.enter(table.id, token, odds=False)  # back at the wheel
    bob = await two.enter(table.id, secret, odds=False)

    def to_the_end(table: Table) -> None:
        for seat in (0, 1):
            hand_over(table, seat, "rookie")
        drive_on(table)

    await one.change(table.id, to_the_end)
    assert told(ann)[-1]["waiting"] == []  # the interval
    for seat in (0, 1):  # what only the other process knows
        await two.change(table.id, lambda table, seat=seat: hand_over(table, seat, ""))  # type: ignore[misc]
    await one.change(table.id, next_race)
    stored, new = told(ann)
    assert stored["waiting"] == []
    assert len(new["waiting"]) == 1
    assert await look_again(two) == 1  # as every few seconds
    other = told(bob)[-1]
    assert other["waiting"] == new["waiting"]
    assert [game["choice"] is None for game in (new, other)] in ([True, False], [False, True])
    assert await look_again(two) == 0


async def test_a_notice_that_is_lost_freezes_no_table(hubs: tuple[Hub, Hub]) -> None:
    one, two = hubs
    table, token = new_table(TableSetup(cars=2, laps=1), "Ann", None)
    start(table)
    await one.add(table)
    ann = await one.enter(table.id, token, odds=False)
    watcher = await two.enter(table.id, None, odds=False)
    assert told(watcher)[-1]["number"] == 0
    decision = table.decision_of(0)
    assert decision is not None
    await one.change(table.id, lambda table: answer(table, 0, int(decision.id), 0))
    number = told(ann)[-1]["number"]
    assert number > 0
    assert told(watcher) == []
    assert await look_again(two) == 1
    assert told(watcher)[-1]["number"] == number
