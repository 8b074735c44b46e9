"""A hint: the best answers to an open decision, with their chances and a reason."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from slipstream.coach.judging import HORIZON, OUT_OF_REACH, apart, worth_of
from slipstream.coach.prospects import prospect
from slipstream.coach.reasons import Reason, Rival, reason
from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.views import View

SHOWN: Final = 3
HINT_ROLLOUTS: Final = 128


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An answer and what to expect of it. After the corners of the turn there is no Speed any more."""

    action: Action
    win: float
    win_error: float  # one standard error
    place: float  # to expect, from 1
    spin_out: float | None
    speed: float | None
    heat: float | None  # what it costs until the end of the turn
    reason: Reason


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answers to one decision, the best first: by place where winning is out of reach."""

    decision: int
    by_place: bool
    plans: list[Suggestion]


def hint(view: View, decision: Decision, rollouts: int = HINT_ROLLOUTS, seed: int = 0) -> Hint:
    """What would be best, judged by races driven on from what this view shows."""
    from slipstream.drivers.search import appraise  # with its weights: who only sends hints needs none

    judged = appraise(view, decision, rollouts=rollouts, seed=seed, horizon=HORIZON)
    by_place = judged[0].win < OUT_OF_REACH
    if by_place:
        judged.sort(key=lambda one: (one.place, one.pace))
    prospects = [prospect(view, decision, one.action) for one in judged]
    found = []
    for at, (one, own) in enumerate(zip(judged[:SHOWN], prospects, strict=False)):
        others = [other for number, other in enumerate(prospects) if number != at and other is not None]
        rival = None
        if len(judged) > 1:
            other = judged[0] if at else judged[1]
            numbers = (one.places, other.places) if by_place else (one.outcomes, other.outcomes)
            difference, error = apart(*numbers)
            even = abs(difference) <= 2 * sqrt(error * error + (1 / (rollouts + 2)) ** 2)
            rival = Rival(
                prospect=prospects[0 if at else 1],
                even=even,
                value=other.place if by_place else other.win,
            )
        worth = worth_of(one)
        value = one.place if by_place else one.win
        found.append(
            Suggestion(
                action=one.action,
                win=worth.win,
                win_error=worth.win_error,
                place=worth.place,
                spin_out=None if own is None else own.spin_out,
                speed=None if own is None else own.speed,
                heat=None if own is None else own.heat,
                reason=reason(
                    view,
                    decision,
                    one.action,
                    own,
                    others,
                    value,
                    by_place,
                    rival,
                ),
            )
        )
    return Hint(int(decision.id), by_place, found)
