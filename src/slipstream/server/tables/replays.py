"""Replays: a finished race moment by moment with all hands, and records that somebody opens.

A replay is the state at the start of the race and, for every action, its events and what they changed:
`changes` holds the parts of the state that are new, objects by name and list entries by number, so that
`merged(state, changes)` is the next state. The page does the same.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from fastapi import Request, Response
from pydantic import ValidationError

from slipstream.core.actions import Action
from slipstream.core.errors import Refused
from slipstream.core.events import Event
from slipstream.core.race import Race
from slipstream.core.rules import RULES_VERSION
from slipstream.core.views import OwnView
from slipstream.drivers import DRIVERS, MANNERS, level_of, manner_of
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.season import SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.records.errors import RecordError
from slipstream.records.record import Record
from slipstream.records.snapshot import encode
from slipstream.records.walk import Moment
from slipstream.server.protocol import wire
from slipstream.server.protocol.messages import TableSetup
from slipstream.server.protocol.problems import RequestError
from slipstream.server.store.store import Entry, SeatRow, TableRow
from slipstream.server.tables.fair import Joined
from slipstream.server.tables.identity import ID_LENGTH, ID_LETTERS, clean_name, new_token
from slipstream.server.tables.people import PEOPLE
from slipstream.server.tables.table import Table
from slipstream.words.language import ToldError

Fields = dict[str, Any]
Aside = Callable[..., Awaitable[Any]]  # does something beside the races
KEPT: Final = 16  # replays that are kept ready
MAX_ACTIONS: Final = 20_000  # the longest season has a third of it
MOST_OF_A_REASON: Final = 300
NO_RECORD: Final = "it cannot be replayed"
#: what a text that is not a record can raise, apart from errors that say so themselves
BROKEN: Final = (
    ValueError,
    TypeError,
    ArithmeticError,
    LookupError,
    AttributeError,
    AssertionError,
    RecursionError,
)


# Moment by moment


def race_state(race: Race) -> Fields:
    """Everything about a race: a `ReplayState`."""
    view = race.view(None)
    hands = [None if car.legend else wire.own_fields(OwnView(car)) for car in race.state.cars]
    return {
        "race": {**wire.table_fields(view), "own": None, "turn": wire.turn_fields(view)},
        "hands": hands,
        "waiting": [int(decision.seat) for decision in race.pending()],
    }


def changes(old: Fields, new: Fields) -> Fields:
    """What is new in a state: whole values, but objects, and lists of objects, entry by entry."""
    found: Fields = {}
    for name, value in new.items():
        before = old[name]
        if value == before:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            found[name] = changes(before, value)
        elif _of_objects(value) and _of_objects(before) and len(value) == len(before):
            found[name] = changes(_numbered(before), _numbered(value))
        else:
            found[name] = value
    return found


def merged(old: Any, new: Any) -> Any:
    """A state with its changes."""
    if not isinstance(new, dict):
        return new
    if isinstance(old, list):
        return [merged(value, new[str(at)]) if str(at) in new else value for at, value in enumerate(old)]
    if not isinstance(old, dict):
        return new
    return {**old, **{name: merged(old[name], value) for name, value in new.items()}}


def _of_objects(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(entry, dict) for entry in value)


def _numbered(values: list[Any]) -> Fields:
    return {str(at): value for at, value in enumerate(values)}


class _Teller:
    """Writes one race down while its record is replayed."""

    def __init__(self, grand_prix: GrandPrix, moment: Moment) -> None:
        assert moment.begun is not None
        self.race = moment.begun
        self.state = race_state(self.race)
        self.told: Fields = {
            "race": moment.number,
            "races": moment.game.races,
            "first": moment.at + 1,
            "info": wire.game_info(grand_prix).model_dump(),
            "opening": [wire.event_row(event) for event in moment.play()],
            "start": self.state,
            "moments": [],
        }

    def tell(self, seat: int, action: Action, events: list[Event]) -> None:
        state = race_state(self.race)
        moment = {
            "seat": seat,
            "option": wire.option_fields(action),
            "events": [wire.event_row(event) for event in events],
            "changes": changes(self.state, state),
        }
        self.told["moments"].append(moment)
        self.state = state


def race_replay(record: Record, number: int = 0) -> Fields:
    """A `Replay` of one race of a record: the only one, or one of a season, from 0.

    ValueError if that race is not over, or was before the record begins.
    """
    teller: _Teller | None = None
    for moment in record.walk():
        events, grand_prix = moment.play(), moment.game.grand_prix
        if moment.number != number:
            continue
        if moment.begun is not None and grand_prix is not None:
            teller = _Teller(grand_prix, moment)
        elif teller is not None and moment.seat is not None and moment.action is not None:
            teller.tell(moment.seat, moment.action, events)
        if teller is not None and moment.ended is not None:
            return teller.told
    raise ValueError(f"race {number} of the record is not over, or was before the record begins")


class Replays:
    """Replays as they are sent, packed; the last ones are kept."""

    def __init__(self) -> None:
        self._packed: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._working: Joined[tuple[str, int], bytes] = Joined()

    async def answer(self, request: Request, table: Table, race: int, aside: Aside) -> Response:
        """The replay of a race of this table; RequestError if it is not over."""
        record, key = table.record(), (table.id, race)
        packed = self._packed.get(key)
        if packed is None:
            try:
                packed = await self._working.ask(key, lambda: aside(pack, record, race))
            except ValueError:
                raise RequestError("not-over") from None
            self._packed[key] = packed
            while len(self._packed) > KEPT:
                self._packed.popitem(last=False)
        self._packed.move_to_end(key)
        headers = {"vary": "accept-encoding", "cache-control": "private, no-cache"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"}
            )
        return Response(await aside(gzip.decompress, packed), media_type="application/json", headers=headers)


def pack(record: Record, race: int) -> bytes:
    """A replay as compressed JSON."""
    text = json.dumps(race_replay(record, race), separators=(",", ":"), ensure_ascii=False)
    return gzip.compress(text.encode(), 6, mtime=0)


# Records


def with_names(record: Record, names: list[str]) -> str:
    """The record as text, and who drove; `Record.loads` does not need the names."""
    line = f' "names": {json.dumps(names)},'
    # a line break and one space: no text inside the record looks like this
    return record.dumps().replace('\n "actions": [', f'\n{line}\n "actions": [', 1)


def id_of(token: str) -> str:
    """The address of an opened record: whoever has the token that gives it may delete it."""
    number = int.from_bytes(hashlib.sha256(token.encode()).digest())
    letters = []
    for _ in range(ID_LENGTH):
        number, at = divmod(number, len(ID_LETTERS))
        letters.append(ID_LETTERS[at])
    return "".join(letters)


def opened(text: str) -> tuple[Table, str]:
    """A table of a record, over and without players, and the token that deletes it.

    RequestError says what is wrong with another text.
    """
    try:
        return _opened(text)
    except (ToldError, Refused) as error:
        if isinstance(error, RecordError) and error.key == "other-rules":
            found = str(error.arguments.get("version"))[:20]
            raise RequestError("record-other-rules", version=found, expected=RULES_VERSION) from None
        raise RequestError("bad-record", reason=_told(error)) from None
    except BROKEN:
        raise RequestError("bad-record", reason=NO_RECORD) from None


def _told(error: Exception) -> str:
    """What an error says, if it can say it: numbers may be too long even for that."""
    try:
        return str(error)[:MOST_OF_A_REASON]
    except BROKEN:
        return NO_RECORD


def _opened(text: str) -> tuple[Table, str]:
    record = Record.loads(text)
    if record.origin is not None:  # a state from elsewhere is not replayed but believed
        raise RequestError("record-origin")
    if len(record.actions) > MAX_ACTIONS:
        raise RequestError("bad-record", reason=f"it has more than {MAX_ACTIONS} actions")
    now, token = time.time(), new_token()
    setup = record.setup
    row = TableRow(
        id_of(token), "over", wanted(setup).model_dump_json(), RULES_VERSION, now, now,
        number=len(record.actions), agreed=json.dumps(setup.to_data()), seed=f"{record.seed:032x}",
        seats=_seats(record, json.loads(text).get("names")),
    )  # fmt: skip
    entries = [Entry(at, seat, action, now) for at, (seat, action) in enumerate(record.actions, 1)]
    table = Table(row, entries)
    game = table.game
    if not game.over:
        raise RequestError("record-not-over")
    row.state = encode(game)
    row.raced = max(0, len(game.results) - 1)
    table.history.accepted = entries
    return table, token


def _seats(record: Record, names: object) -> list[SeatRow]:
    found = []
    for seat in range(record.setup.players):
        word = record.drivers[seat] if seat < len(record.drivers) else ""
        driver = word if level_of(word) in DRIVERS else None
        name = names[seat] if isinstance(names, list) and seat < len(names) else ""
        try:
            name = clean_name(str(name))
        except RequestError:
            name = PEOPLE[manner_of(word) or MANNERS[seat]]
        colour = record.setup.colours[seat]
        kind = "human" if driver is None else "driver"
        found.append(SeatRow(seat, name, colour, kind, ready=True, driver=driver))
    return found


def wanted(setup: RaceSetup | SeasonSetup) -> TableSetup:
    """A set-up as a host would have wished for it."""
    fields: Mapping[str, object] = {
        "cars": setup.cars,
        "empty": "legends" if setup.legends else "nobody",
        "pro": setup.pro,
        "garage": setup.garage,
        "tournament": setup.tournament,
    }
    if setup.year is None:
        fields = {**fields, "circuit": setup.course.id, "laps": setup.laps, "weather": setup.weather}
    else:
        fields = {**fields, "season": setup.year}
    try:
        return TableSetup.model_validate(fields)
    except ValidationError:  # for the reader only: the race has what was agreed
        return TableSetup(cars=setup.cars)
