"""A circuit as the pace model sees it: an index for every place, and rounds at a constant pace."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream.checks.scenes import t30
from slipstream.circuits.loader import circuit_names
from slipstream.core.rules import NEVER, RaceRules
from slipstream.games.setup import RaceSetup
from slipstream.lab.training import new_model
from slipstream.pace.model import GENERAL_LIMITS, GENERAL_SPACES, PaceModel
from slipstream.pace.policy import Policy
from slipstream.pace.road import GENERAL_GAPS, GENERAL_POSITIONS, Road, is_whole_box

TRACK = t30()  # 30 spaces; lines A 10 (limit 5), B 18 (3), C 22 (2)


def road_of(model: PaceModel, laps: int = 2) -> Road:
    return Road(TRACK, RaceRules(TRACK, laps, 6), model)


def test_there_is_an_entry_for_every_place_before_the_finish() -> None:
    road = road_of(PaceModel(100, 30, 8.0))
    assert (road.finish, road.offset) == (60, 30)
    for numbers in (road.position, road.base, road.line, road.corner):
        assert len(numbers) == 90  # a lap behind the start line, and two before the finish


def test_positions_are_spaces_to_go() -> None:
    road = road_of(PaceModel(100, 30, 8.0))
    for progress in range(-30, 60):
        assert road.position[progress + 30] == 60 - progress
        assert road.base[progress + 30] == (60 - progress) / 8.0


def test_laps_that_the_tables_do_not_reach_are_left_to_the_constant_pace() -> None:
    """Tables for one lap and the grid serve a race of any length: places a lap apart look the same."""
    model = PaceModel(36, 30, 8.0)
    road = road_of(model, laps=4)
    assert all(0 < position < 36 for position in road.position)
    assert road.position[30 + 119] == 1
    for progress in range(-30, 84):
        there, later = road.position[progress + 30], road.position[progress + 60]
        assert there in (later, later + 30)
        assert road.base[progress + 30] - road.base[progress + 60] == pytest.approx(30 / 8.0)


def test_the_next_corner_line_of_every_place() -> None:
    road = road_of(PaceModel(100, 30, 8.0))
    names = [TRACK.corners[corner].name for corner in road.corner]

    def next_at(progress: int) -> tuple[int, str]:
        return int(road.line[progress + 30]), names[progress + 30]

    first, second, third = (int(corner.line) for corner in TRACK.corners)
    assert next_at(0) == (first, "A")
    assert next_at(first - 1) == (first, "A")
    assert next_at(first) == (second, "B")  # the line lies behind the car
    assert next_at(second) == (third, "C")
    assert next_at(third) == (first + 30, "A")
    assert next_at(-1) == (first, "A")
    assert road.line[30 + third + 30] == NEVER, "no line is left before the finish"


def test_general_positions_tell_distance_limit_and_the_corner_after_it() -> None:
    model = PaceModel(GENERAL_POSITIONS, 0, 7.8)
    assert model.general
    road = road_of(model)
    first, second, third = (int(corner.line) for corner in TRACK.corners)

    def parts(progress: int) -> tuple[int, int, int]:
        rest, gap = divmod(int(road.position[progress + 30]), GENERAL_GAPS)
        return (*divmod(rest, GENERAL_LIMITS), gap)

    assert parts(0) == (first - 1, 5, 1)  # B follows eight spaces behind A
    assert parts(first - 1) == (0, 5, 1)
    assert parts(first) == (second - first - 1, 3, 0)  # C follows four behind B
    assert parts(second) == (third - second - 1, 2, 2)  # then it is far
    assert parts(59) == (0, 0, 2), "the finish has no limit"
    assert parts(third + 30) == (60 - third - 30 - 1, 0, 2)
    assert all(0 <= position < GENERAL_POSITIONS for position in road.position)


def test_general_positions_are_capped() -> None:
    rules = RaceRules(TRACK, 2, 6)
    rules.speed_limit[0] = 99
    road = Road(TRACK, rules, PaceModel(GENERAL_POSITIONS, 0, 7.8))
    assert max(road.position) < GENERAL_POSITIONS
    spaces = {position // GENERAL_GAPS // GENERAL_LIMITS for position in road.position}
    limits = {position // GENERAL_GAPS % GENERAL_LIMITS for position in road.position}
    assert max(limits) == GENERAL_LIMITS - 1
    assert max(spaces) < GENERAL_SPACES


def test_the_limits_are_those_of_the_race() -> None:
    """A road token changes what the general model sees."""
    rules = RaceRules(TRACK, 2, 6)
    model = PaceModel(GENERAL_POSITIONS, 0, 7.8)
    plain = Road(TRACK, rules, model).position
    rules.speed_limit[1] += 1
    changed = Road(TRACK, rules, model).position
    differ = [at - 30 for at, (a, b) in enumerate(zip(plain, changed, strict=True)) if a != b]
    first, second, _ = (int(corner.line) for corner in TRACK.corners)
    assert [at for at in differ if 0 <= at < 30] == list(range(first, second))


@pytest.mark.parametrize("general", [False, True])
@pytest.mark.parametrize("circuit", circuit_names())
def test_every_place_of_every_circuit_lies_within_its_tables(circuit: str, general: bool) -> None:
    for laps in (None, 1, 3):
        setup = RaceSetup(circuit, 6, laps=laps)
        model = new_model(RaceSetup(circuit, 6), general)
        road = Road(setup.course.track, setup.plain_rules, model)
        assert min(road.position) >= 0
        assert max(road.position) < model.positions
        assert list(road.base) == sorted(road.base, reverse=True)


def whole_box(**agreed: Any) -> bool:
    """Is a race of this set-up one of the whole box?"""
    state = RaceSetup("usa", 3, **agreed).start_race(4, log=False).state
    return is_whole_box(state.track, state.rules, state.cars)


def test_weather_and_other_upgrades_make_it_the_whole_box() -> None:
    assert [whole_box(), whole_box(legends=2, laps=1, tournament=True)] == [False, False]
    assert [whole_box(weather=True), whole_box(garage="quick"), whole_box(garage="quick", legends=2)] == [
        True
    ] * 3


def test_a_race_is_driven_by_the_tables_of_its_kind() -> None:
    """The base game by its own; everything else by those of the whole box, if there are any."""
    plain, box = PaceModel(150, 69, 8.0), PaceModel(150, 69, 8.0)
    policy = Policy(plain)
    base = RaceSetup("usa", 3).start_race(4, log=False).state
    other = RaceSetup("usa", 3, garage="quick").start_race(4, log=False).state
    assert policy.road_of(other).model is plain
    plain.box = box
    policy = Policy(plain)
    for state, model in ((base, plain), (other, box), (base, plain)):
        assert policy.road_of(state).model is model
        assert policy.model is model
