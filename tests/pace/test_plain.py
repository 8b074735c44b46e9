"""Plans of plain cards share their ends, and hands their plans: the values are those of the long way."""

from __future__ import annotations

import pytest

from slipstream.core.car import Car
from slipstream.core.cards import HEAT, HIGHEST_BASIC, STRESS, UNIT, VALUES
from slipstream.core.chance import stream
from slipstream.core.state import RaceState
from slipstream.core.steps.play_cards import plans
from slipstream.core.steps.shift_gears import GEARS
from slipstream.drivers.weights import model_for
from slipstream.field.guard import is_lost
from slipstream.pace import plain
from slipstream.pace.hands import NOT_PLAIN
from slipstream.pace.model import HAND_STRESS
from slipstream.pace.policy import Policy
from tests.odds.moments import MODULES, moments


def facts_of(policy: Policy, state: RaceState, car: Car) -> list[int]:
    """What is known of the plans of a hand; nothing in a tournament, which corrects gears."""
    hand = policy.known_hand(policy.road_of(state), car)
    return [] if hand is None else list(hand.facts)


@pytest.mark.parametrize("modules", MODULES)
def test_shared_ends_are_worth_what_the_long_way_says(modules: str) -> None:
    """Every plan at random moments, with other hands too, one policy for all of them."""
    luck = stream("fast", 7, 0, "plain")
    quick: dict[object, Policy] = {}
    seen = 0
    for race, seat in moments(modules, 40, seed=900):
        state = race.state
        policy = quick.setdefault(state.track, Policy(model_for(state.track)))
        slow = Policy(model_for(state.track))
        slow.noted = []  # taking notes goes the long way
        car = state.cars[seat].copy()
        for hand in (
            car.hand,
            sum(UNIT[luck.below(4)] for _ in range(4)) + 2 * STRESS + luck.below(4) * HEAT,
        ):
            car.hand = hand
            best = policy.rank_plans(state, car)
            slow.rank_plans(state, car)
            assert policy.plans == slow.plans == plans(state.rules, car)
            assert policy.rounds == pytest.approx(slow.rounds, abs=1e-9)
            assert policy.rounds[best] == min(policy.rounds)
            seen += sum(facts != NOT_PLAIN for facts in facts_of(policy, state, car))
    assert (seen > 0) == ("tournament" not in MODULES[modules])


@pytest.mark.parametrize("modules", MODULES)
def test_a_plan_that_gets_through_is_not_lost(modules: str) -> None:
    """What is told apart at a glance is what the odds of the guard say."""
    lost = clear = 0
    for race, seat in moments(modules, 40, seed=300):
        state = race.state
        policy = Policy(model_for(state.track))
        car = state.cars[seat]
        car.engine = 0  # so that some are lost
        policy.rank_plans(state, car)
        for cards in policy.plans:
            if is_lost(state, car, cards):
                lost += 1
                assert policy.may_be_lost(policy.road_of(state), car, cards)
            else:
                clear += not policy.may_be_lost(policy.road_of(state), car, cards)
    assert lost
    assert (clear > 0) == ("tournament" not in MODULES[modules])


def test_numbers_that_are_written_out() -> None:
    assert plain.MOST_FOUND == HIGHEST_BASIC
    assert plain.FOUND == VALUES
    assert plain.SUMS == plain.MOST_FOUND * plain.MOST_SYMBOLS + 1
    assert plain.GEAR_ROWS == GEARS + 1
    assert plain.ROW == HAND_STRESS * plain.SPEEDS
    assert plain.CASES == GEARS * plain.HEATS
