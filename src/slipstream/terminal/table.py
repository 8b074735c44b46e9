"""The table: asks the person, lets the drivers answer, tells what happened, keeps the record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from slipstream.circuits.circuit import Circuit
from slipstream.core.actions import Action, declines
from slipstream.core.decisions import Decision
from slipstream.core.errors import Refused
from slipstream.core.events import Event
from slipstream.core.views import View
from slipstream.drivers import Driver, choose
from slipstream.games.draft import DraftView, drafting
from slipstream.games.grand_prix import GrandPrix
from slipstream.records.errors import RecordError
from slipstream.records.record import Recorded
from slipstream.terminal.asking import ASKING
from slipstream.terminal.commands import Leave, obey
from slipstream.terminal.occasions import begin_race, end_race, finish, shell, welcome
from slipstream.terminal.reading import quoted, read_command
from slipstream.terminal.screen import Screen
from slipstream.terminal.situation import faces_for
from slipstream.terminal.telling import Teller, view_of_events
from slipstream.terminal.words import say, step_name
from slipstream.words.text import action_text, refusal_text

PERSON: Final = "you"  # who drives, in the record


class Outcome(Enum):
    """How a session at the table ended."""

    FINISHED = "finished"
    LEFT = "left"  # quit, or the input ended
    INTERRUPTED = "interrupted"  # Ctrl-C


class Table:
    """One person, one race or season. `read` gives a line, or raises EOFError."""

    def __init__(
        self,
        game: Recorded,
        seat: int,
        drivers: Sequence[Driver | None],
        screen: Screen,
        read: Callable[[str], str],
        record_file: Path | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.drivers = drivers
        self.screen = screen
        self.read = read
        self.record_file = record_file
        self.teller = Teller(seat, game.record.setup.colours)
        self.happened: list[Event] = []  # not yet told
        self.afresh = False  # an answer was taken back: the question on the screen is no longer open

    # The game

    def drive(self) -> Outcome:
        """Play to the flag, or until the person leaves. The record is written either way."""
        try:
            welcome(self)
            while decisions := self.game.game.pending():
                self.answer(decisions)
            finish(self)
            return Outcome.FINISHED
        except (Leave, EOFError):
            self.leave(say("left"))
            return Outcome.LEFT
        except KeyboardInterrupt:
            self.leave(say("stopped"))
            return Outcome.INTERRUPTED

    def answer(self, decisions: list[Decision]) -> None:
        """Let the drivers answer; the person's plan comes last, so that it starts the round."""
        for decision in decisions:
            driver = self.drivers[decision.seat]
            if driver is not None:
                self.apply(decision, choose(driver, self.game.game, decision))
        if all(decision.seat == self.seat for decision in decisions):
            self.own_answer(decisions[0])

    def own_answer(self, decision: Decision) -> None:
        """The person's answer, or the only one there is."""
        self.tell()
        self.afresh = False
        if len(decision.options) == 1:
            action = decision.options[0]
            words = action_text(action, faces_for(self.view, self.seat))
            step = step_name(decision.step)
            idle = declines(action) and decision.step == "react"
            self.screen.line(say("forced-react") if idle else say("forced", step=step, action=words), "dim")
        else:
            chosen = ASKING[decision.step](self, decision)
            if chosen is None:  # something was taken back: ask afresh
                return
            action = chosen
        self.apply(decision, action)
        self.save_record()

    def apply(self, decision: Decision, action: Action) -> None:
        """An answer, and the end of a draft or race if it was the last one."""
        game = self.game.game
        race, races = game.race, len(game.results)
        self.happened += self.game.apply(decision.seat, action, decision.id)
        if game.race is not race:
            self.tell(view_of_events(game, race, self.seat))
            if race is None:
                begin_race(self)
        if game.season is not None and len(game.results) > races:
            end_race(self, game.season)

    @property
    def grand_prix(self) -> GrandPrix | None:
        """The race with its draft; there is none between the seasons of a GOAT."""
        return self.game.game.grand_prix

    @property
    def course(self) -> Circuit:
        """The circuit."""
        return self.game.game.course

    @property
    def view(self) -> View | DraftView:
        """What the person may know."""
        return self.game.game.view(self.seat)

    @property
    def race_view(self) -> View:
        """The same, in a race."""
        view = self.view
        assert not drafting(view)
        return view

    # Asking

    def typed(self, prompt: str, decision: Decision | None) -> str | None:
        """The answer typed; commands are carried out meanwhile. None: the question is no longer open."""
        while True:
            line = self.ask(prompt)
            command = read_command(line)
            if command is None:
                return line
            if obey(self, command, decision):
                self.afresh = True
                return None

    def legal(self, decision: Decision, action: Action, line: str) -> Action | None:
        """The action if the game takes it; otherwise the person hears why not."""
        if action in decision.options:
            return action
        try:
            self.game.game.copy().apply(decision.seat, action)
        except Refused as refused:
            reason = refusal_text(refused, faces_for(self.view, self.seat))
            key = "refused-plan" if decision.step == "plan" else "refused"
            self.screen.complain(say(key, tried=quoted(line), reason=reason))
        return None

    # Keeping

    def save_record(self) -> bool:
        """Keep the record up to date: a lost connection loses nothing."""
        if self.record_file is None:
            return False
        try:
            self.game.record.save(self.record_file)
        except RecordError as error:
            self.screen.complain(say("not-saved", reason=error))
            return False
        return True

    def save_as(self, name: str) -> bool:
        """Write the record where the person wants it."""
        if not name:
            self.screen.complain(say("save-where"))
            return False
        try:
            path = Path(name).expanduser()
            self.game.record.save(path)
        except (RecordError, RuntimeError, ValueError) as error:
            self.screen.complain(say("not-saved", reason=error))
            return False
        self.screen.line(say("saved", file=path))
        if not self.game.game.over:
            self.screen.line(say("continue", file=shell(path)))
        return True

    def leave(self, words: str) -> None:
        """The last words to somebody who goes before the end."""
        self.screen.line("")
        self.screen.line(words)
        if self.save_record():
            self.screen.line(say("saved", file=self.record_file))
            self.screen.line(say("continue", file=shell(self.record_file)))

    # Telling

    def tell(self, view: View | DraftView | None = None) -> None:
        """What happened since the last question."""
        happened, self.happened = self.happened, []
        self.screen.tell(self.teller.tell(happened, self.view if view is None else view))

    def ask(self, prompt: str) -> str:
        """A line from the person."""
        return self.read(f"{prompt} > ")
