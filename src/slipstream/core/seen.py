"""From a view back to a race: everything that can be seen is as it is, and nothing hidden is in it (INFO).

The steps run on such a state as on the real one, as far as they need no luck. Odds lay out what may come;
search deals the hidden cards (`Seen`) and gives every car luck of its own.
"""

from __future__ import annotations

from slipstream.core.car import STATUS_KEYS, Car
from slipstream.core.cards import HEAT, cards_in, count, sponsors_in, without_heat
from slipstream.core.chance import NO_LUCK
from slipstream.core.setup import read_faces
from slipstream.core.state import NO_CARD, NO_SEAT, STEP_KEYS, STEP_PLAN, RaceState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from slipstream.core.chance import Stream
    from slipstream.core.views import CarView, View


def seen_car(seen: CarView, luck: Stream) -> Car:
    """A car as everybody sees it: of its piles only what lies face up."""
    car = Car(seen.seat, seen.legend, seen.faces, luck)
    read_faces(car)
    car.grid = seen.grid
    car.progress = seen.progress
    car.space = seen.space
    car.spot = seen.spot
    car.status = STATUS_KEYS.index(seen.status)
    car.gear = seen.gear
    car.engine = seen.engine
    car.play = seen.play
    car.discard = seen.discard_top
    car.discard_top = seen.discard_top
    car.adrenaline = seen.adrenaline
    car.finish_round = seen.finish_round
    car.spin_outs = seen.spin_outs
    car.heat_paid = seen.heat_paid
    if seen.draw_top:
        car.top = seen.draw_top[::-1]
        for card in seen.draw_top:
            car.draw += card
    return car


def seen_race(view: View) -> RaceState:
    """The race of a view at its open question. The own piles are known as sets, the plan is in hand."""
    own = view.own
    seat = view.seat
    if own is None or seat is None:
        raise ValueError("a spectator drives no car: this needs the view of a seat")
    step = STEP_KEYS.index(view.step)
    cars: list[Car] = []
    for seen in view.cars:
        cars.append(seen_car(seen, NO_LUCK))
    car = cars[seat]
    car.hand = own.hand + own.plan
    car.draw = own.draw
    car.discard = own.discard
    if step != STEP_PLAN:
        car.plan = own.plan
    state = RaceState(view.track, view.rules, cars, view.turn.copy(), NO_LUCK, NO_LUCK)
    state.round = view.round
    state.step = step
    state.order = view.order
    state.results = view.results[:]
    state.eliminated = view.eliminated[:]
    state.stress_supply = view.stress_supply
    state.legend_deck = view.legend_deck
    state.first_lap = view.first_lap
    state.sponsors_used = view.sponsors_used
    for card in cards_in(view.sponsors_unseen)[: view.sponsors_left]:
        state.sponsor_pile += card  # which of those that are not seen, nobody knows
    active = view.active
    state.active = NO_SEAT if active is None else active
    state.at = 0 if active is None else view.order.index(active)
    legend_card = view.legend_card
    state.legend_card = NO_CARD if legend_card is None else legend_card
    if step == STEP_PLAN:
        for other in view.order:
            if not cars[other].legend:
                state.waiting += 1
    return state


class Hidden:
    """What is not known of one car: all its cards that lie hidden, and how many lie where."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.pool: i64 = 0  # Sponsors apart: of these only the number is known
        self.sponsors: i64 = 0
        self.hand: i64 = 0  # how many cards in hand, the plan included
        self.discard: i64 = 0  # below the one on top
        self.face_down: i64 = 0  # cards of the plan; 0 if there is none


class Seen:
    """A race as a view shows it, and what would have to be dealt to make a whole one of it."""

    def __init__(self, view: View) -> None:
        self.state = seen_race(view)
        self.sponsors: i64 = view.sponsors_unseen
        self.hidden: list[Hidden] = []
        for seen in view.cars:
            if not seen.legend and seen.seat != view.seat:
                self.hidden.append(hidden_of(view, seen))


def hidden_of(view: View, seen: CarView) -> Hidden:
    """What is hidden of another player's car: all it owns, less what can be seen."""
    hidden = Hidden(seen.seat)
    shown: i64 = seen.play + seen.discard_top
    for card in seen.draw_top:
        shown += card
    sponsors = sponsors_in(shown)
    hidden.pool = seen.owned - seen.engine * HEAT - (shown - sponsors)
    hidden.sponsors = seen.sponsors - count(sponsors)
    hidden.hand = seen.hand_size + seen.face_down
    hidden.discard = seen.discard_size - count(seen.discard_top)
    if seen.planned and view.step != "plan":
        hidden.face_down = seen.face_down
        if seen.face_down == 0:  # a tournament: as many cards as the car would like (TOURNAMENT-8)
            playable = count(without_heat(hidden.pool))
            hidden.face_down = playable if playable < seen.gear else seen.gear
    return hidden
