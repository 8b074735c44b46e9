"""Reasons and causes in words: every key has them, in every language, and the wire knows no other."""

from __future__ import annotations

import io
from typing import Final, get_args

import pytest
from rich.console import Console

from slipstream.cli.play import fresh, seated
from slipstream.coach.causes import CAUSES
from slipstream.coach.reasons import Reason
from slipstream.core.chance import SECURE
from slipstream.core.setup import STARTING_FACES
from slipstream.games.setup import RaceSetup
from slipstream.server.protocol.messages import ReasonKey, ReviewMoment, ToldKey
from slipstream.terminal.hinting import reason_text, told_text
from slipstream.terminal.screen import Screen
from slipstream.terminal.table import Outcome, Table
from slipstream.words.language import LANGUAGES, say, speaking
from tests.words.support import keys_of

FACTS: Final[dict[str, int | str]] = {
    "chance": 60, "spin_out": 5, "others": 40, "corner": 1, "limit": 3, "heat": 2, "stress": 1, "speed": 9,
    "spaces": 4, "cards": "12S", "win": 31, "own": 30, "other": 28, "low": 3, "high": 5, "least": 0,
    "most": 2, "place": 3, "better": 40, "less": 9, "places": "0.7", "before": 20, "after": 3, "cars": 2,
}  # fmt: skip


def test_every_reason_has_words() -> None:
    assert keys_of("coach-reason-") == set(get_args(ReasonKey))
    view = RaceSetup("usa", cars=2).start_race(1).view(0)
    for language in LANGUAGES:
        with speaking(language):
            said = {reason_text(view, 0, Reason(key, FACTS)) for key in get_args(ReasonKey)}
        assert len(said) == len(get_args(ReasonKey))
        assert not any("{" in text for text in said)


def test_everything_that_is_told_has_words() -> None:
    assert keys_of("coach-told-") == set(get_args(ToldKey))
    track = RaceSetup("usa", cars=2).course.track
    for language in LANGUAGES:
        with speaking(language):
            said = {told_text(track, STARTING_FACES, f"told-{key}", FACTS) for key in get_args(ToldKey)}
        assert len(said) == len(get_args(ToldKey))
        assert not any("{" in text for text in said)


def test_every_cause_has_words() -> None:
    assert set(get_args(ReviewMoment.model_fields["cause"].annotation)) == set(CAUSES)
    for language in LANGUAGES:
        with speaking(language):
            assert len({say("coach-cause", cause=cause) for cause in CAUSES}) == len(CAUSES)


@pytest.mark.parametrize("garage", [None, "regular"], ids=["race", "draft"])
def test_a_hint_at_the_terminal(garage: str | None) -> None:
    game, seat = fresh(RaceSetup("usa", 2, 1, garage=garage, chance=SECURE), 7, "rookie", 0)
    written = io.StringIO()
    console = Console(file=written, force_terminal=False, width=100, highlight=False, markup=False)
    lines = iter(["hint", "quit", "y"])
    screen = Screen(console, seat, is_plain=True)
    table = Table(game, seat, seated(game.record, seat), screen, lambda _prompt: next(lines))
    assert table.drive() is not Outcome.FINISHED
    shown = " ".join(written.getvalue().split())
    if garage is None:
        assert "1. gear" in shown
        assert "% (±" in shown
        assert "spin-out" in shown
    else:
        assert "There are no hints in a draft." in shown
