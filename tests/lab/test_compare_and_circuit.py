"""slipstream lab compare and slipstream lab circuit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.support import assert_refused, run
from tests.cli.test_other_commands import CIRCUIT

QUICK = ["--circuit", "gb", "--laps", 1, "--workers", 1]


def test_the_weaker_driver_is_rejected() -> None:
    shown = run("lab", "compare", "random", "rookie", *QUICK)
    assert (shown.code, shown.err) == (1, "")
    first, _, _, last = shown.out.splitlines()
    assert first.startswith("96 races: -")
    assert "LLR" in first
    assert last.startswith("random is not better than rookie: -")


def test_a_question_may_stay_open() -> None:
    shown = run("lab", "compare", "rookie", "random", *QUICK, "--max-races", 24)
    assert shown.code == 1
    assert shown.out.startswith("Still open whether rookie is better than random")


def test_the_better_driver_is_accepted_however_it_is_run(tmp_path: Path) -> None:
    job = ["lab", "compare", "rookie", "random", "--circuit", "gb", "--laps", 1, "--json"]
    shown = run(*job, "--workers", 2, "--out", tmp_path)
    assert shown.code == 0
    report = shown.json()
    assert report["format"] == "slipstream-compare/1"
    assert report["verdict"] == "accepted"
    assert report["difference"] > 2
    assert report["races"] == 12 * report["blocks"] == 12 * len(report["llrs"])
    assert report["llr"] >= report["bounds"][1]
    assert run(*job, "--workers", 1).json() == report


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rookie", "legend"], "legend cannot change seats"),
        (["rookie", "nobody"], "there is no driver 'nobody'"),
        (["rookie"], "Missing argument"),
        (["rookie", "random", "--h0", "0.2", "--h1", "0.1"], "--h0 must be smaller than --h1"),
    ],
)
def test_comparisons_that_cannot_be_made(arguments: list[str], words: str) -> None:
    assert_refused(run("lab", "compare", *arguments), words)


# Circuits


def test_a_circuit_is_studied() -> None:
    job = ["lab", "circuit", "usa", "--drivers", "rookie", "--races", 24, "--workers", 1]
    report = run(*job, "--json").json()
    assert report["format"] == "slipstream-circuit-study/1"
    assert (report["circuit"], report["races"], report["blocks"]) == ("usa", 24, 4)
    assert 15 < report["rounds"]["winner"]["mean"] < report["rounds"]["car"]["mean"] < 25
    assert report["lead_changes"]["mean"] > 1
    assert [corner["corner"] for corner in report["corners"]] == ["C1", "C2", "C3", "C4"]
    in_corners = sum(corner["spin_outs"]["mean"] for corner in report["corners"])
    assert in_corners == pytest.approx(report["spin_outs"]["mean"], abs=1e-4)
    assert sum(slot["win_rate"] for slot in report["grid"]) == pytest.approx(1, abs=1e-4)
    assert sum(slot["mean_place"] for slot in report["grid"]) == pytest.approx(21, abs=1e-4)
    for slot in report["grid"]:
        assert slot["win_rate_ci95"][0] <= slot["win_rate"] <= slot["win_rate_ci95"][1]
    shown = run(*job)
    assert shown.out.startswith("USA; 2 laps; 6*rookie; 24 races in 4 blocks; seed 1\n")
    assert "Rattlesnake" in shown.out


def test_a_circuit_of_ones_own_is_studied(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(CIRCUIT, encoding="utf-8")
    job = ["lab", "circuit", file, "--drivers", "random,legend", "--races", 8, "--cars", 4, "--json"]
    report = run(*job, "--workers", 1).json()
    assert (report["circuit"], report["name"], report["races"]) == ("small", "Small", 8)
    assert len(report["grid"]) == 4
    assert run(*job, "--workers", 2).json() == report  # the file goes to the workers


def test_a_circuit_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert_refused(run("lab", "circuit", tmp_path / "no.toml"), "cannot be read")


def test_the_laboratory_explains_itself() -> None:
    shown = run("lab", "--help")
    for name in ("tournament", "compare", "circuit"):
        assert f"\n  {name} " in shown.out
        assert run("lab", name, "--help").out.startswith(f"Usage: slipstream lab {name} ")
    assert_refused(run("lab", "fly"), "No such command 'fly'")
