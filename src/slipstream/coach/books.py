"""What a review holds: the moments that cost most, and the books of each race, which add up."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from slipstream.core.actions import Action
from slipstream.core.cards import Face
from slipstream.records.notation import write_action

FORMAT: Final = "slipstream-review/1"


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice that cost more than chance can tell."""

    race: int
    index: int
    round: int
    step: str
    cause: str
    played: Action
    better: Action
    win: float
    loss: float
    loss_ci95: tuple[float, float]
    faces: list[Face]  # of the car, to name its cards

    def to_data(self) -> dict[str, Any]:
        """As JSON has it; answers in notation."""
        return {
            "race": self.race,
            "index": self.index,
            "round": self.round,
            "step": self.step,
            "cause": self.cause,
            "played": write_action(self.played),
            "better": write_action(self.better),
            "win": self.win,
            "loss": self.loss,
            "loss_ci95": list(self.loss_ci95),
        }


@dataclass(frozen=True, slots=True)
class Books:
    """One race: start + decisions + luck = outcome. Unfinished, the outcome is the chance it stands at."""

    race: int
    choices: int
    start: float
    decisions: float
    luck: float
    outcome: float
    finished: bool

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
    def luck(self) -> float:
        return sum(books.luck for books in self.races)

    @property
    def outcome(self) -> float:
        return sum(books.outcome for books in self.races)

    @property
    def result(self) -> float:
        return self.outcome - self.start

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
            "decisions": self.decisions,
            "luck": self.luck,
            "result": self.result,
            "races": [{**asdict(books), "result": books.result} for books in self.races],
        }
