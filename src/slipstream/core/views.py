"""What one seat, or a spectator, may know of a race and of what happened in it (INFO)."""

from __future__ import annotations

from slipstream.core.car import CLASSIFIED, STATUS_KEYS
from slipstream.core.cards import HEAT, count, specials_in, sponsors_in
from slipstream.core.events import DISCARDED, DREW, PLANNED, SALVAGED, SPONSOR_GAINED, Event
from slipstream.core.state import NO_CARD, NO_SEAT, STEP_KEYS, STEP_PLAN
from slipstream.core.steps.symbols import face_of
from slipstream.core.symbols import SYM_REFRESH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from slipstream.core.car import Car
    from slipstream.core.rules import RaceRules
    from slipstream.core.state import RaceState
    from slipstream.core.track import Track

SPECTATOR: Final = NO_SEAT


def refreshed_cards(car: Car) -> list[int]:
    """The cards on top of the draw pile that were laid there openly, the topmost first (SYM-REFRESH-1)."""
    cards: list[int] = []
    top = car.top
    if top is not None and car.symbols:
        for card in reversed(top):
            if specials_in(card) == 0 or face_of(car, card).number(SYM_REFRESH) == 0:
                break
            cards.append(card)
    return cards


class CarView:
    """What everybody sees of a car (INFO-1)."""

    def __init__(self, state: RaceState, car: Car) -> None:
        self.seat: int = car.seat
        self.legend = car.legend
        self.faces = car.faces  # what is printed on its Upgrades and on Sponsors; drafts are open
        self.grid: int = car.grid
        self.progress: int = car.progress
        self.space: int = car.space
        self.spot: int = car.spot
        self.lap: int = state.lap(car)
        self.place: int = 0  # from 1; `View` fills it in, which looks at all cars
        self.corner: int = state.track.next_corner[car.space]  # the next corner line
        self.countdown: int = state.track.countdown[car.space]  # spaces before it (TRACK-9)
        self.status = STATUS_KEYS[car.status]
        self.gear: int = car.gear
        self.engine: int = car.engine
        planned = car.plan != 0
        self.planned = planned  # a plan is in; what it holds is not shown
        # Once all plans are in, the cards lie face down on the table and their number is the gear. In a
        # tournament even that number is hidden, so they still count as hand (TOURNAMENT-8).
        shown = planned and state.step != STEP_PLAN and not state.rules.tournament
        face_down = car.gear if shown else 0
        self.face_down: int = face_down
        self.hand_size: int = count(car.hand) - face_down
        self.draw_size: int = count(car.draw)
        self.draw_top = refreshed_cards(car)
        self.discard_size: int = count(car.discard)
        self.discard_top: int = car.discard_top
        self.play: int = car.play
        # Everything that came to a car came openly, Sponsor cards apart: of these only the number is known.
        cards = car.cards() + car.engine * HEAT
        sponsors = sponsors_in(cards)
        self.owned: int = cards - sponsors  # all its cards, those in the engine included
        self.sponsors: int = count(sponsors)
        self.adrenaline = car.adrenaline
        self.finish_round: int = car.finish_round
        self.spin_outs: int = car.spin_outs
        self.heat_paid: int = car.heat_paid

    def on_track(self) -> bool:
        """Does the car occupy a spot? (MOVE-12, FINISH-10)"""
        return STATUS_KEYS.index(self.status) < CLASSIFIED

    def known(self) -> tuple[object, ...]:
        """Everything in it, for comparison."""
        return (
            self.seat, self.legend, self.grid, self.progress, self.space, self.spot, self.status, self.gear,
            self.engine, self.planned, self.face_down, self.hand_size, self.draw_size,
            tuple(self.draw_top), self.discard_size, self.discard_top, self.play, self.adrenaline,
            self.owned, self.sponsors, self.finish_round, self.spin_outs, self.heat_paid,
        )  # fmt: skip


class OwnView:
    """What only the owner knows: hand and plan, and the piles as remembered, unordered (INFO-2, INFO-4)."""

    def __init__(self, car: Car) -> None:
        self.faces = car.faces
        self.hand: int = car.hand - car.plan
        self.plan: int = car.plan
        self.draw: int = car.draw
        self.discard: int = car.discard

    def known(self) -> tuple[int, ...]:
        """Everything in it, for comparison."""
        return self.hand, self.plan, self.draw, self.discard


def sponsors_unseen(state: RaceState, seat: i64) -> i64:
    """The Sponsor cards that this seat does not see: all but the used ones, the own, and the open ones."""
    cards = state.sponsor_pile
    for car in state.cars:
        if car.seat != seat:
            cards += sponsors_in(car.draw + car.hand + car.discard - car.discard_top)
            for card in refreshed_cards(car):
                cards -= sponsors_in(card)
    return cards


class View:
    """A race as one seat sees it. Circuit and rules are public and shared."""

    def __init__(self, state: RaceState, seat: i64) -> None:
        self.seat: int | None = None if seat == SPECTATOR else seat
        self.track: Track = state.track
        self.rules: RaceRules = state.rules
        self.round: int = state.round
        self.step = STEP_KEYS[state.step]
        self.active: int | None = None if state.active == NO_SEAT else state.active
        self.asked = state.asks(seat)  # is a decision of this seat open?
        self.order = list(state.order)
        self.results = list(state.results)
        self.eliminated = list(state.eliminated)  # seats in the order they left (EVENT-14)
        self.stress_supply: int = state.stress_supply
        self.legend_card: int | None = None if state.legend_card == NO_CARD else state.legend_card
        self.legend_deck: int = state.legend_deck  # not yet used: one bit per card; the others lie open
        self.first_lap: int = state.first_lap  # seats that have completed lap 1, one bit each (EVENT-3)
        self.sponsors_left: int = count(state.sponsor_pile)
        self.sponsors_used: int = state.sponsors_used  # they lie open, and come again when none is left
        self.sponsors_unseen: int = sponsors_unseen(state, seat)
        self.cars = [CarView(state, car) for car in state.cars]
        self.standing = state.standing()
        for place, seated in enumerate(self.standing):
            self.cars[seated].place = place + 1
        self.own: OwnView | None = None if seat == SPECTATOR else OwnView(state.cars[seat])
        self.turn = state.turn.copy()  # of the active car: all of it happens on the table

    def known(self) -> tuple[object, ...]:
        """Everything in it, for comparison."""
        own = self.own
        return (
            self.seat, self.round, self.step, self.active, tuple(self.order), tuple(self.results),
            tuple(self.eliminated), self.stress_supply, self.legend_card, self.legend_deck,
            self.sponsors_left, self.sponsors_used, self.sponsors_unseen, self.first_lap,
            tuple([car.known() for car in self.cars]), None if own is None else own.known(),
            tuple(self.turn.encoded()), tuple(self.turn.moves), tuple(self.turn.values),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.known() == other.known()

    def __hash__(self) -> int:
        return hash(self.known())


def view_of(state: RaceState, seat: i64) -> View:
    """All that this seat may know; -1 is a spectator."""
    if seat != SPECTATOR and not 0 <= seat < len(state.cars):
        raise IndexError(f"there is no seat {seat} in a race of {len(state.cars)} cars")
    return View(state, seat)


def redacted(event: Event, seat: int | None) -> Event:
    """The event as this seat may see it: others learn numbers, not cards (INFO-2, INFO-4)."""
    if event.seat == seat:
        return event
    if event.kind == PLANNED:
        return Event(PLANNED, event.seat)
    if event.kind == DREW:
        return Event(DREW, event.seat, event.a)
    if event.kind == DISCARDED or event.kind == SALVAGED or event.kind == SPONSOR_GAINED:
        return Event(event.kind, event.seat, event.a, event.b)
    return event
