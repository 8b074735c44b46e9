"""Reading and writing tables. Every method is one transaction: what it returns from is on disk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from slipstream.server.database import entries, seats, tables

UNDO: Final = "undo"


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
    raced: int = 0
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(frozen=True)
class Entry:
    """Something that was accepted: an action of a seat in notation, or its undoing."""

    number: int
    seat: int
    action: str
    at: float


def _columns(row: TableRow) -> dict[str, Any]:
    values = asdict(row)
    del values["seats"]
    return values


class Store:
    """The tables of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def create(self, row: TableRow, accepted: Sequence[Entry] = ()) -> None:
        """A new table with its seats and first entries."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables).values(**_columns(row)))
            await self._write_seats(connection, row)
            await self._write_entries(connection, row, accepted)

    async def read(self, id: str) -> TableRow | None:
        """A table with its seats, None if there is none."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
            if found is None:
                return None
            rows = await connection.execute(
                select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
            )
            sitting = []
            for mapping in rows.mappings():
                values = dict(mapping)
                del values["table_id"]
                sitting.append(SeatRow(**values))
            return TableRow(**dict(found), seats=sitting)

    async def read_entries(self, id: str, after: int = 0) -> list[Entry]:
        """What was accepted after this number, in order."""
        query = select(entries.c.number, entries.c.seat, entries.c.action, entries.c.at)
        query = query.where(entries.c.table_id == id, entries.c.number > after).order_by(entries.c.number)
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def write(self, row: TableRow, accepted: Sequence[Entry] = (), seats_too: bool = False) -> None:
        """The table as it is now, with new entries; ConflictError if somebody wrote in between."""
        before = row.number - len(accepted)
        values = _columns(row)
        try:
            async with self.engine.begin() as connection:
                query = (
                    update(tables).where(tables.c.id == row.id, tables.c.number == before).values(**values)
                )
                if (await connection.execute(query)).rowcount != 1:
                    raise ConflictError(row.id)
                await self._write_entries(connection, row, accepted)
                if seats_too:
                    await connection.execute(delete(seats).where(seats.c.table_id == row.id))
                    await self._write_seats(connection, row)
        except IntegrityError:
            raise ConflictError(row.id) from None

    @staticmethod
    async def _write_entries(connection: AsyncConnection, row: TableRow, accepted: Sequence[Entry]) -> None:
        if accepted:
            lines = [{"table_id": row.id, **asdict(entry)} for entry in accepted]
            await connection.execute(insert(entries), lines)

    @staticmethod
    async def _write_seats(connection: AsyncConnection, row: TableRow) -> None:
        if row.seats:
            lines = [{"table_id": row.id, **asdict(seat)} for seat in row.seats]
            await connection.execute(insert(seats), lines)

    async def remove(self, id: str) -> bool:
        """Delete a table and everything about it; False if there was none."""
        async with self.engine.begin() as connection:
            for table in (entries, seats):
                await connection.execute(delete(table).where(table.c.table_id == id))
            return bool((await connection.execute(delete(tables).where(tables.c.id == id))).rowcount)

    async def stale(self, before: float) -> list[str]:
        """Tables that nobody has touched since then."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(tables.c.id).where(tables.c.updated < before))
            return [row[0] for row in rows]

    async def known(self, ids: Iterable[str]) -> set[str]:
        """Which of these tables exist."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(tables.c.id).where(tables.c.id.in_(list(ids))))
            return {row[0] for row in rows}

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))
