"""Races driven inside the compiled core are those that drivers drive answer by answer, from views."""

from __future__ import annotations

import os
from typing import Final

import pytest

from slipstream.checks.fuzzing import fuzz_game, fuzz_setup
from slipstream.core.race import Race
from slipstream.core.seen import seen_race
from slipstream.drivers import choose, drive, driver_luck, make_driver, minds_of
from slipstream.field.guard import Prospect, is_lost, safer
from slipstream.field.mind import drive_race
from slipstream.games.setup import RaceSetup
from slipstream.records.snapshot import encode_race
from tests.odds.moments import MODULES, least_risk, moments

LONG: Final = os.environ.get("SLIPSTREAM_LONG") == "1"
FIELDS: Final = (["rookie"], ["club"], ["random"], ["club", "rookie", "random"])


def started(setup: RaceSetup, names: list[str], seed: int) -> tuple[Race, list[str]]:
    """A race on its grid, drafted by these drivers, and who drives each seat."""
    game = setup.start(seed)
    line_up = [names[seat % len(names)] for seat in range(setup.players)]
    drivers = [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(line_up)]
    while game.race is None:
        decision = game.pending()[0]
        game.apply(decision.seat, choose(drivers[decision.seat], game, decision))
    return game.race, line_up


def answer_by_answer(race: Race, names: list[str], seed: int) -> list[tuple[int, object]]:
    """The reference: every decision is asked of a driver, which sees a view of its own."""
    drivers = [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(names)]
    told: list[tuple[int, object]] = []
    while decisions := race.pending():
        for decision in decisions:
            answer = choose(drivers[decision.seat], race, decision)
            told.append((decision.seat, answer))
            race.apply(decision.seat, answer, decision.id)
    return told


@pytest.mark.parametrize("names", FIELDS, ids="-".join)
@pytest.mark.parametrize("modules", MODULES)
def test_a_field_drives_the_same_race(modules: str, names: list[str]) -> None:
    for number in range(40 if LONG else 1):
        seed = 100 * number + len(names)
        circuit = ["usa", "italia", "gb", "france"][(number + len(modules)) % 4]
        setup = RaceSetup(circuit, 4, laps=1, legends=number % 2, **MODULES[modules])  # type: ignore[arg-type]
        race, line_up = started(setup, names, seed)
        other = race.copy()
        minds = minds_of(
            [make_driver(name, driver_luck(seed, seat)) for seat, name in enumerate(line_up)],
            other.state.track,
        )
        assert minds is not None
        told: list[tuple[int, object]] = []
        drive_race(other, minds, told)  # type: ignore[arg-type]
        assert answer_by_answer(race, line_up, seed) == told
        assert encode_race(race) == encode_race(other)


@pytest.mark.parametrize("number", range(200 if LONG else 6))
def test_set_ups_of_the_fuzz_matrix(number: int) -> None:
    setup = fuzz_setup(number)
    race, line_up = started(setup, ["club", "rookie"], number)
    other = race.copy()
    drive(other, [make_driver(name, driver_luck(number, seat)) for seat, name in enumerate(line_up)])
    answer_by_answer(race, line_up, number)
    assert encode_race(race) == encode_race(other)


def test_a_champion_has_no_mind_and_is_asked() -> None:
    drivers = [make_driver(name, driver_luck(1, seat)) for seat, name in enumerate(["champion@8", "club"])]
    race = RaceSetup("usa", 2, laps=1).start_race(1)
    assert minds_of(drivers, race.state.track) is None
    drive(race, drivers)
    assert race.over


@pytest.mark.parametrize("modules", MODULES)
def test_the_guard_sees_what_the_odds_say(modules: str) -> None:
    certain = risky = 0
    for race, seat in moments(modules, 200 if LONG else 25, seed=900):
        view = race.view(seat)
        state = seen_race(view)
        car = state.cars[seat]
        decision = next(one for one in race.pending() if one.seat == seat)
        plans = [int(option.cards) for option in decision.options]
        for cards in plans[:: 1 + len(plans) // 8]:
            spin_out, spaces = least_risk(view, cards)
            found = Prospect(state, car, cards)
            assert (found.spin_out == 1.0, found.spin_out == 0.0) == (spin_out == 1, spin_out == 0)
            assert (found.spin_out, found.spaces) == pytest.approx((spin_out, spaces))
            assert is_lost(state, car, cards) == (spin_out == 1)
            risky += 0 < spin_out < 1
            if spin_out == 1:
                certain += 1
                better = safer(state, car, cards, plans)
                if better != cards:
                    other, further = least_risk(view, better)
                    assert other == 0
                    assert further >= spaces - 1e-6
    assert risky + certain > 0


def test_nobody_is_caught_before_a_corner() -> None:
    """A card that leads to a spin-out and is refreshed every time came back for ever: 500 rounds and more."""
    result = fuzz_game(2814, 1, seasons=False, drivers=["club", "rookie", "random"])
    assert result.failure == ""
    assert result.rounds < 200
