"""Run every part of the suite, whatever becomes of the others, and tell by a table how each one ended.

`./slipstream test` and `./slipstream soak` call it when the packages are installed and the page is built.
Twice as many parts run side by side as there are cores, since browsers and servers also wait. The first one
compiles the core and installs browser and database; those that need neither run meanwhile, then the others.
What a part says is in .build/logs; a part that fails is shown at the end, before the table. The last line is
`N passed, N failed`: tests, and one for each check.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOGS: Final = ROOT / ".build" / "logs"
LIMIT: Final = 45 * 60.0  # seconds until a part is taken for hung
LONG_LIMIT: Final = 24 * 3600.0
SHOWN: Final = 400  # lines of a failed part that are printed

#: what depends on how the core was built, and is run on plain Python as well; soak adds `games`
PLAIN: Final = ("rules", "modules", "playthroughs", "properties")
#: the compiled core and what stands directly on it
ENGINE: Final = (*PLAIN, "games", "circuits", "records", "odds", "words")

#: those who drive and judge by the engine
DRIVERS: Final = ("pace", "field", "drivers", "coach", "lab", "env")

Counts = tuple[int, int]  # passed, failed


def count_check(_log: str) -> Counts:
    """A check has no tests: it passes or fails as a whole, which its exit code tells."""
    return 1, 0


def count_pytest(log: str) -> Counts:
    """What the closing line of pytest says; a problem at the end of a test counts as another failure."""
    lines = [line for line in log.splitlines() if re.search(r"\bin \d[\d.]*s\b", line)]
    found = {word: int(number) for number, word in re.findall(r"(\d+) ([a-z]+)", lines[-1] if lines else "")}
    failed = sum(found.get(word, 0) for word in ("failed", "error", "errors"))
    return found.get("passed", 0) + found.get("xfailed", 0), failed


def count_vitest(log: str) -> Counts:
    """What the line `Tests  1 failed | 119 passed (120)` says."""
    line = re.search(r"^\s*Tests\s+(.*)$", log, re.MULTILINE)
    found = {word: int(number) for number, word in re.findall(r"(\d+) (\w+)", line[1] if line else "")}
    return found.get("passed", 0), found.get("failed", 0)


@dataclass(frozen=True)
class Part:
    """One command of the suite, and how its tests are counted."""

    name: str
    command: Sequence[str]
    count: Callable[[str], Counts] = count_check
    folder: Path = ROOT
    env: Mapping[str, str] = field(default_factory=dict)
    limit: float = LIMIT
    after: str = ""  # the part that has to end first, however it ends


@dataclass(frozen=True)
class Outcome:
    """How a part ended."""

    part: Part
    passed: int
    failed: int
    seconds: float
    log: Path


#: the compiled core, a browser and a database server
PREPARE: Final = Part("set-up", ["./slipstream", "prepare"])


def pytest_part(name: str, *arguments: str, pure: bool = False, long: bool = False) -> Part:
    """Tests in a process of their own; parts that run at the same time share no cache and no folder."""
    env = {"SLIPSTREAM_PURE": "1"} if pure else {}
    if long:
        env["SLIPSTREAM_LONG"] = "1"
    folder = ROOT / ".build" / "tmp" / name.replace(" ", "-")  # pytest tidies up among its own last ones
    folder.parent.mkdir(parents=True, exist_ok=True)
    own = ["-p", "no:cacheprovider", f"--basetemp={folder}", "--durations=10"]
    command = [sys.executable, "-m", "pytest", *own, *arguments]
    limit = LONG_LIMIT if long else LIMIT
    return Part(name, command, count_pytest, env=env, limit=limit, after="" if pure else PREPARE.name)


def folders(names: Sequence[str]) -> list[str]:
    return [f"tests/{name}" for name in names]


def all_but(names: Sequence[str]) -> list[str]:
    """Every test that is in none of these folders: a new folder needs no line here to be run."""
    return ["tests", *(f"--ignore=tests/{name}" for name in names)]


#: files of tests/server that take as long as all the others together
LONG_SERVER_FILES: Final = (
    "workers", "fuzz", "reviews", "secrets", "database", "own_odds", "example_bot", "guards",
)  # fmt: skip


def halves(name: str, long: bool, first: Sequence[str] = ()) -> list[Part]:
    """The tests of a folder in two parts: those named first and the others, or one file after the other."""
    files = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / name).glob("test_*.py"))
    named = [f"tests/{name}/test_{file}.py" for file in first] or files[::2]
    others = [file for file in files if file not in named]
    return [pytest_part(f"{name} {half + 1}", *part, long=long) for half, part in enumerate((named, others))]


def suites(long: bool = False) -> list[Part]:
    """All tests of the compiled core, server and page: the longest parts first, the shortest last, so that
    few cores stand idle at the end."""
    server, more_server = halves("server", long, LONG_SERVER_FILES)
    return [
        pytest_part("drivers", *folders(DRIVERS), long=long),
        pytest_part("the rest", *all_but((*ENGINE, *DRIVERS, "server", "browser")), long=long),
        server,
        pytest_part("engine", *folders(ENGINE), long=long),
        *halves("browser", long),  # its driver keeps an event loop running: a process of its own
        more_server,
    ]


def checks() -> list[Part]:
    """What needs no test to be wrong."""
    tool = Path(sys.executable).parent
    scripts = ["slipstream", "tools/lock", ".ci/run"]
    web = ROOT / "web"
    found = [
        Part("types", [sys.executable, "-m", "mypy"]),
        Part("page check", ["npm", "run", "-s", "check"], folder=web),
        Part("page tests", ["npm", "run", "-s", "test"], count_vitest, web),
        Part("format", [str(tool / "ruff"), "format", "--check", "."]),
        Part("lint", [str(tool / "ruff"), "check", "."]),
    ]
    if (tool / "shellcheck").exists():  # there is none for some machines
        found.append(Part("shell check", [str(tool / "shellcheck"), *scripts]))
    return found


def whole_suite() -> list[Part]:
    """Every check and test; what can begin before the core is compiled comes first."""
    plain = [*folders(PLAIN), "--ignore=tests/properties/test_builds_agree.py"]  # it runs both builds itself
    return [PREPARE, pytest_part("plain Python", *plain, pure=True), *checks(), *suites()]


def soak(arguments: Sequence[str]) -> list[Part]:
    """The long matrices whole, and random games; arguments are those of `slipstream fuzz`."""
    program = str(Path(sys.executable).parent / "slipstream")
    fuzz = Part("fuzz", [program, "fuzz", *arguments], limit=LONG_LIMIT, after=PREPARE.name)
    plain = pytest_part("plain Python", *folders((*PLAIN, "games")), pure=True)
    return [PREPARE, plain, *suites(long=True), fuzz, *scripts()]


def scripts() -> list[Part]:
    """What is measured: nothing is lost in faults and deployments, whatever one visitor does."""
    found = [("faults", "faults.py"), ("rolling deploy", "rolling.py"), ("many races", "many.py")]
    return [
        Part(name, [sys.executable, f"bench/{file}"], limit=LONG_LIMIT, after=PREPARE.name)
        for name, file in found
    ]


class Runner:
    """Runs parts side by side; those that still run end when it does."""

    def __init__(self, logs: Path, jobs: int) -> None:
        self.logs, self.jobs = logs, jobs
        self.running: set[subprocess.Popen[bytes]] = set()
        self.stopped = False
        self.ended: dict[str, threading.Event] = {}

    def run(self, parts: Sequence[Part]) -> list[Outcome]:
        """Run them all; a line is printed as each ends. Gives the outcomes in the order of the parts."""
        self.logs.mkdir(parents=True, exist_ok=True)
        self.ended = {part.name: threading.Event() for part in parts}
        with ThreadPoolExecutor(self.jobs) as pool, self._ending():
            waiting = [pool.submit(self._run, part) for part in parts]
            for done in as_completed(waiting):
                one = done.result()
                tests = f"{one.passed} passed" + (f", {one.failed} FAILED" if one.failed else "")
                print(f"· {one.part.name}: {tests} in {one.seconds:.0f} s", flush=True)
        return [done.result() for done in waiting]

    @contextmanager
    def _ending(self) -> Iterator[None]:
        try:
            yield
        except BaseException:  # Ctrl+C: whatever a part has started ends with it
            self.stopped = True
            for process in list(self.running):
                end(process)
            for waited_for in self.ended.values():
                waited_for.set()
            raise

    def _run(self, part: Part) -> Outcome:
        if part.after in self.ended:
            self.ended[part.after].wait()
        log = self.logs / f"{part.name.replace(' ', '-')}.log"
        began = time.monotonic()
        code = -1 if self.stopped else self._execute(part, log)
        self.ended[part.name].set()
        text = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
        passed, failed = part.count(text)
        if code != 0 and not failed:  # it broke down, or it is a check
            passed, failed = passed if part.count is not count_check else 0, 1
        return Outcome(part, passed, failed, time.monotonic() - began, log)

    def _execute(self, part: Part, log: Path) -> int:
        env = {**os.environ, "NO_COLOR": "1", "PYTHONUNBUFFERED": "1", **part.env}
        with log.open("wb") as out:
            try:
                process = subprocess.Popen(
                    part.command,
                    cwd=part.folder,
                    env=env,
                    stdin=subprocess.DEVNULL,
                    stdout=out,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
            except OSError as problem:
                out.write(f"{problem}\n".encode())
                return -1
            self.running.add(process)
            try:
                return process.wait(part.limit)
            except subprocess.TimeoutExpired:
                end(process)
                out.write(f"\nended: it ran for more than {part.limit / 60:.0f} minutes\n".encode())
                return -1
            finally:
                self.running.discard(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a part and all that it has started; it may tidy up first."""
    for how, patience in ((signal.SIGINT, 20.0), (signal.SIGKILL, None)):
        try:
            os.killpg(process.pid, how)
            process.wait(patience)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


def show(outcome: Outcome) -> None:
    """Print what a failed part said: all of it, or the end of it if that is long."""
    lines = outcome.log.read_text(encoding="utf-8", errors="replace").splitlines()
    where = os.path.relpath(outcome.log, ROOT)
    part = "" if len(lines) <= SHOWN else f", the last {SHOWN} of {len(lines)} lines"
    print(f"\n──── {outcome.part.name} failed ({where}{part})")
    print("\n".join(lines[-SHOWN:]))


def table(outcomes: Sequence[Outcome], seconds: float) -> str:
    """Part, passed, failed and seconds; the closing line is the sum."""
    rows = [(one.part.name, one.passed, one.failed, one.seconds) for one in outcomes]
    passed, failed = sum(row[1] for row in rows), sum(row[2] for row in rows)
    rows.append(("all", passed, failed, seconds))
    wide = max(len(name) for name, *_ in rows)
    lines = [f"{'part':{wide}}  passed  failed  seconds"]
    lines += [f"{name:{wide}}  {good:6}  {bad:6}  {time:7.0f}" for name, good, bad, time in rows]
    return "\n".join([*lines, "", f"{passed} passed, {failed} failed"])


def run_all(parts: Sequence[Part], logs: Path = LOGS, jobs: int | None = None) -> int:
    """Run the parts and tell; the exit code is 1 if anything failed."""
    began = time.monotonic()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    outcomes = Runner(logs, jobs or 2 * cores).run(parts)
    bad = [one for one in outcomes if one.failed]
    for one in bad:
        show(one)
    print(f"\n{table(outcomes, time.monotonic() - began)}", flush=True)
    return 1 if bad else 0


def main(arguments: Sequence[str]) -> int:
    parts = soak(arguments[1:]) if arguments[:1] == ["--soak"] else whole_suite()
    # also where a shell has told it to ignore Ctrl+C, as for commands in the background: parts would, too
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, signal.default_int_handler)
    try:
        return run_all(parts)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
