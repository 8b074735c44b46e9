"""The parts of a poster: rays, drivers, a podium, plates, the circuit, and the race as lines on the road."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from slipstream.circuits.circuit import Circuit
from slipstream.circuits.outline import Point, outline
from slipstream.printing.letters import write

INK: Final = "#1F1A17"
CREAM: Final = "#FFF8E9"
SUN: Final = "#E4572E"
RAY: Final = "#EC7647"
ROAD: Final = "#3D3E46"
RED: Final = "#CF3A26"
GOLD: Final = "#FFD36B"
PAINT: Final = {
    "red": "#C8321F", "blue": "#1B4FA8", "yellow": "#F5B921", "green": "#2AA876", "gray": "#FBF6EA",
    "black": "#CF6FAE",
}  # fmt: skip
NUMBERS: Final = {"red": "1", "blue": "2", "yellow": "3", "green": "4", "gray": "5", "black": "6"}
DARK: Final = ("red", "blue")  # cream is written on these
PLATES: Final = {
    "red": "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z",
    "blue": "M-.72-.9H.72Q.9-.9 .9-.72V.72Q.9 .9 .72 .9H-.72Q-.9 .9-.9 .72V-.72Q-.9-.9-.72-.9Z",
    "yellow": "M0-1.24L1.24 0L0 1.24L-1.24 0Z",
    "green": "M-.56-1H.56L1.12 0L.56 1H-.56L-1.12 0Z",
    "gray": "M-.95-.95H.95V.1C.95 .72 .5 1 0 1.22C-.5 1-.95 .72-.95 .1Z",
    "black": "M-.42-1.02H.42L1.02-.42V.42L.42 1.02H-.42L-1.02 .42V-.42Z",
}


def on(colour: str) -> str:
    """What is written on a car of this colour."""
    return CREAM if colour in DARK else INK


def rays(x: float, y: float, reach: float) -> str:
    """The sun behind the podium."""
    parts = []
    for k in range(18):
        a, b = (math.radians(k * 20 + turn) for turn in (-4, 5.5))
        parts.append(
            f"M{x:g} {y:g}L{x + reach * math.cos(a):.0f} {y + reach * math.sin(a):.0f}"
            f"L{x + reach * math.cos(b):.0f} {y + reach * math.sin(b):.0f}Z"
        )
    return f'<path d="{"".join(parts)}" fill="{RAY}"/>'


def figure(colour: str, x: float, y: float, scale: float, *, arm: bool = False) -> str:
    """A driver from the front."""
    paint = PAINT[colour]
    raised = (
        f'<path d="M-30 92C-44 74-46 40-40 8" fill="none" stroke="{INK}" stroke-width="17" '
        'stroke-linecap="round"/><path d="M-30 92C-44 74-46 40-40 8" fill="none" '
        f'stroke="{CREAM}" stroke-width="12" stroke-linecap="round"/>'
    )
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})" stroke="{INK}">'
        f'<path d="M-34 96C-36 58-22 46 0 46S36 58 34 96Z" fill="{CREAM}" stroke-width="3"/>'
        f'<path d="M-12 48 0 64 12 48 8 96H-8Z" fill="{paint}" stroke-width="2.5"/>'
        + (raised if arm else "")
        + '<circle cy="20" r="27" fill="#E9B88E" stroke-width="3"/>'
        '<path d="M-28 20C-28 0-16-12 0-12S28 0 28 20L34 22C36 24 35 28 32 28H-28Z" '
        f'fill="{paint}" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M-22 6H22V12C22 18 18 20 12 20H8C4 20 2 18 0 16-2 18-4 20-8 20H-12C-18 20-22 18-22 12Z" '
        'fill="#9CC9D2" stroke-width="2.6"/>'
        '<path d="M-10 34Q0 42 10 34" fill="none" stroke-width="2.6" stroke-linecap="round"/></g>'
    )


def cup(x: float, y: float, scale: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})" stroke="{INK}">'
        '<path d="M-16-28H16V-12C16 2 8 8 0 8S-16 2-16-12Z" fill="#F4B52E" stroke-width="2.8"/>'
        '<path d="M-16-24H-26C-26-10-22-4-14-4M16-24H26C26-10 22-4 14-4" fill="none" stroke-width="3"/>'
        '<path d="M0 8V18M-12 22H12" stroke-width="5"/></g>'
    )


def podium(colours: Sequence[str], x: float, y: float, scale: float) -> str:
    """The first, second and third, 460 by 400 before scaling."""
    people = ((1, 98, 202, 0.92), (2, 362, 234, 0.9), (0, 230, 158, 1.0))
    steps = ((1, 30, 290), (2, 294, 320), (0, 162, 254))
    parts = [
        figure(colours[place], at, high, size, arm=place == 0)
        for place, at, high, size in people
        if place < len(colours)
    ]
    parts.append(cup(190, 146, 0.86))
    for place, left, top in steps:
        if place < len(colours):
            parts.append(
                f'<path d="M{left} {top}h136V430H{left}Z" fill="{PAINT[colours[place]]}" stroke="{INK}" '
                f'stroke-width="3"/><path d="M{left} {top}h136v12H{left}Z" fill="{CREAM}" stroke="{INK}" '
                'stroke-width="3"/>'
                + write(str(place + 1), left + 68, top + 66, 54, on(colours[place]), anchor="middle")
            )
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{"".join(parts)}</g>'


def plate(colour: str, x: float, y: float, size: float) -> str:
    """The number of a car on its shape."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 28:.3f})"><path d="{PLATES[colour]}" '
        f'transform="scale(11)" fill="{PAINT[colour]}" stroke="{INK}" stroke-width=".13"/>'
        + write(NUMBERS[colour], 0, 5.6, 16, on(colour), anchor="middle")
        + "</g>"
    )


def _line(points: Sequence[Point], close: bool = False) -> str:
    told = "L".join(f"{point.x:.1f} {point.y:.1f}" for point in points)
    return f"M{told}{'Z' if close else ''}"


def map_of(circuit: Circuit, limits: Sequence[int], x: float, y: float, width: float, height: float) -> str:
    """The circuit with the limits of its corners."""
    shape = outline(circuit, width, height, pad=26, lane=7)
    lap = _line(shape.along(0, shape.course.bounds[-1]), close=True)
    wide = f'<path d="{lap}" fill="none" stroke-linejoin="round" stroke='
    start = shape.at(0, 12), shape.at(0, -12)
    parts = [
        f'{wide}"{INK}" stroke-width="29"/>',
        f'{wide}"{CREAM}" stroke-width="24"/>',
        f'{wide}"{ROAD}" stroke-width="15"/>',
        f'<path d="{_line(start)}" stroke="{CREAM}" stroke-width="6"/>',
    ]
    size = 18 if len(limits) < 7 else 13
    for limit, line in zip(limits, shape.corner_lines, strict=False):
        point = shape.at(line.distance)
        parts.append(
            f'<g transform="translate({point.x:.1f} {point.y:.1f}) scale({size / 18:.2f})">'
            f'<circle r="18" fill="{RED}" stroke="{INK}" stroke-width="2"/><circle r="13" fill="#FFFBF1"/>'
            + write(str(limit), 0, 7.4, 21, INK, anchor="middle")
            + "</g>"
        )
    return f'<g transform="translate({x:g} {y:g})">{"".join(parts)}</g>'


def race_lines(
    places: Sequence[Sequence[int]],
    colours: Sequence[str],
    own: int,
    *,
    left: float,
    right: float,
    top: float,
    bottom: float,
) -> str:
    """Six lines on the road: the place of every car after each round, the own one on top."""
    rounds, cars = max(1, len(places) - 1), max(2, len(places[0]))

    def x(number: int) -> float:
        return left + (right - left) * number / rounds

    def y(place: int) -> float:
        return top + (bottom - top) * place / (cars - 1)

    parts = []
    for seat in sorted(places[0], key=lambda one: one == own):
        d, before = "", (0.0, 0.0)
        for number, order in enumerate(places):
            here = x(number), y(order.index(seat))
            if not d:
                d = f"M{here[0]:.1f} {here[1]:.1f}"
            else:
                half = (here[0] - before[0]) / 2
                d += f"C{before[0] + half:.1f} {before[1]:.1f} {here[0] - half:.1f} {here[1]:.1f}"
                d += f" {here[0]:.1f} {here[1]:.1f}"
            before = here
        under, over = (14, 9) if seat == own else (8, 4.6)
        edge = CREAM if seat == own else "#17130F"
        parts.append(
            f'<path d="{d}" fill="none" stroke="{edge}" stroke-width="{under}" stroke-linecap="round"/>'
            f'<path d="{d}" fill="none" stroke="{PAINT[colours[seat]]}" stroke-width="{over}" '
            'stroke-linecap="round"/>'
        )
    size = min(24.0, (bottom - top) / (cars - 1))
    for place, seat in enumerate(places[0]):
        parts.append(plate(colours[seat], left - 26, y(place), size))
    return "".join(parts)
