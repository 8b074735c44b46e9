"""Golden races: whole races as readable text, compared line by line.

After a change of the rules, the drivers or the sentences, rewrite them and review the diff like code:

    .venv/bin/python tools/rewrite_playthroughs.py
"""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.playthroughs.games import FOLDER, GAMES, Game, transcript

SHOWN = 60  # lines of a difference
MOST_LINES = 1500
MUST_HAPPEN = (
    "SPINS OUT", "cools", "uses Boost", "uses Slipstream", "flips", "uses Adrenaline", "(blocked, ",
    "opens lap", "FINISHES", "shuffles", "discards 2 (", "paying 1 Heat", "cluttered hand",
    "takes ", "swaps ", "(Legend) makes move A", "makes move B", "The Legends drive by card", "chooses ",
    "gains a Sponsor card", "has used up", "scores ", "scraps", "Heat (sector)", "Heat (card)",
    "directly", "salvages", "on top of the draw pile",
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_golden_race_is_played_as_before(game: Game) -> None:
    expected = game.path.read_text(encoding="utf-8").splitlines()
    found = transcript(game).splitlines()
    difference = list(unified_diff(expected, found, game.path.name, "as played now", lineterm=""))
    if difference:
        more = f"\n... and {len(difference) - SHOWN} lines more" if len(difference) > SHOWN else ""
        told = "\n".join(difference[:SHOWN]) + more
        pytest.fail(f"{told}\n\nIf this is meant: tools/rewrite_playthroughs.py", pytrace=False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_golden_race_can_be_read(game: Game) -> None:
    """Short enough to review, one fact to a line, no placeholder left."""
    lines = game.path.read_text(encoding="utf-8").splitlines()
    assert len(lines) < MOST_LINES
    assert all(len(line) < 160 for line in lines)
    for wrong in ("{", "}", "None", "hidden", "card -", "Action(", "Event("):
        assert not [line for line in lines if wrong in line], wrong


def test_there_is_no_text_without_a_race() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {game.path.name for game in GAMES}


def test_the_golden_races_show_most_of_what_can_happen() -> None:
    """Otherwise they guard little. The rare ones have tests of their own."""
    told = "\n".join(transcript(game) for game in GAMES)
    for words in MUST_HAPPEN:
        assert words in told, words
