"""Race: a machine that asks. It runs by itself until somebody must choose, then waits.

>>> from slipstream import new_race
>>> race = new_race("usa", cars=2, seed=7)
>>> [(decision.seat, decision.step) for decision in race.pending()]
[(0, 'plan'), (1, 'plan')]
>>> plan = race.pending()[0].options[0]
>>> [event.key for event in race.apply(0, plan)]
['planned']
>>> [decision.seat for decision in race.pending()]
[1]
"""

from __future__ import annotations

from slipstream.core.actions import (
    CHOOSE_VALUE,
    DISCARD,
    END_REACT,
    PLAN,
    REFRESH,
    SLIPSTREAM,
    TAKE_BACK,
    Action,
    well_formed,
)
from slipstream.core.decisions import Decision, decision_of, options_of
from slipstream.core.errors import IllegalAction, NotYourTurn, StaleDecision
from slipstream.core.events import PLAN_TAKEN_BACK, PLANNED, Event
from slipstream.core.explain import explain
from slipstream.core.random_play import Draw, draw_action
from slipstream.core.state import (
    STEP_DISCARD,
    STEP_OVER,
    STEP_PLAN,
    STEP_REACT,
    STEP_REFRESH,
    STEP_RUNNING,
    STEP_SLIPSTREAM,
    STEP_VALUE,
)
from slipstream.core.steps.discard import discard, discard_refusal
from slipstream.core.steps.play_cards import plan_refusal
from slipstream.core.steps.react import react, react_refusal
from slipstream.core.steps.replenish import refresh, refresh_refusal, refreshable
from slipstream.core.steps.reveal_and_move import choose_value, value_refusal
from slipstream.core.steps.slipstream import slipstream, slipstream_refusal
from slipstream.core.turn import (
    after_discard,
    after_react,
    after_reveal,
    after_slipstream,
    end_turn,
    plans_are_in,
    run_on,
    start_round,
)
from slipstream.core.views import View, view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.chance import Stream
    from slipstream.core.state import RaceState


class Race:
    """One race: pending, apply, view, copy. All data is in `state`."""

    def __init__(self, state: RaceState) -> None:
        self.state = state
        self._draw = Draw()

    @property
    def over(self) -> bool:
        """Is every car in?"""
        return self.state.step == STEP_OVER

    @property
    def lone_race(self) -> Race:
        """Itself: nothing is done around it."""
        return self

    def start(self) -> None:
        """Begin the first round; `slipstream.new_race` has done it already."""
        start_round(self.state)
        run_on(self.state)

    def copy(self) -> Race:
        """An independent race in the same state, its luck included."""
        return Race(self.state.copy())

    def view(self, seat: int | None) -> View:
        """All that this seat may know; None is a spectator."""
        return view_of(self.state, -1 if seat is None else seat)

    # Asking

    def next_seat(self) -> i64:
        """The first seat that has something to decide, -1 when the race is over."""
        state = self.state
        if state.step != STEP_PLAN:
            return state.active
        for seat in state.order:
            car = state.cars[seat]
            if car.plan == 0 and not car.legend:
                return seat
        return -1

    def may_take_back(self, seat: i64) -> bool:
        """Can this seat take its plan back? (GEAR-8)"""
        state = self.state
        return state.step == STEP_PLAN and state.plans(seat) and state.cars[seat].plan != 0

    def decision_id(self, seat: i64) -> i64:
        """The id of the open decision of a seat."""
        state = self.state
        if state.step == STEP_PLAN:
            return state.asked - len(state.cars) + seat + 1
        return state.asked

    def pending(self) -> list[Decision]:
        """The open decisions: several while plans are made in secret, one in a turn, none at the end."""
        state = self.state
        if state.step == STEP_OVER:
            return []
        if state.step != STEP_PLAN:
            return [decision_of(state, state.asked, state.active)]
        seats = sorted(seat for seat in state.order if state.asks(seat))
        return [decision_of(state, self.decision_id(seat), seat) for seat in seats]

    # Answering

    def apply(self, seat: int, action: Action, decision: int | None = None) -> list[Event]:
        """Check the answer, change the state, run on to the next question; gives what happened.

        Name the id of the decision to be safe against late answers. A refused answer raises and
        leaves the race as it was. Events are empty when the log is off; those of the set-up are
        there for `take_events` until the first answer.
        """
        self._check(seat, action, decision)
        self.take_events()
        self.push(seat, action.kind, action.cards, action.number, action.source)
        return self.take_events()

    def take_events(self) -> list[Event]:
        """What happened since the last call."""
        log = self.state.log
        if log is None:
            return []
        self.state.log = []
        return log

    def refusal(self, seat: i64, action: Action) -> str:
        """Why the rules refuse this answer of a seat whose decision is open, "" if they do not."""
        state = self.state
        car = state.cars[seat]
        kind = action.kind
        if not well_formed(action):
            return "not-an-action"
        if state.step == STEP_PLAN and kind == PLAN:
            return plan_refusal(state.rules, car, action.cards)
        if state.step == STEP_VALUE and kind == CHOOSE_VALUE:
            return value_refusal(state, car, action.source, action.number)
        if state.step == STEP_REACT:
            return react_refusal(state, car, kind, action.cards, action.number, action.source)
        if state.step == STEP_SLIPSTREAM and kind == SLIPSTREAM:
            return slipstream_refusal(state, car, action.number)
        if state.step == STEP_DISCARD and kind == DISCARD:
            return discard_refusal(car, action.cards)
        if state.step == STEP_REFRESH and kind == REFRESH:
            return refresh_refusal(car, action.source)
        return "not-in-this-step"

    def _check(self, seat: int, action: Action, decision: int | None) -> None:
        """Raise unless this is a legal answer to the open decision of the seat."""
        state = self.state
        takes_back = action.kind == TAKE_BACK and state.step == STEP_PLAN and well_formed(action)
        open_to_seat = self.may_take_back(seat) if takes_back else state.asks(seat)
        if decision is not None and (not open_to_seat or decision != self.decision_id(seat)):
            facts: dict[str, int | str] = {"decision": decision}
            raise StaleDecision("stale-decision", facts, seat, self._legal(seat))
        if not open_to_seat:
            raise NotYourTurn("not-your-turn", explain(state, seat, action, ""), seat, self._legal(seat))
        if takes_back:
            return
        key = self.refusal(seat, action)
        if key != "":
            raise IllegalAction(key, explain(state, seat, action, key), seat, self._legal(seat))

    def _legal(self, seat: int) -> list[Action]:
        return options_of(self.state, seat) if self.state.asks(seat) else []

    def push(self, seat: i64, kind: i64, cards: i64, number: i64, source: i64) -> None:
        """Carry out an answer that is known to be legal (search and replay of own options)."""
        state = self.state
        car = state.cars[seat]
        state.answered += 1
        if kind == PLAN:
            car.plan = cards
            if state.log is not None:
                state.emit(PLANNED, seat, cards)
            state.waiting -= 1
            if state.waiting == 0:
                plans_are_in(state)
        elif kind == TAKE_BACK:
            car.plan = 0
            state.waiting += 1
            state.answered -= 2  # as if it had never been: it leaves no trace
            state.emit(PLAN_TAKEN_BACK, seat)
        elif kind == END_REACT:
            after_react(state, car)
        elif kind == SLIPSTREAM:
            slipstream(state, car, number)
            after_slipstream(state, car)
        elif kind == DISCARD:
            discard(state, car, cards)
            after_discard(state, car)
        elif kind == CHOOSE_VALUE:
            choose_value(state, car, source, number)
            after_reveal(state, car)
        elif kind == REFRESH:
            if source != 0:
                refresh(state, car, source)
            if source != 0 and refreshable(car) != 0:
                state.asked += 1  # more cards may follow
            else:
                end_turn(state, car)
        else:
            react(state, car, kind, cards, number, source)
            after_reveal(state, car)  # React asks again, unless a card played directly has values
        if state.step == STEP_RUNNING:
            run_on(state)

    # Random play

    def random_action(self, luck: Stream) -> Action:
        """One legal action of the next seat, drawn without listing."""
        draw = self._draw
        draw_action(self.state, self.next_seat(), luck, draw)
        return Action(draw.kind, draw.cards, draw.number, draw.source)

    def play_random(self, luck: Stream, rounds: i64 = 0) -> i64:
        """Play at random until the race is over or this many rounds are begun; gives the decisions made."""
        state = self.state
        draw = self._draw
        made: i64 = 0
        while state.step != STEP_OVER and (rounds == 0 or state.round < rounds):
            if state.step == STEP_PLAN:
                made += self._plan_at_random(luck)
                continue
            draw_action(state, state.active, luck, draw)
            self.push(state.active, draw.kind, draw.cards, draw.number, draw.source)
            made += 1
        return made

    def _plan_at_random(self, luck: Stream) -> i64:
        """The plans of all seats that have still to make one, in turn order; gives their number."""
        state = self.state
        draw = self._draw
        made: i64 = 0
        for seat in state.order:
            car = state.cars[seat]
            if car.plan == 0 and not car.legend:
                draw_action(state, seat, luck, draw)
                self.push(seat, draw.kind, draw.cards, draw.number, draw.source)
                made += 1
                if state.step != STEP_PLAN:
                    break
        return made
