"""Reviews of finished races, and trying again from one of their moments."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from fractions import Fraction

import pytest

from slipstream.coach.walking import courses
from slipstream.records.record import Record
from slipstream.server.protocol import wire
from tests.coach.support import driven
from tests.server.support import LONG, PATIENCE, Json, Player, Server, at_table, drive, randomly
from tests.server.test_lobby import refused

pytestmark = pytest.mark.anyio

ROLLOUTS = 256 if LONG else 32  # what a review is worth is tested with the coach


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews drive fewer races to their end."""
    database = tmp_path_factory.mktemp("reviews") / "slipstream.db"
    constants = {"slipstream.server.live.reviews.REVIEW_ROLLOUTS": ROLLOUTS}
    with Server(database, "--no-limits", constants=constants) as running:
        yield running


async def opened(player: Player, record: Record) -> str:
    """The address of a record."""
    text = record.dumps()
    answer = await player.http.post("/api/replays", content=text)
    assert answer.status_code == 201, answer.text
    player.table = str(answer.json()["table"])
    return player.table


async def reviewed(player: Player, **wanted: int) -> Json:
    """A review, asked for until it is there."""
    seen, deadline = [], time.monotonic() + 2 * PATIENCE
    while True:
        found: Json = await player.call("POST", f"/tables/{player.table}/review", wanted)
        seen.append(found["progress"])
        if found["review"] is not None:
            assert seen == sorted(seen)
            assert seen[-1] == 1
            review: Json = found["review"]
            return review
        assert time.monotonic() < deadline, "the review does not come"
        await asyncio.sleep(0.05)


@pytest.fixture
async def guest(server: Server) -> AsyncIterator[Player]:
    player = Player(server)
    yield player
    await player.close()


async def test_a_review_adds_up_and_points_into_the_replay(server: Server, guest: Player) -> None:
    record = driven("plain", ("random", "rookie"), 11)
    await opened(guest, record)
    review = await reviewed(guest, seat=0)
    exact = {key: Fraction(review[key]) for key in ("start", "decisions", "luck", "outcome", "result")}
    assert exact["decisions"] + exact["luck"] == exact["result"] == exact["outcome"] - exact["start"]
    assert (review["seat"], review["race"], review["format"]) == (0, 0, "slipstream-review/1")
    assert review["rollouts"] == ROLLOUTS
    assert review["moments"], "somebody who drives at random loses something"
    replay = await guest.call("GET", f"/tables/{guest.table}/replay")
    for moment in review["moments"]:
        played = replay["moments"][moment["index"]]
        assert (played["seat"], played["option"]) == (0, moment["played"])
        assert moment["better"] != moment["played"]
        assert moment["loss_ci95"][0] < moment["loss"] <= moment["loss_ci95"][1]
    assert await reviewed(guest, seat=0) == review  # kept
    other = await guest.call("POST", f"/tables/{guest.table}/review", {"seat": 1})
    assert other["review"] is None  # another one, which is only begun


async def test_what_cannot_be_reviewed(server: Server, guest: Player) -> None:
    async with at_table(server, 1, cars=2, laps=1) as (ann,):
        assert await refused(ann, "POST", "/review", {"seat": 0}) == (409, "not-over")
        assert await refused(ann, "POST", "/again", {"seat": 0, "moment": 0}) == (409, "not-over")
    await opened(guest, driven("plain"))
    for body, expected in (
        ({"seat": 3}, (404, "no-such-seat")),
        ({"seat": 0, "race": 4}, (409, "nothing-to-review")),
        ({"seat": 9}, (422, "malformed")),
        ({}, (422, "malformed")),
    ):
        found, deadline = await guest.ask("POST", f"/tables/{guest.table}/review", body), time.monotonic()
        while found.is_success:  # it is found out beside the server
            assert time.monotonic() < deadline + PATIENCE, found.text
            await asyncio.sleep(0.02)
            found = await guest.ask("POST", f"/tables/{guest.table}/review", body)
        assert (found.status_code, found.json()["error"]["key"]) == expected
    for body, expected in (
        ({"seat": 0, "moment": 19_999}, (404, "no-such-moment")),
        ({"seat": 4, "moment": 0}, (404, "no-such-seat")),
        ({"seat": 0, "race": 1, "moment": 0}, (404, "no-such-moment")),
    ):
        assert await refused(guest, "POST", "/again", body) == expected


@pytest.mark.parametrize("name", ["plain", "modules", "season"])
async def test_again_on_the_same_luck(server: Server, guest: Player, name: str) -> None:
    """It stands at that moment, on the luck of the finished race, and goes on to the flag.

    Drivers think anew: what they choose there may differ."""
    record = driven(name, ("rookie",), 6)
    old = await opened(guest, record)
    course = courses(record, 0)[-1]
    turns = [one for one in course.choices if one.decision.step != "plan"]  # plans come in any order
    choice = turns[len(turns) // 2]
    wanted = {"seat": 0, "race": course.race, "moment": choice.index, "name": "Ann"}
    guest.table = (await guest.call("POST", f"/tables/{old}/again", wanted))["table"]
    assert guest.table != old
    hello = await guest.connect()
    assert hello["table"]["you"] == 0
    assert hello["table"]["seats"][0]["name"] == "Ann"
    assert {seat["driver"] for seat in hello["table"]["seats"][1:] if seat["kind"] == "driver"} == {"rookie"}
    assert hello["game"]["state"] == wire.race_state(choice.view).model_dump(mode="json")
    assert hello["game"]["choice"]["step"] == choice.decision.step
    await drive([guest], randomly(3))
    again = Record.loads((await guest.ask("GET", f"/tables/{guest.table}/record")).text)
    before = course.first + choice.index
    assert again.actions[:before] == record.actions[:before]
    assert len(again.actions) > before
    assert again.seed == record.seed
    assert again.replay().pending() == []


async def test_again_after_a_race_with_people(server: Server) -> None:
    """A table of one's own: nobody watches, and drivers sit where other people sat."""
    async with at_table(server, 2, cars=3, laps=1, empty="champion", absent="rookie", seconds=3600) as (
        ann,
        bob,
    ):
        await ann.call("PATCH", f"/tables/{ann.table}/seats/2", {"driver": "rookie"})
        await drive([ann, bob], randomly(4))
        old = ann.table
        record = Record.loads((await ann.ask("GET", f"/tables/{old}/record")).text)
        moment = courses(record, 0)[0].choices[3].index
        wanted = {"seat": 0, "moment": moment}
        ann.table = (await ann.call("POST", f"/tables/{old}/again", wanted))["table"]
        hello = await ann.connect()
        assert [seat["driver"] for seat in hello["table"]["seats"]] == [None, "rookie", "rookie"]
        assert hello["table"]["setup"]["seconds"] is None
        await drive([ann], randomly(5))  # it goes another way, to the end
        stranger = Player(server)
        watching = await stranger.ask("GET", f"/tables/{ann.table}")
        assert watching.json()["you"] is None
        await stranger.close()
        once = Record.loads((await ann.ask("GET", f"/tables/{old}/record")).text)
        assert once.actions == record.actions, "the finished race stays as it was"
