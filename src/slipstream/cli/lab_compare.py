"""slipstream lab compare"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from slipstream.cli.lab import progress_bar, race_options, wide_console, worker_count, workers_option
from slipstream.cli.output import SEED, json_option, print_json
from slipstream.cli.told import told_command
from slipstream.drivers import DRIVERS
from slipstream.lab.compare import compare, compare_job
from slipstream.lab.engines import ENGINES
from slipstream.lab.sprt import ACCEPTED, Sprt
from slipstream.lab.tournament import Modules, Run
from slipstream.lab.wording import within
from slipstream.words.language import say
from slipstream.words.numbers import signed

EXAMPLES: Final = """\
slipstream lab compare rookie random --circuit usa
slipstream lab compare rookie random --h0 -0.1 --h1 0 --max-races 6000"""
TOLD_EVERY: Final = 8  # blocks


@told_command("lab-compare", facts={"drivers": ", ".join(DRIVERS)}, examples=EXAMPLES)
@click.argument("a")
@click.argument("b")
@click.option("--circuit", default="all", show_default=True)
@click.option("--seed", default=1, show_default=True, type=SEED)
@click.option("--max-races", default=12_000, show_default=True, type=click.IntRange(1, 10_000_000))
@click.option("--h0", default=0.0, show_default=True)
@click.option("--h1", default=0.1, show_default=True)
@race_options
@workers_option
@click.option("--engine", default=ENGINES[0], show_default=True, type=click.Choice(ENGINES))
@click.option("--out", type=click.Path(path_type=Path, file_okay=False))
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    a: str,
    b: str,
    circuit: str,
    seed: int,
    max_races: int,
    h0: float,
    h1: float,
    laps: int | None,
    garage: str | None,
    weather: bool,
    tournament: bool,
    workers: int | None,
    engine: str,
    out: Path | None,
    as_json: bool,
) -> None:
    """slipstream lab compare"""
    if not -5 <= h0 < h1 <= 5:
        raise click.UsageError(say("lab-bad-hypotheses", h0=h0, h1=h1))
    job = compare_job(a, b, circuit, seed, Modules(6, laps, garage, weather, tournament))
    console = wide_console()

    def told(test: Sprt) -> None:
        if not as_json and len(test.scores) % TOLD_EVERY == 0:
            numbers = {"races": len(test.scores) * job.races_per_block, "llr": signed(test.llr, 2)}
            difference = signed(sum(test.scores) / len(test.scores), 3)
            console.print(say("lab-llr", difference=difference, **numbers))

    with progress_bar() as bar:
        report = compare(job, Sprt(h0, h1), max_races, Run(worker_count(workers), engine, out, bar), told)
    if as_json:
        print_json(report)
    else:
        ends = within([signed(end, 3) for end in report["difference_ci95"]])
        low, high = report["bounds"]
        console.print(
            say(
                f"lab-verdict-{report['verdict']}", a=a, b=b, races=report["races"],
                difference=f"{signed(report['difference'], 3)} {ends}",
                llr=f"{signed(report['llr'], 2)} ({signed(low, 2)} … {signed(high, 2)})",
            ),
            soft_wrap=True,
        )  # fmt: skip
    ctx.exit(0 if report["verdict"] == ACCEPTED else 1)
