"""A recorded race as readable lines: the story of the command line and the golden races of the tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from slipstream.core.events import FOR_GEAR, HEAT_PAID
from slipstream.core.setup import STARTING_FACES
from slipstream.records.record import Record
from slipstream.words.language import spoken
from slipstream.words.text import colour_name, event_text

#: what a reader does not miss
UNTOLD: Final = ("planned", "plan-taken-back", "play-area-cleared", "adrenaline-gained")


@cache
def colour_names(colours: tuple[str, ...], _language: str) -> tuple[str, ...]:
    """The cars by their colours, in the language spoken."""
    return tuple(colour_name(colour) for colour in colours)


def tell(write: Callable[[str], object], record: Record) -> None:
    """Write the race or season line by line, all hands open: it is over."""
    colours = colour_names(record.setup.colours, spoken())
    for moment in record.walk():
        track = moment.game.course.track
        events = moment.play()
        race = moment.race or moment.begun
        for event in events:
            if event.key in UNTOLD or (event.kind == HEAT_PAID and event.b == FOR_GEAR):
                continue
            faces = STARTING_FACES if race is None or event.seat < 0 else race.state.cars[event.seat].faces
            write(("" if event.seat < 0 else "  ") + event_text(event, colours, track, faces))
