"""Upgrades, weather, roads and events in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from slipstream.core.cards import FIRST_UPGRADE, SPECIALS_FROM, Face, cards_in, kind_of
from slipstream.core.rules import RaceRules
from slipstream.core.track import Track
from slipstream.data.circuit import Circuit
from slipstream.modules.conditions import Conditions, tiles, tokens
from slipstream.modules.event_cards import EventCard
from slipstream.modules.garage import is_heat, upgrade

MUST: Final = "MUST"
#: symbol on a Face -> its name, what it does, whether it is mandatory (SYM-1)
SYMBOLS: Final = {
    "heat": ("Heat {n}", "pay {n} Heat", True),
    "scrap": ("Scrap {n}", "discard {n} from your draw pile", True),
    "limit": ("Limit {n:+d}", "corner limits {n:+d} for you", True),
    "cooldown": ("Cooldown {n}", "cool {n} Heat", False),
    "slipstream": ("Slipstream +{n}", "{n} more if you slipstream", False),
    "stress": ("Reduce Stress {n}", "{n} Stress from hand away", False),
    "salvage": ("Salvage {n}", "{n} discarded cards back", False),
    "refresh": ("Refresh", "back on top of the draw pile", False),
    "direct": ("Direct Play", "also from hand in React", False),
    "accelerate": ("Accelerate", "+1 Speed for each + used", False),
    "once": ("Single Use", "then it leaves the game", True),
}
HEAT_CARD: Final = "an additional Heat card for your draw pile: once cooled it is Heat for the engine"

TILES: Final = {
    "stress": "{n:+d} Stress for every car",
    "engine_heat": "{n:+d} Heat in every engine",
    "heat_to_deck": "{n} Heat start in the draw pile",
    "heat_to_discard": "{n} Heat start in the discard pile",
}
SECTORS: Final = {
    "no_cooldown": "no Cooldown",
    "no_slipstream": "no Slipstream",
    "slipstream_boost": "Slipstream +{n}",
    "cooldown_bonus": "Cooldown +{n}",
    "free_boost": "Boost for free",
}
TOKENS: Final = {"limit": "limit {n:+d}", "extra_heat": "overheat: {n:+d} Heat if too fast"}

EVENTS: Final = {
    "first_cars": "the first {n} cars to complete lap 1 gain a Sponsor card",
    "speed_at_least": "a turn with Speed {n} or more gains a Sponsor card",
    "cars_passed_at_least": "overtaking {n} cars in a turn gains a Sponsor card",
    "laps": "{n:+d} lap",
    "heat": "{n:+d} Heat in every engine",
    "stress": "{n:+d} Stress in every draw pile",
    "hand_limit": "hand limit {n}",
    "spin_out_eliminates": "a car that spins out is eliminated and scores nothing",
}


# Cards


def special_faces(faces: list[Face], cards: int) -> list[tuple[int, Face]]:
    """The Upgrades and Sponsors among these cards, each with what is printed on it."""
    specials = cards >> SPECIALS_FROM << SPECIALS_FROM
    return [(card, faces[int(kind_of(card)) - FIRST_UPGRADE]) for card in cards_in(specials)]


def values_text(face: Face) -> str:
    """What the card adds to the Speed: "Speed 1 or 5", "Speed 4 and +", "++"."""
    pluses = "+" * int(face.plus)
    if pluses and list(face.values) == [0]:
        return pluses
    values = "Speed " + " or ".join(map(str, face.values))
    return f"{values} and {pluses}" if pluses else values


def symbol_texts(face: Face, *, full: bool) -> list[str]:
    """Each symbol with its number; `full` says what it does too."""
    found = []
    for name, (title, deed, must) in SYMBOLS.items():
        number = getattr(face, name)
        if number:
            text = title.format(n=int(number)) + (f" {MUST}" if must else "")
            found.append(f"{text} ({deed.format(n=int(number))})" if full else text)
    return found


def face_text(face: Face, *, full: bool) -> str:
    """The whole card in words."""
    joint = "; " if full else ", "
    return joint.join([values_text(face), *symbol_texts(face, full=full)])


def upgrade_text(number: int, *, full: bool) -> str:
    """An Upgrade of the market in words, its name first."""
    if is_heat(number):
        return f"Heat: {HEAT_CARD}" if full else "Heat"
    face = upgrade(number)
    return f"{face.name}: {face_text(face, full=full)}"


# Weather and roads


def weather_text(conditions: Conditions) -> str:
    """The weather tile in words."""
    tile = tiles()[conditions.weather]
    setup, sector = tile["setup"], tile["sector"]
    before = TILES[setup["kind"]].format(n=setup["amount"])
    return f"Weather: {conditions.weather} ({before}; in weather sectors {sector_text(sector)})."


def sector_text(row: Mapping[str, Any]) -> str:
    """A sector effect in words."""
    return SECTORS[row["kind"]].format(n=row.get("amount", 1))


def token_text(token: str, weather: str) -> str:
    """A road token in words."""
    row = tokens()[token]
    if row["kind"] in TOKENS:
        return TOKENS[row["kind"]].format(n=row["amount"])
    if row["kind"] in SECTORS:
        return f"behind it {sector_text(row)}"
    return f"behind it the weather, {sector_text(tiles()[weather]['sector'])}"


def roads_text(track: Track, conditions: Conditions) -> str:
    """The tokens of all corners."""
    laid = zip(track.corners, conditions.roads, strict=True)
    rows = [f"{corner.name} {token_text(token, conditions.weather)}" for corner, token in laid]
    return f"Roads: {'; '.join(rows)}."


def effects_at(rules: RaceRules, space: int) -> list[str]:
    """What the sector of a space gives or takes."""
    if not rules.sector_effects:
        return []
    numbers = {
        "no_cooldown": rules.no_cooldown[space],
        "no_slipstream": rules.no_slipstream[space],
        "cooldown_bonus": rules.cooldown_bonus[space],
        "slipstream_boost": rules.weather_slipstream[space] + rules.road_slipstream[space],
        "free_boost": rules.free_boost[space],
    }
    return [SECTORS[name].format(n=int(number)) for name, number in numbers.items() if number]


#: the same on the strip
CODES: Final = {"no C": "c-", "no S": "s-", "Slip": "s+", "Cool": "c+", "Boos": "b"}


def code_at(rules: RaceRules, space: int) -> str:
    """The sector effect of a space in two letters, "" for none."""
    effects = effects_at(rules, space)
    return CODES[effects[0][:4]] if effects else ""


# Events


def agreed_lines(circuit: Circuit, conditions: Conditions | None, event: EventCard | None) -> list[str]:
    """Event, weather and roads, as far as they are known."""
    lines = [" ".join(event_sentences(event, circuit))] if event is not None else []
    if conditions is not None:
        lines += [weather_text(conditions), roads_text(circuit.track, conditions)]
    return lines


def event_sentences(event: EventCard, circuit: Circuit) -> list[str]:
    """An Event card in words."""
    track = circuit.track
    press = ", ".join(track.corners[corner].name for corner in event.press_corners(circuit))
    cards = "1 Sponsor card" if event.sponsor_cards == 1 else f"{event.sponsor_cards} Sponsor cards"
    facts = [f"{cards} at the start", f"Press Corner {press}"]
    effect = event.effect
    facts += [EVENTS[name].format(n=effect[name]) for name in EVENTS if effect.get(name)]
    bonus = effect.get("points_bonus", [])
    facts += [f"place {place}: {points:+d} points" for place, points in enumerate(bonus, 1)]
    return [f"Event: {event.label}.", f"{'; '.join(facts)}."]
