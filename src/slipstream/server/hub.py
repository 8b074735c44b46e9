"""The hub: tables in memory, connections to them, and the order of things: store first, then tell."""

from __future__ import annotations

import asyncio
import contextlib
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
from slipstream.server.bus import DELETED, ENTERED, PRESENT, SIGNALLED, STORED, Notice
from slipstream.server.limits import Bucket
from slipstream.server.logs import failure
from slipstream.server.messages import (
    Clock,
    Elsewhere,
    Gone,
    Hello,
    MyTable,
    Odds,
    OptionOdds,
    Signalled,
    SignalName,
    TableChanged,
)
from slipstream.server.problems import RequestError
from slipstream.server.store import ConflictError, Store
from slipstream.server.table import Table, circuit_from_wanted, is_id
from slipstream.server.thinking import Thinking, Thoughts
from slipstream.server.updates import Choices, updates
from slipstream.server.wire import circuit_info

T = TypeVar("T")
log = structlog.get_logger("slipstream")

QUEUE: Final = 256  # messages a slow reader may be behind
IDLE_SECONDS: Final = 300.0  # a table that nobody looks at leaves the memory
ATTEMPTS: Final = 8
PRESENT_SECONDS: Final = 50.0  # for so long a word about who is there counts
STEPS_WITH_ODDS: Final = ("plan", "value", "react", "slipstream")


class Connection:
    """One WebSocket: a seat, or somebody who watches. Programs may do without odds."""

    def __init__(self, seat: int | None, token: str | None = None, odds: bool = True) -> None:
        self.seat = seat
        self.token = token
        self.odds = odds
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.lost = False
        self.signals = Bucket(0.5, 4)
        self.hints = Bucket(0.25, 4)

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
        self.deadlines: dict[int, float] = {}  # by decision, where there is a time limit
        self.alarm: asyncio.TimerHandle | None = None
        self.elsewhere: dict[str, tuple[set[int], int, float]] = {}  # by process: seats, watchers, until when
        self.announced: tuple[list[int], int] = ([], 0)  # what other processes know of this one
        self.choices: Choices = {}
        self.thoughts = Thoughts()

    @property
    def seconds(self) -> int | None:
        """Left for the decision whose time runs out first."""
        if not self.deadlines:
            return None
        return max(0, round(min(self.deadlines.values()) - time.monotonic()))

    @property
    def own_seats(self) -> set[int]:
        """Seats that are connected to this process."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    @property
    def own_watchers(self) -> int:
        return sum(connection.seat is None for connection in self.connections)

    @property
    def present(self) -> tuple[list[int], int]:
        """Who is connected to this process: seats, and how many watch."""
        return sorted(self.own_seats), self.own_watchers

    def forget_silent(self) -> bool:
        """Processes that say nothing any more are taken for dead; is one of them?"""
        now = time.monotonic()
        silent = [process for process, others in self.elsewhere.items() if others[2] <= now]
        for process in silent:
            del self.elsewhere[process]
        return bool(silent)

    @property
    def here(self) -> set[int]:
        """Seats that are connected, wherever."""
        return self.own_seats.union(*(seats for seats, _, _ in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        return self.own_watchers + sum(watchers for _, watchers, _ in self.elsewhere.values())


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, process: str = "") -> None:
        self.store = store
        self.process = process or secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.thinking = Thinking(self.change, self.start)

    # Tables

    async def room(self, id: str) -> Room:
        """The table in memory, read from the database if need be."""
        if (room := self.rooms.get(id)) is not None:
            room.touched = time.monotonic()
            return room
        loading = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with loading:
                if (room := self.rooms.get(id)) is None:
                    room = self.rooms[id] = Room(await self._read(id))
                    metrics.TABLES.set(len(self.rooms))
                    self.thinking.begin(room.table, room.thoughts)
        finally:
            if not loading.locked():
                self._loading.pop(id, None)
        return room

    async def _read(self, id: str) -> Table:
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

    async def _read_again(self, room: Room) -> None:
        """What is in memory is not what is stored: take that, and let everybody see it."""
        try:
            room.table = await self._read(room.table.id)
        except RequestError:
            self._drop(room, Gone(reason="deleted"))
            return
        except BaseException:
            self._drop(room)
            raise
        room.choices.clear()
        room.thoughts.clear()
        self._find_seats(room)
        for connection in room.connections:
            self._greet(room, connection)
        self.thinking.begin(room.table, room.thoughts)
        await self._announce_changes(room)

    async def add(self, table: Table) -> None:
        """A new table."""
        await self.store.create(table.row, table.accepted)
        await self.thinking.even_out(table)
        table.stored()
        room = self.rooms[table.id] = Room(table)
        metrics.TABLES.set(len(self.rooms))
        self.thinking.begin(room.table, room.thoughts)

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Room]:
        """The table as it is stored now, unchanged while it is read."""
        async with self._locked(id) as room:
            await self._refresh(room)
            if room.dropped:
                raise RequestError("no-such-table")
            yield room

    @asynccontextmanager
    async def _locked(self, id: str) -> AsyncIterator[Room]:
        while True:
            room = await self.room(id)
            async with room.lock:
                if not room.dropped:
                    yield room
                    return

    async def _refresh(self, room: Room) -> bool:
        """Take over what another process has stored and not yet told; False if there is nothing."""
        if not self.store.bus.shared:
            return False
        if await self.store.revision(room.table.id) == room.table.row.revision:
            return False
        await self._catch_up(room)
        return True

    async def change(self, id: str, operation: Callable[[Table], T]) -> T:
        """Change a table: store what came of it, then tell everybody. A refusal changes nothing."""
        for _ in range(ATTEMPTS):
            async with self._locked(id) as room:
                table = room.table
                before = table.row.phase
                try:
                    result = operation(table)
                except RequestError:
                    if table.seats_changed or table.accepted:
                        await self._read_again(room)
                    elif await self._refresh(room):  # it may have been refused for what was long over
                        continue
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
                await self.thinking.even_out(table)
                await self._tell(room, started=before == "lobby" and table.row.phase != "lobby")
                return result
        raise RequestError("server-error")

    def _drop(self, room: Room, why: Gone | None = None) -> None:
        """Forget a table; who is connected to it comes back, unless it is gone."""
        room.dropped = True
        self.rooms.pop(room.table.id, None)
        room.thoughts.clear()
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
        id, what = notice["table"], notice["what"]
        if (loading := self._loading.get(id)) is not None:
            async with loading:  # what is being read may be older than this
                pass
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            if room.dropped:
                return
            if what == STORED:
                if notice["revision"] > room.table.row.revision:
                    await self._catch_up(room)
            elif what == DELETED:
                self._drop(room, Gone(reason="deleted"))
            elif what == ENTERED:
                self._move_away(room, notice["seat"])
                await self._announce_changes(room)
            elif what == SIGNALLED:
                self._pass_signal(room, Signalled(seat=notice["seat"], signal=notice["signal"]))
            elif what == PRESENT:
                until = time.monotonic() + PRESENT_SECONDS
                before = room.here, room.watching
                room.elsewhere[notice["process"]] = set(notice["seats"]), notice["watching"], until
                if (room.here, room.watching) != before:
                    self._tell_seats(room)
                if notice["asks"] and room.connections:
                    await self._announce(room)

    async def missed(self) -> None:
        """Notices may have been lost: look at every table, and ask who is there."""
        for room in list(self.rooms.values()):
            async with room.lock:
                if not room.dropped:
                    await self._refresh(room)
                    await self._announce(room, asks=True)

    async def _catch_up(self, room: Room) -> None:
        """Take over what another process has stored."""
        table = room.table
        row, entries = await self.store.read_on(table.id, table.row.number)
        if row is None:
            self._drop(room, Gone(reason="deleted"))
            return
        if row.revision <= table.row.revision:
            return
        try:
            absorbed = table.absorb(row, entries)
        except Exception as error:  # it cannot go on from here
            log.error("not-absorbed", **failure(error))
            absorbed = False
        if absorbed:
            await self._tell(room, started=False)
        else:
            await self._read_again(room)

    def _find_seats(self, room: Room) -> None:
        """Whose seat was given away or numbered anew?"""
        for connection in list(room.connections):
            seat = room.table.seat_of(connection.token)
            if connection.seat is not None and seat is None:
                connection.send(Gone(reason="removed"))
                connection.close()
                room.connections.discard(connection)
            elif room.table.closed_to(seat):
                connection.send(Gone(reason="private"))
                connection.close()
                room.connections.discard(connection)
            connection.seat = seat

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

    async def _announce(self, room: Room, asks: bool = False) -> None:
        """Tell the other processes who is connected here, and ask who is connected there."""
        room.announced = seats, watching = room.present
        notice = {"what": PRESENT, "table": room.table.id, "process": self.process, "asks": asks}
        await self.store.bus.tell({**notice, "seats": seats, "watching": watching})

    async def _announce_changes(self, room: Room) -> None:
        if self.store.bus.shared and room.present != room.announced:
            await self._announce(room)

    async def announce_all(self) -> None:
        """Say it again: who hears nothing for a while takes this process for dead."""
        for room in list(self.rooms.values()):
            async with room.lock:
                if room.dropped:
                    continue
                if room.forget_silent():
                    self._tell_seats(room)
                if room.connections and self.store.bus.shared:
                    await self._announce(room)

    async def forget_idle(self) -> None:
        """Let tables that nobody looks at out of the memory."""
        limit = time.monotonic() - IDLE_SECONDS
        for id, room in list(self.rooms.items()):
            busy = room.connections or room.thoughts.drivers or room.lock.locked()
            if not busy and room.touched < limit:
                room.dropped = True
                del self.rooms[id]
        metrics.TABLES.set(len(self.rooms))

    async def forget_old(self, days: float) -> int:
        """Delete tables that nobody touched for so long; gives how many."""
        old = await self.store.stale(time.time() - days * 86400)
        for id in old:
            with contextlib.suppress(RequestError):  # another process was first
                await self.remove(id)
        return len(old)

    # Connections

    async def enter(self, id: str, token: str | None, odds: bool = True) -> Connection:
        """Somebody connects. A second connection of a seat takes over from the first."""
        async with self.reading(id) as room:
            seat = room.table.seat_of(token)
            if room.table.closed_to(seat):
                raise RequestError("no-spectators")
            connection = Connection(seat, token, odds)
            if seat is not None:
                self._move_away(room, seat)
                await self.store.bus.tell({"what": ENTERED, "table": id, "seat": seat})
            first = not room.connections
            room.connections.add(connection)
            metrics.CONNECTIONS.inc()
            self._greet(room, connection)
            self._tell_seats(room, but=connection)
            await self._announce(room, asks=first)
            row = None if seat is None or room.table.row.phase != "running" else room.table.seat(seat)
            absent = row is not None and row.kind == "human" and row.driver is not None and not row.gone
        if seat is not None and absent:  # back at the wheel
            with contextlib.suppress(RequestError):  # the race may be over by now
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
            await self._announce_changes(room)

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
        if not room.deadlines:
            self._wind(room)
        else:
            self._show_clock(room, connection)

    async def _tell(self, room: Room, started: bool) -> None:
        """Everybody learns what was stored, each what they may know."""
        table = room.table
        if started or table.seats_changed:  # seats are numbered anew when a race starts
            self._find_seats(room)
        if started or table.new_stage:
            for connection in room.connections:
                self._greet(room, connection)
        else:
            if table.seats_changed:
                self._tell_seats(room)
            if table.accepted:
                readers = {connection.seat for connection in room.connections}
                texts = updates(table, readers, room.choices)
                for connection in room.connections:
                    connection.send_text(texts[connection.seat])
                if table.row.phase == "over":
                    self._tell_seats(room)
                for connection in room.connections:
                    self._send_odds(room, connection)
        changed = started or table.seats_changed
        if table.undone:  # numbers of decisions come again
            room.thoughts.clear()
        table.stored()
        self._wind(room)
        self.thinking.begin(room.table, room.thoughts)
        if changed:
            await self._announce_changes(room)

    # Signals

    async def signal(self, id: str, seat: int, signal: SignalName) -> None:
        """A driver gives a signal to everybody at the table."""
        async with self.reading(id) as room:
            self._pass_signal(room, Signalled(seat=seat, signal=signal))
        await self.store.bus.tell({"what": SIGNALLED, "table": id, "seat": seat, "signal": signal})

    @staticmethod
    def _pass_signal(room: Room, message: Signalled) -> None:
        for connection in room.connections:
            connection.send(message)

    # The clock

    def _wind(self, room: Room) -> None:
        """Where decisions have a time limit: note when it runs out, and wake up then."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        seconds = room.table.wanted.seconds
        if seconds is None or room.table.row.phase != "running":
            room.deadlines.clear()
            return
        now = time.monotonic()
        open_now = {int(decision.id): decision.seat for decision in room.table.pending()}
        room.deadlines = {id: room.deadlines.get(id, now + seconds) for id in open_now}
        self._show_clock(room)
        if room.deadlines:
            wait = max(0.0, min(room.deadlines.values()) - now)
            id = room.table.id
            room.alarm = asyncio.get_running_loop().call_later(wait, lambda: self.start(self._time_up(id)))

    @staticmethod
    def _show_clock(room: Room, only: Connection | None = None) -> None:
        if room.table.wanted.seconds is not None:
            for connection in room.connections if only is None else {only}:
                connection.send(Clock(seconds=room.seconds))

    async def _time_up(self, id: str) -> None:
        """Time has run out: an automated driver decides, this once."""
        room = self.rooms.get(id)
        if room is None:
            return
        late = {decision for decision, until in room.deadlines.items() if until <= time.monotonic() + 0.01}
        await self.change(id, lambda table: table.decide_for(late))

    # Hints

    async def hint(self, id: str, connection: Connection, ref: int | None) -> None:
        """A seat wants to know what would be best; it is sent to it alone, when it is worked out."""
        async with self.reading(id) as room:
            self.thinking.hint(room.table, room.thoughts, connection, ref)

    # Odds

    def _send_odds(self, room: Room, connection: Connection) -> None:
        """Work the odds of the open decision out beside the race, and send them when they are ready."""
        table, seat = room.table, connection.seat
        if seat is None or not connection.odds:
            return
        decision = table.decision_of(seat)
        if decision is None or decision.step not in STEPS_WITH_ODDS:
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

        self.start(work())

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Let something be done beside all the rest."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

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
        self.thinking.close()

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
