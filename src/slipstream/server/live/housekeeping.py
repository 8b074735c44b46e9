"""What a server does now and then: say who is there, let idle tables go, delete old ones."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

import structlog

from slipstream.server.live.hub import Hub
from slipstream.server.live.telling import tell_seats
from slipstream.server.logs import failure
from slipstream.server.protocol.problems import RequestError

ANNOUNCE_SECONDS: Final = 15.0
HOUSEKEEPING_ROUNDS: Final = 4
DAY: Final = 86400.0
JUMP_SECONDS: Final = 3600.0  # a clock that is set by more than this has jumped
GRACE_DAYS: Final = 7.0
MOST_A_DAY: Final = 2000

log = structlog.get_logger("slipstream")


async def keep_house(hub: Hub, keep_days: float) -> None:
    """As long as the server runs."""
    forgetting = Forgetting(hub, keep_days)
    while True:
        try:
            if number := await forgetting.look():
                log.info("old-tables-deleted", number=number)
        except Exception as error:  # the next time it may go better
            log.error("housekeeping-failed", **failure(error))
        for _ in range(HOUSEKEEPING_ROUNDS):
            await asyncio.sleep(ANNOUNCE_SECONDS)
            try:
                await announce_all(hub)
                await look_again(hub)
            except Exception as error:
                log.error("announcement-failed", **failure(error))
        hub.rooms.forget_idle()


async def announce_all(hub: Hub) -> None:
    """Say it again: who hears nothing for a while takes this process for dead."""
    for room in list(hub.rooms.open.values()):
        async with room.lock:
            if room.dropped:
                continue
            if room.forget_silent():
                hub.absences.look(room)
                tell_seats(room)
            if room.connections and hub.store.bus.shared:
                await hub.presence.announce(room)


async def look_again(hub: Hub) -> int:
    """Take over what others stored without being heard, so that no table stands still; gives how many."""
    watched = {room.table.id: room for room in list(hub.rooms.open.values()) if room.connections}
    if not watched or not hub.store.bus.shared:
        return 0
    stored, behind = await hub.store.revisions(list(watched)), 0
    for id, room in watched.items():
        if stored.get(id) == room.table.row.revision:
            hub.go_on(room)  # whoever drove there may have ended
            continue
        async with room.lock:
            if not room.dropped and await hub.refresh(room):
                behind += 1
    return behind


class Forgetting:
    """Deletes tables that nobody touched for so many days. A clock alone deletes nothing.

    A table that is found too old is noted, and deleted when it still is after a grace. When the clock of the
    machine jumps, nothing is noted or deleted until it has run steadily for a day. There is a most for a day.
    """

    def __init__(
        self,
        hub: Hub,
        days: float,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.hub = hub
        self.days = days
        self._clock = clock
        self._steady = steady
        self._began = clock(), steady()
        self._trusted_from = steady()
        self._deleted: list[float] = []

    async def look(self) -> int:
        """Note what is old, and delete what was noted long ago; gives how many."""
        now, steady = self._clock(), self._steady()
        drift = (now - self._began[0]) - (steady - self._began[1])
        if abs(drift) > JUMP_SECONDS:
            log.warning("clock-jumped", seconds=round(drift))
            self._began = now, steady
            self._trusted_from = steady + DAY
        if self.days <= 0 or steady < self._trusted_from:
            return 0
        await self.hub.store.doom(now - self.days * DAY, now)
        self._deleted = [at for at in self._deleted if at > steady - DAY]
        room = MOST_A_DAY - len(self._deleted)
        old = await self.hub.store.doomed(now - GRACE_DAYS * DAY, room) if room > 0 else []
        for id in old:
            with contextlib.suppress(RequestError):  # another process was first
                await self.hub.remove(id)
            self._deleted.append(steady)
        return len(old)
