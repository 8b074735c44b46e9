"""Odds as they go over the wire: the fields of an `OptionOdds`, without models. There are many of them."""

from __future__ import annotations

from slipstream.odds import Outlook, PlanOdds
from slipstream.server.protocol.wire import Fields, option_fields


def outlook_fields(outlook: Outlook, engine: int) -> Fields:
    """One outlook of `slipstream.odds`. `engine` is the Heat in the engine before all of it."""
    return {
        "values": outlook.values,
        "outcomes": [
            {
                "chance": float(one.chance),
                "speed": one.speed,
                "progress": one.progress,
                "spot": one.spot,
                "bills": [
                    {"corner": bill.corner, "limit": bill.limit, "due": bill.due} for bill in one.bills
                ],
                "heat": one.heat,
                "paid": engine + one.cooled - one.engine,
                "engine": one.engine,
                "spins": one.spins,
                "finishes": one.finishes,
                "tows": one.tows,
            }
            for one in outlook.outcomes
        ],
    }


def option_odds_fields(outlooks: list[Fields]) -> Fields:
    """What comes of an answer in the turn."""
    return {"gear": 0, "shift": 0, "plus": 0, "cluttered": False, "outlooks": outlooks, "reactions": []}


def plan_odds_fields(odds: PlanOdds, engine: int) -> Fields:
    """What comes of a plan with so much Heat in the engine."""
    return {
        "gear": odds.gear,
        "shift": odds.shift,
        "plus": odds.plus,
        "cluttered": odds.cluttered,
        "outlooks": [outlook_fields(outlook, engine) for outlook in odds.outlooks],
        "reactions": [
            {
                "option": option_fields(reaction.action),
                "outlooks": [outlook_fields(outlook, engine) for outlook in reaction.outlooks],
            }
            for reaction in odds.reactions
        ],
    }
