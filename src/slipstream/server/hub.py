"""The hub: tables in memory, connections to them, and the order of things: store first, then tell."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar, cast

import structlog
from pydantic import BaseModel

from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.odds import all_plan_odds, option_odds
from slipstream.server import metrics, wire
from slipstream.server.bus import DELETED, ENTERED, PRESENT, STORED, Notice
from slipstream.server.logs import failure
from slipstream.server.messages import (
    Elsewhere,
    Gone,
    Hello,
    MyTable,
    Odds,
    OptionOdds,
    TableChanged,
    Update,
)
from slipstream.server.problems import RequestError
from slipstream.server.store import ConflictError, Store, TableRow
from slipstream.server.table import Table, circuit_from_wanted, is_id
from slipstream.server.wire import circuit_info

T = TypeVar("T")
log = structlog.get_logger("slipstream")

QUEUE: Final = 256  # messages a slow reader may be behind
IDLE_SECONDS: Final = 300.0  # a table that nobody looks at leaves the memory
ATTEMPTS: Final = 8
PRESENT_SECONDS: Final = 50.0  # for so long a word about who is there counts
STEPS_WITH_ODDS: Final = ("plan", "value", "react", "slipstream")


class Connection:
    """One WebSocket: a seat, or somebody who watches."""

    def __init__(self, seat: int | None, token: str | None = None) -> None:
        self.seat = seat
        self.token = token
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.lost = False

    def send(self, message: BaseModel) -> None:
        """Put a message into the outbox; a reader who is too slow is cut off and may come back."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        if self.lost:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End the connection after what is in the outbox."""
        self.lost = True
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Room:
    """A table in memory with everybody who is connected to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.touched = time.monotonic()
        self.dropped = False
        self.elsewhere: dict[str, tuple[set[int], int, float]] = {}  # by process: seats, watchers, until when

    @property
    def own_seats(self) -> set[int]:
        """Seats that are connected to this process."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    @property
    def own_watchers(self) -> int:
        return sum(connection.seat is None for connection in self.connections)

    def _others(self) -> list[tuple[set[int], int, float]]:
        now = time.monotonic()
        return [others for others in self.elsewhere.values() if others[2] > now]

    @property
    def here(self) -> set[int]:
        """Seats that are connected, wherever."""
        return self.own_seats.union(*(seats for seats, _, _ in self._others()))

    @property
    def watching(self) -> int:
        return self.own_watchers + sum(watchers for _, watchers, _ in self._others())


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, process: str = "") -> None:
        self.store = store
        self.process = process or secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def room(self, id: str) -> Room:
        """The table in memory, read from the database if need be."""
        if (room := self.rooms.get(id)) is not None:
            room.touched = time.monotonic()
            return room
        async with self._loading.setdefault(id, asyncio.Lock()):
            if (room := self.rooms.get(id)) is None:
                row = await self.store.read(id) if is_id(id) else None
                if row is None:
                    self._loading.pop(id, None)
                    raise RequestError("no-such-table")
                room = self.rooms[id] = Room(await self._read(row))
                metrics.TABLES.set(len(self.rooms))
        self._loading.pop(id, None)
        return room

    async def _read(self, row: TableRow) -> Table:
        """The table as it is stored."""
        entries = await self.store.read_entries(row.id) if row.agreed is not None else []
        table = Table(row, [entry for entry in entries if entry.number <= row.number])
        if table.resumed_under_new_rules:
            await self.store.write(row)
        table.stored()
        return table

    async def _read_again(self, room: Room) -> None:
        """What is in memory is not what is stored: take that, and let everybody see it."""
        row = await self.store.read(room.table.id)
        if row is None:
            self._drop(room, Gone(reason="deleted"))
            return
        room.table = await self._read(row)
        for connection in room.connections:
            connection.seat = room.table.seat_of(connection.token)
            self._greet(room, connection)

    async def add(self, table: Table) -> None:
        """A new table."""
        await self.store.create(table.row, table.accepted)
        table.stored()
        self.rooms[table.id] = Room(table)
        metrics.TABLES.set(len(self.rooms))

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Room]:
        """The table, unchanged while it is read."""
        while True:
            room = await self.room(id)
            async with room.lock:
                if not room.dropped:
                    yield room
                    return

    async def change(self, id: str, operation: Callable[[Table], T]) -> T:
        """Change a table: store what came of it, then tell everybody. A refusal changes nothing."""
        for _ in range(ATTEMPTS):
            async with self.reading(id) as room:
                table = room.table
                before = table.row.phase
                try:
                    result = operation(table)
                except RequestError:
                    if table.seats_changed or table.accepted:
                        await self._read_again(room)
                    raise
                except BaseException:
                    self._drop(room)
                    raise
                if not table.accepted and not table.seats_changed:
                    return result
                if table.seats_changed:
                    table.row.updated = time.time()
                try:
                    await self.store.write(table.row, table.accepted, table.seats_changed)
                except ConflictError:
                    await self._read_again(room)
                    continue
                except BaseException:
                    self._drop(room)
                    raise
                metrics.ACTIONS.inc(len(table.accepted))
                self._tell(room, started=before == "lobby" and table.row.phase != "lobby")
                return result
        raise RequestError("server-error")

    def _drop(self, room: Room, why: Gone | None = None) -> None:
        """Forget a table; who is connected to it comes back, unless it is gone."""
        room.dropped = True
        self.rooms.pop(room.table.id, None)
        for connection in room.connections:
            if why is not None:
                connection.send(why)
            connection.close()

    async def remove(self, id: str) -> None:
        """Delete a table; everybody at it is told."""
        async with self.reading(id) as room:
            await self.store.remove(id)
            await self.store.bus.tell({"what": DELETED, "table": id})
            self._drop(room, Gone(reason="deleted"))

    # Other processes

    async def hear(self, notice: Notice) -> None:
        """Another process has something to say about a table; if nobody here looks at it, never mind."""
        room = self.rooms.get(notice["table"])
        if room is None:
            return
        async with room.lock:
            if room.dropped:
                return
            what = notice["what"]
            if what == STORED:
                await self._catch_up(room, notice["revision"])
            elif what == DELETED:
                self._drop(room, Gone(reason="deleted"))
            elif what == ENTERED:
                self._move_away(room, notice["seat"])
            elif what == PRESENT:
                until = time.monotonic() + PRESENT_SECONDS
                room.elsewhere[notice["process"]] = set(notice["seats"]), notice["watching"], until
                self._tell_seats(room)

    async def missed(self) -> None:
        """Notices may have been lost: look at every table."""
        for room in list(self.rooms.values()):
            async with room.lock:
                if not room.dropped:
                    await self._catch_up(room, room.table.row.revision + 1)

    async def _catch_up(self, room: Room, revision: int) -> None:
        """Take over what another process has stored."""
        table = room.table
        if revision <= table.row.revision:
            return
        row = await self.store.read(table.id)
        if row is None:
            self._drop(room, Gone(reason="deleted"))
            return
        if row.revision <= table.row.revision:
            return
        entries = await self.store.read_entries(table.id, table.row.number)
        if table.absorb(row, [entry for entry in entries if entry.number <= row.number]):
            self._tell(room, started=False)
        else:
            await self._read_again(room)

    def _move_away(self, room: Room, seat: int) -> None:
        """The seat is driven from another connection now."""
        for other in [other for other in room.connections if other.seat == seat]:
            other.send(Elsewhere())
            other.close()
            room.connections.discard(other)

    def _tell_seats(self, room: Room, but: Connection | None = None) -> None:
        for other in room.connections:
            if other is not but:
                other.send(TableChanged(table=room.table.state(other.seat, room.here, room.watching)))

    async def announce(self, room: Room) -> None:
        """Tell the other processes who is connected here."""
        notice = {"what": PRESENT, "table": room.table.id, "process": self.process}
        await self.store.bus.tell({**notice, "seats": sorted(room.own_seats), "watching": room.own_watchers})

    async def announce_all(self) -> None:
        """Say it again: who hears nothing for a while takes this process for dead."""
        for room in list(self.rooms.values()):
            if room.connections:
                await self.announce(room)

    async def forget_idle(self) -> None:
        """Let tables that nobody looks at out of the memory."""
        limit = time.monotonic() - IDLE_SECONDS
        for id, room in list(self.rooms.items()):
            if not room.connections and room.touched < limit and not room.lock.locked():
                room.dropped = True
                del self.rooms[id]
        metrics.TABLES.set(len(self.rooms))

    async def forget_old(self, days: float) -> int:
        """Delete tables that nobody touched for so long; gives how many."""
        old = await self.store.stale(time.time() - days * 86400)
        for id in old:
            await self.remove(id)
        return len(old)

    # Connections

    async def enter(self, id: str, token: str | None) -> Connection:
        """Somebody connects. A second connection of a seat takes over from the first."""
        async with self.reading(id) as room:
            seat = room.table.seat_of(token)
            connection = Connection(seat, token)
            if seat is not None:
                self._move_away(room, seat)
                await self.store.bus.tell({"what": ENTERED, "table": id, "seat": seat})
            room.connections.add(connection)
            metrics.CONNECTIONS.inc()
            self._greet(room, connection)
            self._tell_seats(room, but=connection)
            await self.announce(room)
        if seat is not None and room.table.row.phase == "running":
            row = room.table.seat(seat)
            if row.kind == "human" and row.driver is not None and not row.gone:  # back at the wheel
                await self.change(id, lambda table: table.hand_over(seat, ""))
        return connection

    async def exit(self, id: str, connection: Connection) -> None:
        """Somebody is gone."""
        metrics.CONNECTIONS.dec()
        room = self.rooms.get(id)
        if room is None or connection not in room.connections:
            return
        async with room.lock:
            room.connections.discard(connection)
            room.touched = time.monotonic()
            self._tell_seats(room)
            await self.announce(room)

    def _greet(self, room: Room, connection: Connection) -> None:
        table, seat = room.table, connection.seat
        connection.send(
            Hello(
                table=table.state(seat, room.here, room.watching),
                info=table.info(),
                game=table.game_state(seat),
                season=table.season(),
                events=table.events(seat, table.first_event()),
            )
        )
        self._send_odds(room, connection)

    def _tell(self, room: Room, started: bool) -> None:
        """Everybody learns what was stored, each what they may know."""
        table = room.table
        told: dict[int | None, str] = {}
        first = table.first_event()
        if started:  # the seats were numbered anew
            for connection in room.connections:
                connection.seat = table.seat_of(connection.token)
        for connection in list(room.connections):
            seat = connection.seat
            if seat is not None and not any(row.seat == seat and row.token for row in table.row.seats):
                connection.send(Gone(reason="removed"))
                connection.close()
                room.connections.discard(connection)
                continue
            if started or table.new_stage:
                self._greet(room, connection)
                continue
            if table.seats_changed:
                connection.send(TableChanged(table=table.state(seat, room.here, room.watching)))
            if table.accepted:
                if seat not in told:
                    game = table.game_state(seat)
                    assert game is not None
                    message = Update(
                        game=game,
                        events_from=table.changed_from - first,
                        events=table.events(seat, table.changed_from),
                        undone=table.undone,
                    )
                    told[seat] = message.model_dump_json()
                connection.send_text(told[seat])
                if table.row.phase == "over":
                    connection.send(TableChanged(table=table.state(seat, room.here, room.watching)))
                self._send_odds(room, connection)
        table.stored()

    # Odds

    def _send_odds(self, room: Room, connection: Connection) -> None:
        """Work the odds of the open decision out beside the race, and send them when they are ready."""
        table, seat = room.table, connection.seat
        decision = table.decision_of(seat)
        if seat is None or decision is None or decision.step not in STEPS_WITH_ODDS:
            return
        view = table.game.view(seat)
        assert isinstance(view, View)
        shown = table.wanted.odds
        _ = decision.options  # listed now: the race may go on while this is worked out

        async def work() -> None:
            with metrics.ODDS.time():
                rows = await asyncio.to_thread(odds_rows, view, decision)
            if not shown:
                rows = [certain(row) for row in rows]
            connection.send(Odds(decision=int(decision.id), options=rows, certain_only=not shown))

        self._start(work())

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task-failed", **failure(error))

    async def close(self) -> None:
        """The server stops: end all connections."""
        for room in self.rooms.values():
            for connection in room.connections:
                connection.close()
        for task in self._tasks:
            task.cancel()

    # For the home page

    async def my_table(self, id: str, token: str) -> MyTable | None:
        """What the home page shows of a table where the reader has a seat."""
        async with self.reading(id) as room:
            table = room.table
            seat = table.seat_of(token)
            if seat is None:
                return None
            info = table.info()
            circuit = circuit_info(circuit_from_wanted(table.wanted)) if info is None else info.circuit
            laps = table.wanted.laps or circuit.laps if info is None else info.laps
            round = lap = 0
            race = None if table.recorded is None else table.game.race
            if race is not None:
                round = int(race.state.round)
                lap = min(
                    laps, max(0, int(race.state.cars[seat].progress) // int(race.state.track.length)) + 1
                )
            return MyTable(
                id=id,
                phase=cast("Any", table.row.phase),
                circuit=circuit.id,
                place=circuit.place,
                season=table.wanted.season,
                seat=seat,
                colour=cast("Any", table.seat(seat).colour),
                round=round,
                lap=lap,
                laps=laps,
                your_turn=table.decision_of(seat) is not None,
                updated=table.row.updated,
            )


def odds_rows(view: View, decision: Decision) -> list[OptionOdds]:
    """What comes of each option."""
    if decision.step == "plan":
        plans = [int(action.cards) for action in decision.options]
        return [wire.plan_odds_row(odds) for odds in all_plan_odds(view, plans)]
    return [
        OptionOdds(outlooks=[wire.outlook_row(outlook) for outlook in option_odds(view, decision, action)])
        for action in decision.options
    ]


def certain(row: OptionOdds) -> OptionOdds:
    """What is sure whatever the cards bring: the table plays without odds."""
    sure = len(row.outlooks) == 1 and len(row.outlooks[0].outcomes) == 1
    return row.model_copy(update={"outlooks": row.outlooks if sure else [], "reactions": []})
