"""`slipstream review`: the shape that is promised, words in every language, clear refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from slipstream.coach.walking import courses
from slipstream.records.record import Record
from slipstream.words.language import LANGUAGES
from tests.cli.support import assert_refused, run, run_process
from tests.coach.support import LONG, driven
from tests.words.test_spoken import assert_no_english

WORLDS: Final = 16 if LONG else 4


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "race.json"
    driven("plain", ("random", "rookie"), 11).save(path)
    return path


def test_one_json_object(record: Path) -> None:
    ran = run_process("review", record, "--seat", 0, "--rollouts", WORLDS, "--json")
    data = ran.json()
    assert ran.err == ""
    assert data["format"] == "slipstream-review/1"
    assert (data["seat"], data["rollouts"]) == (0, WORLDS)
    assert data["decisions"] + data["luck"] == data["result"] == data["outcome"] - data["start"]
    for moment in data["moments"]:
        assert {"round", "step", "played", "better", "loss", "loss_ci95"} <= set(moment)
        assert len(moment["loss_ci95"]) == 2
    assert "slipstream" in data["evaluator"]
    assert data == run("review", record, "--seat", 0, "--rollouts", WORLDS, "--json").json()
    other = run("review", record, "--seat", 0, "--rollouts", WORLDS, "--seed", 9, "--json").json()
    assert other["result"] != data["result"] or other["luck"] != data["luck"]


def test_in_words_in_every_language(record: Path) -> None:
    shown = set()
    for language in LANGUAGES:
        ran = run("--language", language, "review", record, "--rollouts", WORLDS)
        assert ran.code == 0, ran
        shown.add(ran.out)
        if language != "en":
            assert_no_english(ran.out)
    assert len(shown) == len(LANGUAGES)


def test_the_person_is_reviewed(tmp_path: Path, record: Path) -> None:
    text = record.read_text().replace('"random",\n  "rookie"', '"rookie",\n  "you"')
    assert '"you"' in text
    path = tmp_path / "mine.json"
    path.write_text(text)
    assert run("review", path, "--rollouts", 2, "--json").json()["seat"] == 1


def test_a_season_and_a_race_that_is_not_over(tmp_path: Path) -> None:
    season = driven("season")
    second = courses(season, 0)[1]
    begun = second.first + second.choices[8].index  # the second race has hardly begun
    made = len(season.actions) // 2 if LONG else begun
    short = Record(season.setup, season.seed, season.actions[:made], season.drivers)
    path = tmp_path / "season.json"
    short.save(path)
    data = run("review", path, "--rollouts", 2, "--json").json()
    assert [row["finished"] for row in data["races"]] == [True, False]
    assert "Race 2" in run("review", path, "--rollouts", 2).out


def test_refusals(tmp_path: Path, record: Path) -> None:
    assert_refused(run("review", record, "--rollouts", 1), "1 is too few")
    assert_refused(run("review", record, "--seat", 2), "there is no driver in seat 2: seats are 0 to 1")
    assert_refused(run("review", tmp_path / "none.json"))
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    assert_refused(run("review", broken))
