"""A browser has one secret for all its seats, however many; seats of before move in; devices change."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fastapi.testclient import TestClient

from slipstream.server.http.app import create_app
from slipstream.server.settings import Settings
from slipstream.server.tables.identity import hashed, link_secret

TABLE: Final = {"name": "Ann", "setup": {"cars": 2, "laps": 1}, "start": True}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "browsers.db"


@pytest.fixture
def browser(file: Path) -> Iterator[TestClient]:
    settings = Settings(str(file), requests_per_second=0, tables_per_minute=0)
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


def mine(client: TestClient) -> tuple[list[str], int]:
    """The races of the home page, and how many there are."""
    answer = client.get("/api/mine").json()
    return [table["id"] for table in answer["tables"]], answer["total"]


def copies(file: Path, table: str, number: int, token: str, *, of: str | None) -> list[str]:
    """So many more tables like this one, whose first seat has a token; browser `of` holds them."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    ids = [f"{'z' * 9}{letters[at // 961]}{letters[at // 31 % 31]}{letters[at % 31]}" for at in range(number)]
    with sqlite3.connect(file) as database:
        names = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        rest = ", ".join(name for name in names if name not in ("id", "updated"))
        seat = [row[1] for row in database.execute("PRAGMA table_info(seats)") if row[1] != "table_id"]
        first = ", ".join("?" if name == "token" else name for name in seat)
        for at, id in enumerate(ids):
            database.execute(
                f"INSERT INTO tables (id, updated, {rest}) SELECT ?, updated - ?, {rest} FROM tables "
                "WHERE id = ?",
                (id, 1 + at, table),
            )
            database.execute(
                f"INSERT INTO seats (table_id, {', '.join(seat)}) SELECT ?, {first} FROM seats "
                "WHERE table_id = ?",
                (id, token.format(id), table),
            )
            if of is not None:
                database.execute("INSERT INTO holdings VALUES (?, ?, ?, 0)", (of, id, token.format(id)))
    database.close()
    return ids


def opened(client: TestClient) -> str:
    return str(client.post("/api/tables", json=TABLE).json()["table"])


def test_one_cookie_for_all_seats(browser: TestClient) -> None:
    tables = [opened(browser) for _ in range(3)]
    assert list(browser.cookies) == ["slipstream"]
    assert mine(browser) == (tables[::-1], 3)
    for table in tables:
        assert browser.get(f"/api/tables/{table}").json()["you"] == 0
        with browser.websocket_connect(f"/api/tables/{table}/live") as socket:
            assert socket.receive_json()["table"]["you"] == 0
    assert browser.delete(f"/api/tables/{tables[0]}/seats/0").status_code == 204
    assert mine(browser) == (tables[:0:-1], 2)
    secret = browser.cookies["slipstream"]
    wrong = secret[:-1] + ("y" if secret.endswith("x") else "x")
    for other in (wrong, "x" * 32, "", "é", "short", "x" * 4000):
        stranger = {b"cookie": f"slipstream={other}".encode("latin-1", "replace")}
        browser.cookies.clear()
        assert browser.get(f"/api/tables/{tables[1]}", headers=stranger).json()["you"] is None


def test_a_thousand_races_are_listed_without_opening_one(browser: TestClient, file: Path) -> None:
    table = opened(browser)
    copies(file, table, 1000, "token of {}", of=hashed(browser.cookies["slipstream"]))
    hub: Any = browser.app.state.hub  # type: ignore[attr-defined]
    hub.rooms.open.clear()
    listed, total = mine(browser)
    assert total == 1001
    assert len(listed) == 100
    assert listed[0] == table  # the latest first
    assert hub.rooms.open == {}
    assert browser.get("/api/mine").json()["tables"][50]["your_turn"]


def test_seats_of_before_move_in(browser: TestClient, file: Path) -> None:
    """Two hundred races, each with a cookie of its own: none is lost, and the cookies go."""
    table = opened(browser)
    browser.cookies.clear()
    letters = copies(file, table, 200, "{}", of=None)
    with sqlite3.connect(file) as database:
        for id in letters:
            row = (hashed(f"secret of {id}"), id)
            database.execute("UPDATE seats SET token = ? WHERE table_id = ?", row)
        database.execute("UPDATE tables SET shown = NULL")  # as an older version wrote them
    database.close()
    older = {"cookie": "; ".join(f"seat_{id}=secret of {id}" for id in letters)}
    with browser.websocket_connect(f"/api/tables/{letters[7]}/live", headers=older) as socket:
        assert socket.receive_json()["table"]["you"] == 0  # also before they have moved in
    answer = browser.get("/api/mine", headers={"cookie": f"{older['cookie']}; seat_{table}=wrong"})
    assert answer.json()["total"] == 200
    gone = [line for line in answer.headers.get_list("set-cookie") if line.startswith("seat_")]
    assert len(gone) == 201
    assert all('=""' in line for line in gone)
    listed, total = mine(browser)  # with the one cookie
    assert (listed, total) == (letters[:100], 200)
    assert browser.get(f"/api/tables/{letters[150]}").json()["you"] == 0
    assert browser.get(f"/api/tables/{table}").json()["you"] is None


def test_a_private_link_opens_one_seat(browser: TestClient, file: Path) -> None:
    table, other = opened(browser), opened(browser)
    link = browser.get(f"/api/tables/{table}/private-link").json()
    assert browser.get(f"/api/tables/{table}/private-link").json() == link  # the same again
    secret = browser.cookies["slipstream"]
    assert link["token"] == link_secret(secret, table)
    browser.cookies.clear()
    assert browser.post(f"/api/tables/{other}/claim", json=link).status_code == 403
    assert browser.post(f"/api/tables/{table}/claim", json=link).json() == {"table": table, "seat": 0}
    assert browser.cookies["slipstream"] != secret
    assert mine(browser) == ([table], 1)
    again = browser.get(f"/api/tables/{table}/private-link").json()  # and on to a third device
    browser.cookies.clear()
    assert browser.post(f"/api/tables/{table}/claim", json=again).status_code == 200
    browser.cookies.clear()
    with sqlite3.connect(file) as database:  # a link that was made by an older version
        database.execute("UPDATE seats SET token = ? WHERE table_id = ?", (hashed("old link"), other))
    database.close()
    browser.app.state.hub.rooms.open.clear()  # type: ignore[attr-defined]
    assert browser.post(f"/api/tables/{other}/claim", json={"token": "old link"}).status_code == 200
    assert browser.get(f"/api/tables/{other}").json()["you"] == 0


def test_the_database_holds_no_secret(browser: TestClient, file: Path) -> None:
    table = opened(browser)
    link = browser.get(f"/api/tables/{table}/private-link").json()["token"]
    with sqlite3.connect(file) as database:
        rows = str([*database.execute("SELECT * FROM holdings"), *database.execute("SELECT * FROM seats")])
        tokens = [row[0] for row in database.execute("SELECT token FROM seats")]
    database.close()
    for secret in (browser.cookies["slipstream"], link):
        assert secret not in rows
    browser.cookies.clear()
    for token in tokens:  # what stands there opens nothing
        assert browser.post(f"/api/tables/{table}/claim", json={"token": token}).status_code == 403
        for cookie in (f"seat_{table}={token}", f"slipstream={token}"):
            answer = browser.get(f"/api/tables/{table}", headers={"cookie": cookie})
            assert answer.json()["you"] is None
