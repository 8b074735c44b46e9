"""The suite runs every part whatever becomes of the others, and its last lines tell the truth."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest
from run_tests import (
    Outcome,
    Part,
    count_check,
    count_pytest,
    count_vitest,
    pytest_part,
    run_all,
    soak,
    table,
    whole_suite,
)

ROOT: Final = Path(__file__).parents[2]
GOOD: Final = "def test_one(): pass\ndef test_two(): pass\n"
BAD: Final = "def test_three(): pass\ndef test_four(): assert 0, 'as it was meant'\n"
TEARDOWN: Final = """import pytest
@pytest.fixture
def thing():
    yield
    assert 0, 'at its end'
def test_five(thing): pass
"""


def part_of(folder: Path, name: str, code: str) -> Part:
    """A part with these tests."""
    file = folder / f"test_{name}.py"
    file.write_text(code, encoding="utf-8")
    return pytest_part(name, str(file), "--rootdir", str(folder), "-c", os.devnull)


def shell(name: str, code: str, limit: float = 60.0) -> Part:
    return Part(name, [sys.executable, "-c", code], limit=limit)


def run(capsys: pytest.CaptureFixture[str], folder: Path, *parts: Part) -> tuple[int, list[str]]:
    """The exit code, and the lines that were printed."""
    code = run_all(parts, folder / "logs", jobs=2)
    return code, capsys.readouterr().out.splitlines()


def test_all_parts_run_and_the_last_line_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = [
        shell("broken check", "print('a finding'); raise SystemExit(3)"),
        part_of(tmp_path, "bad", BAD),
        part_of(tmp_path, "teardown", TEARDOWN),
        part_of(tmp_path, "good", GOOD),
        shell("check", "print('all is well')"),
    ]
    code, lines = run(capsys, tmp_path, *parts)
    assert code == 1
    assert lines[-1] == "5 passed, 3 failed"
    rows = [line.split() for line in lines[-8:-2]]
    assert [row[:-1] for row in rows] == [
        ["broken", "check", "0", "1"],
        ["bad", "1", "1"],
        ["teardown", "1", "1"],
        ["good", "2", "0"],
        ["check", "1", "0"],
        ["all", "5", "3"],
    ]
    text = "\n".join(lines)
    for told in (
        "a finding",
        "as it was meant",
        "at its end",
        "· good: 2 passed in",
        "· bad: 1 passed, 1 FAILED",
    ):
        assert told in text, told
    assert "all is well" not in text, "only what failed is shown"
    assert (tmp_path / "logs" / "check.log").read_text(encoding="utf-8") == "all is well\n"


def test_nothing_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = run(capsys, tmp_path, part_of(tmp_path, "good", GOOD), shell("check", "pass"))
    assert code == 0
    assert lines[-1] == "3 passed, 0 failed"


def test_what_breaks_down_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A program that is not there, tests that cannot be read, a process that dies, one that hangs."""
    parts = [
        Part("missing", ["/nowhere/program"]),
        part_of(tmp_path, "unreadable", "def test_("),
        part_of(tmp_path, "empty", ""),
        shell("killed", "import os; os.kill(os.getpid(), 9)"),
        shell("hung", "import threading; threading.Event().wait()", limit=1.0),
    ]
    code, lines = run(capsys, tmp_path, *parts)
    assert code == 1
    assert lines[-1] == "0 passed, 5 failed"
    assert any("ended: it ran for more than" in line for line in lines)


def test_a_part_waits_for_the_one_it_is_after(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It begins when that one has ended, also if it failed; others do not wait."""
    began, ended = tmp_path / "began", tmp_path / "ended"
    slow = f"""
import pathlib, time
while not pathlib.Path({str(began)!r}).exists(): time.sleep(0.01)
pathlib.Path({str(ended)!r}).touch()
raise SystemExit(1)"""
    last = f"import pathlib; raise SystemExit(not pathlib.Path({str(ended)!r}).exists())"
    waiting = Part("last", [sys.executable, "-c", last], after="slow")
    other = shell("other", f"import pathlib; pathlib.Path({str(began)!r}).touch()")
    code, lines = run(capsys, tmp_path, shell("slow", slow), other, waiting)
    assert code == 1
    assert lines[-1] == "2 passed, 1 failed"


def test_a_long_log_is_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = "for at in range(5000): print('line', at)\nraise SystemExit(1)"
    _, lines = run(capsys, tmp_path, shell("talkative", code))
    assert len(lines) < 450
    assert "line 4999" in lines
    assert "line 0" not in lines
    assert any("the last 400 of 5000 lines" in line for line in lines)


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("==== 12 passed in 3.21s ====", (12, 0)),
        ("==== 1 failed, 315 passed in 827.49s (0:13:47) ====", (315, 1)),
        ("==== 1 failed, 106 passed, 1 error in 996.10s (0:16:36) ====", (106, 2)),
        ("1 error in 1.70s", (0, 1)),
        ("== 3 passed, 2 skipped, 1 xfailed, 4 deselected in 0.1s ==", (4, 0)),
        ("== no tests ran in 0.01s ==", (0, 0)),
        ("", (0, 0)),
    ],
)
def test_counting_by_the_closing_line_of_pytest(line: str, counts: tuple[int, int]) -> None:
    assert count_pytest(f"test_x.py::a took 9 passed\n{line}\n") == counts


def test_counting_by_the_lines_of_vitest() -> None:
    assert count_vitest(" Test Files  31 passed (31)\n      Tests  305 passed (305)\n") == (305, 0)
    assert count_vitest("      Tests  2 failed | 303 passed (305)\n") == (303, 2)
    assert count_vitest("no such line") == (0, 0)
    assert count_check("anything") == (1, 0)


def test_the_table_is_aligned_and_closed_by_a_plain_line() -> None:
    part = Part("page tests", ["true"])
    text = table([Outcome(part, 305, 0, 12.4, Path("log"))], 13.0)
    head, row, total, empty, last = text.splitlines()
    assert len(head) == len(row) == len(total)
    assert (empty, last) == ("", "305 passed, 0 failed")


def files_of(name: str) -> list[str]:
    """The test files of a folder, or the file itself."""
    found = sorted((ROOT / name).rglob("test_*.py")) if (ROOT / name).is_dir() else [ROOT / name]
    return [path.relative_to(ROOT).as_posix() for path in found]


def test_every_test_belongs_to_one_part() -> None:
    """On the compiled core each file is run once; new folders by the rest."""
    for parts in (whole_suite(), soak([])):
        run_once: list[str] = []
        for part in parts:
            if part.count is count_pytest and not part.env.get("SLIPSTREAM_PURE"):
                words = part.command[part.command.index("pytest") :]
                named = [file for word in words if word.startswith("tests") for file in files_of(word)]
                left = {
                    file
                    for word in words
                    if word.startswith("--ignore=")
                    for file in files_of(word.removeprefix("--ignore="))
                }
                run_once += [file for file in named if file not in left]
        assert sorted(run_once) == files_of("tests")


def test_interrupted_it_ends_what_it_has_started(tmp_path: Path) -> None:
    code = f"""
import sys; sys.path.insert(0, {str(ROOT / "tools")!r})
import run_tests
from pathlib import Path
endless = "import os, threading; print(os.getpid(), flush=True); threading.Event().wait()"
part = run_tests.Part("endless", [sys.executable, "-c", endless])
run_tests.whole_suite = lambda: [part, part]
run_tests.LOGS = Path({str(tmp_path)!r})
run_tests.run_all.__defaults__ = (run_tests.LOGS, 1)
sys.exit(run_tests.main([]))
"""
    process = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True)
    log = tmp_path / "endless.log"
    deadline = time.monotonic() + 60
    while not (log.exists() and log.read_text(encoding="utf-8").strip()):
        assert process.poll() is None
        assert time.monotonic() < deadline, "it does not begin"
        time.sleep(0.02)
    process.send_signal(signal.SIGTERM)
    _, told = process.communicate(timeout=180)
    assert process.returncode == 130, told
    assert "stopped" in told
    with pytest.raises(ProcessLookupError):
        os.kill(int(log.read_text(encoding="utf-8").split()[0]), 0)
