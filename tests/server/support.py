"""What the server tests share: a real server that can be killed, and players who talk to it.

`Server` is a process of `slipstream serve` with a database of its own. A `Player` sits down over HTTP,
connects by WebSocket, keeps what it was told exactly as the page does (an update cuts and appends
events), and remembers every message. `drive` lets several players answer until a moment comes.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LONG: Final = os.environ.get("SLIPSTREAM_LONG") == "1"
PATIENCE: Final = 180.0  # seconds until a test says that nothing came; a busy machine is slow, not wrong
COMMAND: Final = (sys.executable, "-c", "from slipstream.cli import main; main()", "serve")
Json = dict[str, Any]
Policy = Callable[["Player", list[Json]], int]


#: imports once what a server needs, then forks one server for each line it is told
LAUNCHER: Final = """
import gc, importlib, json, os, signal, sys
import aiosqlite, alembic.command, asyncpg, uvicorn, uvicorn.lifespan.on
import uvicorn.protocols.http.auto, uvicorn.protocols.websockets.auto
import slipstream.cli.serve, slipstream.server.http.app
from slipstream.cli import main
from slipstream.words.language import ENGLISH, bundle
bundle(ENGLISH)
gc.freeze()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    wanted = json.loads(line)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for number, path in ((0, os.devnull), (1, wanted["out"]), (2, wanted["log"])):
            os.dup2(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), number)
        for name, value in wanted["constants"].items():
            module, _, constant = name.rpartition(".")
            assert hasattr(importlib.import_module(module), constant), name
            setattr(importlib.import_module(module), constant, value)
        main(wanted["arguments"])
        os._exit(0)
    print(child, flush=True)
"""


class Launcher:
    """Starts servers in a tenth of the time: killed and started again they are, but not imported again."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCHER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NO_COLOR": "1"},
        )

    def launch(
        self, arguments: list[str], out: Path, log: Path, constants: Mapping[str, float] | None = None
    ) -> int:
        """The process id of `slipstream ARGUMENTS`; constants of its modules may have other values."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        line = {"arguments": arguments, "out": str(out), "log": str(log), "constants": dict(constants or {})}
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(PATIENCE)


@cache
def launcher() -> Launcher:
    """The one launcher of this run; `conftest` closes it."""
    return Launcher()


class Server:
    """`slipstream serve` as a process. What it writes to standard error is kept over restarts.

    `constants` are values of its modules by their full names, where a test must not wait for the usual ones.
    """

    def __init__(
        self, database: str | Path, *options: str, constants: Mapping[str, float] | None = None
    ) -> None:
        self.constants = {"slipstream.server.live.thinking.WATCHED_SECONDS": 0.0, **(constants or {})}
        self.arguments = ["serve", "--host", "127.0.0.1", "--no-browser", "--database", str(database)]
        self.arguments += options
        self.port = 0
        self.starts = 0
        self.process = 0
        self._folder = tempfile.TemporaryDirectory()
        self._out, self._log = Path(self._folder.name, "out"), Path(self._folder.name, "log")
        self._log.touch()

    def start(self) -> None:
        """Start it; the port stays the same after the first time."""
        self._out.write_text("")
        arguments = [*self.arguments, "--port", str(self.port)]
        self.process = launcher().launch(arguments, self._out, self._log, self.constants)
        self.starts += 1
        deadline = time.monotonic() + PATIENCE
        while (found := re.search(r"http://localhost:(\d+)/", self._out.read_text())) is None:
            assert self.alive, f"the server did not start:\n{self.log}"
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.01)
        self.port = int(found.group(1))

    @property
    def alive(self) -> bool:
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """kill -9: nothing is tidied up."""
        self._end(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ctrl+C, or what a service manager sends: the server says goodbye."""
        self._end(how)

    def _end(self, how: signal.Signals) -> None:
        os.kill(self.process, how)
        deadline = time.monotonic() + PATIENCE
        while self.alive:
            assert time.monotonic() < deadline, "the server does not end"
            time.sleep(0.005)
        self.process = 0

    def restart(self) -> None:
        """Killed and started again."""
        self.kill()
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """Everything on standard error so far."""
        return self._log.read_text()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process:
            self.kill()
        self._folder.cleanup()


class Refused(Exception):  # noqa: N818 (what the protocol calls it)
    """A message was answered by `refused`."""

    def __init__(self, problem: Json) -> None:
        super().__init__(f"{problem['key']}: {problem['text']}")
        self.key: str = problem["key"]


def web_client(server: Server, timeout: float = 5.0) -> httpx2.AsyncClient:
    """A client of this server. It is made without certificates: to read them takes a tenth of a second."""
    return httpx2.AsyncClient(base_url=server.address, trust_env=False, verify=False, timeout=timeout)


class Player:
    """One browser: cookies, perhaps a seat, perhaps a connection."""

    asks_odds = True  # the page always does
    watches = False  # a screen that others see too, whatever seat this browser has

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = web_client(server, timeout=PATIENCE)
        self.table = ""
        self.seat: int | None = None
        self.socket: ClientConnection | None = None
        self.received: list[str] = []
        self.state: Json = {}  # the table
        self.info: Json | None = None
        self.game: Json | None = None
        self.events: list[Any] = []
        self.odds: Json | None = None
        self.ended: str | None = None  # elsewhere or gone
        self._ref = 0

    # Over HTTP

    async def ask(self, method: str, path: str, body: object = None) -> httpx2.Response:
        """A request to the API, as it is answered."""
        return await self.http.request(method, f"/api{path}", json=body)

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """A request that must succeed; gives its JSON."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def open(self, name: str = "Host", *, start: bool = False, **setup: Any) -> str:
        """Open a table; gives its address."""
        wanted = {"setup": setup, "name": name, "start": start}
        seated = await self.call("POST", "/tables", wanted)
        self.table, self.seat = seated["table"], seated["seat"]
        return self.table

    async def join(self, table: str, name: str) -> int:
        """Sit down at a table."""
        seated = await self.call("POST", f"/tables/{table}/seats", {"name": name})
        self.table, self.seat = table, seated["seat"]
        return int(seated["seat"])

    async def ready(self) -> None:
        await self.call("PATCH", f"/tables/{self.table}/seats/{self.seat}", {"ready": True})

    async def start(self) -> None:
        await self.call("POST", f"/tables/{self.table}/start")

    @property
    def token(self) -> str:
        """The secret of the browser."""
        return str(self.http.cookies["slipstream"])

    async def private_link(self) -> str:
        """The secret that opens the seat elsewhere."""
        link = await self.call("GET", f"/tables/{self.table}/private-link")
        return str(link["token"])

    # Over the WebSocket

    async def connect(self, table: str = "") -> Json:
        """Connect, or connect again; gives the greeting."""
        self.table = table or self.table
        await self.disconnect()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "?watch=yes" if self.watches else "" if self.asks_odds else "?odds=no"
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live{query}"
        headers = {"Cookie": cookies} if cookies else {}
        self.socket = await connect(
            address, additional_headers=headers, proxy=None, max_size=None, max_queue=None
        )
        self.ended = None
        return await self.until(lambda message: message["type"] == "hello")

    async def disconnect(self) -> None:
        """Close the connection, if there is one."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def close(self) -> None:
        await self.disconnect()
        await self.http.aclose()

    async def next(self) -> Json:
        """The next message, taken in."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        self.take(message)
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Messages until one is wanted."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def reach(self, number: int) -> None:
        """Messages until entry `number` is known."""
        while self.game is None or self.game["number"] < number:
            await self.next()

    def take(self, message: Json) -> None:
        """Keep what the page would keep."""
        kind = message["type"]
        if kind == "hello":
            self.state, self.info, self.game = message["table"], message["info"], message["game"]
            self.events = message["events"]
            self.seat = self.state["you"]
        elif kind == "table":
            self.state = message["table"]
            self.seat = self.state["you"]
        elif kind == "update":
            assert message["events_from"] <= len(self.events), "a gap in the events"
            self.game = message["game"]
            self.events = self.events[: message["events_from"]] + message["events"]
        elif kind == "odds":
            self.odds = message
        elif kind in ("elsewhere", "gone"):
            self.ended = kind

    async def send(self, message: object) -> None:
        """Send a message, or any text or bytes."""
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def tell(self, **message: object) -> None:
        """Send a message and wait until it is accepted; Refused if it is not."""
        self._ref += 1
        ref = self._ref
        await self.send({**message, "ref": ref})
        reply = await self.until(
            lambda reply: reply["type"] in ("accepted", "refused") and reply["ref"] == ref
        )
        if reply["type"] == "refused":
            raise Refused(reply["problem"])

    async def refusal(self, message: object) -> str:
        """Send what must be refused; gives the key of the problem."""
        await self.send(message)
        reply = await self.until(lambda reply: reply["type"] in ("accepted", "refused"))
        assert reply["type"] == "refused", (message, reply)
        return str(reply["problem"]["key"])

    async def answer(self, option: int) -> None:
        """Answer the open decision."""
        assert self.choice is not None
        await self.tell(type="answer", decision=self.choice["decision"], option=option)

    @property
    def choice(self) -> Json | None:
        """The open decision."""
        found: Json | None = None if self.game is None else self.game["choice"]
        return found

    @property
    def number(self) -> int:
        assert self.game is not None
        return int(self.game["number"])

    @property
    def over(self) -> bool:
        return bool(self.state) and self.state["phase"] == "over"

    @property
    def step(self) -> str:
        """The step that is pending, or the phase of the table."""
        if self.game is None or self.over:
            return str(self.state["phase"])
        return str(self.game["state"]["step"])

    def known(self) -> Json:
        """All that this player knows about the game, for comparison."""
        return {"info": self.info, "game": self.game, "events": self.events}


class at_table:  # noqa: N801 (used like a function)
    """Players at one table, closed in the end; the first is the host, `watching` of them have no seat.

    async with at_table(server, 2, circuit="usa", cars=4) as (ann, bob): ...
    """

    def __init__(
        self, server: Server, seats: int, *, start: bool = True, watching: int = 0, **setup: Any
    ) -> None:
        self.server, self.seats, self.watching = server, seats, watching
        self.setup, self.started = setup, start
        self.players: list[Player] = []

    async def __aenter__(self) -> list[Player]:
        try:
            await self._sit_down()
        except BaseException:
            await self.__aexit__()
            raise
        return self.players

    async def _sit_down(self) -> None:
        self.players = [Player(self.server) for _ in range(self.seats + self.watching)]
        host = self.players[0]
        await host.open(**self.setup)
        for number, guest in enumerate(self.players[1 : self.seats], 1):
            await guest.join(host.table, f"Guest {number}")
            await guest.ready()
        if self.started:
            await host.start()
        for player in self.players:
            await player.connect(host.table)

    async def __aexit__(self, *_: object) -> None:
        for player in self.players:
            await player.close()


def randomly(seed: int = 0) -> Policy:
    """Any option."""
    luck = random.Random(seed)
    return lambda _player, options: luck.randrange(len(options))


def showing_off(seed: int = 0) -> Policy:
    """Drafts and plays cards with symbols, uses everything, drives at random otherwise."""
    luck = random.Random(seed)

    def choose(player: Player, options: list[Json]) -> int:
        def worth(at: int) -> float:
            option = options[at]
            game = player.game
            assert game is not None
            if game["state"]["type"] == "draft":
                faces = {face["face"]: face for face in game["state"]["market"]}
                face = faces.get(option["number"])
                if face is None:
                    return 0.0
                return 3.0 * ("refresh" in face["symbols"]) + 3.0 * (len(face["values"]) > 1) + luck.random()
            assert player.info is not None
            assert player.seat is not None
            mine = player.info["faces"][player.seat]
            shown = [mine[card] for card in option["cards"] + option["card"] if card in mine]
            rare = sum(
                3.0 * ("refresh" in face["symbols"]) + 2.0 * (len(face["values"]) > 1) for face in shown
            )
            idle = 0.5 if option["key"] == "end-react" else 0.0
            return float(rare) + luck.random() * 4 - idle

        return max(range(len(options)), key=worth)

    return choose


async def drive(
    players: Sequence[Player],
    policy: Policy,
    *,
    stop: Callable[[], bool] | None = None,
    moment: Callable[[], Awaitable[None]] | None = None,
    undo: float = 0.0,
    seed: int = 0,
) -> None:
    """Let the players with a seat answer in turn until the race is over or `stop` says so.

    `moment` is awaited before every answer; `undo` is how often an answer is taken back.
    """
    luck = random.Random(seed)
    seated = [player for player in players if player.seat is not None]
    deadline = time.monotonic() + 2 * PATIENCE
    while not players[0].over and not (stop is not None and stop()):
        assert time.monotonic() < deadline, "the race does not end"
        if moment is not None:
            await moment()
        asked = [player for player in seated if player.choice is not None]
        assert asked, [player.game for player in players]
        player = asked[luck.randrange(len(asked))]
        assert player.choice is not None
        await player.answer(policy(player, player.choice["options"]))
        await together(players, player.number)
        assert player.game is not None
        if undo and player.game["undo"] and luck.random() < undo:
            await player.tell(type="undo", number=player.number)
            await together(players, player.number)


async def until(holds: Callable[[], bool], what: str = "it", seconds: float = PATIENCE) -> None:
    """Wait until a condition holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, f"{what} does not come"
        await asyncio.sleep(0.005)


async def together(players: Sequence[Player], number: int) -> None:
    """Everybody has heard of entry `number`, and of the end of the race if it was the last."""
    for player in players:
        await player.reach(number)
        assert player.game is not None
        if player.game["state"]["step"] == "over":
            while not player.over:
                await player.next()


def logged(text: str) -> list[Json]:
    """Every line of a log, which must be JSON."""
    found = []
    for line in text.splitlines():
        assert line.startswith("{"), line
        found.append(json.loads(line))
    return found


__all__ = ["ConnectionClosed", "Player", "Refused", "Server", "at_table", "drive", "randomly"]
