"""The result of a race as data (`slipstream-race/1`) and as a page of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from slipstream import build
from slipstream.core.race import Race
from slipstream.core.rules import RULES_VERSION
from slipstream.record import Record
from slipstream.setup import COLOURS

FORMAT: Final = "slipstream-race/1"


def classification(race: Race, drivers: Sequence[str]) -> list[dict[str, Any]]:
    """One row per car, the winner first."""
    rows = []
    for place, seat in enumerate(race.state.results, 1):
        car = race.state.cars[seat]
        rows.append(
            {
                "place": place,
                "seat": seat,
                "colour": COLOURS[seat],
                "driver": drivers[seat],
                "grid": car.grid,
                "status": "finished",
                "finish_round": car.finish_round,
                "progress": car.progress,
                "spot": "RO"[car.spot],
                "spin_outs": car.spin_outs,
                "heat_paid": car.heat_paid,
            }
        )
    return rows


def race_report(record: Record, race: Race) -> dict[str, Any]:
    """The result of a finished race, as the command line prints it with --json."""
    return {
        "format": FORMAT,
        "circuit": record.setup.course.id,
        "laps": record.setup.laps,
        "seed": record.seed,
        "rules_version": RULES_VERSION,
        "build": build(),
        "rounds": race.state.round,
        "decisions": race.state.answered,
        "classification": classification(race, record.drivers),
    }
