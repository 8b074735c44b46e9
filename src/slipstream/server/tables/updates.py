"""The game as text for everybody at a table: what all of them may see is written only once.

The messages are those of the models, `Hello`, `Update` and the `GameState` in both, without building models
for every reader; a test reads each of them back through its model.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from slipstream.core.events import Event
from slipstream.core.views import OwnView, redacted
from slipstream.games.draft import DraftView, drafting
from slipstream.server.protocol import wire
from slipstream.server.protocol.messages import PROTOCOL, DraftState, Message, PastSignal
from slipstream.server.protocol.wire import encoded
from slipstream.server.tables.beside import shown as shown_notes
from slipstream.server.tables.shown import NOBODY_HERE, Company, game_info, season_state, table_state
from slipstream.server.tables.table import Table

_BOOL: Final = ("false", "true")


class _Game:
    """The game as it stands, ready to be written for any reader."""

    def __init__(self, table: Table) -> None:
        game, view, pending = table.game, table.game.view(None), table.pending()
        self.table = table
        self.asked = {decision.seat: decision for decision in pending}
        self.race = game.race
        before = f'{{"number":{table.row.number},"state":'
        if not drafting(view):
            self.before_own = before + encoded(wire.table_fields(view))[:-1] + ',"own":'
            self.after_own = f',"turn":{encoded(wire.turn_fields(view))}}},"choice":'
        else:
            self.before_own = before + _draft_state(table, view).model_dump_json()
            self.after_own = ',"choice":'
        self.waiting = f',"waiting":{encoded([decision.seat for decision in pending])},"undo":'

    def text(self, reader: int | None) -> str:
        """A `GameState`."""
        own, choice, undo, take_back = "" if self.race is None else "null", "null", False, False
        if reader is not None:
            undo = self.table.can_undo(reader)
            if self.race is not None:
                mine = OwnView(self.race.state.cars[reader])
                own, take_back = encoded(wire.own_fields(mine)), self.race.may_take_back(reader)
            choice = self._choice(reader)
        return "".join(
            (self.before_own, own, self.after_own, choice, self.waiting, _BOOL[undo],
             ',"take_back":', _BOOL[take_back], "}")
        )  # fmt: skip

    def _choice(self, reader: int) -> str:
        """The open decision of a reader. Plans of others do not change what a seat can plan."""
        decision = self.asked.get(reader)
        if decision is None:
            return "null"
        choices = self.table.play.choices
        known = choices.get(reader)
        if known is None or known[0] != decision.id:
            known = choices[reader] = decision.id, encoded(wire.choice_fields(decision))
        return known[1]


def _draft_state(table: Table, view: DraftView) -> DraftState:
    grand_prix = table.game.grand_prix
    return wire.keep_state(view) if grand_prix is None else wire.draft_state(grand_prix, view)


class _Events:
    """What happened from a number on, as everybody may know it, and as only its own seat may."""

    def __init__(self, table: Table, since: int) -> None:
        events = table.history.since(since)
        public = [redacted(event, None) for event in events]
        self.rows = [(_row(one), one, event) for one, event in zip(public, events, strict=True)]

    def text(self, reader: int | None) -> str:
        return ",".join(
            [
                text if event.seat != reader or public is event else _row(event)
                for text, public, event in self.rows
            ]
        )


def _row(event: Event) -> str:
    return encoded(wire.event_row(event))


def _models(messages: Sequence[Message]) -> str:
    return ",".join(one.model_dump_json() for one in messages)


def _model(message: Message | None) -> str:
    return "null" if message is None else message.model_dump_json()


def game_text(table: Table, reader: int | None) -> str:
    """The game as one reader sees it: a `GameState`, null in the lobby."""
    return _Game(table).text(reader) if table.started else "null"


def updates(table: Table, readers: Iterable[int | None]) -> dict[int | None, str]:
    """What was accepted, for each of these readers: an `Update`."""
    history = table.history
    game, events = _Game(table), _Events(table, history.changed_from)
    tail = f',"events_from":{history.changed_from - history.race_from},"events":['
    end = f'],"undone":{_BOOL[history.undone]}}}'
    return {
        reader: "".join(('{"type":"update","game":', game.text(reader), tail, events.text(reader), end))
        for reader in readers
    }


def hello(
    table: Table,
    reader: int | None,
    company: Company = NOBODY_HERE,
    signals: Sequence[PastSignal] = (),
    mine: Sequence[int] = (),
) -> str:
    """Everything about a table, for one reader: a `Hello`."""
    notes = shown_notes(table.beside.notes, table.history.race_from)
    return "".join(
        (f'{{"type":"hello","protocol":{PROTOCOL},"table":',
         table_state(table, reader, company, mine).model_dump_json(),
         ',"info":', game_info(table),
         ',"game":', game_text(table, reader),
         ',"season":', _model(season_state(table)),
         ',"notes":[', _models(notes), '],"signals":[', _models(signals),
         '],"events":[', _Events(table, table.history.race_from).text(reader), "]}")
    )  # fmt: skip
