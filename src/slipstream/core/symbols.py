"""Symbols on Upgrades and Sponsors: one row of facts each (SYM). Who lists, reads or shows symbols asks here.

A face has a number for every symbol: 0 if it does not bear it, 1 for a flag. The first ones, `OPENING` of
them, are used in React by themselves: they open when their card enters play, and close when used (REACT-6).
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


class Symbol:
    """What is true of a symbol, whatever card bears it."""

    def __init__(
        self, key: str, printed: str, short: str, step: str, mandatory: bool, counts: bool, action: str
    ) -> None:
        self.key = key
        self.printed = printed  # as the tables of cards call it
        self.short = short  # as scenes and worked examples write it; its clauses are SYM-SHORT-1, 2, ...
        self.step = step  # when it does its work
        self.mandatory = mandatory  # not left to the player (SYM-1)
        self.counts = counts  # a number stands in it; a flag otherwise
        self.action = action  # the answer that uses it, "" if it works by itself


#: where each symbol stands in SYMBOLS, in `Face.numbers` and, if it opens, in `Turn.open`
SYM_HEAT: Final = 0
SYM_SCRAP: Final = 1
SYM_COOLDOWN: Final = 2
SYM_STRESS: Final = 3
SYM_SALVAGE: Final = 4
SYM_ACCELERATE: Final = 5
OPENING: Final = 6
SYM_LIMIT: Final = 6
SYM_SLIPSTREAM: Final = 7
SYM_REFRESH: Final = 8
SYM_DIRECT: Final = 9
SYM_ONCE: Final = 10

SYMBOLS: Final = [
    #       key           printed             short      step         mandatory  counts   action
    Symbol("heat",       "heat",             "heat",    "react",      True,      True,    "pay-heat"),
    Symbol("scrap",      "scrap",            "scrap",   "react",      True,      True,    "scrap"),
    Symbol("cooldown",   "cooldown",         "cool",    "react",      False,     True,    "cool-card"),
    Symbol("stress",     "reduce_stress",    "stress",  "react",      False,     True,    "reduce-stress"),
    Symbol("salvage",    "salvage",          "salvage", "react",      False,     True,    "salvage"),
    Symbol("accelerate", "accelerate",       "accel",   "react",      False,     False,   "accelerate"),
    Symbol("limit",      "adjust_limit",     "limit",   "corner",     True,      True,    ""),
    Symbol("slipstream", "slipstream_boost", "slip",    "slipstream", False,     True,    ""),
    Symbol("refresh",    "refresh",          "refresh", "refresh",    False,     False,   "refresh"),
    Symbol("direct",     "direct_play",      "direct",  "react",      False,     False,   "direct-play"),
    Symbol("once",       "single_use",       "once",    "refresh",    True,      False,   ""),
]  # fmt: skip
SYMBOL_KEYS: Final = [symbol.key for symbol in SYMBOLS]
#: the symbol that an answer uses, by the key of the answer
USED_BY: Final = {symbol.action: at for at, symbol in enumerate(SYMBOLS) if symbol.action}
