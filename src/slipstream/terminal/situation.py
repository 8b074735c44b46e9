"""Where everybody stands, as facts: the renderers put them into lines or columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from slipstream.core.cards import HEAT, LETTERS, STRESS, UNIT, Face, cards_in, kind_of, kinds_in
from slipstream.core.setup import STARTING_FACES
from slipstream.core.steps.check_corner import corner_of, lines_crossed
from slipstream.core.views import CarView, View
from slipstream.games.draft import DraftView, drafting
from slipstream.games.setup import COLOURS
from slipstream.terminal.symbols import effects_at, face_text, special_faces, upgrade_text
from slipstream.terminal.words import say, signed, spaces
from slipstream.words.cards import card_names, card_title
from slipstream.words.text import car_name

#: the cars on the strip
CODES: Final = {"black": "Bk", "blue": "Bl", "green": "Gn", "red": "Rd", "gray": "Gy", "yellow": "Ye"}


def names_for(seat: int, colours: Sequence[str]) -> list[str]:
    """What the cars are called in sentences to this seat."""
    return [say("your-car") if other == seat else car_name(colour) for other, colour in enumerate(colours)]


def faces_for(view: View | DraftView, seat: int) -> list[Face]:
    """What is printed on the Upgrades of a car: drafts are open."""
    return STARTING_FACES if drafting(view) or seat < 0 else view.cars[seat].faces


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


def pile_names(zone: int, faces: list[Face]) -> str:
    """The cards of a pile in short: what to type where a name is long."""
    return (
        " ".join(
            card_names(card, faces)[0] if card in (HEAT, STRESS) else card_key(card, faces)
            for card in cards_in(zone)
        )
        or "-"
    )


def own_cards(view: View, zone: int) -> list[str]:
    """What the Upgrades and Sponsors of a zone say, each kind once: "a = Body 5: Speed 5, ..."."""
    assert view.own is not None
    faces = view.own.faces
    once = sum(UNIT[kind] for kind in kinds_in(zone))
    named = [(card_key(card, faces), face) for card, face in special_faces(faces, once)]
    return [f"{key} = {face_text(face, full=False)}" for key, face in named if len(face.name) > 1]


def own_zone_texts(view: View | DraftView, seat: int) -> list[str]:
    """All the own Upgrades and Sponsors in full words: where they are does not matter."""
    if drafting(view):
        return [f"{upgrade_text(card, full=True)}." for card in sorted(view.upgrades[seat])]
    own = view.own
    assert own is not None
    zone = own.hand + own.plan + own.draw + own.discard + view.cars[seat].play
    once = sum(UNIT[kind] for kind in kinds_in(zone))
    named = [(card_key(card, own.faces), face) for card, face in special_faces(own.faces, once)]
    return [
        f"{key} = {card_title(face)}: {face_text(face, full=True)}." for key, face in named if face.category
    ]


def example(cards: int, faces: list[Face]) -> str:
    """The cards as somebody would type them."""
    return " ".join(card_key(card, faces) for card in cards_in(cards))


def race_order(view: View) -> list[CarView]:
    """All cars, the leader first."""
    return [view.cars[seat] for seat in view.standing]


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
    space: int = 0


def strip(view: View, seat: int, first: int, last: int) -> list[Cell]:
    """The spaces from `first` to `last`, counted from the own car, with all cars in them."""
    track, rules, me = view.track, view.rules, view.cars[seat]
    cells = []
    for ahead in range(first, last + 1):
        progress = me.progress + ahead
        space = int(track.space(progress))
        seats = {car.spot: car.seat for car in view.cars if car.space == space and car.on_track()}
        crossed = bool(lines_crossed(track, rules, progress - 1, progress))
        corner = int(corner_of(track, progress)) if crossed else -1
        line = ""
        if space == 0 and progress >= 0:
            line = "finish" if progress == rules.finish else "lap"
        cells.append(Cell(ahead, seats, rules.speed_limit[corner] if crossed else None, corner, line, space))
    return cells


@dataclass(frozen=True)
class CornerAhead:
    """A corner line to come."""

    name: str
    limit: int
    before: int  # spaces between the car and the line: Speed `before + 1` crosses it
    marks: str = ""  # road token and Press Corner, in words


def limit_change(view: View, corner: int) -> int:
    """What a road token has added to the printed limit."""
    return int(view.rules.speed_limit[corner] - view.track.corners[corner].limit)


def corner_marks(view: View, corner: int) -> str:
    """What is special about a corner."""
    rules, change = view.rules, limit_change(view, corner)
    marks = [say("mark-limit", change=signed(change))] if change else []
    if rules.corner_surcharge[corner]:
        marks.append(say("mark-overheat", heat=signed(int(rules.corner_surcharge[corner]))))
    if rules.press_corner[corner]:
        marks.append(say("mark-press"))
    return "".join(f" {mark}" for mark in marks)


def sector_words(view: View, seat: int) -> str:
    """What the sector of the car gives or takes, and the next one; "" if neither does."""
    car, found = view.cars[seat], []
    here = effects_at(view.rules, int(car.space))
    if here:
        found.append(say("here", effects=", ".join(here)))
    ahead = car.countdown + 1
    later = effects_at(view.rules, int(view.track.space(car.progress + ahead)))
    if later and car.progress + ahead < view.rules.finish:
        found.append(say("ahead-here", ahead=spaces(ahead), effects=", ".join(later)))
    return " ".join(found)


def corners_ahead(view: View, progress: int, most: int = 2) -> list[CornerAhead]:
    """The next corner lines of the race."""
    track, rules = view.track, view.rules
    lines = lines_crossed(track, rules, progress, min(progress + track.length, rules.finish))[:most]
    numbers = [(int(line), int(corner_of(track, line))) for line in lines]
    corners = [(line, corner, track.corners[corner].name) for line, corner in numbers]
    return [
        CornerAhead(name, rules.speed_limit[corner], line - 1 - progress, corner_marks(view, corner))
        for line, corner, name in corners
    ]


assert tuple(CODES) == COLOURS
assert len(LETTERS) == len(UNIT)
