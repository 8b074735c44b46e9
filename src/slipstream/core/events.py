"""The vocabulary of facts: what happened, in the past tense.

An event is a kind, a seat and up to four numbers whose names stand in `EVENTS`. Sentences are made at
the edge, in the reader's language. Some numbers are for the owner only: `views` removes them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

ROUND_STARTED: Final = 0
PLANNED: Final = 1
PLAN_TAKEN_BACK: Final = 2
GEAR_SHIFTED: Final = 3
REVEALED: Final = 4
CLUTTERED: Final = 5
FLIPPED: Final = 6
RESHUFFLED: Final = 7
SPEED_SET: Final = 8
MOVED: Final = 9
ADRENALINE_GAINED: Final = 10
ADRENALINE_USED: Final = 11
BOOSTED: Final = 12
COOLED_DOWN: Final = 13
HEAT_PAID: Final = 14
SLIPSTREAMED: Final = 15
CORNER_PASSED: Final = 16
SPUN_OUT: Final = 17
DISCARDED: Final = 18
PLAY_AREA_CLEARED: Final = 19
DREW: Final = 20
LAP_STARTED: Final = 21
FINISHED: Final = 22
RANKED: Final = 23
RACE_OVER: Final = 24

#: key, then the names of the numbers a, b, c, d
EVENTS: Final = [
    ("round-started", "round"),
    ("planned", "cards"),
    ("plan-taken-back",),
    ("gear-shifted", "before", "gear", "heat"),
    ("revealed", "cards"),
    ("cluttered", "cards"),
    ("flipped", "card", "kept"),
    ("reshuffled", "number"),
    ("speed-set", "speed"),
    ("moved", "start", "progress", "spot", "blocked"),
    ("adrenaline-gained",),
    ("adrenaline-used",),
    ("boosted", "heat"),
    ("cooled-down", "number", "source"),
    ("heat-paid", "number", "reason"),
    ("slipstreamed", "spaces"),
    ("corner-passed", "corner", "speed", "limit", "due"),
    ("spun-out", "corner", "stress", "progress", "spot"),
    ("discarded", "number", "top", "cards"),
    ("play-area-cleared", "cards"),
    ("drew", "number", "cards"),
    ("lap-started", "lap"),
    ("finished", "round", "progress", "spot"),
    ("ranked", "place"),
    ("race-over",),
]

# reasons of HEAT_PAID
FOR_GEAR: Final = 0
FOR_BOOST: Final = 1
FOR_CORNER: Final = 2
HEAT_REASONS: Final = ["gear", "boost", "corner"]

# sources of COOLED_DOWN
BY_GEAR: Final = 0
BY_ADRENALINE: Final = 1
COOLDOWN_SOURCES: Final = ["gear", "adrenaline"]


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
        return f"Event({self.key}, seat={self.seat}, {self.arguments()})"
