"""The golden races and seasons: which they are, and how each becomes a text. Test and tool share this."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from slipstream.drivers import drive_recorded, driver_luck, make_driver
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import COLOURS, RaceSetup
from slipstream.records.record import Record, Recorded
from slipstream.records.storyteller import tell
from slipstream.records.summary import race_report, season_report

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class Game:
    """One golden race or season; `drivers` repeats over the players."""

    name: str
    setup: RaceSetup | SeasonSetup
    seed: int
    drivers: tuple[str, ...] = ("novice",)

    @property
    def path(self) -> Path:
        """Where its text is kept."""
        return FOLDER / f"{self.name}.txt"


GAMES: Final = [
    Game("usa_six_novices", RaceSetup("usa", 6), seed=1),
    Game("gb_five_novices", RaceSetup("gb", 5), seed=2),
    Game("france_four_novices", RaceSetup("france", 4, chance="secure"), seed=3),
    Game("italia_two_novices", RaceSetup("italia", 2, handicaps={0: 2}), seed=4),
    Game("usa_learning_race", RaceSetup("usa", 4, laps=1), seed=5, drivers=("novice", "random")),
    Game("italia_three_at_random", RaceSetup("italia", 3, laps=1), seed=6, drivers=("random",)),
    Game(
        "italia_legends_weather", RaceSetup("italia", 5, legends=2, pro=1, garage="quick", weather=True), 15
    ),
    Game("gb_draft_tournament", RaceSetup("gb", 4, garage="all", weather=True, tournament=True), 14),
    Game("season_1961", SeasonSetup("1961", players=2, legends=1), seed=9),
]


def play(game: Game) -> Recorded:
    """Let its drivers drive it."""
    names = [game.drivers[seat % len(game.drivers)] for seat in range(game.setup.players)]
    recorded = Recorded(game.setup, game.seed, names)
    drive_recorded(
        recorded, [make_driver(name, driver_luck(game.seed, seat)) for seat, name in enumerate(names)]
    )
    return recorded


def transcript(game: Game) -> str:
    """The whole game, turn by turn, and its result."""
    recorded = play(game)
    record = recorded.record
    if recorded.game.season is not None:
        lines = season_lines(record, recorded.game.season)
    else:
        assert recorded.game.grand_prix is not None
        lines = race_lines(record, recorded.game.grand_prix)
    return "\n".join(lines) + "\n"


def race_lines(record: Record, game: GrandPrix) -> list[str]:
    """A race: what was agreed and drawn, its story, its classification."""
    report = race_report(record, game)
    setup = game.setup
    lines = [
        f"{setup.course.name}, {setup.laps} laps, {setup.cars} cars, "
        f"seed {record.seed}, {setup.chance} chance"
    ]
    if setup.handicaps:
        lines.append(
            "handicaps: " + ", ".join(f"seat {seat} -{n} Heat" for seat, n in setup.handicaps.items())
        )
    if setup.legends:
        lines.append(f"{setup.legends} Legends, Pro level {setup.pro}")
    if setup.garage or setup.tournament:
        lines.append(f"garage {setup.garage}, {'tournament' if setup.tournament else 'no tournament'}")
    if report["weather"]:
        roads = ", ".join(f"{corner} {road}" for corner, road in report["roads"].items())
        lines.append(f"weather {report['weather']}, roads {roads}")
    if report["upgrades"]:
        lines += [
            f"{COLOURS[seat]} has Upgrades {', '.join(map(str, faces))}"
            for seat, faces in enumerate(report["upgrades"])
            if faces
        ]
    lines.append("")
    tell(lines.append, record)
    lines += ["", f"After {report['rounds']} rounds and {report['decisions']} decisions:"]
    return lines + [row_line(row) for row in report["classification"]]


def row_line(row: dict[str, Any]) -> str:
    """One car of a classification."""
    return (
        f"{row['place']}. {row['colour']} ({row['driver']}), from grid {row['grid']}, in round "
        f"{row['finish_round']} at {row['progress']}{row['spot']}, {row['spin_outs']} spin-outs, "
        f"{row['heat_paid']} Heat paid"
    )


def season_lines(record: Record, season: Season) -> list[str]:
    """A season: its story, each race in a few lines, the standings."""
    setup, report = season.setup, season_report(record, season)
    lines = [
        f"Season {setup.year}, {setup.players} players, {setup.legends} Legends, "
        f"garage {setup.garage}, seed {record.seed}",
        "",
    ]
    tell(lines.append, record)
    for race in report["races"]:
        roads = ", ".join(f"{corner} {road}" for corner, road in race["roads"].items())
        lines += [
            "",
            f"{race['season']}, race {race['race']}: {race['circuit']}, "
            f"event {race['event']} ({race['event_label']})",
        ]
        lines.append(
            f"{race['laps']} laps, {race['rounds']} rounds, weather {race['weather']}, roads {roads}"
        )
        lines.append(f"press corners {', '.join(race['press_corners']) or 'none'}, grid {race['grid']}")
        lines += [f"{row_line(row)}, {row['points']} points" for row in race["classification"]]
    champion = report["champion"]
    lines += ["", f"Champion: {'a Legend is on top' if champion is None else f'seat {champion}'}"]
    for row in report["standings"]:
        lines.append(
            f"{row['place']}. seat {row['seat']} ({row['driver']}), {row['points']} points {row['by_race']}"
        )
    return lines
