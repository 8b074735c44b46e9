"""Who asks: the browser, known by a cookie, the seats it has, and what every route needs to know."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request, Response
from fastapi import Path as PathParameter
from starlette.requests import HTTPConnection

from slipstream.server.live.hub import Hub
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.agreement import circuit_from_wanted
from slipstream.server.tables.identity import hashed, is_id, is_token, new_token
from slipstream.server.tables.table import Table

IDENTITY: Final = "slipstream"  # one secret for each browser
COOKIE: Final = "seat_"  # followed by the address of the table: how it was before
COOKIE_SECONDS: Final = 400 * 86400

TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{12}$", description="The address of a table.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5)]


def hub_of(request: Request) -> Hub:
    """The hub of this server."""
    hub: Hub = request.app.state.hub
    return hub


Hubbed = Annotated[Hub, Depends(hub_of)]


def browser_of(connection: HTTPConnection) -> str | None:
    """The secret of the browser that asks; None if it has none yet."""
    found = connection.cookies.get(IDENTITY)
    return found if found is not None and is_token(found) else None


async def token_of(connection: HTTPConnection, hub: Hub, id: str) -> str | None:
    """What proves the reader's seat at a table, as far as the browser has one."""
    browser = browser_of(connection)
    if browser is not None and is_id(id) and (token := await hub.holdings.token(hashed(browser), id)):
        return token
    older = connection.cookies.get(COOKIE + id)  # every seat was a cookie of its own
    return hashed(older) if older else None


def older_seats(connection: HTTPConnection) -> dict[str, str]:
    """By table, what the cookies of seats would prove, of which there was one for each."""
    cookies = {
        name.removeprefix(COOKIE): value
        for name, value in connection.cookies.items()
        if name.startswith(COOKIE) and value
    }
    return {id: hashed(value) for id, value in cookies.items() if is_id(id)}


def own_seat(table: Table, token: str | None) -> int:
    """The reader's seat; RequestError if there is none."""
    seat = table.seat_of(token)
    if seat is None:
        raise RequestError("not-seated")
    return seat


async def person_at(hub: Hub, id: str, seat: int) -> str:
    """Who sits there when the request comes: it is meant for them, also if seats are numbered anew.

    "" if nobody does: then it is refused, but for other reasons first.
    """
    room = hub.rooms.open.get(id)
    if room is not None and any(row.seat == seat for row in room.table.row.seats):
        return room.table.likeness(seat)  # without waiting: that is the point
    async with hub.reading(id) as room:  # another process may know more
        try:
            return room.table.likeness(seat)
        except RequestError:
            return ""


def check_host(table: Table, token: str | None) -> int:
    """The reader's seat, if it is the host's."""
    own_seat(table, token)
    for seat in table.seats_of(token):
        if table.is_host(seat):
            return seat
    raise RequestError("not-host")


async def give_seat(request: Request, response: Response, hub: Hub, id: str, token: str) -> None:
    """The browser has this seat from now on."""
    await hub.holdings.hold(hashed(know_again(request, response)), {id: token})


def know_again(request: Request, response: Response) -> str:
    """The secret of the browser, which is given one if it has none; it lasts from its last use."""
    browser = browser_of(request) or new_token()
    response.set_cookie(
        IDENTITY,
        browser,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=bool(request.scope.get("slipstream.secure")),
    )
    return browser


async def give_back(request: Request, response: Response, hub: Hub, id: str) -> None:
    """The browser has no seat there any more."""
    if (browser := browser_of(request)) is not None:
        await hub.holdings.release(hashed(browser), id)
    if COOKIE + id in request.cookies:
        response.delete_cookie(COOKIE + id)


def visitor_of(request: Request) -> str:
    """For whom shares are counted."""
    return str(request.scope["slipstream.client"])


async def read_circuit(request: Request, hub: Hub, wanted: TableSetup) -> None:
    """Read the circuit file of a set-up beside the races; RequestError if it is none."""
    if wanted.circuit_file is not None:
        await hub.light.do(visitor_of(request), circuit_from_wanted, wanted)


def check_uploads(request: Request, size: int) -> None:
    """RequestError if this client, or all of them, have sent enough records for today."""
    if request.app.state.settings.requests_per_second <= 0:
        return
    client, everybody = request.app.state.uploads
    seconds = client.take(visitor_of(request), size) or everybody.take("", size)
    if seconds:
        raise RequestError("too-fast", seconds=max(1, round(seconds)))


def check_guess(request: Request) -> None:
    """RequestError if this client, or all of them, look up too many codes: right ones count too."""
    if request.app.state.settings.requests_per_second <= 0:
        return
    client, everybody = request.app.state.guesses
    seconds = client.take(visitor_of(request)) or everybody.take("")
    if seconds:
        raise RequestError("too-fast", seconds=max(1, round(seconds)))


def check_new_table(request: Request) -> None:
    """RequestError if this client opens too many tables."""
    seconds = request.app.state.new_tables.take(request.scope["slipstream.client"])
    if seconds:
        raise RequestError("too-fast", seconds=max(1, round(seconds)))
