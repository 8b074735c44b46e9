"""A lap drawn by points with handles: one closed curve, divided into spaces of equal length.

Coordinates are those of a picture, y downwards, in any unit: one space is the length of the curve divided by
the spaces of the lap. `web/src/studio/spline.ts` is this file line by line, for what is drawn while a finger
drags; a test holds the one against the other.
"""

from __future__ import annotations

import itertools
import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SAMPLES: Final = 48  # of the curve between two points
DIGITS: Final = 5  # of what is told of an arc: a hundred thousandth of a space
STRAIGHT: Final = 0.02  # degrees: less is no bend
SHARPEST: Final = 2.6  # half of what an arc may turn, in radians: it never becomes a whole circle

Spot = tuple[float, float]


@dataclass(frozen=True)
class Knot:
    """A point of the curve and its handle: the curve leaves towards (hx, hy) and comes from the other side,
    from a handle `back` times as long."""

    x: float
    y: float
    hx: float
    hy: float
    back: float = 1.0


@dataclass(frozen=True)
class Arc:
    """A piece of the lap in spaces and degrees, left positive; 0 degrees is a straight."""

    length: float
    degrees: float


class Spline:
    """The closed curve through some knots, measured along its way."""

    def __init__(self, knots: Sequence[Knot]) -> None:
        self.knots = list(knots)
        self.pieces = [_piece(one, two) for one, two in zip(knots, [*knots[1:], knots[0]], strict=True)]
        self.measures = [0.0]
        x, y = knots[0].x, knots[0].y
        for piece in self.pieces:
            for step in range(1, SAMPLES + 1):
                nx, ny = _on(piece, step / SAMPLES)
                self.measures.append(self.measures[-1] + math.hypot(nx - x, ny - y))
                x, y = nx, ny
        self.length = self.measures[-1]

    def distance(self, place: float) -> float:
        """How far along the curve a place lies: the number of a point and the part of the way to the next."""
        at = (place % len(self.pieces)) * SAMPLES
        low = min(int(at), len(self.measures) - 2)
        return self.measures[low] + (self.measures[low + 1] - self.measures[low]) * (at - low)

    def place(self, distance: float) -> float:
        """The place that lies so far along the curve: `distance` turned round."""
        distance %= self.length
        low = min(bisect_right(self.measures, distance), len(self.measures) - 1) - 1
        step = self.measures[low + 1] - self.measures[low]
        return (low + ((distance - self.measures[low]) / step if step > 0 else 0.0)) / SAMPLES

    def at(self, distance: float) -> tuple[float, float, float]:
        """x, y and direction (radians, y upwards) so far along the curve."""
        place = self.place(distance)
        index = min(int(place), len(self.pieces) - 1)
        piece, part = self.pieces[index], place - index
        x, y = _on(piece, part)
        ahead, behind = _on(piece, min(part + 0.002, 1.0)), _on(piece, max(part - 0.002, 0.0))
        return x, y, math.atan2(behind[1] - ahead[1], ahead[0] - behind[0])

    def arcs(self, start: float, spaces: int) -> tuple[float, list[Arc]]:
        """The lap from the start line on: its heading there in degrees, and two arcs for every space.

        Both arcs of a space meet the curve at its ends, with its direction: nothing adds up over a lap.
        """
        first, unit = self.distance(start), self.length / spaces
        bounds = [self.at(first + unit * space) for space in range(spaces)]
        bounds.append(bounds[0])
        found: list[Arc] = []
        for (x0, y0, h0), (x1, y1, h1) in itertools.pairwise(bounds):
            found += _biarc((x1 - x0) / unit, (y0 - y1) / unit, h0, h1)
        return round(math.degrees(bounds[0][2]), DIGITS), found


def _piece(one: Knot, two: Knot) -> tuple[Spot, Spot, Spot, Spot]:
    back = two.back
    return (
        (one.x, one.y),
        (one.x + one.hx, one.y + one.hy),
        (two.x - two.hx * back, two.y - two.hy * back),
        (two.x, two.y),
    )


def _on(piece: tuple[Spot, Spot, Spot, Spot], part: float) -> Spot:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = piece
    rest = 1 - part
    a, b, c, d = rest**3, 3 * rest * rest * part, 3 * rest * part * part, part**3
    return a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy


def _biarc(x: float, y: float, start: float, end: float) -> list[Arc]:
    """Two arcs of equal tangents from (0, 0) to (x, y), y upwards, from one direction into another."""
    ux, uy, vx, vy = math.cos(start), math.sin(start), math.cos(end), math.sin(end)
    chord = x * x + y * y
    both = x * (ux + vx) + y * (uy + vy)
    even = 2 * (1 - (ux * vx + uy * vy))
    if even < 1e-9:  # the directions are equal
        along = x * vx + y * vy
        reach = chord / (4 * along) if along > 1e-9 else math.sqrt(chord) / 2
    else:
        reach = (math.sqrt(both * both + even * chord) - both) / even
    reach = max(reach, 1e-6)
    mx = (x + reach * (ux - vx)) / 2
    my = (y + reach * (uy - vy)) / 2
    return [_arc(mx, my, start), _arc_into(x - mx, y - my, end)]


def _arc(x: float, y: float, heading: float) -> Arc:
    """The arc that begins in a direction and ends at (x, y)."""
    turned = 2 * _between(math.atan2(y, x) - heading)
    return _told(math.hypot(x, y), turned)


def _arc_into(x: float, y: float, heading: float) -> Arc:
    """The arc that ends in a direction at (x, y)."""
    turned = 2 * _between(heading - math.atan2(y, x))
    return _told(math.hypot(x, y), turned)


def _told(chord: float, turned: float) -> Arc:
    half = max(-SHARPEST, min(SHARPEST, turned / 2))
    length = chord if abs(half) < 1e-6 else chord * half / math.sin(half)
    degrees = math.degrees(2 * half)
    return Arc(round(length, DIGITS), 0.0 if abs(degrees) < STRAIGHT else round(degrees, DIGITS))


def _between(angle: float) -> float:
    """The same direction, between minus and plus half a turn."""
    return (angle + math.pi) % math.tau - math.pi
