"""Points, standings and the grid that follows from them (CHAMP-9, CHAMP-19, CHAMP-22)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from slipstream.data.tables import load_table
from slipstream.modules.event_cards import EventCard


@cache
def points_table() -> list[int]:
    """Points by finishing place; 0 for all later ones (CHAMP-19)."""
    return list(load_table("events")["points"])


def printed_points(place: int) -> int:
    """What a place is worth without any event (CHAMP-19)."""
    table = points_table()
    return table[place - 1] if place <= len(table) else 0


def points_for(place: int, eliminated: bool, event: EventCard) -> int:
    """Championship points for a place, the event's own included; none for an eliminated car (EVENT-12)."""
    return 0 if eliminated else printed_points(place) + event.points_bonus(place)


@dataclass(frozen=True)
class RaceResult:
    """One race of a season, as it goes into the books."""

    season: str
    race: int  # within the season, from 1
    event: int
    circuit: str
    laps: int
    weather: str
    roads: tuple[str, ...]
    grid: tuple[int, ...]
    rounds: int
    classification: tuple[Mapping[str, Any], ...]  # rows as in the report of a race, with points

    @property
    def points(self) -> dict[int, int]:
        """Points by seat."""
        return {row["seat"]: row["points"] for row in self.classification}

    @property
    def places(self) -> dict[int, int]:
        """Place by seat."""
        return {row["seat"]: row["place"] for row in self.classification}


def totals(results: Sequence[RaceResult], cars: int) -> list[int]:
    """Points by seat over these races."""
    return [sum(result.points[seat] for result in results) for seat in range(cars)]


def standings(points: Sequence[int], last_places: Mapping[int, int]) -> list[int]:
    """Seats, most points first; a tie goes to the better place in the last race (CHAMP-9, CHAMP-22).

    >>> standings([12, 12, 12], {0: 4, 1: 1, 2: 2})
    [1, 2, 0]
    """
    return sorted(range(len(points)), key=lambda seat: (-points[seat], last_places.get(seat, 0), seat))
