"""Answers ahead: the race is the one with the same answers given in time, and nobody else learns of them."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, Final, get_args

import pytest

from slipstream.core.actions import ACTION_KEYS
from slipstream.core.decisions import Decision
from slipstream.records.notation import read_action
from slipstream.server.live.hub import Hub
from slipstream.server.protocol import wire
from slipstream.server.protocol.messages import Ahead, TableSetup, Wish, WishKey
from slipstream.server.store.store import UNDO
from slipstream.server.tables.ahead import AnswersAhead, answer_ahead
from slipstream.server.tables.driving import drive_some
from slipstream.server.tables.lobby import hand_over, join
from slipstream.server.tables.opening import new_table
from slipstream.server.tables.playing import answer, start, undo
from slipstream.server.tables.table import Table
from slipstream.server.tables.updates import game_text, hello, updates
from tests.server.support import LONG, Player, Server, at_table
from tests.server.test_secrets import Memory

RACES: Final = 200 if LONG else 12
READERS: Final = (None, 0, 1, 2)
KEYS: Final = get_args(WishKey)


def setup_of(luck: random.Random) -> TableSetup:
    """Any race of three people: every module alone and with the others."""
    return TableSetup(
        circuit=luck.choice(("usa", "gb", "france", "italia")),
        laps=1,
        cars=luck.choice((3, 4, 5)),
        garage=luck.choice((None, "quick", "regular", "advanced", "all")),
        weather=luck.random() < 0.5,
        tournament=luck.random() < 0.3,
        season=luck.choice((None, None, None, "custom")),
    )


def begin(setup: TableSetup, seed: int) -> Table:
    table, _ = new_table(setup, "Ann", None)
    for name in ("Ben", "Cara"):
        join(table, name, None)
    for seat in table.row.seats:
        seat.ready = True
    start(table, seed=seed)
    table.drivers.clear()
    return table


def given_by(table: Table, decision: Decision, option: int) -> None:
    """An answer, and what the automated drivers make of it."""
    answer(table, decision.seat, decision.id, option)
    drive_some(table, 60, 1000)
    table.note_state()


def use_all(ahead: AnswersAhead, table: Table) -> None:
    """What was chosen ahead, as the hub uses it."""
    while ahead.use(table):
        drive_some(table, 60, 1000)
    table.note_state()


def wanted_by(luck: random.Random, table: Table, seat: int) -> Ahead:
    """Something chosen ahead: each part may be left to be asked."""
    hand = json.loads(game_text(table, seat))["state"]["own"]["hand"]
    react = [Wish(key=key) for key in luck.sample(KEYS, luck.randrange(len(KEYS) + 1))][:12]
    return Ahead(
        react=luck.choice((None, react)),
        slipstream=luck.choice((None, 0, 1, 2, 3)),
        discard=luck.choice((None, "", "".join(card for card in hand if luck.random() < 0.5))),
    )


@pytest.mark.parametrize("number", range(RACES))
def test_the_race_is_the_one_with_the_same_answers_given_in_time(number: int) -> None:
    luck = random.Random(number)
    setup = setup_of(luck)
    ahead_of, in_time = begin(setup, number), begin(setup, number)
    ahead = AnswersAhead()
    follow(in_time, ahead_of)
    used = 0
    for given in range(3000):
        pending = ahead_of.pending()
        if ahead_of.row.phase == "over" or not pending or (setup.season and given > 250):
            break
        decision = luck.choice(pending)
        option = luck.randrange(len(decision.options))
        before = ahead_of.row.number
        given_by(ahead_of, decision, option)
        use_all(ahead, ahead_of)
        used += ahead_of.row.number - before - 1
        follow(in_time, ahead_of)
        for seat in range(3):
            choose_something(luck, ahead_of, ahead, seat)
    assert used > 0
    assert ahead_of.row.phase == in_time.row.phase
    assert ahead_of.play.record.actions == in_time.play.record.actions
    for reader in READERS:
        assert hello(in_time, reader).replace(in_time.id, "") == hello(ahead_of, reader).replace(
            ahead_of.id, ""
        )


def choose_something(luck: random.Random, table: Table, ahead: AnswersAhead, seat: int) -> None:
    """Choose, or choose anew, now and then: nothing that anybody is told of the game changes by it."""
    if ahead.state(table, seat) is None or luck.random() < 0.6:
        return
    before = [game_text(table, reader) for reader in READERS]
    others = [ahead.state(table, other) for other in range(3) if other != seat]
    number = table.row.number
    wanted = wanted_by(luck, table, seat)
    ahead.choose(table, seat, wanted)
    assert [game_text(table, reader) for reader in READERS] == before
    assert [ahead.state(table, other) for other in range(3) if other != seat] == others
    assert table.row.number == number
    state = ahead.state(table, seat)
    assert state is not None
    assert (state.react, state.slipstream, state.discard) == (
        wanted.react,
        wanted.slipstream,
        wanted.discard,
    )


def follow(in_time: Table, table: Table) -> None:
    """The same answers at the other table, each when it is asked; everybody is told the same."""
    for entry in table.history.accepted:
        action = read_action(entry.action)
        [asked] = [one for one in in_time.pending() if one.seat == entry.seat]
        assert action in asked.options
        in_time.apply(entry.seat, action, asked.id)
    in_time.note_state()
    assert updates(in_time, READERS) == updates(table, READERS)
    in_time.stored()
    table.stored()


def test_what_may_be_wished_for_are_answers_of_the_rules() -> None:
    assert set(KEYS) <= set(ACTION_KEYS)


def decisions_of(table: Table, step: str, luck: random.Random) -> list[Decision]:
    """Drive at random until somebody is asked this."""
    for _ in range(2000):
        found = [one for one in table.pending() if one.step == step]
        if found or table.row.phase == "over":
            return found
        one = table.pending()[0]
        given_by(table, one, luck.randrange(len(one.options)))
    return []


def test_a_wish_is_used_as_often_as_it_is_offered_and_then_the_step_is_done() -> None:
    luck, seen = random.Random(1), Counter[str]()
    for seed in range(6):
        table = begin(TableSetup(cars=3, laps=1, garage="all", weather=True), seed)
        while asked := decisions_of(table, "react", luck):
            decision = asked[0]
            for key in KEYS:
                found = answer_ahead(Ahead(react=[Wish(key=key)]), decision)
                offered = [one for one in decision.options if one.key == key]
                if offered:
                    assert found is not None
                    assert found.key == key
                    assert found.number == max(one.number for one in offered)
                    seen[key] += 1
                elif decision.idle is not None:
                    assert found == decision.options[decision.idle]
            assert answer_ahead(Ahead(react=None), decision) is None
            given_by(table, decision, luck.randrange(len(decision.options)))
    assert seen["boost"]
    assert seen["cool-gear"]
    assert seen["adrenaline-move"]


def test_slipstream_and_discard_are_what_was_chosen_as_far_as_it_goes() -> None:
    luck, seen = random.Random(2), Counter[str]()
    for seed in range(12):
        table = begin(TableSetup(cars=3, laps=1, garage="quick"), seed)
        while table.row.phase != "over":
            for decision in table.pending():
                if decision.step == "slipstream":
                    most = max(one.number for one in decision.options)
                    found = answer_ahead(Ahead(slipstream=9), decision)
                    assert found is not None
                    assert found.number == most
                    stays = answer_ahead(Ahead(slipstream=0), decision)
                    assert stays is not None
                    assert stays.number == 0
                    seen["slipstream"] += 1
                elif decision.step == "discard":
                    everything = answer_ahead(Ahead(discard="1234SHabcde" * 3), decision)
                    nothing = answer_ahead(Ahead(discard=""), decision)
                    assert everything is not None
                    assert nothing is not None
                    assert nothing.cards == 0
                    most = max(len(wire.cards(one.cards)) for one in decision.options)
                    assert len(wire.cards(everything.cards)) == most
                    seen["discard"] += everything.cards != 0
            one = table.pending()[0]
            given_by(table, one, luck.randrange(len(one.options)))
    assert seen["slipstream"]
    assert seen["discard"]


def test_who_takes_an_answer_back_is_asked_again() -> None:
    luck = random.Random(3)
    for seed in range(40):
        table, ahead = begin(TableSetup(cars=3, laps=1), seed), AnswersAhead()
        asked = decisions_of(table, "react", luck)[0]
        table.stored()
        ahead.choose(table, asked.seat, Ahead(react=[], slipstream=0, discard=None))
        assert answer_ahead(Ahead(react=[]), asked) is not None
        ahead.use(table)  # the question was open already: it is the player's
        assert table.pending()[0].id == asked.id
        end = (
            next(at for at, one in enumerate(asked.options) if one.key == "end-react")
            if asked.idle is not None
            else 0
        )
        given_by(table, asked, end)
        if not table.can_undo(asked.seat):
            continue
        table.stored()
        undo(table, asked.seat)
        use_all(ahead, table)
        assert table.history.accepted[-1].action == UNDO
        assert table.pending()[0].step == "react"
        return
    raise AssertionError("no answer could be taken back")


def test_a_car_that_is_driven_for_somebody_uses_nothing() -> None:
    luck = random.Random(4)
    table, ahead = begin(TableSetup(cars=3, laps=1), 5), AnswersAhead()
    decisions_of(table, "react", luck)
    waiting = next(seat for seat in range(3) if ahead.state(table, seat) is not None)
    ahead.choose(table, waiting, Ahead(react=[Wish(key="boost")]))
    hand_over(table, waiting, "rookie")
    drive_some(table, 60, 1000)
    use_all(ahead, table)
    assert all(one.seat != waiting or one.step == "plan" for one in table.pending())


@pytest.mark.anyio
async def test_the_others_are_sent_nothing_when_somebody_chooses_ahead() -> None:
    table = begin(TableSetup(cars=3, laps=1), 7)
    decisions_of(table, "react", random.Random(7))
    table.stored()
    hub = Hub(Memory())
    hub.rooms.add(table)
    tokens = [seat.token for seat in table.row.seats]
    connections = [await hub.enter(table.id, token, odds=False) for token in tokens]
    watcher = await hub.enter(table.id, None)
    waiting = next(seat for seat in range(3) if table.decision_of(seat) is None)
    for connection in (*connections, watcher):
        while not connection.outbox.empty():
            connection.outbox.get_nowait()
    await hub.choose_ahead(table.id, connections[waiting], Ahead(react=[], slipstream=0, discard=""))
    for connection in (*connections, watcher):
        assert connection.outbox.empty() == (connection is not connections[waiting])
    told: Any = json.loads(connections[waiting].outbox.get_nowait() or "")
    assert told["type"] == "ahead"
    assert told["slipstream"] == 0
    # the others act, and the question never has to be asked
    for _ in range(60):
        asked = table.pending()[0]
        if asked.step == "plan":
            break
        assert asked.seat != waiting
        await hub.change(table.id, lambda table, one=asked: answer(table, one.seat, one.id, 0))  # type: ignore[misc]
    assert table.history.actions[-1][0] is not None
    done = [action for seat, action in table.history.actions if seat == waiting]
    assert [action.split()[0] for action in done[-3:]][-1] == "discard"
    await hub.close()


def heard_ahead(player: Player) -> list[Any]:
    return [message for message in map(json.loads, player.received) if message["type"] == "ahead"]


@pytest.mark.anyio
async def test_a_message_ahead_is_accepted_refused_and_bounded(server: Server) -> None:
    async with at_table(server, 2, watching=1, cars=2, laps=1) as (ann, ben, eve):
        assert await eve.refusal({"type": "ahead"}) == "not-seated"
        assert await ann.refusal({"type": "ahead", "react": [{"key": "boost"}] * 13}) == "malformed"
        assert await ann.refusal({"type": "ahead", "react": [{"key": "end-react"}]}) == "malformed"
        assert await ann.refusal({"type": "ahead", "discard": "1" * 41}) == "malformed"
        await ann.answer(0)
        while not (states := heard_ahead(ann)):
            await ann.next()
        assert states[-1]["open"]
        assert states[-1]["react"] is None
        await ann.tell(type="ahead", react=[{"key": "boost"}], slipstream=1, discard="")
        assert heard_ahead(ann)[-1]["react"] == [{"key": "boost", "card": None}]
        await ann.connect()  # it is told again
        again = await ann.until(lambda message: message["type"] == "ahead")
        assert again["slipstream"] == 1
        assert not heard_ahead(ben)
        assert not heard_ahead(eve)
