"""What a driver cannot see does not change what it does (INFO-2, INFO-4)."""

from __future__ import annotations

import os

import pytest

from slipstream.checks.fuzzing import fuzz_setup
from slipstream.core.actions import Action
from slipstream.core.cards import count
from slipstream.core.chance import FAST, Stream, stream
from slipstream.core.race import Race
from slipstream.core.state import STEP_PLAN
from slipstream.drivers import choose, driver_luck, make_driver
from slipstream.games.setup import RaceSetup
from slipstream.pace.rollouts import fresh_luck, take_some

LONG = os.environ.get("SLIPSTREAM_LONG") == "1"
PLAIN = RaceSetup("usa", 4, laps=1)
AMONG_LEGENDS = RaceSetup("gb", 5, laps=1, legends=2)


def permuted(race: Race, seat: int, luck: Stream) -> Race:
    """The same race to the eyes of this seat: others' hidden cards and all coming luck are exchanged."""
    other = race.copy()
    state = other.state
    state.legend_luck = fresh_luck(luck)
    state.sponsor_luck = fresh_luck(luck)
    for car in state.cars:
        car.luck = fresh_luck(luck)
        if car.seat == seat or car.legend or car.top is not None:
            continue
        pool = car.hand + car.draw + car.discard - car.discard_top
        hand, below = count(car.hand), count(car.discard - car.discard_top)
        car.hand = take_some(pool, hand, luck)
        pool -= car.hand
        if car.plan != 0:
            car.plan = take_some(car.hand, count(car.plan), luck)
        car.discard = car.discard_top + take_some(pool, below, luck)
        car.draw = pool + car.discard_top - car.discard
    return other


def decides(name: str, race: Race, seat: int) -> Action:
    """What this driver would do, with the luck it has at the start."""
    decision = next(decision for decision in race.pending() if decision.seat == seat)
    return choose(make_driver(name, driver_luck(1, seat)), race, decision)


@pytest.mark.parametrize("name", ["rookie", "club", "champion@24"])
@pytest.mark.parametrize("number", range(-2, 40 if LONG else 3))
def test_hidden_cards_do_not_change_a_decision(name: str, number: int) -> None:
    setup = PLAIN if number == -2 else AMONG_LEGENDS if number == -1 else fuzz_setup(5 * number + 2)
    game, luck = setup.start(60 + number), stream(FAST, number + 2, 0, "permutations")
    seen = 0
    moment = 0
    while not game.over and seen < 25:
        decision = game.pending()[0]
        race = game.race
        options = decision.options
        if race is not None and len(options) > 1 and moment % 9 == 0:
            other = permuted(race, decision.seat, luck)
            assert other.view(decision.seat) == race.view(decision.seat)
            assert decides(name, other, decision.seat) == decides(name, race, decision.seat)
            seen += 1
        moment += 1
        game.apply(decision.seat, options[luck.below(len(options))])
    assert seen > 5


def test_the_permutation_does_change_what_is_hidden() -> None:
    """The test above could not fail otherwise."""
    race = PLAIN.start_race(3)
    other = permuted(race, 0, stream(FAST, 1, 0, "permutations"))
    assert race.state.step == STEP_PLAN
    assert any(
        mine.hand != theirs.hand for mine, theirs in zip(race.state.cars, other.state.cars, strict=True)
    )
    assert race.state.cars[0].hand == other.state.cars[0].hand
