"""RaceRules: every number a race can change. Modules write them at set-up, the steps read them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.track import Track

RULES_VERSION: Final = 1  # raised by every change of the rules; records carry it

MIN_CARS: Final = 2
MAX_CARS: Final = 6
MAX_HANDICAP: Final = 2
STRESS_IN_BOX: Final = 37
HEAT_IN_BOX: Final = 48


class RaceRules:
    """The numbers of one race, starting from the printed ones. Shared by copies, never changed later."""

    def __init__(self, track: Track, laps: int, cars: int) -> None:
        self.laps: i64 = laps
        self.finish: i64 = laps * track.length  # progress that completes the race (TRACK-6)
        self.hand_limit: i64 = 7  # DRAW-3
        self.heat: i64 = track.heat  # SETUP-2
        self.stress: i64 = track.stress
        self.adrenaline_cars: i64 = 1 if cars <= 4 else 2  # ADR-1
        self.slipstream_spaces: i64 = 2  # SLIP-3
        #                            gear:  -  1  2  3  4
        self.cooldown_by_gear: list[int] = [0, 3, 1, 0, 0]  # COOL-1..3
        self.stress_by_gear: list[int] = [0, 1, 1, 2, 2]  # SPIN-3
        self.speed_limit: list[int] = [int(corner.limit) for corner in track.corners]  # CORNER-3

    def encoded(self) -> list[int]:
        """Every number, in a fixed order."""
        return [
            self.laps, self.finish, self.hand_limit, self.heat, self.stress, self.adrenaline_cars,
            self.slipstream_spaces, *self.cooldown_by_gear, *self.stress_by_gear, *self.speed_limit,
        ]  # fmt: skip
