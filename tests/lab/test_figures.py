"""The published figures: run in parts, kept as one line per block, written as two pages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from slipstream.games.setup import RaceSetup
from slipstream.lab.job import Job
from slipstream.lab.line_up import parse_line_up

ROOT: Final = Path(__file__).parents[2]
NAME: Final = "only-legends-legend-gb"


def figures(folder: Path, *arguments: object) -> str:
    """Run the tool; gives what it says."""
    tool = str(ROOT / "tools" / "figures.py")
    command = [sys.executable, tool, "--folder", str(folder), "--workers", "1", "--only", NAME]
    command += map(str, arguments)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One cell, run in one go."""
    found = tmp_path_factory.mktemp("docs") / "figures"
    told = figures(found, "--minutes", 5)
    assert f"{NAME}: 500 blocks" in told
    assert "1 of 1 cells are complete" in told
    return found


def lines_of(folder: Path) -> list[str]:
    return (folder / f"{NAME}.csv").read_text(encoding="utf-8").splitlines()


def test_a_line_holds_the_sums_of_a_block(folder: Path) -> None:
    header, columns, *lines = lines_of(folder)
    said = json.loads(header.removeprefix("# "))
    assert (said["cell"], said["circuit"], said["drivers_version"]) == (NAME, "gb", "-")
    assert len(lines) == 500
    job = Job((parse_line_up("legend", 6),), (RaceSetup("gb"),), said["seed"])
    outcomes = job.run(7)
    line = next(line for line in lines if line.startswith("7,"))
    row = dict(zip(columns.split(","), line.split(","), strict=True))
    assert int(row["races"]) == 6
    assert int(row["wins"]) == sum(outcome.order[0] == 0 for outcome in outcomes)
    assert int(row["winner_rounds"]) == sum(outcome.rounds[outcome.order[0]] for outcome in outcomes)
    assert int(row["lead_changes"]) == sum(outcome.lead_changes for outcome in outcomes)
    assert sum(map(int, row["slot_wins"].split())) == 6
    assert sum(map(int, row["slot_places"].split())) == 6 * 21


def test_the_pages_show_estimates_with_intervals(folder: Path) -> None:
    statistics = (folder.parent / "statistics.md").read_text(encoding="utf-8")
    assert "| gb | 3000 | 14.68 [14.6" in statistics
    strength = (folder.parent / "strength.md").read_text(encoding="utf-8")
    assert "| usa +0 | – | 0 | 90 | 95 |" in strength  # a goal beside what is not run yet
    assert "| six times legend | gb | " in strength


def test_what_is_missing_is_run_and_nothing_else(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "docs" / "figures"
    other.mkdir(parents=True)
    lines = lines_of(folder)
    (other / f"{NAME}.csv").write_text("\n".join(lines[:400]) + "\n" + lines[400][:20], encoding="utf-8")
    assert "102 blocks missing" in figures(other, "--list")
    assert f"{NAME}: 102 blocks" in figures(other, "--minutes", 5)
    assert sorted(lines_of(other)) == sorted(lines)
    page = "statistics.md"
    assert (other.parent / page).read_bytes() == (folder.parent / page).read_bytes()
    assert "blocks in" not in figures(other, "--minutes", 5)


def test_old_figures_are_shown_as_old_and_never_mixed(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "docs" / "figures"
    other.mkdir(parents=True)
    header, *lines = lines_of(folder)
    old = header.replace('"drivers_version": "-"', '"drivers_version": "0123456789"')
    (other / f"{NAME}.csv").write_text("\n".join([old, *lines]) + "\n", encoding="utf-8")
    figures(other, "--minutes", 0)
    assert "older drivers" in (other.parent / "statistics.md").read_text(encoding="utf-8")
    figures(other, "--minutes", 0.01)
    assert lines_of(other)[0] == header
    assert len(lines_of(other)) <= len(lines) + 1
    assert "older drivers" not in (other.parent / "statistics.md").read_text(encoding="utf-8")
