"""slipstream race"""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from slipstream.cli.options import driver_names, drivers_option, module_options
from slipstream.cli.output import SEED, json_option, print_json, print_race
from slipstream.core.rules import MAX_CARS
from slipstream.drivers import drive_recorded, driver_luck, make_driver
from slipstream.grand_prix import GrandPrix
from slipstream.record import Record, Recorded
from slipstream.setup import RaceSetup, new_seed
from slipstream.storyteller import tell
from slipstream.summary import race_report


@click.command()
@click.option(
    "--circuit", default="usa", show_default=True, help="usa, gb, france, italia, or a circuit file."
)
@click.option("--cars", default=MAX_CARS, show_default=True, help="How many cars, 2 to 6, Legends included.")
@click.option("--laps", type=int, help="Laps, if not as printed (one on usa is the learning race).")
@module_options
@click.option("--seed", type=SEED, help="The luck of the race; a new one if left out.")
@drivers_option
@click.option(
    "--record", "record_file", type=click.Path(path_type=Path), help="Write the record of the race here."
)
@click.option("--story", is_flag=True, help="Tell the whole race, turn by turn.")
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
    """Let automated drivers race and report the result.

    The same seed gives the same race, on every machine.

    \b
    slipstream race --circuit italia --cars 4 --seed 7
    slipstream race --legends 3 --garage all --weather --seed 7 --story
    slipstream race --circuit my-track.toml --record race.json --json
    """
    setup = RaceSetup(circuit, cars, laps, legends, pro, garage, weather, tournament, dict(handicaps))
    seed = new_seed() if seed is None else seed
    names = driver_names(drivers, setup.players)
    seats = [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(names)]
    recorded = Recorded(setup, seed, names)
    drive_recorded(recorded, seats)
    if record_file is not None:
        recorded.record.save(record_file)
    assert isinstance(recorded.game, GrandPrix)
    show_race(recorded.record, recorded.game, story, as_json)
    if record_file is not None and not as_json:
        Console(highlight=False).print(f"Record: {record_file}", soft_wrap=True)


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
    laps = f"{setup.laps} lap" if setup.laps == 1 else f"{setup.laps} laps"
    print_race(console, report, f"{setup.course.name}, {laps}, seed {record.seed}", setup.course.track)
    if game.conditions is not None:
        roads = ", ".join(f"{corner} {token}" for corner, token in report["roads"].items())
        console.print(f"Weather: {game.conditions.weather}. Roads: {roads}.")
    console.print(f"{report['rounds']} rounds, {report['decisions']} decisions")
    if game.over:
        winner = report["classification"][0]
        console.print(f"The {winner['colour']} car (seat {winner['seat']}, {winner['driver']}) wins.")
    else:
        waiting = ", ".join(str(decision.seat) for decision in game.pending())
        console.print(f"The record stops in round {report['rounds']}; waiting for seat {waiting}.")
