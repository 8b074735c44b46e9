"""From a drawing to points: where every space, spot and line of a circuit lies in a box."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from slipstream.circuits.drawing import Bend, Drawing, Mark, Straight

if TYPE_CHECKING:
    from slipstream.circuits.circuit import Circuit

LEFT: Final = 1
RIGHT: Final = -1


class Point(NamedTuple):
    """A point of the picture, y downwards; `heading` in degrees clockwise from east."""

    x: float
    y: float
    heading: float


@dataclass(frozen=True)
class Space:
    """One space: its centre, and the race-line spot and the outer spot (TRACK-2)."""

    index: int
    start: float  # distance of its two ends from the start line, along the drawing
    end: float
    centre: Point
    spots: tuple[Point, Point]
    side: int  # LEFT or RIGHT: where the race line is drawn

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2


@dataclass(frozen=True)
class Line:
    """A line across the track, `distance` along the drawing, from its left to its right end."""

    distance: float
    left: Point
    right: Point


class Course:
    """The centre line in units of one space, y upwards; a closing error is spread over the lap."""

    def __init__(self, drawing: Drawing) -> None:
        self._pieces: list[tuple[float, float, float, float, float]] = []  # at, x, y, heading, curvature
        at = x = y = 0.0
        heading = math.radians(drawing.heading)
        self.marks: list[tuple[Mark, float]] = []
        for step in drawing.path:
            if isinstance(step, Mark):
                self.marks.append((step, at))
                continue
            curvature = _curvature(step)
            self._pieces.append((at, x, y, heading, curvature))
            x, y, heading = _follow(x, y, heading, curvature, step.length)
            at += step.length
        self.length = at
        self.gap = math.hypot(x, y)
        self._shift = (-x / at, -y / at)
        cuts = [0.0, *(distance for _, distance in self.marks), at]
        self.bounds = [
            start + (end - start) * part / spaces
            for spaces, start, end in zip(drawing.sections, cuts, cuts[1:], strict=False)
            for part in range(spaces)
        ] + [at]

    def at(self, distance: float, offset: float = 0.0) -> tuple[float, float, float]:
        """x, y and heading (radians); `offset` to the left of the driving direction."""
        distance %= self.length
        low, high = 0, len(self._pieces)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self._pieces[middle][0] <= distance + 1e-9 else (low, middle)
        start, x, y, heading, curvature = self._pieces[low]
        x, y, heading = _follow(x, y, heading, curvature, distance - start)
        x += self._shift[0] * distance - offset * math.sin(heading)
        y += self._shift[1] * distance + offset * math.cos(heading)
        return x, y, heading

    def turn_around(self, distance: float, reach: float) -> float:
        """Degrees turned from `reach` before to `reach` after a point, left positive."""
        starts = [piece[0] for piece in self._pieces] + [self.length]
        turned = 0.0
        for lap in (-self.length, 0.0, self.length):
            for piece, start, end in zip(self._pieces, starts, starts[1:], strict=False):
                shared = min(end + lap, distance + reach) - max(start + lap, distance - reach)
                turned += max(0.0, shared) * piece[4]
        return math.degrees(turned)


@dataclass(frozen=True)
class Outline:
    """A circuit fitted into `width` x `height`; `scale` is one space, `lane` the width of one lane."""

    width: float
    height: float
    scale: float
    lane: float
    spaces: tuple[Space, ...]
    corner_lines: tuple[Line, ...]
    legend_lines: tuple[Line, ...]
    insides: tuple[int, ...]  # for each corner: LEFT or RIGHT as drawn
    course: Course
    origin: tuple[float, float]

    def at(self, distance: float, offset: float = 0.0) -> Point:
        """The point `distance` spaces along the drawing, `offset` units to the left of its middle."""
        return _place(self.course, self.scale, self.origin, distance, offset)

    def along(self, start: float, end: float, offset: float | Callable[[float], float] = 0.0) -> list[Point]:
        """Points close enough together for a smooth line from `start` to `end`."""
        count = max(2, math.ceil((end - start) / 0.12))
        steps = [start + (end - start) * i / count for i in range(count + 1)]
        return [self.at(s, offset(s) if callable(offset) else offset) for s in steps]


def extent(circuit: Circuit) -> tuple[float, float]:
    """Width and height of the centre line, in spaces."""
    left, right, bottom, top = _bounding_box(Course(circuit.drawing))
    return right - left, top - bottom


def outline(
    circuit: Circuit, width: float, height: float, *, pad: float = 34.0, lane: float | None = None
) -> Outline:
    """Fit a circuit into a box; `pad` is the room between the box and the middle of the track.

    `lane` is the width of one lane in picture units; by default it follows from the drawing.
    """
    course = Course(circuit.drawing)
    left, right, bottom, top = _bounding_box(course)
    room = max(width - 2 * pad, 1.0), max(height - 2 * pad, 1.0)
    scale = min(room[0] / max(right - left, 1e-6), room[1] / max(top - bottom, 1e-6))
    origin = (
        (width - scale * (right - left)) / 2 - left * scale,
        (height - scale * (top - bottom)) / 2 + top * scale,
    )
    lane_width = circuit.drawing.lane * scale if lane is None else lane
    insides = _insides(circuit, course)
    sides = _race_line_sides(circuit, insides)

    def at(distance: float, offset: float = 0.0) -> Point:
        return _place(course, scale, origin, distance, offset)

    def across(bound: int) -> Line:
        distance = course.bounds[bound]
        return Line(distance, at(distance, lane_width), at(distance, -lane_width))

    spaces = []
    for index, side in enumerate(sides):
        start, end = course.bounds[index], course.bounds[index + 1]
        middle = (start + end) / 2
        spots = at(middle, side * lane_width / 2), at(middle, -side * lane_width / 2)
        spaces.append(Space(index, start, end, at(middle), spots, side))
    corners = circuit.track.corners
    return Outline(
        width=width,
        height=height,
        scale=scale,
        lane=lane_width,
        spaces=tuple(spaces),
        corner_lines=tuple(across(int(corner.line)) for corner in corners),
        legend_lines=tuple(across(int(circuit.track.legend_line(corner))) for corner in corners),
        insides=insides,
        course=course,
        origin=origin,
    )


def _place(
    course: Course, scale: float, origin: tuple[float, float], distance: float, offset: float
) -> Point:
    x, y, heading = course.at(distance, offset / scale)
    return Point(origin[0] + x * scale, origin[1] - y * scale, -math.degrees(heading))


def _insides(circuit: Circuit, course: Course) -> tuple[int, ...]:
    """The inside of each corner as drawn: a drawing may be mirrored against the board."""
    sides = []
    for mark, distance in course.marks:
        turn = course.turn_around(distance, 1.0)
        if abs(turn) < 1:
            turn = course.turn_around(distance, 3.0)
        beyond = circuit.race_line[int(circuit.track.corners[mark.corner].line)]
        if mark.side is not None:
            sides.append(LEFT if mark.side == "left" else RIGHT)
        elif abs(turn) >= 1:
            sides.append(LEFT if turn > 0 else RIGHT)
        else:  # the line lies on a straight
            sides.append(LEFT if beyond == "left" else RIGHT)
    return tuple(sides)


def _race_line_sides(circuit: Circuit, insides: tuple[int, ...]) -> list[int]:
    """Where the race line is drawn: from a corner line on, on the inside of that corner (TRACK-3).

    A change of side between two corner lines in the circuit file is a change in the drawing too.
    """
    sides = []
    for space, sector in enumerate(circuit.track.sector):
        first = circuit.race_line[int(circuit.track.corners[sector].line)]
        sides.append(insides[sector] if circuit.race_line[space] == first else -insides[sector])
    return sides


def _curvature(step: Straight | Bend) -> float:
    return 0.0 if isinstance(step, Straight) else math.copysign(1 / step.radius, step.degrees)


def _follow(
    x: float, y: float, heading: float, curvature: float, distance: float
) -> tuple[float, float, float]:
    """Drive `distance` along a straight (curvature 0) or an arc."""
    if curvature == 0:
        return x + distance * math.cos(heading), y + distance * math.sin(heading), heading
    after = heading + curvature * distance
    x += (math.sin(after) - math.sin(heading)) / curvature
    y += (math.cos(heading) - math.cos(after)) / curvature
    return x, y, after


def _bounding_box(course: Course) -> tuple[float, float, float, float]:
    count = max(600, 4 * len(course.bounds))
    points = [course.at(course.length * i / count) for i in range(count)]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), max(xs), min(ys), max(ys)
