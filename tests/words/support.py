"""The sentences of every language as data: parsed messages, their variables, sample arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "slipstream"
LOCALES: Final = SOURCE / "words" / "locales"
FILES: Final = ("cli", "click", "coach", "engine", "errors", "help", "lab", "share", "terminal", "why")

Pattern = ast.Pattern


@cache
def patterns(language: str) -> dict[str, Pattern]:
    """Every text of a language by key; attributes as `message.name`."""
    found: dict[str, Pattern] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
                for key, pattern in parts:
                    assert key not in found, f"{path}: {key} is there twice"
                    if pattern is not None:
                        found[key] = pattern
    return found


def keys_of(prefix: str) -> set[str]:
    """The keys that begin with this, without it."""
    return {key.removeprefix(prefix) for key in patterns("en") if key.startswith(prefix)}


class _Looking(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(str(node.value))


def _looked_at(pattern: Pattern) -> _Looking:
    looking = _Looking()
    looking.visit(pattern)
    return looking


def variables(pattern: Pattern) -> set[str]:
    """The arguments that a text names."""
    return _looked_at(pattern).variables


def texts(pattern: Pattern) -> list[str]:
    """The words of a text without its arguments."""
    return _looked_at(pattern).texts


def selects(pattern: Pattern) -> Iterator[tuple[str, list[str]]]:
    """Each choice in a text: the argument it looks at, and the names of its cases."""
    for select in _looked_at(pattern).selects:
        selector = select.selector
        assert isinstance(selector, ast.VariableReference)
        yield (
            selector.id.name,
            [
                variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
                for variant in select.variants
            ],
        )


def samples(language: str, key: str) -> Iterator[dict[str, object]]:
    """Arguments that reach every case of a text."""
    pattern = patterns(language)[key]
    plain: dict[str, object] = {name: f"<{name}>" for name in variables(pattern)}
    yield plain
    for name, cases in selects(pattern):
        numbers = "one" in cases or all(case.isdigit() for case in cases if case != "other")
        for case in cases:
            if numbers:
                yield from ({**plain, name: number} for number in (0, 1, 2, 5, 21))
            else:
                yield {**plain, name: case}


#: an English sentence: some words in a row
WORDS: Final = re.compile(r"[A-Za-z]+(?: [a-z]+){2,}")


@cache
def english_sentences() -> frozenset[str]:
    """Runs of three or more words of the English files: none of them may be left in another language."""
    found: set[str] = set()
    for pattern in patterns("en").values():
        for text in texts(pattern):
            found.update(WORDS.findall(text))
    return frozenset(found)
