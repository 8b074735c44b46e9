"""Drivers finish races, do not cheat, and always decide in the same way."""

from __future__ import annotations

import gc
import os

import pytest

from slipstream.checks.fuzzing import fuzz_season_setup, fuzz_setup
from slipstream.circuits.loader import circuit_names
from slipstream.core.actions import Action
from slipstream.core.car import Car
from slipstream.core.chance import Stream
from slipstream.core.decisions import Decision
from slipstream.core.race import Race
from slipstream.core.state import RaceState
from slipstream.core.views import View
from slipstream.drivers import (
    DEFAULT_DRIVER,
    DRIVERS,
    MANNERS,
    Driver,
    UnknownDriverError,
    choose,
    drive,
    drive_recorded,
    driver_luck,
    make_driver,
)
from slipstream.drivers.names import UnknownMannerError
from slipstream.drivers.rookie import Rookie
from slipstream.games.calendar import YEARS
from slipstream.games.draft import Draft, DraftView
from slipstream.games.grand_prix import GrandPrix
from slipstream.games.season import Season, SeasonSetup
from slipstream.games.setup import RaceSetup
from slipstream.modules.garage import GARAGES
from slipstream.records.record import Recorded
from slipstream.records.snapshot import encode, encode_race

LONG = os.environ.get("SLIPSTREAM_LONG") == "1"
MOST_ROUNDS = 40
CHAMPION = "champion@8" if LONG else "champion@2"  # with little time
TRIED = ("novice", "rookie", CHAMPION, "random", "club:follows")  # every kind
MODULE_RACES = 200 if LONG else 16  # every garage, Legends, weather and tournament in many combinations


def crew(seed: int, names: list[str]) -> list[Driver]:
    """A driver for each of these names, with luck of its own."""
    return [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(names)]


def driven(setup: RaceSetup, seed: int, names: list[str]) -> Race:
    """A whole race of these drivers."""
    race = setup.start_race(seed)
    drive(race, crew(seed, names))
    return race


class Obstinate(Rookie):
    """A rookie with an opinion of its own: always the last answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        self.asked += 1
        return decision.options[-1]


def test_who_decides_otherwise_is_asked() -> None:
    race, crew = RaceSetup("usa", 2, laps=1).start_race(3), [Obstinate(), Obstinate()]
    drive(race, crew)
    assert race.over
    assert all(driver.asked > 10 for driver in crew)


def finished(setup: RaceSetup | SeasonSetup, seed: int, names: list[str]) -> GrandPrix | Season:
    """A whole race or season of these drivers, drafts and swaps included."""
    game = setup.start(seed)
    drive(game, crew(seed, [names[seat % len(names)] for seat in range(setup.players)]))
    return game


@pytest.mark.parametrize("circuit", circuit_names())
@pytest.mark.parametrize("cars", [2, 4, 6])
def test_rookies_finish_in_a_sensible_number_of_rounds(circuit: str, cars: int) -> None:
    for seed in range(8 if LONG else 2):
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


# With modules


@pytest.mark.parametrize(
    "names", [["rookie"], ["club"], ["random"], ["rookie", "random", "club"]], ids="-".join
)
def test_drivers_finish_races_with_every_module(names: list[str]) -> None:
    met = set()
    for number in range(MODULE_RACES):
        setup = fuzz_setup(number)
        game = finished(setup, 300 + number, names)
        assert game.over
        assert game.race is not None
        assert sorted(game.race.state.results) == list(range(setup.cars))
        met |= {setup.garage, setup.weather, setup.tournament, setup.legends > 0}
        if names in (["rookie"], ["club"]):
            assert game.race.state.round < MOST_ROUNDS, setup.to_data()
    assert met == {None, *GARAGES, True, False}


#: who races in it besides rookies, by number in TRIED; champions race in the longest one below
SECOND = {"1961": 1, "1962": 3, "custom": 2}


@pytest.mark.parametrize("year", YEARS)
def test_drivers_finish_seasons(year: str) -> None:
    for number, name in enumerate(TRIED):
        if not LONG and number not in (0, SECOND.get(year)):
            continue
        setup = SeasonSetup(year, 2, 1 + number, tournament=number == 1)
        season = finished(setup, 40 + number, [name])
        assert isinstance(season, Season)
        assert season.over
        assert len(season.results) == len(season.fixtures)
        assert sorted(season.standings()) == list(range(setup.cars))
        assert sum(season.points()) == sum(sum(result.points.values()) for result in season.results)


def test_drivers_finish_seasons_of_every_size_and_garage() -> None:
    for number in range(20 if LONG else 3):
        assert finished(fuzz_season_setup(number), 70 + number, ["rookie", "random"]).over


@pytest.mark.parametrize("name", TRIED)
def test_drafts_swaps_and_keepsakes_are_answered(name: str) -> None:
    """A whole GOAT: every kind of question between races comes, and each answer is one of the options."""
    asked: dict[str, int] = {}

    class Noting:
        def __init__(self, driver: Driver) -> None:
            self.driver = driver

        def decide(self, view: View | DraftView, decision: Decision) -> Action:
            answer = self.driver.decide(view, decision)
            assert answer in decision.options
            assert view.step == decision.step
            assert view.seat == decision.seat
            asked[decision.step] = asked.get(decision.step, 0) + 1
            return answer

    game = SeasonSetup("goat", 2, 1).start(11)
    drive(game, [Noting(driver) for driver in crew(11, [name, name if LONG else "rookie"])])
    assert game.over
    for step in ("draft", "swap", "keep", "plan", "react", "discard"):
        assert asked[step] > 0, step


@pytest.mark.parametrize("name", TRIED)
def test_the_same_seed_gives_the_same_game_with_modules(name: str) -> None:
    setups: list[RaceSetup | SeasonSetup] = [fuzz_setup(53), SeasonSetup("1961", 1, 2)]
    for setup in setups if LONG or name != CHAMPION else setups[:1]:
        one, other = (encode(finished(setup, 8, [name])) for _ in range(2))
        assert one == other
        assert encode(finished(setup, 9, [name])) != one


@pytest.mark.parametrize("number", range(60) if LONG else [3, 5])
def test_a_driver_that_takes_over_never_stops_the_race(number: int) -> None:
    """Somebody else has driven so far, badly; at any moment of draft or race another one goes on."""
    setup = fuzz_setup(number)
    game, luck = setup.start(21), driver_luck(21, 9)
    moment = 0
    while not game.over:
        if moment % (37 if LONG else 211) == 0 or (game.race is None and moment % 4 == 1):
            for name in TRIED:
                copy = game.copy()
                drive(copy, crew(moment, [name] * setup.players))
                assert copy.over
        decision = game.pending()[0]
        game.apply(decision.seat, decision.options[luck.below(len(decision.options))])
        moment += 1


def test_a_driver_that_takes_over_never_stops_a_season() -> None:
    setup = fuzz_season_setup(4)
    game, luck = setup.start(21), driver_luck(21, 9)
    moment = 0
    while not game.over:
        if moment % 701 == 0:
            copy = game.copy()
            drive(copy, crew(moment, ["rookie"] * setup.players))
            assert copy.over
        decision = game.pending()[0]
        game.apply(decision.seat, decision.options[luck.below(len(decision.options))])
        moment += 1


@pytest.mark.parametrize("name", TRIED)
def test_the_same_seed_gives_the_same_race(name: str) -> None:
    setup = RaceSetup("france", 3)
    finals = {encode_race(driven(setup, 8, [name] * 3)) for _ in range(3 if LONG else 2)}
    assert len(finals) == 1
    assert encode_race(driven(setup, 9, [name] * 3)) not in finals


def test_recorded_or_not_drivers_decide_alike() -> None:
    setup = RaceSetup("usa", 3, laps=1)
    game = Recorded(setup, 8, ["rookie"] * 3)
    drive_recorded(game, [make_driver("rookie", driver_luck(8, seat)) for seat in range(3)])
    assert encode_race(game.race) == encode_race(driven(setup, 8, ["rookie"] * 3))
    assert encode_race(game.record.replay().race) == encode_race(game.race)


class Spy:
    """Asks another driver and notes what it was given."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.given: list[tuple[object, object]] = []

    def decide(self, view: View | DraftView, decision: Decision) -> Action:
        self.given.append((view, decision))
        return self.driver.decide(view, decision)


@pytest.mark.parametrize("name", TRIED)
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


HIDDEN = RaceState | Car | Stream | Race | GrandPrix | Season | Draft


def secrets_behind(thing: object) -> list[object]:
    """States, cars and luck that can be reached from here (classes and code apart)."""
    found: dict[int, object] = {}
    left = [thing]
    while left:
        thing = left.pop()
        if id(thing) not in found and not isinstance(thing, type) and not callable(thing):
            found[id(thing)] = thing
            left += gc.get_referents(thing)
    return [thing for thing in found.values() if isinstance(thing, HIDDEN)]


def test_a_driver_is_given_nothing_that_leads_to_the_race() -> None:
    """It cannot cheat because it cannot see: neither the view nor the decision holds the state."""

    class Looking:
        def decide(self, view: View | DraftView, decision: Decision) -> Action:
            assert not secrets_behind(view)
            behind = secrets_behind(decision)
            assert not behind, f"a decision leads to {type(behind[0]).__name__}"
            return decision.options[0]

    games: list[GrandPrix | Season] = [
        RaceSetup("usa", 2, laps=1).start(4),
        RaceSetup("usa", 3, legends=1, garage="all", weather=True).start(4),
        SeasonSetup("1961", 2, 1).start(4),
    ]
    for game in games:
        for _ in range(20):
            decision = game.pending()[0]
            game.apply(decision.seat, choose(Looking(), game, decision))


def test_drivers_do_not_touch_the_race() -> None:
    for setup in (RaceSetup("gb", 4), RaceSetup("gb", 4, garage="all", tournament=True)):
        game, seats = setup.start(4), crew(4, [TRIED[seat] for seat in range(4)])
        for _ in range(200):
            decision = game.pending()[0]
            before = encode(game)
            action = choose(seats[decision.seat], game, decision)
            assert encode(game) == before
            assert action in decision.options
            game.apply(decision.seat, action, decision.id)


def test_the_luck_of_a_driver_tells_nothing_about_the_race() -> None:
    luck = {driver_luck(7, seat, race).encoded() for seat in range(6) for race in range(3)}
    assert len(luck) == 18
    decks = {car.luck.encoded() for car in RaceSetup("usa", 6).start_race(7).state.cars}
    assert not luck & decks


def test_drivers_have_names() -> None:
    assert DEFAULT_DRIVER in DRIVERS
    named = ("champion@1000", "pro@50:keeps", *(f"club:{manner}" for manner in MANNERS))
    for name in (*DRIVERS, *named):
        assert make_driver(name, driver_luck(1, 0))
    for name in ("champion@0", "champion@", "club@5", "club:"):
        with pytest.raises(UnknownDriverError):
            make_driver(name, driver_luck(1, 0))
    for name in ("club:flies", "novice:keeps", "random:keeps"):
        with pytest.raises(UnknownMannerError, match="manners are keeps, dares"):
            make_driver(name, driver_luck(1, 0))
    with pytest.raises(UnknownDriverError, match="there is no driver 'nobody'; drivers are rookie, amateur"):
        make_driver("nobody", driver_luck(1, 0))
