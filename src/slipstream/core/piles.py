"""Draw pile, discard pile and engine: turning over, drawing, reshuffling, paying (PLUS, DRAW, HEAT)."""

from __future__ import annotations

from slipstream.core.cards import BASICS, HEAT, basic_sum, count, last_card, pick
from slipstream.core.events import DREW, FLIPPED, HEAT_PAID, RESHUFFLED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def put_on_discard(car: Car, cards: i64) -> None:
    """Put cards face up on the discard pile; the last of them is the one to be seen (R-2)."""
    if cards != 0:
        car.discard += cards
        car.discard_top = last_card(cards)


def reshuffle(state: RaceState, car: Car) -> None:
    """Make the discard pile the new draw pile (DRAW-5). The hidden order is decided draw by draw."""
    state.emit(RESHUFFLED, car.seat, count(car.discard))
    car.draw = car.discard
    car.discard = 0
    car.discard_top = 0
    script = state.script
    if script:
        car.top = script.pop(0)[::-1]


def take_top(state: RaceState, car: Car) -> i64:
    """Remove and give the top card of the draw pile, 0 if both piles are empty (DRAW-5, 6, 8)."""
    if car.draw == 0:
        if car.discard == 0:
            return 0
        reshuffle(state, car)
    state.secrets += 1
    top = car.top
    card: i64
    if top is None:
        card = pick(car.draw, car.luck.below(count(car.draw)))
    else:
        card = top.pop()
        if not top:
            car.top = None
    car.draw -= card
    return card


def flip(state: RaceState, car: Car) -> i64:
    """Turn cards over until a Basic card appears, put it into play and give its value (PLUS-1..3, 8, 9)."""
    if (car.draw | car.discard) & BASICS == 0:
        return 0
    while True:
        card = take_top(state, car)
        if card & BASICS != 0:
            return find(state, car, card)
        if state.log is not None:
            state.emit(FLIPPED, car.seat, card, 0)
        car.discard += card
        car.discard_top = card


def find(state: RaceState, car: Car, card: i64) -> i64:
    """The Basic card that was looked for goes into play; gives its value (PLUS-2)."""
    if state.log is not None:
        state.emit(FLIPPED, car.seat, card, 1)
    car.play += card
    return basic_sum(card)


def draw_to_hand(state: RaceState, car: Car) -> None:
    """Draw until the hand limit is reached or no card is left (DRAW-2, 4, 8)."""
    missing = state.rules.hand_limit - count(car.hand)
    if missing <= 0:
        return
    drawn: i64 = 0
    number: i64 = 0
    while number < missing:
        if car.top is None and car.draw != 0:  # these cards can be drawn without another look at the piles
            luck = car.luck
            pile = car.draw
            left = count(pile)
            while number < missing and left > 0:
                card = pick(pile, luck.below(left))
                pile -= card
                drawn += card
                left -= 1
                number += 1
            car.draw = pile
        else:
            top = take_top(state, car)
            if top == 0:
                break
            drawn += top
            number += 1
    state.secrets += 1
    car.hand += drawn
    if state.log is not None:
        state.emit(DREW, car.seat, number, drawn)


def pay_heat(state: RaceState, car: Car, number: i64, reason: i64, card: i64 = 0) -> None:
    """Move Heat from the engine to the discard pile (HEAT-1); the card whose symbol asked for it."""
    if number == 0:
        return
    car.engine -= number
    car.discard += number * HEAT
    car.discard_top = HEAT
    car.heat_paid += number
    if state.log is not None:
        state.emit(HEAT_PAID, car.seat, number, reason, card)
