"""People who stay: their connections break, they come back, and they remember what they were told.

A race of two people who answer in turn. What was accepted is written down; what anybody was shown may never
be taken back. How long each connection was gone is told too.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import httpx2
from load import plug
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection

from slipstream.server.store.database import database_url, entries, open_database

SEATS: Final = 2
RETRY_SECONDS: Final = 0.2  # the page waits as long the first time
PATIENCE: Final = 60.0
Address = Callable[[], str]  # host and port to come back to


@dataclass
class Told:
    """What all of them saw, and how long they were gone."""

    accepted: dict[str, dict[int, tuple[int, str]]] = field(default_factory=dict)  # by race and number
    shown: dict[str, int] = field(default_factory=dict)  # the highest number anybody saw
    taken_back: int = 0  # of what was shown
    unanswered: int = 0  # by a server that is there
    gone: list[float] = field(default_factory=list)  # seconds without a connection
    refusals: dict[str, int] = field(default_factory=dict)

    @property
    def answers(self) -> int:
        return sum(map(len, self.accepted.values()))


class Seat:
    """One person with a connection that comes back."""

    def __init__(self, race: Survivors, number: int, cookie: str) -> None:
        self.race, self.number, self.cookie = race, number, cookie
        self.socket: ClientConnection | None = None
        self.game: dict[str, Any] = {}
        self.replies: dict[int, str | None] = {}  # by ref: None if accepted, else why not
        self.changed = asyncio.Event()

    async def live(self) -> None:
        """Be connected, as long as the race is driven."""
        left, here, came = time.perf_counter(), False, False
        while True:
            try:
                address = f"ws://{self.race.address()}/api/tables/{self.race.id}/live?odds=no"
                self.socket = await asyncio.wait_for(plug(address, {"cookie": self.cookie}), 10)
                async for text in self.socket:
                    if self.take(json.loads(text)):
                        here = True
                        if came:  # who comes for the first time was not gone
                            self.race.told.gone.append(time.perf_counter() - left)
                        came = True
            except Exception:  # refused, or cut off: come back
                pass
            if here:
                left, here = time.perf_counter(), False
            self.socket = None
            self.changed.set()
            await asyncio.sleep(RETRY_SECONDS)

    def take(self, message: dict[str, Any]) -> bool:
        """Keep what was told; is it the greeting?"""
        told = self.race.told
        if message["type"] in ("accepted", "refused"):
            why = message["problem"]["key"] if message["type"] == "refused" else None
            if message["ref"] is not None:
                self.replies[message["ref"]] = why
            if why is not None:
                told.refusals[why] = told.refusals.get(why, 0) + 1
        game = message.get("game")
        if game is not None:
            self.game = game
            if game["number"] < self.race.seen(self.number):
                told.taken_back += 1
            self.race.see(self.number, game["number"])
        self.changed.set()
        return message["type"] == "hello"

    @property
    def step(self) -> str:
        return str(self.game.get("state", {}).get("step", ""))


class Survivors:
    """A race, and its people."""

    def __init__(self, address: Address, told: Told, lap: int = 3) -> None:
        self.address, self.told, self.laps = address, told, lap
        self.id = ""
        self.seats: list[Seat] = []
        self._seen = [0] * SEATS
        self._tasks: list[asyncio.Task[None]] = []

    def seen(self, seat: int) -> int:
        return self._seen[seat]

    def see(self, seat: int, number: int) -> None:
        self._seen[seat] = number
        self.told.shown[self.id] = max(number, self.told.shown.get(self.id, 0))

    async def open(self) -> None:
        """Sit down, start, connect."""
        cookies = []
        async with httpx2.AsyncClient(
            base_url=f"http://{self.address()}/api", trust_env=False, timeout=PATIENCE
        ) as http:
            for seat in range(SEATS):
                http.cookies.clear()
                if seat == 0:
                    setup = {"cars": 4, "empty": "rookie", "laps": self.laps}
                    answer = await http.post("/tables", json={"setup": setup, "name": "Ann"})
                    self.id = answer.json()["table"]
                else:
                    await http.post(f"/tables/{self.id}/seats", json={"name": "Bob"})
                    await http.patch(f"/tables/{self.id}/seats/{seat}", json={"ready": True})
                cookies.append(f"slipstream={http.cookies['slipstream']}")
            answer = await http.post(f"/tables/{self.id}/start", headers={"cookie": cookies[0]})
            answer.raise_for_status()
        self.seats = [Seat(self, at, cookie) for at, cookie in enumerate(cookies)]
        self._tasks = [asyncio.create_task(seat.live()) for seat in self.seats]

    async def drive(self, going: Callable[[], bool], pause: float) -> None:
        """Answer whenever asked, until the race is over or nothing goes on any more."""
        luck, ref = random.Random(self.id), 0
        accepted = self.told.accepted.setdefault(self.id, {})
        while going() and not any(seat.step == "over" for seat in self.seats):
            await asyncio.sleep(pause * luck.random())
            asked = [seat for seat in self.seats if seat.socket is not None and seat.game.get("choice")]
            if not asked:
                continue
            seat, ref = luck.choice(asked), ref + 1
            choice, socket = seat.game["choice"], seat.socket
            option = luck.randrange(len(choice["options"]))
            before = seat.game["number"]
            wanted = {"type": "answer", "decision": choice["decision"], "option": option, "ref": ref}
            try:
                assert socket is not None
                await socket.send(json.dumps(wanted))
            except Exception:
                continue
            patience = time.perf_counter() + PATIENCE
            while ref not in seat.replies and seat.socket is socket:
                if time.perf_counter() > patience:
                    self.told.unanswered += 1
                    break
                seat.changed.clear()
                try:
                    await asyncio.wait_for(seat.changed.wait(), 1)
                except TimeoutError:
                    continue
            if seat.replies.get(ref, "lost") is None:  # it was told that this stands
                accepted[ref] = seat.number, choice["options"][option]["key"]
                while seat.socket is socket and seat.game["number"] <= before and going():
                    seat.changed.clear()
                    try:
                        await asyncio.wait_for(seat.changed.wait(), 1)
                    except TimeoutError:
                        continue

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.transport.abort()  # whatever it still says


async def keep_racing(
    address: Address, told: Told, races: int, going: Callable[[], bool], pause: float
) -> None:
    """So many races at once; where one ends, the next begins."""

    async def one_place() -> None:
        while going():
            race = Survivors(address, told)
            try:
                await race.open()
            except Exception:  # the server is away
                await race.close()
                await asyncio.sleep(RETRY_SECONDS)
                continue
            await race.drive(going, pause)
            await race.close()

    await asyncio.gather(*(one_place() for _ in range(races)))


async def lost(database: str, told: Told) -> int:
    """What was acknowledged or shown and is not in the database."""
    engine = open_database(database_url(database))
    missing = told.taken_back
    async with engine.connect() as connection:
        for id, accepted in told.accepted.items():
            query = select(entries.c.seat, entries.c.action).where(entries.c.table_id == id)
            rows = (await connection.execute(query.order_by(entries.c.number))).all()
            missing += told.shown.get(id, 0) > len(rows)
            stored = iter([(seat, action.split(" ")[0]) for seat, action in rows])
            for ref in sorted(accepted):  # in their order, others' answers in between
                seat, key = accepted[ref]
                missing += not any(one == (seat, key) for one in stored)
    await engine.dispose()
    return missing
