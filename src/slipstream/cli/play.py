"""slipstream play"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import click
from rich.console import Console

from slipstream.cli.output import SEED
from slipstream.core.chance import SECURE
from slipstream.core.rules import MAX_CARS
from slipstream.drivers import DEFAULT_DRIVER, DRIVERS, Driver, driver_luck, make_driver
from slipstream.record import Record, Recorded, RecordError
from slipstream.setup import RaceSetup, SetupError, new_seed
from slipstream.terminal.screen import Screen
from slipstream.terminal.table import PERSON, Outcome, Table
from slipstream.terminal.words import say


@click.command()
@click.option("--terminal", is_flag=True, help="Play in the terminal (there is no other way yet).")
@click.option(
    "--circuit", default="usa", show_default=True, help="usa, gb, france, italia, or a circuit file."
)
@click.option("--cars", default=MAX_CARS, show_default=True, help="How many cars, yours included, 2 to 6.")
@click.option("--laps", default=1, show_default=True, help="How many laps; 1 is a short race.")
@click.option("--seed", type=SEED, help="The luck of the race; a new one if left out.")
@click.option(
    "--drivers",
    default=DEFAULT_DRIVER,
    show_default=True,
    help=f"The other cars' drivers, a shorter list repeats: {', '.join(DRIVERS)}.",
)
@click.option("--seat", type=int, help="Your seat, which is your colour: 0 (black) to 5.  [default: 0]")
@click.option(
    "--record", "record_file", type=click.Path(path_type=Path), help="Keep the record of the race here."
)
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved race; it is kept there.")
@click.option("--plain", is_flag=True, help="Lines to be read in order: no colours, no columns.")
def command(
    terminal: bool,
    circuit: str,
    cars: int,
    laps: int,
    seed: int | None,
    drivers: str,
    seat: int | None,
    record_file: Path | None,
    resume: Path | None,
    plain: bool,
) -> None:
    """Drive a race yourself, in the terminal.

    Type help at any question. With --record the race is saved after every answer.

    \b
    slipstream play
    slipstream play --circuit italia --cars 4 --laps 3 --record race.json
    slipstream play --resume race.json
    """
    if resume is not None:
        game, seat = resumed(Record.load(resume), seat)
        record_file = resume if record_file is None else record_file
        if game.race.over:
            click.echo(say("already-over", file=resume))
            return
    else:
        game, seat = fresh(RaceSetup(circuit, cars, laps, chance=SECURE), seed, drivers, seat)
        refuse_to_overwrite(record_file)
    seats = seated(game.record, seat)
    if record_file is not None:
        game.record.save(record_file)  # says now if that is not possible
    is_plain = plain or not wants_colours()
    console = make_console(is_plain)
    screen = Screen(console, seat, is_plain=is_plain)
    table = Table(game, seat, seats, screen, reader(console), record_file)
    if table.drive() is Outcome.INTERRUPTED:
        sys.exit(130)


def fresh(setup: RaceSetup, seed: int | None, drivers: str, seat: int | None) -> tuple[Recorded, int]:
    """A new race with the person in a seat and the drivers in the others."""
    seat = 0 if seat is None else seat
    check_seat(seat, setup.cars)
    listed = [name.strip() for name in drivers.split(",")]
    others = [listed[number % len(listed)] for number in range(setup.cars - 1)]
    names = [*others[:seat], PERSON, *others[seat:]]
    return Recorded(setup, new_seed() if seed is None else seed, names), seat


def resumed(record: Record, seat: int | None) -> tuple[Recorded, int]:
    """A saved race, with the person where they sat, or in another seat if they say so."""
    cars = record.setup.cars
    names = [*record.drivers[:cars], *[DEFAULT_DRIVER] * (cars - len(record.drivers))]
    if seat is None:
        seat = names.index(PERSON) if PERSON in names else 0
    check_seat(seat, cars)
    names = [DEFAULT_DRIVER if name == PERSON else name for name in names]
    names[seat] = PERSON
    return Recorded.resume(replace(record, drivers=names)), seat


def check_seat(seat: int, cars: int) -> None:
    """Is there such a seat?"""
    if not 0 <= seat < cars:
        raise SetupError("no-such-seat", seat=seat, last=cars - 1)


def seated(record: Record, seat: int) -> list[Driver | None]:
    """The drivers by seat; None is the person."""
    return [
        None if number == seat else make_driver(name, driver_luck(record.seed, number))
        for number, name in enumerate(record.drivers)
    ]


def refuse_to_overwrite(path: Path | None) -> None:
    """A race that could still be driven is not written over."""
    if path is None or not path.is_file():
        return
    try:
        over = Record.load(path).replay().over
    except (RecordError, SetupError):
        return
    if not over:
        raise click.UsageError(
            f"{path} holds a race that is not over: continue it with --resume {path}, or name another file."
        )


# The terminal


def at_terminal() -> bool:
    """Does a person sit at both ends?"""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def wants_colours() -> bool:
    """Is this a terminal whose reader sees colours and columns?"""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb":
        return False
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "")
    return at_terminal() and encoding == "utf8"


def make_console(is_plain: bool) -> Console:
    """Where the race is shown."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # odd bytes are a wrong answer, not the end
    if is_plain:
        return Console(highlight=False, markup=False, emoji=False, color_system=None, force_terminal=False)
    return Console(highlight=False, markup=False, emoji=False)


def reader(console: Console) -> Callable[[str], str]:
    """How lines are asked for: edited at a terminal, echoed when they come from a file or a pipe."""
    if at_terminal():
        with suppress(ImportError):
            import readline  # noqa: F401  (gives `input` its line editing)
        return input

    def read(prompt: str) -> str:
        line = sys.stdin.readline() if sys.stdin else ""
        console.out(prompt + line.rstrip("\n"), highlight=False)
        if not line:
            raise EOFError
        return line.rstrip("\n")

    return read
