"""An `Update` for everybody at a table, as text: what all of them may see is written only once.

Byte for byte what the models give (a test compares them), without building a model for every reader.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.views import OwnView, View
from slipstream.server import wire
from slipstream.server.messages import Update
from slipstream.server.table import Table

_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode
_BOOL: Final = ("false", "true")

#: by seat: a decision and its choice as text. Plans of others do not change what a seat can plan.
Choices = dict[int, tuple[int, str]]


def updates(table: Table, readers: Iterable[int | None], choices: Choices) -> dict[int | None, str]:
    """What was accepted, for each of these readers."""
    if table.undone:  # numbers of decisions come again
        choices.clear()
    view, race = table.game.view(None), table.game.race
    if isinstance(view, View) and race is not None:
        return _race_updates(table, race, view, readers, choices)
    return {reader: modelled(table, reader) for reader in readers}


def modelled(table: Table, reader: int | None) -> str:
    """The same through the models."""
    game = table.game_state(reader)
    assert game is not None
    return Update(
        game=game,
        events_from=table.changed_from - table.first_event(),
        events=table.events(reader, table.changed_from),
        undone=table.undone,
    ).model_dump_json()


def _race_updates(
    table: Table, race: Race, view: View, readers: Iterable[int | None], choices: Choices
) -> dict[int | None, str]:
    pending = table.pending()
    asked = {decision.seat: decision for decision in pending}
    planning = view.step == "plan" and not table.game.over
    events = [(_row(public), public, event) for public, event in table.told(table.changed_from)]

    start = f'{{"type":"update","game":{{"number":{table.row.number},"state":'
    start += _encode(wire.table_fields(view))[:-1] + ',"own":'
    turn = f',"turn":{_encode(wire.turn_fields(view))}}},"choice":'
    waiting = f',"waiting":{_encode([decision.seat for decision in pending])},"undo":'
    tail = f'}},"events_from":{table.changed_from - table.first_event()},"events":['
    end = f'],"undone":{_BOOL[table.undone]}}}'

    found: dict[int | None, str] = {}
    for reader in readers:
        own = choice = "null"
        undo = take_back = False
        if reader is not None:
            mine = OwnView(race.state.cars[reader])
            own = _encode(wire.own_fields(mine))
            undo, take_back = table.can_undo(reader), planning and mine.plan != 0
            if (decision := asked.get(reader)) is not None:
                known = choices.get(reader)
                if known is None or known[0] != decision.id:
                    known = choices[reader] = decision.id, _encode(wire.choice_fields(decision))
                choice = known[1]
        found[reader] = "".join(
            (start, own, turn, choice, waiting, _BOOL[undo], ',"take_back":', _BOOL[take_back], tail,
             ",".join([text if event.seat != reader or public is event else _row(event)
                       for text, public, event in events]), end)
        )  # fmt: skip
    return found


def _row(event: Event) -> str:
    return _encode(wire.event_row(event))
