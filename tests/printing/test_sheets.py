"""Print: what stands in the PDF, in millimetres, over the borders of the sheets."""

from __future__ import annotations

import itertools
import math
import re
import zlib

import pytest

from slipstream.circuits.circuit import Circuit, circuit_from_data
from slipstream.circuits.copying import as_points
from slipstream.circuits.generator import random_circuit
from slipstream.circuits.loader import load_circuit
from slipstream.printing.pdf import POINT, steps
from slipstream.printing.sheets import GLUE, MARGIN, PAPERS, STYLES, plan, to_pdf

Spot = tuple[float, float]
OBJECT = re.compile(rb"(\d+) 0 obj\n(<<.*?>>)\nstream\n(.*?)\nendstream", re.S)
COPY = circuit_from_data(as_points(load_circuit("italia")))
CIRCUITS = [random_circuit(3), COPY]


def streams(pdf: bytes) -> list[tuple[bytes, list[str]]]:
    """What is drawn, by object: its head, and the operators line by line."""
    return [
        (head, zlib.decompress(data).decode("ascii").split("\n")) for _, head, data in OBJECT.findall(pdf)
    ]


def cells(pdf: bytes, spaces: int) -> list[Spot]:
    """The middles of the lines between the spaces, in units of the drawing."""
    (drawing,) = [lines for head, lines in streams(pdf) if b"/Form" in head]
    runs: list[list[tuple[str, float, float]]] = [[]]
    for line in drawing:
        words = line.split()
        if words[-1] in ("m", "l"):
            runs[-1].append((words[-1], float(words[0]), float(words[1])))
        elif runs[-1]:
            runs.append([])
    pairs = [run for run in runs if [word for word, _, _ in run] == ["m", "l"] * spaces]
    (run,) = pairs
    return [
        ((run[at][1] + run[at + 1][1]) / 2, (run[at][2] + run[at + 1][2]) / 2) for at in range(0, len(run), 2)
    ]


def placed(pdf: bytes) -> list[tuple[tuple[float, ...], tuple[float, ...], float]]:
    """By page: the box it is cut to, the matrix of the drawing in it (mm), and points of a millimetre."""
    found = []
    for head, lines in streams(pdf):
        if b"/Form" in head:
            continue
        page = [float(word) for word in lines[0].split()[:6]]
        box = tuple(float(word) for word in lines[2].split()[:4])
        matrix = tuple(float(word) for word in lines[3].split()[:6])
        assert lines[4] == "/D Do Q"
        found.append((box, matrix, page[0]))
    return found


@pytest.mark.parametrize("paper", [*PAPERS, "poster"])
@pytest.mark.parametrize("circuit", CIRCUITS, ids=lambda circuit: circuit.id)
def test_spaces_are_26_millimetres_long_also_over_the_borders_of_pages(circuit: Circuit, paper: str) -> None:
    pdf = to_pdf(circuit, paper)
    lines = cells(pdf, circuit.track.length)
    pages = placed(pdf)
    assert all(points == pytest.approx(POINT, abs=1e-3) for *_, points in pages)
    steps_between = plan(circuit, paper).step
    cut = plan(circuit, paper)
    seen: list[list[tuple[int, Spot]]] = []
    for x, y in lines:
        where = []
        for number, (box, (a, _, _, d, e, f), _) in enumerate(pages):
            px, py = a * x + e, d * y + f
            if box[0] <= px <= box[0] + box[2] and box[1] <= py <= box[1] + box[3]:
                where.append((number, (px, py)))
        assert where, "a line of the track is on no sheet"
        seen.append(where)
    for index, where in enumerate(seen):  # glued together: sheet by sheet, one step to the right or below
        whole = {
            (
                round(px - MARGIN + cut.sheets[number].column * steps_between[0], 3),
                round(py - MARGIN + cut.sheets[number].row * steps_between[1], 3),
            )
            for number, (px, py) in where
        }
        if paper != "poster":
            ends = list(whole)
            assert all(math.dist(ends[0], end) < 0.05 for end in ends)
        after = seen[(index + 1) % len(seen)]
        x, y = next(iter(whole))
        number, (px, py) = after[0]
        nx = px - MARGIN + (cut.sheets[number].column * steps_between[0] if paper != "poster" else 0)
        ny = py - MARGIN + (cut.sheets[number].row * steps_between[1] if paper != "poster" else 0)
        chord = math.dist((x, y), (nx, ny))
        assert 22 < chord < 26.5  # the chord of a sharp bend is shorter than its arc
    total = sum(
        math.dist(one, two) * cut.scale for one, two in zip(lines, [*lines[1:], lines[0]], strict=True)
    )
    assert total < 26.5 * int(circuit.track.length)


def test_spaces_of_a_straight_are_as_long_as_wished() -> None:
    for space in (22.0, 26.0, 32.0):
        circuit = CIRCUITS[0]
        pdf = to_pdf(circuit, "A3", space)
        lines, scale = cells(pdf, circuit.track.length), plan(circuit, "A3", space).scale
        lengths = [math.dist(a, b) * scale for a, b in zip(lines, [*lines[1:], lines[0]], strict=True)]
        assert max(lengths) == pytest.approx(space, abs=0.5)
        assert sum(length > space - 0.5 for length in lengths) > len(lengths) / 2


def test_sheets_cover_everything_and_overlap_by_the_glued_edge() -> None:
    cut = plan(CIRCUITS[0], "A4")
    wide, high = cut.paper
    for sheet in cut.sheets:
        if sheet.column + 1 < cut.columns:
            beside = next(s for s in cut.sheets if (s.column, s.row) == (sheet.column + 1, sheet.row))
            assert sheet.x + wide - 2 * MARGIN - beside.x == pytest.approx(GLUE)
    assert max(s.x for s in cut.sheets) + wide - 2 * MARGIN >= cut.size[0]
    assert max(s.y for s in cut.sheets) + high - 2 * MARGIN >= cut.size[1]
    assert [sheet.name for sheet in cut.sheets][:2] == ["A1", "A2"]


def test_the_line_of_100_millimetres_measures_100() -> None:
    pdf = to_pdf(CIRCUITS[0])
    first = next(lines for head, lines in streams(pdf) if b"/Form" not in head)
    moves = [line.split() for line in first if line.endswith((" m", " l"))]
    spans = [
        abs(float(two[0]) - float(one[0]))
        for one, two in itertools.pairwise(moves)
        if one[2] == "m" and two[2] == "l" and one[1] == two[1]
    ]
    assert any(span == pytest.approx(100, abs=0.01) for span in spans)


@pytest.mark.parametrize("style", STYLES)
def test_a_file_is_whole(style: str) -> None:
    pdf = to_pdf(CIRCUITS[0], style=style)
    assert pdf.startswith(b"%PDF-1.4")
    assert pdf.endswith(b"%%EOF\n")
    start = int(pdf.rsplit(b"startxref\n", 1)[1].split()[0])
    assert pdf[start : start + 4] == b"xref"
    for number, place in enumerate(re.findall(rb"(\d{10}) 00000 n", pdf), start=1):
        assert pdf[int(place) :].startswith(b"%d 0 obj" % number)
    assert len(to_pdf(CIRCUITS[0], left_out=frozenset({"A1"}))) < len(pdf) or style != "full"


def test_any_name_is_written_with_our_letters() -> None:
    data = dict(CIRCUITS[0].source) | {"name": "Γύρος <script>(1)"}
    assert b"<script>" not in to_pdf(circuit_from_data(data))


def test_paths() -> None:
    assert steps("M6 1H16V2H6") == [("M", 6, 1), ("L", 16, 1), ("L", 16, 2), ("L", 6, 2)]
    assert steps("M24 -8l7 8l-7 8")[1:] == [("L", 31, 0), ("L", 24, 8)]
