"""slipstream race"""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from slipstream.cli.output import SEED, json_option, print_json, print_race
from slipstream.core.rules import MAX_CARS
from slipstream.drivers import DEFAULT_DRIVER, DRIVERS, drive_recorded, driver_luck, make_driver
from slipstream.record import RecordedRace
from slipstream.report import race_report
from slipstream.setup import COLOURS, RaceSetup, new_seed
from slipstream.storyteller import tell


@click.command()
@click.option(
    "--circuit", default="usa", show_default=True, help="usa, gb, france, italia, or a circuit file."
)
@click.option("--cars", default=MAX_CARS, show_default=True, help="How many cars, 2 to 6.")
@click.option("--laps", type=int, help="Laps, if not as printed (one on usa is the learning race).")
@click.option("--seed", type=SEED, help="The luck of the race; a new one if left out.")
@click.option(
    "--drivers",
    default=DEFAULT_DRIVER,
    show_default=True,
    help=f"One driver per seat, a shorter list repeats: {', '.join(DRIVERS)}.",
)
@click.option(
    "--record", "record_file", type=click.Path(path_type=Path), help="Write the record of the race here."
)
@click.option("--story", is_flag=True, help="Tell the whole race, turn by turn.")
@json_option
def command(
    circuit: str,
    cars: int,
    laps: int | None,
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
    slipstream race --drivers rookie,random --seed 7 --story
    slipstream race --circuit my-track.toml --record race.json --json
    """
    setup = RaceSetup(circuit, cars, laps)
    seed = new_seed() if seed is None else seed
    listed = [name.strip() for name in drivers.split(",")]
    names = [listed[seat % len(listed)] for seat in range(cars)]
    seats = [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(names)]
    game = RecordedRace(setup, seed, names)
    drive_recorded(game, seats)
    if record_file is not None:
        game.record.save(record_file)
    report = race_report(game.record, game.race)
    if as_json:
        print_json(report)
        return
    console = Console(highlight=False)
    if story:
        tell(console.out, game.record)
        console.out("")
    title = f"{setup.course.name}, {setup.laps} laps, seed {seed}"
    print_race(console, report, title, setup.course.track)
    console.print(f"{report['rounds']} rounds, {report['decisions']} decisions")
    winner = report["classification"][0]
    console.print(f"The {COLOURS[winner['seat']]} car (seat {winner['seat']}, {winner['driver']}) wins.")
    if record_file is not None:
        console.print(f"Record: {record_file}", soft_wrap=True)
