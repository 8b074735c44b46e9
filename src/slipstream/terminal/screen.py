"""The screen: one of two looks on a console. It shows and knows nothing of the race but the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from slipstream.cli.output import print_race
from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.track import Track
from slipstream.core.views import View
from slipstream.terminal import coloured, plain
from slipstream.terminal.describe import option_sentences, plan_sentences
from slipstream.terminal.words import HELP, HELP_COMMANDS, HELP_CORNERS, HELP_STRIP, HELP_SYMBOLS, say
from slipstream.text import place_text


class Screen:
    """Colours and columns, or plain lines in reading order."""

    def __init__(self, console: Console, seat: int, *, is_plain: bool) -> None:
        self.console = console
        self.seat = seat
        self.is_plain = is_plain
        self._seen: tuple[object, ...] = ()  # what the last picture of the turn showed

    def line(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.show(Text(text, style=style))

    def complain(self, message: str) -> None:
        """Something the person has to do differently."""
        self.line(message, "yellow")

    def show(self, part: RenderableType) -> None:
        """Put something on the screen; plain lines are left to the terminal to break."""
        self.console.print(part, soft_wrap=self.is_plain)

    def tell(self, lines: Sequence[str]) -> None:
        """What happened, the own deeds in bold."""
        for line in lines:
            self.line(line, "bold" if line.startswith(say("your-car")) else "")

    def race(self, view: View, circuit: str) -> None:
        """The whole race: track, cars, dashboard, hand."""
        self.line("")
        if self.is_plain:
            self.line(plain.title(view, self.seat, circuit))
            for line in (*plain.cars(view, self.seat), plain.corners(view, self.seat)):
                self.line(line)
            for line in (*plain.mat(view, self.seat), plain.hand(view, self.seat)):
                self.line(line)
            return
        self.show(coloured.title(view, self.seat, circuit))
        for part in coloured.road(view, self.seat, self.console.width):
            self.show(part)
        self.show(coloured.cars(view, self.seat))
        for part in coloured.mat(view, self.seat):
            self.show(part)
        self.hand(view)

    def turn(self, view: View, decision: Decision) -> None:
        """The middle of the own turn: the road, Speed and engine, the hand; the same picture only once."""
        seen = (view.round, view.speed, *(car.known() for car in view.cars))
        if decision.step == "discard":
            self.line(plain.corners(view, self.seat))
        elif seen == self._seen:
            return
        else:
            self._seen = seen
            self.line("")
            self.road(view)
            car = view.cars[self.seat]
            place = place_text(view.track, car.progress)
            self.line(say("now", place=place, speed=view.speed, engine=car.engine), "bold")
        self.hand(view)

    def road(self, view: View) -> None:
        """The spaces around the own car."""
        if self.is_plain:
            self.line(plain.road(view, self.seat))
            self.line(plain.corners(view, self.seat))
        else:
            for part in coloured.road(view, self.seat, self.console.width):
                self.show(part)

    def hand(self, view: View) -> None:
        """The own hand."""
        self.show(plain.hand(view, self.seat) if self.is_plain else coloured.hand(view, self.seat))

    def preview(self, view: View, plan: Action) -> None:
        """What a plan would do."""
        sentences, warnings = plan_sentences(view, self.seat, plan)
        for sentence in sentences:
            self.line(sentence)
        for warning in warnings:
            self.line(warning, coloured.WARNING)

    def plans(self, view: View, plans: Sequence[Action]) -> None:
        """Plans with their cost, in short."""
        if self.is_plain:
            for line in plain.plans(view, self.seat, plans):
                self.line(line)
        else:
            self.show(coloured.plans(view, self.seat, plans))

    def options(self, view: View, decision: Decision) -> None:
        """Numbered answers."""
        for number, option in enumerate(decision.options, 1):
            sentences, warnings = option_sentences(view, decision, option)
            text = Text(f"{number}) {' '.join(sentences)}")
            for warning in warnings:
                text.append(" ").append(warning, style=coloured.WARNING)
            self.show(text)

    def help(self, view: View, step: str) -> None:
        """What is asked now, then cards, corners, track and commands."""
        rules = view.rules
        symbols = enumerate(rules.cooldown_by_gear)
        cooling = [say("cooldown-of-gear", gear=gear, heat=heat) for gear, heat in symbols if heat]
        facts = {
            "cooldown": ", ".join(cooling),
            "slipstream": rules.slipstream_spaces,
            "hand": rules.hand_limit,
        }
        strip = [] if self.is_plain else [HELP_STRIP]
        for text in [HELP[step].format(**facts), HELP_SYMBOLS, HELP_CORNERS, *strip, HELP_COMMANDS]:
            head, _, rest = text.replace("\n", " ").partition(".")
            self.show(Text.assemble((f"{head}.", "bold"), rest))

    def result(self, report: Mapping[str, Any], circuit: str, track: Track) -> None:
        """The classification and the own place."""
        self.line("")
        if self.is_plain:
            for line in plain.result(report, self.seat, track):
                self.line(line)
        else:
            print_race(self.console, report, circuit, track)
        rows = report["classification"]
        place = next(row["place"] for row in rows if row["seat"] == self.seat)
        self.line(say("you-finish", place=place, cars=len(rows)), "bold")
        self.line(say("seed", seed=report["seed"], rounds=report["rounds"]))
