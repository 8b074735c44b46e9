"""A race with agents in some of its seats: what all environments share.

The table lets drivers answer for the other seats and runs the race on until an agent has a real choice; an
answer with one option only is given by itself. Same set-up, seed and numbers: the same race.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from slipstream.circuits.circuit import Circuit
from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.drivers import Driver, choose, driver_luck, make_driver
from slipstream.env.codes import ACTIONS, PASS, PLANS, number_of_action
from slipstream.env.encode import Vector, encode
from slipstream.env.layout import BOUND, SIZE, STEPS
from slipstream.env.rewards import REWARDS
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.setup import RaceSetup
from slipstream.records.notation import write_action
from slipstream.records.record import Record

Observation = dict[str, NDArray[Any]]

REACT: Final = ("agent", "auto")
ILLEGAL: Final = ("replace", "raise")
MAX_ROUNDS: Final = 500
AGENT: Final = "agent"  # who drives an agent's seat, in a record


def known(name: str, value: str, values: Sequence[str]) -> str:
    """The value of a setting, if it is one."""
    if value not in values:
        raise ValueError(f"{name}={value!r} is not known; it can be {', '.join(map(repr, values))}")
    return value


class Table:
    """One race after the other, played by numbers. Agents sit in the first seats, Legends in the last."""

    def __init__(
        self,
        circuit: str | Circuit = "usa",
        cars: int = 6,
        *,
        agents: int | None = None,  # None: every seat that is not a Legend's
        rivals: str | Sequence[str] = "novice",  # drivers of the other seats; a short list repeats
        react: str = "agent",  # "auto": a driver answers for agents whatever they are not asked
        asks: Sequence[str] = ("plan",),  # what they are asked then
        helper: str = "novice",  # that driver
        reward: str = "place",
        illegal: str = "replace",  # what becomes of a number that is not legal
        max_rounds: int = MAX_ROUNDS,  # then everybody is truncated
        **agreed: Any,  # all else that RaceSetup knows
    ) -> None:
        self.setup = RaceSetup(circuit, cars, **agreed)
        players = self.setup.players
        self.agents = range(players if agents is None else agents)
        if not 1 <= len(self.agents) <= players:
            raise ValueError(f"agents={agents} do not fit: there are {players} seats without a Legend")
        names = [rivals] if isinstance(rivals, str) else list(rivals)
        if not names:
            raise ValueError("rivals is empty: name at least one driver")
        auto = known("react", react, REACT) == "auto"
        self.asks = {known("asks", step, STEPS) for step in asks} if auto else set(STEPS)
        self.names = [AGENT for _ in self.agents]
        self.names += [names[at % len(names)] for at in range(players - len(self.agents))]
        self.helper = helper
        self.reward = REWARDS[known("reward", reward, list(REWARDS))]
        self.strict = known("illegal", illegal, ILLEGAL) == "raise"
        self.max_rounds = max_rounds
        for name in {helper, *self.names[len(self.agents) :]}:
            make_driver(name, driver_luck(0, 0))  # an unknown name is told at once
        self.actions = PLANS if self.asks == {"plan"} else ACTIONS
        self.seed = 0
        self.game: GrandPrix | None = None
        self.drivers: list[Driver] = []
        self.played: list[tuple[int, Action]] = []
        self.open: dict[int, Decision] = {}  # what agents are asked now, by seat
        self._choices: dict[int, dict[int, Action]] = {}

    def observation_space(self) -> spaces.Dict:
        """A new space for the observations of one seat."""
        vector = spaces.Box(-BOUND, BOUND, (SIZE,), np.float32)
        return spaces.Dict({"observation": vector, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    def action_space(self) -> spaces.Discrete:
        """A new space for the numbers of one seat."""
        return spaces.Discrete(self.actions)

    def state_space(self) -> spaces.Box:
        """The space of `state`."""
        return spaces.Box(-BOUND, BOUND, (SIZE * self.setup.players,), np.float32)

    # The race

    def reset(self, seed: int) -> None:
        """A new race with this luck, at the first question to an agent."""
        self.seed = seed
        self.game = self.setup.start(seed, log=False)
        names = [self.helper if name == AGENT else name for name in self.names]
        self.drivers = [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(names)]
        self.played = []
        self._run_on()

    @property
    def on(self) -> GrandPrix:
        """The race that is on."""
        if self.game is None:
            raise RuntimeError("there is no race yet: call reset() first")
        return self.game

    @property
    def round(self) -> int:
        """The round of the race, 0 while Upgrades are chosen."""
        race = self.on.race
        return 0 if race is None else int(race.state.round)

    @property
    def cut_off(self) -> bool:
        """Were all rounds used up?"""
        return self.round > self.max_rounds and not self.on.over

    def _run_on(self) -> None:
        """Let drivers answer until an agent is asked, or the race is over."""
        self.open, self._choices = {}, {}
        game = self.on
        while not self.open and not self.cut_off and (decisions := game.pending()):
            for decision in decisions:
                seat = decision.seat
                if seat in self.agents and self._left_to_agent(decision):
                    self.open[seat] = decision
                else:
                    self._apply(seat, choose(self.drivers[seat], game, decision))

    def _left_to_agent(self, decision: Decision) -> bool:
        return decision.step in self.asks and len(decision.options) > 1

    def _apply(self, seat: int, action: Action) -> None:
        self.on.apply(seat, action)
        self.played.append((seat, action))

    def choices(self, seat: int) -> dict[int, Action]:
        """The legal numbers of an agent that is asked, with their answers."""
        found = self._choices.get(seat)
        if found is None:
            found = {number_of_action(option): option for option in self.open[seat].options}
            self._choices[seat] = found
        return found

    def answer(self, seat: int, number: int) -> bool:
        """Take an agent's answer; False if it was not legal and the first legal one was taken instead."""
        if seat not in self.open:
            return self.passes(seat, number)
        choices = self.choices(seat)
        legal = self._legal(seat, number, choices)
        self._apply(seat, choices[number] if legal else next(iter(choices.values())))
        del self.open[seat]
        if not self.open:
            self._run_on()
        return legal

    def passes(self, seat: int, number: int) -> bool:
        """Take the answer of a seat that was not asked: it can only pass."""
        return self._legal(seat, number, {PASS: None})

    def _legal(self, seat: int, number: int, choices: dict[int, Any]) -> bool:
        legal = number in choices
        if self.strict and not legal:
            numbers = ", ".join(map(str, list(choices)[:8])) + (", ..." if len(choices) > 8 else "")
            raise ValueError(f"seat {seat} cannot answer {number}; legal: {numbers} (see action_mask)")
        return legal

    # What is known

    def observe(self, seat: int) -> Observation:
        """What an agent sees, and the mask of its legal numbers."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(self.choices(seat)) if seat in self.open else PASS] = 1
        return {"observation": self.vector(seat), "action_mask": mask}

    def vector(self, seat: int) -> Vector:
        """The observation of any seat without its mask."""
        return encode(self.on.view(seat))

    def state(self) -> Vector:
        """What all players know together, seat by seat: for centralised critics, never for a driver."""
        return np.concatenate([self.vector(seat) for seat in range(self.setup.players)])

    def ranking(self) -> list[int]:
        """All seats, those that are in first, then the others as they stand on the track."""
        race = self.on.race
        if race is None:
            return list(self.on.grid)
        return race.state.standing()

    def is_in(self, seat: int) -> bool:
        """Is this car's place decided?"""
        race = self.on.race
        return race is not None and seat in race.state.results

    def place(self, seat: int) -> int:
        """The place of a car, from 1."""
        return self.ranking().index(seat) + 1

    def reward_of(self, seat: int) -> float:
        """What the place of this car is worth."""
        return self.reward(self.place(seat), self.setup.cars)

    def record(self) -> Record:
        """The race so far: `slipstream replay` and the page read it."""
        actions = [(seat, write_action(action)) for seat, action in self.played]
        return Record(self.setup, self.seed, actions, list(self.names))
