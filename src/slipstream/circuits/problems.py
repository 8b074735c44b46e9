"""What can be wrong with a circuit file: one key and one sentence per kind of problem.

`str()` gives the English sentence, `told()` the one in the language spoken. `where` is the place in the
file ("corner C2", "drawing step 3"), empty for the top level.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from slipstream.words.language import ENGLISH, ToldError, say, speaking

#: places in a file whose names are words; other places are keys of the file
PLACES: Final = {"corner ": "corner", "drawing step ": "step", "segment ": "segment", "scenery ": "thing"}


def where_text(where: str) -> str:
    """A place in the file, in words."""
    for start, name in PLACES.items():
        if where.startswith(start):
            return say(f"file-{name}", number=where.removeprefix(start))
    return where


class Problem(NamedTuple):
    """One thing that is wrong; `args` are plain values."""

    key: str
    args: dict[str, str | int | float]

    def told(self) -> str:
        """The sentence in the language spoken."""
        sentence = say(f"circuit-{self.key}", **self.args)
        where = str(self.args.get("where", ""))
        return say("file-place", where=where_text(where), problem=sentence) if where else sentence

    def __str__(self) -> str:
        with speaking(ENGLISH):
            return self.told()


class CircuitError(ToldError):
    """A circuit that cannot be used, with all of its problems.

    >>> print(CircuitError("my.toml", [Problem("missing_key", {"where": "corner C2", "name": "limit"})]))
    my.toml: corner C2: key "limit" is missing
    """

    def __init__(self, name: str, problems: list[Problem]) -> None:
        super().__init__("circuit")
        self.name = name
        self.problems = problems

    def told(self) -> str:
        """All problems in the language spoken."""
        return f"{self.name}: " + "; ".join(problem.told() for problem in self.problems)


def shown(value: object) -> str:
    """A value as the author wrote it, cut to a readable length."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__ if isinstance(value, (dict, list, int)) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."
