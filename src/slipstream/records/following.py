"""A race followed by what everybody is told of it: the cars on the track, the order, the turn that is on."""

from __future__ import annotations

from slipstream.core import events as happened
from slipstream.core.car import CLASSIFIED, ELIMINATED, FINISHED, Car
from slipstream.core.chance import NO_LUCK
from slipstream.core.events import Event
from slipstream.core.movement import put
from slipstream.core.seen import seen_car
from slipstream.core.state import NO_CARD, RaceState
from slipstream.core.steps.adrenaline import grant_adrenaline
from slipstream.core.views import View


class Follower:
    """What a spectator knows who saw the start and listened: the steps of the core can be asked about it.

    A race that goes on from a stored state is followed from there.
    """

    def __init__(self, start: View) -> None:
        cars = [seen_car(car, NO_LUCK) for car in start.cars]
        self.state = RaceState(start.track, start.rules, cars, start.turn.copy(), NO_LUCK, NO_LUCK)
        self.state.round = start.round
        self.state.order = start.order
        self.state.legend_card = NO_CARD if start.legend_card is None else start.legend_card
        self.turn: list[Event] = []  # what the active car did since its turn began

    def car(self, event: Event) -> Car:
        """The car that an event is about."""
        return self.state.cars[event.seat]

    def note(self, event: Event) -> None:
        """It has happened."""
        state, kind = self.state, event.kind
        if kind in (happened.REVEALED, happened.LEGEND_MOVED):
            self.turn = []
            state.turn.begin(self.car(event), 0)
        self.turn.append(event)
        if kind in (happened.MOVED, happened.UNPAYABLE, happened.FINISHED):
            self._put(event, event.b, event.c)
        elif kind == happened.SPUN_OUT:
            self._put(event, event.c, event.d)
        elif kind in (happened.GEAR_SHIFTED, happened.GEAR_CORRECTED):
            self.car(event).gear = event.b
        elif kind == happened.LEGEND_CARD_REVEALED:
            state.legend_card = event.a
        elif kind == happened.ROUND_STARTED:
            self._begin_round(event)
        if kind == happened.FINISHED:
            self.car(event).status = FINISHED
        elif kind == happened.ELIMINATED:
            self.car(event).status = ELIMINATED
        elif kind == happened.RANKED and self.car(event).status == FINISHED:
            self.car(event).status = CLASSIFIED

    def _put(self, event: Event, progress: int, spot: int) -> None:
        put(self.state, self.car(event), progress * 2 + spot)

    def _begin_round(self, event: Event) -> None:
        state = self.state
        state.round = event.a
        state.legend_card = NO_CARD
        state.order = state.racing_order()
        grant_adrenaline(state)
