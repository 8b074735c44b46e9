"""What is left of a race: the record holds what stood, the results tell what the engine says."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest

from slipstream.checks.fuzzing import fuzz_setup
from slipstream.core import events as happened
from slipstream.core.actions import TAKE_BACK, Action
from slipstream.games.grand_prix import GrandPrix
from slipstream.records.notation import write_action
from slipstream.records.record import Record, Recorded
from slipstream.records.results import race_results
from slipstream.server.protocol.messages import Results
from slipstream.server.store.store import UNDO
from slipstream.server.tables.playing import answer, take_back, undo
from slipstream.server.tables.table import Table
from slipstream.server.tables.updates import game_text, hello
from tests.properties.support import advance, policy
from tests.server.support import LONG, Server, at_table, drive, randomly
from tests.server.test_secrets import seated

RACES: Final = range(400) if LONG else range(14)
READ_AGAIN: Final = 11 if LONG else 31  # after one of so many answers a table is read from its entries


def finished(number: int) -> tuple[Record, GrandPrix]:
    """A whole race with modules, driven at random."""
    recorded = Recorded(fuzz_setup(number), 7_000 + number)
    luck = policy(number)
    game = recorded.game
    assert isinstance(game, GrandPrix)
    while not game.over:
        seat, action = advance(game, luck)
        recorded.record.actions.append((seat, write_action(action)))
    return recorded.record, game


@pytest.mark.parametrize("number", RACES)
def test_results_say_what_the_engine_says(number: int) -> None:
    record, game = finished(number)
    results = Results.model_validate(race_results(record))
    assert game.race is not None
    state = game.race.state
    assert [row.seat for row in results.rows] == state.results == results.places[-1]
    assert [row.place for row in results.rows] == list(range(1, len(state.cars) + 1))
    assert results.rounds == state.round
    assert len(results.places) == results.rounds + 1
    assert all(sorted(places) == list(range(len(state.cars))) for places in results.places)
    assert results.places[0] == list(game.grid)
    assert results.lap_starts == sorted(results.lap_starts)
    assert len(results.lap_starts) == record.setup.to_data()["laps"] - 1
    for row in results.rows:
        car = state.cars[row.seat]
        assert (row.heat_paid, row.spin_outs) == (car.heat_paid, car.spin_outs)
        assert row.rounds == car.finish_round
        assert (row.gap == 0) or row.place > 1
    people = [car for car in state.cars if not car.legend]
    assert [one.seat for one in results.seats] == [car.seat for car in people]
    for one, car in zip(results.seats, people, strict=True):
        assert one.engine[-1] == car.engine, "the Heat in the engine, told by events alone"
        assert one.heat_paid == sum(one.paid) == car.heat_paid
        assert len(one.engine) == len(one.paid) == results.rounds
        assert sum(corner.spun for corner in one.corners) == car.spin_outs
        assert all(corner.due >= 0 for corner in one.corners)
        assert all(1 <= corner.lap <= record.setup.to_data()["laps"] for corner in one.corners)
        assert [corner.round for corner in one.corners] == sorted(corner.round for corner in one.corners)
    spins = [mark for mark in results.marks if mark.kind == "spin-out"]
    assert len(spins) == sum(car.spin_outs for car in state.cars)


def told_by(record: Record, kind: int) -> int:
    """How many events of this kind a replay tells."""
    return sum(event.kind == kind for moment in record.walk() for event in moment.play())


def test_statistics_count_events() -> None:
    for number in (3, 5, 7, 9, 30):
        record, _game = finished(number)
        results = race_results(record)
        assert sum(one["boosts"] for one in results["seats"]) == told_by(record, happened.BOOSTED)
        assert sum(one["adrenaline"] for one in results["seats"]) == told_by(record, happened.ADRENALINE_USED)
        assert sum(len(one["corners"]) for one in results["seats"]) == told_by(record, happened.CORNER_PASSED)


def play_back(table: Table, log: list[Any]) -> Table:
    """The table as a restarted server reads it: its row and its entries."""
    return Table(table.row, log)


@pytest.mark.parametrize("number", range(8))
def test_undone_and_taken_back_leave_no_trace(number: int) -> None:
    """At any moment a table read from its entries is the table in memory, whatever was taken back."""
    table, _tokens = seated(number)
    luck = random.Random(number)
    log: list[Any] = []
    undone = taken = moment = 0
    while not table.game.over:
        asked = luck.choice(table.game.pending())
        answer(table, asked.seat, asked.id, luck.randrange(len(asked.options)))
        if table.can_undo(asked.seat) and luck.random() < 0.4:
            undo(table, asked.seat)
            undone += 1
        if json.loads(game_text(table, asked.seat))["take_back"] and luck.random() < 0.6:
            take_back(table, asked.seat)
            taken += 1
        log += table.history.accepted
        table.stored()
        moment += 1
        if moment % READ_AGAIN == 0 or table.game.over:
            table.row.beside = table.beside.text()  # as it is stored
            again = play_back(table, log)
            for seat in (None, 0, 1):
                assert hello(again, seat) == hello(table, seat)
            assert again.history.chapters == table.history.chapters
    assert undone > 0
    assert taken > 0
    numbers = [entry.number for entry in log]
    assert numbers == list(range(1, len(log) + 1))
    assert sum(entry.action == UNDO for entry in log) == undone
    assert sum(entry.action == write_action(Action(TAKE_BACK)) for entry in log) == taken
    table.note_state()
    record = table.record()
    assert len(record.actions) == len(log) - 2 * undone - 2 * taken
    race = Record.loads(record.dumps()).replay().race
    assert race is not None
    assert table.game.race is not None
    assert race.state.results == table.game.race.state.results


@pytest.mark.anyio
async def test_the_record_can_be_downloaded_only_after_the_race(server: Server) -> None:
    async with at_table(server, 2, start=False, watching=1, cars=3, laps=1) as players:
        ann, _bob, eve = players
        early = 0

        async def not_yet() -> None:
            nonlocal early
            for player in (ann, eve):
                for path in ("record", "results"):
                    answer = await player.ask("GET", f"/tables/{ann.table}/{path}")
                    assert answer.status_code == 409
                    assert answer.json()["error"]["key"] == "not-over"
            early += 1

        await not_yet()
        await ann.start()
        for player in players:
            await player.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        looked = 0

        async def moment() -> None:
            nonlocal looked
            looked += 1
            if looked % 20 == 1:
                await not_yet()

        await drive(players, randomly(4), moment=moment, undo=0.3)
        assert early > 1
        for player in players:  # whoever knows the address of the table
            answer = await player.ask("GET", f"/tables/{ann.table}/record")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/json"
            assert 'filename="slipstream-usa.json"' in answer.headers["content-disposition"]
            record = Record.loads(answer.text)
            assert record.origin is None
            assert record.drivers == ["human", "human"]
            race = record.replay().race
            assert race is not None
            assert eve.game is not None
            assert race.state.results == eve.game["state"]["results"]
            assert len(record.actions) < ann.number, "undone answers are no part of it"
