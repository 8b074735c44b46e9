"""The circuit studio over the network: what becomes of a stroke, hostile sketches, studies in their turn."""

from __future__ import annotations

import asyncio
import json
import math
from pathlib import Path
from typing import Any, Final

import pytest

from slipstream.circuits.copying import as_points
from slipstream.circuits.generator import random_circuit
from slipstream.circuits.loader import circuit_from_text, circuit_names, load_circuit
from slipstream.drivers import drive, driver_luck, make_driver
from slipstream.games.setup import RaceSetup
from slipstream.server.http.studio import look_at
from slipstream.server.live.studies import racing_key
from tests.server.support import Server, web_client

pytestmark = pytest.mark.anyio
FIXTURE: Final = Path(__file__).parents[2] / "web/src/fixtures/studio.json"
LOOP: Final = [
    [
        400 + 260 * math.cos(t / 20) * (1 + 0.3 * math.sin(t / 10)),
        300 + 180 * math.sin(t / 20),
    ]
    for t in range(126)
]


async def post(server: Server, path: str, body: object) -> tuple[int, Any]:
    async with web_client(server, 60) as client:
        answer = await client.post(f"/api{path}", json=body, headers={"origin": server.address})
        return answer.status_code, answer.json()


def samples() -> list[dict[str, Any]]:
    circuits = [random_circuit(3).source, as_points(load_circuit("france"))]
    found = [look_at(data, "en") for data in circuits]
    return [json.loads(one.model_dump_json(include={"circuit", "info"})) for one in found]


def test_the_page_knows_how_circuits_by_points_are_drawn() -> None:
    """After a change on purpose: python -m tests.server.test_studio"""
    assert json.loads(FIXTURE.read_text(encoding="utf-8")) == samples()


async def test_a_stroke_becomes_a_circuit_that_can_be_raced(server: Server) -> None:
    status, look = await post(server, "/studio/stroke", {"points": LOOP, "name": "Ring"})
    assert status == 200
    assert not [one for one in look["findings"] if one["colour"] == "red"]
    assert look["info"]["name"] == "Ring"
    setup = {"circuit_file": look["text"], "empty": "club"}
    status, seated = await post(server, "/tables", {"setup": setup, "name": "Ada", "start": True})
    assert status == 201
    assert seated["table"]


async def test_a_file_looked_at_is_the_same_file(server: Server) -> None:
    _, look = await post(server, "/studio/random", {"seed": 7})
    _, again = await post(server, "/studio/look?language=fr", {"text": look["text"]})
    assert again["text"] == look["text"]
    assert again["circuit"] == look["circuit"]
    status, refused = await post(server, "/studio/random", {"seed": 7, "like": "../../etc/passwd"})
    assert status == 404, refused


@pytest.mark.parametrize("name", circuit_names())
async def test_a_circuit_of_the_box_rebuilt_in_the_studio_gives_the_same_race(
    server: Server, name: str
) -> None:
    async with web_client(server, 60) as client:
        copied = (await client.get(f"/api/studio/copies/{name}")).json()
    rebuilt = circuit_from_text(copied["text"])
    races = []
    for circuit in (load_circuit(name), rebuilt):
        race = RaceSetup(circuit, cars=4, laps=1).start_race(11)
        drive(race, [make_driver("club", driver_luck(11, seat)) for seat in range(4)])
        races.append(
            [(event.kind, event.seat, event.a, event.b, event.c, event.d) for event in race.take_events()]
        )
    assert races[0] == races[1]
    assert racing_key(load_circuit(name)) == racing_key(rebuilt)


HOSTILE: list[dict[str, Any]] = [
    {"circuit": {}},
    {"circuit": {"corners": 5, "drawing": 3, "length": "x"}},
    {
        "circuit": {
            "length": 40,
            "corners": [{"line_after": 1, "limit": []}],
            "drawing": {"points": [[1e308] * 4] * 4},
        }
    },
    {"circuit": {"length": 10**400, "corners": [{"line_after": 10**400, "limit": 1}]}},
    {"circuit": {"drawing": {"points": [[0, 0, 1, 1]] * 10_000}}},
    {"text": 'name = "<script>alert(1)</script>"'},
    {"text": "points = " + "[" * 5000},
    {"text": ""},
    {},
]


@pytest.mark.parametrize("sketch", HOSTILE, ids=range(len(HOSTILE)))
async def test_a_hostile_sketch_is_refused_in_words(server: Server, sketch: dict[str, Any]) -> None:
    status, look = await post(server, "/studio/look", sketch)
    if status == 200:
        assert look["problems"]
        assert all(len(problem) < 400 for problem in look["problems"])
        assert look["info"] is None
    else:
        assert status in (400, 413, 422)
    status, _ = await post(server, "/studio/look", {"circuit": random_circuit(3).source})
    assert status == 200


@pytest.mark.parametrize(
    "points", [[[0, 0]] * 8, [[0, 0]] * 4001, [[1e9, 0]] * 20, [["x", 0]] * 20, [[0]] * 20, []], ids=range(6)
)
async def test_a_stroke_that_is_none_is_refused(server: Server, points: list[Any]) -> None:
    status, refused = await post(server, "/studio/stroke", {"points": points, "name": "x"})
    assert status in (400, 422)
    assert refused["error"]["key"] in ("stroke-short", "malformed")


async def test_a_study_goes_on_as_long_as_somebody_asks(server: Server) -> None:
    text = look_at(random_circuit(3).source, "en").text
    _, first = await post(server, "/studio/study", {"text": text})
    _, second = await post(server, "/studio/study?language=it", {"text": text})
    assert 0 < first["races"] < second["races"] <= second["of"]
    assert first["rounds"]["low"] <= first["rounds"]["mean"] <= first["rounds"]["high"]
    assert len(first["grid"]) == 6
    assert sum(one["mean"] for one in first["grid"]) == pytest.approx(1, abs=1e-4)


async def test_names_and_land_do_not_begin_a_study_anew(server: Server) -> None:
    circuit = random_circuit(5)
    _, first = await post(server, "/studio/study", {"circuit": circuit.source})
    renamed = circuit.source | {"name": "Other", "drawing": circuit.source["drawing"] | {"land": "lake"}}
    _, second = await post(server, "/studio/study", {"circuit": renamed})
    assert second["races"] > first["races"]


async def test_ten_studios_at_work_leave_a_process_for_those_who_race(server: Server) -> None:
    texts = [look_at(random_circuit(seed).source, "en").text for seed in range(10)]
    answers = await asyncio.gather(*(post(server, "/studio/study", {"text": text}) for text in texts))
    assert all(status in (200, 429) for status, _ in answers)  # too many of one visitor wait: told so
    assert any(status == 200 for status, _ in answers)


async def test_paper_and_posters(server: Server) -> None:
    text = look_at(random_circuit(3).source, "en").text
    async with web_client(server, 60) as client:
        printed = await client.post(
            "/api/studio/print", json={"text": text}, headers={"origin": server.address}
        )
        picture = await client.post(
            "/api/studio/poster", json={"text": text}, headers={"origin": server.address}
        )
    assert printed.headers["content-type"] == "application/pdf"
    assert printed.content.startswith(b"%PDF")
    assert picture.text.startswith("<svg")


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(samples(), ensure_ascii=False) + "\n", encoding="utf-8")
