"""Club: one turn ahead, exactly, and the pace model for what comes after.

Every plan is judged by all that its + symbols may find and the best reaction to each, then by the rounds
that the pace model expects to go. Discards are looked at more closely: hands that may come of them are drawn,
and the best plan in each is found. `temperature` makes it weaker in a human way: among plans that differ by
little, it takes one or another; who does not look `closer` keeps what the tables like. A manner decides where
plans are worth nearly the same.
"""

from __future__ import annotations

from math import exp

from slipstream.core.actions import DISCARD
from slipstream.core.state import STEP_DISCARD, STEP_PLAN, STEP_REACT, STEP_SLIPSTREAM
from slipstream.field.guard import is_lost, safer
from slipstream.field.manners import (
    BLOCKS,
    BOOSTS,
    FOLLOWS,
    KEEPS,
    MARGIN,
    PLAIN,
    by_taste,
    choose_boost,
    choose_tow,
)
from slipstream.field.mind import Mind
from slipstream.pace.ahead import DrawAhead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.chance import Stream
    from slipstream.core.random_play import Draw
    from slipstream.core.state import RaceState
    from slipstream.pace.policy import Policy

_FINE: Final = 1 << 30


class ClubMind(Mind):
    """Answers by the policy of the pace model, with a closer look at discards."""

    def __init__(
        self,
        policy: Policy,
        luck: Stream,
        temperature: float = 0.0,
        closer: bool = True,
        manner: i64 = PLAIN,
        margin: float = MARGIN,
    ) -> None:
        self.policy = policy
        self.luck = luck
        self.temperature = temperature  # rounds
        self.closer = closer
        self.manner = manner
        self.margin = margin
        self.ahead = DrawAhead(policy)

    def choose(self, state: RaceState, seat: i64, into: Draw) -> None:
        policy = self.policy
        car = state.cars[seat]
        step = state.step
        manner = self.manner
        if step == STEP_DISCARD and self.closer:
            into.kind = DISCARD
            into.number = 0
            into.source = 0
            into.cards = self.ahead.choose(state, car, self.luck)
            return
        policy.choose(state, seat, into)
        if step == STEP_PLAN:
            if self.temperature > 0.0 and len(policy.plans) > 1:
                into.cards = self.some_plan()
            if manner != PLAIN:
                into.cards = by_taste(policy, state, car, into.cards, manner, self.margin)
            if policy.may_be_lost(policy.road_of(state), car, into.cards) and is_lost(state, car, into.cards):
                into.cards = safer(state, car, into.cards, ranked_plans(policy))
        elif step == STEP_SLIPSTREAM:
            if manner in (FOLLOWS, BLOCKS):
                choose_tow(policy, state, car, manner, self.margin, into)
        elif step == STEP_REACT and manner in (KEEPS, BOOSTS):
            choose_boost(policy, state, car, manner, self.margin, into)

    def some_plan(self) -> i64:
        """One of the plans just ranked, the better the likelier."""
        policy = self.policy
        plans = policy.plans
        rounds = policy.rounds
        least = min(rounds)
        weights = [exp((least - one) / self.temperature) for one in rounds]
        at = float(int(self.luck.below(_FINE))) / _FINE * sum(weights)
        index = 0
        while index < len(weights):
            at -= weights[index]
            if at < 0.0:
                return plans[index]
            index += 1
        return plans[rounds.index(least)]


def guarded(policy: Policy, state: RaceState, car: Car, cards: i64) -> i64:
    """The plan that somebody else has chosen, or a safer one."""
    if not is_lost(state, car, cards):
        return cards
    policy.rank_plans(state, car)
    return safer(state, car, cards, ranked_plans(policy))


def ranked_plans(policy: Policy) -> list[int]:
    """The plans just ranked, the best first."""
    return [cards for _, cards in sorted(zip(policy.rounds, policy.plans, strict=True))]
