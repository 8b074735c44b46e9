"""Why the last turn went as it did, at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from slipstream.core.views import View
from slipstream.records.notation import read_cards
from slipstream.records.notes import Line
from slipstream.records.why import told_so_far
from slipstream.terminal.situation import faces_for
from slipstream.terminal.words import say, signed
from slipstream.words import language
from slipstream.words.text import car_name, join_cards

if TYPE_CHECKING:
    from slipstream.terminal.table import Table


def show_why(table: Table) -> None:
    """What came about by itself in the person's last turn: sums, and the clauses they stand on."""
    told = told_so_far(table.game.record)
    notes = [] if told is None else told.last_turn(table.seat)
    if told is None or not notes:
        table.screen.line(say("why-nothing"))
        return
    names = [car_name(colour) for colour in table.game.record.setup.colours]
    for note in notes:
        table.screen.line(line_text(note.title, told.start, names), "bold")
        for line in note.lines:
            table.screen.line(f"  {line_text(line, told.start, names)}")
        table.screen.line(f"  {' '.join(note.clauses)}", "dim")


def line_text(line: Line, view: View, names: list[str]) -> str:
    """A sentence of a note in words: cars by colour, corners and cards by name."""
    facts: dict[str, object] = dict(line.facts)
    seat, corner, card = facts.get("seat"), facts.get("corner"), facts.get("card")
    if isinstance(seat, int):
        facts["name"] = names[seat]
        if isinstance(card, str):
            facts["card"] = join_cards(read_cards(card), faces_for(view, seat))
    if isinstance(corner, int):
        facts["corner"] = view.track.corners[corner].name
    for name in ("road", "own"):
        if isinstance(number := facts.get(name), int):
            facts[name] = signed(number)
    if line.sum:
        facts["sum"] = " + ".join(line_text(term, view, names) for term in line.sum)
    if line.seats:
        facts["names"] = ", ".join(names[seat] for seat in line.seats)
    return language.say(f"why-{line.key}", **facts)
