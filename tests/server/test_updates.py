"""What is sent of a game is what the models say: every message, every reader, whole races and drafts."""

from __future__ import annotations

import random
from typing import Any, Final, cast

import pytest

from slipstream.core.views import View, redacted
from slipstream.server.protocol import wire
from slipstream.server.protocol.messages import Choice, GameState, Hello, TableSetup, Update
from slipstream.server.tables.lobby import join
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import answer, next_race, start, take_back, undo
from slipstream.server.tables.shown import Company
from slipstream.server.tables.table import Table
from slipstream.server.tables.updates import game_text, hello, updates

EVERYBODY: Final = (None, 0, 1, 2)


def seated(setup: TableSetup) -> Table:
    """Three people, and the race has just begun."""
    table, _token = new_table(setup, "Ann", None)
    for at in range(2):
        join(table, f"Guest {at}", None)
    for seat in table.row.seats:
        seat.ready = True
    start(table)
    table.stored()
    return table


def game_state(table: Table, reader: int | None) -> GameState:
    """The same from the views of the engine, by way of the models."""
    game, view, pending = table.game, table.game.view(reader), table.pending()
    planned = False
    if isinstance(view, View):
        state: Any = wire.race_state(view)
        planned = view.step == "plan" and not game.over and view.own is not None and view.own.plan != 0
    else:
        grand_prix = game.grand_prix
        state = wire.keep_state(view) if grand_prix is None else wire.draft_state(grand_prix, view)
    mine = next((decision for decision in pending if decision.seat == reader), None)
    return GameState(
        number=table.row.number,
        state=state,
        choice=None if mine is None else Choice.model_validate(wire.choice_fields(mine)),
        waiting=[decision.seat for decision in pending],
        undo=reader is not None and table.can_undo(reader),
        take_back=planned and reader is not None,
    )


def rows(table: Table, reader: int | None, since: int) -> list[Any]:
    every = [event for chapter in table.history.chapters for event in chapter.events]
    return [wire.event_row(redacted(event, reader)) for event in every[since:]]


def check_updates(table: Table) -> None:
    """Byte for byte, so that nothing is left out and nothing is added."""
    history = table.history
    for reader, text in updates(table, EVERYBODY).items():
        expected = Update(
            game=game_state(table, reader),
            events_from=history.changed_from - history.race_from,
            events=rows(table, reader, history.changed_from),
            undone=history.undone,
        )
        assert text == expected.model_dump_json()


def check_greetings(table: Table) -> None:
    for reader in EVERYBODY:
        text = hello(table, reader, Company(frozenset({0}), 1))
        greeting = Hello.model_validate_json(text)
        assert text == greeting.model_dump_json()
        assert greeting.game == game_state(table, reader)
        assert greeting.events == rows(table, reader, table.history.race_from)
        assert greeting.table.you == reader
        assert (greeting.season is None) == (table.season is None)


@pytest.mark.parametrize(
    ("circuit", "garage", "weather", "tournament"),
    [("usa", None, False, False), ("gb", "all", True, False), ("italia", "advanced", False, True)],
)
def test_whole_races(circuit: str, garage: Any, weather: bool, tournament: bool) -> None:
    setup = TableSetup(
        circuit=circuit, laps=1, cars=4, garage=garage, weather=weather, tournament=tournament
    )  # fmt: skip
    table, luck = seated(setup), random.Random(circuit)
    undone = taken_back = greeted = 0

    def check() -> None:
        nonlocal greeted
        table.note_state()
        check_updates(table)
        if luck.random() < 0.1 or table.new_stage:
            check_greetings(table)
            greeted += 1
        table.stored()

    while table.row.phase != "over":
        asked = luck.choice(table.pending())
        answer(table, asked.seat, asked.id, luck.randrange(len(asked.options)))
        check()
        if luck.random() < 0.2 and table.can_undo(asked.seat):
            undo(table, asked.seat)
            undone += 1
            check()
        if luck.random() < 0.4 and game_state(table, asked.seat).take_back:
            take_back(table, asked.seat)
            taken_back += 1
            check()
    check_greetings(table)
    assert undone
    assert taken_back
    assert greeted


def test_the_second_race_of_a_season_begins_anew() -> None:
    """Nothing of the first race is told again; between the races nobody is asked."""
    table = seated(TableSetup(season=cast("Any", "1961"), cars=3, empty="nobody"))
    luck = random.Random(4)
    while not table.interval:
        asked = luck.choice(table.pending())
        answer(table, asked.seat, asked.id, luck.randrange(len(asked.options)))
        check_updates(table)
        table.stored()
    check_greetings(table)
    first = Hello.model_validate_json(hello(table, 0))
    assert first.game is not None
    assert first.game.waiting == []
    assert table.history.race_from > 100
    next_race(table)
    assert table.new_stage
    table.stored()
    while table.game.race is None or table.game.race.state.round < 2:
        asked = luck.choice(table.pending())
        answer(table, asked.seat, asked.id, luck.randrange(len(asked.options)))
        check_updates(table)
        table.stored()
    check_greetings(table)


def test_there_is_no_game_in_the_lobby() -> None:
    table, _token = new_table(TableSetup(), "Ann", None)
    assert game_text(table, 0) == "null"
    greeting = Hello.model_validate_json(hello(table, 0))
    assert (greeting.game, greeting.info, greeting.events) == (None, None, [])
