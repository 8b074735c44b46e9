"""Circuits of your own: what a file may leave out, and what is said about a wrong one."""

from __future__ import annotations

import doctest
import json
import math
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from slipstream.circuits import drawing, loader
from slipstream.circuits import problems as problems_module
from slipstream.circuits.loader import CircuitError, circuit_from_data, circuit_names, load_circuit
from slipstream.core.track import OUTER, RACE_LINE
from tests.circuits.circuit_samples import SQUARE, example, problems, sentences, small, with_corner
from tests.words.support import keys_of

BIG = 10**5000


def test_the_example_of_the_guide_is_a_circuit(tmp_path: Path) -> None:
    file = tmp_path / "harbour.toml"
    file.write_text(example(), encoding="utf-8")
    harbour = load_circuit(str(file))
    assert (harbour.id, harbour.track.length, len(harbour.track.corners)) == ("harbour", 40, 3)
    assert [corner.name for corner in harbour.track.corners] == ["Crane", "Quay", "C3"]
    assert harbour.race_line[24] == "left"


def test_a_file_may_be_named_without_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own.toml").write_text(example(), encoding="utf-8-sig")
    monkeypatch.chdir(tmp_path)
    assert load_circuit("own.toml").name == "Harbour"


@pytest.mark.clause("SETUP-9")
def test_what_is_left_out_is_derived() -> None:
    circuit = circuit_from_data(small())
    assert circuit.track.grid[:3] == [(39, RACE_LINE), (39, OUTER), (38, RACE_LINE)]
    assert len(circuit.track.grid) == 8
    assert set(circuit.race_line) == {"right"}
    assert circuit.press == {"A": 0, "B": 1, "C": 2, "D": 0, "E": 1}
    assert (circuit.place, circuit.country) == ("", "")


def test_given_press_letters_replace_the_derived_ones() -> None:
    assert circuit_from_data(small(press={"D": "C3"})).press == {"A": 0, "B": 1, "C": 2, "D": 2, "E": 1}


def test_rows_of_the_grid_may_be_further_apart() -> None:
    circuit = circuit_from_data(small(grid=["39R", "39O", "37R", "37O", "35R", "35O"]))
    assert circuit.track.grid[4] == (35, RACE_LINE)


@pytest.mark.clause("TRACK-11")
def test_a_legend_line_may_lie_before_the_start_line() -> None:
    track = circuit_from_data(with_corner(1, legend_line_after=37)).track
    assert track.corners[0].legend_zone == 12
    assert track.past_legend_line(38)
    assert not track.past_legend_line(37)


def test_one_corner_is_enough() -> None:
    track = circuit_from_data(small(corners=[{"line_after": 9, "limit": 4, "legend_line_after": 10}])).track
    assert track.corners[0].legend_zone == 39
    assert set(track.sector) == {0}


@pytest.mark.parametrize("name", [*circuit_names(), "own"])
def test_a_circuit_goes_through_json_and_comes_back(name: str) -> None:
    given = circuit_from_data(small(drawing=SQUARE)) if name == "own" else load_circuit(name)
    back = circuit_from_data(json.loads(json.dumps(given.source)))
    assert back.source == given.source
    assert back.drawing == given.drawing
    assert (back.race_line, back.press) == (given.race_line, given.press)
    assert back.track.grid == given.track.grid
    assert back.track.countdown == given.track.countdown


def test_the_source_is_a_copy() -> None:
    data = small()
    circuit = circuit_from_data(data)
    data["corners"][0]["limit"] = 20
    assert circuit.source["corners"][0]["limit"] == 4


def test_all_problems_are_told_at_once() -> None:
    data = small(length=69)
    data["corners"][1]["line_after"] = 80
    data["corners"][2]["limit"] = "fast"
    with pytest.raises(CircuitError) as caught:
        circuit_from_data(data, "my.toml")
    assert str(caught.value) == (
        "my.toml: corner C2: line_after 80 is outside the lap (0..68); "
        'corner C3: limit must be a whole number from 0 to 20, not "fast"'
    )
    assert [problem.key for problem in caught.value.problems] == ["line_outside", "not_whole"]
    assert caught.value.problems[0].args == {
        "where": "corner C2",
        "name": "line_after",
        "value": "80",
        "last": 68,
    }


def _path(*steps: dict[str, Any]) -> dict[str, Any]:
    return small(drawing={"path": list(steps)})


ROUND: list[Any] = [[0, 0, 100, 0], [600, 0, 100, 0], [600, 400, -100, 0], [0, 400, -100, 0]]


def _points(points: list[Any]) -> dict[str, Any]:
    """The small circuit drawn by these points."""
    return small(drawing={"points": points})


WRONG: list[tuple[object, str]] = [
    ([1], "a circuit must be a table of keys and values, not [1]"),
    (small(format="heat/1"), 'format must be "slipstream-circuit/1", not "heat/1"'),
    (small(lap=2), 'unknown key "lap"; did you mean "laps"?'),
    (small(laps=None), 'key "laps" is missing'),
    (small(id="My Track"), 'id must be made of a-z, 0-9, - and _ (1 to 40 characters), not "My Track"'),
    (small(name=""), 'name must be a text of 1 to 60 printable characters, not ""'),
    (small(name="a\x00b"), 'name must be a text of 1 to 60 printable characters, not "a\\u0000b"'),
    (small(place=date(1961, 1, 1)), "place must be a text of 1 to 60 printable characters, not 1961-01-01"),
    (small(length=19), "length must be a whole number from 20 to 400, not 19"),
    (small(length=401), "length must be a whole number from 20 to 400, not 401"),
    (small(length=40.0), "length must be a whole number from 20 to 400, not 40.0"),
    (small(laps=True), "laps must be a whole number from 1 to 20, not true"),
    (small(laps=0), "laps must be a whole number from 1 to 20, not 0"),
    (small(heat=21), "heat must be a whole number from 0 to 20, not 21"),
    (small(stress=7), "stress must be a whole number from 0 to 6, not 7"),
    (small(corners=[]), "corners must be a list of 1 to 12 corners, not 0"),
    (small(corners="C1"), 'corners must be a list of 1 to 12 corners, not "C1"'),
    (small(corners=[7]), "corner C1: corner must be a table, not 7"),
    (with_corner(1, id="C2"), 'corner C1: id must be "C1" (corners are numbered in driving order), not "C2"'),
    (
        with_corner(1, foo=1),
        'corner C1: unknown key "foo"; known are line_after, limit, legend_line_after, id, name',
    ),
    (with_corner(3, line_after=40), "corner C3: line_after 40 is outside the lap (0..39)"),
    (with_corner(1, line_after=-1), "corner C1: line_after -1 is outside the lap (0..39)"),
    (with_corner(1, line_after=True), "corner C1: line_after must be a whole number from 0 to 39, not true"),
    (
        with_corner(3, line_after=39),
        "corner C3: line_after 39 lies on the start/finish line; the last possible value is 38",
    ),
    (with_corner(2, line_after=9), "corner C2: line_after 9 is already the line of corner C1"),
    (with_corner(2, line_after=5), "corner C2: line_after 5 must be greater than the 9 of corner C1"),
    (with_corner(2, legend_line_after=44), "corner C2: legend_line_after 44 is outside the lap (0..39)"),
    (
        with_corner(2, legend_line_after=8),
        "corner C2: legend_line_after 8 must lie between the previous corner line and this one: 9 to 22",
    ),
    (
        with_corner(2, legend_line_after=23),
        "corner C2: legend_line_after 23 must lie between the previous corner line and this one: 9 to 22",
    ),
    (
        with_corner(1, legend_line_after=28),
        "corner C1: legend_line_after 28 must lie between the previous corner line and this one: 29 to 8",
    ),
    (small(grid=["39R", "39O"]), "grid must be a list of 6 to 16 places, not 2"),
    (
        small(grid=["39R", "39X", "38R", "38O", "37R", "37O"]),
        'grid: place 2 must be a space (0..39) with R or O, such as "39R", not "39X"',
    ),
    (
        small(grid=["40R", "40O", "38R", "38O", "37R", "37O"]),
        'grid: place 1 must be a space (0..39) with R or O, such as "39R", not "40R"',
    ),
    (small(grid=["39R", "39O", "39R", "38O", "37R", "37O"]), "grid: place 3 repeats 39R"),
    (
        small(grid=["39R", "39O", "38O", "38R", "37R", "37O"]),
        "grid: place 3 must be 38R, not 38O: R and O of each row, rows backwards from the line",
    ),
    (
        small(grid=["39R", "38O", "38R", "39O", "37R", "37O"]),
        "grid: place 2 must be 39O, not 38O: R and O of each row, rows backwards from the line",
    ),
    (
        with_corner(3, line_after=37),
        "grid: the line of corner C3 (after space 37) lies between the grid (from space 36) and the start",
    ),
    (
        small(race_line=[{"from": 0, "to": 36, "side": "left"}]),
        "race_line: no side is given for spaces 37-39",
    ),
    (
        small(race_line=[{"from": 0, "to": 39, "side": "left"}, {"from": 39, "to": 0, "side": "right"}]),
        "race_line: more than one side is given for spaces 0, 39",
    ),
    (
        small(race_line=[{"from": 0, "to": 39, "side": "middle"}]),
        'race_line 1: side must be one of left, right, not "middle"',
    ),
    (
        small(race_line=[{"from": 0, "to": 50, "side": "left"}]),
        "race_line 1: to 50 is outside the lap (0..39)",
    ),
    (small(press={"A": "C4"}), 'press: letter A must name a corner (C1, C2, C3), not "C4"'),
    (small(press={"F": "C1"}), 'press: unknown key "F"; known are A, B, C, D, E'),
    (small(press="C1"), 'press must be a table, not "C1"'),
    (
        small(drawing={**SQUARE, "sections": [10, 14, 7, 9]}),
        "drawing: sections [10, 14, 7, 9] do not agree with the corner lines, which give [10, 14, 6, 10]",
    ),
    (small(drawing={"heading": math.nan}), "drawing: heading must be a number from -360 to 360, not NaN"),
    (_path({"go": 0}, {"go": 1}), "drawing step 1: go must be a number from 0.001 to 400, not 0"),
    (_path({"turn": 9}, {"go": 1}), 'drawing step 1: key "r" is missing'),
    (_path({"turn": 0, "r": 1}, {"go": 1}), "drawing step 1: a step is { go }, { turn, r } or { corner }"),
    (_path({"jump": 1}, {"go": 1}), "drawing step 1: a step is { go }, { turn, r } or { corner }"),
    (
        _path({"go": 1}, {"corner": "C2"}),
        "drawing: the path must mark C1, C2, C3, once each and in this order, not C2",
    ),
    (_path({"corner": "C1"}, {"go": 1}), "drawing: nothing is drawn between the start line and C1"),
    (_path({"go": 1}, {"corner": "C1"}), "drawing: nothing is drawn between C1 and the start line"),
    (
        small(
            drawing={
                **SQUARE,
                "path": [{"go": 400}, {"turn": 0.5, "r": 1}, {"turn": -0.5, "r": 1}, *SQUARE["path"]],
            }
        ),
        "drawing: the drawing is 443 spaces long; at most 120 for this circuit",
    ),
    (
        small(segments=[{"spaces": 38, "turn": 360}]),
        "segments: the segments have 38 spaces together, the lap has 40",
    ),
    (
        small(segments=[{"spaces": 0, "turn": 360}]),
        "segment 1: spaces must be a whole number from 1 to 400, not 0",
    ),
    (
        small(segments=[{"spaces": 40, "turn": 180}]),
        "segments: the turns add up to 180 degrees; a closed lap has 360 (left), -360 (right) or 0",
    ),
    (
        small(segments=[{"spaces": 40, "turn": 0}]),
        "segments: the lap ends 40.0 spaces from where it starts; at most 8.0 can be evened out",
    ),
    (small(drawing={"badges": ["in"]}), "drawing: badges belongs to a drawing by points"),
    (_points([[0, 0, 1, 1]]), "drawing: points must be a list of 3 to 60 points, not 1"),
    (_points([[0, 0, math.nan, 1], *ROUND[1:]]), "drawing: point 1 must be [x, y, hx, hy]"),
    (_points([ROUND[0], *ROUND]), "drawing: point 2 lies on its neighbour: [0, 0]"),
    (
        _points([[0, 0, 3000, 0], [10, 0, 3000, 0], [5, 10, 3000, 0]]),
        "drawing: the points make no road: the curve turns back on the spot",
    ),
    (small(drawing={"points": ROUND, "badges": ["up"]}), "drawing: badges must be one of auto, in, out"),
    (
        small(drawing={"points": ROUND, "scenery": [{"kind": "castle", "x": 1, "y": 1}]}),
        "thing 1: kind must be one of tree, cypress,",
    ),
]


@pytest.mark.parametrize(("data", "sentence"), WRONG, ids=range(len(WRONG)))
def test_what_is_said_about_a_wrong_circuit(data: object, sentence: str) -> None:
    assert any(told.startswith(sentence) for told in sentences(data)), sentences(data)


def test_every_kind_of_problem_is_tried_here() -> None:
    of_files = {"too_long", "unknown_circuit", "unreadable", "not_utf8", "toml_syntax"}
    assert {problem.key for data, _ in WRONG for problem in problems(data)} | of_files == keys_of("circuit-")


@pytest.mark.parametrize("key", ["length", "laps", "heat", "stress"])
def test_very_long_numbers_are_refused_in_a_short_sentence(key: str) -> None:
    assert all(len(sentence) < 200 for sentence in sentences(small(**{key: BIG})))
    assert problems(small(**{key: BIG}))


@pytest.mark.parametrize("value", [None, True, -1, 1.5, math.inf, "x", [], {}, [[]], [{}], {"a": 1}, [None]])
@pytest.mark.parametrize("key", sorted({*small(), "grid", "race_line", "press", "drawing", "segments"}))
def test_nonsense_is_a_circuit_error_and_nothing_else(key: str, value: object) -> None:
    data = small()
    data[key] = value
    sentences(data)  # raises nothing but CircuitError


def test_a_problem_with_the_length_hides_no_others() -> None:
    data = small(length="long", laps=0)
    data["corners"][0]["limit"] = -1
    assert [problem.key for problem in problems(data)] == ["not_whole"] * 3


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(CircuitError, match='no circuit "monza"; known are usa, gb, france, italia'):
        load_circuit("monza")


def test_a_missing_file() -> None:
    with pytest.raises(CircuitError, match=r"no/such\.toml: the file cannot be read: No such file"):
        load_circuit("no/such.toml")


def test_syntax_errors_name_the_line(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text('format = "slipstream-circuit/1"\n\nname Harbour\n', encoding="utf-8")
    with pytest.raises(CircuitError, match=r"^my\.toml: TOML syntax: .*line 3"):
        load_circuit(str(file))


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(b"name = '\xff'")
    with pytest.raises(CircuitError, match=r"my\.toml: the file is not UTF-8 text"):
        load_circuit(str(file))


def test_a_number_of_thousands_of_digits(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("length = " + "9" * 5000, encoding="utf-8")
    with pytest.raises(CircuitError, match="TOML syntax"):
        load_circuit(str(file))


@pytest.mark.parametrize("module", [loader, drawing, problems_module])
def test_examples_in_docstrings(module: Any) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
