"""Circuits drawn by points: the curve closes, its spaces are equal, a copy lies where the original lies."""

from __future__ import annotations

import math
from typing import Any

import pytest

from slipstream.circuits.circuit import circuit_from_data
from slipstream.circuits.copying import as_points
from slipstream.circuits.fitting import circuit_of_stroke
from slipstream.circuits.generator import random_circuit
from slipstream.circuits.inspection import inspect
from slipstream.circuits.loader import circuit_from_text, circuit_names, load_circuit
from slipstream.circuits.outline import Course, outline
from slipstream.circuits.shape import crossings
from slipstream.circuits.spline import Knot, Spline
from slipstream.circuits.svg import to_svg
from slipstream.circuits.writing import circuit_text
from tests.circuits.circuit_samples import SQUARE, sentences, small


def eight() -> dict[str, Any]:
    """A stroke that crosses itself once."""
    turns = [2 * math.pi * index / 200 for index in range(200)]
    return circuit_of_stroke(
        [(500 + 420 * math.sin(turn), 300 + 230 * math.sin(2 * turn + 0.5)) for turn in turns], "Eight"
    )


def circle(knots: int = 8, radius: float = 400.0) -> list[Knot]:
    reach = 4 / 3 * math.tan(math.pi / 2 / knots) * radius
    turns = [2 * math.pi * index / knots for index in range(knots)]
    return [
        Knot(radius * math.cos(t), radius * math.sin(t), -reach * math.sin(t), reach * math.cos(t))
        for t in turns
    ]


def test_a_round_curve_is_a_circle_of_equal_arcs() -> None:
    spline = Spline(circle())
    assert spline.length == pytest.approx(2 * math.pi * 400, rel=1e-3)
    _, arcs = spline.arcs(0.0, 40)
    assert len(arcs) == 80
    assert sum(arc.degrees for arc in arcs) == pytest.approx(-360, abs=0.01)  # y downwards: to the right
    assert all(arc.length == pytest.approx(0.5, rel=0.01) for arc in arcs)
    radius = 40 / (2 * math.pi)
    assert all(arc.length / abs(math.radians(arc.degrees)) == pytest.approx(radius, rel=0.02) for arc in arcs)


def test_a_place_and_its_distance_are_the_same_point() -> None:
    spline = Spline(circle(5))
    for place in (0.0, 0.3, 1.999, 2.5, 4.75):
        assert spline.place(spline.distance(place)) == pytest.approx(place, abs=1e-9)


@pytest.mark.parametrize("data", [eight(), random_circuit(3).source])
def test_a_lap_by_points_closes_and_its_spaces_are_equal(data: dict[str, Any]) -> None:
    circuit = circuit_from_data(data)
    course = Course(circuit.drawing)
    assert course.gap < 0.005
    spaces = [end - start for start, end in zip(course.bounds, course.bounds[1:], strict=False)]
    assert max(spaces) - min(spaces) < 0.02


@pytest.mark.parametrize("name", circuit_names())
def test_a_copy_by_points_lies_where_the_original_lies(name: str) -> None:
    original = load_circuit(name)
    copied = circuit_from_data(as_points(original))
    one, two = outline(original, 1000, 1000, lane=20), outline(copied, 1000, 1000, lane=20)
    apart = [math.dist(a.centre[:2], b.centre[:2]) for a, b in zip(one.spaces, two.spaces, strict=True)]
    assert max(apart) < 0.05 * one.scale
    assert [space.side for space in one.spaces] == [space.side for space in two.spaces]
    assert copied.race_line == original.race_line
    assert copied.press == original.press


@pytest.mark.parametrize("name", circuit_names())
def test_a_circuit_and_its_file_are_the_same_byte_for_byte(name: str) -> None:
    data = as_points(load_circuit(name))
    text = circuit_text(data)
    again = circuit_from_text(text)
    assert again.source == data
    assert circuit_text(again.source) == text


def test_a_stroke_of_a_hand_becomes_a_circuit() -> None:
    shaky = [
        (
            300 + 200 * math.cos(t / 30) + 4 * math.sin(7 * t),
            200 + 120 * math.sin(t / 30) + 4 * math.cos(5 * t),
        )
        for t in range(185)
    ]
    data = circuit_of_stroke(shaky, "Über dem Fluß!")
    circuit = circuit_from_data(data)
    assert data["id"] == "uber-dem-flu"
    assert 54 <= circuit.track.length <= 69
    assert len(circuit.track.corners) >= 1
    assert not [finding for finding in inspect(circuit) if finding.colour == "red"]


@pytest.mark.parametrize("stroke", [[(0, 0)] * 50, [(0.0, 0.0), (1.0, 1.0)], [(5.0, 5.0)]])
def test_a_dot_is_no_circuit(stroke: list[tuple[float, float]]) -> None:
    with pytest.raises(ValueError, match="stroke-short"):
        circuit_of_stroke(stroke, "Dot")


def test_where_the_road_crosses_itself_is_a_bridge() -> None:
    circuit = circuit_from_data(eight())
    (bridge,) = crossings(Course(circuit.drawing))
    assert bridge.over > bridge.under
    assert bridge.angle > 45
    assert not inspect(circuit)
    picture = to_svg(circuit)
    assert picture.count('class="parapet"') == 1
    assert picture.count('class="rail"') == 2
    assert 'class="parapet"' not in to_svg(load_circuit("usa"))


POINTS = [[0, 0, 100, 0], [600, 0, 100, 0], [600, 400, -100, 0], [0, 400, -100, 0]]


def drawn(**changes: Any) -> dict[str, Any]:
    return small(drawing={"points": POINTS} | changes)


def test_a_drawing_by_points_is_sound() -> None:
    assert sentences(drawn(start=3.5, badges=["in", "auto"], land="lake")) == []
    assert sentences(drawn(scenery=[{"kind": "tree", "x": 10, "y": -5.5}])) == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"points": [*POINTS, *([[1, 1, 1, 1]] * 10_000)]},
            "points must be a list of 3 to 60 points, not 10004",
        ),
        ({"points": [[0, 0, math.nan, 0], *POINTS[1:]]}, "point 1 must be [x, y, hx, hy]"),
        ({"points": [[0, 0, math.inf, 0], *POINTS[1:]]}, "point 1 must be [x, y, hx, hy]"),
        ({"points": [[0, 0, 1e300, 0], *POINTS[1:]]}, "point 1 must be [x, y, hx, hy]"),
        ({"points": ["<script>", *POINTS[1:]]}, "point 1 must be [x, y, hx, hy]"),
        ({"points": [POINTS[0], *POINTS]}, "point 2 lies on its neighbour"),
        ({"points": [[0, 0, 1, 1, -3], *POINTS[1:]]}, "point 1 must be [x, y, hx, hy]"),
        ({"start": 99}, "start must be a number from 0 to 4, not 99"),
        ({"badges": ["up"]}, "badges must be one of auto, in, out"),
        ({"land": "moon"}, "land must be one of plain, mesa, vineyard, airfield, lake"),
        ({"scenery": [{"kind": "castle", "x": 1, "y": 1}]}, "thing 1: kind must be one of tree"),
        ({"scenery": [{"kind": "tree", "x": math.nan, "y": 1}]}, "thing 1: x must be a number"),
        ({"points": None, "path": SQUARE["path"], "badges": ["in"]}, "badges belongs to a drawing by points"),
    ],
)
def test_a_wrong_drawing_is_refused_in_words(changes: dict[str, Any], sentence: str) -> None:
    data = drawn(**changes)
    data["drawing"] = {key: value for key, value in data["drawing"].items() if value is not None}
    assert any(sentence in told for told in sentences(data)), sentences(data)
