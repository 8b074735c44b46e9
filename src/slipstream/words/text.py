"""Sentences for events, answers and refusals. The engine speaks in keys and numbers; this is the edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from slipstream.core.actions import Action, declines, planned_gear
from slipstream.core.cards import Face, valid
from slipstream.core.errors import Refused
from slipstream.core.events import COOLDOWN_SOURCES, HEAT_REASONS, SPONSOR_REASONS, Event
from slipstream.core.legends import LEGEND_MOVES
from slipstream.core.setup import STARTING_FACES
from slipstream.core.track import Track
from slipstream.modules.event_cards import EventCard
from slipstream.modules.garage import upgrade, upgrade_numbers
from slipstream.words.cards import card_names, card_title
from slipstream.words.language import ToldError, capital, say, series

MOST_SHOWN: Final = 8  # legal answers that a refusal names

#: the key of an action that declines
DECLINING: Final = {
    "slipstream": "no-slipstream", "discard": "no-discard", "refresh": "no-refresh",
    "swap-upgrade": "no-swap",
}  # fmt: skip
_CARDS: Final = ("cards", "card", "top")


# Names


class Named(Protocol):
    """Something with a name of its own and an id to translate it by."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


def colour_name(colour: str) -> str:
    """A colour, in the words of a table."""
    return say("colour", colour=colour)


def car_name(colour: str) -> str:
    """A car by its colour, as the subject of a sentence: "Black"."""
    return capital(colour_name(colour))


def the_car(colour: str) -> str:
    """A car inside a sentence: "the black car"."""
    return say("the-car", colour=colour)


def driver_name(driver: str) -> str:
    """Who drives, in the words of a table."""
    return say("name-of-driver", driver=driver)


def weather_name(weather: str) -> str:
    """A weather tile by name."""
    return say("name-of-weather", weather=weather)


def circuit_name(circuit: Named) -> str:
    """What a circuit is called."""
    return say("name-of-circuit", circuit=circuit.id, name=circuit.name)


def event_name(event: EventCard) -> str:
    """What an Event card is called."""
    return say("name-of-event", number=event.number, label=event.label)


def join_cards(zone: int, faces: Sequence[Face] = STARTING_FACES) -> str:
    """The cards of a zone by name, "nothing" if there is none."""
    return ", ".join(card_names(zone, faces)) or say("nothing")


def face_name(face: int) -> str:
    """What an Upgrade is called."""
    if face in upgrade_numbers():
        return f"{card_title(upgrade(face))} ({face})"
    return say("card-number", number=face)


def place_text(track: Track, progress: int) -> str:
    """Lap and space, as a person would say it."""
    lap, space = int(track.lap(progress)), int(track.space(progress))
    return say("place", where="lap" if lap else "grid", space=space, lap=lap)


# Sentences


def event_text(
    event: Event, cars: Sequence[str], track: Track, faces: Sequence[Face] = STARTING_FACES
) -> str:
    """What happened, in a sentence. `cars` are the names by seat."""
    facts: dict[str, object] = dict(event.arguments())
    facts["car"] = cars[event.seat] if event.seat >= 0 else ""
    for name in _CARDS:
        if name in facts and event.key != "legend-card-revealed":
            zone = event.arguments()[name]
            facts[name] = join_cards(zone, faces) if zone else say("hidden")
    for name in ("face", "given"):
        if facts.get(name):
            facts[name] = face_name(event.arguments()[name])
    if event.key == "gear-shifted":
        facts["how"] = "stays" if event.a == event.b else "pays" if event.c else "free"
    elif event.key == "gear-corrected":
        facts["how"] = "discards" if event.c else "adds"
    elif event.key == "flipped":
        facts["kept"] = _yes(event.b)
    elif event.key in ("moved", "unpayable"):
        facts["place"] = place_text(track, event.b)
    elif event.key in ("corner-passed", "spun-out"):
        facts["corner"] = track.corners[event.a].name
        facts["place"] = place_text(track, event.c)
    elif event.key == "heat-paid":
        facts["reason"] = HEAT_REASONS[event.b]
    elif event.key == "cooled-down":
        facts["source"] = COOLDOWN_SOURCES[event.b]
    elif event.key == "drew":
        facts["shown"] = _yes(event.b)
    elif event.key in ("salvaged", "discarded", "sponsor-gained"):
        facts["shown"] = _yes(event.c)
        if event.key == "sponsor-gained":
            facts["reason"] = SPONSOR_REASONS[event.a]
    elif event.key == "legend-card-revealed":
        facts["card"] = event.a + 1
    elif event.key == "legend-moved":
        facts["move"] = LEGEND_MOVES[event.a]
    return say(f"event-{event.key}", **facts)


def _yes(number: int) -> str:
    return "yes" if number else "no"


def action_text(action: Action, faces: Sequence[Face] = STARTING_FACES) -> str:
    """A choice, in a few words."""
    key = action.key
    if declines(action):
        key = DECLINING.get(key, key)
    names = card_names(action.cards, faces)
    facts: dict[str, object] = {
        "gear": int(planned_gear(action.cards)),
        "cards": ", ".join(names) or say("nothing"),
    }
    facts["number"] = action.number
    if action.key in ("take-upgrade", "swap-upgrade", "keep-upgrade"):
        facts["face"], facts["given"] = face_name(action.number), face_name(action.source)
    else:
        facts["card"] = join_cards(action.source, faces)
    return say(f"action-{key}", **facts)


def refusal_text(refused: Refused, faces: Sequence[Face] = STARTING_FACES) -> str:
    """What was tried, why not, and what is legal."""
    facts: dict[str, object] = dict(refused.arguments)
    for name in ("cards", "card"):
        cards = facts.get(name)
        if isinstance(cards, int):
            facts[name] = join_cards(cards, faces) if valid(cards) else say("these-cards")
    for name in ("action", "step"):
        if name in facts:
            facts[name] = say(f"name-of-{name}", **{name: facts[name]})
    facts.setdefault("seat", refused.seat)
    reason = say(f"refusal-{refused.key}", **facts)
    legal = [action_text(action, faces) for action in refused.legal]
    if not legal:
        return say("refused", reason=reason)
    options, more = series(legal[:MOST_SHOWN]), len(legal) - MOST_SHOWN
    return say(
        "refused-legal-more" if more > 0 else "refused-legal", reason=reason, options=options, more=more
    )


def error_text(error: Exception) -> str:
    """An error to the person who caused it, in the language spoken."""
    if isinstance(error, Refused):
        return refusal_text(error)
    return error.told() if isinstance(error, ToldError) else str(error)
