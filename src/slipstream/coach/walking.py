"""Through a record again: every choice of a seat, with what it knew at that moment."""

from __future__ import annotations

from dataclasses import dataclass

from slipstream.core.actions import TAKE_BACK, Action
from slipstream.core.decisions import Decision
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
    """One race of a record as a seat drove it. `won` is None while the race is not over."""

    race: int
    first: int  # actions of the record before this race
    choices: list[Choice]
    won: bool | None


def _choice(race: Race, number: int, index: int, seat: int, played: Action | None) -> list[Choice]:
    """What this seat is asked now; nothing if there is nothing to choose."""
    return [
        Choice(number, index, int(race.state.round), race.view(seat), decision, played)
        for decision in race.pending()
        if decision.seat == seat and len(decision.options) > 1
    ]


def courses(record: Record, seat: int) -> list[Course]:
    """Every race of a record with the choices of this seat, the open one included. Drafts are left out."""
    found: list[Course] = []
    choices: list[Choice] = []
    walk = record.walk()
    for moment in walk:
        race, action, first = moment.race, moment.action, walk.first
        if race is not None and action is not None and moment.seat == seat and action.kind != TAKE_BACK:
            choices += _choice(race, moment.number, moment.index, seat, action)
        moment.play()
        if moment.ended is not None:
            found.append(Course(moment.number, first, choices, int(moment.ended.state.results[0]) == seat))
            choices = []
    race, number = walk.game.race, len(walk.game.results)
    if race is not None and not race.over:
        choices += _choice(race, number, len(record.actions) - walk.first, seat, None)
        found.append(Course(number, walk.first, choices, None))
    return found
