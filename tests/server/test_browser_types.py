"""The browser's types are those of the messages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_generated_types_have_not_drifted() -> None:
    """Needs web/node_modules: a plain `npm ci` in web/, which ./slipstream test does."""
    command = [sys.executable, "tools/browser_types.py", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
