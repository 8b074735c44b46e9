"""Which clauses of docs/rules.md have a test that names them, and which have none."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from slipstream.words.language import ToldError, part

CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)?-\d+)\*\*", re.MULTILINE)
MARK: Final = "mark.clause"
ROOT: Final = Path(__file__).resolve().parents[3]


class ClausesError(ToldError):
    """The rules or the tests cannot be read from here."""

    prefix = "clauses"


@dataclass(frozen=True)
class Coverage:
    """Clause ids in the order of the rules."""

    clauses: list[str]
    tested: list[str]
    untested: list[str]


def clauses_of(text: str) -> list[str]:
    """The ids of all clauses in the rules document."""
    return CLAUSE.findall(text)


def marked_clauses(root: Path) -> set[str]:
    """Every id that a collected test names with `@pytest.mark.clause`."""
    files = [path for path in sorted((root / "tests").rglob("test_*.py")) if MARK in path.read_text("utf-8")]
    if not files:
        return set()
    script = "import sys; from slipstream.checks.clauses import collect; sys.exit(collect(sys.argv[1:]))"
    command = [sys.executable, "-c", script, *map(str, files)]
    run = subprocess.run(command, capture_output=True, text=True, cwd=root)
    if run.returncode != 0:
        lines = (run.stdout + run.stderr).strip().splitlines()
        raise ClausesError("not-collected", reason=lines[-1] if lines else part("broken-no-output"))
    return {line.removeprefix("clause ") for line in run.stdout.splitlines() if line.startswith("clause ")}


def collect(files: Sequence[str]) -> int:
    """Collect the tests of these files and print the clauses they name. Runs in a process of its own."""
    import pytest

    class Listing:
        def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
            named = {id for item in items for mark in item.iter_markers("clause") for id in mark.args}
            print("\n".join(f"clause {id}" for id in sorted(named)))

    options = ["--collect-only", "-qq", "--assert=plain", "-p", "no:cacheprovider"]
    return int(pytest.main([*options, *files], plugins=[Listing()]))


def coverage(root: Path = ROOT) -> Coverage:
    """Compare the rules with the tests of a checkout."""
    rules = root / "docs" / "rules.md"
    if not rules.is_file() or not (root / "tests").is_dir():
        raise ClausesError("no-checkout")
    clauses = clauses_of(rules.read_text(encoding="utf-8"))
    named = marked_clauses(root)
    unknown = sorted(named - set(clauses))
    if unknown:
        raise ClausesError("unknown", clauses=", ".join(unknown))
    tested = [clause for clause in clauses if clause in named]
    return Coverage(clauses, tested, [clause for clause in clauses if clause not in named])
