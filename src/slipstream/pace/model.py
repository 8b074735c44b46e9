"""The pace model: rounds to go at the end of a turn, as a sum of small tables over few numbers.

The numbers describe a car after step 8, before it replenishes: spaces to go, gear, Heat in the engine, Heat
and Stress in hand, the cards kept (low, middle, high), and the draw pile (size, Heat in it, balance of high
and low cards). What a hand may become is inside the tables: they are learned from whole races.

A position is an index. On a trained circuit it is the number of spaces to go; the general model counts the
spaces to the next corner line instead, together with its limit, and adds a constant pace for the rest.
"""

from __future__ import annotations

from librt.vecs import vec

from slipstream.core.steps.shift_gears import GEARS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

ENGINE: Final = 8  # 0 to 7 and more
ENGINE_BITS: Final = 3
HAND_HEAT: Final = 5
HAND_STRESS: Final = 4
LOW: Final = 3  # cards of value 0 and 1
TWOS: Final = 3
THREES: Final = 3
HIGH: Final = 4  # cards of value 4 and more
KEPT: Final = 108  # LOW * TWOS * THREES * HIGH
SLOW: Final = 4  # low cards and twos together
DRAW: Final = 20
DRAW_HEAT: Final = 5
BALANCE: Final = 7

OVERSHOOT: Final = 14.0  # spaces beyond the finish line that count as a round
GENERAL_SPACES: Final = 24  # spaces to a corner line that the general model tells apart
GENERAL_LIMITS: Final = 8


def finish_time(round: i64, beyond: i64) -> float:
    """The moment of a finish in rounds: the further beyond the line in its round, the earlier."""
    return float(int(round)) - float(int(beyond)) / OVERSHOOT


def slow_and_high(kept: i64) -> i64:
    """The index of kept cards for the coarser table: all cards below three together, and the high ones."""
    slow = kept // (TWOS * THREES * HIGH) + kept // (THREES * HIGH) % TWOS
    return (slow if slow < SLOW else SLOW - 1) * HIGH + kept % HIGH


class Sample:
    """One car at the end of one turn, as indices into the tables."""

    def __init__(self) -> None:
        self.position: i64 = 0
        self.base: float = 0.0  # rounds by the constant pace
        self.gear: i64 = 0  # from 0
        self.engine: i64 = 0
        self.heat: i64 = 0
        self.stress: i64 = 0
        self.kept: i64 = 0
        self.pile: i64 = 0  # index into draw_heat, the engine apart
        self.balance: i64 = 0  # index into balance
        self.round: i64 = 0


class PaceModel:
    """The tables, and the one that is made of them for choosing: the best that can be kept of a hand."""

    def __init__(self, positions: int, length: int, spaces_a_round: float) -> None:
        self.positions: i64 = positions  # how many there are
        self.length: i64 = length  # of a lap; 0 in the general model
        self.spaces_a_round: float = spaces_a_round
        self.general = length == 0
        #: tables for races with more than the base game; None: these serve for all
        self.box: PaceModel | None = None
        self.gear_engine: list[float] = [0.0] * (positions * GEARS * ENGINE)
        self.hand: list[float] = [0.0] * (positions * HAND_HEAT * HAND_STRESS)
        self.kept: list[float] = [0.0] * (positions * KEPT)
        self.gear_kept: list[float] = [0.0] * (positions * GEARS * SLOW * HIGH)
        self.engine_heat: list[float] = [0.0] * (positions * ENGINE * HAND_HEAT)
        self.gear_heat: list[float] = [0.0] * (positions * GEARS * HAND_HEAT)
        self.draw_heat: list[float] = [0.0] * (DRAW * DRAW_HEAT * ENGINE)
        self.balance: list[float] = [0.0] * (DRAW * BALANCE)
        self.car: list[float] = [0.0] * (GEARS * ENGINE * HAND_HEAT * HAND_STRESS)
        # packed: these two are large, and looked up all the time
        self.best_kept: vec[float] = vec[float]([0.0] * (positions * GEARS * KEPT + KEPT))
        self.nothing_kept: i64 = (
            positions * GEARS * KEPT
        )  # its last part: after the race, cards count nothing
        self.whole_car: vec[float] = vec[float](
            [0.0] * (positions * GEARS * ENGINE * HAND_HEAT * HAND_STRESS)
        )

    def tables(self) -> list[tuple[str, list[float]]]:
        """Every learned table by name, in a fixed order."""
        return [
            ("gear_engine", self.gear_engine),
            ("hand", self.hand),
            ("kept", self.kept),
            ("gear_kept", self.gear_kept),
            ("engine_heat", self.engine_heat),
            ("gear_heat", self.gear_heat),
            ("draw_heat", self.draw_heat),
            ("balance", self.balance),
            ("car", self.car),
        ]

    def for_race(self, whole_box: bool) -> PaceModel:
        """The tables for a race: of the base game, or of the whole box."""
        box = self.box
        return box if whole_box and box is not None else self

    def start_careful(self) -> None:
        """Numbers to begin with: Heat is worth having in the engine; Heat and Stress in hand are not."""
        gear: i64 = 0
        at: i64 = 0
        while gear < GEARS:
            for engine in range(ENGINE):
                for heat in range(HAND_HEAT):
                    for stress in range(HAND_STRESS):
                        lack = 1.0 / (1.0 + engine)
                        self.car[at] = 0.8 * lack + 0.08 * heat + (0.05 + 0.1 * lack) * stress
                        at += 1
            gear += 1
        self.freeze()

    def freeze(self) -> None:
        """Work out what choosing looks up: the value of the best part of every hand, and of every car."""
        self.add_up_cars()
        self.find_best_kept()

    def add_up_cars(self) -> None:
        """Work out `whole_car`: gear, engine, Heat and Stress in hand at a position, in one table."""
        whole = self.whole_car
        position: i64 = 0
        at: i64 = 0
        while position < self.positions:
            gear: i64 = 0
            while gear < GEARS:
                engine: i64 = 0
                while engine < ENGINE:
                    heat: i64 = 0
                    while heat < HAND_HEAT:
                        stress: i64 = 0
                        while stress < HAND_STRESS:
                            whole[at] = self.car_value(position, gear, engine, heat, stress)
                            at += 1
                            stress += 1
                        heat += 1
                    engine += 1
                gear += 1
            position += 1

    def find_best_kept(self) -> None:
        """Work out `best_kept`: for every hand, the value of the best part of it."""
        best = self.best_kept
        position: i64 = 0
        while position < self.positions:
            gear: i64 = 0
            while gear < GEARS:
                at = (position * GEARS + gear) * KEPT
                index: i64 = 0
                while index < KEPT:
                    value = self.keep_value(position, gear, index)
                    if index >= TWOS * THREES * HIGH and best[at + index - TWOS * THREES * HIGH] < value:
                        value = best[at + index - TWOS * THREES * HIGH]
                    if index // (THREES * HIGH) % TWOS > 0 and best[at + index - THREES * HIGH] < value:
                        value = best[at + index - THREES * HIGH]
                    if index // HIGH % THREES > 0 and best[at + index - HIGH] < value:
                        value = best[at + index - HIGH]
                    if index % HIGH > 0 and best[at + index - 1] < value:
                        value = best[at + index - 1]
                    best[at + index] = value
                    index += 1
                gear += 1
            position += 1

    def pile_value(self, pile: i64, balance: i64, engine: i64) -> float:
        """What the draw pile adds."""
        return self.draw_heat[pile * ENGINE + engine] + self.balance[balance]

    def car_value(self, position: i64, gear: i64, engine: i64, heat: i64, stress: i64) -> float:
        """What gear, engine, Heat and Stress in hand add at a position; numbers are capped, gear from 0."""
        return (
            self.gear_engine[(position * GEARS + gear) * ENGINE + engine]
            + self.hand[(position * HAND_HEAT + heat) * HAND_STRESS + stress]
            + self.engine_heat[(position * ENGINE + engine) * HAND_HEAT + heat]
            + self.gear_heat[(position * GEARS + gear) * HAND_HEAT + heat]
            + self.car[((gear * ENGINE + engine) * HAND_HEAT + heat) * HAND_STRESS + stress]
        )

    def keep_value(self, position: i64, gear: i64, kept: i64) -> float:
        """What exactly these kept cards add."""
        return (
            self.kept[position * KEPT + kept]
            + self.gear_kept[(position * GEARS + gear) * (SLOW * HIGH) + slow_and_high(kept)]
        )

    def estimate(self, sample: Sample) -> float:
        """Rounds to go of a sample."""
        return (
            sample.base
            + self.car_value(sample.position, sample.gear, sample.engine, sample.heat, sample.stress)
            + self.keep_value(sample.position, sample.gear, sample.kept)
            + self.pile_value(sample.pile, sample.balance, sample.engine)
        )

    def learn(self, sample: Sample, rounds: float, rate: float) -> float:
        """Move every table a little towards what was seen; gives the error before."""
        error = rounds - self.estimate(sample)
        step = error * rate
        position = sample.position
        gear = sample.gear
        engine = sample.engine
        heat = sample.heat
        stress = sample.stress
        kept = sample.kept
        self.gear_engine[(position * GEARS + gear) * ENGINE + engine] += step
        self.hand[(position * HAND_HEAT + heat) * HAND_STRESS + stress] += step
        self.car[((gear * ENGINE + engine) * HAND_HEAT + heat) * HAND_STRESS + stress] += step
        self.kept[position * KEPT + kept] += step
        self.gear_kept[(position * GEARS + gear) * (SLOW * HIGH) + slow_and_high(kept)] += step
        self.engine_heat[(position * ENGINE + engine) * HAND_HEAT + heat] += step
        self.gear_heat[(position * GEARS + gear) * HAND_HEAT + heat] += step
        self.draw_heat[sample.pile * ENGINE + engine] += step
        self.balance[sample.balance] += step
        return error
