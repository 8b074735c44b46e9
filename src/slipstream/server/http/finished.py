"""Finished races: results, records, replays, reviews, and another try from one of their moments."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import structlog
from fastapi import Query, Request, Response

from slipstream.records.results import race_results
from slipstream.server.http.api import topic
from slipstream.server.http.asking import (
    Hubbed,
    TableId,
    check_new_table,
    check_uploads,
    give_seat,
    visitor_of,
)
from slipstream.server.live.reviews import Reviews
from slipstream.server.logs import mark
from slipstream.server.protocol.messages import (
    Again,
    Claim,
    OpenedRecord,
    Replay,
    Results,
    ReviewProgress,
    ReviewWanted,
    Seated,
)
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.again import again
from slipstream.server.tables.replays import Replays, id_of, opened, with_names
from slipstream.server.tables.table import Table

log = structlog.get_logger("slipstream")
api = topic()


@api.get("/tables/{id}/results")
async def results(
    id: TableId, request: Request, hub: Hubbed, race: Annotated[int, Query(ge=0, lt=20)] = 0
) -> Results:
    """What a race was like; only after it. Races of a season count from 0."""
    async with hub.reading(id) as room:
        record = room.table.raced_record(race)
    try:
        found = await hub.heavy.do(visitor_of(request), race_results, record, race)
        return Results.model_validate(found)
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
        name = _raced(table)
    headers = {"content-disposition": f'attachment; filename="slipstream-{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)


def _raced(table: Table) -> str:
    """The year of a season, or the circuit of a race."""
    season, grand_prix = table.season, table.game.grand_prix
    if season is not None:
        return season.setup.year
    assert grand_prix is not None
    return grand_prix.setup.course.id


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
    return await replays.answer(request, table, race, partial(hub.heavy.do, visitor_of(request)))


@api.post("/tables/{id}/review")
async def review(id: TableId, wanted: ReviewWanted, request: Request, hub: Hubbed) -> ReviewProgress:
    """Review a finished race: what the choices of a seat cost, and what luck did. Ask until it is there."""
    async with hub.reading(id) as room:
        record = room.table.record()
    reviews: Reviews = request.app.state.reviews
    return reviews.ask(id, record, wanted, visitor_of(request))


@api.post("/tables/{id}/again", status_code=201)
async def try_again(id: TableId, wanted: Again, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Drive on from a moment of a finished race, on the same luck, at a new table of one's own."""
    check_new_table(request)
    async with hub.reading(id) as room:
        record, row, absent = room.table.record(), room.table.row, room.table.wanted.absent
    table, token = await hub.heavy.do(visitor_of(request), again, row, record, absent, wanted)
    await hub.add(table)
    await give_seat(request, response, hub, table.id, token)
    log.info("tried-again", table=mark(table.id))
    return Seated(table=table.id, seat=wanted.seat)


@api.post(
    "/replays",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def open_record(request: Request, hub: Hubbed) -> OpenedRecord:
    """Open a record of a finished race or season: it gets an address with results and replay."""
    check_new_table(request)
    try:
        body = await request.body()
        check_uploads(request, len(body))
        text = body.decode()
    except UnicodeDecodeError:
        raise RequestError("bad-record", reason="it is not text") from None
    table, token = await hub.heavy.do(visitor_of(request), opened, text)
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
