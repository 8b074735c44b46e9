"""The odds of an open decision and its sensible answer: worked out beside the race, then sent to its seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from slipstream.coach.sensible import sensible
from slipstream.core.cards import HIGHEST_BASIC
from slipstream.core.decisions import Decision
from slipstream.core.state import BEFORE_CORNERS
from slipstream.core.views import View
from slipstream.games.draft import drafting
from slipstream.odds import Outlook, all_plan_odds, flip_odds, option_odds
from slipstream.server import metrics
from slipstream.server.live.connections import Connection
from slipstream.server.protocol.odds import option_odds_fields, outlook_fields, plan_odds_fields
from slipstream.server.protocol.wire import Fields, encoded
from slipstream.server.tables.fair import Fair
from slipstream.server.tables.table import Table


def send_odds(
    table: Table,
    connection: Connection,
    start: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
    fair: Fair,
) -> None:
    """Begin to work out the odds of the decision of this connection, if it has one and wants them.

    Once for each decision: while it is open, others may answer theirs and nothing changes for this seat. When
    the decision is gone before its turn came, nothing is worked out.
    """
    seat = connection.seat
    if seat is None or not connection.odds:
        return
    decision = table.decision_of(seat)
    view = None if decision is None else table.game.view(seat)
    if decision is None or view is None or drafting(view):
        connection.forget_odds()
        return
    if connection.lost or connection.odds_for == decision.id:
        return
    connection.forget_odds()
    connection.odds_for = int(decision.id)
    _ = decision.options  # listed now: the race may go on while this is worked out
    shown, judged = table.wanted.odds, table.wanted.odds and table.wanted.hints
    connection.odds_work = start(_work(connection, fair, view, decision, shown, judged))


async def _work(
    connection: Connection, fair: Fair, view: View, decision: Decision, shown: bool, judged: bool
) -> None:
    async with fair.turn(connection.client):
        with metrics.ODDS.time():
            text = await asyncio.to_thread(odds_text, view, decision, shown, judged)
    connection.send_text(text)


def odds_text(view: View, decision: Decision, shown: bool, judged: bool) -> str:
    """An `Odds` as it is sent: only what is sure where they are not `shown`; and the sensible answer, which
    tells what a good driver thinks only where it may be `judged`."""
    outlooks = outlooks_of(view, decision)
    rows, flip = odds_rows(view, decision, outlooks), []
    if decision.step in BEFORE_CORNERS:
        flip = flip_row(view)
    if not shown:
        rows, flip = [certain(row) for row in rows], flip if 1.0 in flip else []
    gold = sensible(view, decision, outlooks, judged)
    return encoded(
        {
            "type": "odds",
            "decision": int(decision.id),
            "options": rows,
            "flip": flip,
            "certain_only": not shown,
            "best": gold.best,
            "useful": gold.useful,
        }
    )


def outlooks_of(view: View, decision: Decision) -> list[tuple[Outlook, ...]]:
    """What each answer in the turn leads to; nothing before it, and after its corners."""
    if decision.step == "plan" or decision.step not in BEFORE_CORNERS:
        return []
    return [option_odds(view, decision, action) for action in decision.options]


def odds_rows(view: View, decision: Decision, outlooks: Sequence[Sequence[Outlook]]) -> list[Fields]:
    """What comes of each option: an `OptionOdds` for each."""
    engine = int(view.cars[decision.seat].engine)
    if decision.step == "plan":
        plans = [int(action.cards) for action in decision.options]
        return [plan_odds_fields(odds, engine) for odds in all_plan_odds(view, plans)]
    return [option_odds_fields([outlook_fields(outlook, engine) for outlook in one]) for one in outlooks]


def flip_row(view: View) -> list[float]:
    """The chance of each value that the next + symbol may find, from 0 up."""
    found = flip_odds(view)
    return [float(found.get(value, 0)) for value in range(HIGHEST_BASIC + 1)]


def certain(row: Fields) -> Fields:
    """What is sure whatever the cards bring: the table plays without odds."""
    outlooks = row["outlooks"]
    sure = len(outlooks) == 1 and len(outlooks[0]["outcomes"]) == 1
    return {**row, "outlooks": outlooks if sure else [], "reactions": []}
