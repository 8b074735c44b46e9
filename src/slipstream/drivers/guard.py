"""No race is thrown away: a certain spin-out gives way to a plan that gets as far without one."""

from __future__ import annotations

from collections.abc import Iterable

from slipstream.core.steps.check_corner import corner_of, lines_crossed
from slipstream.core.views import View
from slipstream.odds import Outcome, plan_odds


def safer(view: View, chosen: int, others: Iterable[int]) -> int:
    """The chosen plan, unless it is sure to spin out: then the first other one that gets as far without.

    Every Cooldown on offer is used; the other cars stand as they do now.
    """
    chance, spaces = prospects(view, chosen)
    if chance < 1:
        return chosen
    for cards in others:
        if cards != chosen:
            other_chance, other_spaces = prospects(view, cards)
            if other_chance == 0 and other_spaces >= spaces:
                return cards
    return chosen


def prospects(view: View, cards: int) -> tuple[float, float]:
    """The chance of a spin-out and the spaces gained on average, with the values that risk least."""
    outlooks = plan_odds(view, cards, reactions=False, cool=True).outlooks
    found = [
        (
            float(outlook.spin_chance),
            float(sum(outcome.chance * spaces_kept(view, outcome) for outcome in outlook.outcomes)),
        )
        for outlook in outlooks
    ]
    return min(found, key=lambda pair: (pair[0], -pair[1])) if found else (0.0, 0.0)


def spaces_kept(view: View, outcome: Outcome) -> int:
    """Spaces gained; a car that spins out is put back before the corner (SPIN-2)."""
    assert view.seat is not None
    start = view.cars[view.seat].progress
    if outcome.spins < 0:
        return outcome.progress - start
    lines = lines_crossed(view.track, view.rules, start, outcome.progress)
    line = next(line for line in lines if corner_of(view.track, line) == outcome.spins)
    return line - 1 - start
