"""The table: asks the person, lets the drivers answer, tells what happened, keeps the record."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from slipstream.core.actions import Action, discard, plan
from slipstream.core.cards import count, discardable
from slipstream.core.decisions import Decision
from slipstream.core.errors import Refused
from slipstream.core.events import Event
from slipstream.core.views import View
from slipstream.data.loader import Circuit
from slipstream.drivers import Driver, choose
from slipstream.grand_prix import GrandPrix
from slipstream.record import Recorded, RecordError
from slipstream.setup import COLOURS, RaceSetup
from slipstream.summary import race_report
from slipstream.terminal.describe import (
    gears_sentence,
    gears_within,
    idle_option,
)
from slipstream.terminal.reading import (
    Command,
    InputError,
    quoted,
    read_cards,
    read_command,
    read_number,
    read_plan,
)
from slipstream.terminal.screen import Screen
from slipstream.terminal.situation import CODES, example, faces_for, hand_names
from slipstream.terminal.telling import Teller
from slipstream.terminal.words import (
    STEP_WORDS,
    say,
)
from slipstream.text import action_text, refusal_text

PERSON: Final = "you"  # who drives, in the record


def shell(file: object) -> str:
    """A file name as it is typed at the command line."""
    return shlex.quote(str(file))


class Outcome(Enum):
    """How a session at the table ended."""

    FINISHED = "finished"
    LEFT = "left"  # quit, or the input ended
    INTERRUPTED = "interrupted"  # Ctrl-C


class Leave(Exception):  # noqa: N818 (not an error: the person goes)
    """The person leaves the table."""


class Table:
    """One person, one race. `read` gives a line, or raises EOFError."""

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
        self.teller = Teller(seat)
        self.happened: list[Event] = []  # not yet told

    # The race

    def drive(self) -> Outcome:
        """Play to the flag, or until the person leaves. The record is written either way."""
        try:
            self.welcome()
            while decisions := self.game.race.pending():
                self.answer(decisions)
            self.finish()
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
                action = choose(driver, self.game.race, decision)
                self.happened += self.game.apply(decision.seat, action, decision.id)
        if all(decision.seat == self.seat for decision in decisions):
            self.own_answer(decisions[0])

    def own_answer(self, decision: Decision) -> None:
        """The person's answer, or the only one there is."""
        self.tell()
        if len(decision.options) == 1:
            action = decision.options[0]
            words = action_text(action, faces_for(self.view, self.seat))
            step = STEP_WORDS[decision.step]
            forced = decision.step == "react"
            self.screen.line(say("forced-react") if forced else say("forced", step=step, action=words), "dim")
        else:
            chosen = ASKING[decision.step](self, decision)
            if chosen is None:  # something was taken back: ask afresh
                return
            action = chosen
        self.happened += self.game.apply(self.seat, action, decision.id)
        self.save_record()

    @property
    def course(self) -> Circuit:
        """The circuit."""
        setup = self.game.record.setup
        assert isinstance(setup, RaceSetup)
        return setup.course

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.game.race.view(self.seat)

    # Asking

    def ask_plan(self, decision: Decision) -> Action | None:
        """Gear and cards: shown with their cost, driven on Enter."""
        view, faces, options = self.view, faces_for(self.view, self.seat), decision.options
        assert view.own is not None
        self.screen.race(self.view, self.course.name)
        sample = example(options[len(options) // 2].cards, faces)
        self.screen.line(f"{gears_sentence(view, self.seat, options)} {say('ask-plan-hint', example=sample)}")
        ready: Action | None = None
        while True:
            line = self.typed(say("ask-plan") if ready is None else say("ask-commit"), decision)
            if line is None:
                return None
            if not line.strip():
                if ready is not None:
                    return ready
                self.screen.complain(say("nothing-planned", example=sample))
                continue
            try:
                read = read_plan(line, view.own.hand, faces, sample, gears_within(options))
            except InputError as error:
                ready = None
                self.screen.complain(str(error))
                continue
            ready = self.legal(decision, plan(read.cards), line)
            if ready is not None:
                self.screen.preview(view, ready)
                if read.now:
                    return ready

    def ask_option(self, decision: Decision) -> Action | None:
        """React and Slipstream: numbered answers."""
        view, options = self.view, decision.options
        self.screen.turn(view, decision)
        idle = idle_option(options)
        default = "" if idle is None else action_text(options[idle])
        self.screen.options(view, decision)
        while True:
            prompt = f"{STEP_WORDS[decision.step]}. {say('ask-number-hint', default=default)}"
            line = self.typed(prompt, decision)
            if line is None:
                return None
            if not line.strip() and idle is not None:
                return options[idle]
            try:
                return options[read_number(line, len(options), default) - 1]
            except InputError as error:
                self.screen.complain(str(error))

    def ask_discard(self, decision: Decision) -> Action | None:
        """Cards to throw away, Enter for none."""
        view, faces = self.view, faces_for(self.view, self.seat)
        assert view.own is not None
        self.screen.turn(view, decision)
        free = discardable(view.own.hand)
        self.screen.line(say("ask-discard-hint", cards=", ".join(hand_names(free, faces))))
        while True:
            line = self.typed(STEP_WORDS[decision.step], decision)
            if line is None:
                return None
            try:
                cards = read_cards(line, view.own.hand, faces, example(free, faces))
            except InputError as error:
                self.screen.complain(str(error))
                continue
            action = self.legal(decision, discard(cards), line)
            if action is not None:
                return action

    def typed(self, prompt: str, decision: Decision) -> str | None:
        """The answer typed; commands are carried out meanwhile. None: the question is no longer open."""
        while True:
            line = self.ask(prompt)
            command = read_command(line)
            if command is None:
                return line
            if self.obey(command, decision):
                return None

    def legal(self, decision: Decision, action: Action, line: str) -> Action | None:
        """The action if the race takes it; otherwise the person hears why not."""
        if action in decision.options:
            return action
        try:
            self.game.race.copy().apply(decision.seat, action)
        except Refused as refused:
            reason = refusal_text(refused, faces_for(self.view, self.seat))
            hint = f" {say('see-list')}" if decision.step == "plan" else ""
            self.screen.complain(say("refused", tried=quoted(line), reason=reason) + hint)
        return None

    # Commands

    def obey(self, command: Command, decision: Decision) -> bool:
        """Carry out a command; True if the question has to be asked afresh."""
        if command.name == "help":
            self.screen.help(self.view, decision.step)
        elif command.name == "list":
            self.list_options(decision, command.rest)
        elif command.name == "log":
            for line in self.teller.log() or [say("log-empty")]:
                self.screen.line(line)
        elif command.name == "save":
            self.save_as(command.rest)
        elif command.name == "quit":
            self.quit()
        elif command.name == "undo":
            return self.undo()
        else:
            self.screen.race(self.view, self.course.name)
        return False

    def list_options(self, decision: Decision, gear: str) -> None:
        """Every legal answer with its cost; plans of one gear if it is named."""
        view, options = self.view, decision.options
        if decision.step == "plan":
            wanted = [option for option in options if not gear or str(int(count(option.cards))) == gear]
            if wanted:
                self.screen.plans(view, wanted)
            else:
                gears = ", ".join(str(within) for within in gears_within(options))
                self.screen.complain(say("list-none", gear=quoted(gear), gears=gears))
        elif decision.step == "discard":
            for option in options:
                self.screen.line(action_text(option, faces_for(view, self.seat)))
        else:
            self.screen.options(view, decision)

    def undo(self) -> bool:
        """Back to the last question that the person really answered."""
        taken = Recorded.resume(self.game.record)
        while taken.can_undo(self.seat):
            taken.undo(self.seat)
            if any(
                decision.seat == self.seat and len(decision.options) > 1 for decision in taken.race.pending()
            ):
                self.game = taken
                self.catch_up()
                self.screen.line(say("undone"))
                self.save_record()
                return True
        self.screen.complain(say("no-undo"))
        return False

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
        if not self.game.race.over:
            self.screen.line(say("continue", file=shell(path)))
        return True

    def quit(self) -> None:
        """Leave, if the person means it."""
        key = "quit-unrecorded" if self.record_file is None else "quit-recorded"
        if self.ask(say(key, file=self.record_file)).strip().lower() in ("y", "yes"):
            raise Leave
        self.screen.line(say("on"))

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

    def leave(self, words: str) -> None:
        """The last words to somebody who goes before the end."""
        self.screen.line("")
        self.screen.line(words)
        if self.save_record():
            self.screen.line(say("saved", file=self.record_file))
            self.screen.line(say("continue", file=shell(self.record_file)))

    def catch_up(self) -> None:
        """Let the log be that of the record: after resuming and after undo."""
        events: list[Event] = []
        self.game.record.replay(watch=lambda _, happened: events.extend(happened))
        self.teller = Teller(self.seat)
        self.teller.tell(events, self.view)

    # Telling

    def welcome(self) -> None:
        """Who drives what."""
        names = [name for seat, name in enumerate(self.game.record.drivers) if seat != self.seat]
        groups = {name: names.count(name) for name in names}
        words = ", ".join(f"{number} x {name}" for name, number in groups.items())
        code = CODES[self.seat]
        self.screen.line(
            f"{say('welcome', colour=COLOURS[self.seat], code=code, drivers=words)} {say('welcome-help')}"
        )
        if self.game.record.actions:
            self.catch_up()
            self.screen.line(say("resumed", round=self.view.round))
            if self.view.step != "plan":
                self.screen.race(self.view, self.course.name)

    def finish(self) -> None:
        """The classification, the own place, and how to look at the race again."""
        self.tell()
        record, game = self.game.record, self.game.game
        assert isinstance(game, GrandPrix)
        self.screen.result(race_report(record, game), self.course.name, self.course.track)
        if self.record_file is None:
            self.keep()
        elif self.save_record():
            self.screen.line(say("replay", file=shell(self.record_file)))

    def keep(self) -> None:
        """Offer to keep a race that was driven without a record."""
        try:
            name = self.ask(say("keep")).strip()
        except (EOFError, KeyboardInterrupt):
            return
        if name and self.save_as(name):
            self.screen.line(say("replay", file=shell(name)))

    def tell(self) -> None:
        """What happened since the last question."""
        happened, self.happened = self.happened, []
        self.screen.tell(self.teller.tell(happened, self.view))

    def ask(self, prompt: str) -> str:
        """A line from the person."""
        return self.read(f"{prompt} > ")


ASKING: Final[dict[str, Callable[[Table, Decision], Action | None]]] = {
    "plan": Table.ask_plan,
    "react": Table.ask_option,
    "slipstream": Table.ask_option,
    "discard": Table.ask_discard,
}
