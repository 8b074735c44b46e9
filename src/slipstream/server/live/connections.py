"""One WebSocket as the hub knows it: whose it is, and what is to be sent to it."""

from __future__ import annotations

import asyncio
from typing import Final

from pydantic import BaseModel

from slipstream.server.limits import Bucket
from slipstream.server.protocol.messages import AheadState

ENDED: Final = 4000  # a close code of our own
LATER: Final = 1013
QUEUE: Final = 256  # messages a slow reader may be behind


class Connection:
    """A seat, or somebody who watches. Programs may do without odds."""

    def __init__(
        self, seat: int | None, token: str | None = None, odds: bool = True, client: str = ""
    ) -> None:
        self.seat = seat  # of a device that is shared the one that is held, if one is
        self.seats: list[int] = [] if seat is None else [seat]  # all of the device
        self.token = token
        self.odds = odds
        self.client = client  # for whom its share of what takes time is counted
        self.hint_work: asyncio.Task[None] | None = None
        self.odds_work: asyncio.Task[None] | None = None
        self.odds_for: int | None = None  # the decision whose odds were sent, or are being worked out
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.lost = False
        self.screen = False  # a television, or whatever everybody looks at
        self.end = ENDED, ""  # how it is closed
        self.ahead: AheadState | None = None  # as it was told
        self.signals = Bucket(0.5, 4)
        self.hints = Bucket(0.25, 4)

    def forget_odds(self) -> None:
        """What is worked out now is of no use any more, and what was sent is to be sent again."""
        self.odds_for = None
        if self.odds_work is not None:
            self.odds_work.cancel()
            self.odds_work = None

    def holds(self, seat: int | None) -> None:
        """Another player of the device holds it, or nobody: nothing for the one before is sent any more."""
        if seat != self.seat:
            self.forget_odds()
            if self.hint_work is not None:
                self.hint_work.cancel()
            self.ahead = None
            self.seat = seat

    @property
    def shared(self) -> bool:
        """Do several people share this device?"""
        return len(self.seats) > 1

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

    def close(self, code: int = ENDED, reason: str = "") -> None:
        """End the connection after what is in the outbox."""
        if not self.lost:
            self.end = code, reason
        self.lost = True
        self.forget_odds()
        if self.hint_work is not None:
            self.hint_work.cancel()
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
