"""Automated drivers who answer at once: in short turns, fair between visitors, and never all at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from slipstream.server.live import wheel
from slipstream.server.live.hub import Hub
from slipstream.server.live.thinking import EVEN_SECONDS
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.store.store import Entry, TableRow
from slipstream.server.tables.driving import at_rest
from slipstream.server.tables.fair import visitor
from slipstream.server.tables.lobby import hand_over, join, leave
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import start
from slipstream.server.tables.table import Table
from tests.server.support import until
from tests.server.test_drivers import Unhurried
from tests.server.test_secrets import Memory

pytestmark = pytest.mark.anyio


class Kept(Memory):
    """Keeps how many answers each write brought."""

    def __init__(self) -> None:
        super().__init__()
        self.brought: list[int] = []

    async def write(self, row: TableRow, accepted: list[Entry], seats_too: bool = False) -> None:  # type: ignore[override]
        self.brought.append(len(accepted))
        await super().write(row, accepted, seats_too)


def race(laps: int = 2) -> Table:
    """Two people and four rookies; one of the people has left the wheel."""
    table, _token = new_table(TableSetup(cars=6, laps=laps, empty="rookie"), "Ann", None)
    join(table, "Bob", None)
    for seat in table.row.seats:
        seat.ready = True
    start(table)
    leave(table, 1)
    return table


def driven(table: Table) -> Callable[[], bool]:
    return lambda: table.row.phase == "over"


def watch_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cars that are handed over drive on to the end, as if their people did not look."""
    monkeypatch.setattr("slipstream.server.tables.driving.is_watched", lambda table, decision: False)


async def test_a_race_that_is_handed_over_is_stored_and_told_in_stretches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch_nobody(monkeypatch)
    store = Kept()
    hub = Hub(store)
    try:
        table = race()
        await hub.add(table)
        await hub.change(table.id, lambda table: hand_over(table, 0, "rookie"))
        assert table.row.phase == "running", "nobody waits until all of it is driven"
        await until(driven(table))
        assert sum(store.brought) > 2 * wheel.STRETCH
        assert max(store.brought) <= wheel.STRETCH
    finally:
        await hub.close()


async def test_who_has_much_driven_waits_for_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """One visitor hands over eight races, then another one: that is through among the first."""
    watch_nobody(monkeypatch)
    monkeypatch.setattr(wheel, "TURN_SECONDS", 0.0)  # one answer a turn, on any machine
    hub = Hub(Memory())
    ended: list[str] = []

    async def hand(table: Table, who: str) -> None:
        visitor.set(who)
        await hub.change(table.id, lambda table: hand_over(table, 0, "rookie"))
        await until(driven(table))
        ended.append(who)

    try:
        tables = [race(laps=1) for _ in range(9)]
        for table in tables:
            await hub.add(table)
        tasks = [asyncio.create_task(hand(table, "many")) for table in tables[:8]]
        tasks.append(asyncio.create_task(hand(tables[8], "one")))
        await asyncio.gather(*tasks)
        assert ended.index("one") <= 2, ended
    finally:
        await hub.close()


async def test_what_was_not_driven_to_its_end_goes_on_when_somebody_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The process that drove is gone in the middle of it."""
    watch_nobody(monkeypatch)
    store = Kept()
    hub = Hub(store)
    table = race()
    await hub.add(table)
    await hub.change(table.id, lambda table: hand_over(table, 0, "rookie"))
    await hub.close()
    assert not at_rest(table)
    other = Hub(Memory())
    try:
        table.stored()
        other.rooms.add(table)
        await until(driven(table))
    finally:
        await other.close()


def test_how_long_the_quick_ones_need_tells_nothing() -> None:
    """Everybody hears of it a whole number of ticks after the answer it follows."""

    async def measure() -> list[float]:
        hub, found = Hub(Memory()), list[float]()
        loop = asyncio.get_running_loop()
        try:
            table = race()
            await hub.add(table)
            while table.row.phase == "running" and len(found) < 12:
                decision = table.decision_of(0)
                if decision is None:
                    await asyncio.sleep(0.001)
                    continue
                number, began = table.row.number, loop.time()
                await hub.change(table.id, lambda table, asked=decision: table.apply(0, asked.options[0]))  # type: ignore[misc]
                if table.row.number > number + 1:  # drivers have answered too
                    found.append(loop.time() - began)
        finally:
            await hub.close()
        return found

    with asyncio.Runner(loop_factory=Unhurried) as runner:
        found = runner.run(measure())
    assert len(found) > 5
    off = [seconds / EVEN_SECONDS - round(seconds / EVEN_SECONDS) for seconds in found]
    assert all(abs(one) < 0.01 for one in off), found
    assert all(seconds > EVEN_SECONDS / 2 for seconds in found), found
