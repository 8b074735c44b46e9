"""Ratings of drivers from places, by openskill's Plackett-Luce model. They depend on the order of races."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from slipstream.lab.errors import LabError
from slipstream.lab.racing import Outcome
from slipstream.lab.statistics import mean


def rating_model() -> Any:
    """The model; LabError if the package is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise LabError("no-openskill") from None
    return PlackettLuce()


def ratings(races: Iterable[tuple[Sequence[str], Outcome]]) -> dict[str, dict[str, float]]:
    """mu and sigma by driver, after these races in this order.

    Each seat races with the rating of its driver; a driver in several seats takes the mean of what
    they come out with.
    """
    model = rating_model()
    found: dict[str, tuple[float, float]] = {}
    for line_up, outcome in races:
        names = [line_up[seat] for seat in outcome.order]
        start = model.rating()
        teams = [[model.rating(*found.get(name, (start.mu, start.sigma)))] for name in names]
        after = model.rate(teams)
        for name in set(names):
            own = [team[0] for team, driver in zip(after, names, strict=True) if driver == name]
            found[name] = mean([one.mu for one in own]), mean([one.sigma for one in own])
    return {name: {"mu": round(mu, 3), "sigma": round(sigma, 3)} for name, (mu, sigma) in found.items()}
