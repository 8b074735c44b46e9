"""Whose seats are whose: a browser has one secret, and its seats stand here under the hash of it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select

from slipstream.server.store.database import holdings, seats, tables
from slipstream.server.store.store import Store, to_its_end

KEPT: Final = 4096  # of those that were looked up last


@dataclass(frozen=True)
class Held:
    """A table where a browser has a seat, as it stands in a list."""

    id: str
    phase: str
    wanted: str
    shown: str | None
    updated: float
    seat: int
    colour: str


class Holdings:
    """The seats of all browsers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[tuple[str, str], str] = OrderedDict()

    @property
    def running(self) -> set[asyncio.Task[Any]]:
        """What is under way: the store waits for it."""
        return self.store.running

    def ended(self, work: asyncio.Task[Any]) -> None:
        self.store.ended(work)

    async def token(self, browser: str, table: str) -> str | None:
        """The token of the seat that a browser has at a table. Whether it still opens one, the table says."""
        key = browser, table
        found = self._known.get(key)
        if found is None:
            found = await self._read(browser, table)
            if found is None:
                return None
            self._remember(key, found)
        return found

    def _remember(self, key: tuple[str, str], token: str) -> None:
        self._known[key] = token
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    @to_its_end
    async def _read(self, browser: str, table: str) -> str | None:
        query = select(holdings.c.token).where(holdings.c.browser == browser, holdings.c.table_id == table)
        async with self.store.reader.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    @to_its_end
    async def hold(self, browser: str, seats_of: Mapping[str, str]) -> None:
        """A browser has these seats from now on: by table, their tokens."""
        async with self.store.writing, self.store.engine.begin() as connection:
            here = await connection.execute(select(tables.c.id).where(tables.c.id.in_(list(seats_of))))
            there = [row[0] for row in here]  # some may have been deleted by now
            await connection.execute(
                delete(holdings).where(holdings.c.browser == browser, holdings.c.table_id.in_(there))
            )
            lines = [
                {"browser": browser, "table_id": id, "token": seats_of[id], "at": time.time()} for id in there
            ]
            if lines:
                await connection.execute(insert(holdings), lines)
        for line in lines:
            self._remember((browser, line["table_id"]), line["token"])

    @to_its_end
    async def release(self, browser: str, table: str) -> None:
        """A browser has no seat there any more."""
        self._known.pop((browser, table), None)
        where = holdings.c.browser == browser, holdings.c.table_id == table
        async with self.store.writing, self.store.engine.begin() as connection:
            await connection.execute(delete(holdings).where(*where))

    @to_its_end
    async def opened_by(self, tokens: Mapping[str, str]) -> dict[str, str]:
        """Those of these tokens, by table, that open a seat."""
        query = select(seats.c.table_id, seats.c.token).where(
            seats.c.table_id.in_(list(tokens)), seats.c.token.in_(list(tokens.values()))
        )
        async with self.store.reader.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.table_id: row.token for row in rows if tokens.get(row.table_id) == row.token}

    @to_its_end
    async def all_of(self, browser: str, most: int) -> tuple[list[Held], int]:
        """Where a browser sits, the latest first and at most so many; and how many there are in all."""
        joined = holdings.join(tables, tables.c.id == holdings.c.table_id).join(
            seats, (seats.c.table_id == holdings.c.table_id) & (seats.c.token == holdings.c.token)
        )
        columns = (
            tables.c.id, tables.c.phase, tables.c.wanted, tables.c.shown, tables.c.updated,
            seats.c.seat, seats.c.colour,
        )  # fmt: skip
        mine = holdings.c.browser == browser, seats.c.gone.is_(False)
        query = select(*columns).select_from(joined).where(*mine)
        count = select(func.count()).select_from(joined).where(*mine)
        async with self.store.reader.connect() as connection:
            rows = (await connection.execute(query.order_by(tables.c.updated.desc()).limit(most))).all()
            total = (await connection.execute(count)).scalar_one()
        return [Held(*row) for row in rows], int(total)
