"""Who sits where: lists of drivers as they are typed."""

from __future__ import annotations

import pytest

from slipstream.drivers import UnknownDriverError
from slipstream.lab.errors import LabError
from slipstream.lab.line_up import legends_of, parse_line_up


@pytest.mark.parametrize(
    ("text", "cars", "seats"),
    [
        ("rookie", 3, ["rookie"] * 3),
        ("rookie,random", 5, ["rookie", "random", "rookie", "random", "rookie"]),
        ("rookie,5*legend+2", 6, ["rookie"] + ["legend+2"] * 5),
        ("legend, rookie", 4, ["rookie", "rookie", "legend", "legend"]),  # Legends sit in the last seats
        ("2*random, legend+0", 3, ["random", "random", "legend"]),
        ("legend+1", 2, ["legend+1", "legend+1"]),
    ],
)
def test_a_list_fills_the_seats(text: str, cars: int, seats: list[str]) -> None:
    assert list(parse_line_up(text, cars)) == seats


def test_legends_of_a_race_share_one_level() -> None:
    assert legends_of(["rookie", "legend+3", "legend+3"]) == (2, 3)
    assert legends_of(["rookie"]) == (0, 0)
    with pytest.raises(LabError, match=r"one level, not \+0, \+2"):
        parse_line_up("rookie,legend,legend+2", 6)


@pytest.mark.parametrize(
    ("text", "cars", "words"),
    [
        ("7*rookie", 6, "7 drivers are named for 6 seats"),
        ("rookie,random,legend", 2, "3 drivers are named for 2 seats"),
        ("0*rookie", 6, "0 drivers"),
        ("rookie,legend+12", 6, r"\+0 to \+9, not \+12"),
    ],
)
def test_what_is_no_line_up_is_refused(text: str, cars: int, words: str) -> None:
    with pytest.raises(LabError, match=words):
        parse_line_up(text, cars)


@pytest.mark.parametrize("text", ["", "rookie,", "legend-2", "schumacher", "legend+", "rookie*2"])
def test_names_that_nobody_has_are_refused(text: str) -> None:
    with pytest.raises(UnknownDriverError):
        parse_line_up(text, 6)
