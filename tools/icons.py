"""Rewrites web/public/icons: the mark of the page as pictures for home screens, from web/public/favicon.svg.

.venv/bin/python tools/icons.py
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from resvg_py import svg_to_bytes

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
#: by name: width, whether the corners are left to whoever cuts the picture, and how large the mark is then
WANTED: Final = {
    "icon-192": (192, False, 1.0),
    "icon-512": (512, False, 1.0),
    "mask-512": (512, True, 0.72),  # what is cut off a maskable picture is at most the outer tenth
    "apple-180": (180, True, 0.86),
    "badge-96": (96, True, 1.2),
}


def drawn(whole: bool, scale: float, badge: bool) -> str:
    """The mark as SVG: on its tile, or filling the square; a badge is only the mark, in white."""
    svg = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    tile = re.search(r"<rect[^>]*/>", svg)
    mark = re.search(r"<path[^>]*/>", svg)
    assert tile is not None
    assert mark is not None
    ground, sign = tile.group(), mark.group()
    if whole:
        ground = "" if badge else re.sub(r' rx="\d+"', "", ground)
        sign = re.sub(r'fill="[^"]*"', 'fill="#FFFFFF"', sign) if badge else sign
        sign = f'<g transform="translate(16 16) scale({scale}) translate(-16.8 -16)">{sign}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{ground}{sign}</svg>'


def main() -> None:
    """Write them all."""
    for name, (width, whole, scale) in WANTED.items():
        picture = svg_to_bytes(svg_string=drawn(whole, scale, name.startswith("badge")), width=width)
        (PUBLIC / "icons" / f"{name}.png").write_bytes(bytes(picture))
        print(f"web/public/icons/{name}.png ({len(picture)} bytes)")


if __name__ == "__main__":
    main()
