"""Worlds that fit a view: a race in which everything that can be seen is as it is, and the rest is open.

What a seat knows of another car is how many cards lie where, what lies face up, and which cards it owns in
all: Basic cards and Upgrades, Heat that is not in the engine, Stress for the rest.
"""

from __future__ import annotations

from slipstream.core.car import ELIMINATED, STATUS_KEYS, Car
from slipstream.core.cards import (
    FIRST_SPONSOR,
    FIRST_UPGRADE,
    HEAT,
    NO_FACE,
    STRESS,
    UNIT,
    cards_in,
    count,
    heat_in,
    number_of,
    without_heat,
)
from slipstream.core.chance import FastStream
from slipstream.core.setup import STARTING_FACES, read_faces
from slipstream.core.state import NO_CARD, NO_SEAT, STEP_KEYS, STEP_PLAN, RaceState
from slipstream.core.turn_data import Turn
from slipstream.core.views import CarView, View
from slipstream.pace.rollouts import Hidden

SPONSOR_KINDS = range(FIRST_SPONSOR, FIRST_SPONSOR + 5)


def world_of(view: View) -> tuple[RaceState, list[Hidden]]:
    """The race as the view shows it, at the open decision of its seat, and what has to be dealt yet."""
    own, seat = view.own, view.seat
    if own is None or seat is None:
        raise ValueError("a spectator drives no car: a world needs the view of a seat")
    hidden: list[Hidden] = []
    cars: list[Car] = []
    step = STEP_KEYS.index(view.step)
    for seen in view.cars:
        car = Car(seen.seat, seen.legend, seen.faces, FastStream(1))
        read_faces(car)
        car.grid, car.progress, car.space, car.spot = seen.grid, seen.progress, seen.space, seen.spot
        car.status = STATUS_KEYS.index(seen.status)
        car.gear, car.engine, car.adrenaline = seen.gear, seen.engine, seen.adrenaline
        car.play, car.discard_top, car.finish_round = seen.play, seen.discard_top, seen.finish_round
        if seen.seat == seat:
            car.hand, car.draw, car.discard = own.hand + own.plan, own.draw, own.discard
            car.top = seen.draw_top[::-1] or None
            car.plan = own.plan if step != STEP_PLAN else 0
        elif not seen.legend:
            hidden.append(hide(view, seen, car, step))
        cars.append(car)
    turn = Turn()
    turn.decode(view.turn)
    turn.moves, turn.values = view.turn_moves[:], view.turn_values[:]
    state = RaceState(view.track, view.rules, cars, turn, FastStream(1), FastStream(1))
    state.round, state.step, state.order = view.round, step, list(view.order)
    state.results = list(view.results)
    state.stress_supply = view.stress_supply
    state.active = NO_SEAT if view.active is None else view.active
    state.at = 0 if view.active is None else view.order.index(view.active)
    state.legend_deck = view.legend_deck
    state.legend_card = NO_CARD if view.legend_card is None else view.legend_card
    if step == STEP_PLAN:
        state.waiting = sum(not cars[other].legend for other in view.order)
    gone = [car for car in cars if car.status == ELIMINATED]
    state.eliminated = [int(car.seat) for car in sorted(gone, key=lambda car: car.finish_round)]
    state.first_lap = sum(1 << car.seat for car in cars if car.progress >= view.track.length)
    for number in range(view.sponsors_left):
        state.sponsor_pile += UNIT[SPONSOR_KINDS[number % len(SPONSOR_KINDS)]]
    return state, hidden


def hide(view: View, seen: CarView, car: Car, step: int) -> Hidden:
    """Take from a car what the view does not show, to be dealt later."""
    top = sum(seen.draw_top)
    car.draw = top
    car.top = seen.draw_top[::-1] or None
    car.discard = car.discard_top
    below = seen.discard_size - count(car.discard)
    planned = step != STEP_PLAN and seen.planned
    face_down = seen.face_down if planned else 0
    size = seen.hand_size + seen.face_down + seen.draw_size - len(seen.draw_top) + below
    pool = pool_of(view, seen, car, int(size), top)
    if planned and not face_down:  # a tournament: as many cards as the car would like (TOURNAMENT-8)
        face_down = min(int(count(without_heat(pool))), seen.gear)
    return Hidden(seen.seat, pool, seen.hand_size + seen.face_down, int(below), face_down)


def pool_of(view: View, seen: CarView, car: Car, size: int, top: int) -> int:
    """The cards of a car that lie hidden: all it owns less what can be seen, of this number."""
    shown = int(car.play + car.discard_top + top)
    pool = 0
    for kind in range(4):
        pool += max(0, 3 - int(number_of(shown, kind))) * UNIT[kind]
    for kind in range(FIRST_UPGRADE, FIRST_SPONSOR):
        if seen.faces[kind - FIRST_UPGRADE] is not NO_FACE and number_of(shown, kind) == 0:
            pool += UNIT[kind]
    starting = 1 if seen.faces is STARTING_FACES else 0
    heat = view.rules.heat + starting - seen.engine - int(heat_in(shown))
    missing = size - int(count(pool))
    heat = max(0, min(heat, missing))
    pool += heat * HEAT + max(0, missing - heat) * STRESS
    for card in cards_in(pool)[::-1]:  # more than there are: something left the race that was not seen
        if count(pool) <= size:
            break
        pool -= card
    return int(pool)
