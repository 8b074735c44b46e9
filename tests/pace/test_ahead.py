"""Looking one draw ahead: the hand that may come of a discard is drawn by the rules of step 9."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from slipstream.core.ahead import trial_of
from slipstream.core.car import Car
from slipstream.core.cards import (
    BASIC_1,
    BASIC_2,
    BASIC_3,
    BASIC_4,
    FIRST_SPONSOR,
    UNIT,
    discardable,
    sponsors_in,
)
from slipstream.core.chance import FastStream, stream
from slipstream.core.random_play import Draw
from slipstream.core.state import STEP_DISCARD, RaceState
from slipstream.core.steps.discard import discard
from slipstream.core.steps.replenish import replenish
from slipstream.drivers import driver_luck, make_driver, minds_of
from slipstream.drivers.weights import model_for
from slipstream.field.mind import next_by_number
from slipstream.games.setup import RaceSetup
from slipstream.lab.training import new_model
from slipstream.pace.ahead import DrawAhead, promising
from slipstream.pace.policy import Policy


@pytest.mark.clause("SYM-ONCE-1", "SPONSOR-2", "DRAW-1")
def test_a_card_that_is_used_up_is_not_drawn_again() -> None:
    setup = RaceSetup("usa", cars=2, garage="quick")
    state = setup.start_race(1).state
    car = state.cars[0]
    car.hand, car.play = BASIC_1 + BASIC_4, BASIC_2 + 3 * UNIT[FIRST_SPONSOR]
    car.draw, car.discard, car.discard_top = 0, BASIC_3, BASIC_3  # every card will be in hand
    before = (state.encoded(), car.encoded())
    policy = Policy(new_model(setup))  # which likes all parts of a hand alike
    DrawAhead(policy).choose(state, car, FastStream(1))
    assert any(cards & BASIC_2 for cards in policy.plans), "what was played is drawn again"
    assert not any(sponsors_in(cards) for cards in policy.plans)
    assert (state.encoded(), car.encoded()) == before


def discards(circuit: str, races: int) -> Iterator[tuple[RaceState, Car]]:
    """Every moment in which a club may discard."""
    setup, into = RaceSetup(circuit, 3, laps=1), Draw()
    for seed in range(races):
        race = setup.start_race(seed, log=False)
        minds = minds_of(
            [make_driver("club", driver_luck(seed, seat)) for seat in range(3)], race.state.track
        )
        assert minds is not None
        while not race.over:
            seat = next_by_number(race)
            if race.state.step == STEP_DISCARD:
                yield race.state, race.state.cars[seat]
            minds[seat].choose(race.state, seat, into)
            race.push(seat, into.kind, into.cards, into.number, into.source)


def rounds_after(policy: Policy, state: RaceState, car: Car, cards: int, draws: int) -> float:
    """What comes of a discard on average, with the best plan of every hand that is drawn."""
    total = 0.0
    road = policy.road_of(state)
    for seed in range(1, draws + 1):
        way = trial_of(state, car)
        way.car.adrenaline, way.car.luck = False, stream("fast", seed, 0, "draw")
        discard(way.state, way.car, cards)
        replenish(way.state, way.car)
        policy.look_at(way.state, way.car)
        best = policy.rank_again(road, way.car)
        total += policy.worth[best]
    return total / draws


def test_a_look_ahead_chooses_better_discards_than_the_tables_alone() -> None:
    """In rounds lost against the choice that is best by a hundred draws."""
    by_draws = by_tables = 0.0
    looked = 0
    for state, car in discards("italia", 3):
        policy = Policy(model_for(state.track))
        choices = promising(policy, state, car, discardable(car.hand), 6)
        if len(choices) > 1:
            looked += 1
            cards = [int(discardable(car.hand) - kept) for _, kept in choices]
            rounds = {thrown: rounds_after(policy, state, car, thrown, 100) for thrown in cards}
            chosen = DrawAhead(policy).choose(state, car, FastStream(looked))
            by_draws += rounds[chosen] - min(rounds.values())
            by_tables += rounds[cards[0]] - min(rounds.values())
    assert looked > 30
    assert by_draws < 0.6 * by_tables
    assert by_draws / looked < 0.02
