"""A circuit in real size: one big page, or sheets to be cut and glued, so that real cars fit its spaces."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from slipstream.circuits.circuit import Circuit
from slipstream.circuits.svg import SPACE, picture_size, to_svg
from slipstream.printing.pdf import Ink, document, draw_svg

PAPERS: Final = {"A4": (210.0, 297.0), "A3": (297.0, 420.0), "Letter": (215.9, 279.4)}
POSTER: Final = "poster"
STYLES: Final = ("full", "ink", "lines")
MARGIN: Final = 10.0  # no printer reaches farther
GLUE: Final = 5.0  # the edge at the right and below that the next sheet covers
MARK: Final = 6.0
RULER: Final = 100.0
SPACE_MM: Final = 26.0
LEAST_MM, MOST_MM = 18.0, 40.0
MOST_SHEETS: Final = 200
INK: Final = "#1F1A17"
SAVING: Final = {
    "full": "",
    "ink": ".paper{fill:#FFF}.land{fill:#FFF}.verge{stroke:#EEE6D0}",
    "lines": (
        ".paper{fill:#FFF}.land{fill:#FFF}.verge{stroke:#FFF}.asphalt{stroke:#FFF}.edge{stroke:#1F1A17}"
        ".cell{stroke:#1F1A17}.lane{stroke:#1F1A17}.count{fill:#1F1A17}.near{fill:#A9291A}.arrow{stroke:#1F1A17}"
        ".box{stroke:#1F1A17}.place{fill:#1F1A17}.corner{stroke:#1F1A17}.race{stroke:#B07A00}.kerb{stroke:#FFF}"
    ),
}


@dataclass(frozen=True)
class Sheet:
    """One sheet: its name, its place in the whole, and which part of the picture it shows, in millimetres."""

    name: str
    column: int
    row: int
    x: float
    y: float


@dataclass(frozen=True)
class Plan:
    """How a circuit is cut: paper, sheets, and millimetres for a unit of the picture."""

    paper: tuple[float, float]
    columns: int
    rows: int
    sheets: tuple[Sheet, ...]
    scale: float
    size: tuple[float, float]  # of the whole, put together

    @property
    def step(self) -> tuple[float, float]:
        """What of the whole a sheet adds to those before it."""
        wide, high = self.paper
        return wide - 2 * MARGIN - GLUE, high - 2 * MARGIN - GLUE


def plan(circuit: Circuit, paper: str = "A4", space: float = SPACE_MM) -> Plan:
    """The fewest sheets, upright or across; `paper` may be `poster`: one big page."""
    unit = picture_unit(circuit)
    scale = space / unit
    wide, high = (scale * side for side in picture_size(circuit))
    if paper == POSTER:
        whole = (wide + 2 * MARGIN, high + 2 * MARGIN + 8)
        return Plan(whole, 1, 1, (Sheet("A1", 0, 0, 0.0, 0.0),), scale, (wide, high))
    short, long = PAPERS[paper]
    found = []
    for page in ((long, short), (short, long)):
        step = page[0] - 2 * MARGIN - GLUE, page[1] - 2 * MARGIN - GLUE
        columns = max(1, math.ceil((wide - GLUE) / step[0]))
        rows = max(1, math.ceil((high - GLUE) / step[1]))
        found.append((columns * rows, page, columns, rows, step))
    _, page, columns, rows, step = min(found, key=lambda one: one[0])
    sheets = tuple(
        Sheet(f"{_letters(row)}{column + 1}", column, row, column * step[0], row * step[1])
        for row in range(rows)
        for column in range(columns)
    )
    return Plan(page, columns, rows, sheets, scale, (wide, high))


def picture_unit(circuit: Circuit) -> float:
    """The length of a space in the picture; those of a drawing by points are equal."""
    from slipstream.circuits.outline import Course

    return Course(circuit.drawing).length / int(circuit.track.length) * SPACE


def to_pdf(
    circuit: Circuit,
    paper: str = "A4",
    space: float = SPACE_MM,
    style: str = "full",
    left_out: frozenset[str] = frozenset(),
) -> bytes:
    """The circuit on paper, as a PDF file; `left_out` are names of sheets."""
    cut = plan(circuit, paper, space)
    drawing = Ink()
    draw_svg(drawing, to_svg(circuit), SAVING[style])
    sheets = [sheet for sheet in cut.sheets if sheet.name not in left_out] or list(cut.sheets)
    pages = [(*cut.paper, _page(cut, sheet, paper == POSTER, sheet is sheets[0])) for sheet in sheets]
    return document(drawing, pages, circuit.name)


def _page(cut: Plan, sheet: Sheet, poster: bool, ruled: bool) -> Ink:
    ink = Ink()
    wide, high = cut.paper
    low = MARGIN + 8 if poster else MARGIN
    inner, upright = wide - 2 * MARGIN, high - MARGIN - low
    right, below = MARGIN + inner, MARGIN + upright
    ink.put("q")
    ink.put(MARGIN, MARGIN, inner, upright, "re W n")
    ink.transform(cut.scale, 0, 0, cut.scale, MARGIN - sheet.x, MARGIN - sheet.y)
    ink.put("/D Do Q")
    if not poster:
        _glue(ink, cut, sheet, right, below)
        _marks(ink, right, below)
        _map(ink, cut, sheet, below)
    if ruled:
        _ruler(ink, right, below)
    return ink


def _glue(ink: Ink, cut: Plan, sheet: Sheet, right: float, below: float) -> None:
    """The hatched edge that the next sheet covers."""
    lines: list[tuple[str, float, float]] = []
    if sheet.column + 1 < cut.columns:
        at = MARGIN
        while at < below - GLUE:
            lines += [("M", right - GLUE, at + GLUE), ("L", right, at)]
            at += 4
    if sheet.row + 1 < cut.rows:
        at = MARGIN
        while at < right - GLUE:
            lines += [("M", at, below), ("L", at + GLUE, below - GLUE)]
            at += 4
    if lines:
        style = {"fill": "none", "stroke": INK, "stroke-width": "0.15", "opacity": "0.45"}
        ink.path(lines, style)


def _marks(ink: Ink, right: float, below: float) -> None:
    """Where to cut: at the left and above; the glued edges are marked too."""
    lines: list[tuple[str, float, float]] = []
    for x in (MARGIN, right - GLUE):
        for y, way in ((MARGIN, -1), (below, 1)):
            lines += [("M", x, y + way), ("L", x, y + way * MARK)]
    for y in (MARGIN, below - GLUE):
        for x, way in ((MARGIN, -1), (right, 1)):
            lines += [("M", x + way, y), ("L", x + way * MARK, y)]
    ink.path(lines, {"fill": "none", "stroke": INK, "stroke-width": "0.25"})


def _map(ink: Ink, cut: Plan, sheet: Sheet, below: float) -> None:
    """The name of the sheet, and where it lies among the others."""
    ink.text(sheet.name, MARGIN + 8, below + 6.4, 5, INK)
    cell = min(4.0, 5.4 / cut.rows)
    for row in range(cut.rows):
        for column in range(cut.columns):
            x, y = MARGIN + 22 + column * cell * 1.4, below + 1.4 + row * cell
            here = (column, row) == (sheet.column, sheet.row)
            box = [("M", x, y), ("L", x + cell * 1.4, y), ("L", x + cell * 1.4, y + cell), ("L", x, y + cell)]
            style = {"fill": INK if here else "none", "stroke": INK, "stroke-width": "0.15"}
            ink.path([*box, ("Z", x, y)], style)


def _ruler(ink: Ink, right: float, below: float) -> None:
    """A line of 100 mm, to be measured."""
    x, y = right - GLUE - RULER - 4, below + 4
    lines = [
        ("M", x, y - 1.5), ("L", x, y + 1.5), ("M", x, y), ("L", x + RULER, y),
        ("M", x + RULER, y - 1.5), ("L", x + RULER, y + 1.5),
    ]  # fmt: skip
    ink.path(lines, {"fill": "none", "stroke": INK, "stroke-width": "0.3"})
    ink.text("100 mm", x + RULER / 2, y + 4, 3.2, INK, "middle")


def _letters(row: int) -> str:
    """A, B, ... Z, AA: the rows of the sheets."""
    return (_letters(row // 26 - 1) if row >= 26 else "") + chr(ord("A") + row % 26)
