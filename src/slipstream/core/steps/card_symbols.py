"""React symbols on cards: Heat, Scrap, Reduce Stress, Salvage, Accelerate, Direct Play (SYM)."""

from __future__ import annotations

from slipstream.core.cards import STRESS, contains, count, last_card, specials_in, stress_in, valid
from slipstream.core.events import (
    ACCELERATED,
    DIRECTLY_PLAYED,
    FOR_SYMBOL,
    SALVAGED,
    SCRAPPED,
    STRESS_REDUCED,
)
from slipstream.core.events import UNPAYABLE as UNPAYABLE_EVENT
from slipstream.core.movement import go_faster, repeat_moves
from slipstream.core.piles import flip, pay_heat, put_on_discard, take_top
from slipstream.core.steps import cooldown
from slipstream.core.steps.reveal_and_move import enter_play
from slipstream.core.steps.symbols import close, close_symbols, face_of, total
from slipstream.core.symbols import (
    SYM_ACCELERATE,
    SYM_COOLDOWN,
    SYM_DIRECT,
    SYM_HEAT,
    SYM_SALVAGE,
    SYM_SCRAP,
    SYM_STRESS,
)
from slipstream.core.turn_data import BY_OTHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.cards import Face
    from slipstream.core.state import RaceState


def is_open(state: RaceState, symbol: i64, card: i64) -> bool:
    """Is this symbol still open on this one card?"""
    return valid(card) and count(card) == 1 and contains(state.turn.open[symbol], card)


# Heat (SYM-HEAT)


def pay_refusal(state: RaceState, car: Car, card: i64) -> str:
    """The whole amount at once, or not at all (SYM-HEAT-1, SYM-HEAT-2)."""
    if not is_open(state, SYM_HEAT, card):
        return "symbol-not-open"
    return "" if car.engine >= face_of(car, card).number(SYM_HEAT) else "symbol-needs-heat"


def pay_symbol(state: RaceState, car: Car, card: i64) -> None:
    """Pay the Heat a card asks for (SYM-HEAT-1)."""
    close(state.turn, SYM_HEAT, card)
    pay_heat(state, car, face_of(car, card).number(SYM_HEAT), FOR_SYMBOL, card)


def unpayable_refusal(state: RaceState, car: Car, card: i64, number: i64) -> str:
    """Only a card the engine cannot pay for may be declared (SYM-HEAT-4). 0 names no value (R-18)."""
    if not is_open(state, SYM_HEAT, card):
        return "symbol-not-open"
    if car.engine >= face_of(car, card).number(SYM_HEAT):
        return "symbol-is-payable"
    return "" if number == 0 or number in different_values(state, card) else "value-not-in-play"


def different_values(state: RaceState, card: i64) -> list[int]:
    """The values chosen for equal cards in play, if they differ: one of them has to be named (R-18)."""
    values = state.turn.values
    found: list[int] = []
    for at in range(0, len(values), 2):
        if values[at] == card and values[at + 1] not in found:
            found.append(values[at + 1])
    return found if len(found) > 1 else []


def replace_unpayable(state: RaceState, car: Car, card: i64, number: i64) -> None:
    """Discard the card, find a Basic card for it, drive the turn again (SYM-HEAT-4..7)."""
    lose_unpayable(state, car, card)
    replace_by(state, car, card, number, flip(state, car))


def lose_unpayable(state: RaceState, car: Car, card: i64) -> None:
    """The card goes, and with it what is left of its symbols (SYM-HEAT-4)."""
    close(state.turn, SYM_HEAT, card)
    car.play -= card
    put_on_discard(car, card)
    close_symbols(state.turn, car)


def replace_by(state: RaceState, car: Car, card: i64, number: i64, found: i64) -> None:
    """What was found counts in place of the card that went: the turn is driven again (SYM-HEAT-5..7).

    `number` is the value of the one that goes; if there is no such card, the one chosen first goes (R-18).
    """
    turn = state.turn
    change = found
    printed = face_of(car, card).values
    later = 0  # equal cards in play whose value was chosen after that of this one
    if len(printed) == 1:
        change -= printed[0]
    else:
        values = turn.values
        first = _chosen_at(values, card, number)
        change -= values[first + 1]
        del values[first : first + 2]
        later = values[first:].count(card)
    turn.speed += change
    moves = turn.moves
    at = len(moves) - 2
    while at > 0 and (moves[at] != card or later > 0):  # back to its Direct Play, else to the plan's movement
        if moves[at] == card:
            later -= 1
        at -= 2
    if at > 0:
        moves[at] = BY_OTHER  # an equal card that has to go as well moved the car elsewhere
    moves[at + 1] += change
    repeat_moves(state, car)
    state.emit(UNPAYABLE_EVENT, car.seat, card, car.progress, car.spot)


def _chosen_at(values: list[int], card: i64, number: i64) -> int:
    """Where the list of choices holds this card with this value, else where it holds the card first."""
    for at in range(0, len(values), 2):
        if values[at] == card and values[at + 1] == number:
            return at
    return values.index(card)


# Scrap (SYM-SCRAP)


def scrap(state: RaceState, car: Car, card: i64) -> None:
    """Discard the top card of the draw pile, card by card (SYM-SCRAP-1..3)."""
    close(state.turn, SYM_SCRAP, card)
    left = face_of(car, card).number(SYM_SCRAP)
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
    if not is_open(state, SYM_STRESS, card):
        return 0
    number = face_of(car, card).number(SYM_STRESS)
    stress = stress_in(car.hand)
    return number if number < stress else stress


def stress_left(faces: list[Face], cards: i64, stress: i64) -> i64:
    """How many of these Stress cards stay in hand if all symbols of these cards are used (SYM-STRESS-1)."""
    removed = total(faces, cards, SYM_STRESS)
    return stress - removed if removed < stress else 0


def stress_refusal(state: RaceState, car: Car, card: i64, number: i64) -> str:
    """Between one and all that symbol and hand allow (SYM-STRESS-1)."""
    if not is_open(state, SYM_STRESS, card):
        return "symbol-not-open"
    return "" if 1 <= number <= most_stress(state, car, card) else "stress-out-of-range"


def reduce_stress(state: RaceState, car: Car, card: i64, number: i64) -> None:
    """Stress cards from hand to the own discard pile, not to the supply (SYM-STRESS-1)."""
    close(state.turn, SYM_STRESS, card)
    car.hand -= number * STRESS
    put_on_discard(car, number * STRESS)
    state.emit(STRESS_REDUCED, car.seat, number, card)


# Salvage (SYM-SALVAGE)


def salvage_refusal(state: RaceState, car: Car, card: i64, cards: i64) -> str:
    """Up to so many cards of the own discard pile, none is fine (SYM-SALVAGE-1..3)."""
    if not is_open(state, SYM_SALVAGE, card):
        return "symbol-not-open"
    if not valid(cards) or not contains(car.discard, cards):
        return "cards-not-in-discard-pile"
    return "" if count(cards) <= face_of(car, card).number(SYM_SALVAGE) else "too-many-salvaged"


def salvage(state: RaceState, car: Car, card: i64, cards: i64) -> None:
    """Shuffle the chosen cards into the draw pile (SYM-SALVAGE-1, SYM-SALVAGE-3)."""
    close(state.turn, SYM_SALVAGE, card)
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
    if not is_open(state, SYM_ACCELERATE, card):
        return "symbol-not-open"
    return "" if state.turn.plus_used > 0 else "no-plus-used"


def acceleration(cards: i64, plus_used: i64) -> i64:
    """The spaces that Accelerate on each of these cards brings: one for every + symbol used (SYM-ACCEL-1)."""
    return count(cards) * plus_used


def accelerate(state: RaceState, car: Car, card: i64) -> None:
    """Speed and movement for every + symbol used so far (SYM-ACCEL-1..4)."""
    turn = state.turn
    spaces = acceleration(card, turn.plus_used)
    close(turn, SYM_ACCELERATE, card)
    state.emit(ACCELERATED, car.seat, spaces, card)
    go_faster(state, car, spaces)


# Direct Play (SYM-DIRECT)


def direct_play_refusal(state: RaceState, car: Car, card: i64) -> str:
    """A card in hand with the symbol, whose own Heat could still be found (SYM-DIRECT-1, SYM-DIRECT-6)."""
    if not valid(card) or specials_in(card) == 0 or count(card) != 1 or not contains(car.hand, card):
        return "cards-not-in-hand"
    face = face_of(car, card)
    if face.number(SYM_DIRECT) == 0:
        return "no-direct-play"
    if face.number(SYM_HEAT) > car.engine + cooldown.available(state, car, face.number(SYM_COOLDOWN)):
        return "symbol-needs-heat"
    return ""


def direct_play(state: RaceState, car: Car, card: i64) -> None:
    """Play the card now, as if it had been revealed in step 3 (SYM-DIRECT-2)."""
    lay_down(state, car, card)
    enter_play(state, car, card, card)


def lay_down(state: RaceState, car: Car, card: i64) -> None:
    """A card from hand into the play area (SYM-DIRECT-1)."""
    car.hand -= card
    car.play += card
    state.emit(DIRECTLY_PLAYED, car.seat, card)
