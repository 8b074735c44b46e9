"""Every other command: --version, --help, vectors, clauses, fuzz, bench, circuit."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from slipstream import __version__, build
from slipstream.circuits.loader import circuit_names
from slipstream.cli import COMMANDS
from slipstream.core.rules import RULES_VERSION
from tests.cli.support import assert_refused, run, run_process

ROOT = Path(__file__).parents[2]
BUILT = [name for name in COMMANDS if (ROOT / "src" / "slipstream" / "cli" / f"{name}.py").exists()]

GOOD = """
- id: EX-1
  clauses: [MOVE-1]
  given: {cars: {me: "1:0R"}, me: {gear: 1, hand: [B3, B1, B1, B2, B2, B4, B4]}}
  do: [{shift: 1}, {play: [B3]}, reveal]
  expect: {speed: 3, at: "1:3R"}
"""
FAILING = GOOD.replace("EX-1", "EX-2").replace("speed: 3", "speed: 4")
CIRCUIT = """
format = "slipstream-circuit/1"
id = "small"
name = "Small"
length = 40
laps = 2
heat = 6
stress = 3
corners = [
  { line_after = 9, limit = 4, legend_line_after = 3 },
  { line_after = 23, limit = 3, legend_line_after = 17 },
]
"""


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


# --version, --help


def test_version_names_version_rules_and_build() -> None:
    shown = run("--version")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out == f"slipstream {__version__}, rules {RULES_VERSION}, {build()}\n"
    assert re.fullmatch(r"slipstream \d+\.\d+\.\d+\S*, rules \d+, (compiled|python)\n", shown.out)
    assert run_process("--version") == shown


def test_every_command_explains_itself() -> None:
    listing = run("--help").out
    for name in BUILT:
        assert re.search(rf"^  {name} ", listing, re.MULTILINE), name
        for option in ("--help", "-h"):
            shown = run(name, option)
            assert shown.code == 0
            assert shown.out.startswith(f"Usage: slipstream {name}")


def test_an_unknown_command_is_refused() -> None:
    assert_refused(run("fly"), "No such command 'fly'")
    assert_refused(run("--fly"), "No such option")


def test_no_command_shows_the_help() -> None:
    shown = run()
    assert shown.code == 2
    assert "Usage: slipstream" in shown.out + shown.err


# vectors


def test_vectors_tells_how_each_example_went(tmp_path: Path) -> None:
    file = write(tmp_path, "all.yaml", GOOD + FAILING)
    shown = run("vectors", file)
    assert (shown.code, shown.err) == (1, "")
    lines = shown.out.splitlines()
    assert lines[0] == "ok EX-1"
    assert lines[1] == "FAIL EX-2"
    assert "speed: expected 4, found 3" in lines[2]
    assert lines[3:] == ["0 not yet", "1 passed, 1 failed"]


def test_vectors_is_content_when_nothing_fails(tmp_path: Path) -> None:
    one, two = write(tmp_path, "one.yaml", GOOD), write(tmp_path, "two.yaml", GOOD.replace("EX-1", "EX-7"))
    shown = run("vectors", one, two)
    assert shown.code == 0
    assert shown.out.splitlines() == ["ok EX-1", "ok EX-7", "0 not yet", "2 passed, 0 failed"]
    assert run_process("vectors", one, two) == shown


def test_our_own_examples_hold() -> None:
    shown = run("vectors", ROOT / "tests" / "vectors" / "turns.yaml")
    assert shown.code == 0, shown.out
    assert shown.out.splitlines()[-2] == "0 not yet"
    assert re.fullmatch(r"[1-9]\d* passed, 0 failed", shown.out.splitlines()[-1])


@pytest.mark.parametrize(
    "step",
    ["{discard: [H]}", "{discard: [B4, B4]}", "{replenish: {refresh: [B1]}}",
     "{replenish: {refresh: [B1, {v: 2, refresh: true}]}}", "{slipstream: 2}"],
)  # fmt: skip
def test_a_refused_step_leaves_the_scene_where_it_was(tmp_path: Path, step: str) -> None:
    """Over a corner line, one too fast: step 7 is passed on the way, and does not count after a refusal."""
    name = re.findall(r"\w+", step)[0]
    text = f"""
- id: EX-1
  given: {{cars: {{me: "1:8R"}}, me: {{gear: 2, engine: 6, hand: [{{v: 2, refresh: true}}, B4, B4, H]}}}}
  do: [{{shift: 2}}, {{play: [{{v: 2, refresh: true}}, B4]}}, reveal, {step}]
  expect: {{illegal: {name}, engine: 6, paid: [], at: "1:14R", hand: [B4, H]}}
"""
    shown = run("vectors", write(tmp_path, "one.yaml", text))
    assert shown.code == 0, shown.out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (GOOD.replace("speed: 3", "sped: 3"), "unknown key 'sped'"),
        (GOOD.replace("do:", "does:"), "unknown key 'does'"),
        (GOOD.replace("gear: 1", "geer: 1"), "unknown key 'geer'"),
        (GOOD.replace("given: {", "given: {fuel: 5, "), "unknown key 'fuel'"),
        (GOOD.replace("shift: 1", "jump: 1"), "unknown action 'jump'"),
        (GOOD.replace("B3", "B9"), "unknown card 'B9'"),
        (GOOD.replace("1:0R", "1:0X"), "a position is lap:space"),
        (GOOD.replace("1:0R", "1:99R"), "spaces 0 to 29"),
        (GOOD.replace("me: \"1:0R\"", "you: \"1:0R\""), 'no car "me"'),
        (GOOD.replace("cars: {me: \"1:0R\"}, ", ""), "no cars"),
        (GOOD.replace("given: {", "given: {circuit: monaco, "), "monaco"),
        (GOOD.replace("given: {", "given: {laps: x, "), "EX-1"),
        (GOOD.replace("[{shift: 1}, {play: [B3]}, reveal]", "5"), "do is a list"),
        (GOOD.replace("{play: [B3]}", "{play: [B3], boost: 1}"), "is not one action"),
        (GOOD.replace("reveal]", "reveal, {cooldown: {n: 1}}]"), "EX-1"),
        (GOOD.replace("reveal]", "reveal, {cooldown: {source: gear}}]"), "EX-1"),
        (GOOD.replace("reveal]", "reveal, {cooldown: {source: air, n: 1}}]"), "EX-1"),
        (GOOD.replace("shift: 1", "shift: one"), "EX-1"),
        (GOOD.replace("expect: {", "expect: {illegal: boost, "), "EX-1"),
        (GOOD.replace("expect: {speed: 3, at: \"1:3R\"}", "expect: 5"), "EX-1"),
        (GOOD.replace("expect: {", "expect: {cars: 5, "), "EX-1"),
        (GOOD.replace("expect: {", "expect: {hand: 5, "), "EX-1"),
        ("- id: EX-9\n", "given is missing"),
        ("- name: EX-9\n", "each with an id"),
        ("just text\n", "not a list of examples"),
        ("", "not a list of examples"),
        ("[unclosed", "is not YAML"),
        ("- id: 2024-13-45\n", "is not YAML"),
        ("- !!python/object:os.system {}\n", "is not YAML"),
        ("\x01", "is not YAML"),
        ("[" * 1500, "is not YAML"),
        (GOOD.replace("given: {", "given: {weather: fog, "), "weather is no_cooldown"),
        (GOOD.replace("given: {", "given: {road: {A: ice}, "), "EX-1"),
        (GOOD.replace("given: {", "given: {press: 5, "), "EX-1"),
        (GOOD.replace("given: {", "given: {tournament: 7, sponsor_deck: 5, "), "EX-1"),
        (GOOD.replace("reveal]", "reveal, {salvage: {give: 1}}]"), "unknown key 'give'"),
        (GOOD.replace("reveal]", "reveal, {legend: {car: x}}]"), "EX-1"),
        (GOOD.replace("reveal]", "reveal, {direct: Z9}]"), "EX-1"),
    ],
    ids=range(38),
)  # fmt: skip
def test_vectors_refuses_what_is_not_in_the_notation(tmp_path: Path, text: str, words: str) -> None:
    good = write(tmp_path, "good.yaml", GOOD)
    bad = write(tmp_path, "bad.yaml", text)
    assert_refused(run("vectors", good, bad), words)


def test_vectors_refuses_what_is_not_a_file(tmp_path: Path) -> None:
    assert_refused(run("vectors", tmp_path), "cannot be read")
    assert_refused(run("vectors", tmp_path / "missing.yaml"), "cannot be read")
    assert_refused(run("vectors"), "Missing argument")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\xfa")
    assert_refused(run("vectors", tmp_path / "bytes.yaml"), "is not YAML")
    assert_refused(run_process("vectors", write(tmp_path, "bad.yaml", "[unclosed")), "is not YAML")


# clauses


def test_clauses_sorts_every_clause_of_the_rules() -> None:
    ran = run("clauses", "--json")
    data = ran.json() if ran.code == 0 else json.loads(ran.out)
    assert list(data) == ["clauses", "tested", "untested", "later"]
    assert ran.code == (1 if data["untested"] else 0)
    assert len(data["clauses"]) == len(set(data["clauses"])) > 200
    parts = data["tested"] + data["untested"] + data["later"]
    assert sorted(parts) == sorted(data["clauses"])
    assert "CORNER-5" in data["clauses"]


# fuzz and bench


def test_fuzz_counts_its_races(tmp_path: Path) -> None:
    shown = run("fuzz", "--races", 8, "--workers", 1, "--keep", tmp_path)
    assert shown.code == 0, shown
    lines = shown.out.splitlines()
    assert re.fullmatch(rf"8 races, \d+ decisions, longest race \d+ rounds, {build()} build", lines[-2])
    assert lines[-1] == "8 passed, 0 failed"
    assert os.listdir(tmp_path) == []


def test_fuzz_counts_races_and_seasons(tmp_path: Path) -> None:
    shown = run("fuzz", "--races", 2, "--seasons", 1, "--workers", 1, "--keep", tmp_path)
    assert shown.code == 0, shown
    races, seasons, result = shown.out.splitlines()[-3:]
    assert races.startswith("2 races, ")
    assert seasons.startswith("1 seasons, ")
    assert result == "3 passed, 0 failed"


def test_fuzz_gives_the_same_result_over_several_processes() -> None:
    alone = run("fuzz", "--races", 8, "--workers", 1, "--seed", 3)
    together = run_process("fuzz", "--races", 8, "--workers", 2, "--seed", 3)
    assert together.out == alone.out
    assert together.code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("--races", "-1"),
        ("--races", "0"),
        ("--races", "x"),
        ("--seasons", "-1"),
        ("--workers", "0"),
        ("--seed", "-5"),
    ],
)
def test_fuzz_refuses_bad_input(arguments: tuple[str, str]) -> None:
    assert_refused(run("fuzz", *arguments))


def test_bench_prints_the_agreed_figures() -> None:
    shown = run("bench", "--runs", 1, "--json")
    data = shown.json()
    assert list(data) == ["format", "version", "python", "calibration", "figures"]
    assert data["format"] == "slipstream-bench/1"
    assert data["version"] == __version__
    assert data["calibration"] > 0
    figures = data["figures"]
    names = [
        "core_loop",
        "modules_loop",
        "python_choice",
        "events_and_options",
        "copy",
        "odds_hand",
        "import",
        "rookie_races",
    ]
    only_compiled = {"club_races", "rollouts", "training", "two_workers"}
    for figure in figures:
        assert list(figure) == ["name", "build", "value", "unit", "per_calibration", "runs"]
        assert figure["value"] >= 0
        assert figure["runs"] == 1
    for name in {figure["build"] for figure in figures}:
        own = [figure["name"] for figure in figures if figure["build"] == name]
        assert [figure for figure in own if figure not in only_compiled] == names
        assert ("two_workers" in own) == (name == "compiled")
    assert "python" in {figure["build"] for figure in figures}


def test_bench_refuses_bad_input() -> None:
    assert_refused(run("bench", "--runs", 0))


# circuit


def test_circuit_lists_all() -> None:
    shown = run("circuit")
    assert shown.code == 0
    for name in circuit_names():
        assert re.search(rf"^{name} ", shown.out, re.MULTILINE)


@pytest.mark.parametrize("name", circuit_names())
def test_circuit_describes_and_draws_one(tmp_path: Path, name: str) -> None:
    shown = run("circuit", name, "--svg", tmp_path / "drawn.svg")
    assert shown.code == 0
    assert "spaces" in shown.out
    assert "Drawn:" in shown.out
    assert ElementTree.parse(tmp_path / "drawn.svg").getroot().tag.endswith("svg")
    assert os.listdir(tmp_path) == ["drawn.svg"]


def test_a_circuit_of_ones_own_is_checked_drawn_and_raced(tmp_path: Path) -> None:
    file = write(tmp_path, "small.toml", CIRCUIT)
    assert "40 spaces, 2 laps" in run("circuit", file).out
    assert run("circuit", file, "--svg", tmp_path / "small.svg").code == 0
    assert (tmp_path / "small.svg").stat().st_size > 500
    record = tmp_path / "race.json"
    race = run("race", "--circuit", file, "--cars", 3, "--seed", 5, "--record", record, "--json")
    assert race.json()["circuit"] == "small"
    file.unlink()  # the record carries the circuit
    assert run("replay", record, "--json") == race


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("length = ", "TOML syntax"),
        ("", "format"),
        (CIRCUIT.replace("circuit/1", "circuit/9"), "format"),
        (CIRCUIT.replace("length = 40", "length = 5"), "length"),
        (CIRCUIT.replace("length = 40", "lenght = 40"), 'did you mean "length"'),
        (CIRCUIT.replace("limit = 4", "limit = -4"), "limit"),
        (CIRCUIT.replace("line_after = 9", "line_after = 99"), "outside the lap"),
        (CIRCUIT.replace("laps = 2", "laps = " + "9" * 5000), "TOML syntax"),
        (CIRCUIT.replace("name", "\x00name"), "TOML syntax"),
        ("a = " + "[" * 5000, "TOML syntax"),
    ],
    ids=range(10),
)
def test_circuit_refuses_a_broken_file(tmp_path: Path, text: str, words: str) -> None:
    file = write(tmp_path, "bad.toml", text)
    svg = tmp_path / "bad.svg"
    assert_refused(run("circuit", file, "--svg", svg), words)
    assert_refused(run("race", "--circuit", file), words)
    assert not svg.exists()


def test_circuit_refuses_what_is_not_a_file(tmp_path: Path) -> None:
    assert_refused(run("circuit", "monaco"), 'there is no circuit "monaco"')
    assert_refused(run("circuit", tmp_path / "missing.toml"), "cannot be read")
    assert_refused(run("circuit", tmp_path), "cannot be read")
    assert_refused(run("circuit", "--svg", tmp_path / "x.svg"), "--svg needs a circuit")
    assert_refused(run_process("circuit", tmp_path / "missing.toml"), "cannot be read")


def test_a_drawing_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    ran = run("circuit", "usa", "--svg", tmp_path / "missing" / "usa.svg")
    assert ran.code == 2
    assert "cannot be written" in ran.err
    assert "Traceback" not in ran.err
