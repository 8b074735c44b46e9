"""The odds of an open decision: worked out beside the race, sent to its seat when they are ready."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from slipstream.core.cards import HIGHEST_BASIC
from slipstream.core.decisions import Decision
from slipstream.core.state import BEFORE_CORNERS
from slipstream.core.views import View
from slipstream.games.draft import drafting
from slipstream.odds import all_plan_odds, flip_odds, option_odds
from slipstream.server import metrics
from slipstream.server.live.connections import Connection
from slipstream.server.protocol.messages import Odds, OptionOdds
from slipstream.server.protocol.odds import outlook_row, plan_odds_row
from slipstream.server.tables.table import Table


def send_odds(
    table: Table, connection: Connection, start: Callable[[Coroutine[Any, Any, None]], object]
) -> None:
    """Begin to work out the odds of the decision of this connection, if it has one and wants them.

    Once for each decision: while it is open, others may answer theirs and nothing changes for this seat.
    """
    seat = connection.seat
    if seat is None or not connection.odds:
        return
    decision = table.decision_of(seat)
    if decision is None or decision.step not in BEFORE_CORNERS:
        connection.forget_odds()
        return
    if connection.odds_for == decision.id:
        return
    connection.forget_odds()
    connection.odds_for = int(decision.id)
    view = table.game.view(seat)
    assert not drafting(view)
    _ = decision.options  # listed now: the race may go on while this is worked out
    start(_work(connection, connection.odds_asked, view, decision, table.wanted.odds))


async def _work(connection: Connection, asked: int, view: View, decision: Decision, shown: bool) -> None:
    if connection.lost or connection.odds_asked != asked:  # answered or undone before it began
        return
    with metrics.ODDS.time():
        odds = await asyncio.to_thread(odds_of, view, decision, shown)
    if connection.odds_asked == asked:
        connection.send(odds)


def odds_of(view: View, decision: Decision, shown: bool) -> Odds:
    """The odds of a decision; only what is sure where they are not `shown`."""
    rows, flip = odds_rows(view, decision), flip_row(view)
    if not shown:
        rows, flip = [certain(row) for row in rows], flip if 1.0 in flip else []
    return Odds(decision=int(decision.id), options=rows, flip=flip, certain_only=not shown)


def odds_rows(view: View, decision: Decision) -> list[OptionOdds]:
    """What comes of each option."""
    engine = view.cars[decision.seat].engine
    if decision.step == "plan":
        plans = [int(action.cards) for action in decision.options]
        return [plan_odds_row(odds, engine) for odds in all_plan_odds(view, plans)]
    return [
        OptionOdds(outlooks=[outlook_row(outlook, engine) for outlook in option_odds(view, decision, action)])
        for action in decision.options
    ]


def flip_row(view: View) -> list[float]:
    """The chance of each value that the next + symbol may find, from 0 up."""
    found = flip_odds(view)
    return [float(found.get(value, 0)) for value in range(HIGHEST_BASIC + 1)]


def certain(row: OptionOdds) -> OptionOdds:
    """What is sure whatever the cards bring: the table plays without odds."""
    sure = len(row.outlooks) == 1 and len(row.outlooks[0].outcomes) == 1
    return row.model_copy(update={"outlooks": row.outlooks if sure else [], "reactions": []})
