"""The drawing in a circuit file: turtle path, section sizes, segments; and whether the lap closes."""

from __future__ import annotations

import math
from typing import Any, Final

from slipstream.circuits.checking import Table
from slipstream.circuits.drawing import Mark, drawing_from, sections_of, spline_of
from slipstream.circuits.outline import Course
from slipstream.circuits.problems import Problem, shown
from slipstream.core.track import MAX_LENGTH

SIDES: Final = ("left", "right")
BADGES: Final = ("auto", "in", "out")
MAX_STEPS: Final = 400
LONGEST: Final = 3  # how long a space may be drawn, on the average, in spaces
ODD_DEGREES: Final = 45  # how far the turns of a lap may be from a whole turn
ODD_PART: Final = 5  # a gap of at most one part in five of the lap is evened out
MIN_POINTS: Final = 3
MAX_POINTS: Final = 60
FARTHEST: Final = 100_000  # of a coordinate
LANDS: Final = ("plain", "mesa", "vineyard", "airfield", "lake")
THINGS: Final = ("tree", "cypress", "lake", "rocks", "stand", "house", "lighthouse", "boat")
MAX_THINGS: Final = 300
SHARPEST: Final = 0.05  # spaces: a smaller radius is no bend of a road
KEYS: Final = ("heading", "sections", "path", "points", "start", "badges", "land", "scenery")


def check_drawing(top: Table, length: int | None, lines: list[int | None]) -> None:
    """The turtle path and the section sizes, as far as they can be checked one by one."""
    if "drawing" not in top.data:
        return
    data = top.table(top.data["drawing"], "drawing", "")
    if data is None:
        return
    drawing = Table(data, "drawing", top.problems, (), KEYS)
    drawing.number("heading", -360, 360)
    drawing.choice("land", LANDS)
    _points(drawing, len(lines))
    sections = drawing.rows("sections", 2, MAX_STEPS, "numbers")
    if sections is not None and length is not None and lines and None not in lines:
        expected = sections_of(length, [line + 1 for line in lines if line is not None])
        if sections != expected or not all(type(size) is int for size in sections):
            drawing.note("sections", value=shown(sections), expected=shown(expected))
    path = drawing.rows("path", 2, MAX_STEPS, "steps")
    if path is not None:
        _path(drawing, path, len(lines))


def _points(drawing: Table, corners: int) -> None:
    """A curve by points with handles, and what else only such a drawing has."""
    points = drawing.rows("points", MIN_POINTS, MAX_POINTS, "points")
    if points is None:
        for name in ("start", "badges", "scenery"):
            if name in drawing.data and "points" not in drawing.data:
                drawing.note("needs_points", name=name)
        return
    places: list[tuple[float, float]] = []
    for number, value in enumerate(points, start=1):
        sound = (
            isinstance(value, list)
            and len(value) in (4, 5)
            and all(type(part) in (int, float) and -FARTHEST <= part <= FARTHEST for part in value)
            and (len(value) == 4 or 0.02 <= value[4] <= 50)
        )
        if not sound:
            drawing.note("point", number=number, value=shown(value))
            return
        beside = places[-1:] + ([places[0]] if number == len(points) else [])
        if (value[0], value[1]) in beside:
            drawing.note("point_repeated", number=number, value=shown(value[:2]))
            return
        places.append((value[0], value[1]))
    drawing.number("start", 0, len(points))
    badges = drawing.rows("badges", 0, 12, "badges")
    if badges is not None and (len(badges) > corners or any(badge not in BADGES for badge in badges)):
        drawing.note("badges", choices=", ".join(BADGES), value=shown(badges), most=corners)
    for number, value in enumerate(drawing.rows("scenery", 0, MAX_THINGS, "things") or [], start=1):
        where = f"scenery {number}"
        data = drawing.table(value, "thing", where)
        if data is None:
            continue
        thing = Table(data, where, drawing.problems, ("kind", "x", "y"), ("size",))
        thing.choice("kind", THINGS)
        thing.number("x", -FARTHEST, FARTHEST)
        thing.number("y", -FARTHEST, FARTHEST)
        thing.number("size", 0.3, 4)


def _nothing_drawn(drawing: Table, start: str, end: str) -> None:
    """Two marks on one spot; no name is the start line."""
    between = {(True, True): "corners", (False, True): "start", (True, False): "end"}
    kind = between.get((bool(start), bool(end)), "nowhere")
    drawing.note("path_empty", start=start, end=end, between=kind)


def _path(drawing: Table, path: list[Any], corners: int) -> None:
    marked: list[str] = []
    since = ""  # the corner before; at first the start line
    drawn = False
    for number, value in enumerate(path, start=1):
        where = f"drawing step {number}"
        data = drawing.table(value, "step", where)
        if data is None:
            continue
        if "corner" in data:
            mark = Table(data, where, drawing.problems, ("corner",), ("badge", "out", "side"))
            mark.choice("badge", ("in", "out"))
            mark.number("out", 0, 20)
            mark.choice("side", SIDES)
            corner = data["corner"] if isinstance(data["corner"], str) else shown(data["corner"])
            if not drawn:
                _nothing_drawn(drawing, since, corner[:40])
            marked.append(corner[:40])
            since, drawn = marked[-1], False
        elif "go" in data:
            Table(data, where, drawing.problems, ("go",)).number("go", 0.001, MAX_LENGTH)
            drawn = True
        elif "turn" in data or "r" in data:
            bend = Table(data, where, drawing.problems, ("turn", "r"))
            turn = bend.number("turn", -720, 720)
            bend.number("r", 0.1, MAX_LENGTH)
            if turn is not None and abs(turn) < 0.01:
                bend.note("path_step", value=shown(data))
            drawn = True
        else:
            drawing.problems.append(Problem("path_step", {"where": where, "value": shown(value)}))
    if not drawn:
        _nothing_drawn(drawing, since, "")
    expected = [f"C{number + 1}" for number in range(corners)]
    if marked != expected:
        drawing.note(
            "path_corners", expected=", ".join(expected), value=", ".join(marked), marked=len(marked)
        )


def check_segments(top: Table, length: int | None) -> None:
    segments = top.rows("segments", 1, MAX_LENGTH, "segments")
    sizes: list[int | None] = []
    for number, value in enumerate(segments or [], start=1):
        where = f"segment {number}"
        data = top.table(value, "segment", where)
        segment = Table(data or {}, where, top.problems, ("spaces", "turn") if data is not None else ())
        segment.number("turn", -720, 720)
        sizes.append(segment.whole("spaces", 1, MAX_LENGTH))
    if length is not None and None not in sizes:
        total = sum(size for size in sizes if size is not None)
        if segments is not None and total != length:
            top.problems.append(
                Problem("segments_total", {"where": "segments", "value": total, "expected": length})
            )


def check_closing(top: Table) -> None:
    """A lap must nearly close; what is missing is spread over it (see `drawing`, `outline`)."""
    if "points" in top.data.get("drawing", {}):
        where = Table({}, "drawing", top.problems)
        spline, start = spline_of(top.data["drawing"])
        arcs = spline.arcs(start, top.data["length"])[1] if spline.length > 1 else []
        if not all(arc.length > SHARPEST * abs(math.radians(arc.degrees)) for arc in arcs) or not arcs:
            where.note("points_curve")
            return
        turned = sum(arc.degrees for arc in arcs)
    elif "path" in top.data.get("drawing", {}):
        where = Table({}, "drawing", top.problems)
        turned = sum(step["turn"] for step in top.data["drawing"]["path"] if "turn" in step)
    elif "segments" in top.data:
        where = Table({}, "segments", top.problems)
        turned = sum(segment["turn"] for segment in top.data["segments"])
    else:
        return
    if min(abs(turned - whole) for whole in (-360, 0, 360)) > ODD_DEGREES:
        where.note("turn_total", value=round(turned, 1))
        return
    drawing = drawing_from(top.data)
    drawn = sum(step.length for step in drawing.path if not isinstance(step, Mark))
    if drawn > LONGEST * sum(drawing.sections):  # whoever opens the table draws it
        where.note("drawing_long", drawn=round(drawn), most=LONGEST * sum(drawing.sections))
        return
    course = Course(drawing)
    most = round(course.length / ODD_PART, 1)
    if course.gap > most:
        where.note("not_closed", gap=round(course.gap, 1), most=most)
