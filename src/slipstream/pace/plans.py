"""Judging plans by the pace model: one turn ahead, with all that + symbols may find.

A plan is judged by the best use of Adrenaline and Boost after each of the cards that may come to light; other
cars are looked at from React on, when they stand where they stand.
"""

from __future__ import annotations

from slipstream.core.cards import (
    BASICS,
    FIRST_SPONSOR,
    FIRST_UPGRADE,
    SPECIALS_FROM,
    basic_sum,
    count,
    heat_in,
    stress_in,
)
from slipstream.core.steps.check_corner import heat_due
from slipstream.core.steps.play_cards import plans
from slipstream.core.steps.shift_gears import shift_cost
from slipstream.pace.kept import balance_index, kept_index, pile_index
from slipstream.pace.model import (
    ENGINE,
    GEAR,
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

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState
    from slipstream.pace.model import PaceModel

WORST: Final = 1000.0  # rounds: what must not happen
SUMS: Final = 13  # what three + symbols can find: 0 to 12
FLIPS: Final = 4  # + symbols looked ahead exactly; a fourth and more count as their average
_BOOST_GAIN: Final = 0.4  # rounds that a Boost may bring at most
_CLUTTERED: Final = 0.2  # rounds that the lost choice of a cluttered hand costs besides
_UNPAID: Final = 0.4  # rounds that a card which cannot be paid for is expected to cost


class Planner:
    """Ranks the plans of one car at a time."""

    def __init__(self, model: PaceModel) -> None:
        self.model = model
        self.road: Road | None = None
        # The plans of the last ranking, and the rounds expected to go after each
        self.plans: list[int] = []
        self.rounds: list[float] = []
        # Chances of what 1, 2 and 3 + symbols find in all: FLIPS rows of SUMS
        self.found: list[float] = [0.0] * (FLIPS * SUMS)
        # Of the car whose plans are ranked: its draw pile, what that adds, and whether Boost is looked at
        self.pile: i64 = 0
        self.spare: float = 0.0
        self.boosting = True
        # Best plans by all that they depend on; none is kept while the tables are still learned
        self.known: dict[tuple[int, int, int, int, int], tuple[int, float]] | None = None

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

    def outcome(
        self,
        road: Road,
        start: i64,
        end: i64,
        speed: i64,
        adjust: i64,
        gear: i64,
        engine: i64,
        heat: i64,
        stress: i64,
        kept: i64,
        pile: i64,
    ) -> float:
        """Rounds to go when a turn from `start` ends its movement at `end`: corners, then the tables."""
        offset = road.offset
        line: i64 = road.line[start + offset]
        if line <= end:
            before = start
            while line <= end:
                due = heat_due(road.rules, road.corner[before + offset], speed, adjust)
                if due > engine:  # what `spin_out` does, foreseen
                    if road.rules.spin_out_eliminates:
                        return WORST
                    end = line - 1
                    stress += road.rules.stress_by_gear[gear]
                    gear = 1
                    engine = 0
                    break
                engine -= due
                before = line
                line = road.line[before + offset]
        if end >= road.finish:
            return float(int(road.finish - end)) / OVERSHOOT
        model = road.model
        position: i64 = road.position[end + offset]
        if engine >= ENGINE:
            engine = ENGINE - 1
        if heat >= HAND_HEAT:
            heat = HAND_HEAT - 1
        if stress >= HAND_STRESS:
            stress = HAND_STRESS - 1
        row = position * GEAR + gear - 1
        return (
            road.base[end + offset]
            + model.whole_car[((row * ENGINE + engine) * HAND_HEAT + heat) * HAND_STRESS + stress]
            + model.best_kept[row * KEPT + kept]
            + model.draw_heat[pile * ENGINE + engine]
        )

    # Plans

    def rank_plans(self, state: RaceState, car: Car) -> i64:
        """Judge every legal plan into `plans` and `rounds`; gives the index of the best.

        Boost is looked at only where it can make a plan the best one.
        """
        road = self.road_of(state)
        self.look_at(car)
        self.plans = plans(state.rules, car)
        self.boosting = False
        rounds: list[float] = []
        least = WORST * 10.0
        for cards in self.plans:
            value = self.plan_rounds(road, car, cards)
            rounds.append(value)
            if value < least:
                least = value
        self.boosting = True
        promising = least + _BOOST_GAIN
        best: i64 = 0
        index: i64 = 0
        while index < len(rounds):
            value = rounds[index]
            if value <= promising:
                value = self.plan_rounds(road, car, self.plans[index])
                rounds[index] = value
            if value < least or index == 0:
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
        rest = ((car.seat * 2 + adrenaline) * 8 + car.gear) * 64 + car.engine
        key = (car.progress, rest, car.hand, car.draw, car.discard)
        found = known.get(key)
        if found is None:
            best = self.rank_plans(state, car)
            found = (self.plans[best], self.rounds[best])
            known[key] = found
        return found[0], found[1]

    def look_at(self, car: Car) -> None:
        """What all plans of this car share."""
        self.foresee(car)
        self.pile = pile_index(car.draw)
        self.spare = self.model.balance[balance_index(car.draw)]

    def foresee(self, car: Car) -> None:
        """Chances of the sum that one, two and three + symbols find, without replacement (PLUS-1..3)."""
        pile = car.draw
        basics = (pile & 7) + (pile >> 4 & 7) + (pile >> 8 & 7) + (pile >> 12 & 7)
        if basics < 3:
            pile += car.discard & BASICS
            basics = (pile & 7) + (pile >> 4 & 7) + (pile >> 8 & 7) + (pile >> 12 & 7)
        found = self.found
        at: i64 = SUMS
        while at < FLIPS * SUMS:
            found[at] = 0.0
            at += 1
        if basics == 0:
            found[SUMS] = 1.0
            found[2 * SUMS] = 1.0
            found[3 * SUMS] = 1.0
            return
        total = float(int(basics))
        three = stress_in(car.hand) + (2 if car.symbols else 0) > 2
        a: i64 = 1
        while a <= 4:
            of_a = pile >> (4 * a - 4) & 7
            if of_a > 0:
                first = float(int(of_a)) / total
                found[SUMS + a] = first
                b: i64 = 1
                while b <= 4:
                    of_b = (pile >> (4 * b - 4) & 7) - (1 if a == b else 0)
                    if basics == 1:
                        of_b = 1 if a == b else 0
                    if of_b > 0:
                        second = first * float(int(of_b)) / (total - 1.0 if basics > 1 else 1.0)
                        found[2 * SUMS + a + b] += second
                        c: i64 = 1
                        while three and c <= 4:
                            of_c = pile >> (4 * c - 4) & 7
                            if of_c > 0:
                                found[3 * SUMS + a + b + c] += second * float(int(of_c)) / total
                            c += 1
                    b += 1
            a += 1

    def plan_rounds(self, road: Road, car: Car, cards: i64) -> float:
        """Rounds to go that a plan leads to, on average."""
        rules = road.rules
        gear = count(cards)
        hand = car.hand - cards
        heat = heat_in(hand)
        stress = stress_in(hand)
        extra = self.spare
        if heat_in(cards) > 0:  # a cluttered hand stands still in first gear (CLUTTER-4)
            return (
                extra
                + _CLUTTERED
                + self.outcome(
                    road, car.progress, car.progress, 0, 0, 1, car.engine, heat, stress, 0, self.pile
                )
            )
        engine = car.engine - shift_cost(car.gear, gear)
        if engine < 0:  # a tournament corrects the gear (TOURNAMENT-4)
            engine = 0
            extra += _UNPAID
        cooling: i64 = rules.cooldown_by_gear[gear]
        if car.adrenaline:
            cooling += 1
        speed = basic_sum(cards)
        symbols = stress_in(cards)
        adjust: i64 = 0
        due: i64 = 0
        choices: list[int] | None = None
        rest = cards >> SPECIALS_FROM
        kind: i64 = FIRST_UPGRADE
        while rest != 0:
            number = rest & 7
            while number > 0:
                face = car.faces[kind - FIRST_UPGRADE]
                if len(face.values) == 1:
                    speed += face.values[0]
                else:
                    choices = sums_with(choices, face.values)
                symbols += face.plus
                adjust += face.limit
                due += face.heat
                cooling += face.cooldown
                stress -= face.stress
                number -= 1
            rest >>= 3 if kind < FIRST_SPONSOR else 4
            kind += 1
        if stress < 0:
            stress = 0
        if rules.sector_effects:
            after = (car.progress + speed) % road.track.length
            cooling = 0 if rules.no_cooldown[after] > 0 else cooling + rules.cooldown_bonus[after]
        cooled = heat if heat < cooling else cooling
        heat -= cooled
        engine += cooled - due
        if engine < 0:
            engine = 0
            extra += _UNPAID
        kept = kept_index(car, hand)
        if choices is None:
            return extra + self.after_flips(
                road, car, speed, symbols, adjust, gear, engine, heat, stress, kept
            )
        least = WORST * 10.0
        for value in choices:
            rounds = self.after_flips(
                road, car, speed + value, symbols, adjust, gear, engine, heat, stress, kept
            )
            if rounds < least:
                least = rounds
        return extra + least

    def after_flips(
        self,
        road: Road,
        car: Car,
        speed: i64,
        symbols: i64,
        adjust: i64,
        gear: i64,
        engine: i64,
        heat: i64,
        stress: i64,
        kept: i64,
    ) -> float:
        """The average over what the + symbols find, with the best reaction to each."""
        if symbols == 0:
            return self.after_reaction(road, car, speed, adjust, gear, engine, heat, stress, kept)
        while symbols >= FLIPS:
            speed += 2
            symbols -= 1
        total = 0.0
        found: i64 = 0
        row = symbols * SUMS
        while found <= 4 * symbols:
            chance = self.found[row + found]
            if chance > 0.0:
                total += chance * self.after_reaction(
                    road, car, speed + found, adjust, gear, engine, heat, stress, kept
                )
            found += 1
        return total

    def after_reaction(
        self,
        road: Road,
        car: Car,
        speed: i64,
        adjust: i64,
        gear: i64,
        engine: i64,
        heat: i64,
        stress: i64,
        kept: i64,
    ) -> float:
        """Rounds to go at this Speed with the best of nothing, Adrenaline and Boost."""
        pile = self.pile
        start = car.progress
        end = start + speed
        best = self.outcome(road, start, end, speed, adjust, gear, engine, heat, stress, kept, pile)
        if car.adrenaline:
            more = self.outcome(
                road, start, end + 1, speed + 1, adjust, gear, engine, heat, stress, kept, pile
            )
            if more < best:
                best = more
        if self.boosting and engine > 0:
            engine -= 1
            total = 0.0
            found: i64 = 1
            while found <= 4:
                chance = self.found[SUMS + found]
                if chance > 0.0:
                    fast = speed + found
                    value = self.outcome(
                        road, start, start + fast, fast, adjust, gear, engine, heat, stress, kept, pile
                    )
                    if car.adrenaline:
                        fast += 1
                        more = self.outcome(
                            road, start, start + fast, fast, adjust, gear, engine, heat, stress, kept, pile
                        )
                        if more < value:
                            value = more
                    total += chance * value
                found += 1
            if total < best:
                best = total
        return best


def sums_with(sums: list[int] | None, values: list[int]) -> list[int]:
    """Every sum of one of these and one of those, each once."""
    if sums is None:
        return values
    found: list[int] = []
    for first in sums:
        for second in values:
            if first + second not in found:
                found.append(first + second)
    return found
