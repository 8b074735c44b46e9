"""The environments keep the promises of PettingZoo and Gymnasium, and those of our document."""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test  # type: ignore[import-untyped]

from slipstream.env import ACTIONS, ID, PASS, AECRace, ParallelRace
from slipstream.env.rewards import REWARDS
from slipstream.records.record import Record
from tests.env.support import SETTINGS, at_random

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "environment.md"
VARIANTS = ["base", "legends", "everything"]


@contextmanager
def only_about_dicts() -> Iterator[None]:
    """PettingZoo's test warns that a dict is no array, although it asks for masks inside of one."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("react", ["agent", "auto"])
def test_pettingzoo_accepts_the_environments(name: str, react: str) -> None:
    settings = {**SETTINGS[name], "react": react}
    with only_about_dicts():
        api_test(AECRace(**settings), num_cycles=120)
    parallel_api_test(ParallelRace(**settings), num_cycles=120)
    seed_test(lambda: AECRace(**settings), num_cycles=40)
    parallel_seed_test(lambda: ParallelRace(**settings), num_cycles=40)


def test_pettingzoo_accepts_picture_and_state(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: AECRace("usa", 3, render_mode=render_mode))
    assert "gear 1, engine 6, hand 7" in capsys.readouterr().out
    state_test(AECRace("usa", 3), ParallelRace("usa", 3), num_cycles=30)


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("react", ["agent", "auto"])
def test_gymnasium_accepts_the_environment(name: str, react: str) -> None:
    env = gymnasium.make(ID, **SETTINGS[name], react=react)
    check_env(env.unwrapped)


def test_gymnasium_makes_many_at_once() -> None:
    envs = gymnasium.make_vec(ID, 3, "sync", circuit="italia", cars=2, laps=1, react="auto")
    seen, _ = envs.reset(seed=1)
    luck, ends = np.random.default_rng(1), 0
    for _ in range(80):
        numbers = np.array([at_random(mask, luck) for mask in seen["action_mask"]])
        seen, _, terminated, _, _ = envs.step(numbers)
        ends += int(terminated.sum())
    assert ends >= 3  # and each began again
    envs.close()


def play(env: AECRace, seed: int, choice: int) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """A race at random: the numbers answered, and what each agent got."""
    luck, answers = np.random.default_rng(choice), []
    returns = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        returns[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert seen is not None
        answers.append((agent, at_random(seen["action_mask"], luck)))
        env.step(answers[-1][1])
    return answers, returns


@pytest.mark.parametrize("name", SETTINGS)
def test_a_whole_race_with_every_module(name: str) -> None:
    env = AECRace(**SETTINGS[name], reward="place")
    answers, returns = play(env, 4, 1)
    table = env.table
    assert table.on.over
    cars = table.setup.cars
    expected = {agent: (cars + 1 - 2 * table.place(seat)) / (cars - 1) for agent, seat in env.seats.items()}
    assert returns == pytest.approx(expected)
    everybody = sum(REWARDS["place"](place, cars) for place in range(1, cars + 1))
    assert everybody == pytest.approx(0)

    # the same numbers again: the same race, and the record tells it too
    record = env.record()
    env.reset(seed=4)
    for agent, number in answers:
        while env.terminations[env.agent_selection]:
            env.step(None)
        assert env.agent_selection == agent
        env.step(number)
    assert env.record().dumps() == record.dumps()
    again = Record.loads(record.dumps()).replay()
    assert again.race is not None
    assert again.race.state.results == table.ranking()


def test_the_parallel_race_is_the_same_race() -> None:
    """Numbers answered one after the other, or together: nothing else differs."""
    settings: dict[str, Any] = {
        "circuit": "usa", "cars": 4, "legends": 1, "garage": "quick", "weather": True,
    }  # fmt: skip
    one, all_at_once = AECRace(**settings), ParallelRace(**settings)
    answers, returns = play(one, 9, 2)
    left: dict[str, list[int]] = {agent: [] for agent in one.possible_agents}
    for agent, number in answers:
        left[agent].append(number)
    seen, _ = all_at_once.reset(seed=9)
    totals = dict.fromkeys(all_at_once.possible_agents, 0.0)
    passed = 0
    while all_at_once.agents:
        asked = {agent: not seen[agent]["action_mask"][PASS] for agent in all_at_once.agents}
        passed += list(asked.values()).count(False)
        numbers = {agent: left[agent].pop(0) if asked[agent] else PASS for agent in all_at_once.agents}
        seen, rewards, *_, infos = all_at_once.step(numbers)
        assert not any("illegal" in info for info in infos.values())
        for agent, reward in rewards.items():
            totals[agent] += reward
    assert passed > 100
    assert not any(left.values())
    assert totals == pytest.approx(returns)
    assert sorted(all_at_once.record().actions) == sorted(one.record().actions)  # plans may come in any order


def test_rewards() -> None:
    assert [REWARDS["place"](place, 6) for place in range(1, 7)] == pytest.approx(
        [1, 0.6, 0.2, -0.2, -0.6, -1]
    )
    assert [REWARDS["win"](place, 3) for place in (1, 2, 3)] == [1, 0, 0]
    assert [REWARDS["points"](place, 6) for place in range(1, 8)] == [9, 6, 4, 3, 2, 1, 0]
    for reward in ("win", "points"):
        env = AECRace("italia", 3, laps=1, reward=reward)
        _, returns = play(env, 3, 1)
        for agent, seat in env.seats.items():
            assert returns[agent] == REWARDS[reward](env.table.place(seat), 3)


def test_agents_leave_one_by_one() -> None:
    env = ParallelRace("usa", 4, laps=1)
    luck = np.random.default_rng(1)
    seen, _ = env.reset(seed=2)
    fields = [4]
    while env.agents:
        racing = env.agents
        seen, rewards, terminated, _, infos = env.step(
            {agent: at_random(seen[agent]["action_mask"], luck) for agent in env.agents}
        )
        fields.append(len(env.agents))
        for agent in racing:
            assert terminated[agent] == ("place" in infos[agent]) == (rewards[agent] != 0)
    assert fields[-1] == 0
    assert len(set(fields)) > 2  # not all in the same round


def without(*modules: str) -> str:
    """Code that makes these modules impossible to import."""
    return f"import sys\nfor name in {modules!r}: sys.modules[name] = None\n"


@pytest.mark.parametrize("module", ["gymnasium", "numpy", "pettingzoo"])
def test_without_the_extra_only_the_environments_are_missing(module: str) -> None:
    code = without(module) + (
        "import slipstream, slipstream.drivers, slipstream.cli\n"
        "slipstream.new_race('usa', cars=2, seed=1)\n"
        "try:\n    import slipstream.env\n"
        "except ImportError as error:\n    print(error)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"{module} is not installed" in run.stdout
    assert "pip install 'slipstream[env]'" in run.stdout


def test_the_code_in_the_document_runs() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, str(DOCUMENT), "exec"), {})


def test_the_spaces_are_fixed() -> None:
    for settings in SETTINGS.values():
        env = AECRace(**settings)
        assert env.action_space("car_0").n == ACTIONS
        assert env.observation_space("car_0") == AECRace("usa", 6).observation_space("car_0")
