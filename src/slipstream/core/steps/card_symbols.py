"""React symbols on cards: Heat, Scrap, Reduce Stress, Salvage, Accelerate, Direct Play (SYM)."""

from __future__ import annotations

from slipstream.core.cards import SPECIALS_FROM, STRESS, contains, count, last_card, stress_in, valid
from slipstream.core.events import (
    ACCELERATED,
    DIRECTLY_PLAYED,
    FOR_SYMBOL,
    SALVAGED,
    SCRAPPED,
    STRESS_REDUCED,
)
from slipstream.core.events import UNPAYABLE as UNPAYABLE_EVENT
from slipstream.core.movement import move, repeat_moves
from slipstream.core.piles import flip, pay_heat, put_on_discard, take_top
from slipstream.core.steps import cooldown
from slipstream.core.steps.reveal_and_move import enter_play
from slipstream.core.steps.symbols import close_symbols, face_of
from slipstream.core.turn_data import BY_OTHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def is_open(symbols: i64, card: i64) -> bool:
    """Is the symbol of this one card among the open ones?"""
    return valid(card) and count(card) == 1 and contains(symbols, card)


# Heat (SYM-HEAT)


def pay_refusal(state: RaceState, car: Car, card: i64) -> str:
    """The whole amount at once, or not at all (SYM-HEAT-1, SYM-HEAT-2)."""
    if not is_open(state.turn.open_heat, card):
        return "symbol-not-open"
    return "" if car.engine >= face_of(car, card).heat else "symbol-needs-heat"


def pay_symbol(state: RaceState, car: Car, card: i64) -> None:
    """Pay the Heat a card asks for (SYM-HEAT-1)."""
    state.turn.open_heat -= card
    pay_heat(state, car, face_of(car, card).heat, FOR_SYMBOL, card)


def unpayable_refusal(state: RaceState, car: Car, card: i64) -> str:
    """Only a card the engine cannot pay for may be declared (SYM-HEAT-4)."""
    if not is_open(state.turn.open_heat, card):
        return "symbol-not-open"
    return "" if car.engine < face_of(car, card).heat else "symbol-is-payable"


def replace_unpayable(state: RaceState, car: Car, card: i64) -> None:
    """Discard the card, find a Basic card for it, drive the turn again (SYM-HEAT-4..7)."""
    turn = state.turn
    turn.open_heat -= card
    car.play -= card
    put_on_discard(car, card)
    close_symbols(turn, car)
    change = flip(state, car) - _value_given(state, car, card)
    turn.speed += change
    moves = turn.moves
    at = 0  # the movement of the plan, unless the card was played directly
    for index in range(0, len(moves), 2):
        if moves[index] == card:
            at = index
    if at > 0:
        moves[at] = BY_OTHER  # an equal card that has to go as well moved the car elsewhere
    moves[at + 1] += change
    repeat_moves(state, car)
    state.emit(UNPAYABLE_EVENT, car.seat, card, car.progress, car.spot)


def _value_given(state: RaceState, car: Car, card: i64) -> i64:
    """The value the card has brought to the Speed."""
    face = face_of(car, card)
    if len(face.values) == 1:
        return face.values[0]
    values = state.turn.values
    index = values.index(card)
    value = values[index + 1]
    del values[index : index + 2]
    return value


# Scrap (SYM-SCRAP)


def scrap(state: RaceState, car: Car, card: i64) -> None:
    """Discard the top card of the draw pile, card by card (SYM-SCRAP-1..3)."""
    state.turn.open_scrap -= card
    left = face_of(car, card).scrap
    while left > 0:
        scrapped = take_top(state, car)
        if scrapped == 0:
            break
        put_on_discard(car, scrapped)
        state.emit(SCRAPPED, car.seat, scrapped, card)
        left -= 1


# Reduce Stress (SYM-STRESS)


def most_stress(state: RaceState, car: Car, card: i64) -> i64:
    """How many Stress cards this symbol can remove from hand now."""
    if not is_open(state.turn.open_stress, card):
        return 0
    number = face_of(car, card).stress
    stress = stress_in(car.hand)
    return number if number < stress else stress


def stress_refusal(state: RaceState, car: Car, card: i64, number: i64) -> str:
    """Between one and all that symbol and hand allow (SYM-STRESS-1)."""
    if not is_open(state.turn.open_stress, card):
        return "symbol-not-open"
    return "" if 1 <= number <= most_stress(state, car, card) else "stress-out-of-range"


def reduce_stress(state: RaceState, car: Car, card: i64, number: i64) -> None:
    """Stress cards from hand to the own discard pile, not to the supply (SYM-STRESS-1)."""
    state.turn.open_stress -= card
    car.hand -= number * STRESS
    put_on_discard(car, number * STRESS)
    state.emit(STRESS_REDUCED, car.seat, number, card)


# Salvage (SYM-SALVAGE)


def salvage_refusal(state: RaceState, car: Car, card: i64, cards: i64) -> str:
    """Up to so many cards of the own discard pile, none is fine (SYM-SALVAGE-1..3)."""
    if not is_open(state.turn.open_salvage, card):
        return "symbol-not-open"
    if not valid(cards) or not contains(car.discard, cards):
        return "cards-not-in-discard-pile"
    return "" if count(cards) <= face_of(car, card).salvage else "too-many-salvaged"


def salvage(state: RaceState, car: Car, card: i64, cards: i64) -> None:
    """Shuffle the chosen cards into the draw pile (SYM-SALVAGE-1, SYM-SALVAGE-3)."""
    state.turn.open_salvage -= card
    if cards != 0:
        car.discard -= cards
        if not contains(car.discard, car.discard_top):
            car.discard_top = last_card(car.discard)
        car.draw += cards
        car.top = None  # shuffled: nobody knows the top any more
    state.emit(SALVAGED, car.seat, count(cards), card, cards)


# Accelerate (SYM-ACCEL)


def accelerate_refusal(state: RaceState, car: Car, card: i64) -> str:
    """Needs a + symbol used in this turn (SYM-ACCEL-1)."""
    if not is_open(state.turn.open_accelerate, card):
        return "symbol-not-open"
    return "" if state.turn.plus_used > 0 else "no-plus-used"


def accelerate(state: RaceState, car: Car, card: i64) -> None:
    """Speed and movement for every + symbol used so far (SYM-ACCEL-1..4)."""
    turn = state.turn
    turn.open_accelerate -= card
    turn.speed += turn.plus_used
    state.emit(ACCELERATED, car.seat, turn.plus_used, card)
    move(state, car, turn.plus_used, BY_OTHER)


# Direct Play (SYM-DIRECT)


def direct_play_refusal(state: RaceState, car: Car, card: i64) -> str:
    """A card in hand with the symbol, whose own Heat could still be found (SYM-DIRECT-1, SYM-DIRECT-6)."""
    if card >> SPECIALS_FROM == 0 or not valid(card) or count(card) != 1 or not contains(car.hand, card):
        return "cards-not-in-hand"
    face = face_of(car, card)
    if not face.direct:
        return "no-direct-play"
    if face.heat > car.engine + cooldown.available(state, car, face.cooldown):
        return "symbol-needs-heat"
    return ""


def direct_play(state: RaceState, car: Car, card: i64) -> None:
    """Play the card now, as if it had been revealed in step 3 (SYM-DIRECT-2)."""
    car.hand -= card
    car.play += card
    state.emit(DIRECTLY_PLAYED, car.seat, card)
    enter_play(state, car, card, card)
