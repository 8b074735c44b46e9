"""Compiled = interpreted: races with all modules, and seasons, give the same states on both builds.

Without a compiled core there is nothing to compare and the test is skipped; `./slipstream test` sets
SLIPSTREAM_REQUIRE_COMPILED=1, and then it fails instead.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

import pytest

LONG: Final = os.environ.get("SLIPSTREAM_LONG") == "1"
RACES: Final = 2000 if LONG else 32
SEASONS: Final = 100 if LONG else 2

#: half of the races inside the engine, half with events, listed options and views; then whole seasons
SCRIPT: Final = """
import sys
from hashlib import blake2b
from slipstream import build
from slipstream.core.chance import FAST, stream
from slipstream.checks.fuzzing import fuzz_season_setup, fuzz_setup
from slipstream.records.snapshot import encode, encode_game, encode_race


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
for number in range(int(sys.argv[2])):
    luck = stream(FAST, number, 3, "season policy")
    season, raced = fuzz_season_setup(number).start(number), 0
    while decisions := season.pending():
        race = season.race
        if race is None or luck.below(20) == 0:
            decision = decisions[luck.below(len(decisions))]
            checksum.update(repr((decisions, decision.options)).encode())
            answer = decision.options[luck.below(len(decision.options))]
            events = season.apply(decision.seat, answer, decision.id)
        else:
            events = season.apply(race.next_seat(), race.random_action(luck))
        checksum.update(repr(events).encode())
        if race is None or len(season.results) != raced:
            raced = len(season.results)
            checksum.update(encode(season))
    rounds += sum(result.rounds for result in season.results)
    checksum.update(encode(season) + repr((season.standings(), season.champion)).encode())
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
    """Build, rounds and checksum of the races and seasons."""
    build, rounds, checksum = run_python(pure, SCRIPT, str(RACES), str(SEASONS)).split()
    return build, int(rounds), checksum


def test_both_builds_play_the_same_races_and_seasons() -> None:
    if run_python(False, "import slipstream; print(slipstream.build())").strip() != "compiled":
        reason = "the core is not compiled: ./slipstream test compiles it"
        assert os.environ.get("SLIPSTREAM_REQUIRE_COMPILED") != "1", reason
        pytest.skip(reason)
    compiled, interpreted = play(pure=False), play(pure=True)
    assert (compiled[0], interpreted[0]) == ("compiled", "python")
    assert interpreted[1] == compiled[1] > RACES
    assert interpreted[2] == compiled[2]
