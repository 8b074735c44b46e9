"""Words as shapes: the letters of our display face as outlines, so that a picture needs no font anywhere."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

EM: Final = 1000
CAP: Final = 700  # height of a capital
SPACING: Final = 12
#: stands for a letter that our face lacks
MISSING: Final = "·"


class Glyph(NamedTuple):
    width: int
    outline: str


@cache
def glyphs() -> dict[str, Glyph]:
    """Every letter we have; `glyphs.json` was taken from the woff2 of the page."""
    text = resources.files(__package__).joinpath("glyphs.json").read_text(encoding="utf-8")
    found: dict[str, Glyph] = {}
    for letters, width, outline in json.loads(text):
        found.update(dict.fromkeys(letters, Glyph(width, outline)))
    return found


def has_all(text: str) -> bool:
    """Can this be written with our letters?"""
    return all(letter in glyphs() for letter in text)


def width(text: str, size: float) -> float:
    """How wide a text is, set in this size."""
    known = glyphs()
    return sum(known.get(letter, known[MISSING]).width + SPACING for letter in text) * size / EM


def fitted(text: str, size: float, room: float, least: float = 12) -> float:
    """The size in which a text fits into the room, at most the wanted one."""
    wide = width(text, size)
    return size if wide <= room else max(least, size * room / wide)


def write(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    anchor: str = "start",
    skew: float = 0,
) -> str:
    """SVG of a text whose base line begins, lies in the middle, or ends at a point."""
    known = glyphs()
    left = {"start": 0.0, "middle": -0.5, "end": -1.0}[anchor] * width(text, size) * EM / size
    parts = []
    at = left
    for letter in text:
        glyph = known.get(letter, known[MISSING])
        if glyph.outline:
            parts.append(f'<path transform="translate({at:.0f} 0)" d="{glyph.outline}"/>')
        at += glyph.width + SPACING
    scale = size / EM
    lean = f" skewX({skew:g})" if skew else ""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}){lean} scale({scale:.4f} {-scale:.4f})" fill="{fill}">'
        + "".join(parts)
        + "</g>"
    )
