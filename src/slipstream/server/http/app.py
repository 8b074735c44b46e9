"""The application: what is started with it, and what every request meets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

from fastapi import FastAPI

from slipstream import __version__
from slipstream.server.http import catalogue, finished, posters, seats, studio, tables
from slipstream.server.http.guards import Guards
from slipstream.server.http.pages import add_pages
from slipstream.server.http.refusals import add_refusals
from slipstream.server.limits import CLIENT_GUESSES, CLIENT_UPLOADS, GUESSES, UPLOADS, Buckets
from slipstream.server.live.hearing import hear, missed
from slipstream.server.live.housekeeping import DAY, keep_house
from slipstream.server.live.hub import Hub
from slipstream.server.live.pulse import Pulse
from slipstream.server.live.reviews import Reviews
from slipstream.server.live.studies import Studies
from slipstream.server.posters.pictures import Pictures
from slipstream.server.settings import Settings
from slipstream.server.store.bus import bus_for
from slipstream.server.store.database import database_url, open_database, prepare
from slipstream.server.store.store import Store
from slipstream.server.tables.replays import Replays
from slipstream.server.tables.whys import Whys

TOPICS: Final = (catalogue.api, tables.api, seats.api, finished.api, posters.api, studio.api)


def create_app(settings: Settings) -> FastAPI:
    """The whole server as an ASGI application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_database(database_url(settings.database))
        try:
            await prepare(engine)
            bus = bus_for(engine, database_url(settings.database))
            hub = Hub(Store(engine, bus))
            await bus.start(partial(hear, hub), partial(missed, hub))
            app.state.hub = hub
            app.state.reviews = Reviews(hub.thinking.minds)
            beside = [
                asyncio.create_task(keep_house(hub, settings.keep_days)),
                asyncio.create_task(Pulse().beat()),
            ]
            app.state.studies = Studies(hub.thinking.minds, hub.thinking.advising)
            try:
                yield
            finally:
                for task in beside:
                    task.cancel()
                app.state.reviews.close()
                await bus.stop()
                await hub.close()
                await hub.store.close()
        finally:
            await engine.dispose()

    app = FastAPI(
        title="Slipstream",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.replays = Replays()
    app.state.whys = Whys()
    app.state.uploads = Buckets(CLIENT_UPLOADS / DAY, CLIENT_UPLOADS), Buckets(UPLOADS / DAY, UPLOADS)
    app.state.guesses = Buckets(0.1, CLIENT_GUESSES), Buckets(2, GUESSES)
    app.state.pictures = Pictures()
    app.state.new_tables = Buckets(settings.tables_per_minute / 60, max(5.0, settings.tables_per_minute))
    for topic in TOPICS:  # `include_router` would make every route anew, while the first request waits
        app.router.routes.extend(topic.routes)
    add_refusals(app)
    add_pages(app)
    app.add_middleware(Guards, settings=settings)
    return app
