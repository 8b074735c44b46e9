"""Glicko-2: the arithmetic of its paper, and ratings that tell how strong somebody is."""

from __future__ import annotations

import random

import pytest

from slipstream.puzzles.rating import LEAST_DEVIATION, Rating


def test_the_example_of_the_paper() -> None:
    """1500 ± 200 wins against 1400 ± 30: 1563.6 ± 175.4, the first game of Glickman's example."""
    after = Rating(1500, 200).after(Rating(1400, 30), 1.0)
    assert after.rating == pytest.approx(1563.56, abs=0.05)
    assert after.deviation == pytest.approx(175.40, abs=0.05)
    assert after.volatility == pytest.approx(0.06, abs=1e-4)


def test_winning_raises_and_losing_lowers_it() -> None:
    me, other = Rating(), Rating(1600, 80)
    assert me.after(other, 1).rating > me.rating > me.after(other, 0).rating
    assert me.after(other, 1).deviation < me.deviation


def test_a_surprise_moves_it_most() -> None:
    me = Rating(1500, 100)
    against_weak = me.after(Rating(1100, 60), 0).rating
    against_strong = me.after(Rating(1900, 60), 0).rating
    assert against_weak < against_strong < me.rating


def test_it_is_kept_as_plain_data() -> None:
    rating = Rating(1499.25, 61.5, 0.0601)
    assert Rating.from_data(rating.to_data()) == rating


def test_the_interval_holds_the_truth() -> None:
    """400 people of known strength answer 60 puzzles each: the 95 % interval covers 90 to 99 % of them."""
    luck = random.Random(3)
    covered = 0
    for _ in range(400):
        truth = Rating(luck.gauss(1500, 300), 1e-9)
        shown = Rating()
        for _ in range(60):
            it = Rating(luck.uniform(900, 2100), 120)
            strength = Rating(
                luck.gauss(it.rating, it.deviation), 1e-9
            )  # a puzzle is not known exactly either
            shown = shown.after(it, float(luck.random() < truth.expected(strength)))
        covered += abs(shown.rating - truth.rating) <= 1.96 * shown.deviation
    assert 0.90 <= covered / 400 <= 0.99, covered
    assert shown.deviation >= LEAST_DEVIATION
