"""Several server processes on one PostgreSQL: any of them serves any seat, and one may die at any time.

The first part has two `slipstream serve` on ports of their own, so that a test knows who talks to whom;
the last part has one `slipstream serve --workers 2`, where nobody does.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from slipstream.modules.garage import UPGRADES_PER_CAR
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.store.store import Entry, TableRow
from slipstream.server.tables.lobby import join
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import absorb, answer, start, undo
from slipstream.server.tables.table import Table
from slipstream.server.tables.updates import hello, updates
from tests.cli.support import assert_refused, run_process
from tests.server.conftest import Postgres
from tests.server.support import (
    LONG,
    PATIENCE,
    ConnectionClosed,
    Json,
    Player,
    Refused,
    Server,
    drive,
    randomly,
    showing_off,
    until,
)
from tests.server.test_restarts import PENDING_STEPS, check_the_record, phases

pytestmark = pytest.mark.anyio

DRAFT_ROUNDS = [f"draft round {number}" for number in range(1, UPGRADES_PER_CAR + 1)]
PHASES = {"lobby", *DRAFT_ROUNDS, *PENDING_STEPS, "one plan in", "one car finished", "over"}


@pytest.fixture(scope="module")
def both(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two processes that start at the same time on an empty database."""
    url = postgres.database()
    one, two = Server(url, "--no-limits"), Server(url, "--no-limits")
    with one, two:
        yield one, two
        for server in (one, two):
            assert "Traceback" not in server.log
            assert "notice-failed" not in server.log
            assert "not-absorbed" not in server.log


@contextlib.asynccontextmanager
async def seated(*servers: Server, start: bool = True, **setup: Any) -> AsyncIterator[list[Player]]:
    """A player on each of these servers, all at one table."""
    players = [Player(server) for server in servers]
    host = players[0]
    try:
        await host.open(**setup)
        for number, guest in enumerate(players[1:], 1):
            await guest.join(host.table, f"Guest {number}")
            await guest.ready()
        if start:
            await host.start()
        for player in players:
            await player.connect(host.table)
        yield players
    finally:
        for player in players:
            await player.close()


async def heard(player: Player, wanted: Callable[[], bool]) -> None:
    """Messages until this is so."""
    while not wanted():
        await player.next()


def beyond(player: Player, number: int) -> Callable[[], bool]:
    """Has this player heard of a later entry?"""
    return lambda: player.number > number


def here(player: Player) -> list[int]:
    return [seat["seat"] for seat in player.state["seats"] if seat["here"]]


# Races


async def test_a_race_between_two_processes(both: tuple[Server, Server]) -> None:
    one, two = both
    async with seated(one, two, circuit="italia", cars=4, laps=1) as (ann, bob):
        await drive([ann, bob], randomly(1), undo=0.2)
        assert ann.events[-1] == bob.events[-1]
        await check_the_record(ann)
        await check_the_record(bob)


async def test_draft_weather_and_tournament(both: tuple[Server, Server]) -> None:
    one, two = both
    setup: Json = {"circuit": "gb", "cars": 4, "empty": "rookie", "garage": "all", "laps": 1}
    async with seated(one, two, one, weather=True, tournament=True, **setup) as players:
        assert players[0].step == "draft"
        await drive(players, showing_off(3), undo=0.1, stop=None if LONG else beyond(players[0], 60))
        assert players[0].step != "draft"
        for player in players:
            again = player.known()
            await player.connect()
            assert player.known() == again
        if LONG:
            await check_the_record(players[1])


async def test_a_season_goes_on_in_the_other_process(both: tuple[Server, Server]) -> None:
    """The first race, the interval, and on: the host says so in one process, the other hears it."""
    one, two = both
    async with seated(one, two, season="1961", cars=3, empty="nobody") as players:
        ann, bob = players

        def interval() -> bool:
            return any(not player.game["waiting"] for player in players if player.game is not None)

        for player in players:  # an automated driver is quicker
            await player.call("PATCH", f"/tables/{ann.table}/seats/{player.seat}", {"driver": "rookie"})
        await heard(ann, lambda: ann.game is not None and not ann.game["waiting"])
        await heard(bob, lambda: bob.number == ann.number and not (bob.game or {})["waiting"])
        assert interval()
        answer = await bob.ask("POST", f"/tables/{ann.table}/next")
        assert answer.json()["error"]["key"] == "not-host"
        for player in players:
            await player.call("PATCH", f"/tables/{ann.table}/seats/{player.seat}", {"driver": ""})
        await ann.call("POST", f"/tables/{ann.table}/next")
        for player in players:  # also in the interval they see the draft; only now somebody is asked
            await heard(player, lambda player=player: bool(player.game["waiting"]))  # type: ignore[misc]
        assert (await bob.call("GET", f"/tables/{ann.table}/results"))["rounds"] > 0
        await drive(players, randomly(1), stop=lambda: ann.step != "draft")


async def test_plans_at_the_same_time(both: tuple[Server, Server]) -> None:
    """Both write at once: one is first, the other tries again, and neither is lost."""
    one, two = both
    async with seated(one, two, one, two, circuit="usa", cars=4, laps=1, empty="nobody") as players:
        for _ in range(8):
            planners = [player for player in players if player.choice is not None]
            before = players[0].number
            await asyncio.gather(*(player.answer(0) for player in planners))
            for player in players:
                await player.reach(before + len(planners))
            assert len({player.number for player in players}) == 1
            games = [player.game for player in players if player.game is not None]
            assert len({str([game["state"]["cars"], game["waiting"]]) for game in games}) == 1
            turn = randomly(before)
            await drive(players, turn, stop=lambda: players[0].step == "plan" or players[0].over)


async def test_taking_back_and_undoing(both: tuple[Server, Server]) -> None:
    one, two = both
    async with seated(one, two, circuit="usa", cars=2, laps=1) as (ann, bob):
        await ann.answer(0)
        await bob.reach(1)
        assert bob.game is not None
        assert bob.game["state"]["cars"][0]["planned"]
        await ann.tell(type="take-back")
        await bob.reach(2)
        assert not bob.game["state"]["cars"][0]["planned"]
        assert len(bob.events) == len(ann.events)
        with pytest.raises(Refused, match="not-your-turn"):
            await bob.tell(type="take-back")
        players = [ann, bob]
        await drive(players, randomly(5), stop=lambda: any((p.game or {})["undo"] for p in players))
        actor, other = players if (ann.game or {})["undo"] else (bob, ann)
        number = actor.number
        await actor.tell(type="undo", number=number)
        await other.reach(number + 1)
        assert actor.number == number + 1
        assert (actor.game or {})["state"]["cars"] == (other.game or {})["state"]["cars"]
        with pytest.raises(Refused, match="nothing-to-undo"):
            await other.tell(type="undo", number=number)


# The table


async def test_who_is_there(both: tuple[Server, Server]) -> None:
    one, two = both
    async with seated(one, two, start=False) as (ann, bob):
        await heard(ann, lambda: here(ann) == [0, 1])
        await heard(bob, lambda: here(bob) == [0, 1])
        eve = Player(two)
        await eve.connect(ann.table)
        await heard(ann, lambda: ann.state["watching"] == 1)
        await heard(eve, lambda: here(eve) == [0, 1])
        await eve.close()
        await heard(ann, lambda: ann.state["watching"] == 0)
        await bob.disconnect()
        await heard(ann, lambda: here(ann) == [0])
        await bob.connect()
        await heard(ann, lambda: here(ann) == [0, 1])


async def test_seats_are_numbered_anew(both: tuple[Server, Server]) -> None:
    """Somebody in the middle left the lobby: seats move up at the start, in both processes."""
    one, two = both
    async with seated(one, one, two, start=False, cars=3) as (ann, bob, cid):
        await bob.call("DELETE", f"/tables/{ann.table}/seats/1")
        await bob.until(lambda message: message["type"] == "gone")
        await heard(cid, lambda: len(cid.state["seats"]) == 2)
        await ann.start()
        for player in (ann, cid):
            await heard(player, lambda player=player: player.game is not None)  # type: ignore[misc]
        assert (ann.seat, cid.seat) == (0, 1)
        await heard(ann, lambda: here(ann) == [0, 1])
        await heard(cid, lambda: here(cid) == [0, 1])
        await drive([ann, cid], randomly(1), stop=lambda: ann.number > 8)


async def test_a_second_tab_in_the_other_process(both: tuple[Server, Server]) -> None:
    one, two = both
    async with seated(one, two, cars=2, laps=1) as (ann, bob):
        tab = Player(two)
        tab.http.cookies.set("slipstream", ann.token)
        await tab.connect(ann.table)
        assert tab.seat == 0
        await ann.until(lambda message: message["type"] == "elsewhere")
        with pytest.raises(ConnectionClosed):
            await ann.next()
        await tab.answer(0)
        await bob.reach(1)
        await heard(bob, lambda: here(bob) == [0, 1])
        await ann.connect()  # and back again
        await tab.until(lambda message: message["type"] == "elsewhere")
        await drive([ann, bob], randomly(1), stop=lambda: ann.number > 6)
        await tab.close()


async def test_everybody_joins_at_once(both: tuple[Server, Server]) -> None:
    one, two = both
    async with seated(one, start=False, cars=6) as (ann,):
        guests = [Player((two, one)[number % 2]) for number in range(8)]
        answers = await asyncio.gather(
            *(
                guest.ask("POST", f"/tables/{ann.table}/seats", {"name": f"Guest {number}"})
                for number, guest in enumerate(guests)
            )
        )
        joined = [answer for answer in answers if answer.is_success]
        assert sorted(answer.json()["seat"] for answer in joined) == [1, 2, 3, 4, 5]
        refused = [answer.json()["error"]["key"] for answer in answers if not answer.is_success]
        assert refused == ["table-full"] * 3
        for server in both:
            watcher = Player(server)
            seats = (await watcher.call("GET", f"/tables/{ann.table}"))["seats"]
            assert len({seat["name"] for seat in seats}) == 6
            assert len({seat["colour"] for seat in seats}) == 6
            await watcher.close()
        for guest in guests:
            await guest.close()


async def test_what_one_process_wrote_the_other_knows_at_once(both: tuple[Server, Server]) -> None:
    """Who sat down in one process is known in the other with the very next request."""
    one, two = both
    for _ in range(6):
        async with seated(one, start=False, cars=6) as (ann,):
            watcher = Player(two)
            await watcher.connect(ann.table)  # the table is in the memory of the other process
            bob = Player(one)
            await bob.join(ann.table, "Bob")
            bob.http.base_url, bob.server = two.address, two
            await bob.ready()
            hello = await bob.connect()
            assert hello["table"]["you"] == 1
            await watcher.close()
            await bob.close()


async def test_deleted_in_the_other_process(both: tuple[Server, Server]) -> None:
    one, two = both
    async with seated(one, two, cars=2) as (ann, bob):
        await ann.call("DELETE", f"/tables/{ann.table}")
        gone = await bob.until(lambda message: message["type"] == "gone")
        assert gone["reason"] == "deleted"
        with pytest.raises(ConnectionClosed):
            await bob.next()
        for player in (ann, bob):
            assert (await player.ask("GET", f"/tables/{ann.table}")).status_code == 404


async def test_removed_by_the_host_in_the_other_process(both: tuple[Server, Server]) -> None:
    one, two = both
    async with seated(one, two, start=False) as (ann, bob):
        await ann.call("DELETE", f"/tables/{ann.table}/seats/1")
        gone = await bob.until(lambda message: message["type"] == "gone")
        assert gone["reason"] == "removed"


# What breaks


async def test_one_of_two_is_killed_in_every_phase(postgres: Postgres) -> None:
    """kill -9 in turn; the other goes on at once, and who was cut off comes back to it.

    In some of the phases; `./slipstream soak` sees them all, and `test_restarts` has a server die in each.
    """
    url = postgres.database()
    wanted = PHASES if LONG else set(sorted(PHASES)[::3])
    reached: set[str] = set()
    with Server(url, "--no-limits") as one, Server(url, "--no-limits") as two:
        for number in range(12):
            setup: Json = {"circuit": ("gb", "usa", "italia", "france")[number % 4], "laps": 1, "cars": 3}
            garage = "advanced" if number % 2 else "all"
            async with seated(one, two, start=False, garage=garage, weather=True, **setup) as players:
                await race_with_deaths([one, two], players, wanted, reached, number)
            if reached == wanted:
                break
        assert reached == wanted, f"never seen: {wanted - reached}"
        for server in (one, two):
            assert "Traceback" not in server.log


async def race_with_deaths(
    servers: list[Server], players: list[Player], wanted: set[str], reached: set[str], number: int
) -> None:
    async def visit(names: set[str]) -> None:
        for name in sorted((names & wanted) - reached)[:1]:
            victim = len(reached) % 2
            reached.add(name)
            dead, alive = servers[victim], servers[1 - victim]
            cut_off = [player for player in players if player.server is dead]
            before = [(player, player.known()) for player in players]
            dead.kill()
            for player in cut_off:
                with pytest.raises(ConnectionClosed):
                    await player.until(lambda _message: False)
                player.server, player.http.base_url = alive, alive.address
                await player.connect()
            for player, known in before:
                assert player.known() == known
            await asyncio.to_thread(dead.start)
            for player in cut_off:  # the next one is served by the new process
                player.server, player.http.base_url = dead, dead.address
                await player.connect()

    ann = players[0]
    await visit({"lobby"})
    await ann.start()
    for player in players:
        await heard(player, lambda player=player: player.game is not None)  # type: ignore[misc]
    await drive(players, showing_off(number), moment=lambda: visit(phases(ann)), undo=0.1, seed=number)
    await visit(phases(ann))
    await check_the_record(players[1])


async def test_notices_are_lost(both: tuple[Server, Server], postgres: Postgres) -> None:
    """PostgreSQL ends every connection: the processes connect again and see what they missed."""
    one, two = both
    async with seated(one, two, circuit="usa", cars=2, laps=1) as (ann, bob):
        url = one.arguments[one.arguments.index("--database") + 1]
        connection = await asyncpg.connect(url)
        for _ in range(3):
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            # whoever is asked answers at once, while nobody listens yet
            asked = ann if ann.choice is not None else bob
            deadline = time.monotonic() + PATIENCE
            while True:
                try:
                    await asked.answer(0)
                    break
                except Refused as refused:
                    assert refused.key == "no-database"  # noqa: PT017
                    assert time.monotonic() < deadline
            for player in (ann, bob):
                await player.reach(asked.number)
            assert ann.number == bob.number
            await drive([ann, bob], randomly(2), stop=lambda: ann.choice is not None)
        await connection.close()
        await drive([ann, bob], randomly(2), stop=lambda: ann.number > 30)


def test_another_process_is_followed_to_the_letter() -> None:
    """`absorb` leads to the same table as the answers themselves did.

    History and updates are compared after every answer, the greeting, which tells all of it, after some.
    """
    ours, _token = new_table(TableSetup(laps=1, cars=3, garage="all"), "Ann", None)
    join(ours, "Bob", None)
    for seat in ours.row.seats:
        seat.ready = True
    start(ours)
    stored: list[Entry] = list(ours.history.accepted)
    ours.stored()
    theirs = Table(_copy(ours), stored)
    theirs.stored()
    luck = random.Random(1)
    while ours.row.phase != "over":
        asked = luck.choice(ours.pending())
        if luck.random() < 0.2 and ours.can_undo(asked.seat):
            undo(ours, asked.seat)
        else:
            answer(ours, asked.seat, asked.id, luck.randrange(len(asked.options)))
        ours.note_state()
        assert absorb(theirs, _copy(ours), list(ours.history.accepted))
        if LONG or ours.row.number % 8 == 0 or ours.new_stage or ours.row.phase == "over":
            for reader in (None, 0, 1):
                assert hello(theirs, reader) == hello(ours, reader)
        assert updates(theirs, (None, 0, 1)) == updates(ours, (None, 0, 1))
        assert theirs.history.chapters == ours.history.chapters
        assert theirs.new_stage == ours.new_stage
        ours.stored()
        theirs.stored()
    assert not absorb(theirs, _copy(ours), [Entry(ours.row.number + 9, 0, "plan 1", 0.0)])


def _copy(table: Table) -> TableRow:
    """The row as it is stored, with what happened beside the race."""
    table.row.beside = table.beside.text()
    return copy.deepcopy(table.row)


# slipstream serve --workers


def workers_of(server: Server) -> list[int]:
    """The processes that serve: children of the one that was started, without Python's own helper."""
    children = Path(f"/proc/{server.process}/task/{server.process}/children").read_text()
    found = []
    for pid in map(int, children.split()):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


async def awake(server: Server) -> None:
    """Workers import everything anew: that takes a while on a busy machine."""
    player = Player(server)
    player.http.timeout = 2 * PATIENCE
    assert (await player.http.get("/healthz")).is_success
    await player.close()


async def test_workers_of_one_server(postgres: Postgres) -> None:
    """Nobody knows who serves whom. One is killed: it is started again, and clients just come back."""
    with Server(postgres.database(), "--no-limits", "--workers", "2") as server:
        await awake(server)
        async with seated(server, server, server, server, circuit="usa", cars=4, laps=1) as players:
            await drive(players, randomly(1), stop=lambda: players[0].number > 20)
            victim = workers_of(server)[0]
            os.kill(victim, signal.SIGKILL)
            await until(lambda: len(workers_of(server)) == 2 and victim not in workers_of(server))
            for player in players:
                number = player.number
                await player.connect()
                assert player.number == number
            await drive(players, randomly(3), stop=None if LONG else beyond(players[0], 60))
            assert len({player.number for player in players}) == 1
            if LONG:
                await check_the_record(players[1])
        workers = workers_of(server)
        assert len(workers) == 2
        server.kill()  # nobody tells the workers: they notice
        await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
        assert "Traceback" not in server.log


async def test_workers_stop_with_their_server(postgres: Postgres) -> None:
    with Server(postgres.database(), "--no-limits", "--workers", "2") as server:
        await awake(server)
        player = Player(server)
        await player.open(start=True, cars=2, laps=1)
        await player.connect()
        workers = workers_of(server)
        await asyncio.to_thread(server.stop, signal.SIGTERM)
        with pytest.raises(ConnectionClosed):
            await player.until(lambda _message: False)
        assert not any(Path(f"/proc/{pid}").exists() for pid in workers)
        await player.close()


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    ran = run_process(
        "serve", "--port", 0, "--no-browser", "--workers", 2, "--database", tmp_path / "slipstream.db"
    )
    assert_refused(ran, "PostgreSQL")
