"""Club: one turn ahead, exactly, and the pace model for what comes after.

Every plan is judged by all that its + symbols may find and the best reaction to each, then by the rounds
that the pace model expects to go. Discards are looked at more closely: hands that may come of them are drawn,
and the best plan in each is found. `temperature` makes it weaker in a human way: among plans that differ by
little, it takes one or another.
"""

from __future__ import annotations

from math import exp

from slipstream.core.actions import DISCARD
from slipstream.core.state import STEP_DISCARD, STEP_PLAN
from slipstream.field.guard import is_lost, safer
from slipstream.field.mind import Mind
from slipstream.pace.ahead import discard_ahead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.chance import Stream
    from slipstream.core.random_play import Draw
    from slipstream.core.state import RaceState
    from slipstream.pace.policy import Policy

DRAWS: Final = 8  # hands drawn to judge a discard
DISCARDS: Final = 6  # parts of a hand that are compared
_FINE: Final = 1 << 30


class ClubMind(Mind):
    """Answers by the policy of the pace model, with a closer look at discards."""

    def __init__(self, policy: Policy, luck: Stream, temperature: float = 0.0) -> None:
        self.policy = policy
        self.luck = luck
        self.temperature = temperature  # rounds

    def choose(self, state: RaceState, seat: i64, into: Draw) -> None:
        policy = self.policy
        car = state.cars[seat]
        if state.step == STEP_DISCARD:
            into.kind = DISCARD
            into.number = 0
            into.source = 0
            into.cards = discard_ahead(policy, state, car, DRAWS, DISCARDS, self.luck)
            return
        policy.choose(state, seat, into)
        if state.step == STEP_PLAN:
            if self.temperature > 0.0 and len(policy.plans) > 1:
                into.cards = self.some_plan()
            if policy.may_be_lost(policy.road_of(state), car, into.cards) and is_lost(state, car, into.cards):
                into.cards = safer(state, car, into.cards, ranked_plans(policy))

    def some_plan(self) -> i64:
        """One of the plans just ranked, the better the likelier."""
        policy = self.policy
        least = min(policy.rounds)
        weights = [exp((least - rounds) / self.temperature) for rounds in policy.rounds]
        at = float(int(self.luck.below(_FINE))) / _FINE * sum(weights)
        index = 0
        while index < len(weights):
            at -= weights[index]
            if at < 0.0:
                return policy.plans[index]
            index += 1
        return policy.plans[policy.rounds.index(least)]


def guarded(policy: Policy, state: RaceState, car: Car, cards: i64) -> i64:
    """The plan that somebody else has chosen, or a safer one."""
    if not is_lost(state, car, cards):
        return cards
    policy.rank_plans(state, car)
    return safer(state, car, cards, ranked_plans(policy))


def ranked_plans(policy: Policy) -> list[int]:
    """The plans just ranked, the best first."""
    return [cards for _, cards in sorted(zip(policy.rounds, policy.plans, strict=True))]
