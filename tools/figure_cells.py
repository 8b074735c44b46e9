"""The cells of the published figures, and their raw summaries: docs/figures/CELL.csv, one line per block.

The first line names the cell and the version of what the drivers have learned. Lines of another version are
never mixed with new ones: such a file is shown as old, and begun anew when its cell is run.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from slipstream.drivers import LEVELS, MANNERS
from slipstream.lab.job import Job
from slipstream.lab.line_up import parse_line_up
from slipstream.lab.racing import Outcome
from slipstream.lab.tournament import Modules

FOLDER: Final = Path(__file__).parents[1] / "docs" / "figures"
FORMAT: Final = "slipstream-figures/1"
SEED: Final = 6  # of all cells: those on one circuit have equal blocks, so drivers are compared on equal luck
CARS: Final = 6
PRO: Final = (0, 2)
CIRCUITS: Final = ("usa", "gb", "france", "italia")  # that figures are published of
ALL: Final = ",".join(CIRCUITS)  # in turn
#: races wanted of a cell, by the driver it is about
WANTED: Final = {"rookie": 1000, "amateur": 1000, "club": 3000, "pro": 600, "champion": 600}
MIXED: Final = (  # fields that no strength is taken from: they show what a promised chance is worth
    "rookie,2*amateur,3*club",
    "club,2*rookie,3*amateur",
    "club,amateur,rookie,3*legend",
    "2*amateur,rookie,3*legend+2",
)
MIXED_WANTED: Final = 240
MANNERS_WANTED: Final = 1200


@dataclass(frozen=True)
class Cell:
    """One figure: a line-up on a circuit; the driver of seat 0 is the one it is about."""

    group: str  # legends, ladder, across, mixed, each of these with box-, manners, mirror and others
    drivers: str
    circuit: str
    wanted: int  # races
    garage: str | None = None
    weather: bool = False

    @property
    def name(self) -> str:
        """The name of its file."""
        drivers = self.drivers.replace("5*", "").replace(",", "-among-").replace("+", "").replace("*", "x")
        where = "all" if self.circuit == ALL else self.circuit
        return "-".join((self.group, drivers.replace(":", "-"), where))

    @property
    def subject(self) -> str:
        """The driver it is about."""
        return self.drivers.partition(",")[0]

    @property
    def job(self) -> Job:
        """What is to be run for it."""
        modules = Modules(CARS, garage=self.garage, weather=self.weather)
        return Job(
            (parse_line_up(self.drivers, CARS),), modules.setups(self.circuit), SEED, modules.whole_box
        )


def cells() -> list[Cell]:
    """All of them, the quick ones first."""
    found = [Cell("only-legends", "legend", circuit, 3000) for circuit in CIRCUITS]
    for driver in LEVELS:
        wanted = WANTED[driver]
        for circuit in CIRCUITS:
            for pro in PRO:
                field = f"{driver},5*{f'legend+{pro}' if pro else 'legend'}"
                found += _twice("legends", field, circuit, wanted)
        if driver != LEVELS[0]:
            field = f"{driver},5*{LEVELS[LEVELS.index(driver) - 1]}"
            for circuit in CIRCUITS:
                found += _twice("ladder", field, circuit, wanted)
        if driver == "champion":
            found += [Cell("across", "champion,5*club", circuit, wanted) for circuit in CIRCUITS]
        if driver == "club":
            found += [Cell("mirror", driver, circuit, 1200) for circuit in CIRCUITS]
            for circuit in CIRCUITS:
                for field in MIXED:
                    found += _twice("mixed", field, circuit, MIXED_WANTED)
            found += [
                Cell("manners", f"{level}:{manner},5*{level}", ALL, MANNERS_WANTED)
                for level in ("rookie", "amateur", "club")
                for manner in MANNERS
            ]
            found += [Cell("upgrades", driver, circuit, 1200, "random") for circuit in CIRCUITS]
    return found


def _twice(group: str, field: str, circuit: str, wanted: int) -> list[Cell]:
    """The base game, and the whole box: three Upgrades each, dealt, and weather with its road conditions."""
    return [
        Cell(group, field, circuit, wanted),
        Cell(f"box-{group}", field, circuit, wanted, "quick", weather=True),
    ]


# What is kept of a block: sums over its races

COLUMNS: Final = (
    "block", "races", "wins", "places", "rounds", "spin_outs", "heat_paid", "boosts", "winner_rounds",
    "all_rounds", "all_spin_outs", "lead_changes", "slot_wins", "slot_places", "corners", "holders",
    "seat_wins",
)  # fmt: skip
LISTS: Final = ("slot_wins", "slot_places", "corners", "seat_wins")


@dataclass
class Row:
    """One block. The first sums are of seat 0, `all_…` of all cars, slots are places on the grid."""

    block: int
    races: int
    wins: int = 0
    places: int = 0
    rounds: int = 0
    spin_outs: int = 0
    heat_paid: int = 0
    boosts: int = 0
    winner_rounds: int = 0
    all_rounds: int = 0
    all_spin_outs: int = 0
    lead_changes: int = 0
    slot_wins: list[int] = field(default_factory=list)
    slot_places: list[int] = field(default_factory=list)
    corners: list[int] = field(default_factory=list)
    #: with a random garage, by seat: its Upgrades, the sum of its places and of its rounds
    holders: list[tuple[list[int], int, int]] = field(default_factory=list)
    seat_wins: list[int] = field(default_factory=list)  # files from before there were five levels have none


def row_of(block: int, outcomes: Sequence[Outcome], garage: bool) -> Row:
    """The sums of a block."""
    cars = len(outcomes[0].grid)
    row = Row(block, len(outcomes), slot_wins=[0] * cars, slot_places=[0] * cars)
    row.corners = [0] * len(outcomes[0].corners)
    row.seat_wins = [0] * cars
    for outcome in outcomes:
        row.wins += outcome.order[0] == 0
        row.seat_wins[outcome.order[0]] += 1
        row.places += outcome.order.index(0) + 1
        row.rounds += outcome.rounds[0]
        row.spin_outs += outcome.spin_outs[0]
        row.heat_paid += outcome.heat_paid[0]
        row.boosts += outcome.boosts[0]
        row.winner_rounds += outcome.rounds[outcome.order[0]]
        row.all_rounds += sum(outcome.rounds)
        row.all_spin_outs += sum(outcome.spin_outs)
        row.lead_changes += outcome.lead_changes
        for slot, seat in enumerate(outcome.grid):
            row.slot_wins[slot] += outcome.order[0] == seat
            row.slot_places[slot] += outcome.order.index(seat) + 1
        row.corners = [one + two for one, two in zip(row.corners, outcome.corners, strict=True)]
    if garage:
        for seat, upgrades in enumerate(outcomes[0].upgrades):
            places = sum(outcome.order.index(seat) + 1 for outcome in outcomes)
            row.holders.append((upgrades, places, sum(outcome.rounds[seat] for outcome in outcomes)))
    return row


# Files


def header_of(cell: Cell) -> dict[str, Any]:
    """What the first line of a file says."""
    job = cell.job.to_data()
    return {"format": FORMAT, "cell": cell.name, "drivers": cell.drivers, "circuit": cell.circuit,
            "garage": cell.garage, **({"weather": True} if cell.weather else {}), "seed": SEED,
            "rules_version": job["rules_version"],
            "drivers_version": job["drivers_version"]}  # fmt: skip


def path_of(cell: Cell, folder: Path) -> Path:
    """The file of a cell."""
    return folder / f"{cell.name}.csv"


def read_cell(cell: Cell, folder: Path) -> tuple[list[Row], bool]:
    """The blocks of a cell, and whether they are of this version; a line that was cut short is left out."""
    path = path_of(cell, folder)
    if not path.exists():
        return [], True
    text = path.read_text(encoding="utf-8")
    lines = text[: text.rfind("\n") + 1].splitlines()
    if len(lines) < 2:
        return [], True
    header = json.loads(lines[0].removeprefix("# "))
    rows = [_row(values) for values in csv.DictReader(lines[1:])]
    return sorted(rows, key=lambda row: row.block), header == header_of(cell)


def _row(values: dict[str, str]) -> Row:
    numbers = {name: int(text) for name, text in values.items() if name not in (*LISTS, "holders")}
    lists = {name: [int(one) for one in (values.get(name) or "").split()] for name in LISTS}
    holders = []
    for text in values["holders"].split():
        upgrades, places, rounds = text.split(":")
        holders.append(([int(face) for face in upgrades.split(".")], int(places), int(rounds)))
    return Row(**numbers, **lists, holders=holders)  # type: ignore[arg-type]


def append(cell: Cell, rows: Iterable[Row], folder: Path) -> None:
    """Add blocks to the file of a cell; what is old or cut short there goes."""
    path = path_of(cell, folder)
    kept, current = read_cell(cell, folder)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    whole = bool(kept) and current and before.endswith("\n") and before.splitlines()[1] == ",".join(COLUMNS)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    if not whole:
        text.write(f"# {json.dumps(header_of(cell))}\n")
        writer.writerow(COLUMNS)
        rows = [*(kept if current else []), *rows]
    for row in rows:
        values = vars(row).copy()
        for name in LISTS:
            values[name] = " ".join(map(str, values[name]))
        values["holders"] = " ".join(
            f"{'.'.join(map(str, upgrades))}:{places}:{rounds}" for upgrades, places, rounds in row.holders
        )
        writer.writerow(values[name] for name in COLUMNS)
    folder.mkdir(parents=True, exist_ok=True)
    with path.open("a" if whole else "w", encoding="utf-8") as file:
        file.write(text.getvalue())
        file.flush()
        os.fsync(file.fileno())
