"""Tables: opened, looked at, started, raced again, deleted."""

from __future__ import annotations

from typing import Annotated, Final

import structlog
from fastapi import Query, Request, Response, WebSocket

from slipstream.server.http.api import topic
from slipstream.server.http.asking import (
    COOKIE,
    Hubbed,
    TableId,
    check_host,
    check_new_table,
    give_seat,
    own_seat,
    token_of,
)
from slipstream.server.http.seats import join
from slipstream.server.live.hub import Hub
from slipstream.server.live.socket import serve_connection
from slipstream.server.logs import mark
from slipstream.server.protocol.messages import (
    Join,
    MyTables,
    NewLesson,
    NewTable,
    Seated,
    TableState,
    Why,
)
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables import lobby, playing, whys
from slipstream.server.tables.identity import is_id
from slipstream.server.tables.opening import new_lesson, new_table
from slipstream.server.tables.shown import my_table, table_state
from slipstream.server.tables.table import Table
from slipstream.server.tables.whys import Whys

MOST_COOKIES: Final = 60

log = structlog.get_logger("slipstream")
api = topic()


@api.post("/tables", status_code=201)
async def open_table(wanted: NewTable, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Open a table and sit down at it as its host."""
    check_new_table(request)
    table, token = new_table(wanted.setup, wanted.name, wanted.colour)
    if wanted.start:
        playing.start(table)
    await hub.add(table)
    give_seat(request, response, table.id, token)
    log.info("table-opened", table=mark(table.id), started=wanted.start)
    return Seated(table=table.id, seat=0)


@api.post("/lessons", status_code=201)
async def open_lesson(wanted: NewLesson, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Open the first race: a short one against Legends whose luck is fixed, with a coach in the page."""
    check_new_table(request)
    table, token = new_lesson(wanted.name)
    await hub.add(table)
    give_seat(request, response, table.id, token)
    log.info("lesson-opened", table=mark(table.id))
    return Seated(table=table.id, seat=0)


@api.get("/tables/{id}")
async def see_table(id: TableId, request: Request, hub: Hubbed) -> TableState:
    """The table as the reader sees it."""
    async with hub.reading(id) as room:
        seat = room.table.seat_of(token_of(request, id))
        return table_state(room.table, seat, room.here, room.watching)


@api.get("/tables/{id}/why")
async def why(
    id: TableId,
    request: Request,
    hub: Hubbed,
    event: Annotated[int, Query(ge=0, lt=1 << 17)],
    race: Annotated[int, Query(ge=0, lt=20)] | None = None,
) -> Why:
    """Why an event came about, by its number in the race that is on, or in the replay of a race."""
    async with hub.reading(id) as room:
        table = room.table
        if table.closed_to(table.seat_of(token_of(request, id))):
            raise RequestError("no-spectators")
        told = whys.told_now(table) if race is None else None
        record = None if race is None else table.record()
    if record is not None and race is not None:
        kept: Whys = request.app.state.whys
        told = await kept.told(id, record, race)
    return whys.why(told, event)


@api.delete("/tables/{id}", status_code=204)
async def delete_table(id: TableId, request: Request, response: Response, hub: Hubbed) -> None:
    """The host deletes the table and everything about it."""
    async with hub.reading(id) as room:
        check_host(room.table, token_of(request, id))
    await hub.remove(id)
    response.delete_cookie(COOKIE + id)
    log.info("table-deleted", table=mark(id))


@api.post("/tables/{id}/start", status_code=204)
async def start(id: TableId, request: Request, hub: Hubbed) -> None:
    """The host starts the race."""
    token = token_of(request, id)

    def operation(table: Table) -> None:
        check_host(table, token)
        playing.start(table)

    await hub.change(id, operation)
    log.info("race-started", table=mark(id))


@api.post("/tables/{id}/next", status_code=204)
async def next_race(id: TableId, request: Request, hub: Hubbed) -> None:
    """The host goes on to the next race of the season."""
    token = token_of(request, id)

    def operation(table: Table) -> None:
        check_host(table, token)
        playing.next_race(table)

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
        lobby.add_driver(table, other.driver or wanted.absent, other.colour)
    if alone:
        playing.start(table)
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
        seat = None
        if id in known:
            async with hub.reading(id) as room:
                seat = room.table.seat_of(token)
                if seat is not None:
                    tables.append(my_table(room.table, seat))
        if seat is None:
            response.delete_cookie(COOKIE + id)
    return MyTables(tables=sorted(tables, key=lambda table: -table.updated))


@api.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """Events out, answers in."""
    hub: Hub = socket.app.state.hub
    token, odds = socket.cookies.get(COOKIE + id), socket.query_params.get("odds") != "no"
    await serve_connection(socket, hub, socket.app.state.settings, id, token, odds)
