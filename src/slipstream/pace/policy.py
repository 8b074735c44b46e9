"""Driving by the pace model: every choice is the one after which the fewest rounds are expected to go.

Other cars stand where they stand; from React on it is looked at who gives a Slipstream. The policy reads its
own cards and what lies open on the table, nothing else. What an answer leads to is asked of the core.
"""

from __future__ import annotations

from slipstream.core.actions import (
    CHOOSE_VALUE,
    COOL_CARD,
    DISCARD,
    MANDATORY,
    PLAN,
    REDUCE_STRESS,
    REFRESH,
    SALVAGE,
    SLIPSTREAM,
)
from slipstream.core.ahead import may_move, set_off_with, tell_values, trial_of, use, value_choices
from slipstream.core.cards import (
    FIRST_UPGRADE,
    KINDS,
    basic_sum,
    discardable,
    heat_in,
    last_card,
    next_special,
    number_of,
    stress_in,
)
from slipstream.core.movement import nearest_place
from slipstream.core.state import (
    STEP_DISCARD,
    STEP_PLAN,
    STEP_REACT,
    STEP_SLIPSTREAM,
    STEP_VALUE,
)
from slipstream.core.steps.cooldown import most, next_source
from slipstream.core.steps.react import react_options
from slipstream.core.steps.replenish import refreshable
from slipstream.core.steps.reveal_and_move import next_to_choose
from slipstream.core.steps.symbols import bears_symbols
from slipstream.pace.ends import WORST
from slipstream.pace.kept import balance_index, best_part, card_class, kept_index, pile_index
from slipstream.pace.model import (
    ENGINE,
    HAND_HEAT,
    HAND_STRESS,
    Sample,
)
from slipstream.pace.plans import tows, value_sum
from slipstream.pace.ranking import Ranking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.actions import Action
    from slipstream.core.car import Car
    from slipstream.core.random_play import Draw
    from slipstream.core.state import RaceState


class Policy(Ranking):
    """A driver of cars in real races, for rollouts and as the heart of others. Not for two races at once."""

    def choose_reaction(self, state: RaceState, car: Car, into: Draw) -> None:
        """Cool what can be cooled, then the best of Boost, Adrenaline and the end of React."""
        source = next_source(state, car)
        if source != 0:
            into.kind = source
            into.number = most(state, car, source, 0)
            return
        if car.symbols and bears_symbols(state.turn, car) and self.choose_symbol(state, car, into):
            return
        self.pile = pile_index(car.draw)
        self.judge(self.road_of(state), state, car, True)
        into.kind = self.choice

    def choose_symbol(self, state: RaceState, car: Car, into: Draw) -> bool:
        """Symbols on cards: what costs nothing at once, what must be done, then movement if it helps."""
        options = react_options(state, car)
        for option in options:
            if option.kind == COOL_CARD and most(state, car, COOL_CARD, option.source) == option.number:
                return take(option, into)
        best_stress: Action | None = None
        for option in options:
            if option.kind == REDUCE_STRESS:
                best_stress = option  # the largest number comes last
        if best_stress is not None:
            return take(best_stress, into)
        for option in options:
            if MANDATORY[option.kind]:
                return take(option, into)
        salvaged = best_salvage(car, options)
        if salvaged is not None:
            return take(salvaged, into)
        return self.choose_movement(state, car, options, into)

    def choose_movement(self, state: RaceState, car: Car, options: list[Action], into: Draw) -> bool:
        """A card that moves the car, if it is better than all that could be done without."""
        road = self.road_of(state)
        self.pile = pile_index(car.draw)
        chosen: Action | None = None
        best = WORST * 10.0
        for option in options:
            if option.source != 0 and may_move(option.kind):
                if best == WORST * 10.0:
                    best = self.judge(road, state, car, True)
                value = 0.0
                for way in use(trial_of(state, car), option):
                    least = WORST * 10.0
                    for values in value_choices(way.car, way.state.turn.to_choose):
                        one = way.copy()
                        one.values = values
                        tell_values(one)
                        rounds = self.judge_ways(road, [one], 0, True)
                        if rounds < least:
                            least = rounds
                    value += least
                if value < best:
                    best = value
                    chosen = option
        return chosen is not None and take(chosen, into)

    def choose_slipstream(self, state: RaceState, car: Car, into: Draw) -> None:
        """The distance after which the fewest rounds are to go, 0 included."""
        road = self.road_of(state)
        self.settle_on(road, state, car)
        self.pile = pile_index(car.draw)
        speed = state.turn.speed
        into.kind = SLIPSTREAM
        best = self.outcome(road, state, car, car.progress * 2 + car.spot, speed, car.engine)
        for spaces in tows(state, car):
            there = nearest_place(state, car, car.progress + spaces, car.progress)
            value = self.outcome(road, state, car, there, speed, car.engine)
            if value < best:
                best = value
                into.number = spaces

    def choose_value(self, state: RaceState, car: Car, into: Draw) -> None:
        """The value of a card with several, the others that are still open chosen for the best."""
        road = self.road_of(state)
        self.pile = pile_index(car.draw)
        card = next_to_choose(state)
        into.kind = CHOOSE_VALUE
        into.source = card
        least = WORST * 10.0
        for values in value_choices(car, state.turn.to_choose):
            way = trial_of(state, car)
            set_off_with(way, values)
            rounds = self.judge_ways(road, [way], value_sum(values), True)
            if rounds < least:
                least = rounds
                into.number = values[1]  # the first card is the one that is asked for

    # Discards

    def sample(self, state: RaceState, car: Car, kept: i64, into: Sample) -> None:
        """The car at the end of this turn, if it keeps these cards."""
        road = self.road_of(state)
        at = car.progress + road.offset
        into.position = road.position[at]
        into.base = road.base[at]
        into.gear = car.gear - 1
        engine = car.engine
        into.engine = engine if engine < ENGINE else ENGINE - 1
        heat = heat_in(car.hand)
        into.heat = heat if heat < HAND_HEAT else HAND_HEAT - 1
        stress = stress_in(car.hand)
        into.stress = stress if stress < HAND_STRESS else HAND_STRESS - 1
        into.kept = kept_index(car, kept)
        into.pile = pile_index(car.draw)
        into.balance = balance_index(car, car.draw)
        into.round = state.round

    def choose_discard(self, state: RaceState, car: Car, into: Draw) -> None:
        """Keep the part of the hand that the tables like best."""
        road = self.road_of(state)
        position: i64 = road.position[car.progress + road.offset]
        gear = car.gear - 1
        cards = discardable(car.hand)
        into.kind = DISCARD
        into.cards = cards - best_part(self.model, position, gear, car, cards)

    def choose(self, state: RaceState, seat: i64, into: Draw) -> None:
        """The choice of this seat at its open decision."""
        car = state.cars[seat]
        into.cards = 0
        into.number = 0
        into.source = 0
        step = state.step
        if step == STEP_PLAN:
            into.kind = PLAN
            into.cards = self.best_plan(state, car)[0]
        elif step == STEP_REACT:
            self.choose_reaction(state, car, into)
        elif step == STEP_SLIPSTREAM:
            self.choose_slipstream(state, car, into)
        elif step == STEP_DISCARD:
            self.choose_discard(state, car, into)
        elif step == STEP_VALUE:
            self.choose_value(state, car, into)
        else:
            into.kind = REFRESH
            into.source = wanted_again(state, car)


def wanted_again(state: RaceState, car: Car) -> i64:
    """The card to put on top of the draw pile; none after a spin-out, or the same may happen for ever."""
    return 0 if state.turn.spun_out else last_card(refreshable(car))


def best_salvage(car: Car, options: list[Action]) -> Action | None:
    """The fastest cards that can be brought back, never Stress or Heat."""
    salvaged: Action | None = None
    most_value: i64 = -1
    for option in options:
        if option.kind == SALVAGE and discardable(option.cards) == option.cards:
            worth = 2 * basic_sum(option.cards)
            kind = next_special(option.cards, FIRST_UPGRADE)
            while kind < KINDS:
                number = number_of(option.cards, kind)
                worth += number * 3 * (1 + card_class(car.faces[kind - FIRST_UPGRADE]))
                kind = next_special(option.cards, kind + 1)
            if worth > most_value:
                most_value = worth
                salvaged = option
    return salvaged


def take(option: Action, into: Draw) -> bool:
    """Write an option down as the choice."""
    into.kind = option.kind
    into.cards = option.cards
    into.number = option.number
    into.source = option.source
    return True
