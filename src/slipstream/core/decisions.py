"""A decision: what is asked of one seat, and every legal answer, listed when asked for."""

from __future__ import annotations

from slipstream.core.actions import CHOOSE_VALUE, DISCARD, PLAN, REFRESH, SLIPSTREAM, Action, idle_option
from slipstream.core.cards import UNIT, discardable, kinds_in, subsets
from slipstream.core.state import (
    STEP_DISCARD,
    STEP_KEYS,
    STEP_PLAN,
    STEP_REACT,
    STEP_REFRESH,
    STEP_SLIPSTREAM,
    STEP_VALUE,
)
from slipstream.core.steps.play_cards import plans
from slipstream.core.steps.react import react_options
from slipstream.core.steps.replenish import refreshable
from slipstream.core.steps.reveal_and_move import next_to_choose
from slipstream.core.steps.slipstream import slipstream_distances
from slipstream.core.steps.symbols import face_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.state import RaceState


def options_of(state: RaceState, seat: i64) -> list[Action]:
    """Every legal answer of this seat at the open question, in canonical order."""
    car = state.cars[seat]
    step = state.step
    if step == STEP_PLAN:
        return [Action(PLAN, cards) for cards in plans(state.rules, car)]
    if step == STEP_VALUE:
        card = next_to_choose(state)
        return [Action(CHOOSE_VALUE, 0, value, card) for value in face_of(car, card).values]
    if step == STEP_REACT:
        return react_options(state, car)
    if step == STEP_SLIPSTREAM:
        return [Action(SLIPSTREAM, 0, spaces) for spaces in [0, *slipstream_distances(state, car)]]
    if step == STEP_DISCARD:
        return [Action(DISCARD, cards) for cards in subsets(discardable(car.hand))]
    if step == STEP_REFRESH:
        cards_to_refresh = [UNIT[kind] for kind in kinds_in(refreshable(car))]
        return [Action(REFRESH, 0, 0, card) for card in [0, *cards_to_refresh]]
    return []


class Decision:
    """One open question. Answers name its id, so that a late one is recognised."""

    def __init__(
        self, id: int, seat: int, step: str, state: RaceState | None, options: list[Action] | None = None
    ) -> None:
        self.id = id
        self.seat = seat
        self.step = step
        self._state = state
        self._options = options

    @property
    def options(self) -> list[Action]:
        """Every legal answer, never empty. Ask before the race goes on."""
        options = self._options
        if options is None:
            state = self._state
            options = [] if state is None else options_of(state, self.seat)
            self._options = options
            self._state = None  # nothing that leads to hidden information stays behind
        return options

    @property
    def idle(self) -> int | None:
        """Which of the options does nothing; None if something must be done."""
        return idle_option(self.options)

    def __repr__(self) -> str:
        return f"Decision({self.id}, seat {self.seat}, {self.step})"


def decision_of(state: RaceState, id: int, seat: int) -> Decision:
    """The open question of a seat in a race."""
    return Decision(id, seat, STEP_KEYS[state.step], state)
