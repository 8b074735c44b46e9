"""The tables of the game: cards, events, Legends, weather and the rest, as TOML beside this file.

>>> [row["face"] for row in load_table("upgrades")["faces"]][:3]
[1, 2, 3]
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any


def load_table(name: str) -> dict[str, Any]:
    """The plain content of one of our own data files, such as "cards" or "upgrades"."""
    return tomllib.loads(resources.files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))
