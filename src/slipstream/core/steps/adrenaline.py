"""Step 4: who has Adrenaline in this round (ADR). It grants symbols for React and asks nothing."""

from __future__ import annotations

from slipstream.core.events import ADRENALINE_GAINED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from slipstream.core.state import RaceState


def grant_adrenaline(state: RaceState) -> None:
    """Give Adrenaline to the last cars in the order of the round; Legends waste it (ADR-2..4)."""
    for car in state.cars:
        car.adrenaline = False  # it cannot be kept, not even by a car that has finished (ADR-8)
    first = len(state.order) - state.rules.adrenaline_cars
    for place, seat in enumerate(state.order):
        car = state.cars[seat]
        car.adrenaline = place >= first and not car.legend
        if car.adrenaline:
            state.emit(ADRENALINE_GAINED, seat)
