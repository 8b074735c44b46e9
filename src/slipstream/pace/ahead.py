"""Looking one draw ahead: what a discard is worth, by hands that may come of it and the best plan in each."""

from __future__ import annotations

from slipstream.core.ahead import trial_of
from slipstream.core.cards import discardable
from slipstream.core.chance import FastStream
from slipstream.core.steps.discard import discard
from slipstream.core.steps.replenish import replenish
from slipstream.pace.ends import WORST
from slipstream.pace.kept import keepable, kept_index

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.chance import Stream
    from slipstream.core.state import RaceState
    from slipstream.pace.policy import Policy

MARGIN: Final = 0.35  # rounds: parts of a hand that the tables like less than this are not looked at
_WORD: Final = 1 << 30


def discard_ahead(policy: Policy, state: RaceState, car: Car, samples: i64, most: i64, luck: Stream) -> i64:
    """The cards to discard, judged by so many draws, the same luck for every choice.

    The state is a world of its own: it is not changed, but for the road the policy keeps of it.
    """
    cards = discardable(car.hand)
    choices = promising(policy, state, car, cards, most)
    if len(choices) == 1:
        return cards - choices[0]
    road = policy.road_of(state)
    way = trial_of(state, car)
    trial = way.car
    trial.adrenaline = False  # who will have it is not known
    policy.look_at(way.state, trial)
    totals: list[float] = [0.0] * len(choices)
    while samples > 0:
        samples -= 1
        seed = luck.below(_WORD) * _WORD + luck.below(_WORD) + 1
        at: i64 = 0
        while at < len(choices):
            trial.hand = car.hand
            trial.play = car.play
            trial.draw = car.draw
            trial.top = None if car.top is None else car.top[:]
            trial.discard = car.discard
            trial.luck = FastStream(seed)
            discard(way.state, trial, cards - choices[at])
            replenish(way.state, trial)
            policy.look_at_cards(trial)
            best = policy.rank_again(road, trial)
            totals[at] += policy.rounds[best]
            at += 1
    best_at: i64 = 0
    at = 1
    while at < len(choices):
        if totals[at] < totals[best_at]:
            best_at = at
        at += 1
    return cards - choices[best_at]


def promising(policy: Policy, state: RaceState, car: Car, cards: i64, most: i64) -> list[int]:
    """The parts of the hand that are worth looking at, the best by the tables first."""
    road = policy.road_of(state)
    position: i64 = road.position[car.progress + road.offset]
    choices: list[int] = []
    values: list[float] = []
    least = WORST * 10.0
    for kept in keepable(car, cards):
        value = policy.model.keep_value(position, car.gear - 1, kept_index(car, kept))
        if value < least:
            least = value
        at = len(choices)
        while at > 0 and values[at - 1] > value:
            at -= 1
        choices.insert(at, kept)
        values.insert(at, value)
    number = 0
    while number < len(choices) and number < most and values[number] <= least + MARGIN:
        number += 1
    return choices[:number]
