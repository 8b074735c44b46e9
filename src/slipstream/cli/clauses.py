"""slipstream clauses"""

from __future__ import annotations

import click

from slipstream.checks.clauses import coverage
from slipstream.cli.output import json_option, print_json
from slipstream.cli.told import told_command


@told_command("clauses")
@json_option
@click.pass_context
def command(ctx: click.Context, as_json: bool) -> None:
    """slipstream clauses"""
    found = coverage()
    if as_json:
        data = {"clauses": found.clauses, "tested": found.tested, "untested": found.untested}
        print_json({**data, "later": []})  # no clause waits for a module any more
    else:
        for clause in found.untested:
            click.echo(clause)
    ctx.exit(1 if found.untested else 0)
