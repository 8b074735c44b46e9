"""What one choice was worth: the answer that was given against the best of the others.

Both are driven on in the same worlds, which fit what the seat knew then; after some rounds the pace model
says how each race will end (`slipstream.pace.arrivals`). Answers are compared world by world, so that common
luck cancels out. A first look, on worlds of its own, only names the answer to compare with: so the best of
many equal answers is not taken for a better one, and the loss that is measured then is as likely too small as
too large. Where nobody of them wins any more, they are compared by the place they lead to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from slipstream.coach.walking import Choice
from slipstream.core.actions import Action
from slipstream.core.chance import SEED_BITS

if TYPE_CHECKING:
    from slipstream.drivers.search import Appraisal

HORIZON: Final = 5  # rounds that are driven before the model judges
FIRST_HORIZON: Final = 3  # in the first look
LOOK: Final = 4  # the first look at a choice has so many times fewer worlds
LATE: Final = (
    4  # near the end, where each race ends in full, there are so many times more worlds: they are short
)
LOOKED_AT: Final = 6  # answers
ERRORS_OF_A_LOOK: Final = 1.0  # by which one must seem better to be looked at again
ERRORS_OF_A_PROOF: Final = 2.5
OUT_OF_REACH: Final = 0.02  # below this chance to win, places count
LEAST_LOSS: Final = 0.01  # of the chance to win: less is nothing to be told of
LEAST_PLACES: Final = 0.15
GOOD: Final = 0.05  # by which all other plans are worse, where one is called the only good one
GOOD_PLACES: Final = 0.5
GRAIN: Final = 1 << 24  # chances and places are counted in such parts, so that sums are exact
#: steps at which there may be an only good answer: in the others it is plain what to do
TURNS: Final = ("plan", "slipstream")


@dataclass(frozen=True, slots=True)
class Worth:
    """What one answer leads to, with one standard error each."""

    win: float
    win_error: float
    place: float  # expected, from 1
    place_error: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice: what was played, and by how much another answer is better, or worse if below 0.

    `better` is that answer, where it is certainly better; `margin` says by how much the one that was given
    is certainly better than all others, where it is.
    """

    played: Worth
    loss: float = 0.0
    loss_error: float = 0.0
    places: float = 0.0  # lost
    places_error: float = 0.0
    better: Action | None = None
    by_place: bool = False  # winning is out of reach: places say what is better
    margin: float = 0.0  # of chance, or of places

    @property
    def best(self) -> float:
        """The chance to win before the choice: with the best answer."""
        return self.played.win + self.loss

    @property
    def best_place(self) -> float:
        """The place to expect before the choice."""
        return self.played.place - self.places


def exact(number: float) -> float:
    """The number, rounded so little that nobody sees it, and so much that sums of them are exact."""
    return round(number * GRAIN) / GRAIN


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of the worlds, and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    spread = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return mean, sqrt(spread / count)


def share_error(win: float, spread: float, worlds: int) -> float:
    """The standard error of a chance; where all worlds say the same, it is not certain either."""
    return max(spread, 0.5 / (worlds + 2)) if 0 <= win <= 1 else spread


def worth_of(judged: Appraisal) -> Worth:
    """What the worlds say of one answer."""
    win, win_error = mean_and_error(judged.outcomes)
    place, place_error = mean_and_error(judged.places)
    return Worth(exact(win), share_error(win, win_error, len(judged.outcomes)), exact(place), place_error)


def apart(better: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How much larger the first are, and the standard error: world by world, so common luck cancels out."""
    return mean_and_error([one - two for one, two in zip(better, other, strict=True)])


def _of(judged: Sequence[Appraisal], action: Action) -> Appraisal:
    return next(one for one in judged if one.action == action)


def luck_of(seed: int, choice: Choice, look: int) -> int:
    """The seed of a look at a choice: no two share their worlds."""
    number = ((seed * 101 + choice.race) * 100_003 + choice.index) * 2 + look
    return number % (1 << SEED_BITS)


#: an answer's worlds, so that more is better: chances to win, or places
Numbers = Callable[["Appraisal"], list[float]]


def _wins(one: Appraisal) -> list[float]:
    return one.outcomes


def _ranks(one: Appraisal) -> list[float]:
    return [-place for place in one.places]


def judge(choice: Choice, rollouts: int, seed: int) -> Judged:
    """What one choice was worth, by the view of its moment."""
    from slipstream.drivers.search import appraise  # with its weights: who only adds up needs none

    view, decision, played = choice.view, choice.decision, choice.played
    given = () if played is None else (played,)
    first = appraise(
        view,
        decision,
        rollouts=max(2, rollouts // LOOK),
        seed=luck_of(seed, choice, 0),
        most=LOOKED_AT,
        include=given,
        horizon=FIRST_HORIZON,
    )
    by_place = first[0].win < OUT_OF_REACH
    numbers: Numbers = _ranks if by_place else _wins
    first.sort(key=lambda one: (-sum(numbers(one)), one.pace))
    own = played or first[0].action  # still open: nothing was lost
    rival = _rival(first, own, numbers, by_place, decision.step)
    pair = [own] if rival is None else [own, rival]
    worlds = rollouts * LATE if min(one.pace for one in first) <= HORIZON else rollouts
    # the best of many looks better than it is: only other worlds say what it is worth
    found = appraise(
        view, decision, rollouts=worlds, seed=luck_of(seed, choice, 1), most=0, include=pair, horizon=HORIZON
    )
    mine = _of(found, own)
    if rival is None:
        return Judged(worth_of(mine), by_place=by_place)
    other = _of(found, rival)
    gain, error = apart(numbers(other), numbers(mine))
    proven = gain > ERRORS_OF_A_PROOF * error and gain >= (LEAST_PLACES if by_place else LEAST_LOSS)
    least = -gain - ERRORS_OF_A_PROOF * error
    if rival == first[1].action and own == first[0].action:  # looked at as the second best: no loss to count
        good = least >= (GOOD_PLACES if by_place else GOOD)
        return Judged(worth_of(mine), by_place=by_place, margin=-gain if good else 0.0)
    loss, loss_error = apart(other.outcomes, mine.outcomes)
    places, places_error = apart(mine.places, other.places)
    return Judged(
        worth_of(mine),
        exact(loss),
        loss_error,
        exact(places),
        places_error,
        rival if proven else None,
        by_place,
    )


def _rival(
    first: Sequence[Appraisal], own: Action, numbers: Numbers, by_place: bool, step: str
) -> Action | None:
    """The answer to compare with: one that seems better, or else the next best if it seems far behind."""
    mine = _of(first, own)
    if first[0].action != own:
        gain, error = apart(numbers(first[0]), numbers(mine))
        return first[0].action if gain > ERRORS_OF_A_LOOK * error and gain > 0 else None
    if len(first) < 2 or step not in TURNS:
        return None
    gain, _ = apart(numbers(mine), numbers(first[1]))
    return first[1].action if gain >= (GOOD_PLACES if by_place else GOOD) else None
