"""The first race: its script meets every topic on the engine, and the server opens it for one player."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any, Final

import pytest

from slipstream.core import events
from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.drivers import choose, driver_luck, make_driver
from slipstream.odds import option_odds, plan_odds
from slipstream.records.notation import read_action
from slipstream.server.tables.lesson import (
    RIVALS,
    SCRIPT,
    SEED,
    YOU,
    lesson,
    lesson_setup,
    rivals_drive,
)
from slipstream.server.tables.lesson import TOPICS as lesson_topics  # noqa: N811
from tests.server.support import LONG, Player, Server

TOPICS: Final[dict[str, Callable[[dict[int, list[Event]]], list[Event]]]] = {
    "gears": lambda told: told[events.GEAR_SHIFTED],
    "cards": lambda told: told[events.REVEALED],
    "corner": lambda told: [event for event in told[events.CORNER_PASSED] if event.d == 0],
    "adrenaline": lambda told: told[events.ADRENALINE_USED],
    "slipstream": lambda told: told[events.SLIPSTREAMED],
    "heat": lambda told: [
        event for event in told[events.HEAT_PAID] if event.b == events.FOR_CORNER and event.a == 2
    ],
    "stress": lambda told: told[events.FLIPPED],
    "boost": lambda told: told[events.BOOSTED],
    "spin-out": lambda told: told[events.SPUN_OUT],
    "cooldown": lambda told: [event for event in told[events.COOLED_DOWN] if event.a >= 2],
}
#: in which turn of the script each topic comes first
TURN: Final = {
    "gears": "gears", "cards": "gears", "corner": "corner", "adrenaline": "corner",
    "slipstream": "slipstream", "heat": "heat", "stress": "boost", "boost": "boost",
    "spin-out": "spin-out", "cooldown": "cooldown",
}  # fmt: skip
MOST_ROUNDS: Final = 12  # about five minutes


def spin_chance(race: Race, decision: Decision, action: Action) -> float:
    """What the page shows for this answer."""
    view = race.view(YOU)
    if decision.step == "plan":
        outlooks = plan_odds(view, action.cards, reactions=False).outlooks
    elif decision.step in ("react", "slipstream"):
        outlooks = option_odds(view, decision, action)
    else:
        return 0.0
    return max(
        (sum(float(one.chance) for one in outlook.outcomes if one.spins >= 0) for outlook in outlooks),
        default=0.0,
    )


def played() -> tuple[Race, dict[str, list[Event]], dict[str, list[float]]]:
    """The race after the script; by turn the player's events, and the spin-out chances on the way."""
    race = lesson_setup().start_race(SEED)
    rivals_drive(race)
    told: dict[str, list[Event]] = {}
    chances: dict[str, list[float]] = {}
    for topic, answers in SCRIPT:
        for answer in answers:
            (decision,) = race.pending()
            action = read_action(answer)
            assert decision.seat == YOU
            assert action in decision.options, (topic, answer)
            chances.setdefault(topic, []).append(spin_chance(race, decision, action))
            happened = race.apply(YOU, action, decision.id) + rivals_drive(race)
            told.setdefault(topic, []).extend(event for event in happened if event.seat == YOU)
    return race, told, chances


def by_kind(happened: list[Event]) -> dict[int, list[Event]]:
    return {kind: [event for event in happened if event.kind == kind] for kind in range(len(events.EVENTS))}


def test_the_topics_are_named_in_the_order_in_which_they_come() -> None:
    assert list(lesson_topics) == list(TOPICS)
    assert [topic for topic, _ in SCRIPT] == list(dict.fromkeys(TURN.values()))


@pytest.mark.parametrize("topic", TOPICS)
def test_the_script_meets_every_topic_in_its_turn(topic: str) -> None:
    _, told, _ = played()
    for turn, happened in told.items():
        if turn == TURN[topic]:
            assert TOPICS[topic](by_kind(happened)), turn
            break
        assert topic in ("gears", "cards") or not TOPICS[topic](by_kind(happened)), turn


def test_each_turn_of_the_script_is_one_turn() -> None:
    race, told, _ = played()
    assert race.pending()[0].step == "plan"
    assert int(race.state.round) == len(SCRIPT) + 1
    for turn, happened in told.items():
        kinds = by_kind(happened)
        assert len(kinds[events.REVEALED]) == 1, turn
        assert not any(event.d for event in kinds[events.MOVED]), (turn, "blocked")


def test_nobody_is_led_into_a_risk_but_once_on_purpose() -> None:
    _, told, chances = played()
    for turn, shown in chances.items():
        assert max(shown) == (1.0 if turn == "spin-out" else 0.0), turn
    assert sum(len(by_kind(happened)[events.SPUN_OUT]) for happened in told.values()) == 1


def test_the_first_hand_needs_no_words() -> None:
    assert set(lesson().steps[0].hand) <= set("1234")


def places(level: str, drives: int) -> list[int]:
    """Where somebody of this level comes in who drives on from the end of the script, so many times."""
    start, found = played()[0], []
    for number in range(drives):
        race, driver = start.copy(), make_driver(level, driver_luck(number, YOU))
        while pending := race.pending():
            race.apply(YOU, choose(driver, race, pending[0]), pending[0].id)
            rivals_drive(race)
        assert len(SCRIPT) + 1 < race.state.cars[YOU].finish_round <= MOST_ROUNDS
        found.append(race.state.results.index(YOU) + 1)
    return found


def test_the_rest_is_short_and_can_be_won() -> None:
    """A rookie wins about half of them, so that a newcomer has a real chance, and no victory is given."""
    wins = places("rookie", 500 if LONG else 60).count(1)
    assert 0.2 < wins / (500 if LONG else 60) < 0.9


def test_every_situation_is_told_apart() -> None:
    steps = lesson().steps
    assert len(steps) == sum(len(answers) for _, answers in SCRIPT)
    places = [(step.round, step.step, step.progress, step.engine, step.hand) for step in steps]
    assert len(set(places)) == len(places)
    assert all(one.round <= two.round for one, two in pairwise(steps))
    keys = [f"{step.topic}-{step.answer.key}" for step in steps]
    assert len(set(keys)) == len(keys)


@asynccontextmanager
async def somebody(server: Server) -> AsyncIterator[Player]:
    player = Player(server)
    try:
        yield player
    finally:
        await player.close()


@pytest.mark.anyio
async def test_the_script_over_the_server(server: Server) -> None:
    """What the page does: open, ask for the script, answer; the situations are those of the script."""
    async with somebody(server) as player, somebody(server) as other:
        seated = await player.call("POST", "/lessons", {"name": "Ann"})
        player.table, player.seat = seated["table"], seated["seat"]
        hello = await player.connect()
        assert hello["table"]["lesson"]
        assert [seat["kind"] for seat in hello["table"]["seats"]] == ["human", "driver", "driver"]
        assert [seat["manner"] for seat in hello["table"]["seats"]][1:] == list(RIVALS.values())
        steps = (await player.call("GET", "/lessons"))["steps"]
        for step in steps:
            game: Any = player.game
            state = game["state"]
            car = state["cars"][YOU]
            assert (state["round"], game["choice"]["step"]) == (step["round"], step["step"])
            assert (car["progress"], car["engine"]) == (step["progress"], step["engine"])
            assert state["own"]["hand"] == step["hand"]
            await player.answer(game["choice"]["options"].index(step["answer"]))
        # it is one's own: nobody sits down, and the table can be thrown away
        assert (await other.ask("POST", f"/tables/{player.table}/seats", {"name": "Bob"})).status_code == 409
        await player.call("DELETE", f"/tables/{player.table}")


@pytest.mark.anyio
async def test_every_lesson_has_the_same_luck(server: Server) -> None:
    hands = []
    for path, body in (
        ("/lessons", {"name": "Ann"}),
        ("/lessons", {"name": "Bob"}),
        ("/tables", {"setup": {"cars": 3}, "name": "Cleo", "start": True}),
    ):
        async with somebody(server) as player:
            player.table = (await player.call("POST", path, body))["table"]
            hello = await player.connect()
            assert hello["table"]["lesson"] == (path == "/lessons")
            state = hello["game"]["state"]
            hands.append((state["own"], [(car["progress"], car["spot"]) for car in state["cars"]]))
    assert hands[0] == hands[1]


@pytest.mark.anyio
async def test_a_lesson_takes_a_name_and_nothing_else(server: Server) -> None:
    async with somebody(server) as player:
        assert (await player.ask("POST", "/lessons", {"name": ""})).status_code == 422
        assert (await player.ask("POST", "/lessons", {"name": "Ann", "seed": 1})).status_code == 422
