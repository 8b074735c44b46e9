"""Limits: how often and how much. A bucket fills with time and is emptied by requests."""

from __future__ import annotations

import time
from typing import Final

AWAY_SECONDS: Final = 60.0  # then anybody may let a driver go on, and somebody else is the host
MAX_BUCKETS: Final = 10_000
MAX_BODY: Final = 128 * 1024
RECORDS: Final = "/api/replays"  # where records are sent to
MAX_RECORD: Final = 512 * 1024
CLIENT_UPLOADS: Final = 8 * 1024 * 1024  # bytes of records a day
CLIENT_GUESSES: Final = 10  # codes of tables that a client may look up at once, and then 6 a minute
GUESSES: Final = 120  # of all clients, and then 2 a second
CODE_DAYS: Final = 1.0  # so long a code leads to its table
UPLOADS: Final = 256 * 1024 * 1024  # of all clients


def most_of(path: str) -> int:
    """Bytes that a request to this address may have."""
    return MAX_RECORD if path == RECORDS else MAX_BODY


class Bucket:
    """Allows `burst` at once and `rate` per second in the long run; a rate of 0 allows everything."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self, number: float = 1) -> float:
        """Take so many; 0 if they were there, else the seconds until they will be."""
        if self.rate <= 0:
            return 0.0
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= number:
            self.level -= number
            return 0.0
        return (number - self.level) / self.rate


class Buckets:
    """One bucket for every client address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str, number: float = 1) -> float:
        """Take so many from the client's bucket; gives the seconds to wait."""
        if self.rate <= 0:
            return 0.0
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= MAX_BUCKETS:  # the full ones say nothing
                self._buckets = {
                    name: kept for name, kept in self._buckets.items() if kept.level < kept.burst
                }
                if len(self._buckets) >= MAX_BUCKETS:
                    self._buckets.clear()
            bucket = self._buckets[client] = Bucket(self.rate, self.burst)
        return bucket.take(number)
