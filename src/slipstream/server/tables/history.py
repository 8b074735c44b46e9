"""The history of a table: what stands, chapter by chapter, and what of it is still to be stored and told.

A chapter is the opening or one action that stands, with the events that came of it. Events are numbered from
the start of the game; undoing and taking back remove a chapter, and what came after it is numbered anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from slipstream.core.actions import TAKE_BACK, Action
from slipstream.core.events import POINTS_SCORED, Event
from slipstream.records.notation import write_action
from slipstream.records.undo import last_of, may_undo
from slipstream.server.store.store import UNDO, Entry

NOBODY: Final = -1
TAKEN_BACK: Final = write_action(Action(TAKE_BACK))


@dataclass(frozen=True, slots=True)
class Chapter:
    """The opening, or an action that stands: who did what, and what came of it."""

    seat: int
    action: str  # in notation
    events: list[Event]
    secrets: int  # times that something hidden was revealed before it
    first: int  # the number of its first event
    race: int  # when it is told: the number of the first event of the race that is on

    @property
    def end(self) -> int:
        """The number of the event after its last one."""
        return self.first + len(self.events)


class History:
    """The chapters of a table; none in the lobby."""

    def __init__(self) -> None:
        self.chapters: list[Chapter] = []
        self.accepted: list[Entry] = []  # not stored yet, what was undone and the undoing included
        self.changed_from = 0  # the first event that clients do not have, or have otherwise
        self.undone = False  # since it was stored: numbers of decisions come again

    # Reading

    @property
    def end(self) -> int:
        """The number that the next event will have."""
        return self.chapters[-1].end if self.chapters else 0

    @property
    def race_from(self) -> int:
        """The number of the first event of the race that is on: those of earlier races are told no more."""
        return self.chapters[-1].race if self.chapters else 0

    @property
    def actions(self) -> list[tuple[int, str]]:
        """What a record says: the seat and the action of every chapter after the opening."""
        return [(chapter.seat, chapter.action) for chapter in self.chapters[1:]]

    def since(self, number: int) -> list[Event]:
        """What happened from this number on."""
        found: list[list[Event]] = []
        for chapter in reversed(self.chapters):
            if chapter.end <= number:
                break
            found.append(chapter.events[max(0, number - chapter.first) :])
        return [event for events in reversed(found) for event in events]

    def can_undo(self, seat: int, secrets: int) -> bool:
        """May this seat take its last answer back? Nothing hidden was revealed and nobody acted since."""
        last = self.chapters[-1]
        return last.seat == seat and may_undo(last.action, last.secrets, secrets)

    # Writing

    def open(self, events: list[Event]) -> None:
        """What happened before anybody was asked."""
        self._add(NOBODY, "", events, 0)

    def write(self, seat: int, action: str, events: list[Event], secrets: int) -> None:
        """An action was carried out. A plan that is taken back leaves no trace."""
        if action == TAKEN_BACK:
            at = last_of(seat, [chapter.seat for chapter in self.chapters])
            if at is not None:
                self._remove(at)
                return
            # the plan lies in the stored state the history begins with
        self._add(seat, action, events, secrets)

    def undo(self) -> None:
        """The last action does not stand any more."""
        self._remove(len(self.chapters) - 1)
        self.undone = True

    def stored(self) -> None:
        """Everything is on disk and was told."""
        self.accepted = []
        self.undone = False
        self.changed_from = self.end

    def _add(self, seat: int, action: str, events: list[Event], secrets: int) -> None:
        first, race = self.end, self.race_from
        for number, event in enumerate(events, first):
            if event.kind == POINTS_SCORED:
                race = number + 1
        self.chapters.append(Chapter(seat, action, events, secrets, first, race))

    def _remove(self, at: int) -> None:
        gone, *later = self.chapters[at:]
        del self.chapters[at:]
        self.changed_from = min(self.changed_from, gone.first)
        for chapter in later:
            self._add(chapter.seat, chapter.action, chapter.events, chapter.secrets)


def standing(entries: Iterable[Entry]) -> list[tuple[int, str]]:
    """The actions that stand when all of this was accepted, as a history would tell them."""
    found: list[tuple[int, str]] = []
    for entry in entries:
        if entry.action == UNDO:
            found.pop()
            continue
        if entry.action == TAKEN_BACK:
            at = last_of(entry.seat, [seat for seat, _ in found])
            if at is not None:
                del found[at]
                continue
        found.append((entry.seat, entry.action))
    return found
