"""Upgrades, weather, roads and events in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from slipstream.core.cards import FIRST_UPGRADE, SPECIALS_FROM, Face, cards_in, kind_of
from slipstream.core.rules import RaceRules
from slipstream.core.track import Track
from slipstream.data.circuit import Circuit
from slipstream.language import either
from slipstream.modules.conditions import Conditions, tiles, tokens
from slipstream.modules.event_cards import EventCard
from slipstream.modules.garage import is_heat, upgrade
from slipstream.notation import card_title
from slipstream.terminal.words import say, signed
from slipstream.text import event_name, weather_name

#: symbols on a Face, and whether they are mandatory (SYM-1)
SYMBOLS: Final = {
    "heat": True, "scrap": True, "limit": True, "cooldown": False, "slipstream": False, "stress": False,
    "salvage": False, "refresh": False, "direct": False, "accelerate": False, "once": True,
}  # fmt: skip
TOKENS: Final = ("limit", "extra_heat")  # road tokens that change their corner
#: sector effects, and their marks on the strip
SECTORS: Final = {
    "no_cooldown": "c-", "no_slipstream": "s-", "cooldown_bonus": "c+", "slipstream_boost": "s+",
    "free_boost": "b",
}  # fmt: skip
EVENTS: Final = (
    "first_cars", "speed_at_least", "cars_passed_at_least", "laps", "heat", "stress", "hand_limit",
    "spin_out_eliminates",
)  # fmt: skip


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
    values = either(face.values)
    return say("value-plus", values=values, pluses=pluses) if pluses else say("value", values=values)


def symbol_texts(face: Face, *, full: bool) -> list[str]:
    """Each symbol with its number; `full` says what it does too."""
    found = []
    for name, must in SYMBOLS.items():
        number = int(getattr(face, name))
        if number:
            shown = signed(number) if name == "limit" else number
            text = say(f"symbol-{name}", n=shown) + (f" {say('must')}" if must else "")
            found.append(f"{text} ({say(f'symbol-{name}.does', n=shown)})" if full else text)
    return found


def face_text(face: Face, *, full: bool) -> str:
    """The whole card in words."""
    joint = "; " if full else ", "
    return joint.join([values_text(face), *symbol_texts(face, full=full)])


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
    return say("roads", roads="; ".join(rows))


def effects(rules: RaceRules, space: int) -> dict[str, int]:
    """What the sector of a space gives or takes, by name."""
    if not rules.sector_effects:
        return {}
    numbers = {
        "no_cooldown": rules.no_cooldown[space],
        "no_slipstream": rules.no_slipstream[space],
        "cooldown_bonus": rules.cooldown_bonus[space],
        "slipstream_boost": rules.weather_slipstream[space] + rules.road_slipstream[space],
        "free_boost": rules.free_boost[space],
    }
    return {name: int(number) for name, number in numbers.items() if number}


def effects_at(rules: RaceRules, space: int) -> list[str]:
    """The same in words."""
    return [say(f"sector-{name}", n=number) for name, number in effects(rules, space).items()]


def code_at(rules: RaceRules, space: int) -> str:
    """The sector effect of a space in two letters, "" for none."""
    return next((SECTORS[name] for name in effects(rules, space)), "")


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
    for name in EVENTS:
        if number := int(effect.get(name, 0)):
            facts.append(say(f"event-{name}", n=number, signed=signed(number)))
    for place, points in enumerate(effect.get("points_bonus", []), 1):
        facts.append(say("event-points", place=place, signed=signed(points), n=points))
    return [say("event", event=event_name(event)), f"{'; '.join(facts)}."]
