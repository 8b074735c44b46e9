"""A recorded race as readable lines: the story of the command line and the golden races of the tests."""

from __future__ import annotations

from collections.abc import Callable

from slipstream.core.events import FOR_GEAR, HEAT_PAID, Event
from slipstream.record import Record
from slipstream.setup import COLOURS
from slipstream.text import event_text

#: what a reader does not miss
UNTOLD = ("planned", "plan-taken-back", "play-area-cleared", "adrenaline-gained")


def tell(write: Callable[[str], object], record: Record) -> None:
    """Write the race line by line, all hands open: it is over."""
    track = record.setup.course.track
    lines: list[str] = []

    def watch(_number: int, events: list[Event]) -> None:
        for event in events:
            if event.key not in UNTOLD and not (event.kind == HEAT_PAID and event.b == FOR_GEAR):
                indent = "" if event.seat < 0 else "  "
                lines.append(indent + event_text(event, COLOURS, track))

    record.replay(watch=watch)
    for line in lines:
        write(line)
