"""What a server does now and then: say who is there, let idle tables go, delete old ones."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import structlog

from slipstream.server.live.hub import Hub
from slipstream.server.live.telling import tell_seats
from slipstream.server.logs import failure
from slipstream.server.protocol.problems import RequestError

ANNOUNCE_SECONDS: Final = 15.0
HOUSEKEEPING_ROUNDS: Final = 4

log = structlog.get_logger("slipstream")


async def keep_house(hub: Hub, keep_days: float) -> None:
    """As long as the server runs."""
    while True:
        try:
            if keep_days > 0 and (number := await forget_old(hub, keep_days)):
                log.info("old-tables-deleted", number=number)
        except Exception as error:  # the next time it may go better
            log.error("housekeeping-failed", **failure(error))
        for _ in range(HOUSEKEEPING_ROUNDS):
            await asyncio.sleep(ANNOUNCE_SECONDS)
            try:
                await announce_all(hub)
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
                tell_seats(room)
            if room.connections and hub.store.bus.shared:
                await hub.presence.announce(room)


async def forget_old(hub: Hub, days: float) -> int:
    """Delete tables that nobody touched for so long; gives how many."""
    old = await hub.store.stale(time.time() - days * 86400)
    for id in old:
        with contextlib.suppress(RequestError):  # another process was first
            await hub.remove(id)
    return len(old)
