"""The result of a race as data: the rows of a classification."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from slipstream.core.car import ELIMINATED
from slipstream.core.race import Race
from slipstream.games.setup import COLOURS


def classification(
    race: Race, drivers: Sequence[str], colours: Sequence[str] = COLOURS
) -> list[dict[str, Any]]:
    """One row per car, the winner first; drivers and colours by seat."""
    rows = []
    for place, seat in enumerate(race.state.results, 1):
        car = race.state.cars[seat]
        rows.append(
            {
                "place": place,
                "seat": seat,
                "colour": colours[seat],
                "driver": drivers[seat],
                "grid": int(car.grid),
                "status": "eliminated" if car.status == ELIMINATED else "finished",
                "finish_round": int(car.finish_round),
                "progress": int(car.progress),
                "spot": "RO"[car.spot],
                "spin_outs": int(car.spin_outs),
                "heat_paid": int(car.heat_paid),
            }
        )
    return rows
