"""Write the rules as data, for the reference in the page: src/slipstream/data/rulebook.json.

python tools/rulebook.py          rewrites the file
python tools/rulebook.py --check  fails if it is not what it would write

A wheel carries no docs/, and a browser should not parse Markdown: chapters, groups and clauses of
docs/rules.md, in its order and its words, with the tables of divergences, questions and rulings.
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

CHAPTER: Final = re.compile(r"## (\d+)\. (.+)")
SUBCHAPTER: Final = re.compile(r"### (.+)")
CLAUSE: Final = re.compile(r"- \*\*([A-Z]+(?:-[A-Z]+)?-\d+)\*\* (.+?) \[([^\[\]]+)\]")
TABLES: Final = {
    "# Divergences between the translations": ("D", "Divergences between the translations"),
    "# Open questions the rulebooks leave silent": ("Q", "Open questions the rulebooks leave silent"),
    "# Rulings of this project": ("R", "Rulings of this project"),
}
ROW: Final = re.compile(r"\| ([DQR]-\d+)( ★)? \|(.+)\|")


class RulebookError(ValueError):
    """The rules cannot be read."""


def rulebook(text: str) -> dict[str, Any]:
    """The rules as chapters of clauses."""
    chapters: list[dict[str, Any]] = []
    clauses: list[dict[str, str]] | None = None
    heading = ""
    for number, line in enumerate(text.splitlines(), 1):
        if found := CHAPTER.fullmatch(line):
            title, _, groups = found[2].partition(" — ")
            clauses, heading = [], ""
            id = groups.split(",")[0].strip() if groups else ""
            chapters.append({"id": id, "number": int(found[1]), "title": title, "clauses": clauses})
        elif line in TABLES:
            clauses, heading = [], ""
            id, title = TABLES[line]
            chapters.append({"id": id, "number": 0, "title": title, "clauses": clauses})
        elif line.startswith("# "):
            clauses = None
        elif found := SUBCHAPTER.fullmatch(line):
            heading = re.sub(r"^\d+\.\d+ ", "", found[1].partition(" — ")[0])
        elif clauses is not None and line.endswith(":") and re.fullmatch(r"[A-Z][A-Za-z ()]+:", line):
            heading = line.removesuffix(":")
        elif line.startswith("- **"):
            found = CLAUSE.fullmatch(line)
            if found is None or clauses is None:
                raise RulebookError(f"line {number} is not a clause: {line}")
            _add(clauses, found[1], heading, found[2], found[3])
            heading = ""
        elif clauses is not None and (found := ROW.fullmatch(line)):
            cells = [cell.strip() for cell in found[3].split(" | ")]
            if found[1].startswith("D"):
                point, ruling, source = cells[0], cells[-1], ""
            elif found[1].startswith("Q"):
                point, ruling, source = cells[0], cells[1], cells[2]
            else:
                point, ruling, source = "", cells[0], cells[1]
            _add(clauses, found[1], "", f"{point}: {ruling}" if found[1][0] == "D" else ruling, source)
            if found[1].startswith("Q"):
                clauses[-1]["question"] = point
    chapters = [chapter for chapter in chapters if chapter["id"]]
    return {"language": "en", "chapters": chapters}


def _add(clauses: list[dict[str, str]], id: str, heading: str, text: str, source: str) -> None:
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)  # a link to a file that is not here
    clause = {"id": id, "text": text, "source": "" if source == "—" else source}
    if heading:
        clause["heading"] = heading
    clauses.append(clause)


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
