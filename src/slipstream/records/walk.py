"""Through a record again, action by action: results, replays, stories and reviews all come this way.

>>> from slipstream.games.setup import RaceSetup
>>> for moment in Walk(RaceSetup("usa", cars=2).start(seed=7), [(0, "plan 1"), (1, "plan 2")]):
...     print(moment.at, moment.seat, len(moment.play()) > 0)
-1 None True
0 0 True
1 1 True
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from slipstream.core.actions import Action
from slipstream.core.errors import Refused
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.games.game import Competition
from slipstream.records.errors import RecordError
from slipstream.records.notation import NotationError, read_action, write_action
from slipstream.words.language import Lazily
from slipstream.words.text import error_text


class Moment:
    """One action of a record; the opening comes first and has none.

    Until `play` the game stands as the seat found it: `game.pending()` is what was asked, `game.view(seat)`
    what was known. The rest of it is open, and so are the events: who shows them to somebody redacts them.
    """

    __slots__ = ("_events", "action", "at", "begun", "game", "index", "number", "race", "seat")

    def __init__(
        self, game: Competition, at: int, index: int, seat: int | None = None, action: Action | None = None
    ) -> None:
        self.game = game
        self.at = at  # actions of the record before it; -1 for the opening
        self.index = index  # actions of this race, or of this draft, before it
        self.seat = seat
        self.action = action
        self.number = len(game.results)  # of the race, or of the draft before it, from 0
        self.race: Race | None = None if action is None else game.race  # None: a draft, or the opening
        self.begun: Race | None = None  # known after `play`: the race that begins here
        self._events: list[Event] | None = None

    def play(self) -> list[Event]:
        """Let it happen, once; gives what followed."""
        if self._events is None:
            self._events = self._played()
            if self.game.race is not self.race:
                self.begun = self.game.race
        return self._events

    def _played(self) -> list[Event]:
        if self.seat is None or self.action is None:
            return self.game.take_events()
        try:
            return self.game.apply(self.seat, self.action)
        except Refused as error:
            raise refused(self.at, self.seat, write_action(self.action), error) from None

    @property
    def ended(self) -> Race | None:
        """The race that is over by this. After `play`."""
        race = self.race if self.race is not None else self.begun
        return race if race is not None and race.over else None


class Walk:
    """The moments of a record in order. Afterwards `game` stands where the record ends."""

    def __init__(self, game: Competition, actions: Sequence[tuple[int, str]]) -> None:
        self.game = game
        self.actions = actions
        self.first = 0  # actions before the race, or the draft, that is on

    def __iter__(self) -> Iterator[Moment]:
        opening = Moment(self.game, -1, 0)
        yield opening
        opening.play()
        for at, (seat, text) in enumerate(self.actions):
            try:
                action = read_action(text)
            except NotationError as error:
                raise refused(at, seat, text, error) from None
            moment = Moment(self.game, at, at - self.first, seat, action)
            yield moment
            moment.play()
            if self.game.race is not moment.race:
                self.first = at + 1

    def end(self) -> Competition:
        """The game where the record ends, for those who want nothing else."""
        for _ in self:
            pass
        return self.game


def refused(at: int, seat: int, action: str, error: Exception) -> RecordError:
    """An action that cannot be; the reason in the language of the sentence around it."""
    reason = Lazily(lambda: error_text(error))
    return RecordError("refused", number=at + 1, action=action, seat=seat, reason=reason)
