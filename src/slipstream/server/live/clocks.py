"""The clock of a table: where decisions have a time limit, an automated driver decides when it is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from slipstream.server.live.connections import Connection
from slipstream.server.live.rooms import Room
from slipstream.server.protocol.messages import Clock
from slipstream.server.tables.driving import decide_for
from slipstream.server.tables.table import Table


class Clocks:
    """The clocks of all tables of a process; the deadlines themselves stand in the rooms."""

    def __init__(
        self,
        change: Callable[[str, Callable[[Table], None]], Awaitable[None]],
        start: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._change = change
        self._start = start

    def wind(self, room: Room) -> None:
        """Where decisions have a time limit: note when it runs out, and wake up then."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        seconds = room.table.wanted.seconds
        if seconds is None or room.table.row.phase != "running":
            room.deadlines.clear()
            return
        now = time.monotonic()
        open_now = [int(decision.id) for decision in room.table.pending()]
        room.deadlines = {id: room.deadlines.get(id, now + seconds) for id in open_now}
        for connection in room.connections:
            self.show(room, connection)
        if room.deadlines:
            wait = max(0.0, min(room.deadlines.values()) - now)
            room.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._start(self._time_up(room)))

    @staticmethod
    def show(room: Room, connection: Connection) -> None:
        """Tell one reader how much time is left."""
        if room.table.wanted.seconds is not None:
            connection.send(Clock(seconds=room.seconds))

    async def _time_up(self, room: Room) -> None:
        """Time has run out: an automated driver decides, this once."""
        if room.dropped:
            return
        late = {decision for decision, until in room.deadlines.items() if until <= time.monotonic() + 0.01}
        await self._change(room.table.id, lambda table: decide_for(table, late))
