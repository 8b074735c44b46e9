"""The poster: one headline, the circuit, three facts, the podium, and the race itself; wide or upright."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from slipstream.circuits.circuit import Circuit
from slipstream.printing.letters import fitted, width, write
from slipstream.server.posters.shapes import (
    CREAM,
    GOLD,
    INK,
    RED,
    ROAD,
    SUN,
    map_of,
    plate,
    podium,
    race_lines,
    rays,
)

Shape = Literal["wide", "tall"]
SIZES: Final[dict[Shape, tuple[int, int]]] = {"wide": (1200, 630), "tall": (1080, 1350)}


@dataclass(frozen=True)
class Fact:
    number: str
    label: str


@dataclass(frozen=True)
class Told:
    """All that a poster says, in one language; names are those that may be shown."""

    title: str  # the circuit and the laps
    headline: tuple[str, str]
    facts: tuple[Fact, ...]
    names: tuple[str, ...]  # of the first three
    laps: tuple[tuple[int, str], ...]  # the round in which a lap began, and what it is called


@dataclass(frozen=True)
class Raced:
    """The race that is shown, and whose eyes see it."""

    circuit: Circuit
    limits: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]  # by round, then by place: the seat
    colours: tuple[str, ...]
    own: int


def poster(raced: Raced, told: Told, shape: Shape = "wide") -> str:
    """The picture as SVG, made of outlines only: no font, no style sheet, nothing from elsewhere."""
    wide, high = SIZES[shape]
    parts = _wide(raced, told) if shape == "wide" else _tall(raced, told)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">'
        f'<rect width="{wide}" height="{high}" fill="{SUN}"/>{"".join(parts)}</svg>'
    )


def _headline(lines: Sequence[str], x: float, y: float, room: float, size: float, gap: float) -> list[str]:
    one = min(fitted(line, size, room) for line in lines)
    return [
        write(line, x - 10 * k, y + k * gap * one / size, one, CREAM, skew=-8) for k, line in enumerate(lines)
    ]


def _facts(facts: Sequence[Fact], x: float, y: float, gap: float, room: float) -> list[str]:
    parts = []
    for k, fact in enumerate(facts):
        base = y + gap * k
        parts.append(write(fact.number, x, base, 56, CREAM))
        left = x + width(fact.number, 56) + 14
        for line, text in enumerate(_two_lines(fact.label)):
            parts.append(write(text, left, base - 20 + line * 21, fitted(text, 20, room - (left - x)), CREAM))
    return parts


def _two_lines(text: str) -> list[str]:
    """A label, broken in its middle if it is long."""
    words = text.split()
    if len(text) < 14 or len(words) < 2:
        return [text]
    breaks = range(1, len(words))
    cut = min(breaks, key=lambda k: abs(len(" ".join(words[:k])) - len(" ".join(words[k:]))))
    return [" ".join(words[:cut]), " ".join(words[cut:])]


def _road(y: float, wide: float, high: float) -> str:
    kerb = "".join(f"M{23 * k - 23} {y - 8:g}h11.5l-6 10H{23 * k - 29}Z" for k in range(int(wide / 23) + 3))
    return (
        f'<rect y="{y:g}" width="{wide:g}" height="{high - y:g}" fill="{ROAD}"/>'
        f'<rect y="{y - 8:g}" width="{wide:g}" height="10" fill="{CREAM}"/><path d="{kerb}" fill="{RED}"/>'
        f'<path d="M0 {y + 3.5:g}H{wide:g}M0 {y - 9:g}H{wide:g}" stroke="{INK}" stroke-width="2.5"/>'
    )


def _laps(raced: Raced, told: Told, left: float, right: float, top: float, bottom: float) -> list[str]:
    rounds = max(1, len(raced.places) - 1)
    parts = []
    for number, name in told.laps:
        x = left + (right - left) * (number - 0.5) / rounds
        parts.append(
            f'<path d="M{x:.1f} {top:g}V{bottom:g}" stroke="#F7EEDB" stroke-opacity=".5" stroke-width="2" '
            'stroke-dasharray="6 6"/>' + write(name, x + 8, bottom - 7, 15, "#F7EEDB")
        )
    return parts


def _flag(x: float, top: float, bottom: float) -> str:
    rows = int((bottom - top) / 11) + 1
    return "".join(
        f'<rect x="{x + 11 * column:g}" y="{top + 11 * row:g}" width="11" height="11" '
        f'fill="{INK if (row + column) % 2 else CREAM}"/>'
        for row in range(rows)
        for column in range(2)
    )


def _first_three(raced: Raced, told: Told, x: float, y: float, gap: float, room: float) -> list[str]:
    parts = []
    for place, (seat, name) in enumerate(zip(raced.places[-1], told.names, strict=False)):
        at = y + gap * place
        parts.append(plate(raced.colours[seat], x, at, 36))
        colour = GOLD if seat == raced.own else "#F9F1E0"
        parts.append(write(name, x + 28, at + 9, fitted(name, 25, room), colour))
    return parts


def _logo(x: float, y: float) -> str:
    bars = (
        f'<path d="M{x - 152:g} {y - 17:g}h29l-3 5h-29ZM{x - 160:g} {y - 9.5:g}h29l-3 5h-29Z'
        f'M{x - 152:g} {y - 2:g}h20l-3 5h-20Z" fill="{CREAM}"/>'
    )
    return bars + write("Slipstream", x, y, 24, CREAM, anchor="end", skew=-9)


def _wide(raced: Raced, told: Told) -> list[str]:
    first = [raced.colours[seat] for seat in raced.places[-1][:3]]
    return [
        rays(905, 300, 1300),
        write(told.title, 56, 52, fitted(told.title, 21, 900), INK),
        _logo(1166, 52),
        *_headline(told.headline, 54, 122, 640, 70, 70),
        map_of(raced.circuit, raced.limits, 44, 216, 340, 240),
        *_facts(told.facts, 412, 272, 72, 290),
        podium(first, 706, 62, 1.02),
        _road(470, 1200, 630),
        *_laps(raced, told, 96, 1000, 472, 630),
        race_lines(raced.places, raced.colours, raced.own, left=96, right=1000, top=494, bottom=606),
        _flag(1012, 474, 630),
        *_first_three(raced, told, 1066, 502, 46, 96),
    ]


def _tall(raced: Raced, told: Told) -> list[str]:
    first = [raced.colours[seat] for seat in raced.places[-1][:3]]
    return [
        rays(540, 800, 1600),
        write(told.title, 60, 78, fitted(told.title, 26, 700), INK),
        _logo(1020, 78),
        *_headline(told.headline, 62, 190, 950, 96, 92),
        map_of(raced.circuit, raced.limits, 50, 330, 440, 320),
        *_facts(told.facts, 560, 410, 92, 460),
        podium(first, 230, 522, 1.35),
        _road(1060, 1080, 1350),
        *_laps(raced, told, 96, 800, 1062, 1350),
        race_lines(raced.places, raced.colours, raced.own, left=96, right=800, top=1100, bottom=1310),
        _flag(816, 1064, 1350),
        *_first_three(raced, told, 880, 1130, 76, 140),
    ]
