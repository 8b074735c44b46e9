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
HAND_LIMIT: Final = 7  # DRAW-3
STRESS_IN_BOX: Final = 37
HEAT_IN_BOX: Final = 48
NEVER: Final = 1 << 30  # a threshold nobody reaches


class RaceRules:
    """The numbers of one race, starting from the printed ones. Shared by copies, never changed later."""

    def __init__(self, track: Track, laps: int, cars: int) -> None:
        self.laps: i64 = laps
        self.finish: i64 = track.finish(laps)  # progress that completes the race (TRACK-6)
        self.tournament = False  # the gear is named late (TOURNAMENT-1)

        # Preparation of every player (SETUP-2, WEATHER-3..8)
        self.heat: i64 = track.heat
        self.stress: i64 = track.stress
        self.heat_to_draw_pile: i64 = 0  # Heat moved from the engine before the race
        self.heat_to_discard_pile: i64 = 0
        self.sponsors_at_start: i64 = 0  # CHAMP-15

        # The turn
        self.hand_limit: i64 = HAND_LIMIT
        self.adrenaline_cars: i64 = 1 if cars <= 4 else 2  # ADR-1
        self.slipstream_spaces: i64 = 2  # SLIP-3
        #                            gear:  -  1  2  3  4
        self.cooldown_by_gear: list[int] = [0, 3, 1, 0, 0]  # COOL-1..3
        self.stress_by_gear: list[int] = [0, 1, 1, 2, 2]  # SPIN-3
        self.spin_out_eliminates = False  # EVENT-12

        # By corner
        self.speed_limit: list[int] = [int(corner.limit) for corner in track.corners]  # CORNER-3
        self.corner_surcharge: list[int] = [0] * len(track.corners)  # ROAD-6
        self.press_corner: list[bool] = [False] * len(track.corners)  # PRESS-1

        # By space: what the sector gives to a car that stands in it now (WEATHER-15)
        self.sector_effects = False  # is any of these set?
        self.no_cooldown: list[int] = [0] * int(track.length)  # WEATHER-13
        self.cooldown_bonus: list[int] = [0] * int(track.length)  # WEATHER-12
        self.no_slipstream: list[int] = [0] * int(track.length)  # WEATHER-11
        self.weather_slipstream: list[int] = [0] * int(track.length)  # WEATHER-10
        self.road_slipstream: list[int] = [0] * int(track.length)  # ROAD-7
        self.free_boost: list[int] = [0] * int(track.length)  # ROAD-8

        # Sponsor cards (EVENT-3, 4, 10; PRESS)
        self.sponsors_in_play = False
        self.sponsors_for_first_lap: i64 = 0
        self.sponsor_speed: i64 = NEVER
        self.sponsor_overtakes: i64 = NEVER

        # Legends: by card, then by seat (LEGEND-7); Top Speeds include the Pro level (LEGEND-18)
        self.legend_top_speed: list[list[int]] = []
        self.legend_diamond: list[list[int]] = []

    def change_laps(self, track: Track, laps: int) -> None:
        """Another number of laps (EVENT-5, EVENT-7)."""
        self.laps = laps
        self.finish = track.finish(laps)

    def effects_at(self, space: i64) -> list[tuple[str, int]]:
        """What the sector of a space gives or takes, as the tables call it; bonuses one by one (SLIP-12)."""
        effects = [
            ("no_cooldown", self.no_cooldown[space]),
            ("no_slipstream", self.no_slipstream[space]),
            ("cooldown_bonus", self.cooldown_bonus[space]),
            ("slipstream_boost", self.weather_slipstream[space]),
            ("slipstream_boost", self.road_slipstream[space]),
            ("free_boost", self.free_boost[space]),
        ]
        return [effect for effect in effects if effect[1] != 0]

    def in_sector(self, track: Track, corner: int, numbers: list[int], value: int) -> None:
        """Write a sector effect to every space of the sector behind a corner (TRACK-10, ROAD-2)."""
        self.sector_effects = True
        for space in range(int(track.length)):
            if track.sector[space] == corner:
                numbers[space] += value
