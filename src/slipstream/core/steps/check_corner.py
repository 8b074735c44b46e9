"""Step 7: check corner, spin out (CORNER, SPIN)."""

from __future__ import annotations

from slipstream.core.cards import STRESS
from slipstream.core.events import CORNER_PASSED, FOR_CORNER, SPUN_OUT
from slipstream.core.movement import nearest_place, put
from slipstream.core.piles import pay_heat
from slipstream.core.rules import NEVER
from slipstream.core.steps.shift_gears import FIRST_GEAR
from slipstream.core.steps.symbols import total
from slipstream.core.symbols import SYM_LIMIT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.rules import RaceRules
    from slipstream.core.state import RaceState
    from slipstream.core.track import Track

_NO_LIMIT_BACKWARDS: Final = -(1 << 40)


def next_line(track: Track, progress: i64) -> i64:
    """The progress of the first space beyond the next corner line (TRACK-8)."""
    return progress + track.countdown[progress % track.length] + 1


def next_line_of_race(track: Track, rules: RaceRules, progress: i64) -> i64:
    """The same, NEVER if the finish comes first: no corner is checked from there on (FINISH-5)."""
    line = next_line(track, progress)
    return line if line < rules.finish else NEVER


def lines_crossed(track: Track, rules: RaceRules, start: i64, end: i64) -> list[int]:
    """The corner lines between two points, as the progress just beyond each (TRACK-8, FINISH-5)."""
    lines: list[int] = []
    line = next_line_of_race(track, rules, start)
    while line <= end:
        lines.append(line)
        line = next_line_of_race(track, rules, line)
    return lines


def corner_of(track: Track, line: i64) -> i64:
    """The index of the corner whose line lies just before this progress."""
    return track.sector[line % track.length]


def adjustment(car: Car) -> i64:
    """What the Adjust symbols in the play area add to every limit (SYM-LIMIT-1..3)."""
    return total(car.faces, car.play, SYM_LIMIT) if car.bears(SYM_LIMIT) else 0


def heat_due(rules: RaceRules, corner: i64, speed: i64, adjust: i64) -> i64:
    """The Heat a corner asks for at this Speed, limits adjusted by so much (CORNER-3..5, 10, ROAD-6)."""
    over = speed - rules.speed_limit[corner] - adjust
    return over + rules.corner_surcharge[corner] if over > 0 else 0


def check_corners(state: RaceState, car: Car) -> None:
    """Pay for each line crossed in the turn, in order, until one cannot be paid (CORNER-6..9)."""
    track = state.track
    rules = state.rules
    speed = state.turn.speed
    end = car.progress
    line = next_line_of_race(track, rules, state.turn.start)
    if line > end:
        return
    adjust = adjustment(car)
    while line <= end:
        corner = corner_of(track, line)
        due = heat_due(rules, corner, speed, adjust)
        if state.log is not None:
            state.emit(CORNER_PASSED, car.seat, corner, speed, rules.speed_limit[corner] + adjust, due)
        if due > car.engine:
            spin_out(state, car, line, corner)
            return
        pay_heat(state, car, due, FOR_CORNER)
        line = next_line_of_race(track, rules, line)


def stress_taken(rules: RaceRules, supply: i64, gear: i64) -> i64:
    """The Stress cards that a spin-out in this gear gives, as far as there are any (SPIN-3, SPIN-9)."""
    stress: i64 = rules.stress_by_gear[gear]
    return stress if stress < supply else supply


def place_before(state: RaceState, car: Car, line: i64) -> i64:
    """Where a car comes to stand that spins out at this line (SPIN-2)."""
    return nearest_place(state, car, line - 1, _NO_LIMIT_BACKWARDS)


def spin_out(state: RaceState, car: Car, line: i64, corner: i64) -> None:
    """Pay what is left, go back before the line, take Stress, drop to first gear (SPIN-1..4, 9..11)."""
    pay_heat(state, car, car.engine, FOR_CORNER)
    put(state, car, place_before(state, car, line))
    stress = stress_taken(state.rules, state.stress_supply, car.gear)
    state.stress_supply -= stress
    car.hand += stress * STRESS
    car.gear = FIRST_GEAR
    car.spin_outs += 1
    state.turn.spun_out = True
    state.emit(SPUN_OUT, car.seat, corner, stress, car.progress, car.spot)
