"""slipstream replay"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from slipstream.cli.output import json_option
from slipstream.cli.race import show_race
from slipstream.cli.season import show_season
from slipstream.cli.told import told_command
from slipstream.records.record import Record

EXAMPLES: Final = """\
slipstream race --seed 7 --record race.json
slipstream replay race.json --story"""


@told_command("replay", examples=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--story", is_flag=True)
@json_option
def command(file: Path, story: bool, as_json: bool) -> None:
    """slipstream replay"""
    record = Record.load(file)
    game = record.replay()
    if game.season is not None:
        show_season(record, game.season, story, as_json)
    elif game.grand_prix is not None:
        show_race(record, game.grand_prix, story, as_json)
