"""Setting up a race (SETUP): the grid, the piles, the engines, the opening hands."""

from __future__ import annotations

from slipstream.core.car import Car
from slipstream.core.cards import (
    BASIC_1,
    BASIC_2,
    BASIC_3,
    BASIC_4,
    HEAT,
    NO_FACE,
    SPECIAL_KINDS,
    STRESS,
    Face,
)
from slipstream.core.chance import FastStream, Stream, stream
from slipstream.core.events import AT_START
from slipstream.core.piles import draw_to_hand, put_on_discard
from slipstream.core.race import Race
from slipstream.core.rules import STRESS_IN_BOX
from slipstream.core.state import RaceState
from slipstream.core.steps.gain_sponsors import gain_sponsor
from slipstream.core.turn_data import Turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from slipstream.core.rules import RaceRules
    from slipstream.core.track import Track

BASIC_CARDS: Final = 3 * (BASIC_1 + BASIC_2 + BASIC_3 + BASIC_4)  # CARD-2
STARTING_FACES: Final = [Face("0", [0]), Face("5", [5])] + [NO_FACE] * (SPECIAL_KINDS - 2)
STARTING_CARDS: Final = (1 << 29) + (1 << 32) + HEAT  # CARD-3: 0, 5 and a Heat card


class Entry:
    """One car of the field: who drives, and what its draw pile holds besides Basic cards and Stress."""

    def __init__(
        self,
        legend: bool = False,
        faces: list[Face] = STARTING_FACES,
        cards: int = STARTING_CARDS,
        handicap: int = 0,
    ) -> None:
        self.legend = legend
        self.faces = faces
        self.cards = cards
        self.handicap = handicap


def set_up(
    track: Track,
    rules: RaceRules,
    entries: list[Entry],
    grid: list[int],
    seed: int,
    chance: str,
    race: int = 0,
    sponsor_pile: int = 0,
    log: bool = True,
) -> Race:
    """A race on the grid, every player with an opening hand, asking for the first plans."""
    cars: list[Car] = []
    for seat, entry in enumerate(entries):
        car = Car(seat, entry.legend, entry.faces, stream(chance, seed, race, "deck", seat))
        read_faces(car)
        cars.append(car)
    unused = FastStream(1)  # nothing is drawn from it
    legend_luck: Stream = unused
    if rules.legend_diamond:
        legend_luck = stream(chance, seed, race, "legends")
    sponsor_luck: Stream = unused
    if rules.sponsors_in_play:
        sponsor_luck = stream(chance, seed, race, "sponsors")
    state = RaceState(track, rules, cars, Turn(), legend_luck, sponsor_luck)
    if log:
        state.log = []
    state.stress_supply = STRESS_IN_BOX
    state.sponsor_pile = sponsor_pile
    place_on_grid(state, grid)
    for car in cars:
        if not car.legend:
            prepare(state, car, entries[car.seat])
    result = Race(state)
    result.start()
    return result


def read_faces(car: Car) -> None:
    """Note which symbols the car's cards bear, so that the steps need not look for others."""
    for face in car.faces:
        car.symbols |= face.symbols


def prepare(state: RaceState, car: Car, entry: Entry) -> None:
    """Engine, draw pile and opening hand of a player (SETUP-4, 5, 11, 12, WEATHER-3..8, CHAMP-15..17)."""
    rules = state.rules
    engine = rules.heat - entry.handicap
    if engine < 0:
        engine = 0
    to_draw = rules.heat_to_draw_pile if rules.heat_to_draw_pile < engine else engine  # WEATHER-17
    engine -= to_draw
    to_discard = rules.heat_to_discard_pile if rules.heat_to_discard_pile < engine else engine
    engine -= to_discard
    stress = rules.stress if rules.stress < state.stress_supply else state.stress_supply
    state.stress_supply -= stress
    car.engine = engine
    car.draw = BASIC_CARDS + entry.cards + stress * STRESS + to_draw * HEAT
    put_on_discard(car, to_discard * HEAT)
    for _ in range(rules.sponsors_at_start):
        gain_sponsor(state, car, AT_START, 0)
    draw_to_hand(state, car)


def place_on_grid(state: RaceState, seats: list[int]) -> None:
    """Seats on grid positions 1, 2, ... in this order (SETUP-8, SETUP-9)."""
    for position, seat in enumerate(seats):
        space, spot = state.track.grid[position]
        car = state.cars[seat]
        car.grid = position + 1
        car.space = space
        car.progress = space - state.track.length  # behind the line: lap 1 is still to open (TRACK-5)
        car.spot = spot
