"""Circuits by chance: each passes all checks, is drawn without overlap, and can be raced."""

from __future__ import annotations

import os

import pytest

from slipstream.circuits.generator import random_circuit
from slipstream.circuits.inspection import inspect
from slipstream.circuits.loader import circuit_from_text, circuit_names, load_circuit
from slipstream.circuits.writing import circuit_text
from slipstream.drivers import drive, driver_luck, make_driver
from slipstream.games.setup import RaceSetup

SEEDS = range(1000) if os.environ.get("SLIPSTREAM_LONG") else range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_circuit_of_chance_passes_all_checks_and_races_to_the_end(seed: int) -> None:
    circuit = random_circuit(seed)
    again = circuit_from_text(circuit_text(circuit.source))
    assert again.source == circuit.source
    assert inspect(again) == []
    race = RaceSetup(again, cars=3, laps=1).start_race(seed)
    drive(race, [make_driver("club", driver_luck(seed, seat)) for seat in range(3)])
    assert race.over
    assert len(race.state.results) == 3


def test_the_same_seed_gives_the_same_circuit() -> None:
    assert random_circuit(11).source == random_circuit(11).source
    assert random_circuit(11).source != random_circuit(12).source


@pytest.mark.parametrize("name", circuit_names())
def test_like_another_circuit(name: str) -> None:
    model = load_circuit(name)
    circuit = random_circuit(7, model)
    assert (circuit.track.length, circuit.track.laps) == (model.track.length, model.track.laps)
    assert abs(len(circuit.track.corners) - len(model.track.corners)) <= 1
