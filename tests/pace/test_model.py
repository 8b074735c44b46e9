"""The pace model: what it adds up, what it looks up, what it learns, and how it is kept."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest

from slipstream.core.chance import FastStream
from slipstream.core.steps.shift_gears import GEARS
from slipstream.drivers.weights import WeightsError, fingerprint, model_for, read_model, save_model
from slipstream.games.setup import RaceSetup
from slipstream.lab.training import new_model
from slipstream.pace.learning import Learner
from slipstream.pace.model import (
    BALANCE,
    DRAW,
    DRAW_HEAT,
    ENGINE,
    HAND_HEAT,
    HAND_STRESS,
    HIGH,
    KEPT,
    THREES,
    TWOS,
    PaceModel,
    Sample,
)

POSITIONS = 3


@pytest.fixture
def model() -> PaceModel:
    """A small model with any numbers in it."""
    made, luck = PaceModel(POSITIONS, 40, 8.0), random.Random(5)
    for _, numbers in made.tables():
        numbers[:] = [luck.uniform(-1, 1) for _ in numbers]
    made.freeze()
    return made


def any_sample(luck: random.Random) -> Sample:
    sample = Sample()
    sample.position, sample.base = luck.randrange(POSITIONS), 4.5
    sample.gear, sample.engine = luck.randrange(GEARS), luck.randrange(ENGINE)
    sample.heat, sample.stress = luck.randrange(HAND_HEAT), luck.randrange(HAND_STRESS)
    sample.kept, sample.pile = luck.randrange(KEPT), luck.randrange(DRAW * DRAW_HEAT)
    sample.balance = luck.randrange(DRAW * BALANCE)
    return sample


def test_an_estimate_is_the_base_and_one_number_of_every_table(model: PaceModel) -> None:
    """Adding to a whole table moves every estimate by just that."""
    luck = random.Random(6)
    samples = [any_sample(luck) for _ in range(20)]
    for _, numbers in model.tables():
        before = [model.estimate(sample) for sample in samples]
        numbers[:] = [number + 0.25 for number in numbers]
        assert [model.estimate(sample) for sample in samples] == pytest.approx(
            [estimate + 0.25 for estimate in before]
        )
    empty = PaceModel(POSITIONS, 40, 8.0)
    assert [empty.estimate(sample) for sample in samples] == [4.5] * 20


def test_the_car_is_looked_up_as_it_is_added_up(model: PaceModel) -> None:
    ranges = (POSITIONS, GEARS, ENGINE, HAND_HEAT, HAND_STRESS)
    places = list(itertools.product(*map(range, ranges)))
    assert list(model.whole_car) == [model.car_value(*place) for place in places]


def test_the_best_part_of_a_hand_is_the_least_of_all_its_parts(model: PaceModel) -> None:
    def smaller(index: int) -> list[int]:
        rest, high = divmod(index, HIGH)
        rest, threes = divmod(rest, THREES)
        low, twos = divmod(rest, TWOS)
        return [
            ((a * TWOS + b) * THREES + c) * HIGH + d
            for a in range(low + 1)
            for b in range(twos + 1)
            for c in range(threes + 1)
            for d in range(high + 1)
        ]

    for position, gear, index in itertools.product(range(POSITIONS), range(GEARS), range(KEPT)):
        best = min(model.keep_value(position, gear, part) for part in smaller(index))
        assert model.best_kept[(position * GEARS + gear) * KEPT + index] == best


def test_a_careful_start_likes_heat_in_the_engine_and_none_in_hand() -> None:
    made = PaceModel(POSITIONS, 40, 8.0)
    made.start_careful()
    engines = [made.car_value(0, 1, engine, 0, 0) for engine in range(ENGINE)]
    heats = [made.car_value(0, 1, 4, heat, 0) for heat in range(HAND_HEAT)]
    stresses = [made.car_value(0, 1, 4, 0, stress) for stress in range(HAND_STRESS)]
    assert engines == sorted(engines, reverse=True)
    assert heats == sorted(heats)
    assert stresses == sorted(stresses)
    assert (len({*engines}), len({*heats}), len({*stresses})) == (ENGINE, HAND_HEAT, HAND_STRESS)


# Learning


def test_a_step_moves_an_estimate_towards_what_was_seen(model: PaceModel) -> None:
    luck = random.Random(7)
    for _ in range(50):
        sample, rounds = any_sample(luck), luck.uniform(0, 12)
        before = model.estimate(sample)
        error = model.learn(sample, rounds, 0.05)
        after = model.estimate(sample)
        assert error == pytest.approx(rounds - before)
        assert after - before == pytest.approx(9 * 0.05 * error)  # nine tables, a step in each
        assert abs(rounds - after) < abs(rounds - before)


def test_a_step_changes_one_number_of_every_table(model: PaceModel) -> None:
    before = [numbers[:] for _, numbers in model.tables()]
    model.learn(any_sample(random.Random(8)), 20.0, 0.1)
    for (name, numbers), old in zip(model.tables(), before, strict=True):
        assert sum(a != b for a, b in zip(numbers, old, strict=True)) == 1, name


def turn_in(round: int, position: int) -> Sample:
    sample = Sample()
    sample.round, sample.position = round, position
    return sample


@pytest.mark.parametrize("trace", [0.0, 0.3, 1.0])
def test_a_turn_is_judged_by_the_finish_and_by_the_turn_after_it(trace: float) -> None:
    """The last turn learns from the finish alone, the one before it also from what was expected then."""
    made = PaceModel(POSITIONS, 40, 8.0)
    learner = Learner(made, FastStream(1))
    made.hand[2 * HAND_HEAT * HAND_STRESS] = 5.0  # after the last turn five rounds were expected
    learner.learn([turn_in(3, 1), turn_in(4, 2)], 6.0, 0.01, trace, 1.0)
    last = 6.0 - 4 - 5.0  # the finish was at 6.0: two rounds after round 4, where five were expected
    target = trace * 6.0 + (1 - trace) * (4 + 5.0)
    assert made.hand[2 * HAND_HEAT * HAND_STRESS] == pytest.approx(5.0 + 0.01 * last)
    shared = 5 * 0.01 * last  # tables that do not know the position have moved already
    shared -= 2 * 0.01 * last  # engine_heat and gear_heat do know it
    error = target - 3 - shared
    assert made.hand[1 * HAND_HEAT * HAND_STRESS] == pytest.approx(0.01 * error)


def test_rounds_are_scaled_before_they_are_learned() -> None:
    one, other = PaceModel(POSITIONS, 40, 8.0), PaceModel(POSITIONS, 40, 8.0)
    Learner(one, FastStream(1)).learn([turn_in(4, 2)], 12.0, 0.01, 1.0, 2.0)
    Learner(other, FastStream(1)).learn([turn_in(8, 2)], 12.0, 0.01, 1.0, 1.0)
    assert one.tables() == other.tables()


@pytest.mark.parametrize("legends", [0, 1])
def test_a_race_teaches_the_turns_of_those_who_play_cards(legends: int) -> None:
    setup = RaceSetup("usa", 3, laps=1, legends=legends)
    made, race = new_model(setup), setup.start_race(3, log=False)
    learner = Learner(made, FastStream(9))
    before = {name: numbers[:] for name, numbers in made.tables()}
    learner.race(race, 0.0, 0.05, 1.0)
    driven = [car for car in race.state.cars if not car.legend]
    assert all(car.finish_round > 0 for car in driven)
    assert learner.cars == len(driven) == 3 - legends
    assert learner.rounds == sum(int(car.finish_round) for car in driven)
    turns = sum(int(car.finish_round) for car in driven)
    for name, numbers in made.tables():
        moved = sum(a != b for a, b in zip(numbers, before[name], strict=True))
        assert 0 < moved <= turns, name


def test_strays_change_what_is_driven_and_their_luck_repeats_itself() -> None:
    setup = RaceSetup("usa", 2, laps=1)
    tables = []
    for luck, strays in ((1, 0.0), (2, 0.0), (1, 0.5), (1, 0.5), (2, 0.5)):
        made = new_model(setup)
        Learner(made, FastStream(luck)).race(setup.start_race(3, log=False), strays, 0.05, 1.0)
        tables.append(made.tables())
    assert tables[0] == tables[1], "without strays its own luck does not matter"
    assert tables[2] == tables[3]
    assert tables[0] != tables[2] != tables[4]


# Files


def test_tables_are_written_and_read_to_a_small_step(model: PaceModel, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "tables.json"
    model.kept[0], model.kept[1] = 1000.0, -1000.0  # beyond what a file can hold
    save_model(model, file, "somewhere", "mark", {"seed": 1})
    read, mark = read_model(file.read_text(encoding="utf-8"), "somewhere")
    assert mark == "mark"
    assert (read.positions, read.length, read.spaces_a_round) == (POSITIONS, 40, 8.0)
    assert not read.general
    assert read.kept[:2] == pytest.approx([32767 / 2000, -32767 / 2000])
    model.kept[:2] = read.kept[:2]
    for (name, mine), (other, theirs) in zip(model.tables(), read.tables(), strict=True):
        assert name == other
        assert theirs == pytest.approx(mine, abs=1 / 4000 + 1e-9)
    assert list(read.whole_car) == [read.car_value(*place) for place in itertools.product(
        *map(range, (POSITIONS, GEARS, ENGINE, HAND_HEAT, HAND_STRESS))
    )]  # fmt: skip
    again = file.with_name("again.json")
    save_model(read, again, "somewhere", "mark", {"seed": 1})
    assert again.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("slipstream-pace/1", "slipstream-pace/2"),
        ('"positions": 3', '"positions": 4'),
        ('"positions": 3', '"positions": "three"'),
        ('"balance"', '"imbalance"'),
        ("{", "["),
    ],
)
def test_a_file_that_does_not_fit_is_refused(model: PaceModel, tmp_path: Path, old: str, new: str) -> None:
    file = tmp_path / "tables.json"
    save_model(model, file, "somewhere", "mark", {})
    text = file.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(WeightsError, match=r"broken\.json"):
        read_model(text.replace(old, new), "broken.json")


def test_circuits_are_told_apart_by_what_matters_for_driving() -> None:
    one, two = RaceSetup("usa", 2).course.track, RaceSetup("usa", 6, laps=1).course.track
    assert fingerprint(one) == fingerprint(two)
    assert fingerprint(one) != fingerprint(RaceSetup("gb", 2).course.track)
    assert model_for(one) is model_for(two)
