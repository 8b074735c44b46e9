"""The lobby: who sits where, in which colour, and what they want to race. Some of it goes on in the race."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from slipstream.drivers import MannerName, level_of, manner_of
from slipstream.games.setup import COLOURS
from slipstream.server.protocol.messages import MAX_NAME, SeatChange, TableSetup
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.store import SeatRow
from slipstream.server.tables.agreement import circuit_from_wanted
from slipstream.server.tables.identity import clean_name, is_beside, new_proof, proof_beside
from slipstream.server.tables.people import at_level, exchange, person, somebody_else
from slipstream.server.tables.table import Table

#: the colours of the design in the order of their numbers
GIVEN_FIRST: Final = ("red", "blue", "yellow", "green", "gray", "black")


def check_lobby(table: Table) -> None:
    """RequestError if the race has begun."""
    if table.row.phase != "lobby":
        raise RequestError("already-started")


# What is wanted


def change_setup(table: Table, wanted: TableSetup, by: int | None = None) -> None:
    """Another race is wanted; what cannot be raced is refused."""
    check_lobby(table)
    if wanted.seconds is not None and wanted.bank is not None:
        raise RequestError("bad-setup", reason="a clock counts each decision or all of them, not both")
    seats = table.row.seats
    if wanted.cars < len(seats):
        raise RequestError("bad-setup", reason=f"{len(seats)} drivers sit at the table already")
    circuit_from_wanted(wanted)
    table.row.wanted = wanted.model_dump_json()
    for seat in seats:
        if seat.kind == "human" and not seat.host and not is_beside(seat.token):
            seat.ready = False
    if by is not None:
        table.note("setup", by=by)
    table.seats_changed = True


def make_private(table: Table) -> None:
    """Nobody watches, and there is no clock: the table of one who tries something."""
    wanted = table.wanted.model_copy(update={"spectators": False, "seconds": None, "bank": None})
    table.row.wanted = wanted.model_dump_json()


# Sitting down


def join(table: Table, name: str, colour: str | None, beside: str | None = None) -> tuple[int, str]:
    """Somebody sits down; gives the seat, and what proves it.

    `beside` is what proves the seat of somebody whose device they share: who added them says for both that
    they are ready.
    """
    name = clean_name(name)
    number = _free_seat(table)
    name = free_name(table, name)
    taken = [seat.token or "" for seat in table.row.seats]
    token = new_proof() if beside is None else proof_beside(beside, taken)
    host = not any(seat.kind == "human" for seat in table.row.seats)
    colour = _free_colour(table, colour)
    _sit_down(
        table, SeatRow(number, name, colour, "human", token, host=host, ready=host or beside is not None)
    )
    return number, token


def add_driver(table: Table, level: str, colour: str | None, manner: MannerName | None = None) -> int:
    """An automated driver sits down: somebody of this manner, or anybody who is not there yet."""
    number = _free_seat(table)
    colour = _free_colour(table, colour)
    there = {manner_of(seat.driver) for seat in table.row.seats if seat.driver}
    if manner is None or manner in there:
        manner = somebody_else(table.row.seats)
    row = person(number, colour, level, manner)
    row.name = free_name(table, row.name)
    _sit_down(table, row)
    return number


def _free_seat(table: Table) -> int:
    check_lobby(table)
    if len(table.row.seats) >= table.wanted.cars:
        raise RequestError("table-full")
    taken = {seat.seat for seat in table.row.seats}
    return next(number for number in range(len(COLOURS)) if number not in taken)


def free_name(table: Table, wanted: str, but: int | None = None) -> str:
    """This name, or with a number if somebody else at the table has it: names tell people apart."""
    taken = {seat.name.casefold() for seat in table.row.seats if seat.seat != but}
    name, number = wanted, 1
    while name.casefold() in taken:
        number += 1
        name = f"{wanted[: MAX_NAME - 2].rstrip()} {number}"
    return name


def _free_colour(table: Table, wanted: str | None) -> str:
    taken = {seat.colour for seat in table.row.seats}
    if wanted is None:
        return next(colour for colour in GIVEN_FIRST if colour not in taken)
    if wanted in taken:
        raise RequestError("colour-taken", colour=wanted)
    return wanted


def _sit_down(table: Table, seat: SeatRow) -> None:
    table.row.seats = sorted([*table.row.seats, seat], key=lambda row: row.seat)
    table.seats_changed = True


# Changing seats, and leaving


def change_seat(table: Table, number: int, change: SeatChange, by: int | None = None) -> None:
    """A player changes the own seat, or the host handicap and driver of another, or who is the host."""
    seat = table.seat(number)
    name = seat.name if change.name is None else free_name(table, clean_name(change.name), number)
    if change.handicap is not None or change.colour is not None or change.ready is not None:
        check_lobby(table)
    colour = seat.colour
    if change.colour is not None and change.colour != seat.colour:
        colour = _free_colour(table, change.colour)
    if change.manner is not None:
        check_lobby(table)
        if seat.kind != "driver":
            raise RequestError("not-a-driver")
        exchange(table.row.seats, seat, change.manner)
        name = free_name(table, seat.name, number)
    if change.host and not seat.host:
        pass_host(table, number)
    if change.driver is not None:
        hand_over(table, number, change.driver, by)
    seat.name, seat.colour = name, colour
    if change.ready is not None:
        seat.ready = change.ready or seat.host or seat.kind == "driver"
    if change.handicap is not None:
        seat.handicap = change.handicap
    table.seats_changed = True


def hand_over(table: Table, number: int, driver: str, by: int | None = None) -> None:
    """An automated driver takes the wheel, or another one does, or "" gives it back."""
    seat = table.seat(number)
    before = seat.driver
    if seat.kind == "driver":
        if not driver or table.row.phase == "over":
            raise RequestError("not-a-driver")
    elif seat.gone or table.row.phase != "running":
        raise RequestError("not-a-driver")
    seat.driver = at_level(seat, driver) if driver else None
    if seat.kind == "human" and seat.driver != before:
        if seat.driver:
            table.note("handed-over", number, by, level_of(seat.driver))
        else:
            table.note("taken-back", number, by)
    table.drivers.pop(number, None)
    table.seats_changed = True


def pass_host(table: Table, number: int) -> None:
    """Somebody else is the host from now on; RequestError if nobody could be it there."""
    seat = table.seat(number)
    if seat.kind != "human" or seat.gone:
        raise RequestError("no-such-seat")
    for other in table.row.seats:
        other.host = other is seat
    seat.ready = True
    table.note("host", number)
    table.seats_changed = True


def leave(table: Table, number: int, by: int | None = None) -> None:
    """Stand up: the seat is free in the lobby; in a race an automated driver goes on.

    Whom somebody else removed can be called back: `restore`.
    """
    seat = table.seat(number)
    removed = by is not None and by != number
    if removed and table.row.phase != "over":
        table.beside.remember(replace(seat))
    if table.row.phase == "lobby":
        if removed:
            table.note("removed", number, by)
        table.row.seats.remove(seat)
    elif table.row.phase == "running":
        seat.gone = True
        if not removed:
            seat.token = None
        if seat.kind == "human":
            seat.driver = seat.driver or table.wanted.absent
            table.note("removed" if removed else "gave-up", number, by, level_of(seat.driver))
    if seat.host:
        seat.host = False
        for other in table.row.seats:
            if other.kind == "human" and not other.gone:
                other.host = other.ready = True
                table.note("host", other.seat)
                break
    table.seats_changed = True


def restore(table: Table, by: int) -> int:
    """The host calls back whom the host removed last; gives the seat. A driver goes on until they come."""
    if not table.beside.removed or table.row.phase == "over":
        raise RequestError("nobody-removed")
    lost = table.beside.removed[-1]
    if table.row.phase == "lobby":
        taken = {seat.seat for seat in table.row.seats}
        number = _free_seat(table) if lost.seat in taken else lost.seat
        if len(table.row.seats) >= table.wanted.cars:
            raise RequestError("table-full")
        colours = {seat.colour for seat in table.row.seats}
        colour = _free_colour(table, None if lost.colour in colours else lost.colour)
        name = free_name(table, lost.name)
        ready = lost.ready and lost.kind == "driver"
        back = replace(lost, seat=number, colour=colour, name=name, ready=ready, host=False)
        _sit_down(table, back)
    else:
        number = lost.seat
        table.seat(number).gone = False
        table.seats_changed = True
    table.beside.removed = table.beside.removed[:-1]
    table.note("restored", number, by)
    return number
