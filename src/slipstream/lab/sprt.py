"""A sequential test: as few blocks as it takes to tell whether one driver is better than another.

The generalised sequential probability ratio test for the mean of block scores, the variance estimated from
them: n (h1 - h0) (m - (h0 + h1) / 2) / s² for n scores with mean m and variance s².

>>> test = Sprt(h0=0.0, h1=0.1)
>>> for _ in range(12):
...     for score in (0.3, 0.5):
...         test.add(score)
>>> test.verdict
'accepted'
"""

from __future__ import annotations

from math import log
from typing import Final

ACCEPTED: Final = "accepted"  # H1: better
REJECTED: Final = "rejected"  # H0: not better
UNDECIDED: Final = "undecided"

LEAST_BLOCKS: Final = 24  # before that the variance is not known well enough
USUAL_VARIANCE: Final = 0.2  # of a block of equal drivers; counts as one block, so that s² is never 0


class Sprt:
    """Scores are added one by one; once there is a verdict it stays."""

    def __init__(self, h0: float = 0.0, h1: float = 0.1, alpha: float = 0.05, beta: float = 0.05) -> None:
        self.h0 = h0
        self.h1 = h1
        self.lower = log(beta / (1 - alpha))
        self.upper = log((1 - beta) / alpha)
        self.scores: list[float] = []
        self.history: list[float] = []  # the log-likelihood ratio after every block
        self.verdict = UNDECIDED

    @property
    def llr(self) -> float:
        """The log-likelihood ratio of H1 over H0."""
        count = len(self.scores)
        if count == 0:
            return 0.0
        middle = sum(self.scores) / count
        spread = sum((score - middle) ** 2 for score in self.scores)
        variance = (spread + USUAL_VARIANCE) / count
        return count * (self.h1 - self.h0) * (middle - (self.h0 + self.h1) / 2) / variance

    def add(self, score: float) -> None:
        """One more block."""
        if self.verdict != UNDECIDED:
            return
        self.scores.append(score)
        llr = self.llr
        self.history.append(llr)
        if len(self.scores) >= LEAST_BLOCKS:
            if llr >= self.upper:
                self.verdict = ACCEPTED
            elif llr <= self.lower:
                self.verdict = REJECTED
