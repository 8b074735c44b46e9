"""One device for several people: it is told what its holder may know, and only while it is held."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from slipstream.core.events import DISCARDED, DREW, PLANNED, SALVAGED, SPONSOR_GAINED
from slipstream.server.tables.identity import is_beside, new_proof, proof_beside, proves
from tests.server.support import Json, Player, Server, at_table

pytestmark = pytest.mark.anyio

PRIVATE = ("odds", "hint", "ahead")


def test_a_proof_opens_the_seats_of_its_device_and_no_others() -> None:
    mine, other = new_proof(), new_proof()
    second = proof_beside(mine, [mine])
    third = proof_beside(mine, [mine, second])
    assert len({mine, second, third}) == 3
    assert all(len(one) <= 64 for one in (mine, second, third))
    assert all(proves(mine, one) for one in (mine, second, third))
    assert not any(proves(other, one) for one in (mine, second, third))
    assert not proves(mine, other)
    assert [is_beside(one) for one in (mine, second, None)] == [False, True, False]


async def sit_beside(player: Player, *names: str) -> None:
    for name in names:
        await player.call("POST", f"/tables/{player.table}/seats", {"name": name, "beside": True})


class Device:
    """A device that is shared: held by whoever is asked; everything that it is sent is looked at."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.luck = random.Random(seed)
        self.held: int | None = None
        self.looked_at = 0
        self.owned: set[int] = set()

    def check(self) -> None:
        """Whatever came since the last time was for the one who holds it, or for everybody."""
        for text in self.player.received[self.looked_at :]:
            message: Json = json.loads(text)
            if message["type"] == "hello":
                self.held = message["table"]["you"]
            game = message.get("game")
            if game is not None:
                own = game["state"].get("own")
                if self.held is None:
                    assert own is None
                    assert game["choice"] is None
                elif own is not None:
                    self.owned.add(self.held)
            for row in message.get("events", []):
                if row[1] >= 0 and row[1] != self.held:
                    assert json.dumps(row) == json.dumps(hidden(row)), (self.held, row)
            if message["type"] in PRIVATE and message.get("open", True):
                assert self.held is not None, message
        self.looked_at = len(self.player.received)


def hidden(row: list[Any]) -> list[Any]:
    """An event of somebody else: the cards that nobody else sees are not in it."""
    kept = list(row)
    if kept[0] in (DREW, PLANNED, SALVAGED, SPONSOR_GAINED, DISCARDED) and isinstance(kept[-1], str):
        kept[-1] = ""
    return kept


@pytest.mark.parametrize("seed", [1, 2])
async def test_what_a_shared_device_is_sent(server: Server, seed: int) -> None:
    async with at_table(server, 2, start=False, cars=3, laps=1) as (ann, eve):
        await sit_beside(ann, "Ben")
        await ann.start()
        device = Device(ann, seed)
        await ann.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        assert ann.state["hot"] == [0, 2]
        assert ann.seat is None
        luck = random.Random(seed)
        for _ in range(2000):
            if ann.over:
                break
            seats = ann.state["hot"]
            assert ann.game is not None
            if eve.choice is not None:
                await eve.answer(luck.randrange(len(eve.choice["options"])))
                await ann.reach(eve.number)
            elif any(seat in ann.game["waiting"] for seat in seats):
                await one_answer(device, seats)
                await eve.reach(ann.number)
            else:
                await ann.next()
            device.check()
        assert ann.over
        assert len(device.owned) == 2  # both have held it


async def one_answer(device: Device, seats: list[int]) -> None:
    """One answer of somebody at this device, who holds it for that."""
    player = device.player
    assert player.game is not None
    asked = next(seat for seat in seats if seat in player.game["waiting"])
    if player.seat is None:
        await player.tell(type="hold", seat=asked)
    while player.choice is None:
        await player.next()
    device.check()
    await player.answer(device.luck.randrange(len(player.choice["options"])))
    device.check()


async def test_only_who_is_asked_may_hold_it_and_nobody_from_elsewhere(server: Server) -> None:
    async with at_table(server, 2, start=False, watching=1, cars=3, laps=1) as (ann, ben, eve):
        await sit_beside(ann, "Cara")
        await ann.start()
        await ann.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        await ben.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        await eve.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        assert await ann.refusal({"type": "hold", "seat": 1}) == "not-seated"  # Ben's
        assert await ben.refusal({"type": "hold", "seat": 1}) == "not-seated"  # his device is his own
        assert await eve.refusal({"type": "hold", "seat": 0}) == "not-seated"
        await ann.tell(type="hold", seat=2)
        while ann.seat != 2:
            await ann.next()
        await ann.answer(0)
        while ann.seat is not None:  # covered by itself, with the plan locked
            await ann.next()
        assert await ann.refusal({"type": "hold", "seat": 2}) == "no-decision"
        await ann.tell(type="hold", seat=0)
        while ann.seat != 0:
            await ann.next()
        await ann.tell(type="hold", seat=None)
        while ann.seat is not None:
            await ann.next()
        assert await ann.refusal({"type": "answer", "decision": 1, "option": 0}) == "not-seated"


async def test_a_shared_device_leaves_seat_by_seat_and_comes_along_to_the_rematch(server: Server) -> None:
    async with at_table(server, 1, start=False, cars=4, laps=1, empty="nobody") as (ann,):
        await sit_beside(ann, "Ben", "Cara")
        table = ann.table
        await ann.call("PATCH", f"/tables/{table}/seats/1", {"name": "Bob"})
        await ann.call("DELETE", f"/tables/{table}/seats/2")
        await ann.call("PUT", f"/tables/{table}/setup", {"cars": 4, "laps": 1, "empty": "nobody"})
        await ann.start()  # who shares the device is as ready as its owner
        await ann.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        for seat in (0, 1):
            await ann.call("PATCH", f"/tables/{table}/seats/{seat}", {"driver": "rookie"})
        while not ann.over:
            await ann.next()
        assert ann.seat == 0  # nothing is hidden any more
        again = (await ann.call("POST", f"/tables/{table}/rematch"))["table"]
        state = await ann.call("GET", f"/tables/{again}")
        assert [seat["name"] for seat in state["seats"]] == ["Host", "Bob"]
