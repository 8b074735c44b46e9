"""What happened, as one line per car and turn, with nothing this seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from slipstream.core.events import (
    CORNER_PASSED,
    FOR_CORNER,
    FOR_SYMBOL,
    GEAR_SHIFTED,
    HEAT_PAID,
    POINTS_SCORED,
    ROUND_STARTED,
    Event,
)
from slipstream.core.race import Race
from slipstream.core.views import View, redacted
from slipstream.games.draft import DraftView, drafting
from slipstream.games.game import Competition
from slipstream.games.setup import COLOURS
from slipstream.records.record import Record
from slipstream.records.storyteller import UNTOLD
from slipstream.terminal.situation import faces_for, names_for
from slipstream.words.text import event_text

#: what others do with their hidden cards, and what the screen of the next round says anyway
UNTOLD_OF_OTHERS: Final = ("drew", "reshuffled")


class Teller:
    """Joins the events of a car into one sentence; gears wait for the turn they belong to."""

    def __init__(self, seat: int, colours: Sequence[str] = COLOURS) -> None:
        self.seat = seat
        self.colours = colours
        self.gears: dict[int, str] = {}  # shifted at the start of the round, told with the turn
        self.due = 0  # Heat that the last corner asked for
        self.rounds: list[list[str]] = [[]]  # the lines told, by round

    def tell(self, events: Sequence[Event], view: View | DraftView) -> list[str]:
        """The lines to print. `view` is that of the seat after the events."""
        lines: list[str] = []
        car, clauses = -1, list[str]()
        names = names_for(self.seat, self.colours)
        watching = not drafting(view) and view.cars[self.seat].status != "racing"
        for event in [redacted(event, self.seat) for event in events]:
            if event.kind == ROUND_STARTED:
                self._close(lines, names, car, clauses)
                car = -1
                self.rounds.append([])
                if watching:  # no screen will say it
                    lines.append(event_text(event, names, view.track) + ".")
            if not self._told(event):
                continue
            clause = event_text(event, [""] * len(names), view.track, faces_for(view, event.seat)).strip()
            if event.kind == GEAR_SHIFTED:
                self.gears[event.seat] = clause
                continue
            if event.seat != car or event.seat < 0:
                self._close(lines, names, car, clauses)
                car = event.seat
            gear = self.gears.pop(event.seat, None)
            clauses += [clause] if gear is None else [gear, clause]
        self._close(lines, names, car, clauses)
        return lines

    def _told(self, event: Event) -> bool:
        if event.kind in (ROUND_STARTED, POINTS_SCORED) or event.key in UNTOLD:
            return False  # the screen says it
        said = event.b != FOR_CORNER or event.a == self.due
        if event.kind == HEAT_PAID and event.b != FOR_SYMBOL and said:
            return False  # the sentence before has said so
        self.due = event.d if event.kind == CORNER_PASSED else 0
        return event.seat == self.seat or event.key not in UNTOLD_OF_OTHERS

    def _close(self, lines: list[str], names: Sequence[str], car: int, clauses: list[str]) -> None:
        """End the sentence of a car."""
        if clauses:
            line = ", ".join(clauses) + "."
            line = line if car < 0 else f"{names[car]} {line}"
            lines.append(line)
            self.rounds[-1].append(line)
            clauses.clear()

    def log(self) -> list[str]:
        """This round and the one before."""
        return [line for told in self.rounds[-2:] for line in told]


def view_of_events(game: Competition, race: Race | None, seat: int) -> View | DraftView:
    """The view that events belong to; `race` was on before they happened."""
    return race.view(seat) if race is not None else game.view(seat)


def retell(record: Record, seat: int) -> Teller:
    """The log of a record: after resuming and after undo."""
    teller, walk, events = Teller(seat, record.setup.colours), record.walk(), list[Event]()
    for moment in walk:
        events += moment.play()
        if moment.begun is not None or moment.ended is not None:
            teller.tell(events, view_of_events(walk.game, moment.race, seat))
            events = []
    teller.tell(events, walk.game.view(seat))
    return teller
