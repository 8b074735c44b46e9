"""Results as the command line prints them with --json: `slipstream-race/1` and `slipstream-season/1`."""

from __future__ import annotations

from typing import Any, Final

from slipstream import build
from slipstream.core.rules import RULES_VERSION
from slipstream.data.loader import load_circuit
from slipstream.grand_prix import GrandPrix
from slipstream.modules.event_cards import event_cards
from slipstream.record import Record
from slipstream.report import classification
from slipstream.season.season import Season
from slipstream.setup import RaceSetup

RACE_FORMAT: Final = "slipstream-race/1"
SEASON_FORMAT: Final = "slipstream-season/1"


def race_report(record: Record, game: GrandPrix) -> dict[str, Any]:
    """The result of a race; the classification is empty while it runs."""
    setup, race = record.setup, game.race
    assert isinstance(setup, RaceSetup)
    conditions = game.conditions
    return {
        "format": RACE_FORMAT,
        "circuit": setup.course.id,
        "laps": setup.laps,
        "seed": record.seed,
        "rules_version": RULES_VERSION,
        "build": build(),
        "rounds": 0 if race is None else int(race.state.round),
        "decisions": game.answered,
        "garage": setup.garage,
        "weather": None if conditions is None else conditions.weather,
        "roads": {} if conditions is None else roads_by_corner(conditions.roads),
        "tournament": setup.tournament,
        "upgrades": game.upgrades,
        "classification": []
        if race is None
        else classification(race, seat_drivers(record, setup.cars), setup.colours),
    }


def seat_drivers(record: Record, cars: int) -> list[str]:
    """Who drives each seat; the Legends behind the players."""
    return record.drivers + ["legend"] * (cars - len(record.drivers))


def roads_by_corner(roads: tuple[str, ...]) -> dict[str, str]:
    """Road tokens by corner id."""
    return {f"C{corner}": token for corner, token in enumerate(roads, 1)}


def season_report(record: Record, season: Season) -> dict[str, Any]:
    """A season as it stands."""
    setup = season.setup
    drivers = seat_drivers(record, setup.cars)
    points = season.points()
    races = []
    for result in season.results:
        event = event_cards()[result.event]
        corners = event.press_corners(load_circuit(result.circuit))
        races.append(
            {
                "season": result.season,
                "race": result.race,
                "circuit": result.circuit,
                "event": result.event,
                "event_label": event.label,
                "laps": result.laps,
                "weather": result.weather,
                "roads": roads_by_corner(result.roads),
                "press_corners": [f"C{corner + 1}" for corner in corners],
                "grid": list(result.grid),
                "rounds": result.rounds,
                "classification": [{**row, "driver": drivers[row["seat"]]} for row in result.classification],
            }
        )
    rows = []
    for place, seat in enumerate(season.standings(), 1):
        by_race = [result.points[seat] for result in season.results]
        row = {"place": place, "seat": seat, "driver": drivers[seat], "points": points[seat]}
        rows.append({**row, "by_race": by_race})
    return {
        "format": SEASON_FORMAT,
        "year": setup.year,
        "seed": record.seed,
        "finished": season.over,
        "races": races,
        "standings": rows,
        "champion": season.champion,
    }
