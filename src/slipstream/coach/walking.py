"""Through a record again: every choice of a seat, with what it knew at that moment."""

from __future__ import annotations

from dataclasses import dataclass, field

from slipstream.core.actions import TAKE_BACK, Action
from slipstream.core.decisions import Decision
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.views import View
from slipstream.records.record import Record


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of a race with more than one answer, and the answer; None if it is still open.

    `index` counts the actions of this race before it, as the moments of a replay do.
    """

    race: int
    index: int
    round: int
    view: View
    decision: Decision
    played: Action | None


@dataclass(frozen=True, slots=True)
class Course:
    """One race of a record as a seat drove it. `place` is None while the race is not over, else from 1."""

    race: int
    first: int  # actions of the record before this race
    choices: list[Choice]
    place: int | None
    told: list[list[Event]] = field(default_factory=list)  # what followed each action of this race

    @property
    def won(self) -> bool | None:
        """Did this seat win?"""
        return None if self.place is None else self.place == 1


def _choice(race: Race, number: int, index: int, seat: int, played: Action | None) -> list[Choice]:
    """What this seat is asked now; nothing if there is nothing to choose."""
    return [
        Choice(number, index, int(race.state.round), race.view(seat), decision, played)
        for decision in race.pending()
        if decision.seat == seat and len(decision.options) > 1
    ]


def place_of(race: Race, seat: int) -> int:
    """The place of this seat in a race that is over; who is out comes after all others."""
    return race.state.standing().index(seat) + 1


def courses(record: Record, seat: int) -> list[Course]:
    """Every race of a record with the choices of this seat, the open one included. Drafts are left out."""
    found: list[Course] = []
    choices: list[Choice] = []
    told: list[list[Event]] = []
    walk = record.walk()
    for moment in walk:
        race, action, first = moment.race, moment.action, walk.first
        if race is not None and action is not None and moment.seat == seat and action.kind != TAKE_BACK:
            choices += _choice(race, moment.number, moment.index, seat, action)
        events = moment.play()
        if race is not None and action is not None:
            told.append(events)
        if moment.ended is not None:
            found.append(Course(moment.number, first, choices, place_of(moment.ended, seat), told))
            choices, told = [], []
    race, number = walk.game.race, len(walk.game.results)
    if race is not None and not race.over:
        choices += _choice(race, number, len(record.actions) - walk.first, seat, None)
        found.append(Course(number, walk.first, choices, None, told))
    return found
