"""Abuse: how long others wait while one visitor does their worst within the usual limits.

    python bench/abuse.py                 every try for ten seconds
    python bench/abuse.py --seconds 4 --only circuits

A server with its limits on. One client tries something, another has a race open and pings it many times a
second. Told are the worst and the 99th of a hundred waits for its answer, and the worst as a multiple of that
of an idle server in the same run. Both come from 127.0.0.1 and have shares of their own, as a proxy of the
host would say it. Everything stays on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import httpx2
from load import SERVE, Running, free_port, plug

Try = Callable[[httpx2.AsyncClient, int], Awaitable[None]]
PAUSE: Final = 0.06  # within the limit of messages
SETUP: Final[dict[str, Any]] = {"cars": 6, "laps": 2}


async def idle(_http: httpx2.AsyncClient, _port: int) -> None:
    """Nothing at all."""
    await asyncio.sleep(0.1)


async def circuits(http: httpx2.AsyncClient, _port: int) -> None:
    """Circuit files of the largest size with very many keys."""
    luck = random.Random()
    text = "".join(f"k{luck.randrange(1 << 40):x} = {at}\n" for at in range(3000))
    await http.post("/circuits/check", json={"text": text[:59_000]})


async def qr(http: httpx2.AsyncClient, _port: int) -> None:
    """QR codes of the largest size, each another one."""
    await http.get("/qr", params={"text": "".join(random.choices("abcdefghij", k=300))})


async def odds(http: httpx2.AsyncClient, port: int) -> None:
    """A connection that asks for odds, again and again."""
    answer = await http.post(
        "/tables", json={"setup": {**SETUP, "garage": "quick"}, "name": "E", "start": True}
    )
    if not answer.is_success:
        await asyncio.sleep(0.05)
        return
    table = answer.json()["table"]
    cookie = f"slipstream={http.cookies['slipstream']}"
    for _ in range(20):
        socket = await plug(f"ws://127.0.0.1:{port}/api/tables/{table}/live", {"cookie": cookie, **ABUSER})
        await socket.close()


async def handed_over(http: httpx2.AsyncClient, _port: int) -> None:
    """An ordinary race of one handed over to a driver, who drives it to its end."""
    wanted = {"setup": {"cars": 6, "empty": "rookie", "laps": 3}, "name": "E", "start": True}
    answer = await http.post("/tables", json=wanted)
    if answer.is_success:
        await http.patch(f"/tables/{answer.json()['table']}/seats/0", json={"driver": "rookie"})
    else:
        await asyncio.sleep(0.05)


TRIES: Final[dict[str, Try]] = {
    "idle": idle, "circuits": circuits, "qr": qr, "odds": odds, "handed_over": handed_over,
}  # fmt: skip
ABUSER: Final = {"x-forwarded-for": "198.51.100.1"}
VICTIM: Final = {"x-forwarded-for": "203.0.113.1"}


async def waits(port: int, attack: Try, seconds: float) -> list[float]:
    """How long the victim's pings took, in seconds, while this went on."""
    address = f"http://127.0.0.1:{port}/api"
    found: list[float] = []
    async with (
        httpx2.AsyncClient(base_url=address, trust_env=False, headers=VICTIM, timeout=120) as victim,
        httpx2.AsyncClient(base_url=address, trust_env=False, headers=ABUSER, timeout=120) as abuser,
    ):
        answer = await victim.post("/tables", json={"setup": SETUP, "name": "Ann", "start": True})
        cookie = f"slipstream={victim.cookies['slipstream']}"
        live = f"ws://127.0.0.1:{port}/api/tables/{answer.json()['table']}/live"
        socket = await plug(live, {"cookie": cookie, **VICTIM})
        until = time.perf_counter() + seconds

        async def try_on() -> None:
            while time.perf_counter() < until:
                await attack(abuser, port)

        attackers = [asyncio.create_task(try_on()) for _ in range(4)]
        while time.perf_counter() < until:
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "ping"}))
            while json.loads(await socket.recv())["type"] != "pong":
                pass
            found.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
        for task in attackers:
            task.cancel()
        await asyncio.gather(*attackers, return_exceptions=True)
        await socket.close()
    return found


async def measure(port: int, names: list[str], seconds: float) -> None:
    calm = 0.0
    for name in names:
        found = await waits(port, TRIES[name], seconds)
        worst, most = max(found), statistics.quantiles(found, n=100)[98]
        calm = worst if name == "idle" else calm
        times = f"worst {1000 * worst:>7.1f} ms   p99 {1000 * most:>7.1f} ms   x {worst / calm:.1f}"
        print(f"{name:<14}{times}", flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description="How long others wait while one visitor does their worst.")
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--only", choices=[name for name in TRIES if name != "idle"], action="append")
    wanted = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="slipstream-abuse-") as name:
        port = free_port()
        command = ["-c", SERVE, "serve", "--host", "127.0.0.1", "--port", str(port), "--quiet"]
        database = str(Path(name) / "races.db")
        server = Running(
            [*command, "--behind-proxy", "--database", database], port, Path(name) / "server.log"
        )
        try:
            asyncio.run(measure(port, ["idle", *(wanted.only or list(TRIES)[1:])], wanted.seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
