"""src/slipstream/data/strength.json from the raw summaries: levels and Legends on one scale.

Where one driver raced among five of a kind, the share of wins tells how much stronger it is. All such cells
of a circuit are fitted together; what is known of few races is drawn towards the mean of all circuits. Mixed
fields are left out of that: they are promised by the scale, and what was seen there is set beside it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

from figure_cells import CARS, CIRCUITS, SEED, cells
from figure_estimates import Found

from slipstream.core.rules import RULES_VERSION
from slipstream.drivers import DRIVERS_VERSION, LEVELS
from slipstream.drivers.strength import ANY, BASE, BOX, FORMAT, chance
from slipstream.games.setup import MAX_PRO
from slipstream.lab.line_up import parse_line_up
from slipstream.lab.statistics import mean

FILE: Final = Path(__file__).parents[1] / "src" / "slipstream" / "data" / "strength.json"
ZERO: Final = "club"
NAMES: Final = (*LEVELS, "legend", "legend+2")
SPREAD: Final = {
    name: 0.8 if name.startswith("legend") else 0.35 for name in NAMES
}  # of circuits about their mean
VAGUE: Final = 3.0  # what a mean may be before anything is known
SURE: Final = 1.96
BINS: Final = 10
FITTED: Final = ("ladder", "across", "legends")
ROUNDS: Final = 30  # of Newton's method

Place = tuple[str, str]  # box, circuit
Unknown = tuple[str, str, str]  # box, circuit or ANY, name


class Seen:
    """How often one driver won among five of a kind, as far as blocks are independent."""

    def __init__(self, found: Found) -> None:
        cell = found.cell
        self.place: Place = (BOX if cell.weather else BASE, cell.circuit)
        self.one, self.field = cell.subject, cell.drivers.partition("*")[2]
        self.races = found.races
        shares = [row.wins / row.races for row in found.rows]
        self.share = mean(shares)
        about = (self.share * len(shares) + 0.5) / (len(shares) + 1)  # never 0 nor 1
        variance = sum((share - self.share) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares)
        binomial = about * (1 - about) / self.races
        self.weight = about * (1 - about) / max(variance, binomial)


def fit(seen: Sequence[Seen]) -> dict[Unknown, tuple[float, float]]:
    """Strength and its standard error, by Newton's method on the likelihood with its priors."""
    unknown: list[Unknown] = []
    for box in (BASE, BOX):
        there = {name for one in seen if one.place[0] == box for name in (one.one, one.field)}
        names = [name for name in NAMES if name in there and name != ZERO]
        unknown += [(box, circuit, name) for name in names for circuit in (ANY, *CIRCUITS)]
    at = {one: index for index, one in enumerate(unknown)}
    values = [0.0] * len(unknown)
    curve: list[list[float]] = []
    for _ in range(ROUNDS):
        slope = [0.0] * len(unknown)
        curve = [[0.0] * len(unknown) for _ in unknown]
        for box, circuit, name in unknown:
            mine = at[box, circuit, name]
            if circuit == ANY:
                slope[mine] -= values[mine] / VAGUE**2
                curve[mine][mine] += 1 / VAGUE**2
            else:
                _tie(slope, curve, values, (mine, at[box, ANY, name]), 1 / SPREAD[name] ** 2)
        for one in seen:
            sides = [(at.get((*one.place, name)), sign) for name, sign in ((one.one, 1), (one.field, -1))]
            gap = sum(sign * values[index] for index, sign in sides if index is not None)
            promised = chance(gap, [0.0] * (CARS - 1))
            for index, sign in sides:
                if index is not None:
                    slope[index] += sign * one.weight * (one.share - promised)
                    for other, its in sides:
                        if other is not None:
                            curve[index][other] += sign * its * one.weight * promised * (1 - promised)
        step = solve(curve, slope)
        values = [value + max(-1.0, min(1.0, change)) for value, change in zip(values, step, strict=True)]
    errors = [
        sqrt(solve(curve, [float(index == at) for index in range(len(unknown))])[at])
        for at in range(len(unknown))
    ]
    return {one: (values[index], errors[index]) for one, index in at.items()}


def _tie(
    slope: list[float],
    curve: list[list[float]],
    values: Sequence[float],
    pair: tuple[int, int],
    strong: float,
) -> None:
    """Draw a circuit and the mean of all circuits together."""
    one, other = pair
    pull = strong * (values[other] - values[one])
    slope[one] += pull
    slope[other] -= pull
    for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
        curve[row][column] += sign * strong


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [one - factor * two for one, two in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def scale(folder: Path) -> dict[str, Any]:
    """What the file says."""
    found = [Found(cell, folder) for cell in cells() if cell.group.removeprefix("box-") in FITTED]
    seen = [Seen(one) for one in found if one.races]
    fitted = fit(seen)
    table = {
        box: {circuit: _entries(box, circuit, seen, fitted) for circuit in (ANY, *CIRCUITS)}
        for box in (BASE, BOX)
    }
    _estimate_the_rest(table)
    return {
        "format": FORMAT,
        "rules_version": RULES_VERSION,
        "drivers_version": max(DRIVERS_VERSION.values()),
        "seed": SEED,
        "strength": table,
        "calibration": calibration(folder, table),
    }


def _estimate_the_rest(table: Mapping[str, Any]) -> None:
    """Levels that nobody raced there yet: as in the base game, or halfway between neighbours; 0 races."""
    for box in (BASE, BOX):
        for circuit, entries in table[box].items():
            for at, name in enumerate(LEVELS):
                if name in entries:
                    continue
                base = table[BASE][circuit]
                around = [
                    base[one]["strength"] for one in (LEVELS[at - 1], *LEVELS[at + 1 : at + 2]) if one in base
                ]
                value = base[name]["strength"] if name in base else mean(around)
                entries[name] = {"strength": round(value, 3), "races": 0}


def _entries(
    box: str, circuit: str, seen: Sequence[Seen], fitted: Mapping[Unknown, tuple[float, float]]
) -> dict[str, dict[str, float | int]]:
    entries: dict[str, dict[str, float | int]] = {}
    for name in NAMES:
        value, error = (0.0, 0.0) if name == ZERO else fitted.get((box, circuit, name), (None, 0.0))
        if value is not None:
            races = sum(
                one.races
                for one in seen
                if name in (one.one, one.field) and one.place[0] == box and circuit in (ANY, one.place[1])
            )
            ends = {"low": round(value - SURE * error, 3), "high": round(value + SURE * error, 3)}
            entries[name] = {"strength": round(value, 3), **ends, "races": races}
    if "legend" in entries and "legend+2" in entries:  # those between and beyond: on a line, and not raced
        start, slope = (
            entries["legend"]["strength"],
            entries["legend+2"]["strength"] - entries["legend"]["strength"],
        )
        for pro in range(1, MAX_PRO + 1):
            entries.setdefault(f"legend+{pro}", {"strength": round(start + slope * pro / 2, 3), "races": 0})
    return entries


def promises(folder: Path, table: Mapping[str, Any]) -> list[tuple[float, int, int]]:
    """The promised chance of every car in the mixed fields, in how many races, and how many it won."""
    found = []
    for cell in cells():
        if cell.group.removeprefix("box-") == "mixed" and (one := Found(cell, folder)).races and one.current:
            strengths = table[BOX if cell.weather else BASE][cell.circuit]
            field = [strengths[name]["strength"] for name in parse_line_up(cell.drivers, CARS)]
            for seat, own in enumerate(field):
                won = sum(row.seat_wins[seat] for row in one.rows)
                found.append((chance(own, [*field[:seat], *field[seat + 1 :]]), one.races, won))
    return sorted(found)


def calibration(folder: Path, table: Mapping[str, Any]) -> dict[str, Any] | None:
    """Promised against seen chances in ten bins of nearly equal size, and Brier scores."""
    found = promises(folder, table)
    starts = sum(races for _, races, _ in found)
    if not starts:
        return None
    bins: list[list[tuple[float, int, int]]] = [[] for _ in range(BINS)]
    before = 0
    for one in found:
        bins[min(BINS - 1, BINS * before // starts)].append(one)
        before += one[1]
    told = []
    for members in filter(None, bins):
        races, won = sum(one[1] for one in members), sum(one[2] for one in members)
        told.append(
            {
                "promised": round(sum(one[0] * one[1] for one in members) / races, 4),
                "seen": round(won / races, 4),
                "starts": races,
            }
        )
    score = sum(won * (1 - own) ** 2 + (races - won) * own**2 for own, races, won in found) / starts
    equal = 1 / CARS
    return {
        "starts": starts,
        "races": starts // CARS,
        "brier": round(score, 4),
        "brier_of_equals": round(equal * (1 - equal), 4),
        "bins": told,
    }


def write_scale(folder: Path, file: Path = FILE) -> None:
    """Write the file anew."""
    file.write_text(json.dumps(scale(folder), indent=1) + "\n", encoding="utf-8")
