"""Through a record again: every choice of a seat, with what it knew at that moment."""

from __future__ import annotations

from dataclasses import dataclass

from slipstream.core.actions import TAKE_BACK, Action
from slipstream.core.decisions import Decision
from slipstream.core.race import Race
from slipstream.core.views import View
from slipstream.notation import read_action
from slipstream.record import Record
from slipstream.season.season import Season


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


def _choice(race: Race, number: int, index: int, seat: int, played: Action | None) -> Choice | None:
    """What this seat is asked now, None if there is nothing to choose."""
    for decision in race.pending():
        if decision.seat == seat and len(decision.options) > 1:
            return Choice(number, index, int(race.state.round), race.view(seat), decision, played)
    return None


def courses(record: Record, seat: int) -> list[Course]:
    """Every race of a record with the choices of this seat, the open one included. Drafts are left out."""
    game = record.start()
    game.take_events()
    number = len(game.results) if isinstance(game, Season) else 0
    found: list[Course] = []
    race: Race | None = None
    choices: list[Choice] = []
    first = 0
    for at, (who, text) in enumerate(record.actions):
        if game.race is not race:
            race, choices, first = game.race, [], at
        action = read_action(text)
        if race is not None and who == seat and action.kind != TAKE_BACK:
            choice = _choice(race, number, at - first, seat, action)
            if choice is not None:
                choices.append(choice)
        record.redo(game, at)
        if race is not None and race.over:
            found.append(Course(number, first, choices, int(race.state.results[0]) == seat))
            number += 1
    if game.race is not race:
        race, choices, first = game.race, [], len(record.actions)
    if race is not None and not race.over:
        choice = _choice(race, number, len(record.actions) - first, seat, None)
        found.append(Course(number, first, [*choices, choice] if choice is not None else choices, None))
    return found
