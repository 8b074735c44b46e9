"""Thinking beside the server: a few processes for drivers who search, hints and reviews.

They get a view and a decision as bytes, never a race, and are started when the first is asked. The functions
at the end run in them; what they give back is plain numbers.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import astuple, fields
from typing import Any, Final, TypeVar

from slipstream.core.actions import Action
from slipstream.core.chance import stream
from slipstream.drivers import make_driver
from slipstream.server.live.parcels import unpack

T = TypeVar("T")
#: an action as it comes back: kind, cards, number, source
Numbers = tuple[int, int, int, int]

MOST_PROCESSES: Final = 4
HINT_SECONDS: Final = 2.0
LEAST_ROLLOUTS: Final = 16
STUDY_SECONDS: Final = 0.5  # nobody who races waits longer for a study
STUDY_DRAWS: Final = 300  # of the bootstrap, while it goes on
KINDNESS: Final = 5  # the server itself comes first


def processes() -> int:
    """How many think at once."""
    return min(MOST_PROCESSES, os.cpu_count() or 1)


class Minds:
    """The processes that think."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, function: Callable[..., T], *arguments: Any) -> T:
        """What one of the functions below gives; tried again once if its process died."""
        try:
            return await self._run(function, *arguments)
        except BrokenProcessPool:
            self.close()
            return await self._run(function, *arguments)

    async def _run(self, function: Callable[..., T], *arguments: Any) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                processes(), multiprocessing.get_context("spawn"), _begin, (os.getpid(),)
            )
        return await asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)

    def close(self) -> None:
        """Think no more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin(parent: int) -> None:
    """A process that thinks: Ctrl+C is not for it, and it ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def numbers(action: Action) -> Numbers:
    """An action as plain numbers."""
    return int(action.kind), int(action.cards), int(action.number), int(action.source)


# In a process of its own


def decide(driver: str, data: bytes, seed: int) -> Numbers:
    """The answer of a driver."""
    view, decision = unpack(data)
    return numbers(
        make_driver(driver, stream("fast", seed, 0, "driver", decision.seat)).decide(view, decision)
    )


def advise(data: bytes, seed: int) -> dict[str, Any]:
    """A hint as the wire has it. Early in a large field fewer races fit into the time there is."""
    from slipstream.coach.hints import HINT_ROLLOUTS, hint
    from slipstream.server.protocol.wire import option_fields

    view, decision = unpack(data)
    began = time.perf_counter()
    hint(view, decision, LEAST_ROLLOUTS, seed)
    fits = HINT_SECONDS / (time.perf_counter() - began)
    rollouts = LEAST_ROLLOUTS
    while rollouts < HINT_ROLLOUTS and 2 * rollouts <= fits * LEAST_ROLLOUTS:
        rollouts *= 2
    found = hint(view, decision, rollouts, seed)
    rows = [
        {
            "action": option_fields(one.action),
            "win": one.win,
            "win_error": one.win_error,
            "place": one.place,
            "spin_out": one.spin_out,
            "speed": one.speed,
            "heat": one.heat,
            "reason": {"key": one.reason.key, "facts": dict(one.reason.facts)},
        }
        for one in found.plans
    ]
    return {"by_place": found.by_place, "plans": rows}


def judge(data: bytes, rollouts: int, seed: int) -> tuple[Any, ...]:
    """What a choice of a finished race was worth: the fields of a `Judged`, its answer in numbers."""
    from slipstream.coach.judging import judge as judged
    from slipstream.coach.walking import Choice

    view, decision, race, index, round, played = unpack(data)
    worth = judged(Choice(race, index, round, view, decision, played), rollouts, seed)
    plain = {field.name: getattr(worth, field.name) for field in fields(worth)}
    plain["played"] = astuple(worth.played)
    plain["better"] = None if worth.better is None else numbers(worth.better)
    return tuple(plain.values())


def study(job: str, blocks: list[list[list[Any]]], most: int) -> tuple[list[list[list[Any]]], dict[str, Any]]:
    """Some more blocks of a study, for as long as a thought may take, and the report of all of them."""
    from slipstream.lab.advice import advice
    from slipstream.lab.circuit_study import circuit_study
    from slipstream.lab.job import Job, run_task
    from slipstream.lab.racing import Outcome

    began = time.perf_counter()
    found: list[list[list[Any]]] = []
    while len(blocks) + len(found) < most:
        found.append(run_task(job, [len(blocks) + len(found)])[0][1])
        if time.perf_counter() - began > STUDY_SECONDS:
            break
    outcomes = [[Outcome.from_data(outcome) for outcome in block] for block in [*blocks, *found]]
    report = circuit_study(Job.from_data(json.loads(job)), outcomes, STUDY_DRAWS)
    return found, report | {"advice": advice(report).to_data()}
