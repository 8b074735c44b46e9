"""How long a connection is waited for, and how many there may be: descriptors are for those who use them."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any, ClassVar, Final

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from slipstream.server.http.clients import Proxies, visitor
from slipstream.server.settings import Settings

REQUEST_SECONDS: Final = 20.0  # for a request to come, from the first byte or the connection to its end
MOST_CONNECTIONS: Final = 512  # of one visitor: a school has one address
WANTED_DESCRIPTORS: Final = 65_536

log = structlog.get_logger("slipstream")


def raise_descriptors(wanted: int = WANTED_DESCRIPTORS) -> int | None:
    """Let this process have as many descriptors as it may; gives how many, None where nobody can tell."""
    try:
        import resource
    except ImportError:  # not on Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return int(soft)


class PatientProtocol(H11Protocol):
    """HTTP for whoever says what they want in time: a request that stays away ends its connection."""

    most: ClassVar[int] = 0
    proxies: ClassVar[Proxies] = Proxies(())
    open: ClassVar[Counter[str]] = Counter()  # by visitor

    @classmethod
    def settle(cls, settings: Settings) -> None:
        """Take over what the host has chosen, and raise the limit of descriptors."""
        cls.most = MOST_CONNECTIONS if settings.requests_per_second > 0 else 0
        cls.proxies = Proxies(settings.proxies if settings.trust_proxy else ())
        log.info("descriptors", most=raise_descriptors())

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience: asyncio.TimerHandle | None = None
        self._visitor = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there: a request is waited for."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self._visitor = "" if self.proxies.knows(peer) else visitor(peer)
        if self._visitor:
            self.open[self._visitor] += 1
            if 0 < self.most < self.open[self._visitor]:
                transport.abort()
                return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._come()
        self.forget()
        super().connection_lost(exc)

    def forget(self) -> None:
        """This is no connection of the visitor any more."""
        if self._visitor:
            self.open[self._visitor] -= 1
            if self.open[self._visitor] <= 0:
                del self.open[self._visitor]
            self._visitor = ""

    def data_received(self, data: bytes) -> None:
        """A part of a request, or all of it."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # a WebSocket: its pings look after it
            self._come()
            self.forget()
        else:
            self._look()

    def on_response_complete(self) -> None:
        """One is answered; a part of the next may be here."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self._look()

    def _look(self) -> None:
        """Is a part of a request here, and not the rest?"""
        state, begun = self.conn.their_state, bool(self.conn.trailing_data[0])
        if state is not h11.SEND_BODY and not (state is h11.IDLE and begun):
            self._come()
        elif self._patience is None:
            self._wait()

    def _wait(self) -> None:
        self._patience = self.loop.call_later(REQUEST_SECONDS, self._too_late)

    def _come(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _too_late(self) -> None:
        self._patience = None
        self.transport.abort()
