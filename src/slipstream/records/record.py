"""A record is rules version + set-up + seed + actions: the saved race, the replay, the bug report.

>>> from slipstream.games.setup import RaceSetup
>>> recorded = Recorded(RaceSetup("usa", cars=2), seed=7)
>>> events = recorded.apply(0, recorded.game.pending()[0].options[0])
>>> recorded.record.actions
[(0, 'plan 1')]
>>> again = Record.loads(recorded.record.dumps()).replay()
>>> [decision.seat for decision in again.pending()]
[1]
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from slipstream.core.actions import TAKE_BACK, Action
from slipstream.core.errors import NotYourTurn
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.rules import RULES_VERSION
from slipstream.games.game import Competition
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup, check_seed
from slipstream.records.errors import RecordError
from slipstream.records.notation import read_action, write_action
from slipstream.records.snapshot import decode, encode
from slipstream.records.undo import last_of, may_undo
from slipstream.records.walk import Walk
from slipstream.words.language import ToldError, part

FORMAT: Final = "slipstream-record/1"


class _BrokenError(ToldError):
    """A line of a record that says nothing."""

    prefix = "broken"


@dataclass(frozen=True)
class Record:
    """A race or season as it was agreed and played. `origin` is there if it went on from a stored state."""

    setup: RaceSetup | SeasonSetup
    seed: int
    actions: list[tuple[int, str]] = field(default_factory=list)
    drivers: list[str] = field(default_factory=list)  # who drove each seat; for the reader only
    rules_version: int = RULES_VERSION
    origin: dict[str, Any] | None = None  # {"rules_version": of the part before, "state": hex}

    def start(self, log: bool = True) -> Competition:
        """The game before the first action."""
        if self.origin is None:
            return self.setup.start(self.seed, log)
        return decode(bytes.fromhex(self.origin["state"]), self.setup)

    def walk(self) -> Walk:
        """Through all of it again, one moment after the other."""
        return Walk(self.start(), self.actions)

    def replay(self, until: int | None = None) -> Competition:
        """The game after the first `until` actions; after all of them if no number is given."""
        return (self if until is None else self.rewind(until)).walk().end()

    def rewind(self, to: int) -> Record:
        """The record of the first `to` actions."""
        if not 0 <= to <= len(self.actions):
            raise RecordError("too-far", actions=len(self.actions), moment=to)
        return replace(self, actions=self.actions[:to])

    def dumps(self) -> str:
        """The record as text."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "rules_version": self.rules_version,
            "setup" if self.setup.year is None else "season": self.setup.to_data(),
            "seed": f"{self.seed:032x}",
            "drivers": self.drivers,
        }
        if self.origin is not None:
            data["origin"] = self.origin
        head = json.dumps(data, indent=1)[:-2]
        lines = ",\n".join(f"  {json.dumps(f'{seat} {action}')}" for seat, action in self.actions)
        return f'{head},\n "actions": [\n{lines}\n ]\n}}\n'

    @staticmethod
    def loads(text: str) -> Record:
        """The record that `dumps` wrote; RecordError says what is wrong with another text."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError("not-json", reason=error) from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            found = data.get("format") if isinstance(data, dict) else None
            raise RecordError("wrong-format", format=json.dumps(found), expected=FORMAT)
        if data.get("rules_version") != RULES_VERSION:
            raise RecordError("other-rules", version=data.get("rules_version"), expected=RULES_VERSION)
        try:
            setup = (
                SeasonSetup.from_data(data["season"])
                if "season" in data
                else RaceSetup.from_data(data["setup"])
            )
            seed = check_seed(int(data["seed"], 16))
            if not isinstance(data["actions"], list):
                raise _BrokenError("actions")
            actions = [_action(line) for line in data["actions"]]
            drivers = [str(driver) for driver in data.get("drivers", [])]
            origin = _origin(data.get("origin"))
        except KeyError as error:
            raise RecordError("broken", reason=part("broken-missing", name=error.args[0])) from None
        except (ValueError, TypeError, AttributeError) as error:
            raise RecordError("broken", reason=error) from None
        if origin is not None:
            decode(bytes.fromhex(origin["state"]), setup)
        return Record(setup, seed, actions, drivers, RULES_VERSION, origin)

    def save(self, path: Path) -> None:
        """Write the record, whole or not at all."""
        write_whole(path, self.dumps())

    @staticmethod
    def load(path: Path) -> Record:
        """Read a record from a file."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else part("broken-text")
            raise RecordError("unreadable", path=path, reason=reason) from None
        return Record.loads(text)


def write_whole(path: Path, text: str) -> None:
    """Write a text so that nobody ever sees half of it: a temporary file beside it, then a rename."""
    write_bytes_whole(path, text.encode("utf-8"))


def write_bytes_whole(path: Path, content: bytes) -> None:
    """The same for bytes."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, 0o644)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise RecordError("not-written", path=path, reason=error.strerror) from None


def _action(line: object) -> tuple[int, str]:
    if not isinstance(line, str):
        raise _BrokenError("action", line=repr(line))
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise _BrokenError("seat", line=repr(line))
    return int(seat), write_action(read_action(text))


def _origin(data: object) -> dict[str, Any] | None:
    if data is None:
        return None
    if not isinstance(data, dict) or set(data) != {"rules_version", "state"}:
        raise ValueError("origin")
    bytes.fromhex(data["state"])
    return data


class Recorded:
    """A race or season that writes its record while it is played, and can take answers back."""

    def __init__(self, setup: RaceSetup | SeasonSetup, seed: int, drivers: list[str] | None = None) -> None:
        self.record = Record(setup, seed, drivers=list(drivers or []))
        self.game = self.record.start()
        self._secrets: list[int] = []  # before each action: undo never crosses a revelation

    @property
    def race(self) -> Race:
        """The race that is on; there is none during a draft."""
        race = self.game.race
        if race is None:
            raise RecordError("no-race")
        return race

    def apply(self, seat: int, action: Action, decision: int | None = None) -> list[Event]:
        """`Game.apply`, written down. A plan taken back leaves no trace."""
        secrets = self.game.secrets
        events = self.game.apply(seat, action, decision)
        actions = self.record.actions
        if action.kind == TAKE_BACK:
            at = last_of(seat, [who for who, _ in actions])
            if at is not None:
                del actions[at], self._secrets[at]
                return events
            # otherwise the plan lies in the stored state the record begins with
        actions.append((seat, write_action(action)))
        self._secrets.append(secrets)
        return events

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last answer back? Nothing hidden was revealed and nobody acted since."""
        if not self.record.actions:
            return False
        who, action = self.record.actions[-1]
        return who == seat and may_undo(action, self._secrets[-1], self.game.secrets)

    def undo(self, seat: int) -> None:
        """Take the last answer of this seat back; NotYourTurn if that is not possible."""
        if not self.can_undo(seat):
            raise NotYourTurn("nothing-to-undo", {}, seat, [])
        self._walk(self.record.rewind(len(self.record.actions) - 1))

    @staticmethod
    def resume(record: Record, watch: Callable[[int, list[Event]], None] | None = None) -> Recorded:
        """Go on with a recorded game; `watch` sees the events of the opening (-1) and of each action."""
        recorded = Recorded.__new__(Recorded)
        recorded._walk(record.rewind(len(record.actions)), watch)
        return recorded

    def _walk(self, record: Record, watch: Callable[[int, list[Event]], None] | None = None) -> None:
        """To the end of this record, which is written on from there."""
        walk, secrets = record.walk(), list[int]()
        for moment in walk:
            if moment.action is not None:
                secrets.append(walk.game.secrets)
            events = moment.play()
            if watch is not None:
                watch(moment.at, events)
        self.record, self.game, self._secrets = record, walk.game, secrets

    def restart_from_here(self, before: int = RULES_VERSION) -> None:
        """Let the record begin at this state: after a rules fix the part before cannot be replayed."""
        origin = {"rules_version": before, "state": encode(self.game).hex()}
        self.record = replace(self.record, actions=[], origin=origin, rules_version=RULES_VERSION)
        self._secrets = []
