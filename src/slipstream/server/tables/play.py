"""The game at a table: where it stands, and the history that led there."""

from __future__ import annotations

from dataclasses import replace

from slipstream.core.actions import Action
from slipstream.core.errors import Refused
from slipstream.core.views import View
from slipstream.records.notation import write_action
from slipstream.records.record import Record
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.history import History
from slipstream.words.text import refusal_text


class RefusedError(RequestError):
    """The engine refuses an answer."""

    def __init__(self, refused: Refused) -> None:
        Exception.__init__(self, refusal_text(refused))
        self.status = 409
        self.key = refused.key
        self.arguments = {
            name: value for name, value in refused.arguments.items() if name not in ("cards", "card")
        }


class Play:
    """A game that writes its history, begun by a record: what was agreed, and the actions so far."""

    def __init__(self, record: Record, history: History) -> None:
        self.agreed = record.rewind(0)
        self.history = history
        walk = record.walk()
        self.game = walk.game
        self.start: View | None = None  # the race that is on as everybody saw it begin; not told before
        self.info: str | None = None  # of the race that is on, once it was asked for: a `GameInfo` as text
        self.choices: dict[int, tuple[int, str]] = {}  # by seat: a decision and its options as they were sent
        for moment in walk:
            secrets = self.game.secrets
            if moment.seat is None or moment.action is None:
                history.open(moment.play())
            else:
                history.write(moment.seat, write_action(moment.action), moment.play(), secrets)
            if moment.begun is not None:
                self.start = moment.begun.view(None)

    @property
    def record(self) -> Record:
        """The record of what stands."""
        return replace(self.agreed, actions=self.history.actions)

    def apply(self, seat: int, action: Action, decision: int | None = None) -> bool:
        """`Game.apply`, written down; did a draft or a race begin?"""
        game, secrets = self.game, self.game.secrets
        grand_prix, race = game.grand_prix, game.race
        try:
            events = game.apply(seat, action, decision)
        except Refused as error:
            raise RefusedError(error) from None
        self.history.write(seat, write_action(action), events, secrets)
        if game.grand_prix is grand_prix and game.race is race:
            return False
        self.info = None
        if game.race is not None and game.race is not race:
            self.start = game.race.view(None)
        return True

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last answer back?"""
        return self.history.can_undo(seat, self.game.secrets)

    def undo(self, seat: int) -> None:
        """Take the last answer of this seat back; RequestError if that is not possible."""
        if not self.can_undo(seat):
            raise RequestError("nothing-to-undo")
        self.history.undo()
        self.game = self.record.replay()
        self.choices.clear()  # numbers of decisions come again
