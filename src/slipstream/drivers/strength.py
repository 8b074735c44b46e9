"""How strong levels and Legends are, on one scale, and the chance to win against a given field.

Strengths are measured (`data/strength.json`, written by `tools/figures.py`): whoever is 1 stronger wins e
times as often. Of a field, everybody wins in proportion to that; club is 0. Circuit and box matter too.

>>> field = 5 * ["club"]
>>> round(chance(strength("club", "usa"), [strength(name, "usa") for name in field]), 3)
0.167
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from math import exp
from typing import Any, Final

from slipstream.drivers.names import UnknownDriverError, level_of

FORMAT: Final = "slipstream-strength/1"
ANY: Final = "any"  # all circuits together: for one that nothing is measured of
BASE, BOX = "base", "box"  # the base game; with Upgrades or weather


@cache
def measured() -> Mapping[str, Any]:
    """What was measured, with numbers of races and intervals."""
    text = resources.files("slipstream.data").joinpath("strength.json").read_text(encoding="utf-8")
    found: Mapping[str, Any] = json.loads(text)
    if found["format"] != FORMAT:
        raise ValueError(found["format"])
    return found


def strength(name: str, circuit: str = ANY, box: bool = False) -> float:
    """How strong a driver or Legend is there: `club`, `pro:blocks`, `legend+2`."""
    table = measured()["strength"][BOX if box else BASE]
    found = table.get(circuit, table[ANY])
    known = level_of(name) if not name.startswith("legend") else name
    if known not in found:
        raise UnknownDriverError(name)
    value: float = found[known]["strength"]
    return value


def chance(own: float, others: Sequence[float]) -> float:
    """The chance to win against others of these strengths."""
    return 1 / (1 + sum(exp(other - own) for other in others))
