"""Write the browser's types from the server's messages: web/src/net/protocol.ts.

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

from slipstream.core.actions import ACTION_KEYS, MANDATORY
from slipstream.core.car import ELIMINATED, FINISHED, ON_TRACK, STATUS_KEYS
from slipstream.core.cards import KIND_NAMES, LETTERS, basic_sum, cards_in
from slipstream.core.events import COOLDOWN_SOURCES, EVENTS, HEAT_REASONS, SPONSOR_REASONS
from slipstream.core.setup import BASIC_CARDS
from slipstream.core.state import BEFORE_CORNERS, STEP_KEYS
from slipstream.core.steps.shift_gears import GEARS
from slipstream.core.symbols import SYMBOLS
from slipstream.drivers import LEVELS, MANNERS
from slipstream.games.calendar import YEARS
from slipstream.modules.conditions import tiles, tokens
from slipstream.modules.garage import GARAGES, categories
from slipstream.records.why import EXPLAINED, EXPLAINED_OF_LEGENDS
from slipstream.server.protocol import messages
from slipstream.server.tables.lesson import TOPICS

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
TARGET: Final = WEB / "src" / "net" / "protocol.ts"
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


def limits() -> dict[str, tuple[int, int]]:
    """The least and the most of every number of a set-up."""
    found = {}
    for model in (messages.TableSetup, messages.SeatChange):
        for name, field in model.model_json_schema()["properties"].items():
            for kind in field.get("anyOf", [field]):
                if "minimum" in kind:
                    found[name] = kind["minimum"], kind["maximum"]
    return found


def constants() -> str:
    """Tables of the core, so that the page needs no copies of them."""
    # which events have a why, with the number that must not be 0; and those of a Legend, whatever they say
    explained = {EVENTS[kind][0]: number for kind, number in EXPLAINED.items()}
    of_legends = [EVENTS[kind][0] for kind in EXPLAINED_OF_LEGENDS]
    mandatory = [key for key, must in zip(ACTION_KEYS, MANDATORY, strict=True) if must]
    facts = ("key", "short", "mandatory", "counts", "action")
    symbols = [{fact: getattr(symbol, fact) for fact in facts} for symbol in SYMBOLS]
    kinds = dict(zip(LETTERS, KIND_NAMES, strict=True))
    values = {
        "PROTOCOL": messages.PROTOCOL,
        "MAX_NAME": messages.MAX_NAME,
        "LETTERS": LETTERS,
    }
    roads = {key: {"scope": row["scope"], "amount": row.get("amount", 0)} for key, row in tokens().items()}
    typed: dict[str, tuple[str, Any]] = {
        "EVENTS": ("readonly (readonly string[])[]", [list(row) for row in EVENTS]),
        "HEAT_REASONS": ("readonly string[]", HEAT_REASONS),
        "COOLDOWN_SOURCES": ("readonly string[]", COOLDOWN_SOURCES),
        "SPONSOR_REASONS": ("readonly string[]", SPONSOR_REASONS),
        "EXPLAINED": ("Readonly<Record<string, string>>", explained),
        "EXPLAINED_OF_LEGENDS": ("readonly string[]", of_legends),
        "BASIC_SPEEDS": ("readonly number[]", sorted({basic_sum(card) for card in cards_in(BASIC_CARDS)})),
        "ON_TRACK": ("readonly string[]", ON_TRACK),
        "FINISHERS": ("readonly string[]", STATUS_KEYS[FINISHED:ELIMINATED]),
        "ODDS_STEPS": ("readonly string[]", BEFORE_CORNERS),
        "MANDATORY": ("readonly string[]", mandatory),
        "STANDARD": ("TableSetup", messages.TableSetup().model_dump()),
        "ROADS": ("Readonly<Record<Road, { scope: 'corner' | 'sector'; amount: number }>>", roads),
        "KIND_OF_LETTER": ("Readonly<Record<string, CardKind>>", kinds),
    }
    members = {  # each with a type of its members
        "STEPS": ("Step", STEP_KEYS),
        "GEARS": ("Gear", list(range(1, GEARS + 1))),
        "ACTIONS": ("ActionKey", ACTION_KEYS),
        "CARD_SYMBOLS": ("CardSymbol", symbols),
        "CATEGORIES": ("Category", categories()),
        "LEVELS": ("Level", LEVELS),
        "MANNERS": ("Manner", MANNERS),
        "YEARS": ("Year", YEARS),
        "GARAGES": ("Garage", GARAGES),
        "ROAD_KEYS": ("Road", list(roads)),
        "WEATHER_TILES": ("WeatherTile", list(tiles())),
        "CARD_KINDS": ("CardKind", list(dict.fromkeys(KIND_NAMES))),
        "LESSON_TOPICS": ("LessonTopic", list(TOPICS)),
    }
    lines = [f"export const {name} = {json.dumps(value)};" for name, value in values.items()]
    lines.append(f"export const LIMITS = {json.dumps(limits())} as const;")
    lines += [f"export const {name}: {kind} = {json.dumps(value)};" for name, (kind, value) in typed.items()]
    for name, (member, value) in members.items():
        lines.append(f"export const {name} = {json.dumps(value)} as const;")
        lines.append(f"export type {member} = (typeof {name})[number];")
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
