"""Drivers finish races, do not cheat, and always decide in the same way."""

from __future__ import annotations

import gc

import pytest

from slipstream.core.actions import Action
from slipstream.core.car import Car
from slipstream.core.chance import Stream
from slipstream.core.decisions import Decision
from slipstream.core.race import Race
from slipstream.core.state import RaceState
from slipstream.core.views import View
from slipstream.data.loader import circuit_names
from slipstream.drivers import (
    DEFAULT_DRIVER,
    DRIVERS,
    Driver,
    UnknownDriverError,
    choose,
    drive,
    drive_recorded,
    driver_luck,
    make_driver,
)
from slipstream.record import Recorded
from slipstream.season.draft import DraftView
from slipstream.setup import RaceSetup
from slipstream.snapshot import encode_race

MOST_ROUNDS = 40


def driven(setup: RaceSetup, seed: int, names: list[str]) -> Race:
    """A whole race of these drivers."""
    race = setup.start_race(seed)
    drive(race, [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(names)])
    return race


@pytest.mark.parametrize("circuit", circuit_names())
@pytest.mark.parametrize("cars", [2, 4, 6])
def test_rookies_finish_in_a_sensible_number_of_rounds(circuit: str, cars: int) -> None:
    for seed in range(4):
        race = driven(RaceSetup(circuit, cars), seed, ["rookie"] * cars)
        assert race.over
        assert sorted(race.state.results) == list(range(cars))
        assert 5 < race.state.round < MOST_ROUNDS


def test_rookies_keep_their_cars_on_the_road() -> None:
    """Fewer than two spin-outs a car and race, on average."""
    races = [driven(RaceSetup(name, 4), 50, ["rookie"] * 4) for name in circuit_names()]
    spin_outs = [int(car.spin_outs) for race in races for car in race.state.cars]
    assert sum(spin_outs) / len(spin_outs) < 2


@pytest.mark.parametrize("circuit", circuit_names())
def test_rookie_beats_random(circuit: str) -> None:
    wins = 0
    for seed in range(10):
        names = ["rookie", "random"] if seed % 2 else ["random", "rookie"]
        wins += names[driven(RaceSetup(circuit, 2, laps=1), seed, names).state.results[0]] == "rookie"
    assert wins >= 9


def test_random_drivers_reach_the_flag() -> None:
    for seed in range(5):
        race = driven(RaceSetup("usa", 2 + seed, laps=1), seed, ["random"] * (2 + seed))
        assert race.over


@pytest.mark.parametrize("name", DRIVERS)
def test_the_same_seed_gives_the_same_race(name: str) -> None:
    setup = RaceSetup("france", 3)
    finals = {encode_race(driven(setup, 8, [name] * 3)) for _ in range(3)}
    assert len(finals) == 1
    assert encode_race(driven(setup, 9, [name] * 3)) not in finals


def test_recorded_or_not_drivers_decide_alike() -> None:
    setup = RaceSetup("usa", 3, laps=1)
    game = Recorded(setup, 8, ["rookie"] * 3)
    drive_recorded(game, [make_driver("rookie", driver_luck(8, seat)) for seat in range(3)])
    assert encode_race(game.race) == encode_race(driven(setup, 8, ["rookie"] * 3))
    assert encode_race(game.record.replay()) == encode_race(game.race)


class Spy:
    """Asks another driver and notes what it was given."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.given: list[tuple[object, object]] = []

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        self.given.append((view, decision))
        return self.driver.decide(view, decision)


@pytest.mark.parametrize("name", DRIVERS)
def test_a_driver_gets_its_own_view_and_an_open_decision(name: str) -> None:
    race = RaceSetup("usa", 3, laps=1).start_race(4)
    spies = [Spy(make_driver(name, driver_luck(4, seat))) for seat in range(3)]
    drive(race, spies)
    assert race.over
    for seat, spy in enumerate(spies):
        assert len(spy.given) > 10
        for view, decision in spy.given:
            assert type(view) is View
            assert type(decision) is Decision
            assert view.seat == decision.seat == seat
            assert view.own is not None
            assert view.step == decision.step
            assert len(decision.options) > 1, "nobody is asked where there is nothing to choose"


def secrets_behind(thing: object) -> list[object]:
    """States, cars and luck that can be reached from here (classes and code apart)."""
    found: dict[int, object] = {}
    left = [thing]
    while left:
        thing = left.pop()
        if id(thing) not in found and not isinstance(thing, type) and not callable(thing):
            found[id(thing)] = thing
            left += gc.get_referents(thing)
    return [thing for thing in found.values() if isinstance(thing, RaceState | Car | Stream | Race)]


def test_a_driver_is_given_nothing_that_leads_to_the_race() -> None:
    """It cannot cheat because it cannot see: neither the view nor the decision holds the state."""

    class Looking:
        def decide(self, view: View | DraftView, decision: Decision) -> Action:
            assert not secrets_behind(view)
            behind = secrets_behind(decision)
            assert not behind, f"a decision leads to {type(behind[0]).__name__}"
            return decision.options[0]

    race = RaceSetup("usa", 2, laps=1).start_race(4)
    for _ in range(12):
        decision = race.pending()[0]
        race.apply(decision.seat, choose(Looking(), race, decision))


def test_drivers_do_not_touch_the_race() -> None:
    race = RaceSetup("gb", 4).start_race(4)
    seats = [make_driver(DRIVERS[seat % 2], driver_luck(4, seat)) for seat in range(4)]
    for _ in range(200):
        decision = race.pending()[0]
        before = encode_race(race)
        action = choose(seats[decision.seat], race, decision)
        assert encode_race(race) == before
        assert action in decision.options
        race.apply(decision.seat, action, decision.id)


def test_the_luck_of_a_driver_tells_nothing_about_the_race() -> None:
    luck = {driver_luck(7, seat, race).encoded() for seat in range(6) for race in range(3)}
    assert len(luck) == 18
    decks = {car.luck.encoded() for car in RaceSetup("usa", 6).start_race(7).state.cars}
    assert not luck & decks


def test_drivers_have_names() -> None:
    assert DEFAULT_DRIVER in DRIVERS
    for name in DRIVERS:
        assert make_driver(name, driver_luck(1, 0))
    with pytest.raises(UnknownDriverError, match="there is no driver 'nobody'; drivers are rookie, random"):
        make_driver("nobody", driver_luck(1, 0))
