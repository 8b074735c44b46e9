"""The clocks of a table, one for each player: a time for each decision, or a bank for all of them.

When it is over, what is selected is the answer, else an automated driver decides.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from slipstream.server.live.connections import Connection
from slipstream.server.live.rooms import Room
from slipstream.server.protocol.messages import Clock, SeatClock
from slipstream.server.tables.driving import decide_for
from slipstream.server.tables.table import Table

LEAST: Final = 3.0  # seconds for a decision when the bank is empty: its cards can be seen
ELSEWHERE: Final = 1.5  # longer for a seat whose page another process serves: that one knows what is selected


class Clocks:
    """The clocks of all tables of a process; the deadlines themselves stand in the rooms."""

    def __init__(
        self,
        change: Callable[[str, Callable[[Table], None]], Awaitable[None]],
        start: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._change = change
        self._start = start

    def settle(self, room: Room) -> None:
        """Decisions were made: what they took leaves the banks, before that is stored."""
        table = room.table
        if table.wanted.bank is None or not room.asked:
            return
        now, open_now = time.monotonic(), _asked(table)
        for seat, (decision, since) in list(room.asked.items()):
            if open_now.get(seat) != decision or table.history.undone:
                del room.asked[seat]
                left = table.beside.banks.get(seat, 0.0) - (now - since)
                table.beside.banks[seat] = round(max(0.0, left) + table.wanted.increment, 3)

    def wind(self, room: Room) -> None:
        """Where decisions have a time limit: note when it runs out, and wake up then."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        wanted = room.table.wanted
        if (wanted.seconds is None and wanted.bank is None) or room.table.row.phase != "running":
            room.deadlines.clear()
            room.asked.clear()
            return
        now, asked, banks = time.monotonic(), _asked(room.table), room.table.beside.banks
        known = dict(room.asked.values())
        room.asked = {seat: (id, known.get(id, now)) for seat, id in asked.items()}
        fresh = {
            id: since + (float(wanted.seconds) if wanted.seconds else max(banks.get(seat, 0.0), LEAST))
            for seat, (id, since) in room.asked.items()
        }
        room.deadlines = {id: room.deadlines.get(id, until) for id, until in fresh.items()}
        for connection in room.connections:
            self.show(room, connection)
        if room.deadlines:
            wait = max(0.0, min(self._due(room).values()) - now)
            room.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._start(self._time_up(room)))

    @staticmethod
    def show(room: Room, connection: Connection) -> None:
        """Tell one reader how much time is left for whom."""
        table = room.table
        if table.wanted.seconds is None and table.wanted.bank is None:
            return
        now = time.monotonic()
        left = {
            seat: round(max(0.0, room.deadlines[id] - now), 1)
            for seat, (id, _) in room.asked.items()
            if id in room.deadlines
        }
        rows = [SeatClock(seat=seat, left=time_left, running=True) for seat, time_left in left.items()]
        for seat, bank in table.beside.banks.items():
            if seat not in left and seat < len(table.row.seats) and not table.seat(seat).driver:
                rows.append(SeatClock(seat=seat, left=round(bank, 1), running=False))
        connection.send(Clock(seconds=room.seconds, seats=sorted(rows, key=lambda row: row.seat)))

    @staticmethod
    def _due(room: Room) -> dict[int, float]:
        """When this process acts, by decision."""
        elsewhere = room.here - room.own_seats
        late = {id: ELSEWHERE if seat in elsewhere else 0.0 for seat, (id, _) in room.asked.items()}
        return {id: until + late.get(id, 0.0) for id, until in room.deadlines.items()}

    async def _time_up(self, room: Room) -> None:
        """Time has run out: what is selected is the answer, or an automated driver decides, this once."""
        if room.dropped:
            return
        selected = dict(room.selected.values())
        now = time.monotonic() + 0.01
        late = {
            decision: selected.get(decision) for decision, until in self._due(room).items() if until <= now
        }
        await self._change(room.table.id, lambda table: decide_for(table, late))


def _asked(table: Table) -> dict[int, int]:
    """The people whose time runs, with what they are asked."""
    if not table.started:
        return {}
    return {int(one.seat): int(one.id) for one in table.pending() if table.seat(one.seat).driver is None}
