"""Transactions: a piece of work with a connection, done whole or not at all, and never in the serving loop.

The work is a plain function. With PostgreSQL its statements wait on the network; with SQLite all of it runs
in a thread of its own, so that a transaction is one errand and not one for each statement. SQLite has one
writer: whoever waits in line here does not wait there, where it would be told to go away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from slipstream.server.store.database import READS, open_in_thread

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS: Final = 3


class Transactions:
    """What is done with one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._own: Engine | None = None
        if engine.dialect.name == "sqlite":
            self._own = open_in_thread(engine.url)
            self._writer = ThreadPoolExecutor(1, "database-writer")
            self._readers = ThreadPoolExecutor(READERS, "database-reader")
        self.engine = engine
        self._running: set[asyncio.Future[object]] = set()

    @property
    def sync_engine(self) -> Engine:
        """The engine below, to listen to."""
        return self._own or self.engine.sync_engine

    async def write(self, work: Work[T]) -> T:
        """What the work gives, when all of it is on disk."""
        if self._own is None:
            return await self._to_its_end(asyncio.ensure_future(self._write(work)))
        return await self._to_its_end(self._in_thread(self._writer, _written, self._own, work))

    async def read(self, work: Work[T]) -> T:
        """What the work finds; it waits for no writer."""
        if self._own is None:
            return await self._to_its_end(asyncio.ensure_future(self._read(work)))
        return await self._to_its_end(self._in_thread(self._readers, _read, self._own, work))

    async def _write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def _read(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    @staticmethod
    def _in_thread(
        pool: ThreadPoolExecutor, function: Callable[[Engine, Work[T]], T], engine: Engine, work: Work[T]
    ) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(pool, function, engine, work)

    async def _to_its_end(self, begun: asyncio.Future[T]) -> T:
        """What was begun with the database is ended, also if nobody waits for it any more."""
        self._running.add(begun)  # type: ignore[arg-type]
        begun.add_done_callback(self._ended)
        return await asyncio.shield(begun)

    def _ended(self, work: asyncio.Future[T]) -> None:
        self._running.discard(work)
        if not work.cancelled():
            work.exception()  # told to whoever waits, if anybody still does

    async def close(self) -> None:
        """Wait until nothing is under way, and let the database go."""
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._own is not None:
            self._writer.shutdown()
            self._readers.shutdown()
            self._own.dispose()


def _written(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _read(engine: Engine, work: Work[T]) -> T:
    with engine.connect().execution_options(**{READS: True}) as connection:
        return work(connection)
