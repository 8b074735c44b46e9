"""docs/strength.md from the raw summaries: the drivers against Legends and each other, and the controls."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from figure_cells import CARS, cells
from figure_estimates import HEAD, HOW, Found, estimate, notes, reached, table
from figure_scale import scale

from slipstream.drivers import LEVELS
from slipstream.lab.statistics import mean

#: wins in % against five Legends, by circuit and Pro level: club with the whole box must; champion in the
#: base game must, and its moonshot
TARGETS: Final = {
    ("usa", 0): (78, 90, 95), ("usa", 2): (50, 80, 90),
    ("italia", 0): (62, 70, 80), ("italia", 2): (33, 45, 58),
    ("gb", 0): (58, 75, 85), ("gb", 2): (32, 52, 65),
    ("france", 0): (80, 93, 97), ("france", 2): (68, 88, 93),
}  # fmt: skip
LADDER: Final = (28, 40)  # wins in %


def against_legends(folder: Path, driver: str, group: str = "legends") -> str:
    """One driver against five Legends: every circuit and level beside its targets."""
    lines = []
    for cell in cells():
        if cell.group != group or cell.subject != driver:
            continue
        found = Found(cell, folder)
        pro = 2 if cell.drivers.endswith("+2") else 0
        club, must, moonshot = TARGETS[cell.circuit, pro]
        goals: tuple[int | None, int | None] = (None, None)
        if driver == "club" and cell.weather:
            goals = (club, None)
        elif driver == "champion" and not cell.weather:
            goals = (must, moonshot)
        head = [f"{cell.circuit} +{pro}"]
        if not found.races:
            lines.append([*head, "–", "0", *("" if goal is None else f"{goal}" for goal in goals), *[""] * 5])
            continue
        wins = found.wins()
        lines.append(
            [
                *head,
                estimate(wins, 1),
                str(found.races),
                *("" if goal is None else reached(wins[0], goal) for goal in goals),
                estimate(found.average(lambda row: row.places / row.races), 2),
                f"{mean([row.rounds / row.races for row in found.rows]):.1f}",
                f"{mean([row.spin_outs / row.races for row in found.rows]):.2f}",
                f"{mean([row.heat_paid / row.races for row in found.rows]):.1f}",
                found.note,
            ]
        )
    heads = ["Legends", "wins %", "n", "must", "moonshot", "mean place", "rounds", "spin-outs",
             "Heat paid", ""]  # fmt: skip
    return table(heads, lines)


def ladder(folder: Path) -> str:
    """Each level among five of the level below."""
    lines = []
    for cell in cells():
        if cell.group not in ("ladder", "box-ladder"):
            continue
        found = Found(cell, folder)
        below = cell.drivers.partition("*")[2]
        head = [f"{cell.subject} among {below}", cell.circuit, "whole box" if cell.garage else "base"]
        if not found.races:
            lines.append([*head, "–", "0", "", "", ""])
            continue
        wins = found.wins()
        passed = LADDER[0] <= wins[0] <= LADDER[1]
        place = estimate(found.average(lambda row: row.places / row.races), 2)
        lines.append([*head, estimate(wins, 1), str(found.races), "✓" if passed else "✗", place, found.note])
    return table(["driver", "circuit", "game", "wins %", "n", "28 to 40", "mean place", ""], lines)


def controls(folder: Path) -> str:
    """Races in which nobody can be better: a sixth is due to everybody."""
    lines = []
    for cell in cells():
        if cell.group not in ("mirror", "only-legends"):
            continue
        found = Found(cell, folder)
        if not found.races:
            lines.append([f"six times {cell.subject}", cell.circuit, "–", "0", "", ""])
            continue
        wins = found.wins()
        inside = "✓" if wins[1][0] <= 100 / CARS <= wins[1][1] else "✗"
        if cell.group == "only-legends":
            inside = ""  # their cards differ by colour
        lines.append(
            [
                f"six times {cell.subject}",
                cell.circuit,
                estimate(wins, 1),
                str(found.races),
                inside,
                found.note,
            ]
        )
    return table(["field", "circuit", "wins of the first seat %", "n", "16.7 inside", ""], lines)


def promised_and_seen(folder: Path) -> str:
    """What the scale promises in mixed fields that it was not fitted to, and what came of it."""
    found = scale(folder)["calibration"]
    if found is None:
        return ""
    lines = [
        [f"{100 * one['promised']:.1f}", f"{100 * one['seen']:.1f}", str(one["starts"])]
        for one in found["bins"]
    ]
    return (
        "## Promised and seen\n\nFields that the scale was not fitted to: every car in the order of its "
        f"promised chance to win, in ten parts. {found['races']} races; Brier score {found['brier']}, "
        f"where a sixth for everybody has {found['brier_of_equals']}.\n\n"
    ) + table(["promised %", "seen %", "starts"], lines)


def strength_page(folder: Path) -> str:
    """docs/strength.md"""
    parts = [HEAD, "# How strong the drivers are\n\n", HOW, "\n"]
    for driver in reversed(LEVELS):
        parts.append(f"## {driver.capitalize()} against five Legends\n\n")
        parts.append(against_legends(folder, driver))
        parts.append(
            f"The same with a quick garage and weather:\n\n{against_legends(folder, driver, 'box-legends')}"
        )
    parts.append("A driver wins a sixth of its races, 16.7 %, if it is as good as a Legend. ")
    parts.append("✓ and ✗ compare the estimate with the goal.\n\n")
    parts.append(
        "## The ladder\n\nOne driver among five of the level below; the whole box is a quick garage and "
    )
    parts.append(f"weather. {LADDER[0]} to {LADDER[1]} % are wanted of every rung.\n\n")
    parts.append(ladder(folder))
    parts.append(promised_and_seen(folder))
    parts.append("## Controls\n\nSix equal cars: a method that favours a seat would show here. One interval ")
    parts.append(
        "in twenty misses by chance. Legends differ by colour, so a Legend's share need not be 16.7 %.\n\n"
    )
    parts.append(controls(folder))
    parts.append(notes(folder, "strength"))
    return "".join(parts).rstrip() + "\n"
