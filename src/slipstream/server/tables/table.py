"""A table: its row, its seats, and the game that grew out of its lobby. No database and no network here.

What happens at a table is in the modules beside this one: `lobby`, `playing`, `driving`. They change it and
leave what must be stored in its history; the hub stores it before anybody sees it, and reads the table again
if that fails. They raise RequestError and then have changed nothing.
"""

from __future__ import annotations

import json
import time

from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.rules import RULES_VERSION
from slipstream.drivers import Driver
from slipstream.games.game import Competition
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.records.notation import write_action
from slipstream.records.record import Record
from slipstream.records.snapshot import encode
from slipstream.server.protocol.messages import NoteKind, TableSetup
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.store import UNDO, Entry, SeatRow, TableRow
from slipstream.server.tables.beside import Beside
from slipstream.server.tables.history import History, standing
from slipstream.server.tables.identity import proves
from slipstream.server.tables.lesson import SEED
from slipstream.server.tables.levels import QUICK
from slipstream.server.tables.play import Play


class Table:
    """One table."""

    def __init__(self, row: TableRow, entries: list[Entry] | None = None) -> None:
        self.row = row
        self.history = History()
        self.beside = Beside.read(row.beside)
        self.seats_changed = False  # row and seats are to be stored, not only how far the game is
        self.new_stage = False  # a draft or a race began: clients get the whole state
        self.resumed_under_new_rules = False
        self.drivers: dict[int, Driver] = {}  # who answer at once, by seat
        self._play: Play | None = None
        self._wanted: tuple[str, TableSetup] | None = None  # as text, and read
        if row.agreed is not None:
            self.resumed_under_new_rules = begin_at_stored_state(row)
            self.begin(stored_record(row, entries or []))

    # The row

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def wanted(self) -> TableSetup:
        """The set-up that the host wants."""
        text = self.row.wanted
        if self._wanted is None or self._wanted[0] != text:
            self._wanted = text, TableSetup.model_validate_json(text)
        return self._wanted[1]

    @property
    def is_lesson(self) -> bool:
        """Is this the first race? By its luck: nobody else can have that."""
        return self.row.seed == f"{SEED:032x}"

    # Who sits here

    def seat(self, number: int) -> SeatRow:
        """A seat that somebody drives."""
        for seat in self.row.seats:
            if seat.seat == number:
                return seat
        raise RequestError("no-such-seat")

    def seats_of(self, token: str | None) -> list[int]:
        """The seats that this proves: one, or all of those who share a device."""
        if not token:
            return []
        return [
            seat.seat
            for seat in self.row.seats
            if seat.token is not None and not seat.gone and proves(token, seat.token)
        ]

    def seat_of(self, token: str | None) -> int | None:
        """The seat that this proves, the first if they share a device."""
        return next(iter(self.seats_of(token)), None)

    @property
    def covers(self) -> bool:
        """Is this a time at which a hand that a device shares is covered?"""
        return self.row.phase == "running" and not self.interval

    def likeness(self, number: int) -> str:
        """What tells who sits here, whatever number the seat will have."""
        seat = self.seat(number)
        return seat.token or seat.colour

    def seat_like(self, likeness: str) -> int:
        """The seat of whoever that is; RequestError if they have left."""
        for seat in self.row.seats:
            if likeness == (seat.token or seat.colour):
                return seat.seat
        raise RequestError("no-such-seat")

    def is_host(self, seat: int | None) -> bool:
        return seat is not None and any(row.host and row.seat == seat for row in self.row.seats)

    def closed_to(self, seat: int | None) -> bool:
        """Is this race not to be watched by one without a seat?"""
        return seat is None and self.row.phase == "running" and not self.wanted.spectators

    @property
    def deserted(self) -> bool:
        """Is nobody left who could come back?"""
        return not any(seat.kind == "human" and not seat.gone for seat in self.row.seats)

    # The game

    @property
    def started(self) -> bool:
        """Is there a game?"""
        return self._play is not None

    @property
    def play(self) -> Play:
        """The game with its history; RequestError in the lobby."""
        if self._play is None:
            raise RequestError("not-started")
        return self._play

    @property
    def game(self) -> Competition:
        """The game; RequestError in the lobby."""
        return self.play.game

    @property
    def season(self) -> Season | None:
        """The championship, if this is one that has begun."""
        return self.game.season if self.started else None

    @property
    def interval(self) -> bool:
        """Is a race of the season over, and the table still looking at its result?"""
        season = None if self._play is None else self._play.game.season  # asked many times an answer
        return season is not None and len(season.results) > self.row.raced

    def pending(self) -> list[Decision]:
        """The open decisions; between two races there are none."""
        return [] if self.interval else self.game.pending()

    def decision_of(self, seat: int | None) -> Decision | None:
        """The open decision of a seat."""
        if not self.started or seat is None:
            return None
        return next((decision for decision in self.pending() if decision.seat == seat), None)

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last answer back? After the race the seed is known: nothing can change."""
        return self.row.phase == "running" and self.play.can_undo(seat)

    def record(self) -> Record:
        """The record of what stood; only after the race."""
        if self.row.phase != "over":
            raise RequestError("not-over")
        return self.play.record

    def raced_record(self, race: int) -> Record:
        """The record, to look at a race that is over; for the server only, with the luck of those to come."""
        season = self.season
        if season is not None and race < len(season.results):
            return self.play.record
        return self.record()

    # Changes

    def begin(self, record: Record) -> None:
        """There is a game from now on."""
        self._play = Play(record, self.history)

    def apply(self, seat: int, action: Action, decision: int | None = None) -> None:
        """An answer that has to be stored; RequestError if the rules refuse it."""
        self.new_stage |= self.play.apply(seat, action, decision)
        self._enter(seat, write_action(action))

    def undo(self, seat: int) -> None:
        """Take the last answer of this seat back; the undoing is an entry of its own."""
        if not self.can_undo(seat):
            raise RequestError("nothing-to-undo")
        self.play.undo(seat)
        self._enter(seat, UNDO)
        self.note("undone", seat)

    def note(
        self, kind: NoteKind, seat: int | None = None, by: int | None = None, driver: str | None = None
    ) -> None:
        """Something happened beside the race: everybody is told."""
        name = next((row.name for row in self.row.seats if row.seat == seat), "")
        self.beside.note(kind, self.history.end, seat, by, driver, name)

    def _enter(self, seat: int, action: str) -> None:
        self.row.number += 1
        self.row.updated = time.time()
        self.history.accepted.append(Entry(self.row.number, seat, action, self.row.updated))

    def note_state(self) -> None:
        """Keep the state of the game beside its entries."""
        if self.row.phase != "running":
            return
        self.row.state = encode(self.game)
        if self.game.over:
            self.row.phase = "over"

    def stored(self) -> None:
        """Everything is on disk and was sent."""
        self.history.stored()
        self.beside.all_told()
        self.seats_changed = False
        self.new_stage = False


def driver_words(row: TableRow) -> list[str]:
    """Who drives each seat, as a record says it."""
    return ["human" if seat.kind == "human" else seat.driver or QUICK for seat in row.seats]


def begin_at_stored_state(row: TableRow) -> bool:
    """After a change of rules the game goes on from its stored state; was there one?"""
    if row.rules_version == RULES_VERSION:
        return False
    assert row.state is not None
    row.origin_rules, row.origin_number, row.origin_state = row.rules_version, row.number, row.state
    row.rules_version = RULES_VERSION
    return True


def stored_record(row: TableRow, entries: list[Entry]) -> Record:
    """The record of what stands, from what was stored."""
    agreed = json.loads(row.agreed or "")
    setup = SeasonSetup.from_data(agreed) if "year" in agreed else RaceSetup.from_data(agreed)
    origin, first = None, 0
    if row.origin_state is not None:
        first = row.origin_number or 0
        origin = {"rules_version": row.origin_rules, "state": row.origin_state.hex()}
    actions = standing(entry for entry in entries if entry.number > first)
    return Record(setup, int(row.seed or "0", 16), actions, driver_words(row), RULES_VERSION, origin)
