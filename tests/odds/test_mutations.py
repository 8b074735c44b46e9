"""The comparison of the look-ahead with real races would notice if any of its steps were wrong."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.odds.mutations import MUTATIONS, UNBROKEN

ROOT = Path(__file__).parents[2]
#: where the steps of the turn live
HOMES = ("slipstream.core.steps", "slipstream.core.turn", "slipstream.core.movement", "slipstream.core.piles")


@pytest.fixture(scope="module")
def noticed() -> set[str]:
    """The broken steps with which the comparison fails, found in a process of its own, on plain Python."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.odds.mutations"],
        cwd=ROOT,
        env={**os.environ, "SLIPSTREAM_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return {line.split()[0] for line in done.stdout.splitlines()}


def test_nothing_is_wrong_with_the_real_steps(noticed: set[str]) -> None:
    assert "nothing" not in noticed


def test_every_step_that_the_look_ahead_runs_is_broken_once() -> None:
    """Functions of the steps, of the turn and of the piles; a new one has to be added there."""
    tree = ast.parse((ROOT / "src/slipstream/core/ahead.py").read_text(encoding="utf-8"))
    asked = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(HOMES):
            asked |= {alias.name for alias in node.names if alias.name.islower()}
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            asked |= {node.attr} if node.value.id == "cooldown" else set()
    assert asked - {"cooldown"} == set(MUTATIONS) | set(UNBROKEN)


@pytest.mark.parametrize("step", MUTATIONS)
def test_a_broken_step_is_noticed(noticed: set[str], step: str) -> None:
    assert step in noticed
