"""Reviews: decisions and luck add up, and a moment is shown only where it is certain."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from slipstream.coach import review
from slipstream.coach.judging import Judged, Worth, apart, exact, judge, luck_of
from slipstream.coach.prospects import prospect
from slipstream.coach.reviews import (
    ReviewError,
    accuracy_of,
    books_of,
    races_to_review,
)
from slipstream.coach.story import mark_of
from slipstream.coach.walking import Choice, Course, courses
from slipstream.records.record import Record
from tests.coach.support import LONG, WORLDS, driven


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
    for books in found.races:
        losses = [row.loss for row in found.rows if row.race == books.race]
        assert books.decisions == min(0.0, -sum(losses))
        assert books.place_start + books.place_decisions + books.place_luck == books.place
    assert len(found.rows) == found.choices
    assert all(books.finished == (books.outcome in (0, 1)) or not books.finished for books in found.races)
    assert heard == [(done, found.choices) for done in range(1, found.choices + 1)]


def worth(win: float, place: float = 3.0) -> Worth:
    return Worth(win, 0.01, place, 0.1)


def test_every_step_of_the_sum() -> None:
    """Each choice costs what its best answer is worth more; the next one begins where luck has led."""
    course = Course(0, 0, [], 1)
    judged = [Judged(worth(0.25), 0.25, 0.1, 0.5, 0.1), Judged(worth(0.75, 2.0))]
    books = books_of(course, judged)
    assert (books.start, books.decisions) == (0.5, -0.25)
    assert books.luck == (0.75 - 0.25) + (1.0 - 0.75)
    assert books.start + books.decisions + books.luck == books.outcome == 1.0
    assert (books.place_start, books.place_decisions, books.place) == (2.5, 0.5, 1.0)
    assert books.place_luck == (2.0 - 3.0) + (1.0 - 2.0)


def test_small_losses_are_choices_and_noise_is_none() -> None:
    """What is measured counts in full, with both signs; a sum that says choices gained something is luck."""
    small = [
        Judged(worth(0.25), 1 / 64, 0.02),
        Judged(worth(0.25), 1 / 64, 0.02),
        Judged(worth(0.25), -1 / 128, 0.01),
    ]
    assert books_of(Course(0, 0, [], 2), small).decisions == -3 / 128
    gained = books_of(Course(0, 0, [], 2), [Judged(worth(0.25), -1 / 64, 0.02)])
    assert gained.decisions == 0
    assert gained.start + gained.luck == gained.outcome == 0


def test_marks() -> None:
    marks = {0.2: "??", 0.15: "??", 0.06: "?", 0.03: ""}
    assert {loss: mark_of(Judged(worth(0.5), loss)) for loss in marks} == marks
    assert mark_of(Judged(worth(0.03), 0.03)) == "?", "half of a small chance"
    places = {1.6: "??", 0.6: "?", 0.2: ""}
    assert {lost: mark_of(Judged(worth(0.0), places=lost, by_place=True)) for lost in places} == places


def test_accuracy() -> None:
    assert accuracy_of(0.0) == accuracy_of(-0.1) == 100
    assert accuracy_of(0.27) == pytest.approx(28.7, abs=0.1)
    assert accuracy_of(1.0) == 0
    assert accuracy_of(0.05) > accuracy_of(0.06)


def test_worlds_are_compared_one_by_one() -> None:
    assert apart([1, 1, 0, 0], [1, 1, 0, 0]) == (0.0, 0.0)
    assert apart([1, 1, 1, 1], [0, 0, 0, 0]) == (1.0, 0.0)
    loss, error = apart([1, 1, 0, 0], [0, 0, 1, 1])
    assert loss == 0.0
    assert error == pytest.approx((4 / 3 / 4) ** 0.5)
    loss, error = apart([1, 1, 0, 0], [0, 1, 0, 0])  # equal luck cancels out
    assert (loss, error) == (0.25, 0.25)
    assert exact(1 / 3) == pytest.approx(1 / 3, abs=1e-7)
    assert sum(exact(number / 7) for number in range(50)) * (1 << 24) % 1 == 0, "sums are exact"


def test_only_certain_losses_are_moments() -> None:
    record = driven("plain", ("random", "rookie"), 11)
    found = review(record, 0, 32)
    assert found.moments, "driving at random costs nothing?"
    rows = {row.index: row for row in found.rows}
    for moment in found.moments:
        row = rows[moment.index]
        low, high = moment.loss_ci95
        assert low <= moment.loss <= high
        if moment.by_place:
            assert moment.places > 2.5 * row.places_error
        else:
            assert moment.loss > 2.5 * row.loss_error
        assert moment.better != moment.played
        assert 2 <= len(moment.told) <= 4 or moment.cause in ("symbol", "value")
    weights = [one.weight for one in found.moments]
    assert weights == sorted(weights, reverse=True)


def test_the_first_look_does_not_decide() -> None:
    """The loss is measured on worlds that had no part in finding the better answer."""
    choice = next(one for one in courses(driven("plain"), 0)[0].choices if one.decision.step == "plan")
    seeds = {luck_of(seed, one, look) for seed in (0, 1) for one in (choice,) for look in (0, 1)}
    assert len(seeds) == 4
    every = [one for course in courses(driven("season"), 0) for one in course.choices]
    assert len({luck_of(7, one, look) for one in every for look in (0, 1)}) == 2 * len(every)


def planted(record: Record, most: int) -> list[Choice]:
    """Plans of a race that are replaced by one which spins out for certain where others do not risk it."""
    found: list[tuple[float, Choice]] = []
    for choice in courses(record, 0)[0].choices:
        if choice.decision.step == "plan":
            risks = [prospect(choice.view, choice.decision, one) for one in choice.decision.options]
            risk, at = max((one.spin_out, at) for at, one in enumerate(risks) if one is not None)
            least = min(one.spin_out for one in risks if one is not None)
            if risk - least > 0.9:
                found.append((risk - least, replace(choice, played=choice.decision.options[at])))
    return [choice for _, choice in found[:most]]


def test_planted_blunders_are_found() -> None:
    """Into a corner so fast that the car spins out, in races of equals that are still open.

    Where winning is out of reach, or places are settled, nothing is lost: those do not count.
    """
    seeds = range(60) if LONG else range(1, 3)
    tried = found = 0
    for seed in seeds:
        record = driven("close", ("club",), seed)
        for choice in planted(record, 99 if LONG else 2):
            clean = judge(replace(choice, played=None), 32, seed)
            if not 0.1 < clean.played.win < 0.9:
                continue
            judged = judge(choice, 32, seed)
            tried += 1
            found += judged.better is not None and mark_of(judged) != ""
    assert tried >= (100 if LONG else 2)
    assert found >= 0.95 * tried


def test_clean_play_is_seldom_accused() -> None:
    """What is called certain of those who drive well: of champions by a review, of clubs a little more."""
    drivers, seeds = (("champion", "club"), range(3, 20)) if LONG else (("club",), range(3, 4))
    choices = accused = 0
    for seed in seeds:
        found = review(driven("close", drivers, seed), 0, 48 if LONG else 16, seed)
        choices += found.choices
        accused += len(found.moments)
    assert choices >= (500 if LONG else 20)
    assert accused <= max(2, 0.05 * choices)


def test_the_same_judgement_again() -> None:
    choice = planted(driven("close", ("club",), 1), 1)[0]
    assert judge(choice, 8, 1) == judge(choice, 8, 1)


def test_what_is_told_is_true() -> None:
    """A corner that was paid for, what others did there, where it led: held against the record."""
    record = driven("plain", ("random", "rookie"), 11)
    found = review(record, 0, 16)
    course = courses(record, 0)[0]
    for moment in found.moments:
        told = {one.key: one.facts for one in moment.told}
        turn = [event for events in course.told[moment.index :] for event in events if event.seat == 0]
        if "paid" in told:
            facts = told["paid"]
            passed = next(
                event for event in turn if event.key == "corner-passed" and event.d == facts["heat"]
            )
            assert (passed.a, passed.b, passed.c) == (facts["corner"], facts["speed"], facts["limit"])
        if "spun-out" in told:
            assert any(event.key == "spun-out" and event.a == told["spun-out"]["corner"] for event in turn)
        if "chances" in told:
            assert int(told["chances"]["win"]) <= int(told["chances"]["better"])


def test_what_cannot_be_reviewed() -> None:
    record = driven("plain")
    with pytest.raises(ReviewError, match="seat 2"):
        review(record, 2, 16)
    with pytest.raises(ReviewError, match="too few"):
        review(record, 0, 1)
    with pytest.raises(ReviewError, match="nothing to review"):
        races_to_review(record, 0, race=1)
