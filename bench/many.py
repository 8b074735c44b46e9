"""Many races: does the server grow with them? 10,000 short ones in a row, 100,000 finished ones kept.

    python bench/many.py                    both
    python bench/many.py --short 1000 --finished 10000

    short       races against rookies are opened, driven, looked at and given up: memory as it goes
    finished    so many finished races lie in the database: how long the server starts, the start page of
                somebody with a thousand of them, the clean-up, and a race that comes back to the memory

Each figure of the second is told for a tenth of them and for all. Everything stays on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import secrets
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx2
from load import SERVE, Running, free_port

from slipstream.server.live.housekeeping import Forgetting
from slipstream.server.live.hub import Hub
from slipstream.server.store.database import database_url, open_database, prepare
from slipstream.server.store.store import Store
from slipstream.server.tables.driving import drive_some
from slipstream.server.tables.identity import new_id

AT_ONCE: Final = 10
FLAT: Final = 1.15  # times as much memory after the second half as before it
GROWS: Final = 3.0  # times as long with ten times as many: more is in proportion


def serving(folder: Path) -> tuple[Running, float]:
    """A server, and how long it took until it answered."""
    port = free_port()
    command = ["-c", SERVE, "serve", "--host", "127.0.0.1", "--port", str(port), "--quiet", "--no-limits"]
    began = time.perf_counter()
    server = Running([*command, "--database", str(folder / "races.db")], port, folder / "server.log")
    return server, time.perf_counter() - began


def client(server: Running) -> httpx2.AsyncClient:
    return httpx2.AsyncClient(base_url=f"http://127.0.0.1:{server.port}/api", trust_env=False, timeout=60)


async def short_race(http: httpx2.AsyncClient) -> None:
    """Opened, looked at and given up: it leaves nothing."""
    http.cookies.clear()
    wanted = {"setup": {"cars": 3, "empty": "rookie", "laps": 1}, "name": "Ann", "start": True}
    answer = await http.post("/tables", json=wanted)
    answer.raise_for_status()
    table = answer.json()["table"]
    (await http.get(f"/tables/{table}")).raise_for_status()
    (await http.delete(f"/tables/{table}/seats/0")).raise_for_status()


async def short(folder: Path, number: int) -> int:
    server, _ = serving(folder)
    found: list[int] = []
    try:
        async with client(server) as http:
            clients = [http, *[client(server) for _ in range(AT_ONCE - 1)]]

            async def some(one: httpx2.AsyncClient, times: int) -> None:
                for _ in range(times):
                    await short_race(one)

            for part in range(10):
                await asyncio.gather(*(some(one, number // 10 // AT_ONCE) for one in clients))
                found.append(server.memory >> 20)
                print(f"after {(part + 1) * number // 10} short races: {found[-1]} MB", flush=True)
            for one in clients[1:]:
                await one.aclose()
    finally:
        server.stop()
    return int(found[-1] > FLAT * found[4])


async def fill(folder: Path, number: int, browser: str) -> str:
    """So many finished races, all alike but for their names; a browser holds a thousand of them. One's id."""
    engine = open_database(database_url(str(folder / "races.db")))
    await prepare(engine)
    hub = Hub(Store(engine))
    from slipstream.server.protocol.messages import TableSetup
    from slipstream.server.tables.opening import new_table
    from slipstream.server.tables.playing import start

    table, token = new_table(TableSetup(cars=3, laps=1, empty="rookie"), "Ann", None)
    start(table)
    await hub.add(table)

    def over(table: Any) -> None:
        while table.row.phase == "running":
            if not drive_some(table, 1.0, 1000):
                decision = table.decision_of(0)
                table.apply(0, decision.options[0], decision.id)
            table.note_state()

    await hub.change(table.id, over)
    await hub.holdings.hold(browser, {table.id: token})
    first = table.id
    await hub.close()
    await hub.store.close()
    await engine.dispose()
    with sqlite3.connect(folder / "races.db") as database:
        database.execute("PRAGMA synchronous=OFF")
        before = database.execute("SELECT count(*) FROM tables").fetchone()[0]
        for at in range(before, number):
            id = new_id()
            for name in ("tables", "seats", "entries", *(("holdings",) if at < 1000 else ())):
                columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
                key = "id" if name == "tables" else "table_id"
                chosen = ", ".join("?" if column == key else column for column in columns)
                database.execute(
                    f"INSERT INTO {name} ({', '.join(columns)}) SELECT {chosen} FROM {name} WHERE {key} = ?",
                    (id, first),
                )
    return first


@dataclasses.dataclass
class Figures:
    """Seconds, and bytes."""

    start: float
    home: float
    cleaning: float
    back: float
    memory: int


async def measure(folder: Path, secret: str, first: str) -> Figures:
    server, started = serving(folder)
    try:
        async with client(server) as http:
            headers = {"cookie": f"slipstream={secret}"}
            times = []
            for _ in range(10):
                began = time.perf_counter()
                (await http.get("/mine", headers=headers)).raise_for_status()
                times.append(time.perf_counter() - began)
            home = statistics.median(times)
            began = time.perf_counter()
            (await http.get(f"/tables/{first}", headers=headers)).raise_for_status()
            back = time.perf_counter() - began
            memory = server.memory
    finally:
        server.stop()
    engine = open_database(database_url(str(folder / "races.db")))
    hub = Hub(Store(engine))
    forgetting = Forgetting(hub, days=400)
    await forgetting.look()
    began = time.perf_counter()
    await forgetting.look()
    cleaning = time.perf_counter() - began
    await hub.close()
    await hub.store.close()
    await engine.dispose()
    return Figures(started, home, cleaning, back, memory)


async def finished(folder: Path, number: int) -> int:
    from slipstream.server.tables.identity import hashed

    secret = secrets.token_urlsafe(24)
    found = []
    for many in (number // 10, number):
        place = folder / str(many)
        place.mkdir()
        first = await fill(place, many, hashed(secret))
        one = await measure(place, secret, first)
        found.append(one)
        size = (place / "races.db").stat().st_size >> 20
        print(
            f"{many} finished races ({size} MB): start {one.start:.2f} s, home {1000 * one.home:.1f} ms, "
            f"clean-up {1000 * one.cleaning:.1f} ms, a race is back in {1000 * one.back:.1f} ms, "
            f"memory {one.memory >> 20} MB",
            flush=True,
        )
    few, all_of_them = found
    return sum(
        getattr(all_of_them, name) > GROWS * max(getattr(few, name), 0.005)
        for name in ("start", "home", "cleaning", "back")
    )


def main() -> int:
    options = argparse.ArgumentParser(description="Does the server grow with its races?")
    options.add_argument("--short", type=int, default=10_000)
    options.add_argument("--finished", type=int, default=100_000)
    wanted = options.parse_args()
    failed = 0
    for number, what in ((wanted.short, short), (wanted.finished, finished)):
        with tempfile.TemporaryDirectory(prefix="slipstream-many-") as name:
            failed += asyncio.run(what(Path(name), number)) if number else 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
