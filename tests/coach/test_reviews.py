"""Reviews: decisions and luck add up, and a moment is shown only where it is certain."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, cast

import pytest

from slipstream.coach import review
from slipstream.coach.reviews import (
    Judged,
    ReviewError,
    books_of,
    judge,
    loss_of,
    luck_of,
    races_to_review,
)
from slipstream.coach.walking import Choice, Course, courses
from slipstream.records.notation import read_action
from tests.coach.support import WORLDS, driven


@pytest.mark.parametrize(
    ("name", "part"), [("plain", 1.0), ("plain", 0.5), ("modules", 1.0), ("season", 0.4)]
)
def test_decisions_and_luck_are_the_result(name: str, part: float) -> None:
    record = driven(name)
    record = record.rewind(int(len(record.actions) * part))
    heard: list[tuple[int, int]] = []
    found = review(
        record, 1, WORLDS if name == "plain" else 2, seed=3, watch=lambda done, of: heard.append((done, of))
    )
    data = found.to_data()
    for row in [data, *data["races"]]:
        exact = {key: Fraction(row[key]) for key in ("start", "decisions", "luck", "outcome", "result")}
        assert exact["decisions"] + exact["luck"] == exact["result"] == exact["outcome"] - exact["start"]
        assert row["decisions"] + row["luck"] == row["result"]  # in floats too
    assert -sum(moment.loss for moment in found.moments) == found.decisions <= 0
    assert all(books.finished == (books.outcome in (0, 1)) or not books.finished for books in found.races)
    assert heard == [(done, found.choices) for done in range(1, found.choices + 1)]


def test_every_step_of_the_sum() -> None:
    """Each choice costs what its best answer is worth more; the next one begins where luck has led."""
    course = Course(0, 0, [], True)
    worth = [Judged(0.25, 0.5, read_action("plan 1"), 0.1), Judged(0.75, 0.75, None, 0.1)]
    books = books_of(course, worth)
    assert (books.start, books.decisions) == (0.5, -0.25)
    assert books.luck == (0.75 - 0.25) + (1.0 - 0.75)
    assert books.start + books.decisions + books.luck == books.outcome == 1.0


@dataclass
class Answer:
    """As much of an appraisal as is compared."""

    outcomes: list[int]


def apart(better: list[int], played: list[int]) -> tuple[float, float]:
    return loss_of(cast("Any", Answer(better)), cast("Any", Answer(played)))


def test_worlds_are_compared_one_by_one() -> None:
    assert apart([1, 1, 0, 0], [1, 1, 0, 0]) == (0.0, 0.0)
    assert apart([1, 1, 1, 1], [0, 0, 0, 0]) == (1.0, 0.0)
    loss, error = apart([1, 1, 0, 0], [0, 0, 1, 1])
    assert loss == 0.0
    assert error == pytest.approx((4 / 3 / 4) ** 0.5)
    loss, error = apart([1, 1, 0, 0], [0, 1, 0, 0])  # equal luck cancels out
    assert (loss, error) == (0.25, 0.25)


def test_only_certain_losses_are_moments() -> None:
    record = driven("plain", ("random", "rookie"), 11)
    found = review(record, 0, 64)
    assert found.moments, "driving at random costs nothing?"
    for moment in found.moments:
        low, high = moment.loss_ci95
        assert moment.loss > 2 * (high - low) / (2 * 1.96) - 1e-9 or high == 1.0
        assert 0 <= low < moment.loss <= high
        assert moment.better != moment.played
        assert 0 <= moment.win <= 1 - moment.loss
    assert [one.loss for one in found.moments] == sorted((one.loss for one in found.moments), reverse=True)


def test_the_first_look_does_not_decide() -> None:
    """The loss is measured on worlds that had no part in finding the better answer."""
    choice = next(one for one in courses(driven("plain"), 0)[0].choices if one.decision.step == "plan")
    seeds = {luck_of(seed, one, look) for seed in (0, 1) for one in (choice,) for look in (0, 1)}
    assert len(seeds) == 4
    every = [one for course in courses(driven("season"), 0) for one in course.choices]
    assert len({luck_of(7, one, look) for one in every for look in (0, 1)}) == 2 * len(every)


def test_a_blunder_is_found() -> None:
    """In a close race into a corner so fast that it spins out, where other plans do not."""
    blunder = worst_plan()
    worth = judge(blunder, 64, 1)
    assert worth.better is not None
    assert worth.loss > 0.1
    same = judge(blunder, 64, 1)
    assert (worth.played, worth.best, worth.error) == (same.played, same.best, same.error)


def worst_plan() -> Choice:
    """The plan of a race between equals where most is at risk, replaced by the riskiest one."""
    from slipstream.coach.prospects import prospect

    record = driven("plain", ("rookie",), 5)
    found: list[tuple[float, int, Choice]] = []
    for choice in courses(record, 0)[0].choices:
        if choice.decision.step == "plan":
            risks = [prospect(choice.view, choice.decision, one) for one in choice.decision.options]
            risk, at = max((one.spin_out, at) for at, one in enumerate(risks) if one is not None)
            least = min(one.spin_out for one in risks if one is not None)
            action = choice.decision.options[at]
            rest = choice.race, choice.index, choice.round, choice.view, choice.decision
            found.append((risk - least, -choice.index, Choice(*rest, action)))
    return max(found, key=lambda one: one[:2])[2]


def test_what_cannot_be_reviewed() -> None:
    record = driven("plain")
    with pytest.raises(ReviewError, match="seat 2"):
        review(record, 2, 16)
    with pytest.raises(ReviewError, match="power of two"):
        review(record, 0, 100)
    with pytest.raises(ReviewError, match="nothing to choose"):
        races_to_review(record, 0, race=1)
