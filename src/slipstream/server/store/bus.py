"""News between the processes that serve the same database: what was stored, who is there, what is gone.

On PostgreSQL they go through LISTEN and NOTIFY; a notice names a table and a number, never a content. With
SQLite there is one process, and nobody to tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from slipstream.server.logs import failure

CHANNEL: Final = "slipstream"
NOTIFY: Final = text("SELECT pg_notify('slipstream', :notice)")
CHECK_SECONDS: Final = 5.0

STORED: Final = "stored"  # entries or seats of a table changed
PRESENT: Final = "present"  # who is connected to a table in one process
ENTERED: Final = "entered"  # a seat connected: it is driven there now
DELETED: Final = "deleted"
SIGNALLED: Final = "signalled"

Notice = dict[str, Any]
Listener = Callable[[Notice], Awaitable[None]]
log = structlog.get_logger("slipstream")


class Bus(Protocol):
    """Tells other processes, and hears from them."""

    @property
    def shared(self) -> bool:
        """May other processes serve the same tables?"""
        ...

    async def start(self, hear: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; `missed` is called when notices may have been lost."""
        ...

    async def stop(self) -> None:
        """Listen no more."""
        ...

    async def tell(self, notice: Notice) -> None:
        """Tell all others now. If that fails it is logged: they find out later."""
        ...

    def tell_with(self, connection: Connection, notices: list[Notice]) -> None:
        """Tell all others when, and only if, the transaction is committed."""
        ...


class NoBus:
    """One process alone."""

    shared: Final = False

    async def start(self, hear: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Nobody will tell anything."""

    async def stop(self) -> None:
        """Nothing to stop."""

    async def tell(self, notice: Notice) -> None:
        """Nobody listens."""

    def tell_with(self, connection: Connection, notices: list[Notice]) -> None:
        """Nobody listens."""


class PostgresBus:
    """LISTEN and NOTIFY on a connection of its own, which is made again when it breaks."""

    shared: Final = True

    def __init__(self, engine: AsyncEngine, url: str) -> None:
        self.engine = engine
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.me = secrets.token_hex(8)  # which process says it
        self._task: asyncio.Task[None] | None = None
        self._heard: set[asyncio.Task[None]] = set()

    async def start(self, hear: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; gives when the first connection stands."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hear, missed, ready))
        await ready.wait()

    async def _listen(
        self, hear: Listener, missed: Callable[[], Awaitable[None]], ready: asyncio.Event
    ) -> None:
        first = True
        while True:
            try:
                connection = await asyncpg.connect(self.address)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
                try:
                    await connection.add_listener(CHANNEL, self._receiver(hear))
                    ready.set()
                    if not first:
                        await missed()
                    first = False
                    while not lost.is_set():
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(lost.wait(), CHECK_SECONDS)
                        await connection.execute("SELECT 1", timeout=CHECK_SECONDS)
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=1)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                ready.set()
                first = False
                log.warning("bus-lost", **failure(error))
                await asyncio.sleep(1)

    def _receiver(self, hear: Listener) -> Callable[..., None]:
        def receive(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            notice: Notice = json.loads(payload)
            if notice.pop("from") == self.me:
                return
            task = asyncio.get_running_loop().create_task(self._hear(hear, notice))
            self._heard.add(task)
            task.add_done_callback(self._heard.discard)

        return receive

    @staticmethod
    async def _hear(hear: Listener, notice: Notice) -> None:
        try:
            await hear(notice)
        except Exception as error:
            log.error("notice-failed", **failure(error))

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def tell(self, notice: Notice) -> None:
        """Tell all others now."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(self.tell_with, [notice])
        except (SQLAlchemyError, OSError) as error:
            log.warning("notice-not-sent", **failure(error))

    def tell_with(self, connection: Connection, notices: list[Notice]) -> None:
        """Tell all others with the transaction."""
        lines = [json.dumps({**notice, "from": self.me}, separators=(",", ":")) for notice in notices]
        connection.execute(NOTIFY, [{"notice": line} for line in lines])


def bus_for(engine: AsyncEngine, url: str) -> Bus:
    """The bus of a database."""
    return NoBus() if url.startswith("sqlite") else PostgresBus(engine, url)
