"""All plans of a hand at once, with what the tables want to know of each. Hands come up again and again.

A plain plan is one of cards that bear nothing but a value and + symbols.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from slipstream.core.actions import planned_gear
from slipstream.core.cards import (
    FIRST_UPGRADE,
    KINDS,
    MOST,
    UNIT,
    count,
    next_special,
    selections,
    stress_in,
    without_heat,
)
from slipstream.core.steps.reveal_and_move import gather
from slipstream.core.steps.shift_gears import FIRST_GEAR, GEARS
from slipstream.core.turn_data import BY_REVEAL
from slipstream.pace.kept import kept_index
from slipstream.pace.model import HAND_STRESS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from slipstream.core.car import Car
    from slipstream.core.cards import Face
    from slipstream.core.state import RaceState

MOST_HANDS: Final = 12_000
MOST_CARS: Final = 12
# A plan in one number: printed Speed, + symbols, Stress left in hand, kept cards, gear
SYMBOLS_FROM: Final = 7
STRESS_FROM: Final = 11
KEPT_FROM: Final = 13
GEAR_FROM: Final = 20
SPEED_MASK: Final = 127
SYMBOLS_MASK: Final = 15
STRESS_MASK: Final = 3
KEPT_MASK: Final = 127


NOT_PLAIN: Final = -1


class Hand:
    """The plans of one hand, lower gears first."""

    def __init__(self, state: RaceState, car: Car, hand: i64) -> None:
        playable = without_heat(hand)
        first = vec[i64]([0] * (GEARS + 2))
        plans: list[int] = []
        number = count(playable)
        gear: i64 = FIRST_GEAR
        while gear <= GEARS:
            first[gear] = len(plans)
            if gear <= number:
                plans.extend(selections(playable, gear))
            gear += 1
        first[GEARS + 1] = len(plans)
        self.first = first  # by gear: its first plan
        self.plans = vec[i64](plans)
        others = not_plain(car.faces, playable)
        self.facts = vec[i64]([self.facts_of(state, car, playable, cards, others) for cards in plans])

    def facts_of(self, state: RaceState, car: Car, playable: i64, cards: i64, others: i64) -> i64:
        """A plan in one number, NOT_PLAIN if one of the `others` is in it, which are no plain cards."""
        if cards & others != 0:
            return NOT_PLAIN
        symbols = gather(state, car, cards, BY_REVEAL)
        speed = state.turn.gathered
        if speed > SPEED_MASK or symbols > SYMBOLS_MASK:
            return NOT_PLAIN
        stress = stress_in(playable - cards)
        if stress >= HAND_STRESS:
            stress = HAND_STRESS - 1
        kept = kept_index(car, playable - cards)
        facts = (kept << KEPT_FROM) + (stress << STRESS_FROM) + (symbols << SYMBOLS_FROM) + speed
        return (planned_gear(cards) << GEAR_FROM) + facts


def not_plain(faces: list[Face], zone: i64) -> i64:
    """All bits of the kinds of cards in a zone that bear more than a value and + symbols."""
    found: i64 = 0
    kind = next_special(zone, FIRST_UPGRADE)
    while kind < KINDS:
        face = faces[kind - FIRST_UPGRADE]
        if face.symbols != 0 or face.asks_value:
            found += MOST[kind] * UNIT[kind]
        kind = next_special(zone, kind + 1)
    return found


class Hands:
    """The hands of some cars that were looked at. Cars with the same cards share them."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.faces: list[list[Face]] = []
        self.of_faces: list[dict[int, Hand]] = []

    def of(self, state: RaceState, car: Car) -> Hand:
        """The plans of the hand of a car; the turn of the state is for trials."""
        at = 0
        while at < len(self.faces) and self.faces[at] is not car.faces:
            at += 1
        if at == MOST_CARS or self.number >= MOST_HANDS:
            self.number = 0
            self.faces = []
            self.of_faces = []
            at = 0
        if at == len(self.faces):
            self.faces.append(car.faces)
            self.of_faces.append({})
        known = self.of_faces[at]
        key: int = without_heat(car.hand)
        hand = known.get(key)
        if hand is None:
            hand = Hand(state, car, key)
            known[key] = hand
            self.number += 1
        return hand
