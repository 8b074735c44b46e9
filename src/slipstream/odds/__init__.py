"""The odds of a plan or of an answer in the turn: exact, from what one seat may know.

The turn ahead is foreseen by the core (`slipstream.core.ahead`): the real steps on a race as a `View` shows
it, once for every card that could come to light. All other cars stand as they do now. Nothing hidden is used.

>>> from slipstream import new_race
>>> race = new_race("usa", cars=2, seed=7)
>>> odds = plan_odds(race.view(0), race.pending()[0].options[0].cards)
>>> sum(outcome.chance for outcome in odds.outlooks[0].outcomes)
Fraction(1, 1)

Everybody who shows or judges a choice asks here, so that one question has one answer. The assumption is that
of the core: every Cooldown on offer is used for all it can, and nothing else that is optional.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from operator import itemgetter
from typing import Any, Final

from slipstream.core import actions
from slipstream.core.actions import Action
from slipstream.core.ahead import (
    Ends,
    Way,
    found_by,
    merged,
    offered,
    reveal_plan,
    started,
    tell_values,
    through_react,
    trial_of,
    use,
    value_choices,
    values_asked,
    with_slipstream,
)
from slipstream.core.car import Car
from slipstream.core.cards import count
from slipstream.core.decisions import Decision
from slipstream.core.seen import seen_race
from slipstream.core.state import RaceState
from slipstream.core.steps.reveal_and_move import choose_value
from slipstream.core.steps.symbols import face_of
from slipstream.core.views import View
from slipstream.odds.outcome import Bill, Outcome, Outlook, PlanOdds, Reaction

__all__ = [
    "Bill",
    "Outcome",
    "Outlook",
    "PlanOdds",
    "Reaction",
    "all_plan_odds",
    "flip_odds",
    "option_odds",
    "plan_odds",
]


def plan_odds(view: View, cards: int, reactions: bool = True) -> PlanOdds:
    """What comes of these cards if the seat plays them, or has planned them and is about to reveal them.

    Without `reactions` none of the optional symbols is worked out.
    """
    return all_plan_odds(view, [cards], reactions)[0]


def all_plan_odds(view: View, plans: Sequence[int], reactions: bool = True) -> list[PlanOdds]:
    """The same for many plans."""
    state = seen_race(view)
    assert view.seat is not None
    return [odds_of(state, state.cars[view.seat], cards, reactions) for cards in plans]


def odds_of(state: RaceState, car: Car, cards: int, reactions: bool = True) -> PlanOdds:
    """The same on a race that was made of a view."""
    revealed = reveal_plan(trial_of(state, car), cards)
    first = revealed[0]
    shift = int(car.engine - first.car.engine)
    plus = max(int(way.found) for way in revealed)
    if first.state.turn.cluttered:
        return PlanOdds(cards, int(count(cards)), shift, plus, True, (), ())
    gear = int(first.car.gear)
    told = values_asked(revealed)
    starts = [started(revealed, values) for values in told]
    optional = offered([way for start in starts for way in start]) if reactions else []
    after = tuple(_reaction(car, told, starts, action) for action in optional)
    found = tuple(
        outlook(values, through_react(start, None)) for values, start in zip(told, starts, strict=True)
    )
    return PlanOdds(cards, gear, shift, plus, False, found, after)


def option_odds(view: View, decision: Decision, option: Action) -> tuple[Outlook, ...]:
    """What the corners of this turn will do after this answer.

    For answers in step 3, React and Slipstream. One outlook per choice of the values that are still open
    after it.
    """
    state = seen_race(view)
    car = state.cars[decision.seat]
    way = trial_of(state, car)
    if decision.step == "slipstream":
        return (outlook((), [with_slipstream(way, option.number)], before_slipstream=False),)
    if decision.step == "value":
        choose_value(way.state, way.car, option.source, option.number)
        taken = [way]
    elif decision.step == "react":
        if option.kind == actions.END_REACT:
            return (outlook((), [way]),)
        taken = use(way, option)
    else:
        raise ValueError(f"the corners of the turn are settled before {decision.step!r} is asked")
    found = []
    for values in values_asked(taken):
        ways = [one.copy() for one in taken]
        for one in ways:
            one.values = values
            tell_values(one)
        found.append(outlook(values, through_react(ways, None)))
    return tuple(found)


def flip_odds(view: View) -> dict[int, Fraction]:
    """The value of the Basic card that the next + symbol finds, with its chance; {0: 1} if there is none.

    From the own piles as the seat knows them: cards laid on top openly pass, and so does all that is no Basic
    card (PLUS-1..3, 8, 9).
    """
    state = seen_race(view)
    assert view.seat is not None
    ways = found_by(trial_of(state, state.cars[view.seat]))
    return {int(way.value): Fraction(int(way.weight), int(way.out_of)) for way in ways}


def _reaction(
    car: Car, told: Sequence[list[int]], starts: Sequence[Sequence[Way]], action: Action
) -> Reaction:
    """What comes of an optional symbol that is used as soon as it is offered."""
    several = action.kind == actions.DIRECT_PLAY and face_of(car, action.source).asks_value
    found = []
    for values, start in zip(told, starts, strict=True):
        for added in value_choices(car, int(action.source) if several else 0):
            ways = [way.copy() for way in start]
            for way in ways:
                way.values = way.values + added
            found.append(outlook(values + added, through_react(ways, action)))
    return Reaction(action, tuple(found))


def outlook(values: Sequence[int], ways: list[Way], before_slipstream: bool = True) -> Outlook:
    """The outcomes of all these ways, equal ones made one. The ways are driven on to their corners.

    `values` are cards and the values chosen for them, one after the other.
    """
    weights: dict[tuple[Any, ...], tuple[int, int]] = {}  # of each end: its weight, and out of how much
    for way in merged(ways) if len(ways) > 1 else ways:
        ends = Ends(way, before_slipstream)
        bills = tuple(zip(ends.corners, ends.limits, ends.dues, strict=True))
        end = (
            ends.speed, ends.progress, ends.spot, bills, ends.engine, ends.paid,
            ends.spins, ends.rests, ends.finishes, tuple(ends.tows), ends.cooled, ends.replaced, ends.press,
        )  # fmt: skip
        weight, out_of = int(way.weight), int(way.out_of)
        if end in weights:
            before, parts = weights[end]
            weight, out_of = before * out_of + weight * parts, parts * out_of
        weights[end] = weight, out_of
    ranked = sorted(weights, key=_rank) if len(weights) > 1 else weights
    return Outlook(tuple(values[1::2]), tuple(_outcome(end, Fraction(*weights[end])) for end in ranked))


_rank: Final = itemgetter(slice(5))  # Speed, progress, spot, bills, engine


def _outcome(end: tuple[Any, ...], chance: Fraction) -> Outcome:
    speed, progress, spot, crossed, engine, paid, spins, rests, finishes, tows, cooled, replaced, press = end
    bills = tuple(Bill(corner, limit, due) for corner, limit, due in crossed)
    heat = sum(due for _corner, _limit, due in crossed)
    return Outcome(
        chance, speed, progress, spot, bills, heat, paid, engine, spins, rests, finishes, tows, cooled,
        replaced, press,
    )  # fmt: skip
