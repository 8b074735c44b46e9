"""What strangers may do to each other: nothing. Whom a request is meant for, and who waits for whom."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import event

from slipstream.server.live import housekeeping
from slipstream.server.live.housekeeping import DAY, GRACE_DAYS, Forgetting
from slipstream.server.live.hub import Hub
from slipstream.server.live.socket import handle
from slipstream.server.protocol.messages import Answer, TableSetup
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.database import database_url, open_database, prepare
from slipstream.server.store.store import Store
from slipstream.server.tables.lobby import join, leave
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import start
from slipstream.server.tables.table import Table
from tests.server.support import Server, at_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "races.db"


@pytest.fixture
async def hub(file: Path) -> AsyncIterator[Hub]:
    engine = open_database(database_url(str(file)))
    await prepare(engine)
    hub = Hub(Store(engine))
    yield hub
    await hub.close()
    await hub.store.close()
    await engine.dispose()


def four_without_the_second() -> tuple[Table, list[str]]:
    """A lobby of Ann, Cid and Dan, who will be numbered anew, and their secrets."""
    table, token = new_table(TableSetup(cars=4, laps=1, empty="nobody"), "Ann", None)
    tokens = [token, *(join(table, name, None)[1] for name in ("Bob", "Cid", "Dan"))]
    leave(table, 1)
    for seat in table.row.seats:
        seat.ready = True
    return table, [tokens[0], tokens[2], tokens[3]]


async def test_an_answer_that_waits_while_the_race_starts_is_its_senders(hub: Hub) -> None:
    """Cid sits at 2 in the lobby and at 1 in the race, where Dan has the 2."""
    example, _ = four_without_the_second()
    start(example)
    of_the_second = example.decision_of(2)
    assert of_the_second is not None
    table, tokens = four_without_the_second()
    await hub.add(table)
    connections = [await hub.enter(table.id, token, odds=False) for token in tokens]
    assert [connection.seat for connection in connections] == [0, 2, 3]
    cid = connections[1]
    wanted = Answer(type="answer", decision=int(of_the_second.id), option=0, ref=1)
    starting = asyncio.create_task(hub.change(table.id, start))
    answering = asyncio.create_task(handle(hub, table.id, cid, wanted))
    await starting
    try:
        await answering
    except RequestError as refused:
        assert refused.key == "stale-decision"  # noqa: PT017 (it may also be Cid's own)
    table = hub.rooms.open[table.id].table
    assert table.decision_of(2) is not None, "Dan has not answered"
    assert [connection.seat for connection in connections] == [0, 1, 2]


async def test_who_is_removed_is_who_was_meant(server: Server) -> None:
    """The number in the address is that of the moment at which the request comes."""
    table, _tokens = four_without_the_second()
    likeness = table.likeness(2)  # Cid
    start(table)
    assert table.seat(table.seat_like(likeness)).name == "Cid"
    leave(table, table.seat_like(likeness))
    with pytest.raises(RequestError, match="no such seat"):
        table.seat_like(likeness)


async def test_the_car_of_somebody_who_is_there_is_theirs(server: Server) -> None:
    async with at_table(server, 2, cars=2, laps=1) as (ann, bob):
        hand_over = ("PATCH", f"/tables/{ann.table}/seats/1", {"driver": "club"})
        refused = await ann.ask(*hand_over)
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "is-here")
        await bob.disconnect()
        await ann.until(
            lambda message: message["type"] == "table" and not message["table"]["seats"][1]["here"]
        )
        state = await ann.call(*hand_over)
        assert state["seats"][1]["driver"] == "club"
        await bob.connect()  # and back at the wheel
        await bob.until(
            lambda message: message["type"] == "table" and message["table"]["seats"][1]["driver"] is None
        )
        await bob.call(*hand_over)  # one's own car one may hand over


# SQLite has one writer


async def test_readers_wait_for_no_writer(hub: Hub, file: Path) -> None:
    table, _token = new_table(TableSetup(cars=2), "Ann", None)
    await hub.add(table)
    other = sqlite3.connect(file, isolation_level=None)  # a backup, or another program
    other.execute("BEGIN IMMEDIATE")
    try:
        row = await hub.store.read(table.id)
        assert row is not None
        assert await hub.store.known([table.id]) == {table.id}
    finally:
        other.execute("ROLLBACK")
        other.close()


async def test_writers_stand_in_one_line(hub: Hub) -> None:
    """Each waits for the one before, none is told that the database is locked."""
    at_once = most = 0
    engine = hub.store.transactions.sync_engine

    @event.listens_for(engine, "begin")
    def begun(connection: object) -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)

    @event.listens_for(engine, "commit")
    def ended(connection: object) -> None:
        nonlocal at_once
        at_once -= 1

    tables = [new_table(TableSetup(cars=2), "Ann", None)[0] for _ in range(40)]
    await asyncio.gather(*(hub.add(table) for table in tables))
    await asyncio.gather(
        *(hub.change(table.id, lambda table: join(table, "Bob", None)) for table in tables[:20]),
        *(hub.remove(table.id) for table in tables[20:]),
    )
    assert most == 1


# Clocks


class Clock:
    """A clock that can be set, and one that only runs."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0
        self.steady = 1000.0

    def passes(self, days: float) -> None:
        self.now += days * DAY
        self.steady += days * DAY


async def aged(hub: Hub, clock: Clock, days: float) -> Table:
    """A table that nobody has touched for so long."""
    table, _token = new_table(TableSetup(cars=2), "Ann", None)
    table.row.updated = clock.now - days * DAY
    await hub.add(table)
    return table


async def test_a_clock_that_jumps_deletes_nothing(hub: Hub) -> None:
    clock = Clock()
    forgetting = Forgetting(hub, 400, lambda: clock.now, lambda: clock.steady)
    tables = [await aged(hub, clock, days) for days in (0, 1, 399)]
    assert await forgetting.look() == 0
    clock.now += 401 * DAY
    for _ in range(20):
        clock.passes(0.04)
        assert await forgetting.look() == 0
    clock.passes(0.5)  # it seems to run steadily: what is too old by now is noted
    assert await forgetting.look() == 0
    clock.passes(GRACE_DAYS - 1)
    assert await forgetting.look() == 0
    clock.now -= 401 * DAY  # set right again
    assert await forgetting.look() == 0
    clock.passes(2)
    assert await forgetting.look() == 0
    clock.passes(GRACE_DAYS + 1)
    assert await forgetting.look() == 1  # that of 399 days, which is too old by now
    assert await hub.store.known([table.id for table in tables]) == {table.id for table in tables[:2]}


async def test_a_server_that_starts_with_a_wrong_clock_deletes_nothing(hub: Hub) -> None:
    clock = Clock()
    table = await aged(hub, clock, 1)
    clock.now += 401 * DAY
    assert await Forgetting(hub, 400, lambda: clock.now, lambda: clock.steady).look() == 0
    clock.now -= 401 * DAY
    again = Forgetting(hub, 400, lambda: clock.now, lambda: clock.steady)
    clock.passes(1)
    assert await again.look() == 0
    clock.passes(GRACE_DAYS + 1)
    assert await again.look() == 0
    assert await hub.store.known([table.id]) == {table.id}


async def test_there_is_a_most_for_a_day(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "MOST_A_DAY", 2)
    clock = Clock()
    for days in range(3):
        await aged(hub, clock, 500 + days)
    forgetting = Forgetting(hub, 400, lambda: clock.now, lambda: clock.steady)
    assert await forgetting.look() == 0
    clock.passes(GRACE_DAYS)
    assert [await forgetting.look() for _ in range(2)] == [2, 0]
    clock.passes(1.1)
    assert await forgetting.look() == 1


async def test_who_comes_back_to_an_old_table_keeps_it(hub: Hub) -> None:
    clock = Clock()
    table = await aged(hub, clock, 500)
    forgetting = Forgetting(hub, 400, lambda: clock.now, lambda: clock.steady)
    assert await forgetting.look() == 0
    table.row.updated = clock.now
    await hub.store.write(table.row, seats_too=True)
    clock.passes(GRACE_DAYS + 1)
    assert await forgetting.look() == 0
    assert await hub.store.known([table.id]) == {table.id}
