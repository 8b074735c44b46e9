"""Asking the person: one function for each kind of question. None: the question is no longer open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from slipstream.core.actions import SALVAGE, Action, discard, idle_option, plan
from slipstream.core.cards import discardable
from slipstream.core.decisions import Decision
from slipstream.core.symbols import SYM_SALVAGE
from slipstream.core.views import View
from slipstream.games.draft import DraftView, drafting
from slipstream.terminal.describe import gears_sentence, gears_within
from slipstream.terminal.reading import InputError, read_cards, read_number, read_plan
from slipstream.terminal.situation import example, faces_for, hand_names
from slipstream.terminal.symbols import special_faces
from slipstream.terminal.words import say, step_name
from slipstream.words.text import action_text, circuit_name

if TYPE_CHECKING:
    from slipstream.terminal.table import Table


def menu_of(decision: Decision) -> list[Action]:
    """The numbered answers: the many ways to salvage are one, its cards are typed."""
    return [option for option in decision.options if option.kind != SALVAGE or option.cards == 0]


def ask_plan(table: Table, decision: Decision) -> Action | None:
    """Gear and cards: shown with their cost, driven on Enter."""
    view, options = table.race_view, decision.options
    faces = faces_for(view, table.seat)
    assert view.own is not None
    table.screen.race(view, circuit_name(table.course))
    sample = example(options[len(options) // 2].cards, faces)
    hint = say("ask-plan-hint", example=sample)
    table.screen.line(f"{gears_sentence(view, table.seat, options)} {hint}")
    ready: Action | None = None
    while True:
        line = table.typed(say("ask-plan") if ready is None else say("ask-commit"), decision)
        if line is None:
            return None
        if not line.strip():
            if ready is not None:
                return ready
            table.screen.complain(say("nothing-planned", example=sample))
            continue
        try:
            read = read_plan(line, view.own.hand, faces, sample, gears_within(options))
        except InputError as error:
            ready = None
            table.screen.complain(str(error))
            continue
        ready = table.legal(decision, plan(read.cards), line)
        if ready is not None:
            table.screen.preview(view, ready)
            if read.now:
                return ready


def ask_option(table: Table, decision: Decision) -> Action | None:
    """Values, React, Slipstream, Refresh: numbered answers."""
    view, menu = table.race_view, menu_of(decision)
    table.screen.turn(view, decision)
    table.screen.options(view, decision, menu)
    while True:
        chosen = choose(table, decision, menu, number_hint(decision, menu))
        if chosen is None or chosen.kind != SALVAGE:
            return chosen
        cards = ask_salvage(table, decision, chosen)
        if cards is not None:
            return cards
        if table.afresh:
            return None


def number_hint(decision: Decision, menu: list[Action]) -> str:
    """How to answer, and what Enter stands for."""
    idle = idle_option(menu)
    if idle is not None:
        return say("ask-number-hint", default=action_text(menu[idle]))
    return say("ask-number-must" if decision.step == "react" else "ask-number-only")


def choose(table: Table, decision: Decision, menu: list[Action], hint: str) -> Action | None:
    """One of the numbered answers; Enter is the one that does nothing."""
    idle = idle_option(menu)
    default = "" if idle is None else action_text(menu[idle])
    while True:
        line = table.typed(f"{step_name(decision.step)}. {hint}", decision)
        if line is None:
            return None
        if not line.strip() and idle is not None:
            return menu[idle]
        try:
            return menu[read_number(line, len(menu), default) - 1]
        except InputError as error:
            table.screen.complain(str(error))


def ask_salvage(table: Table, decision: Decision, symbol: Action) -> Action | None:
    """The cards that go back into the draw pile; None to think again."""
    view = table.race_view
    faces, own = faces_for(view, table.seat), view.own
    assert own is not None
    most = int(special_faces(faces, symbol.source)[0][1].number(SYM_SALVAGE))
    table.screen.line(say("ask-salvage-hint", cards=", ".join(hand_names(own.discard, faces)) or "-"))
    while True:
        line = table.typed(say("ask-salvage", number=most), decision)
        if line is None or not line.strip():
            return None
        try:
            cards = read_cards(line, own.discard, faces, example(own.discard, faces))
        except InputError as error:
            table.screen.complain(str(error))
            continue
        action = table.legal(decision, Action(SALVAGE, cards, 0, symbol.source), line)
        if action is not None:
            return action


def ask_discard(table: Table, decision: Decision) -> Action | None:
    """Cards to throw away, Enter for none."""
    view = table.race_view
    faces = faces_for(view, table.seat)
    assert view.own is not None
    table.screen.turn(view, decision)
    free = discardable(view.own.hand)
    table.screen.line(say("ask-discard-hint", cards=", ".join(hand_names(free, faces))))
    while True:
        line = table.typed(step_name(decision.step), decision)
        if line is None:
            return None
        try:
            cards = read_cards(line, view.own.hand, faces, example(free, faces))
        except InputError as error:
            table.screen.complain(str(error))
            continue
        action = table.legal(decision, discard(cards), line)
        if action is not None:
            return action


def ask_draft(table: Table, decision: Decision) -> Action | None:
    """Take, swap or keep an Upgrade: numbered answers."""
    view, options = table.view, decision.options
    assert drafting(view)
    table.screen.draft(view, table.course, draft_title(table, decision))
    table.screen.draft_options(view, options)
    return choose(table, decision, options, number_hint(decision, options))


def draft_title(table: Table, decision: Decision) -> str:
    """What the draft is for, and whose turn it is."""
    season, name = table.game.game.season, circuit_name(table.course)
    if season is not None:
        fixture = season.fixture
        races = sum(other.season == fixture.season for other in season.fixtures)
        facts = {"season": fixture.season, "race": fixture.race, "races": races}
        head = say("draft-season", circuit=name, **facts)
    else:
        head = say("draft-race", circuit=name)
    return f"{head} {say('draft-' + decision.step)}"


def show_options(table: Table, view: View | DraftView, decision: Decision) -> None:
    """All numbered answers again."""
    if drafting(view):
        table.screen.draft_options(view, decision.options)
    else:
        table.screen.options(view, decision, menu_of(decision))


ASKING: Final[dict[str, Callable[[Table, Decision], Action | None]]] = {
    "plan": ask_plan,
    "value": ask_option,
    "react": ask_option,
    "slipstream": ask_option,
    "discard": ask_discard,
    "refresh": ask_option,
    "draft": ask_draft,
    "swap": ask_draft,
    "keep": ask_draft,
}
