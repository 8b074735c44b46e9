"""Records for the coach: short races of automated drivers."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

from slipstream.drivers import drive_recorded, driver_luck, make_driver
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.records.record import Record, Recorded

LONG: Final = os.environ.get("SLIPSTREAM_LONG") == "1"
WORLDS: Final = 8  # a power of two, as always in a review

SETUPS: Final[dict[str, RaceSetup | SeasonSetup]] = {
    "plain": RaceSetup("usa", cars=2, laps=1),
    "close": RaceSetup("usa", cars=4, laps=1),
    "modules": RaceSetup("france", 3, 1, legends=1, garage="all", weather=True, tournament=True),
    "season": SeasonSetup("1961", 2, 1),
}


@cache
def driven(name: str, drivers: tuple[str, ...] = ("rookie", "random"), seed: int = 5) -> Record:
    """A whole race or season of these drivers."""
    setup = SETUPS[name]
    recorded = Recorded(setup, seed, [drivers[seat % len(drivers)] for seat in range(setup.players)])
    seats = [
        make_driver(driver, driver_luck(seed, seat)) for seat, driver in enumerate(recorded.record.drivers)
    ]
    drive_recorded(recorded, seats)
    return recorded.record
