"""Rewrites the text face of the page from Source Sans 3, in a file for each part of its letters.

.venv/bin/python tools/text_face.py FOLDER

FOLDER is where the npm package `source-sans` was unpacked. It needs fonttools and brotli; nothing
else does.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "ui" / "fonts"
LICENCE: Final = FONTS.parents[2] / "public" / "assets" / "slipstream-text-licence.txt"
NAME: Final = "Slipstream Text"  # the licence reserves the name of the original for the original
WEIGHTS: Final = (400, 700)
#: letters that any language needs, those of Latin ones, and those of Greek: nobody fetches what nobody reads
PARTS: Final = {
    "basic": (*range(0x20, 0x7F), *map(ord, "\u00a0«·»×–—‘’“”„…−\u202f")),
    "latin": (
        *(letter for letter in range(0xA1, 0x100) if chr(letter) not in "«·»×"),
        *map(ord, "ıŒœŸ‚‰‹›€™←↑→↓≈≠≤≥•"),
    ),
    "greek": (*range(0x384, 0x3CF), 0x37E),
}


def face(source: Path, letters: Iterable[int], to: Path) -> None:
    """These letters of a variable font, and no more of it than the page uses."""
    options = Options()
    options.layout_features = ["kern", "mark", "ccmp"]
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    with TTFont(source) as font:
        subsetter.subset(font)
        found = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
        for record in found["name"].names:
            if record.nameID in (1, 4, 6):
                record.string = NAME.replace(" ", "") if record.nameID == 6 else NAME
        found.flavor = "woff2"
        found.save(to)
    print(f"{to.relative_to(FONTS.parents[3])} ({to.stat().st_size / 1000:.1f} kB)")


def main(folder: Path) -> None:
    """All files, and the licence they come under."""
    source = folder / "package" / "VF" / "SourceSans3VF-Upright.ttf"
    for part, letters in PARTS.items():
        face(source, letters, FONTS / f"slipstream-text-{part}.woff2")
    LICENCE.parent.mkdir(exist_ok=True)
    shutil.copyfile(folder / "package" / "LICENSE.md", LICENCE)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
