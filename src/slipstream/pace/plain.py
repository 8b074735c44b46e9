"""Plans of plain cards: a value, perhaps a + symbol, and nothing else. Most plans of most hands are such.

They share their ends: with one gear and so much Heat and Stress in hand, only the Speed tells two of them
apart. Each end is judged once for all plans of a hand, and for all hands that are tried at one place.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from slipstream.core.car import Car
from slipstream.core.cards import BASICS, HEAT, count, of_value
from slipstream.core.chance import NO_LUCK
from slipstream.core.finds import Finds
from slipstream.core.steps.check_corner import heat_due
from slipstream.core.steps.cooldown import available
from slipstream.core.steps.react import ADRENALINE_SPACES, boost_cost, can_boost, has_adrenaline_move
from slipstream.core.steps.shift_gears import FIRST_GEAR, GEARS, shift_cost
from slipstream.core.turn_data import NOTHING_OPEN
from slipstream.pace.ends import AFTER_THE_RACE, Ends
from slipstream.pace.hands import (
    GEAR_FROM,
    KEPT_FROM,
    KEPT_MASK,
    SPEED_MASK,
    STRESS_FROM,
    STRESS_MASK,
    SYMBOLS_FROM,
    SYMBOLS_MASK,
)
from slipstream.pace.kept import balance_index, pile_index
from slipstream.pace.model import ENGINE, ENGINE_BITS, HAND_HEAT, HAND_STRESS, KEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from slipstream.core.state import RaceState
    from slipstream.pace.model import PaceModel
    from slipstream.pace.road import Road

# Plain numbers, so that the compiler puts them where they are used; `tests/pace/test_plain.py` checks them
SPEEDS: Final = 32  # that are told apart; few plans are faster
MOST_KNOWN: Final = 2048
MOST_FOUND: Final = 4  # by one + symbol: HIGHEST_BASIC
FOUND: Final = 5  # what one + symbol may find: VALUES
MOST_SYMBOLS: Final = 4  # + symbols of plans that are looked up
SUMS: Final = 17  # that they may find: MOST_FOUND * MOST_SYMBOLS + 1
GEAR_ROWS: Final = 5  # GEARS + 1
HEATS: Final = 8  # numbers of Heat cards in hand that are told apart
ROW: Final = 128  # HAND_STRESS * SPEEDS
ROW_BITS: Final = 8  # of two rows: without a Boost, and with one
CASES: Final = 32  # GEARS * HEATS
BIT: Final = [1 << number for number in range(63)]
_NOTHING: Final = ENGINE  # what a draw pile is worth after the race


class KnownFinds:
    """What + symbols find in two piles, packed: it is looked up all the time."""

    def __init__(self, draw: i64, discard: i64) -> None:
        self.finds = Finds(draw, discard)
        flip = vec[float]([0.0] * FOUND)
        number = count(draw)
        if number > 0:
            share = 1.0 / float(int(number))
            for value in range(1, FOUND):
                flip[value] = share * float(int(of_value(draw, value)))
        else:
            following = self.finds.then(0)
            for value in range(FOUND):
                flip[value] = following[value]
        self.flip = flip  # the chance of each value that one + symbol finds
        # By their number: see `Finds`
        self.sums: vec[float] = vec[float]([0.0] * (SUMS * (MOST_SYMBOLS + 1)))
        self.following: vec[float] = vec[float]([0.0] * (FOUND * SUMS * (MOST_SYMBOLS + 1)))
        self.known: i64 = 0  # one bit for each number

    def look_at(self, symbols: i64) -> None:
        """Note what so many + symbols find, and what a Boost finds after them."""
        self.known |= BIT[symbols]
        at = symbols * SUMS
        for chance in self.finds.of(symbols):
            self.sums[at] = chance
            at += 1
        at = symbols * SUMS * FOUND
        for chance in self.finds.then(symbols):
            self.following[at] = chance
            at += 1


class PlainPlans(Ends):
    """Judges plans of plain cards, all with the same trial car at the same place."""

    scratch: RaceState  # the race that is looked at with a trial car in place of the real one

    def __init__(self, model: PaceModel) -> None:
        super().__init__(model)
        self.trial = Car(0, False, [], NO_LUCK)
        self.spare: float = 0.0  # what all plans share
        self.finds = KnownFinds(0, 0)
        self.finds_key: i64 = 0
        self.finds_known: dict[int, KnownFinds] = {}  # by the Basic cards of both piles
        self.boosting = True
        self.look: i64 = 0  # counts the places that were looked at: what was noted before is void
        self.gear_before: i64 = 1
        self.engine_before: i64 = 0
        self.pile_worth: vec[float] = vec[float]([0.0] * (ENGINE + 1))  # of the draw pile, by engine
        # By kind of space, gear and Heat in hand: engine and hand after Cooldown, the price of a Boost or -1
        self.case_look: vec[i64] = vec[i64]()
        self.case_engine: vec[i64] = vec[i64]()
        self.case_heat: vec[i64] = vec[i64]()
        self.case_boost: vec[i64] = vec[i64]()
        # By case, with or without a Boost, Stress in hand and Speed: what `ending` says
        self.end_look: vec[i64] = vec[i64]()
        self.end_rounds: vec[float] = vec[float]()
        self.end_kept: vec[i64] = vec[i64]()  # where the table of kept cards begins for this end
        self.end_engine: vec[i64] = vec[i64]()  # an index of `pile_worth`
        # By Speed, as many spaces from the start: the Heat that all corners up to there ask for
        self.toll_look: vec[i64] = vec[i64]([0] * SPEEDS)
        self.tolls: vec[i64] = vec[i64]([0] * SPEEDS)
        # Speed and gear tell the row of an end: by kind of space and gear, the row and what a Boost costs
        self.spurt: i64 = 0  # spaces by Adrenaline
        self.kinds: vec[i64] = vec[i64]([0] * SPEEDS)  # of the spaces ahead, by Speed
        self.kinds_look: i64 = 0
        self.rows: vec[i64] = vec[i64]()
        self.costs: vec[i64] = vec[i64]()
        self.room: i64 = 0  # kinds of spaces there is room for
        self.make_room(1)

    def make_room(self, effects: i64) -> None:
        """On the road from now on there are so many kinds of spaces. All that was noted is void."""
        self.look += 1
        self.kinds_look = 0
        if effects == 1:
            self.kinds = vec[i64]([0] * SPEEDS)
        if effects <= self.room:
            return
        self.room = effects
        cases = effects * CASES
        self.rows = vec[i64]([0] * (effects * GEAR_ROWS))
        self.costs = vec[i64]([0] * (effects * GEAR_ROWS))
        self.case_look = vec[i64]([0] * cases)
        self.case_engine = vec[i64]([0] * cases)
        self.case_heat = vec[i64]([0] * cases)
        self.case_boost = vec[i64]([0] * cases)
        ends = 2 * cases * ROW
        self.end_look = vec[i64]([0] * ends)
        self.end_rounds = vec[float]([0.0] * ends)
        self.end_kept = vec[i64]([0] * ends)
        self.end_engine = vec[i64]([0] * ends)

    def look_from(self, car: Car) -> None:
        """From now on plans are laid from this place, with this gear and engine."""
        self.look += 1
        self.gear_before = car.gear
        self.engine_before = car.engine

    def look_at_pile(self, car: Car) -> None:
        """From now on a draw pile is worth what that of this car is."""
        self.pile = pile_index(car.draw)
        self.spare = self.model.balance[balance_index(car, car.draw)]
        worth = self.pile_worth
        values = self.model.draw_heat
        at = self.pile * ENGINE
        engine: i64 = 0
        while engine < ENGINE:
            worth[engine] = values[at + engine]
            engine += 1

    def look_at_finds(self) -> None:
        """From now on + symbols find what lies in the piles of the trial car."""
        self.finds_of(self.trial)

    def finds_of(self, car: Car) -> Finds:
        """What + symbols find in the piles of this car; the same piles come up again and again."""
        draw = car.draw & BASICS
        discard = car.discard & BASICS
        key = draw * (BASICS + 1) + discard
        if key != self.finds_key:
            known: int = key
            finds = self.finds_known.get(known)
            if finds is None:
                if len(self.finds_known) >= MOST_KNOWN:
                    self.finds_known = {}
                finds = KnownFinds(draw, discard)
                self.finds_known[known] = finds
            self.finds = finds
            self.finds_key = key
        return self.finds.finds

    def case_of(self, road: Road, state: RaceState, trial: Car, gear: i64, heat: i64, place: i64) -> i64:
        """This gear with so much Heat in hand at a place: shifted and cooled, as far as that is possible."""
        case = (gear - 1) * HEATS + heat
        if road.effects > 1:
            case += CASES * road.effect[road.track.space(place >> 1)]
        if self.case_look[case] != self.look:
            self.case_look[case] = self.look
            state.turn.open = NOTHING_OPEN
            trial.space = road.track.space(place >> 1)
            trial.gear = gear
            trial.engine = self.engine_before - shift_cost(self.gear_before, gear)
            trial.hand = heat * HEAT
            cooled = available(state, trial, 0) if heat > 0 else 0
            trial.engine += cooled
            self.case_engine[case] = trial.engine
            self.case_heat[case] = heat - cooled
            self.case_boost[case] = boost_cost(state.rules, trial.space) if can_boost(state, trial) else -1
        return case

    def note_end(
        self, road: Road, state: RaceState, trial: Car, at: i64, place: i64, speed: i64, engine: i64
    ) -> None:
        """Judge the end of a row and Speed."""
        self.end_look[at] = self.look
        here = place >> 1
        if here == self.start + speed and speed < SPEEDS and here < road.finish:
            left = engine
            left -= self.tolls[speed] if self.toll_look[speed] == self.look else self.note_toll(road, speed)
            if left >= 0:  # every corner is paid for: the same as below, and most ends are such
                if left >= ENGINE:
                    left = ENGINE - 1
                heat = self.heat if self.heat < HAND_HEAT else HAND_HEAT - 1
                stress = self.stress if self.stress < HAND_STRESS else HAND_STRESS - 1
                where = road.position[here + road.offset] * GEARS + self.gear - 1
                car = ((where * ENGINE + left) * HAND_HEAT + heat) * HAND_STRESS + stress
                self.end_rounds[at] = road.base[here + road.offset] + road.model.whole_car[car]
                self.end_kept[at] = where * KEPT
                self.end_engine[at] = left
                return
        rounds, end = self.ending(road, state, trial, place, speed, engine)
        self.end_rounds[at] = rounds
        if end == AFTER_THE_RACE:
            self.end_kept[at] = road.model.nothing_kept
            self.end_engine[at] = _NOTHING
        else:
            self.end_kept[at] = (end >> ENGINE_BITS) * KEPT
            self.end_engine[at] = end & ENGINE - 1

    def note_toll(self, road: Road, speed: i64) -> i64:
        """Note what all corner lines ask for, so many spaces from the start at as much Speed."""
        offset = road.offset
        end = self.start + speed
        before = self.start
        line = self.first_line
        toll: i64 = 0
        while line <= end:
            toll += heat_due(road.rules, road.corner[before + offset], speed, 0)
            before = line
            line = road.line[before + offset]
        self.toll_look[speed] = self.look
        self.tolls[speed] = toll
        return toll

    def rounds_at(
        self, road: Road, state: RaceState, trial: Car, row: i64, place: i64, speed: i64, engine: i64
    ) -> float:
        """As `outcome`, judged once for each row and Speed; an end behind a full space is one by itself."""
        if place >> 1 != self.start + speed or speed >= SPEEDS:
            return self.outcome(road, state, trial, place, speed, engine)
        at = row + speed
        if self.end_look[at] != self.look:
            self.note_end(road, state, trial, at, place, speed, engine)
        return (
            self.end_rounds[at]
            + road.model.best_kept[self.end_kept[at] + self.kept]
            + self.pile_worth[self.end_engine[at]]
        )

    def note_rows(self, road: Road, heat: i64) -> None:
        """Note the rows for so much Heat in hand."""
        self.spurt = ADRENALINE_SPACES if has_adrenaline_move(self.scratch, self.trial) else 0
        if road.effects == 1:
            self.note_kind(road, heat, 0, self.start)
            return
        kinds = self.kinds
        known: i64 = 0
        speed: i64 = 0
        if self.kinds_look != self.look:
            self.kinds_look = self.look
            while speed < SPEEDS:
                kinds[speed] = road.effect[road.track.space(self.start + speed)]
                speed += 1
        speed = 0
        while speed < SPEEDS:
            kind = kinds[speed]
            if known >> kind & 1 == 0:
                known |= BIT[kind]
                self.note_kind(road, heat, kind, self.start + speed)
            speed += 1

    def note_kind(self, road: Road, heat: i64, kind: i64, progress: i64) -> None:
        """Note the rows of a kind of space, for each gear."""
        gear: i64 = FIRST_GEAR
        while gear <= GEARS:
            case = self.case_of(road, self.scratch, self.trial, gear, heat, progress * 2)
            self.rows[kind * GEAR_ROWS + gear] = case << ROW_BITS
            self.costs[kind * GEAR_ROWS + gear] = self.case_boost[case]
            gear += 1

    def note_simple_end(self, road: Road, facts: i64, found: i64, more: i64, boosted: bool) -> None:
        """Judge the end of a plan that has found so much by its + symbols, and goes further by so much."""
        gear = facts >> GEAR_FROM
        speed = (facts & SPEED_MASK) + found
        kind = self.kinds[speed] * GEAR_ROWS + gear
        row = self.rows[kind]
        case = row >> ROW_BITS
        self.gear = gear
        self.adjust = 0
        self.heat = self.case_heat[case]
        self.stress = facts >> STRESS_FROM & STRESS_MASK
        row += self.stress * SPEEDS
        engine = self.case_engine[case]
        if boosted:
            row += ROW
            engine -= self.costs[kind]
        speed += more
        place = self.on_from(self.scratch, self.trial, self.start * 2, speed)
        self.note_end(road, self.scratch, self.trial, row + speed, place, speed, engine)

    def facts_rounds(self, road: Road, state: RaceState, trial: Car, facts: i64) -> float:
        """Rounds to go on average after a plan, told in one number: see `slipstream.pace.hands`.

        The best reaction to all that + symbols may find. `heat` is that of the hand as cards are played.
        """
        self.adjust = 0
        gear = facts >> GEAR_FROM
        self.gear = gear
        self.kept = facts >> KEPT_FROM & KEPT_MASK
        self.stress = facts >> STRESS_FROM & STRESS_MASK
        symbols = facts >> SYMBOLS_FROM & SYMBOLS_MASK
        speed = facts & SPEED_MASK
        heat = self.heat
        if symbols == 0:
            return self.reacting(road, state, trial, gear, heat, speed, 0, 0, 1.0)
        sums = self.finds_of(trial).of(symbols)
        rounds = 0.0
        number: i64 = len(sums)
        found: i64 = 0
        while found < number:
            chance = sums[found]
            if chance > 0.0:
                rounds += chance * self.reacting(
                    road, state, trial, gear, heat, speed + found, symbols, found, chance
                )
            found += 1
        return rounds

    def reacting(
        self,
        road: Road,
        state: RaceState,
        trial: Car,
        gear: i64,
        heat: i64,
        speed: i64,
        symbols: i64,
        found: i64,
        chance: float,
    ) -> float:
        """Rounds to go with this Speed after the reveal and the best of Adrenaline, Boost and nothing."""
        place = self.on_from(state, trial, self.start * 2, speed)
        case = self.case_of(road, state, trial, gear, heat, place)
        engine: i64 = self.case_engine[case]
        self.heat = self.case_heat[case]
        row = (case << ROW_BITS) + self.stress * SPEEDS
        value = self.rounds_at(road, state, trial, row, place, speed, engine)
        spurt: i64 = 0
        if trial.adrenaline and has_adrenaline_move(state, trial):
            spurt = ADRENALINE_SPACES
            further = self.on_from(state, trial, place, spurt)
            other = self.rounds_at(road, state, trial, row, further, speed + spurt, engine)
            if other < value:
                value = other
        cost: i64 = self.case_boost[case] if self.boosting else -1
        if cost >= 0:
            boosted = 0.0
            more: i64 = 0
            if symbols == 0:
                flip = self.finds.flip
                while more < FOUND:
                    if flip[more] > 0.0:
                        boosted += flip[more] * self.after_boost(
                            road, state, trial, row + ROW, place, speed, more, spurt, engine - cost
                        )
                    more += 1
            else:
                following = self.finds_of(trial).then(symbols)
                while more < FOUND:
                    share = following[FOUND * found + more]
                    if share > 0.0:
                        boosted += share * self.after_boost(
                            road, state, trial, row + ROW, place, speed, more, spurt, engine - cost
                        )
                    more += 1
                boosted /= chance
            if boosted < value:
                value = boosted
        return value

    def after_boost(
        self,
        road: Road,
        state: RaceState,
        trial: Car,
        row: i64,
        place: i64,
        speed: i64,
        more: i64,
        spurt: i64,
        engine: i64,
    ) -> float:
        """Rounds to go after a Boost that found so much more; Adrenaline after it if that helps."""
        there = self.on_from(state, trial, place, more)
        value = self.rounds_at(road, state, trial, row, there, speed + more, engine)
        if spurt > 0:
            there = self.on_from(state, trial, there, spurt)
            other = self.rounds_at(road, state, trial, row, there, speed + more + spurt, engine)
            if other < value:
                value = other
        return value

    def gets_through(self, road: Road, state: RaceState, trial: Car, facts: i64) -> bool:
        """Is there a find after which this plan of plain cards passes all its corners?"""
        gear = facts >> GEAR_FROM
        self.gear = gear
        sums = self.finds_of(trial).of(facts >> SYMBOLS_FROM & SYMBOLS_MASK)
        heat = self.heat
        found: i64 = 0
        while found < len(sums):
            if sums[found] > 0.0:
                speed = (facts & SPEED_MASK) + found
                place = self.on_from(state, trial, self.start * 2, speed)
                case = self.case_of(road, state, trial, gear, heat, place)
                self.ending(road, state, trial, place, speed, self.case_engine[case])
                if not self.spun:
                    return True
            found += 1
        return False
