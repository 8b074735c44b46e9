"""A review: what the choices of a race were worth, and what luck did.

Every choice with more than one answer is judged by races driven to their end over worlds that fit what the
seat knew then. Let q be the chance to win with the answer that was given, and v that with the best one,
where it is certain to be better, else q. Then v - q is what the choice cost, and the next v less this q is
luck: cards and what the others did. From the first v to the result all of it adds up, exactly: chances are
counts out of a power of two.

Certain means: on worlds that had no part in finding the better answer, the loss exceeds twice its standard
error, answers compared world by world. So the best of many equal answers is not taken for a better one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from slipstream import __version__
from slipstream.coach.books import Books, Moment, Review
from slipstream.coach.causes import cause_of
from slipstream.coach.walking import Choice, Course, courses
from slipstream.core.actions import Action
from slipstream.core.chance import SEED_BITS
from slipstream.core.rules import RULES_VERSION
from slipstream.drivers.weights import weights_version
from slipstream.records.record import Record
from slipstream.words.language import ToldError

if TYPE_CHECKING:
    from slipstream.drivers.search import Appraisal

REVIEW_ROLLOUTS: Final = 256
LOOK: Final = 4  # the first look at a choice has so many times fewer worlds
LOOKED_AT: Final = 6  # answers
ERRORS_OF_A_LOOK: Final = 1.5  # by which one must seem better to be looked at again
ERRORS_OF_A_MOMENT: Final = 2.0
CI95: Final = 1.96

Watch = Callable[[int, int], None]


class ReviewError(ToldError):
    """There is nothing to review."""

    prefix = "review"


@dataclass(frozen=True, slots=True)
class Judged:
    """What a choice was worth: chances to win with the answer given, and with a certainly better one."""

    played: float
    best: float  # the same as `played` if no answer is certainly better
    better: Action | None
    error: float  # standard error of the loss

    @property
    def loss(self) -> float:
        """What the choice cost, 0 or more."""
        return self.best - self.played


def evaluator() -> str:
    """Who judges: luck is only as good as the driver of the rollouts."""
    return f"slipstream {__version__}, rules {RULES_VERSION}, weights {weights_version()}"


def loss_of(better: Appraisal, played: Appraisal) -> tuple[float, float]:
    """How much better, and its standard error: world by world, so that common luck cancels out."""
    worlds = len(played.outcomes)
    differences = [one - other for one, other in zip(better.outcomes, played.outcomes, strict=True)]
    mean = sum(differences) / worlds
    squares = sum(difference * difference for difference in differences)
    spread = max(0.0, squares - worlds * mean * mean) / (worlds - 1)
    return mean, sqrt(spread / worlds)


def _of(judged: Sequence[Appraisal], action: Action) -> Appraisal:
    return next(one for one in judged if one.action == action)


def luck_of(seed: int, choice: Choice, look: int) -> int:
    """The seed of a look at a choice: no two share their worlds."""
    number = ((seed * 101 + choice.race) * 100_003 + choice.index) * 2 + look
    return number % (1 << SEED_BITS)


def judge(choice: Choice, rollouts: int, seed: int) -> Judged:
    """What one choice was worth, by the view of its moment."""
    from slipstream.drivers.search import appraise  # with its weights: who only adds up needs none

    view, decision, played = choice.view, choice.decision, choice.played
    given = () if played is None else (played,)
    look = max(2, rollouts // LOOK)
    first = appraise(
        view, decision, rollouts=look, seed=luck_of(seed, choice, 0), most=LOOKED_AT, include=given
    )
    own = played or first[0].action  # still open: nothing was lost
    pair = {own}
    loss, error = loss_of(first[0], _of(first, own))
    if loss > ERRORS_OF_A_LOOK * error:
        pair.add(first[0].action)
    # the best of many looks better than it is: only other worlds say what it is worth
    worth = appraise(
        view, decision, rollouts=rollouts, seed=luck_of(seed, choice, 1), most=0, include=list(pair)
    )
    mine, best = _of(worth, own), worth[0]
    loss, error = loss_of(best, mine)
    if loss <= ERRORS_OF_A_MOMENT * error or loss <= 0:
        return Judged(mine.win, mine.win, None, error)
    return Judged(mine.win, best.win, best.action, error)


def moment_of(choice: Choice, judged: Judged) -> Moment | None:
    """The moment to show, None if the choice cost nothing for certain."""
    if judged.better is None or choice.played is None:
        return None
    loss, margin = judged.loss, CI95 * judged.error
    return Moment(
        race=choice.race,
        index=choice.index,
        round=choice.round,
        step=choice.decision.step,
        cause=cause_of(choice.view, choice.decision, choice.played, judged.better),
        played=choice.played,
        better=judged.better,
        win=judged.played,
        loss=loss,
        loss_ci95=(max(0.0, loss - margin), min(1.0, loss + margin)),
        faces=choice.view.cars[choice.decision.seat].faces,
    )


def books_of(course: Course, judged: Sequence[Judged]) -> Books:
    """Losses and luck of one race. Without any choice all of it is luck from an unknown start: 0."""
    if course.won is None:
        outcome = judged[-1].played if judged else 0.0
    else:
        outcome = float(course.won)
    after = [one.best for one in judged[1:]] + [outcome]
    return Books(
        race=course.race,
        choices=len(judged),
        start=judged[0].best if judged else outcome,
        decisions=0.0 - sum(one.loss for one in judged),
        luck=sum((then - one.played for then, one in zip(after, judged, strict=True)), 0.0),
        outcome=outcome,
        finished=course.won is not None,
    )


def summed(seat: int, rollouts: int, driven: Sequence[Course], judged: Sequence[Sequence[Judged]]) -> Review:
    """The review of races whose choices are judged."""
    moments = [
        moment
        for course, worth in zip(driven, judged, strict=True)
        for choice, one in zip(course.choices, worth, strict=True)
        if (moment := moment_of(choice, one)) is not None
    ]
    moments.sort(key=lambda moment: (-moment.loss, moment.race, moment.index))
    books = [books_of(course, worth) for course, worth in zip(driven, judged, strict=True)]
    return Review(seat, evaluator(), rollouts, moments, books)


def check_rollouts(rollouts: int) -> int:
    """A power of two, so that shares are exact and everything adds up."""
    if rollouts < 2 or rollouts & (rollouts - 1):
        raise ReviewError("not-a-power-of-two", rollouts=rollouts)
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
