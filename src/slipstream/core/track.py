"""The circuit as the rules see it: spaces, corner lines, sectors and the grid (TRACK).

Positions are *progress*: spaces since the start line, never wrapped (TRACK-5). Only blocking,
drawing and the lookups below care about the space, which is `progress % length`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

RACE_LINE: Final = 0  # spot R
OUTER: Final = 1  # spot O

MIN_LENGTH: Final = 20
MAX_LENGTH: Final = 400


class Corner:
    """One corner line: between `line - 1` and `line`, the first space beyond it (TRACK-4)."""

    def __init__(self, index: i64, id: str, name: str, line: i64, limit: i64, legend_zone: i64) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.line = line
        self.limit = limit
        self.legend_zone = legend_zone  # spaces between the Legend line and the corner line (TRACK-11)


class Track:
    """A loop of `length` spaces with its corner lines in driving order. Shared, never copied."""

    def __init__(
        self,
        id: str,
        name: str,
        length: int,
        laps: int,
        heat: int,
        stress: int,
        corners: list[Corner],
        grid: list[tuple[int, int]],
    ) -> None:
        self.id = id
        self.name = name
        self.length: i64 = length
        self.laps: i64 = laps
        self.heat: i64 = heat
        self.stress: i64 = stress
        self.corners = corners
        self.grid = grid  # (space, spot) of grid positions 1, 2, ... (SETUP-9)
        # For each space: the next corner line, the spaces still before it (TRACK-9) and the
        # sector it lies in, named by the corner that opens it (TRACK-10).
        self.next_corner: list[int] = []
        self.countdown: list[int] = []
        self.sector: list[int] = []
        for space in range(length):
            ahead = 0
            while ahead < len(corners) and corners[ahead].line <= space:
                ahead += 1
            nearest = corners[ahead % len(corners)]
            self.next_corner.append(ahead % len(corners))
            self.countdown.append(int(nearest.line - 1 - space) % length)
            self.sector.append((ahead - 1) % len(corners))

    def space(self, progress: i64) -> i64:
        """The space a car at `progress` stands in (TRACK-5)."""
        return progress % self.length

    def lap(self, progress: i64) -> i64:
        """The lap a car at `progress` is on, from 1; 0 on the grid (TRACK-5, TRACK-6)."""
        return progress // self.length + 1

    def finish(self, laps: i64) -> i64:
        """The progress that completes a race over so many laps (TRACK-6)."""
        return laps * self.length

    def legend_line(self, corner: Corner) -> i64:
        """The first space beyond the Legend line of a corner (TRACK-11)."""
        return self.space(corner.line - corner.legend_zone)

    def past_legend_line(self, space: i64) -> bool:
        """Between the Legend line and the corner line of the next corner? (TRACK-11)"""
        return self.countdown[space] < self.corners[self.next_corner[space]].legend_zone
