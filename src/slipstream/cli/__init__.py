"""The command line. Each command is a module of its own, loaded when it is called."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from slipstream.cli.told import click_speaking, click_word, help_of, language_option, tell_options
from slipstream.core.errors import Refused
from slipstream.words.language import ENGLISH, say, speaking, wanted

COMMANDS: Final = (
    "serve", "play", "race", "season", "replay", "review", "rules", "circuit", "lab",
    "vectors", "clauses", "bench", "fuzz",
)  # fmt: skip
#: what `slipstream --help` shows first: the key of a caption, lines to type
EXAMPLES: Final = {
    "drive": ["slipstream play"],
    "watch": ["slipstream race --circuit italia --seed 7"],
    "keep": ["slipstream race --seed 7 --record race.json", "slipstream replay race.json"],
}
WIDTH_OF_CAPTIONS: Final = 28


class Commands(click.Group):
    """Commands by name; `race` lives in `slipstream.cli.race` as `command`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"slipstream.cli.{cmd_name}").command
        return command

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        captions = {name: say(f"cli-help-slipstream.{name}") for name in EXAMPLES}
        width = max(WIDTH_OF_CAPTIONS, *(len(caption) + 2 for caption in captions.values()))
        lines = [
            ("" if number else captions[name]).ljust(width) + example
            for name, examples in EXAMPLES.items()
            for number, example in enumerate(examples)
        ]
        more = say("cli-help-slipstream.more")
        self.help = help_of("slipstream", "\n".join(lines)) + f"\n\n{more}"
        tell_options("slipstream", self.get_params(ctx), {})
        super().format_help(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(click_word("Commands")):
            formatter.write_dl([(name, say(f"cli-help-{name}.short")) for name in COMMANDS])


def _version(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted:
        from slipstream import __version__, build
        from slipstream.core.rules import RULES_VERSION

        click.echo(f"slipstream {__version__}, rules {RULES_VERSION}, {build()}")
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@language_option
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version)
def cli() -> None:
    """The whole command line."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line. Exit codes: 0 fine, 1 a check failed, 2 bad input or usage."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    language = wanted(given, os.environ)
    if language != ENGLISH:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a terminal without Greek letters shows what it can
    with speaking(language), click_speaking():
        _run(given)


def _run(given: list[str]) -> None:
    try:
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
        click.echo(say("cli-stopped"), err=True)
        sys.exit(130)
    except (ValueError, Refused) as error:
        if type(error) is ValueError or isinstance(error, UnicodeError):
            raise  # one of ours would have a name: this is a mistake in the program
        from slipstream.words.text import error_text

        click.echo(f"slipstream: {error_text(error)}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


__all__ = ["cli", "main"]
