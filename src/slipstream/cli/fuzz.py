"""slipstream fuzz"""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from slipstream import build
from slipstream.checks.fuzzing import fuzz
from slipstream.cli.output import SEED
from slipstream.cli.told import told_command
from slipstream.drivers import DRIVERS, driver_luck, make_driver
from slipstream.records.record import write_whole
from slipstream.words.language import say


def driver_names(ctx: click.Context, option: click.Parameter, value: str) -> list[str]:
    """The drivers of the list, none if it is empty."""
    names = [name.strip() for name in value.split(",") if name.strip()]
    for name in names:
        make_driver(name, driver_luck(0, 0))
    return names


@told_command("fuzz", facts={"drivers": ", ".join(DRIVERS)})
@click.option("--races", type=click.IntRange(0))
@click.option("--seasons", type=click.IntRange(0))
@click.option("--drivers", callback=driver_names, default="")
@click.option("--seed", default=1, show_default=True, type=SEED)
@click.option("--workers", type=click.IntRange(1, 64))
@click.option("--keep", type=click.Path(path_type=Path), default=Path())
@click.pass_context
def command(
    ctx: click.Context,
    races: int | None,
    seasons: int | None,
    drivers: list[str],
    seed: int,
    workers: int | None,
    keep: Path,
) -> None:
    """slipstream fuzz"""
    errors = Console(stderr=True)
    if races is None and seasons is None:
        races, seasons = 10_000, 500
    if not races and not seasons:
        raise click.UsageError(say("cli-nothing-to-play"))
    done = broken = 0
    for kind, games in (("race", races or 0), ("season", seasons or 0)):
        if games == 0:
            continue
        longest = decisions = 0
        results = fuzz(games, seed, workers or os.cpu_count() or 1, kind == "season", drivers)
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
