"""Write the circuits that the tests of the page use, as the server sends them.

Run from the root of the project: python web/scripts/fixtures.py
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from slipstream.circuits.circuit import Circuit, circuit_from_data
from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.circuits.outline import outline
from slipstream.server.protocol.circuits import circuit_info

HERE = Path(__file__).parent.parent / "src" / "fixtures"
WIDTH, HEIGHT, PAD = 1152, 544, 42


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
        ("circuits.json", [circuit_info(circuit).model_dump() for circuit in circuits]),
        ("outlines.json", {circuit.id: reference_points(circuit) for circuit in circuits}),
    ):
        (HERE / name).write_text(json.dumps(rows, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
