"""Playing on from worlds that may be the real one: hidden cards and luck are new, the policy drives all."""

from __future__ import annotations

from math import exp, sqrt

from slipstream.core.car import CLASSIFIED, ELIMINATED, FINISHED
from slipstream.core.cards import count, pick
from slipstream.core.chance import FastStream
from slipstream.core.race import Race
from slipstream.core.random_play import Draw
from slipstream.core.rules import NEVER
from slipstream.core.state import STEP_PLAN, STEP_RUNNING
from slipstream.core.steps.play_cards import cards_for
from slipstream.core.turn import run_on
from slipstream.pace.ends import WORST
from slipstream.pace.model import finish_time
from slipstream.pace.policy import Policy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.chance import Stream
    from slipstream.core.seen import Seen
    from slipstream.core.state import RaceState
    from slipstream.pace.model import PaceModel

PLACE_SHARE: Final = 0.1  # what the place counts beside the win
_WORD: Final = 1 << 30


def fresh_luck(luck: Stream) -> Stream:
    """A new stream, seeded by another one."""
    high = luck.below(_WORD)
    low = luck.below(_WORD)
    return FastStream(high * _WORD + low + 1)


def take_some(zone: i64, number: i64, luck: Stream) -> i64:
    """So many cards of a zone, each choice equally likely."""
    taken: i64 = 0
    left = count(zone)
    while number > 0 and left > 0:
        card = pick(zone, luck.below(left))
        zone -= card
        taken += card
        left -= 1
        number -= 1
    return taken


class Rollouts:
    """Plays races on. One object serves one race at a time."""

    def __init__(self, model: PaceModel) -> None:
        self.policy = Policy(model)
        self.draw = Draw()

    def deal(self, seen: Seen, seat: i64, luck: Stream) -> RaceState:
        """A world that fits what is seen: new luck for all, and the hidden cards dealt among their places."""
        self.policy.remember()  # most cars do the same in it, whatever one of them answers
        state = seen.state.copy()
        for car in state.cars:
            car.luck = fresh_luck(luck)
        state.legend_luck = fresh_luck(luck)
        state.sponsor_luck = fresh_luck(luck)
        sponsors = seen.sponsors
        for unknown in seen.hidden:
            car = state.cars[unknown.seat]
            gained = take_some(sponsors, unknown.sponsors, luck)
            sponsors -= gained
            pool = unknown.pool + gained
            car.hand = take_some(pool, unknown.hand, luck)
            pool -= car.hand
            below = take_some(pool, unknown.discard, luck)
            pool -= below
            car.discard += below
            car.draw += pool
            if unknown.face_down > 0:
                car.plan = self.plan_in_gear(state, car, unknown.face_down)
        state.sponsor_pile = sponsors
        if state.step == STEP_PLAN:  # plans are made without a look at the others': once for all candidates
            race = Race(state)
            draw = self.draw
            for other in state.order:
                if other != seat and state.plans(other):
                    self.policy.choose(state, other, draw)
                    race.push(other, draw.kind, draw.cards, draw.number, draw.source)
        return state

    def plan_in_gear(self, state: RaceState, car: Car, gear: i64) -> i64:
        """The plan the policy would have made of this hand in this gear."""
        policy = self.policy
        choices = cards_for(car, gear)
        if len(choices) == 1:
            return choices[0]
        road = policy.road_of(state)
        policy.look_at(state, car)
        best: i64 = choices[0]
        least = WORST * 10.0
        for cards in choices:
            value = policy.plan_rounds(road, car, cards)
            if value < least:
                least = value
                best = cards
        return best

    def play_out(self, race: Race, seat: i64) -> i64:
        """Drive on until the place of this seat is known; gives it, from 1."""
        self.drive(race, seat, NEVER)
        state = race.state
        if state.cars[seat].status == CLASSIFIED:
            return 1 + state.results.index(seat)
        return len(state.cars)  # it is out; who else is does not matter here

    def drive(self, race: Race, seat: i64, rounds: i64) -> None:
        """Drive on until this seat is in or this round has begun."""
        state = race.state
        policy = self.policy
        draw = self.draw
        car = state.cars[seat]
        while car.on_track() and (state.round < rounds or state.step != STEP_PLAN):
            active = race.next_seat()
            policy.choose(state, active, draw)
            race.push(active, draw.kind, draw.cards, draw.number, draw.source)

    def place(self, world: RaceState, seat: i64, kind: i64, cards: i64, number: i64, source: i64) -> i64:
        """The place this seat comes in when it answers so in this world."""
        race = Race(world.copy())
        race.push(seat, kind, cards, number, source)
        return self.play_out(race, seat)

    def legend_times(self, world: RaceState) -> list[float]:
        """When each Legend comes in, if nobody is in its way; by seat, a great number for players."""
        state = world.copy()
        for car in state.cars:
            if not car.legend:
                car.status = ELIMINATED
        at = state.at if state.step == STEP_PLAN else state.at + 1
        state.order = [seat for seat in state.order[at:] if state.cars[seat].legend]
        state.at = 0
        state.step = STEP_RUNNING
        run_on(state)
        return [self.time_of(state, car) if car.legend else WORST for car in state.cars]

    def time_of(self, state: RaceState, car: Car) -> float:
        """The moment of the finish: rounds, less what the car is beyond the line."""
        return finish_time(car.finish_round, car.progress - state.rules.finish)

    def time_after(
        self, world: RaceState, seat: i64, kind: i64, cards: i64, number: i64, source: i64
    ) -> float:
        """When this seat will finish if it answers so in this world: one turn is driven, the model says."""
        race = Race(world.copy())
        race.push(seat, kind, cards, number, source)
        state = race.state
        self.drive(race, seat, world.round + 1)
        car = state.cars[seat]
        if car.status == ELIMINATED:
            return WORST
        if car.status == CLASSIFIED:
            return self.time_of(state, car)
        return self.expected_time(state, car)

    def worth(
        self,
        world: RaceState,
        seat: i64,
        rounds: i64,
        legends: list[float],
        kind: i64,
        cards: i64,
        number: i64,
        source: i64,
    ) -> float:
        """How good it is to answer so in this world: chance to win, with a little for the place.

        The race is driven on for some rounds; then the pace model says when everybody will come in.
        """
        race = Race(world.copy())
        race.push(seat, kind, cards, number, source)
        state = race.state
        self.drive(race, seat, world.round + rounds)
        car = state.cars[seat]
        cars = len(state.cars)
        if car.status == ELIMINATED:
            return 0.0
        if car.status == CLASSIFIED:
            return self.worth_of_place(state.results.index(seat), cars)
        if state.step != STEP_PLAN:
            return 0.0
        mine = self.expected_time(state, car)
        spread = self.spread(mine - float(int(state.round)))
        win = 1.0
        ahead = 0.0
        for other in state.cars:
            if other is car or other.status == ELIMINATED:
                continue
            chance: float  # that the other one comes in first
            if other.status == CLASSIFIED:
                chance = 1.0
            elif other.legend:
                chance = below((mine - legends[other.seat]) / spread)
            else:
                theirs = self.expected_time(state, other)
                wide = self.spread(theirs - float(int(state.round)))
                chance = below((mine - theirs) / sqrt(spread * spread + wide * wide))
            ahead += chance
            win *= 1.0 - chance
        return (1.0 - PLACE_SHARE) * win + PLACE_SHARE * (1.0 - ahead / float(cars - 1))

    def worth_of_place(self, index: i64, cars: i64) -> float:
        """The same when the place is known; index from 0."""
        behind = float(int(cars - 1 - index)) / float(int(cars - 1))
        return (1.0 - PLACE_SHARE if index == 0 else 0.0) + PLACE_SHARE * behind

    def expected_time(self, state: RaceState, car: Car) -> float:
        """When the model expects this car to finish; it is about to plan."""
        if car.status == FINISHED:
            return self.time_of(state, car)
        return float(int(state.round)) + self.policy.best_plan(state, car)[1]

    def spread(self, rounds: float) -> float:
        """How far a finish is usually off what was expected so many rounds before."""
        return 0.15 + 0.25 * sqrt(rounds if rounds > 0.0 else 0.0)


def below(z: float) -> float:
    """The chance that a normally distributed number is below z."""
    # a logistic curve with the slope of the normal one; good to one in a hundred
    if z > 6.0:
        return 1.0
    if z < -6.0:
        return 0.0
    return 1.0 / (1.0 + exp(-1.702 * z))
