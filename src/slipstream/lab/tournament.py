"""Tournaments: settings, the run that can be interrupted, and what is written into the folder."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.core.rules import RULES_VERSION
from slipstream.games.setup import RaceSetup
from slipstream.lab.engines import make_engine, run_blocks
from slipstream.lab.errors import LabError
from slipstream.lab.job import Job
from slipstream.lab.journal import Journal
from slipstream.lab.line_up import parse_line_up
from slipstream.lab.racing import Outcome
from slipstream.lab.ratings import rating_model
from slipstream.lab.tally import tournament_report

ALL: Final = "all"
RANDOM: Final = "random"  # a garage of the laboratory: three Upgrades of the whole box for each driver

Told = Callable[[int, int], None]  # blocks that are done, blocks in all


def _silent(_done: int, _total: int) -> None:
    """Nobody watches."""


@dataclass(frozen=True)
class Modules:
    """What every race of a job is raced with."""

    cars: int = 6
    laps: int | None = None
    garage: str | None = None
    weather: bool = False
    tournament: bool = False

    @property
    def whole_box(self) -> bool:
        """Are Upgrades dealt from the whole box?"""
        return self.garage == RANDOM

    def setup(self, circuit: str) -> RaceSetup:
        """The set-up for one circuit, by name or from a file."""
        garage = "quick" if self.whole_box else self.garage
        course = load_circuit(circuit)
        return RaceSetup(course, self.cars, self.laps, 0, 0, garage, self.weather, self.tournament)

    def setups(self, circuits: str) -> tuple[RaceSetup, ...]:
        """One set-up for each circuit of a list: names, files, or all that come with the game."""
        names = circuit_names() if circuits == ALL else circuits.split(",")
        setups = tuple(self.setup(name.strip()) for name in names)
        ids = [setup.course.id for setup in setups]
        if len(set(ids)) < len(ids):
            raise LabError("circuit-twice", circuits=", ".join(ids))
        return setups


@dataclass(frozen=True)
class Run:
    """How a job is run; none of it changes a number."""

    workers: int = 1
    engine: str = "local"
    folder: Path | None = None
    told: Told = _silent

    def blocks(self, job: Job, wanted: int) -> dict[int, Sequence[Outcome]]:
        """The first blocks of a job, by number."""
        return dict(enumerate(self.in_order(job, wanted)))

    def in_order(self, job: Job, wanted: int) -> Generator[Sequence[Outcome], None, None]:
        """The first blocks of a job in the order of their numbers: those of the folder, or else run now.

        Whoever has seen enough may stop asking.
        """
        with Journal(self.folder, job.to_data()) as journal:
            missing = [number for number in range(wanted) if number not in journal.blocks]
            done = wanted - len(missing)
            self.told(done, wanted)
            at = 0
            while at in journal.blocks and at < wanted:
                yield journal.blocks[at]
                at += 1
            if not missing:
                return
            engine = make_engine(self.engine, min(self.workers, len(missing)))
            try:
                for found in run_blocks(job, missing, engine):
                    journal.add(found)
                    done += len(found)
                    self.told(done, wanted)
                    while at in journal.blocks and at < wanted:
                        yield journal.blocks[at]
                        at += 1
            finally:
                engine.close()


def tournament(
    drivers: str, circuits: str, races: int, seed: int, modules: Modules, run: Run
) -> tuple[Job, dict[int, Sequence[Outcome]], dict[str, Any]]:
    """Run a tournament, or what is missing of it; gives the job, its blocks and the report."""
    rating_model()  # missing packages are told before the work, not after it
    setups = modules.setups(circuits)
    job = Job((parse_line_up(drivers, modules.cars),), setups, seed, modules.whole_box)
    blocks = run.blocks(job, job.blocks_for(races))
    settings = {
        "drivers": list(job.line_ups[0]),
        "circuits": [setup.course.id for setup in setups],
        "races": races,
        "seed": seed,
        "cars": modules.cars,
        "laps": [setup.laps for setup in setups],
        "garage": modules.garage,
        "weather": modules.weather,
        "tournament": modules.tournament,
        "rules_version": RULES_VERSION,
        "drivers_version": job.drivers_version,
    }
    return job, blocks, tournament_report(job, blocks, settings)
