"""Telling everybody at a table, each what they may know. Only what is stored is told."""

from __future__ import annotations

from pydantic import BaseModel

from slipstream.server.live.connections import Connection
from slipstream.server.live.rooms import Room
from slipstream.server.protocol.messages import Elsewhere, Gone, TableChanged
from slipstream.server.tables.shown import table_state
from slipstream.server.tables.updates import hello, updates


def tell(room: Room, message: BaseModel) -> None:
    """The same for everybody."""
    for connection in room.connections:
        connection.send(message)


def greet(room: Room, connection: Connection) -> None:
    """One reader gets everything."""
    connection.send_text(hello(room.table, connection.seat, room.here, room.watching))


def tell_seats(room: Room, but: Connection | None = None) -> None:
    """Who sits here and who is there."""
    for other in room.connections:
        if other is not but:
            state = table_state(room.table, other.seat, room.here, room.watching)
            other.send(TableChanged(table=state))


def tell_moves(room: Room) -> None:
    """What was accepted since it was last told."""
    texts = updates(room.table, {connection.seat for connection in room.connections})
    for connection in room.connections:
        connection.send_text(texts[connection.seat])
    if room.table.row.phase == "over":
        tell_seats(room)


def find_seats(room: Room) -> None:
    """Whose seat was given away or numbered anew?"""
    for connection in list(room.connections):
        seat = room.table.seat_of(connection.token)
        if connection.seat is not None and seat is None:
            _send_away(room, connection, Gone(reason="removed"))
        elif room.table.closed_to(seat):
            _send_away(room, connection, Gone(reason="private"))
        connection.seat = seat


def move_away(room: Room, seat: int) -> None:
    """The seat is driven from another connection now."""
    for other in [other for other in room.connections if other.seat == seat]:
        _send_away(room, other, Elsewhere())


def _send_away(room: Room, connection: Connection, why: BaseModel) -> None:
    connection.send(why)
    connection.close()
    room.connections.discard(connection)
