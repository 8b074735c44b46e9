"""Nonsense over HTTP and WebSocket: no 500, no traceback, the state intact, and the race goes on.

The same examples in every run; `SLIPSTREAM_LONG=1` tries others each time, and more of them.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx2
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS, load_all_checks

from slipstream.server.http.app import create_app
from slipstream.server.live.socket import read_message
from slipstream.server.protocol.messages import Answer
from slipstream.server.protocol.problems import RequestError
from slipstream.server.settings import Settings
from slipstream.server.tables.identity import is_id
from tests.server.support import LONG, Player, Server, at_table, drive, logged, randomly

EXAMPLES = 100 if LONG else 6  # at random; besides, each value in the schema is tried at its limits
EVERY_TIME_THE_SAME: Any = {"derandomize": not LONG, "deadline": None, "database": None}
QUIET = [HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much, HealthCheck.too_slow]

# HTTP

load_all_checks()
#: what the schema cannot say: a name that is refused for its letters, a circuit that there is not
LEFT_OUT = {"positive_data_acceptance", "missing_required_header", "ignored_auth"}
ALL_CHECKS: Any = [check for check in CHECKS.get_all() if check.__name__ not in LEFT_OUT]
schema = schemathesis.openapi.from_dict(create_app(Settings(database="unused.db")).openapi())


@pytest.fixture(scope="module")
def browser() -> Iterator[requests.Session]:
    """One connection for all requests; what it is told to remember it forgets."""
    with requests.Session() as session:
        session.trust_env = False
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield session


@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=QUIET, **EVERY_TIME_THE_SAME)
def test_every_operation(case: schemathesis.Case[Any], server: Server, browser: requests.Session) -> None:
    """Answers are what the schema says; most requests come to a real table, from its host."""
    cookies = {}
    if is_id(str(case.path_parameters.get("id"))) and len(str(case.body)) % 4:
        wanted = {"name": "Ann", "setup": {"cars": 3, "laps": 1}, "start": len(str(case.body)) % 2 == 0}
        with httpx2.Client(base_url=server.address, trust_env=False, verify=False) as http:
            case.path_parameters["id"] = http.post("/api/tables", json=wanted).json()["table"]
            cookies = dict(http.cookies)
    answer = case.call(base_url=server.address, session=browser, cookies=cookies)
    assert answer.status_code < 500, answer.text
    case.validate_response(answer, checks=ALL_CHECKS)
    assert answer.headers["content-security-policy"]


# WebSocket

ODD_NUMBERS = st.sampled_from([-1, 0, 1, 2**31 - 1, 2**31, 2**63, 10**40, 1.5, 1e308])
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | ODD_NUMBERS
ANY_JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KINDS = st.sampled_from(["answer", "take-back", "undo", "ping", "hello", "update", "", "ANSWER", "\x00"])
FIELDS = st.sampled_from(["decision", "option", "number", "ref", "seat", "token", "type"])
ALMOST = st.builds(
    lambda kind, fields: {**fields, "type": kind}, KINDS, st.dictionaries(FIELDS, SCALARS, max_size=4)
)
DEEP = st.integers(1, 2000).map(lambda depth: "[" * depth + "]" * depth)
ODD_TEXT = st.sampled_from(
    ["", " ", "{", "null", "NaN", '{"type":"ping"}{"type":"ping"}', '{"type":"ping","type":"undo"}',
     '{"type":"\\ud800"}', "\ufeff{}", '{"type":"answer","decision":1e3,"option":0}', "\U0001f3ce" * 2000]
)  # fmt: skip
TEXTS = st.one_of(ANY_JSON.map(json.dumps), ALMOST.map(json.dumps), DEEP, ODD_TEXT, st.text(max_size=60))
FRAMES = TEXTS | st.binary(max_size=60) | TEXTS.map(lambda text: text.encode("utf-8", "replace"))
MESSAGES = 2000 if LONG else 200
REFUSALS = (
    "malformed", "too-large", "stale-decision", "no-such-option", "nothing-to-undo", "not-your-turn",
    "not-in-this-step", "not-seated",
)  # fmt: skip


@pytest.mark.anyio
async def test_nonsense_over_the_websocket(server: Server) -> None:
    """From a seat and from a spectator: each is refused, nothing changes, the race can be finished."""
    frames = examples(FRAMES, MESSAGES)
    async with at_table(server, 1, watching=1, cars=2, laps=1) as (ann, eve):
        await drive([ann, eve], randomly(2), stop=lambda: ann.number > 3 and not can_go_back(ann))
        before = ann.known(), eve.known()
        for frame in frames:
            for player in (ann, eve):
                if not is_an_answer(player, frame):
                    await one_reply(player, frame)
        assert ann.number == before[0]["game"]["number"], "nothing was accepted"
        for player, known in zip((ann, eve), before, strict=True):
            await player.connect()
            assert player.known() == known
        await drive([ann, eve], randomly(3))
        assert "Traceback" not in server.log
        assert not [line for line in logged(server.log) if line["level"] in ("error", "critical")]


def examples(strategy: st.SearchStrategy[Any], many: int) -> list[Any]:
    """So many values, the same in every run but for a long one."""
    found: list[Any] = []

    @settings(max_examples=many, suppress_health_check=list(HealthCheck), **EVERY_TIME_THE_SAME)
    @given(strategy)
    def collect(value: Any) -> None:
        found.append(value)

    collect()
    return found


async def one_reply(player: Player, frame: str | bytes) -> None:
    """Every message has one answer: a refusal with a known key, or a pong."""
    await player.send(frame)
    reply = await player.until(lambda message: message["type"] in ("refused", "accepted", "pong"))
    if reply["type"] == "pong":
        return
    assert reply["type"] == "refused", (frame, reply)
    assert reply["problem"]["key"] in REFUSALS, (frame, reply)


def can_go_back(player: Player) -> bool:
    assert player.game is not None
    return bool(player.game["undo"] or player.game["take_back"])


def is_an_answer(player: Player, frame: str | bytes) -> bool:
    """Is it by chance no nonsense, but the answer to the open decision?"""
    text = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
    try:
        message = read_message(text)
    except RequestError:
        return False
    return isinstance(message, Answer) and message.decision == (player.choice or {}).get("decision")


@pytest.mark.anyio
async def test_broken_frames_end_only_their_own_connection(server: Server) -> None:
    """Text that is not UTF-8, a frame that is too long, a cut-off frame: the others do not notice."""
    async with at_table(server, 2, cars=2, laps=1) as (ann, bob):
        await ann.connect()
        heard = len(ann.received)
        for data in (
            masked(0x1, b"\xff\xfe\xfd"),
            masked(0x1, b"x" * 70_000),
            b"\xff" * 40,
            masked(0x2, b"\x00" * 10)[:8],
        ):
            await bob.connect()
            assert bob.socket is not None
            bob.socket.transport.write(data)
            with suppress(OSError):  # the server may have hung up by now
                bob.socket.transport.write_eof()
            await bob.socket.wait_closed()
        await ann.send({"type": "ping"})
        await ann.until(lambda message: message["type"] == "pong")
        kinds = {json.loads(text)["type"] for text in ann.received[heard:]}
        assert kinds <= {"table", "pong", "odds"}
        await bob.connect()
        await drive([ann, bob], randomly(1))
        assert "Traceback" not in server.log


def masked(opcode: int, payload: bytes) -> bytes:
    """A frame of a client, with a mask of zeros."""
    if len(payload) < 126:
        length = struct.pack("!B", 0x80 | len(payload))
    else:
        length = struct.pack("!BQ", 0x80 | 127, len(payload))
    return bytes([0x80 | opcode]) + length + b"\0\0\0\0" + payload
