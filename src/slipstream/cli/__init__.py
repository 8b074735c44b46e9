"""The command line. Each command is a module of its own, loaded when it is called."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import Final

import click

from slipstream.core.errors import Refused

#: command -> the line `slipstream --help` shows
COMMANDS: Final = {
    "serve": "Serve the game: a page to race alone or with friends, through a link.",
    "play": "Drive a race or a season yourself, in the terminal.",
    "race": "Let automated drivers race and report the result.",
    "season": "Play a championship with automated drivers.",
    "replay": "Replay a recorded race or season.",
    "circuit": "List the circuits, or check and draw one.",
    "vectors": "Run worked examples of the rules.",
    "clauses": "List the clauses of the rules that no test names.",
    "bench": "Measure the engine.",
    "fuzz": "Play random races and seasons and check every invariant.",
}


class Commands(click.Group):
    """Commands by name; `race` lives in `slipstream.cli.race` as `command`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"slipstream.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _version(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted:
        from slipstream import __version__, build
        from slipstream.core.rules import RULES_VERSION

        click.echo(f"slipstream {__version__}, rules {RULES_VERSION}, {build()}")
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show versions."
)
def cli() -> None:
    """Slipstream: the racing board game HEAT, to play, to watch and to study.

    \b
    Drive a race:               slipstream play
    Watch six rookies:          slipstream race --circuit italia --seed 7
    Keep it and look again:     slipstream race --seed 7 --record race.json
                                slipstream replay race.json

    Every command explains itself with --help.
    """


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line. Exit codes: 0 fine, 1 a check failed, 2 bad input or usage."""
    try:
        given = None if arguments is None else list(arguments)
        code = cli.main(args=given, prog_name="slipstream", standalone_mode=False)
        if isinstance(code, int):  # what a command passed to ctx.exit
            sys.exit(code)
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        sys.exit(2)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except click.exceptions.Abort:
        click.echo("stopped", err=True)
        sys.exit(130)
    except (ValueError, Refused) as error:
        if type(error) is ValueError or isinstance(error, UnicodeError):
            raise  # one of ours would have a name: this is a mistake in the program
        click.echo(f"slipstream: {error}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


__all__ = ["cli", "main"]
