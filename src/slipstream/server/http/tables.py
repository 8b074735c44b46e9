"""Tables: opened, looked at, started, raced again, deleted."""

from __future__ import annotations

import contextlib
import time
from functools import partial
from typing import Annotated, Final

import structlog
from fastapi import Path as PathParameter
from fastapi import Query, Request, Response, WebSocket

from slipstream.drivers import level_of, manner_of
from slipstream.server.http.api import topic
from slipstream.server.http.asking import (
    COOKIE,
    Hubbed,
    TableId,
    check_guess,
    check_host,
    check_new_table,
    give_back,
    give_seat,
    know_again,
    older_seats,
    own_seat,
    read_circuit,
    token_of,
    visitor_of,
)
from slipstream.server.limits import CODE_DAYS
from slipstream.server.live.housekeeping import DAY
from slipstream.server.live.hub import Hub
from slipstream.server.live.outage import is_outage
from slipstream.server.live.socket import serve_connection
from slipstream.server.logs import mark
from slipstream.server.protocol.messages import (
    MyTables,
    NewLesson,
    NewRoom,
    NewTable,
    Room,
    Seated,
    TableState,
    Why,
)
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.store import SeatRow
from slipstream.server.tables import lobby, playing, whys
from slipstream.server.tables.identity import CODE_LENGTH, CODE_LETTERS, hashed, new_code
from slipstream.server.tables.opening import new_lesson, new_room, new_table
from slipstream.server.tables.shown import my_table, summary, table_state
from slipstream.server.tables.table import Table
from slipstream.server.tables.whys import Whys

MOST_SHOWN: Final = 100
CODE_ATTEMPTS: Final = 20

log = structlog.get_logger("slipstream")
api = topic()


@api.post("/tables", status_code=201)
async def open_table(wanted: NewTable, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Open a table and sit down at it as its host."""
    check_new_table(request)
    await read_circuit(request, hub, wanted.setup)
    table, token = new_table(wanted.setup, wanted.name, wanted.colour)
    for driver in sorted(wanted.drivers, key=lambda one: one.manner is None):  # those with a name first
        lobby.add_driver(table, driver.driver, driver.colour, driver.manner)
    if wanted.start:
        playing.start(table)
    await hub.add(table)
    await give_seat(request, response, hub, table.id, token)
    log.info("table-opened", table=mark(table.id), started=wanted.start)
    return Seated(table=table.id, seat=0)


@api.post("/rooms", status_code=201)
async def open_room(wanted: NewRoom, request: Request, hub: Hubbed) -> Room:
    """Open a table for a screen that everybody sees; who sits down first is its host."""
    check_new_table(request)
    if not wanted.setup.spectators:
        raise RequestError("no-spectators")
    table = new_room(wanted.setup)
    table.row.code = await free_code(hub)
    await hub.add(table)
    log.info("room-opened", table=mark(table.id))
    return Room(table=table.id, code=table.row.code)


async def free_code(hub: Hub) -> str:
    """A code that no table has that is not over."""
    for _ in range(CODE_ATTEMPTS):
        if await hub.store.free_code(code := new_code(), code_since()):
            return code
    raise RequestError("server-error")


def code_since() -> float:
    """Codes of tables that were opened before then lead nowhere any more."""
    return time.time() - CODE_DAYS * DAY


@api.get("/rooms/{code}")
async def find_room(
    code: Annotated[str, PathParameter(pattern=f"^[{CODE_LETTERS}]{{{CODE_LENGTH}}}$")],
    request: Request,
    hub: Hubbed,
) -> Room:
    """The table that is called so. Looking up is bounded: codes are short."""
    check_guess(request)
    table = await hub.store.coded(code, code_since())
    if table is None:
        raise RequestError("no-such-code", code=code)
    return Room(table=table, code=code)


@api.post("/tables/{id}/code")
async def give_code(id: TableId, request: Request, hub: Hubbed) -> Room:
    """Somebody who sits at the table wants it on a screen that everybody sees: the code for that."""
    token = await token_of(request, hub, id)
    check_new_table(request)
    fresh = await free_code(hub)

    def operation(table: Table) -> str:
        own_seat(table, token)
        if table.row.phase == "over" or not table.wanted.spectators:
            raise RequestError("no-spectators" if table.row.phase != "over" else "no-such-code", code="")
        if table.row.code is None:
            table.row.code = fresh
            table.seats_changed = True
        return table.row.code

    return Room(table=id, code=await hub.change(id, operation))


@api.post("/lessons", status_code=201)
async def open_lesson(wanted: NewLesson, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Open the first race: a short one against two rookies, all luck fixed, with a coach in the page."""
    check_new_table(request)
    table, token = new_lesson(wanted.name)
    await hub.add(table)
    await give_seat(request, response, hub, table.id, token)
    log.info("lesson-opened", table=mark(table.id))
    return Seated(table=table.id, seat=0)


@api.get("/tables/{id}")
async def see_table(id: TableId, request: Request, hub: Hubbed) -> TableState:
    """The table as the reader sees it."""
    token = await token_of(request, hub, id)
    async with hub.reading(id) as room:
        seat = room.table.seat_of(token)
        return table_state(room.table, seat, room.company)


@api.get("/tables/{id}/why")
async def why(
    id: TableId,
    request: Request,
    hub: Hubbed,
    event: Annotated[int, Query(ge=0, lt=1 << 17)],
    race: Annotated[int, Query(ge=0, lt=20)] | None = None,
) -> Why:
    """Why an event came about, by its number in the race that is on, or in the replay of a race."""
    token = await token_of(request, hub, id)
    async with hub.reading(id) as room:
        table = room.table
        if table.closed_to(table.seat_of(token)):
            raise RequestError("no-spectators")
        told = whys.told_now(table) if race is None else None
        record = None if race is None else table.record()
    if record is not None and race is not None:
        kept: Whys = request.app.state.whys
        told = await kept.told(id, record, race, partial(hub.heavy.do, visitor_of(request)))
    return whys.why(told, event)


@api.delete("/tables/{id}", status_code=204)
async def delete_table(id: TableId, request: Request, response: Response, hub: Hubbed) -> None:
    """The host deletes the table and everything about it."""
    token = await token_of(request, hub, id)
    async with hub.reading(id) as room:
        check_host(room.table, token)
    await hub.remove(id)
    await give_back(request, response, hub, id)
    log.info("table-deleted", table=mark(id))


@api.post("/tables/{id}/start", status_code=204)
async def start(id: TableId, request: Request, hub: Hubbed) -> None:
    """The host starts the race."""
    token = await token_of(request, hub, id)

    def operation(table: Table) -> None:
        check_host(table, token)
        playing.start(table)

    await hub.change(id, operation)
    log.info("race-started", table=mark(id))


@api.post("/tables/{id}/next", status_code=204)
async def next_race(id: TableId, request: Request, hub: Hubbed) -> None:
    """The host goes on to the next race of the season."""
    token = await token_of(request, hub, id)

    def operation(table: Table) -> None:
        check_host(table, token)
        playing.next_race(table)

    await hub.change(id, operation)


@api.post("/tables/{id}/rematch", status_code=201)
async def rematch(id: TableId, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Another race of the same kind. The first who asks becomes its host; the others sit down there too."""
    token = await token_of(request, hub, id)
    async with hub.reading(id) as room:
        old = room.table
        seat = own_seat(old, token)
        if old.row.phase != "over":
            raise RequestError("not-over")
        row, known, wanted = old.seat(seat), old.row.rematch, old.wanted
        beside = [old.seat(one) for one in old.seats_of(token) if one != seat]
        alone = sum(other.kind == "human" for other in old.row.seats) == 1
        drivers = [other for other in old.row.seats if other.kind == "driver"]
        # those of the level that fills empty cars come by themselves
        others = [other for other in drivers if level_of(other.driver or "") != wanted.empty]
    if known is not None and await hub.store.known([known]):
        return await join_again(known, row, beside, request, response, hub)
    table, fresh = new_table(wanted, row.name, row.colour)
    for one in beside:  # who shares the device comes along
        lobby.join(table, one.name, one.colour, fresh)
    for other in others:
        driver = other.driver or wanted.absent
        lobby.add_driver(table, level_of(driver), other.colour, manner_of(driver))
    if alone:
        playing.start(table)
    await hub.add(table)

    def point(old: Table) -> str:
        if old.row.rematch is None or old.row.rematch == known:
            old.row.rematch = table.id
            old.seats_changed = True
        return old.row.rematch

    first = await hub.change(id, point)
    await pass_code(hub, id, first)
    if first != table.id:  # somebody else asked at the same time
        await hub.remove(table.id)
        return await join_again(first, row, beside, request, response, hub)
    await give_seat(request, response, hub, table.id, fresh)
    return Seated(table=table.id, seat=0)


async def pass_code(hub: Hub, old: str, new: str) -> None:
    """The screen comes along to the next race: so does what the table is called there."""

    def give_up(table: Table) -> str | None:
        code, table.row.code = table.row.code, None
        table.seats_changed |= code is not None
        return code

    if (code := await hub.change(old, give_up)) is None:
        return

    def take(table: Table) -> None:
        table.row.code = code
        table.seats_changed = True

    with contextlib.suppress(RequestError):  # it may be deleted by now
        await hub.change(new, take)


async def join_again(
    id: str, row: SeatRow, beside: list[SeatRow], request: Request, response: Response, hub: Hub
) -> Seated:
    """Sit down at the table of a rematch that somebody else has opened; who shares the device comes along."""
    token = await token_of(request, hub, id)
    async with hub.reading(id) as room:
        seated = bool(room.table.seats_of(token))
    if token is None or not seated:
        token = await sit_down(id, row, request, response, hub)

    def operation(table: Table) -> int:
        missing = beside[max(0, len(table.seats_of(token)) - 1) :]
        for one in missing:
            with contextlib.suppress(RequestError):  # every car may have a driver by now
                lobby.join(table, one.name, None, token)
        return own_seat(table, token)

    return Seated(table=id, seat=await hub.change(id, operation))


async def sit_down(id: str, row: SeatRow, request: Request, response: Response, hub: Hub) -> str:
    """Sit down by the name one had; gives what proves the seat."""
    _, token = await hub.change(id, lambda table: lobby.join(table, row.name, None))
    await give_seat(request, response, hub, id, token)
    return token


@api.get("/mine")
async def mine(request: Request, response: Response, hub: Hubbed) -> MyTables:
    """The tables where this browser has a seat, the latest first."""
    browser = hashed(know_again(request, response))
    older = older_seats(request)
    if older:  # every seat was a cookie of its own: they move in with the others
        await hub.holdings.hold(browser, await hub.holdings.opened_by(older))
        for id in older:
            response.delete_cookie(COOKIE + id)
    held, total = await hub.holdings.all_of(browser, MOST_SHOWN)
    tables = [my_table(one, one.shown or await shown_first(hub, one.id)) for one in held]
    return MyTables(tables=tables, total=total)


async def shown_first(hub: Hub, id: str) -> str:
    """What is shown of a table that was stored by an older version: from now on it is stored with it."""
    async with hub.reading(id) as room:
        shown = summary(room.table)
    await hub.store.note_shown(id, shown)
    return shown


@api.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """Events out, answers in; with `?watch=yes` as one without a seat, on a screen that others see too."""
    hub: Hub = socket.app.state.hub
    watches = socket.query_params.get("watch") == "yes"
    try:
        token = None if watches else await token_of(socket, hub, id)
    except Exception as error:  # `serve_connection` says so
        if not is_outage(error):
            raise
        token = None
    odds = socket.query_params.get("odds") != "no"
    await serve_connection(socket, hub, socket.app.state.settings, id, token, odds, watches)
