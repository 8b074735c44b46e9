"""Faults: the server is killed, its database is away or full, while people race. Nothing may be lost.

    python bench/faults.py                      everything, each as often as the issue of strangers asks for
    python bench/faults.py --only sqlite --times 3

    sqlite      kill -9 of the server, 20 times
    postgres    kill -9 of one of two worker processes, or of all, 20 times
    outage      PostgreSQL is stopped and stays away for ten seconds
    disk        the file system of the database is full for ten seconds (a tmpfs: needs root)

Told is what was acknowledged and what of it is lost, what people were refused with, and how long they were
gone. Everything stays on loopback and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from load import SERVE, Running, free_port, postgres, postgres_program
from survivors import Told, keep_racing, lost

RACES: Final = 6
PAUSE: Final = 0.2  # at most so long between two answers of a race
BETWEEN: Final = 20  # answers before each fault, and after the last one
PATIENCE: Final = 120.0
AWAY: Final = 10.0


class Host:
    """A server that is started again where it was."""

    def __init__(self, folder: Path, database: str, *options: str) -> None:
        self.port, self.log, self.database = free_port(), folder / "server.log", database
        self.command = ["-c", SERVE, "serve", "--host", "127.0.0.1", "--port", str(self.port), "--quiet"]
        self.command += ["--no-limits", "--database", database, *options]
        self.logs = ""
        self.start()

    def start(self) -> None:
        self.running = Running(self.command, self.port, self.log)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9, its processes too."""
        pids = self.workers()
        self.running.process.kill()
        self.running.process.wait()
        for pid in pids:
            with_end(pid)
        self.logs += self.log.read_text()

    def workers(self) -> list[int]:
        """The processes that serve, if there are several."""
        parent = self.running.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return [int(one) for one in children if "resource_tracker" not in _said(int(one))]

    def stop(self) -> str:
        """End it; gives its log."""
        self.running.stop()
        return self.logs + self.log.read_text()


def _said(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def with_end(pid: int) -> None:
    """kill -9, if it is still there."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


async def some_racing(told: Told) -> None:
    """Until people have raced a while."""
    enough = told.answers + BETWEEN
    async with asyncio.timeout(PATIENCE):
        while told.answers < enough:
            await asyncio.sleep(random.random() * PAUSE)


async def racing(host: Host, fault: Callable[[Told], Awaitable[None]]) -> Told:
    """People race as long as the faults take, and a little longer."""
    told, over = Told(), False

    async def all_of_it() -> None:
        nonlocal over
        try:
            await fault(told)
            await some_racing(told)
        finally:
            over = True

    racers = keep_racing(lambda: host.address, told, RACES, lambda: not over, PAUSE)
    await asyncio.gather(all_of_it(), racers)
    return told


async def tell(name: str, host: Host, told: Told) -> int:
    """Print what came of it; gives how much is lost."""
    log = host.stop()
    missing = await lost(host.database, told)
    wrong = log.count("Traceback") + log.count("task-failed") + log.count('"event": "message-failed"')
    gone = sorted(told.gone) or [0.0]
    refused = ", ".join(f"{number} {key}" for key, number in sorted(told.refusals.items())) or "none"
    print(
        f"{name}: {told.answers} answers acknowledged in {len(told.accepted)} races, lost {missing}, "
        f"taken back {told.taken_back}, without a reply {told.unanswered}; connections: {len(gone)}, "
        f"the longest gone for {gone[-1]:.1f} s; "
        f"refusals: {refused}; faults in the log: {wrong}",
        flush=True,
    )
    return missing + wrong + told.unanswered + (told.answers == 0)


async def kills(name: str, host: Host, times: int, workers: bool) -> int:
    luck = random.Random(times)

    async def fault(told: Told) -> None:
        for at in range(times):
            await some_racing(told)
            if workers and at % 2:
                while len(found := host.workers()) < 2:
                    await asyncio.sleep(0.1)
                with_end(luck.choice(found))  # it is started again by the first process
            else:
                await asyncio.to_thread(host.kill)
                await asyncio.to_thread(host.start)

    return await tell(name, host, await racing(host, fault))


async def outage(folder: Path) -> int:
    with postgres(folder) as url:
        host = Host(folder, url)

        async def fault(told: Told) -> None:
            await some_racing(told)
            await asyncio.to_thread(postgres_program, folder, "stop")
            await asyncio.sleep(AWAY)
            await asyncio.to_thread(postgres_program, folder, "start")

        return await tell("outage of PostgreSQL", host, await racing(host, fault))


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    place = folder / "disk"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(place)], check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=False)


async def disk(folder: Path) -> int:
    with small_disk(folder) as place:
        host = Host(folder, str(place / "races.db"))
        filler = place / "filler"

        def fill() -> None:
            with suppress(OSError), filler.open("ab", buffering=0) as file:
                while file.write(bytes(4096)):
                    pass

        async def fault(told: Told) -> None:
            await some_racing(told)
            until = time.perf_counter() + AWAY
            while time.perf_counter() < until:  # whatever is freed is taken again
                await asyncio.to_thread(fill)
                await asyncio.sleep(0.5)
            filler.unlink()

        return await tell("disk full", host, await racing(host, fault))


def main() -> int:
    options = argparse.ArgumentParser(description="Nothing that was acknowledged is lost.")
    options.add_argument("--only", choices=["sqlite", "postgres", "outage", "disk"], action="append")
    options.add_argument("--times", type=int, default=20)
    wanted = options.parse_args()
    names = wanted.only or ["sqlite", "postgres", "outage", "disk"]
    failed = 0
    for name in names:
        with tempfile.TemporaryDirectory(prefix="slipstream-faults-") as text:
            folder = Path(text)
            if name == "sqlite":
                host = Host(folder, str(folder / "races.db"))
                failed += asyncio.run(kills("kill -9, SQLite", host, wanted.times, False))
            elif name == "postgres":
                with postgres(folder) as url:
                    host = Host(folder, url, "--workers", "2")
                    failed += asyncio.run(kills("kill -9, PostgreSQL, two workers", host, wanted.times, True))
            elif name == "outage":
                failed += asyncio.run(outage(folder))
            elif os.getuid() == 0:
                failed += asyncio.run(disk(folder))
            else:
                print("disk full: not tried, it needs root for a file system of its own")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
