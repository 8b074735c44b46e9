"""A hint at the terminal: the best answers in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from slipstream.coach.reasons import Reason
from slipstream.core.cards import Face
from slipstream.core.decisions import Decision
from slipstream.core.track import Track
from slipstream.core.views import View
from slipstream.games.draft import drafting
from slipstream.records.notation import read_cards
from slipstream.terminal.situation import faces_for
from slipstream.words import language
from slipstream.words.numbers import decimal, percent
from slipstream.words.text import action_text, join_cards

if TYPE_CHECKING:
    from slipstream.terminal.table import Table

#: facts that are shares in per cent, and those that are places to expect
SHARES: Final = {
    "reason-finishes": ("chance",),
    "reason-avoids-spin-out": ("others",),
    "reason-even": ("own", "other"),
    "reason-wins": ("own", "other"),
    "told-safer": ("spin_out", "others"),
    "told-chances": ("win", "better"),
    "told-only-good": ("win",),
    "told-became": ("before", "after"),
}
PLACES: Final = {
    "reason-even-by-place": ("own", "other"),
    "reason-wins-by-place": ("own", "other"),
    "told-places": ("place", "better"),
    "told-only-good-place": ("place", "places"),
    "told-places-became": ("before", "after"),
}


def show_hint(table: Table, decision: Decision) -> None:
    """What would be best, with its chances and a reason."""
    from slipstream.coach.hints import hint  # with the odds: most games are played without

    view = table.view
    if drafting(view):
        table.screen.line(language.say("coach-hint-draft"))
        return
    faces = faces_for(view, table.seat)
    found = hint(view, decision)
    if found.by_place:
        table.screen.line(language.say("coach-hint-by-place"))
    for number, one in enumerate(found.plans, 1):
        shares = {"win": percent(one.win), "error": percent(one.win_error)}
        why = reason_text(view, table.seat, one.reason)
        said = {"number": number, "action": action_text(one.action, faces), "reason": why}
        if found.by_place:
            line = language.say("coach-hint-place", place=decimal(one.place, 1), **said)
        else:
            line = language.say("coach-hint", **said, **shares)
        if one.speed is not None and one.spin_out is not None:
            facts = {"speed": round(one.speed), "percent": percent(one.spin_out)}
            line = f"{line} {language.say('coach-hint-turn', **facts)}"
        table.screen.line(line)


def reason_text(view: View, seat: int, reason: Reason) -> str:
    """A reason in words."""
    return told_text(view.track, faces_for(view, seat), f"reason-{reason.key}", reason.facts)


def told_text(track: Track, faces: Sequence[Face], key: str, given: Mapping[str, int | str]) -> str:
    """A sentence of the coach: corners and cards by name."""
    facts: dict[str, object] = dict(given)
    if isinstance(corner := facts.get("corner"), int):
        facts["corner"] = track.corners[corner].name
    if isinstance(cards := facts.get("cards"), str):
        facts["cards"] = join_cards(read_cards(cards), faces)
    for name in SHARES.get(key, ()):
        facts[name] = language.say("percent", number=facts[name])
    for name in PLACES.get(key, ()):
        facts[name] = decimal(float(str(facts[name])), 1)
    return language.say(f"coach-{key}", **facts)
