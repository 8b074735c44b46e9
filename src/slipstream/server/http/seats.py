"""Seats of a table: sitting down, changing, leaving, going on from another device; and the set-up."""

from __future__ import annotations

from fastapi import Request, Response

from slipstream.server.http.api import topic
from slipstream.server.http.asking import (
    Hubbed,
    SeatNumber,
    TableId,
    check_host,
    give_back,
    give_seat,
    know_again,
    own_seat,
    person_at,
    read_circuit,
    token_of,
)
from slipstream.server.live.absence import check_away
from slipstream.server.live.hub import Hub
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
from slipstream.server.tables.identity import hashed, link_secret
from slipstream.server.tables.shown import table_state
from slipstream.server.tables.table import Table

api = topic()


@api.put("/tables/{id}/setup")
async def change_setup(id: TableId, wanted: TableSetup, request: Request, hub: Hubbed) -> TableSetup:
    """The host wants another race."""
    token = await token_of(request, hub, id)
    await read_circuit(request, hub, wanted)

    def operation(table: Table) -> None:
        host = check_host(table, token)
        lobby.change_setup(table, wanted, host)

    await hub.change(id, operation)
    return wanted


@api.post("/tables/{id}/seats", status_code=201)
async def join(id: TableId, wanted: Join, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Sit down at a table; who sits there already keeps the seat."""
    token = await token_of(request, hub, id)

    def operation(table: Table) -> tuple[int, str | None]:
        seat = table.seat_of(token)
        if seat is None:
            return lobby.join(table, wanted.name, wanted.colour)
        if not wanted.beside:
            return seat, None
        return lobby.join(table, wanted.name, wanted.colour, token)[0], None

    seat, fresh = await hub.change(id, operation)
    if fresh is not None:
        await give_seat(request, response, hub, id, fresh)
    return Seated(table=id, seat=seat)


@api.post("/tables/{id}/claim")
async def claim(id: TableId, wanted: Claim, request: Request, response: Response, hub: Hubbed) -> Seated:
    """Go on from another device, with the secret of the private link."""
    token = await hub.holdings.token(hashed(wanted.token), id) or hashed(wanted.token)
    async with hub.reading(id) as room:
        seat = room.table.seat_of(token)
    if seat is None:
        raise RequestError("bad-token")
    await give_seat(request, response, hub, id, token)
    return Seated(table=id, seat=seat)


@api.get("/tables/{id}/private-link")
async def private_link(id: TableId, request: Request, response: Response, hub: Hubbed) -> PrivateLink:
    """A secret that opens the own seat, to move to another device."""
    token = await token_of(request, hub, id)
    async with hub.reading(id) as room:
        own_seat(room.table, token)
    assert token is not None
    secret = link_secret(know_again(request, response), id)
    await hub.holdings.hold(hashed(secret), {id: token})
    return PrivateLink(token=secret)


@api.post("/tables/{id}/drivers", status_code=201)
async def add_driver(id: TableId, wanted: AddDriver, request: Request, hub: Hubbed) -> Seated:
    """The host lets an automated driver sit down."""
    token = await token_of(request, hub, id)

    def operation(table: Table) -> int:
        check_host(table, token)
        return lobby.add_driver(table, wanted.driver, wanted.colour, wanted.manner)

    return Seated(table=id, seat=await hub.change(id, operation))


@api.patch("/tables/{id}/seats/{seat}")
async def change_seat(
    id: TableId, seat: SeatNumber, change: SeatChange, request: Request, hub: Hubbed
) -> TableState:
    """Change the own seat; the host may change handicap, colour and driver of others, and make them the host.

    Everybody may hand over the car of somebody who has been away for a minute.
    """
    token = await token_of(request, hub, id)
    who = await person_at(hub, id, seat)

    def operation(table: Table) -> int:
        own, seat = own_seat(table, token), table.seat_like(who)
        mine = table.seats_of(token)
        host = any(table.is_host(one) for one in mine)
        if seat in mine:
            own = seat
        if change.host:
            check_host(table, token)
        if own != seat and not host:
            if change != SeatChange(driver=table.wanted.absent):
                raise RequestError("not-host")
            check_away(hub.rooms.open.get(id), seat)
        elif own != seat:
            if change.name is not None or change.ready is not None:
                raise RequestError("not-host")
            if change.driver and hub.here(id, seat):
                raise RequestError("is-here")
        lobby.change_seat(table, seat, change, own)
        return own

    own = await hub.change(id, operation)
    async with hub.reading(id) as room:
        return table_state(room.table, own, room.company)


@api.delete("/tables/{id}/seats/{seat}", status_code=204)
async def leave(id: TableId, seat: SeatNumber, request: Request, response: Response, hub: Hubbed) -> None:
    """Leave the lobby or give the race up; the host may remove others."""
    token = await token_of(request, hub, id)
    who = await person_at(hub, id, seat)

    def operation(table: Table) -> tuple[bool, bool]:
        own, seat = own_seat(table, token), table.seat_like(who)
        if seat in table.seats_of(token):
            own = seat
        else:
            own = check_host(table, token)
        lobby.leave(table, seat, own)
        return not table.seats_of(token), table.deserted

    own, deserted = await hub.change(id, operation)
    if own:
        await give_back(request, response, hub, id)
    if deserted and not await watched(hub, id):  # nobody could come back to it
        await hub.remove(id)


@api.post("/tables/{id}/restore", status_code=201)
async def restore(id: TableId, request: Request, hub: Hubbed) -> Seated:
    """The host calls back whom the host removed last; their browser still has what proves the seat."""
    token = await token_of(request, hub, id)

    def operation(table: Table) -> int:
        return lobby.restore(table, check_host(table, token))

    return Seated(table=id, seat=await hub.change(id, operation))


async def watched(hub: Hub, id: str) -> bool:
    """Is this a lobby on a screen where others may still sit down?"""
    async with hub.reading(id) as room:
        return room.table.row.phase == "lobby" and room.watching > 0
