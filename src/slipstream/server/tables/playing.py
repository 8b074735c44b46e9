"""The course of a game at a table: its start, the answers of players, and what other processes accepted."""

from __future__ import annotations

import json

from slipstream.core.actions import TAKE_BACK, Action
from slipstream.core.rules import RULES_VERSION
from slipstream.drivers import LEVELS
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup, new_seed
from slipstream.records.notation import read_action
from slipstream.records.record import Record
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.store import UNDO, Entry, TableRow
from slipstream.server.tables.agreement import agreed, problem
from slipstream.server.tables.beside import Beside
from slipstream.server.tables.lobby import check_lobby
from slipstream.server.tables.people import person, somebody_else
from slipstream.server.tables.table import Table, driver_words


def start(table: Table, setup: RaceSetup | SeasonSetup | None = None, seed: int | None = None) -> None:
    """The lights go out; a lesson brings race and luck along."""
    check_lobby(table)
    if error := problem(table):
        raise error
    setup, seed = setup or agreed(table), new_seed() if seed is None else seed
    row = table.row
    for at, seat in enumerate(row.seats):
        seat.seat = at
    if (level := table.wanted.empty) in LEVELS:
        for at in range(len(row.seats), setup.cars):
            colour = setup.colours[at]
            row.seats.append(person(at, colour, level, somebody_else(row.seats)))
    row.agreed, row.seed, row.phase = json.dumps(setup.to_data()), f"{seed:032x}", "running"
    row.rules_version = RULES_VERSION
    table.seats_changed = True
    table.beside.notes, table.beside.removed = [], []  # they tell of seats as they were numbered before
    if (bank := table.wanted.bank) is not None:
        table.beside.banks = {seat.seat: float(bank) for seat in row.seats if seat.kind == "human"}
    table.begin(Record(setup, seed, drivers=driver_words(row)))


def answer(table: Table, seat: int, decision: int, option: int) -> None:
    """The answer to a decision by the number of one of its options."""
    if table.interval:
        raise RequestError("interval")
    for pending in table.game.pending():
        if pending.seat == seat and pending.id == decision:
            if option >= len(pending.options):
                raise RequestError("no-such-option", decision=decision, option=option)
            table.apply(seat, pending.options[option], decision)
            break
    else:
        raise RequestError("stale-decision", decision=decision)


def take_back(table: Table, seat: int) -> None:
    """Take the own plan back."""
    table.apply(seat, Action(TAKE_BACK))


def undo(table: Table, seat: int) -> None:
    """Take the last answer of this seat back."""
    table.undo(seat)


def next_race(table: Table) -> None:
    """The result was looked at: on to the next race of the season."""
    season = table.season
    if season is None or not table.interval or season.over:
        raise RequestError("no-interval")
    table.row.raced = len(season.results)
    table.new_stage = table.seats_changed = True


def absorb(table: Table, row: TableRow, entries: list[Entry]) -> bool:
    """Take over what another process has stored; False if the table has to be read anew."""
    old = table.row
    if (not table.started and row.agreed is not None) or row.rules_version != old.rules_version:
        return False
    if row.origin_number != old.origin_number or len(entries) != row.number - old.number:
        return False
    table.row = row
    told = table.beside.told
    table.beside = Beside.read(row.beside)
    table.beside.told = told
    table.seats_changed = (row.seats, row.wanted, row.rematch) != (old.seats, old.wanted, old.rematch)
    table.drivers.clear()
    table.new_stage |= row.raced != old.raced
    for entry in entries:
        if entry.action == UNDO:
            table.play.undo(entry.seat)
        else:
            table.new_stage |= table.play.apply(entry.seat, read_action(entry.action))
    table.history.accepted = entries
    return True
