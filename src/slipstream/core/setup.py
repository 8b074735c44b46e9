"""Setting up a race (SETUP): the grid, the piles, the engines, the opening hands."""

from __future__ import annotations

from slipstream.core.car import Car
from slipstream.core.cards import BASIC_1, BASIC_2, BASIC_3, BASIC_4, HEAT, STRESS, Face
from slipstream.core.chance import shuffled, stream
from slipstream.core.piles import draw_to_hand
from slipstream.core.race import Race
from slipstream.core.rules import STRESS_IN_BOX
from slipstream.core.state import RaceState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from slipstream.core.rules import RaceRules
    from slipstream.core.track import Track

BASIC_CARDS: Final = 3 * (BASIC_1 + BASIC_2 + BASIC_3 + BASIC_4)  # CARD-2
STARTING_FACES: Final = [Face("0", [0]), Face("5", [5])]  # CARD-3; the third one is a Heat card
STARTING_CARDS: Final = (1 << 26) + (1 << 29) + HEAT


def set_up(
    track: Track,
    rules: RaceRules,
    cars: int,
    seed: int,
    chance: str,
    handicaps: list[int],
    race: int = 0,
    log: bool = True,
) -> Race:
    """A race on the grid, every player with an opening hand, asking for the first plans."""
    field = [
        Car(seat, False, STARTING_FACES, stream(chance, seed, race, "deck", seat)) for seat in range(cars)
    ]
    state = RaceState(track, rules, field)
    if log:
        state.log = []
    state.stress_supply = STRESS_IN_BOX - cars * rules.stress
    place_on_grid(state, shuffled(list(range(cars)), stream(chance, seed, race, "grid")))
    for car in field:
        car.engine = rules.heat - handicaps[car.seat]  # SETUP-5, SETUP-12
        car.draw = BASIC_CARDS + STARTING_CARDS + rules.stress * STRESS  # SETUP-4
        draw_to_hand(state, car)  # SETUP-11
    result = Race(state)
    result.start()
    return result


def place_on_grid(state: RaceState, seats: list[int]) -> None:
    """Seats on grid positions 1, 2, ... in this order (SETUP-8, SETUP-9)."""
    for position, seat in enumerate(seats):
        space, spot = state.track.grid[position]
        car = state.cars[seat]
        car.grid = position + 1
        car.space = space
        car.progress = space - state.track.length  # behind the line: lap 1 is still to open (TRACK-5)
        car.spot = spot
