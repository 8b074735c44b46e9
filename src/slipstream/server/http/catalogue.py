"""What is the same for everybody: circuits, rules, the script of the first race, QR codes."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated

import segno
from fastapi import Query, Request, Response

from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.drivers.strength import measured
from slipstream.server.addresses import for_others
from slipstream.server.http import rulebook
from slipstream.server.http.api import topic
from slipstream.server.http.asking import Hubbed, visitor_of
from slipstream.server.http.pages import accepted_packings
from slipstream.server.protocol.circuits import circuit_info
from slipstream.server.protocol.messages import (
    Address,
    CircuitFile,
    CircuitInfo,
    CircuitList,
    Lesson,
    Message,
    QrMatrix,
    StrengthScale,
    TableSetup,
)
from slipstream.server.tables.agreement import circuit_from_wanted
from slipstream.server.tables.lesson import lesson
from slipstream.words.language import ENGLISH

api = topic()


@cache
def scale() -> StrengthScale:
    """The scale, read once."""
    return StrengthScale.model_validate(measured()["strength"])


@api.get("/circuits", response_model=CircuitList)
async def circuits(request: Request) -> Response:
    """The circuits that come with the game."""
    return packed(request, _circuits_text)


@cache
def _circuits() -> CircuitList:
    return CircuitList(circuits=[circuit_info(load_circuit(name)) for name in circuit_names()])


@api.get("/strength", response_model=StrengthScale)
async def strength(request: Request) -> Response:
    """How strong levels and Legends are, on one scale: whoever is 1 stronger wins e times as often."""
    return packed(request, _scale_text)


@lru_cache(1)
def _circuits_text() -> tuple[bytes, bytes]:
    return _both(_circuits())


@lru_cache(1)
def _scale_text() -> tuple[bytes, bytes]:
    return _both(scale())


def _both(message: Message) -> tuple[bytes, bytes]:
    """As text, and compressed."""
    text = message.model_dump_json().encode()
    return text, gzip.compress(text, mtime=0)


def packed(request: Request, made: Callable[[], tuple[bytes, bytes]]) -> Response:
    """What is the same for everybody, compressed where the browser unpacks it."""
    plain, small = made()
    headers = {"vary": "accept-encoding"}
    if "gzip" not in accepted_packings(request.headers.get("accept-encoding", "")):
        return Response(plain, media_type="application/json", headers=headers)
    return Response(small, media_type="application/json", headers={**headers, "content-encoding": "gzip"})


@api.post("/circuits/check")
async def check_circuit(file: CircuitFile, request: Request, hub: Hubbed) -> CircuitInfo:
    """A circuit file, checked and ready to be drawn."""
    return await hub.light.do(visitor_of(request), _drawn, TableSetup(circuit_file=file.text))


def _drawn(wanted: TableSetup) -> CircuitInfo:
    return circuit_info(circuit_from_wanted(wanted))


@api.get(
    "/rules",
    responses={
        200: {"model": rulebook.Rulebook, "description": "All rules."},
        304: {"description": "The reader has them already."},
    },
)
async def rules(request: Request, language: Annotated[str, Query(max_length=20)] = ENGLISH) -> Response:
    """The rules of the game for players, rule by rule, in a language."""
    return rulebook.answer(request, language)


@api.get("/lessons")
async def see_lesson() -> Lesson:
    """What the coach of the first race suggests."""
    return lesson()


@api.get("/address")
async def address(request: Request) -> Address:
    """What links to races begin with, so that they open on other devices."""
    origin, only_here = for_others(request.app.state.settings, request.headers.get("host", ""))
    return Address(origin=origin, only_here=only_here)


@api.get("/qr")
async def qr_code(
    text: Annotated[str, Query(min_length=1, max_length=300)], request: Request, hub: Hubbed
) -> QrMatrix:
    """A QR code, drawn by the page."""
    return await hub.light.do(visitor_of(request), _qr, text)


@lru_cache(maxsize=256)
def _qr(text: str) -> QrMatrix:
    matrix = segno.make(text, error="m", micro=False).matrix
    return QrMatrix(rows=["".join("1" if dark else "0" for dark in row) for row in matrix])
