"""Plays the games of tests/records/old anew: after a change of the rules version theirs are refused.

.venv/bin/python tools/rewrite_old_records.py

Set-up, seed, drivers and the number of answers stay those of the file; a finished game is driven to its end.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from slipstream.drivers import Driver, choose, driver_luck, make_driver
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.records.record import Recorded
from slipstream.records.results import race_results
from slipstream.records.snapshot import encode
from slipstream.records.summary import race_report, season_report

FOLDER: Final = Path(__file__).parents[1] / "tests" / "records" / "old"
#: answers before the stored state that a game goes on from
BEFORE: Final = {"from_the_middle": 40, "season_from_the_middle": 700}


def drive_on(recorded: Recorded, drivers: list[Driver], answers: int) -> None:
    """So many answers further, or to the end."""
    for _ in range(answers):
        decisions = recorded.game.pending()
        if not decisions:
            return
        decision = decisions[0]
        recorded.apply(decision.seat, choose(drivers[decision.seat], recorded.game, decision), decision.id)


def play(name: str, data: dict[str, Any], finished: bool) -> Recorded:
    """The game of a file under the rules of today."""
    setup: RaceSetup | SeasonSetup = (
        SeasonSetup.from_data(data["season"]) if "season" in data else RaceSetup.from_data(data["setup"])
    )
    seed = int(data["seed"], 16)
    drivers = [make_driver(level, driver_luck(seed, seat)) for seat, level in enumerate(data["drivers"])]
    recorded = Recorded(setup, seed, data["drivers"])
    if name in BEFORE:
        drive_on(recorded, drivers, BEFORE[name])
        recorded.restart_from_here()
    drive_on(recorded, drivers, 10**6 if finished else len(data["actions"]))
    return recorded


def known(recorded: Recorded) -> dict[str, Any]:
    """What this version knows of a game; what lies before a stored state cannot be told."""
    record, game = recorded.record, recorded.game
    if game.season is not None:
        report = season_report(record, game.season)
        races = 0 if record.origin is not None else len(game.season.results)
    else:
        assert game.grand_prix is not None
        report, races = race_report(record, game.grand_prix), int(game.over)
        del report["build"]
    return {
        "report": report,
        "results": [race_results(record, number) for number in range(races)],
        "waiting": [[decision.seat, decision.step] for decision in game.pending()],
        "state": encode(game).hex(),
    }


def main() -> None:
    """Write every game, and what is known of it."""
    for path in sorted(FOLDER.glob("*.known.json")):
        name = path.name.partition(".")[0]
        record = FOLDER / f"{name}.json"
        finished = not json.loads(path.read_text(encoding="utf-8"))["waiting"]
        recorded = play(name, json.loads(record.read_text(encoding="utf-8")), finished)
        recorded.record.save(record)
        path.write_text(json.dumps(known(recorded), separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"written {name}")


if __name__ == "__main__":
    main()
