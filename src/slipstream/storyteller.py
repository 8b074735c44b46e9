"""A recorded race as readable lines: the story of the command line and the golden races of the tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from slipstream.core.events import FOR_GEAR, HEAT_PAID, Event
from slipstream.core.setup import STARTING_FACES
from slipstream.grand_prix import GrandPrix
from slipstream.language import spoken
from slipstream.record import Record
from slipstream.season.season import Season
from slipstream.text import colour_name, event_text

#: what a reader does not miss
UNTOLD: Final = ("planned", "plan-taken-back", "play-area-cleared", "adrenaline-gained")


@cache
def colour_names(colours: tuple[str, ...], _language: str) -> tuple[str, ...]:
    """The cars by their colours, in the language spoken."""
    return tuple(colour_name(colour) for colour in colours)


def tell(write: Callable[[str], object], record: Record) -> None:
    """Write the race or season line by line, all hands open: it is over."""
    teller = _Teller(write, record)
    teller.watch(-1, teller.game.take_events())
    for number in range(len(record.actions)):
        teller.before()
        teller.watch(number, record.redo(teller.game, number))


class _Teller:
    """Follows a game with the faces and the circuit that are in play."""

    def __init__(self, write: Callable[[str], object], record: Record) -> None:
        self.write = write
        self.game: GrandPrix | Season = record.start()
        self.before()

    def before(self) -> None:
        """Note the race that the coming events belong to."""
        game = self.game.grand_prix if isinstance(self.game, Season) else self.game
        if game is not None:
            self.track = game.setup.course.track
            self.race = game.race
            self.colours = colour_names(game.setup.colours, spoken())

    def watch(self, _number: int, events: list[Event]) -> None:
        """Tell these events."""
        race = self.race if self.race is not None else self.game.race
        for event in events:
            if event.key in UNTOLD or (event.kind == HEAT_PAID and event.b == FOR_GEAR):
                continue
            faces = STARTING_FACES if race is None or event.seat < 0 else race.state.cars[event.seat].faces
            self.write(("" if event.seat < 0 else "  ") + event_text(event, self.colours, self.track, faces))
