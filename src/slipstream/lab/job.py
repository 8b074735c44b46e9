"""A job: which races are to be run. Its unit is the block, which is a pure function of job and number.

A block is one circuit, one seed, and as many races as there are cars: the grid is rotated, the luck of
every car stays. A comparison races every grid with two line-ups, the two drivers changing seats.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b, sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from slipstream.circuits.loader import circuit_names
from slipstream.core.chance import FAST, shuffled, stream
from slipstream.core.rules import RULES_VERSION
from slipstream.drivers import DRIVERS_VERSION, level_of
from slipstream.drivers.weights import GENERAL
from slipstream.games.setup import RaceSetup
from slipstream.lab.line_up import is_legend
from slipstream.lab.racing import Outcome, race_setup, run_race

FORMAT: Final = "slipstream-blocks/2"
SEED_BYTES: Final = 8
UNTAUGHT: Final = ("random", "novice")  # drivers that use no pace data
UNTAUGHT_VERSION: Final = "-"


@dataclass(frozen=True)
class Job:
    """Line-ups by seat, the circuits in turn, and where the luck begins."""

    line_ups: tuple[tuple[str, ...], ...]
    setups: tuple[RaceSetup, ...]
    seed: int
    whole_box: bool = False  # a quick garage is dealt from all Upgrades, not from the regular ones

    @property
    def cars(self) -> int:
        """Cars in a race."""
        return len(self.line_ups[0])

    @property
    def races_per_block(self) -> int:
        """Every line-up from every grid."""
        return self.cars * len(self.line_ups)

    def blocks_for(self, races: int) -> int:
        """Blocks that hold at least so many races."""
        return -(-races // self.races_per_block)

    def setup_of(self, number: int) -> RaceSetup:
        """The set-up of block `number`: the circuits take turns."""
        return self.setups[number % len(self.setups)]

    def seed_of(self, number: int) -> int:
        """The seed of a block: equal for all drivers, so that jobs with one seed are paired."""
        name = f"{self.seed}/{self.setup_of(number).course.id}/{number // len(self.setups)}"
        return int.from_bytes(blake2b(name.encode(), digest_size=SEED_BYTES).digest(), "little")

    @property
    def drivers_version(self) -> str:
        """What the drivers of this job have learned, by name; "-" if none of them learns."""
        names = {name for line_up in self.line_ups for name in line_up}
        if all(is_legend(name) or name in UNTAUGHT for name in names):
            return UNTAUGHT_VERSION
        known = [DRIVERS_VERSION.get(level_of(name), 1) for name in names]
        return pace_version(tuple(setup.course.id for setup in self.setups), max(known))

    def run(self, number: int) -> list[Outcome]:
        """The races of block `number`."""
        seed = self.seed_of(number)
        first = shuffled(list(range(self.cars)), stream(FAST, seed, 0, "grid"))
        outcomes = []
        for line_up in self.line_ups:
            setup = race_setup(self.setup_of(number), line_up)
            for turn in range(self.cars):
                grid = first[turn:] + first[:turn]
                try:
                    outcomes.append(run_race(setup, line_up, seed, grid, self.whole_box))
                except Exception as error:  # a mistake of a driver: tell how to see it again
                    raise RuntimeError(
                        f"block {number} fails: seed {seed}, grid {grid}, {line_up}"
                    ) from error
        return outcomes

    def to_data(self) -> dict[str, Any]:
        """The job as plain data. Two jobs with equal data give equal numbers."""
        return {
            "format": FORMAT,
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "setups": [setup.to_data() for setup in self.setups],
            "seed": self.seed,
            "whole_box": self.whole_box,
            "rules_version": RULES_VERSION,
            "drivers_version": self.drivers_version,
        }

    @staticmethod
    def from_data(data: dict[str, Any]) -> Job:
        """What `to_data` wrote."""
        line_ups = tuple(tuple(line_up) for line_up in data["line_ups"])
        setups = tuple(RaceSetup.from_data(setup) for setup in data["setups"])
        return Job(line_ups, setups, data["seed"], data["whole_box"])


@cache
def pace_version(circuits: tuple[str, ...], drivers: int) -> str:
    """A short name for the pace data used on these circuits, for the rules and for the version of drivers.

    A file that is named after another circuit of the game does not count, nor do the general tables where all
    circuits are those of the game.
    """
    others = set(circuit_names()) - set(circuits)
    if set(circuits) <= set(circuit_names()):
        others.add(GENERAL)
    digest = sha256(f"rules {RULES_VERSION}, drivers {drivers}".encode())
    for name, content in sorted(_files(resources.files("slipstream.data").joinpath("pace"), "")):
        if others.isdisjoint(re.split(r"[^a-z0-9]+", name.lower())):
            digest.update(f"/{name}/{len(content)}/".encode() + content)
    return digest.hexdigest()[:10]


def _files(folder: Traversable, before: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    if folder.is_dir():
        for entry in folder.iterdir():
            name = f"{before}{entry.name}"
            if entry.is_dir():
                found += _files(entry, f"{name}/")
            elif not name.endswith((".py", ".pyc")):
                found.append((name, entry.read_bytes()))
    return found


# Tasks: what is sent to a worker, and what comes back


def run_task(job: str, numbers: Sequence[int]) -> list[tuple[int, list[list[Any]]]]:
    """Some blocks of a job that is given as JSON, by number; the outcomes as plain data."""
    found = _job(job)
    return [(number, [outcome.to_data() for outcome in found.run(number)]) for number in numbers]


@cache
def _job(text: str) -> Job:
    return Job.from_data(json.loads(text))
