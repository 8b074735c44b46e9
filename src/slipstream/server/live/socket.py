"""The WebSocket of a table: what happens goes out, answers come in."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from slipstream.server import metrics
from slipstream.server.limits import Bucket
from slipstream.server.live.connections import LATER, Connection
from slipstream.server.live.hub import Hub
from slipstream.server.live.outage import is_outage, no_answer
from slipstream.server.logs import failure, mark
from slipstream.server.protocol.messages import (
    MAX_MESSAGE,
    Accepted,
    Ahead,
    Answer,
    AskHint,
    ClientMessage,
    Hold,
    Ping,
    Pong,
    RefusedReply,
    Select,
    Signal,
    TakeBack,
    Undo,
)
from slipstream.server.protocol.problems import RequestError
from slipstream.server.settings import Settings
from slipstream.server.tables.playing import answer, take_back, undo
from slipstream.server.tables.table import Table

FromClient = Answer | TakeBack | Undo | Signal | AskHint | Hold | Select | Ahead | Ping
CLIENT_MESSAGE: Final[TypeAdapter[FromClient]] = TypeAdapter(ClientMessage)
UNKNOWN_TABLE: Final = 4404  # close codes of our own
PRIVATE: Final = 4403
TOO_FAST: Final = 4429

log = structlog.get_logger("slipstream")


async def serve_connection(
    socket: WebSocket,
    hub: Hub,
    settings: Settings,
    id: str,
    token: str | None,
    odds: bool = True,
    screen: bool = False,
) -> None:
    """Greet, then pass messages both ways until one side ends it."""
    await socket.accept()
    try:
        connection = await hub.enter(id, token, odds, socket.scope.get("slipstream.client", ""), screen)
    except RequestError as error:
        await socket.close(PRIVATE if error.key == "no-spectators" else UNKNOWN_TABLE, error.key)
        return
    except Exception as error:
        if not is_outage(error):
            raise
        log.warning("no-database", **failure(error))
        await socket.close(LATER, "no-database")
        return
    table = mark(id)
    log.info("connected", table=table, seat=connection.seat)
    writer = asyncio.create_task(_write(socket, connection))
    reader = asyncio.create_task(_read(socket, hub, settings, id, connection))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
        await hub.exit(id, connection)
        log.info("disconnected", table=table, seat=connection.seat)


async def _write(socket: WebSocket, connection: Connection) -> None:
    while (text := await connection.outbox.get()) is not None:
        await socket.send_text(text)
    await socket.close(*connection.end)


async def _read(socket: WebSocket, hub: Hub, settings: Settings, id: str, connection: Connection) -> None:
    bucket = Bucket(settings.messages_per_second, settings.message_burst)
    strikes = 0
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        text = frame.get("text")
        if text is None:
            text = (frame.get("bytes") or b"").decode("utf-8", "replace")
        if bucket.take():
            strikes += 1
            connection.send(RefusedReply(ref=None, problem=RequestError("too-fast", seconds=1).problem))
            if strikes > settings.message_burst:
                await socket.close(TOO_FAST, "too-fast")
                return
            continue
        ref: int | None = None
        try:
            message = read_message(text)
            if isinstance(message, Ping):
                connection.send(Pong())
                continue
            ref = message.ref
            await handle(hub, id, connection, message)
            if ref is not None or not isinstance(message, Select):  # of these there are many
                connection.send(Accepted(ref=ref))
        except RequestError as error:
            metrics.REFUSALS.labels(error.key).inc()
            connection.send(RefusedReply(ref=ref, problem=error.problem))
        except Exception as error:
            refused = no_answer(error, "message-failed", table=mark(id))
            connection.send(RefusedReply(ref=ref, problem=refused.problem))


def read_message(text: str) -> FromClient:
    """A message of the protocol; RequestError if it is none."""
    if len(text.encode("utf-8", "replace")) > MAX_MESSAGE:
        raise RequestError("too-large", most=MAX_MESSAGE)
    try:
        return CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        where = ".".join(map(str, first["loc"])) or "message"
        raise RequestError("malformed", reason=f"{where}: {first['msg']}") from None


async def handle(hub: Hub, id: str, connection: Connection, message: FromClient) -> None:
    """Carry out what a seat asks for."""
    if not connection.seats or connection.lost:
        raise RequestError("not-seated")
    if isinstance(message, Hold):
        await hub.hold(id, connection, message.seat)
        return
    if isinstance(message, Signal):
        seconds = connection.signals.take()
        if seconds:
            raise RequestError("too-fast", seconds=max(1, round(seconds)))
        await hub.signal(id, connection, message.signal)
        return
    if isinstance(message, AskHint):
        await hub.hint(id, connection, message.ref)
        return
    if isinstance(message, Select):
        hub.select(id, connection, message.decision, message.option)
        return
    if isinstance(message, Ahead):
        await hub.choose_ahead(id, connection, message)
        return

    def operation(table: Table) -> None:
        seat = connection.seat  # now: while this waited, seats may have been numbered anew
        if seat is None or seat not in table.seats_of(connection.token):
            raise RequestError("not-seated")
        if isinstance(message, Answer):
            answer(table, seat, message.decision, message.option)
        elif isinstance(message, TakeBack):
            take_back(table, seat)
        elif isinstance(message, Undo):
            if message.number != table.row.number:
                raise RequestError("nothing-to-undo")
            undo(table, seat)

    # a sender who leaves right away disturbs nobody: what has begun is carried out
    await asyncio.shield(hub.change(id, operation))
