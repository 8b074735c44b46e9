"""The odds of a plan or of an answer in the turn: exact, from what one seat may know.

A sketch of the race is made from a `View` and the real steps of the core run on it, once for every card
that could come to light. All other cars stand as they do now. Nothing hidden is used: the seat's own piles
are known to it as sets, and only what was laid openly on the draw pile has a place in it.

>>> from slipstream import new_race
>>> race = new_race("usa", cars=2, seed=7)
>>> odds = plan_odds(race.view(0), race.pending()[0].options[0].cards)
>>> sum(outcome.chance for outcome in odds.outlooks[0].outcomes)
Fraction(1, 1)

Conventions, where the rules leave the order to the player: a reaction is made as soon as it is offered, then
Heat symbols are settled in the order of kinds, Scrap last.
"""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.cards import count, overlap
from slipstream.core.decisions import Decision
from slipstream.core.steps.reveal_and_move import choose_value, reveal
from slipstream.core.steps.slipstream import slipstream
from slipstream.core.turn import begin_turn, plans_are_in
from slipstream.core.views import View
from slipstream.odds.luck import Way, ways
from slipstream.odds.outcome import Bill, Outcome, Outlook, PlanOdds, Reaction
from slipstream.odds.sketch import Sketch, sketch_of
from slipstream.odds.turns import (
    Driving,
    Values,
    asks_for,
    choices,
    offered,
    outlook,
    tell_values,
    through_react,
    use,
)

__all__ = ["Bill", "Outcome", "Outlook", "PlanOdds", "Reaction", "all_plan_odds", "option_odds", "plan_odds"]


def reveal_plan(sketch: Sketch) -> None:
    """Steps 1 to 3 of a car whose plan is in."""
    begin_turn(sketch.state, sketch.car)
    reveal(sketch.state, sketch.car)


def asked_first(revealed: list[Way]) -> int:
    """All cards whose value is asked for on some way: a correction may take one away (TOURNAMENT-4)."""
    cards = 0
    for way in revealed:
        more = int(way.sketch.state.turn.to_choose)
        cards += more - int(overlap(cards, more))
    return cards


def with_values(revealed: list[Way], values: Values) -> list[Driving]:
    """The ways up to React, these values chosen."""
    starts = []
    for way in revealed:
        asked = way.sketch.state.turn.to_choose != 0
        starts.append(Driving(way, way.sketch.copy() if asked else way.sketch, values))
        tell_values(starts[-1])
    return starts


class _Plan:
    """A plan on a sketch, revealed in every way it may go."""

    def __init__(self, sketch: Sketch, cards: int) -> None:
        self.sketch = sketch.copy()
        state, car = self.sketch.state, self.sketch.car
        before = int(car.engine)
        car.plan = cards
        plans_are_in(state)
        self.revealed = ways(self.sketch, reveal_plan)
        after = self.revealed[0].sketch.car
        self.gear, self.shift = int(count(cards)), before - int(after.engine)
        self.cluttered = bool(self.revealed[0].sketch.state.turn.cluttered)
        if not self.cluttered:
            self.gear = int(after.gear)
        self.plus = max(way.found for way in self.revealed)
        self.choices = choices(self.sketch, asked_first(self.revealed))

    def outlooks(self, starts: list[list[Driving]], cool: bool) -> tuple[Outlook, ...]:
        """Without any optional symbol, Cooldown apart if wanted."""
        each = zip(self.choices, starts, strict=True)
        return tuple(outlook(values, through_react(start, None, cool)) for values, start in each)

    def reaction(self, starts: list[list[Driving]], action: Action, cool: bool) -> Reaction:
        """With this one."""
        found = []
        more = choices(self.sketch, asks_for(self.sketch, action))
        for values, start in zip(self.choices, starts, strict=True):
            for added in more:
                told = [Driving(way, way.sketch, way.values + added) for way in start]
                found.append(outlook(values + added, through_react(told, action, cool)))
        return Reaction(action, tuple(found))


def _odds(sketch: Sketch, cards: int, reactions: bool, cool: bool) -> PlanOdds:
    plan = _Plan(sketch, cards)
    outlooks: tuple[Outlook, ...] = ()
    optional: tuple[Reaction, ...] = ()
    if not plan.cluttered:
        starts = [with_values(plan.revealed, values) for values in plan.choices]
        outlooks = plan.outlooks(starts, cool)
        symbols = offered([way for start in starts for way in start]) if reactions else []
        optional = tuple(plan.reaction(starts, action, cool) for action in symbols)
    return PlanOdds(cards, plan.gear, plan.shift, plan.plus, plan.cluttered, outlooks, optional)


def plan_odds(view: View, cards: int, reactions: bool = True, cool: bool = False) -> PlanOdds:
    """What comes of these cards if the seat plays them, or has planned them and is about to reveal them.

    Without `reactions` none is worked out. `cool`: every Cooldown on offer is used for all it can.
    """
    return _odds(sketch_of(view), cards, reactions, cool)


def all_plan_odds(view: View, plans: Sequence[int]) -> list[PlanOdds]:
    """The same for many plans, with their reactions."""
    sketch = sketch_of(view)
    return [_odds(sketch, cards, True, False) for cards in plans]


def option_odds(view: View, decision: Decision, option: Action, cool: bool = False) -> tuple[Outlook, ...]:
    """What the corners of this turn will do if this answer is given and nothing optional follows.

    For answers in step 3, React and Slipstream. One outlook per choice of the values that are still open
    after it. `cool`: every Cooldown on offer afterwards is used for all it can.
    """
    sketch = sketch_of(view)
    if decision.step == "value":
        taken = ways(sketch, lambda trial: choose_value(trial.state, trial.car, option.source, option.number))
    elif decision.step == "slipstream":
        taken = ways(sketch, lambda trial: slipstream(trial.state, trial.car, option.number))
    elif decision.step == "react":
        taken = [Way(sketch)] if option.kind == actions.END_REACT else use(sketch, option)
    else:
        raise ValueError(f"the corners of the turn are settled before {decision.step!r} is asked")
    found = []
    last = decision.step == "slipstream" or option.kind == actions.END_REACT
    for values in choices(sketch, asked_first(taken)):
        starts = with_values(taken, values)
        for start in starts:
            start.replaced = int(option.kind == actions.UNPAYABLE)
        ends = starts if last else through_react(starts, None, cool)
        found.append(outlook(values, ends, decision.step != "slipstream"))
    return tuple(found)
