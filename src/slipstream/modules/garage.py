"""Garage: the Upgrade cards, and a car built from some of them (GARAGE, CARD-5, CARD-11).

>>> upgrade(10).values
[1, 5]
>>> faces, cards = build_car([10, 17], 0)
>>> faces[0].name, count(cards), heat_in(cards)
('Brakes 1/5', 2, 1)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from slipstream.core.cards import (
    FIRST_SPONSOR,
    FIRST_UPGRADE,
    HEAT,
    KINDS,
    NO_FACE,
    UNIT,
    Face,
    count,
    heat_in,
)
from slipstream.core.symbols import SYMBOLS
from slipstream.data.tables import load_table

__all__ = ["count", "heat_in"]

POOLS: Final = {"regular": ("regular",), "advanced": ("advanced",), "all": ("regular", "advanced")}
GARAGES: Final = ("regular", "advanced", "all", "quick")
UPGRADES_PER_CAR: Final = 3  # GARAGE-1
MARKET_EXTRA: Final = 3  # GARAGE-4

#: how a symbol of the tables is called on a Face
KEYS: Final = {symbol.printed: symbol.key for symbol in SYMBOLS}


def face_from(row: Mapping[str, Any], once: bool = False) -> Face:
    """A printed face from a row of data."""
    symbols = {KEYS[printed]: int(number) for printed, number in row.get("symbols", {}).items()}
    if once:
        symbols["once"] = 1
    plus = row.get("plus", 0)
    values = list(row["speeds"])
    printed = "/".join(map(str, values)) if row.get("number_printed", True) else "+" * plus
    name = f"{row['category']} {printed}".strip()
    return Face(name, values, plus, symbols, row["category"])


@cache
def _rows() -> dict[int, dict[str, Any]]:
    return {row["face"]: row for row in load_table("upgrades")["faces"]}


@cache
def upgrade(face: int) -> Face:
    """The Upgrade with this number."""
    return face_from(_rows()[face])


def is_heat(face: int) -> bool:
    """Is this Upgrade an additional Heat card? (CARD-5)"""
    return bool(_rows()[face].get("heat_card", False))


def is_advanced(face: int) -> bool:
    """Is this Upgrade one of the advanced garage? (GARAGE-2)"""
    return bool(_rows()[face]["tier"] == "advanced")


def upgrade_numbers() -> list[int]:
    """The numbers of all Upgrade faces."""
    return list(_rows())


@cache
def sponsor_faces() -> list[Face]:
    """The Sponsor faces; all are used once (SPONSOR-2)."""
    table = load_table("sponsors")
    return [face_from(row, once=table["single_use"]) for row in table["faces"]]


@cache
def sponsor_cards() -> int:
    """All Sponsor cards of the box, as a zone."""
    rows = load_table("sponsors")["faces"]
    return sum(row["copies"] * UNIT[FIRST_SPONSOR + at] for at, row in enumerate(rows))


def categories() -> list[str]:
    """What Upgrades and Sponsors are parts of, as printed."""
    return sorted({face.category for face in [*map(upgrade, _rows()), *sponsor_faces()]})


def upgrade_pile(pool: str) -> list[int]:
    """Every Upgrade card of a pool by the number of its face (GARAGE-2, CHAMP-6)."""
    rows = _rows().items()
    return [face for face, row in rows if row["tier"] in POOLS[pool] for _ in range(row["copies"])]


def slots(upgrades: Sequence[int]) -> list[int]:
    """The different Upgrades among these that have a face, in the order of their kinds (CARD-11)."""
    return sorted({face for face in upgrades if not is_heat(face)})


def build_car(upgrades: Sequence[int], sponsors: int) -> tuple[list[Face], int]:
    """Faces and cards of a car with these Upgrades, and Sponsor cards it owns already (GARAGE-9, 10)."""
    kinds = slots(upgrades)
    if len(kinds) > FIRST_SPONSOR - FIRST_UPGRADE:
        raise ValueError(
            f"a car has room for {FIRST_SPONSOR - FIRST_UPGRADE} different Upgrades, not {kinds}"
        )
    faces = [upgrade(face) for face in kinds]
    faces += [NO_FACE] * (FIRST_SPONSOR - FIRST_UPGRADE - len(faces)) + sponsor_faces()
    cards = sponsors
    for face in upgrades:
        cards += HEAT if is_heat(face) else UNIT[FIRST_UPGRADE + kinds.index(face)]
    assert len(faces) == KINDS - FIRST_UPGRADE
    return faces, cards
