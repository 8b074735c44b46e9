"""A circuit as the text of a file: the same data gives the same text, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

ORDER: Final = (
    "format", "id", "name", "place", "country", "length", "laps", "heat", "stress", "grid", "race_line",
    "segments", "press", "corners", "drawing",
)  # fmt: skip


def circuit_text(source: Mapping[str, Any]) -> str:
    """Circuit data as TOML.

    >>> print(circuit_text({"format": "slipstream-circuit/1", "corners": [{"limit": 3}]}))
    format = "slipstream-circuit/1"
    <BLANKLINE>
    [[corners]]
    limit = 3
    <BLANKLINE>
    """
    flat, tables = [], []
    for key in sorted(source, key=lambda key: ORDER.index(key) if key in ORDER else len(ORDER)):
        value = source[key]
        if isinstance(value, Mapping):
            tables.append(
                "\n".join([f"[{key}]", *(f"{name} = {_value(part)}" for name, part in value.items())])
            )
        elif key == "corners":
            for row in value:
                tables.append(
                    "\n".join(["[[corners]]", *(f"{n} = {_value(part)}" for n, part in row.items())])
                )
        else:
            flat.append(f"{key} = {_value(value)}")
    return "\n\n".join(["\n".join(flat), *tables]) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        if value and isinstance(value[0], (list, Mapping)):
            return "[\n" + "".join(f"  {_value(part)},\n" for part in value) + "]"
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
