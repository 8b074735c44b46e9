"""Hints over the wire: for the own open decision, to that seat only, where the table has them."""

from __future__ import annotations

import pytest

from tests.server.support import Json, Player, Refused, Server, at_table, together

pytestmark = pytest.mark.anyio


async def hint(player: Player) -> Json:
    """Ask for a hint and wait for it."""
    await player.send({"type": "hint", "ref": 1})
    return await player.until(lambda message: message["type"] in ("hint", "refused"))


async def test_a_hint_for_the_own_decision(server: Server) -> None:
    async with at_table(server, 2, watching=1, cars=2, laps=1, empty="nobody") as (ann, bob, eve):
        found = await hint(ann)
        assert ann.choice is not None
        assert found["decision"] == ann.choice["decision"]
        assert 1 <= len(found["plans"]) <= 3
        for plan in found["plans"]:
            assert set(plan) == {"action", "win", "win_error", "place", "spin_out", "speed", "heat", "reason"}
            assert plan["action"] in ann.choice["options"]
            assert 0 <= plan["win"] <= 1
            assert 0 <= plan["spin_out"] <= 1
            assert plan["heat"] >= 0
            assert set(plan["reason"]) == {"key", "facts"}
        assert await hint(ann) == found  # told again, not worked out again
        await ann.answer(ann.choice["options"].index(found["plans"][0]["action"]))
        await together([ann, bob, eve], ann.number)
        assert (await hint(ann))["problem"]["key"] == "no-decision"
        assert (await hint(eve))["problem"]["key"] == "not-seated"
        for other in (bob, eve):
            assert not any('"type":"hint"' in text for text in other.received)


async def test_a_table_without_hints(server: Server) -> None:
    async with at_table(server, 1, cars=2, laps=1, hints=False) as (ann,):
        assert ann.state["setup"]["hints"] is False
        with pytest.raises(Refused, match="no-hints"):
            await ann.tell(type="hint")


async def test_no_hints_in_a_draft_or_a_lobby(server: Server) -> None:
    async with at_table(server, 1, cars=2, laps=1, garage="regular") as (ann,):
        with pytest.raises(Refused, match="no-hint-here"):
            await ann.tell(type="hint")
    async with at_table(server, 1, start=False, cars=2) as (ann,):
        with pytest.raises(Refused, match="no-decision"):
            await ann.tell(type="hint")


async def test_hints_at_every_step_and_not_too_many(server: Server) -> None:
    async with at_table(server, 1, cars=2, laps=1) as (ann,):
        steps: set[str] = set()
        while len(steps) < 2:
            assert ann.choice is not None
            found = await hint(ann)
            assert found["type"] == "hint", "four at once are not too many"
            steps.add(ann.choice["step"])
            assert found["plans"][0]["action"] in ann.choice["options"]
            await ann.answer(0)
        for _ in range(10):  # none of them is worked out yet: each would be another one
            await ann.send({"type": "hint"})
        found = await ann.until(lambda message: message["type"] == "refused")
        assert found["problem"]["key"] == "too-fast"


async def test_the_loop_serves_others_while_a_hint_is_worked_out(server: Server) -> None:
    async with at_table(server, 2, cars=2, laps=1, empty="nobody") as (ann, bob):
        await ann.send({"type": "hint"})
        await bob.send({"type": "ping"})
        await bob.until(lambda message: message["type"] == "pong")
        await bob.answer(0)  # and the race goes on
        await ann.until(lambda message: message["type"] == "hint")
