"""Rates of the engine, per CPU second of one core, beside a fixed calibration loop in the same process.

Six cars, USA, two laps, random play, or drivers where the name says so. A car-turn is one car doing steps
1-9 once. Machines differ and neighbours are noisy: compare `per_calibration`, and builds within one run.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from slipstream import build
from slipstream.core.chance import FAST, stream
from slipstream.core.race import Race
from slipstream.core.views import View
from slipstream.drivers import drive, driver_luck, make_driver
from slipstream.drivers.champion import CHAMPION, HORIZON, MARGIN
from slipstream.drivers.search import halving, plans_to_try
from slipstream.games.setup import RaceSetup
from slipstream.lab.engines import Processes
from slipstream.lab.job import Job
from slipstream.lab.training import Training, new_model
from slipstream.odds import all_plan_odds
from slipstream.pace.learning import Learner

CIRCUIT: Final = "usa"
CARS: Final = 6
TASKS: Final = 8
ENOUGH: Final = 0.25  # CPU seconds a run must take at least


def calibration() -> int:
    """A fixed pure-Python loop of small-int arithmetic and list access; gives its number of steps."""
    table = list(range(256))
    value = total = 0
    for step in range(200_000):
        value = value * 69069 + step & 0xFFFFFF
        total += table[value & 255]
    return 200_000 if total else 0


def rate(work: Callable[[], int], runs: int) -> float:
    """Units of work per CPU second, the best of several runs of at least a quarter second each."""
    best = 0.0
    for _ in range(runs):
        done = 0
        begun = time.process_time()
        spent = 0.0
        while spent < ENOUGH:
            done += work()
            spent = time.process_time() - begun
        best = max(best, done / spent)
    return best


def car_turns(race: Race) -> int:
    """Car-turns driven so far in a finished race."""
    return sum(int(car.finish_round) for car in race.state.cars)


class Loops:
    """The measured loops; every call plays races of other seeds."""

    def __init__(self) -> None:
        self.setup = RaceSetup(CIRCUIT, CARS)
        self.with_modules = RaceSetup(CIRCUIT, CARS, garage="quick", weather=True)
        self.seed = 0
        self.luck = stream(FAST, 1, 0, "policy")

    def _start(self, log: bool) -> Race:
        self.seed += 1
        return self.setup.start_race(self.seed, log)

    def core_loop(self) -> int:
        """The whole race inside the engine, no event log."""
        race = self._start(log=False)
        race.play_random(self.luck)
        return car_turns(race)

    def modules_loop(self) -> int:
        """The same with garage and weather on."""
        self.seed += 1
        race = self.with_modules.start_race(self.seed, log=False)
        race.play_random(self.luck)
        return car_turns(race)

    def python_choice(self) -> int:
        """The same, every decision called from Python."""
        race = self._start(log=False)
        luck = self.luck
        while not race.over:
            race.apply(race.next_seat(), race.random_action(luck))
        return car_turns(race)

    def events_and_options(self) -> int:
        """Event log on, all options listed, one picked."""
        race = self._start(log=True)
        luck = self.luck
        while decisions := race.pending():
            for decision in decisions:
                options = decision.options
                race.apply(decision.seat, options[luck.below(len(options))])
        return car_turns(race)

    def hands(self) -> Callable[[], int]:
        """Odds of all plans of a hand, over the hands of a race with garage and weather."""
        race = self.with_modules.start_race(1, log=False)
        asked: list[tuple[View, list[int]]] = []
        while not race.over:
            for decision in race.pending():
                plans = [int(option.cards) for option in decision.options]
                asked.append((race.view(decision.seat), plans))
            race.play_random(self.luck, race.state.round + 1)

        def work() -> int:
            for view, plans in asked:
                all_plan_odds(view, plans)
            return len(asked)

        return work

    def copies(self) -> Callable[[], int]:
        """Copies of a six-car race in its fifth round."""
        race = self._start(log=False)
        race.play_random(self.luck, 5)

        def work() -> int:
            for _ in range(1000):
                race.copy()
            return 1000

        return work

    def races_with(self, driver: str) -> Callable[[], int]:
        """Whole races of six drivers of this name."""

        def work() -> int:
            race = self._start(log=False)
            drive(race, [make_driver(driver, driver_luck(self.seed, seat)) for seat in range(CARS)])
            return 1

        return work

    def training(self) -> Callable[[], int]:
        """Races that a model learns from, with five Legends."""
        setup = RaceSetup(CIRCUIT, CARS, legends=CARS - 1)
        plan = Training()
        learner = Learner(new_model(setup), stream(FAST, 1, 0, "learning"))

        def work() -> int:
            self.seed += 1
            race = setup.start_race(self.seed, log=False)
            learner.race(race, plan.first_strays, plan.first_rate, plan.trace)
            return 1

        return work

    def rollouts(self) -> Callable[[], int]:
        """Rollouts of a champion for its first plan, against five Legends."""
        view = RaceSetup(CIRCUIT, CARS, legends=CARS - 1).start_race(1, log=False).view(0)
        luck = driver_luck(1, 0)

        def work() -> int:
            answers = plans_to_try(view, 0, CHAMPION.plans, MARGIN)
            halving(view, 0, answers, CHAMPION.rollouts, HORIZON, luck)
            return CHAMPION.rollouts

        return work


def gain_of_two_workers() -> float:
    """How much faster two processes race rookies than one, by the clock."""
    job = json.dumps(Job((("rookie",) * CARS,), (RaceSetup(CIRCUIT, CARS),), 1).to_data())
    seconds = []
    for workers in (1, 2):
        engine = Processes(workers)
        for number in range(2 * workers):  # until every worker has started
            engine.submit(job, [number])
        for _ in range(2 * workers):
            engine.next()
        begun = time.perf_counter()
        for number in range(TASKS):
            engine.submit(job, [number])
        for _ in range(TASKS):
            engine.next()
        seconds.append(time.perf_counter() - begun)
        engine.close()
    return seconds[0] / seconds[1]


def drivers_figures(loops: Loops, runs: int) -> list[tuple[str, float, str]]:
    """Races with drivers; those that learned or search are only measured compiled: plain Python is slow."""
    found = [("rookie_races", rate(loops.races_with("rookie"), runs), "races/s")]
    if build() == "compiled":
        found.append(("club_races", rate(loops.races_with("club"), runs), "races/s"))
        found.append(("rollouts", rate(loops.rollouts(), runs), "rollouts/s"))
        found.append(("training", rate(loops.training(), runs), "races/s"))
        found.append(("two_workers", gain_of_two_workers(), "times"))
    return found


def import_seconds(runs: int) -> float:
    """CPU time of importing the core, over the bare interpreter; the best of several."""

    def best(code: str) -> float:
        script = f"import time, sys; {code}; print(time.process_time())"
        command = [sys.executable, "-I", "-c", script]
        return min(
            float(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(runs)
        )

    return max(0.0, best("import slipstream.core.setup") - best("pass"))


def figures(runs: int) -> list[dict[str, Any]]:
    """Every figure of the build that is loaded."""
    unit = rate(calibration, runs)
    loops = Loops()
    found = [
        ("core_loop", rate(loops.core_loop, runs), "car-turns/s"),
        ("modules_loop", rate(loops.modules_loop, runs), "car-turns/s"),
        ("python_choice", rate(loops.python_choice, runs), "car-turns/s"),
        ("events_and_options", rate(loops.events_and_options, runs), "car-turns/s"),
        ("copy", 1e6 / rate(loops.copies(), runs), "us"),
        ("odds_hand", 1e3 / rate(loops.hands(), runs), "ms"),
        ("import", 1e3 * import_seconds(max(runs, 5)), "ms"),
        *drivers_figures(loops, runs),
    ]
    rows = []
    for name, value, what in found:
        # a rate is divided by the rate of the calibration loop, a time is multiplied with it, the rest stays
        seconds = {"us": 1e-6, "ms": 1e-3}
        relative = value / unit if what.endswith("/s") else value * unit * seconds.get(what, 1 / unit)
        rows.append(
            {"name": name, "build": build(), "value": value, "unit": what, "per_calibration": relative}
        )
    for row in rows:
        row["runs"] = runs
    rows.append({"calibration": unit})
    return rows
