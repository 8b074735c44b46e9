"""Champion: club, and a search over worlds that fit what it sees.

The answers that the pace model likes best are tried out: hidden cards and luck are dealt anew, everybody
drives on by the policy of the pace model for some rounds, and then the model says when each car will come in.
All answers meet the same worlds, and after each stage the weaker half of them is dropped. What counts is the
chance to win, and a little the place. The budget is counted in rollouts, so that a decision can be repeated.

Against Legends the plan gets all of it. Where others drive too, a rollout tells more and costs more: half of
the budget does for the plan, and some goes to movement in React, Slipstream and discards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from slipstream.core.actions import END_REACT, Action, plan
from slipstream.core.ahead import may_move
from slipstream.core.chance import Stream
from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.drivers.club import Club
from slipstream.drivers.search import discards_to_try, halving, plans_to_try
from slipstream.field.club import DISCARDS
from slipstream.games.draft import DraftView, drafting

ROLLOUTS: Final = 1000
HORIZON: Final = 3  # rounds that are driven before the model judges
PLANS: Final = 8  # that are tried out
MARGIN: Final = 0.6  # rounds that the model may expect a plan to be worse and still be tried

#: Parts of the budget where others drive too, by step
SHARES: Final = {"plan": 0.5, "react": 0.1, "slipstream": 0.1, "discard": 0.2}


class Champion:
    """Searches plans, and among drivers what follows from them; everything else is answered like club."""

    def __init__(self, luck: Stream, rollouts: int = ROLLOUTS) -> None:
        self.luck = luck
        self.rollouts = rollouts
        self.club = Club(luck)

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        if drafting(view):
            return self.club.decide(view, decision)
        share = SHARES.get(decision.step, 0.0) if among_drivers(view) else float(decision.step == "plan")
        if not share:
            return self.club.decide(view, decision)
        answers = self.answers(view, decision)
        budget = round(share * self.rollouts)
        best = halving(view, decision.seat, answers, budget, HORIZON, self.luck)
        return plan(self.club.guarded(view, best.cards)) if decision.step == "plan" else best

    def answers(self, view: View, decision: Decision) -> Sequence[Action]:
        """What is tried out; a single answer needs no trial."""
        if decision.step == "plan":
            return plans_to_try(view, decision.seat, PLANS, MARGIN)
        if decision.step == "discard":
            return discards_to_try(view, decision.seat, DISCARDS)
        if decision.step == "slipstream":
            return decision.options
        usual = self.club.decide(view, decision)
        if not is_searched(usual):  # Cooldown and what must be done
            return [usual]
        return [usual, *(one for one in decision.options if is_searched(one) and one != usual)]


def is_searched(answer: Action) -> bool:
    """Is this answer in React worth a trial: a movement, or the end?"""
    return answer.kind == END_REACT or may_move(answer.kind)


def among_drivers(view: View) -> bool:
    """Is anybody else in this race who plays cards?"""
    return any(not car.legend and car.seat != view.seat for car in view.cars)
