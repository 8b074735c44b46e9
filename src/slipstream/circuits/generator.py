"""Circuits by chance: every seed gives one that passes all checks, always the same one."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final

from slipstream.circuits.circuit import Circuit, circuit_from_data
from slipstream.circuits.fitting import Spot, circuit_of_stroke, laps_for
from slipstream.circuits.inspection import inspect
from slipstream.circuits.problems import CircuitError
from slipstream.core.chance import FAST, Stream, stream

LANDS: Final = ("plain", "vineyard", "airfield", "lake", "mesa")
MIN_CORNERS, MAX_CORNERS = 3, 6
FIRST: Final = (
    "Alder", "Amber", "Badger", "Bramble", "Cinder", "Copper", "Curlew", "Drover", "Elder", "Falcon", "Flint",
    "Granite", "Harrow", "Hazel", "Heron", "Juniper", "Kestrel", "Lark", "Linden", "Marlow", "Merlin",
    "Orchard", "Otter", "Pepper", "Quarry", "Raven", "Rowan", "Saffron", "Sorrel", "Tallow", "Thistle",
    "Willow",
)  # fmt: skip
SECOND: Final = (
    "Bay", "Bend", "Bridge", "Chase", "Common", "Cross", "Dale", "Down", "Field", "Ford", "Green", "Heath",
    "Hill", "Hollow", "Moor", "Park", "Point", "Ridge", "Ring", "Vale",
)  # fmt: skip


def random_circuits(seed: int, like: Circuit | None = None) -> Iterator[Circuit]:
    """Circuits of a seed, one after the other, none of which has anything to be said about it."""
    attempt = 0
    while True:
        data = _attempt(stream(FAST, seed, attempt, "circuit"), like)
        attempt += 1
        try:
            circuit = circuit_from_data(data) if data else None
        except CircuitError:
            continue
        if circuit is not None and _wanted(circuit, like, attempt) and not inspect(circuit):
            yield circuit


def random_circuit(seed: int, like: Circuit | None = None) -> Circuit:
    """The first circuit of a seed; `like` one that is known: as long, with as many corners.

    >>> random_circuit(7).source == random_circuit(7).source
    True
    """
    return next(random_circuits(seed, like))


def _wanted(circuit: Circuit, like: Circuit | None, attempt: int) -> bool:
    """Corners that differ; or those of another circuit, the less exactly the longer it takes."""
    corners = circuit.track.corners
    limits = sorted(int(corner.limit) for corner in corners)
    if like is None:
        return MIN_CORNERS <= len(corners) <= MAX_CORNERS and limits[0] <= 4 and limits[-1] >= limits[0] + 2
    wanted = sorted(int(corner.limit) for corner in like.track.corners)
    odd = 4 * abs(len(limits) - len(wanted)) + sum(abs(a - b) for a, b in zip(limits, wanted, strict=False))
    return odd <= len(wanted) // 2 + attempt // 12


def _attempt(chance: Stream, like: Circuit | None) -> dict[str, Any] | None:
    spaces = int(like.track.length) if like is not None else 54 + _below(chance, 16)
    name = f"{FIRST[_below(chance, len(FIRST))]} {SECOND[_below(chance, len(SECOND))]}"
    land = LANDS[_below(chance, len(LANDS))]
    loop = _loop(chance)
    if _below(chance, 2):
        loop.reverse()
    try:
        data = circuit_of_stroke(loop, name, spaces)
    except ValueError:
        return None
    data["laps"] = int(like.track.laps) if like is not None else laps_for(spaces)
    if like is not None:
        data["heat"], data["stress"] = int(like.track.heat), int(like.track.stress)
    data["drawing"]["land"] = land
    return data


def _loop(chance: Stream) -> list[Spot]:
    """A loop around chosen places: their hull, pulled in between some of its corners."""
    places: list[Spot] = []
    for _ in range(400):
        place = 1000 * _part(chance), 560 * _part(chance)
        if all(math.dist(place, other) > 165 for other in places):
            places.append(place)
        if len(places) == 7 + _below(chance, 4):
            break
    hull = _hull(places)
    middle = sum(x for x, _ in hull) / len(hull), sum(y for _, y in hull) / len(hull)
    loop: list[Spot] = []
    for one, two in zip(hull, [*hull[1:], hull[0]], strict=True):
        loop.append(one)
        side = math.dist(one, two)
        if side > 260 and _below(chance, 3):
            part = 0.35 + 0.3 * _part(chance)
            x, y = one[0] + part * (two[0] - one[0]), one[1] + part * (two[1] - one[1])
            reach = math.dist((x, y), middle) or 1.0
            pull = min(0.62 * side, 0.75 * reach) * (0.35 + 0.65 * _part(chance)) / reach
            loop.append((x + pull * (middle[0] - x), y + pull * (middle[1] - y)))
    return _with_bends(chance, loop)


def _with_bends(chance: Stream, loop: list[Spot]) -> list[Spot]:
    """The same loop with a bend at every place, some sharp and some wide."""
    cuts = [0.1 + 0.38 * _part(chance) for _ in loop]
    found: list[Spot] = []
    for index, (x, y) in enumerate(loop):
        before, after = loop[index - 1], loop[(index + 1) % len(loop)]
        cut = cuts[index]
        ax, ay = x + cut * (before[0] - x), y + cut * (before[1] - y)
        bx, by = x + cut * (after[0] - x), y + cut * (after[1] - y)
        for step in range(13):
            t = step / 12
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            found.append((a * ax + b * x + c * bx, a * ay + b * y + c * by))
    return found


def _hull(places: list[Spot]) -> list[Spot]:
    """The places that a string around all of them touches, in order."""
    ordered = sorted(places)
    half: list[list[Spot]] = []
    for row in (ordered, ordered[::-1]):
        found: list[Spot] = []
        for place in row:
            while len(found) > 1 and _left(found[-2], found[-1], place) <= 0:
                found.pop()
            found.append(place)
        half.append(found[:-1])
    return half[0] + half[1]


def _left(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _below(chance: Stream, number: int) -> int:
    return int(chance.below(number))


def _part(chance: Stream) -> float:
    return _below(chance, 10_000) / 10_000
