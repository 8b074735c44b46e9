"""What the wire carries of a table beside the moves: its seats, the race that is on, the home page."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from slipstream.games.grand_prix import GrandPrix
from slipstream.games.season import Season
from slipstream.server.protocol import wire
from slipstream.server.protocol.circuits import circuit_info
from slipstream.server.protocol.messages import GameInfo, MyTable, SeasonState, Seat, TableState
from slipstream.server.tables.agreement import circuit_from_wanted, problem
from slipstream.server.tables.identity import LEGEND_NAMES
from slipstream.server.tables.table import Table


def table_state(table: Table, you: int | None, here: set[int], watching: int) -> TableState:
    """The table as one reader sees it."""
    row, error = table.row, problem(table)
    return TableState(
        id=row.id,
        phase=cast("Any", row.phase),
        setup=table.wanted,
        seats=_seats(table, here),
        you=you,
        problem=None if error is None else error.problem,
        rematch=row.rematch,
        watching=watching,
        lesson=table.is_lesson,
    )


def _seats(table: Table, here: set[int]) -> list[Seat]:
    seats = [
        Seat(
            seat=seat.seat,
            name=seat.name,
            colour=cast("Any", seat.colour),
            kind=cast("Any", seat.kind),
            host=seat.host,
            ready=seat.ready,
            here=seat.seat in here,
            left=seat.gone,
            driver=seat.driver,
            handicap=seat.handicap,
        )
        for seat in table.row.seats
    ]
    if table.started:
        setup = table.game.setup
        for number in range(setup.players, setup.cars):
            colour = setup.colours[number]
            name = LEGEND_NAMES[colour]
            seats.append(Seat(seat=number, name=name, colour=cast("Any", colour), kind="legend", ready=True))
    return seats


def game_info(table: Table) -> GameInfo | None:
    """What does not change during the race."""
    if not table.started:
        return None
    play = table.play
    if play.info is None:
        grand_prix = play.game.grand_prix
        if grand_prix is None:
            assert table.season is not None
            grand_prix = _coming(table.season)
        play.info = wire.game_info(grand_prix)
    return play.info


def _coming(season: Season) -> GrandPrix:
    """The race that comes next, or was the last, before anything of it is drawn; to show its circuit."""
    plain = replace(season.setup, garage="all").race_setup(season.fixture.circuit)
    return GrandPrix(replace(plain, garage=None, weather=False), 0, log=False)


def season_state(table: Table) -> SeasonState | None:
    """The championship, if this is one."""
    season = table.season
    return None if season is None else wire.season_state(season, table.interval)


def my_table(table: Table, seat: int) -> MyTable:
    """What the home page shows of a table where the reader has a seat."""
    info = game_info(table)
    circuit = circuit_info(circuit_from_wanted(table.wanted)) if info is None else info.circuit
    laps = table.wanted.laps or circuit.laps if info is None else info.laps
    round = lap = 0
    race = table.game.race if table.started else None
    if race is not None:
        round = int(race.state.round)
        lap = int(race.state.lap(race.state.cars[seat]))
    return MyTable(
        id=table.id,
        phase=cast("Any", table.row.phase),
        circuit=circuit.id,
        place=circuit.place,
        season=table.wanted.season,
        seat=seat,
        colour=cast("Any", table.seat(seat).colour),
        round=round,
        lap=lap,
        laps=laps,
        your_turn=table.decision_of(seat) is not None,
        updated=table.row.updated,
    )
