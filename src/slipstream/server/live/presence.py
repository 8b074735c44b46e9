"""Who is connected where: what a process tells the others about the connections it has."""

from __future__ import annotations

from slipstream.server.live.rooms import Room
from slipstream.server.store.bus import PRESENT, Bus


class Presence:
    """The word of one process."""

    def __init__(self, bus: Bus, process: str) -> None:
        self.bus = bus
        self.process = process

    async def announce(self, room: Room, asks: bool = False) -> None:
        """Tell the other processes who is connected here, and ask who is connected there."""
        room.announced = seats, watching = room.present
        notice = {"what": PRESENT, "table": room.table.id, "process": self.process, "asks": asks}
        await self.bus.tell({**notice, "seats": seats, "watching": watching, "screens": room.own_screens})

    async def announce_changes(self, room: Room) -> None:
        """The same if it is not what they know."""
        if self.bus.shared and room.present != room.announced:
            await self.announce(room)
