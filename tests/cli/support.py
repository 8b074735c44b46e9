"""Runs the command line as `main` does, inside click's runner or in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from slipstream.cli import main


@dataclass(frozen=True)
class Ran:
    """How a command ended."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The one JSON object on standard output."""
        assert self.code == 0, self
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


def run(*arguments: object) -> Ran:
    """The command line with these arguments, exit code and both streams."""
    with CliRunner().isolation() as (out, err, _both):
        code = 0
        try:
            main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        sys.stdout.flush()
        sys.stderr.flush()
        return Ran(code, out.getvalue().decode(), err.getvalue().decode())


def run_process(*arguments: object, cwd: Path | None = None) -> Ran:
    """The same through a real process."""
    command = [sys.executable, "-c", "from slipstream.cli import main; main()", *map(str, arguments)]
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    done = subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=environment, check=False)
    return Ran(done.returncode, done.stdout, done.stderr)


def assert_refused(ran: Ran, *words: str) -> None:
    """Bad input: exit code 2, nothing on standard output, a message and no traceback."""
    assert ran.code == 2, ran
    assert ran.out == "", ran
    assert ran.err.strip(), ran
    assert "Traceback" not in ran.err
    assert len(ran.err.splitlines()) <= 12, ran.err
    for word in words:
        assert word in ran.err, ran.err
