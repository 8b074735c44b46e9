"""Why: asked of the server, about an event that everybody at the table was told."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest

from slipstream.core.cards import LETTERS
from slipstream.core.events import EVENTS
from slipstream.records.why import EXPLAINED, EXPLAINED_OF_LEGENDS, has_why
from slipstream.server.protocol.messages import TableSetup, Why
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables import whys
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import answer, next_race, start, undo
from slipstream.server.tables.table import Table
from slipstream.server.tables.updates import hello
from tests.server.support import Json, Player, Server, at_table, drive, randomly
from tests.server.test_replays import refused
from tests.server.test_secrets import seated

KEYS: Final = [row[0] for row in EVENTS]


def explained(row: list[Any], legends: set[int]) -> bool:
    """Does the page offer a why for this row? By the constants that it has, and no rule."""
    names = EVENTS[row[0]][1:]
    if row[0] not in EXPLAINED:
        return False
    number = EXPLAINED[row[0]]
    value = row[2 + names.index(number)] if number else 1
    return bool(value) or (row[1] in legends and row[0] in EXPLAINED_OF_LEGENDS)


def season() -> Table:
    """A season that has just begun."""
    table, _token = new_table(TableSetup(season="1961", cars=3), "Ann", None)
    start(table)
    table.stored()
    return table


@pytest.mark.parametrize("number", [0, 1, 5, 9])
def test_events_are_numbered_as_they_are_sent_whatever_was_undone(number: int) -> None:
    table = seated(number)[0] if number else season()
    luck = random.Random(number)
    moment = undone = asked = 0
    while not table.game.over:
        if table.interval:
            next_race(table)
        decision = luck.choice(table.game.pending())
        answer(table, decision.seat, decision.id, luck.randrange(len(decision.options)))
        if table.can_undo(decision.seat) and luck.random() < (0.4 if number else 0.02):
            undo(table, decision.seat)
            undone += 1
        moment += 1
        if moment % 23 and not table.game.over:
            continue
        told = whys.told_now(table)
        rows = json.loads(hello(table, None))["events"]
        if told is None:
            assert not any(row[0] in EXPLAINED for row in rows)
            continue
        assert [(event.kind, event.seat) for event in told.events] == [(row[0], row[1]) for row in rows]
        legends = {car.seat for car in told.start.cars if car.legend}
        for at in range(max(0, len(rows) - 40), len(rows)):
            event = told.events[at]
            assert explained(rows[at], legends) == has_why(event, event.seat in legends)
            if has_why(event, event.seat in legends):
                assert whys.why(told, at).clauses
                asked += 1
            else:
                with pytest.raises(RequestError, match="nothing to explain"):
                    whys.why(told, at)
    assert asked > 20
    assert undone > 0


async def ask(player: Player, at: int, race: int | None = None, table: str = "") -> Why:
    query = f"event={at}" + ("" if race is None else f"&race={race}")
    return Why.model_validate(await player.call("GET", f"/tables/{table or player.table}/why?{query}"))


def numbers_of(rows: list[list[Any]], key: str) -> list[int]:
    return [at for at, row in enumerate(rows) if KEYS[row[0]] == key]


@pytest.mark.anyio
async def test_why_in_a_race_and_in_its_replay(server: Server) -> None:
    async with at_table(server, 2, start=False, watching=1, cars=4, laps=1, garage="quick") as players:
        ann, _bob, eve = players
        path = f"/tables/{ann.table}/why"
        assert await refused(ann, "GET", f"{path}?event=0") == "not-started"
        await ann.start()
        for player in players:
            await player.until(lambda message: message["type"] == "hello" and message["game"] is not None)

        def third() -> bool:
            return ann.game is not None and ann.game["state"]["round"] >= 3

        await drive(players, randomly(4), stop=third, undo=0.3)
        last = numbers_of(ann.events, "round-started")[-1]
        order = await ask(ann, last)
        assert ann.game is not None
        racing = [line.facts["seat"] for line in order.lines if line.key == "order-row"]
        assert racing == ann.game["state"]["order"]
        eve.table = ann.table
        assert await ask(eve, last) == order, "everybody may know it"
        for query, problem in (
            (f"event={numbers_of(ann.events, 'planned')[0]}", "nothing-to-explain"),
            (f"event={len(ann.events)}", "nothing-to-explain"),
            ("event=-1", "malformed"),
            (f"event={1 << 17}", "malformed"),
            ("event=x", "malformed"),
            ("", "malformed"),
            ("event=0&race=0", "not-over"),
            ("event=0&race=20", "malformed"),
        ):
            assert await refused(eve, "GET", f"{path}?{query}") == problem, query
        await drive(players, randomly(5))
        replay: Json = await eve.call("GET", f"/tables/{ann.table}/replay")
        rows = [*replay["opening"], *(row for moment in replay["moments"] for row in moment["events"])]
        assert len(rows) == len(ann.events)
        for key in ("round-started", "corner-passed", "finished"):
            for at in numbers_of(rows, key)[-3:]:
                assert await ask(eve, at, race=0) == await ask(ann, at)
        assert await refused(eve, "GET", f"{path}?event=0&race=1") == "not-over"
        # a record that somebody opens is explained as well
        exported = await ann.ask("GET", f"/tables/{ann.table}/record")
        copy = (await eve.http.post("/api/replays", content=exported.content)).json()["table"]
        at = numbers_of(rows, "finished")[0]
        assert await ask(eve, at, race=0, table=copy) == await ask(ann, at)


@pytest.mark.anyio
async def test_a_race_that_is_not_to_be_watched_is_not_explained_to_others(server: Server) -> None:
    async with at_table(server, 2, watching=0, cars=2, laps=1, spectators=False) as players:
        ann, _bob = players
        stranger = Player(server)
        try:
            path = f"/tables/{ann.table}/why?event={numbers_of(ann.events, 'round-started')[0]}"
            assert await refused(stranger, "GET", path) == "no-spectators"
            assert (await ann.ask("GET", path)).status_code == 200
        finally:
            await stranger.close()


@pytest.mark.anyio
async def test_a_why_tells_no_cards_but_those_on_the_table(server: Server) -> None:
    """Letters in a note come from cards that lay open: the events themselves have them for everybody."""
    async with at_table(server, 2, watching=1, cars=4, laps=1, garage="quick") as players:
        ann, _bob, eve = players
        await drive(players, randomly(11))
        eve.table = ann.table
        open_cards = {
            letter for row in eve.events for part in row[2:] if isinstance(part, str) for letter in part
        }
        assert open_cards <= set(LETTERS)
        for at in numbers_of(eve.events, "corner-passed"):
            for line in (await ask(eve, at)).lines:
                shown = {str(term.facts["card"]) for term in line.sum if "card" in term.facts}
                assert shown <= open_cards
