"""The ten Legend cards: Top Speed and diamond for every colour (LEGEND-7, LEGEND-18)."""

from __future__ import annotations

from functools import cache
from typing import Any

from slipstream.core.rules import RaceRules
from slipstream.data.tables import load_table


@cache
def legend_cards() -> list[dict[str, Any]]:
    """The ten cards: by colour, Top Speed and diamond."""
    cards: list[dict[str, Any]] = load_table("legends")["cards"]
    return cards


def deal_legends(rules: RaceRules, colours: tuple[str, ...], pro: int) -> None:
    """Write the cards into the rules; a Pro level is added to every Top Speed (LEGEND-18)."""
    cards = legend_cards()
    rules.legend_top_speed = [[card[colour][0] + pro for colour in colours] for card in cards]
    rules.legend_diamond = [[card[colour][1] for colour in colours] for card in cards]
