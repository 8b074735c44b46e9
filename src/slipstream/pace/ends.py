"""Ends of turns: how many rounds are to go when a car comes to rest somewhere, by corners and tables."""

from __future__ import annotations

from slipstream.core.movement import FURTHEST, full_ahead, nearest_place
from slipstream.core.steps.check_corner import heat_due, place_before, stress_taken
from slipstream.core.steps.shift_gears import FIRST_GEAR, GEARS
from slipstream.pace.model import ENGINE, ENGINE_BITS, HAND_HEAT, HAND_STRESS, KEPT, OVERSHOOT
from slipstream.pace.road import Road, is_whole_box

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState
    from slipstream.pace.model import PaceModel

WORST: Final = 1000.0  # rounds: what must not happen
MOST_ROADS: Final = 6
AFTER_THE_RACE: Final = -1


class Ends:
    """Judges ends of the turn of one car at a time. What it keeps in mind is set by those who ask."""

    def __init__(self, model: PaceModel) -> None:
        self.learned = model  # for races of any kind
        self.model = model  # for the one that is looked at
        self.road: Road | None = None
        self.roads: list[Road] = []  # the last ones: training goes from race to race
        self.start: i64 = 0  # where the turn began
        self.first_line: i64 = 0  # the first corner line from there on
        self.full: i64 = 0  # full spaces from here on, see `full_ahead`
        self.full_from: i64 = 0
        # What an end is judged by, besides place, Speed and engine
        self.gear: i64 = 1
        self.adjust: i64 = 0
        self.heat: i64 = 0
        self.stress: i64 = 0
        self.kept: i64 = 0
        self.pile: i64 = 0
        # What the corners have left, after `ending`
        self.left: i64 = 0
        self.spun = False

    def road_of(self, state: RaceState) -> Road:
        """The road of this race; worked out once for all races that share their rules."""
        road = self.road
        if road is not None and road.rules is state.rules and road.track is state.track:
            return road
        for known in self.roads:
            if known.rules is state.rules and known.track is state.track:
                self.road = known
                self.model = known.model
                return known
        whole_box = is_whole_box(state.track, state.rules, state.cars)
        road = Road(state.track, state.rules, self.learned.for_race(whole_box))
        self.road = road
        self.model = road.model
        if len(self.roads) == MOST_ROADS:
            del self.roads[0]
        self.roads.append(road)
        return road

    def set_out(self, road: Road, progress: i64) -> None:
        """Turns begin here from now on."""
        self.start = progress
        self.first_line = road.line[progress + road.offset]

    # Other cars

    def look_around(self, state: RaceState, car: Car) -> None:
        """Note where other cars may be in the way."""
        self.full = full_ahead(state, car)
        self.full_from = car.progress

    def is_full(self, progress: i64) -> bool:
        """Could this space be full? For certain only in front of the car."""
        ahead = progress - self.full_from
        return ahead < 0 or ahead >= FURTHEST or self.full >> ahead & 1 != 0

    def on_from(self, state: RaceState, car: Car, place: i64, spaces: i64) -> i64:
        """Where a movement of so many spaces from a place ends."""
        if self.full == 0 or not self.is_full((place >> 1) + spaces):
            return place + 2 * spaces
        return nearest_place(state, car, (place >> 1) + spaces, place >> 1)

    # What an end is worth

    def outcome(self, road: Road, state: RaceState, car: Car, place: i64, speed: i64, engine: i64) -> float:
        """Rounds to go when the movement of a turn ends at a place: corners, then the tables."""
        rounds, end = self.ending(road, state, car, place, speed, engine)
        return self.with_cards(rounds, end)

    def ending(
        self, road: Road, state: RaceState, car: Car, place: i64, speed: i64, engine: i64
    ) -> tuple[float, i64]:
        """The same but for the cards; gives an index of place, gear and engine for `with_cards`, too."""
        offset = road.offset
        before = self.start
        end = place >> 1
        gear = self.gear
        stress = self.stress
        self.spun = False
        line = self.first_line
        while line <= end:
            due = heat_due(road.rules, road.corner[before + offset], speed, self.adjust)
            if due > engine:
                self.spun = True
                end = line - 1
                if (self.full != 0 or end < self.full_from) and self.is_full(end):
                    end = place_before(state, car, line) >> 1
                stress += stress_taken(road.rules, state.stress_supply, gear)
                gear = FIRST_GEAR
                engine = 0
                break
            engine -= due
            before = line
            line = road.line[before + offset]
        self.left = engine
        if self.spun and road.rules.spin_out_eliminates:
            return WORST, AFTER_THE_RACE
        if end >= road.finish:
            return float(int(road.finish - end)) / OVERSHOOT, AFTER_THE_RACE
        heat = self.heat
        if engine >= ENGINE:
            engine = ENGINE - 1
        if heat >= HAND_HEAT:
            heat = HAND_HEAT - 1
        if stress >= HAND_STRESS:
            stress = HAND_STRESS - 1
        at = end + road.offset
        index = (road.position[at] * GEARS + gear - 1) * ENGINE + engine
        return road.base[at] + road.model.whole_car[(index * HAND_HEAT + heat) * HAND_STRESS + stress], index

    def with_cards(self, rounds: float, end: i64) -> float:
        """The rounds to go at an end, with the cards that are kept and those of the draw pile."""
        if end == AFTER_THE_RACE:
            return rounds
        model = self.model
        return (
            rounds
            + model.best_kept[(end >> ENGINE_BITS) * KEPT + self.kept]
            + model.draw_heat[self.pile * ENGINE + (end & ENGINE - 1)]
        )
