#!/usr/bin/env python3
"""Rewrites the reference in docs/protocol.md: addresses, messages and refusals as the program has them.

python tools/protocol.py
"""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from typing import Final

from fastapi.routing import APIRoute

from slipstream.server.http.app import TOPICS
from slipstream.server.protocol import messages
from slipstream.server.protocol.problems import PROBLEMS

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "protocol.md"
BEGIN: Final = "<!-- reference: written by tools/protocol.py -->\n"


def addresses() -> list[str]:
    """Every address of the API."""
    lines = ["### Addresses", "", "| | address | what it does | answers |", "|---|---|---|---|"]
    for route in (route for topic in TOPICS for route in topic.routes):
        if isinstance(route, APIRoute):
            for method in sorted(route.methods or ()):
                text = (inspect.getdoc(route.endpoint) or "").split("\n")[0]
                model = getattr(route.response_model, "__name__", "")
                answer = f"{route.status_code or 200} {f'`{model}`' if model else ''}".strip()
                lines.append(f"| {method} | `{route.path}` | {text} | {answer} |")
    return [*lines, ""]


class Numbers(ast.NodeTransformer):
    """Writes the limits of a number as numbers: their names are ours."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        value = getattr(messages, node.id, None)
        return ast.Constant(value) if isinstance(value, int) else node


def plain(node: ast.expr) -> str:
    """An annotation or a default as a reader needs it."""
    return ast.unparse(Numbers().visit(node))


def models() -> list[str]:
    """Every model in the order of the source, with its fields."""
    source = Path(inspect.getfile(messages)).read_text(encoding="utf-8")
    rows = source.splitlines()
    lines = ["### Models", ""]
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef) or node.name == "Message":
            continue
        lines += [f"#### {node.name}", ""]
        if text := ast.get_docstring(node):
            lines += [" ".join(text.split()), ""]
        fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
        if not fields:
            continue
        lines += ["| field | type | without it | |", "|---|---|---|---|"]
        for field in fields:
            assert isinstance(field.target, ast.Name)
            kind = plain(field.annotation).replace("|", "\\|")
            default = "" if field.value is None else f"`{plain(field.value)}`"
            remarks = [row.partition("  # ")[2] for row in rows[field.lineno - 1 : field.end_lineno]]
            remark = " ".join(filter(None, remarks)).replace("|", "\\|")
            lines.append(f"| `{field.target.id}` | `{kind}` | {default} | {remark} |")
        lines.append("")
    return lines


def refusals() -> list[str]:
    """Every key of a refusal."""
    lines = ["### Refusals", "", "| key | status | English text |", "|---|---|---|"]
    lines += [f"| `{key}` | {status} | {text} |" for key, (status, text) in PROBLEMS.items()]
    return [*lines, ""]


def reference() -> str:
    """The last part of the page."""
    return "\n".join([*addresses(), *models(), *refusals()]).rstrip() + "\n"


def written(page: str) -> str:
    """The page with its reference as it should be."""
    return page.partition(BEGIN)[0] + BEGIN + "\n" + reference()


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.exit(0)
