"""The ten Legend cards: Top Speed and diamond for every colour (LEGEND-7, LEGEND-18)."""

from __future__ import annotations

from slipstream.core.rules import RaceRules
from slipstream.data.tables import load_table


def deal_legends(rules: RaceRules, colours: tuple[str, ...], pro: int) -> None:
    """Write the cards into the rules; a Pro level is added to every Top Speed (LEGEND-18)."""
    cards = load_table("legends")["cards"]
    rules.legend_top_speed = [[card[colour][0] + pro for colour in colours] for card in cards]
    rules.legend_diamond = [[card[colour][1] for colour in colours] for card in cards]
