"""The state of a game as a few hundred bytes, so that a running race survives a restart or a rules fix.

The bytes hold everything, hidden information and luck included: they are for the owner of the race
only. Circuit and agreed rules are not in it; they come from the set-up.

>>> from slipstream.games.setup import RaceSetup, check_seed
>>> setup = RaceSetup("usa", cars=2)
>>> game = setup.start(seed=7)
>>> again = decode_game(encode_game(game), setup)
>>> encode_game(again) == encode_game(game)
True
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

from slipstream.core.car import Car
from slipstream.core.chance import KINDS_OF_CHANCE, Stream, decode_stream
from slipstream.core.race import Race
from slipstream.core.setup import read_faces
from slipstream.core.state import RaceState
from slipstream.core.turn_data import Turn
from slipstream.games.draft import Draft
from slipstream.games.game import Competition
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.scoring import RaceResult
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import RaceSetup, check_seed
from slipstream.modules.conditions import Conditions, tiles, tokens
from slipstream.modules.event_cards import event_cards
from slipstream.words.language import ToldError

MAGIC: Final = b"SLS1"  # the last character is the version of this format
SEASON_MAGIC: Final = b"SLS1S"


class SnapshotError(ToldError):
    """These bytes are not a race, or not one of this set-up."""

    prefix = "snapshot"


# Writing


def encode_game(game: GrandPrix) -> bytes:
    """The game as bytes. Scripted shuffles of a scene are not part of it."""
    numbers: list[int] = [game.seed, game.number, game.log, game.asked, game.sponsor_pile]
    numbers.append(0 if game.event is None else game.event.number)
    numbers += _listed(game.grid) + _listed(game.sponsors)
    numbers += _nested(game.upgrades) + _conditions(game.conditions)
    numbers += [0] if game.draft is None else [1, *_draft(game.draft)]
    numbers += [0] if game.race is None else [1, *_race(game.race)]
    body = b"".join([_varint(int(number)) for number in numbers])
    return MAGIC + crc32(body).to_bytes(4, "little") + body


def encode_race(race: Race | None) -> bytes:
    """A race alone, for comparisons."""
    return b"" if race is None else b"".join(_varint(int(number)) for number in _race(race))


def _listed(numbers: Sequence[int]) -> list[int]:
    return [len(numbers), *numbers]


def _nested(lists: list[list[int]] | None) -> list[int]:
    if lists is None:
        return [-1]
    return [len(lists), *(number for numbers in lists for number in _listed(numbers))]


def _conditions(conditions: Conditions | None) -> list[int]:
    if conditions is None:
        return [-1]
    names = list(tokens())
    return [
        list(tiles()).index(conditions.weather),
        *_listed([names.index(road) for road in conditions.roads]),
    ]


def _luck(luck: Stream) -> list[int]:
    kind, first, second = luck.encoded()
    return [KINDS_OF_CHANCE.index(kind), first, second]


def _draft(draft: Draft) -> list[int]:
    numbers = [draft.swapper, draft.round, draft.at, draft.swapping]
    numbers += _nested(draft.orders) + _nested(draft.upgrades)
    return numbers + _listed(draft.pile) + _listed(draft.aside) + _listed(draft.market) + _luck(draft.luck)


def _race(race: Race) -> list[int]:
    state = race.state
    numbers = [state.log is not None, *state.encoded()]
    numbers += _listed(state.order) + _listed(state.results) + _listed(state.eliminated)
    numbers += _luck(state.legend_luck) + _luck(state.sponsor_luck)
    turn = state.turn
    numbers += turn.encoded() + _listed(turn.moves) + _listed(turn.values)
    for car in state.cars:
        numbers += car.encoded() + _luck(car.luck)
        numbers += [-1] if car.top is None else _listed(car.top)
    return [int(number) for number in numbers]


@lru_cache(maxsize=1 << 14)  # the same few numbers come again and again
def _varint(number: int) -> bytes:
    """Seven bits a byte, the sign in the lowest bit."""
    left = number << 1 if number >= 0 else (-number << 1) - 1
    result = bytearray()
    while left > 127:
        result.append(left & 127 | 128)
        left >>= 7
    result.append(left)
    return bytes(result)


def encode(game: Competition) -> bytes:
    """A race or a season as bytes."""
    if game.season is not None:
        return encode_season(game.season)
    assert game.grand_prix is not None
    return encode_game(game.grand_prix)


def encode_season(season: Season) -> bytes:
    """The season as bytes: its books, and the game that is on."""
    data = {
        "seed": season.seed,
        "log": season.log,
        "asked": season.asked,
        "results": [asdict(result) for result in season.results],
        "upgrades": season.upgrades,
        "sponsors": season.sponsors,
        "pile": season.pile,
        "keeping": season.keeping,
        "grand_prix": None if season.grand_prix is None else encode_game(season.grand_prix).hex(),
    }
    body = json.dumps(data, separators=(",", ":")).encode()
    return SEASON_MAGIC + crc32(body).to_bytes(4, "little") + body


# Reading


def decode(data: bytes, setup: RaceSetup | SeasonSetup) -> Competition:
    """The race or season that `encode` wrote."""
    return decode_game(data, setup) if setup.year is None else decode_season(data, setup)


def decode_season(data: bytes, setup: SeasonSetup) -> Season:
    """The season that `encode_season` wrote."""
    if not data.startswith(SEASON_MAGIC):
        raise SnapshotError("not-a-season")
    start = len(SEASON_MAGIC) + 4
    if crc32(data[start:]).to_bytes(4, "little") != data[len(SEASON_MAGIC) : start]:
        raise SnapshotError("season-cut")
    try:
        books = json.loads(data[start:])
        season = Season(setup, check_seed(books["seed"]), books["log"] is True)
        season.take_events()
        season.asked = books["asked"]
        season.results = [_result(row) for row in books["results"]]
        season.upgrades = books["upgrades"]
        season.sponsors = books["sponsors"]
        season.pile = books["pile"]
        season.keeping = books["keeping"]
        state = books["grand_prix"]
        race_setup = setup.race_setup(season.fixture.circuit)
        season.grand_prix = None if state is None else decode_game(bytes.fromhex(state), race_setup)
    except (KeyError, IndexError, TypeError, ValueError, OverflowError, RecursionError) as error:
        if isinstance(error, SnapshotError):
            raise
        raise SnapshotError("season-damaged") from None
    return season


def _result(row: dict[str, Any]) -> RaceResult:
    tuples = {name: tuple(row[name]) for name in ("roads", "grid", "classification")}
    return RaceResult(**{**row, **tuples})


def decode_game(data: bytes, setup: RaceSetup) -> GrandPrix:
    """The game that `encode_game` wrote, under the rules of its set-up."""
    if data[:3] != MAGIC[:3]:
        raise SnapshotError("not-a-race")
    if data[: len(MAGIC)] != MAGIC:
        raise SnapshotError("wrong-format", found=repr(data[3:4]), expected=repr(MAGIC[3:4]))
    check, body = data[len(MAGIC) : len(MAGIC) + 4], data[len(MAGIC) + 4 :]
    if crc32(body).to_bytes(4, "little") != check:
        raise SnapshotError("cut")
    try:
        return _Reader(body).game(setup)
    except (StopIteration, IndexError, OverflowError, KeyError, ValueError) as error:
        if isinstance(error, SnapshotError):
            raise
        raise SnapshotError("cut") from None


class _Reader:
    """Takes the numbers back one after the other."""

    def __init__(self, data: bytes) -> None:
        self.numbers = self._numbers(data)

    @staticmethod
    def _numbers(data: bytes) -> Iterator[int]:
        shift = number = 0
        for byte in data:
            number |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                yield number >> 1 if number & 1 == 0 else -((number + 1) >> 1)
                shift = number = 0
        if shift:
            raise SnapshotError("short")

    def one(self) -> int:
        return next(self.numbers)

    def take(self, number: int) -> list[int]:
        if not 0 <= number <= 1000:
            raise SnapshotError("damaged")
        return [next(self.numbers) for _ in range(number)]

    def listed(self) -> list[int]:
        return self.take(self.one())

    def nested(self) -> list[list[int]] | None:
        number = self.one()
        return None if number < 0 else [self.listed() for _ in range(min(number, 1000))]

    def luck(self) -> Stream:
        kind, first, second = self.take(3)
        return decode_stream(KINDS_OF_CHANCE[kind], first, second)

    def game(self, setup: RaceSetup) -> GrandPrix:
        game = GrandPrix.__new__(GrandPrix)
        game.setup = setup
        game.seed, game.number, log, game.asked, game.sponsor_pile, event = self.take(6)
        game.log = log != 0
        game.event = event_cards()[event] if event else None
        game.grid = self.listed()
        game.sponsors = self.listed()
        game.upgrades = self.nested()
        game.conditions = self.conditions()
        game.draft = self.draft() if self.one() else None
        if len(game.grid) != setup.cars or len(game.sponsors) != setup.cars:
            raise SnapshotError("other-cars", cars=setup.cars)
        game.race = self.race(game) if self.one() else None
        if next(self.numbers, None) is not None:
            raise SnapshotError("too-long")
        return game

    def conditions(self) -> Conditions | None:
        tile = self.one()
        if tile < 0:
            return None
        names = list(tokens())
        return Conditions(list(tiles())[tile], tuple(names[road] for road in self.listed()))

    def draft(self) -> Draft:
        draft = Draft.__new__(Draft)
        draft.swapper, draft.round, draft.at, swapping = self.take(4)
        draft.swapping = swapping != 0
        draft.orders = self.nested() or []
        draft.upgrades = self.nested() or []
        draft.pile = self.listed()
        draft.aside = self.listed()
        draft.market = self.listed()
        draft.luck = self.luck()
        return draft

    def race(self, game: GrandPrix) -> Race:
        log = self.one() != 0
        own = self.take(14)
        order, results, eliminated = self.listed(), self.listed(), self.listed()
        legends, sponsors = self.luck(), self.luck()
        turn = Turn()
        turn.decode(self.take(25))
        turn.moves, turn.values = self.listed(), self.listed()
        cars = []
        for seat, entry in enumerate(game.entries()):
            fields = self.take(19)
            car = Car(seat, entry.legend, entry.faces, self.luck())
            car.decode(fields)
            read_faces(car)
            known = self.one()
            car.top = self.take(known) if known >= 0 else None
            cars.append(car)
        state = RaceState(game.setup.course.track, game.rules(), cars, turn, legends, sponsors)
        state.decode(own)
        state.order, state.results, state.eliminated = order, results, eliminated
        state.log = [] if log else None
        return Race(state)
