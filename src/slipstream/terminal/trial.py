"""The own car alone on the track, as a view shows it: core functions are asked what would be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from slipstream.core.car import Car
from slipstream.core.cards import (
    FIRST_SPONSOR,
    FIRST_UPGRADE,
    SPECIALS_FROM,
    UNIT,
    Face,
    cards_in,
    count,
    heat_in,
    kind_of,
)
from slipstream.core.chance import FastStream
from slipstream.core.setup import read_faces
from slipstream.core.state import RaceState
from slipstream.core.steps import cooldown
from slipstream.core.steps.check_corner import adjustment
from slipstream.core.steps.gain_sponsors import gain_from_press
from slipstream.core.steps.react import boost_cost
from slipstream.core.steps.shift_gears import shift
from slipstream.core.steps.symbols import open_symbols
from slipstream.core.steps.tournament import name_the_gear
from slipstream.core.turn_data import Turn
from slipstream.core.views import View

SOME_SPONSORS: Final = 7 * UNIT[FIRST_SPONSOR]  # a pile to count by; which cards it holds does not matter


@dataclass(frozen=True)
class Revealed:
    """A plan once its gear is named: what lies in the play area, and what is left to pay with."""

    cards: int
    gear: int
    engine: int
    flips: int = 0  # cards turned over to correct the gear (TOURNAMENT-5)


def special_faces(faces: list[Face], cards: int) -> list[tuple[int, Face]]:
    """The Upgrades and Sponsors among these cards, each with what is printed on it."""
    specials = cards >> SPECIALS_FROM << SPECIALS_FROM
    return [(card, faces[int(kind_of(card)) - FIRST_UPGRADE]) for card in cards_in(specials)]


class Trial:
    """Every number comes from the view; nothing that is decided here counts."""

    def __init__(self, view: View, seat: int) -> None:
        own, seen = view.own, view.cars[seat]
        assert own is not None
        car = Car(0, False, own.faces, FastStream(1))
        read_faces(car)
        car.progress, car.space, car.spot = seen.progress, seen.space, seen.spot
        car.gear, car.engine, car.adrenaline = seen.gear, seen.engine, seen.adrenaline
        car.hand, car.draw, car.discard, car.play = own.hand, own.draw, own.discard, seen.play
        self.car = car
        self.state = RaceState(view.track, view.rules, [car], Turn(), FastStream(1), FastStream(1))
        self.state.turn.begin(car, 0)

    def reveal(self, cards: int) -> list[Revealed]:
        """What becomes of a plan, equally likely: several where a random card has to go (TOURNAMENT-4)."""
        car, rules = self.car, self.state.rules
        car.hand -= cards
        car.play = cards
        if not rules.tournament:
            shift(self.state, car, count(cards))
            return [Revealed(cards, int(car.gear), int(car.engine))]
        name_the_gear(self.state, car)
        gear, engine, number = int(car.gear), int(car.engine), int(count(car.play) - count(cards))
        if number < 0:
            return [Revealed(cards - card, gear, engine) for card in cards_in(cards)]
        return [Revealed(cards, gear, engine, number)]

    def lay(self, cards: int, gear: int, engine: int) -> None:
        """Let these cards lie in the play area, all their symbols open."""
        car, turn = self.car, self.state.turn
        car.play, car.gear, car.engine = cards, gear, engine
        turn.open_heat = turn.open_scrap = turn.open_cooldown = 0
        turn.open_stress = turn.open_salvage = turn.open_accelerate = 0
        for card, face in special_faces(car.faces, cards):
            open_symbols(turn, face, card)

    def place(self, progress: int) -> None:
        """Let the car stand there."""
        self.car.progress = progress
        self.car.space = progress % self.state.track.length

    def coolable(self) -> int:
        """Heat that React could bring into the engine here."""
        return int(cooldown.available(self.state, self.car, 0))

    def may_cool(self) -> bool:
        """Is any Cooldown allowed where the car stands?"""
        return not cooldown.forbidden_here(self.state, self.car) and bool(heat_in(self.car.hand))

    def adjust(self, play: int) -> int:
        """What the Adjust symbols of a play area add to every limit."""
        self.car.play = play
        return int(adjustment(self.car))

    def boost_cost(self) -> int:
        """The Heat of a Boost here."""
        return int(boost_cost(self.state, self.car))

    def press_cards(self, start: int, end: int, speed: int, slipstream_from: int | None = None) -> int:
        """Sponsor cards from Press Corners for this movement, if it does not end in a spin-out."""
        if not self.state.rules.sponsors_in_play:
            return 0
        turn = self.state.turn
        turn.start, turn.speed, turn.sponsors_gained = start, speed, 0
        turn.slipstream_from = turn.slipstream_to = 0
        if slipstream_from is not None:
            turn.slipstream_from, turn.slipstream_to = slipstream_from, end
        self.state.sponsor_pile = SOME_SPONSORS
        self.place(end)
        gain_from_press(self.state, self.car)
        return int(turn.sponsors_gained)
