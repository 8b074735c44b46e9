"""The draft as lines: event, weather, grid, market, and what the cars own."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.circuits.circuit import Circuit
from slipstream.core.actions import KEEP_UPGRADE, SWAP_UPGRADE, Action
from slipstream.games.draft import DraftView
from slipstream.terminal.symbols import agreed_lines, upgrade_text
from slipstream.terminal.words import say
from slipstream.words.language import series
from slipstream.words.text import action_text


def table_lines(view: DraftView, names: Sequence[str], circuit: Circuit, title: str) -> list[str]:
    """What everybody knows before the market is looked at. `names` are those of the cars."""
    lines = [title, *agreed_lines(circuit, view.conditions, view.event)]
    if view.grid:
        places = ", ".join(f"{place} {names[other]}" for place, other in enumerate(view.grid, 1))
        lines.append(say("draft-grid", places=places))
    return lines


def owned_lines(view: DraftView, names: Sequence[str], seats: Sequence[int]) -> list[str]:
    """What these cars have taken."""
    lines = []
    for other in seats:
        cards = view.upgrades[other]
        if cards:
            owned = series(upgrade_text(card, full=False) for card in sorted(cards))
            lines.append(say("draft-owns", car=names[other], cards=owned))
    return lines


def option_lines(view: DraftView, options: Sequence[Action]) -> list[str]:
    """Numbered answers of a draft, a swap or a keep."""
    lines = []
    for number, option in enumerate(options, 1):
        if option.kind == SWAP_UPGRADE:
            given, face = int(option.source), int(option.number)
            if face:
                owned, wanted = upgrade_text(given, full=False), upgrade_text(face, full=False)
                text = say("draft-give", given=owned, face=wanted)
            else:
                text = action_text(option)
        else:
            text = upgrade_text(int(option.number), full=True)
            copies = view.market.count(int(option.number))
            if copies > 1 and option.kind != KEEP_UPGRADE:
                text = say("draft-copies", card=text, copies=copies)
        lines.append(f"{number}) {text}.")
    return lines
