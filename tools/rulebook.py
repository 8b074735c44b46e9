"""Write the order of the rules as data: src/slipstream/data/rulebook.json.

python tools/rulebook.py          rewrites the file
python tools/rulebook.py --check  fails if it is not what it would write

A wheel carries no docs/: chapters and numbers of the clauses of docs/rules.md, in its order. What a rule
says to players stands in src/slipstream/words/locales/LANGUAGE/rules.toml; sources and rulings stay in
docs/rules.md.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "docs" / "rules.md"
TARGET: Final = ROOT / "src" / "slipstream" / "data" / "rulebook.json"

CHAPTER: Final = re.compile(r"## (\d+)\. .+ — ([A-Z]+)\b.*")
CLAUSE: Final = re.compile(r"- \*\*([A-Z]+(?:-[A-Z]+)?-\d+)\*\* (.+?) \[([^\[\]]+)\]")


class RulebookError(ValueError):
    """The rules cannot be read."""


def rulebook(text: str) -> dict[str, Any]:
    """The rules as chapters of clauses, by number."""
    chapters: list[dict[str, Any]] = []
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        if found := CHAPTER.fullmatch(line):
            inside = True
            chapters.append({"id": found[2], "number": int(found[1]), "clauses": []})
        elif line.startswith("# "):
            inside = False
        elif line.startswith("- **"):
            found = CLAUSE.fullmatch(line)
            if found is None or not inside:
                raise RulebookError(f"line {number} is not a clause: {line}")
            chapters[-1]["clauses"].append(found[1])
    return {"chapters": chapters}


def written(text: str) -> str:
    """The content of the data file."""
    return json.dumps(rulebook(text), ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    wanted = parser.parse_args()
    text = written(SOURCE.read_text(encoding="utf-8"))
    if wanted.check:
        if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit(f"{TARGET.relative_to(ROOT)} is not what docs/rules.md says: run tools/rulebook.py")
    else:
        TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
