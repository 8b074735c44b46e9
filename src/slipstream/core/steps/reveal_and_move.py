"""Step 3: reveal the plan, resolve + symbols, choose values, move (PLUS, MOVE, CLUTTER-4..7, GARAGE-15)."""

from __future__ import annotations

from slipstream.core.cards import (
    FIRST_SPONSOR,
    FIRST_UPGRADE,
    SPECIALS_FROM,
    UNIT,
    basic_sum,
    heat_in,
    kinds_in,
    stress_in,
)
from slipstream.core.events import CLUTTERED, REVEALED, SPEED_SET, VALUE_CHOSEN
from slipstream.core.movement import move
from slipstream.core.piles import flip, put_on_discard
from slipstream.core.steps.symbols import face_of, open_symbols
from slipstream.core.steps.tournament import name_the_gear
from slipstream.core.turn_data import BY_REVEAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def reveal(state: RaceState, car: Car) -> None:
    """Turn the plan over; the car moves as soon as every value is known (PLAY-4, PLUS-5)."""
    cards = car.plan
    car.plan = 0
    car.hand -= cards
    car.play = cards
    state.secrets += 1
    if state.log is not None:
        state.emit(REVEALED, car.seat, cards)
    if state.rules.tournament:
        name_the_gear(state, car)
        cards = car.play
    if heat_in(cards) > 0:
        clutter(state, car)
    else:
        enter_play(state, car, cards, BY_REVEAL)


def clutter(state: RaceState, car: Car) -> None:
    """A cluttered hand: no movement, first gear, all cards discarded (CLUTTER-4..6)."""
    state.turn.cluttered = True
    state.emit(CLUTTERED, car.seat, car.play)
    car.gear = 1
    put_on_discard(car, car.play)
    car.play = 0


def resolve_plus(state: RaceState, car: Car) -> i64:
    """Resolve one + symbol and give the value it found (PLUS-1, PLUS-10)."""
    state.turn.plus_used += 1
    return flip(state, car)


def enter_play(state: RaceState, car: Car, cards: i64, tag: i64) -> None:
    """Cards just laid into the play area: + symbols first, then values, then the movement (PLUS-5)."""
    turn = state.turn
    value = basic_sum(cards)
    symbols = stress_in(cards)  # a Stress card is one + symbol (CARD-6)
    kind: i64 = FIRST_UPGRADE
    rest = cards >> SPECIALS_FROM
    while rest != 0:
        number = rest & 7
        if number > 0:
            face = car.faces[kind - FIRST_UPGRADE]
            symbols += number * face.plus
            if car.symbols:
                open_symbols(turn, face, number * UNIT[kind])
            if len(face.values) == 1:
                value += number * face.values[0]
            else:
                turn.to_choose += number * UNIT[kind]
        rest >>= 3 if kind < FIRST_SPONSOR else 4
        kind += 1
    while symbols > 0:
        value += resolve_plus(state, car)
        symbols -= 1
    turn.gathered = value
    turn.entering = tag
    if turn.to_choose == 0:
        set_off(state, car)


def next_to_choose(state: RaceState) -> i64:
    """The card whose value is asked for: one card after the other."""
    return UNIT[kinds_in(state.turn.to_choose)[0]]


def value_refusal(state: RaceState, car: Car, card: i64, value: i64) -> str:
    """Why this value cannot be chosen, "" if it can (GARAGE-15)."""
    if card != next_to_choose(state):
        return "no-value-to-choose"
    return "" if value in face_of(car, card).values else "value-not-printed"


def choose_value(state: RaceState, car: Car, card: i64, value: i64) -> None:
    """Fix the value of one card for the turn; after the last one the car moves."""
    turn = state.turn
    turn.to_choose -= card
    turn.gathered += value
    if car.heat_symbols:
        turn.values += [card, value]
    state.emit(VALUE_CHOSEN, car.seat, card, value)
    if turn.to_choose == 0:
        set_off(state, car)


def set_off(state: RaceState, car: Car) -> None:
    """All values are known: add them to the Speed and move by them (MOVE-1, MOVE-2, SYM-DIRECT-2)."""
    turn = state.turn
    turn.speed += turn.gathered
    if state.log is not None:
        state.emit(SPEED_SET, car.seat, turn.speed)
    move(state, car, turn.gathered, turn.entering)
