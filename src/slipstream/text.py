"""English sentences for events and refusals. The engine speaks in keys and numbers; this is the edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from slipstream.core.actions import Action
from slipstream.core.cards import UNIT, Face
from slipstream.core.errors import Refused
from slipstream.core.events import COOLDOWN_SOURCES, EVENTS, HEAT_REASONS, Event
from slipstream.core.setup import STARTING_FACES
from slipstream.core.track import Track
from slipstream.notation import card_names

EVENT_SENTENCES: Final = {
    "round-started": "Round {round}",
    "planned": "{car} has chosen gear and cards",
    "plan-taken-back": "{car} takes the plan back",
    "gear-shifted": "{car} shifts from gear {before} to {gear}{cost}",
    "revealed": "{car} reveals {cards}",
    "cluttered": "{car} has a cluttered hand ({cards}): no movement, first gear",
    "flipped": "{car} turns over {card}{kept}",
    "reshuffled": "{car} shuffles {number} cards into a new draw pile",
    "speed-set": "{car} has Speed {speed}",
    "moved": "{car} moves to {place}{blocked}",
    "adrenaline-gained": "{car} has Adrenaline",
    "adrenaline-used": "{car} uses Adrenaline: Speed +1",
    "boosted": "{car} boosts",
    "cooled-down": "{car} cools {number} Heat ({source})",
    "heat-paid": "{car} pays {number} Heat ({reason})",
    "slipstreamed": "{car} slipstreams {spaces} spaces",
    "corner-passed": "{car} takes {corner} (limit {limit}) at Speed {speed}{due}",
    "spun-out": "{car} SPINS OUT at {corner}, back to {place}, {stress} Stress",
    "discarded": "{car} discards {number} ({cards})",
    "play-area-cleared": "{car} clears the play area",
    "drew": "{car} draws {number}{cards}",
    "lap-started": "{car} opens lap {lap}",
    "finished": "{car} FINISHES in round {round}",
    "ranked": "{car} takes place {place}",
    "race-over": "The race is over",
}

REFUSAL_SENTENCES: Final = {
    "not-your-turn": "seat {seat} has nothing to decide now",
    "stale-decision": "decision {decision} is no longer open",
    "nothing-to-undo": "there is nothing that seat {seat} could take back",
    "not-in-this-step": "{action} is not possible now: the race waits for {step}",
    "no-such-gear": "there is no gear {gear}: gears are 1 to 4",
    "gear-too-far": "gear {from} to {gear} is more than two steps",
    "gear-needs-heat": "gear {from} to {gear} costs 1 Heat and the engine is empty",
    "gear-not-filled": "gear {gear} needs {gear} playable cards and the hand has {playable}",
    "cards-not-in-hand": "{cards} are not in hand",
    "wrong-number-of-cards": "the number of cards must be the gear",
    "heat-not-playable": "Heat cannot be played ({cards})",
    "not-discardable": "Stress and Heat cannot be discarded ({cards})",
    "play-all-then-heat": "with a cluttered hand all {playable} playable cards are played, then Heat",
    "symbol-used": "{action}: this symbol has been used in this turn",
    "no-cooldown-in-gear": "gear {gear} gives no Cooldown",
    "no-heat-in-hand": "there is no Heat in hand to cool",
    "cooldown-out-of-range": "{number} is more or less Heat than can be cooled ({heat} in hand)",
    "no-adrenaline": "this car has no Adrenaline in this round",
    "no-room-ahead": "the space ahead is full",
    "boost-needs-heat": "a Boost costs 1 Heat and the engine is empty",
    "slipstream-distance": "a Slipstream is {distance} spaces, not {number}",
    "slipstream-over-finish": "a Slipstream may not reach the finish line",
    "slipstream-no-car": "there is no car beside or directly in front",
}

ACTION_SENTENCES: Final = {
    "plan": "gear {gear}: {cards}",
    "take-back": "take the plan back",
    "cool-gear": "cool {number} Heat with the gear",
    "cool-adrenaline": "cool 1 Heat with Adrenaline",
    "adrenaline-move": "Adrenaline: Speed +1 and one space",
    "boost": "Boost: pay 1 Heat, turn a card over, move its value",
    "end-react": "end React",
    "slipstream": "slipstream {number} spaces",
    "no-slipstream": "no slipstream",
    "discard": "discard {cards}",
    "no-discard": "keep all cards",
}

_CARDS: Final = ("cards", "card", "top")


def join_cards(zone: int, faces: Sequence[Face] = STARTING_FACES) -> str:
    """The cards of a zone by name, "nothing" if there is none."""
    return ", ".join(card_names(zone, faces)) or "nothing"


def place_text(track: Track, progress: int) -> str:
    """Lap and space, as a person would say it."""
    lap, space = divmod(progress, track.length)
    return f"space {space}" + (" on the grid" if lap < 0 else f" of lap {lap + 1}")


def event_text(
    event: Event, cars: Sequence[str], track: Track, faces: Sequence[Face] = STARTING_FACES
) -> str:
    """What happened, in a sentence. `cars` are the names by seat."""
    facts: dict[str, object] = dict(event.arguments())
    facts["car"] = cars[event.seat] if event.seat >= 0 else ""
    for name in _CARDS:
        if name in facts:
            zone = event.arguments()[name]
            facts[name] = join_cards(zone, faces) if zone else "hidden"
    if event.key == "gear-shifted":
        facts["cost"] = ", paying 1 Heat" if event.c else ""
        if event.a == event.b:
            return f"{facts['car']} stays in gear {event.b}"
    elif event.key == "flipped":
        facts["kept"] = "" if event.b else " and discards it"
    elif event.key == "moved":
        facts["place"] = place_text(track, event.b)
        facts["blocked"] = f", blocked by {event.d}" if event.d else ""
    elif event.key == "corner-passed":
        corner = track.corners[event.a]
        facts["corner"] = corner.name
        facts["due"] = f": {event.d} Heat due" if event.d else ""
    elif event.key == "spun-out":
        facts["corner"] = track.corners[event.a].name
        facts["place"] = place_text(track, event.c)
    elif event.key == "heat-paid":
        facts["reason"] = HEAT_REASONS[event.b]
    elif event.key == "cooled-down":
        facts["source"] = COOLDOWN_SOURCES[event.b]
    elif event.key == "drew":
        facts["cards"] = f": {facts['cards']}" if event.b else ""
    return EVENT_SENTENCES[event.key].format(**facts)


def action_text(action: Action, faces: Sequence[Face] = STARTING_FACES) -> str:
    """A choice, in a few words."""
    key = action.key
    if key == "slipstream" and action.number == 0:
        key = "no-slipstream"
    if key == "discard" and action.cards == 0:
        key = "no-discard"
    names = card_names(action.cards, faces)
    return ACTION_SENTENCES[key].format(gear=len(names), cards=", ".join(names), number=action.number)


def refusal_text(refused: Refused, faces: Sequence[Face] = STARTING_FACES) -> str:
    """What was tried, why not, and what is legal."""
    facts = dict(refused.arguments)
    cards = facts.get("cards")
    if isinstance(cards, int):
        facts["cards"] = join_cards(cards, faces) if 0 <= cards < UNIT[15] * 8 else "these cards"
    facts.setdefault("seat", refused.seat)
    sentence = REFUSAL_SENTENCES[refused.key].format(**facts)
    legal = [action_text(action, faces) for action in refused.legal]
    if not legal:
        return f"{sentence}."
    shown = "; ".join(legal[:8]) + (f"; and {len(legal) - 8} more" if len(legal) > 8 else "")
    return f"{sentence}. Legal: {shown}."


assert set(EVENT_SENTENCES) == {row[0] for row in EVENTS}
