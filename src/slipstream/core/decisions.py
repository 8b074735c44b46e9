"""A decision: what is asked of one seat, and every legal answer, listed when asked for."""

from __future__ import annotations

from slipstream.core.actions import DISCARD, PLAN, SLIPSTREAM, Action
from slipstream.core.cards import discardable, subsets
from slipstream.core.state import STEP_DISCARD, STEP_KEYS, STEP_PLAN, STEP_REACT, STEP_SLIPSTREAM
from slipstream.core.steps.play_cards import plans
from slipstream.core.steps.react import react_options
from slipstream.core.steps.slipstream import slipstream_distances

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.state import RaceState


def options_of(state: RaceState, seat: i64) -> list[Action]:
    """Every legal answer of this seat at the open question, in canonical order."""
    car = state.cars[seat]
    step = state.step
    if step == STEP_PLAN:
        return [Action(PLAN, cards) for cards in plans(car)]
    if step == STEP_REACT:
        return react_options(state, car)
    if step == STEP_SLIPSTREAM:
        return [Action(SLIPSTREAM, 0, spaces) for spaces in [0, *slipstream_distances(state, car)]]
    if step == STEP_DISCARD:
        return [Action(DISCARD, cards) for cards in subsets(discardable(car.hand))]
    return []


class Decision:
    """One open question. Answers name its id, so that a late one is recognised."""

    def __init__(self, state: RaceState, id: int, seat: int) -> None:
        self.id = id
        self.seat = seat
        self.step = STEP_KEYS[state.step]
        self._state = state
        self._options: list[Action] | None = None

    @property
    def options(self) -> list[Action]:
        """Every legal answer, never empty. Ask before the race goes on."""
        options = self._options
        if options is None:
            options = options_of(self._state, self.seat)
            self._options = options
        return options

    def __repr__(self) -> str:
        return f"Decision({self.id}, seat {self.seat}, {self.step})"
