"""Estimates with their uncertainty. The block is the unit: its races share their luck.

>>> interval([[1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0]], seed=1)
(0.125, 0.875)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from slipstream.core.chance import FAST, stream

DRAWS: Final = 1000
TAIL: Final = 0.025  # on either side: 95 %

Strata = Sequence[Sequence[float]]  # the values of the blocks, circuit by circuit
Interval = tuple[float, float]


def mean(values: Sequence[float]) -> float:
    """The mean; of nothing it is 0."""
    return sum(values) / len(values) if values else 0.0


def intervals(columns: Sequence[Strata], seed: int, draws: int = DRAWS) -> list[Interval]:
    """95 % intervals for the means of several columns, by block bootstrap.

    Blocks are drawn again with replacement, as many of every circuit as there are; all columns see the
    same draws. The ends are percentiles of the means. A circuit with one block says nothing about its
    spread: then blocks of all circuits are drawn together.
    """
    if not columns:
        return []
    if any(len(stratum) < 2 for stratum in columns[0]):
        columns = [[[value for stratum in column for value in stratum]] for column in columns]
    sizes = [len(stratum) for stratum in columns[0]]
    total = sum(sizes)
    if total == 0:
        return [(0.0, 0.0)] * len(columns)
    luck = stream(FAST, seed, 0, "bootstrap")
    means: list[list[float]] = [[] for _ in columns]
    for _ in range(draws):
        sums = [0.0] * len(columns)
        for stratum, size in enumerate(sizes):
            picked = [luck.below(size) for _ in range(size)]
            for at, column in enumerate(columns):
                sums[at] += sum(map(column[stratum].__getitem__, picked))
        for at, found in enumerate(sums):
            means[at].append(found / total)
    cut = int(TAIL * draws)
    return [(found[cut], found[-1 - cut]) for found in map(sorted, means)]


def interval(strata: Strata, seed: int) -> Interval:
    """The interval of one column."""
    return intervals([strata], seed)[0]


def share_interval(strata: Strata, found: Interval, most: float = 1.0) -> Interval:
    """The interval of a share that is `most` at the most, from the one that `intervals` found.

    Where every block says 0, or every block the most, resampling sees no doubt at all: there the exact
    bound for so many equal observations is used.
    """
    values = {value / most for stratum in strata for value in stratum}
    count = sum(len(stratum) for stratum in strata)
    if count < 2:
        return 0.0, most
    if values in ({0.0}, {1.0}):
        missed: float = 1 - TAIL ** (1 / count)
        return (0.0, missed * most) if values == {0.0} else ((1 - missed) * most, most)
    return found


def ratio_interval(blocks: Sequence[tuple[float, float]], seed: int, draws: int = DRAWS) -> Interval:
    """The interval of a sum over another one, such as places by cars that held a card, by block bootstrap."""
    luck = stream(FAST, seed, 0, "bootstrap")
    size = len(blocks)
    found = []
    for _ in range(draws):
        above = below = 0.0
        for _ in range(size):
            one, two = blocks[luck.below(size)]
            above += one
            below += two
        if below:
            found.append(above / below)
    found.sort()
    cut = int(TAIL * len(found))
    return (found[cut], found[-1 - cut]) if found else (0.0, 0.0)
