"""What any server of this kind must do: one durable insert and six sends for each action, nothing else.

The same stack as Slipstream (FastAPI, uvicorn, SQLAlchemy) and the same settings of the database. `/own`
commits every action by itself, `/shared` lets actions of different tables share a commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from typing import Any

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from sqlalchemy import insert, select

from slipstream.server.store.database import database_url, entries, open_database, prepare, tables


def create(database: str, size: int) -> FastAPI:
    """The application; `size` is the length of what is sent."""
    url = database_url(database)
    engine = open_database(url)
    one_writer = asyncio.Lock() if url.startswith("sqlite") else contextlib.nullcontext()
    readers: dict[str, list[WebSocket]] = defaultdict(list)
    numbers: dict[str, int] = defaultdict(int)
    waiting: list[tuple[dict[str, Any], asyncio.Future[None]]] = []
    writers: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await prepare(engine)
        yield
        await engine.dispose()

    app = FastAPI(lifespan=lifespan)

    async def add(id: str) -> None:
        """The table, if it is new: entries belong to one."""
        async with one_writer, engine.begin() as connection:
            if (await connection.execute(select(tables.c.id).where(tables.c.id == id))).first() is None:
                now = time.time()
                facts = {"phase": "running", "wanted": "", "rules_version": 1, "number": 0}
                await connection.execute(insert(tables), {"id": id, **facts, "created": now, "updated": now})

    async def store_own(line: dict[str, Any]) -> None:
        async with one_writer, engine.begin() as connection:
            await connection.execute(insert(entries), line)

    async def store_shared(line: dict[str, Any]) -> None:
        done = asyncio.get_running_loop().create_future()
        waiting.append((line, done))
        if not writers:
            writers.add(asyncio.create_task(write_all()))
        await done

    async def write_all() -> None:
        while waiting:
            batch = waiting[:]
            waiting.clear()
            async with one_writer, engine.begin() as connection:
                await connection.execute(insert(entries), [line for line, _ in batch])
            for _, done in batch:
                done.set_result(None)
        writers.clear()

    @app.websocket("/{how}/{id}/{seat}")
    async def live(socket: WebSocket, how: str, id: str, seat: int) -> None:
        await socket.accept()
        store = store_own if how == "own" else store_shared
        if seat == 0:
            await add(id)
        readers[id].append(socket)
        await socket.send_text(json.dumps({"number": 0, "padding": ""}))
        try:
            while True:
                message = json.loads(await socket.receive_text())
                number = numbers[id] + 1
                action = f"answer {message['option']}"
                await store(
                    {"table_id": id, "number": number, "seat": seat, "action": action, "at": time.time()}
                )
                numbers[id] = number
                text = json.dumps({"number": number, "padding": ""})
                text = text[:-2] + "x" * (size - len(text)) + text[-2:]
                for reader in readers[id]:
                    await reader.send_text(text)
        except WebSocketDisconnect:
            readers[id].remove(socket)

    return app


if __name__ == "__main__":
    _, wanted, port, length = sys.argv
    uvicorn.run(
        create(wanted, int(length)), host="127.0.0.1", port=int(port), log_config=None, access_log=False,
        ws_per_message_deflate=False,
    )  # fmt: skip
