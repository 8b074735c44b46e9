"""The pulse of the serving loop: how long it works at a stretch, while everybody else waits.

Counted is the work itself, not the time that passes: a busy machine changes nothing.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from slipstream.server import metrics

BEAT_SECONDS: Final = 0.05


class Pulse:
    """Notes the longest stretch since it was last asked for."""

    def __init__(self) -> None:
        self._longest = 0.0
        metrics.STRETCH.set_function(self.take)

    def take(self) -> float:
        """The longest stretch in seconds of CPU; from now on another one is looked for."""
        longest, self._longest = self._longest, 0.0
        return longest

    async def beat(self) -> None:
        """As long as the server runs."""
        while True:
            before = time.thread_time()
            await asyncio.sleep(BEAT_SECONDS)
            self._longest = max(self._longest, time.thread_time() - before)
