"""Looking one draw ahead: what a discard is worth, by hands that may come of it and the best plan in each."""

from __future__ import annotations

from librt.vecs import vec

from slipstream.core.ahead import trial_of
from slipstream.core.cards import count, discardable
from slipstream.core.chance import FastStream
from slipstream.core.steps.discard import discard
from slipstream.core.steps.replenish import replenish
from slipstream.pace.ends import WORST
from slipstream.pace.kept import class_parts
from slipstream.pace.model import HIGH, LOW, THREES, TWOS
from slipstream.pace.ranking import BOOST_GAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.ahead import Way
    from slipstream.core.car import Car
    from slipstream.core.chance import Stream
    from slipstream.core.state import RaceState
    from slipstream.pace.policy import Policy
    from slipstream.pace.road import Road

DRAWS: Final = 14  # hands that are drawn at most
CHOICES: Final = 6  # parts of a hand that are compared
MARGIN: Final = 0.35  # rounds: parts of a hand that the tables like less than this are not looked at
_BOOST_GAIN: Final = 0.05  # rounds: a Boost is weighed with plans that are so close to the best one
# How soon a choice is given up that has done worse than the best one
_FIRST: Final = 3  # draws that all of them see
_BEHIND: Final = 0.9  # standard errors of the difference
_SPREAD: Final = 0.1  # rounds: what a difference between two choices usually varies by ...
_WEIGHT: Final = 3.0  # ... as if so many draws had shown it
_TABLES: Final = 0.5  # the tables count as much as so many draws
_WORD: Final = 1 << 30


class DrawAhead:
    """Compares discards by draws, the same luck for every choice. Those that fall back are given up."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.stream = FastStream(1)
        self.values: vec[float] = vec[float]([0.0] * (CHOICES * DRAWS))  # by draw and choice
        self.finds_draw = False  # do + symbols find what lay in the pile before the draw?
        self.ranked: i64 = 0  # hands so far, for measurements

    def choose(self, state: RaceState, car: Car, luck: Stream) -> i64:
        """The cards to discard.

        The state is a world of its own: it is not changed, but for the road the policy keeps of it.
        """
        policy = self.policy
        cards = discardable(car.hand)
        choices = promising(policy, state, car, cards, CHOICES)
        if len(choices) == 1:
            return cards - choices[0][1]
        road = policy.road_of(state)
        way = trial_of(state, car)
        trial = way.car
        trial.adrenaline = False  # who will have it is not known
        trial.luck = self.stream
        policy.look_at(way.state, trial)
        policy.full = 0  # nor who will be in the way
        policy.boost_gain = _BOOST_GAIN
        self.finds_draw = True
        totals: list[float] = [_TABLES * rounds for rounds, _ in choices]
        numbers = list(range(len(choices)))  # of those that are left
        drawn: i64 = 0
        best: i64 = 0
        while drawn < DRAWS and len(numbers) > 1:
            seed = luck.below(_WORD) * _WORD + luck.below(_WORD) + 1
            for number in numbers:
                self.stream.state = seed
                value = self.after(road, way, car, cards - choices[number][1])
                self.values[drawn * CHOICES + number] = value
                totals[number] += value
            drawn += 1
            best = numbers[0]
            for number in numbers:
                if totals[number] < totals[best]:
                    best = number
            if drawn >= _FIRST:
                numbers = [
                    number
                    for number in numbers
                    if number == best
                    or not self.is_behind(totals[number] - totals[best], number, best, drawn)
                ]
        policy.boost_gain = BOOST_GAIN
        return cards - choices[best][1]

    def after(self, road: Road, way: Way, car: Car, cards: i64) -> float:
        """Rounds to go after these cards were discarded and others drawn, with the best plan of that hand."""
        policy = self.policy
        trial = way.car
        trial.hand = car.hand
        trial.play = car.play
        trial.draw = car.draw
        trial.top = None if car.top is None else car.top[:]
        trial.discard = car.discard
        discard(way.state, trial, cards)
        missing = way.state.rules.hand_limit - count(trial.hand)
        replenish(way.state, trial)
        if missing >= count(car.draw):  # it is formed anew
            policy.look_at_cards(trial)
            self.finds_draw = False
        else:  # on average, a draw does not change what + symbols find
            policy.look_at_pile(trial)
            if not self.finds_draw:
                self.finds_draw = True
                policy.trial.draw = car.draw
                policy.trial.discard = car.discard
                policy.look_at_finds()
        self.ranked += 1
        best = policy.rank_again(road, trial)  # first: it may need more room for what they are worth
        return policy.worth[best]

    def is_behind(self, gap: float, one: i64, best: i64, drawn: i64) -> bool:
        """Has one choice done so much worse than another that it is not worth another look?"""
        gaps = 0.0
        squares = 0.0
        draw: i64 = 0
        while draw < drawn:
            more = self.values[draw * CHOICES + one] - self.values[draw * CHOICES + best]
            gaps += more
            squares += more * more
            draw += 1
        number = float(int(drawn))
        squares += _WEIGHT * _SPREAD * _SPREAD - gaps * gaps / number
        lag = gap / (number + _TABLES)
        return lag * lag * number * (number + _WEIGHT) > _BEHIND * _BEHIND * squares


def promising(policy: Policy, state: RaceState, car: Car, cards: i64, most: i64) -> list[tuple[float, int]]:
    """The parts of the hand that are worth looking at, and what the tables say of each, the best first.

    A part is so many cards of each class, or none.
    """
    road = policy.road_of(state)
    position: i64 = road.position[car.progress + road.offset]
    lows = class_parts(car, cards, 0)
    twos = class_parts(car, cards, 1)
    threes = class_parts(car, cards, 2)
    highs = class_parts(car, cards, 3)
    found: list[tuple[float, int]] = []
    limit = WORST * 10.0
    a: i64 = 0
    while a < len(lows):
        b: i64 = 0
        while b < len(twos):
            c: i64 = 0
            while c < len(threes):
                d: i64 = 0
                slow = (at_most(a, LOW) * TWOS + at_most(b, TWOS)) * THREES + at_most(c, THREES)
                while d < len(highs):
                    index = slow * HIGH + at_most(d, HIGH)
                    value = policy.model.keep_value(position, car.gear - 1, index)
                    if value <= limit:
                        found.append((value, lows[a] + twos[b] + threes[c] + highs[d]))
                        if value + MARGIN < limit:
                            limit = value + MARGIN
                    d += 1
                c += 1
            b += 1
        a += 1
    found.sort()
    number = 0
    while number < len(found) and number < most and found[number][0] <= limit:
        number += 1
    return found[:number]


def at_most(number: i64, classes: i64) -> i64:
    """The number as the tables count it."""
    return number if number < classes else classes - 1
