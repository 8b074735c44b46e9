"""What racing on a circuit is like: rounds, lead changes, spin-outs by corner, grid advantage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from slipstream.core.rules import RULES_VERSION
from slipstream.lab.job import Job
from slipstream.lab.racing import Outcome
from slipstream.lab.statistics import DRAWS, Interval, Strata, intervals, mean, share_interval

FORMAT: Final = "slipstream-circuit-study/1"
DIGITS: Final = 6

Measure = Callable[[Outcome], float]


def circuit_study(job: Job, blocks: Sequence[Sequence[Outcome]], draws: int = DRAWS) -> dict[str, Any]:
    """The report of a job with one circuit."""
    setup, cars = job.setups[0], job.cars
    corners = setup.course.track.corners
    measures: list[Measure] = [
        lambda race: race.rounds[race.order[0]],
        lambda race: sum(race.rounds) / cars,
        lambda race: race.lead_changes,
        lambda race: sum(race.spin_outs) / cars,
    ]
    measures += [_corner(at, cars) for at in range(len(corners))]
    measures += [lambda race: race.overtakes]
    for kind in ("corners", "corner_heat", "free"):
        measures += [_a_pass(kind, at) for at in range(len(corners))]
    measures += [measure for slot in range(cars) for measure in (_won_from(slot), _place_from(slot))]
    columns: list[Strata] = [
        [[mean([measure(race) for race in block]) for block in blocks]] for measure in measures
    ]
    found = [
        _estimate(mean(column[0]), ends)
        for column, ends in zip(columns, intervals(columns, job.seed, draws), strict=True)
    ]
    winner, car, changes, spins = found[:4]
    count = len(corners)
    overtakes, passed = found[4 + count], found[5 + count : 5 + 4 * count]
    first = 5 + 4 * count
    grid = []
    for slot in range(cars):
        at = first + 2 * slot
        wins, places = found[at], found[at + 1]
        low, high = wins["ci95"]
        ends = share_interval(columns[at], (low, high))
        grid.append(
            {
                "slot": slot + 1,
                "win_rate": wins["mean"],
                "win_rate_ci95": [round(end, DIGITS) for end in ends],
                "mean_place": places["mean"],
                "mean_place_ci95": places["ci95"],
            }
        )
    return {
        "format": FORMAT,
        "circuit": setup.course.id,
        "name": setup.course.name,
        "settings": {
            "drivers": list(job.line_ups[0]),
            "laps": setup.laps,
            "seed": job.seed,
            "garage": "random" if job.whole_box else setup.garage,
            "weather": setup.weather,
            "tournament": setup.tournament,
            "rules_version": RULES_VERSION,
            "drivers_version": job.drivers_version,
        },
        "races": len(blocks) * job.races_per_block,
        "blocks": len(blocks),
        "rounds": {"winner": winner, "car": car},
        "lead_changes": changes,
        "spin_outs": spins,
        "overtakes": overtakes,
        "corners": [
            {
                "corner": corner.id,
                "name": corner.name,
                "limit": int(corner.limit),
                "spin_outs": found[4 + at],
                "spin_outs_a_pass": passed[at],
                "heat_a_pass": passed[count + at],
                "free_passes": passed[2 * count + at],
            }
            for at, corner in enumerate(corners)
        ],
        "grid": grid,
    }


def _estimate(value: float, ends: Interval) -> dict[str, Any]:
    return {"mean": round(value, DIGITS), "ci95": [round(end, DIGITS) for end in ends]}


def _corner(at: int, cars: int) -> Measure:
    """Spin-outs of a car in one corner."""
    return lambda race: race.corners[at] / cars


def _a_pass(kind: str, at: int) -> Measure:
    """Spin-outs, Heat or free passes of one corner, for each time its line is crossed."""

    def measure(race: Outcome) -> float:
        return float(getattr(race, kind)[at] / max(1, race.passes[at]))

    return measure


def _won_from(slot: int) -> Measure:
    return lambda race: float(race.order[0] == race.grid[slot])


def _place_from(slot: int) -> Measure:
    return lambda race: race.order.index(race.grid[slot]) + 1.0
