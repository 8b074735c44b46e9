"""Who sits where: `champion,club,5*legend+2` as one name for each seat.

>>> parse_line_up("rookie,2*legend+2", 4)
('rookie', 'rookie', 'legend+2', 'legend+2')
>>> legends_of(("rookie", "legend+2", "legend+2"))
(2, 2)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from slipstream.drivers import DEFAULT_DRIVER, DRIVERS, driver_luck, make_driver
from slipstream.games.setup import MAX_PRO
from slipstream.lab.errors import LabError

LEGEND: Final = "legend"
_REPEATED: Final = re.compile(r"(\d{1,2})\*(.+)")
_LEGEND: Final = re.compile(r"legend(?:\+(\d{1,2}))?")


def parse_line_up(text: str, cars: int) -> tuple[str, ...]:
    """One name for each seat: a shorter list repeats, and Legends take the last seats."""
    listed: list[str] = []
    for item in text.split(","):
        times, name = 1, item.strip()
        if repeated := _REPEATED.fullmatch(name):
            times, name = int(repeated[1]), repeated[2].strip()
        listed += [check_name(name)] * times
    if not 1 <= len(listed) <= cars:
        raise LabError("too-many-drivers", drivers=len(listed), seats=cars)
    seats = [listed[seat % len(listed)] for seat in range(cars)]
    line_up = tuple(sorted(seats, key=is_legend))  # stable: the others keep their order
    legends_of(line_up)
    return line_up


def check_name(name: str) -> str:
    """The name of a driver or a Legend as the laboratory writes it."""
    if found := _LEGEND.fullmatch(name):
        pro = int(found[1] or 0)
        if pro > MAX_PRO:
            raise LabError("pro-out-of-range", most=MAX_PRO, pro=pro)
        return f"{LEGEND}+{pro}" if pro else LEGEND
    make_driver(name, driver_luck(0, 0))  # refuses a name that nobody has
    return name


def usual_driver() -> str:
    """Who drives where nobody was named: the best that is quick."""
    return "club" if "club" in DRIVERS else DEFAULT_DRIVER


def is_legend(name: str) -> bool:
    """Is it the name of a Legend?"""
    return _LEGEND.fullmatch(name) is not None


def legends_of(line_up: Sequence[str]) -> tuple[int, int]:
    """How many Legends there are, and their Pro level, which is one for all of them (LEGEND-18)."""
    levels = [name.partition("+")[2] or "0" for name in line_up if is_legend(name)]
    if len(set(levels)) > 1:
        shown = ", ".join(f"+{level}" for level in sorted(set(levels)))
        raise LabError("mixed-legends", levels=shown)
    return len(levels), int(levels[0]) if levels else 0
