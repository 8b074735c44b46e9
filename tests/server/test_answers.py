"""Answers that come twice, late, again or from the wrong one: one wins, the others get a clear reply."""

from __future__ import annotations

import asyncio
import json
from collections import Counter

import pytest

from slipstream.server.live.socket import handle
from slipstream.server.protocol.messages import Answer
from slipstream.server.protocol.problems import RequestError
from tests.server.support import Json, Player, Refused, Server, at_table, drive, randomly, together
from tests.server.test_secrets import Desk, seated

pytestmark = pytest.mark.anyio


def answer_to(player: Player, option: int = 0) -> Json:
    assert player.choice is not None
    return {"type": "answer", "decision": player.choice["decision"], "option": option, "ref": 900}


async def as_stored(player: Player) -> Json:
    """What a fresh connection of this seat is told."""
    hello = await player.connect()
    return {name: hello[name] for name in ("info", "game", "events")}


async def unchanged(player: Player, number: int) -> None:
    """Nothing was entered, and what the player knows is what is stored."""
    before = player.known()
    assert await as_stored(player) == before
    assert player.number == number


async def to_a_turn(players: list[Player], step: str = "react") -> Player:
    """Drive until somebody is asked in this step."""

    def found() -> list[Player]:
        return [each for each in players if each.choice is not None and each.choice["step"] == step]

    await drive(players, randomly(5), stop=lambda: bool(found()))
    assert found(), f"nobody was asked to {step}"
    return found()[0]


async def test_two_answers_to_one_decision(server: Server) -> None:
    """Sent at once over one connection: the first is stored, the second is stale."""
    async with at_table(server, 1, cars=3, laps=1) as (ann,):
        answer = answer_to(ann)
        await asyncio.gather(ann.send(answer), ann.send({**answer, "option": 1, "ref": 901}))
        first = await ann.until(lambda reply: reply["type"] in ("accepted", "refused"))
        second = await ann.until(lambda reply: reply["type"] in ("accepted", "refused"))
        assert (first["type"], first["ref"]) == ("accepted", 900)
        assert (second["type"], second["ref"]) == ("refused", 901)
        assert second["problem"]["key"] == "stale-decision"
        assert second["problem"]["text"]
        await unchanged(ann, 1)


async def test_two_tabs_answer_at_once(server: Server) -> None:
    """The second tab takes over; what the first still sends is not taken for the seat."""
    async with at_table(server, 1, cars=3, laps=1) as (ann,):
        tab = Player(server)
        tab.http.cookies.update(ann.http.cookies)
        try:
            await tab.connect(ann.table)
            await ann.until(lambda message: message["type"] == "elsewhere")
            await tab.answer(0)
            assert tab.number == 1
        finally:
            await tab.close()


async def test_a_connection_that_was_ended_drives_no_more() -> None:
    """Even if its reader never takes the goodbye: what it sends is not taken for the seat any more."""
    table, tokens = seated(0)
    desk = Desk(table)
    old = await desk.hub.enter(table.id, tokens[0])
    new = await desk.hub.enter(table.id, tokens[0])
    decision = table.decision_of(0)
    assert decision is not None
    answer = Answer(decision=int(decision.id), option=0)
    with pytest.raises(RequestError) as caught:
        await handle(desk.hub, table.id, old, answer)
    assert caught.value.key == "not-seated"
    await handle(desk.hub, table.id, new, answer)
    assert table.row.number == 1
    await asyncio.gather(*desk.hub.tasks.running)


async def test_a_replayed_message_is_stale(server: Server) -> None:
    """Every message of a whole race once more: none is accepted."""
    async with at_table(server, 1, cars=2, laps=1) as (ann,):
        sent: list[Json] = []

        async def note() -> None:
            if ann.choice is not None:
                for old in sent[-3:]:
                    assert await ann.refusal(old) == "stale-decision"
                sent.append(answer_to(ann))

        await drive([ann], randomly(6), moment=note)
        number = ann.number
        for old in sent:
            assert await ann.refusal(old) == "stale-decision"
        assert len(sent) == number > 10
        await unchanged(ann, number)


async def test_an_option_that_is_not_there(server: Server) -> None:
    async with at_table(server, 1, cars=2, laps=1) as (ann,):
        assert ann.choice is not None
        many = len(ann.choice["options"])
        assert await ann.refusal(answer_to(ann, many)) == "no-such-option"
        assert await ann.refusal(answer_to(ann, 65535)) == "no-such-option"
        assert await ann.refusal({**answer_to(ann), "decision": 9_999}) == "stale-decision"
        await unchanged(ann, 0)
        await ann.answer(many - 1)


async def test_answers_of_others_are_not_taken(server: Server) -> None:
    """A spectator, another seat and a stranger's table cannot answer somebody's decision."""
    async with at_table(server, 2, watching=1, cars=4, laps=1) as (ann, bob, eve):
        for message in (answer_to(ann), {"type": "take-back"}, {"type": "undo", "number": 0}):
            assert await eve.refusal(message) == "not-seated"
        active = await to_a_turn([ann, bob, eve])
        other = bob if active is ann else ann
        assert other.choice is None
        for option in (0, 1):
            assert await other.refusal(answer_to(active, option)) == "stale-decision"
        number = active.number
        await unchanged(other, number)
        await unchanged(eve, number)
        await unchanged(active, number)


async def test_plans_with_the_id_of_another_seat(server: Server) -> None:
    async with at_table(server, 2, cars=2, laps=1) as (ann, bob):
        assert ann.choice is not None
        assert bob.choice is not None
        assert ann.choice["decision"] != bob.choice["decision"]
        assert await bob.refusal(answer_to(ann)) == "stale-decision"
        await ann.answer(0)
        assert ann.choice is None


async def test_a_removed_seat_drives_no_more(server: Server) -> None:
    async with at_table(server, 2, cars=3, laps=1) as (ann, bob):
        message = answer_to(bob)
        await ann.call("DELETE", f"/tables/{ann.table}/seats/1")
        gone = await bob.until(lambda message: message["type"] == "gone")
        assert gone["reason"] == "removed"
        hello = await bob.connect()
        assert hello["table"]["you"] is None
        assert hello["game"]["choice"] is None
        assert hello["game"]["state"]["own"] is None
        assert await bob.refusal(message) == "not-seated"
        assert (await bob.ask("POST", f"/tables/{ann.table}/start")).status_code == 403
        await drive([ann], randomly(1))  # an automated driver goes on


async def test_a_plan_is_taken_back_until_all_are_in(server: Server) -> None:
    async with at_table(server, 2, watching=1, cars=2, laps=1) as (ann, bob, eve):
        before = ann.known()
        assert await ann.refusal({"type": "take-back"}) == "not-your-turn"
        await ann.answer(0)
        assert ann.game is not None
        assert ann.game["take_back"]
        assert not ann.game["undo"]
        assert await bob.refusal({"type": "take-back"}) == "not-your-turn"
        await ann.tell(type="take-back")
        assert await ann.refusal({"type": "take-back"}) == "not-your-turn"
        assert ann.known()["events"] == before["events"]
        assert ann.choice is not None
        assert ann.number == 2
        await ann.answer(1)
        await together([bob, eve], ann.number)
        await bob.answer(0)
        await together([ann, eve], bob.number)
        assert ann.game is not None
        assert not ann.game["take_back"]
        number = bob.number
        for player in (ann, bob):
            assert await player.refusal({"type": "take-back"}) in ("not-your-turn", "not-in-this-step")
        for player in (ann, bob, eve):
            await unchanged(player, number)


async def test_undo_is_an_entry_and_cannot_be_sent_twice(server: Server) -> None:
    async with at_table(server, 2, watching=1, cars=2, laps=1) as players:
        ann, bob, _eve = players
        before: dict[int, Json] = {}
        player = ann

        def undoable() -> bool:
            return any(p.game is not None and p.game["undo"] for p in (ann, bob))

        async def note() -> None:
            for at, each in enumerate(players):
                before[at] = each.known()

        await drive(players, randomly(8), stop=undoable, moment=note)
        assert undoable(), "nothing could be undone in a whole race"
        player = ann if ann.game is not None and ann.game["undo"] else bob
        other = bob if player is ann else ann
        number = player.number
        assert await other.refusal({"type": "undo", "number": number}) == "nothing-to-undo"
        assert await player.refusal({"type": "undo", "number": number - 1}) == "nothing-to-undo"
        await player.tell(type="undo", number=number)
        assert player.number == number + 1
        assert await player.refusal({"type": "undo", "number": number}) == "nothing-to-undo"
        await together(players, number + 1)
        for at, each in enumerate(players):  # as if it had never been, but for the number
            known = each.known()
            assert known["events"] == before[at]["events"]
            assert known["game"] == {**before[at]["game"], "number": number + 1}
            await unchanged(each, number + 1)
        await drive(players, randomly(8))


async def test_odds_are_worked_out_once_for_a_decision(server: Server) -> None:
    """Others answer while a decision is open: nothing changes for it. What was undone is told again."""
    async with at_table(server, 2, cars=2, laps=1) as (ann, bob):

        def undoable() -> bool:
            return any(p.game is not None and p.game["undo"] for p in (ann, bob))

        players = (ann, bob)
        await drive(players, randomly(8), stop=undoable)
        player = ann if ann.game is not None and ann.game["undo"] else bob
        await player.tell(type="undo", number=player.number)
        told = await player.until(lambda message: message["type"] == "odds")
        assert player.choice is not None
        assert told["decision"] == player.choice["decision"]
        await drive(players, randomly(8))
        for player in players:
            seen: Counter[int] = Counter()
            for text in player.received:
                message = json.loads(text)
                if message["type"] == "update" and message["undone"]:
                    seen.clear()
                elif message["type"] == "odds":
                    seen[message["decision"]] += 1
            assert seen
            assert set(seen.values()) == {1}, seen


async def test_undo_never_crosses_what_was_hidden(server: Server) -> None:
    """Wherever the server offers no undo it refuses one, over a whole race."""
    setup: Json = {"cars": 3, "laps": 1, "garage": "regular", "empty": "rookie"}
    async with at_table(server, 1, circuit="france", **setup) as (ann,):
        refused = offered = 0

        async def look() -> None:
            nonlocal refused, offered
            assert ann.game is not None
            offered += ann.game["undo"]
            if not ann.game["undo"]:
                assert await ann.refusal({"type": "undo", "number": ann.number}) == "nothing-to-undo"
                refused += 1

        await drive([ann], randomly(9), moment=look)
        assert refused > 10
        assert offered > 2
        assert await ann.refusal({"type": "undo", "number": ann.number}) == "nothing-to-undo"
        assert await ann.refusal({"type": "take-back"}) in ("not-your-turn", "not-in-this-step")


async def test_the_last_card_of_a_draft_is_not_given_back(server: Server) -> None:
    """The draft ends with hands dealt: nobody goes back behind that."""
    async with at_table(server, 1, cars=2, laps=1, garage="regular", empty="legends") as (ann,):
        while ann.step == "draft":
            assert await ann.refusal({"type": "take-back"}) in ("not-in-the-market", "not-in-this-step")
            await ann.answer(0)
            assert ann.game is not None
            assert not ann.game["undo"]
            assert await ann.refusal({"type": "undo", "number": ann.number}) == "nothing-to-undo"
        assert ann.step == "plan"


async def test_nothing_can_be_answered_in_the_lobby(server: Server) -> None:
    async with at_table(server, 2, start=False, cars=3) as (ann, bob):
        for message in (
            {"type": "answer", "decision": 1, "option": 0},
            {"type": "take-back"},
            {"type": "undo", "number": 0},
        ):
            for player in (ann, bob):
                assert await player.refusal(message) in ("not-started", "nothing-to-undo")
        await ann.send({"type": "ping"})
        await ann.until(lambda message: message["type"] == "pong")
        await ann.start()
        await together([ann, bob], 0)


async def test_many_answers_of_many_players_at_once(server: Server) -> None:
    """All plans of a round at the same moment, each of them twice: every seat wins once."""
    async with at_table(server, 4, cars=4, laps=1) as players:
        for player in players:
            for option in (0, 1):
                await player.send({**answer_to(player, option), "ref": option})

        async def replies(player: Player) -> list[str]:
            found: list[str] = []
            while len(found) < 2:
                message = await player.next()
                if message["type"] in ("accepted", "refused"):
                    found.append(message["type"])
            return found

        answers = await asyncio.gather(*(replies(player) for player in players))
        assert all(found == ["accepted", "refused"] for found in answers)
        await together(players, 4)
        for player in players:
            await unchanged(player, 4)


async def test_leaving_right_after_an_answer_disturbs_nobody(server: Server) -> None:
    """The answer is stored or not, and the others stay connected."""
    async with at_table(server, 2, cars=2, laps=1) as (ann, bob):
        await ann.connect()
        for _ in range(25):
            assert bob.choice is not None
            await bob.send(answer_to(bob))
            assert bob.socket is not None
            bob.socket.transport.abort()
            await bob.socket.wait_closed()
            bob.socket = None
            await bob.connect()
            if bob.choice is None:
                await bob.tell(type="take-back")
        await together([ann], bob.number)
        assert ann.socket is not None
        await ann.send({"type": "ping"})
        await ann.until(lambda message: message["type"] == "pong")
        assert sum('"hello"' in text[:20] for text in ann.received) == 2
        await unchanged(ann, bob.number)


async def test_refusals_are_told_to_the_sender_only(server: Server) -> None:
    async with at_table(server, 2, cars=2, laps=1) as (ann, bob):
        await bob.connect()
        heard = len(bob.received)
        with pytest.raises(Refused) as caught:
            await ann.tell(type="answer", decision=77, option=0)
        assert caught.value.key == "stale-decision"
        await bob.send({"type": "ping"})
        await bob.until(lambda message: message["type"] == "pong")
        kinds = [json.loads(text)["type"] for text in bob.received[heard:]]
        assert "refused" not in kinds
        assert "update" not in kinds
