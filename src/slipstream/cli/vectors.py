"""slipstream vectors"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from slipstream.checks.vectors import load_examples, run_example
from slipstream.cli.told import told_command

EXAMPLES: Final = """\
slipstream vectors tests/vectors/turns.yaml"""


@told_command("vectors", examples=EXAMPLES)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...]) -> None:
    """slipstream vectors"""
    outcomes = [run_example(example) for file in files for example in load_examples(file)]
    for outcome in outcomes:
        click.echo(f"{outcome.verdict} {outcome.id}")
        if outcome.verdict == "FAIL":
            for difference in outcome.differences:
                click.echo(f"    {difference}")
    verdicts = [outcome.verdict for outcome in outcomes]
    click.echo(f"{verdicts.count('not yet')} not yet")
    click.echo(f"{verdicts.count('ok')} passed, {verdicts.count('FAIL')} failed")
    ctx.exit(1 if "FAIL" in verdicts else 0)
