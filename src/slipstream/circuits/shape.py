"""The shape of a lap: how wide its bends are, where it crosses itself, where two roads come close."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from slipstream.circuits.outline import Course

STEP: Final = 0.5  # spaces between two samples
REACH: Final = 1.0  # a bend is looked at so far before and behind a place
STRANDS: Final = 4.0  # what is nearer along the road is the same piece of road
BRIDGE: Final = 3.5  # around a crossing the roads are near each other by right


@dataclass(frozen=True)
class Crossing:
    """Where the road crosses itself: the distances of both roads, and the angle between them in degrees."""

    under: float
    over: float
    angle: float

    def span(self, lane: float) -> tuple[float, float]:
        """The stretch of the upper road that is a bridge, on a road with lanes so wide (in spaces)."""
        reach = min(3.0, (lane + 0.25) / max(0.3, math.sin(math.radians(self.angle))) + 0.35 * lane)
        return self.over - reach, self.over + reach


@dataclass(frozen=True)
class Close:
    """The two places of the road that come closest without being a bridge, and how close."""

    room: float
    one: float
    two: float


def radius_at(course: Course, distance: float) -> float:
    """The radius of the bend around a place, in spaces, over two spaces of road; inf on a straight."""
    turned = abs(math.radians(course.turn_around(distance, REACH)))
    return 2 * REACH / turned if turned > 1e-9 else math.inf


class Profile:
    """How the heading of the lap changes, read once: the same as `radius_at`, for many places."""

    def __init__(self, course: Course, step: float = 0.25) -> None:
        self.length = course.length
        count = max(8, round(course.length / step))
        self.step = course.length / count
        heads = [course.at(self.step * index)[2] for index in range(count)]
        turns = [
            (heads[(index + 1) % count] - heads[index] + math.pi) % math.tau - math.pi
            for index in range(count)
        ]
        reach = max(1, round(REACH / self.step))
        self.turned = [  # radians over two spaces around each place, left positive
            sum(turns[(index + shift) % count] for shift in range(-reach, reach)) for index in range(count)
        ]
        self.reach = reach * self.step

    def radius(self, distance: float) -> float:
        """The radius of the bend around a place, in spaces."""
        turned = abs(self.turned[round(distance / self.step) % len(self.turned)])
        return 2 * self.reach / turned if turned > 1e-9 else math.inf


def tightest(course: Course) -> tuple[float, float]:
    """The smallest radius that a stretch of one space has, and where."""
    count = max(8, round(course.length / 0.25))
    step = course.length / count
    heads = [course.at(step * index)[2] for index in range(count)]
    turned = [abs((heads[(i + 4) % count] - heads[i] + math.pi) % math.tau - math.pi) for i in range(count)]
    sharpest = max(range(count), key=turned.__getitem__)
    if turned[sharpest] < 1e-9:
        return math.inf, 0.0
    return 4 * step / turned[sharpest], (sharpest + 2) * step % course.length


def crossings(course: Course) -> list[Crossing]:
    """Every place where the road crosses itself; the part that is driven later lies above."""
    count = max(8, math.ceil(course.length / STEP))
    step = course.length / count
    points = [course.at(step * index)[:2] for index in range(count)]
    found = []
    for one, two in _near_pairs(points, 2 * step):
        apart = min(two - one, count - two + one)
        if apart < 3:
            continue
        crossed = _crossing(points[one], points[(one + 1) % count], points[two], points[(two + 1) % count])
        if crossed is not None:
            a, b, angle = crossed
            found.append(Crossing((one + a) * step, (two + b) * step, angle))
    return sorted(found, key=lambda crossing: crossing.under)


def closest(course: Course, bridges: list[Crossing], most: float = 3.0) -> Close | None:
    """Where two pieces of road come closest, nearer than `most` spaces; None if nowhere."""
    count = max(8, math.ceil(course.length / STEP))
    step = course.length / count
    points = [course.at(step * index)[:2] for index in range(count)]
    best: Close | None = None
    for one, two in _near_pairs(points, most):
        a, b = one * step, two * step
        if min(b - a, course.length - b + a) < STRANDS:
            continue
        if any(_around(course, a, b, bridge) for bridge in bridges):
            continue
        room = math.dist(points[one], points[two])
        if room < (best.room if best is not None else most):
            best = Close(room, a, b)
    return best


def _around(course: Course, one: float, two: float, bridge: Crossing) -> bool:
    def near(a: float, b: float) -> bool:
        apart = abs(a - b) % course.length
        return min(apart, course.length - apart) < BRIDGE

    return (near(one, bridge.under) and near(two, bridge.over)) or (
        near(one, bridge.over) and near(two, bridge.under)
    )


def _near_pairs(points: list[tuple[float, float]], reach: float) -> list[tuple[int, int]]:
    """Pairs of points nearer than `reach`, the smaller number first."""
    cells: dict[tuple[int, int], list[int]] = defaultdict(list)
    found = []
    for index, (x, y) in enumerate(points):
        column, row = math.floor(x / reach), math.floor(y / reach)
        for near in ((column + i, row + j) for i in (-1, 0, 1) for j in (-1, 0, 1)):
            for other in cells.get(near, ()):
                if math.dist(points[other], (x, y)) < reach:
                    found.append((other, index))
        cells[column, row].append(index)
    return found


def _crossing(
    a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]
) -> tuple[float, float, float] | None:
    """Where two stretches cross, as parts of their length, and the angle between them."""
    rx, ry, sx, sy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross = rx * sy - ry * sx
    if abs(cross) < 1e-12:
        return None
    t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross
    u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross
    if not (0 <= t < 1 and 0 <= u < 1):
        return None
    angle = math.degrees(math.atan2(abs(cross), abs(rx * sx + ry * sy)))
    return t, u, angle
