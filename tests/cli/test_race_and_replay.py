"""slipstream race and slipstream replay."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from slipstream import build
from slipstream.circuits.loader import circuit_names
from slipstream.core.rules import RULES_VERSION
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.records.snapshot import SEASON_MAGIC
from tests.cli.support import assert_refused, run, run_process

RACE_FIELDS = [
    "format",
    "circuit",
    "laps",
    "seed",
    "rules_version",
    "build",
    "rounds",
    "decisions",
    "garage",
    "weather",
    "roads",
    "tournament",
    "upgrades",
    "classification",
]
ROW_FIELDS = [
    "place", "seat", "colour", "driver", "grid", "status", "finish_round", "progress", "spot", "spin_outs",
    "heat_paid",
]  # fmt: skip


#: as records write them
AGREED = RaceSetup("usa", 2, laps=1).to_data()
SEASON = SeasonSetup("1961", 2, 1).to_data()
SEASON_BOOKS = b'{"seed": -1, "log": true}'
SEASON_STATE = SEASON_MAGIC + crc32(SEASON_BOOKS).to_bytes(4, "little") + SEASON_BOOKS


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a short race."""
    path = tmp_path / "race.json"
    run("race", "--cars", 2, "--laps", 1, "--seed", 7, "--record", path, "--json")
    return path


def changed(path: Path, **changes: Any) -> Path:
    """A copy of a record with other values at the top level; None leaves a key out."""
    data = {**json.loads(path.read_text()), **changes}
    other = path.with_name("changed.json")
    other.write_text(json.dumps({key: value for key, value in data.items() if value is not None}))
    return other


def test_race_prints_exactly_the_agreed_fields() -> None:
    data = run(
        "race", "--circuit", "gb", "--cars", 3, "--seed", 12, "--drivers", "rookie,random", "--json"
    ).json()
    assert list(data) == RACE_FIELDS
    assert data["format"] == "slipstream-race/1"
    assert (data["circuit"], data["laps"], data["seed"]) == ("gb", 2, 12)
    assert (data["rules_version"], data["build"]) == (RULES_VERSION, build())
    assert data["rounds"] > 3
    assert data["decisions"] > 20
    rows = data["classification"]
    assert [list(row) for row in rows] == [ROW_FIELDS] * 3
    assert [row["place"] for row in rows] == [1, 2, 3]
    assert sorted(row["seat"] for row in rows) == [0, 1, 2]
    assert sorted(row["grid"] for row in rows) == [1, 2, 3]
    for row in rows:
        assert row["driver"] == ["rookie", "random", "rookie"][row["seat"]]
        assert row["status"] == "finished"
        assert row["spot"] in ("R", "O")
        assert 1 <= row["finish_round"] <= data["rounds"]
        assert min(row["spin_outs"], row["heat_paid"]) >= 0
        assert type(row["progress"]) is int


@pytest.mark.parametrize("circuit", circuit_names())
def test_the_same_seed_gives_the_same_output(circuit: str) -> None:
    arguments = (
        "race",
        "--circuit",
        circuit,
        "--cars",
        3,
        "--seed",
        "0xABCDEF",
        "--drivers",
        "random,rookie",
    )
    assert run(*arguments, "--json") == run(*arguments, "--json")
    story = run(*arguments, "--story")
    assert story == run(*arguments, "--story")
    assert story.code == 0
    assert "Round 1\n" in story.out
    assert "wins." in story.out


def test_without_a_seed_every_race_is_another_one_and_can_be_repeated() -> None:
    one, other = (run("race", "--cars", 2, "--laps", 1, "--json").json() for _ in range(2))
    assert one["seed"] != other["seed"]
    assert run("race", "--cars", 2, "--laps", 1, "--json", "--seed", one["seed"]).json() == one


def test_replay_prints_what_the_race_printed(tmp_path: Path) -> None:
    for number, circuit in enumerate(circuit_names()):
        path = tmp_path / f"{circuit}.json"
        arguments = ("--circuit", circuit, "--cars", 2 + number, "--seed", 2**100 + number, "--record", path)
        race = run("race", *arguments, "--json")
        assert race.code == 0
        assert run("replay", path, "--json").out == race.out


def test_replay_tells_the_race_and_its_result(record: Path) -> None:
    told = run("replay", record, "--story")
    assert (told.code, told.err) == (0, "")
    assert "Round 1\n" in told.out
    *_, counted, winner = told.out.splitlines()
    assert re.fullmatch(r"\d+ rounds, \d+ decisions", counted)
    assert re.fullmatch(r"The (black|blue) car \(seat [01], rookie\) wins\.", winner)
    assert "Round 1\n" not in run("replay", record).out


def test_replay_of_a_race_that_is_not_over(record: Path) -> None:
    data = json.loads(record.read_text())
    part = changed(record, actions=data["actions"][:9])
    told = run("replay", part)
    assert told.code == 0
    assert "The record stops in round" in told.out
    assert run("replay", part, "--json").json()["classification"] == []


def test_a_real_process_prints_one_json_object_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "race.json"
    race = run_process("race", "--cars", 2, "--laps", 1, "--seed", 7, "--record", path, "--json")
    assert (race.code, race.err) == (0, "")
    assert list(race.json()) == RACE_FIELDS
    replayed = run_process("replay", path, "--json")
    assert (replayed.code, replayed.out) == (0, race.out)
    assert race.out == run("race", "--cars", 2, "--laps", 1, "--seed", 7, "--json").out


# Writing the record


def test_a_record_replaces_the_file_that_was_there(tmp_path: Path) -> None:
    path = tmp_path / "race.json"
    path.write_text("something else")
    assert run("race", "--cars", 2, "--laps", 1, "--seed", 7, "--record", path).code == 0
    assert run("replay", path).code == 0
    assert os.listdir(tmp_path) == ["race.json"]


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for path in (tmp_path / "missing" / "race.json", folder, Path("/proc/race.json")):
        assert_refused(
            run("race", "--cars", 2, "--laps", 1, "--seed", 7, "--record", path), "cannot be written"
        )
    assert os.listdir(tmp_path) == ["folder"]
    assert os.listdir(folder) == []


def test_a_record_in_an_unwritable_folder_is_refused(tmp_path: Path) -> None:
    """As root nothing is unwritable by its mode; a folder that is a file works for everybody."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    ran = run("race", "--cars", 2, "--laps", 1, "--seed", 7, "--record", blocked / "race.json", "--json")
    assert_refused(ran, "cannot be written")
    assert blocked.read_text() == "not a folder"


# Bad input


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seed", "tomorrow"), "not a seed"),
        (("--seed", "-1"), "not a seed"),
        (("--seed", str(2**128)), "not a seed"),
        (("--seed", "9" * 5000), "not a seed"),
        (("--seed", "1.5"), "not a seed"),
        (("--seed", ""), "not a seed"),
        (("--cars", "1"), "2 to 6 cars, not 1"),
        (("--cars", "0"), "2 to 6 cars"),
        (("--cars", "-3"), "2 to 6 cars"),
        (("--cars", "7"), "2 to 6 cars, not 7"),
        (("--cars", str(10**30)), "2 to 6 cars"),
        (("--cars", "many"), "not a valid integer"),
        (("--laps", "0"), "1 to 20 laps"),
        (("--laps", "21"), "1 to 20 laps"),
        (("--laps", str(10**30)), "1 to 20 laps"),
        (
            ("--drivers", "schumacher"),
            "there is no driver 'schumacher'; drivers are rookie, amateur, club, pro, champion, novice",
        ),
        (("--drivers", "rookie,,random"), "there is no driver ''"),
        (("--drivers", ""), "there is no driver ''"),
        (("--circuit", "monaco"), 'there is no circuit "monaco"'),
        (("--circuit", "missing.toml"), "cannot be read"),
        (("--circuit", "/"), "cannot be read"),
        (("--circuit", ""), "there is no circuit"),
        (("--speed", "5"), "No such option"),
        (("usa",), "unexpected extra argument"),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, tuple) else "",
)
def test_race_refuses_bad_input(arguments: tuple[str, ...], words: str) -> None:
    assert_refused(run("race", *arguments), words)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": "slipstream-record/9"}, "slipstream-record/9"),
        ({"format": None}, "format null"),
        ({"format": "slipstream-race/1"}, "slipstream-race/1"),
        ({"rules_version": RULES_VERSION + 1}, f"rules version {RULES_VERSION + 1}"),
        ({"rules_version": None}, "rules version None"),
        ({"seed": None}, "seed is missing"),
        ({"seed": 7}, "damaged"),
        ({"seed": "seven"}, "damaged"),
        ({"seed": f"{2**128:x}"}, "damaged"),
        ({"seed": "-1"}, "damaged"),
        ({"setup": None}, "setup is missing"),
        ({"setup": []}, "damaged"),
        ({"setup": {"circuit": "usa"}}, "damaged"),
        ({"setup": {**AGREED, "cars": 9}}, "2 to 6 cars"),
        ({"setup": {**AGREED, "cars": "2"}}, "2 to 6 cars"),
        ({"setup": {**AGREED, "circuit": "x"}}, "no circuit 'x'"),
        ({"setup": {**AGREED, "circuit": {}}}, "damaged"),
        ({"setup": {**AGREED, "circuit": None}}, "damaged"),
        ({"setup": {**AGREED, "handicaps": {"a": 1}}}, "handicaps are by seat number"),
        ({"setup": {**AGREED, "handicaps": {"1": True}}}, "damaged"),
        ({"setup": {**AGREED, "chance": []}}, "damaged"),
        ({"setup": {**AGREED, "chance": {}}}, "damaged"),
        ({"setup": {**AGREED, "legends": 2}}, "2 Legends are too many"),
        ({"setup": {**AGREED, "legends": "1"}}, "damaged"),
        ({"setup": {**AGREED, "pro": 1}}, "a Pro level needs Legends"),
        ({"setup": {**AGREED, "garage": "old"}}, "the garage is regular, advanced, all, quick, not old"),
        ({"setup": {**AGREED, "garage": []}}, "damaged"),
        ({"setup": {**AGREED, "weather": 1}}, "neither true nor false"),
        ({"setup": {**AGREED, "tournament": "yes"}}, "neither true nor false"),
        ({"setup": {**AGREED, "fuel": 1}}, "missing or unknown: fuel"),
        ({"season": {}}, "damaged"),
        ({"season": {**SEASON, "year": "1960"}}, "a season is 1961"),
        ({"season": {**SEASON, "year": []}}, "damaged"),
        ({"season": {**SEASON, "players": 0}}, "1 to 6 players"),
        ({"season": {**SEASON, "players": "x"}}, "1 to 6 players"),
        ({"season": {**SEASON, "legends": 9}}, "damaged"),
        ({"season": {**SEASON, "legends": "1"}}, "damaged"),
        ({"season": {**SEASON, "garage": "quick"}}, "the garage is regular, advanced, all, not quick"),
        ({"season": {**SEASON, "garage": []}}, "damaged"),
        ({"season": {**SEASON, "handicaps": []}}, "damaged"),
        ({"season": SEASON, "actions": ["0 plan 1"]}, "is refused"),
        ({"season": SEASON, "origin": {"rules_version": 1, "state": "00"}}, "not the state of a season"),
        ({"season": SEASON, "origin": {"rules_version": 1, "state": SEASON_MAGIC.hex()}}, "damaged"),
        ({"season": SEASON, "origin": {"rules_version": 1, "state": SEASON_STATE.hex()}}, "damaged"),
        ({"actions": None}, "actions is missing"),
        ({"actions": "0 plan 1"}, "damaged"),
        ({"actions": {}}, "damaged"),
        ({"actions": 5}, "damaged"),
        ({"actions": [["0", "plan 1"]]}, "damaged"),
        ({"actions": ["plan 1"]}, "names no seat"),
        ({"actions": ["0 dance"]}, "is not an action"),
        ({"actions": ["0 plan 77"]}, "damaged"),
        ({"actions": ["0 slipstream far"]}, "'far' is not a number"),
        ({"actions": ["0 end-react"]}, "action 1 (end-react) of seat 0 is refused"),
        ({"actions": ["0 plan HHHH"]}, "is refused"),
        ({"actions": ["0 plan z"]}, "is refused"),
        ({"actions": ["5 plan 1"]}, "is refused"),
        ({"actions": [f"{10**30} plan 1"]}, "seat"),
        ({"actions": ["0 take-back"]}, "is refused"),
        ({"drivers": 5}, "damaged"),
        ({"origin": {"state": "00"}}, "damaged"),
        ({"origin": {"rules_version": 1, "state": "zz"}}, "damaged"),
        ({"origin": {"rules_version": 1, "state": "00"}}, "not the state of a race"),
        ({"origin": {"rules_version": 1, "state": "534c5331"}}, "damaged"),
    ],
    ids=lambda value: str(value)[:50] if isinstance(value, dict) else "",
)
def test_replay_refuses_a_broken_record(record: Path, changes: dict[str, Any], words: str) -> None:
    path = changed(record, **changes)
    assert_refused(run("replay", path), words)
    assert_refused(run("replay", path, "--json"), words)


def test_replay_refuses_a_record_without_its_end(record: Path) -> None:
    text = record.read_text()
    for part in ("", text[:1], text[: len(text) // 2], text[:-3], text + "}"):
        record.write_text(part)
        assert_refused(run("replay", record), "this is not a record")


def test_replay_of_another_seed_does_not_fit(record: Path) -> None:
    """The cards are others: sooner or later an action is refused, and none is guessed."""
    refused = 0
    for seed in range(8, 14):
        ran = run("replay", changed(record, seed=f"{seed:032x}"))
        assert "Traceback" not in ran.err
        refused += ran.code == 2
    assert refused == 6


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"[]", b"null", b"[" * 100_000, b"\0", b'"text"', b"1e999"]
)
def test_replay_refuses_other_files(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    assert_refused(run("replay", path))


def test_replay_refuses_a_number_of_thousands_of_digits(tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_text('{"format": ' + "9" * 5000 + "}")
    assert_refused(run("replay", path))


def test_replay_refuses_what_is_not_a_file(tmp_path: Path) -> None:
    assert_refused(run("replay", tmp_path), "cannot be read")
    assert_refused(run("replay", tmp_path / "missing.json"), "cannot be read")
    assert_refused(run("replay"), "Missing argument")


def test_a_real_process_ends_with_2_and_one_message(tmp_path: Path) -> None:
    assert_refused(run_process("replay", tmp_path / "missing.json"), "cannot be read")
    assert_refused(run_process("race", "--cars", "9"), "2 to 6 cars")
