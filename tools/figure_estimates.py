"""What the pages of the published figures share: estimates of a cell, and tables of Markdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from figure_cells import SEED, Cell, Row, read_cell

from slipstream.drivers import UnknownDriverError
from slipstream.lab.statistics import Interval, interval, mean, share_interval

HEAD: Final = "<!-- Written by tools/figures.py from docs/figures: change those, not this file. -->\n\n"
HOW: Final = f"""\
Every number is an estimate with its 95 % interval in brackets, from races of six cars in blocks: one circuit,
one seed, once from each of the six rotations of a random grid. The block is the unit of the bootstrap behind
the intervals ([laboratory.md](laboratory.md) tells more); *n* counts races. All cells have seed {SEED}, so
drivers meet equal luck on a circuit. Raw summaries, one line per block, are in [figures](figures);
`tools/figures.py --minutes 20` runs what is missing and writes this page again.
"""


class Found:
    """The blocks of a cell, if it can be raced and some are there."""

    def __init__(self, cell: Cell, folder: Path) -> None:
        self.cell = cell
        try:
            self.rows, self.current = read_cell(cell, folder)
        except UnknownDriverError:
            self.rows, self.current = [], True

    @property
    def races(self) -> int:
        return sum(row.races for row in self.rows)

    @property
    def note(self) -> str:
        """What a reader has to know about it."""
        if not self.current:
            return "older drivers"
        return "" if self.races >= self.cell.wanted else f"{self.cell.wanted} wanted"

    def column(self, value: Callable[[Row], float]) -> list[list[float]]:
        return [[value(row) for row in self.rows]]

    def average(self, value: Callable[[Row], float]) -> tuple[float, Interval]:
        """A mean over blocks with its interval."""
        column = self.column(value)
        return mean(column[0]), interval(column, SEED)

    def share(self, value: Callable[[Row], float]) -> tuple[float, Interval]:
        """The same for a share."""
        column = self.column(value)
        return mean(column[0]), share_interval(column, interval(column, SEED))

    def wins(self) -> tuple[float, Interval]:
        """In percent."""
        found, (low, high) = self.share(lambda row: row.wins / row.races)
        return 100 * found, (100 * low, 100 * high)


def table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table of Markdown; every column but the first is a number."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (heads, rule, *lines)) + "\n"


def estimate(found: tuple[float, Interval], digits: int) -> str:
    """A number with its interval."""
    value, (low, high) = found
    return f"{value:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]"


def reached(value: float, least: float) -> str:
    """A goal, and whether the estimate reaches it."""
    return f"{least:g} {'✓' if value >= least else '✗'}"


def notes(folder: Path, page: str) -> str:
    """What people wrote about the figures: docs/figures/PAGE-notes.md."""
    path = folder / f"{page}-notes.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""
