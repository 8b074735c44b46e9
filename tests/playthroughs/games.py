"""The golden races: which they are, and how each becomes a page of text. Test and tool share this."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from slipstream.drivers import drive_recorded, driver_luck, make_driver
from slipstream.grand_prix import GrandPrix
from slipstream.record import Recorded
from slipstream.setup import RaceSetup
from slipstream.storyteller import tell
from slipstream.summary import race_report

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class Game:
    """One golden race; `drivers` repeats over the seats."""

    name: str
    setup: RaceSetup
    seed: int
    drivers: tuple[str, ...] = ("rookie",)

    @property
    def path(self) -> Path:
        """Where its text is kept."""
        return FOLDER / f"{self.name}.txt"


GAMES: Final = [
    Game("usa_six_rookies", RaceSetup("usa", 6), seed=1),
    Game("gb_five_rookies", RaceSetup("gb", 5), seed=2),
    Game("france_four_rookies", RaceSetup("france", 4, chance="secure"), seed=3),
    Game("italia_two_rookies", RaceSetup("italia", 2, handicaps={0: 2}), seed=4),
    Game("usa_learning_race", RaceSetup("usa", 4, laps=1), seed=5, drivers=("rookie", "random")),
    Game("italia_three_at_random", RaceSetup("italia", 3, laps=1), seed=6, drivers=("random",)),
]


def transcript(game: Game) -> str:
    """The whole race, turn by turn, and its result."""
    setup = game.setup
    names = [game.drivers[seat % len(game.drivers)] for seat in range(setup.cars)]
    recorded = Recorded(setup, game.seed, names)
    seats = [make_driver(name, driver_luck(game.seed, seat)) for seat, name in enumerate(names)]
    drive_recorded(recorded, seats)
    assert isinstance(recorded.game, GrandPrix)
    report = race_report(recorded.record, recorded.game)
    lines = [
        f"{setup.course.name}, {setup.laps} laps, {setup.cars} cars, seed {game.seed}, {setup.chance} chance"
    ]
    if setup.handicaps:
        lines.append(
            "handicaps: " + ", ".join(f"seat {seat} -{n} Heat" for seat, n in setup.handicaps.items())
        )
    lines.append("")
    tell(lines.append, recorded.record)
    lines += ["", f"After {report['rounds']} rounds and {report['decisions']} decisions:"]
    for row in report["classification"]:
        lines.append(
            f"{row['place']}. {row['colour']} ({row['driver']}), from grid {row['grid']}, in round "
            f"{row['finish_round']} at {row['progress']}{row['spot']}, {row['spin_outs']} spin-outs, "
            f"{row['heat_paid']} Heat paid"
        )
    return "\n".join(lines) + "\n"
