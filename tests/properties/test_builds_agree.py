"""Compiled = interpreted: several hundred races give the same states, round by round, on both builds.

Without a compiled core there is nothing to compare and the test is skipped; `./slipstream test` sets
SLIPSTREAM_REQUIRE_COMPILED=1, and then it fails instead.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

import pytest

RACES: Final = 2000 if os.environ.get("SLIPSTREAM_LONG") == "1" else 240

#: half of the races inside the engine, half with events, listed options and views
SCRIPT: Final = """
import sys
from hashlib import blake2b
from slipstream import build
from slipstream.core.chance import FAST, stream
from slipstream.fuzzing import fuzz_setup
from slipstream.snapshot import encode_game, encode_race


def on_the_grid(setup, seed, log=True):
    game, luck = setup.start(seed, log), stream(FAST, seed, 2, "draft")
    while game.race is None:
        options = game.pending()[0].options
        game.apply(game.pending()[0].seat, options[luck.below(len(options))])
    checksum.update(encode_game(game))
    return game.race


checksum = blake2b(digest_size=16)
rounds = 0


def note(race):
    global rounds
    rounds += 1
    checksum.update(encode_race(race))
    for seat in (None, 0):
        checksum.update(repr(race.view(seat).known()).encode())


for number in range(int(sys.argv[1])):
    luck = stream(FAST, number, 1, "policy")
    if number % 2:
        race = on_the_grid(fuzz_setup(number), number, log=False)
        while not race.over:
            race.play_random(luck, race.state.round + 1)
            note(race)
        continue
    race = on_the_grid(fuzz_setup(number), number)
    events, round = race.take_events(), 0
    while decisions := race.pending():
        if race.state.round != round:
            round = race.state.round
            note(race)
        options = decisions[-1].options
        checksum.update(repr((decisions, options)).encode())
        if luck.below(3):
            answer = options[luck.below(len(options))]
            events = race.apply(decisions[-1].seat, answer, decisions[-1].id)
        else:
            events = race.apply(race.next_seat(), race.random_action(luck))
        checksum.update(repr(events).encode())
    note(race)
print(build(), rounds, checksum.hexdigest())
"""


def run_python(pure: bool, script: str, *arguments: str) -> str:
    """What a script prints, in a process of its own, on one of the builds."""
    environment = {**os.environ, "SLIPSTREAM_PURE": "1" if pure else "0", "PYTHONHASHSEED": str(int(pure))}
    command = [sys.executable, "-c", script, *arguments]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def play(pure: bool) -> tuple[str, int, str]:
    """Build, rounds and checksum of the races."""
    build, rounds, checksum = run_python(pure, SCRIPT, str(RACES)).split()
    return build, int(rounds), checksum


def test_both_builds_play_the_same_races() -> None:
    if run_python(False, "import slipstream; print(slipstream.build())").strip() != "compiled":
        reason = "the core is not compiled: ./slipstream test compiles it"
        assert os.environ.get("SLIPSTREAM_REQUIRE_COMPILED") != "1", reason
        pytest.skip(reason)
    compiled, interpreted = play(pure=False), play(pure=True)
    assert (compiled[0], interpreted[0]) == ("compiled", "python")
    assert interpreted[1] == compiled[1] > RACES
    assert interpreted[2] == compiled[2]
