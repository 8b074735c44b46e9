"""A table for the tests of the terminal: typed lines go in, the screen comes out."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

from rich.console import Console

from slipstream.core.chance import SECURE
from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.games.setup import RaceSetup
from slipstream.records.record import Recorded
from slipstream.terminal.screen import Screen
from slipstream.terminal.table import Table


def usa(seed: int = 7, cars: int = 2, **setup: object) -> Recorded:
    """A race at its first plan. With seed 7 the hand of seat 0 is 1 3 3 4 4 4 Stress."""
    return Recorded(RaceSetup("usa", cars, 1, chance=SECURE, **setup), seed, ["you"] * cars)  # type: ignore[arg-type]


def seen(game: Recorded, seat: int = 0) -> View:
    view = game.game.view(seat)
    assert isinstance(view, View)
    return view


class Desk:
    """Seat 0 of a race at a screen; `type` gives what the screen shows after some lines."""

    def __init__(self, game: Recorded, *, is_plain: bool = True, width: int = 100) -> None:
        self.out = io.StringIO()
        look: dict[str, Any] = {"width": width, "highlight": False, "markup": False}
        look["force_terminal"] = not is_plain  # whatever the environment says of colours
        if not is_plain:
            look |= {"color_system": "standard", "no_color": False}
        console = Console(file=self.out, **look)
        self.lines: list[str] = []
        self.prompts: list[str] = []
        screen = Screen(console, 0, is_plain=is_plain)
        self.table = Table(game, 0, [None] * len(game.race.state.cars), screen, self.read)

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def type(self, *lines: str) -> None:
        self.lines = list(lines)

    @property
    def shown(self) -> str:
        return self.out.getvalue()

    @property
    def decision(self) -> Decision:
        return next(one for one in self.table.game.game.pending() if one.seat == 0)


def answer_all(game: Recorded, plans: Iterable[str]) -> None:
    """Plans for every seat, in the letters of the notation."""
    from slipstream.core.actions import plan
    from slipstream.records.notation import read_cards

    for seat, cards in enumerate(plans):
        game.apply(seat, plan(read_cards(cards)))
