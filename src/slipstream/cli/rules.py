"""slipstream rules"""

from __future__ import annotations

from typing import Final

import click
from rich.console import Console

from slipstream.cli.told import told_command
from slipstream.words.look_up import looked_up

EXAMPLES: Final = """\
slipstream rules
slipstream rules slipstream corner
slipstream rules CORNER-5"""


@told_command("rules", examples=EXAMPLES)
@click.argument("words", nargs=-1)
def command(words: tuple[str, ...]) -> None:
    """slipstream rules"""
    console = Console(highlight=False)
    for line in looked_up(" ".join(words)):
        console.print(line, soft_wrap=not console.is_terminal)
