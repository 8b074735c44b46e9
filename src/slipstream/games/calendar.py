"""The races of a season in order, each with its circuit and event (CHAMP-2..4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from slipstream.core.chance import shuffled, stream
from slipstream.data.tables import load_table
from slipstream.modules.event_cards import EventCard, event_cards

HISTORIC: Final = ("1961", "1962", "1963")
YEARS: Final = (*HISTORIC, "custom", "goat")


@dataclass(frozen=True)
class Fixture:
    """One race of the calendar."""

    season: str
    race: int  # within the season, from 1
    event: EventCard
    circuit: str


def calendar(year: str, chance: str, seed: int) -> list[Fixture]:
    """The races of a season in order (CHAMP-2..4); a custom one draws circuits and events."""
    cards = event_cards()
    if year == "custom":
        circuits = load_table("events")["circuit_cards"]
        order = shuffled(list(range(len(circuits))), stream(chance, seed, 0, "circuits"))
        events = shuffled(sorted(cards), stream(chance, seed, 0, "events"))
        return [
            Fixture("custom", race, cards[events[race - 1]], circuits[circuit])
            for race, circuit in enumerate(order, 1)
        ]
    years = HISTORIC if year == "goat" else (year,)
    rows = {str(row["season"]): row["events"] for row in load_table("events")["seasons"]}
    return [
        Fixture(season, race, cards[event], cards[event].circuit)
        for season in years
        for race, event in enumerate(rows[season], 1)
    ]
