"""Measures what racing on the four circuits of the box is like: `src/slipstream/data/band.json`.

.venv/bin/python tools/band.py [--races 1200]
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.core.rules import RULES_VERSION
from slipstream.games.setup import RaceSetup
from slipstream.lab.circuit_study import circuit_study
from slipstream.lab.job import Job

TARGET: Final = Path(__file__).parents[1] / "src/slipstream/data/band.json"
SEED: Final = 6


def measure(name: str, races: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The row of one circuit, and its whole study."""
    job = Job((("club",) * 6,), (RaceSetup(name, cars=6),), SEED)
    report = circuit_study(job, [job.run(number) for number in range(job.blocks_for(races))])
    row = {
        "circuit": name,
        "place": load_circuit(name).place,
        "races": report["races"],
        "rounds": round(report["rounds"]["winner"]["mean"], 2),
        "lead_changes": round(report["lead_changes"]["mean"], 2),
        "overtakes": round(report["overtakes"]["mean"], 1),
    }
    return row, report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=1200)
    races = parser.parse_args().races
    found = [measure(name, races) for name in circuit_names()]
    corners = [corner for _, report in found for corner in report["corners"]]
    rows = [row for row, _ in found]

    def ends(values: list[float], digits: int) -> list[float]:
        return [round(min(values), digits), round(max(values), digits)]

    band = {
        "rules_version": RULES_VERSION,
        "drivers": "six club drivers",
        "seed": SEED,
        "circuits": rows,
        "rounds": ends([row["rounds"] for row in rows], 1),
        "lead_changes": ends([row["lead_changes"] for row in rows], 1),
        "overtakes": ends([row["overtakes"] for row in rows], 0),
        "spins": ends([corner["spin_outs_a_pass"]["mean"] for corner in corners], 4),
        "heat": ends([corner["heat_a_pass"]["mean"] for corner in corners], 2),
    }
    TARGET.write_text(json.dumps(band, indent=2) + "\n", encoding="utf-8")
    print(TARGET.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
