"""The race as a PettingZoo environment where one agent acts at a time."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv  # type: ignore[import-untyped]

from slipstream.env.seats import Seats
from slipstream.env.table import Observation


class AECRace(Seats, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Plans one agent after the other, none of them shown; then each turn, the leader's first.

    >>> env = AECRace("usa", cars=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection, int(env.last()[0]["action_mask"].sum())
    ('car_0', 30)
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new race; there are no options."""
        self.start(seed)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._select()

    def observe(self, agent: str) -> Observation:
        """What this agent sees now, whether or not it is asked."""
        return self.table.observe(self.seats[agent])

    def step(self, action: int | None) -> None:
        """The answer of the selected agent; None takes an agent away whose race is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still racing: None is no answer")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        legal = self.table.answer(self.seats[agent], int(action))
        self.infos[agent] = {} if legal else {"illegal": True}
        self._settle()
        self._accumulate_rewards()
        self._select()

    def _settle(self) -> None:
        """Rewards for those whose race is over now."""
        for agent in self.agents:
            if self.terminations[agent] or self.truncations[agent]:
                continue
            self.terminations[agent], self.truncations[agent] = self.done(agent)
            if self.terminations[agent] or self.truncations[agent]:
                seat = self.seats[agent]
                self.rewards[agent] = self.table.reward_of(seat)
                self.infos[agent] = {**self.infos[agent], "place": self.table.place(seat)}

    def _select(self) -> None:
        """The agent that is asked next; those that are in step first, to leave."""
        asked = self.asked()
        if asked:
            self.agent_selection = asked[0]
        self._deads_step_first()
