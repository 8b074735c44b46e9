"""Telling everybody at a table, each what they may know. Only what is stored is told."""

from __future__ import annotations

import time
from collections.abc import Sequence

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
from slipstream.server.tables.table import Table
from slipstream.server.tables.updates import hello, updates


def tell(room: Room, message: BaseModel) -> None:
    """The same for everybody."""
    for connection in room.connections:
        connection.send(message)


def greet(room: Room, connection: Connection) -> None:
    """One reader gets everything."""
    connection.send_text(
        hello(room.table, connection.seat, room.company, room.past_signals, connection.seats)
    )


def tell_seats(room: Room, but: Connection | None = None) -> None:
    """Who sits here and who is there."""
    company = room.company
    for other in room.connections:
        if other is not but:
            state = table_state(room.table, other.seat, company, other.seats)
            other.send(TableChanged(table=state))


def covered(room: Room) -> set[Connection]:
    """Devices that are shared and were held by somebody who is not asked any more: they are covered, and told
    everything anew as everybody may know it, so that nothing of that hand stays there."""
    table, found = room.table, set()
    for connection in room.connections:
        held = connection.seat
        if not connection.shared or held is None or (table.covers and table.decision_of(held) is not None):
            continue
        if table.covers:
            connection.holds(None)
            greet(room, connection)
            found.add(connection)
    return found


def tell_moves(room: Room) -> set[Connection]:
    """What was accepted since it was last told; gives the devices that were covered."""
    new = covered(room)
    texts = updates(room.table, {connection.seat for connection in room.connections})
    for connection in room.connections - new:
        connection.send_text(texts[connection.seat])
    if not room.table.covers:
        find_seats(room)  # nothing is hidden from those who share a device any more
    if room.table.row.phase == "over":
        tell_seats(room)
    return new


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


def find_seats(room: Room, anew: bool = False) -> None:
    """Whose seat was given away or numbered anew? `anew`: nobody holds a device that is shared."""
    for connection in list(room.connections):
        seats = room.table.seats_of(connection.token)
        if connection.seats and not seats:
            _send_away(room, connection, Gone(reason="removed"))
        elif room.table.closed_to(seats[0] if seats else None):
            _send_away(room, connection, Gone(reason="private"))
        connection.seats = seats
        connection.holds(seat_now(room.table, seats, None if anew else connection.seat))


def seat_now(table: Table, seats: Sequence[int], held: int | None) -> int | None:
    """The seat a connection speaks for: at a device that is shared nobody's until its player holds it."""
    if len(seats) > 1 and table.covers:
        return held if held in seats and table.decision_of(held) is not None else None
    return seats[0] if seats else None


def move_away(room: Room, seat: int) -> None:
    """The seat is driven from another connection now."""
    for other in [other for other in room.connections if seat in other.seats]:
        _send_away(room, other, Elsewhere())


def _send_away(room: Room, connection: Connection, why: BaseModel) -> None:
    connection.send(why)
    connection.close()
    room.connections.discard(connection)
