"""Judging plans: a value depends on the plan and the race alone, whatever was judged before it."""

from __future__ import annotations

from typing import Final

import pytest

from slipstream.core.ahead import Ends, trial_of
from slipstream.core.cards import BASIC_1, BASIC_4, FIRST_UPGRADE, UNIT, Face
from slipstream.core.chance import stream
from slipstream.core.race import Race
from slipstream.core.setup import read_faces
from slipstream.core.steps.check_corner import stress_taken
from slipstream.drivers.weights import model_for
from slipstream.games.setup import RaceSetup
from slipstream.modules.garage import upgrade
from slipstream.pace.policy import Policy
from slipstream.records.notation import read_cards

HOT: Final = 11  # an Upgrade: 6, with Heat 1 and Cooldown 1


def race_of(cars: int = 3) -> Race:
    return RaceSetup("usa", cars=cars, garage="quick").start_race(1)


def put(race: Race, seat: int, progress: int, spot: int = 0) -> None:
    car = race.state.cars[seat]
    car.progress, car.space, car.spot = progress, race.state.track.space(progress), spot


def bear(race: Race, seat: int, *faces: Face) -> None:
    """These are the Upgrades of a car."""
    car = race.state.cars[seat]
    for slot, face in enumerate(faces):
        car.faces[slot] = face
    read_faces(car)


def policy_of(race: Race) -> Policy:
    return Policy(model_for(race.state.track))


def alone(race: Race, seat: int, cards: int) -> set[float]:
    """The value of a plan that is the first to be judged, with Boost and without."""
    found = set()
    for boosting in (False, True):
        policy, car = policy_of(race), race.state.cars[seat]
        road = policy.road_of(race.state)
        policy.look_at(race.state, car)
        policy.boosting = boosting
        found.add(policy.plan_rounds(road, car, cards))
    return found


def assert_each_by_itself(race: Race, seat: int = 0) -> None:
    policy = policy_of(race)
    policy.rank_plans(race.state, race.state.cars[seat])
    for cards, rounds in zip(policy.plans, policy.rounds, strict=True):
        assert rounds in alone(race, seat, cards)


@pytest.mark.parametrize("tournament", [False, True])
def test_a_plan_that_cannot_be_paid_for_changes_no_other_plan(tournament: bool) -> None:
    """A card with Heat and an empty engine: its ways end elsewhere, with other cars in front."""
    luck = stream("fast", 1, 0, "plans")
    for _ in range(25):
        race = race_of()
        race.state.rules.tournament = tournament
        bear(race, 0, upgrade(HOT))
        car = race.state.cars[0]
        put(race, 0, 20 + luck.below(90))
        full = car.progress + 2 + luck.below(10)
        put(race, 1, full, 0)
        put(race, 2, full, 1)
        car.gear, car.engine = 1 + luck.below(3), 0
        car.hand = sum(UNIT[luck.below(4)] for _ in range(4)) + UNIT[FIRST_UPGRADE]
        assert_each_by_itself(race)


def test_ends_after_a_boost_are_told_apart_by_heat_in_hand() -> None:
    """A sector that cools and one where Boost is free leave the same engine and another hand (ROAD-8)."""
    race = race_of()
    state, car = race.state, race.state.cars[0]
    put(race, 0, 40)
    policy = policy_of(race)
    road = policy.road_of(state)
    policy.look_at(state, car)
    policy.plan, policy.once = 1, False
    for heat in (1, 3, 1):
        policy.heat = heat
        end = road, state, policy.trial, (car.progress + 6) * 2, 6, 1
        assert policy.once_boosted(*end) == policy.outcome(*end)


@pytest.mark.clause("SPIN-2")
def test_a_spin_out_ends_before_a_full_space_behind_the_car() -> None:
    race = race_of()
    state, car = race.state, race.state.cars[0]
    line = int(state.track.corners[0].line)
    put(race, 0, line + 4)
    put(race, 1, line - 1, 0)
    put(race, 2, line - 1, 1)
    car.gear, car.engine, car.hand = 4, 0, BASIC_1 + BASIC_4
    state.turn.begin(car, 0)
    state.turn.start, state.turn.speed = line - 8, 12
    ends = Ends(trial_of(state, car), False)
    assert (ends.spins, ends.rests) == (0, line - 2)
    policy = policy_of(race)
    road = policy.road_of(state)
    policy.boosting = False
    judged = policy.judge(road, state, car, False)
    assert policy.ended_spun
    policy.settle_on(road, state, car)
    policy.stress += stress_taken(state.rules, state.stress_supply, car.gear)
    policy.gear = 1
    policy.set_out(road, line - 2)
    assert judged == policy.outcome(road, state, car, (line - 2) * 2, 0, 0)


@pytest.mark.clause("ROAD-8")
def test_a_free_boost_is_worth_something() -> None:
    def rounds(free: bool) -> float:
        race = race_of()
        rules = race.state.rules
        if free:
            for corner in range(len(race.state.track.corners)):
                rules.in_sector(race.state.track, corner, rules.free_boost, 1)
        car = race.state.cars[0]
        put(race, 0, 1)
        car.gear, car.engine, car.hand = 2, 0, read_cards("1122334")
        return policy_of(race).best_plan(race.state, car)[1]

    assert rounds(free=True) < rounds(free=False)


def test_the_known_plan_of_a_car_depends_on_all_that_counts() -> None:
    """Cars that fill the furthest space within reach, and Stress cards that run out (SPIN-9)."""
    luck = stream("fast", 2, 0, "known")
    policy = policy_of(race_of())
    policy.remember()
    race = race_of()
    car = race.state.cars[0]
    for _ in range(60):
        put(race, 0, 30 + luck.below(60))
        full = car.progress + 1 + luck.below(16)
        put(race, 1, full, 0)
        put(race, 2, full, 1)
        race.state.stress_supply = luck.below(4)
        car.gear, car.engine = 1 + luck.below(4), luck.below(2)
        car.hand = read_cards("1344SS") + luck.below(2) * read_cards("H")
        fresh = policy_of(race)
        assert policy.best_plan(race.state, car) == fresh.best_plan(race.state, car)
        assert policy.best_plan(race.state, car) == fresh.best_plan(race.state, car)
