"""The picture of a result and what a chat shows beside a link: what they say, and what they never say."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from slipstream.printing.letters import glyphs, has_all, width
from slipstream.words.language import LANGUAGES, bundle
from tests.server.support import Player, Server, at_table, drive, randomly, web_client
from tests.server.test_lobby import refused

pytestmark = pytest.mark.anyio
PNG = b"\x89PNG\r\n\x1a\n"


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page))


async def test_a_finished_race_has_a_picture_and_a_preview(server: Server) -> None:
    """Persons are told by their colours; the reader is named if that is asked for, and only to themselves."""
    async with at_table(server, 2, cars=3, laps=1, empty="rookie") as players:
        ann, bob = players
        table = ann.table
        seats = (await ann.call("GET", f"/tables/{table}"))["seats"]
        mine, other = (seat["name"] for seat in seats[:2])
        assert await refused(ann, "GET", "/poster") == (409, "not-over")
        await drive(players, randomly(1))
        async with web_client(server) as http:
            for shape, size in (("wide", ("1200", "630")), ("tall", ("1080", "1350"))):
                answer = await http.get(f"/api/tables/{table}/poster?shape={shape}")
                assert answer.status_code == 200
                root = ElementTree.fromstring(answer.text)
                assert (root.get("width"), root.get("height")) == size
                assert not re.search(r"<(text|image|style|script|foreignObject)|href|url\(", answer.text)
            picture = await http.get(f"/api/tables/{table}/poster.png?lang=fr")
            assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
            assert picture.content.startswith(PNG)
            assert len(picture.content) < 600_000
            said = picture.headers["x-sentence"]
            assert mine not in said
            assert other not in said
            page = (await http.get(f"/t/{table}", headers={"accept-language": "fr-CA,en;q=0.5"})).text
            found = tags(page)
            assert found["og:image"].endswith(f"/api/tables/{table}/poster.png?lang=fr")
            assert found["og:image"].startswith("http://")
            assert found["twitter:card"] == "summary_large_image"
            assert "gagne" in found["og:title"]
            assert mine not in page
            assert other not in page
            english = tags((await http.get(f"/t/{table}?lang=en", headers={"accept-language": "fr"})).text)
            assert "wins at" in english["og:title"]
        told = {}
        for name, player, query in (
            ("own", ann, "?named=true"),
            ("plain", ann, ""),
            ("other", bob, "?named=true"),
        ):
            answer = await player.http.get(f"/api/tables/{table}/poster{query}")
            told[name] = answer.headers["x-sentence"]
        assert mine in told["own"]
        assert mine not in told["plain"]
        assert mine not in told["other"]


async def test_a_link_tells_no_more_than_a_spectator_may_know(server: Server) -> None:
    """Neither who sits or drives there, nor how a race stands; nothing of an address that is not there."""
    guest = Player(server)
    async with web_client(server) as http:
        lobby = await guest.open("Zoë", circuit="italia", cars=4)
        page = (await http.get(f"/t/{lobby}")).text
        assert tags(page)["og:title"] == "Race at Lago Alto"
        assert tags(page)["og:description"].startswith("1 of 4 cars")
        running = await guest.open("Zoë", start=True, circuit="gb", cars=2, laps=1, spectators=False)
        second = (await http.get(f"/t/{running}")).text
        assert "spectators" in tags(second)["og:description"]
        assert "og:image" not in tags(second)
        nothing = (await http.get("/t/aaaabbbbcccc")).text
        assert tags(nothing)["og:title"] == "Slipstream"
        assert "Zoë" not in page + second + nothing
        assert (await http.get(f"/api/tables/{running}/poster.png")).status_code == 409
        await guest.http.aclose()
        assert "Twitterbot" in (await http.get("/robots.txt")).text


def test_every_sentence_of_a_poster_can_be_written_with_our_letters() -> None:
    for language in LANGUAGES:
        for key, message in bundle(language)._messages.items():
            if not key.startswith("poster-"):
                continue
            letters = set(re.sub(r"\{.*?\}", "", str(message)))  # what is said, and how it is put down
            assert has_all("".join(letter for letter in letters if letter.isalpha())), (language, key)
    assert width("II", 100) < width("MM", 100)
    assert not has_all("日本")
    assert "·" in glyphs()
