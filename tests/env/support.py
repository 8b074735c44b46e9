"""What the tests of the environments share: tables with every module, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from slipstream.env.table import Observation, Table

#: every module once, alone and together; Legends in the last seats
SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "base": {"circuit": "usa", "cars": 4},
    "two": {"circuit": "italia", "cars": 2, "laps": 1},
    "legends": {"circuit": "france", "cars": 5, "legends": 3, "pro": 2},
    "weather": {"circuit": "gb", "cars": 3, "weather": True},
    "tournament": {"circuit": "italia", "cars": 3, "tournament": True},
    "quick garage": {"circuit": "usa", "cars": 3, "garage": "quick"},
    "everything": {
        "circuit": "gb", "cars": 6, "legends": 2, "garage": "all", "weather": True, "tournament": True,
    },
    "advanced": {"circuit": "france", "cars": 4, "garage": "advanced", "handicaps": {0: 1}},
}  # fmt: skip


def at_random(mask: Any, luck: np.random.Generator) -> int:
    """One of the numbers that the mask allows."""
    return int(luck.choice(np.flatnonzero(mask)))


def walk(table: Table, seed: int) -> Iterator[tuple[int, Observation]]:
    """Seat and observation at every question of a race that agents drive at random."""
    luck = np.random.default_rng(seed)
    table.reset(seed)
    while table.open:
        seat = next(iter(table.open))
        seen = table.observe(seat)
        yield seat, seen
        assert table.answer(seat, at_random(seen["action_mask"], luck))
