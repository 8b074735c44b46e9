"""Turn: what the active car has done so far in its steps 3 to 9."""

from __future__ import annotations

from slipstream.core.symbols import OPENING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car

NOTHING_OPEN: Final = [0] * OPENING  # shared, never changed

# tags of movements
BY_REVEAL: Final = 0
BY_OTHER: Final = -1  # Boost, Adrenaline, Accelerate; a Direct Play is tagged with its card


class Turn:
    """The turn of one car. A used symbol is closed, whatever of its number is left (REACT-6)."""

    def __init__(self) -> None:
        self.start: i64 = 0  # progress and spot before the first movement (TRACK-8, SYM-HEAT-6)
        self.start_spot: i64 = 0
        self.ahead: i64 = 0  # seats ahead at the start of the turn, one bit each (EVENT-10)
        self.speed: i64 = 0
        self.plus_used: i64 = 0  # + symbols resolved (PLUS-10)
        self.gathered: i64 = 0  # value of the cards just revealed, until the car moves by it
        self.entering: i64 = BY_REVEAL  # what brought them: the plan, or the card played directly
        self.to_choose: i64 = 0  # cards with several values, not yet chosen (GARAGE-15)

        self.gear_cooled = False
        self.adrenaline_cooled = False
        self.adrenaline_moved = False
        self.boosted = False
        self.sectors_cooled: i64 = 0  # by corner, one bit each (WEATHER-16)
        self.bore_symbols = False  # has this car cards with symbols?
        # By symbol: the cards in the play area on which it is still open. It is a list of the turn's own as
        # soon as there is one.
        self.open: list[int] = NOTHING_OPEN

        self.slipstream_from: i64 = 0  # progress before the Slipstream, if there was one (PRESS-2)
        self.slipstream_to: i64 = 0
        self.cluttered = False
        self.spun_out = False
        self.sponsors_gained: i64 = 0
        # Only filled where a card with a Heat symbol may have to be replaced (SYM-HEAT-6):
        self.moves: list[int] = []  # tag and distance of each movement
        self.values: list[int] = []  # card and value of each choice

    def begin(self, car: Car, ahead: i64) -> None:
        """A clean slate for a car."""
        self.start = car.progress
        self.start_spot = car.spot
        self.ahead = ahead
        self.speed = 0
        self.plus_used = 0
        self.gathered = 0
        self.entering = BY_REVEAL
        self.to_choose = 0
        self.gear_cooled = False
        self.adrenaline_cooled = False
        self.adrenaline_moved = False
        self.boosted = False
        self.sectors_cooled = 0
        self.slipstream_from = 0
        self.slipstream_to = 0
        self.cluttered = False
        self.spun_out = False
        self.sponsors_gained = 0
        if self.bore_symbols:
            self._close_all()
        self.bore_symbols = car.symbols != 0

    def _close_all(self) -> None:
        """Forget the symbols of the car before."""
        self.open = NOTHING_OPEN
        self.moves = []
        self.values = []

    def copy(self) -> Turn:
        """An independent turn in the same state."""
        other = Turn()
        other.start = self.start
        other.start_spot = self.start_spot
        other.ahead = self.ahead
        other.speed = self.speed
        other.plus_used = self.plus_used
        other.gathered = self.gathered
        other.entering = self.entering
        other.to_choose = self.to_choose
        other.gear_cooled = self.gear_cooled
        other.adrenaline_cooled = self.adrenaline_cooled
        other.adrenaline_moved = self.adrenaline_moved
        other.boosted = self.boosted
        other.sectors_cooled = self.sectors_cooled
        other.bore_symbols = self.bore_symbols
        if self.open is not NOTHING_OPEN:
            other.open = self.open[:]
        other.slipstream_from = self.slipstream_from
        other.slipstream_to = self.slipstream_to
        other.cluttered = self.cluttered
        other.spun_out = self.spun_out
        other.sponsors_gained = self.sponsors_gained
        if self.moves:
            other.moves = self.moves[:]
        if self.values:
            other.values = self.values[:]
        return other

    def encoded(self) -> list[int]:
        """Every number, in a fixed order; the two lists apart."""
        return [
            self.start, self.start_spot, self.ahead, self.speed, self.plus_used, self.gathered,
            self.entering, self.to_choose, self.gear_cooled, self.adrenaline_cooled,
            self.adrenaline_moved, self.boosted, self.sectors_cooled, *self.open,
            self.slipstream_from, self.slipstream_to, self.cluttered, self.spun_out,
            self.sponsors_gained, self.bore_symbols,
        ]  # fmt: skip

    def decode(self, numbers: list[int]) -> None:
        """Take the numbers of `encoded` over."""
        self.start = numbers[0]
        self.start_spot = numbers[1]
        self.ahead = numbers[2]
        self.speed = numbers[3]
        self.plus_used = numbers[4]
        self.gathered = numbers[5]
        self.entering = numbers[6]
        self.to_choose = numbers[7]
        self.gear_cooled = numbers[8] != 0
        self.adrenaline_cooled = numbers[9] != 0
        self.adrenaline_moved = numbers[10] != 0
        self.boosted = numbers[11] != 0
        self.sectors_cooled = numbers[12]
        self.open = numbers[13 : 13 + OPENING]
        after = numbers[13 + OPENING :]
        self.slipstream_from = after[0]
        self.slipstream_to = after[1]
        self.cluttered = after[2] != 0
        self.spun_out = after[3] != 0
        self.sponsors_gained = after[4]
        self.bore_symbols = after[5] != 0
