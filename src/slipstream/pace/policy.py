"""Driving by the pace model: every choice is the one after which the fewest rounds are expected to go.

Other cars are looked at from React on, when they stand where they stand. The policy reads its own cards and
what lies open on the table, nothing else.
"""

from __future__ import annotations

from slipstream.core.actions import (
    ACCELERATE,
    ADRENALINE_MOVE,
    BOOST,
    CHOOSE_VALUE,
    COOL_ADRENALINE,
    COOL_CARD,
    COOL_GEAR,
    COOL_SECTOR,
    DIRECT_PLAY,
    DISCARD,
    END_REACT,
    PAY_HEAT,
    PLAN,
    REDUCE_STRESS,
    REFRESH,
    SALVAGE,
    SCRAP,
    SLIPSTREAM,
    UNPAYABLE,
)
from slipstream.core.cards import (
    FIRST_SPONSOR,
    FIRST_UPGRADE,
    SPECIALS_FROM,
    UNIT,
    basic_sum,
    discardable,
    heat_in,
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
from slipstream.core.steps.check_corner import adjustment
from slipstream.core.steps.cooldown import most
from slipstream.core.steps.react import boost_cost, can_boost, can_move_by_adrenaline, react_options
from slipstream.core.steps.replenish import refreshable
from slipstream.core.steps.reveal_and_move import next_to_choose
from slipstream.core.steps.slipstream import follows_a_car, slipstream_distances
from slipstream.core.steps.symbols import bears_symbols, face_of
from slipstream.pace.kept import balance_index, card_class, keepable, kept_index, pile_index
from slipstream.pace.model import (
    ENGINE,
    HAND_HEAT,
    HAND_STRESS,
    Sample,
)
from slipstream.pace.plans import SUMS, WORST, Planner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.actions import Action
    from slipstream.core.car import Car
    from slipstream.core.random_play import Draw
    from slipstream.core.state import RaceState
    from slipstream.pace.road import Road


class Policy(Planner):
    """A driver of cars in real races, for rollouts and as the heart of others. Not for two races at once."""

    # The rest of the turn, with the other cars where they are

    def standing(
        self,
        state: RaceState,
        road: Road,
        car: Car,
        place: i64,
        speed: i64,
        engine: i64,
        kept: i64,
        pile: i64,
    ) -> float:
        """Rounds to go from a place with this Speed, Slipstream used if it helps."""
        start = state.turn.start
        adjust = adjustment(car)
        heat = heat_in(car.hand)
        stress = stress_in(car.hand)
        progress = place >> 1
        best = self.outcome(road, start, progress, speed, adjust, car.gear, engine, heat, stress, kept, pile)
        rules = state.rules
        spaces = rules.slipstream_spaces
        allowed = not rules.sector_effects or rules.no_slipstream[progress % road.track.length] == 0
        if (
            allowed
            and progress + spaces < rules.finish
            and follows_a_car(state, car, progress % road.track.length)
        ):
            target = nearest_place(state, car, progress + spaces, progress) >> 1
            if target > progress:
                value = self.outcome(
                    road, start, target, speed, adjust, car.gear, engine, heat, stress, kept, pile
                )
                if value < best:
                    best = value
        return best

    def move_on(
        self,
        state: RaceState,
        road: Road,
        car: Car,
        place: i64,
        spaces: i64,
        speed: i64,
        engine: i64,
        kept: i64,
        pile: i64,
    ) -> float:
        """The same after so many spaces more."""
        progress = place >> 1
        if spaces > 0:
            there = nearest_place(state, car, progress + spaces, progress)
            if there >> 1 > progress:
                place = there
        return self.standing(state, road, car, place, speed, engine, kept, pile)

    def boost_rounds(
        self,
        state: RaceState,
        road: Road,
        car: Car,
        place: i64,
        speed: i64,
        adrenaline: bool,
        kept: i64,
        pile: i64,
    ) -> float:
        """Rounds to go after a Boost, on average; Adrenaline after it if that helps."""
        engine = car.engine - boost_cost(state, car)
        total = 0.0
        found: i64 = 1
        while found <= 4:
            chance = self.found[SUMS + found]
            if chance > 0.0:
                value = self.move_on(state, road, car, place, found, speed + found, engine, kept, pile)
                if adrenaline:
                    more = self.move_on(
                        state, road, car, place, found + 1, speed + found + 1, engine, kept, pile
                    )
                    if more < value:
                        value = more
                total += chance * value
            found += 1
        return total

    def choose_reaction(self, state: RaceState, car: Car, into: Draw) -> None:
        """Cool what can be cooled, then the best of Boost, Adrenaline and the end of React."""
        if heat_in(car.hand) > 0:
            kind: i64 = COOL_GEAR
            while kind <= COOL_SECTOR:
                heat = most(state, car, kind, 0)
                if heat > 0:
                    into.kind = kind
                    into.number = heat
                    return
                kind += 1
        if car.symbols and bears_symbols(state.turn, car) and self.choose_symbol(state, car, into):
            return
        road = self.road_of(state)
        turn = state.turn
        kept = kept_index(car, car.hand)
        pile = pile_index(car.draw)
        place = car.progress * 2 + car.spot
        best = self.standing(state, road, car, place, turn.speed, car.engine, kept, pile)
        into.kind = END_REACT
        adrenaline = can_move_by_adrenaline(state, car)
        if adrenaline:
            value = self.move_on(state, road, car, place, 1, turn.speed + 1, car.engine, kept, pile)
            if value < best:
                best = value
                into.kind = ADRENALINE_MOVE
        if can_boost(state, car):
            self.foresee(car)
            value = self.boost_rounds(state, road, car, place, turn.speed, adrenaline, kept, pile)
            if value < best:
                into.kind = BOOST

    def choose_symbol(self, state: RaceState, car: Car, into: Draw) -> bool:
        """Symbols on cards: what costs nothing at once, what must be done, then movement if it helps."""
        road = self.road_of(state)
        turn = state.turn
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
            if option.kind == PAY_HEAT or option.kind == UNPAYABLE or option.kind == SCRAP:
                return take(option, into)
        salvaged: Action | None = None
        most_value: i64 = -1
        for option in options:
            if option.kind == SALVAGE:
                cards = option.cards
                if discardable(cards) == cards:
                    worth = 2 * basic_sum(cards)
                    rest = cards >> SPECIALS_FROM
                    kind: i64 = FIRST_UPGRADE
                    while rest != 0:
                        worth += (rest & 7) * 3 * (1 + card_class(car.faces[kind - FIRST_UPGRADE]))
                        rest >>= 3 if kind < FIRST_SPONSOR else 4
                        kind += 1
                    if worth > most_value:
                        most_value = worth
                        salvaged = option
        if salvaged is not None:
            return take(salvaged, into)
        pile = pile_index(car.draw)
        place = car.progress * 2 + car.spot
        kept = kept_index(car, car.hand)
        best = self.standing(state, road, car, place, turn.speed, car.engine, kept, pile)
        chosen: Action | None = None
        for option in options:
            spaces: i64 = 0
            engine = car.engine
            hand = car.hand
            if option.kind == ACCELERATE:
                spaces = turn.plus_used
            elif option.kind == DIRECT_PLAY:
                face = face_of(car, option.source)
                spaces = face.values[len(face.values) - 1] + 2 * face.plus
                engine -= face.heat
                hand -= option.source
                if engine < 0:
                    continue
            else:
                continue
            value = self.move_on(
                state, road, car, place, spaces, turn.speed + spaces, engine, kept_index(car, hand), pile
            )
            if value < best:
                best = value
                chosen = option
        return chosen is not None and take(chosen, into)

    def choose_slipstream(self, state: RaceState, car: Car, into: Draw) -> None:
        """The distance after which the fewest rounds are to go, 0 included."""
        road = self.road_of(state)
        kept = kept_index(car, car.hand)
        pile = pile_index(car.draw)
        turn = state.turn
        adjust = adjustment(car)
        heat = heat_in(car.hand)
        stress = stress_in(car.hand)
        into.kind = SLIPSTREAM
        best = self.outcome(
            road, turn.start, car.progress, turn.speed, adjust, car.gear, car.engine, heat, stress, kept, pile
        )
        for spaces in slipstream_distances(state, car):
            target = nearest_place(state, car, car.progress + spaces, car.progress) >> 1
            value = self.outcome(
                road, turn.start, target, turn.speed, adjust, car.gear, car.engine, heat, stress, kept, pile
            )
            if value < best:
                best = value
                into.number = spaces

    def choose_value(self, state: RaceState, car: Car, into: Draw) -> None:
        """The value of a card with several; others that are still open count as their middle one."""
        road = self.road_of(state)
        turn = state.turn
        card = next_to_choose(state)
        kept = kept_index(car, car.hand)
        pile = pile_index(car.draw)
        open_cards = turn.to_choose - card
        others: i64 = 0
        kind: i64 = FIRST_UPGRADE
        while kind < FIRST_SPONSOR + 5:
            number = number_of(open_cards, kind)
            if number > 0:
                values = car.faces[kind - FIRST_UPGRADE].values
                others += number * values[len(values) // 2]
            kind += 1
        engine = car.engine
        heat = heat_in(car.hand)
        if heat > 0:
            cooled = most(state, car, COOL_GEAR, 0) + most(state, car, COOL_ADRENALINE, 0)
            engine += cooled if cooled < heat else heat
        into.kind = CHOOSE_VALUE
        into.source = card
        least = WORST * 10.0
        place = car.progress * 2 + car.spot
        for value in face_of(car, card).values:
            spaces = turn.gathered + others + value
            rounds = self.move_on(state, road, car, place, spaces, turn.speed + spaces, engine, kept, pile)
            if rounds < least:
                least = rounds
                into.number = value

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
        into.balance = balance_index(car.draw)
        into.round = state.round

    def choose_discard(self, state: RaceState, car: Car, into: Draw) -> None:
        """Keep the part of the hand that the tables like best."""
        road = self.road_of(state)
        position: i64 = road.position[car.progress + road.offset]
        gear = car.gear - 1
        cards = discardable(car.hand)
        into.kind = DISCARD
        least = WORST * 10.0
        for kept in keepable(car, cards):
            value = self.model.keep_value(position, gear, kept_index(car, kept))
            if value < least:
                least = value
                into.cards = cards - kept

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
            cards = refreshable(car)
            kind: i64 = FIRST_SPONSOR + 4
            while kind >= FIRST_UPGRADE and number_of(cards, kind) == 0:
                kind -= 1
            into.source = UNIT[kind]


def take(option: Action, into: Draw) -> bool:
    """Write an option down as the choice."""
    into.kind = option.kind
    into.cards = option.cards
    into.number = option.number
    into.source = option.source
    return True
