"""Why something happened at a table: in the race that is on, or in one that is looked at again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from slipstream.records.notes import Line, Note
from slipstream.records.record import Record
from slipstream.records.why import Told, told_by
from slipstream.server.protocol.messages import Why, WhyLine, WhyPart
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.fair import Joined
from slipstream.server.tables.table import Table

KEPT: Final = 16  # races that are kept ready


def told_now(table: Table) -> Told | None:
    """What everybody was told of the race that is on, numbered as it was sent; None before there is one."""
    start, history = table.play.start, table.history
    return None if start is None else Told(start, history.since(history.race_from))


def why(told: Told | None, event: int) -> Why:
    """The note about an event; RequestError if there is nothing to explain."""
    note = None if told is None else told.why(event)
    if note is None:
        raise RequestError("nothing-to-explain")
    return _message(note)


class Whys:
    """Finished races as they were told; the last ones are kept."""

    def __init__(self) -> None:
        self._told: OrderedDict[tuple[str, int], Told] = OrderedDict()
        self._working: Joined[tuple[str, int], Told] = Joined()

    async def told(self, id: str, record: Record, race: int, aside: Callable[..., Awaitable[Told]]) -> Told:
        """A race of a record, numbered as in its replay; RequestError if it is not over."""
        key = id, race
        if key not in self._told:
            try:
                self._told[key] = await self._working.ask(key, lambda: aside(told_by, record, race))
            except ValueError:
                raise RequestError("not-over") from None
            while len(self._told) > KEPT:
                self._told.popitem(last=False)
        self._told.move_to_end(key)
        return self._told[key]


def _message(note: Note) -> Why:
    return Why(
        title=_line(note.title), lines=[_line(line) for line in note.lines], clauses=list(note.clauses)
    )


def _line(line: Line) -> WhyLine:
    terms = [WhyPart(key=term.key, facts=term.facts) for term in line.sum]
    return WhyLine(key=line.key, facts=line.facts, sum=terms, seats=list(line.seats))
