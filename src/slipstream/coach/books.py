"""What a review holds: every choice with what it cost, the moments to tell of, and books that add up."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from slipstream.coach.reasons import Reason
from slipstream.core.actions import Action
from slipstream.core.cards import Face
from slipstream.core.track import Track
from slipstream.records.notation import write_action

FORMAT: Final = "slipstream-review/1"
NAMES: Final = ("track", "faces")  # what is only there to find words


@dataclass(frozen=True, slots=True)
class Row:
    """A choice on the way from the start to the result: chance to win and place, before it and after it.

    `loss` and `places` are what it cost, as measured: with their uncertainty, so that they may be below 0.
    """

    race: int
    index: int
    round: int
    step: str
    before: float
    after: float
    error: float  # of `after`: one standard error, as all errors here
    loss: float
    loss_error: float
    place_before: float
    place_after: float
    place_error: float
    places: float
    places_error: float
    accuracy: float | None  # in percent; None in steps that are not counted


@dataclass(frozen=True, slots=True)
class Turn:
    """What an answer could be expected to lead to in its turn; progress in spaces."""

    speed: float
    heat: float
    engine: float
    spin_out: float
    progress: float
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice that cost something for certain."""

    race: int
    index: int
    round: int
    step: str
    cause: str
    mark: str  # ?? or ?, empty for a small one
    corner: int | None  # the next one; None on the way to the finish
    played: Action
    better: Action
    win: float
    loss: float
    loss_ci95: tuple[float, float]
    place: float
    places: float  # lost
    places_ci95: tuple[float, float]
    by_place: bool  # winning was out of reach
    played_turn: Turn | None
    better_turn: Turn | None
    told: list[Reason]
    track: Track  # to name corners and cards
    faces: list[Face]

    @property
    def weight(self) -> float:
        """How much there is to tell of it: a place counts like a tenth of a win."""
        return max(self.loss, self.places / 10) if self.by_place else self.loss

    def to_data(self) -> dict[str, Any]:
        """As JSON has it; answers in notation."""
        data = {name: getattr(self, name) for name in self.__slots__ if name not in NAMES}
        return {
            **data,
            "played": write_action(self.played),
            "better": write_action(self.better),
            "loss_ci95": list(self.loss_ci95),
            "places_ci95": list(self.places_ci95),
            "played_turn": None if self.played_turn is None else asdict(self.played_turn),
            "better_turn": None if self.better_turn is None else asdict(self.better_turn),
            "told": [{"key": one.key, "facts": dict(one.facts)} for one in self.told],
        }


@dataclass(frozen=True, slots=True)
class Highlight:
    """A moment that was no mistake: the only good answer, or what luck did."""

    race: int
    index: int  # of the choice, or of the one before it happened
    round: int
    kind: str  # good, or what luck did it: flip, cards, rivals, spin-out
    corner: int | None
    played: Action | None  # the only good answer
    change: float  # of the chance to win
    error: float
    places: float  # gained
    by_place: bool
    told: list[Reason]
    track: Track  # to name corners and cards
    faces: list[Face]

    @property
    def weight(self) -> float:
        """How much there is to tell of it."""
        return abs(self.places) / 10 if self.by_place else abs(self.change)

    def to_data(self) -> dict[str, Any]:
        """As JSON has it; the answer in notation."""
        data = {name: getattr(self, name) for name in self.__slots__ if name not in NAMES}
        played = None if self.played is None else write_action(self.played)
        told = [{"key": one.key, "facts": dict(one.facts)} for one in self.told]
        return {**data, "played": played, "told": told}


@dataclass(frozen=True, slots=True)
class Books:
    """One race: start + decisions + luck = outcome. Unfinished, the outcome is the chance it stands at.

    Once by the chance to win and once by the place, where choices and luck that help are below 0.
    """

    race: int
    choices: int
    start: float
    decisions: float
    decisions_error: float
    luck: float
    outcome: float
    finished: bool
    place_start: float
    place_decisions: float
    place_luck: float
    place: float

    @property
    def result(self) -> float:
        """What came of the chance at the start."""
        return self.outcome - self.start


@dataclass(frozen=True, slots=True)
class Review:
    """The races of one seat looked at again; numbers of several races are sums."""

    seat: int
    evaluator: str
    rollouts: int
    moments: list[Moment]  # the dearest first
    highlights: list[Highlight]  # the greatest first
    rows: list[Row]
    races: list[Books]

    @property
    def choices(self) -> int:
        return sum(books.choices for books in self.races)

    @property
    def start(self) -> float:
        return sum(books.start for books in self.races)

    @property
    def decisions(self) -> float:
        return sum(books.decisions for books in self.races)

    @property
    def decisions_error(self) -> float:
        return sqrt(sum(books.decisions_error**2 for books in self.races))

    @property
    def luck(self) -> float:
        return sum(books.luck for books in self.races)

    @property
    def outcome(self) -> float:
        return sum(books.outcome for books in self.races)

    @property
    def result(self) -> float:
        return self.outcome - self.start

    @property
    def accuracy(self) -> float | None:
        """The mean over all plans, in percent; None without a plan."""
        found = [row.accuracy for row in self.rows if row.accuracy is not None]
        return sum(found) / len(found) if found else None

    def to_data(self) -> dict[str, Any]:
        """As `slipstream review --json` prints it."""
        return {
            "format": FORMAT,
            "seat": self.seat,
            "evaluator": self.evaluator,
            "rollouts": self.rollouts,
            "choices": self.choices,
            "start": self.start,
            "outcome": self.outcome,
            "moments": [moment.to_data() for moment in self.moments],
            "highlights": [one.to_data() for one in self.highlights],
            "decisions": self.decisions,
            "decisions_error": self.decisions_error,
            "luck": self.luck,
            "result": self.result,
            "accuracy": self.accuracy,
            "rows": [asdict(row) for row in self.rows],
            "races": [{**asdict(books), "result": books.result} for books in self.races],
        }
