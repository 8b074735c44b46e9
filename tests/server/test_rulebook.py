"""The rules at hand: the data file is docs/rules.md, the server hands it out, and numbers to explain with."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from slipstream.checks.clauses import clauses_of
from slipstream.server.http.app import create_app
from slipstream.server.http.rulebook import Rulebook, content
from slipstream.server.settings import Settings
from slipstream.words.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
sys.path.insert(0, str(ROOT / "tools"))

import rulebook  # noqa: E402


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(
        Settings(database=str(tmp_path / "rules.db"), requests_per_second=0, tables_per_minute=0)
    )
    with TestClient(app) as opened:
        yield opened


def ids(book: Rulebook) -> list[str]:
    return [clause.id for chapter in book.chapters for clause in chapter.clauses]


def test_the_order_has_not_drifted() -> None:
    assert rulebook.TARGET.read_text(encoding="utf-8") == rulebook.written(RULES), "run tools/rulebook.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_in_it_once_and_in_order(language: str) -> None:
    book = Rulebook.model_validate_json(content(language)[0])
    assert book.language == language
    assert ids(book) == clauses_of(RULES)
    assert all(clause.text for chapter in book.chapters for clause in chapter.clauses)


def test_a_line_that_is_no_clause_is_refused() -> None:
    with pytest.raises(rulebook.RulebookError, match="line 2"):
        rulebook.rulebook("## 1. Track — TRACK\n- **TRACK-1** without its source")


def test_the_server_hands_it_out_and_not_twice(client: TestClient) -> None:
    first = client.get("/api/rules")
    assert first.status_code == 200
    assert first.headers["content-type"] == "application/json"
    assert "TRACK-1" in ids(Rulebook.model_validate(first.json()))
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = client.get("/api/rules", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert client.get("/api/rules", headers={"if-none-match": '"old"'}).status_code == 200


def test_the_reader_chooses_the_language(client: TestClient) -> None:
    tags = set()
    for language in LANGUAGES:
        answer = client.get("/api/rules", params={"language": language})
        assert answer.json()["language"] == language
        tags.add(answer.headers["etag"])
    assert len(tags) == len(LANGUAGES)
    assert client.get("/api/rules", params={"language": "xx"}).json()["language"] == "en"
    assert client.get("/api/rules", params={"language": "x" * 21}).status_code == 422


@pytest.mark.clause("SPIN-3", "ADR-1")
@pytest.mark.parametrize(("cars", "last"), [(4, 1), (5, 2)])
def test_the_page_is_told_the_numbers_it_explains_with(client: TestClient, cars: int, last: int) -> None:
    """They are the same for every reader and say nothing hidden: numbers of the rules in force."""
    setup = {"cars": cars, "laps": 1, "empty": "legends"}
    seated = client.post("/api/tables", json={"name": "Ann", "setup": setup, "start": True}).json()
    infos: list[dict[str, Any]] = []
    for reader in (client, TestClient(client.app)):  # a player and a spectator
        with reader.websocket_connect(f"/api/tables/{seated['table']}/live") as socket:
            infos.append(json.loads(socket.receive_text())["info"])
    for info in infos:
        assert info["stress_by_gear"] == [0, 1, 1, 2, 2]
        assert info["adrenaline_cars"] == last
