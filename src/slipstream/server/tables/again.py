"""Try again from here: a table of one's own where a finished race stands at one of its moments.

The luck is the same and so is everything up to that moment; what was hidden in the finished race is no secret
any more. Legends drive as they did; drivers of the same levels think anew, also in place of other people.
"""

from __future__ import annotations

import time

from slipstream.coach.walking import courses
from slipstream.core.rules import RULES_VERSION
from slipstream.records.record import Record
from slipstream.server.protocol.messages import Again
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.store import Entry, SeatRow, TableRow
from slipstream.server.tables.identity import clean_name, new_id, new_proof
from slipstream.server.tables.lobby import make_private
from slipstream.server.tables.table import Table


def moment_in(record: Record, wanted: Again) -> int:
    """The number of actions before the moment; RequestError if the seat had nothing to choose there."""
    if not 0 <= wanted.seat < record.setup.players:
        raise RequestError("no-such-seat")
    for course in courses(record, wanted.seat):
        if course.race == wanted.race and any(choice.index == wanted.moment for choice in course.choices):
            return course.first + wanted.moment
    raise RequestError("no-such-moment")


def again(old: TableRow, record: Record, absent: str, wanted: Again) -> tuple[Table, str]:
    """The new table, and what proves the seat of its only player."""
    until, now, token = moment_in(record, wanted), time.time(), new_proof()
    before = [Entry(at, *action, now) for at, action in enumerate(record.actions[:until], 1)]
    row = TableRow(
        new_id(), "running", old.wanted, RULES_VERSION, now, now,
        number=len(before), agreed=old.agreed, seed=old.seed,
        seats=[_seat(seat, wanted, token, absent) for seat in old.seats],
    )  # fmt: skip
    if record.origin is not None:  # the record itself begins in the middle
        row.origin_rules, row.origin_number = record.origin["rules_version"], 0
        row.origin_state = bytes.fromhex(record.origin["state"])
    table = Table(row, before)
    make_private(table)
    row.raced = len(table.game.results)
    table.history.accepted = before
    return table, token


def _seat(old: SeatRow, wanted: Again, token: str, absent: str) -> SeatRow:
    if old.seat == wanted.seat:
        name = old.name if wanted.name is None else clean_name(wanted.name)
        return SeatRow(
            old.seat, name, old.colour, "human", token, host=True, ready=True, handicap=old.handicap
        )
    driver = old.driver if old.kind == "driver" else absent
    return SeatRow(
        old.seat, old.name, old.colour, "driver", ready=True, driver=driver or absent, handicap=old.handicap
    )
