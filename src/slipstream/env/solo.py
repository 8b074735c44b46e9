"""The race as a Gymnasium environment: one agent, everybody else is driven."""

from __future__ import annotations

from typing import Any

import gymnasium

from slipstream.circuits.circuit import Circuit
from slipstream.env.picture import picture
from slipstream.env.seats import next_seed
from slipstream.env.table import Observation, Table, known
from slipstream.records.record import Record


class SoloRace(gymnasium.Env[Observation, int]):
    """The agent has seat 0; the grid is drawn. It ends when the agent's place is known.

    >>> env = SoloRace("italia", cars=4, legends=2, rivals="random")
    >>> observation, info = env.reset(seed=7)
    >>> env.table.names
    ['agent', 'random']
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as in gymnasium)

    def __init__(
        self,
        circuit: str | Circuit = "usa",
        cars: int = 6,
        *,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if render_mode is not None:
            known("render_mode", render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.table = Table(circuit, cars, agents=1, **settings)
        self.observation_space = self.table.observation_space()  # type: ignore[assignment]  # of arrays
        self.action_space = self.table.action_space()  # type: ignore[assignment]  # numpy ints are ints here

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new race: with this seed, else with the next one of the seed given last; there are no options."""
        super().reset(seed=seed)
        self.table.reset(next_seed(self.np_random) if seed is None else seed)
        return self.table.observe(0), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The answer of the agent, and the race up to its next question."""
        table = self.table
        info: dict[str, Any] = {} if table.answer(0, int(action)) else {"illegal": True}
        terminated = table.is_in(0)
        truncated = table.cut_off and not terminated
        if not terminated and not truncated:
            return table.observe(0), 0.0, False, False, info
        info["place"] = table.place(0)
        return table.observe(0), table.reward_of(0), terminated, truncated, info

    def render(self) -> str | None:
        """The race as text."""
        return None if self.render_mode is None else picture(self.table)

    def record(self) -> Record:
        """The race so far, to be saved and replayed."""
        return self.table.record()
