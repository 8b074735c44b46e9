"""What can be wrong with a circuit file: one key and one sentence per kind of problem.

A front-end translates by `key` and `args`; `str()` gives the English sentence. `where` is the place
in the file ("corner C2", "drawing step 3"), empty for the top level.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

SENTENCES: Final = {
    # the file
    "unknown_circuit": 'there is no circuit "{name}"; known are {known} (a file must end in .toml)',
    "unreadable": "the file cannot be read: {reason}",
    "not_utf8": "the file is not UTF-8 text",
    "toml_syntax": "TOML syntax: {reason}",
    "wrong_format": 'format must be "{expected}", not {value}',
    # keys and types
    "not_a_circuit": "a circuit must be a table of keys and values, not {value}",
    "unknown_key": 'unknown key "{name}"; known are {known}',
    "unknown_key_near": 'unknown key "{name}"; did you mean "{near}"?',
    "missing_key": 'key "{name}" is missing',
    "not_whole": "{name} must be a whole number from {low} to {high}, not {value}",
    "not_number": "{name} must be a number from {low} to {high}, not {value}",
    "not_text": "{name} must be a text of 1 to {most} printable characters, not {value}",
    "not_id": "{name} must be made of a-z, 0-9, - and _ (1 to {most} characters), not {value}",
    "not_choice": "{name} must be one of {choices}, not {value}",
    "not_list": "{name} must be a list of {least} to {most} {items}, not {value}",
    "not_table": "{name} must be a table, not {value}",
    # corners
    "corner_id": 'id must be "{expected}" (corners are numbered in driving order), not {value}',
    "line_outside": "line_after {value} is outside the lap (0..{last})",
    "line_on_start": "line_after {value} lies on the start/finish line; the last possible value is {last}",
    "line_repeated": "line_after {value} is already the line of corner {other}",
    "line_order": "line_after {value} must be greater than the {previous} of corner {other}",
    "legend_outside": "legend_line_after {value} is outside the lap (0..{last})",
    "legend_line": (
        "legend_line_after {value} must lie between the previous corner line and this one: {low} to {high}"
    ),
    # grid, race line, press
    "grid_place": 'place {place} must be a space (0..{last}) with R or O, such as "{last}R", not {value}',
    "grid_repeated": "place {place} repeats {value}",
    "grid_order": (
        "place {place} must be {expected}, not {value}: R and O of each row, rows backwards from the line"
    ),
    "grid_corner": (
        "the line of corner {corner} (after space {line}) lies between the grid (from space {first}) "
        "and the start line"
    ),
    "stretch_outside": "{name} {value} is outside the lap (0..{last})",
    "race_line_gap": "no side is given for {spaces}",
    "race_line_twice": "more than one side is given for {spaces}",
    "press_corner": "letter {letter} must name a corner ({known}), not {value}",
    # drawing
    "sections": "sections {value} do not agree with the corner lines, which give {expected}",
    "path_step": "a step is {{ go }}, {{ turn, r }} or {{ corner }}, not {value}",
    "path_corners": "the path must mark {expected}, once each and in this order, not {value}",
    "path_empty": "nothing is drawn between {start} and {end}",
    "segments_total": "the segments have {value} spaces together, the lap has {expected}",
    "turn_total": "the turns add up to {value} degrees; a closed lap has 360 (left), -360 (right) or 0",
    "not_closed": "the lap ends {gap} spaces from where it starts; at most {most} can be evened out",
}


class Problem(NamedTuple):
    """One thing that is wrong; `args` are plain values."""

    key: str
    args: dict[str, str | int | float]

    def __str__(self) -> str:
        where = self.args.get("where", "")
        sentence = SENTENCES[self.key].format_map(self.args)
        return f"{where}: {sentence}" if where else sentence


class CircuitError(ValueError):
    """A circuit that cannot be used, with all of its problems.

    >>> print(CircuitError("my.toml", [Problem("missing_key", {"where": "corner C2", "name": "limit"})]))
    my.toml: corner C2: key "limit" is missing
    """

    def __init__(self, name: str, problems: list[Problem]) -> None:
        super().__init__(name, problems)
        self.name = name
        self.problems = problems

    def __str__(self) -> str:
        return f"{self.name}: " + "; ".join(str(problem) for problem in self.problems)


def shown(value: object) -> str:
    """A value as the author wrote it, cut to a readable length."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__ if isinstance(value, (dict, list, int)) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."
