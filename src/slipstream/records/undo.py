"""Taking back: what leaves no trace, and what may be undone."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.core.actions import PLAN
from slipstream.records.notation import read_action


def may_undo(action: str, before: int, now: int) -> bool:
    """May the last answer be taken back by its seat, while times of revelation count like this?

    Not if anything hidden was revealed since. A plan is taken back, not undone (GEAR-8).
    """
    return before == now and read_action(action).kind != PLAN


def last_of(seat: int, seats: Sequence[int]) -> int | None:
    """Where a seat comes last among these: the plan that it takes back."""
    return next((at for at in reversed(range(len(seats))) if seats[at] == seat), None)
