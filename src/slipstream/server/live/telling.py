"""Telling everybody at a table, each what they may know. Only what is stored is told."""

from __future__ import annotations

import time

from pydantic import BaseModel

from slipstream.server.live.connections import Connection
from slipstream.server.live.rooms import Room
from slipstream.server.protocol.messages import (
    AheadState,
    Elsewhere,
    Gone,
    Noted,
    Signalled,
    SignalName,
    TableChanged,
)
from slipstream.server.tables.beside import shown
from slipstream.server.tables.shown import table_state
from slipstream.server.tables.updates import hello, updates


def tell(room: Room, message: BaseModel) -> None:
    """The same for everybody."""
    for connection in room.connections:
        connection.send(message)


def greet(room: Room, connection: Connection) -> None:
    """One reader gets everything."""
    connection.send_text(hello(room.table, connection.seat, room.company, room.past_signals))


def tell_seats(room: Room, but: Connection | None = None) -> None:
    """Who sits here and who is there."""
    company = room.company
    for other in room.connections:
        if other is not but:
            state = table_state(room.table, other.seat, company)
            other.send(TableChanged(table=state))


def tell_moves(room: Room) -> None:
    """What was accepted since it was last told."""
    texts = updates(room.table, {connection.seat for connection in room.connections})
    for connection in room.connections:
        connection.send_text(texts[connection.seat])
    if room.table.row.phase == "over":
        tell_seats(room)


def hear_signal(room: Room, seat: int, signal: SignalName) -> None:
    """A driver gives a signal to everybody at the table."""
    room.signals.append((seat, signal, time.monotonic()))
    tell(room, Signalled(seat=seat, signal=signal))


def tell_notes(room: Room) -> None:
    """What happened at the table beside the race."""
    table = room.table
    if notes := shown(table.beside.fresh, table.history.race_from):
        tell(room, Noted(notes=notes))


def tell_ahead(room: Room) -> None:
    """Each seat learns what it may choose ahead, if that is not what it was told last."""
    for connection in room.connections:
        state = room.ahead.state(room.table, connection.seat)
        if state != connection.ahead:
            connection.ahead = state
            connection.send(state or AheadState(open=False))


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
