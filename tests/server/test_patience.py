"""Half-sent requests and silent sockets go; nobody can take all descriptors."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from slipstream.cli.serve import listen
from slipstream.server.http.patience import raise_descriptors
from tests.server.support import PATIENCE, Player, Server

pytestmark = pytest.mark.anyio

HALF = b"GET /api/circuits HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\ncontent-length: 99\r\n\r\n{"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("patience") / "races.db"
    values = {
        "slipstream.server.http.patience.REQUEST_SECONDS": 0.3,
        "slipstream.server.http.patience.MOST_CONNECTIONS": 20,
    }
    with Server(database, constants=values) as running:
        yield running


async def ends(server: Server, *parts: bytes) -> bytes:
    """What comes until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize("parts", [(), (HALF,), (BODY,), (HALF + b"\r\n", HALF)])
async def test_who_does_not_finish_is_not_waited_for(impatient: Server, parts: tuple[bytes, ...]) -> None:
    said = await ends(impatient, *parts)
    assert said.count(b"200 OK") == (len(parts) == 2)


async def test_a_connection_that_is_used_stays(impatient: Server) -> None:
    player = Player(impatient)
    await player.open(start=True, cars=2, laps=1)
    await player.connect()
    await asyncio.gather(*(ends(impatient, HALF) for _ in range(3)))  # a while later
    await player.answer(0)
    await player.close()


async def test_one_visitor_does_not_take_all_connections(impatient: Server) -> None:
    player = Player(impatient)
    await player.open(start=True, cars=2, laps=1)
    await player.connect()
    crowd = [socket.create_connection(("127.0.0.1", impatient.port)) for _ in range(40)]
    for one in crowd:
        one.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionResetError):
            assert one.recv(1) == b""  # the server ends them
        one.close()
    await player.answer(0)  # a WebSocket is not counted among them
    await player.close()


def test_the_limit_of_descriptors_is_raised(impatient: Server) -> None:
    assert '"event": "descriptors"' in impatient.log
    most = raise_descriptors()
    limits = Path(f"/proc/{impatient.process}/limits").read_text().splitlines()
    soft, hard = next(line for line in limits if line.startswith("Max open files")).split()[3:5]
    assert int(soft) == min(int(hard), 65536) == most


def test_a_port_that_is_not_served_yet_refuses() -> None:
    """A proxy then tries another machine at once; a connection that waits would keep it here."""
    with contextlib.closing(listen("127.0.0.1", 0)) as bound, pytest.raises(ConnectionRefusedError):
        socket.create_connection(bound.getsockname(), 5)
