"""Rewrites the golden races of tests/playthroughs. Review the diff like code.

.venv/bin/python tools/rewrite_playthroughs.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the games are part of the tests

from tests.playthroughs.games import FOLDER, GAMES, transcript  # noqa: E402


def main() -> None:
    """Write every golden race, and remove texts that belong to none."""
    for game in GAMES:
        text = transcript(game)
        same = game.path.exists() and game.path.read_text(encoding="utf-8") == text
        game.path.write_text(text, encoding="utf-8")
        print(f"{'same   ' if same else 'written'} {game.path.relative_to(ROOT)}")
    for path in sorted(set(FOLDER.glob("*.txt")) - {game.path for game in GAMES}):
        path.unlink()
        print(f"removed {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
