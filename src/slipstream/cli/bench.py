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
from slipstream.cli.told import told_command
from slipstream.words.language import say
from slipstream.words.numbers import decimal, significant

FORMAT = "slipstream-bench/1"


def figures_of_build(pure: bool, runs: int) -> list[dict[str, Any]]:
    """The figures of one build, measured in a process of its own."""
    environment = {**os.environ, "SLIPSTREAM_PURE": "1" if pure else "0"}
    script = f"import json; from slipstream.lab.benchmarks import figures; print(json.dumps(figures({runs})))"
    command = [sys.executable, "-c", script]
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    rows: list[dict[str, Any]] = json.loads(run.stdout)
    return rows


@told_command("bench")
@click.option("--runs", default=5, show_default=True, type=click.IntRange(1, 100))
@json_option
def command(runs: int, as_json: bool) -> None:
    """slipstream bench"""
    errors = Console(stderr=True)
    rows: list[dict[str, Any]] = []
    calibrations = []
    for pure in (False, True):
        with errors.status(say("cli-bench-python" if pure else "cli-bench-compiled")):
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
    table = Table(box=None, pad_edge=False)
    for name in ("figure", "build", "value", "unit", "per-calibration"):
        right = name in ("value", "per-calibration")
        table.add_column(say(f"cli-column-{name}"), justify="right" if right else "left")
    for row in rows:
        value = decimal(row["value"], 0 if row["value"] >= 100 else 2)
        table.add_row(row["name"], row["build"], value, row["unit"], significant(row["per_calibration"]))
    console.print(table)
    console.print(say("cli-bench-calibration", steps=decimal(data["calibration"]), runs=runs))
    if len(calibrations) == 1:
        console.print(say("cli-bench-not-compiled"))
