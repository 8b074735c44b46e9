"""Champion and pro: club, and a search over worlds that fit what it sees.

The answers that the pace model likes best are tried out: hidden cards and luck are dealt anew, everybody
drives on by the policy of the pace model for some rounds, and then the model says when each car will come in.
All answers meet the same worlds, and after each stage the weaker half of them is dropped. What counts is the
chance to win, and a little the place. The budget is counted in rollouts, so that a decision can be repeated.

A champion splits its budget between the plan and the discard, which is worth as much against Legends; where
others drive too, some of it goes to movement in React and to Slipstream. A pro searches plans alone, and
fewer of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from slipstream.core.actions import END_REACT, Action, plan
from slipstream.core.ahead import may_move
from slipstream.core.chance import Stream
from slipstream.core.decisions import Decision
from slipstream.core.seen import seen_race
from slipstream.core.views import View
from slipstream.drivers.club import Club, manner_number
from slipstream.drivers.search import discards_to_try, halving, plans_to_try
from slipstream.field.manners import PLAIN, taste
from slipstream.games.draft import DraftView, drafting


@dataclass(frozen=True)
class Search:
    """What is searched, and how far."""

    rollouts: int  # of which each choice has its part
    plans: int  # that are tried out
    #: parts of the budget by step, against Legends alone and where others drive too
    against_legends: Mapping[str, float]
    among_drivers: Mapping[str, float]


MARGIN: Final = 0.6  # rounds that the model may expect a plan to be worse and still be tried
HORIZON: Final = 3  # rounds that are driven before the model judges
DISCARDS: Final = 4  # that are tried out
NEARLY: Final = 0.01  # of a race: plans whose trials differ by less are nearly equal
CHAMPION: Final = Search(
    1000,
    8,
    against_legends={"plan": 0.5, "discard": 0.3},
    among_drivers={"plan": 0.5, "react": 0.1, "slipstream": 0.1, "discard": 0.2},
)
PRO: Final = Search(300, 4, against_legends={"plan": 1.0}, among_drivers={"plan": 1.0})


class Champion:
    """Searches plans, and among drivers what follows from them; everything else is answered like club."""

    def __init__(
        self, luck: Stream, search: Search = CHAMPION, rollouts: int | None = None, manner: str | None = None
    ) -> None:
        self.luck = luck
        self.search = search
        self.rollouts = rollouts or search.rollouts
        self.club = Club(luck)
        self.manner = manner_number(manner)

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        if drafting(view):
            return self.club.decide(view, decision)
        search = self.search
        shares = search.among_drivers if among_drivers(view) else search.against_legends
        share = shares.get(decision.step, 0.0)
        if not share:
            return self.club.decide(view, decision)
        answers = self.answers(view, decision)
        budget = round(share * self.rollouts)
        last = halving(view, decision.seat, answers, budget, HORIZON, self.luck)
        if decision.step != "plan":
            return last[0][0]
        return plan(self.club.guarded(view, self.liked(view, last).cards))

    def liked(self, view: View, last: Sequence[tuple[Action, float]]) -> Action:
        """Of the plans that were left in the end: the best, or what its manner prefers among equals."""
        (best, worth), *others = last
        if self.manner == PLAIN:
            return best
        assert view.seat is not None
        state = seen_race(view)
        car = state.cars[view.seat]
        near = [best, *(one for one, other in others if other >= worth - NEARLY)]
        return max(near, key=lambda one: taste(state, car, one.cards, self.manner))

    def answers(self, view: View, decision: Decision) -> Mapping[Action, float]:
        """What is tried out, and how many rounds behind the model has it; a single answer needs no trial."""
        if decision.step == "plan":
            return plans_to_try(view, decision.seat, self.search.plans, MARGIN)
        if decision.step == "slipstream":
            return dict.fromkeys(decision.options, 0.0)
        usual = self.club.decide(view, decision)
        if decision.step == "discard":  # club has looked closer than the tables: a few others do
            liked = discards_to_try(view, decision.seat, DISCARDS)
            return dict.fromkeys([usual, *(one for one in liked if one != usual)][:DISCARDS], 0.0)
        if not is_searched(usual):  # Cooldown and what must be done
            return {usual: 0.0}
        return dict.fromkeys([usual, *filter(is_searched, decision.options)], 0.0)


def is_searched(answer: Action) -> bool:
    """Is this answer in React worth a trial: a movement, or the end?"""
    return answer.kind == END_REACT or may_move(answer.kind)


def among_drivers(view: View) -> bool:
    """Is anybody else in this race who plays cards?"""
    return any(not car.legend and car.seat != view.seat for car in view.cars)
