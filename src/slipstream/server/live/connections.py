"""One WebSocket as the hub knows it: whose it is, and what is to be sent to it."""

from __future__ import annotations

import asyncio
from typing import Final

from pydantic import BaseModel

from slipstream.server.limits import Bucket

QUEUE: Final = 256  # messages a slow reader may be behind


class Connection:
    """A seat, or somebody who watches. Programs may do without odds."""

    def __init__(self, seat: int | None, token: str | None = None, odds: bool = True) -> None:
        self.seat = seat
        self.token = token
        self.odds = odds
        self.odds_for: int | None = None  # the decision whose odds were sent, or are being worked out
        self.odds_asked = 0  # how often odds were wanted: what is worked out for an earlier time is not sent
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.lost = False
        self.signals = Bucket(0.5, 4)
        self.hints = Bucket(0.25, 4)

    def forget_odds(self) -> None:
        """What is worked out now is of no use any more, and what was sent is to be sent again."""
        self.odds_for = None
        self.odds_asked += 1

    def send(self, message: BaseModel) -> None:
        """Put a message into the outbox; a reader who is too slow is cut off and may come back."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """The same for a message that is written already."""
        if self.lost:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End the connection after what is in the outbox."""
        self.lost = True
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
