"""slipstream season"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from slipstream.cli.options import driver_names, drivers_option, handicap_option
from slipstream.cli.output import SEED, json_option, print_json
from slipstream.cli.told import told_command
from slipstream.drivers import DRIVERS, choose, driver_luck, make_driver
from slipstream.games.calendar import YEARS
from slipstream.games.scoring import RaceResult, standings, totals
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import COLOURS, new_seed
from slipstream.modules.event_cards import event_cards
from slipstream.modules.garage import POOLS
from slipstream.records.errors import RecordError
from slipstream.records.record import Record, Recorded
from slipstream.records.storyteller import tell
from slipstream.records.summary import season_report, seat_drivers
from slipstream.words.language import capital, say
from slipstream.words.text import colour_name, driver_name, event_name, the_car, weather_name

EXAMPLES: Final = """\
slipstream season --year 1961 --players 3 --legends 3 --seed 7
slipstream season --year goat --save my-season.json --races 2"""


@told_command("season", facts={"drivers": ", ".join(DRIVERS)}, examples=EXAMPLES)
@click.option("--year", type=click.Choice(YEARS), default="1961", show_default=True)
@click.option("--players", default=3, show_default=True)
@click.option("--legends", default=3, show_default=True)
@click.option("--pro", default=0, show_default=True)
@click.option("--garage", type=click.Choice(list(POOLS)), default="all", show_default=True)
@click.option("--tournament", is_flag=True)
@handicap_option
@click.option("--seed", type=SEED)
@drivers_option
@click.option("--save", type=click.Path(path_type=Path))
@click.option("--races", type=click.IntRange(1))
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
    """slipstream season"""
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
    if record.setup.year is None:
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
    season = recorded.game.season
    assert season is not None
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
        console.print(say("cli-season-stops", done=len(season.results), races=len(season.fixtures)))
    return season


def _tell(console: Console, season: Season, record: Record, result: RaceResult, number: int) -> None:
    """One race and the standings after it."""
    event = event_cards()[result.event]
    drivers = seat_drivers(record, season.setup.cars)
    title = say("terminal-season-race", season=result.season, race=result.race, circuit=result.circuit)
    facts = {"event": event_name(event), "laps": result.laps, "weather": weather_name(result.weather)}
    console.print(Text.assemble((title, "bold"), ", ", say("cli-season-details", **facts)))
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("", justify="right")
    for name in ("car", "driver", "grid", "round", "spin-outs", "points"):
        table.add_column(
            say(f"terminal-column-{name}"), justify="left" if name in ("car", "driver") else "right"
        )
    for name in ("season", "total"):
        table.add_column(say(f"cli-column-{name}"), justify="right")
    so_far = season.results[:number]
    in_season = totals([row for row in so_far if row.season == result.season], season.setup.cars)
    total = totals(so_far, season.setup.cars)
    for row in result.classification:
        seat = row["seat"]
        round_ = say("terminal-column-out") if row["status"] == "eliminated" else str(row["finish_round"])
        table.add_row(
            str(row["place"]), f"{seat} {colour_name(COLOURS[seat])}", driver_name(drivers[seat]),
            str(row["grid"]), round_, str(row["spin_outs"] or "-"), str(row["points"]),
            str(in_season[seat]), str(total[seat]),
        )  # fmt: skip
    console.print(table)
    order = standings(total, result.places)
    rows = ", ".join(f"{colour_name(COLOURS[seat])} {total[seat]}" for seat in order)
    console.print(say("cli-season-standings", rows=rows))
    console.print("")


def _tell_champion(console: Console, season: Season, record: Record) -> None:
    first = season.standings()[0]
    driver = driver_name(seat_drivers(record, season.setup.cars)[first])
    facts = {"car": capital(the_car(COLOURS[first])), "seat": first, "driver": driver}
    if season.champion is None:
        console.print(say("cli-season-legend", **facts))
    else:
        console.print(say("cli-season-champion", points=season.points()[first], **facts))


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
