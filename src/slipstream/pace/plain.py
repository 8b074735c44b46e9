"""Plans of plain cards: a value, perhaps a + symbol, and nothing else. Most plans of most hands are such.

They share their ends: with one gear and so much Heat and Stress in hand, only the Speed tells two of them
apart. Each end is judged once for all plans of a hand, and for all hands that are tried at one place.
"""

from __future__ import annotations

from librt.vecs import vec

from slipstream.core.cards import BASICS, HEAT, VALUES
from slipstream.core.finds import Finds
from slipstream.core.steps.cooldown import available
from slipstream.core.steps.react import ADRENALINE_SPACES, boost_cost, can_boost, has_adrenaline_move
from slipstream.core.steps.shift_gears import GEARS, shift_cost
from slipstream.core.turn_data import NOTHING_OPEN
from slipstream.pace.ends import Ends
from slipstream.pace.hands import KEPT_FROM, SPEED_MASK, STRESS_FROM, STRESS_MASK, SYMBOLS_FROM, SYMBOLS_MASK
from slipstream.pace.model import HAND_STRESS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState
    from slipstream.pace.model import PaceModel
    from slipstream.pace.road import Road

SPEEDS: Final = 32  # that are told apart; few plans are faster
MOST_KNOWN: Final = 4096
HEATS: Final = 8  # numbers of Heat cards in hand that are told apart
_ROW: Final = HAND_STRESS * SPEEDS
_CASES: Final = GEARS * HEATS


class PlainPlans(Ends):
    """Judges plans of plain cards, all with the same trial car at the same place."""

    def __init__(self, model: PaceModel) -> None:
        super().__init__(model)
        self.finds = Finds(0, 0)
        self.finds_key: i64 = 0
        self.finds_known: dict[int, Finds] = {}  # by the Basic cards of both piles
        self.boosting = True
        self.look: float = 0.0  # counts the places that were looked at: what was noted before is void
        self.gear_before: i64 = 1
        self.engine_before: i64 = 0
        # By kind of space, gear and Heat in hand: engine and hand after Cooldown, the price of a Boost or -1
        self.case_look: vec[float] = vec[float]()
        self.case_engine: list[int] = []
        self.case_heat: list[int] = []
        self.case_boost: list[int] = []
        # By case, with or without a Boost, Stress in hand and Speed: what `ending` says, packed as numbers
        self.end_look: vec[float] = vec[float]()
        self.end_rounds: vec[float] = vec[float]()
        self.end_index: vec[float] = vec[float]()
        self.make_room(1)

    def make_room(self, effects: i64) -> None:
        """Forget all ends; on the road from now on there are so many kinds of spaces."""
        cases = effects * _CASES
        self.case_look = vec[float]([0.0] * cases)
        self.case_engine = [0] * cases
        self.case_heat = [0] * cases
        self.case_boost = [0] * cases
        self.end_look = vec[float]([0.0] * (2 * cases * _ROW))
        self.end_rounds = vec[float]([0.0] * (2 * cases * _ROW))
        self.end_index = vec[float]([0.0] * (2 * cases * _ROW))

    def look_from(self, car: Car) -> None:
        """From now on plans are laid from this place, with this gear and engine."""
        self.look += 1.0
        self.gear_before = car.gear
        self.engine_before = car.engine

    def finds_of(self, car: Car) -> Finds:
        """What + symbols find in the piles of this car; the same piles come up again and again."""
        draw = car.draw & BASICS
        discard = car.discard & BASICS
        key = draw * (BASICS + 1) + discard
        if key == self.finds_key:
            return self.finds
        known: int = key
        finds = self.finds_known.get(known)
        if finds is None:
            if len(self.finds_known) >= MOST_KNOWN:
                self.finds_known = {}
            finds = Finds(draw, discard)
            self.finds_known[known] = finds
        self.finds = finds
        self.finds_key = key
        return finds

    def case_of(self, road: Road, state: RaceState, trial: Car, gear: i64, heat: i64, place: i64) -> i64:
        """This gear with so much Heat in hand at a place: shifted and cooled, as far as that is possible."""
        case = (gear - 1) * HEATS + heat
        if road.effects > 1:
            case += _CASES * road.effect[road.track.space(place >> 1)]
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

    def rounds_at(
        self, road: Road, state: RaceState, trial: Car, row: i64, place: i64, speed: i64, engine: i64
    ) -> float:
        """As `outcome`, judged once for each row and Speed; an end behind a full space is one by itself."""
        if place >> 1 != self.start + speed or speed >= SPEEDS:
            return self.outcome(road, state, trial, place, speed, engine)
        at = row + speed
        if self.end_look[at] != self.look:
            self.end_look[at] = self.look
            rounds, end = self.ending(road, state, trial, place, speed, engine)
            self.end_rounds[at] = rounds
            self.end_index[at] = float(int(end))
            return self.with_cards(rounds, end)
        return self.with_cards(self.end_rounds[at], int(self.end_index[at]))

    def facts_rounds(self, road: Road, state: RaceState, trial: Car, gear: i64, facts: i64) -> float:
        """Rounds to go after a plan, told in one number; see `slipstream.pace.hands`."""
        self.adjust = 0
        self.kept = facts >> KEPT_FROM
        self.stress = facts >> STRESS_FROM & STRESS_MASK
        symbols = facts >> SYMBOLS_FROM & SYMBOLS_MASK
        return self.plain_rounds(road, state, trial, gear, facts & SPEED_MASK, symbols)

    def plain_rounds(
        self, road: Road, state: RaceState, trial: Car, gear: i64, speed: i64, symbols: i64
    ) -> float:
        """Rounds to go on average: printed Speed and so many + symbols, the best reaction to what they find.

        `heat` and `stress` are those of the hand when the cards are played (Stress capped).
        """
        heat = self.heat
        self.gear = gear
        if symbols == 0:
            return self.reacting(road, state, trial, gear, heat, speed, 0, 0, 1.0)
        sums = self.finds_of(trial).of(symbols)
        rounds = 0.0
        found: i64 = 0
        while found < len(sums):
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
        row = case * 2 * _ROW + self.stress * SPEEDS
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
            following = self.finds_of(trial).then(symbols)
            boosted = 0.0
            more: i64 = 0
            while more < VALUES:
                share = following[VALUES * found + more]
                if share > 0.0:
                    boosted += share * self.after_boost(
                        road, state, trial, row + _ROW, place, speed, more, spurt, engine - cost
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

    def gets_through(self, road: Road, state: RaceState, trial: Car, gear: i64, facts: i64) -> bool:
        """Is there a find after which this plan of plain cards passes all its corners?"""
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
