"""kill -9 in every phase: nothing that was accepted is lost, and everybody sees the same as before.

The list of phases comes from the engine: every step that can be pending, every round of the draft, and
what lies around a race. A test fails if one of them was not reached.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Final

import pytest

from slipstream.core.state import STEP_KEYS
from slipstream.modules.garage import UPGRADES_PER_CAR
from slipstream.records.record import Record
from tests.server.support import (
    LONG,
    ConnectionClosed,
    Json,
    Player,
    Server,
    at_table,
    drive,
    randomly,
    showing_off,
    until,
)

pytestmark = pytest.mark.anyio

PENDING_STEPS = [step for step in STEP_KEYS if step not in ("running", "over")]
DRAFT_ROUNDS = [f"draft round {number}" for number in range(1, UPGRADES_PER_CAR + 1)]
BETWEEN = ["one plan in", "taken back", "undone", "one car finished"]
PHASES = {"lobby", *DRAFT_ROUNDS, *PENDING_STEPS, *BETWEEN, "over"}
RACES = 12  # to reach them all; two are usually enough
KILLS = 6 if LONG else 3


def phases(player: Player) -> set[str]:
    """The phases that this moment belongs to."""
    game = player.game
    if game is None or player.over:
        return {player.step}
    state = game["state"]
    if state["type"] == "draft":
        return {f"draft round {state['round']}"}
    found = {state["step"]}
    racing = [car["status"] == "racing" for car in state["cars"]]
    if not all(racing):
        found.add("one car finished")
    if state["step"] == "plan" and any(car["planned"] for car in state["cars"]):
        found.add("one plan in")
    return found


#: who has connected again by now, and since when the others are away
SOMEWHERE: Final = {"here": True, "away": None}


async def survive(server: Server, players: list[Player]) -> None:
    """Kill the server, start it, and see that everybody is told what they knew."""
    before = [(player.known(), player.state) for player in players]
    await asyncio.to_thread(server.restart)
    for player in players:
        await player.connect()
    for player, (known, table) in zip(players, before, strict=True):
        assert player.known() == known
        assert player.state["phase"] == table["phase"]
        assert player.state["setup"] == table["setup"]
        assert [{**seat, **SOMEWHERE} for seat in player.state["seats"]] == [
            {**seat, **SOMEWHERE} for seat in table["seats"]
        ]


async def check_the_record(player: Player) -> None:
    """What stands at the end is in the record, and in the results."""
    assert player.game is not None
    record = Record.loads((await player.ask("GET", f"/tables/{player.table}/record")).text)
    race = record.replay().race
    assert race is not None
    assert race.state.results == player.game["state"]["results"]
    results = await player.call("GET", f"/tables/{player.table}/results")
    assert [row["seat"] for row in results["rows"]] == race.state.results
    assert results["places"][-1] == race.state.results


async def test_killed_in_every_phase(database: str) -> None:
    """Two people, a Legend and an automated driver, with everything a race can have.

    Each database has its half of the phases; `./slipstream soak` sees them all on both.
    """
    wanted = PHASES if LONG else set(sorted(PHASES)[database.startswith("postgresql") :: 2])
    reached: set[str] = set()
    with Server(database, "--no-limits") as server:
        for number in range(RACES):
            setup: Json = {"circuit": ("gb", "usa", "italia", "france")[number % 4], "laps": 1, "cars": 3}
            garage = "advanced" if number % 2 else "all"
            async with at_table(
                server, 2, start=False, watching=1, garage=garage, weather=number % 3 != 2, **setup
            ) as players:
                await one_race(server, players, wanted, reached, number)
            if reached == wanted:
                break
        assert reached == wanted, f"never seen: {wanted - reached}"
        assert "Traceback" not in server.log
        assert server.starts == len(wanted) + 1


async def one_race(
    server: Server, players: list[Player], wanted: set[str], reached: set[str], number: int
) -> None:
    """A race in which the server dies whenever a phase is new."""
    ann, bob, _eve = players

    async def visit(names: set[str]) -> None:
        new = (names & wanted) - reached
        for name in sorted(new)[:1]:  # one at a time: each has a kill of its own
            reached.add(name)
            await survive(server, players)

    async def moment() -> None:
        await visit(phases(ann))
        if "taken back" in wanted - reached:
            for player in (ann, bob):
                if player.game is not None and player.game["take_back"]:
                    await player.tell(type="take-back")
                    await caught_up(players, player)
                    await visit({"taken back"})
                    break
        if "undone" in wanted - reached:
            for player in (ann, bob):
                if player.game is not None and player.game["undo"]:
                    await player.tell(type="undo", number=player.number)
                    await caught_up(players, player)
                    await visit({"undone"})
                    break

    await visit({"lobby"})
    await ann.start()
    for player in players:
        await player.until(lambda message: message["type"] == "hello" and message["game"] is not None)
    await drive(players, showing_off(number), moment=moment, undo=0.15, seed=number)
    await visit(phases(ann))
    await check_the_record(ann)


async def caught_up(players: list[Player], first: Player) -> None:
    for player in players:
        await player.reach(first.number)


async def test_killed_at_any_moment(database: str) -> None:
    """In the middle of traffic: what was accepted or shown is there, what was not may be sent again."""
    luck = random.Random(4)
    kills = 0
    with Server(database, "--no-limits") as server:
        setup: Json = {"circuit": "italia", "cars": 4, "laps": 1, "empty": "rookie"}
        async with at_table(server, 2, watching=1, **setup) as players:
            while not players[0].over:
                killer = None
                if kills < KILLS:
                    killer = asyncio.create_task(kill_within(players, luck.randrange(1, 40), server))
                with contextlib.suppress(ConnectionClosed, OSError):
                    await drive(players, randomly(kills), undo=0.1, seed=kills)
                if killer is None:
                    continue
                await killer
                kills += 1
                await asyncio.to_thread(server.start)
                for player in players:
                    # entry numbers only rise, and what was seen up to there is unchanged
                    number, seen = player.number, player.known()
                    await player.connect()
                    assert player.number >= number
                    if player.number == number:
                        assert player.known() == seen
            await check_the_record(players[0])
            assert kills == KILLS
            assert "Traceback" not in server.log


async def kill_within(players: list[Player], messages: int, server: Server) -> None:
    """Kill it when the players have got so many more messages: while they send others, or wait for one."""
    before = sum(len(player.received) for player in players)
    await until(lambda: sum(len(player.received) for player in players) >= before + messages, "traffic")
    await asyncio.to_thread(server.kill)


async def test_a_server_that_is_stopped_says_goodbye(server: Server) -> None:
    """Ctrl+C ends connections at once; the race is there when it comes back."""
    async with at_table(server, 1, cars=3, laps=1) as (ann,):
        await ann.answer(0)
        before = ann.known()
        await asyncio.to_thread(server.stop)
        with pytest.raises(ConnectionClosed):
            await ann.until(lambda _message: False)
        await asyncio.to_thread(server.start)
        await ann.connect()
        assert ann.known() == before
