"""Odds as they go over the wire."""

from __future__ import annotations

from slipstream.odds import Outlook, PlanOdds
from slipstream.server.protocol.messages import BillRow, OptionOdds, OutcomeRow, OutlookRow, ReactionRow
from slipstream.server.protocol.wire import option


def outlook_row(outlook: Outlook, engine: int) -> OutlookRow:
    """One outlook of `slipstream.odds`. `engine` is the Heat in the engine before all of it."""
    return OutlookRow(
        values=[int(value) for value in outlook.values],
        outcomes=[
            OutcomeRow(
                chance=float(outcome.chance),
                speed=outcome.speed,
                progress=outcome.progress,
                spot=outcome.spot,
                bills=[BillRow(corner=bill.corner, limit=bill.limit, due=bill.due) for bill in outcome.bills],
                heat=outcome.heat,
                paid=engine + outcome.cooled - outcome.engine,
                engine=outcome.engine,
                spins=outcome.spins,
                finishes=outcome.finishes,
                tows=list(outcome.tows),
            )
            for outcome in outlook.outcomes
        ],
    )


def plan_odds_row(odds: PlanOdds, engine: int) -> OptionOdds:
    """What comes of a plan with so much Heat in the engine."""
    return OptionOdds(
        gear=odds.gear,
        shift=odds.shift,
        plus=odds.plus,
        cluttered=odds.cluttered,
        outlooks=[outlook_row(outlook, engine) for outlook in odds.outlooks],
        reactions=[
            ReactionRow(
                option=option(reaction.action),
                outlooks=[outlook_row(outlook, engine) for outlook in reaction.outlooks],
            )
            for reaction in odds.reactions
        ],
    )
