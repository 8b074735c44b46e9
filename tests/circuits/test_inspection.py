"""Will it race: what is said about a circuit that can be loaded, and where."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from slipstream.circuits.circuit import circuit_from_data
from slipstream.circuits.fitting import completed
from slipstream.circuits.generator import random_circuit
from slipstream.circuits.inspection import AMBER, RED, Finding, inspect, suggested_limit
from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.words.language import LANGUAGES, speaking

BASE = random_circuit(7).source


def changed(**changes: Any) -> list[Finding]:
    data = copy.deepcopy(BASE) | changes
    return inspect(circuit_from_data(data))


def with_lines(*lines: tuple[int, int]) -> list[Finding]:
    """The same shape with these corner lines and limits."""
    data = {key: value for key, value in copy.deepcopy(BASE).items() if key != "race_line"}
    data["corners"] = [{"line_after": line, "limit": limit} for line, limit in lines]
    return inspect(circuit_from_data(completed(data)))


def keys(found: list[Finding], colour: str | None = None) -> list[str]:
    return [finding.key for finding in found if colour in (None, finding.colour)]


def stretched(across: float, upright: float) -> list[Finding]:
    data = copy.deepcopy(BASE)
    for point in data["drawing"]["points"]:
        point[0], point[2] = point[0] * across, point[2] * across
        point[1], point[3] = point[1] * upright, point[3] * upright
    return inspect(circuit_from_data(data))


@pytest.mark.parametrize("name", circuit_names())
def test_nothing_is_said_about_the_circuits_of_the_box(name: str) -> None:
    assert inspect(load_circuit(name)) == []


def test_two_corner_lines_side_by_side_do_not_race() -> None:
    found = with_lines((20, 4), (21, 4), (40, 3))
    near = next(finding for finding in found if finding.key == "corners-near")
    assert (near.colour, near.corner, near.at) == (RED, 1, 22)
    assert str(near) == "Corner 2 is only 1 space after corner 1; leave 4"
    assert "corners-near" in keys(with_lines((20, 4), (23, 4), (40, 3)), AMBER)
    assert "corners-near" not in keys(with_lines((20, 4), (24, 4), (40, 3)))


def test_a_long_way_without_a_corner_is_told() -> None:
    assert "sector-long" in keys(with_lines((3, 4), (50, 4)), AMBER)


def test_a_grid_right_behind_a_corner_is_told() -> None:
    length = BASE["length"]
    assert "grid-near" in keys(with_lines((20, 4), (length - 6, 4)), AMBER)
    assert "grid-near" not in keys(with_lines((20, 4), (length - 8, 4)))


def test_a_limit_that_does_not_suit_its_bend_is_told() -> None:
    corner = BASE["corners"][0]
    fits = suggested_limit(corner["limit"] / 2)
    found = with_lines((corner["line_after"], fits + 5), (40, 4))
    assert "limit" in keys(found)
    assert any(f"bends like a {fits}" in str(finding) for finding in found)


def test_roads_that_come_too_close_do_not_race() -> None:
    assert "strands" in keys(stretched(1, 0.12), RED)


def test_a_bend_that_is_too_sharp_is_told() -> None:
    assert "bend" in keys(stretched(1, 0.2))


def test_an_unusual_length_is_told() -> None:
    corners = [{"line_after": 9, "limit": 4, "legend_line_after": 2}]
    sides = [{"from": 0, "to": 43, "side": "left"}]
    assert keys(changed(length=44, corners=corners, race_line=sides), AMBER).count("length") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_sentence(language: str) -> None:
    found = [*stretched(1, 0.12), *with_lines((3, 9), (4, 4), (50, 4))]
    with speaking(language):
        for finding in found:
            assert finding.told()
            assert "circuit-check" not in finding.told()
