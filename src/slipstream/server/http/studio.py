"""The circuit studio: what a sketch becomes, how it races, and how it is printed. Nothing of it is kept."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Request, Response

from slipstream.circuits.circuit import Circuit, circuit_from_data
from slipstream.circuits.copying import as_points
from slipstream.circuits.fitting import circuit_of_stroke, completed
from slipstream.circuits.generator import random_circuit
from slipstream.circuits.inspection import inspect
from slipstream.circuits.loader import circuit_from_text, circuit_names, load_circuit
from slipstream.circuits.problems import CircuitError, Problem
from slipstream.circuits.svg import to_svg
from slipstream.circuits.writing import circuit_text
from slipstream.lab.advice import Advice, band
from slipstream.printing.sheets import MOST_SHEETS, plan, to_pdf
from slipstream.server.http.api import topic
from slipstream.server.http.asking import Hubbed, visitor_of
from slipstream.server.live.studies import RACES, Studies
from slipstream.server.protocol.circuits import circuit_info
from slipstream.server.protocol.messages import (
    MAX_CIRCUIT_FILE,
    CornerFigures,
    Figure,
    Look,
    PrintWanted,
    RandomWanted,
    RoadFinding,
    Sketch,
    Stroke,
    Study,
    StudyAdvice,
)
from slipstream.server.protocol.problems import RequestError
from slipstream.words.language import ENGLISH, known, speaking

api = topic()
Language = Annotated[str, Query(max_length=20)]


@api.post("/studio/stroke")
async def stroke(drawn: Stroke, request: Request, hub: Hubbed, language: Language = ENGLISH) -> Look:
    """A loop drawn by hand, as a circuit that races."""

    def made() -> Look:
        try:
            data = circuit_of_stroke([(x, y) for x, y in drawn.points], drawn.name, drawn.spaces)
        except ValueError:
            raise RequestError("stroke-short") from None
        return look_at(data, language)

    return await hub.light.do(visitor_of(request), made)


@api.post("/studio/random")
async def by_chance(
    wanted: RandomWanted, request: Request, hub: Hubbed, language: Language = ENGLISH
) -> Look:
    """A circuit by chance that passes all checks; the same seed gives the same one."""
    like = box_circuit(wanted.like) if wanted.like is not None else None
    return await hub.light.do(
        visitor_of(request), lambda: look_at(random_circuit(wanted.seed, like).source, language)
    )


@api.get("/studio/copies/{name}")
async def a_copy(name: str, request: Request, hub: Hubbed, language: Language = ENGLISH) -> Look:
    """A circuit that comes with the game, drawn by points, to be changed."""
    circuit = box_circuit(name)
    return await hub.light.do(visitor_of(request), lambda: look_at(as_points(circuit), language))


@api.post("/studio/look")
async def look(sketch: Sketch, request: Request, hub: Hubbed, language: Language = ENGLISH) -> Look:
    """What is to be said about a sketch, or about the text of a file, and how it is drawn."""
    return await hub.light.do(visitor_of(request), _looked, sketch, language)


@api.post("/studio/study")
async def study(sketch: Sketch, request: Request, hub: Hubbed, language: Language = ENGLISH) -> Study:
    """How a circuit races, with some more races than when it was asked before."""
    circuit = await hub.light.do(visitor_of(request), _read, sketch)
    studies: Studies = request.app.state.studies
    return told_study(await studies.more(visitor_of(request), circuit), language)


@api.post("/studio/print", response_class=Response)
async def on_paper(wanted: PrintWanted, request: Request, hub: Hubbed) -> Response:
    """A circuit in real size, as a PDF."""

    def printed() -> bytes:
        circuit = _read(Sketch(text=wanted.text))
        if len(plan(circuit, wanted.paper, wanted.space).sheets) > MOST_SHEETS:
            raise RequestError("print-large", sheets=MOST_SHEETS)
        return to_pdf(circuit, wanted.paper, wanted.space, wanted.ink, frozenset(wanted.left_out))

    return Response(await hub.light.do(visitor_of(request), printed), media_type="application/pdf")


@api.post("/studio/poster", response_class=Response)
async def poster(sketch: Sketch, request: Request, hub: Hubbed) -> Response:
    """A circuit as an SVG picture."""
    picture = await hub.light.do(visitor_of(request), lambda: to_svg(_read(sketch)))
    return Response(picture, media_type="image/svg+xml")


def box_circuit(name: str) -> Circuit:
    """A circuit that comes with the game, and no file of the server."""
    if name not in circuit_names():
        raise RequestError("not-found")
    return load_circuit(name)


def _read(sketch: Sketch) -> Circuit:
    try:
        if sketch.text is not None:
            return circuit_from_text(sketch.text)
        return circuit_from_data(_completed(sketch.circuit or {}))
    except CircuitError as error:
        raise RequestError("bad-circuit", reason=str(error)) from None


def _completed(data: dict[str, Any]) -> dict[str, Any]:
    """A sketch with what follows from it; one that is too odd for that is left to the loader."""
    try:
        return completed(data)
    except (ArithmeticError, AttributeError, KeyError, TypeError, ValueError, IndexError):
        return data


def _looked(sketch: Sketch, language: str) -> Look:
    try:
        if sketch.text is not None:
            return look_at(as_points(circuit_from_text(sketch.text)), language)
        return look_at(_completed(sketch.circuit or {}), language)
    except CircuitError as error:
        with speaking(known(language) or ENGLISH):
            return Look(problems=[problem.told() for problem in error.problems[:20]])


def look_at(data: dict[str, Any], language: str) -> Look:
    """What is said about circuit data; CircuitError if they are none."""
    circuit = circuit_from_data(data)
    text = circuit_text(circuit.source)
    if len(text) > MAX_CIRCUIT_FILE:
        args: dict[str, str | int | float] = {"where": "", "most": MAX_CIRCUIT_FILE, "size": len(text)}
        raise CircuitError("circuit", [Problem("too_long", args)])
    with speaking(known(language) or ENGLISH):
        findings = [
            RoadFinding(
                question=one.question, colour="red" if one.colour == "red" else "amber", at=one.at,
                corner=one.corner, text=one.told(),
            )
            for one in inspect(circuit)
        ]  # fmt: skip
    return Look(circuit=circuit.source, text=text, info=circuit_info(circuit), findings=findings)


def told_study(report: dict[str, Any], language: str) -> Study:
    """A study as the page shows it."""
    box, advised = band(), Advice(**report["advice"])
    with speaking(known(language) or ENGLISH):
        words = advised.told()
    return Study(
        races=report["races"],
        of=RACES,
        rounds=_figure(report["rounds"]["winner"]),
        lead_changes=_figure(report["lead_changes"]),
        overtakes=_figure(report["overtakes"]),
        corners=[
            CornerFigures(
                spins=_figure(row["spin_outs_a_pass"]),
                heat=_figure(row["heat_a_pass"]),
                free=_figure(row["free_passes"]),
            )
            for row in report["corners"]
        ],
        grid=[_figure({"mean": row["win_rate"], "ci95": row["win_rate_ci95"]}) for row in report["grid"]],
        advice=StudyAdvice(text=words, corner=advised.corner, limit=advised.limit, laps=advised.laps),
        band={
            name: (box[name][0], box[name][1])
            for name in ("rounds", "lead_changes", "overtakes", "spins", "heat")
        },
    )


def _figure(found: dict[str, Any]) -> Figure:
    return Figure(mean=found["mean"], low=found["ci95"][0], high=found["ci95"][1])
