"""The page and its files, and what a host looks at: health and metrics."""

from __future__ import annotations

import os
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from html import escape
from importlib import resources
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.datastructures import Headers
from starlette.staticfiles import StaticFiles

from slipstream import __version__, build
from slipstream.core.rules import RULES_VERSION
from slipstream.server import metrics
from slipstream.server.http.asking import Hubbed
from slipstream.server.http.posters import preview
from slipstream.server.protocol.messages import Health
from slipstream.server.tables.identity import is_id
from slipstream.words.language import ENGLISH, known

STATIC: Final = Path(str(resources.files("slipstream.server"))) / "static"
#: programs that show a link in a chat read the page of the link; its tags keep it out of every index
PREVIEWS: Final = (
    "Twitterbot", "facebookexternalhit", "Facebot", "LinkedInBot", "Slackbot-LinkExpanding", "Discordbot",
    "TelegramBot", "WhatsApp", "Mastodon", "Iframely",
)  # fmt: skip
ROBOTS: Final = (
    "".join(f"User-agent: {name}\n" for name in PREVIEWS)
    + "Allow: /\n\nUser-agent: *\nDisallow: /t/\nDisallow: /api/\n"
)
#: pictures for home screens, made by `tools/icons.py`
ICONS: Final = ("icon-192", "icon-512", "mask-512", "apple-180", "badge-96")
#: what lies beside the page, always asked for anew: the mark, and what an installed page is made of
FILES: Final = {
    "favicon.svg": "image/svg+xml",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
    **{f"icons/{name}.png": "image/png" for name in ICONS},
}
LASTING: Final = "public, max-age=31536000, immutable"  # names of assets change with their content


#: how a file may have been compressed when the page was built, the smallest first
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}


class Assets(StaticFiles):
    """Files whose names change with their content, compressed as the browser likes it."""

    async def get_response(self, path: str, scope: Any) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = LASTING
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Any,
        status_code: int = 200,
    ) -> Response:
        accepted = accepted_packings(Headers(scope=scope).get("accept-encoding", ""))
        plain = os.fspath(full_path)
        for packing, ending in PACKINGS.items():
            if packing not in accepted:
                continue
            try:
                packed = os.stat(plain + ending)
            except OSError:
                continue
            response = super().file_response(plain + ending, packed, scope, status_code)
            response.headers["content-type"] = guess_type(plain)[0] or "application/octet-stream"
            response.headers["content-encoding"] = packing
            break
        else:
            response = super().file_response(plain, stat_result, scope, status_code)
        response.headers["vary"] = "accept-encoding"
        return response


def accepted_packings(header: str) -> set[str]:
    """What an `Accept-Encoding` allows, but for what it refuses by a quality of 0."""
    found = set()
    for one in header.lower().split(","):
        name, *rest = (part.strip() for part in one.split(";"))
        if not any(re.fullmatch(r"q=0(\.0*)?", part) for part in rest):
            found.add(name)
    return found


@lru_cache(1)
def _index(built: int) -> str:
    """The page as it was built then."""
    return (STATIC / "index.html").read_text(encoding="utf-8")


def _file(name: str, kind: str) -> Callable[[], Awaitable[Response]]:
    """A route that gives one file beside the page."""

    async def file() -> Response:
        path = STATIC / name
        if not path.is_file():
            return Response(status_code=404)
        return FileResponse(path, media_type=kind, headers={"cache-control": "no-cache"})

    return file


def add_pages(app: FastAPI) -> None:
    """Let the application serve them."""

    @app.get("/healthz", include_in_schema=False)
    async def health(hub: Hubbed) -> Health:
        await hub.store.ping()
        return Health(status="ok", version=__version__, rules=RULES_VERSION, build=build())

    @app.get("/metrics", include_in_schema=False)
    async def show_metrics() -> Response:
        return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)

    async def page() -> Response:
        index = STATIC / "index.html"
        if not index.is_file():
            return PlainTextResponse(
                "The page is not built: run ./slipstream, or npm run build in web/.\n", 503
            )
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def page_of_table(id: str, request: Request, hub: Hubbed) -> Response:
        """The page with what a chat shows beside its link, in the language asked for."""
        index = STATIC / "index.html"
        if not is_id(id) or not index.is_file():
            return await page()
        asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
        language = next(
            (found for tag in asked[:100].split(",") if (found := known(tag.partition(";")[0]))), ENGLISH
        )
        origin = (
            f"{'https' if request.scope['slipstream.secure'] else 'http'}://{request.headers.get('host', '')}"
        )
        tags = await preview(hub, id, language, escape(origin))
        text = _index(index.stat().st_mtime_ns).replace("</head>", f"{tags}\n  </head>", 1)
        return HTMLResponse(text, headers={"cache-control": "no-cache", "vary": "accept-language"})

    for address in ("/", "/tv", "/studio"):
        app.add_api_route(address, page, include_in_schema=False)
    for address in ("/t/{id}", "/t/{id}/{rest:path}"):
        app.add_api_route(address, page_of_table, include_in_schema=False)

    for name, kind in FILES.items():
        app.add_api_route(f"/{name}", _file(name, kind), include_in_schema=False)

    @app.get("/robots.txt", include_in_schema=False)
    async def robots() -> Response:
        return PlainTextResponse(ROBOTS)

    app.mount("/assets", Assets(directory=STATIC / "assets", check_dir=False), name="assets")
