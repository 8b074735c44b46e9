"""slipstream fuzz"""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from slipstream import build
from slipstream.cli.output import SEED
from slipstream.fuzzing import fuzz
from slipstream.record import write_whole


@click.command()
@click.option("--races", default=10_000, show_default=True, type=click.IntRange(1), help="How many races.")
@click.option("--seed", default=1, show_default=True, type=SEED, help="Where the luck begins.")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes; as many as there are cores.")
@click.option(
    "--keep", type=click.Path(path_type=Path), default=Path("."), help="Folder for failing records."
)
@click.pass_context
def command(ctx: click.Context, races: int, seed: int, workers: int | None, keep: Path) -> None:
    """Play random races over all circuits and numbers of cars, and check every invariant.

    A race that breaks one is written to a record file that `slipstream replay` can read.
    Exit code 1 if there is any.
    """
    errors = Console(stderr=True)
    results = fuzz(races, seed, workers or os.cpu_count() or 1)
    done = broken = longest = decisions = 0
    for result in track(results, "racing", total=races, console=errors):
        done += 1
        decisions += result.decisions
        longest = max(longest, result.rounds)
        if result.failure:
            broken += 1
            path = keep / f"fuzz-{seed}-{result.number}.json"
            write_whole(path, result.record)
            click.echo(f"race {result.number} breaks: {result.failure}record: {path}")
    click.echo(f"{done} races, {decisions} decisions, longest {longest} rounds, {build()} build")
    click.echo(f"{done - broken} passed, {broken} failed")
    ctx.exit(1 if broken else 0)
