"""A car: where it stands, its gear and engine, and its five zones of cards (CARD-9)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.cards import Face
    from slipstream.core.chance import Stream

RACING: Final = 0
FINISHED: Final = 1  # crossed the final line; on the track until the round ends (FINISH-10)
CLASSIFIED: Final = 2  # removed from the track and listed in the results
ELIMINATED: Final = 3  # removed at once, ranked behind all finishers (EVENT-14)
STATUS_KEYS: Final = ["racing", "finished", "classified", "eliminated"]
ON_TRACK: Final = STATUS_KEYS[:CLASSIFIED]  # of cars that occupy a spot (MOVE-12, FINISH-10)


class Car:
    """One car of the race. A Legend has a position and nothing else (LEGEND-15)."""

    def __init__(self, seat: i64, legend: bool, faces: list[Face], luck: Stream) -> None:
        self.seat = seat
        self.legend = legend
        self.faces = faces  # what is printed on cards of kinds 6..15; shared, never changed
        self.luck = luck
        self.symbols: i64 = 0  # those on any of these faces, one bit each; Starting Upgrades bear none
        self.grid: i64 = 0  # position on the grid, from 1

        self.progress: i64 = 0  # spaces since the start line, never wrapped (TRACK-5)
        self.space: i64 = 0  # progress % length, kept for blocking (TRACK-12)
        self.spot: i64 = 0  # 0 race line, 1 outer
        self.status: i64 = RACING

        self.gear: i64 = 1
        self.engine: i64 = 0  # Heat cards in the engine
        self.draw: i64 = 0  # zones of cards, see cards.py
        self.top: list[int] | None = None  # known cards on top of the draw pile, the topmost last
        self.hand: i64 = 0  # includes the plan until the owner's own step 3
        self.play: i64 = 0
        self.discard: i64 = 0
        self.discard_top: i64 = 0  # the one card of the discard pile that all may see (CARD-10)
        self.plan: i64 = 0  # committed cards, face down; 0 while the seat has still to choose

        self.adrenaline = False  # in this round (ADR-2)
        self.finish_round: i64 = 0  # or the round of elimination
        self.spin_outs: i64 = 0
        self.heat_paid: i64 = 0

    def copy(self) -> Car:
        """An independent car in the same state."""
        other = Car(self.seat, self.legend, self.faces, self.luck.copy())
        other.symbols = self.symbols
        other.grid = self.grid
        other.progress = self.progress
        other.space = self.space
        other.spot = self.spot
        other.status = self.status
        other.gear = self.gear
        other.engine = self.engine
        other.draw = self.draw
        top = self.top
        if top is not None:
            other.top = top[:]
        other.hand = self.hand
        other.play = self.play
        other.discard = self.discard
        other.discard_top = self.discard_top
        other.plan = self.plan
        other.adrenaline = self.adrenaline
        other.finish_round = self.finish_round
        other.spin_outs = self.spin_outs
        other.heat_paid = self.heat_paid
        return other

    def cards(self) -> i64:
        """All its cards but those in the engine (CARD-9)."""
        return self.draw + self.hand + self.play + self.discard

    def bears(self, symbol: i64) -> bool:
        """May a card of this car bear this symbol? If not, nobody needs to look for it."""
        return self.symbols >> symbol & 1 != 0

    def on_track(self) -> bool:
        """Does the car occupy a spot? (MOVE-12, FINISH-10)"""
        return self.status < CLASSIFIED

    def encoded(self) -> list[int]:
        """Every number but the luck and the known top, in a fixed order."""
        return [
            self.seat, self.legend, self.grid, self.progress, self.space, self.spot, self.status,
            self.gear, self.engine, self.draw, self.hand, self.play, self.discard, self.discard_top,
            self.plan, self.adrenaline, self.finish_round, self.spin_outs, self.heat_paid,
        ]  # fmt: skip

    def decode(self, numbers: list[int]) -> None:
        """Take the numbers of `encoded` over."""
        self.grid = numbers[2]
        self.progress = numbers[3]
        self.space = numbers[4]
        self.spot = numbers[5]
        self.status = numbers[6]
        self.gear = numbers[7]
        self.engine = numbers[8]
        self.draw = numbers[9]
        self.hand = numbers[10]
        self.play = numbers[11]
        self.discard = numbers[12]
        self.discard_top = numbers[13]
        self.plan = numbers[14]
        self.adrenaline = numbers[15] != 0
        self.finish_round = numbers[16]
        self.spin_outs = numbers[17]
        self.heat_paid = numbers[18]
