"""New tables: a lobby with its host, and the first race."""

from __future__ import annotations

import time

from slipstream.core.rules import RULES_VERSION
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.store.store import TableRow
from slipstream.server.tables.identity import new_id
from slipstream.server.tables.lesson import RIVALS, SEED, lesson_setup, lesson_wanted
from slipstream.server.tables.lobby import add_driver, change_setup, join
from slipstream.server.tables.playing import start
from slipstream.server.tables.table import Table


def new_room(wanted: TableSetup) -> Table:
    """A lobby at which nobody sits yet."""
    now = time.time()
    row = TableRow(new_id(), "lobby", wanted.model_dump_json(), RULES_VERSION, created=now, updated=now)
    table = Table(row)
    change_setup(table, wanted)
    return table


def new_table(wanted: TableSetup, name: str, colour: str | None) -> tuple[Table, str]:
    """A lobby with its host, and what proves the host's seat."""
    table = new_room(wanted)
    _, token = join(table, name, colour)
    return table, token


def new_lesson(name: str) -> tuple[Table, str]:
    """The first race, on the grid, and what proves the seat of its only player."""
    colours = lesson_setup().colours
    table, token = new_table(lesson_wanted(), name, colours[0])
    for seat, manner in RIVALS.items():
        add_driver(table, "rookie", colours[seat], manner)
    start(table, lesson_setup(), SEED)
    return table, token
