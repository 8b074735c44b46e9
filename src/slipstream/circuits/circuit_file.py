"""The format `slipstream-circuit/1`: which circuits are valid, and everything that is wrong with one."""

from __future__ import annotations

import re
from typing import Final

from slipstream.circuits.checking import Table
from slipstream.circuits.drawing_file import check_closing, check_drawing, check_segments
from slipstream.circuits.problems import Problem, shown
from slipstream.core.track import MAX_LENGTH, MIN_LENGTH

FORMAT: Final = "slipstream-circuit/1"
PRESS_LETTERS: Final = "ABCDE"
SIDES: Final = ("left", "right")
GRID_PLACES: Final = 8  # when the file gives none; six cars at least must fit
MIN_GRID: Final = 6
MAX_GRID: Final = 16
MAX_CORNERS: Final = 12

REQUIRED: Final = ("format", "id", "name", "length", "laps", "heat", "stress", "corners")
CORNER_REQUIRED: Final = ("line_after", "limit", "legend_line_after")
CORNER_OPTIONAL: Final = ("id", "name")
OPTIONAL: Final = ("place", "country", "grid", "race_line", "press", "drawing", "segments")


def derived_grid(length: int) -> list[str]:
    """Eight places behind the start line, R before O in every row (SETUP-9)."""
    return [f"{length - 1 - place // 2}{'RO'[place % 2]}" for place in range(GRID_PLACES)]


def problems_of(data: object) -> list[Problem]:
    """Everything that is wrong with circuit data, in the order of the format; [] if it is valid."""
    if not isinstance(data, dict):
        return [Problem("not_a_circuit", {"where": "", "value": shown(data)})]
    problems: list[Problem] = []
    top = Table(data, "", problems, REQUIRED, OPTIONAL)
    if "format" in data and data["format"] != FORMAT:
        top.note("wrong_format", expected=FORMAT, value=shown(data["format"]))
    top.slug("id")
    for name in ("name", "place", "country"):
        top.text(name)
    length = top.whole("length", MIN_LENGTH, MAX_LENGTH)
    top.whole("laps", 1, 20)
    top.whole("heat", 0, 20)
    top.whole("stress", 0, 6)
    lines = _corners(top, length)
    _grid(top, length, lines)
    _race_line(top, length)
    _press(top, lines)
    check_drawing(top, length, lines)
    check_segments(top, length)
    if not problems:
        check_closing(top)
    return problems


def _corners(top: Table, length: int | None) -> list[int | None]:
    """Check the corners; their `line_after`, None where it is unusable."""
    lines: list[int | None] = []
    legends: list[int | None] = []
    tables: list[Table] = []
    for number, value in enumerate(top.rows("corners", 1, MAX_CORNERS, "corners") or [], start=1):
        where = f"corner C{number}"
        data = top.table(value, "corner", where)
        required = CORNER_REQUIRED if data is not None else ()
        data = data or {}
        corner = Table(data, where, top.problems, required, CORNER_OPTIONAL)
        tables.append(corner)
        if "id" in data and data["id"] != f"C{number}":
            corner.note("corner_id", expected=f"C{number}", value=shown(data["id"]))
        corner.text("name")
        lines.append(_line(corner, length, lines))
        corner.whole("limit", 0, 20)
        legends.append(_in_lap(corner, "legend_line_after", length, "legend_outside"))
    for index, corner in enumerate(tables):
        line, legend, previous = lines[index], legends[index], lines[index - 1]
        if length is not None and line is not None and legend is not None and previous is not None:
            _legend_line(corner, length, line, legend, previous)
    return lines


def _in_lap(table: Table, name: str, length: int | None, key: str) -> int | None:
    """A space number of the lap; `key` is the problem of a number that is too great."""
    value = table.data.get(name)
    if type(value) is not int or length is None:
        return table.whole(name, 0, (length or MAX_LENGTH) - 1)
    if not 0 <= value < length:
        table.note(key, name=name, value=shown(value), last=length - 1)
        return None
    return value


def _line(corner: Table, length: int | None, before: list[int | None]) -> int | None:
    """TRACK-4: a corner line lies inside the lap, beyond the line of the corner before it."""
    line = _in_lap(corner, "line_after", length, "line_outside")
    if line is None:
        return None
    if length is not None and line == length - 1:
        corner.note("line_on_start", value=line, last=length - 2)
        return None
    if line in before:
        corner.note("line_repeated", value=line, other=f"C{before.index(line) + 1}")
        return None
    for number, other in enumerate(before, start=1):
        if other is not None and line < other:
            corner.note("line_order", value=line, previous=other, other=f"C{number}")
            return None
    return line


def _legend_line(corner: Table, length: int, line: int, legend: int, previous: int) -> None:
    """TRACK-11: in front of the corner, at most as far back as the corner line before it."""
    distance = (line - previous) % length or length
    zone = (line - legend) % length
    if not 0 < zone <= distance:
        corner.note("legend_line", value=legend, low=previous, high=(line - 1) % length)


def _grid(top: Table, length: int | None, lines: list[int | None]) -> None:
    """SETUP-9: rows backwards from the start line, R then O, all behind the last corner."""
    where = Table({}, "grid", top.problems)
    if length is None:
        top.rows("grid", MIN_GRID, MAX_GRID, "places")
        return
    places = top.rows("grid", MIN_GRID, MAX_GRID, "places") if "grid" in top.data else derived_grid(length)
    spaces: list[int] = []
    row = length
    seen: set[str] = set()
    for place, value in enumerate(places or [], start=1):
        found = re.fullmatch(r"(0|[1-9][0-9]{0,2})([RO])", value) if isinstance(value, str) else None
        if found is None or int(found[1]) >= length:
            where.note("grid_place", place=place, last=length - 1, value=shown(value))
            return  # the order of the rest cannot be judged
        space, spot = int(found[1]), found[2]
        if value in seen:
            where.note("grid_repeated", place=place, value=value)
            return
        if place % 2 == 0 and (space, spot) != (row, "O"):
            where.note("grid_order", place=place, expected=f"{row}O", value=value)
            return
        if place % 2 == 1 and (spot != "R" or space >= row):
            where.note("grid_order", place=place, expected=f"{max(row - 1, 0)}R", value=value)
            return
        row = space
        seen.add(value)
        spaces.append(space)
    for number, line in enumerate(lines, start=1):
        if spaces and line is not None and line >= min(spaces):
            where.note("grid_corner", corner=f"C{number}", line=line, first=min(spaces))


def _race_line(top: Table, length: int | None) -> None:
    """TRACK-3: a side for every space, exactly once."""
    stretches = top.rows("race_line", 1, MAX_LENGTH, "stretches")
    if stretches is None:
        return
    covered = [0] * (length or 0)
    sound = length is not None
    for number, value in enumerate(stretches, start=1):
        where = f"race_line {number}"
        data = top.table(value, "stretch", where)
        if data is None:
            sound = False
            continue
        stretch = Table(data, where, top.problems, ("from", "to", "side"))
        stretch.choice("side", SIDES)
        first = _in_lap(stretch, "from", length, "stretch_outside")
        last = _in_lap(stretch, "to", length, "stretch_outside")
        if first is None or last is None or length is None:
            sound = False
            continue
        for step in range((last - first) % length + 1):
            covered[(first + step) % length] += 1
    if not sound:
        return
    where_all = Table({}, "race_line", top.problems)
    missing = [space for space, times in enumerate(covered) if times == 0]
    if missing:
        where_all.note("race_line_gap", spaces=_ranges(missing), number=len(missing))
    twice = [space for space, times in enumerate(covered) if times > 1]
    if twice:
        where_all.note("race_line_twice", spaces=_ranges(twice), number=len(twice))


def _ranges(spaces: list[int]) -> str:
    """Space numbers in short: "4-7, 9"."""
    runs: list[list[int]] = []
    for space in spaces:
        if runs and runs[-1][-1] == space - 1:
            runs[-1].append(space)
        else:
            runs.append([space])
    words = [f"{run[0]}-{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs]
    return ", ".join(words)


def _press(top: Table, lines: list[int | None]) -> None:
    """PRESS-1: which corner a letter of an event card means here."""
    if "press" not in top.data:
        return
    data = top.table(top.data["press"], "press", "")
    if data is None:
        return
    press = Table(data, "press", top.problems, (), tuple(PRESS_LETTERS))
    known = [f"C{number + 1}" for number in range(len(lines))] or ["there are none"]
    for letter, corner in data.items():
        if letter in tuple(PRESS_LETTERS) and (not isinstance(corner, str) or corner not in known):
            press.note("press_corner", letter=letter, known=", ".join(known), value=shown(corner))
