"""Step 9: replenish the hand (DRAW-1..4)."""

from __future__ import annotations

from slipstream.core.events import PLAY_AREA_CLEARED
from slipstream.core.piles import draw_to_hand, put_on_discard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from slipstream.core.car import Car
    from slipstream.core.state import RaceState


def replenish(state: RaceState, car: Car) -> None:
    """Discard the play area, then draw up to the hand limit (DRAW-1, DRAW-2, DRAW-7)."""
    if car.play != 0:
        state.emit(PLAY_AREA_CLEARED, car.seat, car.play)
        put_on_discard(car, car.play)
        car.play = 0
    draw_to_hand(state, car)
