"""From a stroke to a circuit: smooth points, corners where it bends, a start line on a straight."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from slipstream.circuits.circuit_file import FORMAT, GRID_PLACES, MAX_CORNERS
from slipstream.circuits.drawing import Drawing, Straight, drawing_from
from slipstream.circuits.inspection import STRANDS_AMBER, suggested_limit
from slipstream.circuits.outline import Course
from slipstream.circuits.shape import Profile, closest, crossings
from slipstream.circuits.spline import Knot, Spline

SPACE: Final = 43.0  # a space in the units of a drawing
FEWEST, MOST = 48, 110  # spaces of a stroke
EASY, HARD = 54, 69  # what is usual
SAMPLES: Final = 240
LEAST_RADIUS: Final = 1.05  # spaces; sharper bends are rounded
MAX_KNOTS: Final = 24
BEND: Final = 3.2  # spaces: a wider bend is no corner
APART: Final = 5  # spaces between two corner lines
MOST_CORNERS: Final = 8
LONG: Final = 30  # spaces: a longer way without a corner gets one
LEGEND: Final = 3  # a Legend line lies the limit and so many spaces before its corner line
STRAIGHT: Final = 5.5  # spaces: a wider bend is as good as straight

Spot = tuple[float, float]


def circuit_of_stroke(stroke: Sequence[Spot], name: str, spaces: int | None = None) -> dict[str, Any]:
    """The data of a circuit that follows a stroke; ValueError if it is too short to be one."""
    points = _even(_closed(stroke), SAMPLES)
    long = _length(points)
    if not long > 20:
        raise ValueError("stroke-short")
    wanted = spaces or max(EASY, min(HARD, round(long / SPACE)))
    grown = wanted * SPACE / long
    middle = sum(x for x, _ in points) / SAMPLES, sum(y for _, y in points) / SAMPLES
    points = [(middle[0] + grown * (x - middle[0]), middle[1] + grown * (y - middle[1])) for x, y in points]
    points = _rounded(points, LEAST_RADIUS * SPACE)
    knots = knots_of(points)
    spline = Spline(knots)
    while spaces is None and wanted < MOST and _crowded(spline, wanted):
        wanted += 5  # smaller spaces make a narrower road
    return circuit_of_knots(knots, wanted, name)


def circuit_of_knots(knots: Sequence[Knot], spaces: int, name: str) -> dict[str, Any]:
    """The data of a circuit on a curve: start line, corners and limits as the curve suggests them."""
    spline = Spline(knots)
    heading, arcs = spline.arcs(0.0, spaces)
    steps = tuple(_step(arc.length, arc.degrees) for arc in arcs)
    profile = Profile(Course(Drawing(heading, steps, (spaces,), 0.58)))
    scale = spaces / profile.length
    peaks = [peak * scale for peak in bends(profile)]
    start = start_of(profile, peaks, spaces)
    corners: list[dict[str, Any]] = []
    for peak in sorted((peak - start) % spaces for peak in peaks):
        line = round(peak) - 1
        if corners and line - corners[-1]["line_after"] < APART - 1:
            continue
        if not 1 <= line < spaces - GRID_PLACES // 2 - 1 or len(corners) == MAX_CORNERS:
            continue
        limit = suggested_limit(profile.radius((peak + start) / scale))
        corners.append({"line_after": line, "limit": limit})
    if not corners:
        corners.append({"line_after": spaces // 2, "limit": 4})
    place = spline.place(start / spaces * spline.length)
    return completed(
        {
            "format": FORMAT,
            "id": slug_of(name),
            "name": name,
            "length": spaces,
            "laps": laps_for(spaces),
            "heat": 6,
            "stress": 3,
            "corners": corners,
            "drawing": {
                "start": round(place, 4),
                "points": [row_of(knot) for knot in knots],
                "land": "plain",
            },
        }
    )


def laps_for(spaces: int) -> int:
    """How often a lap is driven so that a race is about as long as those of the box."""
    return max(1, min(20, round(150 / spaces)))


def row_of(knot: Knot) -> list[float]:
    """A point as a circuit file has it."""
    row = [round(knot.x, 1), round(knot.y, 1), round(knot.hx, 1), round(knot.hy, 1)]
    return row if abs(knot.back - 1) < 0.005 else [*row, round(knot.back, 3)]


def slug_of(name: str) -> str:
    """A short name for a file: what is left of a name in small plain letters."""
    import unicodedata

    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    slug = "-".join("".join(c if c.isalnum() else " " for c in plain).split())[:40].strip("-")
    return slug or "circuit"


def completed(source: Mapping[str, Any]) -> dict[str, Any]:
    """The same data with what follows where it says nothing: Legend lines, and the race line (TRACK-3).

    A Legend line lies the limit and three spaces before its corner, at most at the line before (TRACK-11);
    the race line runs on the inside of the corner just passed.
    """
    data = dict(source)
    length = data["length"]
    corners = [dict(corner) for corner in data["corners"]]
    for index, corner in enumerate(corners):
        corner.setdefault("id", f"C{index + 1}")
        since = (corner["line_after"] - corners[index - 1]["line_after"]) % length or length
        zone = min(corner["limit"] + LEGEND, since)
        corner.setdefault("legend_line_after", (corner["line_after"] - zone) % length)
    data["corners"] = corners
    if "race_line" not in data and "points" in data.get("drawing", {}):
        data["race_line"] = _race_line(data)
    return data


def _race_line(data: Mapping[str, Any]) -> list[dict[str, Any]]:
    course = Course(drawing_from(data))
    length, corners = data["length"], data["corners"]
    sides = ["left" if course.turn_around(distance, 1.5) > 0 else "right" for _, distance in course.marks]
    if len(set(sides)) == 1:
        return [{"from": 0, "to": length - 1, "side": sides[0]}]
    rows: list[dict[str, Any]] = []
    for index, side in enumerate(sides):
        last = corners[(index + 1) % len(corners)]["line_after"]
        if rows and rows[-1]["side"] == side:
            rows[-1]["to"] = last
        else:
            rows.append({"from": corners[index]["line_after"] + 1, "to": last, "side": side})
    if len(rows) > 1 and rows[0]["side"] == rows[-1]["side"]:
        rows[0]["from"] = rows.pop()["from"]
    return rows


def bends(profile: Profile) -> list[float]:
    """Where corner lines belong: the sharpest place of every bend, at least five spaces apart."""
    count, step = len(profile.turned), profile.step
    turned = [abs(turn) for turn in profile.turned]
    order = sorted(range(count), key=lambda index: (-turned[index], index))
    found: list[float] = []
    for index in order:
        at = index * step
        radius = 2 * profile.reach / turned[index] if turned[index] > 1e-9 else math.inf
        if (radius > BEND and len(found) >= 2) or len(found) >= MOST_CORNERS:
            break
        apart = APART + 1 if radius <= BEND else profile.length / 4
        if all(_between(profile.length, at, other) >= apart for other in found):
            found.append(at)
    return _filled(turned, step, found)


def _filled(turned: Sequence[float], step: float, found: list[float]) -> list[float]:
    """The same with a corner in the sharpest place of every long way without one."""
    count, whole = len(turned), len(turned) * step
    while len(found) < MOST_CORNERS:
        ends = sorted(found)
        before, gap = max(
            (
                (one, (two - one) % whole or whole)
                for one, two in zip(ends, [*ends[1:], ends[0]], strict=True)
            ),
            key=lambda pair: pair[1],
        )
        if gap <= LONG:
            break
        reach = range(round((before + 0.25 * gap) / step), round((before + 0.75 * gap) / step))
        found = [*found, max(reach, key=lambda index: turned[index % count]) % count * step]
    return found


def start_of(profile: Profile, peaks: Sequence[float], spaces: int) -> float:
    """The start line, in spaces: the middle of the longest straight with room for the grid behind it."""
    scale = spaces / profile.length
    ordered = sorted(peaks) or [0.0]
    best, chosen = -math.inf, 0.0
    behind, ahead = GRID_PLACES // 2 + 2.5, 3.0
    for before, after in zip(ordered, [*ordered[1:], ordered[0] + spaces], strict=True):
        room = after - before - behind - ahead
        if room < 0:
            worth, at = room - 100, before + behind
        else:
            at, straight = _straightest(profile, before + behind, after - ahead, scale)
            worth = straight + 0.05 * room
        if worth > best:
            best, chosen = worth, at
    return chosen % spaces


def _straightest(profile: Profile, low: float, high: float, scale: float) -> tuple[float, float]:
    """The middle of the longest straight part of a stretch, and how long it is."""
    best, middle, run = 0.0, (low + high) / 2, 0.0
    at = low - 3.0
    while at < high + 3.0:
        run = run + 0.25 if profile.radius(at / scale) > STRAIGHT else 0.0
        centre = at - run / 2
        if run > best and low <= centre <= high:
            best, middle = run, centre
        at += 0.25
    return middle, best


def _between(length: float, one: float, two: float) -> float:
    apart = abs(one - two) % length
    return min(apart, length - apart)


def _step(length: float, degrees: float) -> Any:
    from slipstream.circuits.drawing import Bend

    return Bend(degrees, length / abs(math.radians(degrees))) if degrees else Straight(length)


def _crowded(spline: Spline, spaces: int) -> bool:
    heading, arcs = spline.arcs(0.0, spaces)
    course = Course(Drawing(heading, tuple(_step(arc.length, arc.degrees) for arc in arcs), (spaces,), 0.58))
    close = closest(course, crossings(course))
    return close is not None and close.room < STRANDS_AMBER + 0.2


# Strokes


def _closed(stroke: Sequence[Spot]) -> list[Spot]:
    """A stroke whose end meets its start: where both overlap, the rest is left out."""
    points = [stroke[0]]
    for point in stroke[1:]:
        if math.dist(points[-1], point) > 0.5:
            points.append(point)
    if len(points) < 8:
        raise ValueError("stroke-short")
    points = _even(points, SAMPLES, closed=False)
    part = SAMPLES // 5
    pairs = ((i, j) for i in range(part) for j in range(SAMPLES - part, SAMPLES))
    i, j = min(
        pairs, key=lambda pair: math.dist(points[pair[0]], points[pair[1]]) + 0.3 * (pair[0] - pair[1])
    )
    return points[i : j + 1]


def _length(points: Sequence[Spot]) -> float:
    return sum(math.dist(one, two) for one, two in zip(points, [*points[1:], points[0]], strict=True))


def _even(points: Sequence[Spot], count: int, closed: bool = True) -> list[Spot]:
    """The same line by `count` points at equal distances."""
    ring = [*points, points[0]] if closed else list(points)
    measures = [0.0]
    for one, two in itertools.pairwise(ring):
        measures.append(measures[-1] + math.dist(one, two))
    found, at = [], 0
    for index in range(count):
        wanted = measures[-1] * index / (count if closed else count - 1)
        while at + 2 < len(measures) and measures[at + 1] < wanted:
            at += 1
        step = measures[at + 1] - measures[at]
        part = min(1.0, (wanted - measures[at]) / step) if step > 0 else 0.0
        (ax, ay), (bx, by) = ring[at], ring[at + 1]
        found.append((ax + part * (bx - ax), ay + part * (by - ay)))
    return found


def _rounded(points: list[Spot], radius: float) -> list[Spot]:
    """The same loop without the tremble of a hand and without bends sharper than `radius`.

    Everything is smoothed a little, sharp places again and again; the loop keeps its length.
    """
    long = _length(points)
    for turn in range(160):
        count = len(points)
        sharp = [turn < 6] * count
        for index in range(count):
            if _radius(points, index) < radius:
                for shift in range(-5, 6):
                    sharp[(index + shift) % count] = True
        if not any(sharp):
            break
        points = [
            (
                (points[index - 1][0] + 2 * x + points[(index + 1) % count][0]) / 4,
                (points[index - 1][1] + 2 * y + points[(index + 1) % count][1]) / 4,
            )
            if sharp[index]
            else (x, y)
            for index, (x, y) in enumerate(points)
        ]
        if turn % 4 == 3:
            points = _even(points, count)
    points = _even(points, len(points))
    grown = long / _length(points)
    cx, cy = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    return [(cx + grown * (x - cx), cy + grown * (y - cy)) for x, y in points]


def _radius(points: Sequence[Spot], index: int, reach: int = 2) -> float:
    (ax, ay), (bx, by) = points[index - reach], points[index]
    cx, cy = points[(index + reach) % len(points)]
    cross = abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
    sides = math.dist((ax, ay), (bx, by)) * math.dist((bx, by), (cx, cy)) * math.dist((ax, ay), (cx, cy))
    return sides / (2 * cross) if cross > 1e-9 else math.inf


def knots_of(points: Sequence[Spot], most: int = MAX_KNOTS) -> list[Knot]:
    """Points with handles whose curve follows a smooth loop: more of them where it bends."""
    count, long = len(points), _length(points)
    step = long / count
    weight = [step / (5.5 * SPACE) + step / _radius(points, index, 3) / 0.95 for index in range(count)]
    smooth = [sum(weight[(index + shift) % count] for shift in range(-3, 4)) / 7 for index in range(count)]
    total = sum(smooth)
    wanted = max(6, min(most, round(total)))
    chosen: list[int] = []
    done = 0.0
    for index in range(count):
        if done >= len(chosen) * total / wanted and len(chosen) < wanted:
            chosen.append(index)
        done += smooth[index]
    knots = []
    for number, index in enumerate(chosen):
        ahead = ((chosen[(number + 1) % len(chosen)] - index) % count) * step
        behind = ((index - chosen[number - 1]) % count) * step
        (ax, ay), (bx, by) = points[index - 2], points[(index + 2) % count]
        along = math.dist((ax, ay), (bx, by)) or 1.0
        x, y = points[index]
        reach = ahead / 3
        knots.append(Knot(x, y, (bx - ax) / along * reach, (by - ay) / along * reach, behind / ahead))
    return knots
