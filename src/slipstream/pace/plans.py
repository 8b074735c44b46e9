"""Judging plans by the pace model: one turn ahead, with all that + symbols may find.

What a plan leads to is asked of the core: the real steps run on a trial car up to its values and symbols, and
every landing, Cooldown, Heat symbol and corner is the core's answer. Where luck takes more than + symbols (a
card that cannot be paid for, a gear that is corrected), the ways of `slipstream.core.ahead` are judged one by
one. What is added here are values: how good it is to end a turn like that, and which reaction looks best.
"""

from __future__ import annotations

from slipstream.core.actions import ADRENALINE_MOVE, BOOST, END_REACT, planned_gear
from slipstream.core.ahead import Way, reveal_plan, set_off_with, through_react, trial_of, value_choices
from slipstream.core.car import Car
from slipstream.core.cards import VALUES, cards_in, heat_in, stress_in
from slipstream.core.chance import NO_LUCK
from slipstream.core.movement import FURTHEST, nearest_place, put
from slipstream.core.rules import HEAT_IN_BOX
from slipstream.core.state import RaceState
from slipstream.core.steps.card_symbols import acceleration, stress_left
from slipstream.core.steps.check_corner import adjustment
from slipstream.core.steps.cooldown import available
from slipstream.core.steps.play_cards import (
    stands_still,
)
from slipstream.core.steps.react import (
    ADRENALINE_SPACES,
    boost_cost,
    can_boost,
    can_move_by_adrenaline,
    has_adrenaline_move,
)
from slipstream.core.steps.reveal_and_move import clutter, gather
from slipstream.core.steps.shift_gears import shift_cost
from slipstream.core.steps.slipstream import can_slipstream, slipstream_distances
from slipstream.core.steps.symbols import face_of, total
from slipstream.core.steps.tournament import gear_out_of_reach
from slipstream.core.symbols import SYM_ACCELERATE, SYM_HEAT, SYM_STRESS
from slipstream.core.turn_data import BY_REVEAL, NOTHING_OPEN, Turn
from slipstream.pace.ends import WORST
from slipstream.pace.kept import kept_index
from slipstream.pace.plain import PlainPlans

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.pace.model import PaceModel
    from slipstream.pace.road import Road

_BOOST_GAIN: Final = 0.4  # rounds that a Boost may bring at most
_CLUTTERED: Final = 0.2  # rounds that the lost choice of a cluttered hand costs besides
_NO_SYMBOLS: Final = [1.0]
_NO_TOWS: Final[list[int]] = []
_BIT: Final = [1 << space for space in range(FURTHEST + 1)]
ANY: Final = -1000  # values: whichever are best


class Planner(PlainPlans):
    """Ranks the plans of one car at a time."""

    table: RaceState  # the race that is looked at, and the car in it
    looked_at: Car

    def __init__(self, model: PaceModel) -> None:
        super().__init__(model)
        # For checks: chosen values, chance, Speed, progress, Heat left and spin-out of all that is foreseen
        self.noted: list[tuple[int, float, int, int, int, bool]] | None = None
        self.ready = False
        self.choice: i64 = END_REACT  # what `judge` found best
        # Ends after a Boost that were judged already, by Speed: for which plan, with which engine and hand
        self.plan: i64 = 0
        self.once = False
        self.plan_at: list[int] = [0] * FURTHEST
        self.car_at: list[int] = [0] * FURTHEST
        self.value_at: list[float] = [0.0] * FURTHEST
        # What the corners have left of a car that did nothing more, after `judge`
        self.ended: i64 = 0
        self.ended_spun = False

    def look_at(self, state: RaceState, car: Car) -> None:
        """Make a trial car ready to lay plans on, and note what all of them share."""
        self.look_around(state, car)
        self.set_out(self.road_of(state), car.progress)
        self.look_from(car)
        self.look_at_cards(car)
        self.table = state
        self.looked_at = car
        trial = self.trial
        trial.seat = car.seat
        trial.faces = car.faces
        trial.symbols = car.symbols
        trial.adrenaline = car.adrenaline
        trial.progress = car.progress
        trial.space = car.space
        trial.spot = car.spot
        if not self.ready:
            self.scratch = RaceState(state.track, state.rules, [], Turn(), NO_LUCK, NO_LUCK)
            self.ready = True
        scratch = self.scratch
        scratch.track = state.track
        scratch.rules = state.rules
        scratch.stress_supply = state.stress_supply
        scratch.cars = state.cars[:]
        scratch.cars[car.seat] = trial
        scratch.turn.begin(trial, 0)

    def look_at_cards(self, car: Car) -> None:
        """The same car at the same place, with other cards perhaps."""
        self.trial.draw = car.draw  # what + symbols find is asked of the trial car
        self.trial.discard = car.discard
        self.look_at_pile(car)
        self.look_at_finds()

    def plan_rounds(self, road: Road, car: Car, cards: i64) -> float:
        """Rounds to go that a plan leads to, on average."""
        gear = planned_gear(cards)
        hand = car.hand - cards
        self.gear = gear
        self.heat = heat_in(hand)
        self.stress = stress_in(hand)
        self.kept = kept_index(car, hand)
        self.adjust = 0
        if gear_out_of_reach(car.gear, car.engine, gear):  # a tournament corrects the gear
            return self.spare + self.by_ways(road, cards)
        state = self.scratch
        trial = self.trial
        turn = state.turn
        trial.gear = gear
        trial.engine = car.engine - shift_cost(car.gear, gear)
        trial.hand = hand
        trial.play = cards
        if stands_still(cards):
            clutter(state, trial)
            trial.discard = car.discard
            self.gear = trial.gear
            there = car.progress * 2 + car.spot
            return self.spare + _CLUTTERED + self.outcome(road, state, trial, there, 0, trial.engine)
        turn.to_choose = 0
        if car.symbols:
            turn.open = NOTHING_OPEN
        symbols = gather(state, trial, cards, BY_REVEAL)
        due: i64 = 0
        if car.symbols:
            self.adjust = adjustment(trial)
            if car.bears(SYM_HEAT):
                due = total(car.faces, cards, SYM_HEAT)
            if car.bears(SYM_STRESS):
                self.stress = stress_left(car.faces, cards, self.stress)
        if turn.to_choose == 0:
            return self.spare + self.after_flips(road, state, trial, 0, symbols, due)
        least = WORST * 10.0
        for value in value_sums(car, turn.to_choose):
            rounds = self.after_flips(road, state, trial, value, symbols, due)
            if rounds < least:
                least = rounds
        return self.spare + least

    def after_flips(
        self, road: Road, state: RaceState, trial: Car, chosen: i64, symbols: i64, due: i64
    ) -> float:
        """The average over what the + symbols find, with the best reaction to each.

        `chosen` is the sum of the values that were chosen, `due` what Heat symbols ask for.
        """
        printed = state.turn.gathered + chosen
        self.plan += 1
        self.once = symbols == 0  # then no end comes up twice
        start = self.start
        heat = self.heat
        before_cooling = trial.engine
        by_place = road.rules.sector_effects
        cooled: i64 = 0
        if not by_place and heat > 0:
            cooled = available(state, trial, 0)
        if symbols == 0 and not by_place:
            sums = _NO_SYMBOLS
        else:
            sums = self.finds_of(trial).of(symbols)
        reacts = self.boosting or trial.adrenaline or trial.symbols
        rounds = 0.0
        before = 0 if self.noted is None else len(self.noted)
        found: i64 = 0
        while found < len(sums):
            chance = sums[found]
            if chance > 0.0:
                speed = printed + found
                place = (start + speed) * 2
                if self.full != 0 and self.is_full(start + speed):
                    place = nearest_place(state, trial, start + speed, start)
                if by_place:
                    trial.space = road.track.space(place >> 1)
                    cooled = available(state, trial, 0) if heat > 0 else 0
                engine = before_cooling + cooled - due
                if engine < 0:
                    trial.engine = before_cooling
                    if self.noted is not None:
                        del self.noted[before:]
                    return self.by_ways(road, trial.play, chosen)
                trial.engine = engine
                self.heat = heat - cooled
                value = self.outcome(road, state, trial, place, speed, engine)
                noted = self.noted
                if noted is not None and not self.boosting:
                    noted.append(
                        (int(chosen), chance, int(speed), int(place >> 1), int(self.left), self.spun)
                    )
                if reacts:
                    more = self.react_ahead(road, state, trial, place, speed, symbols, found, chance)
                    if more < value:
                        value = more
                rounds += chance * value
                self.heat = heat
            found += 1
        trial.engine = before_cooling
        return rounds

    def react_ahead(
        self,
        road: Road,
        state: RaceState,
        trial: Car,
        place: i64,
        speed: i64,
        symbols: i64,
        found: i64,
        chance: float,
    ) -> float:
        """The best of Adrenaline, Accelerate and Boost after the reveal; WORST if there is none."""
        best = WORST
        engine = trial.engine
        faster: i64 = 0  # by Accelerate, with the + symbols of the plan, and with that of a Boost too
        faster_still: i64 = 0
        if trial.symbols:
            faster = acceleration(state.turn.open[SYM_ACCELERATE], symbols)
            faster_still = acceleration(state.turn.open[SYM_ACCELERATE], symbols + 1)
        spurt: i64 = ADRENALINE_SPACES if has_adrenaline_move(state, trial) else 0
        if spurt > 0:
            there = self.on_from(state, trial, place, spurt)
            best = self.outcome(road, state, trial, there, speed + spurt, engine)
        if faster > 0:
            there = self.on_from(state, trial, place, faster)
            value = self.outcome(road, state, trial, there, speed + faster, engine)
            if value < best:
                best = value
        if self.boosting and can_boost(state, trial):
            engine -= boost_cost(state.rules, trial.space)
            following = self.finds_of(trial).then(symbols)
            rounds = 0.0
            more: i64 = 0
            while more < VALUES:
                share = following[VALUES * found + more]
                if share > 0.0:
                    spaces = more + faster_still
                    there = self.on_from(state, trial, place, spaces)
                    value = self.once_boosted(road, state, trial, there, speed + spaces, engine)
                    if spurt > 0:
                        there = self.on_from(state, trial, there, spurt)
                        other = self.once_boosted(road, state, trial, there, speed + spaces + spurt, engine)
                        if other < value:
                            value = other
                    rounds += share * value
                more += 1
            rounds /= chance
            if rounds < best:
                best = rounds
        return best

    def once_boosted(
        self, road: Road, state: RaceState, trial: Car, place: i64, speed: i64, engine: i64
    ) -> float:
        """As `outcome`; the same end is reached by several cards, and need not be judged again."""
        if self.once or place != (self.start + speed) * 2 or speed >= FURTHEST:
            return self.outcome(road, state, trial, place, speed, engine)
        car = engine * (HEAT_IN_BOX + 1) + self.heat  # where a sector cools, both depend on the way there
        if self.plan_at[speed] == self.plan and self.car_at[speed] == car:
            return self.value_at[speed]
        value = self.outcome(road, state, trial, place, speed, engine)
        self.plan_at[speed] = self.plan
        self.car_at[speed] = car
        self.value_at[speed] = value
        return value

    # Ways: where more luck or more choice is in a turn than + symbols

    def by_ways(self, road: Road, cards: i64, chosen: i64 = ANY) -> float:
        """Rounds to go after a plan, way by way; with the best values, or those of this sum."""
        rounds = 0.0
        gear = self.gear  # judging a way settles on its end: the plans to come start from here again
        heat = self.heat
        stress = self.stress
        kept = self.kept
        adjust = self.adjust
        full = self.full
        full_from = self.full_from
        for way in reveal_plan(trial_of(self.table, self.looked_at), cards):
            least = WORST * 10.0
            for values in value_choices(way.car, way.state.turn.to_choose):
                if chosen != ANY and value_sum(values) != chosen:
                    continue
                one = way.copy()
                set_off_with(one, values)
                value = self.judge_ways(road, [one], value_sum(values), False)
                if value < least:
                    least = value
            rounds += least
        self.gear = gear
        self.heat = heat
        self.stress = stress
        self.kept = kept
        self.adjust = adjust
        self.full = full
        self.full_from = full_from
        return rounds

    def judge_ways(self, road: Road, ways: list[Way], chosen: i64, towing: bool) -> float:
        """The sum of the rounds to go over all ends of these ways, each times its chance."""
        rounds = 0.0
        for way in through_react(ways, None):
            chance = float(int(way.weight)) / float(int(way.out_of))
            rounds += chance * self.judge(road, way.state, way.car, towing)
            noted = self.noted
            if noted is not None and not self.boosting:
                noted.append(
                    (
                        int(chosen),
                        chance,
                        int(way.state.turn.speed),
                        int(way.car.progress),
                        int(self.ended),
                        self.ended_spun,
                    )
                )
        return rounds

    def settle_on(self, road: Road, state: RaceState, car: Car) -> None:
        """Judge ends of the turn of this car from here on: it is in React."""
        turn = state.turn
        self.set_out(road, turn.start)
        self.gear = car.gear
        self.heat = heat_in(car.hand)
        self.stress = stress_in(car.hand)
        self.adjust = 0
        if car.symbols:
            self.adjust = adjustment(car)
            self.stress = stress_left(car.faces, turn.open[SYM_STRESS], self.stress)
        self.kept = kept_index(car, car.hand)
        self.look_around(state, car)

    def judge(self, road: Road, state: RaceState, car: Car, towing: bool) -> float:
        """Rounds to go at the end of React, with the best of Adrenaline, Boost and nothing."""
        self.settle_on(road, state, car)
        turn = state.turn
        place = car.progress * 2 + car.spot
        best = self.standing(road, state, car, place, turn.speed, car.engine, towing)
        self.ended = self.left
        self.ended_spun = self.spun
        self.choice = END_REACT
        if can_move_by_adrenaline(state, car):
            there = self.on_from(state, car, place, ADRENALINE_SPACES)
            speed = turn.speed + ADRENALINE_SPACES
            value = self.standing(road, state, car, there, speed, car.engine, towing)
            if value < best:
                best = value
                self.choice = ADRENALINE_MOVE
        if self.boosting and can_boost(state, car):
            value = self.boosted(road, state, car, place, towing)
            if value < best:
                best = value
                self.choice = BOOST
        return best

    def boosted(self, road: Road, state: RaceState, car: Car, place: i64, towing: bool) -> float:
        """Rounds to go after a Boost, on average; Adrenaline after it if that helps."""
        turn = state.turn
        following = self.finds_of(car).of(1)
        engine = car.engine - boost_cost(state.rules, car.space)
        spurt: i64 = ADRENALINE_SPACES if has_adrenaline_move(state, car) else 0
        rounds = 0.0
        more: i64 = 0
        while more < VALUES:
            chance = following[more]
            if chance > 0.0:
                there = self.on_from(state, car, place, more)
                speed = turn.speed + more
                value = self.standing(road, state, car, there, speed, engine, towing)
                if spurt > 0:
                    there = self.on_from(state, car, there, spurt)
                    other = self.standing(road, state, car, there, speed + spurt, engine, towing)
                    if other < value:
                        value = other
                rounds += chance * value
            more += 1
        return rounds

    def standing(
        self, road: Road, state: RaceState, car: Car, place: i64, speed: i64, engine: i64, towing: bool
    ) -> float:
        """Rounds to go from a place with this Speed, Slipstream used if it helps."""
        best = self.outcome(road, state, car, place, speed, engine)
        if towing:
            here = car.progress * 2 + car.spot
            put(state, car, place)  # for a moment: who is towed is asked of the core
            for spaces in tows(state, car):
                there = nearest_place(state, car, car.progress + spaces, car.progress)
                value = self.outcome(road, state, car, there, speed, engine)
                if value < best:
                    best = value
            put(state, car, here)
        return best


def tows(state: RaceState, car: Car) -> list[int]:
    """The Slipstream distances on offer; most of the time there is no need to look further than the base."""
    return slipstream_distances(state, car) if can_slipstream(state, car) else _NO_TOWS


def value_sum(values: list[int]) -> i64:
    """The sum of a choice of values."""
    result: i64 = 0
    at = 1
    while at < len(values):
        result += values[at]
        at += 2
    return result


def value_sums(car: Car, cards: i64) -> list[int]:
    """Every sum that the values of these cards can make."""
    found: list[int] = [0]
    for card in cards_in(cards):
        sums: list[int] = []
        for before in found:
            for value in face_of(car, card).values:
                if before + value not in sums:
                    sums.append(before + value)
        found = sums
    return found
