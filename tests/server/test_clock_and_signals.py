"""A time limit for decisions, and quick signals."""

from __future__ import annotations

import pytest

from slipstream.server.live.hub import Hub
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.store.bus import NoBus
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import start
from tests.server.support import Server, at_table, until
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
