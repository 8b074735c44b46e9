"""Whose seats are whose: a browser has one secret, and its seats stand here under the hash of it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from slipstream.server.store.database import holdings, seats, tables
from slipstream.server.store.store import Store

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

    async def _read(self, browser: str, table: str) -> str | None:
        query = select(holdings.c.token).where(holdings.c.browser == browser, holdings.c.table_id == table)

        def work(connection: Connection) -> str | None:
            found: str | None = connection.execute(query).scalar_one_or_none()
            return found

        return await self.store.transactions.read(work)

    async def hold(self, browser: str, seats_of: Mapping[str, str]) -> None:
        """A browser has these seats from now on: by table, their tokens."""

        def work(connection: Connection) -> list[str]:
            here = connection.execute(select(tables.c.id).where(tables.c.id.in_(list(seats_of))))
            there = list(here.scalars())  # some may have been deleted by now
            before = delete(holdings).where(holdings.c.browser == browser, holdings.c.table_id.in_(there))
            connection.execute(before)
            if there:
                at = time.time()
                lines = [
                    {"browser": browser, "table_id": id, "token": seats_of[id], "at": at} for id in there
                ]
                connection.execute(insert(holdings), lines)
            return there

        for id in await self.store.transactions.write(work):
            self._remember((browser, id), seats_of[id])

    async def release(self, browser: str, table: str) -> None:
        """A browser has no seat there any more."""
        self._known.pop((browser, table), None)
        gone = delete(holdings).where(holdings.c.browser == browser, holdings.c.table_id == table)
        await self.store.transactions.write(lambda connection: connection.execute(gone))

    async def opened_by(self, tokens: Mapping[str, str]) -> dict[str, str]:
        """Those of these tokens, by table, that open a seat."""
        query = select(seats.c.table_id, seats.c.token).where(
            seats.c.table_id.in_(list(tokens)), seats.c.token.in_(list(tokens.values()))
        )
        rows = await self.store.transactions.read(lambda connection: connection.execute(query).all())
        return {row.table_id: row.token for row in rows if tokens.get(row.table_id) == row.token}

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

        def work(connection: Connection) -> tuple[list[Held], int]:
            rows = connection.execute(query.order_by(tables.c.updated.desc()).limit(most))
            return [Held(*row) for row in rows], int(connection.execute(count).scalar_one())

        return await self.store.transactions.read(work)
