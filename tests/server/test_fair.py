"""Fair shares: everybody in turn, what is not wanted any more leaves, and one answer for one question."""

from __future__ import annotations

import asyncio
import contextlib
import threading

import pytest

from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.fair import Aside, Fair, Joined

pytestmark = pytest.mark.anyio


class Work:
    """Something that takes until it is let go on; who had a turn, in order."""

    def __init__(self, fair: Fair) -> None:
        self.fair = fair
        self.order: list[str] = []
        self.go = asyncio.Event()

    async def do(self, visitor: str) -> None:
        async with self.fair.turn(visitor):
            self.order.append(visitor)
            await self.go.wait()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_who_asks_for_much_waits_for_themselves() -> None:
    work = Work(Fair(1))
    crowd = [asyncio.create_task(work.do("eve")) for _ in range(10)]
    await settle()
    others = [asyncio.create_task(work.do(name)) for name in ("ann", "bob", "ann")]
    await settle()
    assert work.order == ["eve"]
    work.go.set()
    await asyncio.gather(*crowd, *others)
    assert work.order[:6] == ["eve", "eve", "ann", "bob", "eve", "ann"]
    assert work.fair.waiting == 0
    assert work.fair.free == 1


async def test_what_nobody_waits_for_leaves_the_queue() -> None:
    work = Work(Fair(1))
    first = asyncio.create_task(work.do("eve"))
    await settle()
    later = [asyncio.create_task(work.do("eve")) for _ in range(5)]
    bob = asyncio.create_task(work.do("bob"))
    await settle()
    for task in later:
        task.cancel()
    await settle()
    assert work.fair.waiting == 1
    first.cancel()  # a turn that is given up is the next one's
    await settle()
    assert work.order == ["eve", "bob"]
    work.go.set()
    await bob
    assert work.fair.free == 1


async def test_a_turn_that_came_with_the_cancelling_is_passed_on() -> None:
    work = Work(Fair(1))
    work.go.set()
    first = asyncio.create_task(work.do("eve"))
    second = asyncio.create_task(work.do("bob"))
    third = asyncio.create_task(work.do("ann"))
    await asyncio.sleep(0)
    await first
    second.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await second
    await third
    assert work.fair.free == 1


async def test_queues_are_bounded() -> None:
    work = Work(Fair(1, most_each=2, most=3))
    tasks = [asyncio.create_task(work.do("eve")) for _ in range(3)]
    await settle()
    with pytest.raises(RequestError, match="Too many"):
        await work.do("eve")
    tasks.append(asyncio.create_task(work.do("bob")))  # others have room
    await settle()
    with pytest.raises(RequestError, match="Too many"):
        await work.do("ann")  # until it is full for all
    work.go.set()
    await asyncio.gather(*tasks)


async def test_work_aside_is_in_turn_and_ends_before_the_next() -> None:
    """In one thread, also if somebody does not wait for it; the loop goes on meanwhile."""
    aside = Aside()
    at_once = most = 0
    order: list[str] = []
    gate = threading.Event()

    def work(who: str) -> str:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        assert gate.wait(180)
        order.append(who)
        at_once -= 1
        return who

    tasks = [asyncio.create_task(aside.do("eve", work, f"eve {number}")) for number in range(4)]
    await settle()
    bob = asyncio.create_task(aside.do("bob", work, "bob"))
    await settle()
    tasks[0].cancel()
    tasks[3].cancel()
    await settle()
    gate.set()
    assert await bob == "bob"
    assert [await tasks[1], await tasks[2]] == ["eve 1", "eve 2"]
    assert order == ["eve 0", "eve 1", "bob", "eve 2"]
    assert most == 1


async def test_one_answer_for_one_question() -> None:
    joined: Joined[str, int] = Joined()
    asked = 0
    go = asyncio.Event()

    async def work() -> int:
        nonlocal asked
        asked += 1
        await go.wait()
        return 7

    askers = [asyncio.create_task(joined.ask("what", work)) for _ in range(3)]
    await settle()
    askers[0].cancel()  # the others still want it
    await settle()
    go.set()
    assert await asyncio.gather(*askers[1:]) == [7, 7]
    assert asked == 1
    assert not joined
    assert await joined.ask("what", work) == 7
    assert asked == 2


async def test_nobody_waits_any_more() -> None:
    joined: Joined[str, None] = Joined()
    stopped = asyncio.Event()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            stopped.set()

    asker = asyncio.create_task(joined.ask("what", work))
    await settle()
    asker.cancel()
    await asyncio.wait_for(stopped.wait(), 180)
    assert not joined
