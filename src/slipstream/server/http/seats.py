"""Seats of a table: sitting down, changing, leaving, going on from another device; and the set-up."""

from __future__ import annotations

from fastapi import Request, Response

from slipstream.server.http.api import topic
from slipstream.server.http.asking import (
    COOKIE,
    Hubbed,
    SeatNumber,
    TableId,
    check_host,
    give_seat,
    own_seat,
    token_of,
)
from slipstream.server.protocol.messages import (
    AddDriver,
    Claim,
    Join,
    PrivateLink,
    SeatChange,
    Seated,
    TableSetup,
    TableState,
)
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables import lobby
from slipstream.server.tables.driving import drive_on
from slipstream.server.tables.shown import table_state
from slipstream.server.tables.table import Table

api = topic()


@api.put("/tables/{id}/setup")
async def change_setup(id: TableId, wanted: TableSetup, request: Request, hub: Hubbed) -> TableSetup:
    """The host wants another race."""
    token = token_of(request, id)

    def operation(table: Table) -> None:
        check_host(table, token)
        lobby.change_setup(table, wanted)

    await hub.change(id, operation)
    return wanted


@api.post("/tables/{id}/seats", status_code=201)
async def join(id: TableId, wanted: Join, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Sit down at a table; who sits there already keeps the seat."""
    token = token_of(request, id)

    def operation(table: Table) -> tuple[int, str | None]:
        seat = table.seat_of(token)
        return (seat, None) if seat is not None else lobby.join(table, wanted.name, wanted.colour)

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
        return lobby.add_driver(table, wanted.driver, wanted.colour)

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
        lobby.change_seat(table, seat, change)
        if change.driver is not None:
            drive_on(table)
        return own

    own = await hub.change(id, operation)
    async with hub.reading(id) as room:
        return table_state(room.table, own, room.here, room.watching)


@api.delete("/tables/{id}/seats/{seat}", status_code=204)
async def leave(id: TableId, seat: SeatNumber, request: Request, response: Response, hub: Hubbed) -> None:
    """Leave the lobby or give the race up; the host may remove others."""
    token = token_of(request, id)

    def operation(table: Table) -> tuple[bool, bool]:
        own = own_seat(table, token)
        table.seat(seat)
        if own != seat:
            check_host(table, token)
        lobby.leave(table, seat)
        if table.row.phase == "running" and not table.deserted:
            drive_on(table)
        return own == seat, table.deserted

    own, deserted = await hub.change(id, operation)
    if own:
        response.delete_cookie(COOKIE + id)
    if deserted:  # nobody could come back to it
        await hub.remove(id)
