"""Will it race? What is to be said about a circuit that can be loaded, with the place it is about.

Red: it should not be raced like this. Amber: it races, but look. The loader has been asked before.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from slipstream.circuits.outline import outline
from slipstream.circuits.shape import Profile, closest, crossings, tightest
from slipstream.circuits.svg import BADGE, SPACE, badge_points
from slipstream.words.language import ENGLISH, say, speaking

if TYPE_CHECKING:
    from slipstream.circuits.circuit import Circuit

RED: Final = "red"
AMBER: Final = "amber"

#: every question that is asked, in the order it is shown
QUESTIONS: Final = ("strands", "bends", "corners", "sectors", "grid", "labels", "limits", "length", "bridges")

STRANDS_RED, STRANDS_AMBER = 1.3, 1.75  # spaces between the middles of two roads
BEND_RED, BEND_AMBER = 0.6, 0.85  # spaces: the radius of the middle of the road
APART_RED, APART_AMBER = 2, 4  # spaces between two corner lines
LONG_SECTOR: Final = 40
GRID_BEHIND: Final = 2  # spaces between the last corner line and the grid
ODD_LIMIT: Final = 4  # between the limit and what the bend suggests
USUAL: Final = (54, 69)  # spaces of the four circuits of the box
FLAT: Final = 35  # degrees: a bridge that is crossed at less looks like one road
ON_BRIDGE: Final = 1.0  # a line nearer to a bridge cannot be read
WIDEST: Final = 9  # the greatest limit that is suggested


@dataclass(frozen=True)
class Finding:
    """One thing to be said; `at` is the place in spaces from the start line, `corner` its number."""

    question: str
    key: str
    colour: str
    at: float
    corner: int | None
    args: dict[str, str | int | float]

    def told(self) -> str:
        """The sentence in the language spoken."""
        return say(f"road-{self.key}", **self.args)

    def __str__(self) -> str:
        with speaking(ENGLISH):
            return self.told()


def suggested_limit(radius: float) -> int:
    """The Speed Limit that suits a bend of this radius, in spaces."""
    return max(1, min(WIDEST, round(2 * radius))) if math.isfinite(radius) else WIDEST


def inspect(circuit: Circuit) -> list[Finding]:
    """Everything to be said about a circuit, in the order of `QUESTIONS`, red before amber."""
    found = [
        *_strands(circuit),
        *_corners(circuit),
        *_grid(circuit),
        *_labels(circuit),
        *_limits(circuit),
        *_length(circuit),
    ]
    return sorted(found, key=lambda one: (one.colour != RED, QUESTIONS.index(one.question), one.at))


def _in_spaces(circuit: Circuit, distance: float, whole: float) -> float:
    """A distance along the drawing as a place of the lap; drawn spaces are nearly equal."""
    return round(distance / whole * int(circuit.track.length), 2)


def _strands(circuit: Circuit) -> list[Finding]:
    """Room between two pieces of road, bridges, and bends that are too sharp."""
    drawn = outline(circuit, 1000, 1000)
    course, found = drawn.course, []
    bridges = crossings(course)
    for bridge in bridges:
        at = _in_spaces(circuit, bridge.over, course.length)
        if bridge.angle < FLAT:
            args: dict[str, str | int | float] = {"degrees": round(bridge.angle), "least": FLAT}
            found.append(Finding("bridges", "bridge-flat", RED, at, None, args))
        lines = [0.0, *(line.distance for line in drawn.corner_lines)]
        for number, line in enumerate(lines):
            away = min(_away(course.length, line, end) for end in (bridge.under, bridge.over))
            if away < ON_BRIDGE:
                corner = number - 1 if number else None
                args = {"corner": number}
                found.append(Finding("bridges", "bridge-line", AMBER, at, corner, args))
    close = closest(course, bridges)
    if close is not None and close.room < STRANDS_AMBER:
        colour = RED if close.room < STRANDS_RED else AMBER
        args = {"room": round(close.room, 1), "least": STRANDS_AMBER}
        at = _in_spaces(circuit, close.two, course.length)
        found.append(Finding("strands", "strands", colour, at, None, args))
    radius, where = tightest(course)
    if radius < BEND_AMBER:
        colour = RED if radius < BEND_RED else AMBER
        args = {"radius": round(radius, 1), "least": BEND_AMBER}
        found.append(Finding("bends", "bend", colour, _in_spaces(circuit, where, course.length), None, args))
    return found


def _away(length: float, one: float, two: float) -> float:
    apart = abs(one - two) % length
    return min(apart, length - apart)


def _corners(circuit: Circuit) -> list[Finding]:
    """Corner lines that are too near each other, and sectors that are too long."""
    length, corners, found = int(circuit.track.length), circuit.track.corners, []
    for index, corner in enumerate(corners):
        before = corners[index - 1]
        apart = (int(corner.line) - int(before.line)) % length or length
        args: dict[str, str | int | float] = {
            "corner": index + 1, "before": (index - 1) % len(corners) + 1, "spaces": apart,
        }  # fmt: skip
        if apart < APART_AMBER:
            colour = RED if apart < APART_RED else AMBER
            args["least"] = APART_AMBER
            found.append(Finding("corners", "corners-near", colour, int(corner.line), index, args))
        elif apart > LONG_SECTOR:
            args["most"] = LONG_SECTOR
            middle = (int(before.line) + apart / 2) % length
            found.append(Finding("sectors", "sector-long", AMBER, middle, index, args))
    return found


def _grid(circuit: Circuit) -> list[Finding]:
    last, length = circuit.track.corners[-1], int(circuit.track.length)
    first = min(int(space) for space, _ in circuit.track.grid)
    room = first - int(last.line)
    if room >= GRID_BEHIND:
        return []
    args: dict[str, str | int | float] = {"corner": len(circuit.track.corners), "spaces": room}
    return [Finding("grid", "grid-near", AMBER, first % length, int(last.index), args)]


def _labels(circuit: Circuit) -> list[Finding]:
    """Limits that would stand on the road or on each other, wherever they are put."""
    drawn = outline(circuit, 100 * SPACE, 100 * SPACE)
    ring = BADGE / SPACE * drawn.scale
    found = []
    for index, (_, room) in enumerate(badge_points(circuit, drawn, ring)):
        if room < ring * 0.8:
            line = int(circuit.track.corners[index].line)
            found.append(Finding("labels", "label", AMBER, line, index, {"corner": index + 1}))
    return found


def _limits(circuit: Circuit) -> list[Finding]:
    drawn = outline(circuit, 1000, 1000)
    profile, found = Profile(drawn.course), []
    for corner, line in zip(circuit.track.corners, drawn.corner_lines, strict=True):
        radius = min(profile.radius(line.distance + shift) for shift in (-1.0, 0.0, 1.0))
        fits = suggested_limit(radius)
        if abs(fits - int(corner.limit)) >= ODD_LIMIT and int(corner.limit) <= 2 * WIDEST:
            args: dict[str, str | int | float] = {
                "corner": int(corner.index) + 1, "fits": fits, "limit": int(corner.limit),
            }  # fmt: skip
            found.append(Finding("limits", "limit", AMBER, int(corner.line), int(corner.index), args))
    return found


def _length(circuit: Circuit) -> list[Finding]:
    length = int(circuit.track.length)
    if USUAL[0] <= length <= USUAL[1]:
        return []
    args: dict[str, str | int | float] = {"spaces": length, "low": USUAL[0], "high": USUAL[1]}
    return [Finding("length", "length", AMBER, 0.0, None, args)]
