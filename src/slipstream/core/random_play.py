"""Draw one legal action at random without listing: the fastest way to the end of a race.

The gear is uniform over those that can be filled, the cards uniform; each optional symbol, Slipstream
and discard is used with probability one half. The policy has a stream of its own, so that a race is
reproducible from its seed and its actions.
"""

from __future__ import annotations

from slipstream.core.actions import (
    ADRENALINE_MOVE,
    BOOST,
    CHOOSE_VALUE,
    COOL_GEAR,
    COOL_SECTOR,
    DISCARD,
    END_REACT,
    PLAN,
    REFRESH,
    SLIPSTREAM,
)
from slipstream.core.cards import count, discardable, heat_in, pick, without_heat
from slipstream.core.state import STEP_DISCARD, STEP_PLAN, STEP_REACT, STEP_SLIPSTREAM, STEP_VALUE
from slipstream.core.steps.cooldown import most
from slipstream.core.steps.play_cards import cluttered_plan, highest_commitment, lowest_commitment
from slipstream.core.steps.react import can_boost, can_move_by_adrenaline, must_go_on, react_options
from slipstream.core.steps.replenish import refreshable
from slipstream.core.steps.reveal_and_move import next_to_choose
from slipstream.core.steps.shift_gears import highest_gear, lowest_gear
from slipstream.core.steps.slipstream import slipstream_distances
from slipstream.core.steps.symbols import bears_symbols, face_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.chance import Stream
    from slipstream.core.rules import RaceRules
    from slipstream.core.state import RaceState


class Draw:
    """A legal action as four numbers, reused from draw to draw."""

    def __init__(self) -> None:
        self.kind: i64 = 0
        self.cards: i64 = 0
        self.number: i64 = 0
        self.source: i64 = 0


def draw_action(state: RaceState, seat: i64, luck: Stream, into: Draw) -> None:
    """Draw a legal action for this seat."""
    car = state.cars[seat]
    into.cards = 0
    into.number = 0
    into.source = 0
    if state.step == STEP_PLAN:
        into.kind = PLAN
        into.cards = random_plan(state.rules, car, luck)
    elif state.step == STEP_REACT:
        if car.symbols and bears_symbols(state.turn, car):
            draw_symbol(state, car, luck, into)
        else:
            draw_reaction(state, car, luck, into)
    elif state.step == STEP_SLIPSTREAM:
        into.kind = SLIPSTREAM
        if luck.below(2) == 0:
            distances = slipstream_distances(state, car)
            into.number = distances[luck.below(len(distances))]
    elif state.step == STEP_DISCARD:
        into.kind = DISCARD
        into.cards = random_subset(discardable(car.hand), luck)
    elif state.step == STEP_VALUE:
        into.kind = CHOOSE_VALUE
        into.source = next_to_choose(state)
        values = face_of(car, into.source).values
        into.number = values[luck.below(len(values))]
    else:
        into.kind = REFRESH
        if luck.below(2) == 0:
            cards = refreshable(car)
            into.source = pick(cards, luck.below(count(cards)))


def random_plan(rules: RaceRules, car: Car, luck: Stream) -> i64:
    """A gear that can be filled, and that many cards."""
    playable = without_heat(car.hand)
    number = count(playable)
    lowest = lowest_commitment(rules, car)
    highest = highest_commitment(rules, car)
    if number < lowest:
        lowest = lowest_gear(car)
        return cluttered_plan(car, lowest + luck.below(highest_gear(car) - lowest + 1))
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
    kind: i64 = COOL_GEAR if heat_in(car.hand) > 0 else COOL_SECTOR + 1
    while kind <= COOL_SECTOR:
        heat = most(state, car, kind, 0)
        if heat > 0 and luck.below(2) == 0:
            into.kind = kind
            into.number = 1 + luck.below(heat)
            return
        kind += 1
    if can_move_by_adrenaline(state, car) and luck.below(2) == 0:
        into.kind = ADRENALINE_MOVE
    elif can_boost(state, car) and luck.below(2) == 0:
        into.kind = BOOST
    else:
        into.kind = END_REACT


def draw_symbol(state: RaceState, car: Car, luck: Stream, into: Draw) -> None:
    """With symbols on cards: the end of React or one of the others, half and half."""
    options = react_options(state, car)
    last = len(options) if must_go_on(state) else len(options) - 1
    option = options[len(options) - 1]
    if last > 0 and (last == len(options) or luck.below(2) == 0):
        option = options[luck.below(last)]
    into.kind = option.kind
    into.cards = option.cards
    into.number = option.number
    into.source = option.source


def random_subset(zone: i64, luck: Stream) -> i64:
    """Each card with probability one half."""
    chosen: i64 = 0
    number = count(zone)
    while number > 0:
        number -= 1
        if luck.below(2) == 0:
            chosen += pick(zone, number)
    return chosen
