#!/usr/bin/env python3
"""Rewrites the numbers in docs/environment.md: where each part and each block lies, how many, the versions.

python tools/environment.py

The words of a new row are yours to write: add it with any number first.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from slipstream.env.codes import ACTION_VERSION, ACTIONS, BLOCKS, PLANS
from slipstream.env.layout import LAYOUT, LAYOUT_VERSION, SIZE

PAGE: Final = Path(__file__).parents[1] / "docs" / "environment.md"
BEGIN: Final = "\n## Observations\n"
ROW: Final = re.compile(r"^\| `([\w-]+)` \| (\d+ to \d+|\d+) \|", re.MULTILINE)


def span(part: slice) -> str:
    """The first and the last number of a part."""
    return str(part.start) if part.stop - part.start == 1 else f"{part.start} to {part.stop - 1}"


def written(page: str) -> str:
    """The page with its numbers as they should be."""
    before, begin, text = page.partition(BEGIN)
    places = [{**LAYOUT}, {**BLOCKS}]  # `discard` and `plan` are in both: the first table comes first

    def row(found: re.Match[str]) -> str:
        name = found[1]
        place = next((place for place in places if name in place), None)
        return found[0] if place is None else f"| `{name}` | {span(place.pop(name))} |"

    text = ROW.sub(row, text)
    text = re.sub(r"layout \d+, actions \d+", f"layout {LAYOUT_VERSION}, actions {ACTION_VERSION}", text)
    text = re.sub(r"\d+( numbers \(float32\))", rf"{SIZE}\1", text)
    text = re.sub(r"\b\d+( numbers for all set-ups)", rf"{ACTIONS}\1", text)
    text = re.sub(r"(the first )\d+( are all there is)", rf"\g<1>{PLANS}\2", text)
    return before + begin + text


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
