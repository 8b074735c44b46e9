"""Reading and writing tables. What a method returns from is on disk.

Writes of several tables share a transaction: while one is on its way to the disk, the next ones gather. Each
is checked by itself, and none is answered before all of them are safe.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from slipstream.server.store.bus import STORED, Bus, NoBus
from slipstream.server.store.database import entries, seats, tables
from slipstream.server.store.transactions import Transactions

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
    beside: str | None = None
    code: str | None = None
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
PROGRESS: Final = ("phase", "number", "state", "updated", "shown", "doomed", "beside", "revision")


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


_TABLE: Final = select(tables).where(tables.c.id == bindparam("id"))
_SEATS: Final = select(seats).where(seats.c.table_id == bindparam("id")).order_by(seats.c.seat)
_ENTRIES: Final = (
    select(entries.c.number, entries.c.seat, entries.c.action, entries.c.at)
    .where(
        entries.c.table_id == bindparam("id"),
        entries.c.number > bindparam("after"),
        entries.c.number <= bindparam("last"),
    )
    .order_by(entries.c.number)
)
_NEW_ENTRIES: Final = insert(entries)
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


class Store:
    """The tables of one database."""

    def __init__(self, engine: AsyncEngine, bus: Bus | None = None) -> None:
        self.transactions = Transactions(engine)
        self.bus = bus or NoBus()
        self._waiting: list[Write] = []
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Wait until nothing is under way."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.transactions.close()

    async def create(self, row: TableRow, accepted: Sequence[Entry] = ()) -> None:
        """A new table with its seats and first entries."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), _columns(row))
            _write_seats(connection, row)
            if accepted:
                connection.execute(insert(entries), _lines(row, accepted))

        await self.transactions.write(work)

    async def read(self, id: str) -> TableRow | None:
        """A table with its seats, None if there is none."""
        return await self.transactions.read(lambda connection: _read(connection, id))

    async def read_on(self, id: str, after: int) -> tuple[TableRow | None, list[Entry]]:
        """A table, and what was accepted after this number."""

        def work(connection: Connection) -> tuple[TableRow | None, list[Entry]]:
            row = _read(connection, id)
            return row, [] if row is None else _read_entries(connection, id, after, row.number)

        return await self.transactions.read(work)

    async def read_entries(self, id: str, after: int = 0) -> list[Entry]:
        """What was accepted after this number, in order."""
        return await self.transactions.read(lambda connection: _read_entries(connection, id, after, LAST))

    async def revision(self, id: str) -> int | None:
        """How often the table was written, None if there is none."""
        query = select(tables.c.revision).where(tables.c.id == id)
        return await self.transactions.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """How often each of these tables was written; those that do not exist are missing."""

        def work(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for at in range(0, len(ids), MOST_AT_ONCE):
                query = select(tables.c.id, tables.c.revision)
                rows = connection.execute(query.where(tables.c.id.in_(ids[at : at + MOST_AT_ONCE])))
                found.update({row.id: row.revision for row in rows})
            return found

        return await self.transactions.read(work)

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
        return await self.transactions.write(lambda connection: self._write_in(connection, batch))

    def _write_in(self, connection: Connection, batch: list[Write]) -> set[Write]:
        ids = [write.row.id for write in batch]
        stored = {row.id: row.revision for row in connection.execute(_LOCK, {"ids": ids})}
        late = {write for write in batch if stored.get(write.row.id) != write.row.revision}
        good = [write for write in batch if write not in late]
        for whole, statement in _UPDATES.items():
            if values := [write.values for write in good if write.whole == whole]:
                connection.execute(statement, values)
        if lines := [line for write in good for line in _lines(write.row, write.accepted)]:
            connection.execute(_NEW_ENTRIES, lines)
        for write in good:
            if write.whole:
                connection.execute(delete(seats).where(seats.c.table_id == write.row.id))
                _write_seats(connection, write.row)
        if good and self.bus.shared:
            notices = [
                {"what": STORED, "table": write.row.id, "revision": write.row.revision + 1} for write in good
            ]
            self.bus.tell_with(connection, notices)
        return late

    async def remove(self, id: str) -> bool:
        """Delete a table and everything about it; False if there was none."""
        # seats and entries go with it: taken first, they could wait for a writer who waits for them
        gone = delete(tables).where(tables.c.id == id)
        return await self.transactions.write(lambda connection: bool(connection.execute(gone).rowcount))

    async def doom(self, before: float, now: float) -> None:
        """Note which tables nobody has touched since then, and spare those that somebody has."""
        old = tables.c.updated < before
        new = tables.c.doomed.is_(None) | (tables.c.doomed > now)  # noted while the clock was wrong

        def work(connection: Connection) -> None:
            spared = update(tables).where(tables.c.doomed.is_not(None), ~old)
            connection.execute(spared.values(doomed=None))
            connection.execute(update(tables).where(new, old).values(doomed=now))

        await self.transactions.write(work)

    async def doomed(self, since: float, most: int) -> list[str]:
        """Tables that are known to be so old since then, the oldest first."""
        query = select(tables.c.id).where(tables.c.doomed.is_not(None), tables.c.doomed <= since)
        query = query.order_by(tables.c.updated).limit(most)
        return await self.transactions.read(lambda connection: list(connection.execute(query).scalars()))

    async def note_shown(self, id: str, shown: str) -> None:
        """What a list of races shows of a table that was stored without it."""
        noted = update(tables).where(tables.c.id == id).values(shown=shown)
        await self.transactions.write(lambda connection: connection.execute(noted))

    async def known(self, ids: Iterable[str]) -> set[str]:
        """Which of these tables exist."""
        query = select(tables.c.id).where(tables.c.id.in_(list(ids)))
        return await self.transactions.read(lambda connection: set(connection.execute(query).scalars()))

    async def coded(self, code: str, since: float) -> str | None:
        """The table that has this code since then and is not over."""
        alive = tables.c.phase != "over", tables.c.created >= since
        query = select(tables.c.id).where(tables.c.code == code, *alive)
        return await self.transactions.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def free_code(self, code: str, since: float) -> bool:
        """Take this code from a table that does not need it any more; False if one still does."""
        mine = tables.c.code == code
        old = update(tables).where(mine, (tables.c.phase == "over") | (tables.c.created < since))

        def work(connection: Connection) -> bool:
            connection.execute(old.values(code=None, revision=tables.c.revision + 1))
            return connection.execute(select(tables.c.id).where(mine)).first() is None

        return await self.transactions.write(work)

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        await self.transactions.read(lambda connection: connection.execute(select(1)).scalar_one())


def _read(connection: Connection, id: str) -> TableRow | None:
    found = connection.execute(_TABLE, {"id": id}).mappings().first()
    if found is None:
        return None
    sitting = []
    for mapping in connection.execute(_SEATS, {"id": id}).mappings():
        values = dict(mapping)
        del values["table_id"]
        sitting.append(SeatRow(**values))
    return TableRow(**dict(found), seats=sitting)


def _read_entries(connection: Connection, id: str, after: int, last: int) -> list[Entry]:
    found = connection.execute(_ENTRIES, {"id": id, "after": after, "last": last})
    return [Entry(*row) for row in found]


def _write_seats(connection: Connection, row: TableRow) -> None:
    if row.seats:
        lines = [{"table_id": row.id, **asdict(seat)} for seat in row.seats]
        connection.execute(insert(seats), lines)
