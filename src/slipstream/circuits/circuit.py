"""A circuit: the track the rules use, and what else its file says about it."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from slipstream.circuits.circuit_file import PRESS_LETTERS, derived_grid, problems_of
from slipstream.circuits.drawing import Drawing, drawing_from
from slipstream.circuits.problems import CircuitError
from slipstream.core.track import OUTER, RACE_LINE, Corner, Track


@dataclass(frozen=True)
class Circuit:
    """One circuit. `source` is the plain data it was built from: it fits into JSON, and
    `circuit_from_data` makes the same circuit of it again."""

    track: Track
    id: str
    name: str
    place: str
    country: str
    race_line: tuple[str, ...]  # "left" or "right" for every space, as the driver sees it (TRACK-3)
    press: dict[str, int]  # letter of an event card -> index of the corner (PRESS-1)
    drawing: Drawing
    source: dict[str, Any]


def circuit_from_data(data: Mapping[str, Any], name: str = "circuit") -> Circuit:
    """Check plain data and build the circuit; CircuitError names everything that is wrong.

    `name` is what an error message calls the circuit.
    """
    problems = problems_of(data)
    if problems:
        raise CircuitError(name, problems)
    source: dict[str, Any] = copy.deepcopy(dict(data))
    corners = _corners(source)
    track = Track(
        id=source["id"],
        name=source["name"],
        length=source["length"],
        laps=source["laps"],
        heat=source["heat"],
        stress=source["stress"],
        corners=corners,
        grid=[_grid_place(place) for place in source.get("grid") or derived_grid(source["length"])],
    )
    press = {letter: index % len(corners) for index, letter in enumerate(PRESS_LETTERS)}
    for letter, corner in source.get("press", {}).items():
        press[letter] = int(corner.removeprefix("C")) - 1
    return Circuit(
        track=track,
        id=source["id"],
        name=source["name"],
        place=source.get("place", ""),
        country=source.get("country", ""),
        race_line=_race_line(source),
        press=press,
        drawing=drawing_from(source),
        source=source,
    )


def _corners(source: Mapping[str, Any]) -> list[Corner]:
    length: int = source["length"]
    corners = []
    for index, row in enumerate(source["corners"]):
        id = f"C{index + 1}"
        line = row["line_after"]
        zone = (line - row["legend_line_after"]) % length
        corners.append(Corner(index, id, row.get("name", id), line + 1, row["limit"], zone))
    return corners


def _grid_place(place: str) -> tuple[int, int]:
    return int(place[:-1]), RACE_LINE if place[-1] == "R" else OUTER


def _race_line(source: Mapping[str, Any]) -> tuple[str, ...]:
    length: int = source["length"]
    sides = ["right"] * length
    for stretch in source.get("race_line", []):
        for step in range((stretch["to"] - stretch["from"]) % length + 1):
            sides[(stretch["from"] + step) % length] = stretch["side"]
    return tuple(sides)
