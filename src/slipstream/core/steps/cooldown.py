"""Cooldown: every source is a symbol of its own, wherever it comes from (COOL, WEATHER-12..16)."""

from __future__ import annotations

from slipstream.core.actions import COOL_ADRENALINE, COOL_GEAR, COOL_SECTOR
from slipstream.core.cards import HEAT, contains, count, heat_in, valid
from slipstream.core.events import BY_ADRENALINE, BY_CARD, BY_GEAR, BY_SECTOR, COOLED_DOWN
from slipstream.core.steps.symbols import close, face_of, total
from slipstream.core.symbols import SYM_COOLDOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState
    from slipstream.core.track import Track
    from slipstream.core.turn_data import Turn

_BIT: Final = [1 << corner for corner in range(62)]


def sector_cooled(turn: Turn, track: Track, space: i64) -> bool:
    """Is the Cooldown of this sector used in this turn? (WEATHER-16)"""
    return turn.sectors_cooled & _BIT[track.sector[space]] != 0


def forbidden_here(state: RaceState, car: Car) -> bool:
    """Does the sector allow no Cooldown of any origin? (WEATHER-13)"""
    return state.rules.sector_effects and state.rules.no_cooldown[car.space] > 0


def symbol(state: RaceState, car: Car, kind: i64, card: i64) -> i64:
    """The number on a Cooldown symbol that is still open, 0 if there is none (COOL-1..3, COOL-6)."""
    turn = state.turn
    if kind == COOL_GEAR:
        return 0 if turn.gear_cooled else state.rules.cooldown_by_gear[car.gear]
    if kind == COOL_ADRENALINE:
        return 1 if car.adrenaline and not turn.adrenaline_cooled else 0
    if kind == COOL_SECTOR:
        bonus: i64 = state.rules.cooldown_bonus[car.space] if state.rules.sector_effects else 0
        return 0 if bonus == 0 or sector_cooled(turn, state.track, car.space) else bonus
    if not valid(card) or count(card) != 1 or not contains(turn.open[SYM_COOLDOWN], card):
        return 0
    return face_of(car, card).number(SYM_COOLDOWN)


def most(state: RaceState, car: Car, kind: i64, card: i64) -> i64:
    """How much Heat a source can cool now: the symbol, the hand and the sector decide (COOL-4, COOL-8)."""
    heat = heat_in(car.hand)
    if heat == 0 or forbidden_here(state, car):
        return 0
    number = symbol(state, car, kind, card)
    return number if number < heat else heat


def next_source(state: RaceState, car: Car) -> i64:
    """A source that can cool something now, cards apart: its kind of action, 0 if there is none (COOL-6)."""
    if heat_in(car.hand) > 0:
        kind: i64 = COOL_GEAR
        while kind <= COOL_SECTOR:
            if most(state, car, kind, 0) > 0:
                return kind
            kind += 1
    return 0


def available(state: RaceState, car: Car, extra: i64) -> i64:
    """Heat that all open sources together could still bring into the engine, plus `extra` (SYM-DIRECT-6)."""
    if forbidden_here(state, car):
        return 0
    number = extra + symbol(state, car, COOL_GEAR, 0) + symbol(state, car, COOL_ADRENALINE, 0)
    number += symbol(state, car, COOL_SECTOR, 0)
    if car.symbols and state.turn.open[SYM_COOLDOWN] != 0:
        number += total(car.faces, state.turn.open[SYM_COOLDOWN], SYM_COOLDOWN)
    heat = heat_in(car.hand)
    return number if number < heat else heat


def cooldown_refusal(state: RaceState, car: Car, kind: i64, number: i64, card: i64) -> str:
    """Why this Cooldown is not possible, "" if it is."""
    if kind == COOL_ADRENALINE and not car.adrenaline:
        return "no-adrenaline"
    if kind == COOL_GEAR and state.rules.cooldown_by_gear[car.gear] == 0:
        return "no-cooldown-in-gear"
    if symbol(state, car, kind, card) == 0:
        return "symbol-used" if kind <= COOL_ADRENALINE else "symbol-not-open"
    if forbidden_here(state, car):
        return "no-cooldown-here"
    limit = most(state, car, kind, card)
    if limit == 0:
        return "no-heat-in-hand"
    return "" if 1 <= number <= limit else "cooldown-out-of-range"


def cool_down(state: RaceState, car: Car, kind: i64, number: i64, card: i64) -> None:
    """Move Heat from the hand to the engine and close the symbol (COOL-4, COOL-7, REACT-6)."""
    turn = state.turn
    source: i64 = BY_GEAR
    if kind == COOL_GEAR:
        turn.gear_cooled = True
    elif kind == COOL_ADRENALINE:
        turn.adrenaline_cooled = True
        source = BY_ADRENALINE
    elif kind == COOL_SECTOR:
        turn.sectors_cooled |= _BIT[state.track.sector[car.space]]
        source = BY_SECTOR
    else:
        close(turn, SYM_COOLDOWN, card)
        source = BY_CARD
    car.hand -= number * HEAT
    car.engine += number
    state.emit(COOLED_DOWN, car.seat, number, source, card)
