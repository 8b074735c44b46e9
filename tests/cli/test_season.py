"""slipstream season, and the modules of slipstream race."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from slipstream.games.setup import COLOURS
from slipstream.modules.event_cards import event_cards
from slipstream.records.record import Record
from tests.cli.support import Ran, assert_refused, run, run_process

SEASON_FIELDS = ["format", "year", "seed", "finished", "races", "standings", "champion"]
RACE_FIELDS = [
    "season", "race", "circuit", "event", "laps", "weather", "roads", "press_corners", "grid", "rounds",
    "classification",
]  # fmt: skip
ROW_FIELDS = [
    "place", "seat", "colour", "driver", "grid", "status", "finish_round", "progress", "spot", "spin_outs",
    "heat_paid", "points",
]  # fmt: skip
STANDING_FIELDS = ["place", "seat", "driver", "points", "by_race"]
ADDED = {"event_label"}  # to a race
SMALL = ("season", "--players", 2, "--legends", 0)


def season(*arguments: object) -> Any:
    """A small season, as JSON."""
    return run(*SMALL, *arguments, "--json").json()


# What is printed


@pytest.mark.clause("CHAMP-19", "CHAMP-22")
def test_json_has_exactly_the_agreed_fields() -> None:
    data = run("season", "--year", "1963", "--seed", 7, "--drivers", "rookie,random", "--json").json()
    assert list(data) == SEASON_FIELDS
    assert (data["format"], data["year"], data["seed"]) == ("slipstream-season/1", "1963", 7)
    assert data["finished"] is True
    assert len(data["races"]) == 4
    for number, race in enumerate(data["races"], 1):
        assert [name for name in race if name not in ADDED] == RACE_FIELDS
        assert (race["season"], race["race"], race["event"]) == ("1963", number, number + 6)
        card = event_cards()[race["event"]]
        assert (race["circuit"], race["event_label"]) == (card.circuit, card.label)
        assert sorted(race["grid"]) == list(range(6))
        corners = {"usa": 4, "gb": 5, "france": 5, "italia": 3}[race["circuit"]]
        assert list(race["roads"]) == [f"C{corner}" for corner in range(1, corners + 1)]
        assert [list(row) for row in race["classification"]] == [ROW_FIELDS] * 6
        for row in race["classification"]:
            expected = ["rookie", "random", "rookie", "legend", "legend", "legend"]
            assert row["driver"] == expected[row["seat"]]
            assert row["colour"] == COLOURS[row["seat"]]
            assert race["grid"].index(row["seat"]) + 1 == row["grid"]
    assert [race["press_corners"] for race in data["races"]] == [["C1"], ["C2", "C4"], ["C4"], ["C1"]]
    assert [list(row) for row in data["standings"]] == [STANDING_FIELDS] * 6
    for place, row in enumerate(data["standings"], 1):
        assert row["place"] == place
        assert row["points"] == sum(row["by_race"])
        assert len(row["by_race"]) == 4
    points = [row["points"] for row in data["standings"]]
    assert points == sorted(points, reverse=True)
    first = data["standings"][0]["seat"]
    assert data["champion"] == (first if first < 3 else None)


def test_standings_are_printed_after_each_race() -> None:
    ran = run_process("season", "--players", 2, "--legends", 1, "--seed", 7)
    assert ran.code == 0
    lines = ran.out.splitlines()
    titles = [at for at, line in enumerate(lines) if line.startswith("1961, race ")]
    tables = [at for at, line in enumerate(lines) if line.startswith("Standings: ")]
    assert len(titles) == len(tables) == 3
    assert titles[0] < tables[0] < titles[1] < tables[1] < titles[2] < tables[2]
    data = run("season", "--players", 2, "--legends", 1, "--seed", 7, "--json").json()
    for number, at in enumerate(tables, 1):
        total = {row["seat"]: sum(row["by_race"][:number]) for row in data["standings"]}
        for seat, points in total.items():
            assert f"{COLOURS[seat]} {points}" in lines[at]
    assert "champion with" in lines[-1] or "no player has won" in lines[-1]


def test_defaults() -> None:
    data = run("season", "--seed", 7, "--json").json()
    assert (data["year"], len(data["races"]), len(data["standings"])) == ("1961", 3, 6)
    assert sorted(row["driver"] for row in data["standings"]) == ["legend"] * 3 + ["rookie"] * 3


def test_the_same_seed_gives_the_same_season_and_none_a_new_one() -> None:
    assert season("--seed", 7, "--races", 1) == season("--seed", "0x7", "--races", 1)
    assert season("--seed", 7, "--races", 1) != season("--seed", 8, "--races", 1)
    assert season("--races", 1)["seed"] != season("--races", 1)["seed"]


@pytest.mark.parametrize(("year", "races"), [("1961", 3), ("1962", 3), ("1963", 4), ("custom", 4)])
def test_every_year(year: str, races: int) -> None:
    data = season("--year", year, "--seed", 3)
    assert (data["year"], data["finished"], len(data["races"])) == (year, True, races)


def changed(*options: object, drivers: str = "rookie") -> bool:
    """Is the first race another one with these options?"""
    plain = (
        "season",
        "--players",
        2,
        "--legends",
        2,
        "--seed",
        7,
        "--races",
        1,
        "--json",
        "--drivers",
        drivers,
    )
    return bool(run(*plain).json()["races"] != run(*plain, *options).json()["races"])


def test_every_option_of_the_set_up_has_an_effect() -> None:
    assert changed("--pro", 4)
    assert changed("--garage", "advanced")
    assert changed("--tournament", drivers="random")
    assert changed("--handicap", "0=2", "--handicap", "1=2")
    assert changed("--drivers", "random")
    assert changed("--legends", 1)
    assert not changed("--garage", "all")


@pytest.mark.parametrize(
    "options",
    [
        ("--year", "1964"),
        ("--players", 0),
        ("--players", 7),
        ("--players", "two"),
        ("--players", 1, "--legends", 0),
        ("--players", 4, "--legends", 3),
        ("--legends", -1),
        ("--pro", -1),
        ("--pro", 99),
        ("--legends", 0, "--pro", 1),
        ("--garage", "quick"),
        ("--handicap", "0=3"),
        ("--handicap", "3=1"),
        ("--handicap", "0"),
        ("--handicap", "0=²"),
        ("--seed", -1),
        ("--seed", "x"),
        ("--seed", 1 << 128),
        ("--drivers", "schumacher"),
        ("--drivers", "rookie,,rookie"),
        ("--races", 0),
        ("--races", "x"),
        ("--nonsense",),
    ],
)
def test_bad_values_are_refused(options: tuple[object, ...]) -> None:
    assert_refused(run_caught("season", "--players", 3, "--legends", 2, *options, "--json"))


def run_caught(*arguments: object) -> Ran:
    """`run`; an exception that comes through would be a traceback."""
    try:
        return run(*arguments)
    except Exception as error:
        return Ran(1, "", f"Traceback: {type(error).__name__}: {error}")


# --save and --races


@pytest.mark.clause("CHAMP-27")
def test_a_season_played_in_steps_gives_the_same_result_as_one_played_at_once(tmp_path: Path) -> None:
    save = tmp_path / "season.json"
    options = ("--year", "custom", "--seed", 9, "--drivers", "random,rookie")
    whole = season(*options)
    seen = []
    for races in (1, 2, 3):
        part = season(*options, "--save", save, "--races", 1)
        assert part["races"] == whole["races"][:races]
        assert (part["finished"], part["champion"]) == (False, None)
        seen.append(len(part["standings"][0]["by_race"]))
    assert seen == [1, 2, 3]
    assert season(*options, "--save", save) == whole
    assert season(*options, "--save", save) == whole  # it is over: nothing more is played
    assert run("replay", save, "--json").json() == whole


@pytest.mark.clause("CHAMP-27", "CHAMP-23")
def test_a_goat_can_be_interrupted_between_its_seasons(tmp_path: Path) -> None:
    save = tmp_path / "goat.json"
    options = ("--year", "goat", "--seed", 4, "--drivers", "random")
    for races in (3, 4):
        season(*options, "--save", save, "--races", races)
    assert season(*options, "--save", save) == season(*options)


def test_races_stops_after_so_many_races() -> None:
    data = season("--seed", 7, "--races", 2)
    assert (len(data["races"]), data["finished"]) == (2, False)
    assert len(season("--seed", 7, "--races", 99)["races"]) == 3
    ran = run(*SMALL, "--seed", 7, "--races", 2)
    assert ran.out.count("Standings: ") == 2
    assert "2 of 3 races are over." in ran.out


def test_without_a_seed_a_saved_season_keeps_its_own(tmp_path: Path) -> None:
    save = tmp_path / "season.json"
    first = season("--save", save, "--races", 1)
    then = season("--save", save)
    assert then["seed"] == first["seed"]
    assert then["races"][:1] == first["races"]


@pytest.mark.parametrize(
    "other",
    [
        ("--seed", 8),
        ("--year", "1962"),
        ("--players", 3),
        ("--legends", 1),
        ("--garage", "regular"),
        ("--tournament",),
        ("--handicap", "0=1"),
        ("--drivers", "random"),
        ("--drivers", "rookie,random"),
    ],
)
def test_another_season_than_the_saved_one_is_refused(other: tuple[object, ...], tmp_path: Path) -> None:
    save = tmp_path / "season.json"
    season("--seed", 7, "--save", save, "--races", 1)
    before = save.read_bytes()
    assert_refused(run_caught(*SMALL, "--seed", 7, *other, "--save", save, "--json"), str(save))
    assert save.read_bytes() == before


def test_a_broken_save_file_is_refused_without_a_traceback(tmp_path: Path) -> None:
    save = tmp_path / "season.json"
    season("--seed", 7, "--save", save, "--races", 1)
    good = save.read_text()
    data = json.loads(good)
    broken: list[str] = ["", "{}", "[]", "null", "no json", good[: len(good) // 2], good[:-3], "[" * 100_000]
    changes: list[dict[str, Any]] = [
        {"format": "slipstream-record/9"},
        {"rules_version": 0},
        {"seed": "x"},
        {"seed": 7},
        {"seed": "-7"},
        {"season": {}},
        {"season": {**data["season"], "year": 1961}},
        {"season": {**data["season"], "legends": "0"}},
        {"season": {**data["season"], "garage": []}},
        {"season": {**data["season"], "handicaps": []}},
        {"season": {**data["season"], "chance": "loaded"}},
        {"actions": None},
        {"actions": ["0 fly"]},
        {"actions": data["actions"][1:]},
        {"actions": data["actions"] + ["9 end-react"]},
        {"drivers": None},
        {"origin": {"rules_version": 1, "state": "00"}},
        {"origin": {"rules_version": 1, "state": "zz"}},
        {"origin": 1},
    ]
    broken += [json.dumps({**data, **change}) for change in changes]
    for text in broken:
        save.write_text(text)
        ran = run_caught(*SMALL, "--seed", 7, "--save", save, "--json")
        assert_refused(ran)
        assert save.read_text() == text  # and left alone
    save.write_bytes(b"\xff\xfe\x00")
    assert_refused(run_caught(*SMALL, "--seed", 7, "--save", save, "--json"))


def test_a_race_is_not_a_season(tmp_path: Path) -> None:
    record = tmp_path / "race.json"
    run("race", "--cars", 2, "--laps", 1, "--seed", 7, "--record", record, "--json")
    assert_refused(run_caught(*SMALL, "--save", record, "--json"), "not a season")


def test_nothing_half_written_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "season.json"
    season("--seed", 7, "--save", save, "--races", 1)
    before = save.read_bytes()

    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert_refused(run_caught(*SMALL, "--seed", 7, "--save", save, "--json"), "No space left")
    assert [path.name for path in tmp_path.iterdir()] == ["season.json"]
    assert save.read_bytes() == before


@pytest.mark.parametrize("where", ["missing/season.json", "."])
def test_a_place_that_cannot_be_written_is_refused(where: str, tmp_path: Path) -> None:
    assert_refused(run_caught(*SMALL, "--seed", 7, "--races", 1, "--save", tmp_path / where, "--json"))


def test_what_is_saved_is_a_record(tmp_path: Path) -> None:
    save = tmp_path / "season.json"
    season("--seed", 7, "--save", save, "--races", 1, "--drivers", "random")
    record = Record.load(save)
    assert (record.seed, record.drivers) == (7, ["random", "random"])
    assert record.origin is None
    told = run("replay", save, "--story")
    assert told.code == 0
    assert "Standings: " in told.out


def test_a_season_with_an_eliminated_car_is_told_to_its_end(tmp_path: Path) -> None:
    for seed in range(20):
        save = tmp_path / f"{seed}.json"
        data = season("--year", "1963", "--seed", seed, "--drivers", "random", "--save", save)
        out = [row for row in data["races"][3]["classification"] if row["status"] == "eliminated"]
        assert all(row["points"] == 0 for row in out)
        if out:
            break
    else:
        pytest.fail("no random driver has ever spun out")
    told = run("replay", save, "--story")
    assert (told.code, "Traceback" in told.err) == (0, False)
    assert " out " in told.out


# The modules of a race


def race(*arguments: object) -> Any:
    return run("race", "--cars", 4, "--laps", 1, "--seed", 7, *arguments, "--json").json()


def test_a_race_with_all_modules_replays_equal(tmp_path: Path) -> None:
    record = tmp_path / "race.json"
    first = run(
        "race", "--garage", "all", "--weather", "--legends", 2, "--seed", 7, "--record", record, "--json"
    ).json()
    assert run("replay", record, "--json").json() == first
    assert [row["driver"] for row in first["classification"]].count("legend") == 2
    assert first["weather"] is not None
    assert list(first["roads"]) == ["C1", "C2", "C3", "C4"]
    assert [len(cards) for cards in first["upgrades"]] == [3, 3, 3, 3, 0, 0]
    assert run("replay", record, "--story").code == 0


@pytest.mark.parametrize(
    "options",
    [
        ("--garage", "regular"),
        ("--garage", "advanced"),
        ("--garage", "all"),
        ("--garage", "quick"),
        ("--legends", 3),
        ("--legends", 2, "--pro", 4),
        ("--weather",),
        ("--tournament", "--drivers", "random"),
        ("--handicap", "0=2", "--handicap", "3=1"),
    ],
)
def test_every_module_alone(options: tuple[object, ...], tmp_path: Path) -> None:
    record = tmp_path / "race.json"
    data = race(*options, "--record", record)
    assert len(data["classification"]) == 4
    assert run("replay", record, "--json").json() == data
    assert (
        data["classification"]
        != race("--drivers", "random" if "random" in options else "rookie")["classification"]
    )


@pytest.mark.parametrize(
    "options",
    [
        ("--garage", "none"),
        ("--garage", ""),
        ("--legends", 4),
        ("--legends", -1),
        ("--legends", "two"),
        ("--pro", 1),
        ("--legends", 2, "--pro", -1),
        ("--legends", 2, "--pro", 10),
        ("--weather", "rain"),
        ("--tournament", "yes"),
        ("--handicap", "4=1"),
        ("--handicap", "0=0"),
        ("--handicap", "0=3"),
        ("--handicap", "-1=1"),
        ("--handicap", "0:1"),
        ("--handicap", "0=²"),
        ("--handicap", "²=1"),
        ("--handicap", "0=" + "9" * 5000),
        ("--legends", 2, "--handicap", "2=1"),  # a Legend has no engine
    ],
)
def test_bad_modules_of_a_race_are_refused(options: tuple[object, ...]) -> None:
    assert_refused(run_caught("race", "--cars", 4, "--seed", 7, *options, "--json"))
