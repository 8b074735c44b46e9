"""Write the browser's types from the server's messages: web/src/lib/protocol.ts.

python tools/browser_types.py          rewrites the file
python tools/browser_types.py --check  fails if it is not what it would write

Needs the packages of web/ (npm ci).
"""

from __future__ import annotations

import argparse
import inspect
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from slipstream.core.events import COOLDOWN_SOURCES, EVENTS, HEAT_REASONS, SPONSOR_REASONS
from slipstream.server import messages

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
TARGET: Final = WEB / "src" / "lib" / "protocol.ts"
#: messages of the client, where a default may be left out
REQUESTS: Final = {
    "NewTable", "Join", "SeatChange", "AddDriver", "Answer", "TakeBack", "Undo",
    "AskHint", "ReviewWanted", "Again",
}  # fmt: skip
HEAD: Final = "// Written by tools/browser_types.py from the server's messages. Do not edit.\n\n"


def schema() -> dict[str, Any]:
    """All messages as one JSON Schema."""
    models = [
        value
        for _, value in inspect.getmembers(messages, inspect.isclass)
        if issubclass(value, messages.Message) and value is not messages.Message
    ]
    _, whole = models_json_schema(
        [(model, "serialization") for model in models], ref_template="#/$defs/{model}"
    )
    defs: dict[str, Any] = whole["$defs"]
    unions: dict[str, Any] = {
        "ServerMessage": messages.ServerMessage,
        "ClientMessage": messages.ClientMessage,
    }
    for name, union in unions.items():
        adapted = TypeAdapter[Any](union).json_schema(mode="serialization", ref_template="#/$defs/{model}")
        adapted.pop("$defs")
        defs[name] = adapted
    for name, definition in defs.items():
        _plain(definition, name in REQUESTS)
    return {
        "$defs": defs,
        "title": "Protocol",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(defs)},
    }


def _plain(node: Any, request: bool) -> None:
    """Leave out what makes types longer; what the server sends is always there, a request may leave out."""
    if isinstance(node, dict):
        properties = node.get("properties")
        if isinstance(properties, dict):
            for field in properties.values():
                if isinstance(field, dict):
                    field.pop("title", None)
                    field.pop("default", None)
            node["required"] = sorted({"type"} & set(properties) | set(node.get("required", ())))
            if not request:
                node["required"] = sorted(properties)
        for value in node.values():
            _plain(value, request)
    elif isinstance(node, list):
        for value in node:
            _plain(value, request)


def constants() -> str:
    """The names of events, and of the numbers in them."""
    tables = {
        "EVENTS": [list(row) for row in EVENTS],
        "HEAT_REASONS": HEAT_REASONS,
        "COOLDOWN_SOURCES": COOLDOWN_SOURCES,
        "SPONSOR_REASONS": SPONSOR_REASONS,
    }
    lines = [f"export const PROTOCOL = {messages.PROTOCOL};", f"export const MAX_NAME = {messages.MAX_NAME};"]
    lines += [
        f"export const {name}: readonly {'(readonly string[])' if name == 'EVENTS' else 'string'}[] = "
        f"{json.dumps(rows)};"
        for name, rows in tables.items()
    ]
    return "\n".join(lines) + "\n"


def types() -> str:
    """The TypeScript file."""
    tool = WEB / "node_modules" / ".bin" / "json2ts"
    if not tool.exists():
        raise SystemExit("browser_types: web/node_modules is missing: run npm ci in web/")
    options = ["--maxItems", "0", "--no-additionalProperties", "--bannerComment", ""]
    made = subprocess.run(
        [str(tool), *options], input=json.dumps(schema()), capture_output=True, text=True, check=True
    )
    return HEAD + made.stdout.strip() + "\n\n" + constants()


def main() -> int:
    """Write or check the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare only")
    check = parser.parse_args().check
    made = types()
    if not check:
        TARGET.write_text(made, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == made:
        return 0
    print(f"{TARGET.relative_to(ROOT)} is not what the messages say: run python tools/browser_types.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
