"""The race as a PettingZoo environment where all agents act at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from slipstream.env.codes import PASS
from slipstream.env.seats import Seats
from slipstream.env.table import Observation

Infos = dict[str, dict[str, Any]]


class ParallelRace(Seats, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Plans are made together; in a turn one agent acts and the mask of the others allows 0, to pass.

    >>> env = ParallelRace("usa", cars=3, react="auto")
    >>> observations, infos = env.reset(seed=7)
    >>> {agent: int(seen["action_mask"].sum()) for agent, seen in observations.items()}
    {'car_0': 30, 'car_1': 35, 'car_2': 22}
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new race; there are no options."""
        self.start(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """The answers of all agents that race; the others of this call are those that were just asked."""
        infos: Infos = {agent: {} for agent in self.agents}
        asked = self.asked()  # before anybody answers: a new question is for the next call
        for agent in self.agents:
            number = int(actions[agent]) if agent in actions else PASS
            if agent in asked or number != PASS:
                self._answer(agent, number, agent in asked, infos)
        observations = self._observations()
        rewards, terminations, truncations = {}, {}, {}
        for agent in self.agents:
            terminations[agent], truncations[agent] = self.done(agent)
            rewards[agent] = 0.0
            if terminations[agent] or truncations[agent]:
                rewards[agent] = self.table.reward_of(self.seats[agent])
                infos[agent]["place"] = self.table.place(self.seats[agent])
        self.agents = [agent for agent in self.agents if not (terminations[agent] or truncations[agent])]
        return observations, rewards, terminations, truncations, infos

    def _answer(self, agent: str, number: int, asked: bool, infos: Infos) -> None:
        seat = self.seats[agent]
        legal = self.table.answer(seat, number) if asked else self.table.passes(seat, number)
        if not legal:
            infos[agent]["illegal"] = True

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(self.seats[agent]) for agent in self.agents}
