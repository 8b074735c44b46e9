"""Is driver A better than driver B? Three against three, on equal luck, until a sequential test knows.

A block is one circuit and one seed; from each rotation of the grid it is raced twice, the drivers changing
seats. Its score is the mean place of B less that of A: places gained by A. A driver against itself scores 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, Final

from slipstream.core.rules import RULES_VERSION
from slipstream.lab.errors import LabError
from slipstream.lab.job import Job
from slipstream.lab.line_up import check_name, is_legend
from slipstream.lab.racing import Outcome
from slipstream.lab.sprt import UNDECIDED, Sprt
from slipstream.lab.statistics import interval, mean
from slipstream.lab.tournament import Modules, Run

FORMAT: Final = "slipstream-compare/1"
CARS: Final = 6
DIGITS: Final = 6


def compare_job(a: str, b: str, circuits: str, seed: int, modules: Modules) -> Job:
    """Both line-ups of a comparison: A in the even seats, then in the odd ones."""
    one, two = check_name(a), check_name(b)
    for name in (one, two):
        if is_legend(name):
            raise LabError("compare-legend", name=name)
    line_ups = ((one, two) * (CARS // 2), (two, one) * (CARS // 2))
    return Job(line_ups, modules.setups(circuits), seed, modules.whole_box)


def block_score(outcomes: Sequence[Outcome]) -> float:
    """Places that A gained on B, a car and race."""
    gained = 0
    for at, outcome in enumerate(outcomes):
        swapped = at // CARS  # the second line-up
        for place, seat in enumerate(outcome.order):
            gained += place if seat % 2 != swapped else -place
    return gained / (len(outcomes) * CARS / 2)


def compare(
    job: Job, test: Sprt, most_races: int, run: Run, told: Callable[[Sprt], None] = lambda test: None
) -> dict[str, Any]:
    """Race until there is a verdict, or until there were enough races; gives `slipstream-compare/1`."""
    blocks = run.in_order(job, job.blocks_for(most_races))
    with closing(blocks):
        for outcomes in blocks:
            test.add(block_score(outcomes))
            told(test)
            if test.verdict != UNDECIDED:
                break
    setup = job.setups[0]
    return {
        "format": FORMAT,
        "settings": {
            "drivers": list(job.line_ups[0][:2]),
            "circuits": [setup.course.id for setup in job.setups],
            "seed": job.seed,
            "max_races": most_races,
            "h0": test.h0,
            "h1": test.h1,
            "garage": "random" if job.whole_box else setup.garage,
            "weather": setup.weather,
            "tournament": setup.tournament,
            "rules_version": RULES_VERSION,
            "drivers_version": job.drivers_version,
        },
        "verdict": test.verdict,
        "races": len(test.scores) * job.races_per_block,
        "blocks": len(test.scores),
        "difference": round(mean(test.scores), DIGITS),
        "difference_ci95": [round(end, DIGITS) for end in interval([test.scores], job.seed)],
        "llr": round(test.llr, DIGITS),
        "bounds": [round(test.lower, DIGITS), round(test.upper, DIGITS)],
        "llrs": [round(llr, DIGITS) for llr in test.history],
    }
