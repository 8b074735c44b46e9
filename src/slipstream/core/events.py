"""The vocabulary of facts: what happened, in the past tense.

An event is a kind, a seat and up to four numbers whose names stand in `EVENTS`. Sentences are made at
the edge, in the reader's language. Some numbers are for the owner only: `views` removes them.
"""

from __future__ import annotations

from slipstream.core.cards import write_cards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

ROUND_STARTED: Final = 0
PLANNED: Final = 1
PLAN_TAKEN_BACK: Final = 2
GEAR_SHIFTED: Final = 3
GEAR_CORRECTED: Final = 4
REVEALED: Final = 5
CLUTTERED: Final = 6
FLIPPED: Final = 7
RESHUFFLED: Final = 8
VALUE_CHOSEN: Final = 9
SPEED_SET: Final = 10
MOVED: Final = 11
ADRENALINE_GAINED: Final = 12
ADRENALINE_USED: Final = 13
BOOSTED: Final = 14
COOLED_DOWN: Final = 15
HEAT_PAID: Final = 16
UNPAYABLE: Final = 17
SCRAPPED: Final = 18
STRESS_REDUCED: Final = 19
SALVAGED: Final = 20
DIRECTLY_PLAYED: Final = 21
ACCELERATED: Final = 22
SLIPSTREAMED: Final = 23
CORNER_PASSED: Final = 24
SPUN_OUT: Final = 25
ELIMINATED: Final = 26
SPONSOR_GAINED: Final = 27
DISCARDED: Final = 28
REFRESHED: Final = 29
USED_UP: Final = 30
PLAY_AREA_CLEARED: Final = 31
DREW: Final = 32
LAP_STARTED: Final = 33
FINISHED: Final = 34
RANKED: Final = 35
RACE_OVER: Final = 36
LEGEND_CARD_REVEALED: Final = 37
LEGEND_MOVED: Final = 38
UPGRADE_TAKEN: Final = 39
UPGRADE_SWAPPED: Final = 40
UPGRADE_KEPT: Final = 41
POINTS_SCORED: Final = 42

#: key, then the names of the numbers a, b, c, d
EVENTS: Final = [
    ("round-started", "round"),
    ("planned", "cards"),
    ("plan-taken-back",),
    ("gear-shifted", "before", "gear", "heat"),
    ("gear-corrected", "before", "gear", "card"),
    ("revealed", "cards"),
    ("cluttered", "cards"),
    ("flipped", "card", "kept"),
    ("reshuffled", "number"),
    ("value-chosen", "card", "value"),
    ("speed-set", "speed"),
    ("moved", "start", "progress", "spot", "blocked"),
    ("adrenaline-gained",),
    ("adrenaline-used",),
    ("boosted", "heat"),
    ("cooled-down", "number", "source", "card"),
    ("heat-paid", "number", "reason", "card"),
    ("unpayable", "card", "progress", "spot"),
    ("scrapped", "card", "source"),
    ("stress-reduced", "number", "card"),
    ("salvaged", "number", "card", "cards"),
    ("directly-played", "card"),
    ("accelerated", "number", "card"),
    ("slipstreamed", "spaces"),
    ("corner-passed", "corner", "speed", "limit", "due"),
    ("spun-out", "corner", "stress", "progress", "spot"),
    ("eliminated", "round"),
    ("sponsor-gained", "reason", "corner", "card"),
    ("discarded", "number", "top", "cards"),
    ("refreshed", "card"),
    ("used-up", "cards"),
    ("play-area-cleared", "cards"),
    ("drew", "number", "cards"),
    ("lap-started", "lap"),
    ("finished", "round", "progress", "spot"),
    ("ranked", "place"),
    ("race-over",),
    ("legend-card-revealed", "card"),
    ("legend-moved", "move", "distance"),
    ("upgrade-taken", "face"),
    ("upgrade-swapped", "face", "given"),
    ("upgrade-kept", "face"),
    ("points-scored", "points", "total"),
]
#: for each kind: which of its numbers are cards
EVENT_CARDS: Final = [
    [name in ("card", "cards", "top") and row[0] != "legend-card-revealed" for name in row[1:]]
    for row in EVENTS
]
EVENT_CARDS[SCRAPPED][1] = True  # the card whose symbol scrapped

# reasons of HEAT_PAID
FOR_GEAR: Final = 0
FOR_BOOST: Final = 1
FOR_CORNER: Final = 2
FOR_SYMBOL: Final = 3
HEAT_REASONS: Final = ["gear", "boost", "corner", "symbol"]

# sources of COOLED_DOWN
BY_GEAR: Final = 0
BY_ADRENALINE: Final = 1
BY_SECTOR: Final = 2
BY_CARD: Final = 3
COOLDOWN_SOURCES: Final = ["gear", "adrenaline", "sector", "card"]

# reasons of SPONSOR_GAINED
PRESS_CORNER: Final = 0
TOP_SPEED: Final = 1
OVERTAKING: Final = 2
FIRST_LAP: Final = 3
AT_START: Final = 4
SPONSOR_REASONS: Final = ["press-corner", "top-speed", "overtaking", "first-lap", "start"]


class Event:
    """Something that happened to a seat (-1: to the whole race)."""

    def __init__(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @property
    def key(self) -> str:
        """The name of the kind, e.g. "spun-out"."""
        return EVENTS[self.kind][0]

    def arguments(self) -> dict[str, int]:
        """The numbers by name."""
        names = EVENTS[self.kind][1:]
        numbers: list[int] = [self.a, self.b, self.c, self.d]
        return dict(zip(names, numbers, strict=False))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.seat == other.seat
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
            and self.d == other.d
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.a, self.b, self.c, self.d))

    def __repr__(self) -> str:
        facts = [self.key, f"seat {self.seat}"]
        for (name, number), card in zip(self.arguments().items(), EVENT_CARDS[self.kind], strict=True):
            facts.append(f"{name} {write_cards(number) if card else number}")
        return f"Event({', '.join(facts)})"
