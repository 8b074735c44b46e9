"""slipstream replay"""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from slipstream.cli.output import json_option, print_json, print_race
from slipstream.record import Record
from slipstream.report import race_report
from slipstream.storyteller import tell


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--story", is_flag=True, help="Tell the whole race, turn by turn.")
@json_option
def command(file: Path, story: bool, as_json: bool) -> None:
    """Replay a recorded race and report its result.

    \b
    slipstream race --seed 7 --record race.json
    slipstream replay race.json --story
    """
    record = Record.load(file)
    race = record.replay()
    report = race_report(record, race)
    if as_json:
        print_json(report)
        return
    console = Console(highlight=False)
    if story:
        tell(console.out, record)
        console.out("")
    setup = record.setup
    print_race(console, report, f"{setup.course.name}, {setup.laps} laps", setup.course.track)
    if race.over:
        console.print(f"{report['rounds']} rounds, {report['decisions']} decisions")
    else:
        waiting = ", ".join(str(decision.seat) for decision in race.pending())
        console.print(f"The record stops in round {report['rounds']}; waiting for seat {waiting}.")
