"""slipstream lab: the commands of the laboratory, and what they share."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from slipstream.cli.told import click_word, help_of, tell_options
from slipstream.words.language import say

if TYPE_CHECKING:
    from rich.console import Console

COMMANDS: Final = ("tournament", "compare", "circuit", "train")
EXAMPLES: Final = """\
slipstream lab tournament --drivers rookie,random,legend --races 120 --circuit usa
slipstream lab compare rookie random
slipstream lab circuit italia
slipstream lab train --circuit my-track.toml"""

WIDTH: Final = 120

F = TypeVar("F", bound=Callable[..., Any])


class LabCommands(click.Group):
    """Commands by name; `compare` lives in `slipstream.cli.lab_compare` as `command`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = importlib.import_module(f"slipstream.cli.lab_{cmd_name}").command
        return found

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = help_of("lab", EXAMPLES)
        tell_options("lab", self.get_params(ctx), {})
        super().format_help(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(click_word("Commands")):
            formatter.write_dl([(name, say(f"cli-help-lab-{name}.short")) for name in COMMANDS])


@click.group("lab", cls=LabCommands)
def command() -> None:
    """slipstream lab"""


workers_option = click.option("--workers", type=click.IntRange(1, 256))


def race_options(command: F) -> F:
    """What every race of a job is raced with."""
    from slipstream.lab.tournament import RANDOM
    from slipstream.modules.garage import GARAGES

    for option in reversed(
        [
            click.option("--laps", type=int),
            click.option("--garage", type=click.Choice((*GARAGES, RANDOM))),
            click.option("--weather", is_flag=True),
            click.option("--tournament", is_flag=True),
        ]
    ):
        command = option(command)
    return command


def worker_count(workers: int | None) -> int:
    """As asked, else one for every core."""
    return workers or len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else [0])


def wide_console() -> Console:
    """Standard output for tables: where it is no terminal, lines are as long as they need to be."""
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)


@contextmanager
def progress_bar(text: str = "") -> Iterator[Callable[[int, int], None]]:
    """A bar with the time left, on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(text or say("lab-blocks"), total=None)

        def told(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield told
