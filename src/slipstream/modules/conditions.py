"""Weather and road conditions: one tile for the race, one token for each corner (WEATHER, ROAD)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from slipstream.core.chance import Stream, shuffled
from slipstream.core.rules import RaceRules
from slipstream.core.track import Track
from slipstream.data.tables import load_table


@dataclass(frozen=True)
class Conditions:
    """The weather tile, and the road token of each corner in driving order."""

    weather: str
    roads: tuple[str, ...]


@cache
def tiles() -> dict[str, dict[str, Any]]:
    """The six weather tiles by name (WEATHER-14)."""
    return {row["id"]: row for row in load_table("weather")["tiles"]}


@cache
def tokens() -> dict[str, dict[str, Any]]:
    """The kinds of road tokens by name (ROAD-11)."""
    return {row["id"]: row for row in load_table("road_conditions")["tokens"]}


def draw_conditions(track: Track, weather: Stream, roads: Stream) -> Conditions:
    """One tile at random, one token for each corner (WEATHER-1, ROAD-1)."""
    names = list(tiles())
    box = [name for name, row in tokens().items() for _ in range(row["copies"])]
    order = shuffled(list(range(len(box))), roads)
    laid = tuple(box[order[corner % len(box)]] for corner in range(len(track.corners)))
    return Conditions(names[weather.below(len(names))], laid)


# Preparation of every car (WEATHER-2..8)


def _stress(rules: RaceRules, amount: int) -> None:
    rules.stress = max(0, rules.stress + amount)


def _engine_heat(rules: RaceRules, amount: int) -> None:
    rules.heat = max(0, rules.heat + amount)


def _heat_to_draw_pile(rules: RaceRules, amount: int) -> None:
    rules.heat_to_draw_pile = amount


def _heat_to_discard_pile(rules: RaceRules, amount: int) -> None:
    rules.heat_to_discard_pile = amount


PREPARATIONS: Final[dict[str, Callable[[RaceRules, int], None]]] = {
    "stress": _stress,
    "engine_heat": _engine_heat,
    "heat_to_deck": _heat_to_draw_pile,
    "heat_to_discard": _heat_to_discard_pile,
}


def prepare_for(rules: RaceRules, tile: str) -> None:
    """What the tile changes before the race (WEATHER-2)."""
    setup = tiles()[tile]["setup"]
    PREPARATIONS[setup["kind"]](rules, setup["amount"])


# Where the car stands (WEATHER-9..13, ROAD-4..9)


def lay_weather(rules: RaceRules, track: Track, corner: int, kind: str, amount: int) -> None:
    """The sector effect of a weather tile, in the sector behind a corner (WEATHER-9)."""
    numbers = {
        "no_cooldown": rules.no_cooldown,
        "no_slipstream": rules.no_slipstream,
        "slipstream_boost": rules.weather_slipstream,
        "cooldown_bonus": rules.cooldown_bonus,
    }
    rules.in_sector(track, corner, numbers[kind], amount)


def lay_token(rules: RaceRules, track: Track, corner: int, token: str, tile: str | None) -> None:
    """One road token; the Weather token needs to know the tile (ROAD-2, ROAD-3)."""
    row = tokens()[token]
    if row["kind"] == "limit":
        rules.speed_limit[corner] += row["amount"]
    elif row["kind"] == "extra_heat":
        rules.corner_surcharge[corner] += row["amount"]
    elif row["kind"] == "slipstream_boost":
        rules.in_sector(track, corner, rules.road_slipstream, row["amount"])
    elif row["kind"] == "free_boost":
        rules.in_sector(track, corner, rules.free_boost, 1)
    elif tile is not None:
        sector = tiles()[tile]["sector"]
        lay_weather(rules, track, corner, sector["kind"], sector.get("amount", 1))


def apply_conditions(rules: RaceRules, track: Track, conditions: Conditions) -> None:
    """Write weather and roads into the rules of the race."""
    prepare_for(rules, conditions.weather)
    lay_roads(rules, track, conditions.roads, conditions.weather)


def lay_roads(rules: RaceRules, track: Track, roads: Sequence[str], tile: str | None) -> None:
    """The tokens of all corners."""
    for corner, token in enumerate(roads):
        lay_token(rules, track, corner, token, tile)
