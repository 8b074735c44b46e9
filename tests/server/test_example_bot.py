"""For bot authors: the example races, and docs/protocol.md says what the program does."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import pytest

from slipstream.server import limits
from slipstream.server.live import socket as live
from slipstream.server.live.connections import QUEUE
from slipstream.server.protocol import messages
from slipstream.server.settings import Settings
from tests.server.support import ConnectionClosed, Json, Player, Server, at_table, drive, randomly
from tests.server.test_restarts import check_the_record

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def module(path: Path) -> ModuleType:
    """A program as a module."""
    found = importlib.util.spec_from_file_location(path.stem, path)
    assert found is not None
    assert found.loader is not None
    made = importlib.util.module_from_spec(found)
    found.loader.exec_module(made)
    return made


bot: Any = module(ROOT / "examples" / "bot.py")


# The bot


@pytest.mark.anyio
async def test_the_bot_races(server: Server) -> None:
    """As a process of its own, against a person and two Legends, to the end; it says how it came in."""
    async with at_table(server, 1, start=False, circuit="italia", cars=4, laps=1) as (host,):
        link = f"{server.address}/t/{host.table}"
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(ROOT / "examples" / "bot.py"), link, "--name", "Robo",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        while not (len(host.state["seats"]) == 2 and host.state["seats"][1]["ready"]):
            await host.next()
        assert host.state["seats"][1]["name"] == "Robo"
        await host.start()
        await host.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        choose = randomly(1)
        while not host.over:
            if host.choice is None:
                await host.next()
            else:
                await host.answer(choose(host, host.choice["options"]))
        out, err = await asyncio.wait_for(process.communicate(), 20)
        assert process.returncode == 0, err.decode()
        assert re.fullmatch(r"Robo came in [1-4] of 4\.\n", out.decode())
        await check_the_record(host)


@pytest.mark.anyio
async def test_the_bot_comes_back(tmp_path: Path) -> None:
    """The server dies twice; two bots, a draft and weather; nobody is told anything but the race."""
    with Server(tmp_path / "slipstream.db", "--no-limits") as server:
        setup: Json = {"circuit": "usa", "cars": 3, "laps": 1, "garage": "all", "weather": True}
        async with at_table(server, 1, start=False, **setup) as (host,):
            bots = [bot.Bot(f"{server.address}/t/{host.table}", name) for name in ("Ada", "Bob")]
            racing = [asyncio.create_task(one.race()) for one in bots]
            while sum(seat["ready"] for seat in host.state["seats"]) < 3:
                await host.next()
            await host.start()
            choose, killed = randomly(2), 0
            while not host.over:
                try:
                    if host.game is not None and host.number > 30 * killed + 10 and killed < 2:
                        killed += 1
                        await asyncio.to_thread(server.restart)
                        await host.connect()
                    if host.choice is None:
                        await host.next()
                    else:
                        await host.answer(choose(host, host.choice["options"]))
                except ConnectionClosed:
                    await host.connect()
            results = await asyncio.wait_for(asyncio.gather(*racing), 30)
            assert host.game is not None
            assert results == [host.game["state"]["results"]] * 2
            assert killed == 2


@pytest.mark.anyio
async def test_the_bot_is_told_why_not(server: Server) -> None:
    with pytest.raises(bot.Refused, match="no race at this address"):
        await bot.Bot(f"{server.address}/t/aaaaaaaaaaaa", "Robo").race()
    async with at_table(server, 1, cars=2) as (host,):
        with pytest.raises(bot.Refused, match="has begun"):
            await bot.Bot(f"{server.address}/t/{host.table}", "Robo").race()


@pytest.mark.anyio
async def test_the_bot_drives_well_enough(server: Server) -> None:
    """It is no champion, but it beats somebody who answers at random."""
    places = []
    for number in range(3):
        async with at_table(server, 2, circuit="usa", cars=2, empty="nobody", laps=1) as players:
            driver = bot.Bot(f"{server.address}/t/{players[0].table}", "Robo")
            luck = randomly(number)

            def choose(player: Player, options: list[Json], driver: Any = driver, luck: Any = luck) -> int:
                if player.seat == 1:
                    return int(luck(player, options))
                assert player.game is not None
                driver.hello = {"info": player.info, "table": player.state}
                return int(driver.choose(player.game["state"], player.game["choice"]))

            await drive(players, choose)
            assert players[0].game is not None
            places.append(players[0].game["state"]["results"].index(0))
    assert sum(places) <= 1


# ?odds=no


@pytest.mark.anyio
async def test_programs_may_do_without_odds(server: Server) -> None:
    async with at_table(server, 1, cars=2, laps=1) as (ann,):
        assert (await ann.until(lambda message: message["type"] == "odds"))["options"]
        cookie = {"Cookie": f"slipstream={ann.token}"}
        address = f"ws://127.0.0.1:{server.port}/api/tables/{ann.table}/live?odds=no"
        async with bot.connect(address, additional_headers=cookie, proxy=None) as socket:
            hello = json.loads(await socket.recv())
            for _ in range(6):
                choice = hello["game"]["choice"]
                await socket.send(json.dumps({"type": "answer", "decision": choice["decision"], "option": 0}))
                heard = [json.loads(await socket.recv()) for _ in range(2)]
                assert {message["type"] for message in heard} == {"update", "accepted"}
                hello = next(message for message in heard if message["type"] == "update")
            await socket.send('{"type":"ping"}')
            assert json.loads(await socket.recv()) == {"type": "pong"}


# The page


def test_the_reference_is_up_to_date() -> None:
    written = module(ROOT / "tools" / "protocol.py").written(PAGE)
    assert written == PAGE, "run python tools/protocol.py"


def test_examples_are_messages_of_the_protocol() -> None:
    """Every example is valid, and every message that goes over the WebSocket has one."""
    examples = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.M | re.S)
    for name, text in examples:
        getattr(messages, name).model_validate_json(text)
    shown = {name for name, _ in examples}
    for union in (messages.ServerMessage, messages.ClientMessage):
        for model in get_args(get_args(union)[0]):
            assert model.__name__ in shown, f"{model.__name__} has no example"


def test_numbers_are_those_of_the_program() -> None:
    """Limits and close codes."""
    assert f"This is **protocol {messages.PROTOCOL}**" in PAGE
    assert bot.PROTOCOL == messages.PROTOCOL
    facts = Settings("")
    assert f"| {facts.requests_per_second:.0f} a second | {facts.request_burst} |" in PAGE
    assert f"| {facts.tables_per_minute:.0f} a minute |" in PAGE
    assert f"| {facts.messages_per_second:.0f} a second | {facts.message_burst} |" in PAGE
    assert f"| {messages.MAX_MESSAGE} bytes |" in PAGE
    assert f"| {limits.MAX_BODY // 1024} KiB |" in PAGE
    assert f"| {QUEUE}, then" in PAGE
    codes = [value for name, value in vars(live).items() if name.isupper() and isinstance(value, int)]
    for code in codes:
        if 4000 <= code < 5000 and code != messages.MAX_MESSAGE:
            assert f"| {code} |" in PAGE, code
