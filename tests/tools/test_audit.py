"""The audit says what a list says, and says clearly where there is none."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import audit

PIP = {
    "dependencies": [
        {"name": "good", "version": "1.0", "vulns": []},
        {"name": "bad", "version": "2.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1"]}]},
    ]
}
NPM = {
    "vulnerabilities": {"bad": {"severity": "high", "via": [{"title": "runs code"}, "other"]}},
    "metadata": {"dependencies": {"total": 12}},
}


def test_holes_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.tell("lock", audit.python_holes(json.dumps(PIP))) == audit.HOLES
    assert audit.tell("web", audit.page_holes(json.dumps(NPM))) == audit.HOLES
    said = capsys.readouterr().out
    assert "bad 2.0: PYSEC-1, mended in 2.1" in said
    assert "bad: high, runs code" in said


def test_nothing_known_is_told_with_how_many_were_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    pip = {"dependencies": PIP["dependencies"][:1]}
    npm = {**NPM, "vulnerabilities": {}}
    assert audit.tell("lock", audit.python_holes(json.dumps(pip))) == audit.CLEAN
    assert audit.tell("web", audit.page_holes(json.dumps(npm))) == audit.CLEAN
    assert capsys.readouterr().out.count("no known hole in") == 2


@pytest.mark.parametrize(
    ("command", "read"),
    [
        (["no-such-program"], audit.python_holes),
        ([sys.executable, "-c", "import sys; sys.exit('no way there')"], audit.python_holes),
        ([sys.executable, "-c", 'print(\'{"message": "405 Method Not Allowed"}\')'], audit.page_holes),
    ],
)
def test_a_list_that_is_not_had_proves_nothing(
    command: list[str], read: Callable[[str], audit.Finding], capsys: pytest.CaptureFixture[str]
) -> None:
    finding = audit.ask(command, Path(), read)
    assert audit.tell("lock", finding) == audit.UNKNOWN
    assert "NOT CHECKED" in capsys.readouterr().out


def test_a_package_that_no_list_knows_is_not_taken_for_good() -> None:
    pip = {"dependencies": [{"name": "ours", "skip_reason": "not found"}, *PIP["dependencies"][:1]]}
    assert audit.tell("lock", audit.python_holes(json.dumps(pip))) == audit.UNKNOWN
