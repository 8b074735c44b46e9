"""slipstream lab circuit"""

from __future__ import annotations

from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from slipstream.cli.lab import progress_bar, race_options, wide_console, worker_count, workers_option
from slipstream.cli.output import SEED, json_option, print_json
from slipstream.cli.told import told_command
from slipstream.core.rules import MAX_CARS, MIN_CARS
from slipstream.drivers import DRIVERS
from slipstream.lab.advice import advice
from slipstream.lab.circuit_study import circuit_study
from slipstream.lab.job import Job
from slipstream.lab.line_up import parse_line_up, usual_driver
from slipstream.lab.tournament import Modules, Run
from slipstream.lab.wording import listed, percent, within
from slipstream.words.language import say, series
from slipstream.words.numbers import decimal

EXAMPLES: Final = """\
slipstream lab circuit italia
slipstream lab circuit my-track.toml --races 1200 --json"""


@told_command("lab-circuit", facts={"drivers": ", ".join(DRIVERS)}, examples=EXAMPLES)
@click.argument("circuit")
@click.option("--drivers", default=usual_driver, show_default=usual_driver())
@click.option("--races", default=300, show_default=True, type=click.IntRange(1, 10_000_000))
@click.option("--seed", default=1, show_default=True, type=SEED)
@click.option("--cars", default=MAX_CARS, show_default=True, type=click.IntRange(MIN_CARS, MAX_CARS))
@race_options
@workers_option
@json_option
def command(
    circuit: str,
    drivers: str,
    races: int,
    seed: int,
    cars: int,
    laps: int | None,
    garage: str | None,
    weather: bool,
    tournament: bool,
    workers: int | None,
    as_json: bool,
) -> None:
    """slipstream lab circuit"""
    modules = Modules(cars, laps, garage, weather, tournament)
    job = Job((parse_line_up(drivers, cars),), (modules.setup(circuit),), seed, modules.whole_box)
    with progress_bar() as told:
        blocks = Run(worker_count(workers), told=told).blocks(job, max(2, job.blocks_for(races)))
    report = circuit_study(job, list(blocks.values()))
    report["advice"] = advice(report).to_data()
    if as_json:
        print_json(report)
    else:
        print_study(wide_console(), report)


def print_study(console: Console, report: dict[str, Any]) -> None:
    """The study as tables."""
    settings = report["settings"]
    title = [
        report["name"],
        say("terminal-laps", laps=settings["laps"]),
        listed(settings["drivers"]),
        say("lab-races", races=report["races"], blocks=report["blocks"]),
        say("lab-seed", seed=str(settings["seed"])),
    ]
    console.print(series(title), soft_wrap=True)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for key, found, digits in (
        ("winner-rounds", report["rounds"]["winner"], 1),
        ("car-rounds", report["rounds"]["car"], 1),
        ("lead-changes", report["lead_changes"], 1),
        ("overtakes", report["overtakes"], 1),
        ("spin-outs", report["spin_outs"], 2),
    ):
        table.add_row(say(f"lab-study-{key}"), estimate(found["mean"], found["ci95"], digits))
    console.print(table)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("cli-column-corner"))
    table.add_column("")
    for name in (
        say("cli-column-limit"), say("lab-column-corner-spin-outs"), say("lab-column-corner-spins"),
        say("lab-column-corner-heat"), say("lab-column-corner-free"),
    ):  # fmt: skip
        table.add_column(name, justify="right")
    for corner in report["corners"]:
        found = corner["spin_outs"]
        rate = estimate(100 * found["mean"], [100 * end for end in found["ci95"]], 1)
        spins, free = (
            estimate(100 * one["mean"], [100 * end for end in one["ci95"]], 1)
            for one in (corner["spin_outs_a_pass"], corner["free_passes"])
        )
        heat = estimate(corner["heat_a_pass"]["mean"], corner["heat_a_pass"]["ci95"], 2)
        table.add_row(corner["corner"], corner["name"], str(corner["limit"]), rate, spins, heat, free)
    console.print(table)
    advised = advice(report)
    console.print(advised.told(), soft_wrap=True)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in (say("terminal-column-grid"), say("lab-column-wins"), say("lab-column-place")):
        table.add_column(name, justify="right")
    for slot in report["grid"]:
        wins = f"{percent(slot['win_rate'])} {within([percent(end) for end in slot['win_rate_ci95']])}"
        table.add_row(str(slot["slot"]), wins, estimate(slot["mean_place"], slot["mean_place_ci95"], 2))
    console.print(table)


def estimate(value: float, ends: list[float], digits: int) -> str:
    """A number with its interval."""
    return f"{decimal(value, digits)} {within([decimal(end, digits) for end in ends])}"
