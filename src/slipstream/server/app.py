"""The application: addresses, and what stands behind each."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from http import HTTPStatus
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Final

import segno
import structlog
from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response, WebSocket
from fastapi import Path as PathParameter
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.staticfiles import StaticFiles

from slipstream import __version__, build
from slipstream.core.rules import RULES_VERSION
from slipstream.data.loader import circuit_names, load_circuit
from slipstream.results import race_results
from slipstream.server import metrics, rulebook, wire
from slipstream.server.again import again
from slipstream.server.bus import bus_for
from slipstream.server.database import database_url, open_database, prepare
from slipstream.server.guards import Guards
from slipstream.server.hub import Hub
from slipstream.server.lesson import lesson
from slipstream.server.limits import Buckets
from slipstream.server.live import serve_connection
from slipstream.server.logs import failure, mark
from slipstream.server.messages import (
    AddDriver,
    Again,
    CircuitFile,
    CircuitInfo,
    CircuitList,
    Claim,
    Error,
    Health,
    Join,
    Lesson,
    MyTables,
    NewLesson,
    NewTable,
    OpenedRecord,
    PrivateLink,
    QrMatrix,
    Replay,
    Results,
    ReviewProgress,
    ReviewWanted,
    SeatChange,
    Seated,
    TableSetup,
    TableState,
)
from slipstream.server.problems import RequestError
from slipstream.server.replays import Replays, id_of, opened, with_names
from slipstream.server.reviews import Reviews
from slipstream.server.settings import Settings
from slipstream.server.store import Store
from slipstream.server.table import Table, circuit_from_wanted, is_id, new_lesson, new_table
from slipstream.setup import RaceSetup

COOKIE: Final = "seat_"  # followed by the address of the table
COOKIE_SECONDS: Final = 400 * 86400
MOST_COOKIES: Final = 60
ANNOUNCE_SECONDS: Final = 15.0
HOUSEKEEPING_ROUNDS: Final = 4
STATIC: Final = Path(str(resources.files("slipstream.server"))) / "static"
LASTING: Final = "public, max-age=31536000, immutable"  # names of assets change with their content

TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{12}$", description="The address of a table.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5)]

log = structlog.get_logger("slipstream")
api = APIRouter(
    prefix="/api",
    responses={
        code: {"model": Error, "description": HTTPStatus(code).phrase}
        for code in (400, 403, 404, 405, 409, 413, 422, 429)
    },
)


def create_app(settings: Settings) -> FastAPI:
    """The whole server as an ASGI application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_database(database_url(settings.database))
        try:
            await prepare(engine)
            bus = bus_for(engine, database_url(settings.database))
            hub = Hub(Store(engine, bus))
            await bus.start(hub.hear, hub.missed)
            app.state.hub = hub
            app.state.reviews = Reviews(hub.thinking.minds)
            keeper = asyncio.create_task(_keep_house(hub, settings))
            try:
                yield
            finally:
                keeper.cancel()
                app.state.reviews.close()
                await bus.stop()
                await hub.close()
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
    app.state.new_tables = Buckets(settings.tables_per_minute / 60, max(5.0, settings.tables_per_minute))
    app.include_router(api)
    app.add_exception_handler(RequestError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_problem)
    _add_pages(app)
    app.add_middleware(Guards, settings=settings)
    return app


async def _keep_house(hub: Hub, settings: Settings) -> None:
    while True:
        try:
            if settings.keep_days > 0 and (number := await hub.forget_old(settings.keep_days)):
                log.info("old-tables-deleted", number=number)
        except Exception as error:  # the next time it may go better
            log.error("housekeeping-failed", **failure(error))
        for _ in range(HOUSEKEEPING_ROUNDS):
            await asyncio.sleep(ANNOUNCE_SECONDS)
            try:
                await hub.announce_all()
            except Exception as error:
                log.error("announcement-failed", **failure(error))
        await hub.forget_idle()


# Problems


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestError)
    metrics.REFUSALS.labels(error.key).inc()
    headers = {"retry-after": str(error.arguments["seconds"])} if "seconds" in error.arguments else None
    return JSONResponse(Error(error=error.problem).model_dump(), error.status, headers)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["loc"] and first["loc"][0] == "path" and "id" in first["loc"]:
        return await _refused(request, RequestError("no-such-table"))
    where = ".".join(str(part) for part in first["loc"][1:]) or "body"
    refused = RequestError("malformed", reason=f"{where}: {first['msg']}")
    refused.status = 422
    return await _refused(request, refused)


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "not-found", 405: "not-allowed", 400: "malformed"}.get(error.status_code, "malformed")
    refused = RequestError(key, reason=error.detail) if key == "malformed" else RequestError(key)
    refused.status = error.status_code
    answer = await _refused(request, refused)
    if error.status_code == 405:  # of all routes with this address, not only of the first
        routes = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
        methods = {method for route in routes for method in getattr(route, "methods", None) or ()}
        answer.headers["allow"] = ", ".join(sorted(methods))
    return answer


# Who asks


def hub_of(request: Request) -> Hub:
    """The hub of this server."""
    hub: Hub = request.app.state.hub
    return hub


Hubbed = Annotated[Hub, Depends(hub_of)]


def token_of(request: Request, id: str) -> str | None:
    """The secret of the reader's seat at a table."""
    return request.cookies.get(COOKIE + id)


def own_seat(table: Table, token: str | None) -> int:
    """The reader's seat; RequestError if there is none."""
    seat = table.seat_of(token)
    if seat is None:
        raise RequestError("not-seated")
    return seat


def check_host(table: Table, token: str | None) -> int:
    """The reader's seat, if it is the host's."""
    seat = own_seat(table, token)
    if not table.is_host(seat):
        raise RequestError("not-host")
    return seat


def give_seat(request: Request, response: Response, id: str, token: str) -> None:
    """Set the cookie that proves the seat."""
    response.set_cookie(
        COOKIE + id,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=bool(request.scope.get("slipstream.secure")),
    )


# Circuits


@api.get("/circuits")
async def circuits() -> CircuitList:
    """The circuits that come with the game."""
    return CircuitList(circuits=[wire.circuit_info(load_circuit(name)) for name in circuit_names()])


@api.post("/circuits/check")
async def check_circuit(file: CircuitFile) -> CircuitInfo:
    """A circuit file, checked and ready to be drawn."""
    return wire.circuit_info(circuit_from_wanted(TableSetup(circuit_file=file.text)))


# Rules


@api.get(
    "/rules",
    responses={
        200: {"model": rulebook.Rulebook, "description": "All clauses."},
        304: {"description": "The reader has them already."},
    },
)
async def rules(request: Request) -> Response:
    """The rules of the game, clause by clause."""
    return rulebook.answer(request)


# Tables


@api.post("/tables", status_code=201)
async def open_table(wanted: NewTable, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Open a table and sit down at it as its host."""
    seconds = request.app.state.new_tables.take(request.scope["slipstream.client"])
    if seconds:
        raise RequestError("too-fast", seconds=max(1, round(seconds)))
    table, token = new_table(wanted.setup, wanted.name, wanted.colour)
    if wanted.start:
        table.start()
    await hub.add(table)
    give_seat(request, response, table.id, token)
    log.info("table-opened", table=mark(table.id), started=wanted.start)
    return Seated(table=table.id, seat=0)


@api.post("/lessons", status_code=201)
async def open_lesson(wanted: NewLesson, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Open the first race: a short one against Legends whose luck is fixed, with a coach in the page."""
    seconds = request.app.state.new_tables.take(request.scope["slipstream.client"])
    if seconds:
        raise RequestError("too-fast", seconds=max(1, round(seconds)))
    table, token = new_lesson(wanted.name)
    await hub.add(table)
    give_seat(request, response, table.id, token)
    log.info("lesson-opened", table=mark(table.id))
    return Seated(table=table.id, seat=0)


@api.get("/lessons")
async def see_lesson() -> Lesson:
    """What the coach of the first race suggests."""
    return lesson()


@api.get("/tables/{id}")
async def see_table(id: TableId, request: Request, hub: Hubbed) -> TableState:
    """The table as the reader sees it."""
    async with hub.reading(id) as room:
        seat = room.table.seat_of(token_of(request, id))
        return room.table.state(seat, room.here, room.watching)


@api.delete("/tables/{id}", status_code=204)
async def delete_table(id: TableId, request: Request, response: Response, hub: Hubbed) -> None:
    """The host deletes the table and everything about it."""
    async with hub.reading(id) as room:
        check_host(room.table, token_of(request, id))
    await hub.remove(id)
    response.delete_cookie(COOKIE + id)
    log.info("table-deleted", table=mark(id))


@api.put("/tables/{id}/setup")
async def change_setup(id: TableId, wanted: TableSetup, request: Request, hub: Hubbed) -> TableSetup:
    """The host wants another race."""
    token = token_of(request, id)

    def operation(table: Table) -> None:
        check_host(table, token)
        table.change_setup(wanted)

    await hub.change(id, operation)
    return wanted


@api.post("/tables/{id}/seats", status_code=201)
async def join(id: TableId, wanted: Join, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Sit down at a table; who sits there already keeps the seat."""
    token = token_of(request, id)

    def operation(table: Table) -> tuple[int, str | None]:
        seat = table.seat_of(token)
        return (seat, None) if seat is not None else table.join(wanted.name, wanted.colour)

    seat, fresh = await hub.change(id, operation)
    if fresh is not None:
        give_seat(request, response, id, fresh)
    return Seated(table=id, seat=seat)


@api.post("/tables/{id}/claim")
async def claim(id: TableId, wanted: Claim, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Go on from another device, with the secret of the private link."""
    async with hub.reading(id) as room:
        seat = room.table.seat_of(wanted.token)
    if seat is None:
        raise RequestError("bad-token")
    give_seat(request, response, id, wanted.token)
    return Seated(table=id, seat=seat)


@api.get("/tables/{id}/private-link")
async def private_link(id: TableId, request: Request, hub: Hubbed) -> PrivateLink:
    """The secret of the own seat, to move to another device."""
    token = token_of(request, id)
    async with hub.reading(id) as room:
        own_seat(room.table, token)
    assert token is not None
    return PrivateLink(token=token)


@api.post("/tables/{id}/drivers", status_code=201)
async def add_driver(id: TableId, wanted: AddDriver, request: Request, hub: Hubbed) -> Seated:
    """The host lets an automated driver sit down."""
    token = token_of(request, id)

    def operation(table: Table) -> int:
        check_host(table, token)
        return table.add_driver(wanted.driver, wanted.colour)

    return Seated(table=id, seat=await hub.change(id, operation))


@api.patch("/tables/{id}/seats/{seat}")
async def change_seat(
    id: TableId, seat: SeatNumber, change: SeatChange, request: Request, hub: Hubbed
) -> TableState:
    """Change the own seat; the host may change handicap, colour and driver of others."""
    token = token_of(request, id)

    def operation(table: Table) -> int:
        own = own_seat(table, token)
        table.seat(seat)
        if own != seat:
            check_host(table, token)
            if change.name is not None or change.ready is not None:
                raise RequestError("not-host")
        table.change_seat(seat, change)
        if change.driver is not None:
            table.drive_on()
        return own

    own = await hub.change(id, operation)
    async with hub.reading(id) as room:
        return room.table.state(own, room.here, room.watching)


@api.delete("/tables/{id}/seats/{seat}", status_code=204)
async def leave(id: TableId, seat: SeatNumber, request: Request, response: Response, hub: Hubbed) -> None:
    """Leave the lobby or give the race up; the host may remove others."""
    token = token_of(request, id)

    def operation(table: Table) -> tuple[bool, bool]:
        own = own_seat(table, token)
        table.seat(seat)
        if own != seat:
            check_host(table, token)
        table.leave(seat)
        if table.row.phase == "running" and not table.deserted:
            table.drive_on()
        return own == seat, table.deserted

    own, deserted = await hub.change(id, operation)
    if own:
        response.delete_cookie(COOKIE + id)
    if deserted:  # nobody could come back to it
        await hub.remove(id)


@api.post("/tables/{id}/start", status_code=204)
async def start(id: TableId, request: Request, hub: Hubbed) -> None:
    """The host starts the race."""
    token = token_of(request, id)

    def operation(table: Table) -> None:
        check_host(table, token)
        table.start()

    await hub.change(id, operation)
    log.info("race-started", table=mark(id))


@api.post("/tables/{id}/next", status_code=204)
async def next_race(id: TableId, request: Request, hub: Hubbed) -> None:
    """The host goes on to the next race of the season."""
    token = token_of(request, id)

    def operation(table: Table) -> None:
        check_host(table, token)
        table.next_race()

    await hub.change(id, operation)


@api.post("/tables/{id}/rematch", status_code=201)
async def rematch(id: TableId, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Another race of the same kind. The first who asks becomes its host; the others sit down there too."""
    token = token_of(request, id)
    async with hub.reading(id) as room:
        old = room.table
        seat = own_seat(old, token)
        if old.row.phase != "over":
            raise RequestError("not-over")
        row, known, wanted = old.seat(seat), old.row.rematch, old.wanted
        alone = sum(other.kind == "human" for other in old.row.seats) == 1
        drivers = [other for other in old.row.seats if other.kind == "driver"]
        others = [other for other in drivers if other.driver != wanted.empty]  # those come by themselves
    if known is not None and await hub.store.known([known]):
        return await join(known, Join(name=row.name, colour=None), request, response, hub)
    table, fresh = new_table(wanted, row.name, row.colour)
    for other in others:
        table.add_driver(other.driver or wanted.absent, other.colour)
    if alone:
        table.start()
    await hub.add(table)

    def point(old: Table) -> str:
        if old.row.rematch is None or old.row.rematch == known:
            old.row.rematch = table.id
            old.seats_changed = True
        return old.row.rematch

    first = await hub.change(id, point)
    if first != table.id:  # somebody else asked at the same time
        await hub.remove(table.id)
        return await join(first, Join(name=row.name, colour=None), request, response, hub)
    give_seat(request, response, table.id, fresh)
    return Seated(table=table.id, seat=0)


@api.get("/tables/{id}/results")
async def results(id: TableId, hub: Hubbed, race: Annotated[int, Query(ge=0, lt=20)] = 0) -> Results:
    """What a race was like; only after it. Races of a season count from 0."""
    async with hub.reading(id) as room:
        record = room.table.raced_record(race)
    try:
        return Results.model_validate(await asyncio.to_thread(race_results, record, race))
    except ValueError:  # it was before the record begins
        raise RequestError("not-over") from None


@api.get(
    "/tables/{id}/record",
    responses={200: {"content": {"application/json": {}}, "description": "The record."}},
)
async def record(id: TableId, hub: Hubbed) -> Response:
    """The record with its seed, as `slipstream replay` reads it; only after the race."""
    async with hub.reading(id) as room:
        table = room.table
        seats = {seat.seat: seat.name for seat in table.row.seats}
        text = with_names(table.record(), [seats.get(at, "") for at in range(table.game.setup.players)])
        setup = room.table.game.setup
        name = f"slipstream-{setup.course.id if isinstance(setup, RaceSetup) else setup.year}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@api.get(
    "/tables/{id}/replay",
    responses={200: {"model": Replay, "description": "The race moment by moment, with all hands."}},
)
async def replay(
    id: TableId, request: Request, hub: Hubbed, race: Annotated[int, Query(ge=0, lt=20)] = 0
) -> Response:
    """A race moment by moment with all hands; only when everything is over, for a season all its races."""
    async with hub.reading(id) as room:
        table = room.table
        table.record()  # refused before the end
    replays: Replays = request.app.state.replays
    return await replays.answer(request, table, race)


@api.post("/tables/{id}/review")
async def review(id: TableId, wanted: ReviewWanted, request: Request, hub: Hubbed) -> ReviewProgress:
    """Review a finished race: what the choices of a seat cost, and what luck did. Ask until it is there."""
    async with hub.reading(id) as room:
        record = room.table.record()
    reviews: Reviews = request.app.state.reviews
    return reviews.ask(id, record, wanted)


@api.post("/tables/{id}/again", status_code=201)
async def try_again(id: TableId, wanted: Again, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Drive on from a moment of a finished race, on the same luck, at a new table of one's own."""
    seconds = request.app.state.new_tables.take(request.scope["slipstream.client"])
    if seconds:
        raise RequestError("too-fast", seconds=max(1, round(seconds)))
    async with hub.reading(id) as room:
        record, row, absent = room.table.record(), room.table.row, room.table.wanted.absent
    table, token = await asyncio.to_thread(again, row, record, absent, wanted)
    await hub.add(table)
    give_seat(request, response, table.id, token)
    log.info("tried-again", table=mark(table.id))
    return Seated(table=table.id, seat=wanted.seat)


@api.post(
    "/replays",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def open_record(request: Request, hub: Hubbed) -> OpenedRecord:
    """Open a record of a finished race or season: it gets an address with results and replay."""
    seconds = request.app.state.new_tables.take(request.scope["slipstream.client"])
    if seconds:
        raise RequestError("too-fast", seconds=max(1, round(seconds)))
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise RequestError("bad-record", reason="it is not text") from None
    table, token = await asyncio.to_thread(opened, text)
    await hub.add(table)
    log.info("record-opened", table=mark(table.id))
    return OpenedRecord(table=table.id, token=token)


@api.delete("/replays/{id}", status_code=204)
async def delete_record(id: TableId, wanted: Claim, hub: Hubbed) -> None:
    """Whoever opened a record deletes it."""
    if id_of(wanted.token) != id:
        raise RequestError("not-host")
    await hub.remove(id)
    log.info("table-deleted", table=mark(id))


@api.get("/mine")
async def mine(request: Request, response: Response, hub: Hubbed) -> MyTables:
    """The tables where this browser has a seat, the latest first."""
    cookies = {
        name.removeprefix(COOKIE): token for name, token in request.cookies.items() if name.startswith(COOKIE)
    }
    tokens = [(id, token) for id, token in cookies.items() if is_id(id)][:MOST_COOKIES]
    known = await hub.store.known(id for id, _ in tokens)
    tables = []
    for id, token in tokens:
        found = await hub.my_table(id, token) if id in known else None
        if found is not None:
            tables.append(found)
        else:
            response.delete_cookie(COOKIE + id)
    return MyTables(tables=sorted(tables, key=lambda table: -table.updated))


@api.get("/qr")
async def qr_code(text: Annotated[str, Query(min_length=1, max_length=300)]) -> QrMatrix:
    """A QR code, drawn by the page."""
    matrix = segno.make(text, error="m", micro=False).matrix
    return QrMatrix(rows=["".join("1" if dark else "0" for dark in row) for row in matrix])


@api.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """Events out, answers in."""
    hub: Hub = socket.app.state.hub
    token, odds = socket.cookies.get(COOKIE + id), socket.query_params.get("odds") != "no"
    await serve_connection(socket, hub, socket.app.state.settings, id, token, odds)


# Pages


class Assets(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Any) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = LASTING
        return response


def _add_pages(app: FastAPI) -> None:
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
