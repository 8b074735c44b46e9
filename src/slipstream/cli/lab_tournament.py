"""slipstream lab tournament"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from slipstream.cli.lab import progress_bar, race_options, wide_console, worker_count, workers_option
from slipstream.cli.output import SEED, json_option, print_json
from slipstream.cli.told import told_command
from slipstream.core.rules import MAX_CARS, MIN_CARS
from slipstream.drivers import DRIVERS
from slipstream.lab.engines import ENGINES
from slipstream.lab.files import write_files
from slipstream.lab.tournament import Modules, Run
from slipstream.lab.tournament import tournament as run_tournament
from slipstream.lab.wording import line, percent, within
from slipstream.words.language import say
from slipstream.words.numbers import decimal

EXAMPLES: Final = """\
slipstream lab tournament --drivers rookie,random,legend --races 120 --circuit usa
slipstream lab tournament --drivers rookie,5*legend+2 --circuit all --seed 1 --out results"""


@told_command("lab-tournament", facts={"drivers": ", ".join(DRIVERS)}, examples=EXAMPLES)
@click.option("--drivers", required=True)
@click.option("--races", default=240, show_default=True, type=click.IntRange(1, 10_000_000))
@click.option("--circuit", default="all", show_default=True)
@click.option("--seed", default=1, show_default=True, type=SEED)
@click.option("--cars", default=MAX_CARS, show_default=True, type=click.IntRange(MIN_CARS, MAX_CARS))
@race_options
@workers_option
@click.option("--engine", default=ENGINES[0], show_default=True, type=click.Choice(ENGINES))
@click.option("--out", type=click.Path(path_type=Path, file_okay=False))
@json_option
def command(
    drivers: str,
    races: int,
    circuit: str,
    seed: int,
    cars: int,
    laps: int | None,
    garage: str | None,
    weather: bool,
    tournament: bool,
    workers: int | None,
    engine: str,
    out: Path | None,
    as_json: bool,
) -> None:
    """slipstream lab tournament"""
    with progress_bar() as told:
        run = Run(worker_count(workers), engine, out, told)
        modules = Modules(cars, laps, garage, weather, tournament)
        job, blocks, report = run_tournament(drivers, circuit, races, seed, modules, run)
    if out is not None:
        write_files(out, job, blocks, report)
    if as_json:
        print_json(report)
        return
    console = wide_console()
    print_report(console, report)
    if out is not None:
        console.print(say("lab-written", folder=out), soft_wrap=True)


def print_report(console: Console, report: dict[str, Any]) -> None:
    """The report as tables."""
    console.print(line(report), soft_wrap=True)
    table = columns(say("terminal-column-driver"), say("lab-column-entries"), say("lab-column-wins"),
                    say("lab-column-place"), say("lab-column-rounds"), say("terminal-column-spin-outs"),
                    say("terminal-column-heat-paid"), say("lab-column-rating"))  # fmt: skip
    for row in report["drivers"]:
        table.add_row(
            row["driver"],
            str(row["entries"]),
            wins(row),
            f"{decimal(row['mean_place'], 2)} {within([decimal(end, 2) for end in row['mean_place_ci95']])}",
            decimal(row["rounds"], 1),
            decimal(row["spin_outs"], 2),
            decimal(row["heat_paid"], 1),
            f"{decimal(row['rating']['mu'], 1)} ± {decimal(row['rating']['sigma'], 1)}",
        )
    console.print(table)
    names = [row["driver"] for row in report["drivers"]]
    by_circuit = report["by_circuit"]
    if len(by_circuit) > 1:
        table = columns(say("lab-column-wins"), *by_circuit)
        rows = {
            (circuit, row["driver"]): row for circuit, part in by_circuit.items() for row in part["drivers"]
        }
        for name in names:
            table.add_row(name, *(wins(rows[circuit, name]) for circuit in by_circuit))
        console.print(table)
    if len(names) > 1:
        matrix = report["win_matrix"]
        table = columns(say("lab-column-ahead"), *names)
        for one in names:
            table.add_row(one, *("-" if one == two else percent(matrix[one][two]) for two in names))
        console.print(table)


def columns(first: str, *others: str) -> Table:
    """A table with names in the first column and numbers in the others."""
    table = Table(first, box=None, pad_edge=False, header_style="bold")
    for name in others:
        table.add_column(name, justify="right")
    return table


def wins(row: dict[str, Any]) -> str:
    """A win rate with its interval."""
    return f"{percent(row['win_rate'])} {within([percent(end) for end in row['win_rate_ci95']])}"
