"""Automated drivers at a table: any level for any seat, and nothing to be read from how long they think."""

from __future__ import annotations

import asyncio
import random
import selectors
import time
from typing import Any

import pytest

from slipstream.checks.fuzzing import fuzz_setup
from slipstream.circuits.loader import circuit_names
from slipstream.core.race import Race
from slipstream.drivers import level_of, manner_of
from slipstream.games.grand_prix import GrandPrix
from slipstream.server.live import minds
from slipstream.server.live.hub import Hub
from slipstream.server.live.minds import Minds
from slipstream.server.live.parcels import pack, unpack, values_of
from slipstream.server.live.rooms import Room
from slipstream.server.live.thinking import EVEN_SECONDS
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.tables.driving import thinking
from slipstream.server.tables.lobby import hand_over
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.people import PEOPLE
from slipstream.server.tables.playing import answer as answered
from slipstream.server.tables.playing import start
from slipstream.server.tables.table import Table
from tests.server.support import Player, Server, at_table, drive, randomly, until
from tests.server.test_lobby import refused
from tests.server.test_secrets import Memory

pytestmark = pytest.mark.anyio


# In the lobby


async def test_the_host_chooses_the_driver_of_every_seat(server: Server) -> None:
    async with at_table(server, 2, start=False, cars=6, laps=1, empty="rookie") as (ann, bob):
        for at, level in enumerate(("club", "champion", "rookie"), 2):
            added = await ann.call("POST", f"/tables/{ann.table}/drivers", {"driver": level})
            assert added["seat"] == at
        assert await refused(ann, "POST", "/drivers", {"driver": "random"}) == (422, "malformed")
        await ann.call("PATCH", f"/tables/{ann.table}/seats/3", {"driver": "club"})
        assert await refused(bob, "PATCH", "/seats/3", {"driver": "rookie"}) == (403, "not-host")
        assert await refused(ann, "PATCH", "/seats/3", {"driver": ""}) == (409, "not-a-driver")
        table = (await ann.connect())["table"]
        assert [seat["driver"] for seat in table["seats"]] == [None, None, "club", "club", "rookie"]
        await ann.start()
        table = (await ann.connect())["table"]
        assert [seat["driver"] for seat in table["seats"][2:]] == ["club", "club", "rookie", "rookie"]
        await bob.connect()
        await drive([ann, bob], randomly(3))
        record = (await ann.ask("GET", f"/tables/{ann.table}/record")).json()
        levels = ["human", "human", "club", "club", "rookie", "rookie"]
        assert [level_of(name) for name in record["drivers"]] == levels
        people = {(seat["manner"], seat["name"]) for seat in table["seats"][2:]}
        assert len(people) == 4  # everybody is somebody else
        assert people <= set(PEOPLE.items())
        assert [manner_of(name) for name in record["drivers"][2:]] == [
            seat["manner"] for seat in table["seats"][2:]
        ]


async def test_the_host_picks_who_drives(server: Server) -> None:
    async with at_table(server, 1, start=False, cars=4, laps=1, empty="nobody") as (ann,):
        await ann.call("POST", f"/tables/{ann.table}/drivers", {"driver": "club", "manner": "keeps"})
        await ann.call("POST", f"/tables/{ann.table}/drivers", {"driver": "pro", "manner": "blocks"})
        state = await ann.call("PATCH", f"/tables/{ann.table}/seats/1", {"manner": "blocks"})
        assert [(seat["name"], seat["driver"]) for seat in state["seats"][1:]] == [
            ("Ella", "club"),
            ("Fritz", "pro"),
        ]
        state = await ann.call(
            "PATCH", f"/tables/{ann.table}/seats/2", {"manner": "boosts", "driver": "rookie"}
        )
        assert [seat["name"] for seat in state["seats"][1:]] == ["Ella", "Vega"]
        assert state["seats"][2]["driver"] == "rookie"
        assert await refused(ann, "PATCH", "/seats/0", {"manner": "keeps"}) == (409, "not-a-driver")
        assert await refused(ann, "PATCH", "/seats/1", {"manner": "sleeps"}) == (422, "malformed")
        await ann.start()
        assert await refused(ann, "PATCH", "/seats/1", {"manner": "keeps"}) == (409, "already-started")


async def test_a_table_opens_with_its_drivers(server: Server) -> None:
    async with at_table(server, 1, start=False, laps=1, cars=2) as (ann,):
        wanted = {"setup": {"cars": 4, "empty": "nobody"}, "name": "Carla", "start": True}
        drivers = [{"driver": "rookie"}, {"driver": "amateur", "manner": "gambles"}]
        ann.table = (await ann.call("POST", "/tables", {**wanted, "drivers": drivers}))["table"]
        seats = (await ann.connect())["table"]["seats"]
        assert [seat["driver"] for seat in seats] == [None, "amateur", "rookie"]
        assert seats[1]["name"] == "Dan"  # those who are named sit down first
        assert seats[2]["name"] not in ("Carla", "Carla 2", "Dan")  # nobody's namesake
        assert (await ann.ask("POST", "/tables", {**wanted, "drivers": 4 * drivers})).status_code == 422


async def test_the_scale_is_told(server: Server) -> None:
    async with at_table(server, 1, start=False, laps=1, cars=2) as (ann,):
        scale = await ann.call("GET", "/strength")
        for box in ("base", "box"):
            assert set(scale[box]) == {*circuit_names(), "any"}
            for table in scale[box].values():
                assert table["club"]["strength"] == 0
                assert table["rookie"]["strength"] < table["amateur"]["strength"] < 0
                assert table["rookie"]["races"] > 0


async def test_another_level_during_the_race(server: Server) -> None:
    async with at_table(server, 1, cars=2, laps=1, empty="rookie") as (ann,):
        await ann.call("PATCH", f"/tables/{ann.table}/seats/1", {"driver": "club"})
        assert (await ann.connect())["table"]["seats"][1]["driver"] == "club"
        await drive([ann], randomly(3))
        assert await refused(ann, "PATCH", "/seats/1", {"driver": "rookie"}) == (409, "not-a-driver")


@pytest.mark.parametrize("level", ["rookie", "club"])
async def test_empty_cars_of_a_level(server: Server, level: str) -> None:
    async with at_table(server, 1, cars=4, laps=1, empty=level) as (ann,):
        assert [seat["driver"] for seat in ann.state["seats"]] == [None, level, level, level]
        assert {seat["kind"] for seat in ann.state["seats"][1:]} == {"driver"}
        await drive([ann], randomly(1))
        again = await ann.call("POST", f"/tables/{ann.table}/rematch")
        ann.table = again["table"]
        assert [seat["driver"] for seat in (await ann.connect())["table"]["seats"]] == [None, *[level] * 3]


async def test_who_drives_for_the_absent(server: Server) -> None:
    for absent in ("rookie", "club"):
        async with at_table(server, 2, cars=2, laps=1, empty="nobody", absent=absent) as (ann, bob):
            await bob.call("DELETE", f"/tables/{bob.table}/seats/1")
            assert (await ann.connect())["table"]["seats"][1]["driver"] == absent
            assert ann.state["setup"]["absent"] == absent
            await drive([ann], randomly(2))


# Drivers who think


def champion_table(cars: int = 2, **setup: Any) -> tuple[Table, str]:
    table, token = new_table(TableSetup(cars=cars, laps=1, empty="champion", **setup), "Ann", None)
    start(table)
    return table, token


async def in_hub(table: Table, seconds: float) -> tuple[Hub, Room]:
    hub = Hub(Memory())
    hub.thinking.seconds = seconds
    await hub.add(table)
    return hub, hub.rooms.open[table.id]


def answer(table: Table, seat: int, luck: random.Random) -> None:
    decision = table.decision_of(seat)
    assert decision is not None
    answered(table, seat, decision.id, luck.randrange(len(decision.options)))


class Unhurried(asyncio.SelectorEventLoop):
    """Time passes only while everybody waits: hours are over at once, and a slow machine changes nothing."""

    def __init__(self) -> None:
        selector = selectors.DefaultSelector()
        super().__init__(selector)
        self.now = 0.0
        look = selector.select

        def select(timeout: float | None = None) -> Any:
            self.now += timeout or 0.0
            return look(0 if timeout is not None else None)

        selector.select = select  # type: ignore[method-assign]

    def time(self) -> float:
        return self.now


class Dreamer(Minds):
    """Answers at random, after any time; sometimes that is too long."""

    def __init__(self, luck: random.Random, longest: float) -> None:
        super().__init__()
        self.luck, self.longest, self.late = luck, longest, 0

    async def ask(self, function: Any, *arguments: Any) -> Any:
        assert function is minds.decide
        _view, decision = unpack(arguments[1])
        seconds = self.luck.random() * self.longest
        try:
            await asyncio.sleep(seconds)
        except asyncio.CancelledError:
            self.late += 1
            raise
        return minds.numbers(self.luck.choice(decision.options))


def test_a_champion_answers_after_the_same_time_whatever_it_thinks_about() -> None:
    async def measure() -> tuple[list[tuple[str, float]], int]:
        table, _ = champion_table()
        hub, room = await in_hub(table, 1.5)
        luck, times = random.Random(2), list[tuple[str, float]]()
        mind = hub.thinking.minds = Dreamer(random.Random(3), 2.0)
        room.thoughts.clear()  # whoever was asked when the table was opened is asked again
        hub.thinking.begin(table, room.thoughts)
        loop = asyncio.get_running_loop()
        try:
            while len(times) < 60 and table.row.phase == "running":
                step, number, began = thinking(table)[0][0].step, table.row.number, loop.time()
                expected = hub.thinking.time_for(table, step)
                while table.row.number == number:
                    await asyncio.sleep(0.001)
                times.append((step, loop.time() - began - expected))
                while not thinking(table) and table.row.phase == "running":
                    await hub.change(table.id, lambda table: answer(table, 0, luck))
        finally:
            await hub.close()
        return times, mind.late

    with asyncio.Runner(loop_factory=Unhurried) as runner:
        times, late = runner.run(measure())
    assert {step for step, _ in times} >= {"plan", "react"}
    assert late > 3, "some thoughts are not ready in time"
    assert all(-0.002 < off < EVEN_SECONDS + 0.002 for _, off in times), times  # looked at every 0.001


async def test_others_are_served_while_a_champion_thinks() -> None:
    """Whoever thinks does it in a process of its own: what this one works at a stretch is little."""
    table, _ = champion_table(cars=3)
    hub, _room = await in_hub(table, 1.5)
    longest, last = 0.0, time.thread_time()
    number = table.row.number

    def two_answers() -> bool:
        nonlocal longest, last
        now = time.thread_time()
        longest, last = max(longest, now - last), now
        return table.row.number >= number + 2

    try:
        await until(two_answers, "an answer")
    finally:
        await hub.close()
    assert longest < 0.5, "the loop stood still"


async def test_who_is_not_ready_in_time_answers_quickly() -> None:
    table, _ = champion_table()
    hub, _room = await in_hub(table, 0.06)
    luck = random.Random(3)
    try:
        while table.row.phase == "running":  # a whole race: no thought is ever ready
            await until(lambda: not thinking(table))
            if table.decision_of(0) is not None:
                await hub.change(table.id, lambda table: answer(table, 0, luck))
    finally:
        await hub.close()
    assert table.game.over


async def test_a_race_against_a_champion_survives_a_restart(tmp_path: Any) -> None:
    with Server(tmp_path / "champion.db", "--no-limits") as server:
        async with at_table(server, 1, cars=2, laps=1, empty="champion") as (ann,):
            assert ann.game is not None
            if len(ann.game["waiting"]) == 2:
                await ann.answer(0)
            assert ann.game["waiting"] == [1], "the champion thinks"
            number = ann.number
            server.restart()
            await ann.connect()
            await ann.reach(number + 1)
            await moved_on(ann)


async def moved_on(player: Player) -> None:
    """The race goes on until this player is asked again."""
    while player.choice is None:
        await player.next()


async def test_a_person_who_comes_back_is_not_overtaken_by_a_thought() -> None:
    table, token = new_table(TableSetup(cars=2, laps=1, empty="rookie", absent="champion"), "Ann", None)
    start(table)
    hub, room = await in_hub(table, 0.5)
    try:
        await hub.change(table.id, lambda table: hand_over(table, 0, "champion"))
        (thought,) = room.thoughts.drivers.values()
        decision = table.pending()[0].id
        await hub.enter(table.id, token)  # back at the wheel
        assert room.thoughts.drivers == {}
        await asyncio.wait([thought])
        assert thought.cancelled()
        assert [one.id for one in table.pending()] == [decision]
    finally:
        await hub.close()


# What travels to those who think


def moments(number: int) -> list[tuple[GrandPrix, Race]]:
    """Some moments of a race with any modules, at random."""
    luck, game, found = random.Random(number), fuzz_setup(number).start(number), []
    while not game.over:
        if game.race is not None and luck.random() < 0.05:
            found.append((game.copy(), game.race.copy()))
        decision = game.pending()[0]
        game.apply(decision.seat, decision.options[luck.randrange(len(decision.options))])
    return found


def test_views_and_decisions_arrive_as_they_were() -> None:
    travelled = 0
    for number in range(12):
        for game, race in moments(number):
            for decision in game.pending():
                view = race.view(decision.seat)
                there, asked, word = unpack(pack(view, decision, "word"))
                assert there == view
                assert word == "word"
                assert (asked.id, asked.seat, asked.step) == (decision.id, decision.seat, decision.step)
                assert asked.options == decision.options
                assert values_of(there.rules) == values_of(view.rules)
                assert there.track.next_corner == view.track.next_corner
                for car, same in zip(there.cars, view.cars, strict=True):
                    assert [values_of(face) for face in car.faces] == [values_of(face) for face in same.faces]
                travelled += 1
    assert travelled > 200


def test_circuit_and_rules_travel_once() -> None:
    _, race = moments(1)[0]
    first, second = (unpack(pack(race.view(0), race.pending()[0])) for _ in range(2))
    assert first[0].track is second[0].track
    assert first[0].rules is second[0].rules


def test_a_race_does_not_travel() -> None:
    """Only what a view is made of can be packed: a state with hidden cards is refused."""
    _, race = moments(1)[0]
    decision = race.pending()[0]
    for secret in (race, race.state, race.state.cars[0], race.state.cars[0].luck):
        with pytest.raises(TypeError):
            pack(race.view(decision.seat), decision, secret)
