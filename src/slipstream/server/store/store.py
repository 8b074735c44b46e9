"""Reading and writing tables. What a method returns from is on disk.

Writes of several tables share a transaction: while one is on its way to the disk, the next ones gather. Each
is checked by itself, and none is answered before all of them are safe.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from slipstream.server.store.bus import STORED, Bus, NoBus
from slipstream.server.store.database import READS, entries, seats, tables

P = ParamSpec("P")
T = TypeVar("T")

UNDO: Final = "undo"
MOST_AT_ONCE: Final = 200  # tables written in one transaction
LAST: Final = (1 << 31) - 1


class ConflictError(Exception):
    """Somebody else has written to this table: read it again."""


@dataclass
class SeatRow:
    """A seat as it is stored. Legends have none."""

    seat: int
    name: str
    colour: str
    kind: str  # human, driver
    token: str | None = None
    host: bool = False
    ready: bool = False
    gone: bool = False
    driver: str | None = None
    handicap: int = 0


@dataclass
class TableRow:
    """A table as it is stored, without its entries."""

    id: str
    phase: str
    wanted: str
    rules_version: int
    created: float
    updated: float
    number: int = 0
    agreed: str | None = None
    seed: str | None = None
    state: bytes | None = None
    origin_rules: int | None = None
    origin_number: int | None = None
    origin_state: bytes | None = None
    rematch: str | None = None
    shown: str | None = None
    doomed: float | None = None
    raced: int = 0
    revision: int = 0  # of what is stored
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(frozen=True)
class Entry:
    """Something that was accepted: an action of a seat in notation, or its undoing."""

    number: int
    seat: int
    action: str
    at: float


COLUMNS: Final = tuple(column.name for column in tables.columns)
#: what an answer changes; agreements and seats are written when they change
PROGRESS: Final = ("phase", "number", "state", "updated", "shown", "doomed", "revision")


def _columns(row: TableRow, names: Iterable[str] = COLUMNS) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


def _lines(row: TableRow, accepted: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {"table_id": row.id, "number": one.number, "seat": one.seat, "action": one.action, "at": one.at}
        for one in accepted
    ]


_LOCK: Final = (
    select(tables.c.id, tables.c.revision)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)  # two processes never wait for each other
    .with_for_update()
)


def _update(names: Iterable[str]) -> Any:
    return (
        update(tables)
        .where(tables.c.id == bindparam("this"))
        .values({name: bindparam(f"new_{name}") for name in names if name != "id"})
    )


_UPDATES: Final = {whole: _update(COLUMNS if whole else PROGRESS) for whole in (False, True)}


@dataclass(eq=False)
class Write:
    """A table on its way to the disk."""

    row: TableRow
    accepted: Sequence[Entry]
    whole: bool
    done: asyncio.Future[None]

    @property
    def values(self) -> dict[str, Any]:
        """The arguments of its UPDATE."""
        found = {f"new_{name}": getattr(self.row, name) for name in (COLUMNS if self.whole else PROGRESS)}
        return {**found, "this": self.row.id, "new_revision": self.row.revision + 1}

    def finish(self, error: BaseException | None = None) -> None:
        """Let the one who waits go on."""
        if error is None:
            self.row.revision += 1
        if self.done.done():  # nobody waits any more
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Ending(Protocol):
    """Who waits in the end for what was begun."""

    @property
    def running(self) -> set[asyncio.Task[Any]]:
        """What is under way."""
        ...

    def ended(self, work: asyncio.Task[Any]) -> None:
        """It is done."""
        ...


S = TypeVar("S", bound=Ending)


def to_its_end(
    method: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """What was begun with the database is ended, also if nobody waits for it any more.

    A SQLite connection that is left in the middle of a statement may wait for ever to be closed.
    """

    @functools.wraps(method)
    async def begun(store: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        work = asyncio.create_task(method(store, *args, **kwargs))
        store.running.add(work)
        work.add_done_callback(store.ended)
        return await asyncio.shield(work)

    return begun


class Store:
    """The tables of one database."""

    def __init__(self, engine: AsyncEngine, bus: Bus | None = None) -> None:
        self.engine = engine
        self.reader = engine.execution_options(**{READS: True})
        # SQLite has one writer: whoever waits here does not wait there, where it would be told to go away
        sqlite = engine.dialect.name == "sqlite"
        self.writing = asyncio.Lock() if sqlite else contextlib.nullcontext()
        self.bus = bus or NoBus()
        self.running: set[asyncio.Task[Any]] = set()
        self._waiting: list[Write] = []
        self._writer: asyncio.Task[None] | None = None

    def ended(self, work: asyncio.Task[Any]) -> None:
        self.running.discard(work)
        if not work.cancelled():
            work.exception()  # told to whoever waits, if anybody still does

    async def close(self) -> None:
        """Wait until nothing is under way."""
        writer = [] if self._writer is None else [self._writer]
        await asyncio.gather(*self.running, *writer, return_exceptions=True)

    @to_its_end
    async def create(self, row: TableRow, accepted: Sequence[Entry] = ()) -> None:
        """A new table with its seats and first entries."""
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(insert(tables), _columns(row))
            await self._write_seats(connection, row)
            if accepted:
                await connection.execute(insert(entries), _lines(row, accepted))

    @to_its_end
    async def read(self, id: str) -> TableRow | None:
        """A table with its seats, None if there is none."""
        async with self.reader.connect() as connection:
            return await self._read(connection, id)

    @to_its_end
    async def read_on(self, id: str, after: int) -> tuple[TableRow | None, list[Entry]]:
        """A table, and what was accepted after this number."""
        async with self.reader.connect() as connection:
            row = await self._read(connection, id)
            found = [] if row is None else await self._read_entries(connection, id, after, row.number)
            return row, found

    @staticmethod
    async def _read(connection: AsyncConnection, id: str) -> TableRow | None:
        found = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
        if found is None:
            return None
        rows = await connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
        sitting = []
        for mapping in rows.mappings():
            values = dict(mapping)
            del values["table_id"]
            sitting.append(SeatRow(**values))
        return TableRow(**dict(found), seats=sitting)

    @to_its_end
    async def read_entries(self, id: str, after: int = 0) -> list[Entry]:
        """What was accepted after this number, in order."""
        async with self.reader.connect() as connection:
            return await self._read_entries(connection, id, after, LAST)

    @staticmethod
    async def _read_entries(connection: AsyncConnection, id: str, after: int, last: int) -> list[Entry]:
        query = select(entries.c.number, entries.c.seat, entries.c.action, entries.c.at)
        query = query.where(entries.c.table_id == id, entries.c.number > after, entries.c.number <= last)
        return [Entry(*row) for row in await connection.execute(query.order_by(entries.c.number))]

    @to_its_end
    async def revision(self, id: str) -> int | None:
        """How often the table was written, None if there is none."""
        async with self.reader.connect() as connection:
            found = await connection.execute(select(tables.c.revision).where(tables.c.id == id))
            return found.scalar_one_or_none()

    @to_its_end
    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """How often each of these tables was written; those that do not exist are missing."""
        found: dict[str, int] = {}
        async with self.reader.connect() as connection:
            for at in range(0, len(ids), MOST_AT_ONCE):
                query = select(tables.c.id, tables.c.revision)
                rows = await connection.execute(query.where(tables.c.id.in_(ids[at : at + MOST_AT_ONCE])))
                found.update({row.id: row.revision for row in rows})
        return found

    async def write(self, row: TableRow, accepted: Sequence[Entry] = (), seats_too: bool = False) -> None:
        """The table as it is now, with new entries; ConflictError if somebody wrote in between.

        Without `seats_too` only what an answer changes is written.
        """
        write = Write(row, accepted, seats_too, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await write.done

    async def _write_all(self) -> None:
        """Write what is waiting, then what has gathered in the meantime, until nothing is left."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not await self._try(batch):
                for write in batch:  # one of them spoils it for the others
                    await self._try([write])

    async def _try(self, batch: list[Write]) -> bool:
        """Write these tables, and tell those who wait; False if they must be tried one by one."""
        try:
            late = await self._write_batch(batch)
        except Exception as error:
            if len(batch) > 1:
                return False
            clash = isinstance(error, IntegrityError)
            batch[0].finish(ConflictError(batch[0].row.id) if clash else error)
            return True
        for write in batch:
            write.finish(ConflictError(write.row.id) if write in late else None)
        return True

    async def _write_batch(self, batch: list[Write]) -> set[Write]:
        """One transaction; gives those that came too late, of which nothing is written."""
        async with self.writing, self.engine.begin() as connection:
            ids = [write.row.id for write in batch]
            found = await connection.execute(_LOCK, {"ids": ids})
            stored = {row.id: row.revision for row in found}
            late = {write for write in batch if stored.get(write.row.id) != write.row.revision}
            good = [write for write in batch if write not in late]
            for whole, statement in _UPDATES.items():
                if values := [write.values for write in good if write.whole == whole]:
                    await connection.execute(statement, values)
            if lines := [line for write in good for line in _lines(write.row, write.accepted)]:
                await connection.execute(insert(entries), lines)
            for write in good:
                if write.whole:
                    await connection.execute(delete(seats).where(seats.c.table_id == write.row.id))
                    await self._write_seats(connection, write.row)
            if good and self.bus.shared:
                notices = [
                    {"what": STORED, "table": write.row.id, "revision": write.row.revision + 1}
                    for write in good
                ]
                await self.bus.tell_with(connection, notices)
        return late

    @staticmethod
    async def _write_seats(connection: AsyncConnection, row: TableRow) -> None:
        if row.seats:
            lines = [{"table_id": row.id, **asdict(seat)} for seat in row.seats]
            await connection.execute(insert(seats), lines)

    @to_its_end
    async def remove(self, id: str) -> bool:
        """Delete a table and everything about it; False if there was none."""
        async with self.writing, self.engine.begin() as connection:
            # seats and entries go with it: taken first, they could wait for a writer who waits for them
            return bool((await connection.execute(delete(tables).where(tables.c.id == id))).rowcount)

    @to_its_end
    async def doom(self, before: float, now: float) -> None:
        """Note which tables nobody has touched since then, and spare those that somebody has."""
        old = tables.c.updated < before
        async with self.writing, self.engine.begin() as connection:
            spared = update(tables).where(tables.c.doomed.is_not(None), ~old)
            await connection.execute(spared.values(doomed=None))
            new = tables.c.doomed.is_(None) | (tables.c.doomed > now)  # noted while the clock was wrong
            await connection.execute(update(tables).where(new, old).values(doomed=now))

    @to_its_end
    async def doomed(self, since: float, most: int) -> list[str]:
        """Tables that are known to be so old since then, the oldest first."""
        query = select(tables.c.id).where(tables.c.doomed.is_not(None), tables.c.doomed <= since)
        async with self.reader.connect() as connection:
            rows = await connection.execute(query.order_by(tables.c.updated).limit(most))
            return [row[0] for row in rows]

    @to_its_end
    async def note_shown(self, id: str, shown: str) -> None:
        """What a list of races shows of a table that was stored without it."""
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(shown=shown))

    @to_its_end
    async def known(self, ids: Iterable[str]) -> set[str]:
        """Which of these tables exist."""
        async with self.reader.connect() as connection:
            rows = await connection.execute(select(tables.c.id).where(tables.c.id.in_(list(ids))))
            return {row[0] for row in rows}

    @to_its_end
    async def ping(self) -> None:
        """Raise if the database does not answer."""
        async with self.reader.connect() as connection:
            await connection.execute(select(1))
