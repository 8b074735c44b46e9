"""What a result says in short: the first rule that holds."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.records.results import ending, origin


def row(place: int, **changes: Any) -> dict[str, Any]:
    """A car that came home in this place, as many spaces behind as places, from as far back on the grid."""
    plain = {"place": place, "seat": place - 1, "status": "finished", "rounds": 8, "spin_outs": 0}
    return {**plain, "grid": place, "gap": place - 1, **changes}


@pytest.mark.parametrize(
    ("rows", "at", "how", "number"),
    [
        ([row(1), row(2, gap=0)], 0, "won-lane", 0),
        ([row(1), row(2, gap=3)], 0, "won-spaces", 3),
        ([row(1), row(2, rounds=10, gap=9)], 0, "won-rounds", 2),
        ([row(1), row(2, status="eliminated")], 0, "alone", 0),
        ([row(1)], 0, "alone", 0),
        ([row(1), row(2), row(3)], 2, "bunch", 2),
        ([row(1), row(2), row(3, gap=5)], 2, "spaces", 5),
        ([row(1), row(2, gap=0)], 1, "lane", 0),
        ([row(1), row(2, rounds=9)], 1, "rounds", 1),
        ([row(1), row(2, status="eliminated")], 1, "out", 0),
    ],
)
def test_how_it_ended(rows: list[dict[str, Any]], at: int, how: str, number: int) -> None:
    told = ending(rows, rows[at])
    assert (told["how"], told["number"]) == (how, number)


def test_what_it_came_from() -> None:
    field = [row(1, grid=6, spin_outs=1), *(row(place, grid=place - 1) for place in range(2, 7))]
    assert origin(field, [], field[0]) == "last"
    assert origin(field, [], row(1, grid=5)) == "grid"
    assert origin(field, [], row(1, spin_outs=1)) == "spin"
    tow = [{"round": 8, "seat": 0, "kind": "slipstream"}]
    assert origin(field, tow, row(1)) == "tow"
    assert origin(field, tow, row(2)) == "none"
    assert origin(field, [], row(6, status="eliminated", grid=1)) == "none"
