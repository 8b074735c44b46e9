"""The sequential test, by hand and by simulation."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from slipstream.lab.sprt import LEAST_BLOCKS, USUAL_VARIANCE, Sprt


def test_the_ratio_is_the_one_of_the_book() -> None:
    test = Sprt(h0=0.0, h1=0.2)
    for score in (0.4, -0.2, 0.1, 0.5):
        test.add(score)
    variance = (0.04 + 0.16 + 0.01 + 0.09 + USUAL_VARIANCE) / 4  # about the mean 0.2
    assert test.llr == pytest.approx(4 * 0.2 * (0.2 - 0.1) / variance)
    assert [test.lower, test.upper] == pytest.approx([-log(19), log(19)])
    assert test.history[-1] == test.llr
    assert len(test.history) == 4


def test_no_verdict_before_the_variance_is_known() -> None:
    test = Sprt()
    for _ in range(LEAST_BLOCKS - 1):
        test.add(3.0)
    assert test.llr > test.upper
    assert test.verdict == "undecided"
    test.add(3.0)
    assert test.verdict == "accepted"


def test_a_verdict_stays() -> None:
    test = Sprt()
    for _ in range(30):
        test.add(1.0)
    seen = len(test.scores)
    test.add(-50.0)
    assert (test.verdict, len(test.scores)) == ("accepted", seen)


def test_a_driver_against_itself_is_not_better() -> None:
    test = Sprt()
    for _ in range(LEAST_BLOCKS):
        test.add(0.0)
    assert test.verdict == "rejected"


@pytest.mark.parametrize(("truth", "verdict"), [(0.0, "rejected"), (0.1, "accepted")])
def test_it_is_wrong_in_about_one_case_of_twenty(truth: float, verdict: str) -> None:
    luck = Random(7)
    right = 0
    lengths = []
    for _ in range(200):
        test = Sprt()
        while test.verdict == "undecided":
            test.add(luck.gauss(truth, 0.44))
        right += test.verdict == verdict
        lengths.append(len(test.scores))
    assert right / 200 >= 0.90
    assert sum(lengths) / 200 < 160  # a test of fixed length would need about 210
