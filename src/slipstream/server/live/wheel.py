"""Automated drivers who answer at once: they drive in short turns between which everybody else is served.

What one visitor has set going, at however many tables, takes turns with what others have. After each turn the
process is left to the others for as long, and after a stretch of answers these are stored and told.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from slipstream.server.tables.driving import at_rest, drive_some
from slipstream.server.tables.fair import Fair, visitor
from slipstream.server.tables.table import Table

TURN_SECONDS: Final = 0.002
STRETCH: Final = 60  # answers: some rounds
MOST_TABLES: Final = 1_000_000


class Wheel:
    """Drives at all tables of a process."""

    def __init__(self) -> None:
        self.fair = Fair(1, MOST_TABLES, MOST_TABLES)  # one waits for each table

    async def drive(self, table: Table) -> bool:
        """A stretch of answers, or until the game rests; is there anything new?"""
        left = STRETCH
        while left and not at_rest(table):
            async with self.fair.turn(visitor.get() or table.id):
                began = time.perf_counter()
                left -= drive_some(table, TURN_SECONDS, left)
                if left and not at_rest(table):
                    await asyncio.sleep(time.perf_counter() - began)
        return left < STRETCH
