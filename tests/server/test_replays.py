"""Replays of finished races, records that are opened, and spectators who see no hand."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from slipstream.checks.fuzzing import fuzz_setup
from slipstream.core.chance import stream
from slipstream.core.events import EVENTS, Event
from slipstream.core.race import Race
from slipstream.core.rules import RULES_VERSION
from slipstream.drivers import choose, make_driver
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.records.notation import read_action, write_action
from slipstream.records.record import Record, Recorded
from slipstream.records.results import race_results
from slipstream.server.limits import MAX_RECORD
from slipstream.server.protocol import wire
from slipstream.server.protocol.messages import Replay, ReplayState
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.identity import is_id
from slipstream.server.tables.replays import (
    MAX_ACTIONS,
    changes,
    id_of,
    merged,
    opened,
    pack,
    race_replay,
    with_names,
)
from slipstream.server.tables.shown import Company, game_info, table_state
from tests.properties.support import advance, policy
from tests.server.support import LONG, PATIENCE, Json, Player, Server, at_table, drive, randomly

RACES: Final = range(120) if LONG else range(10)
MOST_PACKED: Final = 400_000


def finished(setup: RaceSetup | SeasonSetup, seed: int) -> Record:
    """A whole race or season, driven at random."""
    recorded = Recorded(setup, seed)
    luck = policy(seed)
    while not recorded.game.over:
        seat, action = advance(recorded.game, luck)
        recorded.record.actions.append((seat, write_action(action)))
    return recorded.record


def seen(race: Race) -> Json:
    """Everything about a race, through the models of the live game."""
    public = wire.race_state(race.view(None))
    views = [race.view(seat) for seat in range(len(race.state.cars))]
    hands = [None if view.cars[seat].legend else wire.race_state(view).own for seat, view in enumerate(views)]
    waiting = [decision.seat for decision in race.pending()]
    return ReplayState(race=public, hands=hands, waiting=waiting).model_dump(mode="json")


def races_of(record: Record) -> Iterator[tuple[int, Race, list[Event]]]:
    """Number of the race, the race and the events after every action, from its start on."""
    game = record.start()
    events = game.take_events()
    number, race = 0, game.race
    if race is not None:
        yield number, race, events
    for seat, text in record.actions:
        before = game.race
        events = game.apply(seat, read_action(text))
        race = before or game.race
        if race is not None:
            yield number, race, events
        if before is not None and before.over:
            number += 1


def check(record: Record) -> int:
    """Every moment of every race is what the engine says; gives how many races there were."""
    told: dict[int, Replay] = {}
    states: dict[int, Json] = {}
    moments: dict[int, int] = {}
    for number, race, events in races_of(record):
        if number not in told:
            data = json.loads(gzip.decompress(pack(record, number)))
            told[number] = Replay.model_validate(data, strict=False)
            states[number], moments[number] = data["start"], 0
            rows = told[number].opening
        else:
            moment = told[number].moments[moments[number]]
            states[number] = merged(states[number], moment.changes)
            moments[number] += 1
            rows = moment.events
        assert states[number] == seen(race), (number, moments[number])
        assert rows == [wire.event_row(event) for event in events]
    for number, replay in told.items():
        assert moments[number] == len(replay.moments)
        assert replay.race == number
        assert states[number]["race"]["step"] == "over"
        assert states[number]["race"]["results"] == race_results(record, number)["places"][-1]
        actions = record.actions[replay.first : replay.first + len(replay.moments)]
        assert [seat for seat, _ in actions] == [moment.seat for moment in replay.moments]
    return len(told)


@pytest.mark.parametrize("number", RACES)
def test_every_moment_is_what_the_engine_says(number: int) -> None:
    assert check(finished(fuzz_setup(number), 9_000 + number)) == 1


def test_every_race_of_a_season() -> None:
    record = finished(SeasonSetup("1961", 2, 1), 5)
    assert check(record) == 3
    assert {race_replay(record, number)["races"] for number in range(3)} == {3}
    with pytest.raises(ValueError, match="race 3"):
        race_replay(record, 3)


def test_a_race_that_is_not_over_has_no_replay() -> None:
    record = finished(RaceSetup("usa", 2, 1), 5)
    for to in (0, 1, len(record.actions) // 2, len(record.actions) - 1):
        with pytest.raises(ValueError, match="not over"):
            race_replay(record.rewind(to))


def test_a_record_that_begins_in_the_middle() -> None:
    whole = finished(RaceSetup("usa", 3, 1), 6)
    half = Recorded.resume(whole.rewind(len(whole.actions) // 2))
    half.restart_from_here()
    record = replace(half.record, actions=whole.actions[len(whole.actions) // 2 :])
    full, rest = race_replay(whole), race_replay(record)
    assert rest["moments"] == full["moments"][len(whole.actions) // 2 :]
    half = Recorded.resume(whole)
    half.restart_from_here()
    assert race_replay(half.record)["moments"] == []


def test_changes_are_small_and_merge() -> None:
    luck = random.Random(3)
    values: list[Any] = [
        0,
        1,
        "",
        "H",
        None,
        [1, 2],
        [],
        [{"a": 1}, None],
        [{"a": 2}, {"a": 3}],
        [None, {"a": 1}],
    ]
    for _ in range(300):
        old = {name: luck.choice(values) for name in "abcd"}
        new = {name: luck.choice([old[name], luck.choice(values)]) for name in "abcd"}
        found = changes(old, new)
        assert merged(old, json.loads(json.dumps(found))) == new
        assert set(found) == {name for name in new if old[name] != new[name]}


def rookie_race() -> Record:
    """A long race of six automated drivers, as they drive."""
    recorded = Recorded(RaceSetup("usa", 6, 3, garage="all", weather=True), 8, ["rookie"] * 6)
    drivers = [make_driver("rookie", stream("fast", 8, 0, "driver", seat)) for seat in range(6)]
    while not recorded.game.over:
        decision = recorded.game.pending()[0]
        action = choose(drivers[decision.seat], recorded.game, decision)
        recorded.apply(decision.seat, action, decision.id)
    return recorded.record


def test_a_long_race_is_sent_in_little() -> None:
    record = rookie_race()
    assert len(record.actions) > 400
    assert len(pack(record, 0)) < MOST_PACKED / 4


# Records


def test_opened_records_are_tables_that_are_over() -> None:
    record = replace(finished(fuzz_setup(3), 4), drivers=["human", "rookie"])
    players = record.setup.players
    names = ["Zoë", "  Ann  Lee ", "\x00", "x" * 60, "", "Bob"][:players]
    table, token = opened(with_names(record, names))
    assert is_id(table.id)
    assert table.id == id_of(token)
    assert table.row.phase == "over"
    assert table.seat_of(token) is None
    assert table.record().actions == record.actions
    assert race_replay(table.record()) == race_replay(record)
    state = table_state(table, None, Company())
    assert state.you is None
    assert len(state.seats) == record.setup.cars
    shown = [seat.name for seat in state.seats[:players]]
    assert shown[:2] == ["Zoë", "Ann Lee"][:players]
    assert all(1 <= len(name) <= 24 for name in shown)
    kinds = [seat.kind for seat in state.seats]
    assert kinds[:players] == ["human", "driver", "human", "human", "human", "human"][:players]
    assert opened(record.dumps())[0].id != table.id


def test_names_are_no_part_of_the_record() -> None:
    record = finished(fuzz_setup(5), 4)
    text = with_names(record, ['"\n "actions": [', "B"])
    assert Record.loads(text).dumps() == record.dumps()
    assert json.loads(text)["names"][0] == '"\n "actions": ['


def test_a_circuit_of_ones_own_is_opened() -> None:
    course = RaceSetup("france").course
    data = RaceSetup("france", 2, 1).to_data()
    data["circuit"] = {**course.source, "id": "mine", "name": "Mine"}
    setup = RaceSetup.from_data(data)
    table, _token = opened(finished(setup, 3).dumps())
    assert json.loads(game_info(table))["circuit"]["id"] == "mine"


def damaged() -> dict[str, tuple[str, str]]:
    """Texts that are no records, and the key of the refusal."""
    record = finished(RaceSetup("usa", 2, 1), 5)
    data = json.loads(record.dumps())

    def but(**other: object) -> str:
        return json.dumps({**data, **other})

    half = Recorded.resume(record.rewind(4))
    half.restart_from_here()
    swapped = [data["actions"][1], data["actions"][0], *data["actions"][3:]]
    return {
        "empty": ("", "bad-record"),
        "no JSON": ("{", "bad-record"),
        "deep": ("[" * 100_000, "bad-record"),
        "a list": ("[]", "bad-record"),
        "another format": (but(format="pgn"), "bad-record"),
        "other rules": (but(rules_version=RULES_VERSION + 1), "record-other-rules"),
        "old rules": (but(rules_version=RULES_VERSION - 1), "record-other-rules"),
        "no rules": (but(rules_version=None), "record-other-rules"),
        "no seed": (but(seed=None), "bad-record"),
        "a large seed": (but(seed="f" * 4000), "bad-record"),
        "another seed": (but(seed=f"{77:032x}"), "bad-record"),
        "no set-up": (but(setup=None), "bad-record"),
        "no circuit": (but(setup={**data["setup"], "circuit": "moon"}), "bad-record"),
        "a broken circuit": (but(setup={**data["setup"], "circuit": {"id": "x"}}), "bad-record"),
        "too many cars": (but(setup={**data["setup"], "cars": 7}), "bad-record"),
        "too many laps": (but(setup={**data["setup"], "laps": 10**9}), "bad-record"),
        "no season": (but(season={"year": "1899"}), "bad-record"),
        "no actions": (but(actions=None), "bad-record"),
        "actions that are numbers": (but(actions=[1, 2]), "bad-record"),
        "an action of nobody": (but(actions=["9 plan 1"]), "bad-record"),
        "an unknown action": (but(actions=["0 fly"]), "bad-record"),
        "undo": (but(actions=[*data["actions"], "0 undo"]), "bad-record"),
        "actions missing": (but(actions=swapped), "bad-record"),
        "too many actions": (but(actions=[*data["actions"], "0 plan 1"]), "bad-record"),
        "far too many actions": (but(actions=["0 plan 1"] * (MAX_ACTIONS + 1)), "bad-record"),
        "not over": (record.rewind(len(record.actions) - 1).dumps(), "record-not-over"),
        "not begun": (record.rewind(0).dumps(), "record-not-over"),
        "in the middle": (half.record.dumps(), "record-origin"),
        "a strange origin": (but(origin={"rules_version": 1, "state": "00"}), "bad-record"),
    }


def test_damaged_records_are_refused_with_a_reason() -> None:
    for name, (text, key) in damaged().items():
        with pytest.raises(RequestError) as caught:
            opened(text)
        assert caught.value.key == key, name
        assert caught.value.status == 422
        assert 10 < len(str(caught.value)) < 400, name


def outcome(text: str) -> str:
    """What comes of a text: a race that is over, or the key of the refusal."""
    try:
        table, _token = opened(text)
    except RequestError as error:
        return error.key
    return "over" if table.game.over else "running"


def test_cut_and_changed_records_never_break_anything() -> None:
    outcomes: set[str] = set()
    text = finished(RaceSetup("usa", 2, 1), 5).dumps()
    luck = random.Random(1)
    for _ in range(300 if LONG else 60):
        letters = list(text)
        for _ in range(luck.choice((1, 1, 3))):
            at = luck.randrange(len(letters))
            letters[at : at + luck.choice((0, 1, 40))] = [luck.choice('0123 {}[]",:aplnHS\n')]
        outcomes.add(outcome("".join(letters)))
    assert outcomes <= {"over", "bad-record", "record-other-rules", "record-not-over", "record-origin"}


def test_seats_of_an_opened_record_open_nothing() -> None:
    table, _token = opened(finished(RaceSetup("usa", 2, 1), 5).dumps())
    assert all(seat.token is None and not seat.host for seat in table.row.seats)


# The server


async def refused(player: Player, method: str, path: str, body: object = None) -> str:
    answer = await player.ask(method, path, body)
    assert not answer.is_success, answer.text
    return str(answer.json()["error"]["key"])


@pytest.mark.anyio
async def test_hands_are_shown_only_after_the_race(server: Server) -> None:
    async with at_table(server, 2, start=False, watching=1, cars=3, laps=1) as players:
        ann, _bob, eve = players
        path = f"/tables/{ann.table}/replay"
        assert await refused(ann, "GET", path) == "not-over"
        await ann.start()
        for player in players:
            await player.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        looked = 0

        async def moment() -> None:
            nonlocal looked
            looked += 1
            if looked % 10 == 1:
                assert await refused(ann, "GET", path) == "not-over"
                assert await refused(eve, "GET", path) == "not-over"

        await drive(players, randomly(4), moment=moment, undo=0.2)
        assert looked > 20
        replay = Replay.model_validate(await eve.call("GET", path), strict=False)
        record = Record.loads((await eve.ask("GET", f"/tables/{ann.table}/record")).text)
        assert len(replay.moments) == len(record.actions)
        assert eve.game is not None
        state = replay.start.model_dump(mode="json")
        for one in replay.moments:
            state = merged(state, one.changes)
        assert state["race"] == eve.game["state"], "the last moment is what everybody saw last"
        assert await refused(eve, "GET", f"{path}?race=1") == "not-over"
        assert await refused(eve, "GET", f"{path}?race=99") == "malformed"
        # packed if the reader can unpack it
        plain = await eve.http.get(f"/api{path}", headers={"accept-encoding": "identity"})
        packed = await eve.http.get(f"/api{path}", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.json() == packed.json()
        assert "accept-encoding" in packed.headers["vary"]


@pytest.mark.anyio
async def test_a_season_shows_hands_when_all_races_are_over(server: Server) -> None:
    """Sponsor cards that are left stay in hand for the next race (CHAMP-20): no replay in between."""
    async with at_table(server, 2, season="1961", cars=2, empty="nobody") as players:
        ann = players[0]

        def interval() -> bool:
            return any(json.loads(text).get("season", {}).get("interval") for text in ann.received[-6:]
                       if '"hello"' in text)  # fmt: skip

        await drive(players, randomly(2), stop=interval)
        assert not ann.over
        assert (await ann.ask("GET", f"/tables/{ann.table}/results?race=0")).status_code == 200
        assert await refused(ann, "GET", f"/tables/{ann.table}/replay?race=0") == "not-over"


@pytest.mark.anyio
async def test_export_and_import(server: Server) -> None:
    async with at_table(server, 2, watching=1, cars=3, laps=1, garage="quick") as players:
        ann, _bob, eve = players
        await drive(players, randomly(7))
        exported = await ann.ask("GET", f"/tables/{ann.table}/record")
        assert json.loads(exported.text)["names"] == ["Host", "Guest 1"]
        answer = await eve.http.post("/api/replays", content=exported.content)
        assert answer.status_code == 201, answer.text
        opened_at = answer.json()
        id, token = opened_at["table"], opened_at["token"]
        assert not eve.http.cookies, "no cookie: the token is kept by the page"
        for path in ("replay", "results"):
            assert await eve.call("GET", f"/tables/{id}/{path}") == await ann.call(
                "GET", f"/tables/{ann.table}/{path}"
            )
        again = await eve.ask("GET", f"/tables/{id}/record")
        assert json.loads(again.text) == json.loads(exported.text)
        state = await eve.call("GET", f"/tables/{id}")
        assert (state["phase"], state["you"]) == ("over", None)
        assert [seat["name"] for seat in state["seats"]][:2] == ["Host", "Guest 1"]
        hello = await eve.connect(id)
        assert hello["game"]["state"]["step"] == "over"
        # nobody sits there, and only who opened it deletes it
        for method, path, body in (
            ("DELETE", f"/tables/{id}", None),
            ("POST", f"/tables/{id}/rematch", None),
            ("DELETE", f"/replays/{id}", {"token": "wrong"}),
            ("DELETE", f"/replays/{ann.table}", {"token": token}),
        ):
            assert await refused(eve, method, path, body) in ("not-seated", "not-host"), path
        assert await refused(eve, "POST", f"/tables/{id}/seats", {"name": "Eve"}) == "already-started"
        assert (await eve.ask("DELETE", f"/replays/{id}", {"token": token})).status_code == 204
        assert await refused(eve, "GET", f"/tables/{id}/replay") == "no-such-table"
        assert await refused(eve, "DELETE", f"/replays/{id}", {"token": token}) == "no-such-table"


@pytest.mark.anyio
async def test_an_opened_record_survives_a_restart_and_goes_with_the_old(tmp_path: Any) -> None:
    record = rookie_race()
    no_grace = {"slipstream.server.live.housekeeping.GRACE_DAYS": 0}
    with Server(tmp_path / "slipstream.db", "--no-limits", constants=no_grace) as server:
        async with player_of(server) as ann:
            id = (await ann.http.post("/api/replays", content=record.dumps())).json()["table"]
            before = await ann.call("GET", f"/tables/{id}/replay")
            server.restart()
            assert await ann.call("GET", f"/tables/{id}/replay") == before
        server.stop()
        server.arguments += ["--keep-days", "0.0000001"]
        server.start()
        async with player_of(server) as ann:
            deadline = time.monotonic() + PATIENCE
            while (await ann.ask("GET", f"/tables/{id}")).is_success:
                assert time.monotonic() < deadline, "old records are not deleted"
                await asyncio.sleep(0.05)


@pytest.mark.anyio
async def test_bad_records_are_refused_by_the_server(server: Server) -> None:
    async with player_of(server) as ann:
        for name, (text, key) in damaged().items():
            answer = await ann.http.post("/api/replays", content=text)
            assert answer.status_code == 422, (name, answer.text)
            problem = answer.json()["error"]
            assert problem["key"] == key, name
            if key == "record-other-rules":
                assert problem["arguments"]["expected"] == RULES_VERSION
        answer = await ann.http.post("/api/replays", content=b"\xff\xfe")
        assert answer.json()["error"]["key"] == "bad-record"
        for size, status in ((MAX_RECORD, 422), (MAX_RECORD + 1, 413)):
            answer = await ann.http.post("/api/replays", content=b" " * size)
            assert answer.status_code == status, size
        answer = await ann.http.post(
            "/api/replays", content="{}", headers={"origin": "http://elsewhere.example"}
        )
        assert answer.json()["error"]["key"] == "bad-origin"
        assert '"level": "error"' not in server.log


@pytest.mark.anyio
async def test_opening_records_is_limited_like_opening_tables(tmp_path: Any) -> None:
    text = finished(RaceSetup("usa", 2, 1), 5).dumps()
    with Server(tmp_path / "slipstream.db") as server:
        async with player_of(server) as ann:
            codes = [(await ann.http.post("/api/replays", content=text)).status_code for _ in range(30)]
            assert codes[:20] == [201] * 20
            assert codes.count(429) > 5


class player_of:  # noqa: N801 (used like a function)
    """Somebody without a table."""

    def __init__(self, server: Server) -> None:
        self.player = Player(server)

    async def __aenter__(self) -> Player:
        return self.player

    async def __aexit__(self, *_: object) -> None:
        await self.player.close()


# Spectators


@pytest.mark.anyio
@pytest.mark.parametrize("setup", [{"garage": "quick"}, {"garage": "all", "weather": True}])
async def test_a_spectator_is_told_no_hand_and_no_plan(server: Server, setup: Json) -> None:
    async with at_table(server, 2, watching=1, cars=3, laps=1, **setup) as players:
        ann, bob, eve = players
        assert eve.seat is None
        await drive(players, randomly(5), undo=0.2)
        updates = 0
        for text in eve.received:
            message = json.loads(text)
            assert message["type"] in ("hello", "update", "table", "noted"), "no odds, nothing else"
            if message["type"] == "noted":  # what happened beside the race: who took an answer back
                assert {note["kind"] for note in message["notes"]} == {"undone"}
                continue
            if message["type"] == "table":
                assert message["table"]["watching"] >= 1
                continue
            game = message["game"]
            updates += 1
            assert game["choice"] is None
            assert game["undo"] is game["take_back"] is False
            assert game["state"].get("own") is None
            for row in message["events"]:
                key = EVENTS[row[0]][0]
                if key in ("planned", "drew"):
                    assert all(not isinstance(value, str) or value == "" for value in row[2:]), row
        assert updates > 30
        # what players were told in secret stands in no message to the spectator
        mine = [json.loads(text) for text in ann.received]
        hands = [m["game"]["state"]["own"] for m in mine if m.get("game") and m["game"]["state"].get("own")]
        assert hands
        assert any(hand["plan"] for hand in hands)
        # neither may a spectator act
        assert eve.choice is None
        assert await eve.refusal({"type": "answer", "decision": 1, "option": 0, "ref": 1}) == "not-seated"
        assert bob.over


@pytest.mark.anyio
async def test_watchers_are_counted(server: Server) -> None:
    async with at_table(server, 1, watching=2, cars=2, laps=1) as players:
        ann, eve, _max = players
        await ann.until(lambda message: message["type"] == "table" and message["table"]["watching"] == 2)
        await eve.disconnect()
        await ann.until(lambda message: message["type"] == "table" and message["table"]["watching"] == 1)


@pytest.mark.anyio
async def test_a_host_may_keep_spectators_out(server: Server) -> None:
    async with at_table(server, 2, start=False, watching=1, cars=2, laps=1, spectators=False) as players:
        ann, bob, eve = players
        assert eve.state["phase"] == "lobby", "the lobby is open: how else would one sit down?"
        await ann.start()
        gone = await eve.until(lambda message: message["type"] in ("gone", "hello"))
        assert gone == {"type": "gone", "reason": "private"}
        await bob.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        with pytest.raises(ConnectionClosed) as caught:
            await eve.connect(ann.table)
        assert caught.value.rcvd is not None
        assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (4403, "no-spectators")
        # whoever has a seat comes and goes
        await bob.connect()
        await ann.until(lambda message: message["type"] == "hello" and message["game"] is not None)
        await drive([ann, bob], randomly(3))
        # and what is over may be seen by everybody who has the link
        assert (await eve.connect(ann.table))["table"]["phase"] == "over"
        await eve.call("GET", f"/tables/{ann.table}/replay")
