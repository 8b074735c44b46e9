"""The shape of the project: who imports whom, what a bare import loads, and that every example runs."""

from __future__ import annotations

import ast
import doctest
import importlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
FILES: Final = sorted((SOURCE / "slipstream").rglob("*.py"))

#: no files, no clock, no logging, no other source of luck
FORBIDDEN_IN_CORE: Final = {
    "os", "io", "time", "logging", "random", "pathlib", "secrets", "datetime", "sys", "subprocess",
    "tempfile", "shutil", "threading", "asyncio", "socket", "uuid", "importlib", "warnings", "builtins",
}  # fmt: skip

#: each package may import those below it in this list, and nothing above
PACKAGES: Final = [
    "cli", "terminal", "server", "env", "lab", "checks", "coach", "drivers", "odds", "records",
    "games", "printing", "circuits", "words", "modules", "data", "field", "pace", "core",
]  # fmt: skip
SERVER_PACKAGES: Final = ["http", "live", "posters", "tables", "protocol", "store"]


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES: Final = {module_name(path) for path in FILES}


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, anywhere in it, for types included; relative ones made absolute."""
    name = module_name(path)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, *filter(None, [base])])
            yield base
            yield from (module for alias in node.names if (module := f"{base}.{alias.name}") in MODULES)


def package(module: str) -> str:
    """The package a module of ours belongs to; "" for the few that stand above all of them."""
    return [*module.split("."), ""][1].removeprefix("_pure")


def files_in(*packages: str) -> list[Path]:
    """The files of a package, wherever the project itself lies."""
    return [path for path in FILES if path.is_relative_to(SOURCE.joinpath("slipstream", *packages))]


CORE_FILES: Final = files_in("core")


@pytest.mark.parametrize("path", CORE_FILES, ids=module_name)
def test_the_core_imports_itself_and_little_of_the_standard_library(path: Path) -> None:
    for module in imports(path):
        top = module.split(".")[0]
        if top == "slipstream":
            assert module.startswith("slipstream.core"), module
        else:
            only_for_types = top in ("typing", "mypy_extensions")
            assert only_for_types or top in sys.stdlib_module_names, module
            assert top not in FORBIDDEN_IN_CORE, module


def test_there_is_a_core_to_check() -> None:
    assert len(CORE_FILES) > 20
    assert {"slipstream.core.race", "slipstream.core.steps.react"} <= {
        module_name(path) for path in CORE_FILES
    }


def check_order(path: Path, order: Sequence[str], inside: str) -> None:
    """What a file below `inside` imports from there stands in its own package or below it in the order."""
    name = module_name(path)
    own = name.removeprefix(inside).split(".")[0]
    for module in imports(path):
        other = module.removeprefix(inside).split(".")[0]
        if module.startswith(inside) and other in order and own != other:
            assert own in order, f"{name} stands in no package and imports {module}"
            assert order.index(other) > order.index(own), f"{name} imports {module}"


IN_PACKAGES: Final = [path for path in FILES if package(module_name(path))]


@pytest.mark.parametrize("path", IN_PACKAGES, ids=module_name)
def test_imports_point_one_way(path: Path) -> None:
    """No cycle between packages: each imports only what stands below it."""
    check_order(path, PACKAGES, "slipstream.")


@pytest.mark.parametrize("path", files_in("server"), ids=module_name)
def test_imports_of_the_server_point_one_way(path: Path) -> None:
    check_order(path, SERVER_PACKAGES, "slipstream.server.")


def test_every_package_has_its_place() -> None:
    """Nothing stands loose at the top of the package, and no room is left out of the order."""
    assert {package(module_name(path)) for path in FILES} - {""} == set(PACKAGES)
    assert sorted(path.name for path in (SOURCE / "slipstream").glob("*.py")) == ["__init__.py", "_pure.py"]
    rooms = {
        path.name for path in (SOURCE / "slipstream" / "server").iterdir() if (path / "__init__.py").exists()
    }
    assert rooms == set(SERVER_PACKAGES)


def test_the_package_itself_loads_the_rest_when_it_is_asked_for() -> None:
    for module in imports(SOURCE / "slipstream" / "__init__.py"):
        if module.startswith("slipstream."):
            assert module in (
                "slipstream._pure", "slipstream.core", "slipstream.core.cards", "slipstream.games.setup",
                "slipstream.new_race",
            )  # fmt: skip


def imported_to_run(path: Path) -> Iterator[str]:
    """What a file imports when it is loaded or later, inside a function; for types only apart."""
    left: list[ast.AST] = list(ast.parse(path.read_text(encoding="utf-8")).body)
    while left:
        node = left.pop()
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            left += ast.iter_child_nodes(node)


def test_no_module_waits_for_itself() -> None:
    """Inside of a package imports go in no circle either; a function is no hiding place for one."""
    graph = {module_name(path): MODULES & set(imported_to_run(path)) for path in FILES}
    done: set[str] = set()
    while ready := [name for name in MODULES - done if graph[name] <= done | {name}]:
        done.update(ready)
    assert done == MODULES, f"a circle among {sorted(MODULES - done)}"


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_the_ways_in_are_imported_by_nobody_else(path: Path) -> None:
    """Command line and terminal are edges: the engine works without them."""
    name = module_name(path)
    for module in imports(path):
        if module.startswith("slipstream.cli"):
            assert name.startswith("slipstream.cli"), f"{name} imports {module}"
        if module.startswith("slipstream.terminal"):
            assert name.startswith(("slipstream.cli", "slipstream.terminal")), f"{name} imports {module}"


@pytest.mark.parametrize("path", files_in("core", "steps"), ids=module_name)
def test_steps_know_nothing_of_asking(path: Path) -> None:
    """The steps change the state; who is asked, and what is shown, is decided above them."""
    above = {"race", "decisions", "views", "turn", "random_play", "setup", "legends", "explain"}
    for module in imports(path):
        assert module.removeprefix("slipstream.core.") not in above, module


def loaded_by(code: str) -> set[str]:
    """The modules that are there after running this in a fresh, bare interpreter."""
    script = f"{code}\nimport sys, json\nprint(json.dumps(sorted(sys.modules)))"
    environment = {key: value for key, value in os.environ.items() if key != "SLIPSTREAM_PURE"}
    command = [sys.executable, "-c", script]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return set(json.loads(run.stdout))


def test_importing_the_core_stays_light() -> None:
    modules = loaded_by("import slipstream.core.setup") - (loaded_by("pass") - {"hashlib", "typing"})
    assert "slipstream.core.race" in modules
    for heavy in ("typing", "click", "rich", "hashlib", "dataclasses", "re", "json", "tomllib", "yaml",
                  "slipstream.games", "slipstream.data", "slipstream.records", "slipstream.cli"):  # fmt: skip
        assert heavy not in modules, heavy


def test_the_command_line_loads_a_command_when_it_is_called() -> None:
    modules = loaded_by("import slipstream.cli")
    for heavy in ("rich", "yaml", "slipstream.cli.bench", "slipstream.drivers"):
        assert heavy not in modules, heavy


# Examples


def docstrings(path: Path) -> Iterator[tuple[str, int, str]]:
    """Name, line and text of every docstring with an example. From the source: compiled code shows none."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node, clean=False)
            if text and ">>>" in text:
                line = node.body[0].lineno - 1
                yield getattr(node, "name", "module"), line, text


WITH_EXAMPLES: Final = [path for path in FILES if any(docstrings(path))]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=module_name)
def test_examples_in_docstrings_run(path: Path) -> None:
    module = importlib.import_module(module_name(path))
    runner, parser = doctest.DocTestRunner(verbose=False), doctest.DocTestParser()
    told: list[str] = []
    for name, line, text in docstrings(path):
        example = parser.get_doctest(text, dict(vars(module)), name, str(path), line)
        runner.run(example, out=told.append)
    assert runner.tries > 0
    assert runner.failures == 0, "".join(told)


def test_the_public_api_has_examples() -> None:
    named = {module_name(path) for path in WITH_EXAMPLES}
    assert {
        "slipstream",
        "slipstream.core.race",
        "slipstream.records.record",
        "slipstream.games.setup",
    } <= named


def test_the_code_in_the_readme_runs(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert blocks, "README.md shows no Python"
    for block in blocks:
        run = subprocess.run(
            [sys.executable, "-W", "error", "-c", block],
            capture_output=True, text=True, cwd=tmp_path, check=False,
        )  # fmt: skip
        assert run.returncode == 0, f"{block}\n{run.stderr}"
