"""Write the circuits that the component sheet and the tests of the page use, as the server sends them.

Run from the root of the project: python web/scripts/fixtures.py
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from slipstream.data.circuit import Circuit, circuit_from_data
from slipstream.data.drawing import Bend, Mark
from slipstream.data.loader import circuit_names, load_circuit
from slipstream.data.outline import outline

HERE = Path(__file__).parent.parent / "src" / "demo"
WIDTH, HEIGHT, PAD = 1152, 544, 42


def step_data(step: object) -> dict[str, Any]:
    if isinstance(step, Mark):
        return {"corner": step.corner, "badge": step.badge, "out": step.out}
    if isinstance(step, Bend):
        return {"turn": step.degrees, "r": step.radius}
    return {"go": step.length}  # type: ignore[attr-defined]


def circuit_data(circuit: Circuit) -> dict[str, Any]:
    track, drawing = circuit.track, circuit.drawing
    return {
        "id": circuit.id,
        "name": circuit.name,
        "place": circuit.place,
        "country": circuit.country,
        "length": track.length,
        "laps": track.laps,
        "heat": track.heat,
        "stress": track.stress,
        "corners": [
            {
                "name": corner.name,
                "line": corner.line,
                "limit": corner.limit,
                "legend_line": (corner.line - corner.legend_zone) % track.length,
            }
            for corner in track.corners
        ],
        "grid": [list(place) for place in track.grid],
        "sides": [space.side for space in outline(circuit, 100, 100).spaces],
        "heading": drawing.heading,
        "lane": drawing.lane,
        "sections": list(drawing.sections),
        "path": [step_data(step) for step in drawing.path],
    }


def reference_points(circuit: Circuit) -> dict[str, Any]:
    shape = outline(circuit, WIDTH, HEIGHT, pad=PAD)

    def point(p: tuple[float, float, float]) -> list[float]:
        return [round(p[0], 3), round(p[1], 3), round(p[2], 3)]

    return {
        "scale": round(shape.scale, 5),
        "lane": round(shape.lane, 5),
        "spots": [[point(spot) for spot in space.spots] for space in shape.spaces],
        "corner_lines": [[point(line.left), point(line.right)] for line in shape.corner_lines],
    }


def own_circuits() -> list[Circuit]:
    """Circuits of a player: one drawn from its segments, one without any drawing."""
    tight: dict[str, Any] = copy.deepcopy(load_circuit("usa").source)
    tight.update(id="own-tight", name="Own circuit", place="Back Yard")
    del tight["drawing"]
    oval: dict[str, Any] = copy.deepcopy(load_circuit("italia").source)
    oval.update(id="own-oval", name="Own oval")
    for key in ("drawing", "segments", "place", "country"):
        oval.pop(key, None)
    return [circuit_from_data(tight), circuit_from_data(oval)]


def main() -> None:
    circuits = [*(load_circuit(name) for name in circuit_names()), *own_circuits()]
    for name, rows in (
        ("circuits.json", [circuit_data(circuit) for circuit in circuits]),
        ("outlines.json", {circuit.id: reference_points(circuit) for circuit in circuits}),
    ):
        (HERE / name).write_text(json.dumps(rows, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
