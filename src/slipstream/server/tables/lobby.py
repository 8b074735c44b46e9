"""The lobby: who sits where, in which colour, and what they want to race. Some of it goes on in the race."""

from __future__ import annotations

from typing import Final

from slipstream.drivers import MannerName, manner_of
from slipstream.games.setup import COLOURS
from slipstream.server.protocol.messages import MAX_NAME, SeatChange, TableSetup
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.store import SeatRow
from slipstream.server.tables.agreement import circuit_from_wanted
from slipstream.server.tables.identity import clean_name, new_proof
from slipstream.server.tables.people import at_level, exchange, person, somebody_else
from slipstream.server.tables.table import Table

#: the colours of the design in the order of their numbers
GIVEN_FIRST: Final = ("red", "blue", "yellow", "green", "gray", "black")


def check_lobby(table: Table) -> None:
    """RequestError if the race has begun."""
    if table.row.phase != "lobby":
        raise RequestError("already-started")


# What is wanted


def change_setup(table: Table, wanted: TableSetup) -> None:
    """Another race is wanted; what cannot be raced is refused."""
    check_lobby(table)
    seats = table.row.seats
    if wanted.cars < len(seats):
        raise RequestError("bad-setup", reason=f"{len(seats)} drivers sit at the table already")
    circuit_from_wanted(wanted)
    table.row.wanted = wanted.model_dump_json()
    for seat in seats:
        if seat.kind == "human" and not seat.host:
            seat.ready = False
    table.seats_changed = True


def make_private(table: Table) -> None:
    """Nobody watches, and there is no clock: the table of one who tries something."""
    wanted = table.wanted.model_copy(update={"spectators": False, "seconds": None})
    table.row.wanted = wanted.model_dump_json()


# Sitting down


def join(table: Table, name: str, colour: str | None) -> tuple[int, str]:
    """Somebody sits down; gives the seat, and what proves it."""
    name = clean_name(name)
    number = _free_seat(table)
    name = free_name(table, name)
    token = new_proof()
    host = not any(seat.kind == "human" for seat in table.row.seats)
    colour = _free_colour(table, colour)
    _sit_down(table, SeatRow(number, name, colour, "human", token, host=host, ready=host))
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


def change_seat(table: Table, number: int, change: SeatChange) -> None:
    """A player changes the own seat, or the host handicap and driver of another."""
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
    if change.driver is not None:
        hand_over(table, number, change.driver)
    seat.name, seat.colour = name, colour
    if change.ready is not None:
        seat.ready = change.ready or seat.host or seat.kind == "driver"
    if change.handicap is not None:
        seat.handicap = change.handicap
    table.seats_changed = True


def hand_over(table: Table, number: int, driver: str) -> None:
    """An automated driver takes the wheel, or another one does, or "" gives it back."""
    seat = table.seat(number)
    if seat.kind == "driver":
        if not driver or table.row.phase == "over":
            raise RequestError("not-a-driver")
    elif seat.gone or table.row.phase != "running":
        raise RequestError("not-a-driver")
    seat.driver = at_level(seat, driver) if driver else None
    table.drivers.pop(number, None)
    table.seats_changed = True


def leave(table: Table, number: int) -> None:
    """Stand up: the seat is free in the lobby; in a race an automated driver goes on."""
    seat = table.seat(number)
    if table.row.phase == "lobby":
        table.row.seats.remove(seat)
    elif table.row.phase == "running":
        seat.gone = True
        seat.token = None
        if seat.kind == "human":
            seat.driver = seat.driver or table.wanted.absent
    if seat.host:
        seat.host = False
        for other in table.row.seats:
            if other.kind == "human" and not other.gone:
                other.host = other.ready = True
                break
    table.seats_changed = True
