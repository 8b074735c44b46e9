"""Beginnings and ends: the welcome, the start of a race, its result, the end of it all."""

from __future__ import annotations

import shlex
from dataclasses import replace
from typing import TYPE_CHECKING

from slipstream.core.chance import SECURE
from slipstream.games.draft import drafting
from slipstream.games.season import Season
from slipstream.games.setup import COLOURS, RaceSetup
from slipstream.records.summary import race_report, season_report
from slipstream.terminal.results import champion_text, standings_text
from slipstream.terminal.situation import CODES
from slipstream.terminal.symbols import agreed_lines
from slipstream.terminal.telling import retell
from slipstream.terminal.words import say
from slipstream.words.text import circuit_name, driver_name, event_name, the_car

if TYPE_CHECKING:
    from slipstream.terminal.table import Table


def shell(file: object) -> str:
    """A file name as it is typed at the command line."""
    return shlex.quote(str(file))


def welcome(table: Table) -> None:
    """Who drives what."""
    record, game = table.game.record, table.game.game
    names = [name for seat, name in enumerate(record.drivers) if seat != table.seat]
    groups = {name: names.count(name) for name in names}
    words = [f"{number} x {driver_name(name)}" for name, number in groups.items()]
    if record.setup.legends:
        words.append(say("welcome-legends", number=record.setup.legends))
    colour = record.setup.colours[table.seat]
    facts = {"car": the_car(colour), "code": CODES[colour], "drivers": ", ".join(words)}
    table.screen.line(say("welcome" if words else "welcome-alone", **facts))
    if (season := game.season) is not None:
        circuits = ", ".join(fixture.circuit for fixture in season.fixtures)
        year, races = season.setup.year, season.races
        table.screen.line(say("welcome-season", year=year, races=races, circuits=circuits))
    if record.actions:
        table.teller = retell(record, table.seat)
        view = table.view
        if drafting(view):
            table.screen.line(say("resumed-draft"))
        else:
            table.screen.line(say("resumed", round=view.round))
            conditions(table)
            if view.step != "plan":
                table.screen.race(view, circuit_name(table.course))
    elif replace(record.setup, colours=COLOURS) == RaceSetup("usa", chance=SECURE):
        table.screen.line(say("more"))
    elif game.race is not None:
        conditions(table)


def begin_race(table: Table) -> None:
    """What the race is driven under."""
    table.screen.line(say("race-begins", circuit=circuit_name(table.course)), "bold")
    conditions(table)


def conditions(table: Table) -> None:
    """Event, weather and roads."""
    game = table.grand_prix
    if game is not None:
        for line in agreed_lines(table.course, game.conditions, game.event):
            table.screen.line(line)


def end_race(table: Table, season: Season) -> None:
    """The points of a race and the standings, then a pause before the next one."""
    row = season_report(table.game.record, season)["races"][-1]
    course = season.setup.race_setup(row["circuit"]).course
    title = say("season-race", season=row["season"], race=row["race"], circuit=circuit_name(course))
    table.screen.result(row, title, course.track)
    table.screen.line(standings_text(season, table.seat))
    table.save_record()
    if not season.over:
        facts = {"circuit": circuit_name(table.course), "event": event_name(season.fixture.event)}
        table.typed(say("next-race", **facts), None)


def finish(table: Table) -> None:
    """The classification, the own place, and how to look at it again."""
    table.tell()
    record, game = table.game.record, table.game.game
    if game.season is not None:
        table.screen.line(champion_text(game.season, table.seat), "bold")
        table.screen.line(say("seed-season", seed=record.seed))
    elif game.grand_prix is not None:
        report = race_report(record, game.grand_prix)
        table.screen.result(report, circuit_name(table.course), table.course.track)
        table.screen.line(say("seed", seed=report["seed"], rounds=report["rounds"]))
    if table.record_file is None:
        keep(table)
    elif table.save_record():
        table.screen.line(say("replay", file=shell(table.record_file)))


def keep(table: Table) -> None:
    """Offer to keep what was driven without a record."""
    try:
        name = table.ask(say("keep")).strip()
    except (EOFError, KeyboardInterrupt):
        return
    if name and table.save_as(name):
        table.screen.line(say("replay", file=shell(name)))
