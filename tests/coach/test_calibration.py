"""Spin-outs come as often as the odds foretell, over many played plans."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from tests.coach.support import LONG
from tests.odds.test_whole_races import SETUPS, turns

PLANS: Final = 10_000 if LONG else 2_000
BINS: Final = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0)


def test_predicted_spin_outs_are_calibrated() -> None:
    """In all: within three standard errors. In each bin too, and on a line of slope 1 through all of them."""
    rows: list[tuple[float, int]] = []
    number = 0
    while len(rows) < PLANS:
        for turn in turns(SETUPS[number % len(SETUPS)], 9_000 + number):
            rows.append((float(turn.outlook.spin_chance), int(turn.found[5] >= 0)))
        number += 1
    assert all(spun == chance for chance, spun in rows if chance in (0.0, 1.0)), "what is sure is sure"
    open_rows = [(chance, spun) for chance, spun in rows if 0 < chance < 1]
    assert len(open_rows) > PLANS / 20
    for low, high in pairwise(BINS):
        within(row for row in open_rows if low <= row[0] < high)
    mean = sum(chance for chance, _ in open_rows) / len(open_rows)
    spread = sum((chance - mean) ** 2 for chance, _ in open_rows)
    slope = sum((chance - mean) * spun for chance, spun in open_rows) / spread
    error = (sum((chance - mean) ** 2 * chance * (1 - chance) for chance, _ in open_rows)) ** 0.5 / spread
    assert abs(slope - 1) < 3.3 * error
    assert error < (0.06 if LONG else 0.13), "enough plans to tell"


def within(rows: Iterable[tuple[float, int]]) -> None:
    """Spun out as often as foretold, within what chance allows."""
    found = list(rows)
    doubt = sum(chance * (1 - chance) for chance, _ in found)
    assert abs(sum(spun - chance for chance, spun in found)) <= 3.3 * doubt**0.5 + 0.5
