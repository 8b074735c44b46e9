"""The hub: the order of things at the tables of a process. Store first, then tell."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

import structlog

from slipstream.server import metrics
from slipstream.server.live.absence import Absences
from slipstream.server.live.clocks import Clocks
from slipstream.server.live.connections import Connection
from slipstream.server.live.odds import send_odds
from slipstream.server.live.presence import Presence
from slipstream.server.live.rooms import Room, Rooms
from slipstream.server.live.tasks import Tasks
from slipstream.server.live.telling import (
    find_seats,
    greet,
    hear_signal,
    move_away,
    seat_now,
    tell_ahead,
    tell_moves,
    tell_notes,
    tell_seats,
)
from slipstream.server.live.thinking import Thinking
from slipstream.server.live.wheel import Wheel
from slipstream.server.logs import failure
from slipstream.server.protocol.messages import Ahead, Gone, SignalName
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.bus import DELETED, ENTERED, SIGNALLED
from slipstream.server.store.holdings import Holdings
from slipstream.server.store.store import ConflictError, Store
from slipstream.server.tables.driving import at_rest
from slipstream.server.tables.fair import Aside, Fair
from slipstream.server.tables.lobby import hand_over
from slipstream.server.tables.playing import absorb
from slipstream.server.tables.shown import summary
from slipstream.server.tables.table import Table

T = TypeVar("T")
log = structlog.get_logger("slipstream")

ATTEMPTS: Final = 8
MOST_OPEN: Final = 1_000_000


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, process: str = "") -> None:
        self.store = store
        self.holdings = Holdings(store)
        self.tasks = Tasks()
        self.rooms = Rooms(store, self._opened)
        self.presence = Presence(store.bus, process or secrets.token_hex(4))
        self.odds = Fair(1, most_each=MOST_OPEN, most=MOST_OPEN)  # at most one waits for each connection
        self.light = Aside()  # what takes milliseconds
        self.heavy = Aside()  # what may take seconds
        self.wheel = Wheel()
        self.thinking = Thinking(self.change, self.tasks.start)
        self.clocks = Clocks(self.change, self.tasks.start)
        self.absences = Absences(self.change, self.tasks.start)

    # Tables

    async def add(self, table: Table) -> None:
        """A new table."""
        began = asyncio.get_running_loop().time()
        driven = await self.wheel.drive(table)
        table.note_state()
        table.row.shown = summary(table)
        await self.store.create(table.row, table.history.accepted)
        if driven:
            await self.thinking.even_out(began)
        table.stored()
        self.rooms.add(table)

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Room]:
        """The table as it is stored now, unchanged while it is read."""
        async with self.rooms.locked(id) as room:
            await self.refresh(room)
            if room.dropped:
                raise RequestError("no-such-table")
            yield room

    async def change(self, id: str, operation: Callable[[Table], T]) -> T:
        """Change a table: store what came of it, then tell everybody. A refusal changes nothing."""
        for _ in range(ATTEMPTS):
            async with self.rooms.locked(id) as room:
                table = room.table
                before, began = table.row.phase, asyncio.get_running_loop().time()
                try:
                    result = operation(table)
                    driven = await self.wheel.drive(table)
                    while room.ahead.use(table):
                        driven |= await self.wheel.drive(table)
                except RequestError:
                    if table.seats_changed or table.history.accepted:
                        await self._read_again(room)
                    elif await self.refresh(room):  # it may have been refused for what was long over
                        continue
                    raise
                except BaseException:
                    self.rooms.drop(room)
                    raise
                accepted = table.history.accepted
                if not accepted and not table.seats_changed:
                    return result
                if table.seats_changed:
                    table.row.updated = time.time()
                table.note_state()
                self.clocks.settle(room)
                table.row.shown, table.row.doomed = summary(table), None
                table.row.beside = table.beside.text()
                try:
                    await self.store.write(table.row, accepted, table.seats_changed)
                except ConflictError:
                    await self._read_again(room)
                    continue
                except BaseException as error:
                    self.rooms.drop(room, error=error)
                    raise
                metrics.ACTIONS.inc(len(accepted))
                if driven:
                    await self.thinking.even_out(began)
                await self._tell(room, started=before == "lobby" and table.row.phase != "lobby")
                return result
        raise RequestError("server-error")

    def here(self, id: str, seat: int) -> bool:
        """Is somebody connected who drives this seat?"""
        room = self.rooms.open.get(id)
        return room is not None and seat in room.here

    async def remove(self, id: str) -> None:
        """Delete a table; everybody at it is told."""
        async with self.reading(id) as room:
            await self.store.remove(id)
            await self.store.bus.tell({"what": DELETED, "table": id})
            self.rooms.drop(room, Gone(reason="deleted"))

    # What is stored may be newer than what is in memory

    async def refresh(self, room: Room) -> bool:
        """Take over what another process has stored and not yet told; False if there is nothing."""
        if not self.store.bus.shared:
            return False
        if await self.store.revision(room.table.id) == room.table.row.revision:
            return False
        await self.catch_up(room)
        return True

    async def catch_up(self, room: Room) -> None:
        """Take over what another process has stored."""
        table = room.table
        row, entries = await self.store.read_on(table.id, table.row.number)
        if row is None:
            self.rooms.drop(room, Gone(reason="deleted"))
            return
        if row.revision <= table.row.revision:
            return
        try:
            absorbed = absorb(table, row, entries)
        except Exception as error:  # it cannot go on from here
            log.error("not-absorbed", **failure(error))
            absorbed = False
        if absorbed:
            await self._tell(room, started=False, ours=False)
            if room.ahead:  # only this process knows of it
                self.tasks.start(self._use_ahead(table.id))
        else:
            await self._read_again(room)

    async def _read_again(self, room: Room) -> None:
        """What is in memory is not what is stored: take that, and let everybody see it."""
        try:
            room.table = await self.rooms.read(room.table.id)
        except RequestError:
            self.rooms.drop(room, Gone(reason="deleted"))
            return
        except BaseException as error:
            self.rooms.drop(room, error=error)
            raise
        room.thoughts.clear()
        room.ahead.forget()  # the pages say it again
        find_seats(room)
        self.absences.look(room)
        for connection in room.connections:
            self._greet(room, connection)
        self._opened(room)
        await self.presence.announce_changes(room)

    # Telling

    def _greet(self, room: Room, connection: Connection) -> None:
        greet(room, connection)
        connection.forget_odds()  # all is told anew
        connection.ahead = None
        tell_ahead(room)
        send_odds(room.table, connection, self.tasks.start, self.odds)
        if room.deadlines:
            self.clocks.show(room, connection)
        else:
            self.clocks.wind(room)

    async def _tell(self, room: Room, started: bool, ours: bool = True) -> None:
        """Everybody learns what was stored, each what they may know. It is `ours` to go on from there, or
        that of the process that stored it."""
        table = room.table
        seats_changed = started or table.seats_changed
        if seats_changed:  # seats are numbered anew when a race starts
            find_seats(room)
            self.absences.look(room)
        if started or table.new_stage:
            find_seats(room, anew=True)
            room.ahead.forget()
            room.selected.clear()
            if started:
                room.signals.clear()
            for connection in room.connections:
                self._greet(room, connection)
        else:
            if seats_changed:
                tell_seats(room)
            if table.history.accepted:
                tell_moves(room)
                for connection in room.connections:
                    if table.history.undone:  # numbers of decisions come again
                        connection.forget_odds()
                    send_odds(table, connection, self.tasks.start, self.odds)
        tell_notes(room)
        tell_ahead(room)
        if table.history.undone:
            room.thoughts.clear()
            room.deadlines.clear()
            room.selected.clear()
        table.stored()
        self.clocks.wind(room)
        self._think(room)
        if ours:
            self.go_on(room)
        if seats_changed:
            await self.presence.announce_changes(room)

    def _opened(self, room: Room) -> None:
        """A table is in memory: its drivers think, and drive."""
        self._think(room)
        self.go_on(room)

    def go_on(self, room: Room) -> None:
        """Drivers who answer at once and are not through yet go on."""
        if (room.driving is None or room.driving.done()) and not at_rest(room.table):
            room.driving = self.tasks.start(self._drive_on(room))

    async def _drive_on(self, room: Room) -> None:
        with contextlib.suppress(RequestError):  # the table may be gone
            while not room.dropped and not at_rest(room.table):
                await self.change(room.table.id, lambda _table: None)

    def _think(self, room: Room) -> None:
        """Drivers who are asked now begin to think."""
        clients = sorted(connection.client for connection in room.connections)
        self.thinking.begin(room.table, room.thoughts, clients[0] if clients else "")

    # Connections

    async def enter(
        self, id: str, token: str | None, odds: bool = True, client: str = "", screen: bool = False
    ) -> Connection:
        """Somebody connects. A second connection of a seat takes over from the first."""
        async with self.reading(id) as room:
            seats = room.table.seats_of(token)
            if room.table.closed_to(seats[0] if seats else None):
                raise RequestError("no-spectators")
            connection = Connection(seat_now(room.table, seats, None), token, odds, client)
            connection.seats, connection.screen = seats, screen
            for seat in seats:
                move_away(room, seat)
                await self.store.bus.tell({"what": ENTERED, "table": id, "seat": seat})
            first = not room.connections
            room.connections.add(connection)
            metrics.CONNECTIONS.inc()
            self.absences.look(room)
            self._greet(room, connection)
            tell_seats(room, but=connection)
            await self.presence.announce(room, asks=first)
            rows = [room.table.seat(seat) for seat in seats if room.table.row.phase == "running"]
            absent = [row.seat for row in rows if row.kind == "human" and row.driver and not row.gone]
        for seat in absent:  # back at the wheel
            with contextlib.suppress(RequestError):  # the race may be over by now
                await self.change(id, lambda table, seat=seat: hand_over(table, seat, ""))  # type: ignore[misc]
        return connection

    async def hold(self, id: str, connection: Connection, seat: int | None) -> None:
        """At a device that is shared: who holds it is told what that player may know, and nobody else's."""
        async with self.reading(id) as room:
            if not connection.shared or connection.lost or not (seat is None or seat in connection.seats):
                raise RequestError("not-seated")
            if not room.table.covers or (seat is not None and room.table.decision_of(seat) is None):
                raise RequestError("no-decision")
            connection.holds(seat)
            self._greet(room, connection)

    async def exit(self, id: str, connection: Connection) -> None:
        """Somebody is gone."""
        metrics.CONNECTIONS.dec()
        connection.close()  # nothing is worked out for it any more
        room = self.rooms.open.get(id)
        if room is None or connection not in room.connections:
            return
        async with room.lock:
            room.connections.discard(connection)
            room.touched = time.monotonic()
            self.absences.look(room)
            tell_seats(room)
            await self.presence.announce_changes(room)

    async def signal(self, id: str, connection: Connection, signal: SignalName) -> None:
        """A driver gives a signal to everybody at the table."""
        async with self.reading(id) as room:
            if not connection.seats:
                raise RequestError("not-seated")
            # seats are numbered anew when a race starts
            seat = connection.seats[0] if connection.seat is None else connection.seat
            hear_signal(room, seat, signal)
        await self.store.bus.tell({"what": SIGNALLED, "table": id, "seat": seat, "signal": signal})

    def select(self, id: str, connection: Connection, decision: int, option: int | None) -> None:
        """What is selected counts when time is up; nobody else learns of it."""
        room, seat = self.rooms.open.get(id), connection.seat
        if room is None or seat is None or room.asked.get(seat, (None, 0))[0] != decision:
            return
        if option is None:
            room.selected.pop(seat, None)
        else:
            room.selected[seat] = decision, option

    async def choose_ahead(self, id: str, connection: Connection, wanted: Ahead) -> None:
        """A seat chooses answers ahead: only its own connection hears of it."""
        async with self.reading(id) as room:
            if connection.seat is None:
                raise RequestError("not-seated")
            if not room.table.started:
                raise RequestError("not-started")
            room.ahead.choose(room.table, connection.seat, wanted)
            tell_ahead(room)

    async def _use_ahead(self, id: str) -> None:
        """A question may have come that is answered already."""
        await self.change(id, lambda table: None)

    async def hint(self, id: str, connection: Connection, ref: int | None) -> None:
        """A seat wants to know what would be best; it is sent to it alone, when it is worked out."""
        async with self.reading(id) as room:
            self.thinking.hint(room.table, room.thoughts, connection, ref)

    async def close(self) -> None:
        """The server stops: end all connections."""
        for room in self.rooms.open.values():
            for connection in room.connections:
                connection.close()
        self.tasks.close()
        self.thinking.close()
