"""Notes: an explanation in keys and numbers. The page and the terminal have the sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

Facts = dict[str, int | str]


@dataclass(frozen=True)
class Line:
    """A sentence as its key and what stands in it: seats, corners and cards as everywhere in the engine.

    `sum` are the terms of a sum, `seats` the cars of a list, if the sentence has one.
    """

    key: str
    facts: Facts = field(default_factory=dict)
    sum: Sequence[Line] = ()
    seats: Sequence[int] = ()


@dataclass(frozen=True)
class Note:
    """An explanation: title, sentences, and the clauses to read on."""

    title: Line
    lines: Sequence[Line]
    clauses: Sequence[str]
