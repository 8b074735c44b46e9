"""Club: one turn ahead, exactly, and the pace model for what comes after.

Every plan is judged by all that its + symbols may find and the best reaction to each, then by the rounds
that the pace model expects to go. Discards are looked at more closely: hands that may come of them are drawn,
and the best plan in each is found. `temperature` makes it weaker in a human way: among plans that differ by
little, it takes one or another.
"""

from __future__ import annotations

from math import exp
from typing import Final

from slipstream.core.actions import Action, discard
from slipstream.core.chance import Stream
from slipstream.core.decisions import Decision
from slipstream.core.random_play import Draw
from slipstream.core.views import View
from slipstream.drivers.guard import safer
from slipstream.drivers.rookie import draft_score
from slipstream.drivers.weights import model_for
from slipstream.drivers.worlds import world_of
from slipstream.pace.ahead import discard_ahead
from slipstream.pace.policy import Policy
from slipstream.season.draft import DraftView

DRAWS: Final = 8  # hands drawn to judge a discard
DISCARDS: Final = 6  # parts of a hand that are compared
_FINE: Final = 1 << 30


class Club:
    """Answers by the policy of the pace model, with a closer look at discards."""

    def __init__(self, luck: Stream, temperature: float = 0.0) -> None:
        self.luck = luck
        self.temperature = temperature  # rounds
        self.policy: Policy | None = None
        self.into = Draw()

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        if isinstance(view, DraftView):
            return max(decision.options, key=draft_score)
        policy = self.policy_for(view)
        state, _ = world_of(view)
        car = state.cars[decision.seat]
        if decision.step == "discard":
            return discard(discard_ahead(policy, state, car, DRAWS, DISCARDS, self.luck))
        into = self.into
        policy.choose(state, decision.seat, into)
        if decision.step == "plan":
            if self.temperature > 0:
                into.cards = self.some_plan(policy)
            into.cards = safer(view, into.cards, ranked_plans(policy))
        return Action(into.kind, into.cards, into.number, into.source)

    def guarded(self, view: View, cards: int) -> int:
        """The plan that somebody else has chosen, or a safer one."""
        policy = self.policy_for(view)
        state, _ = world_of(view)
        assert view.seat is not None
        policy.rank_plans(state, state.cars[view.seat])
        return safer(view, cards, ranked_plans(policy))

    def policy_for(self, view: View) -> Policy:
        """The policy for this circuit."""
        model = model_for(view.track)
        if self.policy is None or self.policy.model is not model:
            self.policy = Policy(model)
        return self.policy

    def some_plan(self, policy: Policy) -> int:
        """One of the plans just ranked, the better the likelier."""
        least = min(policy.rounds)
        weights = [exp((least - rounds) / self.temperature) for rounds in policy.rounds]
        at = self.luck.below(_FINE) / _FINE * sum(weights)
        for cards, weight in zip(policy.plans, weights, strict=True):
            at -= weight
            if at < 0:
                return cards
        return policy.plans[policy.rounds.index(least)]


def ranked_plans(policy: Policy) -> list[int]:
    """The plans just ranked, the best first."""
    return [cards for _, cards in sorted(zip(policy.rounds, policy.plans, strict=True))]
