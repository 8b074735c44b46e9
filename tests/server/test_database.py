"""The database on both engines: migrations, newer versions, two writers, and a change of rules."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text, update
from sqlalchemy.event import listen
from sqlalchemy.ext.asyncio import AsyncEngine

from slipstream.core.rules import RULES_VERSION
from slipstream.records.record import Record
from slipstream.server.live.hub import Hub
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.store.database import (
    DatabaseError,
    database_url,
    metadata,
    open_database,
    prepare,
    tables,
)
from slipstream.server.store.store import ConflictError, Entry, Store
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import answer as answered
from slipstream.server.tables.playing import start
from slipstream.server.tables.table import Table
from tests.cli.support import assert_refused, run_process
from tests.server.support import LONG, Json, Player, Server, at_table, drive, randomly

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[AsyncEngine]:
    engine = open_database(database_url(database))
    try:
        yield engine
    finally:
        await engine.dispose()


async def execute(database: str, statement: str) -> None:
    async with opened(database) as engine, engine.begin() as connection:
        await connection.execute(text(statement))


async def test_migrations_make_what_the_program_expects(database: str) -> None:
    def drift(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with opened(database) as engine:
        await prepare(engine)
        await prepare(engine)  # again: nothing to do
        async with engine.connect() as connection:
            assert await connection.run_sync(drift) == []


async def test_a_newer_database_is_refused(database: str) -> None:
    async with opened(database) as engine:
        await prepare(engine)
    await execute(database, "UPDATE alembic_version SET version_num = '9999'")
    async with opened(database) as engine:
        with pytest.raises(DatabaseError) as caught:
            await prepare(engine)
        assert caught.value.key == "newer"
    ran = await asyncio.to_thread(run_process, "serve", "--port", 0, "--no-browser", "--database", database)
    assert_refused(ran, "newer version", "9999", "nothing was changed")


@pytest.mark.parametrize(
    ("database", "key"),
    [
        ("mysql://root@localhost/x", "bad-url"),
        ("://", "bad-url"),
        ("sqlite:////nowhere/at/all.db", "no-connection"),
        ("postgresql://slipstream@127.0.0.1:1/none", "no-connection"),
    ],
)
async def test_a_database_that_cannot_be_used(database: str, key: str) -> None:
    with pytest.raises(DatabaseError) as caught:
        async with opened(database) as engine:
            await prepare(engine)
    assert caught.value.key == key
    assert len(str(caught.value).splitlines()) == 1


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database\n" * 100)
    ran = await asyncio.to_thread(run_process, "serve", "--port", 0, "--no-browser", "--database", path)
    assert_refused(ran, "cannot be reached")
    assert path.read_text() == "not a database\n" * 100


# Two writers


def fresh() -> Table:
    table, _token = new_table(TableSetup(cars=2, laps=1), "Ann", None)
    start(table)
    return table


async def test_who_writes_second_is_told(database: str) -> None:
    async with opened(database) as engine:
        await prepare(engine)
        store, table = Store(engine), fresh()
        await store.create(table.row, table.history.accepted)
        row = await store.read(table.id)
        assert row is not None
        assert row == table.row
        entry = Entry(1, 0, "plan 1", 1.0)
        row.number = 1
        await store.write(row, [entry])
        with pytest.raises(ConflictError):
            await store.write(row, [entry])
        assert await store.read_entries(table.id) == [entry]
        assert await store.read_entries(table.id, after=1) == []
        assert await store.remove(table.id)
        assert not await store.remove(table.id)
        assert await store.read_entries(table.id) == []


async def test_what_nobody_waits_for_any_more_is_still_ended(tmp_path: Path) -> None:
    """Else the connection may wait for ever to be closed, and the server with it when it stops."""
    path = tmp_path / "busy.db"
    before = asyncio.all_tasks()
    async with opened(str(path)) as engine:
        await prepare(engine)
        store = Store(engine)
        begun, loop = asyncio.Event(), asyncio.get_running_loop()
        told = partial(loop.call_soon_threadsafe, begun.set)
        listen(store.transactions.sync_engine, "before_cursor_execute", lambda *_: told())
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # nobody else can begin
            waiting = asyncio.create_task(store.doom(0.0, 0.0))
            await begun.wait()
            for _ in range(2):  # a request that is given up, then a server that stops
                for _ in range(50):
                    await asyncio.sleep(0)
                waiting.cancel()
            other.execute("ROLLBACK")
        with pytest.raises(asyncio.CancelledError):
            await waiting
        async with asyncio.timeout(60):
            await store.doom(0.0, 0.0)
            await store.close()
            while left := asyncio.all_tasks() - {asyncio.current_task()} - before:
                await asyncio.wait(left)


async def test_two_processes_with_one_table(database: str) -> None:
    """A second hub writes in between: the first reads again, and nothing is lost or doubled."""
    async with opened(database) as engine:
        await prepare(engine)
        one, two = Hub(Store(engine)), Hub(Store(engine))
        table, _token = new_table(TableSetup(cars=2, laps=1, empty="rookie"), "Ann", None)
        start(table)
        await one.add(table)

        def answer(table: Table) -> int:
            asked = next(decision for decision in table.game.pending() if decision.seat == 0)
            answered(table, 0, asked.id, 0)
            return table.row.number

        numbers = [await hub.change(table.id, answer) for hub in (one, two, one, two, two, one)]
        assert numbers == sorted(set(numbers))
        entries = await one.store.read_entries(table.id)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert len(entries) >= numbers[-1]  # the driver may have answered after the last of them


async def test_odd_addresses_reach_no_database(database: str) -> None:
    with Server(database, "--no-limits") as server:
        player = Player(server)
        try:
            for id in ("%00", "abcdefghjkm%00", "%F0%9F%8F%8E", "x" * 300):
                answer = await player.http.get(f"/api/tables/{id}")
                assert answer.status_code == 404
                with pytest.raises(Exception, match="4404"):
                    await player.connect(id)
            header = {b"cookie": "seat_abcdefghjkmn=\xff; seat_%00=1".encode("latin-1")}
            assert (await player.http.get("/api/mine", headers=header)).json()["tables"] == []
            assert "failed" not in server.log
        finally:
            await player.close()


# A change of rules


async def test_a_race_goes_on_after_a_change_of_rules(database: str) -> None:
    """From its stored state, at any phase; the record says where it begins, and so do the results.

    Each database has its part of the phases; `./slipstream soak` sees them all on both.
    """
    wanted = [("regular", 1), (None, 40), (None, 7)]  # garage, and the entry after which the rules change
    if not LONG:
        wanted = wanted[1:2] if database.startswith("postgresql") else wanted[::2]
    async with contextlib.AsyncExitStack() as stack:
        server = stack.enter_context(Server(database, "--no-limits"))
        races = []
        for number, (garage, stops) in enumerate(wanted):
            setup: Json = {"circuit": "italia", "cars": 3, "laps": 1, "garage": garage}
            players = await stack.enter_async_context(at_table(server, 2, watching=1, **setup))
            await drive(players, randomly(number), stop=lambda at=stops, p=players: p[0].number >= at)  # type: ignore[misc]
            races.append(players)
        before = [[player.game for player in players] for players in races]
        server.kill()
        async with opened(database) as engine, engine.begin() as connection:
            await connection.execute(update(tables).values(rules_version=RULES_VERSION - 1))
        server.start()
        for players, known in zip(races, before, strict=True):
            for player, game in zip(players, known, strict=True):
                await player.connect()
                assert game is not None
                assert player.game == {**game, "undo": False}
            await drive(players, randomly(9), undo=0.2)
            host = players[0]
            answer = await host.ask("GET", f"/tables/{host.table}/record")
            record = Record.loads(answer.text)
            assert record.rules_version == RULES_VERSION
            assert record.origin is not None
            assert record.origin["rules_version"] == RULES_VERSION - 1
            race = record.replay().race
            assert race is not None
            assert host.game is not None
            assert race.state.results == host.game["state"]["results"]
            results = await host.call("GET", f"/tables/{host.table}/results")
            assert [row["seat"] for row in results["rows"]] == race.state.results
            assert results["places"][-1] == race.state.results
            for one in results["seats"]:
                assert one["engine"][-1] == race.state.cars[one["seat"]].engine
        assert "failed" not in server.log


async def test_a_plan_of_the_old_rules_can_be_taken_back(database: str) -> None:
    with Server(database, "--no-limits") as server:
        async with at_table(server, 2, cars=2, laps=1) as (ann, bob):
            await ann.answer(0)
            server.kill()
            await execute(database, f"UPDATE tables SET rules_version = {RULES_VERSION - 1}")
            for _ in range(2):  # the second time the record begins at the stored state already
                server.start()
                await ann.connect()
                assert ann.game is not None
                assert ann.game["take_back"]
                await ann.tell(type="take-back")
                assert ann.choice is not None
                await ann.answer(1)
                server.kill()
            server.start()
            for player in (ann, bob):
                await player.connect()
            await drive([ann, bob], randomly(1))


async def test_a_finished_race_after_a_change_of_rules(database: str) -> None:
    """It is over; what is told of it does not fail."""
    with Server(database, "--no-limits") as server:
        async with at_table(server, 1, cars=2, laps=1) as (ann,):
            await drive([ann], randomly(1))
            before = await ann.call("GET", f"/tables/{ann.table}/results")
            server.kill()
            await execute(database, f"UPDATE tables SET rules_version = {RULES_VERSION - 1}")
            server.start()
            game = ann.game
            await ann.connect()
            assert ann.over
            assert ann.game == game
            after = await ann.call("GET", f"/tables/{ann.table}/results")
            assert [row["seat"] for row in after["rows"]] == [row["seat"] for row in before["rows"]]
            record = Record.loads((await ann.ask("GET", f"/tables/{ann.table}/record")).text)
            assert record.origin is not None
            assert record.replay().over


def test_a_plain_path_is_a_sqlite_file(tmp_path: Path) -> None:
    assert database_url(str(tmp_path / "a.db")).startswith("sqlite+aiosqlite:////")
    assert database_url("postgres://u@h/n") == "postgresql+asyncpg://u@h/n"
    assert database_url("postgresql+psycopg://u:p@h/n") == "postgresql+asyncpg://u:p@h/n"


async def test_what_is_accepted_is_on_disk(tmp_path: Path) -> None:
    """Another reader sees every answer as soon as its sender is told."""
    path = tmp_path / "durable.db"
    with Server(path, "--no-limits") as server:
        async with at_table(server, 1, cars=2, laps=1) as (ann,):
            reader = sqlite3.connect(path)
            assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)

            async def look() -> None:
                stored = reader.execute("SELECT number FROM tables").fetchone()[0]
                listed = reader.execute("SELECT count(*) FROM entries").fetchone()[0]
                assert stored == listed == ann.number

            await drive([ann], randomly(1), moment=look)
            reader.close()
