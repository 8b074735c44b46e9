"""Who is away, since when, and what follows: nobody waits for a host who does not come back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from slipstream.server import limits
from slipstream.server.live.rooms import Room
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.lobby import pass_host
from slipstream.server.tables.table import Table


class Absences:
    """Notes in the rooms of a process who is away; the role of the host moves on by itself."""

    def __init__(
        self,
        change: Callable[[str, Callable[[Table], None]], Awaitable[None]],
        start: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._change = change
        self._start = start

    def look(self, room: Room) -> None:
        """Somebody came or went."""
        room.note_absences()
        if room.host_alarm is not None:
            room.host_alarm.cancel()
            room.host_alarm = None
        if (since := _host_gone(room)) is not None:
            wait = max(0.0, since + limits.AWAY_SECONDS - time.monotonic())
            loop = asyncio.get_running_loop()
            room.host_alarm = loop.call_later(wait, lambda: self._start(self._pass_on(room)))

    async def _pass_on(self, room: Room) -> None:
        """Somebody who is here becomes the host, if that is still wanted."""

        def operation(table: Table) -> None:
            room.note_absences()
            if (since := _host_gone(room)) is None or since + limits.AWAY_SECONDS > time.monotonic() + 0.05:
                return
            pass_host(table, min(_heirs(room)))

        if not room.dropped:
            await self._change(room.table.id, operation)


def check_away(room: Room | None, seat: int) -> None:
    """RequestError if nobody but the host may let a driver go on for this seat."""
    row = None if room is None else room.table.seat(seat)
    since = None if room is None or row is None else room.away.get(room.table.likeness(seat))
    if row is None or row.kind != "human" or since is None:
        raise RequestError("is-here")
    if since + limits.AWAY_SECONDS > time.monotonic():
        raise RequestError(
            "not-away-yet", seconds=max(1, round(since + limits.AWAY_SECONDS - time.monotonic()))
        )


def _heirs(room: Room) -> list[int]:
    """Who could be the host: people who are here."""
    here = room.here
    return [
        row.seat
        for row in room.table.row.seats
        if row.kind == "human" and not row.gone and not row.host and row.seat in here
    ]


def _host_gone(room: Room) -> float | None:
    """Since when the host is away, if somebody else is here to be it; None if there is nothing to do."""
    if room.table.row.phase == "over" or not _heirs(room):
        return None
    for row in room.table.row.seats:
        if row.host:
            return room.away.get(room.table.likeness(row.seat))
    return None
