"""Club and champion: they drive well, they never throw a race away, and they repeat themselves."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from slipstream.checks.fuzzing import fuzz_setup
from slipstream.circuits.loader import circuit_names
from slipstream.core.actions import Action
from slipstream.core.car import Car
from slipstream.core.decisions import Decision
from slipstream.core.views import View
from slipstream.drivers import champion, choose, drive, driver_luck, make_driver
from slipstream.drivers.club import Club
from slipstream.drivers.search import appraise, halving
from slipstream.drivers.weights import model_for
from slipstream.games.setup import RaceSetup
from slipstream.pace.policy import Policy
from tests.odds.moments import least_risk

LONG = os.environ.get("SLIPSTREAM_LONG") == "1"


def wins(circuit: str, name: str, races: int, pro: int = 0) -> int:
    """How many races one driver wins against five Legends."""
    setup = RaceSetup(circuit, 6, legends=5, pro=pro)
    won = 0
    for seed in range(races):
        race = setup.start_race(seed, log=False)
        drive(race, [make_driver(name, driver_luck(seed, 0))])
        won += race.state.results[0] == 0
    return won


@pytest.mark.parametrize("circuit", circuit_names())
def test_club_wins_more_than_its_share_against_legends(circuit: str) -> None:
    """Chance is one in six; the published figures are far above it on every circuit."""
    races = 600 if LONG else 60
    assert wins(circuit, "club", races) > races * 0.22


@pytest.mark.parametrize(
    ("setup", "searched"),
    [
        (RaceSetup("usa", 3, laps=1), {"plan", "react", "slipstream", "discard"}),
        (RaceSetup("usa", 3, laps=1, legends=2), {"plan", "discard"}),
    ],
)
def test_champion_searches_movement_in_react_only_among_drivers(
    setup: RaceSetup, searched: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    race, step, seen = setup.start_race(4, log=False), "", set()

    def watched(*arguments: Any) -> list[tuple[Action, float]]:
        if len(arguments[2]) > 1:
            seen.add(step)
        return halving(*arguments)

    monkeypatch.setattr(champion, "halving", watched)
    drivers = [make_driver("champion@20", driver_luck(4, seat)) for seat in range(setup.players)]
    while decisions := race.pending():
        step = decisions[0].step
        race.apply(decisions[0].seat, choose(drivers[decisions[0].seat], race, decisions[0]))
    assert seen == searched


def test_plans_that_are_remembered_are_those_that_would_be_found() -> None:
    """Whatever a plan depends on is part of what it is remembered by."""
    race = RaceSetup("gb", 6, laps=1, garage="quick").start_race(7, log=False)
    model = model_for(race.state.track)
    fresh, kept, known = Policy(model), Policy(model), 0
    kept.remember()
    luck = driver_luck(7, 0)
    while decisions := race.pending():
        state = race.state
        if decisions[0].step == "plan":
            for seat in state.order:
                for trial in changed(state.cars[seat]):
                    assert kept.best_plan(state, trial) == fresh.best_plan(state, trial)
                    known += 1
        options = decisions[0].options
        race.apply(decisions[0].seat, options[luck.below(len(options))])
    assert known > 100


def changed(car: Car) -> Iterator[Car]:
    """The car, and cars that differ from it in one thing."""
    yield car
    for name, value in (
        ("engine", max(0, car.engine - 1)),
        ("gear", 1 + car.gear % 4),
        ("adrenaline", not car.adrenaline),
        ("progress", car.progress - 1),
        ("draw", car.draw + car.discard),
        ("discard", 0),
    ):
        other = car.copy()
        setattr(other, name, value)
        yield other


def open_plans(setup: RaceSetup, name: str, seed: int) -> Iterator[tuple[View, Decision, int]]:
    """Every plan that these drivers make in a race: what was seen, what was asked, what was played."""
    game = setup.start(seed)
    seats = [make_driver(name, driver_luck(seed, seat)) for seat in range(setup.players)]
    while decisions := game.pending():
        for decision in decisions:
            view = game.view(decision.seat)
            choice = choose(seats[decision.seat], game, decision)
            if decision.step == "plan" and isinstance(view, View):
                yield view, decision, choice.cards
            game.apply(decision.seat, choice)


@pytest.mark.parametrize("name", ["rookie", "club", "champion@8"])
def test_no_driver_throws_a_race_away(name: str) -> None:
    """No certain spin-out when a plan with the same or more expected progress and none was legal."""
    certain = looked = 0
    setups = [RaceSetup("france", 3), RaceSetup("italia", 3), fuzz_setup(1), fuzz_setup(18)]
    for number, setup in enumerate(setups * (10 if LONG else 1)):
        for view, decision, cards in open_plans(setup, name, 40 + number):
            looked += 1
            chance, spaces = least_risk(view, cards)
            if chance == 1:
                certain += 1
                for option in decision.options:
                    other, further = least_risk(view, option.cards)
                    assert other > 0 or further < spaces, (view.round, decision.seat)
    assert looked > 100


def test_temperature_makes_club_weaker_and_never_illegal() -> None:
    setup = RaceSetup("usa", 2, laps=1)
    cool = 0
    races = 24
    for seed in range(races):
        race = setup.start_race(seed, log=False)
        drive(race, [Club(driver_luck(seed, 0)), Club(driver_luck(seed, 1), temperature=1.5)])
        cool += race.state.results[0] == 0
    assert cool > races * 0.6


def test_appraisals_share_their_worlds_and_include_what_was_asked_for() -> None:
    race = RaceSetup("gb", 4, legends=2).start_race(11)
    decision = race.pending()[0]
    view = race.view(decision.seat)
    assert isinstance(view, View)
    worst = decision.options[-1]
    found = appraise(view, decision, rollouts=16, seed=3, most=3, include=[worst])
    assert 3 <= len(found) <= 4
    assert worst in [appraisal.action for appraisal in found]
    assert all(len(appraisal.outcomes) == len(appraisal.places) == 16 for appraisal in found)
    for appraisal in found:
        assert [int(place == 1) for place in appraisal.places] == appraisal.outcomes
    assert [appraisal.win for appraisal in found] == sorted((a.win for a in found), reverse=True)
    again = appraise(view, decision, rollouts=16, seed=3, most=3, include=[worst])
    assert [(a.action, a.places) for a in again] == [(a.action, a.places) for a in found]


def test_every_step_can_be_appraised() -> None:
    """Mid-turn as well, when plans of others lie face down, with modules and without."""
    met = set()
    for number in (2, 9, 13, 14, 30, 33, 45):
        setup = fuzz_setup(number)
        game, luck = setup.start(number), driver_luck(number, 0)
        moment = 0
        while not game.over and moment < 300:
            decision = game.pending()[0]
            view = game.view(decision.seat)
            options = decision.options
            if isinstance(view, View) and len(options) > 1 and (moment % 23 == 0 or decision.step not in met):
                met.add(decision.step)
                for appraisal in appraise(view, decision, rollouts=1, seed=1, most=2):
                    assert 1 <= appraisal.places[0] <= setup.cars
            game.apply(decision.seat, options[luck.below(len(options))])
            moment += 1
    assert {"plan", "react", "slipstream", "discard", "value"} <= met
