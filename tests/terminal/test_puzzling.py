"""Puzzles at the terminal: what is asked, what an answer is told, and the race driven on."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from slipstream.puzzles.answers import Answers
from slipstream.puzzles.puzzle import Puzzle, shipped_puzzles
from slipstream.records.notation import write_cards
from slipstream.terminal.puzzling import nearest, play_puzzles, theme_names
from slipstream.terminal.screen import Screen
from slipstream.terminal.table import Outcome
from slipstream.words.language import LANGUAGES, say, speaking
from tests.cli.support import assert_refused, run

PUZZLES = shipped_puzzles()
PLAIN = next(one for one in PUZZLES if one.setup.garage is None and not one.setup.weather)


def typed(cards: int) -> str:
    """A plan as somebody would type it, driven at once."""
    return " ".join(write_cards(cards)) + "!"


class Person:
    """Types lines at a screen that can be read again."""

    def __init__(self, folder: Path, *lines: str) -> None:
        self.lines, self.out = list(lines), io.StringIO()
        self.console = Console(file=self.out, width=120, highlight=False, markup=False)
        self.file = folder / "answers.json"
        self.answers = Answers.load(self.file)

    def read(self, prompt: str) -> str:
        self.out.write(prompt + "\n")
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def screen(self, puzzle: Puzzle) -> Screen:
        return Screen(self.console, puzzle.seat, is_plain=True, colours=puzzle.setup.colours)

    def solve(self, *puzzles: Puzzle) -> Outcome:
        numbers = {one.id: number for number, one in enumerate(PUZZLES, 1)}
        turns = nearest(puzzles, self.answers)
        return play_puzzles(turns, numbers, self.answers, self.file, self.screen, self.read)

    @property
    def shown(self) -> str:
        return self.out.getvalue()


def test_the_answer_is_told_with_every_plan(tmp_path: Path) -> None:
    person = Person(tmp_path, typed(PLAIN.best.cards), "q")
    assert person.solve(PLAIN) is Outcome.LEFT
    assert "Found it" in person.shown
    for letter in "ABC":
        assert f"{letter}) " in person.shown
    assert ", yours and the best" in person.shown
    assert theme_names(PLAIN.themes) in person.shown
    assert Answers.load(person.file).solved([PLAIN]) == 1


def test_another_plan_is_told_without_blame(tmp_path: Path) -> None:
    person = Person(tmp_path, typed(PLAIN.plans[-1].cards), "q")
    person.solve(PLAIN)
    assert "Your plan wins" in person.shown
    assert "wrong" not in person.shown.lower()
    assert Answers.load(person.file).missed(PLAIN)


def test_nothing_is_given_away_before_the_answer(tmp_path: Path) -> None:
    person = Person(tmp_path, "list", "help", "quit")
    assert person.solve(PLAIN) is Outcome.LEFT
    assert theme_names(PLAIN.themes) not in person.shown
    assert "Wins" not in person.shown
    assert not person.file.exists()


def test_the_hint_is_the_theme_and_halves_the_answer(tmp_path: Path) -> None:
    (tmp_path / "with").mkdir()
    (tmp_path / "without").mkdir()
    told = Person(tmp_path / "with", "hint", typed(PLAIN.best.cards), "q")
    plain = Person(tmp_path / "without", typed(PLAIN.best.cards), "q")
    told.solve(PLAIN)
    plain.solve(PLAIN)
    assert theme_names(PLAIN.themes) in told.shown
    assert told.answers.rating.rating < plain.answers.rating.rating


def test_one_follows_the_other_until_none_is_left(tmp_path: Path) -> None:
    two = PUZZLES[:2]
    first = min(two, key=lambda one: abs(one.rating - 1500))
    person = Person(tmp_path, typed(first.best.cards), "", "list", "quit")
    assert person.solve(*two) is Outcome.LEFT
    assert person.shown.count(say("puzzle-task")) == 2
    alone = Person(tmp_path, typed(PUZZLES[3].best.cards), "")
    assert alone.solve(PUZZLES[3]) is Outcome.FINISHED


def test_the_race_is_driven_on(tmp_path: Path) -> None:
    person = Person(tmp_path, typed(PLAIN.best.cards), "d")
    assert person.solve(PLAIN) is Outcome.LEFT  # the input ended in the race
    assert say("terminal-left") in person.shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(tmp_path: Path, language: str) -> None:
    with speaking(language):
        person = Person(tmp_path, "hint", typed(PLAIN.plans[1].cards), "q")
        assert person.solve(PLAIN) is Outcome.LEFT
    assert "{" not in person.shown


def test_the_command_lists_its_themes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ran = run("puzzle", "--list")
    assert ran.code == 0
    assert "last-straight" in ran.out
    assert_refused(run("puzzle", "nobody"), "nobody")
    assert_refused(run("puzzle", "--theme", "nothing"))
    shown = run("puzzle", "1", "--plain")  # the input ends at once
    assert shown.code == 0
    assert say("puzzle-task") in shown.out
