"""A backup taken while races run, restored elsewhere: every race goes on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from pathlib import Path

import pytest

from tests.server.conftest import Postgres
from tests.server.support import LONG, Json, Player, Server, drive, randomly, showing_off
from tests.server.test_restarts import check_the_record

pytestmark = pytest.mark.anyio

RACES = 3 if LONG else 2


async def seated(server: Server, number: int) -> list[Player]:
    """Two people in a race with everything."""
    setup: Json = {"circuit": ("usa", "gb", "italia", "france")[number % 4], "cars": 3, "laps": 1}
    players = [Player(server), Player(server)]
    await players[0].open(garage="all" if number % 2 else None, weather=number % 2 == 1, **setup)
    await players[1].join(players[0].table, "Bob")
    await players[1].ready()
    await players[0].start()
    for player in players:
        await player.connect(players[0].table)
    return players


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_restored_elsewhere(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        source, target = str(tmp_path / "here.db"), str(tmp_path / "there.db")

        def copy() -> None:
            # what `sqlite3 here.db ".backup there.db"` does
            here, there = sqlite3.connect(source), sqlite3.connect(target)
            here.backup(there, pages=5, sleep=0.001)  # page by page, while the server writes
            here.close()
            there.close()
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        source, target = postgres.database(), postgres.database()
        file = tmp_path / "backup.dump"

        def copy() -> None:
            environment = {**os.environ, "PGCONNECT_TIMEOUT": "10"}
            dump = ["pg_dump", "--format=custom", f"--file={file}", source]
            restore = ["pg_restore", "--no-owner", f"--dbname={target}", str(file)]
            for program, *words in (dump, restore):
                subprocess.run([postgres.programs / program, *words], check=True, env=environment)

    with Server(source, "--no-limits") as server:
        races = [await seated(server, number) for number in range(RACES)]
        copied = asyncio.Event()

        async def keep_on(number: int) -> int:
            """Race on until the copy is made, and some more; gives how far it was before."""
            players = races[number]
            await drive(players, showing_off(number), stop=lambda: players[0].number >= 5 + 9 * number)
            before = players[0].number
            moving.release()
            await drive(
                players, randomly(number), stop=lambda: copied.is_set() and players[0].number > before + 3
            )
            return before

        moving = asyncio.Semaphore(0)
        racing = [asyncio.create_task(keep_on(number)) for number in range(RACES)]
        for _ in range(RACES):
            await moving.acquire()
        await asyncio.to_thread(copy)
        copied.set()
        before = await asyncio.gather(*racing)
        server.kill()
    with Server(target, "--no-limits") as server:
        for players, number in zip(races, before, strict=True):
            for player in players:
                last = player.number
                player.server, player.http.base_url = server, server.address
                await player.connect()
                # somewhere between the beginning of the backup and what came after it
                assert number <= player.number <= last
            assert players[0].number == players[1].number
            await drive(players, randomly(number))
            await check_the_record(players[1])
        assert "Traceback" not in server.log
    for players in races:
        for player in players:
            await player.close()
