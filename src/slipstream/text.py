"""English sentences for events and refusals. The engine speaks in keys and numbers; this is the edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from slipstream.core.actions import Action
from slipstream.core.cards import Face, valid
from slipstream.core.errors import Refused
from slipstream.core.events import COOLDOWN_SOURCES, HEAT_REASONS, SPONSOR_REASONS, Event
from slipstream.core.legends import LEGEND_MOVES
from slipstream.core.setup import STARTING_FACES
from slipstream.core.track import Track
from slipstream.modules.garage import upgrade, upgrade_numbers
from slipstream.notation import card_names

EVENT_SENTENCES: Final = {
    "round-started": "Round {round}",
    "planned": "{car} has chosen gear and cards",
    "plan-taken-back": "{car} takes the plan back",
    "gear-shifted": "{car} shifts from gear {before} to {gear}{cost}",
    "gear-corrected": "{car} cannot pay for gear {before} to two away: gear {gear}{card}",
    "revealed": "{car} reveals {cards}",
    "cluttered": "{car} has a cluttered hand ({cards}): no movement, first gear",
    "flipped": "{car} turns over {card}{kept}",
    "reshuffled": "{car} shuffles {number} cards into a new draw pile",
    "value-chosen": "{car} chooses {value} on {card}",
    "speed-set": "{car} has Speed {speed}",
    "moved": "{car} moves to {place}{blocked}",
    "adrenaline-gained": "{car} has Adrenaline",
    "adrenaline-used": "{car} uses Adrenaline: Speed +1",
    "boosted": "{car} boosts",
    "cooled-down": "{car} cools {number} Heat ({source})",
    "heat-paid": "{car} pays {number} Heat ({reason})",
    "unpayable": "{car} cannot pay for {card}: replaced, now at {place}",
    "scrapped": "{car} scraps {card}",
    "stress-reduced": "{car} puts {number} Stress away",
    "salvaged": "{car} salvages {number}{cards}",
    "directly-played": "{car} plays {card} directly",
    "accelerated": "{car} accelerates by {number}",
    "slipstreamed": "{car} slipstreams {spaces} spaces",
    "corner-passed": "{car} takes {corner} (limit {limit}) at Speed {speed}{due}",
    "spun-out": "{car} SPINS OUT at {corner}, back to {place}, {stress} Stress",
    "eliminated": "{car} is ELIMINATED in round {round}",
    "sponsor-gained": "{car} gains a Sponsor card{card} ({reason})",
    "discarded": "{car} discards {number} ({cards})",
    "refreshed": "{car} puts {card} on top of the draw pile",
    "used-up": "{car} has used up {cards}",
    "play-area-cleared": "{car} clears the play area",
    "drew": "{car} draws {number}{cards}",
    "lap-started": "{car} opens lap {lap}",
    "finished": "{car} FINISHES in round {round}",
    "ranked": "{car} takes place {place}",
    "race-over": "The race is over",
    "legend-card-revealed": "The Legends drive by card {card}",
    "legend-moved": "{car} (Legend) makes move {move}",
    "upgrade-taken": "{car} takes {face}",
    "upgrade-swapped": "{car} swaps {given} for {face}",
    "upgrade-kept": "{car} keeps {face}",
    "points-scored": "{car} scores {points} points, {total} in all",
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
    "not-an-action": "{action} carries something it does not name",
    "symbol-used": "{action}: this symbol has been used in this turn",
    "symbol-not-open": "{action}: there is no such symbol open now",
    "mandatory-symbol-open": "React cannot end while a Heat or Scrap symbol is open",
    "no-cooldown-here": "no Cooldown may be used in this sector",
    "symbol-needs-heat": "{card} asks for more Heat than there is",
    "symbol-is-payable": "the engine can pay for {card}",
    "stress-out-of-range": "{number} is more or less Stress than can be put away ({stress} in hand)",
    "cards-not-in-discard-pile": "{cards} are not in the discard pile",
    "too-many-salvaged": "{cards} are more cards than {card} may salvage",
    "no-direct-play": "{card} cannot be played directly",
    "no-plus-used": "no + symbol has been used in this turn",
    "no-value-to-choose": "it is not the value of {card} that is asked for",
    "value-not-printed": "{number} is not printed on {card}",
    "no-refresh": "{card} cannot be refreshed",
    "no-slipstream-here": "no Slipstream may start in this sector",
    "not-in-the-market": "this card is not in the market",
    "not-your-upgrade": "this Upgrade is not owned",
    "no-cooldown-in-gear": "gear {gear} gives no Cooldown",
    "no-heat-in-hand": "there is no Heat in hand to cool",
    "cooldown-out-of-range": "{number} is more or less Heat than can be cooled ({heat} in hand)",
    "no-adrenaline": "this car has no Adrenaline in this round",
    "no-room-ahead": "the space ahead is full",
    "boost-needs-heat": "a Boost costs 1 Heat and the engine is empty",
    "slipstream-distance": "a Slipstream of {number} spaces is not on offer",
    "slipstream-over-finish": "a Slipstream may not reach the finish line",
    "slipstream-no-car": "there is no car beside or directly in front",
}

ACTION_SENTENCES: Final = {
    "plan": "gear {gear}: {cards}",
    "take-back": "take the plan back",
    "choose-value": "{card}: Speed {number}",
    "cool-gear": "cool {number} Heat with the gear",
    "cool-adrenaline": "cool 1 Heat with Adrenaline",
    "cool-sector": "cool {number} Heat by the weather",
    "cool-card": "cool {number} Heat with {card}",
    "pay-heat": "pay the Heat of {card}",
    "unpayable": "declare {card} unpayable: it is replaced by a flip",
    "scrap": "scrap cards for {card}",
    "reduce-stress": "put {number} Stress away with {card}",
    "salvage": "salvage {cards} with {card}",
    "direct-play": "play {card} directly",
    "accelerate": "accelerate with {card}",
    "adrenaline-move": "Adrenaline: Speed +1 and one space",
    "boost": "Boost: turn a card over and move its value",
    "end-react": "end React",
    "slipstream": "slipstream {number} spaces",
    "no-slipstream": "no slipstream",
    "discard": "discard {cards}",
    "no-discard": "keep all cards",
    "refresh": "put {card} on top of the draw pile",
    "no-refresh": "refresh no more cards",
    "take-upgrade": "take {face}",
    "swap-upgrade": "swap {given} for {face}",
    "no-swap": "swap nothing",
    "keep-upgrade": "keep {face}",
}

#: the key of an action that declines
DECLINING: Final = {
    "slipstream": "no-slipstream", "discard": "no-discard", "refresh": "no-refresh",
    "swap-upgrade": "no-swap",
}  # fmt: skip
SPONSOR_TEXTS: Final = {
    "press-corner": "the Press Corner",
    "top-speed": "a top Speed",
    "overtaking": "overtaking",
    "first-lap": "the first lap",
    "start": "at the start",
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
        if name in facts and event.key != "legend-card-revealed":
            zone = event.arguments()[name]
            facts[name] = join_cards(zone, faces) if zone else "hidden"
    for name in ("face", "given"):
        if facts.get(name):
            facts[name] = face_name(event.arguments()[name])
    if event.key == "gear-shifted":
        facts["cost"] = ", paying 1 Heat" if event.c else ""
        if event.a == event.b:
            return f"{facts['car']} stays in gear {event.b}"
    elif event.key == "gear-corrected":
        facts["card"] = f", {facts['card']} is discarded" if event.c else ", a card is added"
    elif event.key == "flipped":
        facts["kept"] = "" if event.b else " and discards it"
    elif event.key == "moved":
        facts["place"] = place_text(track, event.b)
        facts["blocked"] = f", blocked by {event.d}" if event.d else ""
    elif event.key == "unpayable":
        facts["place"] = place_text(track, event.b)
    elif event.key == "corner-passed":
        facts["corner"] = track.corners[event.a].name
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
    elif event.key == "salvaged":
        facts["cards"] = f" ({facts['cards']})" if event.c else ""
    elif event.key == "discarded" and not event.c:
        facts["cards"] = f"{facts['top']} on top"
    elif event.key == "sponsor-gained":
        facts["reason"] = SPONSOR_TEXTS[SPONSOR_REASONS[event.a]]
        facts["card"] = f": {facts['card']}" if event.c else ""
    elif event.key == "legend-card-revealed":
        facts["card"] = event.a + 1
    elif event.key == "legend-moved":
        facts["move"] = LEGEND_MOVES[event.a]
    return EVENT_SENTENCES[event.key].format(**facts)


def face_name(face: int) -> str:
    """What an Upgrade is called."""
    return f"{upgrade(face).name} ({face})" if face in upgrade_numbers() else f"card {face}"


def action_text(action: Action, faces: Sequence[Face] = STARTING_FACES) -> str:
    """A choice, in a few words."""
    key = action.key
    if key in DECLINING and action.number == action.cards == action.source == 0:
        key = DECLINING[key]
    names = card_names(action.cards, faces)
    facts: dict[str, object] = {"gear": len(names), "cards": ", ".join(names) or "nothing"}
    facts["number"] = action.number
    if action.key in ("take-upgrade", "swap-upgrade", "keep-upgrade"):
        facts["face"], facts["given"] = face_name(action.number), face_name(action.source)
    else:
        facts["card"] = join_cards(action.source, faces)
    return ACTION_SENTENCES[key].format(**facts)


def refusal_text(refused: Refused, faces: Sequence[Face] = STARTING_FACES) -> str:
    """What was tried, why not, and what is legal."""
    facts = dict(refused.arguments)
    for name in ("cards", "card"):
        cards = facts.get(name)
        if isinstance(cards, int):
            facts[name] = join_cards(cards, faces) if valid(cards) else "these cards"
    facts.setdefault("seat", refused.seat)
    sentence = REFUSAL_SENTENCES[refused.key].format(**facts)
    legal = [action_text(action, faces) for action in refused.legal]
    if not legal:
        return f"{sentence}."
    shown = "; ".join(legal[:8]) + (f"; and {len(legal) - 8} more" if len(legal) > 8 else "")
    return f"{sentence}. Legal: {shown}."
