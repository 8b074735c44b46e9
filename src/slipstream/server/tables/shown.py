"""What the wire carries of a table beside the moves: its seats, the race that is on, the home page."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

from slipstream.drivers import level_of, manner_of
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.season import Season
from slipstream.server import limits
from slipstream.server.protocol import wire
from slipstream.server.protocol.messages import MyTable, SeasonState, Seat, TableState
from slipstream.server.store.holdings import Held
from slipstream.server.tables.agreement import circuit_from_wanted, problem
from slipstream.server.tables.identity import LEGEND_NAMES
from slipstream.server.tables.table import Table


@dataclass(frozen=True)
class Company:
    """Who is at a table now."""

    here: frozenset[int] = frozenset()  # seats that are connected
    watching: int = 0
    away: Mapping[int, int] = field(default_factory=dict)  # for how many seconds, by seat
    screens: int = 0  # of those who watch


NOBODY_HERE: Final = Company()


def table_state(table: Table, you: int | None, company: Company, mine: Sequence[int] = ()) -> TableState:
    """The table as one reader sees it; `mine` are all seats of the reader's device."""
    row, error = table.row, problem(table)
    return TableState(
        id=row.id,
        phase=cast("Any", row.phase),
        setup=table.wanted,
        seats=_seats(table, company),
        you=you,
        away_after=round(limits.AWAY_SECONDS),
        hot=list(mine) if len(mine) > 1 else [],
        problem=None if error is None else error.problem,
        rematch=row.rematch,
        code=row.code,
        watching=company.watching,
        screens=company.screens,
        lesson=table.is_lesson,
    )


def _seats(table: Table, company: Company) -> list[Seat]:
    seats = [
        Seat(
            seat=seat.seat,
            name=seat.name,
            colour=cast("Any", seat.colour),
            kind=cast("Any", seat.kind),
            host=seat.host,
            ready=seat.ready,
            here=seat.seat in company.here,
            away=company.away.get(seat.seat),
            left=seat.gone,
            driver=level_of(seat.driver) if seat.driver else None,
            manner=manner_of(seat.driver) if seat.driver else None,
            handicap=seat.handicap,
        )
        for seat in table.row.seats
    ]
    for number, colour in _legends(table):
        name = LEGEND_NAMES[colour]
        seats.append(Seat(seat=number, name=name, colour=cast("Any", colour), kind="legend", ready=True))
    return seats


def _legends(table: Table) -> list[tuple[int, str]]:
    """The seats of Legends, and their colours."""
    if not table.started:
        return []
    setup = table.game.setup
    return [(number, setup.colours[number]) for number in range(setup.players, setup.cars)]


def game_info(table: Table) -> str:
    """What does not change during the race: a `GameInfo` as text, null in the lobby."""
    if not table.started:
        return "null"
    play = table.play
    if play.info is None:
        grand_prix = _on(table)
        assert grand_prix is not None
        play.info = wire.game_info(grand_prix).model_dump_json()
    return play.info


def _on(table: Table) -> GrandPrix | None:
    """The race that is on, or comes next; None in the lobby."""
    if not table.started:
        return None
    if (grand_prix := table.game.grand_prix) is not None:
        return grand_prix
    assert table.season is not None
    return _coming(table.season)


def _coming(season: Season) -> GrandPrix:
    """The race that comes next, or was the last, before anything of it is drawn; to show its circuit."""
    plain = replace(season.setup, garage="all").race_setup(season.fixture.circuit)
    return GrandPrix(replace(plain, garage=None, weather=False), 0, log=False)


def season_state(table: Table) -> SeasonState | None:
    """The championship, if this is one."""
    season = table.season
    return None if season is None else wire.season_state(season, table.interval)


def summary(table: Table) -> str:
    """What a list of races shows of a table, stored beside it: nothing but what everybody may know."""
    grand_prix = _on(table)
    circuit = circuit_from_wanted(table.wanted) if grand_prix is None else grand_prix.setup.course
    laps = table.wanted.laps if grand_prix is None else grand_prix.setup.laps
    game, season = table.game if table.started else None, table.season
    race = None if game is None else game.race
    told = {
        "circuit": circuit.id,
        "place": circuit.place or circuit.name,
        "laps": int(laps or circuit.track.laps),
        "round": 0 if race is None else int(race.state.round),
        "lap": [] if race is None else [int(race.state.lap(car)) for car in race.state.cars],
        "positions": _positions(table),
        "asked": [] if game is None else [int(decision.seat) for decision in table.pending()],
        "names": {row.seat: row.name for row in table.row.seats},
        "lesson": table.is_lesson,
        "cars": table.wanted.cars if game is None else game.setup.cars,
        "taken": [*(row.colour for row in table.row.seats), *(colour for _, colour in _legends(table))],
        "races": 0 if season is None else len(season.results),
        "total": 0 if season is None else season.races,
    }
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)


def _positions(table: Table) -> list[int]:
    """The places as they stand, by seat: in the championship between its races, else in the race."""
    if not table.started:
        return []
    season, race = table.season, table.game.race
    if season is not None and season.results and (table.interval or season.over):
        standings = season.standings()
        return [standings.index(seat) + 1 for seat in range(len(standings))]
    return [] if race is None else [int(car.place) for car in race.view(None).cars]


def my_table(held: Held, shown: str) -> MyTable:
    """What the home page shows of a table where the reader has a seat."""
    told, seat = json.loads(shown), held.seat

    def mine(values: list[int]) -> int:
        return values[seat] if seat < len(values) else 0

    return MyTable(
        id=held.id,
        phase=cast("Any", held.phase),
        circuit=told["circuit"],
        place=told["place"],
        season=json.loads(held.wanted).get("season"),
        seat=seat,
        colour=cast("Any", held.colour),
        round=told["round"],
        lap=mine(told["lap"]),
        laps=told["laps"],
        your_turn=seat in told["asked"],
        updated=held.updated,
        lesson=told["lesson"],
        cars=told["cars"],
        taken=told["taken"],
        position=mine(told["positions"]),
        awaited=[told["names"][str(one)] for one in told["asked"] if one != seat],
        races=told["races"],
        total=told["total"],
    )
