"""Posters of finished tables: one is made at a time, those that were made are kept, and a client may not ask
for new ones without end."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from slipstream.circuits.circuit import Circuit
from slipstream.circuits.loader import load_circuit
from slipstream.games.setup import RaceSetup
from slipstream.records.record import Record
from slipstream.records.results import race_results
from slipstream.server.limits import Buckets
from slipstream.server.posters.png import png_of
from slipstream.server.posters.poster import Shape, poster
from slipstream.server.posters.telling import Shown, poster_of, sentence
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.identity import LEGEND_NAMES
from slipstream.server.tables.table import Table

KEPT: Final = 64  # pictures, of about 150 kB each at most
PER_SECOND: Final = 0.5
BURST: Final = 12.0


@dataclass(frozen=True)
class Wanted:
    """Which picture of a table: of which race, whose, in which language, and whether with the own name."""

    table: str
    race: int
    shape: Shape
    language: str
    own: int | None
    named: bool
    png: bool


@dataclass(frozen=True)
class Source:
    """What a picture is made of, taken from a table."""

    record: Record
    circuit: Circuit
    colours: tuple[str, ...]
    names: tuple[str, ...]  # by seat; "" is not told


@dataclass(frozen=True)
class Picture:
    body: bytes
    sentence: str  # what it says, for those who do not see it


class Pictures:
    """Makes posters, away from the loop that serves."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Wanted, Picture] = OrderedDict()
        self.turn = asyncio.Semaphore(1)
        self.buckets = Buckets(PER_SECOND, BURST)

    async def picture(self, wanted: Wanted, source: Source, client: str) -> Picture | None:
        """The picture, made now or kept; None if this server cannot make it."""
        if (found := self.kept.get(wanted)) is not None:
            self.kept.move_to_end(wanted)
            return found
        if seconds := self.buckets.take(client):
            raise RequestError("too-fast", seconds=max(1, round(seconds)))
        async with self.turn:
            if (found := self.kept.get(wanted)) is not None:  # somebody else asked for it meanwhile
                return found
            svg, told = await asyncio.to_thread(_drawn, wanted, source)
            body = await png_of(svg) if wanted.png else svg.encode()
        if body is None:
            return None
        self.kept[wanted] = Picture(body, told)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return self.kept[wanted]


def source_of(table: Table, wanted: Wanted) -> Source:
    """What the picture of a table is made of; RequestError before the race is over."""
    return Source(
        record=table.raced_record(wanted.race),
        circuit=circuit_of(table, wanted.race),
        colours=_colours(table),
        names=names_of(table, wanted.own if wanted.named else None),
    )


def circuit_of(table: Table, race: int) -> Circuit:
    """Where a race of the table was driven."""
    season, setup = table.season, table.game.setup
    if season is not None:
        return load_circuit(season.fixtures[race].circuit)
    assert isinstance(setup, RaceSetup)
    return setup.course


def _colours(table: Table) -> tuple[str, ...]:
    setup = table.game.setup
    return tuple(setup.colours[: setup.cars])


def names_of(table: Table, agreed: int | None) -> tuple[str, ...]:
    """Names that may be shown, by seat: those of automated drivers, and of the person who agreed."""
    names = [LEGEND_NAMES[colour] for colour in _colours(table)]
    for seat in table.row.seats:
        if seat.seat < len(names):
            names[seat.seat] = seat.name if seat.kind == "driver" or seat.seat == agreed else ""
    return tuple(names)


def _drawn(wanted: Wanted, source: Source) -> tuple[str, str]:
    try:
        results = race_results(source.record, wanted.race)
    except ValueError:  # it was before the record begins
        raise RequestError("not-over") from None
    shown = Shown(source.circuit, results, source.colours, source.names)
    raced, told = poster_of(shown, wanted.own, wanted.language)
    return poster(raced, told, wanted.shape), sentence(shown, wanted.own, wanted.language)
