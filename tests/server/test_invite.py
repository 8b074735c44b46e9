"""Whom a link to a race reaches: the address others come to, and names that tell people apart."""

from __future__ import annotations

import pytest

from slipstream.cli.serve import addresses
from slipstream.server.addresses import for_others, host_of, network_address
from slipstream.server.settings import Settings
from tests.server.support import Player, Server, at_table

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("localhost:8461", ("http://192.168.1.5:8461", False)),
        ("LOCALHOST", ("http://192.168.1.5:8461", False)),
        ("127.0.0.1:8461", ("http://192.168.1.5:8461", False)),
        ("[::1]:8461", ("http://192.168.1.5:8461", False)),
        ("race.localhost:8461", ("http://192.168.1.5:8461", False)),
        ("192.168.1.5:8461", (None, False)),  # the reader's own address will do
        ("my-computer.local:8461", (None, False)),
    ],
)
def test_a_link_leads_other_devices_here(host: str, expected: tuple[str | None, bool]) -> None:
    settings = Settings(database="", network_port=8461)
    assert for_others(settings, host, lambda: "192.168.1.5") == expected


def test_links_say_the_origin_that_the_host_named() -> None:
    settings = Settings(database="", origins=("https://race.example/", "https://b.example"), network_port=1)
    assert for_others(settings, "localhost:1") == ("https://race.example", False)
    assert for_others(settings, "b.example") == ("https://race.example", False)


def test_nobody_can_come_from_elsewhere() -> None:
    assert for_others(Settings(database=""), "localhost:8461") == (None, True)  # listens here alone
    offline = Settings(database="", network_port=8461)
    assert for_others(offline, "localhost:8461", lambda: None) == (None, True)
    behind = Settings(database="", trust_proxy=True)  # what the proxy says of itself is not known
    assert for_others(behind, "localhost:8461") == (None, False)


def test_addresses_of_hosts() -> None:
    assert host_of("[fe80::1]:80") == "fe80::1"
    assert host_of("fe80::1") == "fe80::1"
    found = network_address()
    assert found is None or not found.startswith("127.")


def test_the_terminal_tells_what_links_say() -> None:
    assert addresses("127.0.0.1", 8461) == ("http://localhost:8461/", None)
    assert addresses("::", 8461, ("https://race.example",)) == (
        "http://localhost:8461/", "https://race.example/",
    )  # fmt: skip
    assert addresses("192.168.1.5", 8461) == ("http://192.168.1.5:8461/", "http://192.168.1.5:8461/")


async def test_the_page_asks_for_it(server: Server) -> None:
    player = Player(server)
    assert await player.call("GET", "/address") == {"origin": None, "only_here": True}
    await player.close()


async def test_names_tell_people_apart(server: Server) -> None:
    """Three who typed nothing, one who is called like a driver, and a name of full length twice."""
    async with at_table(server, 1, start=False, cars=6) as (ann,):
        guests = [Player(server) for _ in range(4)]
        longest = "A" * 24
        for guest, name in zip(guests, ("host", "Bruno", longest, longest), strict=True):
            await guest.join(ann.table, name)
        await ann.call("POST", f"/tables/{ann.table}/drivers", {"driver": "rookie", "manner": "keeps"})
        await guests[1].call(
            "PATCH", f"/tables/{ann.table}/seats/2", {"name": "Fritz"}
        )  # has a driver's name
        seats = (await ann.call("GET", f"/tables/{ann.table}"))["seats"]
        names = [seat["name"] for seat in seats]
        assert names == ["Host", "host 2", "Fritz 2", longest, "A" * 22 + " 2", "Fritz"]
        again = await guests[0].call("PATCH", f"/tables/{ann.table}/seats/1", {"name": "host 2"})
        assert again["seats"][1]["name"] == "host 2"  # it is one's own
        for guest in guests:
            await guest.close()
