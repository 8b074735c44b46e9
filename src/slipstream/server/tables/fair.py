"""Fair shares of what takes time: a few at once, and among those who wait everybody in turn.

Whoever asks for much waits for themselves: between two of their own, everybody else has one. What nobody
waits for any more leaves the queue, and queues are bounded.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, ParamSpec, TypeVar

from slipstream.server.protocol.problems import RequestError

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K", bound=Hashable)

#: for whom a share is counted now, "" if nobody asked
visitor: Final = ContextVar("visitor", default="")

MOST_WAITING: Final = 512  # in all
MOST_EACH: Final = 32  # of one visitor
MOST_ASIDE: Final = 8  # of one visitor, for one thing
RETRY_SECONDS: Final = 5


class Fair:
    """So many at once. A visitor is whoever a share is counted for, usually an address."""

    def __init__(self, at_once: int, most_each: int = MOST_EACH, most: int = MOST_WAITING) -> None:
        self.free = at_once
        self.most_each = most_each
        self.most = most
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait in all."""
        return sum(len(queue) for queue in self._waiting.values())

    @asynccontextmanager
    async def turn(self, visitor: Hashable) -> AsyncIterator[None]:
        """Wait for one's turn; RequestError if this visitor, or everybody, has too much waiting already."""
        await self._come(visitor)
        try:
            yield
        finally:
            self._leave()

    async def _come(self, visitor: Hashable) -> None:
        if self.free and not self._waiting:
            self.free -= 1
            return
        queue = self._waiting.get(visitor)
        if (queue is not None and len(queue) >= self.most_each) or self.waiting >= self.most:
            raise RequestError("too-fast", seconds=RETRY_SECONDS)
        if queue is None:
            queue = self._waiting[visitor] = deque()
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was my turn just now
                self._leave()
            else:
                queue.remove(mine)
                if not queue and self._waiting.get(visitor) is queue:
                    del self._waiting[visitor]
            raise

    def _leave(self) -> None:
        """The next visitor's turn."""
        self.free += 1
        while self.free and self._waiting:
            visitor, queue = next(iter(self._waiting.items()))
            mine = queue.popleft()
            if queue:
                self._waiting.move_to_end(visitor)
            else:
                del self._waiting[visitor]
            if not mine.done():
                self.free -= 1
                mine.set_result(None)


class Aside:
    """A thread beside the races, for whoever's turn it is."""

    def __init__(self) -> None:
        self._fair = Fair(1, MOST_ASIDE)

    async def do(self, visitor: Hashable, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What this gives, when its turn has come."""
        async with self._fair.turn(visitor):
            # what has begun is ended before the next one's turn, also if nobody waits for it any more
            running = asyncio.ensure_future(asyncio.to_thread(work, *args, **kwargs))
            try:
                return await asyncio.shield(running)
            except asyncio.CancelledError:
                await asyncio.wait([running])
                raise


class Joined(OrderedDict[K, asyncio.Task[T]]):
    """Questions that are being worked out: who asks the same waits for the same answer.

    The work goes on as long as one of them waits.
    """

    def __init__(self) -> None:
        super().__init__()
        self._askers: dict[K, int] = {}

    async def ask(self, key: K, work: Callable[[], Awaitable[T]]) -> T:
        """The answer, worked out once for all who want it now."""
        task = self.get(key)
        if task is None:
            task = self[key] = asyncio.ensure_future(_run(work))
            self._askers[key] = 0
        self._askers[key] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._askers[key] -= 1
            if not self._askers[key] and self.get(key) is task:
                del self[key], self._askers[key]
                task.cancel()  # nobody waits any more; it does nothing to work that is done


async def _run(work: Callable[[], Awaitable[T]]) -> T:
    return await work()
