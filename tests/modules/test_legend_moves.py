"""Golden tables: every Legend card and colour from every space of every circuit, compared line by line.

After a change of the Legends or of a circuit, rewrite them and review the diff like code:

    .venv/bin/python tools/rewrite_legend_moves.py

The same moves are worked out a second time here, straight from the clauses.
"""

from __future__ import annotations

from difflib import unified_diff

import pytest

from slipstream.circuits.loader import load_circuit
from slipstream.games.setup import COLOURS
from tests.modules.legend_tables import (
    CARDS,
    CIRCUITS,
    FINAL,
    FOLDER,
    HELMETS,
    LAPS,
    NAMES,
    driven,
    moved,
    text_of,
)

# length, then for each corner: the space before its line, its limit, the space before its Legend line
BOARDS = {
    "usa": (69, [(11, 7, 1), (32, 3, 26), (48, 3, 42), (56, 2, 51)]),
    "gb": (63, [(14, 10, 1), (29, 6, 20), (36, 5, 29), (42, 4, 36), (47, 3, 42)]),
    "france": (60, [(11, 5, 3), (19, 2, 14), (26, 4, 19), (38, 3, 32), (46, 4, 39)]),
    "italia": (54, [(9, 5, 1), (18, 2, 13), (25, 3, 19)]),
}
HELMET_OF = {
    "black": "16 18 17 14 13 19 15 11 12 10",
    "blue": "18 16 14 12 17 10 13 19 11 15",
    "green": "15 12 10 18 16 13 19 14 17 11",
    "red": "13 17 11 15 10 14 18 12 19 16",
    "gray": "14 19 13 16 12 18 11 10 15 17",
    "yellow": "11 13 15 17 19 12 14 16 10 18",
}


def by_the_clauses(name: str, lap: int, space: int, top_speed: int, diamond: int) -> tuple[str, int]:
    """The move of a Legend on an empty track, walked space by space; spaces are counted from lap 1."""
    length, corners = BOARDS[name]
    # All corners of the race in driving order; those beyond the final finish line do not exist (LEGEND-19).
    lines = [(turn * length + last, limit, turn * length + legend)
             for turn in range(LAPS) for last, limit, legend in corners]  # fmt: skip
    start = (lap - 1) * length + space
    ahead = [line for line in lines if line[0] >= start]
    if not ahead:
        return "B", start + top_speed
    last_space, limit, legend_line = ahead[0]
    here = start
    if here > legend_line:  # past the Legend line: move A (LEGEND-8, LEGEND-9)
        crossed = 0
        for _ in range(limit + diamond):
            if any(here == line[0] for line in ahead):
                crossed += 1
            if crossed == 2:
                return "A", here  # before the second line (LEGEND-11)
            here += 1
        return "A", here
    for _ in range(top_speed):
        if here == last_space:  # the Top Speed would take it past the line (LEGEND-13)
            return "B", max(start, last_space - diamond)
        here += 1
    return "B", here  # LEGEND-12


@pytest.mark.clause("LEGEND-7", "LEGEND-8", "LEGEND-9", "LEGEND-11", "LEGEND-12", "LEGEND-13", "LEGEND-19")
@pytest.mark.parametrize("name", NAMES)
def test_the_legends_move_as_in_the_golden_tables(name: str) -> None:
    expected = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    difference = list(unified_diff(expected, text_of(name).splitlines(), name, "now", lineterm="", n=0))
    if difference:
        told = "\n".join(difference[:60])
        pytest.fail(f"{told}\n\nIf this is meant: tools/rewrite_legend_moves.py", pytrace=False)


def test_there_is_no_table_without_a_circuit() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(NAMES)


@pytest.mark.clause("LEGEND-8", "LEGEND-9", "LEGEND-10", "LEGEND-11", "LEGEND-12", "LEGEND-13", "LEGEND-19")
@pytest.mark.parametrize("lap", range(1, FINAL + 1))
@pytest.mark.parametrize("name", CIRCUITS)
def test_the_engine_agrees_with_the_clauses_on_every_entry(name: str, lap: int) -> None:
    track = load_circuit(name).track
    differing = [
        (space, helmet, found, expected)
        for space in range(int(track.length))
        for helmet in HELMETS
        for found, expected in [(moved(name, lap, space, *helmet), by_the_clauses(name, lap, space, *helmet))]
        if found != expected
    ]
    assert differing == []


@pytest.mark.clause("LEGEND-3", "LEGEND-12", "LEGEND-13")
@pytest.mark.parametrize("name", CIRCUITS)
def test_the_engine_agrees_with_the_clauses_on_the_grid(name: str) -> None:
    track = load_circuit(name).track
    for space in range(int(track.length) - 4, int(track.length)):
        for helmet in HELMETS:
            length, corners = BOARDS[name]
            _, end = moved(name, 0, space, *helmet)
            reached, line = space - length + helmet[0], corners[0][0]
            assert end == (reached if reached <= line else line - helmet[1])


@pytest.mark.clause("LEGEND-18", "LEGEND-12", "LEGEND-13")
@pytest.mark.parametrize("pro", [1, 2, 9])
@pytest.mark.parametrize("name", CIRCUITS)
def test_the_engine_agrees_with_the_clauses_for_pro_legends(name: str, pro: int) -> None:
    track = load_circuit(name).track
    for space in range(int(track.length)):
        for top, diamond in HELMETS:
            expected = by_the_clauses(name, 2, space, top + pro, diamond)
            assert moved(name, 2, space, top + pro, diamond) == expected


@pytest.mark.clause("LEGEND-7")
@pytest.mark.parametrize("name", CIRCUITS)
def test_every_card_takes_every_colour_where_its_column_says(name: str) -> None:
    track = load_circuit(name).track
    diamonds = dict(HELMETS)
    for seat, colour in enumerate(COLOURS):
        helmets = [int(top_speed) for top_speed in HELMET_OF[colour].split()]
        assert len(helmets) == CARDS
        for card, top in enumerate(helmets):
            for space in range(int(track.length)):
                for lap in (2, FINAL):
                    _, end = by_the_clauses(name, lap, space, top, diamonds[top])
                    assert driven(name, lap, space, seat, card) == end, (colour, card + 1, lap, space)
