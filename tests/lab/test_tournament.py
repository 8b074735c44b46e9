"""slipstream lab tournament: the same numbers however it is run, and what it leaves behind."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import pytest

from slipstream.core.rules import RULES_VERSION
from slipstream.lab.engines import RAY_STARTS, make_engine
from slipstream.lab.errors import LabError
from slipstream.lab.journal import NAME
from tests.cli.support import assert_refused, run, run_process

SMALL: Final = ["lab", "tournament", "--drivers", "rookie,random,legend+2", "--races", "24", "--laps", "1",
                "--circuit", "usa,gb", "--seed", "5", "--json"]  # fmt: skip


@pytest.fixture(scope="module")
def small() -> dict[str, Any]:
    """The report of the small tournament, run in one process."""
    found: dict[str, Any] = run(*SMALL, "--workers", 1).json()
    return found


# The report


def test_the_report_has_the_agreed_shape(small: dict[str, Any]) -> None:
    assert small["format"] == "slipstream-tournament/1"
    assert small["races"] == 24
    assert {"drivers", "circuits", "races", "seed", "cars", "garage", "weather"} <= set(small["settings"])
    assert small["settings"]["rules_version"] == RULES_VERSION
    names = {"rookie", "random", "legend+2"}
    assert {row["driver"] for row in small["drivers"]} == names
    for row in small["drivers"]:
        assert {
            "driver", "entries", "wins", "win_rate", "win_rate_ci95", "mean_place", "mean_place_ci95",
            "rounds", "spin_outs", "heat_paid", "rating",
        } <= set(row)  # fmt: skip
        assert row["entries"] == 48
        assert row["win_rate"] == row["wins"] / row["entries"]
        assert row["win_rate_ci95"][0] <= row["win_rate"] <= row["win_rate_ci95"][1]
        assert row["mean_place_ci95"][0] <= row["mean_place"] <= row["mean_place_ci95"][1]
        assert set(row["rating"]) == {"mu", "sigma"}
        assert sum(row["places"]) == row["entries"]
    assert sum(row["wins"] for row in small["drivers"]) == 24
    assert sum(row["mean_place"] for row in small["drivers"]) == pytest.approx(3 * 3.5)
    assert set(small["by_circuit"]) == {"usa", "gb"}
    for part in small["by_circuit"].values():
        assert {row["driver"] for row in part["drivers"]} == names
        assert part["races"] == 12


def test_the_win_matrix_adds_up(small: dict[str, Any]) -> None:
    matrix = small["win_matrix"]
    for one, others in matrix.items():
        assert set(others) == set(matrix) - {one}
        for two, share in others.items():
            assert share + matrix[two][one] == pytest.approx(1)
    assert matrix["rookie"]["random"] > 0.95


def test_the_order_is_that_of_strength(small: dict[str, Any]) -> None:
    assert [row["driver"] for row in small["drivers"]] == ["legend+2", "rookie", "random"]
    ratings = [row["rating"]["mu"] for row in small["drivers"]]
    assert ratings == sorted(ratings, reverse=True)


def test_equal_drivers_win_a_sixth_each() -> None:
    report = run(
        "lab", "tournament", "--drivers", "random", "--races", 12, "--circuit", "gb", "--json"
    ).json()
    (row,) = report["drivers"]
    assert (row["entries"], row["wins"]) == (72, 12)
    assert row["mean_place"] == 3.5
    assert row["places"] == [12] * 6
    assert report["win_matrix"] == {"random": {}}


def test_races_are_run_in_whole_blocks() -> None:
    report = run(
        "lab", "tournament", "--drivers", "legend,random", "--races", 7, "--cars", 4, "--json"
    ).json()
    assert report["races"] == 8
    assert report["settings"]["races"] == 7


def test_people_read_tables(small: dict[str, Any]) -> None:
    shown = run(*SMALL[:-1], "--workers", 1)
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith(
        "24 races in 4 blocks; usa, gb; rookie, random, rookie, random, 2*legend+2; seed 5"
    )
    for row in small["drivers"]:
        wins = f"{100 * row['win_rate']:.1f}%"
        assert re.search(rf"^{re.escape(row['driver'])} +48 +{re.escape(wins)} ", shown.out, re.MULTILINE)
    danish = run("--language", "da", *SMALL[:-1], "--workers", 1)
    assert danish.out.startswith("24 løb i 4 blokke")


# However it is run


def test_two_workers_give_the_same_numbers(small: dict[str, Any], tmp_path: Path) -> None:
    assert run_process(*SMALL, "--workers", 2, "--out", tmp_path).json() == small


def test_ray_gives_the_same_numbers(small: dict[str, Any]) -> None:
    shown = run_process(*SMALL, "--engine", "ray", "--workers", 2)
    assert shown.json() == small


@pytest.mark.parametrize("failures", [0, 1, RAY_STARTS - 1, RAY_STARTS])
def test_ray_gets_another_chance_to_start(monkeypatch: pytest.MonkeyPatch, failures: int) -> None:
    """On a busy machine its own patience is too short."""
    ray = pytest.importorskip("ray")
    begun: list[str] = []

    def init(**_options: Any) -> None:
        begun.append("init")
        if len(begun) <= 2 * failures - 1:
            raise Exception("The current node timed out during startup.")

    monkeypatch.setattr(ray, "init", init)
    monkeypatch.setattr(ray, "shutdown", lambda: begun.append("shutdown"))
    if failures < RAY_STARTS:
        assert make_engine("ray", 2).workers == 2
        assert begun == ["init", "shutdown"] * failures + ["init"]
    else:
        with pytest.raises(LabError, match=r"^Ray does not start: The current node timed out"):
            make_engine("ray", 2)
        assert begun == ["init", "shutdown"] * RAY_STARTS


def finished(folder: Path) -> int:
    file = folder / NAME
    return file.read_bytes().count(b"\n") - 1 if file.exists() else 0


def alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "ZX"


def wait_until(true: Any, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


def test_a_killed_tournament_goes_on_and_gives_the_same_numbers(tmp_path: Path) -> None:
    job = ["lab", "tournament", "--drivers", "rookie,random", "--races", "120", "--laps", "1",
           "--circuit", "usa", "--seed", "9", "--json"]  # fmt: skip
    folder = tmp_path / "half"
    command = [sys.executable, "-c", "from slipstream.cli import main; main()", *job, "--workers", "2",
               "--out", str(folder)]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_until(lambda: finished(folder) >= 3)
    workers = [
        int(child) for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    ]
    process.send_signal(signal.SIGKILL)
    process.wait()
    done = finished(folder)
    assert 3 <= done < 20, "it was not killed half-way"
    wait_until(lambda: not any(alive(worker) for worker in workers))
    with (folder / NAME).open("ab") as file:
        file.write(b"[19,[[[0,1,")  # a line that was being written
    resumed = run(*job, "--workers", 1, "--out", folder).json()
    whole = run_process(*job, "--workers", 2).json()
    assert resumed == whole
    lines = (folder / NAME).read_text().splitlines()
    assert sorted(json.loads(line)[0] for line in lines[1:]) == list(range(20))
    before = (folder / NAME).read_bytes()
    assert run(*job, "--workers", 1, "--out", folder).json() == whole  # nothing is left to do
    assert (folder / NAME).read_bytes() == before


def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    job = ["lab", "tournament", "--drivers", "random,legend", "--circuit", "gb", "--json", "--workers", 1]
    run(*job, "--races", 12, "--out", tmp_path)
    longer = run(*job, "--races", 24, "--out", tmp_path).json()
    assert longer == run(*job, "--races", 24).json()
    assert finished(tmp_path) == 4


# Files


def test_the_folder_holds_a_table_a_summary_and_a_report(small: dict[str, Any], tmp_path: Path) -> None:
    run(*SMALL, "--workers", 1, "--out", tmp_path)
    assert json.loads((tmp_path / "summary.json").read_text()) == small
    with (tmp_path / "races.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 24 * 6
    for row in small["drivers"]:
        own = [car for car in rows if car["driver"] == row["driver"]]
        assert sum(car["place"] == "1" for car in own) == row["wins"]
        assert sum(int(car["heat_paid"]) for car in own) / len(own) == pytest.approx(
            row["heat_paid"], abs=1e-5
        )


def test_the_report_opens_offline(tmp_path: Path) -> None:
    run("--language", "fr", *SMALL, "--workers", 1, "--out", tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img|src=|href=", page)
    assert page.count("<svg") == page.count("</svg>") >= 6
    assert 'lang="fr"' in page
    assert "Qui arrive devant qui" in page
    assert "prefers-color-scheme: dark" in page


# Refusals


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--drivers", "rookie,legend+1,legend+2"], "one level, not +1, +2"),
        (["--drivers", "schumacher"], "there is no driver 'schumacher'"),
        (["--drivers", "7*rookie"], "7 drivers are named for 6 seats"),
        (["--drivers", "rookie", "--circuit", "monza"], 'there is no circuit "monza"'),
        (["--drivers", "rookie", "--circuit", "usa,usa"], "named twice"),
        (["--drivers", "rookie", "--races", "0"], "--races"),
        (["--drivers", "rookie", "--engine", "steam"], "--engine"),
        (["--drivers", "rookie", "--cars", "1"], "--cars"),
        ([], "--drivers"),
    ],
)
def test_bad_input_is_refused(arguments: list[str], words: str) -> None:
    assert_refused(run("lab", "tournament", *arguments), words)


def test_another_job_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    job = ["lab", "tournament", "--drivers", "random,legend", "--races", 6, "--workers", 1, "--out", tmp_path]
    assert run(*job, "--circuit", "usa").code == 0
    before = (tmp_path / NAME).read_bytes()
    assert_refused(run(*job, "--circuit", "gb"), "another job", "setups")
    assert_refused(run(*job, "--circuit", "usa", "--seed", 2), "another job", "seed")
    assert (tmp_path / NAME).read_bytes() == before


def test_a_damaged_folder_is_refused(tmp_path: Path) -> None:
    job = ["lab", "tournament", "--drivers", "random", "--races", 12, "--circuit", "gb", "--workers", 1,
           "--out", tmp_path]  # fmt: skip
    run(*job)
    lines = (tmp_path / NAME).read_bytes().split(b"\n")
    (tmp_path / NAME).write_bytes(b"\n".join([lines[0], b"[0,[[", *lines[2:]]))
    assert_refused(run(*job), "damaged at line 2")


def test_a_folder_is_for_one_process_at_a_time(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    with (tmp_path / NAME).open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert_refused(run("lab", "tournament", "--drivers", "random", "--out", tmp_path), "another process")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert_refused(run("lab", "tournament", "--drivers", "random", "--out", tmp_path / "file" / "x"), "file")
    assert os.listdir(tmp_path) == ["file"]
