"""What the rules tests share: cards by name, a race from given places, whole random races."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from slipstream.checks.scenes import SPOTS, t30
from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import HEAT, STRESS, UNIT, cards_in
from slipstream.core.chance import stream
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.rules import RaceRules
from slipstream.core.setup import Entry, set_up
from slipstream.games.setup import RaceSetup

CARDS: Final = {
    "B1": UNIT[0], "B2": UNIT[1], "B3": UNIT[2], "B4": UNIT[3], "H": HEAT, "S": STRESS,
    "U0": UNIT[6], "U5": UNIT[7],
}  # fmt: skip
NAMES: Final = {card: name for name, card in CARDS.items()}

BASIC: Final = "B1 B1 B1 B2 B2 B2 B3 B3 B3 B4 B4 B4"
STARTING_UPGRADES: Final = "U0 U5 H"
OPENING_PILE: Final = f"{BASIC} {STARTING_UPGRADES} S S S"
USUAL_HAND: Final = "B1 B1 B2 B2 B3 B3 B4"


def cards(names: str) -> int:
    """Cards as a zone: B1..B4 Basic, U0 and U5 Starting Upgrades, S Stress, H Heat."""
    return sum(CARDS[name] for name in names.split())


def named(zone: int) -> list[str]:
    """The cards of a zone by name, sorted."""
    return sorted(NAMES[card] for card in cards_in(zone))


def several(names: str) -> list[str]:
    """Names of cards, sorted as `named` and a scene give them."""
    return sorted(names.split())


def race_from(
    *places: str,
    hand: str = USUAL_HAND,
    gear: int = 1,
    engine: int = 6,
    laps: int = 2,
    started: int | None = None,
) -> Race:
    """Round 1 of a race on T30 in which seat 0, 1, ... stand on these places, like 1:8R.

    Everybody holds the same hand, and the rest of the opening pile is the draw pile.
    """
    track = t30()
    rules = RaceRules(track, laps, started or len(places))
    entries = [Entry() for _ in places]
    race = set_up(track, rules, entries, list(range(len(places))), 7, "fast")
    for car, place in zip(race.state.cars, places, strict=True):
        lap, rest = place.split(":")
        car.space, car.spot = int(rest[:-1]), SPOTS.index(rest[-1])
        car.progress = (int(lap) - 1) * track.length + car.space
        car.gear, car.engine = gear, engine
        hold(race, car.seat, hand)
    race.state.round = 0
    race.start()
    return race


def hold(race: Race, seat: int, hand: str) -> None:
    """Give a seat this hand; the rest of the opening pile becomes its draw pile."""
    car = race.state.cars[seat]
    left = OPENING_PILE.split()
    for name in hand.split():
        if name in left:
            left.remove(name)
    car.hand = cards(hand)
    car.draw = cards(" ".join(left))
    car.top = None


def stack(race: Race, seat: int, deck: str) -> None:
    """Make these cards the whole draw pile of a seat, top first."""
    car = race.state.cars[seat]
    car.draw = cards(deck)
    car.top = [CARDS[name] for name in reversed(deck.split())] or None


def plan(names: str) -> Action:
    """The plan to play these cards, in the gear of their number."""
    return actions.plan(cards(names))


def everyone_plans(race: Race, *plans: str) -> list[Event]:
    """Seat 0, 1, ... commit these cards; gives what happened."""
    events: list[Event] = []
    for seat, names in enumerate(plans):
        events += race.apply(seat, plan(names))
    return events


def step(race: Race) -> str:
    """What the race asks for now."""
    return race.view(None).step


def decline(race: Race) -> list[Event]:
    """The active car uses nothing of what it is offered."""
    answers = {
        "react": actions.end_react(),
        "slipstream": actions.slipstream(0),
        "discard": actions.discard(0),
    }
    decision = race.pending()[0]
    return race.apply(decision.seat, answers[decision.step])


def rest_of_turn(race: Race) -> list[Event]:
    """The active car declines everything until its turn is over."""
    active, number = race.view(None).active, race.view(None).round
    events: list[Event] = []
    while not race.over and race.view(None).active == active and race.view(None).round == number:
        events += decline(race)
    return events


def rest_of_round(race: Race) -> list[Event]:
    """Every car declines everything until the next plans are due."""
    events: list[Event] = []
    while not race.over and step(race) != "plan":
        events += decline(race)
    return events


def at(race: Race, seat: int) -> str:
    """Where a car stands: lap, space and spot."""
    car = race.view(None).cars[seat]
    return f"{car.progress // race.view(None).track.length + 1}:{car.space}{SPOTS[car.spot]}"


def happened(events: list[Event], key: str) -> list[Event]:
    """The events of this kind."""
    return [event for event in events if event.key == key]


def random_race(circuit: str, cars: int, seed: int, laps: int = 1) -> Iterator[tuple[Race, list[Event]]]:
    """A whole race of random answers: the race at each question, and what happened since the last one."""
    race = RaceSetup(circuit, cars=cars, laps=laps).start_race(seed)
    luck = stream("fast", seed, 0, "driver")
    yield race, race.take_events()
    while not race.over:
        yield race, race.apply(race.next_seat(), race.random_action(luck))


def owned(race: Race, seat: int) -> int:
    """All cards a seat owns, over its five zones (CARD-9)."""
    car = race.state.cars[seat]
    return car.draw + car.hand + car.play + car.discard + car.engine * HEAT
