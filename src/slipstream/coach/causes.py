"""What a costly choice was about."""

from __future__ import annotations

from typing import Final

from slipstream.coach.prospects import prospect
from slipstream.core import actions
from slipstream.core.actions import Action, planned_gear
from slipstream.core.decisions import Decision
from slipstream.core.views import View

#: every cause, in the order of the turn
CAUSES: Final = (
    "gear", "corner-heat", "cards", "value", "boost", "cooldown", "symbol", "slipstream", "discard",
)  # fmt: skip
HEAT_APART: Final = 0.5  # Heat at corners by which two plans differ


def cause_of(view: View, decision: Decision, played: Action, better: Action) -> str:
    """By what the answer given differs from the better one."""
    if decision.step == "plan":
        return _cause_of_plan(view, decision, played, better)
    kinds = {played.kind, better.kind}
    if actions.BOOST in kinds:
        return "boost"
    if any(actions.is_cooldown(kind) for kind in kinds):
        return "cooldown"
    return decision.step if decision.step in CAUSES else "symbol"


def _cause_of_plan(view: View, decision: Decision, played: Action, better: Action) -> str:
    if planned_gear(played.cards) != planned_gear(better.cards):
        return "gear"
    own, other = prospect(view, decision, played), prospect(view, decision, better)
    if own is not None and other is not None:
        apart = own.spin_out - other.spin_out, own.heat - other.heat
        if abs(apart[0]) > 0.1 or abs(apart[1]) > HEAT_APART:
            return "corner-heat"
    return "cards"
