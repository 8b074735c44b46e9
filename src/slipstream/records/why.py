"""Why something happened in a race: sums in numbers, and the clauses of docs/rules.md they stand on.

Only what everybody at the table was told is used, and the rules that all know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from slipstream.core import events as happened
from slipstream.core.events import Event
from slipstream.core.views import View, redacted
from slipstream.records.explaining import Explaining
from slipstream.records.following import Follower
from slipstream.records.notes import Note
from slipstream.records.record import Record

#: what came about by itself has a why: the kind, and the number that must not be 0 ("" for none)
EXPLAINED: Final = {
    happened.ROUND_STARTED: "",
    happened.GEAR_CORRECTED: "",
    happened.CLUTTERED: "",
    happened.RESHUFFLED: "",
    happened.MOVED: "blocked",
    happened.ADRENALINE_USED: "",
    happened.UNPAYABLE: "",
    happened.CORNER_PASSED: "",
    happened.SPUN_OUT: "",
    happened.ELIMINATED: "",
    happened.SPONSOR_GAINED: "",
    happened.FINISHED: "",
    happened.LEGEND_MOVED: "",
}
#: a Legend chooses nothing: these have a why whatever their numbers say
EXPLAINED_OF_LEGENDS: Final = (happened.MOVED,)


def has_why(event: Event, legend: bool) -> bool:
    """Is there a note about this event? `legend`: it happened to a Legend."""
    number = EXPLAINED.get(event.kind)
    if number is None:
        return False
    return not number or event.arguments()[number] != 0 or (legend and event.kind in EXPLAINED_OF_LEGENDS)


class Told:
    """What everybody was told of a race: how it stood at the start, and the events since."""

    def __init__(self, start: View, events: Sequence[Event]) -> None:
        self.start = start
        self.events = [redacted(event, None) for event in events]

    def why(self, number: int) -> Note | None:
        """The note about an event by its number; None if it has none."""
        if not 0 <= number < len(self.events):
            return None
        event = self.events[number]
        if not has_why(event, event.seat >= 0 and self.start.cars[event.seat].legend):
            return None
        follower = Follower(self.start)
        for earlier in self.events[:number]:
            follower.note(earlier)
        return Explaining(self.events, number, follower).note()

    def last_turn(self, seat: int) -> list[Note]:
        """What came about by itself in the last turn of a seat. A spin-out tells of its corner as well."""
        turn: list[int] = []
        for number, event in enumerate(self.events):
            if event.kind == happened.REVEALED and event.seat == seat:
                turn = []
            if event.seat == seat:
                turn.append(number)
        notes: list[Note] = []
        for number in turn:
            note = self.why(number)
            if note is not None:
                if self.events[number].kind == happened.SPUN_OUT:
                    notes.pop()
                notes.append(note)
        return notes


def told_so_far(record: Record) -> Told | None:
    """The race of a record that is on, or was the last; None before there is one."""
    start: View | None = None
    events: list[Event] = []
    for moment in record.walk():
        played = moment.play()
        if moment.begun is not None:
            start, events = moment.begun.view(None), []
        events += played
    return None if start is None else Told(start, events)


def told_by(record: Record, race: int = 0) -> Told:
    """A race of a record that is over, its events numbered as in a replay.

    ValueError if that race is not over, or was before the record begins.
    """
    start: View | None = None
    events: list[Event] = []
    for moment in record.walk():
        played = moment.play()
        if moment.number != race:
            continue
        if moment.begun is not None:
            start, events = moment.begun.view(None), []
        events += played
        if start is not None and moment.ended is not None:
            return Told(start, events)
    raise ValueError(f"race {race} of the record is not over, or was before the record begins")
