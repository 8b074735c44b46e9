"""The rules as the page shows them: written by tools/rulebook.py from docs/rules.md."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import Final

from fastapi import Request, Response
from pydantic import BaseModel

CACHING: Final = "public, max-age=0, must-revalidate"  # a new version brings new rules at once


class Clause(BaseModel):
    """One rule; `question` is what a ruling answers, `heading` stands before the first of a group."""

    id: str
    text: str
    source: str
    heading: str = ""
    question: str = ""


class Chapter(BaseModel):
    """A chapter; the tables of rulings at the end have the number 0."""

    id: str
    number: int
    title: str
    clauses: list[Clause]


class Rulebook(BaseModel):
    """All rules, in one language."""

    language: str
    chapters: list[Chapter]


@cache
def content() -> tuple[bytes, str]:
    """The rules as JSON without spare room, and their tag."""
    source = resources.files("slipstream.data").joinpath("rulebook.json").read_bytes()
    text = Rulebook.model_validate_json(source).model_dump_json(exclude_defaults=True).encode()
    return text, f'"{hashlib.sha256(text).hexdigest()[:20]}"'


def answer(request: Request) -> Response:
    """The rules, or the word that the reader has them already."""
    text, tag = content()
    headers = {"etag": tag, "cache-control": CACHING}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)
