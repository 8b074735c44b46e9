"""Game: what a driver needs; a Race has it too. Competition: what is played at a table and written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from slipstream.circuits.circuit import Circuit
from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.views import View
from slipstream.games.draft import DraftView
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.scoring import RaceResult
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import RaceSetup


class Game(Protocol):
    """A machine that asks, and waits for answers."""

    @property
    def over(self) -> bool:
        """Is everything decided?"""
        ...

    @property
    def lone_race(self) -> Race | None:
        """The race that is on, if all that is left to do is to drive it to its end."""
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


class Competition(Game, Protocol):
    """A single Grand Prix or a whole season, asked the same way: nobody needs to know which of them it is."""

    @property
    def setup(self) -> RaceSetup | SeasonSetup:
        """What was agreed; `players`, `cars`, `colours` and more are the same in both."""
        ...

    @property
    def season(self) -> Season | None:
        """The championship, if it is one."""
        ...

    @property
    def grand_prix(self) -> GrandPrix | None:
        """The race with all that comes before it; a season has none between two years and at its end."""
        ...

    @property
    def race(self) -> Race | None:
        """The race that is on, or was the only one; None in a draft and between races."""
        ...

    @property
    def course(self) -> Circuit:
        """The circuit of the race that is on, or comes next."""
        ...

    @property
    def races(self) -> int:
        """How many there are, raced or not."""
        ...

    @property
    def results(self) -> Sequence[RaceResult]:
        """The books of a championship: the races so far. A single race has none."""
        ...

    @property
    def secrets(self) -> int:
        """Times that something hidden was revealed."""
        ...

    def copy(self) -> Competition:
        """An independent one in the same state."""
        ...
