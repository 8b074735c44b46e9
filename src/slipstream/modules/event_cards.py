"""The ten Event cards: Sponsor cards, Press Corners and one special event each (EVENT, PRESS-1).

An event is a row of data and a function that writes it into the rules. To add one, add both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol

from slipstream.core.rules import RaceRules
from slipstream.core.track import Track
from slipstream.data.tables import load_table


class Course(Protocol):
    """A circuit: its track, and the corners that the letters of Event cards mark on it."""

    @property
    def track(self) -> Track: ...

    @property
    def press(self) -> dict[str, int]: ...


@dataclass(frozen=True)
class EventCard:
    """One Event card (EVENT-1)."""

    number: int
    season: int
    race: int
    circuit: str
    label: str
    sponsor_cards: int
    press_letters: tuple[str, ...]
    effect: Mapping[str, Any]

    def press_corners(self, circuit: Course) -> list[int]:
        """The marks of the card on the circuit actually driven (PRESS-1, CHAMP-4)."""
        return sorted({circuit.press[letter] for letter in self.press_letters})

    def points_bonus(self, place: int) -> int:
        """Additional championship points for a finishing place (EVENT-5, EVENT-8)."""
        bonus = self.effect.get("points_bonus", [])
        return int(bonus[place - 1]) if place <= len(bonus) else 0


@cache
def event_cards() -> dict[int, EventCard]:
    """The Event cards by number."""
    cards = {}
    for row in load_table("events")["events"]:
        letters = tuple(row["press_letters"])
        cards[row["event"]] = EventCard(
            row["event"], row["season"], row["race"], row["circuit"], row["label"], row["sponsor_cards"],
            letters, row["effect"],
        )  # fmt: skip
    return cards


Effect = Callable[[RaceRules, Track, Mapping[str, Any]], None]


def _setup(rules: RaceRules, track: Track, effect: Mapping[str, Any]) -> None:
    """More or fewer Heat, Stress, laps; another hand limit (EVENT-5, 6, 7, 11, 12)."""
    rules.heat = max(0, rules.heat + effect.get("heat", 0))
    rules.stress = max(0, rules.stress + effect.get("stress", 0))
    rules.hand_limit = effect.get("hand_limit", rules.hand_limit)
    rules.change_laps(track, max(1, rules.laps + effect.get("laps", 0)))
    rules.spin_out_eliminates = effect.get("spin_out_eliminates", False)


def _first_lap(rules: RaceRules, _track: Track, effect: Mapping[str, Any]) -> None:
    """The first cars to complete lap 1 gain a Sponsor card (EVENT-3)."""
    rules.sponsors_for_first_lap = effect["first_cars"]


def _top_speed(rules: RaceRules, _track: Track, effect: Mapping[str, Any]) -> None:
    """A turn of this Speed gains a Sponsor card (EVENT-4)."""
    rules.sponsor_speed = effect["speed_at_least"]


def _overtaking(rules: RaceRules, _track: Track, effect: Mapping[str, Any]) -> None:
    """Overtaking this many cars in one turn gains a Sponsor card (EVENT-10)."""
    rules.sponsor_overtakes = effect["cars_passed_at_least"]


EFFECTS: Final[dict[str, Effect]] = {
    "none": _setup,
    "setup": _setup,
    "points": _setup,
    "laps_and_points": _setup,
    "laps_and_hand": _setup,
    "setup_and_elimination": _setup,
    "sponsor_first_lap": _first_lap,
    "sponsor_speed": _top_speed,
    "sponsor_overtake": _overtaking,
}


def apply_event(rules: RaceRules, circuit: Course, event: EventCard) -> None:
    """Write an Event card into the rules of the race (EVENT-1, EVENT-2)."""
    rules.sponsors_in_play = True
    rules.sponsors_at_start = event.sponsor_cards
    for corner in event.press_corners(circuit):
        rules.press_corner[corner] = True
    EFFECTS[event.effect["kind"]](rules, circuit.track, event.effect)
