"""A rolling deploy: two servers behind nginx with one PostgreSQL, replaced in turn while people race.

    python bench/rolling.py                 any connection to any server, then each browser to one
    python bench/rolling.py --rounds 3      each server is replaced so often
    python bench/rolling.py --old FOLDER    the first servers are those of an earlier version, in this folder

The servers listen on loopback addresses of their own, 127.0.0.2 and 127.0.0.3, as if they were machines;
nginx (Debian: nginx-light) is run with the configuration of docs/hosting.md. No answer that was acknowledged
may be lost, nothing that was shown be taken back, and nobody be without a connection for more than three
seconds. The last time both are replaced by kill -9. Everything stays on loopback and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from load import SERVE, free_port, postgres
from survivors import Told, keep_racing, lost

HOSTING: Final = Path(__file__).resolve().parents[1] / "docs" / "hosting.md"
MACHINES: Final = ("127.0.0.2", "127.0.0.3")
RACES: Final = 6
PAUSE: Final = 0.2
BETWEEN: Final = 20  # answers
MOST_SECONDS: Final = 3.0
PATIENCE: Final = 120.0
STICKY: Final = "    hash $cookie_slipstream consistent;\n"


def configuration(folder: Path, port: int, servers: dict[str, int], sticky: bool) -> Path:
    """nginx as docs/hosting.md has it, with the addresses of this run."""
    block = re.search(r"```nginx\n(# two servers.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None, "docs/hosting.md has no configuration for two servers"
    text = block.group(1)
    for wanted, (address, number) in zip(("10.0.0.2", "10.0.0.3"), servers.items(), strict=True):
        assert f"{wanted}:8461" in text
        text = text.replace(f"{wanted}:8461", f"{address}:{number}")
    lines = [line for line in text.splitlines() if "ssl_certificate" not in line]
    text = "\n".join(lines).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    if sticky:
        text = text.replace("upstream slipstream {\n", "upstream slipstream {\n" + STICKY)
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log warn;\n"
        f"events {{ worker_connections 1024; }}\nhttp {{\n{paths}{text}\n}}\n"
    )
    return file


class Machine:
    """A server on an address of its own."""

    def __init__(self, folder: Path, address: str, database: str, old: str = "") -> None:
        self.old = old  # where the version is that is started first
        self.address, self.port = address, free_port()
        self.log = folder / f"{address}.log"
        self.command = [sys.executable, "-c", SERVE, "serve", "--host", address, "--port", str(self.port)]
        self.command += ["--quiet", "--no-limits", "--behind-proxy", "--database", database]
        self.logs = ""
        self.process = subprocess.Popen(["true"])

    async def start(self) -> None:
        """Until it answers."""
        with self.log.open("wb") as out:
            env = {
                **os.environ,
                **({"PYTHONPATH": f"{self.old}/src", "SLIPSTREAM_PURE": "1"} if self.old else {}),
            }
            self.process = subprocess.Popen(self.command, stdout=out, stderr=out, env=env)
        self.old = ""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    _reader, writer = await asyncio.open_connection(self.address, self.port)
                    writer.close()
                    return
                except OSError:
                    assert self.process.poll() is None, self.log.read_text()
                    await asyncio.sleep(0.05)

    async def stop(self, *, kill: bool = False) -> None:
        """What a service manager sends, or a power cut."""
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        await asyncio.to_thread(self.process.wait, PATIENCE)
        self.logs += self.log.read_text()


async def some_racing(told: Told) -> None:
    enough = told.answers + BETWEEN
    async with asyncio.timeout(PATIENCE):
        while told.answers < enough:
            await asyncio.sleep(0.05)


async def deploy(folder: Path, database: str, rounds: int, sticky: bool, old: str) -> int:
    """Gives how many things went wrong."""
    port, told = free_port(), Told()
    machines = [Machine(folder, address, database, old) for address in MACHINES]
    for machine in machines:
        await machine.start()
    file = configuration(folder, port, {one.address: one.port for one in machines}, sticky)
    nginx = subprocess.Popen(["nginx", "-c", str(file), "-p", str(folder)])
    over = False
    restarts: list[float] = []

    async def replace_all() -> None:
        nonlocal over
        try:
            for at in range(2 * rounds):
                machine = machines[at % 2]
                await some_racing(told)
                began = time.perf_counter()
                await machine.stop(kill=at >= 2 * rounds - 2 > 0)
                await machine.start()
                restarts.append(time.perf_counter() - began)
            await some_racing(told)
        finally:
            over = True

    try:
        racers = keep_racing(lambda: f"127.0.0.1:{port}", told, RACES, lambda: not over, PAUSE)
        await asyncio.gather(replace_all(), racers)
    finally:
        nginx.terminate()
        nginx.wait(PATIENCE)
        for machine in machines:
            await machine.stop()
    missing = await lost(database, told)
    log = "".join(machine.logs for machine in machines)
    wrong = log.count("Traceback") + log.count("task-failed") + log.count('"event": "message-failed"')
    longest = max(told.gone, default=0.0)
    print(
        f"{'each browser to one server' if sticky else 'any connection to any server'}: {len(restarts)} "
        f"replaced (each away for {max(restarts):.1f} s at most), {told.answers} answers acknowledged in "
        f"{len(told.accepted)} races, lost {missing}, taken back {told.taken_back}, without a reply "
        f"{told.unanswered}; {len(told.gone)} connections made, the longest gone for {longest:.1f} s; "
        f"faults in the logs: {wrong}",
        flush=True,
    )
    return missing + told.unanswered + wrong + (longest > MOST_SECONDS)


def main() -> int:
    options = argparse.ArgumentParser(description="Two servers behind nginx, replaced one after the other.")
    options.add_argument(
        "--rounds", type=int, default=2, help="each server so often; the last time by kill -9"
    )
    options.add_argument("--old", default="", help="a folder with an earlier version")
    wanted = options.parse_args()
    if shutil.which("nginx") is None:
        print("rolling deploy: not tried, there is no nginx (Debian: nginx-light)")
        return 1
    failed = 0
    for sticky in (False, True):
        with tempfile.TemporaryDirectory(prefix="slipstream-rolling-") as name:
            folder = Path(name)
            with postgres(folder) as url:
                failed += asyncio.run(deploy(folder, url, wanted.rounds, sticky, wanted.old))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
