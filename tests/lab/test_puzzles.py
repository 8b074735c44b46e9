"""Finding puzzles: the same races give the same ones, however the work is shared out."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

from slipstream.circuits.loader import circuit_names
from slipstream.core.actions import plan
from slipstream.lab.puzzles import Search, check, measure, rating_of, search
from slipstream.puzzles.puzzle import is_clear, load_puzzles, shipped_puzzles
from slipstream.puzzles.themes import MOST, themes_of
from tests.cli.support import assert_refused, run
from tests.cli.test_other_commands import CIRCUIT

FEW: int = 60  # races from every plan: enough to see that it works, too few to say anything of the plan
SETTINGS = Search(5, tuple(circuit_names()), FEW)


@pytest.fixture
def small(tmp_path: Path) -> str:
    """A circuit on which a race is short."""
    file = tmp_path / "small.toml"
    file.write_text(CIRCUIT, encoding="utf-8")
    return str(file)


def test_a_search_is_the_same_in_several_processes(small: str) -> None:
    settings = Search(5, (small,), FEW)
    here = list(islice(search(settings, 0), 3))
    there = list(islice(search(settings, 0, workers=2), 3))
    assert here == there
    assert [number for number, _ in here] == [0, 1, 2]
    for _, found in here:
        for one in found:
            assert is_clear(one.plans)
            assert one.found_by(one.best.cards)


def test_races_are_of_the_whole_box() -> None:
    setups = [SETTINGS.setup(number) for number in range(96)]
    assert {setup.course.id for setup, *_ in setups} == set(circuit_names())
    assert {setup.garage for setup, *_ in setups} == {None, "regular", "all"}
    assert {(setup.weather, setup.tournament) for setup, *_ in setups} >= {(False, False), (True, True)}
    assert {setup.cars for setup, *_ in setups} == {3, 4, 5, 6}
    assert all(len(drivers) == setup.players for setup, _, drivers in setups)
    assert len({seed for _, seed, _ in setups}) == len(setups)


def test_plans_are_measured_in_the_same_worlds() -> None:
    one = shipped_puzzles()[0]
    plans = [measured.action for measured in one.plans]
    first = measure(one.view, one.decision, plans, FEW, 3)
    assert first == measure(one.view, one.decision, plans, FEW, 3)
    assert {measured.races for measured in first} == {FEW}
    assert [measured.wins for measured in first] == sorted(
        (measured.wins for measured in first), reverse=True
    )


def test_what_is_measured_again_has_the_same_plans() -> None:
    puzzles = shipped_puzzles()[:2]
    here, there = list(check(puzzles, FEW, 1)), list(check(puzzles, FEW, 1, workers=2))
    assert [one.plans for one in here] == [one.plans for one in there]
    for one, again in zip(puzzles, here, strict=True):
        assert {measured.cards for measured in again.plans} == {measured.cards for measured in one.plans}


def test_themes_are_facts_of_the_two_best_plans() -> None:
    for one in shipped_puzzles()[::40]:
        themes = themes_of(one.view, one.decision, one.plans[0], one.plans[1])
        assert themes == one.themes
        assert 1 <= len(themes) <= MOST


def test_a_harder_answer_has_a_higher_rating() -> None:
    """What nobody finds is rated higher than what everybody does."""
    one = shipped_puzzles()[len(shipped_puzzles()) // 2]
    never = one.remeasured([one.best], "v")
    nobody = [option.cards for option in one.decision.options]
    assert rating_of(one) == rating_of(one)
    ratings = [rating_of(never.remeasured([type(one.best)(cards, 1, 1)], "v")) for cards in nobody]
    assert max(ratings) > min(ratings)
    assert plan(one.best.cards) in one.decision.options


def test_the_command_finds_goes_on_and_measures_again(tmp_path: Path, small: str) -> None:
    file = tmp_path / "mine.jsonl"
    args = ["lab", "puzzles", "--out", file, "--races", FEW, "--workers", 1, "--seed", 5, "--circuit", small]
    first = run(*args, "--wanted", "1")
    assert first.code == 0, first.err
    found = load_puzzles(file)
    assert found
    assert "--first" in first.out
    more = run(*args, "--wanted", str(len(found) + 1))
    assert load_puzzles(file)[: len(found)] == found
    assert len(load_puzzles(file)) > len(found), more.out
    report = run(
        "lab", "puzzles", "--check", str(file), "--most", "1", "--races", "40", "--workers", "1", "--json"
    )
    data = json.loads(report.out)
    assert data["format"] == "slipstream-puzzle-check/1"
    assert data["puzzles"] >= 1
    assert report.code == (0 if data["stay"] == data["puzzles"] else 1)


def test_wrong_usage_is_told(tmp_path: Path) -> None:
    assert_refused(run("lab", "puzzles"), "--out")
    (tmp_path / "x").write_text("x", encoding="utf-8")
    assert_refused(run("lab", "puzzles", "--check", tmp_path / "x"), "no puzzles")
