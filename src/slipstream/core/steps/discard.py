"""Step 8: discard (DISCARD)."""

from __future__ import annotations

from slipstream.core.cards import contains, count, discardable, valid
from slipstream.core.events import DISCARDED
from slipstream.core.piles import put_on_discard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def discard_refusal(car: Car, cards: i64) -> str:
    """Why these cards may not be discarded, "" if they may (DISCARD-1..3)."""
    if not valid(cards) or not contains(car.hand, cards):
        return "cards-not-in-hand"
    return "" if discardable(cards) == cards else "not-discardable"


def discard(state: RaceState, car: Car, cards: i64) -> None:
    """Put cards from hand on the discard pile; none is fine too (DISCARD-5)."""
    if cards != 0:
        car.hand -= cards
        put_on_discard(car, cards)
        if state.log is not None:
            state.emit(DISCARDED, car.seat, count(cards), car.discard_top, cards)
