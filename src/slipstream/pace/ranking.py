"""Ranking all plans of a hand: the values of plain ones are looked up, the others are judged one by one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from slipstream.core.cards import heat_in
from slipstream.core.movement import full_ahead
from slipstream.core.rules import HEAT_IN_BOX, MAX_CARS
from slipstream.core.steps.play_cards import (
    furthest,
    highest_commitment,
    is_cluttered,
    lowest_commitment,
    plans,
)
from slipstream.core.steps.react import ADRENALINE_SPACES
from slipstream.core.steps.shift_gears import GEARS
from slipstream.pace.ends import WORST
from slipstream.pace.hands import (
    GEAR_FROM,
    KEPT_FROM,
    KEPT_MASK,
    NOT_PLAIN,
    SPEED_MASK,
    STRESS_FROM,
    STRESS_MASK,
    SYMBOLS_FROM,
    SYMBOLS_MASK,
    Hand,
    Hands,
)
from slipstream.pace.plain import BIT, FOUND, GEAR_ROWS, HEATS, MOST_FOUND, MOST_SYMBOLS, ROW, SPEEDS, SUMS
from slipstream.pace.plans import Planner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState
    from slipstream.pace.model import PaceModel
    from slipstream.pace.road import Road

BOOST_GAIN: Final = 0.4  # rounds that a Boost may bring at most
_SPACES: Final = [(2 << last) - 1 for last in range(MOST_FOUND * (MOST_SYMBOLS + 1) + ADRENALINE_SPACES + 1)]


class Ranking(Planner):
    """Ranks the plans of one car at a time."""

    def __init__(self, model: PaceModel) -> None:
        super().__init__(model)
        self.hands = Hands()
        # The plans of the last ranking: all those of a hand from one on, or a list where they share no ends
        self.hand: Hand | None = None
        self.first: i64 = 0
        self.number: i64 = 0
        self.listed: list[int] = []
        self.boost_gain = BOOST_GAIN
        self.worth: vec[float] = vec[float]([0.0] * 64)  # the rounds expected to go after each
        # Best plans by all that they depend on; none is kept while the tables are still learned
        self.known: dict[tuple[int, int, int, int, int], tuple[int, float]] | None = None

    def road_of(self, state: RaceState) -> Road:
        """The same; plans that were known belong to the road before."""
        before = self.road
        road = super().road_of(state)
        if road is not before:
            self.make_room(road.effects)
            if self.known is not None:
                self.known = {}
        return road

    def remember(self) -> None:
        """Keep the best plans from here on: for worlds that differ in few cars, and tables that stay."""
        self.known = {}

    @property
    def plans(self) -> list[int]:
        """The plans of the last ranking."""
        hand = self.hand
        if hand is None:
            return self.listed
        return [int(hand.plans[self.first + index]) for index in range(self.number)]

    @property
    def rounds(self) -> list[float]:
        """The rounds expected to go after each of them."""
        return [self.worth[index] for index in range(self.number)]

    def rank_plans(self, state: RaceState, car: Car) -> i64:
        """Judge every legal plan; gives the index of the best among `plans`.

        Boost is looked at only where it can make a plan the best one.
        """
        self.look_at(state, car)
        return self.rank_again(self.road_of(state), car)

    def rank_again(self, road: Road, car: Car) -> i64:
        """The same for the car that is looked at already."""
        hand = self.known_hand(road, car)
        self.hand = hand
        if hand is None:
            self.listed = plans(road.rules, car)
            self.number = len(self.listed)
        else:
            self.first = hand.first[lowest_commitment(road.rules, car)]
            self.number = hand.first[highest_commitment(road.rules, car) + 1] - self.first
        if self.number > len(self.worth):
            self.worth = vec[float]([0.0] * (2 * int(self.number)))
        self.boosting = False
        self.heat = heat_in(car.hand)
        if hand is None:
            likely = self.list_without_boost(road, car)
        else:
            likely = self.look_up_without_boost(road, car, hand)
        self.boosting = True
        worth = self.worth
        least = self.boosted_at(road, car, likely)  # first: the lower, the fewer can be better
        worth[likely] = least
        best = likely
        index: i64 = 0
        while index < self.number:
            if worth[index] <= least + self.boost_gain and index != likely:
                value = self.boosted_at(road, car, index)
                worth[index] = value
                if value < least or (value == least and index < best):
                    least = value
                    best = index
            index += 1
        return best

    def list_without_boost(self, road: Road, car: Car) -> i64:
        """Judge the plans one by one; gives the index of the best."""
        worth = self.worth
        least = WORST * 10.0
        likely: i64 = 0
        index: i64 = 0
        while index < self.number:
            value = self.plan_rounds(road, car, self.listed[index])
            worth[index] = value
            if value < least:
                least = value
                likely = index
            index += 1
        return likely

    def look_up_without_boost(self, road: Road, car: Car, hand: Hand) -> i64:
        """Judge the plans of a hand, most of them by the ends they share; gives the index of the best."""
        heat = self.heat
        spare = self.spare
        self.note_rows(road, heat)
        spurt = self.spurt
        # where full spaces make a plan end does not matter then
        alike = self.full == 0 or (road.effects == 1 and spurt == 0)
        look = self.look
        facts = hand.facts
        worth = self.worth
        kinds = self.kinds
        rows = self.rows
        end_look = self.end_look
        end_rounds = self.end_rounds
        end_kept = self.end_kept
        end_engine = self.end_engine
        best_kept = road.model.best_kept
        pile_worth = self.pile_worth
        finds = self.finds
        sums = finds.sums
        first = self.first
        least = WORST * 10.0
        likely: i64 = 0
        index: i64 = 0
        while index < self.number:
            fact = facts[first + index]
            symbols = fact >> SYMBOLS_FROM & SYMBOLS_MASK
            speed = fact & SPEED_MASK
            value: float
            if (
                symbols <= MOST_SYMBOLS
                and speed + MOST_FOUND * (symbols + 1) + spurt < SPEEDS
                and (alike or self.has_room(symbols, speed))
            ):
                gear = fact >> GEAR_FROM
                speed += (fact >> STRESS_FROM & STRESS_MASK) * SPEEDS
                kept = fact >> KEPT_FROM & KEPT_MASK
                if symbols == 0:
                    at = rows[kinds[speed & SPEEDS - 1] * GEAR_ROWS + gear] + speed
                    if end_look[at] != look:
                        self.note_simple_end(road, fact, 0, 0, False)
                    value = end_rounds[at] + best_kept[end_kept[at] + kept] + pile_worth[end_engine[at]]
                    if spurt > 0:
                        other = self.simple_end(road, fact, 0, spurt, False)
                        if other < value:
                            value = other
                else:
                    if finds.known >> symbols & 1 == 0:
                        finds.look_at(symbols)
                    value = 0.0
                    found: i64 = 0
                    while found <= MOST_FOUND * symbols:
                        chance = sums[symbols * SUMS + found]
                        if chance > 0.0:
                            at = rows[kinds[speed + found & SPEEDS - 1] * GEAR_ROWS + gear] + speed + found
                            if end_look[at] != look:
                                self.note_simple_end(road, fact, found, 0, False)
                            one = end_rounds[at] + best_kept[end_kept[at] + kept] + pile_worth[end_engine[at]]
                            if spurt > 0:
                                other = self.simple_end(road, fact, found, spurt, False)
                                if other < one:
                                    one = other
                            value += chance * one
                        found += 1
                value += spare
            elif fact != NOT_PLAIN:
                self.heat = heat
                value = spare + self.facts_rounds(road, self.scratch, self.trial, fact)
            else:
                value = self.plan_rounds(road, car, hand.plans[first + index])
            worth[index] = value
            if value < least:
                least = value
                likely = index
            index += 1
        self.heat = heat
        return likely

    def has_room(self, symbols: i64, speed: i64) -> bool:
        """Is no space full that a plan may lead to, with a Boost and Adrenaline after it?"""
        return self.full >> speed & _SPACES[MOST_FOUND * (symbols + 1) + ADRENALINE_SPACES] == 0

    def boosted_at(self, road: Road, car: Car, index: i64) -> float:
        """Rounds to go after one of the plans that are ranked, Boost included."""
        hand = self.hand
        if hand is None:
            return self.plan_rounds(road, car, self.listed[index])
        fact = hand.facts[self.first + index]
        if fact == NOT_PLAIN:
            return self.plan_rounds(road, car, hand.plans[self.first + index])
        symbols = fact >> SYMBOLS_FROM & SYMBOLS_MASK
        speed = fact & SPEED_MASK
        if (
            symbols > MOST_SYMBOLS
            or speed + MOST_FOUND * (symbols + 1) + self.spurt >= SPEEDS
            or not (self.full == 0 or self.has_room(symbols, speed))
        ):
            self.heat = heat_in(car.hand)
            return self.spare + self.facts_rounds(road, self.scratch, self.trial, fact)
        if symbols != 0:
            return self.spare + self.boosted_finds(road, fact, symbols)
        if self.costs[self.kinds[speed] * GEAR_ROWS + (fact >> GEAR_FROM)] < 0:
            return self.worth[index]
        flip = self.finds.flip
        boosted = 0.0
        more: i64 = 0
        while more <= MOST_FOUND:
            if flip[more] > 0.0:
                boosted += flip[more] * self.boosted_end(road, fact, 0, more)
            more += 1
        boosted += self.spare
        return boosted if boosted < self.worth[index] else self.worth[index]

    def boosted_finds(self, road: Road, fact: i64, symbols: i64) -> float:
        """Rounds to go after a plan with + symbols, on average: for each find the better of Boost or none."""
        finds = self.finds
        if finds.known >> symbols & 1 == 0:
            finds.look_at(symbols)
        sums = finds.sums
        following = finds.following
        look = self.look
        kinds = self.kinds
        rows = self.rows
        costs = self.costs
        end_look = self.end_look
        end_rounds = self.end_rounds
        end_kept = self.end_kept
        end_engine = self.end_engine
        best_kept = road.model.best_kept
        pile_worth = self.pile_worth
        spurt = self.spurt
        gear = fact >> GEAR_FROM
        kept = fact >> KEPT_FROM & KEPT_MASK
        stress = (fact >> STRESS_FROM & STRESS_MASK) * SPEEDS
        speed = fact & SPEED_MASK
        rounds = 0.0
        found: i64 = 0
        while found <= MOST_FOUND * symbols:
            chance = sums[symbols * SUMS + found]
            if chance > 0.0:
                kind = kinds[speed + found] * GEAR_ROWS + gear
                at = rows[kind] + stress + speed + found
                if end_look[at] != look:
                    self.note_simple_end(road, fact, found, 0, False)
                value = end_rounds[at] + best_kept[end_kept[at] + kept] + pile_worth[end_engine[at]]
                if spurt > 0:
                    other = self.simple_end(road, fact, found, spurt, False)
                    if other < value:
                        value = other
                if costs[kind] >= 0:
                    boosted = 0.0
                    at += ROW
                    more: i64 = 0
                    while more <= MOST_FOUND:
                        share = following[FOUND * (symbols * SUMS + found) + more]
                        if share > 0.0:
                            if end_look[at] != look:
                                self.note_simple_end(road, fact, found, more, True)
                            one = end_rounds[at] + best_kept[end_kept[at] + kept] + pile_worth[end_engine[at]]
                            if spurt > 0:
                                other = self.simple_end(road, fact, found, more + spurt, True)
                                if other < one:
                                    one = other
                            boosted += share * one
                        more += 1
                        at += 1
                    boosted /= chance
                    if boosted < value:
                        value = boosted
                rounds += chance * value
            found += 1
        return rounds

    def boosted_end(self, road: Road, fact: i64, found: i64, more: i64) -> float:
        """The same at the end of a Boost that found so much more; Adrenaline after it if that helps."""
        value = self.simple_end(road, fact, found, more, True)
        if self.spurt > 0:
            other = self.simple_end(road, fact, found, more + self.spurt, True)
            if other < value:
                value = other
        return value

    def simple_end(self, road: Road, fact: i64, found: i64, more: i64, boosted: bool) -> float:
        """Rounds to go at one end of a plan, less what all plans share."""
        speed = (fact & SPEED_MASK) + found
        at = self.rows[self.kinds[speed] * GEAR_ROWS + (fact >> GEAR_FROM)] + speed + more
        at += (fact >> STRESS_FROM & STRESS_MASK) * SPEEDS + (ROW if boosted else 0)
        if self.end_look[at] != self.look:
            self.note_simple_end(road, fact, found, more, boosted)
        return (
            self.end_rounds[at]
            + road.model.best_kept[self.end_kept[at] + (fact >> KEPT_FROM & KEPT_MASK)]
            + self.pile_worth[self.end_engine[at]]
        )

    def known_hand(self, road: Road, car: Car) -> Hand | None:
        """All plans of the hand, if those of plain cards share their ends (see `slipstream.pace.plain`)."""
        if self.noted is not None or road.rules.tournament or heat_in(car.hand) >= HEATS or is_cluttered(car):
            return None
        return self.hands.of(self.scratch, car)

    def best_plan(self, state: RaceState, car: Car) -> tuple[i64, float]:
        """The best plan, and the rounds expected to go after it."""
        self.road_of(state)
        known = self.known
        if known is None:
            best = self.rank_plans(state, car)
            return self.plan_at_index(best), self.worth[best]
        adrenaline: i64 = 1 if car.adrenaline else 0
        rest = (car.progress * MAX_CARS + car.seat) * 2 + adrenaline
        rest = (rest * (GEARS + 1) + car.gear) * (HEAT_IN_BOX + 1) + car.engine
        supply = state.stress_supply  # a spin-out takes two at most
        rest = rest * 3 + (supply if supply < 2 else 2)
        full = full_ahead(state, car) & ((BIT[furthest(car)] - 1) * 2 + 1)
        key = (rest, full, car.hand, car.draw, car.discard)
        found = known.get(key)
        if found is None:
            best = self.rank_plans(state, car)
            found = (self.plan_at_index(best), self.worth[best])
            known[key] = found
        return found[0], found[1]

    def plan_at_index(self, index: i64) -> i64:
        """One of the plans of the last ranking."""
        hand = self.hand
        return self.listed[index] if hand is None else hand.plans[self.first + index]

    def may_be_lost(self, road: Road, car: Car, cards: i64) -> bool:
        """Could this plan spin out whatever is found? No is certain; the car is the one looked at."""
        hand = self.known_hand(road, car)
        if hand is None:
            return True
        index: i64 = 0
        while hand.plans[index] != cards:
            index += 1
        fact = hand.facts[index]
        if fact == NOT_PLAIN:
            return True
        self.adjust = 0
        self.heat = heat_in(car.hand)
        return not self.gets_through(road, self.scratch, self.trial, fact)
