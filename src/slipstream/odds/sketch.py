"""A race as a view shows it, to try things on: the real steps run on it, and nothing hidden is in it."""

from __future__ import annotations

from typing import Final

from slipstream.core.car import STATUS_KEYS, Car
from slipstream.core.chance import ScriptedStream
from slipstream.core.setup import read_faces
from slipstream.core.state import RaceState
from slipstream.core.turn_data import Turn
from slipstream.core.views import CarView, OwnView, View

NO_LUCK: Final = ScriptedStream([])  # asking it for a number is an error: luck is enumerated, never drawn


def seen_car(seen: CarView) -> Car:
    """A car as everybody sees it."""
    car = Car(seen.seat, seen.legend, seen.faces, NO_LUCK)
    car.progress, car.space, car.spot = seen.progress, seen.space, seen.spot
    car.status = STATUS_KEYS.index(seen.status)
    car.gear, car.engine, car.adrenaline = seen.gear, seen.engine, seen.adrenaline
    car.play, car.discard_top = seen.play, seen.discard_top
    return car


def own_car(seen: CarView, own: OwnView) -> Car:
    """The own car: all zones are known, of the draw pile's order only what was laid there openly."""
    car = seen_car(seen)
    car.faces = own.faces
    read_faces(car)
    car.hand, car.draw, car.discard = own.hand + own.plan, own.draw, own.discard
    car.top = seen.draw_top[::-1] or None
    return car


class Sketch:
    """The state and the own car in it. Copies share the other cars: nothing in a turn changes them."""

    __slots__ = ("car", "state")

    def __init__(self, state: RaceState, car: Car) -> None:
        self.state = state
        self.car = car

    def copy(self) -> Sketch:
        """An independent sketch in the same state."""
        state, car = self.state, self.car.copy()
        cars = state.cars[:]
        cars[car.seat] = car
        other = RaceState(state.track, state.rules, cars, state.turn.copy(), NO_LUCK, NO_LUCK)
        other.stress_supply = state.stress_supply
        other.order = state.order
        return Sketch(other, car)


def sketch_of(view: View) -> Sketch:
    """The race of a view; in the seat's own turn as far as that has come."""
    own, seat = view.own, view.seat
    if own is None or seat is None:
        raise ValueError("a spectator has no hand: odds need the view of a seat")
    cars = [own_car(seen, own) if seen.seat == seat else seen_car(seen) for seen in view.cars]
    turn = Turn()
    turn.decode(view.turn)
    turn.moves, turn.values = view.turn_moves[:], view.turn_values[:]
    state = RaceState(view.track, view.rules, cars, turn, NO_LUCK, NO_LUCK)
    state.stress_supply = view.stress_supply
    state.order = [seat]
    return Sketch(state, cars[seat])
