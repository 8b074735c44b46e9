"""What every request passes and every answer carries; what the log and the metrics tell, and what not."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect

from slipstream.server.http import app
from slipstream.server.http.app import create_app
from slipstream.server.http.clients import Proxies, visitor
from slipstream.server.http.guards import HEADERS
from slipstream.server.limits import MAX_BODY, Bucket, Buckets
from slipstream.server.live.rooms import Rooms
from slipstream.server.protocol.messages import MAX_MESSAGE
from slipstream.server.settings import Settings
from slipstream.server.store.store import Store
from tests.server.support import ConnectionClosed, Server, at_table, drive, logged, randomly

Opened = Callable[..., TestClient]
NEW_TABLE = {"name": "Ann", "setup": {"cars": 2, "laps": 1}, "start": True}


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Makes an application with these settings, and a client of it."""
    with ExitStack() as stack:

        def open_app(base_url: str = "http://testserver", **settings: Any) -> TestClient:
            settings = {"requests_per_second": 0, "tables_per_minute": 0, **settings}
            application = create_app(Settings(database=str(tmp_path / "guards.db"), **settings))
            client = TestClient(
                application, base_url=base_url, raise_server_exceptions=False, client=("127.0.0.1", 50000)
            )
            return stack.enter_context(client)

        yield open_app


def key_of(answer: Any) -> str:
    return str(answer.json()["error"]["key"])


# Origin


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://testserver.evil.example", "http://testserver:81", "", "http://[",
     "http://evil.example/testserver", "testserver", "file://"],
)  # fmt: skip
def test_requests_of_other_pages_are_refused(opened: Opened, origin: str) -> None:
    client = opened()
    answer = client.post("/api/tables", json=NEW_TABLE, headers={"origin": origin})
    assert (answer.status_code, key_of(answer)) == (403, "bad-origin")
    assert client.get("/api/circuits", headers={"origin": origin}).status_code == 200
    table = client.post("/api/tables", json=NEW_TABLE).json()["table"]
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": origin}),
    ):
        pass


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_requests_without_origin_say_where_they_come_from(opened: Opened, site: str) -> None:
    client = opened()
    for value, status in ((site, 403), ("same-origin", 201), ("none", 201)):
        answer = client.post("/api/tables", json=NEW_TABLE, headers={"sec-fetch-site": value})
        assert answer.status_code == status


def test_the_own_page_and_agreed_origins_pass(opened: Opened) -> None:
    client = opened(origins=("https://race.example",))
    for origin in ("http://testserver", "http://TESTSERVER", "https://race.example"):
        answer = client.post("/api/tables", json=NEW_TABLE, headers={"origin": origin})
        assert answer.status_code == 201
        live = f"/api/tables/{answer.json()['table']}/live"
        with client.websocket_connect(live, headers={"origin": origin}) as socket:
            assert socket.receive_json()["type"] == "hello"


# Size


def test_bodies_have_a_limit(opened: Opened) -> None:
    client = opened()
    large = b'{"text": "' + b"x" * MAX_BODY + b'"}'
    kind = {"content-type": "application/json"}
    told = client.post("/api/circuits/check", content=large, headers=kind)
    assert (told.status_code, key_of(told)) == (413, "too-large")
    pieces = (large[at : at + 4096] for at in range(0, len(large), 4096))  # without a length
    chunked = client.post("/api/circuits/check", content=pieces, headers=kind)
    assert (chunked.status_code, key_of(chunked)) == (413, "too-large")
    for length in ("-1", "x", "9" * 30):
        odd = client.post("/api/circuits/check", content=b"{}", headers={**kind, "content-length": length})
        assert odd.status_code in (413, 422)


def test_messages_have_a_limit(opened: Opened) -> None:
    client = opened()
    table = client.post("/api/tables", json=NEW_TABLE).json()["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        for text in ("x" * (MAX_MESSAGE + 1), json.dumps({"type": "ping", "x": "é" * MAX_MESSAGE})):
            socket.send_text(text)
            assert refusal(socket) == "too-large"
        socket.send_text(json.dumps({"type": "ping"}).ljust(MAX_MESSAGE))
        assert until(socket, "pong")["type"] == "pong"


def until(socket: Any, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] in kinds:
            return message


def refusal(socket: Any) -> str:
    return str(until(socket, "refused", "accepted", "pong").get("problem", {}).get("key"))


# Rate


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bucket fills again meanwhile, however slow the machine is."""
    monkeypatch.setattr("slipstream.server.limits.time", SimpleNamespace(monotonic=lambda: 100.0))


@pytest.mark.usefixtures("stopped_clock")
def test_many_requests_are_slowed_down(opened: Opened) -> None:
    client = opened(requests_per_second=0.5, request_burst=10)
    answers = [client.get("/api/circuits") for _ in range(12)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
    last = answers[-1]
    assert key_of(last) == "too-fast"
    assert 1 <= int(last.headers["retry-after"]) <= 3
    assert last.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert client.get("/healthz").status_code == 200  # who looks after the server is not slowed down
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/tables/abcdefghjkmn/live"):
        pass


@pytest.mark.usefixtures("stopped_clock")
def test_new_tables_are_slowed_down(opened: Opened) -> None:
    client = opened(tables_per_minute=6)
    answers = [client.post("/api/tables", json=NEW_TABLE) for _ in range(8)]
    assert [answer.status_code for answer in answers] == [201] * 6 + [429] * 2
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 11
    assert key_of(answers[-1]) == "too-fast"


@pytest.mark.usefixtures("stopped_clock")
def test_many_messages_are_slowed_down_and_then_cut_off(opened: Opened) -> None:
    client = opened(messages_per_second=1, message_burst=5)
    table = client.post("/api/tables", json=NEW_TABLE).json()["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        until(socket, "hello")
        keys = []
        for _ in range(8):
            socket.send_json({"type": "ping"})
            keys.append(until(socket, "pong", "refused")["type"])
        assert keys == ["pong"] * 5 + ["refused"] * 3
        for _ in range(4):
            socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect) as caught:
            until(socket, "never")
        assert caught.value.code == 4429


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("slipstream.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(2, 3)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    now += 0.5
    assert bucket.take() == 0
    now += 1000
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    assert not any(Bucket(0, 1).take() for _ in range(100))


def test_clients_do_not_slow_each_other_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("slipstream.server.limits.MAX_BUCKETS", 50)
    buckets = Buckets(0.001, 2)
    for number in range(200):  # more addresses than are remembered
        assert buckets.take(f"client {number}") == 0
    assert buckets.take("client 199") == 0
    assert buckets.take("client 199") > 0
    assert len(buckets._buckets) <= 50


@pytest.mark.usefixtures("stopped_clock")
def test_a_proxy_is_believed_only_if_the_host_says_so(opened: Opened) -> None:
    for trust, statuses in ((True, [200, 200, 200]), (False, [200, 200, 429])):
        client = opened(trust_proxy=trust, requests_per_second=0.001, request_burst=2)
        answers = [
            client.get("/api/circuits", headers={"x-forwarded-for": f"10.0.0.{number}"})
            for number in range(3)
        ]
        assert [answer.status_code for answer in answers] == statuses


def test_only_the_proxy_of_the_host_is_believed() -> None:
    proxies = Proxies(("127.0.0.0/8", "10.0.0.0/24", "::1"))
    assert proxies.knows("127.0.0.1")
    assert proxies.knows("::ffff:127.0.0.1")
    assert not proxies.knows("203.0.113.9")
    assert not proxies.knows("local")
    assert proxies.origin(["198.51.100.7"]) == "198.51.100.7"
    assert proxies.origin(["198.51.100.7, 203.0.113.9"]) == "203.0.113.9"  # what comes before is hearsay
    assert proxies.origin(["198.51.100.7, 10.0.0.2"]) == "198.51.100.7"  # two proxies of the host
    for lines in ([], ["198.51.100.7", "203.0.113.9"], ["somebody"], [""], ["10.0.0.2"]):
        assert proxies.origin(lines) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("local", "local"),
     ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64")],
)  # fmt: skip
def test_a_home_is_one_visitor(text: str, expected: str) -> None:
    assert visitor(text) == expected


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.parametrize("how", ["two lines", "from anybody"])
def test_a_header_of_somebody_else_is_not_believed(opened: Opened, how: str) -> None:
    """Whoever writes the header could be a new visitor with every request."""
    proxies = ("192.0.2.0/24",) if how == "from anybody" else ("127.0.0.1",)
    client = opened(trust_proxy=True, proxies=proxies, requests_per_second=0.001, request_burst=2)
    statuses = []
    for number in range(3):
        lines = [("x-forwarded-for", f"10.0.0.{number}")]
        if how == "two lines":
            lines.append(("x-forwarded-for", f"10.0.1.{number}"))
        statuses.append(client.get("/api/circuits", headers=httpx2.Headers(lines)).status_code)
    assert statuses == [200, 200, 429]


def test_records_of_a_day_are_bounded(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one visitor sends is bounded, and what all of them send; switched off with the other limits."""
    for limits, (most, of_all), keys in (
        (1000.0, (1000, 9000), ["bad-record", "bad-record", "too-fast"]),
        (1000.0, (9000, 1000), ["bad-record", "bad-record", "too-fast"]),
        (0, (1000, 1000), ["bad-record"] * 3),
    ):
        monkeypatch.setattr(app, "CLIENT_UPLOADS", most)
        monkeypatch.setattr(app, "UPLOADS", of_all)
        client = opened(requests_per_second=limits)
        answers = [client.post("/api/replays", content="x" * 450) for _ in range(3)]
        assert [key_of(answer) for answer in answers] == keys


def test_an_outage_is_told_as_one(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database does not answer: whoever asks may come back, and nothing was lost."""
    client = opened()
    table = client.post("/api/tables", json=NEW_TABLE).json()["table"]

    async def fail(*_: object) -> None:
        raise OperationalError("select", {}, Exception("gone"))

    live = f"/api/tables/{table}/live"
    with client.websocket_connect(live) as socket:
        hello = socket.receive_json()
        with monkeypatch.context() as patched:
            patched.setattr(Store, "_write_batch", fail)
            patched.setattr(Store, "ping", fail)
            decision = hello["game"]["choice"]["decision"]
            while socket.receive_json()["type"] != "odds":
                pass
            socket.send_json({"type": "answer", "decision": decision, "option": 0, "ref": 1})
            with pytest.raises(WebSocketDisconnect) as ended:  # it may be ahead
                socket.receive_json()
            assert (ended.value.code, ended.value.reason) == (1013, "no-database")
            answer = client.delete(f"/api/tables/{table}/seats/0")
            assert (answer.status_code, key_of(answer)) == (503, "no-database")
            assert int(answer.headers["retry-after"]) > 0
            assert client.get("/healthz").status_code == 503
    with client.websocket_connect(live) as socket:
        assert socket.receive_json()["game"]["number"] == hello["game"]["number"]


# Headers and cookies


def test_every_answer_carries_the_headers(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    client = opened()

    async def fail(*_: object) -> None:
        raise OperationalError("select", {"seed": "a secret"}, Exception("disk"))

    requests: list[tuple[str, str, int]] = [
        ("GET", "/", 200),
        ("GET", "/t/abcdefghjkmn", 200),
        ("GET", "/api/circuits", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/robots.txt", 200),
        ("GET", "/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/tables/abcdefghjkmn", 404),
        ("PUT", "/api/circuits", 405),
        ("POST", "/api/tables", 422),
    ]
    answers = []
    for method, path, status in requests:
        answer = client.request(method, path)
        if path in ("/", "/t/abcdefghjkmn"):  # 503 where the page is not built
            assert answer.status_code in (200, 503)
        else:
            assert answer.status_code == status, path
        answers.append(answer)
    monkeypatch.setattr(Rooms, "find", fail)
    failed = client.get("/api/tables/abcdefghjkmn")
    assert (failed.status_code, key_of(failed)) == (503, "no-database")
    assert "secret" not in failed.text
    for answer in [*answers, failed]:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, answer.url
        if answer.status_code >= 400 and answer.status_code != 503:
            assert set(answer.json()) == {"error"}


def test_the_policy_lets_nothing_from_elsewhere_in() -> None:
    policy = HEADERS["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert not re.search(r"https?:|\*", policy)
    sources = {source for part in policy.split(";") for source in part.split()[1:]}
    assert sources <= {"'self'", "'none'", "data:"}


def test_cookies(opened: Opened) -> None:
    def cookie_of(client: TestClient, **headers: str) -> str:
        answer = client.post("/api/tables", json=NEW_TABLE, headers=headers)
        assert answer.status_code == 201
        return str(answer.headers["set-cookie"]).lower()

    plain = cookie_of(opened())
    assert "httponly" in plain
    assert "samesite=lax" in plain
    assert "path=/" in plain
    assert "secure" not in plain
    forwarded = {"x-forwarded-proto": "https"}
    assert "secure" not in cookie_of(opened(), **forwarded)
    assert "; secure" in cookie_of(opened(trust_proxy=True), **forwarded)
    assert "; secure" not in cookie_of(opened(trust_proxy=True))
    assert "; secure" in cookie_of(opened("https://testserver"))
    assert "; secure" in cookie_of(opened(secure_cookies=True))


def test_assets_last_and_the_page_does_not(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "page-1234.js").write_text("1")
    monkeypatch.setattr("slipstream.server.http.pages.STATIC", static)
    client = opened()
    assert "immutable" in client.get("/assets/page-1234.js").headers["cache-control"]
    assert client.get("/").headers["cache-control"] == "no-cache"
    for path in ("/assets/../index.html", "/assets/%2e%2e/index.html", "/assets/..%2f..%2fguards.db"):
        assert client.get(path).status_code in (404, 400)


def test_assets_come_as_the_browser_unpacks_them(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "static" / "assets"
    folder.mkdir(parents=True)
    for ending, content in (("", b"plain"), (".br", b"brotli"), (".gz", b"gzip")):
        (folder / f"page-1234.js{ending}").write_bytes(content)
    (folder / "small-1234.js").write_bytes(b"small")
    monkeypatch.setattr("slipstream.server.http.pages.STATIC", tmp_path / "static")
    client = opened()

    def ask(accepted: str, path: str = "page-1234.js") -> tuple[str | None, bytes]:
        with client.stream("GET", f"/assets/{path}", headers={"accept-encoding": accepted}) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "accept-encoding"
            assert "immutable" in answer.headers["cache-control"]
            return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

    assert ask("gzip, deflate, br") == ("br", b"brotli")
    assert ask("gzip;q=0.8, BR;q=0") == ("gzip", b"gzip")
    assert ask("br; q=0.000, gzip;q=0") == (None, b"plain")
    assert ask("") == (None, b"plain")
    assert ask("br, gzip", "small-1234.js") == (None, b"small")


# Logs, health, metrics


def test_health_and_metrics(opened: Opened) -> None:
    client = opened()
    health = client.get("/healthz").json()
    assert health["status"] == "ok"
    assert health["rules"] >= 1
    table = client.post("/api/tables", json=NEW_TABLE).json()["table"]
    client.get(f"/api/tables/{table}")
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        until(socket, "hello")
        told = client.get("/metrics").text
        assert re.search(r"^slipstream_connections [1-9]", told, re.M)
    assert table not in told
    assert 'route="/api/tables/{id}"' in told
    for name in ("slipstream_requests_total", "slipstream_tables", "slipstream_actions_total"):
        assert f"\n{name}" in told


@pytest.mark.anyio
async def test_logs_are_json_without_secrets(tmp_path: Path) -> None:
    """Of a whole evening: tables, races, refusals, nonsense, a failing database, a stop."""
    with Server(tmp_path / "logs.db", "--no-limits") as server:
        async with at_table(server, 2, cars=2, laps=1) as (ann, bob):
            await drive([ann, bob], randomly(1), stop=lambda: ann.game is not None and ann.number > 5)
            await ann.refusal("nonsense")
            await ann.refusal({"type": "answer", "decision": 0, "option": 0})
            await nonsense(server)
            private = [ann.token, bob.token, ann.table]
            await ann.call("DELETE", f"/tables/{ann.table}")
        server.stop(signal.SIGTERM)
        text = server.log
    lines = logged(text)
    assert {"table-opened", "race-started", "connected", "disconnected"} <= {line["event"] for line in lines}
    for line in lines:
        assert {"event", "level", "timestamp"} <= set(line)
    for secret in private:
        assert secret not in text


async def nonsense(server: Server) -> None:
    """What is not even HTTP."""
    for data in (
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /api/mine HTTP/1.1\r\nHost: \xff\r\n\r\n",
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(data)
        await asyncio.wait_for(reader.read(100), 5)
        writer.close()
        await writer.wait_closed()


@pytest.mark.anyio
async def test_a_failing_database_is_told_without_its_values(tmp_path: Path) -> None:
    """The database goes away under a running server: 503, a log line, no secret, and it recovers."""
    path = tmp_path / "away.db"
    with Server(path, "--no-limits") as server:
        async with at_table(server, 1, cars=2, laps=1) as (ann,):
            with sqlite3.connect(path) as lock:
                lock.execute("ALTER TABLE entries RENAME TO hidden")
            lock.close()
            before = ann.known()
            with pytest.raises(ConnectionClosed):  # nobody is told what could not be stored
                await ann.answer(0)
            failed = await ann.ask("POST", "/tables", {"name": "Ann", "start": True})
            assert failed.status_code in (201, 503)
            with sqlite3.connect(path) as lock:
                lock.execute("ALTER TABLE hidden RENAME TO entries")
            lock.close()
            await ann.connect()
            assert ann.known() == before
            await drive([ann], randomly(1))
            seed = json.loads((await ann.ask("GET", f"/tables/{ann.table}/record")).text)["seed"]
            for secret in (ann.token, ann.table, seed):
                assert secret not in server.log
            assert any(line["event"] == "no-database" for line in logged(server.log))
