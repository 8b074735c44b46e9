"""Reviews of finished races, worked out beside the server."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import asdict
from typing import Any, Final

import structlog

from slipstream.coach.books import Highlight, Moment, Row
from slipstream.coach.books import Review as Reviewed
from slipstream.coach.judging import Judged, Worth
from slipstream.coach.reviews import (
    REVIEW_ROLLOUTS,
    ReviewError,
    races_to_review,
    row_of,
    summed,
)
from slipstream.coach.walking import Course
from slipstream.core.actions import Action
from slipstream.records.record import Record
from slipstream.server.live import minds
from slipstream.server.live.minds import Minds
from slipstream.server.live.parcels import pack
from slipstream.server.logs import failure
from slipstream.server.protocol import wire
from slipstream.server.protocol.messages import (
    Review,
    ReviewHighlight,
    ReviewMoment,
    ReviewProgress,
    ReviewRow,
    ReviewWanted,
)
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.fair import Fair

KEPT: Final = 64  # reviews that are kept ready
MOST_WAITING: Final = 24
MOST_EACH: Final = 4  # of one visitor
SEED: Final = 1  # everybody who asks sees the same numbers

log = structlog.get_logger("slipstream")
Key = tuple[str, int, int]


class _Work:
    """A review that is worked out, or was."""

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor
        self.progress = 0.0
        self.rows: list[ReviewRow] = []
        self.review: Review | None = None
        self.problem: RequestError | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        return self.review is not None or self.problem is not None


class Reviews:
    """The reviews of this process: one choice is judged at a time, and races go first."""

    def __init__(self, thinking: Minds) -> None:
        self.minds = thinking
        self._known: OrderedDict[Key, _Work] = OrderedDict()
        self._fair = Fair(1)

    def ask(self, id: str, record: Record, wanted: ReviewWanted, visitor: str = "") -> ReviewProgress:
        """How far the review of a seat is; it begins when it is asked for first."""
        if wanted.seat >= record.setup.players:
            raise RequestError("no-such-seat")
        key = id, wanted.race, wanted.seat
        work = self._known.get(key)
        if work is None:
            undone = [other.visitor for other in self._known.values() if not other.done]
            if len(undone) >= MOST_WAITING or undone.count(visitor) >= MOST_EACH:
                raise RequestError("too-fast", seconds=30)
            work = self._known[key] = _Work(visitor)
            work.task = asyncio.get_running_loop().create_task(self._work(work, record, wanted, visitor))
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        if work.problem is not None:
            del self._known[key]  # who asks again gets another try
            raise work.problem
        rows = [] if work.review is not None else work.rows
        return ReviewProgress(progress=work.progress, rows=rows, review=work.review)

    async def _work(self, work: _Work, record: Record, wanted: ReviewWanted, visitor: str) -> None:
        try:
            async with self._fair.turn(visitor):
                driven = await asyncio.to_thread(races_to_review, record, wanted.seat, wanted.race)
            judged = [await self._judged(work, course) for course in driven]
            review = summed(wanted.seat, REVIEW_ROLLOUTS, driven, judged)
            work.review = review_message(review, wanted.race)
            work.progress = 1.0
        except ReviewError:
            work.problem = RequestError("nothing-to-review")
        except Exception as error:
            log.error("review-failed", **failure(error))
            work.problem = RequestError("server-error")

    async def _judged(self, work: _Work, course: Course) -> list[Judged]:
        found = []
        for at, choice in enumerate(course.choices):
            rest = choice.race, choice.index, choice.round, choice.played
            data = pack(choice.view, choice.decision, *rest)
            async with self._fair.turn(work.visitor):  # between two choices others have their turn
                plain = await self.minds.ask(minds.judge, data, REVIEW_ROLLOUTS, SEED)
            found.append(judged_of(plain))
            work.rows.append(row_message(row_of(choice, found[-1])))
            work.progress = (at + 1) / (len(course.choices) + 1)
        return found

    def close(self) -> None:
        """The server stops."""
        for work in self._known.values():
            if work.task is not None:
                work.task.cancel()


def judged_of(plain: tuple[Any, ...]) -> Judged:
    """A judgement as `minds.judge` sends it."""
    played, loss, loss_error, places, places_error, better, by_place, margin = plain
    answer = None if better is None else Action(*better)
    return Judged(Worth(*played), loss, loss_error, places, places_error, answer, by_place, margin)


def row_message(row: Row) -> ReviewRow:
    """A choice as it goes over the wire: a review of the server is of one race."""
    fields = asdict(row)
    del fields["race"]
    return ReviewRow(**fields)


def moment_fields(moment: Moment | Highlight) -> dict[str, Any]:
    """A moment as it goes over the wire: answers as everywhere there."""
    fields = moment.to_data()
    for name in ("played", "better"):
        answer: Action | None = getattr(moment, name, None)
        if name in fields:
            fields[name] = None if answer is None else wire.option(answer)
    for name in ("loss_ci95", "places_ci95"):
        if name in fields:
            fields[name] = tuple(fields[name])
    return fields


def review_message(review: Reviewed, race: int) -> Review:
    """A review as it goes over the wire."""
    books = review.races[0]
    return Review(
        seat=review.seat,
        race=race,
        evaluator=review.evaluator,
        rollouts=review.rollouts,
        choices=review.choices,
        start=review.start,
        outcome=review.outcome,
        moments=[ReviewMoment.model_validate(moment_fields(one)) for one in review.moments],
        highlights=[ReviewHighlight.model_validate(moment_fields(one)) for one in review.highlights],
        rows=[row_message(row) for row in review.rows],
        decisions=review.decisions,
        decisions_error=review.decisions_error,
        luck=review.luck,
        result=review.result,
        place_start=books.place_start,
        place_decisions=books.place_decisions,
        place_luck=books.place_luck,
        place=books.place,
        accuracy=review.accuracy,
    )
