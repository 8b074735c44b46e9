"""slipstream bench"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from slipstream import __version__
from slipstream.cli.output import json_option, print_json

FORMAT = "slipstream-bench/1"


def figures_of_build(pure: bool, runs: int) -> list[dict[str, Any]]:
    """The figures of one build, measured in a process of its own."""
    environment = {**os.environ, "SLIPSTREAM_PURE": "1" if pure else "0"}
    script = f"import json; from slipstream.benchmarks import figures; print(json.dumps(figures({runs})))"
    command = [sys.executable, "-c", script]
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    rows: list[dict[str, Any]] = json.loads(run.stdout)
    return rows


@click.command()
@click.option("--runs", default=5, show_default=True, type=click.IntRange(1, 100), help="Best of this many.")
@json_option
def command(runs: int, as_json: bool) -> None:
    """Measure the engine: rates per CPU second of one core, both builds in one run.

    Six cars, USA, two laps, random play. A car-turn is one car doing steps 1-9 once. Every rate stands
    beside a fixed pure-Python calibration loop: compare that ratio between machines.
    """
    errors = Console(stderr=True)
    rows: list[dict[str, Any]] = []
    calibrations = []
    for pure in (False, True):
        with errors.status("measuring " + ("plain Python" if pure else "the compiled core")):
            *found, last = figures_of_build(pure, runs)
        if pure or found[0]["build"] == "compiled":
            rows += found
            calibrations.append(last["calibration"])
    data = {
        "format": FORMAT,
        "version": __version__,
        "python": platform.python_version(),
        "calibration": max(calibrations),
        "figures": rows,
    }
    if as_json:
        print_json(data)
        return
    console = Console(highlight=False)
    table = Table("figure", "build", box=None, pad_edge=False)
    for name in ("value", "unit", "per calibration"):
        table.add_column(name, justify="left" if name == "unit" else "right")
    for row in rows:
        value = f"{row['value']:,.0f}" if row["value"] >= 100 else f"{row['value']:.2f}"
        table.add_row(row["name"], row["build"], value, row["unit"], f"{row['per_calibration']:.4g}")
    console.print(table)
    console.print(f"calibration loop: {data['calibration']:,.0f} steps/s, best of {runs} runs")
    if len(calibrations) == 1:
        console.print("The core is not compiled here: these are the figures of plain Python alone.")
