"""The examples of CONTRIBUTING.md: what a contributor would write, put where it belongs and run."""

from __future__ import annotations

import re
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from slipstream.data import loader
from slipstream.modules import event_cards, garage

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
CACHES = (garage._rows, garage.upgrade, event_cards.event_cards)


def blocks(section: str, language: str) -> list[str]:
    """The code of one language in a section, the indentation of its list removed."""
    part = re.search(rf"^## {section}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert part, f"CONTRIBUTING.md has no section {section!r}"
    return [
        "".join(line.removeprefix(indent) for line in code.splitlines(keepends=True))
        for indent, found, code in BLOCK.findall(part[1])
        if found == language
    ]


def module(name: str, code: str) -> ModuleType:
    """The code as a module of this name."""
    made = ModuleType(name)
    exec(compile(code, f"CONTRIBUTING.md ({name})", "exec"), made.__dict__)
    return made


def run_tests(code: str) -> None:
    """Run every test function of an example."""
    tests = [value for name, value in vars(module("example", code)).items() if name.startswith("test_")]
    assert tests
    for test in tests:
        test()


def source(name: str) -> str:
    """One of our data files as text."""
    return resources.files("slipstream.data").joinpath(f"{name}.toml").read_text(encoding="utf-8")


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Data files by name as the example leaves them; the modules read these instead of the shipped ones."""
    changed: dict[str, str] = {}

    def load_table(name: str) -> dict[str, Any]:
        return tomllib.loads(changed[name]) if name in changed else loader.load_table(name)

    for reader in (garage, event_cards):
        monkeypatch.setattr(reader, "load_table", load_table)
    for cached in CACHES:
        cached.cache_clear()
    yield changed
    for cached in CACHES:
        cached.cache_clear()


def test_fix_a_rule() -> None:
    (test,) = blocks("Fix a rule", "python")
    run_tests(test)


def test_add_an_upgrade_card(tables: dict[str, str]) -> None:
    (row,) = blocks("Add an Upgrade card", "toml")
    tables["upgrades"] = source("upgrades").replace("\n]\n", f"\n{row}]\n", 1)
    table = tomllib.loads(tables["upgrades"])
    assert set(table["faces"][-1]["symbols"]) <= set(table["symbols"])
    (test,) = blocks("Add an Upgrade card", "python")
    run_tests(test)


def test_add_an_event(tables: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    (row,) = blocks("Add an event", "toml")
    tables["events"] = f"{source('events')}\n{row}"
    function, line, test = blocks("Add an event", "python")
    made: dict[str, Any] = dict(vars(event_cards))  # the names that are known in that file
    exec(function, made)
    for kind, effect in eval(f"{{{textwrap.dedent(line)}}}", made).items():
        monkeypatch.setitem(event_cards.EFFECTS, kind, effect)
    (facts,) = tomllib.loads(row)["events"]
    card = event_cards.event_cards()[facts["event"]]
    circuit = loader.load_circuit(card.circuit)
    marks = [circuit.track.corners[corner].id for corner in card.press_corners(circuit)]
    assert marks == facts["press_corners"]
    run_tests(test)


def test_add_a_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, test = blocks("Add a driver", "python")
    name = "slipstream.drivers.careful"
    monkeypatch.setitem(sys.modules, name, module(name, driver))
    run_tests(test)


@pytest.mark.parametrize(
    "path",
    sorted(
        set(re.findall(r"`((?:src|tests|tools|docs)/[\w/.]*\w)", TEXT))
        - {"src/slipstream/drivers/careful.py"}
    ),
)
def test_every_file_it_names_is_there(path: str) -> None:
    assert (ROOT / path.replace("/ID", "/usa")).exists()


def test_no_example_is_left_out() -> None:
    sections = re.findall(r"^## (.+)$", TEXT, re.MULTILINE)
    with_code = {name for name in sections if blocks(re.escape(name), "python")}
    assert with_code == {"Fix a rule", "Add an Upgrade card", "Add an event", "Add a driver"}
