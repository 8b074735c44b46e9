"""Upgrades, weather, roads and events in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from slipstream.circuits.circuit import Circuit
from slipstream.core.cards import Face, cards_in, faces_in, specials_in
from slipstream.core.rules import RaceRules
from slipstream.core.symbols import SYMBOLS
from slipstream.core.track import Track
from slipstream.modules.conditions import Conditions, tiles, tokens
from slipstream.modules.event_cards import EventCard
from slipstream.modules.garage import is_heat, upgrade
from slipstream.terminal.words import say, signed
from slipstream.words.cards import card_title
from slipstream.words.language import either, series
from slipstream.words.text import event_name, weather_name

TOKENS: Final = ("limit", "extra_heat")  # road tokens that change their corner
#: sector effects, and their marks on the strip
SECTORS: Final = {
    "no_cooldown": "c-", "no_slipstream": "s-", "cooldown_bonus": "c+", "slipstream_boost": "s+",
    "free_boost": "b",
}  # fmt: skip
#: parts of an effect that are not a number to tell
UNCOUNTED: Final = ("kind", "points_bonus")


# Cards


def special_faces(faces: list[Face], cards: int) -> list[tuple[int, Face]]:
    """The Upgrades and Sponsors among these cards, each with what is printed on it."""
    return list(zip(cards_in(specials_in(cards)), faces_in(faces, cards), strict=True))


def values_text(face: Face) -> str:
    """What the card adds to the Speed: "Speed 1 or 5", "Speed 4 and +", "++"."""
    pluses = "+" * int(face.plus)
    if pluses and list(face.values) == [0]:
        return pluses
    values = either(face.values)
    return say("value-plus", values=values, pluses=pluses) if pluses else say("value", values=values)


def symbol_texts(face: Face, *, full: bool) -> list[str]:
    """Each symbol with its number; `full` says what it does too."""
    found = []
    for symbol, number in zip(SYMBOLS, face.numbers, strict=True):
        if number:
            shown = signed(number) if symbol.key == "limit" else number
            text = say(f"symbol-{symbol.key}", n=shown) + (f" {say('must')}" if symbol.mandatory else "")
            found.append(f"{text} ({say(f'symbol-{symbol.key}.does', n=shown)})" if full else text)
    return found


def face_text(face: Face, *, full: bool) -> str:
    """The whole card in words."""
    parts = [values_text(face), *symbol_texts(face, full=full)]
    return series(parts) if full else ", ".join(parts)


def upgrade_text(number: int, *, full: bool) -> str:
    """An Upgrade of the market in words, its name first."""
    if is_heat(number):
        heat = card_title(upgrade(number))
        return f"{heat}: {say('heat-card')}" if full else heat
    face = upgrade(number)
    return f"{card_title(face)}: {face_text(face, full=full)}"


# Weather and roads


def weather_text(conditions: Conditions) -> str:
    """The weather tile in words."""
    tile = tiles()[conditions.weather]
    setup, amount = tile["setup"], int(tile["setup"]["amount"])
    shown = signed(amount) if setup["kind"] in ("stress", "engine_heat") else amount
    before = say(f"tile-{setup['kind']}", n=shown)
    name, sector = weather_name(conditions.weather), sector_text(tile["sector"])
    return say("weather", weather=name, before=before, sector=sector)


def sector_text(row: Mapping[str, Any]) -> str:
    """A sector effect in words."""
    return say(f"sector-{row['kind']}", n=row.get("amount", 1))


def token_text(token: str, weather: str) -> str:
    """A road token in words."""
    row = tokens()[token]
    if row["kind"] in TOKENS:
        return say(f"token-{row['kind']}", n=signed(row["amount"]))
    if row["kind"] in SECTORS:
        return say("token-sector", effect=sector_text(row))
    return say("token-weather", effect=sector_text(tiles()[weather]["sector"]))


def roads_text(track: Track, conditions: Conditions) -> str:
    """The tokens of all corners."""
    laid = zip(track.corners, conditions.roads, strict=True)
    rows = [f"{corner.name} {token_text(token, conditions.weather)}" for corner, token in laid]
    return say("roads", roads=series(rows))


def effects_at(rules: RaceRules, space: int) -> list[str]:
    """What the sector of a space gives or takes, in words."""
    return [say(f"sector-{name}", n=number) for name, number in rules.effects_at(space)]


def code_at(rules: RaceRules, space: int) -> str:
    """The sector effect of a space in two letters, "" for none."""
    return next((SECTORS[name] for name, _ in rules.effects_at(space)), "")


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
    facts = [say("event-sponsors", number=event.sponsor_cards), say("event-press", corners=press)]
    effect = event.effect
    for name, number in effect.items():
        if name not in UNCOUNTED:
            facts.append(say(f"event-{name}", n=int(number), signed=signed(number)))
    for place, points in enumerate(effect.get("points_bonus", []), 1):
        facts.append(say("event-points", place=place, signed=signed(points), n=points))
    return [say("event", event=event_name(event)), f"{series(facts)}."]
