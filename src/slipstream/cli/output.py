"""What the commands share: options, tables on a console, one JSON object."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from slipstream.games.setup import SetupError, check_seed
from slipstream.words.language import say
from slipstream.words.text import colour_name, driver_name


def print_json(data: Mapping[str, Any]) -> None:
    """Exactly one JSON object on standard output."""
    click.echo(json.dumps(data, indent=1))


class SeedType(click.ParamType[int]):
    """A whole number of at most 128 bits, decimal or 0x…."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        try:
            return check_seed(int(value, 0))
        except (SetupError, ValueError):
            self.fail(say("cli-no-seed", value=repr(value)), param, ctx)


SEED = SeedType()
json_option = click.option("--json", "as_json", is_flag=True)


def print_race(console: Console, report: Mapping[str, Any], title: str, track: Any) -> None:
    """The classification as a table."""
    table = Table(title=title, title_justify="left", header_style="bold", box=None, pad_edge=False)
    table.add_column("", justify="right")
    for name in ("car", "driver"):
        table.add_column(say(f"terminal-column-{name}"), justify="left")
    for name in ("grid", "round", "reached", "spin-outs", "heat-paid"):
        table.add_column(say(f"terminal-column-{name}"), justify="right")
    for row in report["classification"]:
        table.add_row(
            str(row["place"]),
            f"{row['seat']} {colour_name(row['colour'])}",
            driver_name(row["driver"]),
            str(row["grid"]),
            str(row["finish_round"]),
            f"+{row['progress'] - track.length * report['laps']} {row['spot']}",
            str(row["spin_outs"] or "-"),
            str(row["heat_paid"]),
        )
    console.print(table)


__all__ = ["SEED", "json_option", "print_json", "print_race"]
