"""RaceState: all data of a race, as plain numbers that can be copied, saved and searched."""

from __future__ import annotations

from slipstream.core.car import FINISHED, RACING, Car
from slipstream.core.events import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.chance import Stream
    from slipstream.core.rules import RaceRules
    from slipstream.core.track import Track
    from slipstream.core.turn_data import Turn

NO_SEAT: Final = -1
NO_CARD: Final = -1

# What the race waits for.
STEP_RUNNING: Final = 0  # nothing: it runs on by itself
STEP_PLAN: Final = 1  # steps 1 and 2: all seats at once, in secret
STEP_VALUE: Final = 2  # step 3: the value of a card with several
STEP_REACT: Final = 3  # step 5
STEP_SLIPSTREAM: Final = 4  # step 6
STEP_DISCARD: Final = 5  # step 8
STEP_REFRESH: Final = 6  # step 9: cards that may go on top of the draw pile
STEP_OVER: Final = 7
STEP_KEYS: Final = ["running", "plan", "value", "react", "slipstream", "discard", "refresh", "over"]


#: what is asked before step 7: what the corners of the turn will ask for is still open
BEFORE_CORNERS: Final = STEP_KEYS[STEP_PLAN:STEP_DISCARD]


def ahead_key(progress: i64, spot: i64) -> i64:
    """Greater for the car that is ahead (TRACK-7)."""
    return progress * 2 - spot


def standing(results: list[int], on_track: list[int], eliminated: list[int]) -> list[int]:
    """All seats by place as a race stands: the results, the cars on the track, those that are out.

    Of these the later comes first; they are in the results too when the race is over (FINISH-10, EVENT-14).
    """
    out: list[int] = []
    for seat in eliminated:
        if seat not in results:
            out.insert(0, seat)
    return results + on_track + out


class RaceState:
    """One race at one moment. The steps change it, `Race` asks and answers."""

    def __init__(
        self, track: Track, rules: RaceRules, cars: list[Car], turn: Turn, legends: Stream, sponsors: Stream
    ) -> None:
        self.track = track
        self.rules = rules
        self.cars = cars
        self.turn = turn  # of the active car
        self.stress_supply: i64 = 0  # SETUP-7
        self.round: i64 = 0
        self.step: i64 = STEP_RUNNING
        self.order: list[int] = []  # seats in turn order, fixed for the round (ROUND-6)
        self.at: i64 = 0  # place in the order of the car whose turn it is
        self.active: i64 = NO_SEAT
        self.waiting: i64 = 0  # plans still to come
        self.results: list[int] = []  # seats in rank order (FINISH-10)
        self.eliminated: list[int] = []  # seats in the order they left (EVENT-14)
        self.asked: i64 = 0  # decisions asked so far: the ids of the open ones follow from it
        self.answered: i64 = 0
        self.secrets: i64 = 0  # times that something hidden was revealed: undo never crosses one

        self.legend_luck = legends
        self.legend_deck: i64 = 0  # Legend cards not yet used, one bit each (LEGEND-6)
        self.legend_card: i64 = NO_CARD  # the one of this round (LEGEND-4)
        self.sponsor_luck = sponsors
        self.sponsor_pile: i64 = 0  # zones of Sponsor cards (SPONSOR-1, SPONSOR-4)
        self.sponsors_used: i64 = 0
        self.first_lap: i64 = 0  # seats that have completed lap 1, one bit each (EVENT-3)

        self.log: list[Event] | None = None
        self.script: list[list[int]] | None = None  # results of coming shuffles, for scenes only

    def copy(self) -> RaceState:
        """An independent race in the same state; the circuit and its rules are shared."""
        cars = [car.copy() for car in self.cars]
        turn = self.turn.copy()
        other = RaceState(self.track, self.rules, cars, turn, self.legend_luck, self.sponsor_luck)
        if self.rules.legend_diamond:
            other.legend_luck = self.legend_luck.copy()
        if self.rules.sponsors_in_play:
            other.sponsor_luck = self.sponsor_luck.copy()
        other.stress_supply = self.stress_supply
        other.round = self.round
        other.step = self.step
        other.order = self.order  # replaced, never changed
        other.at = self.at
        other.active = self.active
        other.waiting = self.waiting
        other.results = self.results[:]
        if self.eliminated:
            other.eliminated = self.eliminated[:]
        other.asked = self.asked
        other.answered = self.answered
        other.secrets = self.secrets
        other.legend_deck = self.legend_deck
        other.legend_card = self.legend_card
        other.sponsor_pile = self.sponsor_pile
        other.sponsors_used = self.sponsors_used
        other.first_lap = self.first_lap
        if self.log is not None:
            other.log = []
        script = self.script
        if script is not None:
            other.script = script[:]
        return other

    def emit(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note what happened, if somebody listens."""
        log = self.log
        if log is not None:
            log.append(Event(kind, seat, a, b, c, d))

    def in_order(self, first: i64, last: i64) -> list[int]:
        """Seats of all cars with a status from `first` to `last`, the leader first (TRACK-7)."""
        seats: list[int] = []
        for car in self.cars:
            if first <= car.status <= last:
                key = ahead_key(car.progress, car.spot)
                at = len(seats)
                while at > 0:
                    other = self.cars[seats[at - 1]]
                    if ahead_key(other.progress, other.spot) >= key:
                        break
                    at -= 1
                seats.insert(at, car.seat)
        return seats

    def racing_order(self) -> list[int]:
        """Seats of the cars still racing, the leader first (ROUND-5)."""
        return self.in_order(RACING, RACING)

    def finishing_order(self) -> list[int]:
        """Seats of the cars that finished in this round, the furthest first (FINISH-3)."""
        return self.in_order(FINISHED, FINISHED)

    def standing(self) -> list[int]:
        """All seats by place, as the race stands: those ranked, then the track, then those out of the race.

        Among the cars on the track it counts where they stand, across the line or not (TRACK-7, FINISH-3).
        """
        return standing(self.results, self.in_order(RACING, FINISHED), self.eliminated)

    def lap(self, car: Car) -> i64:
        """The lap a car drives, as people count: 1 on the grid, the last beyond the finish (TRACK-6)."""
        lap = self.track.lap(car.progress)
        if lap < 1:
            return 1
        return lap if lap < self.rules.laps else self.rules.laps

    def plans(self, seat: i64) -> bool:
        """Does this seat make a plan in this round? (ROUND-3)"""
        return 0 <= seat < len(self.cars) and seat in self.order and not self.cars[seat].legend

    def asks(self, seat: i64) -> bool:
        """Has this seat an open decision?"""
        if self.step == STEP_PLAN:
            return self.plans(seat) and self.cars[seat].plan == 0
        return self.step != STEP_OVER and seat == self.active

    def encoded(self) -> list[int]:
        """Every number of the race itself, in a fixed order (lists, cars and turn apart)."""
        return [
            self.stress_supply, self.round, self.step, self.at, self.active, self.waiting, self.asked,
            self.answered, self.secrets, self.legend_deck, self.legend_card, self.sponsor_pile,
            self.sponsors_used, self.first_lap,
        ]  # fmt: skip

    def decode(self, numbers: list[int]) -> None:
        """Take the numbers of `encoded` over."""
        self.stress_supply = numbers[0]
        self.round = numbers[1]
        self.step = numbers[2]
        self.at = numbers[3]
        self.active = numbers[4]
        self.waiting = numbers[5]
        self.asked = numbers[6]
        self.answered = numbers[7]
        self.secrets = numbers[8]
        self.legend_deck = numbers[9]
        self.legend_card = numbers[10]
        self.sponsor_pile = numbers[11]
        self.sponsors_used = numbers[12]
        self.first_lap = numbers[13]
