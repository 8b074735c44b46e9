"""What an answer leads to in this turn: the few numbers that options are compared by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from slipstream.core.actions import Action
from slipstream.core.cards import stress_in
from slipstream.core.decisions import Decision
from slipstream.core.state import BEFORE_CORNERS
from slipstream.core.views import View
from slipstream.odds import Outcome, Outlook, option_odds, plan_odds


@dataclass(frozen=True, slots=True)
class Prospect:
    """Expected numbers of one answer, all Cooldown used. Corners are indices in the circuit."""

    speed: float
    spin_out: float
    spin_corner: int  # where it would spin out most likely, -1 for nowhere
    finish: float
    heat: float  # paid for the gear and at corners
    engine: float  # Heat left in the engine
    cooled: float  # Heat that Cooldown brings back to the engine before the corners
    stress: int  # Stress cards played
    progress: float
    corners: tuple[int, ...]  # crossed in every outcome
    free: bool  # corners are crossed, and none costs anything
    low: int  # the least and the most progress it may come to
    high: int


def _mean(outlook: Outlook, number: Callable[[Outcome], int]) -> float:
    return sum(float(outcome.chance) * number(outcome) for outcome in outlook.outcomes)


def _likeliest_spin(outlook: Outlook) -> int:
    chances: dict[int, float] = {}
    for outcome in outlook.outcomes:
        if outcome.spins >= 0:
            chances[outcome.spins] = chances.get(outcome.spins, 0.0) + float(outcome.chance)
    return max(chances, key=lambda corner: chances[corner], default=-1)


def _best(outlooks: tuple[Outlook, ...]) -> Outlook:
    """Where values are still to be chosen: the choice that is least likely to spin out, then the fastest."""
    return min(outlooks, key=lambda one: (one.spin_chance, -_mean(one, lambda outcome: outcome.speed)))


def _standing(view: View, seat: int, shift: int) -> Prospect:
    """The car stays where it is; the gear is paid for all the same (CLUTTER-8)."""
    car = view.cars[seat]
    return Prospect(
        0.0,
        0.0,
        -1,
        0.0,
        shift,
        car.engine - shift,
        0.0,
        0,
        car.progress,
        (),
        False,
        *[int(car.progress)] * 2,
    )


def prospect(view: View, decision: Decision, action: Action) -> Prospect | None:
    """What comes of this answer; None in the steps after the corners."""
    if decision.step not in BEFORE_CORNERS:
        return None
    shift = stress = 0
    if decision.step == "plan":
        odds = plan_odds(view, action.cards, reactions=False)
        if odds.cluttered:
            return _standing(view, decision.seat, odds.shift)
        outlooks, shift, stress = odds.outlooks, odds.shift, int(stress_in(action.cards))
    else:
        outlooks = option_odds(view, decision, action)
    best = _best(outlooks)
    crossed = [{bill.corner for bill in outcome.bills} for outcome in best.outcomes]
    corners = tuple(sorted(set.intersection(*crossed)))
    return Prospect(
        speed=_mean(best, lambda outcome: outcome.speed),
        spin_out=float(best.spin_chance),
        spin_corner=_likeliest_spin(best),
        finish=float(best.finish_chance),
        heat=shift + _mean(best, lambda outcome: outcome.paid),
        engine=_mean(best, lambda outcome: outcome.engine),
        cooled=_mean(best, lambda outcome: outcome.cooled),
        stress=stress,
        progress=_mean(best, lambda outcome: outcome.progress),
        corners=corners,
        free=bool(corners) and best.greatest_heat == 0,
        low=min(int(outcome.progress) for outcome in best.outcomes),
        high=max(int(outcome.progress) for outcome in best.outcomes),
    )
