"""The rules as the page shows them, in the reader's language."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

from fastapi import Request, Response
from pydantic import BaseModel

from slipstream.words import rulebook as words
from slipstream.words.language import ENGLISH, known

CACHING: Final = "public, max-age=0, must-revalidate"  # a new version brings new rules at once


class Clause(BaseModel):
    """One rule; `heading` stands before the first of a group."""

    id: str
    text: str
    heading: str = ""


class Chapter(BaseModel):
    """A chapter; `words` are others that it may be looked for by."""

    id: str
    number: int
    title: str
    words: str
    clauses: list[Clause]


class Rulebook(BaseModel):
    """All rules, in one language; `endings`, a pattern, says what a word may be searched without."""

    language: str
    endings: str
    chapters: list[Chapter]


@cache
def content(language: str) -> tuple[bytes, str]:
    """The rules as JSON without spare room, and their tag."""
    book = words.rulebook(language)
    chapters = [
        Chapter(
            id=one.id,
            number=one.number,
            title=one.title,
            words=one.words,
            clauses=[Clause(id=rule.id, text=rule.text, heading=rule.heading) for rule in one.rules],
        )
        for one in book.chapters
    ]
    whole = Rulebook(language=language, endings=book.endings, chapters=chapters)
    text = whole.model_dump_json(exclude_defaults=True).encode()
    return text, f'"{hashlib.sha256(text).hexdigest()[:20]}"'


def answer(request: Request, language: str) -> Response:
    """The rules, or the word that the reader has them already; in English where we lack the language."""
    text, tag = content(known(language) or ENGLISH)
    headers = {"etag": tag, "cache-control": CACHING}
    had = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in had:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)
