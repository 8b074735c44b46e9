"""A review: what the choices of a race were worth, and what luck did.

Every choice with more than one answer is judged by worlds that fit what the seat knew then (`judging`). Let
q be the chance to win with the answer that was given, and v that with the best one. Then v - q is what the
choice cost, and the next v less this q is luck: cards and what the others did. From the first v to the result
all of it adds up, exactly, and so it does for the place to expect.

What a choice cost is an estimate, as likely too small as too large; the books count all of it, small ones
too, so that their sum is no one-sided accusation. A moment is shown only where the loss is certain: where it
exceeds two and a half of its standard errors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final

from slipstream import __version__
from slipstream.coach.books import Books, Highlight, Moment, Review, Row
from slipstream.coach.judging import Judged, exact, judge
from slipstream.coach.story import highlights_of, moment_of
from slipstream.coach.walking import Choice, Course, courses
from slipstream.core.rules import RULES_VERSION
from slipstream.drivers.weights import weights_version
from slipstream.records.record import Record
from slipstream.words.language import ToldError

REVIEW_ROLLOUTS: Final = 48
LEAST_ROLLOUTS: Final = 2

Watch = Callable[[int, int], None]


class ReviewError(ToldError):
    """There is nothing to review."""

    prefix = "review"


def evaluator() -> str:
    """Who judges: luck is only as good as the driver of the rollouts."""
    return f"slipstream {__version__}, rules {RULES_VERSION}, weights {weights_version()}"


def accuracy_of(loss: float) -> float:
    """How good a plan was, in percent: 100 for one that cost nothing, less and less for what it cost."""
    return max(0.0, min(100.0, 103.17 * exp(-4.35 * max(0.0, loss)) - 3.17))


def row_of(choice: Choice, judged: Judged) -> Row:
    """A choice as the books have it."""
    played = judged.played
    counted = choice.decision.step == "plan" and choice.played is not None
    return Row(
        race=choice.race,
        index=choice.index,
        round=choice.round,
        step=choice.decision.step,
        before=judged.best,
        after=played.win,
        error=played.win_error,
        loss=judged.loss,
        loss_error=judged.loss_error,
        place_before=judged.best_place,
        place_after=played.place,
        place_error=played.place_error,
        places=judged.places,
        places_error=judged.places_error,
        accuracy=accuracy_of(judged.loss) if counted else None,
    )


def books_of(course: Course, judged: Sequence[Judged]) -> Books:
    """Losses and luck of one race. Without any choice all of it is luck from an unknown start: 0.

    What is measured may say that choices gained something in all: then it is noise, and counts as luck.
    """
    if course.place is None:
        outcome = judged[-1].played.win if judged else 0.0
        place = judged[-1].played.place if judged else 0.0
    else:
        outcome, place = float(course.place == 1), float(course.place)
    start = judged[0].best if judged else outcome
    place_start = judged[0].best_place if judged else place
    decisions = min(0.0, 0.0 - sum(one.loss for one in judged))
    place_decisions = max(0.0, sum((one.places for one in judged), 0.0))
    return Books(
        race=course.race,
        choices=len(judged),
        start=start,
        decisions=decisions,
        decisions_error=sqrt(sum(one.loss_error**2 for one in judged)),
        luck=outcome - start - decisions,
        outcome=outcome,
        finished=course.place is not None,
        place_start=place_start,
        place_decisions=place_decisions,
        place_luck=place - place_start - place_decisions,
        place=exact(place),
    )


def summed(seat: int, rollouts: int, driven: Sequence[Course], judged: Sequence[Sequence[Judged]]) -> Review:
    """The review of races whose choices are judged."""
    moments: list[Moment] = []
    highlights: list[Highlight] = []
    rows: list[Row] = []
    for course, worth in zip(driven, judged, strict=True):
        for choice, one in zip(course.choices, worth, strict=True):
            rows.append(row_of(choice, one))
            if (moment := moment_of(course, choice, one)) is not None:
                moments.append(moment)
        highlights += highlights_of(course, worth)
    moments.sort(key=lambda moment: (-moment.weight, moment.race, moment.index))
    highlights.sort(key=lambda one: (-one.weight, one.race, one.index))
    books = [books_of(course, worth) for course, worth in zip(driven, judged, strict=True)]
    return Review(seat, evaluator(), rollouts, moments, highlights, rows, books)


def check_rollouts(rollouts: int) -> int:
    """So many that there is a spread."""
    if rollouts < LEAST_ROLLOUTS:
        raise ReviewError("too-few", rollouts=rollouts, least=LEAST_ROLLOUTS)
    return rollouts


def races_to_review(record: Record, seat: int, race: int | None = None) -> list[Course]:
    """The races of a record that this seat drove; ReviewError if there is none."""
    players = record.setup.players
    if not 0 <= seat < players:
        raise ReviewError("no-such-seat", seat=seat, last=players - 1)
    driven = courses(record, seat)
    if race is not None:
        driven = [course for course in driven if course.race == race]
    if not any(course.choices for course in driven):
        raise ReviewError("nothing")
    return driven


def review(
    record: Record,
    seat: int,
    rollouts: int = REVIEW_ROLLOUTS,
    seed: int = 0,
    race: int | None = None,
    watch: Watch | None = None,
) -> Review:
    """Look at a record again as this seat drove it; `watch` hears how many choices are judged so far."""
    check_rollouts(rollouts)
    driven = races_to_review(record, seat, race)
    total, done = sum(len(course.choices) for course in driven), 0
    judged: list[list[Judged]] = []
    for course in driven:
        judged.append([])
        for choice in course.choices:
            judged[-1].append(judge(choice, rollouts, seed))
            done += 1
            if watch is not None:
                watch(done, total)
    return summed(seat, rollouts, driven, judged)
