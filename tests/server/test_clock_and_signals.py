"""A time limit for decisions, and quick signals."""

from __future__ import annotations

import json
from typing import Any

import pytest

from slipstream.records.notation import write_action
from slipstream.server.live.clocks import LEAST
from slipstream.server.live.connections import Connection
from slipstream.server.live.hub import Hub
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.store.bus import NoBus
from slipstream.server.tables.beside import Beside
from slipstream.server.tables.lobby import join
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import answer, start
from slipstream.server.tables.table import Table
from tests.server.support import Server, at_table, drive, randomly, until
from tests.server.test_secrets import Memory


@pytest.mark.anyio
async def test_when_time_is_up_a_driver_decides_once_and_the_seat_is_not_taken() -> None:
    table, token = new_table(TableSetup(cars=2, laps=1, seconds=10), "Ann", None)
    start(table)
    table.stored()
    hub = Hub(Memory())
    assert isinstance(hub.store.bus, NoBus)
    room = hub.rooms.add(table)
    connection = await hub.enter(table.id, token)
    assert room.seconds in (9, 10)
    decision = table.pending()[0].id
    room.deadlines = dict.fromkeys(room.deadlines, 0.0)  # time is up
    hub.clocks.wind(room)
    await until(lambda: [pending.id for pending in table.pending()] != [decision], "an answer")
    assert table.seat(0).driver is None
    sent: list[str] = []
    while not all(any(f'"type":"{kind}"' in text for text in sent) for kind in ("clock", "update")):
        await until(lambda: not connection.outbox.empty(), "the news")
        sent.append(connection.outbox.get_nowait() or "")
    await hub.close()
    if room.alarm is not None:
        room.alarm.cancel()


def hub_with(table: Table) -> Hub:
    table.stored()
    hub = Hub(Memory())
    hub.rooms.add(table)
    return hub


def heard(connection: Connection, kind: str) -> list[Any]:
    """The messages of this kind that were sent so far."""
    found = []
    while not connection.outbox.empty():
        message = json.loads(connection.outbox.get_nowait() or "{}")
        if message.get("type") == kind:
            found.append(message)
    return found


def two_people(**setup: Any) -> tuple[Table, list[str]]:
    """Ann and Ben on the grid."""
    table, token = new_table(TableSetup(cars=2, laps=1, **setup), "Ann", None)
    _, other = join(table, "Ben", None)
    for seat in table.row.seats:
        seat.ready = True
    start(table)
    return table, [token, other]


@pytest.mark.anyio
async def test_what_is_selected_is_played_when_time_is_up_and_everybody_is_told() -> None:
    table, tokens = two_people(seconds=30)
    hub = hub_with(table)
    room = hub.rooms.open[table.id]
    ann, ben = [await hub.enter(table.id, token, odds=False) for token in tokens]
    mine = table.decision_of(0)
    assert mine is not None
    number = table.row.number
    heard(ben, "clock")
    hub.select(table.id, ann, int(mine.id), len(mine.options) - 1)
    hub.select(table.id, ben, int(mine.id), 0)  # not his decision
    assert room.selected == {0: (mine.id, len(mine.options) - 1)}
    assert ben.outbox.empty()  # nobody else learns of it
    room.deadlines = dict.fromkeys(room.deadlines, 0.0)
    hub.clocks.wind(room)
    await until(lambda: table.row.number > number, "the answers")
    plans = dict(table.history.actions[:2])
    assert plans[0] == write_action(mine.options[-1])
    told = [note for message in heard(ben, "noted") for note in message["notes"]]
    assert [(note["kind"], note["seat"], note["driver"]) for note in told] == [
        ("time-up", 0, None),
        ("time-up", 1, "club"),
    ]
    await hub.close()


@pytest.mark.anyio
async def test_a_selection_that_is_not_legal_is_not_played() -> None:
    table, tokens = two_people(seconds=30)
    hub = hub_with(table)
    room = hub.rooms.open[table.id]
    ann, _ = [await hub.enter(table.id, token, odds=False) for token in tokens]
    mine = table.decision_of(0)
    assert mine is not None
    hub.select(table.id, ann, int(mine.id), 60_000)
    room.deadlines = dict.fromkeys(room.deadlines, 0.0)
    hub.clocks.wind(room)
    await until(lambda: table.row.number >= 2, "the answers")
    assert {note.driver for note in table.beside.notes} == {"club"}
    await hub.close()


@pytest.mark.anyio
async def test_a_bank_is_used_by_its_own_player_and_an_answer_brings_something_back() -> None:
    table, tokens = two_people(bank=600, increment=5)
    hub = hub_with(table)
    room = hub.rooms.open[table.id]
    _, ben = [await hub.enter(table.id, token, odds=False) for token in tokens]
    decision, since = room.asked[0]
    room.asked[0] = decision, since - 100  # thought about for so long
    await hub.change(table.id, lambda table: answer(table, 0, decision, 0))
    assert table.beside.banks[0] == pytest.approx(505, abs=1)
    assert table.beside.banks[1] == 600
    clock = heard(ben, "clock")[-1]
    assert [(row["seat"], row["running"]) for row in clock["seats"]] == [(0, False), (1, True)]
    assert clock["seats"][0]["left"] == pytest.approx(505, abs=1)
    stored = Beside.read(table.beside.text())  # a restart forgets nothing
    assert stored.banks == table.beside.banks
    await hub.close()


@pytest.mark.anyio
async def test_whose_bank_is_empty_has_a_moment_for_each_decision() -> None:
    table, tokens = two_people(bank=60)
    table.beside.banks[0] = 0.0
    hub = hub_with(table)
    room = hub.rooms.open[table.id]
    await hub.enter(table.id, tokens[0], odds=False)
    decision, since = room.asked[0]
    assert room.deadlines[decision] == pytest.approx(since + LEAST)
    await hub.close()


@pytest.mark.anyio
async def test_two_kinds_of_clock_are_refused(server: Server) -> None:
    async with at_table(server, 1, start=False, cars=2) as (ann,):
        refused = await ann.ask("PUT", f"/tables/{ann.table}/setup", {"seconds": 30, "bank": 600})
        assert refused.json()["error"]["key"] == "bad-setup"


@pytest.mark.anyio
async def test_who_comes_later_hears_the_last_signals(server: Server) -> None:
    async with at_table(server, 2, start=False, cars=2, laps=1) as (ann, ben):
        await ann.tell(type="signal", signal="nice")
        hello = await ben.connect()
        assert [(one["seat"], one["signal"]) for one in hello["signals"]] == [(0, "nice")]


@pytest.mark.anyio
async def test_undo_and_another_setup_are_told_to_everybody(server: Server) -> None:
    async with at_table(server, 2, start=False, cars=2, laps=1) as (ann, ben):
        await ann.call("PUT", f"/tables/{ann.table}/setup", {"cars": 2, "laps": 1, "circuit": "italia"})
        told = await ben.until(lambda message: message["type"] == "noted")
        assert [(note["kind"], note["by"]) for note in told["notes"]] == [("setup", 0)]
        assert not ben.state["seats"][1]["ready"]
        await ben.ready()
        await ann.start()
        await ann.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        await drive(
            [ann, ben], randomly(2), stop=lambda: any(one.game and one.game["undo"] for one in (ann, ben))
        )
        undoing = ann if ann.game and ann.game["undo"] else ben
        other = ben if undoing is ann else ann
        await undoing.tell(type="undo", number=undoing.number)
        told = await other.until(lambda message: message["type"] == "noted")
        assert [(note["kind"], note["seat"]) for note in told["notes"]] == [("undone", undoing.seat)]
        hello = await other.connect()
        assert hello["notes"][-1]["kind"] == "undone"
        assert hello["notes"][-1]["event"] == len(hello["events"])


@pytest.mark.anyio
async def test_a_signal_reaches_everybody_and_too_many_are_refused(server: Server) -> None:
    async with at_table(server, 2, cars=2, laps=1) as (ann, ben):
        await ann.send({"type": "signal", "signal": "nice"})
        heard = await ben.until(lambda message: message["type"] == "signalled")
        assert heard == {"type": "signalled", "seat": 0, "signal": "nice"}
        for _ in range(20):
            await ann.send({"type": "signal", "signal": "wow"})
        refused = await ann.until(lambda message: message["type"] == "refused")
        assert refused["problem"]["key"] == "too-fast"
        await ben.send({"type": "signal", "signal": "rude"})
        refused = await ben.until(lambda message: message["type"] == "refused")
        assert refused["problem"]["key"] == "malformed"
