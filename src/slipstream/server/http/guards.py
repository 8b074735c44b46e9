"""What every request passes: origin, size, rate; and what every answer carries: security headers."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from slipstream.server import metrics
from slipstream.server.http.clients import Proxies, visitor
from slipstream.server.limits import Buckets, most_of
from slipstream.server.live.outage import no_answer
from slipstream.server.protocol.messages import Error
from slipstream.server.protocol.problems import RequestError
from slipstream.server.settings import Settings
from slipstream.server.tables.fair import visitor as asking

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # addresses of tables are secrets
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "x-frame-options": "DENY",
}
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
FREE_OF_LIMITS: Final = ("/assets/", "/healthz")


class Guards:
    """An ASGI middleware; refusals are the same JSON as everywhere."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.proxies = Proxies(settings.proxies if settings.trust_proxy else ())
        self.buckets = Buckets(settings.requests_per_second, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["slipstream.client"] = client = self.client_of(scope)
        asking.set(client)
        scope["slipstream.secure"] = self.is_secure(scope)
        if scope["type"] == "websocket":
            try:
                self.check(scope)
            except RequestError as error:
                metrics.REFUSALS.labels(error.key).inc()
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": error.key})
                return
            await self.app(scope, receive, send)
            return
        await self.http(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = size = 0
        most = most_of(scope["path"])

        async def read() -> MutableMapping[str, Any]:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > most:  # whatever the headers said
                raise RequestError("too-large", most=most)
            return message

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        async def pass_on(message: MutableMapping[str, Any]) -> None:
            if size <= most:  # what is made of half a body is not told
                await answer(message)

        try:
            self.check(scope)
            await self.app(scope, read, pass_on)
            if size > most:
                raise RequestError("too-large", most=most)
        except RequestError as error:
            await refuse(error, answer)
        except Exception as error:
            route = getattr(scope.get("route"), "path", "none")
            refused = no_answer(error, "request-failed", route=route)
            if not status:
                await refuse(refused, answer)
        finally:
            route = getattr(scope.get("route"), "path", "none")
            metrics.REQUESTS.labels(scope["method"] if route != "none" else "any", route, str(status)).inc()
            metrics.SECONDS.observe(time.perf_counter() - started)

    def check(self, scope: Scope) -> None:
        """Raise RequestError for what no route should see."""
        headers = Headers(scope=scope)
        if scope.get("method") not in SAFE_METHODS and not self.same_origin(scope):
            raise RequestError("bad-origin")
        try:
            length = int(headers.get("content-length", "0"))
        except ValueError:
            length = 0
        if length > (most := most_of(scope["path"])):
            raise RequestError("too-large", most=most)
        if not scope["path"].startswith(FREE_OF_LIMITS):
            seconds = self.buckets.take(scope["slipstream.client"])
            if seconds:
                raise RequestError("too-fast", seconds=max(1, round(seconds)))

    def same_origin(self, scope: Scope) -> bool:
        """Does the request come from our own page? Programs send no Origin; browsers always do."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
        except ValueError:
            return False

    def client_of(self, scope: Scope) -> str:
        """Who asks, by the address; a proxy's word is taken only from a proxy of the host's."""
        client = scope.get("client")
        peer = client[0] if client else "local"
        if not self.proxies.knows(peer):
            return visitor(peer)
        lines = Headers(scope=scope).getlist("x-forwarded-for")
        return visitor(self.proxies.origin(lines) or peer)

    def is_secure(self, scope: Scope) -> bool:
        """Shall cookies be sent over TLS only?"""
        if self.settings.secure_cookies is not None:
            return self.settings.secure_cookies
        client = scope.get("client")
        if client and self.proxies.knows(client[0]):
            lines = Headers(scope=scope).getlist("x-forwarded-proto")
            if lines == ["https"]:
                return True
        return scope.get("scheme") in ("https", "wss")


async def refuse(error: RequestError, send: Send) -> None:
    """A refusal as an HTTP answer."""
    metrics.REFUSALS.labels(error.key).inc()
    body = Error(error=error.problem).model_dump_json().encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in error.arguments:
        headers.append((b"retry-after", str(error.arguments["seconds"]).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
