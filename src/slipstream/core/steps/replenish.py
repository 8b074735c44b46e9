"""Step 9: refresh, clear the play area, replenish the hand (DRAW-1..4, SYM-REFRESH, SYM-ONCE)."""

from __future__ import annotations

from slipstream.core.cards import UNIT, contains, sponsors_in, valid
from slipstream.core.events import PLAY_AREA_CLEARED, REFRESHED, USED_UP
from slipstream.core.piles import draw_to_hand, put_on_discard
from slipstream.core.steps.symbols import bearing
from slipstream.core.symbols import SYM_ONCE, SYM_REFRESH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def refreshable(car: Car) -> i64:
    """The cards in the play area that may go on top of the draw pile (SYM-REFRESH-1)."""
    if not car.bears(SYM_REFRESH):
        return 0
    cards = bearing(car.faces, car.play, SYM_REFRESH)
    return cards - bearing(car.faces, cards, SYM_ONCE)


def refresh_refusal(car: Car, card: i64) -> str:
    """Why this card cannot be refreshed, "" if it can; 0 leaves the others (SYM-REFRESH-1)."""
    if card == 0:
        return ""
    return "" if valid(card) and contains(refreshable(car), card) and card in UNIT else "no-refresh"


def refresh(state: RaceState, car: Car, card: i64) -> None:
    """Put one card on top of the draw pile; a later one comes to lie above it (SYM-REFRESH-1..3)."""
    car.play -= card
    car.draw += card
    top = car.top
    if top is None:
        car.top = [card]
    else:
        top.append(card)
    state.emit(REFRESHED, car.seat, card)


def use_up(state: RaceState, car: Car) -> None:
    """Remove single-use cards that lie in the play area (SYM-ONCE-1, SPONSOR-2)."""
    if not car.bears(SYM_ONCE):
        return
    cards = bearing(car.faces, car.play, SYM_ONCE)
    if cards != 0:
        car.play -= cards
        state.sponsors_used += sponsors_in(cards)
        state.emit(USED_UP, car.seat, cards)


def replenish(state: RaceState, car: Car) -> None:
    """Clear the play area, then draw up to the hand limit (DRAW-1, DRAW-2, DRAW-7)."""
    if car.play != 0:
        use_up(state, car)
        if state.log is not None:
            state.emit(PLAY_AREA_CLEARED, car.seat, car.play)
        put_on_discard(car, car.play)
        car.play = 0
    draw_to_hand(state, car)
