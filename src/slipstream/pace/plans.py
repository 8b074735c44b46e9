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
from slipstream.core.cards import BASICS, VALUES, cards_in, heat_in, stress_in
from slipstream.core.chance import NO_LUCK
from slipstream.core.finds import Finds
from slipstream.core.movement import FURTHEST, full_ahead, nearest_place, put
from slipstream.core.rules import HEAT_IN_BOX, MAX_CARS
from slipstream.core.state import RaceState
from slipstream.core.steps.card_symbols import acceleration, stress_left
from slipstream.core.steps.check_corner import adjustment, heat_due, place_before, stress_taken
from slipstream.core.steps.cooldown import available
from slipstream.core.steps.play_cards import furthest, plans, stands_still
from slipstream.core.steps.react import (
    ADRENALINE_SPACES,
    boost_cost,
    can_boost,
    can_move_by_adrenaline,
    has_adrenaline_move,
)
from slipstream.core.steps.reveal_and_move import clutter, gather
from slipstream.core.steps.shift_gears import FIRST_GEAR, GEARS, shift_cost
from slipstream.core.steps.slipstream import can_slipstream, slipstream_distances
from slipstream.core.steps.symbols import face_of, total
from slipstream.core.steps.tournament import gear_out_of_reach
from slipstream.core.symbols import SYM_ACCELERATE, SYM_HEAT, SYM_STRESS
from slipstream.core.turn_data import BY_REVEAL, NOTHING_OPEN, Turn
from slipstream.pace.kept import balance_index, kept_index, pile_index
from slipstream.pace.model import (
    ENGINE,
    HAND_HEAT,
    HAND_STRESS,
    KEPT,
    OVERSHOOT,
)
from slipstream.pace.road import Road

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.pace.model import PaceModel

WORST: Final = 1000.0  # rounds: what must not happen
_BOOST_GAIN: Final = 0.4  # rounds that a Boost may bring at most
_CLUTTERED: Final = 0.2  # rounds that the lost choice of a cluttered hand costs besides
_NO_SYMBOLS: Final = [1.0]
_NO_TOWS: Final[list[int]] = []
MOST_SPEED: Final = 64
MOST_KNOWN: Final = 4096
_BIT: Final = [1 << space for space in range(FURTHEST + 1)]
ANY: Final = -1000  # values: whichever are best


class Planner:
    """Ranks the plans of one car at a time."""

    table: RaceState  # the race that is looked at, and the car in it
    looked_at: Car
    scratch: RaceState  # the same race with a trial car in place of the real one

    def __init__(self, model: PaceModel) -> None:
        self.model = model
        self.road: Road | None = None
        # The plans of the last ranking, and the rounds expected to go after each
        self.plans: list[int] = []
        self.rounds: list[float] = []
        self.finds = Finds(0, 0)
        self.finds_known: dict[int, Finds] = {}  # by the Basic cards of both piles
        # Best plans by all that they depend on; none is kept while the tables are still learned
        self.known: dict[tuple[int, int, int, int, int], tuple[int, float]] | None = None
        # For checks: chosen values, chance, Speed, progress, Heat left and spin-out of all that is foreseen
        self.noted: list[tuple[int, float, int, int, int, bool]] | None = None
        self.boosting = True
        self.trial = Car(0, False, [], NO_LUCK)
        self.ready = False
        self.choice: i64 = END_REACT  # what `judge` found best
        # What the end of a turn is judged by, besides place, Speed and engine
        self.start: i64 = 0
        self.first_line: i64 = 0  # the first corner line from there on
        self.gear: i64 = 1
        self.adjust: i64 = 0
        self.heat: i64 = 0
        self.stress: i64 = 0
        self.kept: i64 = 0
        self.pile: i64 = 0
        self.spare: float = 0.0
        self.full: i64 = 0  # full spaces from here on, see `full_ahead`
        self.full_from: i64 = 0
        # Ends after a Boost that were judged already, by Speed: for which plan, with which engine and hand
        self.plan: i64 = 0
        self.once = False
        self.plan_at: list[int] = [0] * MOST_SPEED
        self.car_at: list[int] = [0] * MOST_SPEED
        self.value_at: list[float] = [0.0] * MOST_SPEED
        # What the corners have left: after `outcome`, and of a car that did nothing more, after `judge`
        self.left: i64 = 0
        self.spun = False
        self.ended: i64 = 0
        self.ended_spun = False

    def road_of(self, state: RaceState) -> Road:
        """The road of this race; worked out once for all races that share their rules."""
        road = self.road
        if road is None or road.rules is not state.rules or road.track is not state.track:
            road = Road(state.track, state.rules, self.model)
            self.road = road
            if self.known is not None:
                self.known = {}
        return road

    def remember(self) -> None:
        """Keep the best plans from here on: for worlds that differ in few cars, and tables that stay."""
        self.known = {}

    # What a turn is worth

    def outcome(self, road: Road, state: RaceState, car: Car, place: i64, speed: i64, engine: i64) -> float:
        """Rounds to go when the movement of a turn ends at a place: corners, then the tables."""
        offset = road.offset
        before = self.start
        end = place >> 1
        gear = self.gear
        stress = self.stress
        self.spun = False
        line = self.first_line
        while line <= end:
            due = heat_due(road.rules, road.corner[before + offset], speed, self.adjust)
            if due > engine:
                self.spun = True
                end = line - 1
                if (self.full != 0 or end < self.full_from) and self.is_full(end):
                    end = place_before(state, car, line) >> 1
                stress += stress_taken(road.rules, state.stress_supply, gear)
                gear = FIRST_GEAR
                engine = 0
                break
            engine -= due
            before = line
            line = road.line[before + offset]
        self.left = engine
        if self.spun and road.rules.spin_out_eliminates:
            return WORST
        if end >= road.finish:
            return float(int(road.finish - end)) / OVERSHOOT
        heat = self.heat
        model = road.model
        if engine >= ENGINE:
            engine = ENGINE - 1
        if heat >= HAND_HEAT:
            heat = HAND_HEAT - 1
        if stress >= HAND_STRESS:
            stress = HAND_STRESS - 1
        row = road.position[end + offset] * GEARS + gear - 1
        return (
            float(int(road.finish - end)) / model.spaces_a_round
            + model.whole_car[((row * ENGINE + engine) * HAND_HEAT + heat) * HAND_STRESS + stress]
            + model.best_kept[row * KEPT + self.kept]
            + model.draw_heat[self.pile * ENGINE + engine]
        )

    # Plans

    def rank_plans(self, state: RaceState, car: Car) -> i64:
        """Judge every legal plan into `plans` and `rounds`; gives the index of the best.

        Boost is looked at only where it can make a plan the best one.
        """
        road = self.road_of(state)
        self.look_at(state, car)
        self.plans = plans(state.rules, car)
        self.boosting = False
        rounds: list[float] = []
        least = WORST * 10.0
        likely: i64 = 0
        for cards in self.plans:
            value = self.plan_rounds(road, car, cards)
            if value < least:
                least = value
                likely = len(rounds)
            rounds.append(value)
        self.boosting = True
        least = self.plan_rounds(road, car, self.plans[likely])  # first: the lower, the fewer can be better
        rounds[likely] = least
        best = likely
        index: i64 = 0
        while index < len(rounds):
            if index != likely and rounds[index] <= least + _BOOST_GAIN:
                value = self.plan_rounds(road, car, self.plans[index])
                rounds[index] = value
                if value < least or (value == least and index < best):
                    least = value
                    best = index
            index += 1
        self.rounds = rounds
        return best

    def best_plan(self, state: RaceState, car: Car) -> tuple[i64, float]:
        """The best plan, and the rounds expected to go after it."""
        self.road_of(state)
        known = self.known
        if known is None:
            best = self.rank_plans(state, car)
            return self.plans[best], self.rounds[best]
        adrenaline: i64 = 1 if car.adrenaline else 0
        rest = (car.progress * MAX_CARS + car.seat) * 2 + adrenaline
        rest = (rest * (GEARS + 1) + car.gear) * (HEAT_IN_BOX + 1) + car.engine
        supply = state.stress_supply  # a spin-out takes two at most
        rest = rest * 3 + (supply if supply < 2 else 2)
        full = full_ahead(state, car) & ((_BIT[furthest(car)] - 1) * 2 + 1)
        key = (rest, full, car.hand, car.draw, car.discard)
        found = known.get(key)
        if found is None:
            best = self.rank_plans(state, car)
            found = (self.plans[best], self.rounds[best])
            known[key] = found
        return found[0], found[1]

    def look_at(self, state: RaceState, car: Car) -> None:
        """Make a trial car ready to lay plans on, and note what all of them share."""
        self.finds = self.finds_of(car)
        self.pile = pile_index(car.draw)
        self.spare = self.model.balance[balance_index(car, car.draw)]
        self.look_around(state, car)
        self.set_out(self.road_of(state), car.progress)
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
        trial.discard = car.discard
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

    def set_out(self, road: Road, progress: i64) -> None:
        """Turns begin here from now on."""
        self.start = progress
        self.first_line = road.line[progress + road.offset]

    def finds_of(self, car: Car) -> Finds:
        """What + symbols find in the piles of this car; the same piles come up again and again."""
        draw = car.draw & BASICS
        discard = car.discard & BASICS
        key: int = draw * (BASICS + 1) + discard
        finds = self.finds_known.get(key)
        if finds is None:
            if len(self.finds_known) >= MOST_KNOWN:
                self.finds_known = {}
            finds = Finds(draw, discard)
            self.finds_known[key] = finds
        return finds

    def look_around(self, state: RaceState, car: Car) -> None:
        """Note where other cars may be in the way."""
        self.full = full_ahead(state, car)
        self.full_from = car.progress

    def is_full(self, progress: i64) -> bool:
        """Could this space be full? For certain only in front of the car."""
        ahead = progress - self.full_from
        return ahead < 0 or ahead >= FURTHEST or self.full >> ahead & 1 != 0

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
            trial.discard = car.discard
            clutter(state, trial)
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
            due = total(car.faces, cards, SYM_HEAT)
            self.stress = stress_left(car.faces, cards, self.stress)
        if turn.to_choose == 0:
            if symbols == 0 and not car.symbols and not road.rules.sector_effects and self.noted is None:
                return self.spare + self.without_luck(road, state, trial)
            return self.spare + self.after_flips(road, state, trial, 0, symbols, due)
        least = WORST * 10.0
        for value in value_sums(car, turn.to_choose):
            rounds = self.after_flips(road, state, trial, value, symbols, due)
            if rounds < least:
                least = rounds
        return self.spare + least

    def without_luck(self, road: Road, state: RaceState, trial: Car) -> float:
        """What `after_flips` gives for cards with nothing on them but their value, which most are."""
        speed = state.turn.gathered
        place = (self.start + speed) * 2
        if self.full != 0 and self.is_full(self.start + speed):
            place = nearest_place(state, trial, self.start + speed, self.start)
        if self.heat > 0:
            cooled = available(state, trial, 0)
            trial.engine += cooled
            self.heat -= cooled
        engine = trial.engine
        best = self.outcome(road, state, trial, place, speed, engine)
        spurt: i64 = ADRENALINE_SPACES if has_adrenaline_move(state, trial) else 0
        if spurt > 0:
            there = self.on_from(state, trial, place, spurt)
            value = self.outcome(road, state, trial, there, speed + spurt, engine)
            if value < best:
                best = value
        if self.boosting and can_boost(state, trial):
            engine -= boost_cost(state.rules, trial.space)
            following = self.finds.then(0)
            rounds = 0.0
            more: i64 = 0
            while more < VALUES:
                chance = following[more]
                if chance > 0.0:
                    there = self.on_from(state, trial, place, more)
                    value = self.outcome(road, state, trial, there, speed + more, engine)
                    if spurt > 0:
                        there = self.on_from(state, trial, there, spurt)
                        other = self.outcome(road, state, trial, there, speed + more + spurt, engine)
                        if other < value:
                            value = other
                    rounds += chance * value
                more += 1
            if rounds < best:
                best = rounds
        return best

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
            sums = self.finds.of(symbols)
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
            following = self.finds.then(symbols)
            rounds = 0.0
            more: i64 = 0
            while more < VALUES:
                share = following[VALUES * found + more]
                if share > 0.0:
                    spaces = more + faster_still
                    there = self.on_from(state, trial, place, spaces)
                    value = self.after_boost(road, state, trial, there, speed + spaces, engine)
                    if spurt > 0:
                        there = self.on_from(state, trial, there, spurt)
                        other = self.after_boost(road, state, trial, there, speed + spaces + spurt, engine)
                        if other < value:
                            value = other
                    rounds += share * value
                more += 1
            rounds /= chance
            if rounds < best:
                best = rounds
        return best

    def after_boost(
        self, road: Road, state: RaceState, trial: Car, place: i64, speed: i64, engine: i64
    ) -> float:
        """As `outcome`; the same end is reached by several cards, and need not be judged again."""
        if self.once or place != (self.start + speed) * 2 or speed >= MOST_SPEED:
            return self.outcome(road, state, trial, place, speed, engine)
        car = engine * (HEAT_IN_BOX + 1) + self.heat  # where a sector cools, both depend on the way there
        if self.plan_at[speed] == self.plan and self.car_at[speed] == car:
            return self.value_at[speed]
        value = self.outcome(road, state, trial, place, speed, engine)
        self.plan_at[speed] = self.plan
        self.car_at[speed] = car
        self.value_at[speed] = value
        return value

    def on_from(self, state: RaceState, trial: Car, place: i64, spaces: i64) -> i64:
        """Where a movement of so many spaces from a place ends."""
        if self.full == 0 or not self.is_full((place >> 1) + spaces):
            return place + 2 * spaces
        return nearest_place(state, trial, (place >> 1) + spaces, place >> 1)

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
