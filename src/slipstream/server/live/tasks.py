"""What is done beside all the rest: it is kept until it is done, and a failure is logged."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from slipstream.server.logs import failure

log = structlog.get_logger("slipstream")


class Tasks:
    """The tasks of a hub."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something be done beside all the rest."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task-failed", **failure(error))

    def close(self) -> None:
        """Nothing of it is wanted any more."""
        for task in self.running:
            task.cancel()
