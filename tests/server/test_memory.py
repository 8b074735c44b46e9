"""What a live race takes of the memory, besides its connections."""

from __future__ import annotations

import gc
import random
import tracemalloc
from typing import Final

from slipstream.server.protocol.messages import TableSetup
from slipstream.server.tables.lobby import join
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import answer, start
from slipstream.server.tables.table import Table
from slipstream.server.tables.updates import hello, updates

MOST: Final = 90 * 1024  # bytes
RACES: Final = 6
ANSWERS: Final = 40


def racing() -> Table:
    """A race of six people, a while after its start, as they were told of it."""
    table, _token = new_table(TableSetup(cars=6, empty="nobody"), "Ann", None)
    for number in range(5):
        join(table, f"Guest {number}", None)
    for seat in table.row.seats:
        seat.ready = True
    start(table)
    hello(table, 0)
    table.stored()
    luck = random.Random(1)
    for _ in range(ANSWERS):
        decision = luck.choice(table.pending())
        answer(table, decision.seat, int(decision.id), luck.randrange(len(decision.options)))
        updates(table, range(6))
        table.stored()
    return table


def test_a_live_race_is_small() -> None:
    kept = [racing()]  # what all of them share is there now
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept += [racing() for _ in range(RACES)]
        gc.collect()
        each = (tracemalloc.get_traced_memory()[0] - before) / RACES
    finally:
        tracemalloc.stop()
    assert len(kept) == 1 + RACES
    assert each < MOST, f"{each / 1024:.0f} kB"
