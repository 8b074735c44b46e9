"""One visitor does their worst within the limits: the loop that serves others never stands still for long.

What is compared is how long it works at a stretch, in CPU time, to what it does for one who just plays. Other
work on the machine changes neither; `bench/abuse.py` tells what it means in waiting on an idle one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import LONG

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bench"))

import abuse

pytestmark = pytest.mark.anyio

SECONDS = 4.0 if LONG else 1.0
TIMES = 6.0  # a race that one just plays is opened, and its greeting written, at one stretch
SOME = ("circuits", "drawings", "qr", "rushed", "hints", "records", "comings")


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[abuse.Scene]:
    scene = abuse.Scene(tmp_path_factory.mktemp("abuse"))
    yield scene
    scene.stop()


@pytest.fixture(scope="module")
def ordinary() -> list[float]:
    """The stretch of one who just plays, measured once."""
    return []


@pytest.mark.parametrize("name", abuse.TRIES if LONG else SOME)
async def test_others_hardly_notice(scene: abuse.Scene, ordinary: list[float], name: str) -> None:
    if not ordinary:
        await scene.idle(SECONDS)  # what is done only once: tables are read, modules imported
        ordinary.append((await scene.idle(SECONDS)).stretch)
    found = await scene.under(name, SECONDS, think=True)
    assert found.pings
    assert found.stretch < TIMES * ordinary[0], (found.stretch, ordinary[0])
    assert found.hint > 0
    assert found.champion > 0
    assert "Traceback" not in scene.log.read_text()
