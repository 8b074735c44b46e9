"""Load: many races at full speed on this machine, against a baseline that only stores and sends.

    python bench/load.py                       200 races of 6 on SQLite
    python bench/load.py --postgres            the same on a PostgreSQL of its own, fsync on
    python bench/load.py --races 20 --seconds 3
    python bench/load.py --pace 4 --seconds 600    as people play

With `--pace` every race has an answer every so many seconds and odds, as the page asks for them. It fails if
more than one of a hundred answers takes 250 ms, or an answer more than 5 ms of CPU.

Scripted clients answer as soon as all six of a race have heard of the answer before. In the end the database
is compared with what every client saw: no action may be lost. CPU time is that of the server process alone;
it is steadier than the throughput, which the clients share the machine with. Everything stays on loopback
and ends after `--seconds` for each run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx2
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect

from slipstream.server.store.database import database_url, entries, open_database

SEATS: Final = 6
BASELINE: Final = Path(__file__).with_name("baseline.py")
SERVE: Final = "from slipstream.cli import main; main()"
PEOPLE_SECONDS: Final = 0.25  # for 99 of 100 answers, until all six know
PEOPLE_CPU: Final = 5.0  # milliseconds for an answer
TICKS: Final = os.sysconf("SC_CLK_TCK")


# Servers


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server process: how much it has worked, and how large it is."""

    def __init__(self, command: list[str], port: int, log: Path) -> None:
        self.port, self.log = port, log
        with log.open("wb") as out:
            self.process = subprocess.Popen([sys.executable, *command], stdout=out, stderr=out)
        for _ in range(1800):  # a busy machine is slow, not wrong
            try:
                socket.create_connection(("127.0.0.1", port), 0.2).close()
                return
            except OSError:
                assert self.process.poll() is None, log.read_text()
                time.sleep(0.1)
        raise SystemExit(f"the server does not start:\n{log.read_text()}")

    @property
    def cpu(self) -> float:
        """Seconds of CPU so far."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / TICKS

    @property
    def memory(self) -> int:
        """Resident memory in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own with its usual durability; gives the URL of a database."""
    port = free_port()
    folder.chmod(0o755)
    home = folder / "postgres"
    home.mkdir()
    if os.getuid() == 0:
        shutil.chown(home, "postgres")
    _postgres(
        folder, "initdb", "-D", home / "data", "-U", "slipstream", "-A", "trust", "--no-sync", "-E", "UTF8"
    )
    (home / "data" / "postgresql.auto.conf").write_text(
        f"port = {port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '{home}'\n"
    )
    postgres_program(folder, "start")
    try:
        for name in ("races", "baseline"):
            _postgres(folder, "createdb", "-h", "127.0.0.1", "-p", port, "-U", "slipstream", name)
        yield f"postgresql://slipstream@127.0.0.1:{port}/races"
    finally:
        postgres_program(folder, "stop")


def postgres_program(folder: Path, what: str) -> None:
    """Start it, or stop it at once."""
    home = folder / "postgres"
    _postgres(folder, "pg_ctl", "-D", home / "data", "-w", "-l", home / "log", "-m", "immediate", what)


def _postgres(folder: Path, program: str, *words: object) -> None:
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
    prefix = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []  # PostgreSQL refuses root
    with (folder / "log").open("ab") as log:
        command = [*prefix, str(programs / program), *map(str, words)]
        subprocess.run(command, check=True, stdout=log, stderr=log, cwd=folder / "postgres")


# Clients


@dataclass
class Race:
    """One table with six connections, as its clients see it."""

    id: str
    sockets: list[ClientConnection] = field(default_factory=list)
    numbers: list[int] = field(default_factory=lambda: [-1] * SEATS)
    choices: list[dict[str, Any] | None] = field(default_factory=lambda: [None] * SEATS)
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    sent: list[tuple[int, str]] = field(default_factory=list)  # seat and key of every answer
    over: bool = False
    sizes: list[int] = field(default_factory=list)

    async def read(self, seat: int) -> None:
        """Keep what one connection hears."""
        async for text in self.sockets[seat]:
            message = json.loads(text)
            game = message.get("game", message)
            if game is None or "number" not in game:
                if message.get("type") == "refused":
                    raise RuntimeError(message["problem"]["text"])
                continue
            if message.get("type") == "update":
                self.sizes.append(len(text))
            self.numbers[seat] = game["number"]
            self.choices[seat] = game.get("choice")
            self.over = game.get("state", {}).get("step") == "over"
            self.heard.set()

    async def reach(self, number: int) -> None:
        """Wait until all six know entry `number`."""
        while min(self.numbers) < number:
            self.heard.clear()
            await self.heard.wait()


@dataclass
class Outcome:
    """What one run was like."""

    actions: int
    seconds: float
    cpu: float
    delays: list[float]
    memory: float
    size: float

    @property
    def cost(self) -> float:
        """Milliseconds of server CPU for an action."""
        return 1000 * self.cpu / self.actions

    @property
    def rate(self) -> float:
        return self.actions / self.seconds

    def told(self, name: str) -> str:
        cuts = statistics.quantiles(self.delays, n=100)
        return (
            f"{name:<22}{self.actions:>8} actions {self.rate:>7.0f}/s   CPU {self.cost:.2f} ms/action   "
            f"p50 {1000 * cuts[49]:.0f} ms  p99 {1000 * cuts[98]:.0f} ms   {self.memory / 1024:.0f} kB/race"
        )


async def drive(race: Race, until: float, delays: list[float], scripted: bool) -> None:
    """Answer until the race or the time is over."""
    luck = random.Random(race.id)
    number = max(race.numbers)
    while time.perf_counter() < until and not race.over:
        if scripted:
            seat = luck.choice([seat for seat in range(SEATS) if race.choices[seat] is not None])
            choice = race.choices[seat]
            assert choice is not None
            option = luck.randrange(len(choice["options"]))
            decision, key = choice["decision"], choice["options"][option]["key"]
        else:
            seat, option, decision, key = luck.randrange(SEATS), luck.randrange(30), number, "answer"
        race.sent.append((seat, key))
        started = time.perf_counter()
        await race.sockets[seat].send(
            json.dumps({"type": "answer", "decision": decision, "option": option, "ref": number})
        )
        number += 1
        await race.reach(number)
        delays.append(time.perf_counter() - started)


async def at_pace(race: Race, until: float, every: float, delays: list[float]) -> None:
    """One of the six answers every few seconds, as people do; the time until all six know of it."""
    luck = random.Random(race.id)
    number = max(race.numbers)
    due = time.perf_counter() + luck.random() * every
    while due < until and not race.over:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        asked = [seat for seat in range(SEATS) if race.choices[seat] is not None]
        if not asked:  # the last update is on its way
            due += 0.05
            continue
        seat = luck.choice(asked)
        choice = race.choices[seat]
        assert choice is not None
        option = luck.randrange(len(choice["options"]))
        race.sent.append((seat, choice["options"][option]["key"]))
        started = time.perf_counter()
        wanted = {"type": "answer", "decision": choice["decision"], "option": option, "ref": number}
        await race.sockets[seat].send(json.dumps(wanted))
        number += 1
        await race.reach(number)
        delays.append(time.perf_counter() - started)
        due += every


async def open_race(port: int, odds: bool = False) -> Race:
    """Six people at one table, the race started, everybody connected."""
    cookies, race = [], Race("")
    async with httpx2.AsyncClient(
        base_url=f"http://127.0.0.1:{port}/api", trust_env=False, timeout=60
    ) as http:
        for seat in range(SEATS):
            http.cookies.clear()
            if seat == 0:
                body: dict[str, Any] = {"setup": {"cars": SEATS, "empty": "nobody"}, "name": "Ann"}
                answer = await http.post("/tables", json=body)
                race = Race(answer.json()["table"])
            else:
                answer = await http.post(f"/tables/{race.id}/seats", json={"name": f"Guest {seat}"})
                await http.patch(f"/tables/{race.id}/seats/{seat}", json={"ready": True})
            cookies.append(f"slipstream={http.cookies['slipstream']}")
        answer = await http.post(f"/tables/{race.id}/start", headers={"cookie": cookies[0]})
        answer.raise_for_status()
    for cookie in cookies:
        address = f"ws://127.0.0.1:{port}/api/tables/{race.id}/live{'' if odds else '?odds=no'}"
        race.sockets.append(await plug(address, {"cookie": cookie}, "deflate" if odds else None))
    return race


async def open_table(port: int, how: str, name: str) -> Race:
    race = Race(name)
    for seat in range(SEATS):
        race.sockets.append(await plug(f"ws://127.0.0.1:{port}/{how}/{name}/{seat}", {}))
    return race


async def plug(address: str, headers: dict[str, str], compression: str | None = None) -> ClientConnection:
    """A connection; browsers let themselves be sent "deflate"."""
    return await connect(
        address, additional_headers=headers, proxy=None, max_size=None, compression=compression,
        ping_interval=None,
    )  # fmt: skip


async def run(
    server: Running, races: list[Race], before: int, seconds: float, scripted: bool, every: float = 0.0
) -> Outcome:
    """Drive all races at once, at full speed or with an answer every few seconds."""
    readers = [asyncio.create_task(race.read(seat)) for race in races for seat in range(SEATS)]
    for race in races:
        await asyncio.wait_for(race.reach(0), 60)
    delays: list[float] = []
    cpu, started = server.cpu, time.perf_counter()
    until = started + seconds
    driving = asyncio.gather(
        *(
            at_pace(race, until, every, delays) if every else drive(race, until, delays, scripted)
            for race in races
        )
    )
    everything: list[asyncio.Future[Any]] = [driving, *readers]
    await asyncio.wait(everything, return_when=asyncio.FIRST_COMPLETED)
    for reader in readers:
        if reader.done():  # a connection has ended, or something was refused
            reader.result()
            raise SystemExit("a connection was lost")
    await driving
    took, spent = time.perf_counter() - started, server.cpu - cpu
    memory = (server.memory - before) / len(races)
    for reader in readers:
        reader.cancel()
    for race in races:
        for one in race.sockets:
            await one.close()
    sizes = [size for race in races for size in race.sizes] or [0]
    return Outcome(len(delays), took, spent, delays, memory, statistics.fmean(sizes))


async def lost(database: str, races: list[Race]) -> int:
    """Answers that the database does not have as they were sent."""
    engine = open_database(database_url(database))
    missing = 0
    async with engine.connect() as connection:
        for race in races:
            query = select(entries.c.seat, entries.c.action).where(entries.c.table_id == race.id)
            rows = (await connection.execute(query.order_by(entries.c.number))).all()
            stored = [(seat, action.split(" ")[0]) for seat, action in rows]
            missing += stored != race.sent
            assert len(set(race.numbers)) == 1, "clients disagree"
            assert race.numbers[0] == len(stored), "clients saw what is not stored"
    await engine.dispose()
    return missing


async def in_waves(number: int, make: Any) -> list[Race]:
    """Open so many tables, twenty at a time."""
    races: list[Race] = []
    while len(races) < number:
        wave = range(len(races), min(number, len(races) + 20))
        races += await asyncio.gather(*(make(at) for at in wave))
    return races


def main() -> int:
    options = argparse.ArgumentParser(description="Races at full speed against a baseline.")
    options.add_argument("--races", type=int, default=200)
    options.add_argument("--seconds", type=float, default=15.0)
    options.add_argument("--rounds", type=int, default=2, help="each server so often; the best counts")
    options.add_argument("--postgres", action="store_true")
    options.add_argument("--pace", type=float, help="an answer a race every so many seconds, with odds")
    wanted = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="slipstream-load-") as name:
        folder = Path(name)
        if wanted.pace and not wanted.postgres:
            return asyncio.run(people(wanted, folder, str(folder / "races.db")))
        if not wanted.postgres:
            return asyncio.run(compare(wanted, folder, str(folder / "races.db"), str(folder / "baseline.db")))
        with postgres(folder) as url:
            if wanted.pace:
                return asyncio.run(people(wanted, folder, url))
            return asyncio.run(compare(wanted, folder, url, url.replace("/races", "/baseline")))


async def people(wanted: argparse.Namespace, folder: Path, database: str) -> int:
    """Races at the pace of people, as the page connects: delays, CPU and memory of the server."""
    port = free_port()
    command = ["-c", SERVE, "serve", "--host", "127.0.0.1", "--port", str(port)]
    server = Running(
        [*command, "--quiet", "--no-limits", "--database", database], port, folder / "server.log"
    )
    try:
        before = server.memory
        races = await in_waves(wanted.races, lambda _at: open_race(port, odds=True))
        load = os.getloadavg()[0]
        outcome = await run(server, races, before, wanted.seconds, True, wanted.pace)
        wrong = await lost(database, races)
        text = (folder / "server.log").read_text()
        wrong += text.count("failed") + text.count("Traceback")
    finally:
        server.stop()
    print(outcome.told(f"every {wanted.pace:g} s, with odds"), flush=True)
    print(f"load before {load:.1f}; faults and lost actions: {wrong}")
    slow = statistics.quantiles(outcome.delays, n=100)[98] > PEOPLE_SECONDS
    return 0 if not (wrong or slow or outcome.cost > PEOPLE_CPU) else 1


async def compare(wanted: argparse.Namespace, folder: Path, database: str, other: str) -> int:
    found: dict[str, list[Outcome]] = {"slipstream": [], "baseline, own": [], "baseline, shared": []}
    wrong, size = 0, 2300
    for turn in range(wanted.rounds):
        for name, outcomes in found.items():
            port = free_port()
            scripted = name == "slipstream"
            if scripted:
                command = ["-c", SERVE, "serve", "--host", "127.0.0.1", "--port", str(port)]
                command += ["--quiet", "--no-limits", "--database", database]
            else:
                command = [str(BASELINE), other, str(port), str(size)]
            server = Running(command, port, folder / "server.log")
            try:
                before = server.memory
                how = name.rpartition(" ")[2]

                def make(at: int, port: int = port, how: str = how, turn: int = turn) -> Any:
                    return (
                        open_race(port) if how == "slipstream" else open_table(port, how, f"{how}{turn}x{at}")
                    )

                races = await in_waves(wanted.races, make)
                outcome = await run(server, races, before, wanted.seconds, scripted)
                wrong += await lost(database if scripted else other, races)
                outcomes.append(outcome)
                print(outcome.told(name), flush=True)
                if scripted:  # the baseline sends as much
                    size = round(outcome.size)
                text = (folder / "server.log").read_text()
                wrong += text.count("failed") + text.count("Traceback")
            finally:
                server.stop()
    cost = {name: min(one.cost for one in outcomes) for name, outcomes in found.items()}
    rate = {name: max(one.rate for one in outcomes) for name, outcomes in found.items()}
    print(f"message {size} bytes; faults and lost actions: {wrong}")
    for name in list(found)[1:]:
        print(
            f"against {name}: CPU x {cost['slipstream'] / cost[name]:.2f}, "
            f"throughput x {rate['slipstream'] / rate[name]:.2f}"
        )
    good = cost["slipstream"] <= 2 * cost["baseline, own"] and 2 * rate["slipstream"] >= rate["baseline, own"]
    return 0 if good and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
