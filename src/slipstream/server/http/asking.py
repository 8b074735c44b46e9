"""Who asks: the seat of a reader, proven by a cookie, and what every route needs to know."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request, Response
from fastapi import Path as PathParameter

from slipstream.server.live.hub import Hub
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.table import Table

COOKIE: Final = "seat_"  # followed by the address of the table
COOKIE_SECONDS: Final = 400 * 86400

TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{12}$", description="The address of a table.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5)]


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


def check_new_table(request: Request) -> None:
    """RequestError if this client opens too many tables."""
    seconds = request.app.state.new_tables.take(request.scope["slipstream.client"])
    if seconds:
        raise RequestError("too-fast", seconds=max(1, round(seconds)))
