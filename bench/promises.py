"""Does *Race now* promise what comes? Somebody who follows the hints races for a while.

    .venv/bin/python bench/promises.py [--people 4] [--races 50] [--laps 1] [--rollouts 128] [--field NAME]

Everybody begins as a newcomer of the page: opponents and promises come from the page's own code, which
knows only the races before. Whoever races takes the first hint at every decision, plan, React, Slipstream and
discard; where there is only one answer, there is nothing to follow. Circuits come by turns.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, Final

from slipstream.circuits.loader import CIRCUITS
from slipstream.coach.hints import HINT_ROLLOUTS, hint
from slipstream.core.decisions import Decision
from slipstream.core.race import Race
from slipstream.drivers import choose, driver_luck, make_driver
from slipstream.games.setup import RaceSetup

ROOT: Final = Path(__file__).resolve().parent.parent
SCALE: Final = ROOT / "src" / "slipstream" / "data" / "strength.json"
CARS: Final = 6
KNOWN_AFTER: Final = 5  # races: before that the sentence says that it guesses
BINS: Final = (0.0, 0.1, 0.2, 0.3, 0.4, 0.55, 0.75, 1.0)
SURE: Final = 1.96
Json = dict[str, Any]


@dataclass(frozen=True)
class Kept:
    """What was promised before a race, and what came of it."""

    number: int
    chance: float
    low: float
    high: float
    won: bool
    place: int
    field: tuple[str, ...]


class Page:
    """The page's own words about opponents."""

    def __init__(self) -> None:
        self.running = subprocess.Popen(
            ["node", "web/scripts/promises.mjs", str(SCALE)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **wanted: Any) -> Json:
        assert self.running.stdin is not None
        assert self.running.stdout is not None
        self.running.stdin.write(json.dumps(wanted) + "\n")
        self.running.stdin.flush()
        found: Json = json.loads(self.running.stdout.readline())
        return found

    def close(self) -> None:
        assert self.running.stdin is not None
        self.running.stdin.close()
        self.running.wait()


def follow(race: Race, decision: Decision, rollouts: int, seed: int) -> Any:
    """The first hint."""
    if len(decision.options) == 1:
        return decision.options[0]
    return hint(race.view(decision.seat), decision, rollouts, seed).plans[0].action


def raced(circuit: str, laps: int, seed: int, you: int, names: list[str], rollouts: int) -> list[int]:
    """Seats in the order of the finish."""
    legends = sum(name.startswith("legend") for name in names)
    pro = max((int(name.partition("+")[2] or 0) for name in names if name.startswith("legend")), default=0)
    race = RaceSetup(circuit, cars=CARS, laps=laps, legends=legends, pro=pro).start_race(seed, log=False)
    drivers = {
        seat: make_driver(name, driver_luck(seed, seat))
        for seat, name in enumerate(names)
        if seat != you and not name.startswith("legend")
    }
    asked = 0
    while pending := race.pending():
        decision = pending[0]
        if decision.seat == you:
            asked += 1
            action = follow(race, decision, rollouts, 1000 * seed + asked)
        else:
            action = choose(drivers[decision.seat], race, decision)
        race.apply(decision.seat, action, decision.id)
    return [int(seat) for seat in race.state.results]


def career(person: int, wanted: argparse.Namespace) -> list[Kept]:
    """Race after race, against whom the page picks."""
    page, known, kept = Page(), [], []
    for number in range(wanted.races):
        circuit = CIRCUITS[(number + person) % len(CIRCUITS)]
        where = {"circuit": circuit, "circuit_file": None, "garage": None, "weather": False}
        field = [wanted.field] * (CARS - 1) if wanted.field else None
        told = page.ask(races=known, where=where, number=CARS - 1, field=field)
        names = list(told["rivals"])
        you = 0 if any(name.startswith("legend") for name in names) else (number * 5 + person) % CARS
        names.insert(you, "me")
        seed = wanted.seed + 10_000 * person + number
        order = raced(circuit, wanted.laps, seed, you, names, wanted.rollouts)
        place = order.index(you) + 1
        known.append({"id": str(number), "at": number, "where": where, "order": [names[at] for at in order]})
        kept.append(
            Kept(number, told["chance"], told["low"], told["high"], place == 1, place, tuple(told["rivals"]))
        )
        print(
            f"{person}.{number} {circuit} place {place}, promised {told['chance']:.2f}, {'/'.join(names)}",
            file=sys.stderr,
        )
    page.close()
    return kept


def share(kept: list[Kept]) -> str:
    """Won, of how many, with its 95 % interval (Wilson), beside what was promised."""
    n, won = len(kept), sum(one.won for one in kept)
    p, z = won / n, SURE
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    promised = sum(one.chance for one in kept) / n
    within = "within" if middle - half <= promised <= middle + half else "OUTSIDE"
    return (
        f"| {n} | {100 * promised:.1f} | {100 * p:.1f} "
        f"| {100 * (middle - half):.1f} to {100 * (middle + half):.1f} | {within} |"
    )


def main() -> None:
    """Race, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--races", type=int, default=50)
    parser.add_argument("--laps", type=int, default=1)
    parser.add_argument("--rollouts", type=int, default=HINT_ROLLOUTS)
    parser.add_argument("--seed", type=int, default=77_000_000)
    parser.add_argument("--field", help="always against five of these, whatever the page would pick")
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    with ProcessPoolExecutor(wanted.workers) as pool:
        kept = [
            one for found in pool.map(partial(career, wanted=wanted), range(wanted.people)) for one in found
        ]
    known = [one for one in kept if one.number >= KNOWN_AFTER] or kept
    print("| races | n | promised % | won % | 95 % | promise |\n| --- | ---: | ---: | ---: | ---: | --- |")
    print(f"| all {share(kept)}")
    print(f"| after the first {KNOWN_AFTER} {share(known)}")
    for low, high in pairwise(BINS):
        some = [one for one in kept if low <= one.chance < high]
        if some:
            print(f"| promised {100 * low:.0f} to {100 * high:.0f} % {share(some)}")
    for driver in sorted({one.field for one in kept}):
        some = [one for one in kept if one.field == driver]
        print(f"| {', '.join(driver)} {share(some)}")


if __name__ == "__main__":
    main()
