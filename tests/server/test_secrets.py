"""Nothing leaves the server before the rules reveal it.

Whole races go through the hub, every message that any seat or a spectator receives is recorded. Now and
then a race gets a *sibling* that differs only in what an onlooker may not know: hands, draw piles, luck
of others, the onlooker's own luck, plans while they are secret. The onlooker is connected to both and is
told the same, message by message, until the rules reveal the difference.
"""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, cast

import pytest
from pydantic import TypeAdapter

from slipstream.circuits.loader import circuit_names
from slipstream.core.actions import Action
from slipstream.core.chance import Stream
from slipstream.core.events import Event
from slipstream.games.grand_prix import GrandPrix
from slipstream.modules.garage import GARAGES
from slipstream.server.live.connections import Connection
from slipstream.server.live.hub import Hub
from slipstream.server.protocol.messages import ServerMessage, TableSetup
from slipstream.server.store.bus import NoBus
from slipstream.server.store.store import Entry, Store, TableRow
from slipstream.server.tables.history import History
from slipstream.server.tables.identity import hashed
from slipstream.server.tables.lobby import join
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.play import Play
from slipstream.server.tables.playing import answer, start
from slipstream.server.tables.table import Table
from tests.properties.support import policy
from tests.properties.test_views import (
    LUCK_SHOWS,
    asked_to_discard,
    other_draft,
    other_stream,
    redealt,
    until_luck_shows,
)
from tests.server.support import LONG, Json, Server, at_table, drive, randomly

pytestmark = pytest.mark.anyio

RACES: Final = range(200) if LONG else range(6)
SAMPLED: Final = 11 if LONG else 19  # one of so many decisions is compared with siblings
STEPS_TOGETHER: Final = 8  # answers that a race and its sibling may take together
MESSAGE: Final[TypeAdapter[Any]] = TypeAdapter(ServerMessage)
OWN_LUCK: Final = ("drew", *LUCK_SHOWS)
PLANS_SHOW: Final = ("gear-shifted", "gear-corrected", "revealed", "cluttered")


class Memory(Store):
    """Keeps nothing: these tables live as long as the test."""

    def __init__(self) -> None:
        self.bus = NoBus()

    async def create(self, row: TableRow, accepted: Sequence[Entry] = ()) -> None: ...

    async def write(self, row: TableRow, accepted: Sequence[Entry] = (), seats_too: bool = False) -> None: ...


class Desk:
    """A table with a hub of its own, and what everybody connected to it was sent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hub = Hub(Memory())
        self.hub.rooms.add(table)
        self.readers: dict[int | None, Connection] = {}
        self.heard: dict[int | None, list[str]] = {}

    @property
    def game(self) -> GrandPrix:
        game = self.table.game
        assert isinstance(game, GrandPrix)
        return game

    async def enter(self, seat: int | None, token: str | None) -> None:
        self.readers[seat] = await self.hub.enter(self.table.id, token)
        self.heard[seat] = []
        await self.read()

    async def read(self) -> dict[int | None, list[str]]:
        """What came since the last time, odds worked out; noted too."""
        while self.hub.tasks.running:
            await asyncio.gather(*self.hub.tasks.running)
        new: dict[int | None, list[str]] = {}
        for seat, connection in self.readers.items():
            new[seat] = []
            while not connection.outbox.empty():
                text = connection.outbox.get_nowait()
                assert text is not None, "a reader was cut off"
                new[seat].append(text)
            self.heard[seat] += new[seat]
        return new

    async def answer(self, seat: int, decision: int, action: Action) -> dict[int | None, list[str]]:
        """One answer by its action; gives what everybody heard."""

        def operation(table: Table) -> None:
            pending = next(one for one in table.game.pending() if one.id == decision)
            answer(table, seat, decision, pending.options.index(action))

        await self.hub.change(self.table.id, operation)
        return await self.read()


def wanted(number: int) -> tuple[TableSetup, int]:
    """Set-up and people of race `number`: all circuits, garages and modules come in turn."""
    garage = (None, *GARAGES)[number % (len(GARAGES) + 1)]
    people = 2 + number % 3
    cars = people + (2 if number % 2 else 0)
    setup = TableSetup(
        circuit=circuit_names()[number % 4],
        laps=1,
        cars=cars,
        empty="legends",
        pro=number % 3 if cars > people else 0,
        garage=cast("Any", garage),
        weather=number % 3 != 0,
        tournament=number % 4 == 1,
        odds=number % 5 != 4,
    )
    return setup, people


def seated(number: int) -> tuple[Table, list[str]]:
    """A race that has just begun, and the secrets of its seats."""
    setup, people = wanted(number)
    table, token = new_table(setup, "Ann", None)
    tokens = [token]
    for at in range(1, people):
        seat, token = join(table, f"Guest {at}", None)
        table.seat(seat).ready = True
        tokens.append(token)
    start(table)
    table.stored()
    return table, tokens


def secrets_of(table: Table, tokens: Iterable[str]) -> list[str]:
    """What must not occur in anything that is sent."""
    seed = int(table.row.seed or "", 16)
    return [table.row.seed or "", f"{seed:x}", str(seed), *tokens, *map(hashed, tokens)]


def twin_of(table: Table, game: GrandPrix) -> Table:
    """The same table with another game in it."""
    twin = copy.copy(table)
    twin.row = replace(table.row, seats=[replace(seat) for seat in table.row.seats])
    twin.drivers = {}
    twin.history = History()
    twin.history.chapters = table.history.chapters[:]
    twin.history.stored()
    play = twin._play = Play.__new__(Play)
    play.agreed, play.history, play.game = table.play.agreed, twin.history, game
    play.info, play.choices = None, {}
    return twin


def siblings(game: GrandPrix, onlooker: int | None, luck: Stream) -> list[tuple[GrandPrix, str]]:
    """Games that this onlooker cannot tell from `game`, and what is different in them."""
    if game.race is None:
        return [(other_draft(game, luck), "pile")]
    others = game.copy()
    others.race = redealt(game.race, onlooker, luck)
    found = [(others, "others")]
    if onlooker is not None and not game.race.state.cars[onlooker].legend:
        own = others.copy()
        assert own.race is not None
        own.race.state.cars[onlooker].luck = other_stream(own.race.state.cars[onlooker].luck, luck)
        found.append((own, "own luck"))
    for car in game.race.state.cars:  # another plan, while plans are secret
        if car.plan and car.seat != onlooker and game.race.view(None).step == "plan":
            planned = game.copy()
            assert planned.race is not None
            mine, was = planned.race.state.cars[car.seat], int(car.plan)
            mine.plan = 0
            options = next(one.options for one in planned.race.pending() if one.seat == car.seat)
            mine.plan = next((int(one.cards) for one in reversed(options) if one.cards != was), was)
            if mine.plan != was:
                found.append((planned, "plan"))
            break
    return found


def alike(events: list[Event], onlooker: int | None, different: str) -> int:
    """How many of these events, from the first, may not differ between siblings."""
    many = len(until_luck_shows(events, onlooker))
    for at, event in enumerate(events):
        own = event.seat == onlooker and event.key in OWN_LUCK and different == "own luck"
        plans = event.key in PLANS_SHOW and different == "plan"
        if own or plans:
            return min(at, many)
    return many


def cut(messages: list[str], events: int) -> list[Any]:
    """The first events of the update in these messages, nothing else."""
    update = next(found for text in messages if (found := json.loads(text))["type"] == "update")
    return [update["events_from"], update["events"][:events]]


async def compare(
    desk: Desk, game: GrandPrix, different: str, onlooker: int | None, token: str | None
) -> int:
    """Race and sibling, answered alike: equal messages until they may be told apart; gives how many."""
    here, there = Desk(twin_of(desk.table, desk.game.copy())), Desk(twin_of(desk.table, game))
    await here.enter(onlooker, token)
    await there.enter(onlooker, token)
    assert here.heard == there.heard
    equal = len(here.heard[onlooker])
    luck = policy(equal)
    for _ in range(STEPS_TOGETHER):
        ours, theirs = here.game, there.game
        if not ours.pending():
            break
        asked = ours.pending()[0]
        twin = next((one for one in theirs.pending() if one.id == asked.id), None)
        if twin is None:
            break
        common = [action for action in asked.options if action in twin.options]
        if not common:
            break  # whatever is answered tells something: cards that the sibling does not hold
        action = common[luck.below(len(common))]
        before, market = here.table.history.end, market_of(ours)
        mine, other = [await each.answer(asked.seat, asked.id, action) for each in (here, there)]
        if market_of(ours) != market:
            break  # a new market lies open
        if step_of(ours) != step_of(theirs):
            break  # whether step 8 is asked shows if there is anything to discard
        events = here.table.history.since(before)
        many = alike(events, onlooker, different)
        if many < len(events):
            assert cut(mine[onlooker], many) == cut(other[onlooker], many), (asked.step, action)
            break
        assert mine == other, (asked.step, action)
        equal += len(mine[onlooker])
    return equal


def step_of(game: GrandPrix) -> tuple[str, int | None] | None:
    return None if game.race is None else asked_to_discard(game.race)


def market_of(game: GrandPrix) -> int | None:
    """Which market of the draft lies open."""
    return None if game.race is not None or game.draft is None else game.draft.round


@pytest.mark.parametrize("number", RACES)
async def test_whole_races_keep_their_secrets(number: int) -> None:
    table, tokens = seated(number)
    desk = Desk(table)
    for seat, token in [*enumerate(tokens), (None, None)]:
        await desk.enter(seat, token)
    luck, driving = policy(number), policy(1000 + number)
    onlookers: list[int | None] = [None, *range(len(tokens))]
    moment = compared = equal = 0
    while not table.game.over:
        game = desk.game
        if moment % SAMPLED == 0 or (game.race is None and moment % 3 == 0):
            onlooker = onlookers[moment // SAMPLED % len(onlookers)]
            token = None if onlooker is None else tokens[onlooker]
            for sibling, different in siblings(game, onlooker, luck):
                equal += await compare(desk, sibling, different, onlooker, token)
                compared += 1
        pending = game.pending()
        asked = pending[driving.below(len(pending))]
        await desk.answer(asked.seat, asked.id, asked.options[driving.below(len(asked.options))])
        moment += 1
    assert compared > 3
    assert equal > compared  # more than the greeting was compared
    secrets = secrets_of(table, tokens)
    for seat, messages in desk.heard.items():
        assert len(messages) > moment
        everything = "\n".join(messages)
        for secret in secrets:
            assert secret not in everything
        for text in messages:
            check_addressed(MESSAGE.validate_json(text), seat)


def check_addressed(message: Any, seat: int | None) -> None:
    """What only an owner may know is in messages to the owner alone."""
    game = getattr(message, "game", None)
    if message.type in ("hello", "table"):
        assert message.table.you == seat
    if message.type == "odds":
        assert seat is not None
    if game is None:
        return
    if seat is None:
        assert game.choice is None
        assert not game.undo
        assert not game.take_back
    if game.state.type == "race":
        assert (game.state.own is None) == (seat is None)


def test_the_races_have_everything() -> None:
    """All circuits, garages and modules are among those of the normal run."""
    setups = [wanted(number)[0] for number in range(12)]
    assert {setup.circuit for setup in setups} == set(circuit_names())
    assert {setup.garage for setup in setups} == {None, *GARAGES}
    for name in ("weather", "tournament", "odds"):
        assert {getattr(setup, name) for setup in setups} == {True, False}
    assert {setup.cars > wanted(number)[1] for number, setup in enumerate(setups)} == {True, False}


async def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison notices a server that shows everybody everything."""
    monkeypatch.setattr("slipstream.server.tables.updates.redacted", lambda event, _seat: event)
    table, tokens = seated(6)
    desk = Desk(table)
    await desk.enter(0, tokens[0])
    luck = policy(3)

    async def look() -> None:
        for _ in range(60):
            asked = table.game.pending()[0]
            for sibling, different in siblings(desk.game, 0, luck):
                await compare(desk, sibling, different, 0, tokens[0])
            await desk.answer(asked.seat, asked.id, asked.options[luck.below(len(asked.options))])

    with pytest.raises(AssertionError, match="update"):
        await look()


async def test_no_secret_in_messages_answers_and_logs(server: Server) -> None:
    """Through the real server: every HTTP answer, every message and every line of the log."""
    setup: Json = {"circuit": "usa", "cars": 4, "laps": 1, "garage": "quick"}
    async with at_table(server, 2, watching=1, **setup) as players:
        ann, bob, eve = players
        texts: list[str] = []

        async def look_around() -> None:
            for player in players:
                for path in (f"/tables/{ann.table}", "/mine", f"/tables/{ann.table}/results"):
                    answer = await player.ask("GET", path)
                    told = [line for line in answer.headers.multi_items() if line[0] != "set-cookie"]
                    texts.append(answer.text + str(told))
                early = await player.ask("GET", f"/tables/{ann.table}/record")
                assert early.status_code == 409
                assert early.json()["error"]["key"] == "not-over"
                texts.append(early.text)
            texts.append((await eve.http.get("/metrics")).text)
            texts.append((await eve.http.get("/healthz")).text)

        await look_around()
        await drive(players, randomly(3), undo=0.1)
        early = "\n".join([*texts, *ann.received, *bob.received, *eve.received])
        await look_around_after(ann.table, players, early)
        log = server.log
        for secret in (ann.token, bob.token, hashed(ann.token), hashed(bob.token), ann.table):
            assert secret not in log


async def look_around_after(table: str, players: list[Any], early: str) -> None:
    """Now that the record is out, its seed is known, and was in nothing before."""
    seed = json.loads((await players[0].ask("GET", f"/tables/{table}/record")).text)["seed"]
    tokens = [player.token for player in players[:2]]
    for secret in (seed, f"{int(seed, 16):x}", str(int(seed, 16)), *tokens, *map(hashed, tokens)):
        assert secret not in early
    assert seed not in players[0].server.log
