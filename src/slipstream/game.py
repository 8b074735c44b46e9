"""Game: the whole interface. Race, GrandPrix and Season have it; drivers and servers need no more."""

from __future__ import annotations

from typing import Protocol

from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.events import Event
from slipstream.core.views import View
from slipstream.season.draft import DraftView


class Game(Protocol):
    """A machine that asks, and waits for answers."""

    @property
    def over(self) -> bool:
        """Is everything decided?"""
        ...

    def pending(self) -> list[Decision]:
        """The open decisions: several while choices are simultaneous, none when it is over."""
        ...

    def apply(self, seat: int, action: Action, decision: int | None = None) -> list[Event]:
        """Check the answer, change the state, run on to the next question; gives what happened."""
        ...

    def view(self, seat: int | None) -> View | DraftView:
        """All that this seat may know; None is a spectator."""
        ...

    def copy(self) -> Game:
        """An independent game in the same state, its luck included."""
        ...

    def take_events(self) -> list[Event]:
        """What happened since the last call."""
        ...
