"""A hint at the terminal: the best answers in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from slipstream.coach.reasons import Reason, percent
from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.games.draft import drafting
from slipstream.records.notation import read_cards
from slipstream.terminal.situation import faces_for
from slipstream.words import language
from slipstream.words.text import action_text, join_cards

if TYPE_CHECKING:
    from slipstream.terminal.table import Table


def show_hint(table: Table, decision: Decision) -> None:
    """What would be best, with its chances and a reason."""
    from slipstream.coach.hints import hint  # with the odds: most games are played without

    view = table.view
    if drafting(view):
        table.screen.line(language.say("coach-hint-draft"))
        return
    faces = faces_for(view, table.seat)
    for number, one in enumerate(hint(view, decision).plans, 1):
        shares = {"win": percent(one.win), "error": percent(one.win_error)}
        why = reason_text(view, table.seat, one.reason)
        line = language.say(
            "coach-hint", number=number, action=action_text(one.action, faces), reason=why, **shares
        )
        if one.speed is not None and one.spin_out is not None:
            facts = {"speed": round(one.speed), "percent": percent(one.spin_out)}
            line = f"{line} {language.say('coach-hint-turn', **facts)}"
        table.screen.line(line)


def reason_text(view: View, seat: int, reason: Reason) -> str:
    """A reason in words: corners and cards by name."""
    facts: dict[str, object] = dict(reason.facts)
    if isinstance(corner := facts.get("corner"), int):
        facts["corner"] = view.track.corners[corner].name
    if isinstance(cards := facts.get("cards"), str):
        facts["cards"] = join_cards(read_cards(cards), faces_for(view, seat))
    return language.say(f"coach-reason-{reason.key}", **facts)
