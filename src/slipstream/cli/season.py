"""slipstream season"""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from slipstream.cli.options import driver_names, drivers_option, handicap_option
from slipstream.cli.output import SEED, json_option, print_json
from slipstream.drivers import choose, driver_luck, make_driver
from slipstream.modules.event_cards import event_cards
from slipstream.modules.garage import POOLS
from slipstream.record import Record, Recorded, RecordError
from slipstream.season.scoring import RaceResult, standings, totals
from slipstream.season.season import YEARS, Season, SeasonSetup
from slipstream.setup import COLOURS, new_seed
from slipstream.storyteller import tell
from slipstream.summary import season_report, seat_drivers


@click.command()
@click.option("--year", type=click.Choice(YEARS), default="1961", show_default=True, help="Which season.")
@click.option("--players", default=3, show_default=True, help="Seats with a driver.")
@click.option("--legends", default=3, show_default=True, help="Seats with a Legend.")
@click.option("--pro", default=0, show_default=True, help="Top Speed added to all Legends.")
@click.option(
    "--garage", type=click.Choice(list(POOLS)), default="all", show_default=True, help="The Upgrade pile."
)
@click.option("--tournament", is_flag=True, help="Tournament mode: the gear is named late.")
@handicap_option
@click.option("--seed", type=SEED, help="The luck of the season; a new one if left out.")
@drivers_option
@click.option(
    "--save", type=click.Path(path_type=Path), help="Save the season here; go on if the file exists."
)
@click.option("--races", type=click.IntRange(1), help="Stop after this many races.")
@json_option
def command(
    year: str,
    players: int,
    legends: int,
    pro: int,
    garage: str,
    tournament: bool,
    handicaps: tuple[tuple[int, int], ...],
    seed: int | None,
    drivers: str,
    save: Path | None,
    races: int | None,
    as_json: bool,
) -> None:
    """Play a championship with automated drivers, or go on with a saved one.

    Standings are printed after each race. A saved season continues where it stopped; without --seed it
    keeps its own, and it is refused if anything else was agreed.

    \b
    slipstream season --year 1961 --players 3 --legends 3 --seed 7
    slipstream season --year goat --save my-season.json --races 2
    """
    setup = SeasonSetup(year, players, legends, pro, garage, tournament, dict(handicaps))
    names = driver_names(drivers, players)
    recorded = _begin(setup, seed, names, save)
    season = _play(recorded, races, save, Console(highlight=False, quiet=as_json))
    if as_json:
        print_json(season_report(recorded.record, season))


def _begin(setup: SeasonSetup, seed: int | None, names: list[str], save: Path | None) -> Recorded:
    """A new season, or the saved one if it is the same."""
    if save is None or not save.exists():
        make_all(names, 0)
        return Recorded(setup, new_seed() if seed is None else seed, names)
    record = Record.load(save)
    if not isinstance(record.setup, SeasonSetup):
        raise RecordError("not-a-season", path=save)
    same = record.setup == setup and record.drivers == names and seed in (None, record.seed)
    if not same:
        raise RecordError("other-season", path=save)
    return Recorded.resume(record)


def make_all(names: list[str], seed: int) -> None:
    """Complain about an unknown driver before anything is played."""
    for seat, name in enumerate(names):
        make_driver(name, driver_luck(seed, seat))


def _play(recorded: Recorded, races: int | None, save: Path | None, console: Console) -> Season:
    """Drive on until the season, or the number of races asked for, is over; saved after every race."""
    season = recorded.game
    assert isinstance(season, Season)
    record = recorded.record
    told = 0
    for told, result in enumerate(season.results, 1):
        _tell(console, season, record, result, told)
    goal = len(season.results) + races if races is not None else len(season.fixtures)
    while not season.over and len(season.results) < goal:
        number = len(season.results)
        seats = [
            make_driver(name, driver_luck(record.seed, seat, number))
            for seat, name in enumerate(record.drivers)
        ]
        while len(season.results) == number and (decisions := season.pending()):
            for decision in decisions:
                choice = choose(seats[decision.seat], season, decision)
                recorded.apply(decision.seat, choice, decision.id)
        if save is not None:
            recorded.record.save(save)
        _tell(console, season, record, season.results[-1], len(season.results))
    if season.over:
        _tell_champion(console, season, record)
    else:
        console.print(f"{len(season.results)} of {len(season.fixtures)} races are over.")
    return season


def _tell(console: Console, season: Season, record: Record, result: RaceResult, number: int) -> None:
    """One race and the standings after it."""
    event = event_cards()[result.event]
    drivers = seat_drivers(record, season.setup.cars)
    console.print(
        f"[bold]{result.season}, race {result.race}: {result.circuit}[/bold], {event.label}, "
        f"{result.laps} laps, {result.weather}"
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("", "car", "driver", "grid", "round", "spin-outs", "points", "season", "total"):
        table.add_column(name, justify="left" if name in ("car", "driver") else "right")
    so_far = season.results[:number]
    in_season = totals([row for row in so_far if row.season == result.season], season.setup.cars)
    total = totals(so_far, season.setup.cars)
    for row in result.classification:
        seat = row["seat"]
        round_ = "out" if row["status"] == "eliminated" else str(row["finish_round"])
        table.add_row(
            str(row["place"]), f"{seat} {COLOURS[seat]}", drivers[seat], str(row["grid"]), round_,
            str(row["spin_outs"] or "-"), str(row["points"]), str(in_season[seat]), str(total[seat]),
        )  # fmt: skip
    console.print(table)
    order = standings(total, result.places)
    console.print("Standings: " + ", ".join(f"{COLOURS[seat]} {total[seat]}" for seat in order))
    console.print("")


def _tell_champion(console: Console, season: Season, record: Record) -> None:
    first = season.standings()[0]
    name = f"The {COLOURS[first]} car (seat {first}, {seat_drivers(record, season.setup.cars)[first]})"
    if season.champion is None:
        console.print(f"{name} is on top: a Legend, so no player has won.")
    else:
        console.print(f"{name} is champion with {season.points()[first]} points.")


def show_season(record: Record, season: Season, story: bool, as_json: bool) -> None:
    """Print a replayed season as asked for."""
    if as_json:
        print_json(season_report(record, season))
        return
    console = Console(highlight=False)
    if story:
        tell(console.out, record)
        console.out("")
    for number, result in enumerate(season.results, 1):
        _tell(console, season, record, result, number)
    if season.over:
        _tell_champion(console, season, record)
