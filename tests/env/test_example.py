"""The example that trains a small driver: it runs, and it reads the observation rightly."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import numpy as np
import pytest

from slipstream.core.cards import heat_in, stress_in
from slipstream.core.views import View
from slipstream.env.table import Table
from slipstream.odds import plan_odds
from tests.env.support import walk

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_small.py"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    settings = ["--generations", "2", "--population", "4", "--races", "1", "--evaluate", "3"]
    runpy.run_path(str(EXAMPLE))["main"](["--circuit", "italia", *settings])
    printed = capsys.readouterr().out
    assert len(re.findall(r"generation +\d+: +[\d.]+ rounds", printed)) == 2
    assert re.search(r"against five novices: won \d of 3 races", printed)


def test_speed_and_heat_of_a_plan_are_those_of_the_engine() -> None:
    """Where no card has to be turned over, what the example reads is exact."""
    example = runpy.run_path(str(EXAMPLE))
    names = list(example["FEATURES"])
    table = Table("usa", 3, react="auto")
    compared = paid = 0
    for seat, seen in walk(table, 2):
        view = table.on.view(seat)
        assert isinstance(view, View)
        choices = table.choices(seat)
        legal = np.flatnonzero(seen["action_mask"])
        rows = example["plan_features"](seen["observation"], legal)
        for number, row in list(zip(legal.tolist(), rows, strict=True))[::5]:
            cards = choices[number].cards
            if heat_in(cards) or stress_in(cards):
                continue
            odds = plan_odds(view, cards, reactions=False)
            (way,) = odds.outlooks[0].outcomes
            if way.spins >= 0 or way.progress != view.cars[seat].progress + way.speed:
                continue  # an engine that runs dry, or a blocked space, is more than the example reads
            told = [
                row[names.index(name)] for name in ("Speed", "Heat paid in corners", "Heat paid to shift")
            ]
            assert told == pytest.approx([way.speed, way.heat, odds.shift])
            compared += 1
            paid += way.heat > 0
    assert compared > 50
    assert paid > 5


def test_the_interval_is_wilsons() -> None:
    interval = runpy.run_path(str(EXAMPLE))["interval"]
    assert np.allclose(interval(8, 10), (0.4902, 0.9433), atol=5e-4)  # a known case
    assert interval(0, 50)[0] == pytest.approx(0, abs=1e-12)
