"""Circuits by name or from a file of your own.

>>> usa = load_circuit("usa")
>>> usa.name, usa.place, usa.track.length
('USA', 'Red Mesa', 69)
>>> [corner.limit for corner in usa.track.corners]
[7, 3, 3, 2]
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from slipstream.circuits.circuit import Circuit, circuit_from_data
from slipstream.circuits.problems import CircuitError, Problem

__all__ = [
    "Circuit",
    "CircuitError",
    "Problem",
    "circuit_from_data",
    "circuit_from_text",
    "circuit_like",
    "circuit_names",
    "load_circuit",
]

CIRCUITS: Final = ("usa", "gb", "france", "italia")


def circuit_names() -> list[str]:
    """The circuits that come with the game.

    >>> circuit_names()
    ['usa', 'gb', 'france', 'italia']
    """
    return list(CIRCUITS)


def load_circuit(name_or_path: str) -> Circuit:
    """A circuit that comes with the game, or one from a file (a path, or a name ending in .toml)."""
    if "/" in name_or_path or "\\" in name_or_path or name_or_path.endswith(".toml"):
        path = Path(name_or_path)
        try:
            content = path.read_bytes()
        except (OSError, ValueError) as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            problem = Problem("unreadable", {"where": "", "reason": reason})
            raise CircuitError(name_or_path, [problem]) from None
        return circuit_from_data(_parse(path.name, content), path.name)
    if name_or_path not in CIRCUITS:
        args: dict[str, str | int | float] = {"where": "", "name": name_or_path, "known": ", ".join(CIRCUITS)}
        raise CircuitError("circuit", [Problem("unknown_circuit", args)])
    return _shipped(name_or_path)


@cache
def _shipped(name: str) -> Circuit:
    """Read once: a thousand races on it share it."""
    file = resources.files(__package__).joinpath("files", f"{name}.toml")
    return circuit_from_data(_parse(name, file.read_bytes()), name)


def circuit_like(source: Any) -> Circuit:
    """The circuit of this source, as `Circuit.source` has it: one that comes with the game, or a new one."""
    name = source.get("id") if isinstance(source, dict) else None
    if isinstance(name, str) and name in CIRCUITS and (known := _shipped(name)).source == source:
        return known
    return circuit_from_data(source)


def circuit_from_text(text: str, name: str = "circuit") -> Circuit:
    """A circuit from the text of a file; `name` is what an error message calls it."""
    return circuit_from_data(_parse(name, text.encode("utf-8", "surrogatepass")), name)


def _parse(name: str, content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise CircuitError(name, [Problem("not_utf8", {"where": ""})]) from None
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a ValueError
        raise CircuitError(name, [Problem("toml_syntax", {"where": "", "reason": str(error)})]) from None
