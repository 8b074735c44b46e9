"""A view and a decision as bytes, for another process. What a view does not show is not in them.

Compiled classes do not pickle by themselves. Here each is made anew and given its values; circuit and rules,
the same for a whole race, are kept by the receiver.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from slipstream.core.actions import Action
from slipstream.core.car import Car
from slipstream.core.cards import Face
from slipstream.core.chance import ScriptedStream
from slipstream.core.decisions import Decision
from slipstream.core.rules import RaceRules
from slipstream.core.state import RaceState
from slipstream.core.track import Corner, Track
from slipstream.core.turn_data import Turn
from slipstream.core.views import SPECTATOR, CarView, OwnView, View

KEPT: Final = 64  # circuits and rules that a receiver remembers
Values = dict[str, Any]


def values_of(thing: object) -> Values:
    """Everything a value of the core holds, by name; in both builds."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    return {name: getattr(thing, name) for name in (vars(thing) if names is None else names)}


def _given(thing: Any, values: Values) -> Any:
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


def _nobody() -> Car:
    return Car(0, False, [], ScriptedStream([]))


def _empty(track: Track, rules: RaceRules) -> RaceState:
    return RaceState(track, rules, [], Turn(), ScriptedStream([]), ScriptedStream([]))


def _track(values: Values) -> Track:
    named = ("id", "name", "length", "laps", "heat", "stress", "corners", "grid")
    return Track(*[values[name] for name in named])


def _rules(values: Values, track: Track) -> RaceRules:
    rules: RaceRules = _given(RaceRules(track, values["laps"], 2), values)
    return rules


def _view(values: Values) -> View:
    state = _empty(values["track"], values["rules"])
    view: View = _given(View(state, SPECTATOR), values)
    return view


def _car(values: Values, track: Track, rules: RaceRules) -> CarView:
    car: CarView = _given(CarView(_empty(track, rules), _nobody()), values)
    return car


def _own(values: Values) -> OwnView:
    own: OwnView = _given(OwnView(_nobody()), values)
    return own


def _decision(id: int, seat: int, step: str, options: list[Action]) -> Decision:
    return Decision(id, seat, step, None, options)


class _Packer(pickle.Pickler):
    """Pickles what views are made of, and refuses anything else of the core: it could hold secrets."""

    def __init__(self, file: io.BytesIO, track: Track, rules: RaceRules | None, kept: bytes = b"") -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.track = track
        self.rules = rules
        self.kept = kept

    def persistent_id(self, thing: Any) -> tuple[str, bytes] | None:
        if self.kept and thing is self.track:
            return "track", self.kept
        if self.kept and thing is self.rules:
            return "rules", self.kept
        return None

    def reducer_override(self, thing: Any) -> Any:
        reducer = REDUCERS.get(type(thing))
        if reducer is not None:
            return reducer(self, thing)
        if type(thing).__module__.startswith("slipstream.core"):
            raise TypeError(f"{type(thing).__name__} does not travel")
        return NotImplemented


#: how each class is made anew
REDUCERS: Final[dict[type, Callable[[_Packer, Any], tuple[Any, ...]]]] = {
    Action: lambda _, one: (Action, (one.kind, one.cards, one.number, one.source)),
    CarView: lambda packer, one: (_car, (values_of(one), packer.track, packer.rules)),
    Corner: lambda _, one: (Corner, tuple(values_of(one).values())),
    Decision: lambda _, one: (_decision, (one.id, one.seat, one.step, one.options)),
    Face: lambda _, one: (_face, (values_of(one),)),
    OwnView: lambda _, one: (_own, (values_of(one),)),
    RaceRules: lambda packer, one: (_rules, (values_of(one), packer.track)),
    Track: lambda _, one: (_track, (values_of(one),)),
    Turn: lambda _, one: (_turn, (values_of(one),)),
    View: lambda _, one: (_view, (values_of(one),)),
}


def _face(values: Values) -> Face:
    face: Face = _given(Face("", []), values)
    return face


def _turn(values: Values) -> Turn:
    turn: Turn = _given(Turn(), values)
    return turn


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, which: Any) -> Any:
        name, kept = which
        track, rules = _shared(kept)
        return track if name == "track" else rules


@lru_cache(maxsize=KEPT)
def _shared(kept: bytes) -> tuple[Track, RaceRules]:
    found: tuple[Track, RaceRules] = pickle.loads(kept)
    return found


def pack(view: View, decision: Decision, *more: Any) -> bytes:
    """A view, a decision of its seat, and plain values, as bytes."""
    shared = io.BytesIO()
    _Packer(shared, view.track, None).dump((view.track, view.rules))
    file = io.BytesIO()
    _Packer(file, view.track, view.rules, shared.getvalue()).dump((view, decision, *more))
    return file.getvalue()


def unpack(data: bytes) -> tuple[Any, ...]:
    """What was packed."""
    found: tuple[Any, ...] = _Unpacker(io.BytesIO(data)).load()
    return found
