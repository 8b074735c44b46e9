"""How circuits race, worked out beside the server: a little more whenever somebody asks.

Nothing runs that nobody waits for: who leaves the studio, or changes the circuit, asks no more. Hints and
studies share their turns, so that one process is always left for those who race.
"""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final

from slipstream.circuits.circuit import Circuit
from slipstream.games.setup import RaceSetup
from slipstream.lab.job import Job
from slipstream.server.live import minds
from slipstream.server.live.minds import Minds
from slipstream.server.tables.fair import Fair, Joined

RACES: Final = 600
DRIVER: Final = "club"
CARS: Final = 6
SEED: Final = 1
KEPT: Final = 256  # studies; each holds a few kilobytes


@dataclass
class Known:
    """What is known of a circuit: the outcomes of its blocks as plain data, and the last report."""

    job: str
    blocks: list[list[list[Any]]] = field(default_factory=list)
    report: dict[str, Any] | None = None

    @property
    def done(self) -> bool:
        return len(self.blocks) * CARS >= RACES


class Studies:
    """The studies of a process, the last ones kept."""

    def __init__(self, thoughts: Minds, turns: Fair) -> None:
        self._minds = thoughts
        self._turns = turns
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._asked: Joined[tuple[str, int], dict[str, Any]] = Joined()

    async def more(self, visitor: str, circuit: Circuit) -> dict[str, Any]:
        """The study of a circuit, with some more races than before; all of it once all have been run."""
        key = racing_key(circuit)
        known = self._known.get(key)
        if known is None:
            setup = RaceSetup(circuit, cars=CARS)
            job = Job(((DRIVER,) * CARS,), (setup,), SEED)
            known = self._known[key] = Known(json.dumps(job.to_data()))
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        if known.report is not None and known.done:
            return known.report
        return await self._asked.ask((key, len(known.blocks)), lambda: self._run(visitor, known))

    async def _run(self, visitor: str, known: Known) -> dict[str, Any]:
        async with self._turns.turn(visitor):
            begun, most = len(known.blocks), RACES // CARS
            found, report = await self._minds.ask(minds.study, known.job, known.blocks, most)
        if len(known.blocks) == begun:
            known.blocks, known.report = known.blocks + found, report
        return report


def racing_key(circuit: Circuit) -> str:
    """The same for circuits that race the same: shape, land and names do not matter."""
    track = circuit.track
    facts = [
        int(track.length), int(track.laps), int(track.heat), int(track.stress),
        [(int(one.line), int(one.limit), int(one.legend_zone)) for one in track.corners],
        [(int(space), int(spot)) for space, spot in track.grid],
    ]  # fmt: skip
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()
