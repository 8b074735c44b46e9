"""Champion: club, and for plans a search over worlds that fit what it sees.

The plans that the pace model likes best are tried out: hidden cards and luck are dealt anew, everybody drives
on by the policy of the pace model for some rounds, and then the model says when each car will come in. All
plans meet the same worlds, and after each stage the weaker half of them is dropped. What counts is the chance
to win, and a little the place. The budget is counted in rollouts, so that a decision can be repeated.
"""

from __future__ import annotations

from typing import Final

from slipstream.core.actions import Action, plan
from slipstream.core.chance import Stream
from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.drivers.club import Club
from slipstream.drivers.search import halving
from slipstream.season.draft import DraftView

ROLLOUTS: Final = 1000
HORIZON: Final = 3  # rounds that are driven before the model judges
PLANS: Final = 8  # that are tried out
MARGIN: Final = 0.6  # rounds that the model may expect a plan to be worse and still be tried


class Champion:
    """Searches plans; everything else is answered like club."""

    def __init__(self, luck: Stream, rollouts: int = ROLLOUTS) -> None:
        self.luck = luck
        self.rollouts = rollouts
        self.club = Club(luck)

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        if isinstance(view, DraftView) or decision.step != "plan":
            return self.club.decide(view, decision)
        best = halving(view, decision.seat, self.rollouts, HORIZON, PLANS, MARGIN, self.luck)
        return plan(self.club.guarded(view, best))
