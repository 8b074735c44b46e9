"""slipstream play"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import click
from click.core import ParameterSource
from rich.console import Console

from slipstream.cli.options import driver_names, module_options
from slipstream.cli.output import SEED
from slipstream.cli.told import language_option, told_command
from slipstream.core.chance import SECURE
from slipstream.core.rules import MAX_CARS
from slipstream.drivers import DEFAULT_DRIVER, DRIVERS, Driver, driver_luck, make_driver
from slipstream.games.calendar import YEARS
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import COLOURS, RaceSetup, SetupError, new_seed
from slipstream.records.errors import RecordError
from slipstream.records.record import Record, Recorded
from slipstream.terminal.screen import Screen
from slipstream.terminal.table import PERSON, Outcome, Table
from slipstream.words import language

EXAMPLES: Final = """\
slipstream play
slipstream play --circuit italia --cars 4 --laps 1 --record race.json
slipstream play --legends 3 --garage all --weather --tournament --colour yellow
slipstream play --season 1961 --players 2 --legends 4 --record season.json
slipstream play --resume season.json"""


@told_command("play", facts={"drivers": ", ".join(DRIVERS)}, examples=EXAMPLES)
@click.option("--terminal", is_flag=True)
@click.option("--circuit", default="usa", show_default=True)
@click.option("--cars", default=MAX_CARS, show_default=True)
@click.option("--laps", type=int)
@click.option("--season", type=click.Choice(YEARS))
@click.option("--players", default=3, show_default=True)
@module_options
@click.option("--seed", type=SEED)
@click.option(
    "--drivers",
    default=DEFAULT_DRIVER,
    show_default=True,
)
@click.option("--seat", type=int)
@click.option("--colour", type=click.Choice(COLOURS))
@click.option(
    "--record",
    "record_file",
    type=click.Path(path_type=Path),
)
@click.option("--resume", type=click.Path(path_type=Path))
@click.option("--plain", is_flag=True)
@language_option
@click.pass_context
def command(
    context: click.Context,
    terminal: bool,
    circuit: str,
    cars: int,
    laps: int | None,
    season: str | None,
    players: int,
    legends: int,
    pro: int,
    garage: str | None,
    weather: bool,
    tournament: bool,
    handicaps: tuple[tuple[int, int], ...],
    seed: int | None,
    drivers: str,
    seat: int | None,
    colour: str | None,
    record_file: Path | None,
    resume: Path | None,
    plain: bool,
) -> None:
    """slipstream play"""
    setup: RaceSetup | SeasonSetup
    if resume is not None:
        game, seat = resumed(Record.load(resume), seat)
        record_file = resume if record_file is None else record_file
        if game.game.over:
            click.echo(language.say("terminal-already-over", file=resume))
            return
    else:
        colours = colours_with(colour, seat or 0)
        if season is None:
            refuse(context, "players", "cli-only-for-seasons")
            setup = RaceSetup(
                circuit,
                cars,
                laps,
                legends,
                pro,
                garage,
                weather,
                tournament,
                dict(handicaps),
                SECURE,
                colours,
            )
        else:
            for name in ("circuit", "cars", "laps"):
                refuse(context, name, "cli-only-for-races")
            if not was_given(context, "legends"):
                legends = max(0, MAX_CARS - players)
            pool = "all" if garage is None else garage
            setup = SeasonSetup(
                season, players, legends, pro, pool, tournament, dict(handicaps), SECURE, colours
            )
        game, seat = fresh(setup, seed, drivers, seat)
        refuse_to_overwrite(record_file)
    seats = seated(game.record, seat)
    if record_file is not None:
        game.record.save(record_file)  # says now if that is not possible
    is_plain = plain or not wants_colours()
    console = make_console(is_plain)
    screen = Screen(console, seat, is_plain=is_plain, colours=game.record.setup.colours)
    table = Table(game, seat, seats, screen, reader(console), record_file)
    if table.drive() is Outcome.INTERRUPTED:
        sys.exit(130)


def was_given(context: click.Context, name: str) -> bool:
    """Was this option typed?"""
    return context.get_parameter_source(name) is not ParameterSource.DEFAULT


def refuse(context: click.Context, name: str, key: str) -> None:
    """An option that has no meaning here."""
    if was_given(context, name):
        raise click.UsageError(language.say(key, option=f"--{name}"))


def colours_with(colour: str | None, seat: int) -> tuple[str, ...]:
    """The colours by seat: the chosen one in this seat, the others in their order."""
    if colour is None:
        return COLOURS
    others = [other for other in COLOURS if other != colour]
    return (*others[:seat], colour, *others[seat:])


def fresh(
    setup: RaceSetup | SeasonSetup, seed: int | None, drivers: str, seat: int | None
) -> tuple[Recorded, int]:
    """A new race or season with the person in a seat and the drivers in the others."""
    seat = 0 if seat is None else seat
    check_seat(seat, setup.players)
    others = driver_names(drivers, setup.players - 1) if setup.players > 1 else []
    names = [*others[:seat], PERSON, *others[seat:]]
    return Recorded(setup, new_seed() if seed is None else seed, names), seat


def resumed(record: Record, seat: int | None) -> tuple[Recorded, int]:
    """What was saved, with the person where they sat, or in another seat if they say so."""
    players = record.setup.players
    names = [*record.drivers[:players], *[DEFAULT_DRIVER] * (players - len(record.drivers))]
    if seat is None:
        seat = names.index(PERSON) if PERSON in names else 0
    check_seat(seat, players)
    names = [DEFAULT_DRIVER if name == PERSON else name for name in names]
    names[seat] = PERSON
    return Recorded.resume(replace(record, drivers=names)), seat


def check_seat(seat: int, players: int) -> None:
    """Is there such a seat? Legends sit behind the players."""
    if not 0 <= seat < players:
        raise SetupError("no-such-seat", seat=seat, last=players - 1)


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
        raise click.UsageError(language.say("cli-not-over", file=path))


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
