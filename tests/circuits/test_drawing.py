"""Drawings: the lap closes, lines lie where the spaces end, and the picture is sound."""

from __future__ import annotations

import math
import tomllib
import xml.etree.ElementTree as ElementTree

import pytest

from slipstream.circuits.circuit import Circuit, circuit_from_data
from slipstream.circuits.drawing import Bend
from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.circuits.outline import LEFT, RIGHT, Course, Point, outline
from slipstream.circuits.svg import to_svg
from tests.circuits.circuit_samples import SQUARE, example, small

SVG = "{http://www.w3.org/2000/svg}"


def from_segments(name: str) -> Circuit:
    data = dict(load_circuit(name).source)
    del data["drawing"]
    return circuit_from_data(data)


def as_oval(name: str) -> Circuit:
    data = dict(load_circuit(name).source)
    del data["drawing"], data["segments"]
    return circuit_from_data(data)


EVERY = [make(name) for name in circuit_names() for make in (load_circuit, from_segments, as_oval)] + [
    circuit_from_data(tomllib.loads(example())),
    circuit_from_data(small()),
    circuit_from_data(small(drawing=SQUARE)),
    circuit_from_data(small(length=400)),
    circuit_from_data(small(segments=[{"spaces": 20, "turn": 190}, {"spaces": 20, "turn": 200}])),
]


def distance(a: Point, b: Point) -> float:
    return math.dist(a[:2], b[:2])


@pytest.mark.parametrize("name", circuit_names())
def test_our_drawings_close_by_themselves(name: str) -> None:
    assert Course(load_circuit(name).drawing).gap < 0.001
    assert Course(from_segments(name).drawing).gap < 0.03
    assert Course(as_oval(name).drawing).gap < 1e-9


@pytest.mark.parametrize("circuit", EVERY)
def test_a_lap_ends_where_and_as_it_began(circuit: Circuit) -> None:
    course = Course(circuit.drawing)
    x, y, heading = course.at(course.length - 1e-7)
    assert math.hypot(x, y) < 1e-5
    turned = math.degrees(heading) - circuit.drawing.heading
    assert abs(turned - 360 * round(turned / 360)) < 0.1


@pytest.mark.parametrize("circuit", EVERY)
@pytest.mark.clause("TRACK-1", "TRACK-4")
def test_every_space_has_its_place_and_every_line_lies_between_two(circuit: Circuit) -> None:
    shape = outline(circuit, 1000, 700, pad=50)
    track = circuit.track
    assert [space.index for space in shape.spaces] == list(range(track.length))
    for before, after in zip(shape.spaces, shape.spaces[1:], strict=False):
        assert before.end == pytest.approx(after.start)
    for corner, line in zip(track.corners, shape.corner_lines, strict=True):
        assert line.distance == pytest.approx(shape.spaces[corner.line - 1].end)
    for corner, line in zip(track.corners, shape.legend_lines, strict=True):
        first_past = int(corner.line - corner.legend_zone) % int(track.length)
        assert line.distance == pytest.approx(shape.spaces[first_past].start)
    assert sum(circuit.drawing.sections) == track.length


@pytest.mark.parametrize("circuit", EVERY)
def test_everything_lies_in_the_box(circuit: Circuit) -> None:
    shape = outline(circuit, 900, 600, pad=60)
    for space in shape.spaces:
        assert 59 <= space.centre.x <= 841
        assert 59 <= space.centre.y <= 541
        for spot in space.spots:
            assert distance(spot, space.centre) == pytest.approx(shape.lane / 2)


@pytest.mark.parametrize("name", circuit_names())
@pytest.mark.clause("TRACK-3")
def test_the_race_line_is_drawn_inside_the_corner_just_crossed(name: str) -> None:
    circuit = load_circuit(name)
    shape = outline(circuit, 1000, 700)
    for mark, at in shape.course.marks:
        inside = LEFT if shape.course.turn_around(at, 1) > 0 else RIGHT
        sector = [space for space in shape.spaces if circuit.track.sector[space.index] == mark.corner]
        assert {space.side for space in sector} == {inside}
        assert mark.side == ("left" if inside == LEFT else "right")


def test_a_mirrored_drawing_mirrors_the_race_line() -> None:
    circuit = load_circuit("usa")
    drawn = ["left" if space.side == LEFT else "right" for space in outline(circuit, 900, 600).spaces]
    assert all(side != told for side, told in zip(drawn, circuit.race_line, strict=True))
    straight = ["left" if s.side == LEFT else "right" for s in outline(from_segments("usa"), 900, 600).spaces]
    assert tuple(straight) == circuit.race_line


def test_a_path_comes_before_segments_and_an_oval_last() -> None:
    usa = load_circuit("usa")
    assert usa.drawing.path[1] == Bend(158, 1.65)
    assert from_segments("usa").drawing.path != usa.drawing.path
    assert sum(isinstance(step, Bend) for step in circuit_from_data(small()).drawing.path) >= 2


def test_headings_follow_the_picture() -> None:
    shape = outline(load_circuit("usa"), 1000, 700)
    first, second = shape.spaces[0].centre, shape.spaces[1].centre
    angle = math.degrees(math.atan2(second.y - first.y, second.x - first.x))
    assert abs(angle - first.heading) < 45


@pytest.mark.parametrize("circuit", EVERY)
def test_the_picture_is_sound_and_complete(circuit: Circuit) -> None:
    root = ElementTree.fromstring(to_svg(circuit))
    assert root.tag == SVG + "svg"
    limits = [text.text for text in root.iter(SVG + "text") if text.get("class") == "limit"]
    printed = [str(corner.limit) for corner in circuit.track.corners]
    assert limits == printed * 2  # beside the track, and in the list of corners
    assert len([path for path in root.iter(SVG + "path") if path.get("class") == "legend"]) == len(printed)
    assert len([path for path in root.iter(SVG + "path") if path.get("class") == "race"]) == 1
    places = [text.text for text in root.iter(SVG + "text") if text.get("class") == "place"]
    assert places == [str(place + 1) for place in range(len(circuit.track.grid))]
    assert circuit.name in (root.findtext(SVG + "title") or "")


def test_names_are_escaped() -> None:
    svg = to_svg(circuit_from_data(small(name="<b>&", place="a < b")))
    assert ElementTree.fromstring(svg).findtext(SVG + "title") == "<b>& – a < b"
