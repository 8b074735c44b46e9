"""What one seat, or a spectator, may know of a race and of what happened in it (INFO)."""

from __future__ import annotations

from slipstream.core.car import STATUS_KEYS
from slipstream.core.cards import SPECIALS_FROM, count
from slipstream.core.events import DISCARDED, DREW, PLANNED, SALVAGED, SPONSOR_GAINED, Event
from slipstream.core.state import NO_CARD, NO_SEAT, STEP_KEYS, STEP_PLAN
from slipstream.core.steps.symbols import face_of

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
            if card >> SPECIALS_FROM == 0 or not face_of(car, card).refresh:
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
        self.adrenaline = car.adrenaline
        self.finish_round: int = car.finish_round
        self.spin_outs: int = car.spin_outs
        self.heat_paid: int = car.heat_paid

    def known(self) -> tuple[object, ...]:
        """Everything in it, for comparison."""
        return (
            self.seat, self.legend, self.grid, self.progress, self.space, self.spot, self.status, self.gear,
            self.engine, self.planned, self.face_down, self.hand_size, self.draw_size,
            tuple(self.draw_top), self.discard_size, self.discard_top, self.play, self.adrenaline,
            self.finish_round, self.spin_outs, self.heat_paid,
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


class View:
    """A race as one seat sees it. Circuit and rules are public and shared."""

    def __init__(self, state: RaceState, seat: i64) -> None:
        self.seat: int | None = None if seat == SPECTATOR else seat
        self.track: Track = state.track
        self.rules: RaceRules = state.rules
        self.round: int = state.round
        self.step = STEP_KEYS[state.step]
        self.active: int | None = None if state.active == NO_SEAT else state.active
        self.order = list(state.order)
        self.results = list(state.results)
        self.stress_supply: int = state.stress_supply
        self.legend_card: int | None = None if state.legend_card == NO_CARD else state.legend_card
        self.legend_deck: int = state.legend_deck  # not yet used: one bit per card; the others lie open
        self.sponsors_left: int = count(state.sponsor_pile)
        self.cars = [CarView(state, car) for car in state.cars]
        self.own: OwnView | None = None if seat == SPECTATOR else OwnView(state.cars[seat])
        # What the active car has done in its turn: all of it happens on the table.
        turn = state.turn
        self.turn_start: int = turn.start
        self.speed: int = turn.speed
        self.plus_used: int = turn.plus_used
        self.boosted = turn.boosted
        self.open_heat: int = turn.open_heat  # cards whose mandatory symbol is still open
        self.open_scrap: int = turn.open_scrap
        self.to_choose: int = turn.to_choose
        self.turn = turn.encoded()  # all of it as numbers, so that `slipstream.odds` can go on from here
        self.turn_moves = turn.moves[:]
        self.turn_values = turn.values[:]

    def known(self) -> tuple[object, ...]:
        """Everything in it, for comparison."""
        own = self.own
        return (
            self.seat, self.round, self.step, self.active, tuple(self.order), tuple(self.results),
            self.stress_supply, self.legend_card, self.legend_deck, self.sponsors_left,
            tuple([car.known() for car in self.cars]), None if own is None else own.known(),
            self.turn_start, self.speed, self.plus_used, self.boosted, self.open_heat, self.open_scrap,
            self.to_choose, tuple(self.turn), tuple(self.turn_moves), tuple(self.turn_values),
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
