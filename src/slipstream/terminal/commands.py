"""Commands: what can be typed at any question besides an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from slipstream.core.actions import planned_gear
from slipstream.core.decisions import Decision
from slipstream.games.draft import drafting
from slipstream.records.record import Recorded
from slipstream.terminal.asking import draft_title, show_options
from slipstream.terminal.describe import gears_within
from slipstream.terminal.explaining import show_why
from slipstream.terminal.hinting import show_hint
from slipstream.terminal.occasions import conditions
from slipstream.terminal.reading import Command, quoted
from slipstream.terminal.situation import faces_for, own_zone_texts
from slipstream.terminal.telling import retell
from slipstream.terminal.words import either_way, say
from slipstream.words.look_up import looked_up
from slipstream.words.text import action_text, circuit_name

if TYPE_CHECKING:
    from slipstream.terminal.table import Table


YES: Final = ("y", "yes")  # besides the words of the language


class Leave(Exception):  # noqa: N818 (not an error: the person goes)
    """The person leaves the table."""


def obey(table: Table, command: Command, decision: Decision | None) -> bool:
    """Carry out a command; True if the question has to be asked afresh. No decision: a pause."""
    if command.name == "log":
        for line in table.teller.log() or [say("log-empty")]:
            table.screen.line(line)
    elif command.name == "save":
        table.save_as(command.rest)
    elif command.name == "quit":
        quit_table(table)
    elif command.name == "cards":
        for line in own_zone_texts(table.view, table.seat) or [say("no-upgrades")]:
            table.screen.line(line)
    elif command.name == "undo":
        return undo(table)
    elif command.name == "help" and command.rest:
        for line in looked_up(command.rest):
            table.screen.line(line)
    elif decision is None:
        table.screen.line(say("pause-help"))
    elif command.name == "help":
        table.screen.help(table.view, decision.step, season=table.game.game.season is not None)
    elif command.name == "hint":
        show_hint(table, decision)
    elif command.name == "why":
        show_why(table)
    elif command.name == "list":
        list_options(table, decision, command.rest)
    else:
        show(table, decision)
    return False


def show(table: Table, decision: Decision) -> None:
    """The whole screen again."""
    view = table.view
    if drafting(view):
        table.screen.draft(view, table.course, draft_title(table, decision), everybody=True)
        table.screen.draft_options(view, decision.options)
    else:
        conditions(table)
        table.screen.race(view, circuit_name(table.course))


def list_options(table: Table, decision: Decision, gear: str) -> None:
    """Every legal answer with its cost; plans of one gear if it is named."""
    view, options = table.view, decision.options
    if not drafting(view) and decision.step == "plan":
        wanted = [option for option in options if not gear or str(int(planned_gear(option.cards))) == gear]
        if wanted:
            table.screen.plans(view, wanted)
        else:
            gears = ", ".join(str(within) for within in gears_within(options))
            table.screen.complain(say("list-none", gear=quoted(gear), gears=gears))
    elif decision.step == "discard":
        for option in options:
            table.screen.line(action_text(option, faces_for(view, table.seat)))
    else:
        show_options(table, view, decision)


def undo(table: Table) -> bool:
    """Back to the last question that the person really answered."""
    if table.game.can_undo(table.seat):
        taken = Recorded.resume(table.game.record)
        while taken.can_undo(table.seat):
            taken.undo(table.seat)
            if any(
                decision.seat == table.seat and len(decision.options) > 1 for decision in taken.game.pending()
            ):
                table.game = taken
                table.happened = []
                table.teller = retell(table.game.record, table.seat)
                table.screen.line(say("undone"))
                table.save_record()
                return True
    table.screen.complain(say("no-undo"))
    return False


def quit_table(table: Table) -> None:
    """Leave, if the person means it."""
    key = "quit-unrecorded" if table.record_file is None else "quit-recorded"
    answer = table.ask(say(key, file=table.record_file)).strip().lower()
    if answer in (*YES, *either_way(say("yes"))):
        raise Leave
    table.screen.line(say("on"))
