"""What other processes say about the tables of this one."""

from __future__ import annotations

from slipstream.server.live.hub import Hub
from slipstream.server.live.telling import hear_signal, move_away, tell_seats
from slipstream.server.protocol.messages import Gone
from slipstream.server.store.bus import DELETED, ENTERED, PRESENT, SIGNALLED, STORED, Notice


async def hear(hub: Hub, notice: Notice) -> None:
    """Another process has something to say about a table; if nobody here looks at it, never mind."""
    room = await hub.rooms.known(notice["table"])
    if room is None:
        return
    what = notice["what"]
    async with room.lock:
        if room.dropped:
            return
        if what == STORED:
            if notice["revision"] > room.table.row.revision:
                await hub.catch_up(room)
        elif what == DELETED:
            hub.rooms.drop(room, Gone(reason="deleted"))
        elif what == ENTERED:
            move_away(room, notice["seat"])
            room.ahead.forget(notice["seat"])  # the page says it again there
            await hub.presence.announce_changes(room)
        elif what == SIGNALLED:
            hear_signal(room, notice["seat"], notice["signal"])
        elif what == PRESENT:
            screens = notice.get("screens", 0)  # an older process says nothing of them
            if room.note_elsewhere(notice["process"], set(notice["seats"]), notice["watching"], screens):
                hub.absences.look(room)
                tell_seats(room)
            if notice["asks"] and room.connections:
                await hub.presence.announce(room)


async def missed(hub: Hub) -> None:
    """Notices may have been lost: look at every table, and ask who is there."""
    for room in list(hub.rooms.open.values()):
        async with room.lock:
            if not room.dropped:
                await hub.refresh(room)
                await hub.presence.announce(room, asks=True)
