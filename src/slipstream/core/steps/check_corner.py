"""Step 7: check corner, spin out (CORNER, SPIN)."""

from __future__ import annotations

from slipstream.core.cards import FIRST_SPONSOR, FIRST_UPGRADE, SPECIALS_FROM, STRESS
from slipstream.core.events import CORNER_PASSED, FOR_CORNER, SPUN_OUT
from slipstream.core.movement import nearest_place, put
from slipstream.core.piles import pay_heat

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


def lines_crossed(track: Track, rules: RaceRules, start: i64, end: i64) -> list[int]:
    """The corner lines between two points, as the progress just beyond each (TRACK-8, FINISH-5)."""
    lines: list[int] = []
    line = next_line(track, start)
    while line <= end and line < rules.finish:
        lines.append(line)
        line = next_line(track, line)
    return lines


def corner_of(track: Track, line: i64) -> i64:
    """The index of the corner whose line lies just before this progress."""
    return track.sector[line % track.length]


def adjustment(car: Car) -> i64:
    """What the Adjust symbols in the play area add to every limit (SYM-LIMIT-1..3)."""
    total: i64 = 0
    if car.symbols:
        kind: i64 = FIRST_UPGRADE
        rest = car.play >> SPECIALS_FROM
        while rest != 0:
            if rest & 7 != 0:
                total += (rest & 7) * car.faces[kind - FIRST_UPGRADE].limit
            rest >>= 3 if kind < FIRST_SPONSOR else 4
            kind += 1
    return total


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
    line = next_line(track, state.turn.start)
    if line > end:
        return
    adjust = adjustment(car)
    while line <= end and line < rules.finish:
        corner = corner_of(track, line)
        due = heat_due(rules, corner, speed, adjust)
        if state.log is not None:
            state.emit(CORNER_PASSED, car.seat, corner, speed, rules.speed_limit[corner] + adjust, due)
        if due > car.engine:
            spin_out(state, car, line, corner)
            return
        pay_heat(state, car, due, FOR_CORNER)
        line = next_line(track, line)


def spin_out(state: RaceState, car: Car, line: i64, corner: i64) -> None:
    """Pay what is left, go back before the line, take Stress, drop to first gear (SPIN-1..4, 9..11)."""
    pay_heat(state, car, car.engine, FOR_CORNER)
    put(state, car, nearest_place(state, car, line - 1, _NO_LIMIT_BACKWARDS))
    stress: i64 = state.rules.stress_by_gear[car.gear]
    if stress > state.stress_supply:
        stress = state.stress_supply
    state.stress_supply -= stress
    car.hand += stress * STRESS
    car.gear = 1
    car.spin_outs += 1
    state.turn.spun_out = True
    state.emit(SPUN_OUT, car.seat, corner, stress, car.progress, car.spot)
