"""Step 3: reveal the plan, resolve + symbols, choose values, move (PLUS, MOVE, CLUTTER-4..7, GARAGE-15)."""

from __future__ import annotations

from slipstream.core.cards import (
    FIRST_UPGRADE,
    KINDS,
    PLUS_OF_STRESS,
    UNIT,
    basic_sum,
    kinds_in,
    next_special,
    number_of,
    stress_in,
)
from slipstream.core.events import CLUTTERED, REVEALED, SPEED_SET, VALUE_CHOSEN
from slipstream.core.movement import move
from slipstream.core.piles import flip, put_on_discard
from slipstream.core.steps.play_cards import stands_still
from slipstream.core.steps.shift_gears import FIRST_GEAR
from slipstream.core.steps.symbols import face_of, open_symbols
from slipstream.core.steps.tournament import name_the_gear
from slipstream.core.symbols import SYM_HEAT
from slipstream.core.turn_data import BY_REVEAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def reveal(state: RaceState, car: Car) -> None:
    """Turn the plan over; the car moves as soon as every value is known (PLAY-4, PLUS-5)."""
    turn_over(state, car)
    if state.rules.tournament:
        name_the_gear(state, car)
    if stands_still(car.play):
        clutter(state, car)
    else:
        enter_play(state, car, car.play, BY_REVEAL)


def turn_over(state: RaceState, car: Car) -> None:
    """The cards of the plan lie open in the play area (PLAY-4)."""
    cards = car.plan
    car.plan = 0
    car.hand -= cards
    car.play = cards
    state.secrets += 1
    if state.log is not None:
        state.emit(REVEALED, car.seat, cards)


def clutter(state: RaceState, car: Car) -> None:
    """A cluttered hand: no movement, first gear, all cards discarded (CLUTTER-4..6)."""
    state.turn.cluttered = True
    state.emit(CLUTTERED, car.seat, car.play)
    car.gear = FIRST_GEAR
    put_on_discard(car, car.play)
    car.play = 0


def resolve_plus(state: RaceState, car: Car) -> i64:
    """Resolve one + symbol and give the value it found (PLUS-1, PLUS-10)."""
    state.turn.plus_used += 1
    return flip(state, car)


def enter_play(state: RaceState, car: Car, cards: i64, tag: i64) -> None:
    """Cards just laid into the play area: + symbols first, then values, then the movement (PLUS-5)."""
    turn = state.turn
    symbols = gather(state, car, cards, tag)
    while symbols > 0:
        turn.gathered += resolve_plus(state, car)
        symbols -= 1
    if turn.to_choose == 0:
        set_off(state, car)


def gather(state: RaceState, car: Car, cards: i64, tag: i64) -> i64:
    """Add up printed values and open the symbols of these cards; gives their + symbols (CARD-6, REACT-8)."""
    turn = state.turn
    value = basic_sum(cards)
    symbols = PLUS_OF_STRESS * stress_in(cards)
    kind = next_special(cards, FIRST_UPGRADE)
    while kind < KINDS:
        number = number_of(cards, kind)
        face = car.faces[kind - FIRST_UPGRADE]
        symbols += number * face.plus
        if face.opens:
            open_symbols(turn, face, number * UNIT[kind])
        if face.asks_value:
            turn.to_choose += number * UNIT[kind]
        else:
            value += number * face.values[0]
        kind = next_special(cards, kind + 1)
    turn.gathered = value
    turn.entering = tag
    return symbols


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
    if car.bears(SYM_HEAT):
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
