"""Drivers who think, and hints: worked out beside the server, told so that time reveals nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import structlog

from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.games.draft import drafting
from slipstream.games.setup import new_seed
from slipstream.server import metrics
from slipstream.server.live import minds
from slipstream.server.live.connections import Connection
from slipstream.server.live.minds import Minds
from slipstream.server.live.parcels import pack
from slipstream.server.logs import failure
from slipstream.server.protocol.messages import Hint, RefusedReply
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.driving import quick_answer, thinking, thought_out
from slipstream.server.tables.fair import Fair, Joined
from slipstream.server.tables.levels import slow_steps
from slipstream.server.tables.table import Table

EVEN_SECONDS: Final = 0.05  # what quick drivers need is rounded up to a multiple of this
THINK_SECONDS: Final = 1.5  # a driver who thinks about a plan answers after so long, whatever the cards
MOST_THOUGHTS: Final = 64  # of one visitor's drivers who wait; more answer quickly
MOST_HINTS: Final = 4
WATCHED_SECONDS: Final = 3.0  # a car that was handed over plans so long after its last turn: it can be seen
REACTION: Final = 0.2  # part of that for what follows in the turn

Task = asyncio.Task[None]
Key = tuple[int, int]  # decision and seat
log = structlog.get_logger("slipstream")


class Thoughts:
    """What is being thought about at one table, and the hints that were given."""

    def __init__(self) -> None:
        self.drivers: dict[Key, Task] = {}
        self.hints: dict[Key, Hint] = {}

    def clear(self) -> None:
        """Numbers of decisions come again, or nobody is asked any more."""
        for task in self.drivers.values():
            task.cancel()
        self.drivers.clear()
        self.hints = {}  # what is still being worked out goes into the old ones


class Thinking:
    """Thinks for all tables of a process."""

    def __init__(
        self,
        change: Callable[[str, Callable[[Table], None]], Awaitable[None]],
        start: Callable[[Coroutine[Any, Any, None]], Task],
    ) -> None:
        self.minds = Minds()
        self.racing = Fair(minds.processes(), MOST_THOUGHTS, 4 * MOST_THOUGHTS)
        self.advising = Fair(max(1, minds.processes() - 1), MOST_HINTS)  # one is left for those who race
        self._advised: Joined[tuple[int, Key], dict[str, Any]] = Joined()
        self.seconds = THINK_SECONDS
        self._change = change
        self._start = start

    # Drivers

    @staticmethod
    async def even_out(began: float) -> None:
        """How long quick drivers needed since then depends on their cards: let nobody measure it."""
        await asyncio.sleep(EVEN_SECONDS - (asyncio.get_running_loop().time() - began) % EVEN_SECONDS)

    def begin(self, table: Table, thoughts: Thoughts, visitor: str = "") -> None:
        """Let the drivers who are asked now think, and those who are asked no more stop.

        They have their turns by `visitor`, who looks at the table.
        """
        asked = {(int(one.id), int(one.seat)): (one, name) for one, name in thinking(table)}
        for key in thoughts.drivers.keys() - asked.keys():
            thoughts.drivers.pop(key).cancel()
        for key, (decision, driver) in asked.items():
            if key not in thoughts.drivers:
                view = table.game.view(decision.seat)
                assert not drafting(view)
                _ = decision.options  # listed now: the race may go on meanwhile
                if decision.step in slow_steps(driver):
                    seconds = self.time_for(table, decision.step)
                    work = self._answer(table, thoughts, decision, view, driver, seconds, visitor or table.id)
                else:
                    work = self._drive_on(table, thoughts, decision, view)
                thoughts.drivers[key] = self._start(work)

    async def _drive_on(self, table: Table, thoughts: Thoughts, decision: Decision, view: View) -> None:
        """The next round of a car whose driver watches: after the last one was seen."""
        number, seat = int(decision.id), int(decision.seat)
        await asyncio.sleep(WATCHED_SECONDS)
        thoughts.drivers.pop((number, seat), None)
        answer = quick_answer(table, view, decision)
        await self._change(table.id, lambda table: thought_out(table, seat, number, answer))

    def time_for(self, table: Table, step: str) -> float:
        """After how many seconds such a decision is answered: it depends on nothing that is hidden."""
        if step != "plan":
            return self.seconds * REACTION
        thinkers = sum(bool(slow_steps(seat.driver)) for seat in table.row.seats)
        return self.seconds * -(-thinkers // minds.processes())  # they may have to take turns

    async def _answer(
        self,
        table: Table,
        thoughts: Thoughts,
        decision: Decision,
        view: View,
        driver: str,
        seconds: float,
        visitor: str,
    ) -> None:
        """One answer, after the same time whatever the cards; who is not ready by then answers quickly."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        number, seat = int(decision.id), int(decision.seat)
        action: Action | None = None
        try:
            async with asyncio.timeout_at(until - EVEN_SECONDS):
                async with self.racing.turn(visitor):
                    data = pack(view, decision)
                    action = Action(*await self.minds.ask(minds.decide, driver, data, new_seed()))
        except (TimeoutError, RequestError):  # RequestError: this visitor has too many who think
            metrics.LATE_THOUGHTS.inc()
        except Exception as error:  # the race goes on
            log.error("thought-failed", **failure(error))
        answer = quick_answer(table, view, decision) if action is None else action
        await asyncio.sleep(until - loop.time())
        thoughts.drivers.pop((number, seat), None)  # from here on nobody stops it
        await self._change(table.id, lambda table: thought_out(table, seat, number, answer))

    # Hints

    def hint(self, table: Table, thoughts: Thoughts, connection: Connection, ref: int | None) -> None:
        """Begin to work out what would be best for a seat, from what it sees; sent when it is ready."""
        seat, decision = connection.seat, table.decision_of(connection.seat)
        if not table.wanted.hints:
            raise RequestError("no-hints")
        if decision is None or seat is None:
            raise RequestError("no-decision")
        view = table.game.view(seat)
        if drafting(view):
            raise RequestError("no-hint-here")
        key = int(decision.id), seat
        if (known := thoughts.hints.get(key)) is not None:
            connection.send(known)
            return
        if seconds := connection.hints.take():
            raise RequestError("too-fast", seconds=max(1, round(seconds)))
        connection.hint_work = self._start(
            self._hint(key, pack(view, decision), thoughts.hints, connection, ref)
        )

    async def _hint(
        self, key: Key, data: bytes, hints: dict[Key, Hint], connection: Connection, ref: int | None
    ) -> None:
        try:
            found = await self._advised.ask((id(hints), key), lambda: self._advise(connection.client, data))
            hints[key] = Hint.model_validate({"decision": key[0], **found})
            connection.send(hints[key])
        except RequestError as refused:
            connection.send(RefusedReply(ref=ref, problem=refused.problem))
        except Exception as error:
            log.error("hint-failed", **failure(error))
            connection.send(RefusedReply(ref=ref, problem=RequestError("server-error").problem))

    async def _advise(self, visitor: str, data: bytes) -> dict[str, Any]:
        async with self.advising.turn(visitor):
            return await self.minds.ask(minds.advise, data, new_seed())

    def close(self) -> None:
        """Think no more."""
        self.minds.close()
