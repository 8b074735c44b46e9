"""The people at the wheel of automated cars: everybody has a name and a manner of their own."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

from slipstream.drivers import MANNERS, MannerName, level_of, manner_of
from slipstream.server.store.store import SeatRow

PEOPLE: Final[dict[MannerName, str]] = {
    "keeps": "Fritz", "dares": "Bruno", "follows": "Carla",
    "blocks": "Ella", "gambles": "Dan", "boosts": "Vega",
}  # fmt: skip


def somebody_else(seats: Iterable[SeatRow]) -> MannerName:
    """Somebody who does not sit at the table yet, nor has a namesake there."""
    seats = list(seats)
    here = {manner_of(seat.driver) for seat in seats if seat.driver}
    names = {seat.name.casefold() for seat in seats}
    left = [manner for manner in MANNERS if manner not in here and PEOPLE[manner].casefold() not in names]
    return secrets.choice(left or list(MANNERS))


def person(number: int, colour: str, level: str, manner: MannerName) -> SeatRow:
    """A seat with an automated driver in it."""
    return SeatRow(number, PEOPLE[manner], colour, "driver", ready=True, driver=f"{level}:{manner}")


def at_level(seat: SeatRow, level: str) -> str:
    """The driver of this seat at another level: whoever sits there stays who it is."""
    manner = manner_of(seat.driver or "")
    return f"{level}:{manner}" if manner else level


def exchange(seats: Iterable[SeatRow], seat: SeatRow, manner: MannerName) -> None:
    """Somebody else takes the wheel of this seat; who sat there takes the place that is left, if one is."""
    before = manner_of(seat.driver or "")
    for other in seats:
        there = manner_of(other.driver or "") if other.kind == "driver" and other is not seat else None
        if before and there == manner:
            _seat(other, before)
    _seat(seat, manner)


def _seat(seat: SeatRow, manner: MannerName) -> None:
    seat.name = PEOPLE[manner]
    seat.driver = f"{level_of(seat.driver or '')}:{manner}"
