"""The drawing of a circuit: straights and bends in units of one space, cut by corner marks.

Positive degrees turn left, negative ones right. No coordinates: `outline` works them out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from slipstream.circuits.spline import Knot, Spline

WIDE_LANE: Final = 0.58  # of a space; for a drawn path, which leaves room beside the track
NARROW_LANE: Final = 0.45  # for a lap drawn from segments
LEAST_LANE: Final = 0.34  # however sharp the bends of a curve are


@dataclass(frozen=True)
class Straight:
    length: float


@dataclass(frozen=True)
class Bend:
    degrees: float
    radius: float

    @property
    def length(self) -> float:
        return abs(math.radians(self.degrees)) * self.radius


@dataclass(frozen=True)
class Mark:
    """Where a corner line crosses the track, and where its limit is shown.

    `badge` is "in" or "out" of the bend, `out` the distance from the track in spaces, `side` the
    inside of the bend as drawn; None leaves the choice to the drawing.
    """

    corner: int
    badge: str | None = None
    out: float | None = None
    side: str | None = None


Step = Straight | Bend | Mark


@dataclass(frozen=True)
class Thing:
    """Something beside the track, in spaces from the start line, x to the right, y upwards."""

    kind: str
    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Drawing:
    """A closed lap from the start line on; `sections` are the spaces between two marks."""

    heading: float  # at the start line, degrees anticlockwise from east
    path: tuple[Step, ...]
    sections: tuple[int, ...]
    lane: float  # width of one lane, in spaces
    land: str | None = None  # what lies around it; None leaves the choice to who draws
    scenery: tuple[Thing, ...] = ()

    @property
    def length(self) -> float:
        return sum(step.length for step in self.path if not isinstance(step, Mark))


def sections_of(length: int, lines: Iterable[int]) -> list[int]:
    """Spaces between start line, corner lines and start line (lines: first space beyond).

    >>> sections_of(69, [12, 33, 49, 57])
    [12, 21, 16, 8, 12]
    """
    cuts = [0, *lines, length]
    return [end - start for start, end in pairwise(cuts)]


def drawing_from(data: Mapping[str, Any]) -> Drawing:
    """The drawing of valid circuit data: its path, else its segments, else an oval."""
    length: int = data["length"]
    lines = [corner["line_after"] + 1 for corner in data["corners"]]
    drawn: Mapping[str, Any] = data.get("drawing", {})
    steps: list[Step]
    heading = float(drawn.get("heading", 0))
    scenery: list[Thing] = []
    if "points" in drawn:
        spline, start = spline_of(drawn)
        heading, arcs = spline.arcs(start, length)
        steps, lane = _curved([_turn(arc.length, arc.degrees) for arc in arcs], lines, drawn), WIDE_LANE
        scenery = _scenery(drawn, spline, start, length)
    elif "path" in drawn:
        steps, lane = _path(drawn["path"]), WIDE_LANE
    elif "segments" in data:
        segments = [_segment(row["spaces"], row["turn"]) for row in data["segments"]]
        steps, lane = _marked(segments, lines), NARROW_LANE
    else:
        steps, lane = _marked(_oval(length), lines), WIDE_LANE
    tightest = min((step.radius for step in steps if isinstance(step, Bend)), default=math.inf)
    return Drawing(
        heading=heading,
        path=tuple(_with_whole_turn(steps)),
        sections=tuple(sections_of(length, lines)),
        lane=max(min(lane, 0.75 * tightest), LEAST_LANE if "points" in drawn else 0.0),
        land=drawn.get("land"),
        scenery=tuple(scenery),
    )


def spline_of(drawn: Mapping[str, Any]) -> tuple[Spline, float]:
    """The curve through the points of a drawing, and where along it the start line lies."""
    return Spline([Knot(*map(float, row)) for row in drawn["points"]]), float(drawn.get("start", 0))


def _curved(arcs: list[Straight | Bend], lines: list[int], drawn: Mapping[str, Any]) -> list[Step]:
    """Two arcs for every space, and the corner marks between the spaces."""
    badges = drawn.get("badges", [])
    steps: list[Step] = []
    for number, arc in enumerate(arcs):
        if number % 2 == 0 and number // 2 in lines:
            corner = lines.index(number // 2)
            badge = badges[corner] if corner < len(badges) else "auto"
            steps.append(Mark(corner, None if badge == "auto" else badge))
        steps.append(arc)
    return steps


def _turn(length: float, degrees: float) -> Straight | Bend:
    return Bend(degrees, length / abs(math.radians(degrees))) if degrees else Straight(length)


def _scenery(drawn: Mapping[str, Any], spline: Spline, start: float, length: int) -> list[Thing]:
    """What stands beside a drawn curve, seen from its start line."""
    x0, y0, _ = spline.at(spline.distance(start))
    unit = spline.length / length
    return [
        Thing(row["kind"], (row["x"] - x0) / unit, (y0 - row["y"]) / unit, float(row.get("size", 1)))
        for row in drawn.get("scenery", [])
    ]


def total_turn(steps: Iterable[Step]) -> float:
    """Degrees turned over the lap, left positive."""
    return sum(step.degrees for step in steps if isinstance(step, Bend))


def _path(rows: list[dict[str, Any]]) -> list[Step]:
    steps: list[Step] = []
    corner = 0
    for row in rows:
        if "corner" in row:
            steps.append(Mark(corner, row.get("badge"), row.get("out"), row.get("side")))
            corner += 1
        elif "go" in row:
            steps.append(Straight(float(row["go"])))
        else:
            steps.append(Bend(float(row["turn"]), float(row["r"])))
    return steps


def _segment(length: float, degrees: float) -> Straight | Bend:
    if abs(degrees) < 0.01:
        return Straight(length)
    return Bend(degrees, length / abs(math.radians(degrees)))


def _oval(length: int) -> list[Straight | Bend]:
    """Two straights and two half circles, all of the same length, driven clockwise."""
    quarter = length / 4
    half_circle = _segment(quarter, -180)
    return [Straight(quarter / 2), half_circle, Straight(quarter), half_circle, Straight(quarter / 2)]


def _marked(segments: list[Straight | Bend], lines: list[int]) -> list[Step]:
    """Cut segments that are measured in spaces at the corner lines and put the marks there."""
    steps: list[Step] = []
    done = 0.0
    corner = 0
    for segment in segments:
        left = segment.length
        while corner < len(lines) and lines[corner] < done + left - 1e-6:
            part = lines[corner] - done
            if part > 1e-6:
                steps.append(_part(segment, part))
                left -= part
                done += part
            steps.append(Mark(corner))
            corner += 1
        steps.append(_part(segment, left))
        done += left
    return steps


def _part(segment: Straight | Bend, length: float) -> Straight | Bend:
    if isinstance(segment, Straight):
        return Straight(length)
    return Bend(segment.degrees * length / segment.length, segment.radius)


def _with_whole_turn(steps: list[Step]) -> list[Step]:
    """Bend every step a little so that the lap ends in the direction it began."""
    turned = total_turn(steps)
    rest = 360 * round(turned / 360) - turned
    if abs(rest) < 0.01:
        return steps
    whole = sum(step.length for step in steps if not isinstance(step, Mark))
    bent: list[Step] = []
    for step in steps:
        if isinstance(step, Mark):
            bent.append(step)
        else:
            degrees = step.degrees if isinstance(step, Bend) else 0.0
            bent.append(_segment(step.length, degrees + rest * step.length / whole))
    return bent
