"""What the Speed of a turn is made of, term by term (MOVE-1, BOOST-4, ADR-5, SYM-ACCEL-1, SYM-HEAT-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from slipstream.core import events as happened
from slipstream.core.car import Car
from slipstream.core.cards import BASICS, SPECIALS_FROM, basic_sum, cards_in, write_cards
from slipstream.core.events import Event
from slipstream.core.steps.react import ADRENALINE_SPACES
from slipstream.core.steps.symbols import face_of
from slipstream.records.notes import Facts, Line


def speed_terms(turn: Sequence[Event], car: Car, speed: int) -> list[Line]:
    """What the Speed of a turn is made of, term by term; nothing if its beginning was not told.

    Where one of two equal cards with different values had to go, it is not told which: the sum tells (R-18).
    """
    ways: list[list[_Term]] = [[]]
    boosting = False
    for event in turn:
        added: list[_Term] = []
        if event.kind == happened.REVEALED or event.kind == happened.DIRECTLY_PLAYED:
            added = [term for card in cards_in(event.a) for term in _printed(car, card)]
        elif event.kind == happened.VALUE_CHOSEN:
            added = [_valued(car, event.a, event.b)]
        elif event.kind == happened.FLIPPED and event.b:
            value = basic_sum(event.a)
            added = [_Term(value, Line("part-boost" if boosting else "part-flip", {"value": value}))]
            boosting = False
        elif event.kind == happened.BOOSTED:
            boosting = True
        elif event.kind == happened.ADRENALINE_USED:
            added = [_Term(ADRENALINE_SPACES, Line("part-adrenaline"))]
        elif event.kind == happened.ACCELERATED:
            added = [_Term(event.a, Line("part-accelerate", {"value": event.a}))]
        elif event.kind == happened.UNPAYABLE or (event.kind == happened.GEAR_CORRECTED and event.c):
            gone = event.a if event.kind == happened.UNPAYABLE else event.c
            ways = [rest for way in ways for rest in _without(way, gone)]
        ways = [way + added for way in ways]
    for way in ways:
        if sum(term.value for term in way) == speed:
            return [term.line for term in way]
    return []


@dataclass(frozen=True)
class _Term:
    """A part of the Speed, and the card that brought it, if one did."""

    value: int
    line: Line
    card: int = 0


def _printed(car: Car, card: int) -> list[_Term]:
    """What a card adds that enters play; nothing if it only flips, or if its value is chosen later."""
    if card & BASICS:
        return [_plain(card, basic_sum(card))]
    if card >> SPECIALS_FROM == 0:  # Stress, or Heat of a cluttered hand
        return []
    face = face_of(car, card)
    if face.asks_value or (face.plus and face.values[0] == 0):
        return []
    return [_valued(car, card, face.values[0])]


def _plain(card: int, value: int) -> _Term:
    return _Term(value, Line("part-value", {"value": value}), card)


def _valued(car: Car, card: int, value: int) -> _Term:
    """An Upgrade or Sponsor by its name, which often ends with the value."""
    face = face_of(car, card)
    if face.name == str(value):
        return _plain(card, value)
    facts: Facts = {"seat": car.seat, "card": write_cards(card)}
    if face.name.endswith(f" {value}"):
        return _Term(value, Line("part-named", facts), card)
    return _Term(value, Line("part-card", {**facts, "value": value}), card)


def _without(way: list[_Term], card: int) -> list[list[_Term]]:
    """The terms without one of this card, once for each value it may have had."""
    places = {term.value: at for at, term in reversed(list(enumerate(way))) if term.card == card}
    return [way[:at] + way[at + 1 :] for at in places.values()] or [way]
