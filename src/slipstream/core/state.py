"""RaceState: all data of a race, as plain numbers that can be copied, saved and searched."""

from __future__ import annotations

from slipstream.core.car import FINISHED, RACING, Car
from slipstream.core.events import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.rules import RaceRules
    from slipstream.core.track import Track

NO_SEAT: Final = -1

# What the race waits for.
STEP_PLAN: Final = 0  # steps 1 and 2: all seats at once, in secret
STEP_REACT: Final = 1  # step 5
STEP_SLIPSTREAM: Final = 2  # step 6
STEP_DISCARD: Final = 3  # step 8
STEP_OVER: Final = 4
STEP_KEYS: Final = ["plan", "react", "slipstream", "discard", "over"]


class Turn:
    """What the active car has done so far in its steps 3 to 9."""

    def __init__(self) -> None:
        self.start: i64 = 0  # progress before the first movement of the turn (TRACK-8)
        self.speed: i64 = 0
        self.plus_used: i64 = 0  # + symbols resolved (PLUS-10)
        self.gear_cooled = False  # a used symbol is closed, whatever of it was left (REACT-6)
        self.adrenaline_cooled = False
        self.adrenaline_moved = False
        self.boosted = False
        self.cluttered = False
        self.spun_out = False

    def copy(self) -> Turn:
        """An independent turn in the same state."""
        other = Turn()
        other.start = self.start
        other.speed = self.speed
        other.plus_used = self.plus_used
        other.gear_cooled = self.gear_cooled
        other.adrenaline_cooled = self.adrenaline_cooled
        other.adrenaline_moved = self.adrenaline_moved
        other.boosted = self.boosted
        other.cluttered = self.cluttered
        other.spun_out = self.spun_out
        return other

    def encoded(self) -> list[int]:
        """Every number, in a fixed order."""
        return [
            self.start, self.speed, self.plus_used, self.gear_cooled, self.adrenaline_cooled,
            self.adrenaline_moved, self.boosted, self.cluttered, self.spun_out,
        ]  # fmt: skip

    def decode(self, numbers: list[int]) -> None:
        """Take the numbers of `encoded` over."""
        self.start = numbers[0]
        self.speed = numbers[1]
        self.plus_used = numbers[2]
        self.gear_cooled = numbers[3] != 0
        self.adrenaline_cooled = numbers[4] != 0
        self.adrenaline_moved = numbers[5] != 0
        self.boosted = numbers[6] != 0
        self.cluttered = numbers[7] != 0
        self.spun_out = numbers[8] != 0


class RaceState:
    """One race at one moment. The steps change it, `Race` asks and answers."""

    def __init__(self, track: Track, rules: RaceRules, cars: list[Car]) -> None:
        self.track = track
        self.rules = rules
        self.cars = cars
        self.stress_supply: i64 = 0  # SETUP-7
        self.round: i64 = 0
        self.step: i64 = STEP_PLAN
        self.order: list[int] = []  # seats in turn order, fixed for the round (ROUND-6)
        self.at: i64 = 0  # place in the order of the car whose turn it is
        self.active: i64 = NO_SEAT
        self.waiting: i64 = 0  # plans still to come
        self.turn = Turn()
        self.results: list[int] = []  # seats in rank order (FINISH-10)
        self.asked: i64 = 0  # decisions asked so far: the ids of the open ones follow from it
        self.answered: i64 = 0
        self.secrets: i64 = 0  # times that something hidden was revealed: undo never crosses one
        self.log: list[Event] | None = None
        self.script: list[list[int]] | None = None  # results of coming shuffles, for scenes only

    def copy(self) -> RaceState:
        """An independent race in the same state; the circuit and its rules are shared."""
        cars = [car.copy() for car in self.cars]
        other = RaceState(self.track, self.rules, cars)
        other.stress_supply = self.stress_supply
        other.round = self.round
        other.step = self.step
        other.order = self.order  # replaced, never changed
        other.at = self.at
        other.active = self.active
        other.waiting = self.waiting
        other.turn = self.turn.copy()
        other.results = self.results[:]
        other.asked = self.asked
        other.answered = self.answered
        other.secrets = self.secrets
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

    def ahead_key(self, car: Car) -> i64:
        """Greater for the car that is ahead (TRACK-7)."""
        return car.progress * 2 - car.spot

    def in_order(self, status: i64) -> list[int]:
        """Seats of all cars with this status, the leader first (TRACK-7)."""
        seats: list[int] = []
        for car in self.cars:
            if car.status == status:
                key = self.ahead_key(car)
                at = len(seats)
                while at > 0 and self.ahead_key(self.cars[seats[at - 1]]) < key:
                    at -= 1
                seats.insert(at, car.seat)
        return seats

    def racing_order(self) -> list[int]:
        """Seats of the cars still racing, the leader first (ROUND-5)."""
        return self.in_order(RACING)

    def finishing_order(self) -> list[int]:
        """Seats of the cars that finished in this round, the furthest first (FINISH-3)."""
        return self.in_order(FINISHED)

    def position(self, seat: i64) -> i64:
        """Place of a car in the race as it stands, from 1 (TRACK-7, FINISH-2)."""
        place: i64 = 0
        for listed in self.results:
            place += 1
            if listed == seat:
                return place
        key = self.ahead_key(self.cars[seat])
        place += 1
        for car in self.cars:
            if car.on_track() and self.ahead_key(car) > key:
                place += 1
        return place

    def encoded(self) -> list[int]:
        """Every number of the race itself, in a fixed order (cars and turn apart)."""
        return [
            self.stress_supply, self.round, self.step, self.at, self.active, self.waiting, self.asked,
            self.answered, self.secrets,
        ]  # fmt: skip

    def decode(self, numbers: list[int], order: list[int], results: list[int]) -> None:
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
        self.order = order
        self.results = results
