"""Slipstream: the racing board game HEAT as a rules engine, a game and a laboratory.

>>> from slipstream import new_race
>>> race = new_race("usa", cars=6, seed=7)
>>> race.pending()[0]
Decision(1, seat 0, plan)
"""

from __future__ import annotations

import os

__version__ = "0.1.0"
__all__ = ["build", "new_race"]

if os.environ.get("SLIPSTREAM_PURE") == "1":
    import slipstream._pure  # noqa: F401  (from here on the core is read from its sources)


def build() -> str:
    """Which build of the core runs: `compiled` or `python`."""
    from slipstream.core import cards

    return "python" if str(cards.__file__).endswith(".py") else "compiled"


def __getattr__(name: str) -> object:
    """Load the rest of the package when it is first asked for: importing the core alone stays quick."""
    if name == "new_race":
        from slipstream.games.setup import new_race

        return new_race
    raise AttributeError(f"module 'slipstream' has no attribute {name!r}")
