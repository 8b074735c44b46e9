"""The layout of observations: which numbers stand where, by name, the same for every set-up.

>>> LAYOUT_VERSION, LAYOUT["hand"], SIZE
(2, slice(25, 34, None), 452)
"""

from __future__ import annotations

from typing import Final

from slipstream.core.rules import MAX_CARS
from slipstream.core.steps.shift_gears import GEARS
from slipstream.core.symbols import OPENING, SYMBOL_KEYS
from slipstream.env.codes import KINDS_OF_A_CAR, SLOTS
from slipstream.modules.garage import upgrade_numbers

LAYOUT_VERSION: Final = 2  # raised when a number moves or means something else
BOUND: Final = 4.0  # usual numbers lie between -1 and 1; what would be beyond the bound is cut off

STEPS: Final = ("plan", "value", "react", "slipstream", "discard", "refresh", "draft")
RIVALS: Final = MAX_CARS - 1
CORNERS: Final = 4  # that the own car sees ahead
SECTORS: Final = 3  # its own and the next ones
FACES: Final = len(upgrade_numbers())

RACE: Final = (
    "share of the race to go", "spaces to go", "round", "place", "cars", "tournament mode",
    "Stress in the supply", "hand limit", "spaces of a slipstream", "cars with Adrenaline",
)  # fmt: skip
OWN: Final = (
    *[f"gear {gear}" for gear in range(1, GEARS + 1)], "engine", "spot", "Adrenaline", "spin-outs",
)  # fmt: skip
CARD: Final = ("lowest value", "highest value", "values", "plus", *SYMBOL_KEYS)
TURN: Final = (
    "the own turn", "Speed", "spaces driven", "plus used", "boosted", "gear cooled", "Adrenaline cooled",
    "Adrenaline moved", "sector cooled", "cluttered", "corners crossed", "lowest limit crossed", "Heat due",
)  # fmt: skip
OPEN: Final = ("value", *SYMBOL_KEYS[:OPENING])  # what can be open on a card
CORNER: Final = ("spaces to its line", "limit", "surcharge", "before the finish")
SECTOR: Final = (
    "no Cooldown", "Cooldown bonus", "no slipstream", "slipstream by weather", "slipstream by road",
    "free Boost",
)  # fmt: skip
RIVAL: Final = (
    "there", "Legend", "spaces ahead", "spot", "gear", "engine", "hand", "face-down cards", "draw pile",
    "discard pile", "Adrenaline", "plan is in", "has moved", "in", "Top Speed", "diamond",
)  # fmt: skip

#: name and size of each part, in order
PARTS: Final = (
    ("step", len(STEPS)),
    ("race", len(RACE)),
    ("own", len(OWN)),
    ("hand", KINDS_OF_A_CAR),
    ("plan", KINDS_OF_A_CAR),
    ("draw", KINDS_OF_A_CAR),
    ("discard", KINDS_OF_A_CAR),
    ("play", KINDS_OF_A_CAR),
    ("top", SLOTS),
    ("cards", SLOTS * len(CARD)),
    ("turn", len(TURN)),
    ("open", len(OPEN) * SLOTS),
    ("corners", CORNERS * len(CORNER)),
    ("sectors", SECTORS * len(SECTOR)),
    ("rivals", RIVALS * len(RIVAL)),
    ("rivals_play", RIVALS * KINDS_OF_A_CAR),
    ("rivals_top", RIVALS * KINDS_OF_A_CAR),
    ("market", FACES),
    ("garage", FACES),
)


def _lay_out() -> tuple[dict[str, slice], int]:
    slices: dict[str, slice] = {}
    at = 0
    for name, size in PARTS:
        slices[name] = slice(at, at + size)
        at += size
    return slices, at


LAYOUT, SIZE = _lay_out()
