"""docs/statistics.md from the raw summaries: circuits, grids, corners, and what each Upgrade is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from figure_cells import CARS, SEED, Row, cells
from figure_estimates import HEAD, HOW, Found, estimate, notes, table

from slipstream.circuits.loader import load_circuit
from slipstream.lab.statistics import ratio_interval
from slipstream.modules.garage import is_advanced, is_heat, upgrade, upgrade_numbers

FIELD: Final = "\nUnless told otherwise, six club drivers race under the rules of the base game.\n\n"
LEADS: Final = "A lead change is a round that ends with another car in front than the round before.\n\n"
LEGENDS: Final = "The same with six Legends:\n\n"
GRID: Final = "1 is the pole. If the grid did not matter, wins would be 16.7 % and the mean place 3.5.\n\n"
WORTH: Final = """\
Six club drivers, each with three Upgrades dealt at random from the whole box, on all circuits. Gained places
and rounds are the difference between the mean of the field and the cars that held the card, whatever else
they held. The values hold for this driver: a card it does not know how to use looks poor here. With so many
cards, two or three intervals miss by chance.

"""


def by_circuit(folder: Path, group: str) -> str:
    """Rounds, lead changes and spin-outs of a field of six, circuit by circuit."""
    lines = []
    for cell in cells():
        if cell.group == group and (found := Found(cell, folder)).races:
            lines.append(
                [
                    cell.circuit,
                    str(found.races),
                    estimate(found.average(lambda row: row.winner_rounds / row.races), 2),
                    estimate(found.average(lambda row: row.all_rounds / row.races / CARS), 2),
                    estimate(found.average(lambda row: row.lead_changes / row.races), 2),
                    estimate(found.average(lambda row: row.all_spin_outs / row.races / CARS), 3),
                    found.note,
                ]
            )
    heads = [
        "circuit",
        "n",
        "rounds of the winner",
        "rounds of a car",
        "lead changes",
        "spin-outs of a car",
        "",
    ]
    return table(heads, lines) if lines else "Not run yet.\n\n"


def grid_advantage(folder: Path, group: str) -> str:
    """Wins and mean place by place on the grid."""
    wins, places = [], []
    for cell in cells():
        if cell.group == group and (found := Found(cell, folder)).races:
            own, mean_places = [cell.circuit], [cell.circuit]
            for slot in range(CARS):
                share, (low, high) = found.share(lambda row, slot=slot: row.slot_wins[slot] / row.races)  # type: ignore[misc]
                own.append(estimate((100 * share, (100 * low, 100 * high)), 1))
                mean_places.append(
                    estimate(found.average(lambda row, slot=slot: row.slot_places[slot] / row.races), 2)  # type: ignore[misc]
                )
            wins.append(own)
            places.append(mean_places)
    if not wins:
        return "Not run yet.\n\n"
    slots = [str(slot + 1) for slot in range(CARS)]
    return table(["wins % from", *slots], wins) + table(["mean place from", *slots], places)


def corner_table(folder: Path) -> str:
    """Spin-outs corner by corner."""
    parts = []
    for cell in cells():
        if cell.group == "mirror" and (found := Found(cell, folder)).races:
            lines = []
            for at, corner in enumerate(load_circuit(cell.circuit).track.corners):
                rate = found.average(lambda row, at=at: 100 * row.corners[at] / row.races / CARS)  # type: ignore[misc]
                lines.append([f"{corner.id} {corner.name}".strip(), str(corner.limit), estimate(rate, 2)])
            parts.append(table([cell.circuit, "limit", "spin-outs in 100 starts"], lines))
    return "".join(parts) or "Not run yet.\n\n"


def upgrade_values(folder: Path) -> str:
    """What a car gains by holding an Upgrade: places and rounds against the mean of its races."""
    rows: list[Row] = []
    races, note = 0, ""
    for cell in cells():
        if cell.group == "upgrades":
            found = Found(cell, folder)
            rows += found.rows
            races += found.races
            note = note or (found.note if found.races else "")
    if not rows:
        return "Not run yet.\n\n"
    worth = []
    for face in upgrade_numbers():
        held: list[tuple[float, float]] = []
        paces: list[tuple[float, float]] = []
        for row in rows:
            usual = row.all_rounds / row.races / CARS
            cars = [(places / row.races, rounds / row.races) for upgrades, places, rounds in row.holders
                    for one in upgrades if one == face]  # fmt: skip
            held.append((sum((CARS + 1) / 2 - place for place, _ in cars), len(cars)))
            paces.append((sum(usual - pace for _, pace in cars), len(cars)))
        count = int(sum(number for _, number in held))
        if count == 0:
            continue
        places = sum(gain for gain, _ in held) / count, ratio_interval(held, SEED)
        rounds = sum(gain for gain, _ in paces) / count, ratio_interval(paces, SEED)
        tier = "advanced" if is_advanced(face) else "regular"
        name = "additional Heat" if is_heat(face) else upgrade(face).name
        worth.append(
            (places[0], [f"{name} ({face})", tier, str(count), estimate(places, 2), estimate(rounds, 2)])
        )
    worth.sort(key=lambda one: -one[0])
    lines = [line for _, line in worth]
    told = f"n = {races} races{f' ({note})' if note else ''}.\n\n"
    return told + table(["Upgrade", "", "cars", "places gained", "rounds gained"], lines)


def statistics_page(folder: Path) -> str:
    """docs/statistics.md"""
    return (
        f"{HEAD}# The game in numbers\n\n{HOW}{FIELD}"
        f"## Circuits\n\n{LEADS}{by_circuit(folder, 'mirror')}{LEGENDS}{by_circuit(folder, 'only-legends')}"
        f"## Grid advantage\n\n{GRID}{grid_advantage(folder, 'mirror')}"
        f"{LEGENDS}{grid_advantage(folder, 'only-legends')}"
        f"## Spin-outs by corner\n\n{corner_table(folder)}"
        f"## What an Upgrade is worth\n\n{WORTH}{upgrade_values(folder)}{notes(folder, 'statistics')}"
    ).rstrip() + "\n"
