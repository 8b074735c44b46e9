"""Tables in memory, each with everybody who is connected to it; read from the database when looked at."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from slipstream.server import metrics
from slipstream.server.live.connections import ENDED, LATER, Connection
from slipstream.server.live.outage import is_outage
from slipstream.server.live.thinking import Thoughts
from slipstream.server.protocol.messages import Gone, PastSignal, SignalName
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.store import ConflictError, Store
from slipstream.server.tables.ahead import AnswersAhead
from slipstream.server.tables.identity import is_id
from slipstream.server.tables.shown import Company
from slipstream.server.tables.table import Table

MOST_SIGNALS: Final = 12
IDLE_SECONDS: Final = 300.0  # a table that nobody looks at leaves the memory
PRESENT_SECONDS: Final = 50.0  # for so long a word about who is there counts


class Room:
    """A table in memory with everybody who is connected to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.touched = time.monotonic()
        self.dropped = False
        self.deadlines: dict[int, float] = {}  # by decision, where there is a time limit
        self.asked: dict[
            int, tuple[int, float]
        ] = {}  # by seat, where time is counted: a decision, since when
        self.selected: dict[int, tuple[int, int]] = {}  # by seat: a decision, and the option selected there
        self.alarm: asyncio.TimerHandle | None = None
        self.away: dict[str, float] = {}  # by likeness, since when
        self.host_alarm: asyncio.TimerHandle | None = None
        self.ahead = AnswersAhead()
        self.signals: deque[tuple[int, SignalName, float]] = deque(maxlen=MOST_SIGNALS)
        self.elsewhere: dict[str, tuple[set[int], int, float]] = {}  # by process: seats, watchers, until when
        self.screens_elsewhere: dict[str, int] = {}  # by process
        self.announced: tuple[list[int], int] = ([], 0)  # what other processes know of this one
        self.thoughts = Thoughts()
        self.driving: asyncio.Task[None] | None = None  # drivers who answer at once, and are not through

    @property
    def seconds(self) -> int | None:
        """Left for the decision whose time runs out first."""
        if not self.deadlines:
            return None
        return max(0, round(min(self.deadlines.values()) - time.monotonic()))

    # Who is there

    @property
    def own_seats(self) -> set[int]:
        """Seats that are connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    @property
    def own_watchers(self) -> int:
        return sum(not connection.seats for connection in self.connections)

    @property
    def own_screens(self) -> int:
        """How many of those who watch are screens that everybody sees."""
        return sum(connection.screen for connection in self.connections)

    @property
    def screens(self) -> int:
        """The same, wherever they are connected."""
        return self.own_screens + sum(self.screens_elsewhere.values())

    @property
    def present(self) -> tuple[list[int], int]:
        """Who is connected to this process: seats, and how many watch."""
        return sorted(self.own_seats), self.own_watchers

    @property
    def here(self) -> set[int]:
        """Seats that are connected, wherever."""
        return self.own_seats.union(*(seats for seats, _, _ in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        return self.own_watchers + sum(watchers for _, watchers, _ in self.elsewhere.values())

    @property
    def company(self) -> Company:
        """Who is there, as it is told."""
        now, table = time.monotonic(), self.table
        since = {row.seat: self.away.get(table.likeness(row.seat)) for row in table.row.seats}
        away = {seat: round(now - at) for seat, at in since.items() if at is not None}
        return Company(frozenset(self.here), self.watching, away, self.screens)

    @property
    def past_signals(self) -> list[PastSignal]:
        """The last signals, for who comes now."""
        now = time.monotonic()
        return [PastSignal(seat=seat, signal=one, ago=round(now - at)) for seat, one, at in self.signals]

    def note_absences(self) -> None:
        """Since when is who away? Of people only, and while they could come back."""
        here, now, table = self.here, time.monotonic(), self.table
        people = [row for row in table.row.seats if row.kind == "human" and not row.gone]
        self.away = {
            like: self.away.get(like, now)
            for like in (table.likeness(row.seat) for row in people if row.seat not in here)
        }

    def note_elsewhere(self, process: str, seats: set[int], watching: int, screens: int = 0) -> bool:
        """Another process says who is connected there; is that new?"""
        before = self.here, self.watching, self.screens
        self.elsewhere[process] = seats, watching, time.monotonic() + PRESENT_SECONDS
        self.screens_elsewhere[process] = screens
        return (self.here, self.watching, self.screens) != before

    def forget_silent(self) -> bool:
        """Processes that say nothing any more are taken for dead; is one of them?"""
        now = time.monotonic()
        silent = [process for process, others in self.elsewhere.items() if others[2] <= now]
        for process in silent:
            del self.elsewhere[process]
            self.screens_elsewhere.pop(process, None)
        return bool(silent)


class Rooms:
    """All tables of this process."""

    def __init__(self, store: Store, opened: Callable[[Room], None]) -> None:
        self.store = store
        self.open: dict[str, Room] = {}
        self._opened = opened  # is told of every room that is new
        self._loading: dict[str, asyncio.Lock] = {}

    async def find(self, id: str) -> Room:
        """The table in memory, read from the database if need be."""
        if (room := self.open.get(id)) is not None:
            room.touched = time.monotonic()
            return room
        loading = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with loading:
                if (room := self.open.get(id)) is None:
                    room = self.add(await self.read(id))
        finally:
            if not loading.locked():
                self._loading.pop(id, None)
        return room

    async def read(self, id: str) -> Table:
        """The table as it is stored; RequestError if there is none."""
        while True:
            row = await self.store.read(id) if is_id(id) else None
            if row is None:
                raise RequestError("no-such-table")
            entries = await self.store.read_entries(row.id) if row.agreed is not None else []
            table = Table(row, [entry for entry in entries if entry.number <= row.number])
            if table.resumed_under_new_rules:
                try:
                    await self.store.write(row, seats_too=True)
                except ConflictError:  # another process was first
                    continue
            table.stored()
            return table

    async def known(self, id: str) -> Room | None:
        """The room if it is in memory, or about to be: what is being read may be older than what is heard."""
        if (loading := self._loading.get(id)) is not None:
            async with loading:
                pass
        return self.open.get(id)

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Room]:
        """The table while nobody else here changes it."""
        while True:
            room = await self.find(id)
            async with room.lock:
                if not room.dropped:
                    yield room
                    return

    def add(self, table: Table) -> Room:
        """Somebody looks at this table."""
        room = self.open[table.id] = Room(table)
        metrics.TABLES.set(len(self.open))
        self._opened(room)
        return room

    def drop(self, room: Room, why: Gone | None = None, error: BaseException | None = None) -> None:
        """Forget a table; who is connected to it comes back, unless it is gone."""
        end = (LATER, "no-database") if error is not None and is_outage(error) else (ENDED, "")
        room.dropped = True
        for alarm in (room.alarm, room.host_alarm):
            if alarm is not None:
                alarm.cancel()
        self.open.pop(room.table.id, None)
        room.thoughts.clear()
        for connection in room.connections:
            if why is not None:
                connection.send(why)
            connection.close(*end)

    def forget_idle(self) -> None:
        """Let tables that nobody looks at out of the memory."""
        limit = time.monotonic() - IDLE_SECONDS
        for room in list(self.open.values()):
            driving = room.driving is not None and not room.driving.done()
            busy = room.connections or room.thoughts.drivers or driving or room.lock.locked()
            if not busy and room.touched < limit:
                self.drop(room)
        metrics.TABLES.set(len(self.open))
