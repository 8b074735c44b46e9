"""Training the pace model, its files, and circuits that nobody has trained."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from slipstream.circuits.loader import circuit_names
from slipstream.core.random_play import Draw
from slipstream.core.state import STEP_OVER
from slipstream.drivers import drive, driver_luck, make_driver
from slipstream.drivers.weights import (
    WeightsError,
    fingerprint,
    forget,
    model_for,
    read_model,
    save_model,
    shipped,
)
from slipstream.games.setup import RaceSetup
from slipstream.lab.training import Training, like, marks, new_model, train
from slipstream.pace.model import PaceModel, Sample
from slipstream.pace.policy import Policy

USA = RaceSetup("usa", 6, legends=5)
QUICK = Training(races=900, seed=3, tries=1)


def quiet(done: int, races: int) -> None:
    """Nobody listens."""


def rounds_needed(model: PaceModel, setup: RaceSetup, races: int = 40) -> float:
    """Mean rounds of a car that drives by this model among Legends."""
    policy, draw, total = Policy(model), Draw(), 0
    for seed in range(races):
        race = setup.start_race(1000 + seed, log=False)
        state = race.state
        while state.step != STEP_OVER:
            seat = race.next_seat()
            policy.choose(state, seat, draw)
            race.push(seat, draw.kind, draw.cards, draw.number, draw.source)
        total += int(state.cars[0].finish_round)
    return total / races


@pytest.fixture(scope="module")
def trained() -> tuple[PaceModel, dict[str, object]]:
    """A model after a very short training."""
    return train([USA], QUICK, quiet)


def test_training_makes_a_car_faster(trained: tuple[PaceModel, dict[str, object]]) -> None:
    assert rounds_needed(trained[0], USA) < rounds_needed(new_model(USA), USA) - 0.2


def test_the_same_seed_trains_the_same_model(trained: tuple[PaceModel, dict[str, object]]) -> None:
    again, settings = train([USA], QUICK, quiet)
    assert again.tables() == trained[0].tables()
    assert settings == trained[1]
    assert settings["seed"] == 3


def test_learning_moves_an_estimate_towards_what_was_seen() -> None:
    model, sample = new_model(USA), Sample()
    sample.position, sample.base = 40, 5.0
    before = model.estimate(sample)
    for _ in range(200):
        model.learn(sample, 7.5, 0.05)
    assert abs(model.estimate(sample) - 7.5) < 0.01 < abs(before - 7.5)


def test_a_file_gives_the_same_model_back(
    tmp_path: Path, trained: tuple[PaceModel, dict[str, object]]
) -> None:
    model, settings = trained
    file = tmp_path / "usa.json"
    save_model(model, file, "usa", "abc", settings)
    read, mark = read_model(file.read_text(encoding="utf-8"), "usa")
    assert mark == "abc"
    for (name, mine), (other, theirs) in zip(model.tables(), read.tables(), strict=True):
        assert name == other
        assert max(abs(a - b) for a, b in zip(mine, theirs, strict=True)) <= 1 / 4000 + 1e-12
    assert model.box is not None
    assert read.box is not None
    for (_, mine), (_, theirs) in zip(model.box.tables(), read.box.tables(), strict=True):
        assert max(abs(a - b) for a, b in zip(mine, theirs, strict=True)) <= 1 / 4000 + 1e-12
    for broken in ("", "{}", file.read_text(encoding="utf-8").replace("eJ", "xx")):
        with pytest.raises(WeightsError, match="not a file of pace tables"):
            read_model(broken, "broken.json")


def test_tables_of_before_there_was_a_set_for_the_whole_box_can_be_read(
    tmp_path: Path, trained: tuple[PaceModel, dict[str, object]]
) -> None:
    file = tmp_path / "usa.json"
    save_model(trained[0], file, "usa", "abc", trained[1])
    data = json.loads(file.read_text(encoding="utf-8"))
    del data["box"]
    read, _ = read_model(json.dumps(data), "usa")
    assert read.box is None
    assert read.for_race(True) is read
    assert any(read.car)
    del data["tables"]["car"]
    with pytest.raises(WeightsError):
        read_model(json.dumps(data), "usa")


def test_tables_for_the_whole_box_begin_with_those_of_the_base_game() -> None:
    model = new_model(USA)
    model.car[7] = 3.5
    copy = like(model)
    assert copy.tables() == model.tables()
    copy.car[7] = 0.0
    assert model.car[7] == 3.5


def test_every_circuit_of_the_box_has_tables_of_its_own() -> None:
    marks_of = {fingerprint(RaceSetup(name, 2).course.track) for name in circuit_names()}
    assert marks_of < set(shipped())
    models = {id(model_for(RaceSetup(name, 2).course.track)) for name in circuit_names()}
    assert len(models) == len(circuit_names())
    assert not any(model_for(RaceSetup(name, 2).course.track).general for name in circuit_names())


CIRCUIT = """
format = "slipstream-circuit/1"
id = "loop"
name = "Loop"
length = 40
laps = 2
heat = 6
stress = 3
grid = ["39R", "39O", "38R", "38O", "37R", "37O"]

[[corners]]
id = "C1"
name = "First"
line_after = 9
limit = 4
legend_line_after = 5

[[corners]]
id = "C2"
name = "Second"
line_after = 27
limit = 3
legend_line_after = 22
"""


def test_a_circuit_of_ones_own_is_driven_by_the_general_model_until_it_is_trained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("slipstream.drivers.weights.user_folder", lambda: tmp_path / "pace")
    file = tmp_path / "loop.toml"
    file.write_text(CIRCUIT, encoding="utf-8")
    setup = RaceSetup(str(file), 3)
    track = setup.course.track
    forget(track)
    assert model_for(track).general
    for seed in range(3):
        race = setup.start_race(seed, log=False)
        names = ["club", "champion@8", "rookie"]
        drive(race, [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(names)])
        assert race.over
        assert race.state.round < 25
    model, settings = train([RaceSetup(str(file), 6, legends=5)], Training(races=300, tries=1), quiet)
    save_model(model, tmp_path / "pace" / f"{fingerprint(track)}.json", "loop", fingerprint(track), settings)
    forget(track)
    assert not model_for(track).general
    forget(track)


@pytest.mark.parametrize("circuit", circuit_names())
def test_the_general_model_finishes_with_the_legends(circuit: str) -> None:
    """It is no match for tables of the circuit's own, but it drives like an average Legend."""
    general, _ = read_model(shipped()["general"], "general")
    setup = RaceSetup(circuit, 6, legends=5)
    own = model_for(setup.course.track)
    fast, slow = rounds_needed(own, setup), rounds_needed(general, setup)
    assert fast < slow < fast * 1.12


def test_marks_are_a_share_of_races() -> None:
    assert 0 < marks(model_for(USA.course.track), [USA], 60) <= 1
