"""Random whole races with every invariant checked after every decision."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

from slipstream.core.chance import FAST, SECURE, stream
from slipstream.core.rules import MAX_CARS, MIN_CARS
from slipstream.data.loader import circuit_names
from slipstream.invariants import Watch, check_options
from slipstream.notation import write_action
from slipstream.record import Record
from slipstream.setup import RaceSetup

CHUNK: Final = 50  # races a worker gets at once
LIST_EVERY: Final = 16  # decisions between two checks of the listed options


@dataclass(frozen=True)
class FuzzResult:
    """How one race went; `failure` tells what broke and `record` how to see it again."""

    number: int
    rounds: int
    decisions: int
    failure: str = ""
    record: str = ""


def fuzz_setup(number: int) -> RaceSetup:
    """The set-up of race `number`: all circuits, 2 to 6 cars, both kinds of chance, in turn."""
    circuits = circuit_names()
    sizes = MAX_CARS - MIN_CARS + 1
    circuit = circuits[number % len(circuits)]
    cars = MIN_CARS + number // len(circuits) % sizes
    handicaps = {number % cars: 1 + number % 2} if number % 5 == 0 else {}
    return RaceSetup(circuit, cars, handicaps=handicaps, chance=SECURE if number % 7 == 0 else FAST)


def fuzz_race(number: int, seed: int) -> FuzzResult:
    """Play race `number` at random and check everything."""
    setup = fuzz_setup(number)
    record = Record(setup, seed=seed * 1_000_003 + number, drivers=["random"] * setup.cars)
    luck = stream(FAST, record.seed, 0, "policy")
    race = record.start(log=False)
    made = 0
    try:
        watch = Watch(race)
        while not race.over:
            if made % LIST_EVERY == 0:
                check_options(race)
            seat = race.next_seat()
            action = race.random_action(luck)
            record.actions.append((int(seat), write_action(action)))
            race.apply(seat, action)
            watch.check(race)
            made += 1
    except Exception as error:
        trace = "".join(traceback.format_exception(error)[-3:])
        return FuzzResult(number, race.state.round, made, f"{error}\n{trace}", record.dumps())
    return FuzzResult(number, race.state.round, made)


def fuzz_chunk(first: int, count: int, seed: int) -> list[FuzzResult]:
    """A pure function of its arguments, so that results do not depend on the workers."""
    return [fuzz_race(number, seed) for number in range(first, first + count)]


def fuzz(races: int, seed: int, workers: int) -> Iterator[FuzzResult]:
    """Play this many races, spread over processes."""
    chunks = [(first, min(CHUNK, races - first)) for first in range(0, races, CHUNK)]
    if workers == 1:
        for first, count in chunks:
            yield from fuzz_chunk(first, count, seed)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(fuzz_chunk, first, count, seed) for first, count in chunks]
        for future in futures:
            yield from future.result()
