"""Reviews of finished races, worked out beside the server."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import structlog

from slipstream.coach.books import Review as Reviewed
from slipstream.coach.reviews import (
    REVIEW_ROLLOUTS,
    Judged,
    ReviewError,
    races_to_review,
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
from slipstream.server.protocol.messages import Review, ReviewMoment, ReviewProgress, ReviewWanted
from slipstream.server.protocol.problems import RequestError

KEPT: Final = 64  # reviews that are kept ready
MOST_WAITING: Final = 8
SEED: Final = 1  # everybody who asks sees the same numbers

log = structlog.get_logger("slipstream")
Key = tuple[str, int, int]


class _Work:
    """A review that is worked out, or was."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.review: Review | None = None
        self.problem: RequestError | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        return self.review is not None or self.problem is not None


class Reviews:
    """The reviews of this process; one is worked out at a time, and races go first."""

    def __init__(self, thinking: Minds) -> None:
        self.minds = thinking
        self._known: OrderedDict[Key, _Work] = OrderedDict()
        self._one = asyncio.Lock()

    def ask(self, id: str, record: Record, wanted: ReviewWanted) -> ReviewProgress:
        """How far the review of a seat is; it begins when it is asked for first."""
        if wanted.seat >= record.setup.players:
            raise RequestError("no-such-seat")
        key = id, wanted.race, wanted.seat
        work = self._known.get(key)
        if work is None:
            if sum(not other.done for other in self._known.values()) >= MOST_WAITING:
                raise RequestError("too-fast", seconds=30)
            work = self._known[key] = _Work()
            work.task = asyncio.get_running_loop().create_task(self._work(work, record, wanted))
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        if work.problem is not None:
            del self._known[key]  # who asks again gets another try
            raise work.problem
        return ReviewProgress(progress=work.progress, review=work.review)

    async def _work(self, work: _Work, record: Record, wanted: ReviewWanted) -> None:
        try:
            async with self._one:
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
            played, best, better, error = await self.minds.ask(minds.judge, data, REVIEW_ROLLOUTS, SEED)
            found.append(Judged(played, best, None if better is None else Action(*better), error))
            work.progress = (at + 1) / (len(course.choices) + 1)
        return found

    def close(self) -> None:
        """The server stops."""
        for work in self._known.values():
            if work.task is not None:
                work.task.cancel()


def review_message(review: Reviewed, race: int) -> Review:
    """A review as it goes over the wire."""
    moments = [
        ReviewMoment.model_validate(
            {
                **moment.to_data(),
                "played": wire.option(moment.played),
                "better": wire.option(moment.better),
                "loss_ci95": moment.loss_ci95,
            }
        )
        for moment in review.moments
    ]
    return Review(
        seat=review.seat,
        race=race,
        evaluator=review.evaluator,
        rollouts=review.rollouts,
        choices=review.choices,
        start=review.start,
        outcome=review.outcome,
        moments=moments,
        decisions=review.decisions,
        luck=review.luck,
        result=review.result,
    )
