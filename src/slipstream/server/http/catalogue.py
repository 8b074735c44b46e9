"""What is the same for everybody: circuits, rules, the script of the first race, QR codes."""

from __future__ import annotations

from typing import Annotated

import segno
from fastapi import Query, Request, Response

from slipstream.circuits.loader import circuit_names, load_circuit
from slipstream.server.http import rulebook
from slipstream.server.http.api import topic
from slipstream.server.protocol.circuits import circuit_info
from slipstream.server.protocol.messages import (
    CircuitFile,
    CircuitInfo,
    CircuitList,
    Lesson,
    QrMatrix,
    TableSetup,
)
from slipstream.server.tables.agreement import circuit_from_wanted
from slipstream.server.tables.lesson import lesson

api = topic()


@api.get("/circuits")
async def circuits() -> CircuitList:
    """The circuits that come with the game."""
    return CircuitList(circuits=[circuit_info(load_circuit(name)) for name in circuit_names()])


@api.post("/circuits/check")
async def check_circuit(file: CircuitFile) -> CircuitInfo:
    """A circuit file, checked and ready to be drawn."""
    return circuit_info(circuit_from_wanted(TableSetup(circuit_file=file.text)))


@api.get(
    "/rules",
    responses={
        200: {"model": rulebook.Rulebook, "description": "All clauses."},
        304: {"description": "The reader has them already."},
    },
)
async def rules(request: Request) -> Response:
    """The rules of the game, clause by clause."""
    return rulebook.answer(request)


@api.get("/lessons")
async def see_lesson() -> Lesson:
    """What the coach of the first race suggests."""
    return lesson()


@api.get("/qr")
async def qr_code(text: Annotated[str, Query(min_length=1, max_length=300)]) -> QrMatrix:
    """A QR code, drawn by the page."""
    matrix = segno.make(text, error="m", micro=False).matrix
    return QrMatrix(rows=["".join("1" if dark else "0" for dark in row) for row in matrix])
