"""The page and its files, and what a host looks at: health and metrics."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.staticfiles import StaticFiles

from slipstream import __version__, build
from slipstream.core.rules import RULES_VERSION
from slipstream.server import metrics
from slipstream.server.http.asking import Hubbed
from slipstream.server.protocol.messages import Health

STATIC: Final = Path(str(resources.files("slipstream.server"))) / "static"
LASTING: Final = "public, max-age=31536000, immutable"  # names of assets change with their content


class Assets(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Any) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = LASTING
        return response


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

    for address in ("/", "/t/{id}", "/t/{id}/{rest:path}"):
        app.add_api_route(address, page, include_in_schema=False)

    @app.get("/favicon.svg", include_in_schema=False)
    async def favicon() -> Response:
        icon = STATIC / "favicon.svg"
        return FileResponse(icon) if icon.is_file() else Response(status_code=404)

    @app.get("/robots.txt", include_in_schema=False)
    async def robots() -> Response:
        return PlainTextResponse("User-agent: *\nDisallow: /t/\nDisallow: /api/\n")

    app.mount("/assets", Assets(directory=STATIC / "assets", check_dir=False), name="assets")
