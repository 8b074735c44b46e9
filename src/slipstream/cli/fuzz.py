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
@click.option("--races", type=click.IntRange(0), help="How many races; 10000 if nothing is said.")
@click.option("--seasons", type=click.IntRange(0), help="How many seasons; 500 if nothing is said.")
@click.option("--seed", default=1, show_default=True, type=SEED, help="Where the luck begins.")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes; as many as there are cores.")
@click.option("--keep", type=click.Path(path_type=Path), default=Path(), help="Folder for failing records.")
@click.pass_context
def command(
    ctx: click.Context, races: int | None, seasons: int | None, seed: int, workers: int | None, keep: Path
) -> None:
    """Play random races and seasons and check every invariant after every decision.

    All circuits, 2 to 6 cars, every combination of modules. A game that breaks an invariant is written
    to a record file that `slipstream replay` can read. Exit code 1 if there is any.
    """
    errors = Console(stderr=True)
    if races is None and seasons is None:
        races, seasons = 10_000, 500
    if not races and not seasons:
        raise click.UsageError("there is nothing to play: --races or --seasons must be more than 0")
    done = broken = 0
    for kind, games in (("race", races or 0), ("season", seasons or 0)):
        if games == 0:
            continue
        longest = decisions = 0
        results = fuzz(games, seed, workers or os.cpu_count() or 1, seasons=kind == "season")
        for result in track(results, f"{kind}s", total=games, console=errors):
            decisions += result.decisions
            longest = max(longest, result.rounds)
            if result.failure:
                broken += 1
                path = keep / f"fuzz-{kind}-{seed}-{result.number}.json"
                write_whole(path, result.record)
                click.echo(f"{kind} {result.number} breaks: {result.failure}record: {path}")
        done += games
        click.echo(f"{games} {kind}s, {decisions} decisions, longest race {longest} rounds, {build()} build")
    click.echo(f"{done - broken} passed, {broken} failed")
    ctx.exit(1 if broken else 0)
