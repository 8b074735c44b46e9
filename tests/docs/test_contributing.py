"""The examples of CONTRIBUTING.md: what a contributor would write, put where it belongs and run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from slipstream.circuits import loader
from slipstream.circuits.loader import load_circuit
from slipstream.core.chance import stream
from slipstream.data import tables as data_tables
from slipstream.drivers import driver_luck
from slipstream.games.setup import RaceSetup
from slipstream.modules import event_cards, garage
from slipstream.server.protocol.circuits import circuit_info
from slipstream.words.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "slipstream"
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
        return tomllib.loads(changed[name]) if name in changed else data_tables.load_table(name)

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
    assert set(table["faces"][-1]["symbols"]) <= set(garage.KEYS)
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
    circuit = load_circuit(card.circuit)
    marks = [circuit.track.corners[corner].id for corner in card.press_corners(circuit)]
    assert marks == facts["press_corners"]
    run_tests(test)


def test_add_a_symbol(tmp_path: Path) -> None:
    """The recipe, followed in a copy of the source: its example, and races with its card."""
    constant, kind, event_kind, effect, refused, listed, used, mark, block, test = blocks(
        "Add a symbol", "python"
    )
    row, action, event = blocks("Add a symbol", "text")
    copy = tmp_path / "slipstream"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    symbols = copy / "core" / "symbols.py"
    text = symbols.read_text(encoding="utf-8")
    first = int(constant.split()[-1])
    assert f"OPENING: Final = {first}\n" in text
    moved = re.compile(r"^((?:SYM_\w+|OPENING): Final = )(\d+)$", re.MULTILINE)
    text = moved.sub(lambda it: it[1] + str(int(it[2]) + (int(it[2]) >= first)), text)
    symbols.write_text(text, encoding="utf-8")
    for file, before, new in (
        ("core/symbols.py", "OPENING: Final", constant),
        ("core/symbols.py", '    Symbol("limit"', row),
        ("core/actions.py", "\n#: key, then", kind),
        ("core/actions.py", "]\nNUMBER_MAY_LACK", action),
        ("core/events.py", "\n#: key, then", event_kind),
        ("core/events.py", "]\n#: for each kind", event),
        ("core/steps/card_symbols.py", "# Direct Play (SYM-DIRECT)\n", f"{effect}\n\n"),
        ("core/steps/card_symbols.py", "    FOR_SYMBOL,\n", "    PUSHED,\n"),
        ("core/steps/card_symbols.py", "    SYM_HEAT,\n", "    SYM_PUSH,\n"),
        ("core/steps/react.py", "    REDUCE_STRESS,\n    SALVAGE,\n", "    PUSH,\n"),
        ("core/steps/react.py", "    SYM_HEAT,\n", "    SYM_PUSH,\n"),
        ("core/steps/react.py", '    return "not-in-this-step"\n', refused),
        ("core/steps/react.py", "    if contains(turn.open[SYM_STRESS], card):\n", listed),
        ("core/steps/react.py", "    else:\n        card_symbols.accelerate(", used),
        ("drivers/drafts.py", '    "heat": -1.3', f"    {mark}"),
        ("env/codes.py", "    }\n\n\ndef _lay_out", block),
    ):
        insert(copy / file, before, new)
    (card,) = blocks("Add a symbol", "toml")
    insert(copy / "data" / "upgrades.toml", "]\n\n[totals]", card)
    (tmp_path / "example.py").write_text(f"{test}\n\n{RACES_WITH_PUSH}", encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "SLIPSTREAM_PURE": "1"}
    command = [sys.executable, "-W", "error", "-c", "import example; example.main()"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "played\n"


def insert(path: Path, before: str, new: str) -> None:
    """Write a part of an example into a file, in front of this text."""
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{path.name} has {before!r} {text.count(before)} times"
    path.write_text(text.replace(before, new + before), encoding="utf-8")


#: random races and drivers that look ahead use the new symbol, and every answer has a number
RACES_WITH_PUSH = """
def main() -> None:
    import slipstream
    from slipstream.core.chance import stream
    from slipstream.core.setup import Entry, set_up
    from slipstream.drivers import drive, driver_luck, make_driver
    from slipstream.env.codes import block_of, number_of_action
    from slipstream.games.setup import RaceSetup
    from slipstream.modules.garage import build_car
    from slipstream.odds import option_odds

    assert slipstream.__file__.startswith(__file__.removesuffix("example.py"))
    test_a_push_is_one_heat_for_one_space()
    setup = RaceSetup("usa", cars=2, laps=1)
    car = Entry(False, *build_car([49, 49, 49], 0))

    def start(seed):
        return set_up(setup.course.track, setup.plain_rules, [car, car], [0, 1], seed, "fast")

    race, pushes, luck = start(1), 0, stream("fast", 1, 0, "example")
    while not race.over:
        decision = race.pending()[0]
        for option in decision.options:
            number_of_action(option)
            if option.key == "push":
                assert block_of(number_of_action(option)) == "push"
                assert option_odds(race.view(decision.seat), decision, option)
                pushes += 1
        race.apply(decision.seat, decision.options[luck.below(len(decision.options))])
    assert pushes
    race = start(2)
    drive(race, [make_driver("rookie", driver_luck(2, 0)), make_driver("club", driver_luck(2, 1))])
    assert race.over
    print("played")
"""


def test_add_a_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, names, branch, test = blocks("Add a driver", "python")
    name = "slipstream.drivers.careful"
    monkeypatch.setitem(sys.modules, name, module(name, driver))
    run_tests(test)
    source = (SOURCE / "drivers" / "names.py").read_text(encoding="utf-8")
    (line,) = re.findall(r"^LevelName = .*\n", source, re.MULTILINE)
    named = "slipstream.drivers.named"
    monkeypatch.setitem(sys.modules, named, module(named, source.replace(line, names)))
    source = (SOURCE / "drivers" / "__init__.py").read_text(encoding="utf-8")
    followed = module(
        "slipstream.drivers.followed",
        source.replace("slipstream.drivers.names", named).replace(
            '    if kind == "club":\n', f'{branch}    if kind == "club":\n'
        ),
    )
    careful = vars(sys.modules[name])["Careful"]
    vars(followed)["Careful"] = careful
    assert vars(followed)["LEVELS"] == ("rookie", "careful", "amateur", "club", "pro", "champion")
    assert isinstance(vars(followed)["make_driver"]("careful", driver_luck(1, 0)), careful)


def test_add_a_language(tmp_path: Path) -> None:
    """A copied folder is a language, and nothing else has to know."""
    locales = tmp_path / "locales"
    shutil.copytree(SOURCE / "words" / "locales", locales)
    shutil.copytree(locales / "fr", locales / "pt")
    source = (SOURCE / "words" / "language.py").read_text(encoding="utf-8")
    ours = 'resources.files(__package__).joinpath("locales")'
    assert source.count(ours) == 1
    followed = vars(
        module(
            "slipstream.words.followed",
            source.replace(ours, f"Path({str(locales)!r})").replace(
                "from functools", "from pathlib import Path\nfrom functools"
            ),
        )
    )
    assert set(followed["LANGUAGES"]) == {*LANGUAGES, "pt"}
    assert followed["wanted"]([], {"LANG": "pt_BR.UTF-8"}) == "pt"
    with followed["speaking"]("pt"):
        assert followed["say"]("terminal-left") == "Vous quittez la course."


def test_add_a_circuit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file and its name in the list: it can be raced on, and the page can draw it."""
    text = (SOURCE / "circuits" / "files" / "usa.toml").read_text(encoding="utf-8")
    (tmp_path / "files").mkdir()
    (tmp_path / "files" / "mine.toml").write_text(text.replace('id = "usa"', 'id = "mine"'), encoding="utf-8")
    monkeypatch.setattr(loader, "CIRCUITS", (*loader.CIRCUITS, "mine"))
    monkeypatch.setattr(loader, "resources", SimpleNamespace(files=lambda _: tmp_path))
    assert "mine" in loader.circuit_names()
    assert circuit_info(loader.load_circuit("mine")).id == "mine"
    race = RaceSetup(loader.load_circuit("mine"), cars=2, laps=1).start_race(1)
    race.play_random(stream("fast", 1, 0, "example"))
    assert race.over


#: files that a recipe makes
MADE = {
    "src/slipstream/drivers/careful.py",
    "src/slipstream/words/locales/pt",
    "tests/rules/test_symbol_push.py",
    "web/locales/pt",
}


@pytest.mark.parametrize(
    "path", sorted(set(re.findall(r"`((?:src|tests|tools|docs|web)/[\w/.]*\w)", TEXT)) - MADE)
)
def test_every_file_it_names_is_there(path: str) -> None:
    assert (ROOT / path.replace("/ID", "/usa").replace("/LANGUAGE", "/en")).exists()


def test_every_recipe_is_played() -> None:
    recipes = set(re.findall(r"^## ((?:Add|Fix) .+)$", TEXT, re.MULTILINE))
    played = {
        name.removeprefix("test_").replace("_", " ").lower() for name in globals() if name.startswith("test_")
    }
    assert {name.lower() for name in recipes} <= played
    sections = re.findall(r"^## (.+)$", TEXT, re.MULTILINE)
    with_code = {name for name in sections if blocks(re.escape(name), "python")}
    assert with_code == recipes - {"Add a circuit", "Add a language"}
