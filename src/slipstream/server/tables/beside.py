"""What a table keeps beside the race: what happened to its seats, who was removed, and the time in the banks.

Nothing of it changes the race, so it is in no record.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from slipstream.server.protocol.messages import Note, NoteKind
from slipstream.server.store.store import SeatRow

MOST_NOTES: Final = 60
MOST_REMOVED: Final = 6


@dataclass(frozen=True)
class Kept:
    """A note as it is stored: `event` counts from the start of the game."""

    number: int
    kind: NoteKind
    event: int
    seat: int | None = None
    by: int | None = None
    driver: str | None = None
    name: str = ""


@dataclass
class Beside:
    """What is kept, as one text in the row of the table."""

    notes: list[Kept] = field(default_factory=list)
    removed: list[SeatRow] = field(default_factory=list)  # by the host, the last one last
    banks: dict[int, float] = field(default_factory=dict)  # seconds left, by seat
    told: int = 0  # the number of the last note that everybody has

    @classmethod
    def read(cls, text: str | None) -> Beside:
        """What was stored; all of it is known to everybody."""
        if text is None:
            return cls()
        data: dict[str, Any] = json.loads(text)
        notes = [Kept(**one) for one in data["notes"]]
        return cls(
            notes,
            [SeatRow(**one) for one in data["removed"]],
            {int(seat): left for seat, left in data["banks"].items()},
            notes[-1].number if notes else 0,
        )

    def text(self) -> str | None:
        """As it is stored."""
        if not (self.notes or self.removed or self.banks):
            return None
        data = {
            "notes": [asdict(one) for one in self.notes],
            "removed": [asdict(one) for one in self.removed],
            "banks": self.banks,
        }
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)

    def note(
        self,
        kind: NoteKind,
        event: int,
        seat: int | None = None,
        by: int | None = None,
        driver: str | None = None,
        name: str = "",
    ) -> None:
        """Something that everybody is told, and finds among what happened."""
        number = max(self.told, self.notes[-1].number if self.notes else 0) + 1
        self.notes = [*self.notes[1 - MOST_NOTES :], Kept(number, kind, event, seat, by, driver, name)]

    def remember(self, seat: SeatRow) -> None:
        """The host has removed somebody, and may think better of it."""
        self.removed = [*self.removed[1 - MOST_REMOVED :], seat]

    @property
    def fresh(self) -> list[Kept]:
        """What was not told yet."""
        return [one for one in self.notes if one.number > self.told]

    def all_told(self) -> None:
        """Everybody has it."""
        if self.notes:
            self.told = self.notes[-1].number


def shown(notes: Sequence[Kept], race_from: int) -> list[Note]:
    """Notes as they are sent: those of the race that is on, by its own events."""
    return [
        Note(
            number=one.number,
            kind=one.kind,
            event=one.event - race_from,
            seat=one.seat,
            by=one.by,
            driver=one.driver,
            name=one.name,
        )
        for one in notes
        if one.event >= race_from
    ]
