"""A PDF of vector drawings: what our own SVG pictures are made of, and nothing else.

Lengths are millimetres, y downwards; a page turns them into the points of PDF.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from slipstream.printing.letters import EM, MISSING, SPACING, glyphs, width

POINT: Final = 72 / 25.4  # points of a millimetre
ROUND: Final = 0.5523  # of the radius: the handles that make a circle
Style = Mapping[str, str]

_STEP = re.compile(r"([MLHVZhvlz])|(-?[0-9]*\.?[0-9]+(?:e-?[0-9]+)?)")
_RULE = re.compile(r"([^{}]+)\{([^}]*)\}")


class Ink:
    """The marks of a drawing, in the operators of PDF."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.alphas: dict[float, str] = {}

    def put(self, *words: str | float) -> None:
        self.lines.append(" ".join(word if isinstance(word, str) else _n(word) for word in words))

    def transform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None:
        self.put(a, b, c, d, e, f, "cm")

    def path(self, points: Sequence[tuple[str, float, float]], style: Style) -> None:
        """A path of moves, lines and curves, drawn as a style says."""
        fill, stroke = style.get("fill", "#000"), style.get("stroke", "none")
        if fill == "none" and stroke == "none":
            return
        self.put("q")
        alpha = float(style.get("opacity", 1))
        if alpha < 1:
            self.put(self.alphas.setdefault(alpha, f"/A{len(self.alphas)}"), "gs")
        if fill != "none":
            self.put(*_colour(fill), "rg")
        if stroke != "none":
            self.put(*_colour(stroke), "RG")
            self.put(float(style.get("stroke-width", 1)), "w")
            dash = style.get("stroke-dasharray", "")
            if dash:
                self.put("[" + " ".join(dash.replace(",", " ").split()) + "] 0 d")
            if style.get("stroke-linejoin") == "round":
                self.put("1 j")
            if style.get("stroke-linecap") == "round":
                self.put("1 J")
        for word, x, y in points:
            self.put("h") if word == "Z" else self.put(x, y, "m" if word == "M" else "l")
        self.put("B*" if fill != "none" and stroke != "none" else "f*" if fill != "none" else "S")
        self.put("Q")

    def circle(self, x: float, y: float, radius: float, colour: str, alpha: float = 1) -> None:
        self.put("q")
        if alpha < 1:
            self.put(self.alphas.setdefault(alpha, f"/A{len(self.alphas)}"), "gs")
        self.put(*_colour(colour), "rg")
        reach = ROUND * radius
        self.put(x + radius, y, "m")
        for ax, ay, bx, by in ((1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)):
            self.put(
                x + ax * radius + bx * reach, y + ay * radius + by * reach,
                x + bx * radius + ax * reach, y + by * radius + ay * reach,
                x + bx * radius, y + by * radius, "c",
            )  # fmt: skip
        self.put("f Q")

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        colour: str,
        anchor: str = "start",
        lean: float = 0,
        alpha: float = 1,
    ) -> None:
        """A text in the letters of our display face, as shapes."""
        known = glyphs()
        at = {"start": 0.0, "middle": -0.5, "end": -1.0}[anchor] * width(words, size)
        self.put("q")
        if alpha < 1:
            self.put(self.alphas.setdefault(alpha, f"/A{len(self.alphas)}"), "gs")
        self.put(*_colour(colour), "rg")
        scale = size / EM
        self.put(1, 0, 0, 1, x + at, y, "cm")
        self.put(scale, 0, lean * scale, -scale, 0, 0, "cm")
        for letter in words:
            glyph = known.get(letter, known[MISSING])
            for word, px, py in steps(glyph.outline):
                self.put("h") if word == "Z" else self.put(px, py, "m" if word == "M" else "l")
            self.put("f*") if glyph.outline else None
            self.put(1, 0, 0, 1, glyph.width + SPACING, 0, "cm")
        self.put("Q")


def steps(path: str) -> list[tuple[str, float, float]]:
    """A path of SVG as moves and lines to places.

    >>> steps("M1 2h3V4Z")
    [('M', 1.0, 2.0), ('L', 4.0, 2.0), ('L', 4.0, 4.0), ('Z', 1.0, 2.0)]
    """
    found: list[tuple[str, float, float]] = []
    word, numbers = "M", list[float]()
    x = y = fx = fy = 0.0
    for letter, number in _STEP.findall(path):
        if letter:
            word = letter
            if letter in "Zz":
                x, y = fx, fy
                found.append(("Z", x, y))
            continue
        numbers.append(float(number))
        if word in "HhVv":
            value = numbers.pop()
            x = value if word == "H" else x + value if word == "h" else x
            y = value if word == "V" else y + value if word == "v" else y
            found.append(("L", x, y))
        elif len(numbers) == 2:
            dx, dy = numbers
            numbers.clear()
            x, y = (x + dx, y + dy) if word == "l" else (dx, dy)
            found.append(("M" if word == "M" else "L", x, y))
            if word == "M":
                fx, fy = x, y
                word = "L"
    return found


def draw_svg(ink: Ink, svg: str, override: str = "") -> None:
    """Draw a picture made by `circuits.svg`: rectangles, paths, circles, groups and words."""
    root = ElementTree.fromstring(svg)
    sheet = "".join(part.text or "" for part in root.iter() if part.tag.endswith("}style"))
    _draw(ink, root, _styles(sheet + override))


def _draw(ink: Ink, element: ElementTree.Element, styles: Mapping[str, Style]) -> None:
    for part in element:
        kind = part.tag.rpartition("}")[2]
        if kind in ("title", "style"):
            continue
        style = dict(styles.get("", {}))
        for name in part.get("class", "").split():
            style.update(styles.get(name, {}))
        style.update({key: value for key, value in part.attrib.items() if key.startswith("stroke")})
        if style.get("display") == "none":
            continue
        number = {key: float(value) for key, value in part.attrib.items() if _is_number(value)}
        x, y = number.get("x", 0.0), number.get("y", 0.0)
        if kind == "g":
            ink.put("q")
            _move(ink, part.get("transform", ""))
            _draw(ink, part, styles)
            ink.put("Q")
        elif kind == "rect":
            wide, high = number["width"], number["height"]
            corners = [("M", x, y), ("L", x + wide, y), ("L", x + wide, y + high), ("L", x, y + high)]
            ink.path([*corners, ("Z", x, y)], style)
        elif kind == "path":
            ink.path(steps(part.get("d", "")), style)
        elif kind == "circle":
            alpha = float(style.get("opacity", 1))
            ink.circle(number.get("cx", 0), number.get("cy", 0), number["r"], style["fill"], alpha)
        elif kind == "text":
            size = float((part.get("font-size") or style.get("font-size", "12")).removesuffix("px"))
            lean = 0.18 if style.get("font-style") == "italic" else 0.0
            anchor, alpha = style.get("text-anchor", "start"), float(style.get("opacity", 1))
            ink.text(part.text or "", x, y, size, style.get("fill", "#000"), anchor, lean, alpha)


def _move(ink: Ink, transform: str) -> None:
    import math

    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", transform):
        values = [float(value) for value in numbers.replace(",", " ").split()]
        if name == "translate":
            ink.transform(1, 0, 0, 1, values[0], values[1])
        elif name == "rotate":
            turn = math.radians(values[0])
            ink.transform(math.cos(turn), math.sin(turn), -math.sin(turn), math.cos(turn), 0, 0)


def _styles(sheet: str) -> dict[str, Style]:
    """What a style sheet says of each class; `text` is said of every element, "" stands for it."""
    found: dict[str, dict[str, str]] = {}
    for names, rules in _RULE.findall(sheet):
        pairs = dict(rule.split(":", 1) for rule in rules.split(";") if ":" in rule)
        for name in names.split(","):
            last = name.strip()
            key = "" if last == "text" else last.rpartition(".")[2]
            found.setdefault(key, {}).update({k.strip(): v.strip() for k, v in pairs.items()})
    return dict(found.items())


def _is_number(value: str) -> bool:
    return re.fullmatch(r"-?[0-9.]+", value) is not None


def _colour(colour: str) -> tuple[float, float, float]:
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return tuple(round(int(digits[at : at + 2], 16) / 255, 3) for at in (0, 2, 4))  # type: ignore[return-value]


def _n(number: float) -> str:
    return f"{number:.4f}".rstrip("0").rstrip(".") or "0"


def document(drawing: Ink, pages: Iterable[tuple[float, float, Ink]], title: str) -> bytes:
    """The file: pages of a width and height; each may put the one drawing with the operator `/D Do`."""
    objects: list[bytes] = []

    def add(body: bytes) -> int:
        objects.append(body)
        return len(objects)

    def stream(head: str, lines: Sequence[str]) -> bytes:
        data = zlib.compress("\n".join(lines).encode("ascii"), 9)
        return (
            f"<< {head} /Filter /FlateDecode /Length {len(data)} >>\nstream\n".encode()
            + data
            + b"\nendstream"
        )

    pages = list(pages)
    catalogue, tree = add(b""), add(b"")
    states = dict(drawing.alphas)
    shared = _resources(states)
    form = add(
        stream(f"/Type /XObject /Subtype /Form /BBox [-9999 -9999 99999 99999] {shared}", drawing.lines)
    )
    kids = []
    for wide, high, ink in pages:
        own = _resources(ink.alphas, f"/XObject << /D {form} 0 R >>")
        body = [f"{_n(POINT)} 0 0 {_n(-POINT)} 0 {_n(high * POINT)} cm", *ink.lines]
        content = add(stream("", body))
        kids.append(
            add(
                f"<< /Type /Page /Parent {tree} 0 R /MediaBox [0 0 {_n(wide * POINT)} {_n(high * POINT)}] "
                f"/Contents {content} 0 R {own} >>".encode()
            )
        )
    about = add(b"<< /Title " + _string(title) + b" /Creator (Slipstream) >>")
    objects[catalogue - 1] = (
        f"<< /Type /Catalog /Pages {tree} 0 R /ViewerPreferences << /PrintScaling /None >> >>".encode()
    )
    listed = " ".join(f"{kid} 0 R" for kid in kids)
    objects[tree - 1] = f"<< /Type /Pages /Kids [{listed}] /Count {len(kids)} >>".encode()
    out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for index, one in enumerate(objects, start=1):
        places.append(len(out))
        out += f"{index} 0 obj\n".encode() + one + b"\nendobj\n"
    start = len(out)
    out += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode()
    out += b"".join(f"{place:010d} 00000 n \n".encode() for place in places)
    out += f"trailer\n<< /Size {len(objects) + 1} /Root {catalogue} 0 R /Info {about} 0 R >>\n".encode()
    out += f"startxref\n{start}\n%%EOF\n".encode()
    return bytes(out)


def _resources(alphas: Mapping[float, str], more: str = "") -> str:
    states = " ".join(f"{name} << /ca {_n(alpha)} /CA {_n(alpha)} >>" for alpha, name in alphas.items())
    return f"/Resources << /ExtGState << {states} >> {more} >>"


def _string(text: str) -> bytes:
    """A text that may have any letters."""
    return b"<" + ("\ufeff" + text).encode("utf-16-be").hex().encode() + b">"
