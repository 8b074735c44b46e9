"""Abuse: how long others wait while one visitor does their worst within the usual limits.

    python bench/abuse.py                 every try for ten seconds
    python bench/abuse.py --seconds 4 --only circuits

A server with its limits on. One visitor, in a process of its own, tries something over and over; another has
a race open and pings it many times a second. Told are the worst and the 99th of a hundred waits for its
answer, and the worst as a multiple of that of the idle server just before; the longest that the server's loop
worked at a stretch, in CPU time, which does not depend on what else the machine does; then how long the
victim's hint and its champion took. All come from 127.0.0.1 and have shares of their own, as a proxy of the
host would say it. Everything stays on loopback and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib import resources
from itertools import count
from pathlib import Path
from typing import Any, Final, Self

import httpx2
from load import SERVE, Running, free_port, plug

Try = Callable[[httpx2.AsyncClient, int], Awaitable[None]]
PAUSE: Final = 0.06  # within the limit of messages
AT_ONCE: Final = 4  # of each try
CIRCUIT: Final = (resources.files("slipstream.data") / "lesson.toml").read_text(encoding="utf-8")
SETUP: Final[dict[str, Any]] = {"cars": 6, "laps": 2}
PATIENCE: Final = 60.0
EVEN_MORE: Final = 0.05  # seconds more than idle that nobody notices
TIMES: Final = 3.0  # as long as idle, where the machine is busy


# What a visitor tries


async def nothing(_http: httpx2.AsyncClient, _port: int) -> None:
    await asyncio.sleep(0.1)


async def circuits(http: httpx2.AsyncClient, _port: int) -> None:
    """Circuit files of the largest size with very many keys."""
    luck = random.Random()
    text = "".join(f"k{luck.randrange(1 << 40):x} = {at}\n" for at in range(3000))
    await http.post("/circuits/check", json={"text": text[:59_000]})


async def drawings(http: httpx2.AsyncClient, _port: int) -> None:
    """Good circuits, each another one: they are checked, drawn, and raced on."""
    text = (await http.get("/circuits/usa/file")).text
    text = CIRCUIT + "# " + "".join(random.choices("abcdefghij", k=40)) + "\n"
    await http.post("/circuits/check", json={"text": text})
    await opened(http, {**SETUP, "circuit_file": text})


async def qr(http: httpx2.AsyncClient, _port: int) -> None:
    """QR codes of the largest size, each another one."""
    await http.get("/qr", params={"text": "".join(random.choices("abcdefghij", k=300))})


async def odds(http: httpx2.AsyncClient, port: int) -> None:
    """A connection that asks for odds, again and again."""
    table = await opened(http, {**SETUP, "garage": "quick"})
    for _ in range(20 if table else 0):
        await (await watch(http, port, table)).close()


async def handed_over(http: httpx2.AsyncClient, _port: int) -> None:
    """A race of one, handed over to a driver."""
    table = await opened(http, {"cars": 6, "empty": "rookie", "laps": 3})
    if table:
        await http.patch(f"/tables/{table}/seats/0", json={"driver": "rookie"})


async def rushed(http: httpx2.AsyncClient, port: int) -> None:
    """Races among seven drivers, answered as fast as the limits let one."""
    table = await opened(http, {"cars": 8, "empty": "club", "laps": 3, "garage": "quick"})
    socket = await watch(http, port, table) if table else None
    for _ in range(60 if socket else 0):
        assert socket is not None
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        choice = message.get("game", message).get("choice") if "game" in message else None
        if choice is not None:
            wanted = {"type": "answer", "decision": choice["decision"], "option": 0, "ref": 1}
            await socket.send(json.dumps(wanted))
    if socket is not None:
        await socket.close()


async def hints(http: httpx2.AsyncClient, port: int) -> None:
    """Hints, asked for again while the first is worked out."""
    table = await opened(http, {"cars": 6, "laps": 3, "garage": "quick"})
    socket = await watch(http, port, table) if table else None
    for _ in range(30 if socket else 0):
        assert socket is not None
        await socket.send(json.dumps({"type": "hint", "ref": 1}))
        await asyncio.sleep(PAUSE)
    if socket is not None:
        await socket.close()


async def champions(http: httpx2.AsyncClient, _port: int) -> None:
    """Tables of champions, who all think."""
    await opened(http, {"cars": 6, "empty": "champion", "laps": 3})


async def nonsense(http: httpx2.AsyncClient, port: int) -> None:
    """Messages that are none, as large as may be."""
    table = await opened(http, SETUP)
    socket = await watch(http, port, table) if table else None
    for _ in range(60 if socket else 0):
        assert socket is not None
        await socket.send('{"type":"answer","decision":' + "[" * 1500 + "]" * 1500 + "}")
        await asyncio.sleep(PAUSE)
    if socket is not None:
        await socket.close()


async def records(http: httpx2.AsyncClient, _port: int) -> None:
    """Bodies as large as a record may be, which are none."""
    await http.post("/replays", content=json.dumps({"format": "slipstream-record/1", "x": "y" * 500_000}))


async def comings(http: httpx2.AsyncClient, port: int) -> None:
    """In and out of a race with a long history."""
    table = await opened(http, {**SETUP, "empty": "rookie"})
    for _ in range(40 if table else 0):
        await (await watch(http, port, table)).close()


TRIES: Final[dict[str, Try]] = {
    "circuits": circuits, "drawings": drawings, "qr": qr, "odds": odds, "handed_over": handed_over,
    "rushed": rushed, "hints": hints, "champions": champions, "nonsense": nonsense, "records": records,
    "comings": comings,
}  # fmt: skip
ABUSER: Final = {"x-forwarded-for": "198.51.100.1"}
HOST: Final = {"x-forwarded-for": "192.0.2.1"}
victims: Final = count(1)  # everybody may open some tables a minute


async def opened(http: httpx2.AsyncClient, setup: dict[str, Any]) -> str:
    """A race of one's own, "" if there have been too many."""
    answer = await http.post("/tables", json={"setup": setup, "name": "E", "start": True})
    if not answer.is_success:
        await asyncio.sleep(PAUSE)
        return ""
    return str(answer.json()["table"])


async def watch(http: httpx2.AsyncClient, port: int, table: str) -> Any:
    """A connection to it, as the page connects."""
    headers = {"cookie": f"slipstream={http.cookies['slipstream']}", **dict(http.headers)}
    wanted = {name: headers[name] for name in ("cookie", "x-forwarded-for")}
    return await plug(f"ws://127.0.0.1:{port}/api/tables/{table}/live", wanted)


def visitor(port: int, headers: dict[str, str]) -> httpx2.AsyncClient:
    address = f"http://127.0.0.1:{port}/api"
    return httpx2.AsyncClient(base_url=address, trust_env=False, headers=headers, timeout=PATIENCE)


async def attack(name: str, port: int, seconds: float) -> None:
    """Try this over and over."""
    until = time.perf_counter() + seconds
    tried: Try = TRIES.get(name, nothing)

    async def try_on() -> None:
        async with visitor(port, ABUSER) as http:
            while time.perf_counter() < until:
                try:
                    await tried(http, port)
                except Exception:  # refused, or cut off: as it should be
                    await asyncio.sleep(PAUSE)

    tasks = [asyncio.create_task(try_on()) for _ in range(AT_ONCE)]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Attacker:
    """The process of the visitor who tries."""

    def __init__(self, port: int) -> None:
        command = [sys.executable, __file__, "--attack", str(port)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._read()

    def _read(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.readline()

    def begin(self, name: str, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{name} {seconds}\n")
        self.process.stdin.flush()

    async def end(self) -> None:
        """Wait until it has ended what it tried."""
        await asyncio.to_thread(self._read)

    def stop(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


def be_attacker(port: int) -> None:
    """Do what the lines say, one after the other."""
    print("ready", flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        asyncio.run(attack(name, port, float(seconds)))
        print("done", flush=True)


# Who waits


@dataclass
class Waits:
    """How long a visitor waited."""

    pings: list[float]
    hint: float = 0.0
    champion: float = 0.0  # for the answer of one who thinks
    stretch: float = 0.0  # seconds of CPU that the loop worked at a time

    @property
    def worst(self) -> float:
        return max(self.pings)

    @property
    def most(self) -> float:
        return statistics.quantiles(self.pings, n=100)[98]

    def bearable(self, idle: float) -> bool:
        """Is the worst hardly more than on the idle server, or less than some times as much?"""
        return self.worst < idle + EVEN_MORE or self.worst < TIMES * idle


class Victim:
    """A visitor with a race open, who pings it, asks for hints, and races against a champion."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = visitor(port, {"x-forwarded-for": f"203.0.113.{next(victims) % 250}"})

    async def __aenter__(self) -> Self:
        table = await opened(self.http, SETUP)
        self.socket = await watch(self.http, self.port, table)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self.http.aclose()

    async def wait(self, seconds: float, think: bool = False) -> Waits:
        """Ping for so long; and think meanwhile, on a race of its own."""
        found = Waits([])
        thinking = asyncio.create_task(self.think(found)) if think else None
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.socket.send(json.dumps({"type": "ping"}))
            while json.loads(await self.socket.recv())["type"] != "pong":
                pass
            found.pings.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
        if thinking is not None:
            await thinking
        return found

    async def think(self, found: Waits) -> None:
        """How long a hint takes, and a champion's plan."""
        table = await opened(self.http, {"cars": 2, "empty": "champion", "laps": 1})
        socket = await watch(self.http, self.port, table)
        began = time.perf_counter()
        await socket.send(json.dumps({"type": "hint", "ref": 1}))
        while not (found.hint and found.champion):
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "hint":
                found.hint = time.perf_counter() - began
            elif message["type"] == "update":
                found.champion = found.champion or time.perf_counter() - began
        await socket.close()


class Scene:
    """A server with its limits on, the one who tries, and the one who waits."""

    def __init__(self, folder: Path) -> None:
        """Files are kept in the folder."""
        self.port = free_port()
        command = ["-c", SERVE, "serve", "--host", "127.0.0.1", "--port", str(self.port), "--quiet"]
        command += ["--behind-proxy", "--database", str(folder / "races.db")]
        self.log = folder / "server.log"
        self.server = Running(command, self.port, folder / "server.log")
        self.attacker = Attacker(self.port)

    async def stretch(self) -> float:
        """The longest since it was last asked for."""
        async with visitor(self.port, HOST) as http:
            text = (await http.get(f"http://127.0.0.1:{self.port}/metrics")).text
        line = next(line for line in text.splitlines() if line.startswith("slipstream_stretch_seconds "))
        return float(line.split()[1])

    async def idle(self, seconds: float) -> Waits:
        """With nobody else there; a race is opened, and a hint and a champion think."""
        await self.stretch()
        async with Victim(self.port) as victim:
            found = await victim.wait(seconds, think=True)
        found.stretch = await self.stretch()
        return found

    async def under(self, name: str, seconds: float, think: bool = False) -> Waits:
        """The waits while this is tried."""
        async with Victim(self.port) as victim:
            self.attacker.begin(name, seconds)
            found = await victim.wait(seconds, think)
            await self.attacker.end()
        found.stretch = await self.stretch()
        return found

    def stop(self) -> None:
        self.attacker.stop()
        self.server.stop()


async def measure(scene: Scene, names: list[str], seconds: float) -> int:
    """Print what each try does to others; gives how many were more than others bear."""
    failed = 0
    for name in names:
        calm = await scene.idle(seconds)
        found = await scene.under(name, seconds, think=True)
        good = found.bearable(calm.worst) and found.hint < 5
        failed += not good
        print(
            f"{name:<12}idle {1000 * calm.worst:>7.1f} ms   worst {1000 * found.worst:>7.1f} ms   "
            f"p99 {1000 * found.most:>7.1f} ms   x {found.worst / calm.worst:>5.1f}   "
            f"stretch {1000 * calm.stretch:.0f} -> {1000 * found.stretch:.0f} ms   "
            f"hint {found.hint:.1f} s   champion {found.champion:.1f} s   {'good' if good else 'BAD'}",
            flush=True,
        )
    return failed


def main() -> int:
    options = argparse.ArgumentParser(description="How long others wait while one visitor does their worst.")
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--only", choices=list(TRIES), action="append")
    options.add_argument("--attack", type=int, help=argparse.SUPPRESS)
    wanted = options.parse_args()
    if wanted.attack:
        be_attacker(wanted.attack)
        return 0
    with tempfile.TemporaryDirectory(prefix="slipstream-abuse-") as name:
        scene = Scene(Path(name))
        try:
            return asyncio.run(measure(scene, wanted.only or list(TRIES), wanted.seconds))
        finally:
            scene.stop()


if __name__ == "__main__":
    sys.exit(main())
