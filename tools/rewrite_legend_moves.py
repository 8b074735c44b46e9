"""Rewrites the golden tables of tests/modules/legend_moves. Review the diff like code.

.venv/bin/python tools/rewrite_legend_moves.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tables are part of the tests

from tests.modules.legend_tables import FOLDER, NAMES, text_of  # noqa: E402


def main() -> None:
    """Write every table, and remove files that belong to none."""
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        path, text = FOLDER / name, text_of(name)
        same = path.exists() and path.read_text(encoding="utf-8") == text
        path.write_text(text, encoding="utf-8")
        print(f"{'same   ' if same else 'written'} {path.relative_to(ROOT)}")
    for path in sorted(set(FOLDER.glob("*.txt")) - {FOLDER / name for name in NAMES}):
        path.unlink()
        print(f"removed {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
