"""What both PettingZoo environments share: agents and their spaces, seeds, the picture, the record."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from slipstream.circuits.circuit import Circuit
from slipstream.env.encode import Vector
from slipstream.env.picture import picture
from slipstream.env.table import Table, known
from slipstream.records.record import Record

RENDER_MODES: Final = ["ansi", "human"]


class Seats:
    """The agents of a table. Settings are those of `Table`, a circuit and what `RaceSetup` knows."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "slipstream_race_v1",
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "is_parallelizable": False,  # by wrapping: there is a parallel environment of its own
    }

    def __init__(
        self,
        circuit: str | Circuit = "usa",
        cars: int = 6,
        *,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if render_mode is not None:
            known("render_mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.table = Table(circuit, cars, **settings)
        self.seats = {f"car_{seat}": seat for seat in self.table.agents}
        self.possible_agents = list(self.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.seats}
        self.action_spaces = {agent: self.table.action_space() for agent in self.seats}
        self.state_space = self.table.state_space()
        self._luck: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same object at every call."""
        return self.action_spaces[agent]

    def start(self, seed: int | None) -> None:
        """A new race: with this seed, else with the next one of the seed given last."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.table.reset(next_seed(self._luck) if seed is None else seed)
        self.agents = self.possible_agents[:]

    def asked(self) -> list[str]:
        """The agents that have something to decide."""
        return [self.possible_agents[seat] for seat in self.table.open]

    def done(self, agent: str) -> tuple[bool, bool]:
        """Terminated, truncated?"""
        terminated = self.table.is_in(self.seats[agent])
        return terminated, self.table.cut_off and not terminated

    def state(self) -> Vector:
        """What all players know together."""
        return self.table.state()

    def record(self) -> Record:
        """The race so far, to be saved and replayed."""
        return self.table.record()

    def render(self) -> str | None:
        """The race as text: given back, or printed for a human."""
        if self.render_mode is None:
            return None
        text = picture(self.table)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing has to be released."""


def next_seed(luck: np.random.Generator) -> int:
    """A seed for the next race."""
    return int(luck.integers(1 << 62))
