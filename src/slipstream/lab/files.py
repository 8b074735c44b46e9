"""What a tournament leaves in its folder beside the blocks: a table of cars, the summary, a report."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from slipstream.lab.html import report_page
from slipstream.lab.job import Job
from slipstream.lab.tally import Blocks
from slipstream.records.record import write_whole

TABLE: Final = "races.csv"
SUMMARY: Final = "summary.json"
REPORT: Final = "report.html"

COLUMNS: Final = (
    "block", "circuit", "seed", "race", "seat", "driver", "grid", "place", "finish_round", "spin_outs",
    "heat_paid", "boosts", "upgrades", "race_rounds", "lead_changes",
)  # fmt: skip


def write_files(folder: Path, job: Job, blocks: Blocks, report: Mapping[str, Any]) -> None:
    """Write all of them, each one whole."""
    write_whole(folder / TABLE, races_table(job, blocks))
    write_whole(folder / SUMMARY, json.dumps(report, indent=1) + "\n")
    write_whole(folder / REPORT, report_page(job, blocks, report))


def races_table(job: Job, blocks: Blocks) -> str:
    """One row for every car of every race, as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for number in sorted(blocks):
        circuit, seed = job.setup_of(number).course.id, job.seed_of(number)
        for race, outcome in enumerate(blocks[number]):
            for place, seat in enumerate(outcome.order, 1):
                writer.writerow(
                    [
                        number, circuit, seed, race, seat, job.line_ups[race // job.cars][seat],
                        outcome.grid.index(seat) + 1, place, outcome.rounds[seat], outcome.spin_outs[seat],
                        outcome.heat_paid[seat], outcome.boosts[seat],
                        " ".join(map(str, outcome.upgrades[seat])) if outcome.upgrades else "",
                        outcome.length, outcome.lead_changes,
                    ]
                )  # fmt: skip
    return text.getvalue()
