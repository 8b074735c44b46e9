"""Small circuits for the tests of the circuit format."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

from slipstream.circuits.circuit import circuit_from_data
from slipstream.circuits.problems import CircuitError, Problem

GUIDE = Path(__file__).parents[2] / "docs" / "circuits.md"

SMALL: dict[str, Any] = {
    "format": "slipstream-circuit/1",
    "id": "small",
    "name": "Small",
    "length": 40,
    "laps": 2,
    "heat": 6,
    "stress": 3,
    "corners": [
        {"line_after": 9, "limit": 4, "legend_line_after": 3},
        {"line_after": 23, "limit": 3, "legend_line_after": 17},
        {"line_after": 29, "limit": 5, "legend_line_after": 23},
    ],
}

SQUARE: dict[str, Any] = {
    "sections": [10, 14, 6, 10],
    "path": [
        {"go": 8.0},
        {"turn": 45, "r": 2},
        {"corner": "C1"},
        {"turn": 45, "r": 2},
        {"go": 7},
        {"turn": 90, "r": 2},
        {"go": 4},
        {"corner": "C2"},
        {"go": 4},
        {"turn": 90, "r": 2},
        {"corner": "C3", "badge": "in", "out": 1.5, "side": "left"},
        {"go": 7},
        {"turn": 90, "r": 2},
    ],
}


def small(**changes: Any) -> dict[str, Any]:
    """The small circuit with other values at the top level; None leaves a key out."""
    data = copy.deepcopy(SMALL) | copy.deepcopy(changes)
    return {key: value for key, value in data.items() if value is not None}


def with_corner(number: int, **changes: Any) -> dict[str, Any]:
    """The small circuit with another corner `number` (1, 2, 3)."""
    data = small()
    data["corners"][number - 1].update(changes)
    return data


def problems(data: object) -> list[Problem]:
    """What is wrong with it; [] if it can be loaded."""
    try:
        circuit_from_data(data, "my.toml")  # type: ignore[arg-type]  # wrong on purpose
    except CircuitError as error:
        return error.problems
    return []


def sentences(data: object) -> list[str]:
    return [str(problem) for problem in problems(data)]


def example() -> str:
    """The complete example of the guide."""
    blocks: list[str] = re.findall(r"^```toml\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.M | re.S)
    return next(block for block in blocks if "format =" in block)
