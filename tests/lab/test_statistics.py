"""Intervals by block bootstrap, against cases whose answer is known."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from slipstream.lab.statistics import interval, intervals, ratio_interval, share_interval


def test_the_interval_of_a_share_is_as_wide_as_theory_says() -> None:
    values = [1.0] * 80 + [0.0] * 320
    low, high = interval([values], seed=1)
    half = 1.96 * sqrt(0.2 * 0.8 / 400)
    assert low == pytest.approx(0.2 - half, abs=0.006)
    assert high == pytest.approx(0.2 + half, abs=0.006)


def test_the_same_seed_gives_the_same_interval() -> None:
    values = [[float(number % 7) for number in range(50)]]
    assert interval(values, 4) == interval(values, 4)
    assert interval(values, 4) != interval(values, 5)


def test_columns_are_independent_of_each_other() -> None:
    one, two = [[1.0, 2.0, 5.0, 3.0]], [[0.0, 1.0, 0.0, 1.0]]
    assert intervals([one, two], 3) == [interval(one, 3), interval(two, 3)]


def test_circuits_are_drawn_apart() -> None:
    """What differs only between circuits leaves no doubt: their numbers of blocks are given, not drawn."""
    assert interval([[1.0] * 20, [5.0] * 20], 1) == (3.0, 3.0)
    low, high = interval([[1.0] * 20 + [5.0] * 20], 1)
    assert low < 2.6
    assert high > 3.4


def test_one_block_of_a_circuit_is_no_certainty() -> None:
    low, high = interval([[1.0], [2.0], [3.0], [6.0]], 1)
    assert low < 2
    assert high > 4
    assert share_interval([[0.4]], (0.4, 0.4), most=0.5) == (0.0, 0.5)


def test_an_interval_holds_the_truth_in_about_95_of_100_cases() -> None:
    luck = Random(2)
    held = 0
    for case in range(300):
        blocks = [luck.gauss(3.5, 1.0) for _ in range(60)]
        ((low, high),) = intervals([[blocks]], case, draws=400)
        held += low <= 3.5 <= high
    assert 0.90 <= held / 300 <= 0.98


def test_equal_blocks_leave_doubt_about_a_share() -> None:
    never = [[0.0] * 36]
    assert interval(never, 1) == (0.0, 0.0)
    low, high = share_interval(never, (0.0, 0.0))
    assert low == 0
    assert (1 - high) ** 36 == pytest.approx(0.025)  # so rare would 36 such blocks be
    always, half = (
        share_interval([[1.0] * 36], (1.0, 1.0)),
        share_interval([[0.5] * 36], (0.5, 0.5), most=0.5),
    )
    assert always == pytest.approx((1 - high, 1.0))
    assert half == pytest.approx(((1 - high) / 2, 0.5))
    assert share_interval([[0.0, 1.0]], (0.1, 0.2)) == (0.1, 0.2)


def test_a_ratio_is_weighed_by_what_it_is_divided_by() -> None:
    luck = Random(5)
    blocks = []
    for _ in range(200):
        cars = luck.randrange(3)
        blocks.append((sum(luck.gauss(0.4, 1.0) for _ in range(cars)), float(cars)))
    low, high = ratio_interval(blocks, 1)
    count = sum(cars for _, cars in blocks)
    value = sum(total for total, _ in blocks) / count
    half = 1.96 / sqrt(count)
    assert low == pytest.approx(value - half, abs=0.03)
    assert high == pytest.approx(value + half, abs=0.03)
    assert ratio_interval([(0.0, 0.0)], 1) == (0.0, 0.0)
