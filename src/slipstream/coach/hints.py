"""A hint: the best answers to an open decision, with their chances and a reason."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from slipstream.coach.prospects import prospect
from slipstream.coach.reasons import Reason, reason
from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.views import View

SHOWN: Final = 3
HINT_ROLLOUTS: Final = 256


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An answer and what to expect of it. After the corners of the turn there is no Speed any more."""

    action: Action
    win: float
    win_error: float  # one standard error
    spin_out: float | None
    speed: float | None
    heat: float | None  # what it costs until the end of the turn
    reason: Reason


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answers to one decision, the best first."""

    decision: int
    plans: list[Suggestion]


def share_error(win: float, worlds: int) -> float:
    """The standard error of a share; one that is 0 or 1 so far is not certain either."""
    likely = (win * worlds + 1) / (worlds + 2)
    return sqrt(likely * (1 - likely) / worlds)


def hint(view: View, decision: Decision, rollouts: int = HINT_ROLLOUTS, seed: int = 0) -> Hint:
    """What would be best, judged by races driven to their end from what this view shows."""
    from slipstream.drivers.search import appraise  # with its weights: who only sends hints needs none

    judged = appraise(view, decision, rollouts=rollouts, seed=seed)
    prospects = [prospect(view, decision, one.action) for one in judged]
    found = []
    for at, (one, own) in enumerate(zip(judged[:SHOWN], prospects, strict=False)):
        others = [other for number, other in enumerate(prospects) if number != at and other is not None]
        found.append(
            Suggestion(
                action=one.action,
                win=one.win,
                win_error=share_error(one.win, rollouts),
                spin_out=None if own is None else own.spin_out,
                speed=None if own is None else own.speed,
                heat=None if own is None else own.heat,
                reason=reason(view, decision, one.action, one.win, own, others),
            )
        )
    return Hint(int(decision.id), found)
