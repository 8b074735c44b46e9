"""A copy of any circuit as points with handles: what the studio edits."""

from __future__ import annotations

import copy
import math
from typing import Any, Final

from slipstream.circuits.circuit import Circuit
from slipstream.circuits.drawing import Bend, Drawing, Mark
from slipstream.circuits.fitting import SPACE, row_of
from slipstream.circuits.outline import Course
from slipstream.circuits.spline import Knot

QUARTER: Final = 95.0  # degrees: a piece of a curve that turns more is two pieces
GENTLE: Final = 3.0  # degrees: bends this small, one after the other, are one piece
BOX_LANDS: Final = {"usa": "mesa", "gb": "airfield", "france": "vineyard", "italia": "lake"}


def as_points(circuit: Circuit) -> dict[str, Any]:
    """The data of the same circuit, drawn by points: it races the same and looks the same."""
    data = copy.deepcopy(circuit.source)
    if "points" in data.get("drawing", {}):
        return data
    data.pop("segments", None)
    knots = knots_of_drawing(circuit.drawing)
    badges = ["auto"] * len(circuit.track.corners)
    for step in circuit.drawing.path:
        if isinstance(step, Mark) and step.badge is not None:
            badges[step.corner] = step.badge
    data["drawing"] = {
        "start": 0.0,
        "points": [row_of(knot) for knot in knots],
        "badges": badges,
        "land": circuit.drawing.land or BOX_LANDS.get(circuit.id, "plain"),
    }
    return data


def knots_of_drawing(drawing: Drawing) -> list[Knot]:
    """Points with handles along a drawing of straights and bends, the first one on the start line."""
    course = Course(drawing)
    ends: list[tuple[float, float]] = []  # where a piece ends, and the degrees it turns
    at = 0.0
    for step in drawing.path:
        if isinstance(step, Mark):
            continue
        turned = step.degrees if isinstance(step, Bend) else 0.0
        parts = max(1, math.ceil(abs(turned) / QUARTER))
        for part in range(1, parts + 1):
            ends.append((at + step.length * part / parts, turned / parts))
        at += step.length
    pieces: list[tuple[float, float, float]] = []  # start, end, degrees
    for end, turned in ends:
        start = pieces[-1][1] if pieces else 0.0
        if pieces and abs(turned) < GENTLE and abs(pieces[-1][2]) < GENTLE:
            pieces[-1] = (pieces[-1][0], end, pieces[-1][2] + turned)
        else:
            pieces.append((start, end, turned))
    knots = []
    for number, (start, end, turned) in enumerate(pieces):
        before = pieces[number - 1]
        x, y, heading = course.at(start)
        reach = _reach(end - start, turned)
        back = _reach(before[1] - before[0], before[2]) / reach
        hx, hy = reach * math.cos(heading), -reach * math.sin(heading)
        knots.append(Knot(x * SPACE, -y * SPACE, hx * SPACE, hy * SPACE, back))
    return knots


def _reach(length: float, degrees: float) -> float:
    """How long the handles of a piece are: a third of a straight, what makes a circle of a bend."""
    turned = abs(math.radians(degrees))
    return length / 3 if turned < 0.01 else 4 / 3 * math.tan(turned / 4) * length / turned
