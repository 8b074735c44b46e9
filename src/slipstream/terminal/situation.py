"""Where everybody stands, as facts: the renderers put them into lines or columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from slipstream.core.cards import UNIT, Face, cards_in, kind_of
from slipstream.core.setup import STARTING_FACES
from slipstream.core.steps.check_corner import corner_of, lines_crossed
from slipstream.core.views import CarView, View
from slipstream.notation import LETTERS, card_names
from slipstream.setup import COLOURS
from slipstream.terminal.words import say

CODES: Final = ("Bk", "Bl", "Gn", "Rd", "Gy", "Ye")  # the cars on the strip, by seat
RACE_LINE, OUTER = 0, 1


def names_for(seat: int, cars: int) -> list[str]:
    """What the cars are called in sentences to this seat."""
    return [say("your-car") if other == seat else COLOURS[other].capitalize() for other in range(cars)]


def faces_for(view: View, seat: int) -> list[Face]:
    """What is printed on the Upgrades of a car."""
    return view.own.faces if view.own is not None and seat == view.seat else STARTING_FACES


def card_key(card: int, faces: list[Face]) -> str:
    """What to type for a card: its name if that is short, otherwise its letter."""
    name = card_names(card, faces)[0]
    return name if len(name) == 1 else LETTERS[int(kind_of(card))]


def hand_names(zone: int, faces: list[Face]) -> list[str]:
    """The cards by name, with what to type where that differs: "Stress (S)"."""
    labels = []
    for card in cards_in(zone):
        name, key = card_names(card, faces)[0], card_key(card, faces)
        labels.append(name if name == key else f"{name} ({key})")
    return labels


def example(cards: int, faces: list[Face]) -> str:
    """The cards as somebody would type them."""
    return " ".join(card_key(card, faces) for card in cards_in(cards))


def race_order(view: View) -> list[CarView]:
    """All cars, the leader first: those in the results, then the others (TRACK-7)."""
    listed = [view.cars[seat] for seat in view.results]
    others = [car for car in view.cars if car.seat not in view.results]
    return listed + sorted(others, key=lambda car: (-car.progress, car.spot))


def place_of(view: View, seat: int) -> int:
    """The place of a car as the race stands, from 1."""
    return [car.seat for car in race_order(view)].index(seat) + 1


def distance(view: View, seat: int, other: CarView) -> int:
    """How far another car is ahead, along the race."""
    return other.progress - view.cars[seat].progress


@dataclass(frozen=True)
class Cell:
    """One space of the strip, and what lies on the line before it."""

    ahead: int  # spaces from the own car
    seats: dict[int, int]  # spot -> seat
    limit: int | None  # a corner line with this limit lies before the space
    corner: int
    line: str  # "", "lap" or "finish": that line lies before the space


def strip(view: View, seat: int, first: int, last: int) -> list[Cell]:
    """The spaces from `first` to `last`, counted from the own car, with all cars in them."""
    track, rules, me = view.track, view.rules, view.cars[seat]
    cells = []
    for ahead in range(first, last + 1):
        progress = me.progress + ahead
        space = progress % track.length
        seats = {car.spot: car.seat for car in view.cars if car.space == space and car.status != "classified"}
        crossed = bool(lines_crossed(track, rules, progress - 1, progress))
        corner = int(corner_of(track, progress)) if crossed else -1
        line = ""
        if space == 0 and progress >= 0:
            line = "finish" if progress == rules.finish else "lap"
        cells.append(Cell(ahead, seats, rules.speed_limit[corner] if crossed else None, corner, line))
    return cells


@dataclass(frozen=True)
class CornerAhead:
    """A corner line to come."""

    name: str
    limit: int
    before: int  # spaces between the car and the line: Speed `before + 1` crosses it


def corners_ahead(view: View, progress: int, most: int = 2) -> list[CornerAhead]:
    """The next corner lines of the race."""
    track, rules = view.track, view.rules
    lines = lines_crossed(track, rules, progress, min(progress + track.length, rules.finish))[:most]
    corners = [(int(line), int(corner_of(track, line))) for line in lines]
    return [
        CornerAhead(track.corners[corner].name, rules.speed_limit[corner], line - 1 - progress)
        for line, corner in corners
    ]


assert len(CODES) == len(COLOURS)
assert len(LETTERS) == len(UNIT)
