"""Bytes on the wire: a race for each player, and the first page, compressed as they are sent.

.venv/bin/python bench/wire.py [--laps 2] [--races 3]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from pathlib import Path

import httpx2

from tests.server.support import Player, Server


class Proxy:
    """Passes bytes on to a port, and counts what comes back."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.down = 0
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, here = await asyncio.open_connection("127.0.0.1", self.target)

        async def up() -> None:
            while data := await reader.read(1 << 16):
                here.write(data)
            here.close()

        async def down() -> None:
            while data := await there.read(1 << 16):
                self.down += len(data)
                writer.write(data)
            writer.close()

        await asyncio.gather(up(), down(), return_exceptions=True)


class Through(Player):
    """A player whose line goes through a proxy."""

    proxy: Proxy

    async def connect(self, table: str = "") -> dict[str, object]:
        direct, self.server = self.server, _At(self.proxy.port)  # type: ignore[assignment]
        try:
            return await super().connect(table)
        finally:
            self.server = direct


class _At:
    def __init__(self, port: int) -> None:
        self.port = port


async def race(server: Server, laps: int, seed: int) -> list[int]:
    """Bytes to each of two players in a race of so many laps."""
    ann, ben = Through(server), Through(server)
    luck = random.Random(seed)
    for player in (ann, ben):
        player.proxy = Proxy(server.port)
        await player.proxy.start()
    await ann.open(cars=6, laps=laps, weather=True, garage="quick")
    await ben.join(ann.table, "Ben")
    await ben.ready()
    await ann.connect(ann.table)
    await ben.connect(ann.table)
    await ann.start()
    while not (ann.over and ben.over):
        for player in (ann, ben):
            while player.choice is None and not player.over:
                other = ben if player is ann else ann
                if other.choice is not None:
                    break
                await player.next()
            if player.choice is not None:
                odds = player.odds
                while odds is None or odds["decision"] != player.choice["decision"]:
                    await player.next()
                    odds = player.odds
                options = player.choice["options"]
                await player.answer(best(odds, len(options), luck))
        for player, other in ((ann, ben), (ben, ann)):
            if player.game is not None and other.game is not None and not player.over:
                await player.reach(other.number)
    sizes = [player.proxy.down for player in (ann, ben)]
    plain = [sum(len(text) for text in player.received) for player in (ann, ben)]
    print(f"race {seed}: {sizes} bytes on the wire, {plain} before compression, {ann.number} answers")
    for player in (ann, ben):
        await player.close()
    return sizes


def best(odds: dict[str, object], options: int, luck: random.Random) -> int:
    """What a sensible person answers."""
    gold = odds.get("best")
    return gold if isinstance(gold, int) else luck.randrange(options)


async def first_page(server: Server) -> int:
    """What a browser that has nothing yet fetches to show the start page: by the preloads of the page."""
    import re

    total = 0
    headers = {"accept-encoding": "br, gzip"}
    async with httpx2.AsyncClient(base_url=server.address, trust_env=False) as client:
        async with client.stream("GET", "/", headers=headers) as reply:
            page = b"".join([part async for part in reply.aiter_raw()])
        total += len(page)
        text = (await client.get("/")).text
        for path in sorted(set(re.findall(r'(?:src|href)="(/[^"]+)"', text))):
            async with client.stream("GET", path, headers=headers) as reply:
                size = sum([len(part) async for part in reply.aiter_raw()])
            total += size
            print(f"  {size:8} {path}")
    return total


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--laps", type=int, default=2)
    parser.add_argument("--races", type=int, default=3)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder, "wire.db"), "--no-limits") as server:
        print(f"first page, named in its HTML: {await first_page(server)} bytes")
        found = [size for seed in range(given.races) for size in await race(server, given.laps, seed)]
        print(f"{given.laps} laps: {min(found)} to {max(found)} bytes for a player")


if __name__ == "__main__":
    asyncio.run(main())
