"""Tables: who sits where, who may do what, and what becomes of a race when people come and go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from slipstream.server.live.housekeeping import GRACE_DAYS, Forgetting
from slipstream.server.live.hub import Hub
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.database import database_url, open_database, prepare
from slipstream.server.store.store import Store
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import start
from tests.circuits.circuit_samples import example
from tests.server.support import Player, Server, at_table, drive, randomly, together, web_client

pytestmark = pytest.mark.anyio


def problem(answer: httpx2.Response) -> tuple[int, str]:
    """Status and key of a refusal."""
    error = answer.json()["error"]
    assert error["text"]
    return answer.status_code, error["key"]


async def refused(player: Player, method: str, path: str, body: object = None) -> tuple[int, str]:
    return problem(await player.ask(method, f"/tables/{player.table}{path}", body))


@pytest.fixture
async def guest(server: Server) -> AsyncIterator[Player]:
    player = Player(server)
    yield player
    await player.close()


# Sitting down


async def test_joining_and_starting(server: Server) -> None:
    async with at_table(server, 1, start=False, cars=3) as (ann,):
        bob = Player(server)
        try:
            await bob.join(ann.table, "Bob")
            assert bob.seat == 1
            told = await ann.until(lambda message: message["type"] == "table")
            assert [seat["name"] for seat in told["table"]["seats"]] == ["Host", "Bob"]
            assert [seat["host"] for seat in told["table"]["seats"]] == [True, False]
            assert [seat["ready"] for seat in told["table"]["seats"]] == [True, False]
            assert told["table"]["problem"]["key"] == "not-ready"
            assert told["table"]["problem"]["arguments"] == {"names": "Bob"}
            assert await refused(ann, "POST", "/start") == (409, "not-ready")
            await bob.ready()
            assert await refused(bob, "POST", "/start") == (403, "not-host")
            await ann.start()
            hello = await ann.until(lambda message: message["type"] == "hello")
            assert hello["game"] is not None
            assert await refused(ann, "POST", "/start") == (409, "already-started")
            late = Player(server)
            late.table = ann.table
            assert await refused(late, "POST", "/seats", {"name": "Late"}) == (409, "already-started")
            await late.close()
        finally:
            await bob.close()


async def test_who_sits_already_keeps_the_seat(server: Server) -> None:
    async with at_table(server, 1, start=False, cars=3) as (ann,):
        token = ann.token
        again = await ann.call("POST", f"/tables/{ann.table}/seats", {"name": "Other"})
        assert again == {"table": ann.table, "seat": 0}
        assert ann.token == token
        assert [seat["name"] for seat in (await ann.connect())["table"]["seats"]] == ["Host"]


async def test_colours(server: Server, guest: Player) -> None:
    async with at_table(server, 2, start=False, cars=6) as (ann, bob):
        seats = (await ann.connect())["table"]["seats"]
        assert len({seat["colour"] for seat in seats}) == 2
        mine = seats[0]["colour"]
        assert await refused(bob, "PATCH", "/seats/1", {"colour": mine}) == (409, "colour-taken")
        guest.table = ann.table
        taken = await refused(guest, "POST", "/seats", {"name": "Cy", "colour": mine})
        assert taken == (409, "colour-taken")
        assert await refused(ann, "POST", "/drivers", {"colour": mine}) == (409, "colour-taken")
        free = next(c for c in ("black", "green", "gray") if c not in {s["colour"] for s in seats})
        await bob.call("PATCH", f"/tables/{bob.table}/seats/1", {"colour": free})
        await bob.call("PATCH", f"/tables/{bob.table}/seats/1", {"colour": free})
        assert (await ann.connect())["table"]["seats"][1]["colour"] == free


async def test_a_refused_change_of_a_seat_changes_nothing(server: Server) -> None:
    async with at_table(server, 2, start=False, cars=3) as (ann, bob):
        mine = (await ann.connect())["table"]["seats"][0]["colour"]
        both = {"name": "Other", "colour": mine}
        assert await refused(bob, "PATCH", "/seats/1", both) == (409, "colour-taken")
        assert await refused(bob, "PATCH", "/seats/1", {"ready": False, "driver": "rookie"}) == (
            409,
            "not-a-driver",
        )
        seat = (await bob.connect())["table"]["seats"][1]
        assert (seat["name"], seat["ready"]) == ("Guest 1", True)
        await ann.start()
        assert await refused(bob, "PATCH", "/seats/1", {"name": "Other", "ready": True}) == (
            409,
            "already-started",
        )
        assert (await bob.connect())["table"]["seats"][1]["name"] == "Guest 1"
        assert bob.game is not None


async def test_a_full_table(server: Server, guest: Player) -> None:
    async with at_table(server, 2, start=False, cars=2) as (ann, _bob):
        guest.table = ann.table
        assert await refused(guest, "POST", "/seats", {"name": "Cy"}) == (409, "table-full")
        assert await refused(ann, "POST", "/drivers", {}) == (409, "table-full")
        hello = await guest.connect()  # watching is always possible
        assert hello["table"]["you"] is None
        assert hello["table"]["watching"] == 1


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "\u200b\u202e", "\u3164\u2800", "\x07"])
async def test_bad_names(server: Server, guest: Player, name: str) -> None:
    async with at_table(server, 1, start=False, cars=6) as (ann,):
        guest.table = ann.table
        status, key = await refused(guest, "POST", "/seats", {"name": name})
        assert (status, key) in ((422, "bad-name"), (422, "malformed"))
        assert len((await ann.connect())["table"]["seats"]) == 1


async def test_names_are_cleaned(server: Server, guest: Player) -> None:
    async with at_table(server, 1, start=False, cars=6) as (ann,):
        await guest.join(ann.table, "  Jose\u0301   Müller ")
        assert (await ann.connect())["table"]["seats"][1]["name"] == "José Müller"


async def test_another_race_is_wanted(server: Server) -> None:
    """The host changes the set-up; the others have to be ready again."""
    async with at_table(server, 3, start=False, cars=4) as (ann, bob, _cy):
        setup = TableSetup(circuit="gb", cars=5, garage="regular", weather=True).model_dump()
        assert await refused(bob, "PUT", "/setup", setup) == (403, "not-host")
        await ann.call("PUT", f"/tables/{ann.table}/setup", setup)
        table = (await bob.connect())["table"]
        assert table["setup"] == setup
        assert [seat["ready"] for seat in table["seats"]] == [True, False, False]
        assert await refused(ann, "PUT", "/setup", {**setup, "cars": 2}) == (422, "bad-setup")
        assert await refused(ann, "PUT", "/setup", {**setup, "circuit": "moon"}) == (422, "bad-circuit")
        for odd in ("../usa", "usa.toml", "/etc/passwd", "usa\x00", ""):
            assert await refused(ann, "PUT", "/setup", {**setup, "circuit": odd}) == (422, "bad-circuit")
        assert await refused(ann, "PUT", "/setup", {**setup, "cars": 7}) == (422, "malformed")
        assert (await bob.connect())["table"]["setup"] == setup


async def test_a_race_nobody_can_start(server: Server) -> None:
    async with at_table(server, 1, start=False, cars=4, empty="nobody") as (ann,):
        assert ann.state["problem"]["key"] == "bad-setup"
        assert await refused(ann, "POST", "/start") == (422, "bad-setup")
        assert ann.state["phase"] == "lobby"


async def test_drivers_and_handicaps(server: Server) -> None:
    async with at_table(server, 2, start=False, cars=4, empty="nobody", laps=1) as (ann, bob):
        assert await refused(bob, "POST", "/drivers", {}) == (403, "not-host")
        added = await ann.call("POST", f"/tables/{ann.table}/drivers", {"driver": "rookie"})
        assert added["seat"] == 2
        assert await refused(bob, "PATCH", "/seats/0", {"handicap": 1}) == (403, "not-host")
        assert await refused(ann, "PATCH", "/seats/1", {"name": "Fool"}) == (403, "not-host")
        assert await refused(ann, "PATCH", "/seats/1", {"ready": False}) == (403, "not-host")
        assert await refused(ann, "PATCH", "/seats/5", {"handicap": 1}) == (404, "no-such-seat")
        await ann.call("PATCH", f"/tables/{ann.table}/seats/1", {"handicap": 2})
        await ann.start()
        await together([ann, bob], 0)
        assert ann.game is not None
        engines = [car["engine"] for car in ann.game["state"]["cars"]]
        assert len(engines) == 3
        assert engines[1] == engines[0] - 2
        await drive([ann, bob], randomly(2))


async def test_circuit_files(server: Server, guest: Player) -> None:
    """A circuit of one's own: checked, drawn, raced."""
    info = await guest.call("POST", "/circuits/check", {"text": example()})
    assert info["length"] > 10
    for bad in ("", "not toml [", example().replace("laps", "lapses"), "\x00", "a = 1"):
        answer = await guest.ask("POST", "/circuits/check", {"text": bad})
        assert problem(answer) == (422, "bad-circuit")
    large = await guest.ask("POST", "/circuits/check", {"text": "#" * 60_001})
    assert problem(large) == (422, "malformed")
    table = await guest.open("Ann", start=True, circuit_file=example(), cars=2, laps=1)
    await guest.connect(table)
    assert guest.info is not None
    assert guest.info["circuit"]["length"] == info["length"]
    await drive([guest], randomly(1))
    bad_table = {"setup": {"circuit_file": "nonsense"}, "name": "Ann"}
    assert problem(await guest.ask("POST", "/tables", bad_table)) == (422, "bad-circuit")
    circuits = await guest.call("GET", "/circuits")
    assert {"usa", "gb", "italia", "france"} <= {circuit["id"] for circuit in circuits["circuits"]}


# Leaving


async def test_the_host_leaves_the_lobby(server: Server) -> None:
    """The next one is the host; the last one takes the table along."""
    async with at_table(server, 3, start=False, cars=4) as (ann, bob, cy):
        await ann.call("DELETE", f"/tables/{ann.table}/seats/0")
        gone = await ann.until(lambda message: message["type"] == "gone")
        assert gone["reason"] == "removed"
        table = (await bob.connect())["table"]
        assert [(seat["seat"], seat["host"]) for seat in table["seats"]] == [(1, True), (2, False)]
        await bob.call("POST", f"/tables/{bob.table}/start")
        for player in (bob, cy):
            await player.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        # the seats were numbered anew; everybody still drives the own car and sees the own hand
        names = {seat["seat"]: seat["name"] for seat in bob.state["seats"]}
        assert (bob.seat, cy.seat) == (0, 1)
        assert (names[0], names[1]) == ("Guest 1", "Guest 2")
        for player in (bob, cy):
            live = player.known()
            await player.connect()
            assert player.known() == live
        await drive([bob, cy], randomly(1))


async def test_the_last_one_leaves_the_lobby(server: Server) -> None:
    """Who watches may take a car, and then hosts; when nobody is there any more, the table goes."""
    async with at_table(server, 1, start=False, watching=1, cars=4) as (ann, eve):
        await ann.call("POST", f"/tables/{ann.table}/drivers", {})
        await ann.call("DELETE", f"/tables/{ann.table}/seats/0")
        assert (await eve.connect())["table"]["phase"] == "lobby"
        await eve.join(ann.table, "Eve")
        assert (await eve.connect())["table"]["seats"][eve.seat or 0]["host"]
        while eve.state["watching"]:
            await eve.next()
        await eve.call("DELETE", f"/tables/{ann.table}/seats/{eve.seat}")
        assert await refused(eve, "GET", "") == (404, "no-such-table")


async def test_the_host_removes_somebody(server: Server) -> None:
    async with at_table(server, 3, start=False, cars=3) as (ann, bob, cy):
        assert await refused(bob, "DELETE", "/seats/2") == (403, "not-host")
        await ann.call("DELETE", f"/tables/{ann.table}/seats/1")
        assert (await bob.until(lambda message: message["type"] == "gone"))["reason"] == "removed"
        assert await refused(bob, "PATCH", "/seats/1", {"ready": True}) == (403, "not-seated")
        await bob.join(ann.table, "Bob")  # there is room again
        assert bob.seat == 1
        assert (await cy.connect())["table"]["you"] == 2
        assert await refused(ann, "DELETE", "/seats/4") == (404, "no-such-seat")


async def test_giving_up(server: Server) -> None:
    """The car goes on without its driver, and the seat cannot be taken again."""
    async with at_table(server, 2, cars=2, laps=1, empty="nobody") as (ann, bob):
        private = await bob.private_link()
        await bob.call("DELETE", f"/tables/{bob.table}/seats/1")
        assert (await bob.until(lambda message: message["type"] == "gone"))["reason"] == "removed"
        assert (await bob.call("GET", "/mine"))["tables"] == []
        claimed = await refused(bob, "POST", "/claim", {"token": private})
        assert claimed == (403, "bad-token")
        seat = (await ann.connect())["table"]["seats"][1]
        assert (seat["left"], seat["driver"]) == (True, "club")
        give_back = await refused(ann, "PATCH", "/seats/1", {"driver": ""})
        assert give_back == (409, "not-a-driver")
        await drive([ann], randomly(3))
        assert ann.over


async def test_the_host_gives_up(server: Server) -> None:
    async with at_table(server, 3, cars=3, laps=1) as (ann, bob, cy):
        await ann.call("DELETE", f"/tables/{ann.table}/seats/0")
        assert [seat["host"] for seat in (await bob.connect())["table"]["seats"]] == [False, True, False]
        await bob.call("DELETE", f"/tables/{ann.table}/seats/2")
        assert (await cy.until(lambda message: message["type"] == "gone"))["reason"] == "removed"
        await bob.call("DELETE", f"/tables/{ann.table}/seats/1")
        assert await refused(bob, "GET", "") == (404, "no-such-table")


# Coming back


async def test_an_absent_driver(server: Server) -> None:
    """The host hands the car over; the driver gets it back by coming back."""
    async with at_table(server, 2, cars=3, laps=1) as (ann, bob):
        await ann.answer(0)
        await bob.disconnect()
        told = await ann.until(
            lambda m: m["type"] == "table" and not any(s["here"] for s in m["table"]["seats"][1:])
        )
        assert not told["table"]["seats"][1]["here"]
        assert await refused(bob, "PATCH", "/seats/0", {"driver": "rookie"}) == (403, "not-host")
        number = ann.number
        await ann.call("PATCH", f"/tables/{ann.table}/seats/1", {"driver": "rookie"})
        await ann.until(lambda message: message["type"] == "update")
        assert ann.number > number, "the automated driver answered what was open"
        for _ in range(10):
            if ann.choice is not None:
                await ann.answer(0)
        assert ann.state["seats"][1]["driver"] == "rookie"
        await bob.connect()
        await bob.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["driver"] is None)
        await ann.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["driver"] is None)
        assert bob.seat == 1
        await together([ann, bob], max(ann.number, bob.number))
        await drive([ann, bob], randomly(1))


async def test_the_host_gives_the_wheel_back(server: Server) -> None:
    async with at_table(server, 2, cars=2, laps=1) as (ann, bob):
        path = f"/tables/{ann.table}/seats/1"
        await bob.call("PATCH", path, {"driver": "rookie"})
        await ann.call("PATCH", path, {"driver": ""})
        assert (await bob.connect())["table"]["seats"][1]["driver"] is None
        assert bob.game is not None
        await ann.connect()
        if bob.game["take_back"]:  # the automated driver's plan may be taken back
            await bob.tell(type="take-back")
        await together([ann, bob], bob.number)
        assert bob.choice is not None
        await drive([ann, bob], randomly(1))


async def test_another_device(server: Server, guest: Player) -> None:
    """The private link opens the own seat from another browser; only its owner can have it."""
    async with at_table(server, 1, watching=1, cars=2, laps=1) as (ann, eve):
        link = await ann.call("GET", f"/tables/{ann.table}/private-link")
        assert link == await ann.call("GET", f"/tables/{ann.table}/private-link")
        assert link["token"] != ann.token  # it opens this seat, and no other
        assert await refused(eve, "GET", "/private-link") == (403, "not-seated")
        guest.table = ann.table
        assert await refused(guest, "POST", "/claim", {"token": "guessed"}) == (403, "bad-token")
        claimed = await guest.call("POST", f"/tables/{ann.table}/claim", {"token": link["token"]})
        assert claimed == {"table": ann.table, "seat": 0}
        hello = await guest.connect()
        assert hello["table"]["you"] == 0
        assert hello["game"]["state"]["own"] is not None
        await ann.until(lambda message: message["type"] == "elsewhere")
        await guest.answer(0)
        assert guest.number >= 1


async def test_a_second_tab(server: Server) -> None:
    """The newer tab drives; the older one is told and its connection ends; going back works."""
    async with at_table(server, 1, watching=1, cars=2, laps=1) as (ann, eve):
        tab = Player(server)
        tab.http.cookies.update(ann.http.cookies)
        try:
            for new, old in ((tab, ann), (ann, tab), (tab, ann)):
                await new.connect(ann.table)
                await old.until(lambda message: message["type"] == "elsewhere")
                assert old.socket is not None
                await old.socket.wait_closed()
                assert old.socket.close_code == 4000
            assert (await eve.connect())["table"]["seats"][0]["here"]
            await tab.answer(0)
        finally:
            await tab.close()


async def test_an_unknown_table(server: Server, guest: Player) -> None:
    for id in ("abcdefghjkmn", "x", "ABCDEFGHJKMN", "%00", "abcdefghjkmn%0a", "..%2f..", "é"):
        answer = await guest.http.get(f"/api/tables/{id}")
        assert answer.status_code == 404, id
        assert answer.json()["error"]["key"] in ("no-such-table", "not-found")
    for id in ("abcdefghjkmn", "x", "%00"):
        with pytest.raises(Exception, match="4404"):
            await guest.connect(id)


# After the race


async def test_deleting_a_table(server: Server) -> None:
    async with at_table(server, 2, cars=2, laps=1) as (ann, bob):
        assert await refused(bob, "DELETE", "") == (403, "not-host")
        await ann.call("DELETE", f"/tables/{ann.table}")
        assert (await bob.until(lambda message: message["type"] == "gone"))["reason"] == "deleted"
        assert await refused(bob, "GET", "") == (404, "no-such-table")
        assert (await bob.call("GET", "/mine"))["tables"] == []


async def test_a_rematch_alone_starts_at_once(server: Server) -> None:
    async with at_table(server, 1, cars=3, laps=1, circuit="usa") as (ann,):
        assert await refused(ann, "POST", "/rematch") == (409, "not-over")
        await drive([ann], randomly(1))
        first = ann.table
        again = await ann.call("POST", f"/tables/{first}/rematch")
        told = await ann.until(lambda m: m["type"] == "table" and m["table"]["rematch"] is not None)
        assert told["table"]["rematch"] == again["table"] != first
        await ann.connect(again["table"])
        assert ann.state["phase"] == "running"
        assert ann.state["setup"]["circuit"] == "usa"
        await ann.answer(0)


async def test_a_rematch_with_friends(server: Server) -> None:
    """All ask at once: one new table, the first is its host, everybody sits there once."""
    async with at_table(server, 3, watching=1, cars=4, laps=1, empty="nobody") as players:
        ann, bob, cy, eve = players
        await drive(players, randomly(1))
        assert await refused(eve, "POST", "/rematch") == (403, "not-seated")
        asked = await asyncio.gather(
            *(player.call("POST", f"/tables/{ann.table}/rematch") for player in (ann, bob, cy))
        )
        assert len({seated["table"] for seated in asked}) == 1
        assert sorted(seated["seat"] for seated in asked) == [0, 1, 2]
        again = await ann.call("POST", f"/tables/{ann.table}/rematch")
        assert again in asked
        await ann.connect(again["table"])
        assert ann.state["phase"] == "lobby"
        assert len(ann.state["seats"]) == 3
        assert sum(seat["host"] for seat in ann.state["seats"]) == 1
        old = await eve.call("GET", f"/tables/{bob.table}")
        assert old["rematch"] == again["table"]


async def test_mine(server: Server, guest: Player) -> None:
    """The home page knows where one sits, the latest first; what is gone is forgotten."""
    assert (await guest.call("GET", "/mine"))["tables"] == []
    first = await guest.open("Ann", start=True, circuit="gb", cars=2, laps=1)
    second = await guest.open("Ann", circuit="italia", cars=3)
    tables = (await guest.call("GET", "/mine"))["tables"]
    assert [(table["id"], table["phase"]) for table in tables] == [(second, "lobby"), (first, "running")]
    running = tables[1]
    assert running["your_turn"]
    assert (running["circuit"], running["round"], running["lap"], running["laps"]) == ("gb", 1, 1, 1)
    assert (running["taken"][0], len(running["taken"]), running["awaited"]) == ("red", 2, [])
    assert running["position"] in (1, 2)
    assert (tables[0]["taken"], tables[0]["cars"], tables[0]["position"]) == (["red"], 3, 0)
    await guest.connect(first)
    await guest.answer(0)
    assert [table["id"] for table in (await guest.call("GET", "/mine"))["tables"]] == [first, second]
    await guest.call("DELETE", f"/tables/{first}")
    assert [table["id"] for table in (await guest.call("GET", "/mine"))["tables"]] == [second]
    odd = "seat_\xe9=1; seat_=2; seat_abc=3; seat_abcdefghjkmn=4; seat_a b=5; other=6"
    async with web_client(server) as http:
        answer = await http.get("/api/mine", headers={b"cookie": odd.encode("latin-1")})
    assert (answer.status_code, answer.json()) == (200, {"tables": [], "total": 0})


async def test_odds_can_be_switched_off(server: Server) -> None:
    """Then everybody is told only what is sure."""
    unsure = 0
    for odds in (True, False):
        async with at_table(server, 1, cars=2, laps=1, odds=odds) as (ann,):
            told = await ann.until(lambda message: message["type"] == "odds")
            assert ann.choice is not None
            assert told["decision"] == ann.choice["decision"]
            assert len(told["options"]) == len(ann.choice["options"])
            assert told["certain_only"] is not odds
            rows: list[Any] = [row for option in told["options"] for row in option["outlooks"]]
            assert bool(told["flip"]) is odds
            if odds:
                assert sum(told["flip"]) == pytest.approx(1)
                unsure += sum(len(row["outcomes"]) > 1 for row in rows)
                for row in rows:
                    assert sum(outcome["chance"] for outcome in row["outcomes"]) == pytest.approx(1)
            else:
                assert all(len(row["outcomes"]) == 1 for row in rows)
                assert all(option["reactions"] == [] for option in told["options"])


async def test_old_tables_are_deleted(tmp_path: Path) -> None:
    """Nobody touched them for so long: gone from memory and database; the others stay."""
    engine = open_database(database_url(str(tmp_path / "old.db")))
    try:
        await prepare(engine)
        hub = Hub(Store(engine))
        tables = []
        for days in (0, 5, 20):
            table, _token = new_table(TableSetup(cars=2), "Ann", None)
            start(table)
            table.row.updated = time.time() - days * 86400
            await hub.add(table)
            tables.append(table)
        old = await hub.enter(tables[2].id, None)
        now = time.time()
        passed = 0.0
        forgetting = Forgetting(hub, 10, lambda: now + passed, lambda: passed)
        assert await forgetting.look() == 0  # noted
        passed += GRACE_DAYS * 86400 - 1
        assert await forgetting.look() == 0
        passed += 2
        assert await forgetting.look() == 1
        assert (await hub.store.read(tables[2].id)) is None
        assert (await hub.store.read_entries(tables[2].id)) == []
        old.outbox.get_nowait()
        assert '"deleted"' in str(old.outbox.get_nowait())
        with pytest.raises(RequestError):
            await hub.rooms.find(tables[2].id)
        for table in tables[:2]:
            assert (await hub.rooms.find(table.id)).table is table
        assert await forgetting.look() == 0
    finally:
        await engine.dispose()
