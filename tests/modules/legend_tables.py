"""The golden tables of Legend moves: where every Legend card takes a Legend from every space.

Only the Top Speed tells the cards of a colour apart, for the diamond follows from it: ten columns are all
sixty helmets. `cards.txt` says which helmet has which Top Speed.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from slipstream.circuits.loader import load_circuit
from slipstream.core.car import Car
from slipstream.core.chance import FastStream
from slipstream.core.legends import LEGEND_MOVES, drive_legend, move_legend
from slipstream.core.rules import RaceRules
from slipstream.core.state import RaceState
from slipstream.core.track import Track
from slipstream.core.turn_data import Turn
from slipstream.games.setup import COLOURS
from slipstream.modules.legend_cards import deal_legends

FOLDER: Final = Path(__file__).parent / "legend_moves"
CIRCUITS: Final = ("usa", "gb", "france", "italia")
HELMETS: Final = tuple(zip(range(10, 20), (0, 0, 1, 1, 1, 2, 2, 2, 3, 3), strict=True))
CARDS: Final = 10
LAPS: Final = 3
MIDDLE, FINAL = 2, 3  # the laps that are shown


@cache
def empty_track(name: str) -> RaceState:
    """One Legend on the circuit, in a race of three laps."""
    track = load_circuit(name).track
    rules = RaceRules(track, LAPS, 2)
    deal_legends(rules, COLOURS, 0)
    luck = FastStream(1)
    return RaceState(track, rules, [Car(0, True, [], luck)], Turn(), luck, luck)


def alone_at(name: str, lap: int, space: int, seat: int = 0) -> RaceState:
    """A Legend alone on this space, in this lap; the seat is its colour."""
    state = empty_track(name)
    car = state.cars[0]
    car.seat, car.space, car.spot = seat, space, 0
    car.progress = (lap - 1) * int(state.track.length) + space
    return state


def moved(name: str, lap: int, space: int, top_speed: int, diamond: int) -> tuple[str, int]:
    """The move a Legend makes, and the progress where it ends."""
    state = alone_at(name, lap, space)
    move = move_legend(state, state.cars[0], top_speed, diamond)
    return LEGEND_MOVES[move], int(state.cars[0].progress)


def driven(name: str, lap: int, space: int, seat: int, card: int) -> int:
    """Where the Legend of this colour ends its turn under this card."""
    state = alone_at(name, lap, space, seat)
    state.legend_card = card
    drive_legend(state, state.cars[0])
    return int(state.cars[0].progress)


def written(track: Track, lap: int, move: str, progress: int) -> str:
    """A move as it stands in a table: A or B, + beyond the start/finish line, and the space."""
    over, space = divmod(progress, int(track.length))
    return f"{move}{'+' if over == lap else ' '}{space:>2}"


def moves_text(name: str) -> str:
    """The table of one circuit."""
    track = load_circuit(name).track
    lines = [
        f"Legend moves on {name}: from every space, alone on the track, by Top Speed and diamond.",
        "Move A or B and the space where it ends; + is a space beyond the start/finish line.",
        "A space marked * is past the Legend line.",
    ]
    titles = {MIDDLE: "a lap in the middle of the race", FINAL: "the final lap: + has finished"}
    for lap, title in titles.items():
        lines += ["", f"== {title}", ""]
        lines.append("space   " + " ".join(f"{top}/{diamond}" for top, diamond in HELMETS))
        for space in range(int(track.length)):
            for corner in track.corners:
                if corner.line == space:
                    lines.append(f"------- {corner.id}, Speed Limit {corner.limit}")
            cells = [written(track, lap, *moved(name, lap, space, *helmet)) for helmet in HELMETS]
            mark = "*" if track.past_legend_line(space) else " "
            lines.append(f"  {space:>3} {mark} " + " ".join(cells))
    return "\n".join(lines) + "\n"


def cards_text() -> str:
    """Which helmet has which Top Speed and diamond: ten cards, six colours."""
    rules = empty_track("usa").rules
    lines = ["Legend cards: Top Speed/diamond of every colour.", ""]
    lines.append("card " + " ".join(f"{colour:>6}" for colour in COLOURS))
    for card in range(CARDS):
        helmets = zip(rules.legend_top_speed[card], rules.legend_diamond[card], strict=True)
        lines.append(f"{card + 1:>4} " + " ".join(f"{top:>4}/{diamond}" for top, diamond in helmets))
    return "\n".join(lines) + "\n"


#: every golden file, and how it is written
NAMES: Final = ("cards.txt", *(f"{name}.txt" for name in CIRCUITS))


def text_of(file: str) -> str:
    """What one golden file should say."""
    return cards_text() if file == "cards.txt" else moves_text(file.removesuffix(".txt"))
