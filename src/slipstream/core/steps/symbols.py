"""Symbols on cards: which ones a card brings when it enters the play area (SYM, REACT-8)."""

from __future__ import annotations

from slipstream.core.cards import FIRST_SPONSOR, FIRST_UPGRADE, SPECIALS_FROM, Face, kind_of, overlap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.turn_data import Turn


def face_of(car: Car, card: i64) -> Face:
    """What is printed on an Upgrade or Sponsor card of this car."""
    return car.faces[kind_of(card) - FIRST_UPGRADE]


def open_symbols(turn: Turn, face: Face, cards: i64) -> None:
    """Make the React symbols of equal cards available; each card is a use of its own (SYM-3)."""
    if face.heat > 0:
        turn.open_heat += cards
    if face.scrap > 0:
        turn.open_scrap += cards
    if face.cooldown > 0:
        turn.open_cooldown += cards
    if face.stress > 0:
        turn.open_stress += cards
    if face.salvage > 0:
        turn.open_salvage += cards
    if face.accelerate:
        turn.open_accelerate += cards


def close_symbols(turn: Turn, car: Car) -> None:
    """The open symbols of cards that have left the play area are void (SYM-HEAT-4)."""
    turn.open_heat = overlap(turn.open_heat, car.play)
    turn.open_scrap = overlap(turn.open_scrap, car.play)
    turn.open_cooldown = overlap(turn.open_cooldown, car.play)
    turn.open_stress = overlap(turn.open_stress, car.play)
    turn.open_salvage = overlap(turn.open_salvage, car.play)
    turn.open_accelerate = overlap(turn.open_accelerate, car.play)


def bears_symbols(turn: Turn, car: Car) -> bool:
    """Is there a card whose symbol could be used in React, in the play area or by Direct Play?"""
    if turn.open_heat | turn.open_scrap | turn.open_cooldown | turn.open_stress != 0:
        return True
    if turn.open_salvage | turn.open_accelerate != 0:
        return True
    kind: i64 = FIRST_UPGRADE
    rest = car.hand >> SPECIALS_FROM
    while rest != 0:
        if rest & 7 != 0 and car.faces[kind - FIRST_UPGRADE].direct:
            return True
        rest >>= 3 if kind < FIRST_SPONSOR else 4
        kind += 1
    return False
