"""Results as the command line prints them with --json: `slipstream-race/1` and `slipstream-season/1`."""

from __future__ import annotations

from typing import Any, Final

from slipstream import build
from slipstream.circuits.loader import load_circuit
from slipstream.core.rules import RULES_VERSION
from slipstream.core.track import Track
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.report import classification
from slipstream.games.season import Season
from slipstream.modules.event_cards import event_cards
from slipstream.records.record import Record

RACE_FORMAT: Final = "slipstream-race/1"
SEASON_FORMAT: Final = "slipstream-season/1"


def race_report(record: Record, game: GrandPrix) -> dict[str, Any]:
    """The result of a race; the classification is empty while it runs."""
    setup, race = game.setup, game.race
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
        "roads": {} if conditions is None else roads_by_corner(setup.course.track, conditions.roads),
        "tournament": setup.tournament,
        "upgrades": game.upgrades,
        "classification": []
        if race is None
        else classification(race, seat_drivers(record, setup.cars), setup.colours),
    }


def seat_drivers(record: Record, cars: int) -> list[str]:
    """Who drives each seat; the Legends behind the players."""
    return record.drivers + ["legend"] * (cars - len(record.drivers))


def roads_by_corner(track: Track, roads: tuple[str, ...]) -> dict[str, str]:
    """Road tokens by corner id."""
    return {corner.id: token for corner, token in zip(track.corners, roads, strict=True)}


def season_report(record: Record, season: Season) -> dict[str, Any]:
    """A season as it stands."""
    setup = season.setup
    drivers = seat_drivers(record, setup.cars)
    points = season.points()
    races = []
    for result in season.results:
        event = event_cards()[result.event]
        circuit = load_circuit(result.circuit)
        track = circuit.track
        races.append(
            {
                "season": result.season,
                "race": result.race,
                "circuit": result.circuit,
                "event": result.event,
                "event_label": event.label,
                "laps": result.laps,
                "weather": result.weather,
                "roads": roads_by_corner(track, result.roads),
                "press_corners": [track.corners[corner].id for corner in event.press_corners(circuit)],
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
