"""The four circuits of the game against their key numbers."""

from __future__ import annotations

import pytest

from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.core.track import OUTER, RACE_LINE

NAMES = ["usa", "gb", "france", "italia"]

#            spaces laps  lines after              limits            Legend lines after
KEY_NUMBERS = {
    "usa": (69, 2, [11, 32, 48, 56], [7, 3, 3, 2], [1, 26, 42, 51]),
    "gb": (63, 2, [14, 29, 36, 42, 47], [10, 6, 5, 4, 3], [1, 20, 29, 36, 42]),
    "france": (60, 2, [11, 19, 26, 38, 46], [5, 2, 4, 3, 4], [3, 14, 19, 32, 39]),
    "italia": (54, 3, [9, 18, 25], [5, 2, 3], [1, 13, 19]),
}

# The countdown beside space 0, and the one beside the first space of every sector.
COUNTDOWNS = {
    "usa": (11, [20, 15, 7, 23]),
    "gb": (14, [14, 6, 5, 4, 29]),
    "france": (11, [7, 6, 11, 7, 24]),
    "italia": (9, [8, 6, 37]),
}

RACE_LINES = {
    "usa": "L" * 12 + "R" * 45 + "L" * 12,
    "gb": "R" * 37 + "L" * 11 + "R" * 15,
    "france": "R" * 27 + "L" * 12 + "R" * 21,
    "italia": "R" * 19 + "L" * 7 + "R" * 28,
}

PRESS = {"usa": [0, 1, 2, 3, 0], "gb": [0, 1, 2, 3, 4], "france": [0, 1, 2, 3, 4], "italia": [0, 1, 2, 0, 1]}


def test_the_four_circuits_in_their_order() -> None:
    assert circuit_names() == NAMES


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clause("TRACK-1", "TRACK-4")
def test_spaces_corner_lines_and_limits(name: str) -> None:
    length, _, lines, limits, _ = KEY_NUMBERS[name]
    track = load_circuit(name).track
    assert track.length == length
    assert [corner.line - 1 for corner in track.corners] == lines
    assert [corner.limit for corner in track.corners] == limits
    assert [corner.index for corner in track.corners] == list(range(len(lines)))
    assert [corner.id for corner in track.corners] == [f"C{n + 1}" for n in range(len(lines))]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clause("SETUP-2")
def test_laps_heat_and_stress(name: str) -> None:
    track = load_circuit(name).track
    assert (track.laps, track.heat, track.stress) == (KEY_NUMBERS[name][1], 6, 3)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clause("TRACK-9")
def test_countdowns(name: str) -> None:
    length, _, lines, _, _ = KEY_NUMBERS[name]
    first, starts = COUNTDOWNS[name]
    expected = list(range(first, -1, -1))
    for start in starts:
        expected += range(start, -1, -1)
    assert load_circuit(name).track.countdown == expected[:length]
    assert len(expected) - length == lines[0] + 1  # the last sector runs on to the first line


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clause("TRACK-10")
def test_a_sector_runs_from_its_corner_line_to_the_next(name: str) -> None:
    length, _, lines, _, _ = KEY_NUMBERS[name]
    track = load_circuit(name).track
    for sector, line in enumerate(lines):
        end = lines[sector + 1] if sector + 1 < len(lines) else lines[0] + length
        assert {track.sector[space % length] for space in range(line + 1, end + 1)} == {sector}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clause("TRACK-11")
def test_legend_lines(name: str) -> None:
    _, _, lines, _, legends = KEY_NUMBERS[name]
    track = load_circuit(name).track
    assert [corner.line - 1 - corner.legend_zone for corner in track.corners] == legends
    for line, legend in zip(lines, legends, strict=True):
        assert all(track.past_legend_line(space) for space in range(legend + 1, line + 1))
        if legend not in lines:
            assert not track.past_legend_line(legend)
    assert not track.past_legend_line(lines[-1] + 1)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clause("TRACK-3")
def test_the_race_line_changes_sides_at_corner_lines(name: str) -> None:
    circuit = load_circuit(name)
    assert "".join(side[0].upper() for side in circuit.race_line) == RACE_LINES[name]
    for corner in circuit.track.corners:
        sector = [
            s for s, c in zip(circuit.race_line, circuit.track.sector, strict=True) if c == corner.index
        ]
        assert len(set(sector)) == 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clause("SETUP-9")
def test_the_grid_stands_in_rows_behind_the_start_line(name: str) -> None:
    track = load_circuit(name).track
    expected = [(int(track.length) - row, spot) for row in (1, 2, 3, 4) for spot in (RACE_LINE, OUTER)]
    assert track.grid == expected


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clause("PRESS-1")
def test_press_letters_beyond_the_last_corner_go_round(name: str) -> None:
    assert load_circuit(name).press == dict(zip("ABCDE", PRESS[name], strict=True))


def test_names_and_places() -> None:
    circuits = [load_circuit(name) for name in NAMES]
    assert [(c.id, c.name, c.place) for c in circuits] == [
        ("usa", "USA", "Red Mesa"),
        ("gb", "Great Britain", "Wold Airfield"),
        ("france", "France", "Les Vignes"),
        ("italia", "Italia", "Lago Alto"),
    ]
    assert [corner.name for corner in circuits[0].track.corners] == [
        "Eagle Crest",
        "Windmill",
        "Canyon Loop",
        "Rattlesnake",
    ]
