"""What the blocks of a tournament say: `slipstream-tournament/1`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from slipstream.lab.job import Job
from slipstream.lab.racing import Outcome
from slipstream.lab.ratings import ratings
from slipstream.lab.statistics import intervals, share_interval

FORMAT: Final = "slipstream-tournament/1"

Blocks = Mapping[int, Sequence[Outcome]]
#: per car: what a block is asked for, by driver
MEASURES: Final = ("wins", "places", "rounds", "spin_outs", "heat_paid", "boosts")


def tournament_report(job: Job, blocks: Blocks, settings: Mapping[str, Any]) -> dict[str, Any]:
    """The report of a tournament, from all its blocks in the order of their numbers."""
    numbers = sorted(blocks)
    circuits = len(job.setups)
    strata = [[number for number in numbers if number % circuits == at] for at in range(circuits)]
    by_circuit = {
        setup.course.id: {"races": len(own) * job.races_per_block, "drivers": driver_rows(job, blocks, [own])}
        for setup, own in zip(job.setups, strata, strict=True)
    }
    return {
        "format": FORMAT,
        "settings": dict(settings),
        "races": len(numbers) * job.races_per_block,
        "blocks": len(numbers),
        "drivers": driver_rows(job, blocks, strata),
        "win_matrix": win_matrix(job, blocks),
        "by_circuit": by_circuit,
    }


def races_of(job: Job, blocks: Blocks, numbers: Sequence[int]) -> list[tuple[Sequence[str], Outcome]]:
    """The races of some blocks with the line-up of each."""
    return [
        (job.line_ups[at // job.cars], outcome)
        for number in numbers
        for at, outcome in enumerate(blocks[number])
    ]


def names_of(job: Job) -> list[str]:
    """Every driver of the job once, in the order of the seats."""
    return list(dict.fromkeys(name for line_up in job.line_ups for name in line_up))


def block_sums(job: Job, outcomes: Sequence[Outcome], name: str) -> dict[str, int]:
    """One block in the eyes of one driver: sums over the cars it drove."""
    sums = dict.fromkeys(MEASURES, 0)
    for at, outcome in enumerate(outcomes):
        for seat, driver in enumerate(job.line_ups[at // job.cars]):
            if driver == name:
                sums["wins"] += outcome.order[0] == seat
                sums["places"] += outcome.order.index(seat) + 1
                for measure in MEASURES[2:]:
                    sums[measure] += getattr(outcome, measure)[seat]
    return sums


def driver_rows(job: Job, blocks: Blocks, strata: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
    """One row per driver, the best mean place first."""
    names = names_of(job)
    numbers = sorted(number for stratum in strata for number in stratum)
    rated = ratings(races_of(job, blocks, numbers))
    starts = {name: sum(line_up.count(name) for line_up in job.line_ups) * job.cars for name in names}
    tables = {
        name: [[block_sums(job, blocks[number], name) for number in stratum] for stratum in strata]
        for name in names
    }
    columns = [
        [[row[measure] / starts[name] for row in stratum] for stratum in tables[name]]
        for name in names
        for measure in ("wins", "places")
    ]
    found = intervals(columns, job.seed)
    rows = []
    for at, name in enumerate(names):
        sums = {
            measure: sum(row[measure] for stratum in tables[name] for row in stratum) for measure in MEASURES
        }
        entries = starts[name] * len(numbers)
        most = 1 / max(line_up.count(name) for line_up in job.line_ups)  # only one of its cars can win
        rows.append(
            {
                "driver": name,
                "entries": entries,
                "wins": sums["wins"],
                "win_rate": sums["wins"] / max(1, entries),
                "win_rate_ci95": list(share_interval(columns[2 * at], found[2 * at], most)),
                "mean_place": sums["places"] / max(1, entries),
                "mean_place_ci95": list(found[2 * at + 1]) if len(numbers) > 1 else [1.0, float(job.cars)],
                **{measure: sums[measure] / max(1, entries) for measure in MEASURES[2:]},
                "rating": rated.get(name),
                "places": place_counts(job, blocks, numbers, name),
            }
        )
    return sorted(rows, key=lambda row: (row["mean_place"], row["driver"]))


def place_counts(job: Job, blocks: Blocks, numbers: Sequence[int], name: str) -> list[int]:
    """How often a driver came first, second, ..."""
    counts = [0] * job.cars
    for line_up, outcome in races_of(job, blocks, numbers):
        for place, seat in enumerate(outcome.order):
            counts[place] += line_up[seat] == name
    return counts


def win_matrix(job: Job, blocks: Blocks) -> dict[str, dict[str, float]]:
    """The share of meetings in which the one finished ahead of the other; a driver does not meet itself."""
    names = names_of(job)
    ahead: dict[tuple[str, str], int] = {}
    for line_up, outcome in races_of(job, blocks, sorted(blocks)):
        drivers = [line_up[seat] for seat in outcome.order]
        for place, winner in enumerate(drivers):
            for loser in drivers[place + 1 :]:
                ahead[winner, loser] = ahead.get((winner, loser), 0) + 1

    def share(one: str, two: str) -> float:
        won, lost = ahead.get((one, two), 0), ahead.get((two, one), 0)
        return won / (won + lost) if won + lost else 0.5

    return {one: {two: share(one, two) for two in names if two != one} for one in names}
