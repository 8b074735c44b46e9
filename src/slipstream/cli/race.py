"""slipstream race"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console

from slipstream.cli.options import driver_names, drivers_option, module_options
from slipstream.cli.output import SEED, json_option, print_json, print_race
from slipstream.cli.told import told_command
from slipstream.core.rules import MAX_CARS
from slipstream.drivers import DRIVERS, drive_recorded, driver_luck, make_driver
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.setup import RaceSetup, new_seed
from slipstream.records.record import Record, Recorded
from slipstream.records.storyteller import tell
from slipstream.records.summary import race_report
from slipstream.words.language import capital, say
from slipstream.words.text import circuit_name, driver_name, the_car, weather_name

EXAMPLES: Final = """\
slipstream race --circuit italia --cars 4 --seed 7
slipstream race --legends 3 --garage all --weather --seed 7 --story
slipstream race --circuit my-track.toml --record race.json --json"""


@told_command("race", facts={"drivers": ", ".join(DRIVERS)}, examples=EXAMPLES)
@click.option("--circuit", default="usa", show_default=True)
@click.option("--cars", default=MAX_CARS, show_default=True)
@click.option("--laps", type=int)
@module_options
@click.option("--seed", type=SEED)
@drivers_option
@click.option("--record", "record_file", type=click.Path(path_type=Path))
@click.option("--story", is_flag=True)
@json_option
def command(
    circuit: str,
    cars: int,
    laps: int | None,
    legends: int,
    pro: int,
    garage: str | None,
    weather: bool,
    tournament: bool,
    handicaps: tuple[tuple[int, int], ...],
    seed: int | None,
    drivers: str,
    record_file: Path | None,
    story: bool,
    as_json: bool,
) -> None:
    """slipstream race"""
    setup = RaceSetup(circuit, cars, laps, legends, pro, garage, weather, tournament, dict(handicaps))
    seed = new_seed() if seed is None else seed
    names = driver_names(drivers, setup.players)
    seats = [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(names)]
    recorded = Recorded(setup, seed, names)
    drive_recorded(recorded, seats)
    if record_file is not None:
        recorded.record.save(record_file)
    assert recorded.game.grand_prix is not None
    show_race(recorded.record, recorded.game.grand_prix, story, as_json)
    if record_file is not None and not as_json:
        Console(highlight=False).print(say("cli-record", file=record_file), soft_wrap=True)


def show_race(record: Record, game: GrandPrix, story: bool, as_json: bool) -> None:
    """Print a race as asked for."""
    report = race_report(record, game)
    if as_json:
        print_json(report)
        return
    console = Console(highlight=False)
    if story:
        tell(console.out, record)
        console.out("")
    setup = game.setup
    laps = say("terminal-laps", laps=setup.laps)
    title = say("cli-race-title", circuit=circuit_name(setup.course), laps=laps, seed=str(record.seed))
    print_race(console, report, title, setup.course.track)
    if game.conditions is not None:
        roads = [say("cli-road", corner=corner, token=token) for corner, token in report["roads"].items()]
        weather = weather_name(game.conditions.weather)
        console.print(say("cli-conditions", weather=weather, roads=", ".join(roads)))
    console.print(say("cli-race-length", rounds=report["rounds"], decisions=report["decisions"]))
    if game.over:
        winner = report["classification"][0]
        car, driver = capital(the_car(winner["colour"])), driver_name(winner["driver"])
        console.print(say("cli-race-won", car=car, seat=winner["seat"], driver=driver))
    else:
        waiting = ", ".join(str(decision.seat) for decision in game.pending())
        console.print(say("cli-race-stops", round=report["rounds"], seats=waiting))
