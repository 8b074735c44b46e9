"""Known holes in what we depend on: `pip-audit` for the locked Python packages, `npm audit` for the page.

    ./slipstream audit

Both ask the registries' lists of known holes. 0: nothing is known. 1: something is, and it is printed. 2: a
list could not be had, which is said: then nothing is known, and nothing is proven either.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKS: Final = ("requirements.lock", "requirements-dev.lock")
SECONDS: Final = 300
CLEAN, HOLES, UNKNOWN = 0, 1, 2


@dataclass(frozen=True)
class Finding:
    """What a list says: the holes, or why it could not be had."""

    holes: tuple[str, ...] = ()
    looked_at: int = 0
    missing: str = ""


def python_holes(text: str) -> Finding:
    """What `pip-audit --format json` says."""
    found: list[dict[str, Any]] = json.loads(text)["dependencies"]
    holes = [
        f"{one['name']} {one['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'none'}"
        for one in found
        for hole in one.get("vulns", [])
    ]
    skipped = [f"{one['name']}: {one['skip_reason']}" for one in found if "skip_reason" in one]
    return Finding(tuple(holes), len(found) - len(skipped), skipped[0] if skipped else "")


def page_holes(text: str) -> Finding:
    """What `npm audit --json` says."""
    found: dict[str, Any] = json.loads(text)
    if "vulnerabilities" not in found:
        told = found.get("message") or found.get("error", {}).get("summary") or "it gave no list"
        return Finding(missing=str(told))
    holes = [
        f"{name}: {one['severity']}, {', '.join(via['title'] for via in one['via'] if isinstance(via, dict))}"
        for name, one in sorted(found["vulnerabilities"].items())
    ]
    return Finding(tuple(holes), found["metadata"]["dependencies"]["total"])


def ask(command: list[str], folder: Path, read: Callable[[str], Finding]) -> Finding:
    """What a list says; the exit code says nothing, as holes are told by one too."""
    if shutil.which(command[0]) is None:
        return Finding(missing=f"there is no {Path(command[0]).name}")
    try:
        env = {**os.environ, "UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never", "NO_COLOR": "1"}
        done = subprocess.run(
            command, cwd=folder, env=env, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return Finding(missing="no answer")
    try:
        return read(done.stdout)
    except (ValueError, KeyError, TypeError):
        lines = done.stderr.strip().splitlines()
        return Finding(missing=lines[-1] if lines else "it gave no list")


def tell(name: str, finding: Finding) -> int:
    """Print it; gives its exit code."""
    if finding.holes:
        print(f"{name}: {len(finding.holes)} known holes")
        for hole in finding.holes:
            print(f"  {hole}")
        return HOLES
    if finding.missing:
        print(f"{name}: NOT CHECKED, the list of known holes could not be had ({finding.missing})")
        return UNKNOWN
    print(f"{name}: no known hole in {finding.looked_at} packages")
    return CLEAN


def main() -> int:
    uv = str(Path(sys.executable).parent / "uv")
    codes = []
    for lock in LOCKS:
        command = [uv, "tool", "run", "pip-audit", "--requirement", str(ROOT / lock), "--disable-pip"]
        command += ["--require-hashes", "--format", "json", "--progress-spinner", "off"]
        codes.append(tell(lock, ask(command, ROOT, python_holes)))
    codes.append(tell("web", ask(["npm", "audit", "--json"], ROOT / "web", page_holes)))
    return HOLES if HOLES in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main())
