"""The settings of the environments: who is asked what, seeds, opponents, illegal numbers, the last round."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from slipstream.drivers import UnknownDriverError
from slipstream.env import ACTIONS, PASS, AECRace, ParallelRace, SoloRace
from slipstream.env.codes import PLANS
from tests.env.support import at_random


def test_macro_agents_make_one_plan_a_round() -> None:
    env = SoloRace("usa", 3, react="auto", helper="rookie", rivals=["random"])
    assert env.action_space.n == PLANS  # type: ignore[attr-defined]
    luck = np.random.default_rng(3)
    seen, _ = env.reset(seed=3)
    rounds, over = [env.table.round], False
    while not over:
        seen, _, over, _, _ = env.step(at_random(seen["action_mask"], luck))
        rounds.append(env.table.round)
    assert all(later > earlier for earlier, later in pairwise(rounds[:-1]))
    own = [action for seat, action in env.record().actions if seat == 0 and not action.startswith("plan")]
    assert own  # the helper drove the rest


def test_agents_are_asked_what_was_agreed() -> None:
    env = SoloRace("usa", 3, react="auto", asks=("plan", "discard"))
    assert env.action_space.n == ACTIONS  # type: ignore[attr-defined]
    luck, asked, over = np.random.default_rng(3), set(), False
    seen, _ = env.reset(seed=3)
    while not over:
        asked.add(env.table.open[0].step)
        seen, _, over, _, _ = env.step(at_random(seen["action_mask"], luck))
    assert asked == {"plan", "discard"}


def test_illegal_numbers_are_replaced_and_told_or_refused() -> None:
    env = SoloRace("usa", 2)
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    *_, info = env.step(wrong)
    assert info == {"illegal": True}
    first = env.record().actions[0]
    env.reset(seed=1)
    *_, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert info == {}
    assert env.record().actions[0] == first  # the first legal one stood in
    strict = SoloRace("usa", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match=f"seat 0 cannot answer {wrong}; legal: 1, "):
        strict.step(wrong)
    together = ParallelRace("usa", 2, illegal="raise")
    together.reset(seed=1)
    with pytest.raises(ValueError, match="cannot answer 0"):
        together.step({"car_0": PASS, "car_1": PASS})


def test_a_race_that_takes_too_long_is_cut_off() -> None:
    env = ParallelRace("usa", 3, max_rounds=4, react="auto")
    luck = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps = 0
    truncated: dict[str, bool] = {}
    rewards: dict[str, float] = {}
    while env.agents:
        numbers = {agent: at_random(seen[agent]["action_mask"], luck) for agent in env.agents}
        seen, rewards, terminated, truncated, _ = env.step(numbers)
        assert not any(terminated.values())
        steps += 1
    assert steps == 4
    assert all(truncated.values())
    assert sorted(rewards.values()) == [-1, 0, 1]  # as they stand


def test_seeds_lead_from_race_to_race() -> None:
    def seeds(env: Any) -> list[int]:
        found = []
        for seed in (5, None, None, 5, None):
            env.reset(seed=seed)
            found.append(env.table.seed)
        return found

    for kind in (AECRace, ParallelRace, SoloRace):
        first, second, third, again, after = seeds(kind("usa", 2))
        assert first == again == 5
        assert second == after
        assert len({first, second, third}) == 3
    free = [SoloRace("usa", 2) for _ in range(2)]
    for env in free:
        env.reset()
    assert free[0].table.seed != free[1].table.seed


def test_opponents_by_name() -> None:
    env = SoloRace("usa", 6, legends=2, rivals=["rookie", "random"])
    assert env.table.names == ["agent", "rookie", "random", "rookie"]
    assert AECRace("usa", 4, agents=2).possible_agents == ["car_0", "car_1"]
    with pytest.raises(UnknownDriverError):
        SoloRace("usa", 2, rivals="nobody")
    for settings in (
        {"react": "maybe"},
        {"react": "auto", "asks": ["lunch"]},
        {"reward": "gold"},
        {"illegal": "fine"},
        {"render_mode": "rgb"},
    ):
        with pytest.raises(ValueError, match="is not known; it can be"):
            AECRace("usa", 2, **settings)
    with pytest.raises(ValueError, match="do not fit"):
        AECRace("usa", 3, legends=1, agents=3)
    with pytest.raises(ValueError, match="rivals is empty"):
        SoloRace("usa", 3, rivals=[])
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        AECRace("usa", 3).observe("car_0")
