#!/usr/bin/env python3
"""A bot that sits down at a table of Slipstream and races, by the messages of the protocol alone.

    python examples/bot.py http://localhost:8461/t/abcdefghjkmn --name Robo

Give it the link of a lobby; it says that it is ready, and races when the host starts. It needs `websockets`
and nothing else that does not come with Python. What the messages mean stands in docs/protocol.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
PROTOCOL = 3
TRIES = 8  # to come back after the connection was lost


class Refused(Exception):  # noqa: N818 (what the protocol calls it)
    """The server says no; the text says why."""


class Bot:
    """One seat at one table."""

    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        self.table = parts.path.rstrip("/").split("/")[-1]
        self.api = f"{parts.scheme}://{parts.netloc}/api/tables/{self.table}"
        self.live = self.api.replace("http", "ws", 1) + "/live?odds=no"
        self.name = name
        self.cookie = ""
        self.hello: Json = {}

    def ask(self, method: str, path: str, body: Json) -> Json:
        """A request over HTTP. The cookie that comes back proves the seat from now on."""
        headers = {"content-type": "application/json", "cookie": self.cookie}
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.api + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                if given := answer.headers.get("set-cookie"):
                    self.cookie = given.partition(";")[0]
                found: Json = json.loads(answer.read() or b"{}")
                return found
        except urllib.error.HTTPError as error:
            raise Refused(json.loads(error.read())["error"]["text"]) from None

    async def race(self) -> list[int]:
        """Sit down, be ready, race to the end; gives the seats in the order of the result."""
        seat = (await asyncio.to_thread(self.ask, "POST", "/seats", {"name": self.name}))["seat"]
        await asyncio.to_thread(self.ask, "PATCH", f"/seats/{seat}", {"ready": True})
        for wait in range(TRIES):
            try:
                async with connect(self.live, additional_headers={"cookie": self.cookie}) as socket:
                    async for text in socket:
                        reply, result = self.take(json.loads(text))
                        if result is not None:
                            return result
                        if reply is not None:
                            await socket.send(json.dumps(reply))
            except (ConnectionClosed, OSError):
                pass
            await asyncio.sleep(0.2 * 2**wait)  # the server was restarted: nothing is lost
        raise Refused("the server does not come back")

    def take(self, message: Json) -> tuple[Json | None, list[int] | None]:
        """What to say to a message, and the result if it was the last."""
        kind = message["type"]
        if kind == "hello":
            if message["protocol"] != PROTOCOL:
                raise Refused(f"this bot speaks protocol {PROTOCOL}, the server {message['protocol']}")
            self.hello = message
        elif kind == "table":
            self.hello["table"] = message["table"]
        elif kind == "gone":
            raise Refused(f"the seat is gone: {message['reason']}")
        elif kind == "elsewhere":
            raise Refused("somebody else drives from this seat now")
        elif kind == "refused" and message["problem"]["key"] not in ("stale-decision", "interval"):
            raise Refused(message["problem"]["text"])
        game = message.get("game")
        if game is None:
            return None, None
        if game["state"]["step"] == "over" and not self.hello["season"]:
            return None, game["state"]["results"]
        choice = game["choice"]
        if choice is None:
            return None, None
        option = self.choose(game["state"], choice)
        return {"type": "answer", "decision": choice["decision"], "option": option}, None

    # Driving

    def choose(self, state: Json, choice: Json) -> int:
        """The option that looks best. Every option of a choice is legal."""
        worth = {
            "plan": self.plan_worth,
            "react": self.react_worth,
            "slipstream": self.slipstream_worth,
            "discard": self.discard_worth,
        }.get(choice["step"], self.number_worth)
        options: list[Json] = choice["options"]
        return max(range(len(options)), key=lambda at: worth(state, options[at]))

    def number_worth(self, _state: Json, option: Json) -> float:
        """Whatever else is asked: the larger, the better."""
        return float(option["number"])

    def discard_worth(self, _state: Json, option: Json) -> float:
        """Only Stress is better gone, and it cannot be discarded: keep the rest."""
        return -float(len(option["cards"]))

    def value(self, state: Json, card: str) -> float:
        """What a card adds to the speed: its number, or a guess."""
        if card.isdigit():
            return float(card)
        face = self.hello["info"]["faces"][self.hello["table"]["you"]].get(card)
        if face is None:
            return 2.2 if card == "S" else 0.0
        return float(max(face["values"], default=0))

    def ahead(self, state: Json) -> tuple[int, int]:
        """Spaces to the next corner line, and its limit."""
        circuit = self.hello["info"]["circuit"]
        space = state["cars"][self.hello["table"]["you"]]["progress"] % circuit["length"]
        limits = self.hello["info"]["limits"]
        gaps = [
            ((corner["line"] - space - 1) % circuit["length"], at)
            for at, corner in enumerate(circuit["corners"])
        ]
        gap, at = min(gaps)
        return gap, limits[at]

    def overspeed(self, state: Json, speed: float) -> float:
        """The Heat that the next corner takes at this speed."""
        gap, limit = self.ahead(state)
        return max(0.0, speed - limit) if speed > gap else 0.0

    def plan_worth(self, state: Json, option: Json) -> float:
        """As far as possible without more Heat than the engine has to spare."""
        car = state["cars"][self.hello["table"]["you"]]
        cards: str = option["cards"]
        speed = sum(self.value(state, card) for card in cards)
        shift = 1 if abs(len(cards) - car["gear"]) > 1 else 0
        heat = self.overspeed(state, speed) + shift
        left: float = car["engine"] - heat
        return speed - 1.5 * heat - (20 if left < 0 else 0) + 1.5 * cards.count("S") - 0.3 * len(cards)

    def react_worth(self, state: Json, option: Json) -> float:
        """Cool down, use what is free; boost only where no corner is near."""
        key = option["key"]
        if key == "end-react":
            return 0.0
        if key == "boost":
            car = state["cars"][self.hello["table"]["you"]]
            gap, _limit = self.ahead(state)
            return 1.0 if gap > state["turn"]["speed"] + 4 and car["engine"] > 4 else -1.0
        if "adrenaline" in key or key == "accelerate":
            return -1.0 if self.overspeed(state, state["turn"]["speed"] + 1) else 1.0
        return 2.0

    def slipstream_worth(self, state: Json, option: Json) -> float:
        """Two spaces for nothing, unless they lead over a corner line that is too fast already."""
        gap, limit = self.ahead(state)
        return (
            -1.0 if option["number"] > gap and state["turn"]["speed"] > limit + 1 else float(option["number"])
        )


def main() -> None:
    options = argparse.ArgumentParser(description="Join a table of Slipstream and race.")
    options.add_argument("link", help="the link of the table, as it stands in the lobby")
    options.add_argument("--name", default="Robo")
    wanted = options.parse_args()
    bot = Bot(wanted.link, wanted.name)
    try:
        result = asyncio.run(bot.race())
    except Refused as error:
        raise SystemExit(f"bot: {error}") from None
    seat = bot.hello["table"]["you"]
    print(f"{bot.name} came in {result.index(seat) + 1} of {len(result)}.")


if __name__ == "__main__":
    main()
