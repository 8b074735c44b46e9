"""Draw one legal action at random without listing: the fastest way to the end of a race.

The gear is uniform over those that can be filled, the cards uniform; each optional symbol, Slipstream
and discard is used with probability one half. The policy has a stream of its own, so that a race is
reproducible from its seed and its actions.
"""

from __future__ import annotations

from slipstream.core.actions import (
    ADRENALINE_MOVE,
    BOOST,
    COOL_ADRENALINE,
    COOL_GEAR,
    DISCARD,
    END_REACT,
    PLAN,
    SLIPSTREAM,
)
from slipstream.core.cards import count, discardable, pick, without_heat
from slipstream.core.state import STEP_PLAN, STEP_REACT, STEP_SLIPSTREAM
from slipstream.core.steps.play_cards import cluttered_plan
from slipstream.core.steps.react import (
    can_boost,
    can_cool_by_adrenaline,
    can_move_by_adrenaline,
    gear_cooldown,
)
from slipstream.core.steps.shift_gears import highest_gear, lowest_gear

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.chance import Stream
    from slipstream.core.state import RaceState


class Draw:
    """A legal action as three numbers, reused from draw to draw."""

    def __init__(self) -> None:
        self.kind: i64 = 0
        self.cards: i64 = 0
        self.number: i64 = 0


def draw_action(state: RaceState, seat: i64, luck: Stream, into: Draw) -> None:
    """Draw a legal action for this seat."""
    car = state.cars[seat]
    into.cards = 0
    into.number = 0
    if state.step == STEP_PLAN:
        into.kind = PLAN
        into.cards = random_plan(car, luck)
    elif state.step == STEP_REACT:
        draw_reaction(state, car, luck, into)
    elif state.step == STEP_SLIPSTREAM:
        into.kind = SLIPSTREAM
        into.number = luck.below(2) * state.rules.slipstream_spaces
    else:
        into.kind = DISCARD
        into.cards = random_subset(discardable(car.hand), luck)


def random_plan(car: Car, luck: Stream) -> i64:
    """A gear that can be filled, and that many cards."""
    playable = without_heat(car.hand)
    number = count(playable)
    lowest = lowest_gear(car)
    highest = highest_gear(car)
    if number < lowest:
        return cluttered_plan(car, lowest + luck.below(highest - lowest + 1))
    if number < highest:
        highest = number
    gear = lowest + luck.below(highest - lowest + 1)
    cards: i64 = 0
    while gear > 0:
        card = pick(playable, luck.below(number))
        playable -= card
        cards += card
        number -= 1
        gear -= 1
    return cards


def draw_reaction(state: RaceState, car: Car, luck: Stream, into: Draw) -> None:
    """The first available symbol whose coin shows heads, else the end of React."""
    heat = gear_cooldown(state, car)
    if heat > 0 and luck.below(2) == 0:
        into.kind = COOL_GEAR
        into.number = 1 + luck.below(heat)
    elif can_cool_by_adrenaline(state, car) and luck.below(2) == 0:
        into.kind = COOL_ADRENALINE
        into.number = 1
    elif can_move_by_adrenaline(state, car) and luck.below(2) == 0:
        into.kind = ADRENALINE_MOVE
    elif can_boost(state, car) and luck.below(2) == 0:
        into.kind = BOOST
    else:
        into.kind = END_REACT


def random_subset(zone: i64, luck: Stream) -> i64:
    """Each card with probability one half."""
    chosen: i64 = 0
    while zone != 0:
        card = pick(zone, 0)
        zone -= card
        if luck.below(2) == 0:
            chosen += card
    return chosen
