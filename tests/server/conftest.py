"""Servers and databases for the tests; a real PostgreSQL among them."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from tests.server.support import LONG, Player, Server, launcher

settings.register_profile("server", derandomize=not LONG, deadline=None, database=None)


#: files whose races are driven without odds: a third of the work, and told to nobody there
WITHOUT_ODDS: Final = (
    "backup", "database", "drivers", "finished_records", "restarts", "reviews", "updates", "whole_races",
    "why", "workers",
)  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def odds_where_they_count(request: pytest.FixtureRequest) -> Iterator[None]:
    """`./slipstream soak` has them everywhere."""
    name = request.module.__name__.rpartition(".test_")[2]
    Player.asks_odds = LONG or name not in WITHOUT_ODDS
    yield
    Player.asks_odds = True


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def one_launcher() -> Iterator[None]:
    yield
    if launcher.cache_info().currsize:
        launcher().close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this file's tests, on SQLite, without rate limits."""
    database = tmp_path_factory.mktemp("server") / "slipstream.db"
    with Server(database, "--no-limits") as running:
        yield running


class Postgres:
    """A PostgreSQL of our own, with as many databases as are asked for."""

    def __init__(self, folder: Path) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if not found:
            pytest.fail("PostgreSQL is missing: ./slipstream test installs it (Debian: postgresql)")
        self.programs = found[-1].parent
        self.folder = folder
        self.databases = 0
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        data = folder / "data"
        self._run("initdb", "-D", data, "-U", "slipstream", "-A", "trust", "--no-sync", "-E", "UTF8",
                  "--locale=C.UTF-8")  # fmt: skip
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} "
            "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
        )
        self._run("pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self.programs / program), *map(str, arguments)]
        if os.getuid() == 0:  # PostgreSQL refuses root
            command = ["runuser", "-u", "postgres", "--", *command]
        with open(self.folder / "commands", "ab") as log:
            done = subprocess.run(command, stdout=log, stderr=log, cwd=self.folder, check=False)
        assert done.returncode == 0, (self.folder / "commands").read_text()

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.databases += 1
        name = f"slipstream{self.databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "slipstream", name)
        return f"postgresql://slipstream@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="slipstream-postgres-"))
    folder.chmod(0o755)
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    running = Postgres(folder)
    yield running
    running.stop()
    shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind: a test that asks for it runs on both."""
    if request.param == "sqlite":
        return str(tmp_path / "slipstream.db")
    make: Callable[[], str] = request.getfixturevalue("postgres").database
    return make()
