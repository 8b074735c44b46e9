"""The screen: one of two looks on a console. It shows and knows nothing of the game but the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from slipstream.circuits.circuit import Circuit
from slipstream.core.actions import Action
from slipstream.core.decisions import Decision
from slipstream.core.steps.gain_sponsors import PRESS_OVER_LIMIT
from slipstream.core.track import Track
from slipstream.core.views import View
from slipstream.games.draft import DraftView, drafting
from slipstream.games.scoring import points_table
from slipstream.games.setup import COLOURS
from slipstream.terminal import coloured, draft_words, plain, results
from slipstream.terminal.describe import option_sentences, plan_sentences
from slipstream.terminal.situation import names_for
from slipstream.terminal.words import help_text, say
from slipstream.words.text import place_text


class Screen:
    """Colours and columns, or plain lines in reading order."""

    def __init__(
        self, console: Console, seat: int, *, is_plain: bool, colours: Sequence[str] = COLOURS
    ) -> None:
        self.console = console
        self.seat = seat
        self.colours = colours  # by seat
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
            for line in (*plain.cars(view, self.seat, self.colours), plain.corners(view, self.seat)):
                self.line(line)
            for line in (*plain.mat(view, self.seat), plain.hand(view, self.seat)):
                self.line(line)
            return
        self.show(coloured.title(view, self.seat, circuit))
        for part in coloured.road(view, self.seat, self.colours, self.console.width):
            self.show(part)
        self.show(coloured.cars(view, self.seat, self.colours))
        for part in coloured.mat(view, self.seat):
            self.show(part)
        self.hand(view)

    def turn(self, view: View, decision: Decision) -> None:
        """The middle of the own turn: the road, Speed and engine, the hand; the same picture only once."""
        seen = (view.round, int(view.turn.speed), *(car.known() for car in view.cars))
        if decision.step in ("discard", "refresh"):
            self.line(plain.corners(view, self.seat))
        elif seen == self._seen:
            return
        else:
            self._seen = seen
            self.line("")
            self.road(view)
            car = view.cars[self.seat]
            place = place_text(view.track, car.progress)
            if decision.step != "value":
                self.line(say("now", place=place, speed=int(view.turn.speed), engine=car.engine), "bold")
        self.hand(view)

    def road(self, view: View) -> None:
        """The spaces around the own car."""
        if self.is_plain:
            self.line(plain.road(view, self.seat, self.colours))
            self.line(plain.corners(view, self.seat))
        else:
            for part in coloured.road(view, self.seat, self.colours, self.console.width):
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

    def options(self, view: View, decision: Decision, menu: Sequence[Action]) -> None:
        """Numbered answers."""
        for number, option in enumerate(menu, 1):
            sentences, warnings = option_sentences(view, decision, option)
            text = Text(f"{number}) {' '.join(sentences)}")
            text.highlight_words([say("must")], coloured.WARNING)
            for warning in warnings:
                text.append(" ").append(warning, style=coloured.WARNING)
            self.show(text)

    # The draft

    def draft(self, view: DraftView, circuit: Circuit, title: str, *, everybody: bool = False) -> None:
        """What is known before the race, and what is owned; the answers apart."""
        self.line("")
        names = names_for(self.seat, self.colours)
        head, *lines = draft_words.table_lines(view, names, circuit, title)
        self.line(head, "bold")
        seats = range(len(view.upgrades)) if everybody else [self.seat]
        for line in (*lines, *draft_words.owned_lines(view, names, seats)):
            self.line(line)

    def draft_options(self, view: DraftView, options: Sequence[Action]) -> None:
        """The market, or what can be swapped or kept."""
        for line in draft_words.option_lines(view, options):
            text = Text(line)
            text.highlight_words([say("must")], coloured.WARNING)
            self.show(text)

    # Help

    def help(self, view: View | DraftView, step: str, *, season: bool) -> None:
        """What is asked now, then cards, corners, track, modules in play and commands."""
        topics = [step, "symbols"]
        facts: dict[str, object] = {"points": ", ".join(map(str, points_table())), "press": PRESS_OVER_LIMIT}
        if not drafting(view):
            topics += self.race_help(view)
            rules = view.rules
            cooling = [
                say("cooldown-of-gear", gear=gear, heat=heat)
                for gear, heat in enumerate(rules.cooldown_by_gear)
                if heat
            ]
            facts |= {"cooldown": ", ".join(cooling), "slipstream": int(rules.slipstream_spaces)}
            facts["hand"] = int(rules.hand_limit)
        else:
            topics += ["upgrades", "card-symbols"]
            topics += ["weather"] if view.conditions is not None or season else []
        topics += ["season"] if season else []
        for topic in [*topics, "commands"]:
            head, _, rest = help_text(topic, **facts).partition(".")
            self.show(Text.assemble((f"{head}.", "bold"), rest))

    def race_help(self, view: View) -> list[str]:
        """The topics of the race that is on."""
        rules = view.rules
        topics = ["corners"] + ([] if self.is_plain else ["strip"])
        assert view.own is not None
        if any(len(face.name) > 1 for face in view.own.faces):
            topics += ["upgrades", "card-symbols"]
        limits = [int(corner.limit) for corner in view.track.corners]
        if rules.sector_effects or any(rules.corner_surcharge) or list(rules.speed_limit) != limits:
            topics += ["weather"] + ([] if self.is_plain else ["marks"])
        topics += ["legends"] if any(car.legend for car in view.cars) else []
        topics += ["tournament"] if rules.tournament else []
        return topics + (["elimination"] if rules.spin_out_eliminates else [])

    # The end

    def result(self, report: Mapping[str, Any], title: str, track: Track) -> None:
        """The classification and the own place."""
        self.line("")
        if self.is_plain:
            for line in results.lines(report, names_for(self.seat, self.colours), track):
                self.line(line)
        else:
            self.show(results.table(report, title, track))
        rows = report["classification"]
        self.line(say("you-finish", place=results.own_place(rows, self.seat), cars=len(rows)), "bold")
